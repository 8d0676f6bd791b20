//! What the OpenAPI document says about values that are not plain text or numbers.

use utoipa::openapi::schema::{AdditionalProperties, ObjectBuilder, OneOfBuilder, Schema, Type};
use utoipa::openapi::{Object, RefOr};

fn number(minimum: u32, maximum: u32) -> Object {
    ObjectBuilder::new().schema_type(Type::Integer).minimum(Some(minimum)).maximum(Some(maximum)).build()
}

fn word(word: &'static str) -> Object {
    ObjectBuilder::new().schema_type(Type::String).enum_values(Some([word])).build()
}

/// The fields, all of them needed, and no other.
fn only(fields: impl IntoIterator<Item = (&'static str, Object)>) -> Object {
    let none_else = AdditionalProperties::FreeForm(false);
    let fields = fields.into_iter();
    let object = fields.fold(ObjectBuilder::new(), |object, (name, field)| object.property(name, field).required(name));
    object.schema_type(Type::Object).additional_properties(Some(none_else)).build()
}

/// [`table::Tempo`], with clocks that leave at least some time.
pub(crate) fn tempo() -> RefOr<Schema> {
    let some = |name: &'static str| (name, number(1_000, u32::MAX));
    let any = |name: &'static str| (name, number(0, u32::MAX));
    OneOfBuilder::new()
        .item(only([("tempo", word("none"))]))
        .item(only([("tempo", word("live")), some("bank_ms"), any("each_ms")]))
        .item(only([("tempo", word("slow")), some("each_ms")]))
        .into()
}

/// An action: as data of the game, or in notation.
pub(crate) fn action() -> RefOr<Schema> {
    let notation = ObjectBuilder::new().schema_type(Type::String).min_length(Some(1));
    let data = ObjectBuilder::new().schema_type(Type::Object);
    OneOfBuilder::new().item(notation).item(data).into()
}
