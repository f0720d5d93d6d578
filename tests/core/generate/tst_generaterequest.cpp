#include <QTest>

#include "tests/puzzles.h"
#include "tests/testprogram.h"
#include "tests/testvariants.h"

#include "core/generate/generaterequest.h"
#include "core/generate/levelwish.h"
#include "core/generate/randomregions.h"

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

    void saysWhatIsHardToFind()
    {
        const auto level = [](GenerateRequest request, Level wished) {
            request.difficulty.level = wished;
            return request;
        };
        QVERIFY(!rarityOf(asking(9, ClueGoal::AtMost, 22)));
        QVERIFY(!rarityOf(asking(9, ClueGoal::Minimal, 0)));
        QCOMPARE(rarityOf(level(asking(9, ClueGoal::AtMost, 20), Level::Easy)), Rarity::FewEasyClues);
        QVERIFY(!rarityOf(level(asking(9, ClueGoal::AtMost, 20), Level::Hard)));
        GenerateRequest steps = level(asking(9, ClueGoal::Minimal, 0), Level::Hard);
        steps.difficulty.steps = {50, 60};
        QVERIFY(!rarityOf(steps));
        steps.difficulty.steps = {3, 3};
        QCOMPARE(rarityOf(steps), Rarity::FewSteps);
        GenerateRequest rating = asking(9, ClueGoal::Minimal, 0);
        rating.difficulty.rating = RatingRange{RatingScale::Explainer, 83, 93};
        QVERIFY(!rarityOf(rating));
        rating.difficulty.rating = RatingRange{RatingScale::Explainer, 95, 100};
        QCOMPARE(rarityOf(rating), Rarity::HighRating);
        QVERIFY(!rarityOf(asking(16, ClueGoal::AtMost, 100)));
        QCOMPARE(rarityOf(asking(16, ClueGoal::AtMost, 80)), Rarity::FewClues);
        QCOMPARE(rarityOf(asking(25, ClueGoal::About, 270)), Rarity::FewClues);
        GenerateRequest beginner = asking(9, ClueGoal::Minimal, 0);
        wishBeginner(beginner);
        QVERIFY(!rarityOf(beginner));
        beginner.isMinimal = true;
        QCOMPARE(rarityOf(beginner), Rarity::EasyMinimal);
        for (const int size : {16, 25}) {
            GenerateRequest marked(emptyBoard(size));
            wishBeginner(marked);
            marked.goal = ClueGoal::About;
            marked.clues = size * size / 4;
            QCOMPARE(rarityOf(marked), Rarity::FewClues);
            marked.derived = {findVariant("sandwich")};
            QCOMPARE(rarityOf(marked), size > 16 ? std::optional(Rarity::FewClues) : std::nullopt);
        }
        GenerateRequest minimal = asking(25, ClueGoal::Minimal, 0);
        QVERIFY(!rarityOf(minimal));
        minimal.isMinimal = true;
        QCOMPARE(rarityOf(minimal), Rarity::LargeMinimal);
        GenerateRequest extreme = asking(16, ClueGoal::Minimal, 0);
        extreme.difficulty.level = Level::Extreme;
        QVERIFY(!rarityOf(extreme));
        extreme = asking(25, ClueGoal::Minimal, 0);
        extreme.difficulty.level = Level::Extreme;
        QCOMPARE(rarityOf(extreme), Rarity::LargeHard);
        extreme.difficulty.level = Level::Unfair;
        QVERIFY(!rarityOf(extreme));
        extreme.derived = {findVariant("xv")};
        QCOMPARE(rarityOf(extreme), Rarity::LargeHard);
    }

    void saysWhichBoardsAreRare()
    {
        GenerateRequest dots = asking(16, ClueGoal::Minimal, 0);
        dots.shape.constraints = {{findVariant("all-white-dots"), {}}};
        QVERIFY(!rarityOf(dots));
        dots.hasRandomRegions = true;
        QVERIFY(!rarityOf(dots));
        Random random(1);
        GenerateRequest given(withRandomRegions(dots.shape, random));
        given.goal = ClueGoal::Minimal;
        QCOMPARE(rarityOf(given), Rarity::FewBoards);
        dots.shape.constraints = {{findVariant("global-entropy"), {}}};
        dots.hasRandomRegions = false;
        QCOMPARE(rarityOf(dots), Rarity::FewBoards);
        GenerateRequest houses = asking(16, ClueGoal::Minimal, 0);
        houses.shape.constraints = {{findVariant("diagonal"), {}}, {findVariant("anti-diagonal"), {}}};
        QVERIFY(!rarityOf(houses));
        houses.shape.constraints = {{findVariant("diagonal"), {}}, {findVariant("disjoint-groups"), {}}};
        QVERIFY(!rarityOf(houses));
        houses.shape.constraints = {{findVariant("windoku"), {}}, {findVariant("disjoint-groups"), {}}};
        QCOMPARE(rarityOf(houses), Rarity::FewBoards);
        houses = asking(25, ClueGoal::Minimal, 0);
        houses.shape.constraints = {{findVariant("diagonal"), {}}, {findVariant("windoku"), {}}};
        QVERIFY(!rarityOf(houses));
        houses.shape.constraints = {{findVariant("diagonal"), {}}, {findVariant("disjoint-groups"), {}}};
        QCOMPARE(rarityOf(houses), Rarity::FewBoards);
    }

    void saysWhichLevelsAreRare()
    {
        GenerateRequest minimal = asking(12, ClueGoal::Minimal, 0);
        minimal.isMinimal = true;
        minimal.difficulty.level = Level::Hard;
        QVERIFY(!rarityOf(minimal));
        minimal.derived = {findVariant("zipper-line")};
        QCOMPARE(rarityOf(minimal), Rarity::MinimalLevel);
        minimal.shape = emptyBoard(9);
        QVERIFY(!rarityOf(minimal));
        minimal.difficulty.level = Level::Easy;
        QCOMPARE(rarityOf(minimal), Rarity::MinimalLevel);
        minimal.isMinimal = false;
        QVERIFY(!rarityOf(minimal));

        GenerateRequest small = asking(6, ClueGoal::Minimal, 0);
        small.difficulty.level = Level::Unfair;
        QVERIFY(!rarityOf(small));
        small.symmetry = findSymmetry("horizontal");
        QCOMPARE(rarityOf(small), Rarity::SmallHard);
        small.difficulty.level = Level::Hard;
        QVERIFY(!rarityOf(small));
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
