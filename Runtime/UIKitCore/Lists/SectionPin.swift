import QuartzCore

/// Keeps the header of a plain section in view while something of the section is: at the top of what is seen,
/// until the end of its section pushes it out. Footers do the same at the bottom.
struct SectionPin: Equatable {
    /// What is seen of the content, less the insets.
    let port: ClosedRange<CGFloat>

    /// Where a header of a height stands.
    ///
    /// - Parameters:
    ///   - own: where it starts when nothing holds it.
    ///   - end: where the rows of its section end.
    func headerTop(_ own: CGFloat, height: CGFloat, sectionEnd end: CGFloat) -> CGFloat {
        max(own, min(port.lowerBound, end - height))
    }

    /// Where a footer of a height starts; `start` is where the rows of its section do.
    func footerTop(_ own: CGFloat, height: CGFloat, sectionStart start: CGFloat) -> CGFloat {
        min(own, max(port.upperBound - height, start))
    }
}
