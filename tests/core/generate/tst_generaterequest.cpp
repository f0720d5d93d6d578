#include <QTest>

#include "tests/puzzles.h"
#include "tests/testprogram.h"
#include "tests/testvariants.h"

#include "core/generate/generaterequest.h"

namespace sudoku::tst_generaterequest {

using Kind = RequestProblem::Kind;

GenerateRequest asking(int size, ClueGoal goal, int clues)
{
    GenerateRequest request(emptyBoard(size));
    request.goal = goal;
    request.clues = clues;
    return request;
}

/// x is a clue, - is none, . is either.
GenerateRequest withPattern(const std::string &pattern, std::string_view symmetry = "none")
{
    GenerateRequest request(emptyBoard(4));
    request.symmetry = findSymmetry(symmetry);
    for (const char sign : pattern)
        request.pattern.push_back(sign == 'x'   ? PatternCell::Clue
                                  : sign == '-' ? PatternCell::NoClue
                                                : PatternCell::Free);
    return request;
}

std::size_t cellsOf(const std::vector<CellGroup> &groups)
{
    std::size_t count = 0;
    for (const CellGroup &group : groups)
        count += group.size();
    return count;
}

class TestGenerateRequest : public QObject
{
    Q_OBJECT

private slots:
    void knowsTheFewestClues()
    {
        QCOMPARE(minCluesOf(emptyBoard(4)), 4);
        QCOMPARE(minCluesOf(emptyBoard(6)), 8);
        QCOMPARE(minCluesOf(Puzzle(Geometry::withBoxes({3, 2}))), 8);
        QCOMPARE(minCluesOf(emptyBoard(8)), 14);
        QCOMPARE(minCluesOf(emptyBoard(9)), 17);
        QCOMPARE(minCluesOf(emptyBoard(16)), 15); // two digits that no clue shows could change places
        QCOMPARE(minCluesOf(board(std::string(81, '.'), {"diagonal"})), 8);
        QCOMPARE(minCluesOf(Puzzle(Geometry::withBoxes({2, 2}, 5))), 4);
        Puzzle marked(defaultGeometry(4));
        marked.constraints.push_back({&even, {0}});
        QCOMPARE(minCluesOf(marked), 2); // of 1 and 3 one must be seen, and of 2 and 4
        marked.constraints.push_back({&lessThan, {0, 1}});
        QCOMPARE(minCluesOf(marked), 0);                                           // no two are alike
        QCOMPARE(minCluesOf(board(std::string(81, '.'), {"non-consecutive"})), 1); // 1 and 9 are
    }

    void someKindsNeedAClue()
    {
        const auto canBeWithoutClues = [](std::initializer_list<const char *> kinds) {
            GenerateRequest request = asking(9, ClueGoal::AtMost, 0);
            for (const char *kind : kinds)
                request.derived.push_back(findVariant(kind));
            return !findProblem(request);
        };
        for (const char *kind : {"white-dot", "whispers", "palindrome", "renban", "black-dot"})
            QVERIFY2(!canBeWithoutClues({kind}), kind);
        for (const char *kind : {"killer", "thermometer", "greater-than", "arrow", "sandwich"})
            QVERIFY2(canBeWithoutClues({kind}), kind);
        QVERIFY(!canBeWithoutClues({"white-dot", "palindrome"}));
        QVERIFY(canBeWithoutClues({"white-dot", "black-dot"}));
        GenerateRequest dots = asking(9, ClueGoal::AtMost, 0);
        dots.derived = {findVariant("black-dot")};
        QCOMPARE(findProblem(dots)->number, 3); // 5, 7 and 9 are alike, and so are 3 and 6
    }

