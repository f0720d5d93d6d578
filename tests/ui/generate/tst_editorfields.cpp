#include <QApplication>
#include <QCheckBox>
#include <QTest>

#include "tests/testprogram.h"
#include "tests/ui/generate/requestbench.h"

namespace sudoku::tst_editorfields {

using namespace requestbench;

class TestEditorFields : public RequestFormFixture
{
    Q_OBJECT

private slots:
    void init() { setUp(); }
    void cleanup() { tearDown(); }

    void editorsSayWhereCluesAre()
    {
        QVERIFY(m_form->order().request.clueWish.isEmpty());
        field<QCheckBox>("covers-boxes")->click();
        field<QSpinBox>("minInBox")->setValue(2);
        field<QSpinBox>("maxInBox")->setValue(4);
        field<QSpinBox>("minHardSteps")->setValue(1);
        field<QSpinBox>("maxHardSteps")->setValue(3);
        const GenerateRequest asked = m_form->order().request;
        const ClueWish wish{.coversBoxes = true, .minInBox = 2, .maxInBox = 4};
        QCOMPARE(asked.clueWish, wish);
        QCOMPARE(asked.difficulty.hardSteps, (WishedRange{1, 3}));
        QVERIFY(m_form->problem().isEmpty());
        QVERIFY(says("9 × 9, medium, hard steps: 1 to 3, clues for every box, clues in each box: 2 to 4, "
                     "symmetry: half turn"));
        field<QSpinBox>("maxInBox")->setValue(1); // not below the other end
        QCOMPARE(field<QSpinBox>("maxInBox")->value(), 2);
        QVERIFY(!m_form->problem().isEmpty());
        m_form->remember();
        open();
        QVERIFY(m_form->order().request.clueWish.coversBoxes);
    }

    void aRangeKeepsItsOrder()
    {
        field<QSpinBox>("maxHardSteps")->setValue(2);
        field<QSpinBox>("minHardSteps")->setValue(5);
        QCOMPARE(field<QSpinBox>("maxHardSteps")->value(), 5);
        QCOMPARE(m_form->order().request.difficulty.hardSteps, (WishedRange{5, 5}));
        field<QSpinBox>("maxHardSteps")->setValue(0); // any
        QCOMPARE(m_form->order().request.difficulty.hardSteps, (WishedRange{.min = 5}));
    }

    void harderIsNotLonger()
    {
        choose("level", static_cast<int>(Level::Extreme));
        field<QCheckBox>("harderNotLonger")->click();
        const Difficulty wish = m_form->order().request.difficulty;
        QVERIFY(!wish.level && wish.rating);
        QCOMPARE(wish.hardSteps.max, 6);
        choose("level", static_cast<int>(Level::Hard));
        QCOMPARE(m_form->order().request.difficulty.level, Level::Hard);
        QVERIFY(m_form->order().request.difficulty.isByHardestStep);
    }
};

ADD_TEST(QApplication, TestEditorFields)

} // namespace sudoku::tst_editorfields

#include "tst_editorfields.moc"
