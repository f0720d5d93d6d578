#include <QTest>

#include "tests/testdata.h"
#include "tests/testprogram.h"
#include "ui/text/requestwords.h"

namespace sudoku::tst_requestwords {

GenerateRequest asked(ClueGoal goal, int clues)
{
    GenerateRequest request(emptyBoard(9));
    request.goal = goal;
    request.clues = clues;
    return request;
}

QString said(const GenerateRequest &request)
{
    const auto problem = findProblem(request);
    return problem ? problemText(request, *problem) : QString();
}

class TestRequestWords : public QObject
{
    Q_OBJECT

private slots:
    void possibleRequestsAreNoProblem()
    {
        QCOMPARE(said(asked(ClueGoal::Minimal, 0)), "");
        QCOMPARE(said(asked(ClueGoal::AtMost, 17)), "");
    }

    void tooFewClues()
    {
        QCOMPARE(said(asked(ClueGoal::AtMost, 12)),
                 "No 9 × 9 puzzle with one solution has fewer than 17 clues.");
    }

    void tooFewCluesUnderOtherRules()
    {
        GenerateRequest request = asked(ClueGoal::AtMost, 2);
        request.shape.constraints = {{findVariant("diagonal"), {}}};
        QVERIFY(said(request).startsWith("No 9 × 9 puzzle of these rules with one solution has fewer than "));
    }

    void tooManyClues() { QCOMPARE(said(asked(ClueGoal::About, 82)), "A board of 9 × 9 has only 81 cells."); }

    void tooFewPlaces()
    {
        GenerateRequest request = asked(ClueGoal::Minimal, 0);
        request.pattern.assign(81, PatternCell::NoClue);
        QCOMPARE(said(request), "The pattern leaves too few cells for clues: the puzzle needs 17.");
    }

    void patternTooLarge()
    {
        GenerateRequest request = asked(ClueGoal::AtMost, 20);
        request.pattern.assign(81, PatternCell::Clue);
        QCOMPARE(said(request), "The pattern holds 81 clues, more than the 20 asked for.");
        request.symmetry = findSymmetry("half-turn");
        QCOMPARE(said(request), "The pattern, made symmetric, holds 81 clues, more than the 20 asked for.");
    }

    void tornSymmetry()
    {
        GenerateRequest request = asked(ClueGoal::Minimal, 0);
        request.symmetry = findSymmetry("half-turn");
        request.pattern.assign(81, PatternCell::Free);
        request.pattern[0] = PatternCell::Clue;
        request.pattern[80] = PatternCell::NoClue;
        QCOMPARE(said(request),
                 "r1c1 must hold a clue, but r9c9, where the symmetry takes it, must hold none.");
    }

    void exchangeableLines()
    {
        GenerateRequest rows = asked(ClueGoal::Minimal, 0);
        rows.pattern.assign(81, PatternCell::Free);
        GenerateRequest columns = rows;
        for (int i = 0; i < 9; ++i)
            for (const int line : {3, 5}) {
                rows.pattern[line * 9 + i] = PatternCell::NoClue;
                columns.pattern[i * 9 + line] = PatternCell::NoClue;
            }
        QCOMPARE(said(rows),
                 "Rows 4 and 6 hold no clue: where they change places, there is another solution.");
        QCOMPARE(said(columns),
                 "Columns 4 and 6 hold no clue: where they change places, there is another solution.");
    }

    void everySymmetryHasAName()
    {
        for (const Symmetry &symmetry : symmetries())
            QVERIFY(!symmetryText(symmetry).isEmpty());
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestRequestWords)

} // namespace sudoku::tst_requestwords

#include "tst_requestwords.moc"
