// Covers ui/board/accessible: cellaccessible, celltext

#include <QApplication>

#include "tests/testprogram.h"
#include "tests/ui/board/accessible/accessiblebench.h"

#include <algorithm>

namespace sudoku::tst_boardaccessible {

using namespace accessiblebench;

Board withEntry(Board board, int row, int column, Digit digit)
{
    board.entries.set(board.puzzle.geometry.cellAt(row - 1, column - 1), digit);
    return board;
}

class TestBoardAccessible : public BoardAccessibleFixture
{
    Q_OBJECT

private slots:
    void initTestCase() { QAccessible::installUpdateHandler(hear); }

    void cleanupTestCase() { QAccessible::installUpdateHandler(nullptr); }

    void init() { setUp(); }

    void isATable_data()
    {
        QTest::addColumn<int>("size");
        for (const int size : {4, 9, 16, 25})
            QTest::addRow("%d", size) << size;
    }

    void isATable()
    {
        QFETCH(int, size);
        Fixture fixture(size);
        BoardAccessible &table = fixture.table();
        QCOMPARE(table.role(), QAccessible::Table);
        QCOMPARE(table.text(QAccessible::Name), "Sudoku board");
        QVERIFY(table.tableInterface());
        QCOMPARE(table.rowCount(), size);
        QCOMPARE(table.columnCount(), size);
        QCOMPARE(table.childCount(), size * size);
        QCOMPARE(table.rowDescription(1), "row 2");
        QCOMPARE(table.columnDescription(3), "column 4");
        for (int i = 0; i < table.childCount(); ++i) {
            QAccessibleInterface *cell = table.child(i);
            QCOMPARE(cell->role(), QAccessible::Cell);
            QCOMPARE(cell->parent(), &table);
            QCOMPARE(table.indexOfChild(cell), i);
            QCOMPARE(cell->tableCellInterface()->rowIndex(), i / size);
            QCOMPARE(cell->tableCellInterface()->columnIndex(), i % size);
            QCOMPARE(cell, table.cellAt(i / size, i % size));
        }
        QVERIFY(!table.child(size * size));
        QVERIFY(!table.child(-1));
        QVERIFY(!table.cellAt(size, 0));
    }

    void cellsAreMadeWhenAskedFor()
    {
        Fixture fixture(25);
        fixture.table().child(7);
        QCOMPARE(fixture.table().knownCells().size(), 1U);
        QCOMPARE(fixture.table().child(7), fixture.table().child(7));
    }

    void aCellInNoRegionIsReadAsSuch()
    {
        Board start(board("1..............."));
        start.puzzle.geometry = *Geometry::withRegions(4, regionMap("AA@@AABB@@BB@@@@"));
        Fixture fixture(start);
        QCOMPARE(fixture.name(1, 1), "row 1, column 1, region 1: 1, given");
        QCOMPARE(fixture.name(1, 3), "row 1, column 3, no region: empty");
    }

    void liveCandidatesAreReadAsWhatTheyAre()
    {
        Board start(board("1..............."));
        start.cornerMarks[1] = {2, 3};
        Fixture fixture(start);
        LiveMarks marks;
        marks.proved.assign(16, {2, 3});
        marks.deciding.assign(16, {});
        marks.open.assign(16, {4});
        marks.deciding[2] = {3};
        fixture.view.setLiveMarks(marks);
        QCOMPARE(fixture.name(1, 1), "row 1, column 1, box 1: 1, given");
        QCOMPARE(fixture.name(1, 2), "row 1, column 2, box 1: empty, corner marks 2 3, live candidates 2 3, "
                                     "live candidates not decided 4");
        QVERIFY(fixture.name(1, 3).endsWith("live candidates not decided 4, one solution with 3"));
        fixture.view.setFindings(BoardLayer::Verdict, {.candidates = std::vector<DigitSet>(16, {1, 2})});
        QVERIFY(!fixture.name(1, 3).contains("live")); // nor are they seen
        fixture.view.setFindings(BoardLayer::Verdict, {});
        heard.clear();
        marks.open.assign(16, {});
        fixture.view.setLiveMarks(marks);
        QVERIFY(!hears("NameChanged r1c2")); // more will come
        marks.isFinal = true;
        fixture.view.setLiveMarks(marks);
        QVERIFY(hears("NameChanged r1c2"));
        fixture.editor.enter(2, {1}, InputMode::Value);
        QVERIFY(!fixture.name(1, 3).contains("live")); // of the board before
        fixture.view.setLiveMarks(marks);
        fixture.document.reset(Board(emptyBoard(9)));
        QVERIFY(!fixture.name(9, 9).contains("live"));
    }

