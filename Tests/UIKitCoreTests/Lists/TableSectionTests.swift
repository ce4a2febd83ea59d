import QuartzCore
import Simulator
import Testing

@testable import UIKitCore

@MainActor struct TableSectionTests {
    private let pixel: CGFloat = 1.0 / 3

    @Test func putsPlainHeadersAboveTheirRows() throws {
        let stage = SectionStage(.plain, [.init("Fruit", rows: 2), .init("Tea", rows: 3)]).show()
        #expect(stage.table.numberOfSections == 2)
        let header = try #require(stage.table.headerView(forSection: 0))
        #expect(isNear(header.frame, CGRect(x: 0, y: 22, width: 393, height: 28)))
        #expect(isNear(stage.rect(0, 0).minY, 50))
        #expect(isNear(stage.rect(0, 1).minY, 50 + 88 + 50))
        #expect(isNear(stage.table.rectForHeader(inSection: 1), CGRect(x: 0, y: 160, width: 393, height: 28)))
        #expect(isNear(stage.table.rect(forSection: 0), CGRect(x: 0, y: 0, width: 393, height: 138)))
        let text = try #require((header.contentView as? UIListContentView)?.text)
        #expect(isNear(text.frame.minY, 4, within: pixel + 1e-6) && text.frame.minX == 20)
        #expect(header.accessibilityTraits == .header)
    }

    @Test func givesSectionsWithoutTitlesNothingInAPlainTable() {
        let stage = SectionStage(.plain, [.init(rows: 2), .init(rows: 0), .init(rows: 1, footer: "end")])
            .show()
        #expect(stage.rect(0, 2).minY == 88)
        #expect(stage.table.headerView(forSection: 0) == nil)
        #expect(stage.table.footerView(forSection: 2)?.frame.minY == 132)
    }

    @Test func holdsThePlainHeaderInViewUntilItsSectionEnds() throws {
        let stage = SectionStage(.plain, [.init("A", rows: 40), .init("B", rows: 40)]).show()
        stage.scroll(to: 500)
        #expect(isNear(stage.table.headerView(forSection: 0)?.frame.minY, 500))
        let end = stage.table.rect(forSection: 0).maxY
        stage.scroll(to: end - 10)
        #expect(isNear(stage.table.headerView(forSection: 0)?.frame.maxY, end))
        #expect(isNear(stage.table.headerView(forSection: 1)?.frame.minY, end + 22))
        stage.scroll(to: end + 300)
        #expect(stage.table.headerView(forSection: 0) == nil)
        #expect(isNear(stage.table.headerView(forSection: 1)?.frame.minY, end + 300))
    }

    @Test func holdsThePlainFooterAtTheBottom() throws {
        let stage = SectionStage(.plain, [.init(rows: 40, footer: "F"), .init(rows: 40)]).show()
        let footer = try #require(stage.table.footerView(forSection: 0))
        #expect(abs(footer.frame.maxY - 852) < 1e-9)
        stage.scroll(to: 1_200)
        #expect(footer.frame.minY == 1_760)
    }

    @Test func scrollsARowToBelowTheHeldHeader() {
        let stage = SectionStage(.plain, [.init("A", rows: 100)]).show()
        stage.table.scrollToRow(at: IndexPath(row: 50, section: 0), at: .top, animated: false)
        stage.host.settle()
        #expect(stage.rect(50, 0).minY == stage.table.headerView(forSection: 0)?.frame.maxY)
    }

    @Test func doesNotHoldGroupedHeaders() {
        let stage = SectionStage(.grouped, [.init("A", rows: 40), .init(rows: 3)]).show()
        stage.scroll(to: 500)
        #expect(stage.table.headerView(forSection: 0) == nil)
        stage.scroll(to: 0)
        #expect(stage.table.headerView(forSection: 0)?.frame.minY == 0)
    }

