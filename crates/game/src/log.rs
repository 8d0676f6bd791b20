//! Where events go.

/// Receives the events of an action, in order.
pub trait Log<E> {
    /// Takes one event.
    fn push(&mut self, event: E);
}

/// Drops everything: for search and playouts.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoLog;

impl<E> Log<E> for NoLog {
    #[inline(always)]
    fn push(&mut self, _: E) {}
}

impl<E> Log<E> for Vec<E> {
    #[inline]
    fn push(&mut self, event: E) {
        Vec::push(self, event);
    }
}

impl<E, L: Log<E>> Log<E> for &mut L {
    #[inline]
    fn push(&mut self, event: E) {
        (**self).push(event);
    }
}