    void theFilterIsReadWhereItIsSeen()
    {
        Board start(board("1..............."));
        Fixture fixture(start);
        fixture.view.setFilter({.first = 2});
        QVERIFY(fixture.name(1, 2).contains("shown by the filter"));
        QVERIFY(!fixture.name(1, 1).contains("filter"));
        fixture.view.setFindings(BoardLayer::Verdict, {.candidates = std::vector<DigitSet>(16, {1, 2})});
        QVERIFY(!fixture.name(1, 2).contains("filter"));
        fixture.view.setFindings(BoardLayer::Verdict, {});
        QVERIFY(fixture.name(1, 2).contains("shown by the filter"));
        fixture.view.showInstead(start, "Another board is shown.");
        QVERIFY(!fixture.name(1, 2).contains("filter"));
    }

    void whatIsDrawnOnCandidatesIsTold()
    {
        Board start(board("1..............."));
        start.centreMarks[1] = {2, 3};
        start.drawn.setColour({1, 3}, 2);
        start.drawn.lines = {{{1, 3}, {2, 3}}, {{2, 4}, {1, 2}, true}};
        Fixture fixture(start);
        QCOMPARE(fixture.name(1, 2),
                 "row 1, column 2, box 1: empty, centre marks 2 3, 3 green circle, solid line from 3 to 3 in "
                 "r1c3, dashed line to 2 from 4 in r1c3");
        heard.clear();
        fixture.editor.eraseDrawing();
        QVERIFY(hears("NameChanged r1c2"));
        QCOMPARE(fixture.name(1, 2), "row 1, column 2, box 1: empty, centre marks 2 3");
    }

    void namesTellPlaceAndContent()
    {
        Board start(board("1..............."));
        start = withEntry(start, 4, 3, 2);
        start.cornerMarks[2] = {1, 3};
        start.centreMarks[2] = {4};
        Fixture fixture(start);
        QCOMPARE(fixture.name(1, 1), "row 1, column 1, box 1: 1, given");
        QCOMPARE(fixture.name(4, 3), "row 4, column 3, box 4: 2, entry");
        QCOMPARE(fixture.name(1, 2), "row 1, column 2, box 1: empty");
        QCOMPARE(fixture.name(1, 3), "row 1, column 3, box 2: empty, corner marks 1 3, centre marks 4, "
                                     "struck through: 1");
    }

    void namesUseTheSymbolsShown()
    {
        Fixture fixture(withEntry(Board(emptyBoard(16)), 1, 1, 12));
        QCOMPARE(fixture.name(1, 1), "row 1, column 1, box 1: 12, entry");
        heard.clear();
        fixture.view.setChosenSymbols(*std::ranges::find_if(
            symbolSets(), [](const SymbolSet &set) { return !set.isNumeric() && set.characters[0] == 'A'; }));
        QCOMPARE(fixture.name(1, 1), "row 1, column 1, box 1: L, entry");
        QCOMPARE(heard, QStringList{"NameChanged r1c1"});
    }

    void irregularBoardsHaveRegions()
    {
        const auto geometry = Geometry::withRegions(4, regionMap("AAAABBBBCCCCDDDD"));
        Fixture fixture{Board(Puzzle(*geometry))};
        QCOMPARE(fixture.name(3, 2), "row 3, column 2, region 3: empty");
    }

