//! How what a game is made of is called when it is sent.

/// What can stand in a field that is sent, and what stands there then. `Content` is what the game knows of its
/// components.
pub trait WireName<Content>: Copy {
    /// An id for a component, anything else as it is.
    type Name<'a>
    where
        Content: 'a;

    /// The name of `self` among these components.
    fn named(self, content: &Content) -> Self::Name<'_>;
}

/// Sends numbers of components as their ids: `wire_ids!(Content: CardId => cards)`, where `content.cards` is the list
/// that the number counts in.
#[macro_export]
macro_rules! wire_ids {
    ($content:ty: $($number:ty => $list:ident),* $(,)?) => {$(
        impl $crate::WireName<$content> for $number {
            type Name<'a> = &'a str;
            fn named(self, content: &$content) -> &str {
                &content.$list[self.index()].id
            }
        }
    )*};
}

/// Sends values as they are.
#[macro_export]
macro_rules! wire_plain {
    ($content:ty: $($plain:ty),* $(,)?) => {$(
        impl $crate::WireName<$content> for $plain {
            type Name<'a> = $plain;
            fn named(self, _: &$content) -> $plain {
                self
            }
        }
    )*};
}
