#include <QCoreApplication>
#include <QTest>

#include "core/variants/variant.h"
#include "tests/puzzles.h"
#include "tests/testprogram.h"
#include "ui/printjob/duplicates.h"

namespace sudoku::tst_duplicates {

std::vector<Duplicate> duplicatesOf(const std::vector<Board> &boards, int earlierCount = 0)
{
    std::vector<const Board *> each;
    for (const Board &board : boards)
        each.push_back(&board);
    return duplicatesIn(each, earlierCount);
}

class TestDuplicates : public QObject
{
    Q_OBJECT

    std::vector<Board> m_boards;

private slots:
    void init()
    {
        m_boards.clear();
        for (const CorpusPuzzle &puzzle : readCorpus("c9_17clue.txt", 3))
            m_boards.emplace_back(puzzle.puzzle);
    }

    void othersAreNone() { QVERIFY(duplicatesOf(m_boards).empty()); }

    void equalPuzzlesAreFound()
    {
        m_boards.push_back(m_boards[1]);
        m_boards.push_back(m_boards[1]);
        QVERIFY(duplicatesOf(m_boards) == (std::vector{Duplicate{1, 3, true}, Duplicate{1, 4, true}}));
    }

    void otherFormsAreFound()
    {
        Board turned = m_boards[2];
        for (Cell cell = 0; cell < 81; ++cell) { // a quarter turn, and 1 for 2
            const Digit digit = m_boards[2].puzzle.givens[(8 - cell % 9) * 9 + cell / 9];
            turned.puzzle.givens.set(cell, digit == 1 ? 2 : digit == 2 ? 1 : digit);
        }
        m_boards.push_back(turned);
        QVERIFY(duplicatesOf(m_boards) == (std::vector{Duplicate{2, 3, false}}));
    }

    void otherFormsWithRulesAreFound()
    {
        Board ruled = m_boards[0];
        ruled.puzzle.constraints.push_back({findVariant("diagonal"), {}});
        Board mirrored = ruled;
        for (Cell cell = 0; cell < 81; ++cell)
            mirrored.puzzle.givens.set(cell, ruled.puzzle.givens[cell % 9 * 9 + cell / 9]);
        m_boards = {ruled, mirrored};
        QCOMPARE(std::ssize(duplicatesOf(m_boards)), 1); // the diagonals are their own mirror images
        QCOMPARE(duplicatesOf(m_boards).front().isEqual, false);
    }

    void earlierOnesAreNotCompared()
    {
        m_boards = {m_boards[0], m_boards[0], m_boards[1], m_boards[0], m_boards[2], m_boards[2]};
        QVERIFY(duplicatesOf(m_boards, 3) == (std::vector{Duplicate{0, 3, true}, Duplicate{4, 5, true}}));
    }

    void rulesTellApart()
    {
        Board ruled = m_boards[0];
        ruled.puzzle.constraints.push_back({findVariant("diagonal"), {}});
        m_boards.push_back(ruled);
        QVERIFY(duplicatesOf(m_boards).empty());
        m_boards.push_back(ruled);
        QVERIFY(duplicatesOf(m_boards) == (std::vector{Duplicate{3, 4, true}}));
    }

    void stopsWhenAsked()
    {
        std::stop_source source;
        source.request_stop();
        QVERIFY(duplicatesIn({m_boards.data(), m_boards.data()}, 0, source.get_token()).empty());
    }
};

ADD_TEST(QCoreApplication, TestDuplicates)

} // namespace sudoku::tst_duplicates

#include "tst_duplicates.moc"