    void conflictsAreTold()
    {
        Fixture fixture(withEntry(Board(board("5" + std::string(80, '.'))), 1, 7, 5));
        QCOMPARE(fixture.name(1, 7),
                 "row 1, column 7, box 3: 5, entry, conflict: Two 5s in row 1: r1c1 and r1c7");
        QCOMPARE(fixture.name(1, 1),
                 "row 1, column 1, box 1: 5, given, conflict: Two 5s in row 1: r1c1 and r1c7");
        fixture.document.edit(withEntry(fixture.document.board(), 3, 7, 5), "");
        QVERIFY(fixture.name(1, 7).endsWith("r1c7, 2 more conflicts"));
        QVERIFY(
            fixture.cell(1, 7).text(QAccessible::Description).contains("Two 5s in column 7: r1c7 and r3c7"));
    }

    void rulesAreTold()
    {
        Puzzle puzzle = emptyBoard(9);
        puzzle.constraints = {*readConstraint(puzzle.geometry, "killer 15 r1c1 r1c2"),
                              *readConstraint(puzzle.geometry, "thermometer r1c2 r1c3"),
                              *readConstraint(puzzle.geometry, "diagonal")};
        Board start(puzzle);
        start.switchedOff = {*readConstraint(puzzle.geometry, "even r1c2")};
        Fixture fixture(start);
        QCOMPARE(fixture.cell(1, 2).text(QAccessible::Description), "Killer cage 15, Thermometer");
        QCOMPARE(fixture.cell(1, 4).text(QAccessible::Description), "");
        fixture.document.edit(withEntry(withEntry(start, 1, 1, 5), 1, 2, 5), "");
        QVERIFY(
            fixture.cell(1, 1).text(QAccessible::Description).startsWith("Killer cage 15. Two 5s in row 1"));
    }

    void findingsAreTold()
    {
        Board start(board("1..............."));
        start = withEntry(start, 1, 2, 3);
        Fixture fixture(start);
        const QString place = "row 1, column 3, box 2: empty";
        const auto nameWith = [&](const BoardFindings &findings) {
            fixture.view.setFindings(BoardLayer::Verdict, findings);
            return fixture.name(1, 3);
        };
        QCOMPARE(nameWith({.differing = {{2, 3, 2}}}), place + ", differs: 3 in one solution, 2 in another");
        QCOMPARE(nameWith({.changes = {{2, noDigit, 4}}}), place + ", proposed given 4");
        BoardFindings findings{.reasons = {0}, .reasonMeaning = "reason of the conflict"};
        QCOMPARE(nameWith(findings), place);
        QCOMPARE(fixture.name(1, 1), "row 1, column 1, box 1: 1, given, reason of the conflict");
        findings = {};
        findings.candidates.assign(16, {2, 3, 4});
        findings.decidingCandidates.assign(16, {});
        QCOMPARE(nameWith(findings), place + ", true candidates 2 3 4");
        QVERIFY(!fixture.name(1, 1).contains("candidates")); // nothing new of a given
        QCOMPARE(fixture.name(1, 2), "row 1, column 2, box 1: 3, entry, true candidates 2 3 4");
        findings.decidingCandidates[2] = {4};
        QCOMPARE(nameWith(findings), place + ", true candidates 2 3 4; if given, 4 leaves one solution");
        findings.decidingCandidates[2] = {3, 4};
        QCOMPARE(nameWith(findings),
                 place + ", true candidates 2 3 4; if given, each of 3 4 leaves one solution");
        findings.candidates[2] = {3};
        findings.decidingCandidates[2] = {};
        QCOMPARE(nameWith(findings), place + ", true candidates 3");
        findings.oneCandidateMeaning = "the same in all solutions: %1";
        QCOMPARE(nameWith(findings), place + ", the same in all solutions: 3");
    }

    void statesFollowCursorRoleAndSelection()
    {
        Fixture fixture(Board(board("1...............")));
        fixture.focus();
        QVERIFY(fixture.cell(1, 1).state().focused && fixture.cell(1, 1).state().active);
        QVERIFY(fixture.cell(1, 1).state().selected && fixture.cell(1, 1).state().focusable);
        QVERIFY(!fixture.cell(1, 2).state().focused && !fixture.cell(1, 2).state().selected);
        QVERIFY(fixture.cell(1, 1).state().editable && !fixture.cell(1, 1).state().readOnly);
        fixture.editor.setRole(DigitRole::Entry);
        QVERIFY(!fixture.cell(1, 1).state().editable && fixture.cell(1, 1).state().readOnly);
        QVERIFY(fixture.cell(1, 2).state().editable);
        QCOMPARE(fixture.table().focusChild(), &fixture.cell(1, 1));
        QVERIFY(hears("StateChanged r1c1"));
    }

