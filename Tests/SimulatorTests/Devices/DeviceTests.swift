import Simulator
import Testing
import UIKitCore

struct DeviceTests {
    @Test func isFoundByEachOfItsNames() {
        #expect(Device(named: "iPhone SE") == .iPhoneSE)
        #expect(Device(named: "iPhone SE (3rd generation)") == .iPhoneSE)
        #expect(Device(named: "iphone 15") == .iPhone15)
    }

    /// Size, scale, then what the bars cover: top and bottom upright; top, sides and bottom lying.
    @Test(
        arguments: [
            (.iPhoneSE, 375, 667, 2, [20, 0], [0, 0, 0]), (.iPhone15, 393, 852, 3, [59, 34], [0, 59, 21]),
            (.iPhone15ProMax, 430, 932, 3, [59, 34], [0, 59, 21]),
            (.iPadPro11, 834, 1194, 2, [24, 20], [24, 0, 20]),
        ] as [(Device, CGFloat, CGFloat, CGFloat, [CGFloat], [CGFloat])])
    func isAsLargeAsTheDeviceOfItsName(
        _ device: Device, width: CGFloat, height: CGFloat, scale: CGFloat, upright: [CGFloat],
        lying: [CGFloat]
    ) {
        #expect(device.size == CGSize(width: width, height: height))
        #expect(device.scale == scale)
        #expect(
            device.safeAreaInsets(in: .portrait)
                == UIEdgeInsets(top: upright[0], left: 0, bottom: upright[1], right: 0))
        for orientation in [UIInterfaceOrientation.landscapeLeft, .landscapeRight] {
            #expect(device.size(in: orientation) == CGSize(width: height, height: width))
            #expect(
                device.safeAreaInsets(in: orientation)
                    == UIEdgeInsets(top: lying[0], left: lying[1], bottom: lying[2], right: lying[1]))
        }
        #expect(device.idiom == (device == .iPadPro11 ? .pad : .phone))
    }

    @Test func everyDeviceIsListed() {
        #expect(Device.all == [.iPhoneSE, .iPhone15, .iPhone15ProMax, .iPadPro11])
        for name in ["iPhone SE (3rd)", "iPhone 15", "iPhone 15 Pro Max", "iPad Pro 11-inch"] {
            #expect(Device(named: name) != nil)
        }
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
