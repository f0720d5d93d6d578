// Covers ui/text: difficultywords

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
                 "A 9 × 9 puzzle with one solution has at least 17 clues.");
    }

    void tooFewCluesUnderOtherRules()
    {
        GenerateRequest request = asked(ClueGoal::AtMost, 2);
        request.shape.constraints = {{findVariant("diagonal"), {}}};
        QVERIFY(said(request).startsWith("A 9 × 9 puzzle with these rules and one solution has at least "));
    }

    void tooManyClues() { QCOMPARE(said(asked(ClueGoal::About, 82)), "A board of 9 × 9 has only 81 cells."); }

    void tooFewPlaces()
    {
        GenerateRequest request = asked(ClueGoal::Minimal, 0);
        request.pattern.assign(81, PatternCell::NoClue);
        QCOMPARE(said(request),
                 "The pattern leaves too few cells for clues: the puzzle needs at least 17 clues.");
    }

    void patternTooLarge()
    {
        GenerateRequest request = asked(ClueGoal::AtMost, 20);
        request.pattern.assign(81, PatternCell::Clue);
        QCOMPARE(said(request), "The pattern has 81 clues, but you asked for 20.");
        request.symmetry = findSymmetry("half-turn");
        QCOMPARE(said(request), "With its symmetry the pattern has 81 clues, but you asked for 20.");
    }

    void tornSymmetry()
    {
        GenerateRequest request = asked(ClueGoal::Minimal, 0);
        request.symmetry = findSymmetry("half-turn");
        request.pattern.assign(81, PatternCell::Free);
        request.pattern[0] = PatternCell::Clue;
        request.pattern[80] = PatternCell::NoClue;
        QCOMPARE(said(request), "The symmetry asks for the same in r1c1 and r9c9: the pattern has a clue in "
                                "r1c1 and none in r9c9.");
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
        QCOMPARE(said(rows), "Rows 4 and 6 have no clue: they can change places in every solution.");
        QCOMPARE(said(columns), "Columns 4 and 6 have no clue: they can change places in every solution.");
    }

    void everySymmetryHasAName()
    {
        for (const Symmetry &symmetry : symmetries())
            QVERIFY(!symmetryText(symmetry).isEmpty());
    }
};

ADD_TEST(QCoreApplication, TestRequestWords)

} // namespace sudoku::tst_requestwords

#include "tst_requestwords.moc"
