#include <QApplication>
#include <QTest>

#include "tests/testdata.h"
#include "tests/testprogram.h"
#include "ui/board/digitfilter.h"
#include "ui/board/document.h"

namespace sudoku::tst_digitfilter {

class TestDigitFilter : public QObject
{
    Q_OBJECT

private slots:
    void oneDigitOrTwoAreChosen()
    {
        const DigitFilter four = DigitFilter().withDigit(4, true);
        QCOMPARE(four, (DigitFilter{.first = 4}));
        QCOMPARE(four.withDigit(7, false), (DigitFilter{.first = 7}));
        const DigitFilter both = four.withDigit(7, true);
        QCOMPARE(both, (DigitFilter{.first = 4, .second = 7}));
        QCOMPARE(both.withDigit(7, true), four); // the same again removes it
        QCOMPARE(both.withDigit(4, true), (DigitFilter{.first = 7}));
        QVERIFY(!four.withDigit(4, false).isOn());
        QCOMPARE((DigitFilter{.hasPairs = true}.withDigit(2, true)), (DigitFilter{.first = 2}));
    }

    void aKeyGoesThroughAllDigits_data()
    {
        QTest::addColumn<int>("size");
        for (const int size : {4, 9, 16, 25})
            QTest::addRow("%d", size) << size;
    }

    void aKeyGoesThroughAllDigits()
    {
        QFETCH(int, size);
        DigitFilter filter;
        for (Digit digit = 1; digit <= size; ++digit) {
            filter = filter.withNext(false, size);
            QCOMPARE(filter, (DigitFilter{.first = digit}));
        }
        QVERIFY(!filter.withNext(false, size).isOn());
        filter = {.first = 2};
        for (Digit digit = 1; digit <= size; ++digit) {
            if (digit == 2)
                continue; // which is the first one
            filter = filter.withNext(true, size);
            QCOMPARE(filter, (DigitFilter{.first = 2, .second = digit}));
        }
        QCOMPARE(filter.withNext(true, size), (DigitFilter{.first = 2}));
    }

    /// Without marks, the digits that the cell sees decide; with marks, these do.
    void digitsCanGoWhereNothingContradictsThem_data() { aKeyGoesThroughAllDigits_data(); }

    void digitsCanGoWhereNothingContradictsThem()
    {
        QFETCH(int, size);
        Board board(emptyBoard(size));
        const Geometry &geometry = board.puzzle.geometry;
        board.puzzle.givens.set(0, 3);
        const Cell far = geometry.cellCount() - 1;
        board.centreMarks[far] = {1, 2};
        board.cornerMarks[far - 1] = {1}; // says where the 1 may be, not what the cell may have
        const Document document(board);
        QVERIFY(candidatesOf(document, 0).isEmpty());
        QVERIFY(!candidatesOf(document, 1).contains(3)); // in the row of the 3
        QVERIFY(candidatesOf(document, 1).contains(2));
        QCOMPARE(candidatesOf(document, far), (DigitSet{1, 2}));
        QCOMPARE(candidatesOf(document, far - 1), DigitSet::all(size));
        QVERIFY(shows({.hasPairs = true}, document, far));
        QVERIFY(!shows({.hasPairs = true}, document, far - 1));
        QVERIFY(!shows({.first = 3}, document, far));
        QVERIFY(shows({.first = 3, .second = 2}, document, far));
        const DigitCount count = countOf(3, document);
        QCOMPARE(count.placed, 1);
        const int peers = static_cast<int>(geometry.peers(0).size());
        QCOMPARE(count.open, geometry.cellCount() - 1 - peers - 1);
    }

    void cagesAreSeen()
    {
        Board board(emptyBoard(9));
        board.puzzle.constraints = {
            *readConstraint(board.puzzle.geometry, "killer 20 r1c1 r2c1 r2c2 r3c2 r4c2")};
        board.puzzle.givens.set(board.puzzle.geometry.cellAt(3, 1), 7); // r4c2
        QVERIFY(!candidatesOf(Document(board), 0).contains(7));
    }

    /// Whoever knows the rules says what they leave; cells with marks have these.
    void rulesAreAsked()
    {
        Board board(emptyBoard(9));
        board.puzzle.constraints = {*readConstraint(board.puzzle.geometry, "killer 3 r1c1 r1c2")};
        board.puzzle.givens.set(80, 2);
        board.centreMarks[1] = {2, 7};
        Document document(board);
        int asked = 0;
        document.setRuleCandidates([&asked](const Board &of) {
            ++asked;
            std::vector<DigitSet> left(of.entries.cellCount(), DigitSet::all(9));
            left[0] = {1, 2};
            return left;
        });
        QCOMPARE(candidatesOf(document, 0), (DigitSet{1, 2}));
        QCOMPARE(candidatesOf(document, 1), (DigitSet{2, 7}));
        QVERIFY(!candidatesOf(document, 79).contains(2)); // which it sees
        QCOMPARE(asked, 1);                               // for all cells
        board.enter(2, 1);
        document.edit(board, "Enter Digit");
        QCOMPARE(candidatesOf(document, 0), DigitSet{2});
        QCOMPARE(asked, 2);
    }

    void theFilterTakesThePlaceOfTheCursor()
    {
        Board board(emptyBoard(9));
        board.puzzle.givens.set(0, 4);
        const Document document(board);
        BoardHighlights highlights{.cells = std::vector<CellHighlight>(81), .markedDigit = 4};
        highlights.cells[80].isPeer = true;
        const BoardHighlights before = highlights;
        showFilter(highlights, {}, document);
        QVERIFY(highlights.cells[80].isPeer && highlights.markedDigit == 4);
        showFilter(highlights, {.first = 4, .second = 5}, document);
        QVERIFY(highlights.cells[0].isSameDigit);
        QVERIFY(!highlights.cells[1].isPlace && highlights.cells[1].isSecondPlace);
        QVERIFY(highlights.cells[80].isPlace && highlights.cells[80].isSecondPlace);
        QVERIFY(!highlights.cells[80].isPeer);
        QCOMPARE(highlights.filtered[80], (DigitSet{4, 5}));
        QCOMPARE(highlights.filtered[1], DigitSet{5});
    }
};

ADD_TEST(QApplication, TestDigitFilter)

} // namespace sudoku::tst_digitfilter

#include "tst_digitfilter.moc"
