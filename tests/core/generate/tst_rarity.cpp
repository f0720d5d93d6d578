#include <QTest>

#include "tests/puzzles.h"
#include "tests/testprogram.h"

#include "core/generate/levelwish.h"
#include "core/generate/randomregions.h"
#include "core/generate/rarity.h"

namespace sudoku::tst_rarity {

GenerateRequest asking(int size, ClueGoal goal, int clues)
{
    GenerateRequest request(emptyBoard(size));
    request.goal = goal;
    request.clues = clues;
    return request;
}

class TestRarity : public QObject
{
    Q_OBJECT

private slots:
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
};

ADD_TEST_WITHOUT_APPLICATION(TestRarity)

} // namespace sudoku::tst_rarity

#include "tst_rarity.moc"