    @Test func setsGroupedSectionsApart() throws {
        let stage = SectionStage(
            .grouped, [.init(rows: 1), .init(rows: 1), .init("T", rows: 1, footer: "F")]
        ).show()
        #expect(stage.rect(0, 0).minY == 35)
        #expect(isNear(stage.rect(0, 1).minY, 35 + 44 + 35))
        let header = stage.table.rectForHeader(inSection: 2)
        #expect(isNear(header.minY, 158 + 17.5))
        #expect(abs(header.height - (12 + 47.0 / 3 + 5.5)) <= pixel)
        #expect(abs(stage.table.rectForFooter(inSection: 2).height - (7.667 + 47.0 / 3 + 6.667)) <= pixel)
        #expect(stage.table.backgroundColor == .systemGroupedBackground)
        #expect(stage.cell(0, 0)?.backgroundColor == .secondarySystemGroupedBackground)
        let text = try #require(stage.table.headerView(forSection: 2)?.contentView as? UIListContentView).text
        #expect(text.text == "T" && text.font.pointSize == 13)
    }

    @Test func framesGroupedSectionsWithLines() throws {
        let stage = SectionStage(.grouped, [.init(rows: 2)]).show()
        let first = try #require(stage.cell(0, 0)), last = try #require(stage.cell(1, 0))
        #expect(first.parts.topLine?.frame.minX == 0 && first.parts.topLine?.isHidden == false)
        #expect(first.parts.separator?.frame.minX == 20)
        #expect(isNear(last.parts.separator?.frame, CGRect(x: 0, y: 44 - pixel, width: 393, height: pixel)))
        #expect(last.parts.topLine == nil)
    }

    @Test func makesCardsOfInsetSections() throws {
        let stage = SectionStage(.insetGrouped, [.init("Head", rows: 3), .init(rows: 1)]).show()
        let first = try #require(stage.cell(0, 0)), last = try #require(stage.cell(2, 0))
        #expect(first.frame.minX == 20 && first.frame.width == 353)
        #expect(first.layer.cornerRadius == 10)
        #expect(first.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        #expect(last.layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
        #expect(stage.cell(1, 0)?.layer.cornerRadius == 0)
        #expect(stage.cell(0, 1)?.layer.maskedCorners.rawValue == 15)
        #expect(first.parts.separator?.frame.minX == 16 && first.parts.separator?.frame.maxX == 353)
        #expect(last.parts.separator?.isHidden ?? true)
        let header = try #require(stage.table.headerView(forSection: 0))
        #expect(header.frame.minX == 20)
        #expect((header.contentView as? UIListContentView)?.text.frame.minX == 16)
        #expect(stage.table.indexPathForRow(at: CGPoint(x: 10, y: first.frame.midY)) == nil)
    }

    @Test func takesViewsAndHeightsOfTheDelegate() throws {
        let stage = SectionStage(.plain, [.init(rows: 1), .init("unseen", rows: 1), .init("title", rows: 1)])
        let delegate = EndsDelegate()
        delegate.header = { _, section in section == 2 ? nil : UIView() }
        delegate.height = { $0 == 0 ? 60 : $0 == 1 ? 0 : UITableView.automaticDimension }
        stage.table.delegate = delegate
        stage.table.sectionHeaderTopPadding = 0
        stage.show()
        #expect(stage.table.rectForHeader(inSection: 0).height == 60)
        #expect(stage.table.rectForHeader(inSection: 1).height == 0)
        #expect(isNear(stage.table.rectForHeader(inSection: 2).height, 28))
        #expect(stage.table.headerView(forSection: 0) == nil)
        #expect(delegate.calls.filter { $0.hasPrefix("will") } == ["will display 0", "will display 2"])
    }

    @Test func asksAgainForNoViewThatIsNotThere() {
        let stage = SectionStage(.plain, [.init(rows: 3)])
        let delegate = EndsDelegate()
        stage.table.delegate = delegate
        stage.show()
        stage.scroll(to: -20)
        #expect(delegate.calls == ["view 0"])
    }

