// Covers ui/text: difficultywords

#include <QTest>

#include "core/generate/levelwish.h"
#include "tests/testdata.h"
#include "tests/testprogram.h"
#include "ui/text/difficultywords.h"
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
        QCOMPARE(said(rows), "Rows 4 and 6 have no clue: they can change places in every solution. Allow a "
                             "clue in one of them.");
        QCOMPARE(said(columns), "Columns 4 and 6 have no clue: they can change places in every solution. "
                                "Allow a clue in one of them.");
    }

    void placesOfClues()
    {
        GenerateRequest request = asked(ClueGoal::AtMost, 30);
        request.clueWish.minInBox = 4;
        QCOMPARE(said(request), "With clues in all these places the puzzle has at least 36 clues, but you "
                                "asked for 30.");
        request.clueWish = {.maxInBox = 2};
        QCOMPARE(said(request), "With at most 2 clues in each box there are at most 18 in all, not 30.");
        request.goal = ClueGoal::Minimal;
        QCOMPARE(said(request), "With at most 2 clues in each box there are at most 18 in all, but the "
                                "puzzle needs more. Allow more in each box.");
        request.clueWish = {.maxInBox = 0};
        QCOMPARE(said(request), "The puzzle needs clues. Allow some in each box.");
        request.clueWish = {.minInBox = 9};
        QCOMPARE(said(request), "With so many clues no cell is left to solve.");
        request.clueWish = {.minInBox = 10};
        QCOMPARE(said(request), "Not every box of this board has 10 cells.");
        request.clueWish = {.coversLines = true};
        request.pattern.assign(81, PatternCell::Free);
        for (int column = 0; column < 9; ++column)
            request.pattern[column] = PatternCell::NoClue;
        QCOMPARE(said(request), "The pattern leaves too few cells for clues from r1c1 to r1c9.");
        request.hasManySolutions = true;
        QCOMPARE(said(request),
                 "A wish for the places of clues is only for puzzles with exactly one solution.");
    }

    void beginnersReadOfBeginner()
    {
        GenerateRequest request(emptyBoard(9));
        wishBeginner(request);
        QCOMPARE(wishTexts(request.difficulty), QStringList("beginner"));
        request.difficulty.hardSteps = {.min = 1};
        QCOMPARE(said(request), "Puzzles of the level Beginner have no hard step.");
    }

    void hardLevelsHaveAHardStep()
    {
        GenerateRequest request(emptyBoard(9));
        request.difficulty = {.level = Level::Hard, .hardSteps = {.max = 0}};
        QCOMPARE(said(request), "Such a puzzle has at least 1 hard step.");
    }

    void emptyBoxes()
    {
        GenerateRequest request = asked(ClueGoal::Minimal, 0);
        request.pattern.assign(81, PatternCell::Free);
        for (const int box : {1, 2, 5})
            for (const Cell cell : request.shape.geometry.regions()[box].cells)
                request.pattern[cell] = PatternCell::NoClue;
        QCOMPARE(said(request),
                 "Boxes 2, 3 and 6 have no clue: no puzzle like that is known. Allow a clue in "
                 "one of them.");
    }

    void wishesInWords()
    {
        QCOMPARE(wishTexts(ClueWish{.coversDigits = true, .coversBoxes = true, .maxInBox = 4}),
                 QStringList({"clues for every digit and every box", "clues in each box: at most 4"}));
        QCOMPARE(wishTexts(Difficulty{.level = Level::Hard, .hardSteps = {.min = 1, .max = 1}}).join(", "),
                 "hard, hard steps: 1");
        QCOMPARE(numbersText({.min = 3, .max = 5}), "3 to 5");
        QCOMPARE(numbersText({.min = 3}), "at least 3");
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
