//! For generating TypeScript types.

/// Makes a container of our own, with items of type `T`, an array in TypeScript.
#[macro_export]
macro_rules! array_in_typescript {
    ($container:ty, $($generics:tt)+) => {
        impl<$($generics)+> ts_rs::TS for $container {
            type WithoutGenerics = <Vec<T> as ts_rs::TS>::WithoutGenerics;
            type OptionInnerType = Self;

            fn name(config: &ts_rs::Config) -> String {
                <Vec<T> as ts_rs::TS>::name(config)
            }

            fn inline(config: &ts_rs::Config) -> String {
                <Vec<T> as ts_rs::TS>::inline(config)
            }

            fn visit_generics(visitor: &mut impl ts_rs::TypeVisitor)
            where
                Self: 'static,
            {
                <Vec<T> as ts_rs::TS>::visit_generics(visitor);
            }
        }
    };
}
