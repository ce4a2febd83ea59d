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

    @Test func lies() {
        #expect(Device.iPhone15.size(in: .landscapeLeft) == CGSize(width: 852, height: 393))
        #expect(
            Device.iPhone15.safeAreaInsets(in: .landscapeLeft)
                == UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
        #expect(Device.iPhoneSE.safeAreaInsets(in: .landscapeRight) == .zero)
        #expect(
            Device.iPadPro11.safeAreaInsets(in: .landscapeRight)
                == UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0))
        #expect(Device.iPhone15.size(in: .portraitUpsideDown) == Device.iPhone15.size)
    }

    @Test func hasAKeyboardThatFits() {
        for device in Device.all {
            #expect((200...350).contains(device.keyboardHeight(in: .portrait)))
            let lying = device.keyboardHeight(in: .landscapeLeft)
            #expect(lying < device.size(in: .landscapeLeft).height * 0.6)
        }
        #expect(Device.iPhoneSE.keyboardHeight(in: .portrait) == 260)
        #expect(Device.iPhoneSE.keyboardHeight(in: .landscapeRight) == 206)
        #expect(Device.iPadPro11.keyboardHeight(in: .portrait) == 312)
    }

    @Test func hasNamesThatDiffer() {
        let names = Device.all.flatMap { [$0.name] + $0.otherNames }
        #expect(Set(names).count == names.count)
    }
}
