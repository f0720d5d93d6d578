// Covers ui/generate: ratingfield, techniquechooser

#include <QApplication>
#include <QTest>

#include "core/hints/techniques.h"
#include "tests/testprogram.h"
#include "tests/ui/generate/requestbench.h"
#include "ui/generate/techniquechooser.h"

namespace sudoku::tst_difficultyfields {

using namespace requestbench;

class TestDifficultyFields : public RequestFormFixture
{
    Q_OBJECT

private slots:
    void init() { setUp(); }
    void cleanup() { tearDown(); }

    void aRareRequestSaysSo()
    {
        choose("level", static_cast<int>(Level::Easy));
        choose("goal", static_cast<int>(ClueGoal::AtMost));
        clues()->setValue(17);
        QCOMPARE(m_form->problem(), "");
        QCOMPARE(m_form->remark(),
                 "Puzzles with so few clues are rarely this easy, so this may take a while.");
        clues()->setValue(30);
        QCOMPARE(m_form->remark(), "");
        clues()->setValue(17);
        choose("level", static_cast<int>(Level::Hard));
        QCOMPARE(m_form->remark(), "");
        choose("level", static_cast<int>(Level::Easy));
        clues()->setValue(16); // impossible
        QVERIFY(!m_form->problem().isEmpty());
        QCOMPARE(m_form->remark(), "");
    }

    void aDifficultyIsAskedFor()
    {
        choose("level", static_cast<int>(Level::Hard));
        QCOMPARE(m_form->order().request.difficulty, Difficulty{.level = Level::Hard});
        QVERIFY(!m_form->order().request.isMinimal);
        QCOMPARE(m_form->problem(), QString());
        choose("solutions", true);
        QCOMPARE(m_form->problem(), "Only a puzzle with exactly one solution has a difficulty.");
        m_form->remember();
        open();
        QCOMPARE(m_form->order().request.difficulty.level, Level::Hard);
    }

    void techniquesAndRatingsAreAskedFor()
    {
        const Technique *xWing = findTechnique("x-wing");
        choose("level", -1);
        field<TechniqueChooser>("needed")->setTechniques({xWing});
        choose("hardest", "x-wing");
        choose("scale", static_cast<int>(RatingScale::Explainer));
        field<QSpinBox>("maxRating")->selectAll();
        QTest::keyClicks(field<QSpinBox>("maxRating"), "5.2");
        const Difficulty wish{
            .rating = RatingRange{RatingScale::Explainer, 40, 52}, .needed = {xWing}, .hardest = xWing};
        QCOMPARE(m_form->order().request.difficulty, wish);
        QCOMPARE(m_form->problem(), "");
        QVERIFY(
            says("9 × 9, ER 4.0 to 5.2, needs X-Wing, needs X-Wing and nothing harder, symmetry: half turn"));
        m_form->remember();
        open();
        QCOMPARE(m_form->order().request.difficulty, wish);
    }

    void contradictoryWishesAreRefused()
    {
        field<TechniqueChooser>("needed")->setTechniques({findTechnique("forcing-net")});
        QCOMPARE(m_form->problem(), "Forcing Net is harder than Medium.");
        field<TechniqueChooser>("needed")->setTechniques({});
        choose("scale", static_cast<int>(RatingScale::Hodoku));
        field<QSpinBox>("minRating")->setValue(1001);
        QCOMPARE(m_form->problem(), "The range is reversed. Enter the lower number first.");
        choose("scale", -1);
        field<TechniqueChooser>("allowed")->setTechniques({findTechnique("x-wing")});
        QCOMPARE(m_form->problem(), "None of the techniques that suffice places a digit. Add "
                                    "naked-single or hidden-single.");
    }
};

ADD_TEST(QApplication, TestDifficultyFields)

} // namespace sudoku::tst_difficultyfields

#include "tst_difficultyfields.moc"