    @Test func fitsAHeaderViewToWhatItNeeds() {
        let stage = SectionStage(.grouped, [.init(rows: 1)])
        let delegate = EndsDelegate()
        delegate.header = { _, _ in UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 77)) }
        stage.table.delegate = delegate
        stage.show()
        #expect(stage.table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 0, width: 393, height: 77))
        stage.table.sectionHeaderHeight = 50
        stage.host.settle()
        #expect(stage.table.rectForHeader(inSection: 0).height == 50)
    }

    @Test func usesHeaderViewsAgain() throws {
        let stage = SectionStage(.plain, (0..<50).map { .init("unused \($0)", rows: 10) })
        let delegate = EndsDelegate()
        var made: [ObjectIdentifier] = []
        delegate.header = { table, section in
            let view = table.dequeueReusableHeaderFooterView(withIdentifier: "end")
            view?.textLabel?.text = "\(section)"
            if let view { made.append(ObjectIdentifier(view)) }
            return view
        }
        stage.table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "end")
        stage.table.delegate = delegate
        stage.show()
        for step in 1...60 { stage.scroll(to: CGFloat(step) * 300) }
        #expect(made.count > 20)
        #expect(Set(made).count < 8)
        #expect(delegate.calls.contains("did end 3"))
        #expect(stage.table.dequeueReusableHeaderFooterView(withIdentifier: "unknown") == nil)
    }

    @Test func learnsAHeaderAgainWhenItsContentChanges() throws {
        let stage = SectionStage(.plain, [.init("short", rows: 3)]).show()
        let header = try #require(stage.table.headerView(forSection: 0))
        var content = header.defaultContentConfiguration()
        content.text = String(repeating: "long words ", count: 30)
        header.contentConfiguration = content
        stage.host.settle()
        #expect(header.frame.height > 80)
        #expect(isNear(stage.rect(0, 0).minY, header.frame.maxY))
    }

    @Test func readsHeadersAndRowsInOrder() {
        let stage = SectionStage(.plain, [.init("A", rows: 1, footer: "B"), .init("C", rows: 1)]).show()
        let frames = (stage.table.accessibilityElements as? [UIView])?.map(\.frame.minY) ?? []
        #expect(frames.count == 5)
        #expect(frames == frames.sorted())
    }

    @Test func answersForSectionsThatAreNotThere() {
        let stage = SectionStage(.grouped, [.init("A", rows: 1)]).show()
        for section in [-1, 1, Int.max, Int.min] {
            #expect(stage.table.rect(forSection: section) == .zero)
            #expect(stage.table.rectForHeader(inSection: section) == .zero)
            #expect(stage.table.rectForFooter(inSection: section) == .zero)
            #expect(stage.table.headerView(forSection: section) == nil)
            #expect(stage.table.footerView(forSection: section) == nil)
            #expect(stage.table.numberOfRows(inSection: section) == 0)
        }
    }

    @Test(arguments: [CGFloat.nan, -.infinity, .infinity, -7])
    func survivesHeaderHeightsThatAreNone(height: CGFloat) {
        let stage = SectionStage(.plain, [.init("A", rows: 3), .init("B", rows: 3)])
        let delegate = EndsDelegate()
        delegate.height = { _ in height }
        stage.table.delegate = delegate
        stage.table.sectionHeaderTopPadding = height
        stage.table.estimatedSectionFooterHeight = height
        stage.show()
        #expect(stage.table.contentSize.height.isFinite && stage.table.contentSize.height >= 264)
    }

    @Test func asksOnlyTheTitlesOfSectionsFarAway() {
        let stage = SectionStage(.plain, (0..<500).map { .init("\($0)", rows: 1_000) })
        let delegate = EndsDelegate()
        stage.table.delegate = delegate
        stage.show()
        #expect(delegate.calls.filter { $0.hasPrefix("view") }.count == 1)
        #expect(isNear(stage.table.contentSize.height, 500 * (44_000 + 50)))
    }

    @Test func scrollsToASectionWithoutNamingARow() {
        let stage = SectionStage(.plain, [.init("A", rows: 100), .init("B", rows: 0), .init("C", rows: 100)])
            .show()
        stage.table.scrollToRow(at: IndexPath(row: NSNotFound, section: 1), at: .top, animated: false)
        #expect(isNear(stage.table.contentOffset.y, stage.table.rect(forSection: 1).minY, within: 0.5))
    }

    @Test func stopsWhereItShouldScrollToARowThatIsNotThere() async throws {
        let result = try await #require(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                let stage = SectionStage(.plain, [.init(rows: 3)]).show()
                stage.table.scrollToRow(at: IndexPath(row: 3, section: 0), at: .top, animated: false)
            }
        }
        #expect(
            String(decoding: result.standardErrorContent, as: UTF8.self)
                .contains("cannot scroll to the row at [0, 3]: it has [3] rows"))
    }
}
