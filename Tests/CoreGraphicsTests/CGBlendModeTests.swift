import CoreGraphics
import Testing

struct CGBlendModeTests {
    private func blend(_ mode: CGBlendMode) throws -> CGContext {
        let context = try CGContext.sheet(3, 1)
        context.setFillColor(CGColor(red: 1, green: 0.5, blue: 0, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        context.setBlendMode(mode)
        context.setFillColor(CGColor(red: 0.5, green: 0.5, blue: 1, alpha: 1))
        context.fill(CGRect(x: 1, y: 0, width: 2, height: 1))
        return context
    }

    @Test(
        arguments: [
            (.normal, 0xFF80_80FF), (.multiply, 0xFF80_4000), (.screen, 0xFFFF_C0FF), (.copy, 0xFF80_80FF),
            (.clear, 0),
            (.destinationOver, 0xFFFF_8000), (.sourceIn, 0xFF80_80FF), (.destinationOut, 0),
            (.plusLighter, 0xFFFF_FFFF),
        ] as [(CGBlendMode, UInt32)])
    func mixesAsNamed(_ mode: CGBlendMode, _ wanted: UInt32) throws {
        #expect(try blend(mode).pixel(1, 0) == wanted)
    }

    @Test(arguments: [CGBlendMode.sourceIn, .sourceOut, .destinationIn, .destinationAtop])
    func leavesWhatIsOutsideTheShape(_ mode: CGBlendMode) throws {
        #expect(try blend(mode).pixel(0, 0) == 0xFFFF_8000)
    }

    @Test func rawValuesAreApples() {
        #expect(CGBlendMode.luminosity.rawValue == 15 && CGBlendMode.clear.rawValue == 16)
        #expect(CGBlendMode.xor.rawValue == 25 && CGBlendMode.plusLighter.rawValue == 27)
    }
}
