#include <QTest>

#include "tests/testdata.h"
#include "tests/testprogram.h"

#include "core/formats/formats.h"
#include "core/formats/text/constrainttext.h"
#include "core/formats/text/keptmembers.h"
#include "ui/text/sharedboard.h"

namespace sudoku::tst_sharedboard {

Board boardWith(const char *constraint)
{
    Board board(emptyBoard(4));
    board.puzzle.constraints.push_back(*readConstraint(board.puzzle.geometry, constraint));
    return board;
}

Grid solution()
{
    Grid grid(16);
    grid.set(3, 4);
    return grid;
}

const Format &link()
{
    return *findFormat("sudokupad");
}

class TestSharedBoard : public QObject
{
    Q_OBJECT

private slots:
    void rulesAndSolutionAreAdded()
    {
        const Grid grid = solution();
        const Board shared = sharedBoard(boardWith("diagonal"), link(), &grid);
        QVERIFY(QString::fromStdString(shared.info.rules)
                    .startsWith(QStringLiteral("Each row, column and box contains the digits 1 to 4.\n")));
        QVERIFY(shared.info.solution == grid);
    }

    void whatItsAuthorSaysStays()
    {
        const Grid grid = solution();
        Board own = boardWith("diagonal");
        own.info.rules = "My rules.";
        own.info.solution = Grid(16);
        QVERIFY(sharedBoard(own, link(), &grid) == own);
    }

    void otherFormatsStayAsTheyAre()
    {
        const Grid grid = solution();
        for (const char *id : {"line", "workbench", "iss-link", "sgt"})
            QVERIFY2(sharedBoard(boardWith("diagonal"), *findFormat(id), &grid) == boardWith("diagonal"), id);
        const Board maker = sharedBoard(boardWith("diagonal"), *findFormat("sudokumaker"), &grid);
        QVERIFY(!maker.info.rules.empty());
        QCOMPARE(maker.info.solution.cellCount(), 0);
    }

    void aSolutionUnderOtherRulesIsNotAdded()
    {
        const Grid grid = solution();
        Board off(emptyBoard(4));
        off.switchedOff = boardWith("diagonal").puzzle.constraints;
        Board unread(emptyBoard(4));
        keepUnsupported({{"zipper", 1}}, unread);
        for (const Board &board : {off, unread}) {
            QVERIFY(!needsSolution(board, link()));
            QCOMPARE(sharedBoard(board, link(), &grid).info.solution.cellCount(), 0);
            QCOMPARE(missingSolutionText(board, link(), SharedSolutions::One),
                     QStringLiteral("no solution is added: not all rules are known"));
        }
    }

    void itIsSaidWhyThereIsNone()
    {
        const Board board(emptyBoard(4));
        QCOMPARE(missingSolutionText(board, link(), SharedSolutions::Several),
                 QStringLiteral("no solution is added: there are several"));
        QCOMPARE(missingSolutionText(board, link(), SharedSolutions::One), QString());
        QCOMPARE(missingSolutionText(board, *findFormat("line"), SharedSolutions::None), QString());
        for (const auto known : {SharedSolutions::None, SharedSolutions::Unknown})
            QVERIFY(!missingSolutionText(board, link(), known).isEmpty());
    }

    void anotherSolutionIsSaid()
    {
        Board board(emptyBoard(4));
        QCOMPARE(otherSolutionText(board, solution()), QString());
        board.info.solution = solution();
        QCOMPARE(otherSolutionText(board, solution()), QString());
        board.info.solution.set(3, 1);
        QCOMPARE(otherSolutionText(board, solution()),
                 QStringLiteral("the source of the puzzle states another solution: 1 in r1c4"));
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestSharedBoard)

} // namespace sudoku::tst_sharedboard

#include "tst_sharedboard.moc"
