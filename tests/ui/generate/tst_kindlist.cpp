// Covers ui/text: boardkinds

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QTest>

#include "tests/sampling.h"
#include "tests/testprogram.h"
#include "tests/ui/generate/requestbench.h"
#include "ui/board/shape/kindchooser.h"
#include "ui/text/boardkinds.h"

namespace sudoku::tst_kindlist {

using namespace requestbench;

class TestKindList : public RequestFormFixture
{
    Q_OBJECT

private slots:
    void init() { setUp(); }
    void cleanup() { tearDown(); }

    void aKindIsOneChoice_data()
    {
        QTest::addColumn<int>("kind");
        for (int i = 0; i < static_cast<int>(boardKinds().size()); ++i)
            QTest::newRow(std::string(boardKinds()[i].name).c_str()) << i;
    }

    void aKindIsOneChoice()
    {
        QFETCH(int, kind);
        field<QCheckBox>("windoku")->setChecked(true); // goes, unless the kind has it
        auto *list = field<QComboBox>("kind");
        QVERIFY(!list->itemIcon(kind).isNull());
        list->setCurrentIndex(kind);
        emit list->activated(kind);
        QCOMPARE(list->currentIndex(), kind);
        const GenerateRequest request = m_form->order().request;
        QCOMPARE(m_form->problem(), "");
        QCOMPARE(kindOf(request), kind);
        QCOMPARE(request.shape.geometry.size(), boardKinds()[kind].size);
        if (boardKinds()[kind].size <= 9 || triesAll())
            QVERIFY(generate(request).puzzle);
    }

    void bothDiagonalsAreOneChoice()
    {
        auto *list = field<QComboBox>("kind");
        list->setCurrentIndex(list->findText("X-Sudoku"));
        emit list->activated(list->currentIndex());
        QCOMPARE(m_form->order().request.shape.constraints.size(), 2U);
        field<QCheckBox>("diagonal")->click();
        QCOMPARE(list->currentText(), "Another kind…");
        field<QCheckBox>("anti-diagonal")->click();
        QCOMPARE(list->currentText(), "Classic 9 × 9");
    }

    void derivesWhatIsChosen()
    {
        auto *derived = m_form->findChild<KindChooser *>();
        QVERIFY(m_form->order().request.derived.empty());
        QCOMPARE(derived->text(), "none");
        derived->findChild<QAction *>("killer")->trigger();
        derived->findChild<QAction *>("thermometer")->trigger();
        const std::vector<const Variant *> wanted{findVariant("killer"), findVariant("thermometer")};
        QCOMPARE(m_form->order().request.derived, wanted);
        QCOMPARE(derived->text(), "Killer cage and Thermometer");
        choose("goal", static_cast<int>(ClueGoal::AtMost));
        clues()->setValue(0);
        QCOMPARE(m_form->problem(), "");

        m_form->remember();
        open();
        QCOMPARE(m_form->order().request.derived, wanted);
    }

    void regionsByChance()
    {
        choose("boxes", -1);
        const GenerateRequest request = m_form->order().request;
        QVERIFY(request.hasRandomRegions);
        QVERIFY(!request.shape.geometry.boxes());
        choose("size", 16);
        QVERIFY(!m_form->order().request.hasRandomRegions);
    }

    void spareDigits()
    {
        choose("digits", 10);
        QCOMPARE(m_form->order().request.shape.geometry.digitCount(), 10);
        choose("size", 16);
        QCOMPARE(m_form->order().request.shape.geometry.digitCount(), 17);
        choose("size", 25);
        QCOMPARE(m_form->order().request.shape.geometry.digitCount(), 25);
    }

    void digitsFromZero()
    {
        auto *digits = field<QComboBox>("digits");
        digits->setCurrentIndex(digits->findText("0 to 8"));
        QVERIFY(m_form->order().request.shape.geometry.values() == DigitValues(9, 0));
        choose("size", 16);
        QVERIFY(m_form->order().request.shape.geometry.values() == DigitValues(16, 0));
        digits->setCurrentIndex(digits->findText("0 to 16; each row, column and box lacks one"));
        QVERIFY(m_form->order().request.shape.geometry.values() == DigitValues(17, 0));
        choose("size", 25);
        QVERIFY(m_form->order().request.shape.geometry.values() == DigitValues(25, 0));
    }

    void rulesWaitForABoardThatSuitsThem()
    {
        auto *asterisk = field<QCheckBox>("asterisk");
        asterisk->setChecked(true);
        QCOMPARE(m_form->order().request.shape.constraints.size(), 1U);
        choose("size", 16);
        QVERIFY(!asterisk->isEnabled());
        QCOMPARE(asterisk->toolTip(), "This needs 9 rows and columns, and boxes of 3 by 3.");
        QVERIFY(m_form->order().request.shape.constraints.empty());
        choose("size", 9);
        QVERIFY(asterisk->isEnabled());
        QCOMPARE(m_form->order().request.shape.constraints.size(), 1U);
    }

    void irregularRegionsCanBeTaken()
    {
        const auto jigsaw = Geometry::withRegions(4, {0, 0, 0, 1, 0, 1, 1, 1, 2, 2, 2, 3, 2, 3, 3, 3});
        QVERIFY(jigsaw);
        open(Puzzle(*jigsaw));
        QVERIFY(m_form->order().request.shape.geometry == *jigsaw);
    }
};

ADD_TEST(QApplication, TestKindList)

} // namespace sudoku::tst_kindlist

#include "tst_kindlist.moc"