    void refusesWhatCannotBe_data()
    {
        QTest::addColumn<GenerateRequest>("request");
        QTest::addColumn<RequestProblem>("problem");
        QTest::newRow("12 of 9x9") << asking(9, ClueGoal::AtMost, 12)
                                   << RequestProblem{Kind::TooFewClues, 17};
        QTest::newRow("about 16") << asking(9, ClueGoal::About, 16) << RequestProblem{Kind::TooFewClues, 17};
        QTest::newRow("14 of 16x16") << asking(16, ClueGoal::AtMost, 14)
                                     << RequestProblem{Kind::TooFewClues, 15};
        QTest::newRow("82 of 81") << asking(9, ClueGoal::AtMost, 82)
                                  << RequestProblem{Kind::TooManyClues, 81};
        QTest::newRow("all of 81") << asking(9, ClueGoal::About, 81)
                                   << RequestProblem{Kind::NothingToSolve, 81};
        QTest::newRow("3 places") << withPattern("xx.-------------") << RequestProblem{Kind::TooFewPlaces, 4};
        QTest::newRow("torn") << withPattern("x.............--", "half-turn")
                              << RequestProblem{Kind::TornSymmetry, 0, 0, 15};
        QTest::newRow("empty rows") << withPattern("--------xx..xx..")
                                    << RequestProblem{Kind::ExchangeableLines, 0, 0, 4};
        QTest::newRow("empty columns")
            << withPattern("xx--xx--xx--xx--") << RequestProblem{Kind::ExchangeableLines, 0, 2, 3};
        GenerateRequest boxes(emptyBoard(9));
        boxes.pattern.assign(81, PatternCell::Free);
        for (const int box : {4, 5, 7})
            for (const Cell cell : boxes.shape.geometry.regions()[box].cells)
                boxes.pattern[cell] = PatternCell::NoClue;
        QTest::newRow("empty boxes") << boxes << RequestProblem{.kind = Kind::EmptyBoxes, .boxes = {4, 5, 7}};
        GenerateRequest many = asking(9, ClueGoal::AtMost, 46);
        many.minClues = 40;
        many.isMinimal = true;
        QTest::newRow("minimal with 40") << many << RequestProblem{Kind::TooManyForMinimal, 36};
        GenerateRequest large = withPattern("xxx.............", "half-turn");
        large.goal = ClueGoal::AtMost;
        large.clues = 5;
        QTest::newRow("6 of 5") << large << RequestProblem{Kind::PatternTooLarge, 6};
    }

    void refusesWhatCannotBe()
    {
        QFETCH(GenerateRequest, request);
        QFETCH(RequestProblem, problem);
        QVERIFY(findProblem(request) == problem);
    }

    void allowsTheRest()
    {
        QVERIFY(!findProblem(GenerateRequest(emptyBoard(9))));
        QVERIFY(!findProblem(asking(9, ClueGoal::AtMost, 17)));
        QVERIFY(!findProblem(asking(9, ClueGoal::About, 80)));
        QVERIFY(!findProblem(withPattern("x..............x", "half-turn")));
        QVERIFY(!findProblem(withPattern("----xxxx----xxxx"))); // rows of different boxes
        GenerateRequest few = asking(9, ClueGoal::AtMost, 3);
        GenerateRequest emptyRows = withPattern("--------xxxxxxxx");
        few.hasManySolutions = emptyRows.hasManySolutions = true;
        QVERIFY(!findProblem(few));
        QVERIFY(!findProblem(emptyRows));
        GenerateRequest boxes(emptyBoard(9)); // a puzzle with these is found
        boxes.pattern.assign(81, PatternCell::Free);
        for (const int box : {0, 4, 8})
            for (const Cell cell : boxes.shape.geometry.regions()[box].cells)
                boxes.pattern[cell] = PatternCell::NoClue;
        QVERIFY(!findProblem(boxes));
        GenerateRequest diagonal = withPattern("--------xxxxxxxx");
        diagonal.shape.constraints = {{findVariant("diagonal"), {}}};
        QVERIFY(!findProblem(diagonal));
    }

    void largeBoardsWithRulesAreMinimalOnDemand()
    {
        QVERIFY(mustBeMinimal(asking(9, ClueGoal::Minimal, 0)));
        QVERIFY(mustBeMinimal(asking(16, ClueGoal::Minimal, 0)));
        GenerateRequest request = asking(16, ClueGoal::Minimal, 0);
        request.shape.constraints = {{findVariant("disjoint-groups"), {}}};
        QVERIFY(!mustBeMinimal(request));
        request.isMinimal = true;
        QVERIFY(mustBeMinimal(request));
        GenerateRequest jigsaw = asking(16, ClueGoal::Minimal, 0);
        jigsaw.hasRandomRegions = true;
        QVERIFY(!mustBeMinimal(jigsaw));
    }

    void patternsAreMadeSymmetric()
    {
        for (const Symmetry &symmetry : symmetries()) {
            GenerateRequest request = withPattern("x----...........", symmetry.id);
            request.pattern[4] = request.pattern[1] = PatternCell::Free;
            request.pattern[2] = PatternCell::NoClue;
            const SymmetricPattern pattern = symmetricPattern(request);
            QCOMPARE(cellsOf(pattern.clues) + cellsOf(pattern.free) + cellsOf(pattern.without), 16u);
            for (const auto *groups : {&pattern.clues, &pattern.free, &pattern.without})
                for (const CellGroup &group : *groups)
                    for (const Cell cell : group)
                        QVERIFY(symmetry.orbit(request.shape.geometry, cell) == group);
        }
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestGenerateRequest)

} // namespace sudoku::tst_generaterequest

#include "tst_generaterequest.moc"