    void selectionIsRowsColumnsAndCells()
    {
        Fixture fixture(4);
        fixture.view.selectAll();
        QCOMPARE(fixture.table().selectedCellCount(), 16);
        QCOMPARE(fixture.table().selectedRows(), (QList{0, 1, 2, 3}));
        fixture.view.setCurrentCell(6);
        QCOMPARE(fixture.table().selectedCells(), QList<QAccessibleInterface *>{&fixture.cell(2, 3)});
        QCOMPARE(fixture.table().selectedColumnCount(), 0);
    }

    void cellsAreWhereTheyArePainted()
    {
        Fixture fixture(9);
        const QPoint centre = fixture.cell(3, 4).rect().center();
        QCOMPARE(fixture.table().childAt(centre.x(), centre.y()), &fixture.cell(3, 4));
        QVERIFY(!fixture.table().childAt(-1000, -1000));
    }

    void valuesCanBeReadAndSet()
    {
        Fixture fixture(9);
        QAccessibleValueInterface *value = fixture.cell(2, 3).valueInterface();
        QCOMPARE(value->currentValue(), 0);
        QCOMPARE(value->maximumValue(), 9);
        value->setCurrentValue(7);
        QCOMPARE(value->currentValue(), 7);
        QCOMPARE(fixture.cell(2, 3).text(QAccessible::Value), "7");
        value->setCurrentValue(10);
        QCOMPARE(value->currentValue(), 7);
        value->setCurrentValue(0);
        QCOMPARE(fixture.document.board().digitAt(11), noDigit);
    }

    void theFocusActionMovesTheCursor()
    {
        Fixture fixture(9);
        fixture.cell(5, 5).actionInterface()->doAction(QAccessibleActionInterface::setFocusAction());
        QCOMPARE(fixture.view.currentCell(), 40);
    }

    void otherShapesReplaceTheCells()
    {
        Fixture fixture(9);
        fixture.focus();
        fixture.press(Qt::Key_End, Qt::ControlModifier);
        const QAccessible::Id id = QAccessible::uniqueId(&fixture.cell(9, 9));
        heard.clear();
        fixture.document.reset(Board(emptyBoard(4)));
        QCoreApplication::processEvents();
        QCOMPARE(heard.first(), "TableModelChanged board");
        QCOMPARE(heard.last(), "Focus r1c1");
        QVERIFY(!QAccessible::accessibleInterface(id));
        QCOMPARE(fixture.table().childCount(), 16);
        fixture.document.reset(Board(emptyBoard(25)));
        QCOMPARE(fixture.name(25, 25), "row 25, column 25, box 25: empty");
    }

    void cellsOfAnUnheardShapeAreInvalid()
    {
        Fixture fixture(9);
        CellAccessible &last = fixture.cell(9, 9);
        setListening(false);
        fixture.document.reset(Board(emptyBoard(4)));
        QVERIFY(!last.isValid());
        setListening(true);
        fixture.document.edit(withEntry(fixture.document.board(), 1, 1, 1), "");
        QVERIFY(fixture.table().knownCells().empty());
    }

    void interfacesGoWithTheBoard()
    {
        QAccessible::Id table = 0;
        QAccessible::Id cell = 0;
        {
            Fixture fixture(9);
            table = QAccessible::uniqueId(&fixture.table());
            cell = QAccessible::uniqueId(&fixture.cell(1, 1));
            QVERIFY(QAccessible::accessibleInterface(cell));
        }
        QVERIFY(!QAccessible::accessibleInterface(table));
        QVERIFY(!QAccessible::accessibleInterface(cell));
    }
};

ADD_TEST(QApplication, TestBoardAccessible)

} // namespace sudoku::tst_boardaccessible

#include "tst_boardaccessible.moc"
