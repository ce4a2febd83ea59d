extension UIKeyModifierFlags {
    /// The modifiers that a person holds: neither caps lock nor where the key stands.
    var held: UIKeyModifierFlags { intersection([.shift, .control, .alternate, .command]) }
}
