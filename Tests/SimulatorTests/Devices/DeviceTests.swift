import Simulator
import Testing
import UIKitCore

struct DeviceTests {
    @Test func isFoundByEachOfItsNames() {
        #expect(Device(named: "iPhone SE") == .iPhoneSE)
        #expect(Device(named: "iPhone SE (3rd generation)") == .iPhoneSE)
        #expect(Device(named: "iphone 15") == .iPhone15)
    }

    @Test func isNilForANameThatNoDeviceHas() {
        #expect(Device(named: "iPhone 3") == nil)
        #expect(Device(named: "") == nil)
    }

    @Test func hasNamesThatDiffer() {
        let names = Device.all.flatMap { [$0.name] + $0.otherNames }
        #expect(Set(names).count == names.count)
    }
}
