#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>

#include "tests/sampling.h"
#include "tests/testdata.h"
#include "tests/testprogram.h"
#include "ui/base/settings.h"
#include "ui/generate/requestform.h"
#include "ui/shape/kindchooser.h"
#include "ui/shape/patterneditor.h"

#include <memory>

namespace sudoku::tst_requestform {

class TestRequestForm : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<RequestForm> m_form;

    void open(const Puzzle &like = emptyBoard(9))
    {
        m_form = std::make_unique<RequestForm>(*m_settings, like);
    }
    template <typename Field>
    Field *field(const char *name)
    {
        return m_form->findChild<Field *>(name);
    }
    void choose(const char *name, const QVariant &value)
    {
        auto *list = field<QComboBox>(name);
        list->setCurrentIndex(list->findData(value));
    }
    QSpinBox *clues()
    {
        for (QSpinBox *spin : m_form->findChildren<QSpinBox *>())
            if (spin->accessibleName() == "Number of clues")
                return spin;
        return nullptr;
    }

private slots:
    void init()
    {
        QFile::remove(m_folder.filePath("settings.ini"));
        m_settings = std::make_unique<Settings>(m_folder.filePath("settings.ini"));
        open();
    }

    void cleanup()
    {
        m_form.reset();
        m_settings.reset();
    }

    void aDifficultyIsAskedFor()
    {
        QVERIFY(m_form->order().request.difficulty.isEmpty());
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

    void numbersAreNotCut_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<bool>("isAccepted");
        QTest::newRow("10000") << "10000" << true;
        QTest::newRow("100000") << "100000" << true;
        QTest::newRow("100001") << "100001" << false;
        QTest::newRow("1000000") << "1000000" << false;
    }

    void numbersAreNotCut()
    {
        QFETCH(QString, typed);
        QFETCH(bool, isAccepted);
        auto *count = field<QSpinBox>("count");
        count->selectAll();
        QTest::keyClicks(count, typed);
        QCOMPARE(m_form->order().count, typed.toInt());
        QCOMPARE(m_form->problem().isEmpty(), isAccepted);
        choose("goal", static_cast<int>(ClueGoal::AtMost));
        count->setValue(1);
        clues()->selectAll();
        QTest::keyClicks(clues(), "100"); // of 81
        QVERIFY(!m_form->problem().isEmpty());
    }

    void beginsWithWhatIsUsual()
    {
        const PuzzleOrder order = m_form->order();
        QVERIFY(order.request.shape == emptyBoard(9));
        QCOMPARE(order.request.goal, ClueGoal::Minimal);
        QCOMPARE(order.request.symmetry->id, "none");
        QVERIFY(!order.request.hasManySolutions);
        QVERIFY(order.request.pattern.empty());
        QCOMPARE(order.count, 1);
        QCOMPARE(order.timeLimit, std::chrono::seconds(60));
        QCOMPARE(m_form->problem(), "");
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

    void beginsLikeTheBoard()
    {
        Puzzle like = emptyBoard(16);
        like.constraints = {{findVariant("diagonal"), {}}};
        open(like);
        QVERIFY(m_form->order().request.shape == like);
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

    void everythingIsRemembered()
    {
        choose("size", 16);
        choose("boxes", 2);
        field<QCheckBox>("diagonal")->setChecked(true);
        field<QSpinBox>("count")->setValue(20);
        choose("symmetry", "quarter-turn");
        choose("goal", static_cast<int>(ClueGoal::AtMost));
        clues()->setValue(111);
        for (QCheckBox *box : m_form->findChildren<QCheckBox *>())
            if (box->text().startsWith("M&inimal"))
                box->click();
        choose("solutions", true);
        field<QSpinBox>("timeLimit")->setValue(7);
        m_form->findChild<PatternEditor *>()->setPattern(std::vector<PatternCell>(256, PatternCell::Clue));
        PuzzleOrder before = m_form->order();
        QVERIFY(before.request.isMinimal);
        m_form->remember();
        open();
        const PuzzleOrder after = m_form->order();
        before.request.seed = after.request.seed; // which is new
        QVERIFY(after.request == before.request);
        QCOMPARE(after.count, 20);
        QCOMPARE(after.timeLimit, std::chrono::seconds(7));
    }

    void eachSizeHasItsNumberOfClues()
    {
        choose("goal", static_cast<int>(ClueGoal::AtMost));
        QCOMPARE(clues()->value(), 28);
        clues()->setValue(25);
        choose("size", 16);
        QCOMPARE(clues()->value(), 100);
        choose("size", 9);
        QCOMPARE(clues()->value(), 25);
        choose("size", 25);
        QVERIFY(clues()->value() > 280 && clues()->value() < 330);
    }

    void theUsualNumbersArePossible_data()
    {
        QTest::addColumn<int>("size");
        for (int size = minBoardSize; size <= maxBoardSize; ++size)
            if (isTried(size, 8))
                QTest::addRow("%d", size) << size;
    }

    void theUsualNumbersArePossible()
    {
        QFETCH(int, size);
        for (const ClueGoal goal : {ClueGoal::Minimal, ClueGoal::About, ClueGoal::AtMost}) {
            choose("goal", static_cast<int>(goal));
            choose("size", size);
            QCOMPARE(m_form->problem(), "");
        }
    }

    void problemsAreSaidAtOnce()
    {
        choose("goal", static_cast<int>(ClueGoal::AtMost));
        clues()->setValue(12);
        QCOMPARE(m_form->problem(), "A 9 × 9 puzzle with one solution has at least 17 clues.");
        bool isSaid = false;
        for (const QLabel *label : m_form->findChildren<QLabel *>())
            isSaid = isSaid || label->text().contains(m_form->problem());
        QVERIFY(isSaid);
        choose("solutions", true);
        QCOMPARE(m_form->problem(), "");
    }

    void asFewAsPossibleIsMinimal()
    {
        QCheckBox *minimal = nullptr;
        for (QCheckBox *box : m_form->findChildren<QCheckBox *>())
            if (box->text().startsWith("M&inimal"))
                minimal = box;
        QVERIFY(minimal->isChecked() && !minimal->isEnabled());
        QVERIFY(!clues()->isEnabled());
        choose("goal", static_cast<int>(ClueGoal::About));
        QVERIFY(!minimal->isChecked() && minimal->isEnabled());
        QVERIFY(clues()->isEnabled());
        minimal->click();
        choose("goal", static_cast<int>(ClueGoal::Minimal));
        choose("goal", static_cast<int>(ClueGoal::About));
        QVERIFY(minimal->isChecked());
    }

    void aSeedIsNewEachTimeUnlessItWasTyped()
    {
        const auto first = m_form->order().request.seed;
        m_form->renewSeed();
        QVERIFY(m_form->order().request.seed != first);
        auto *seed = field<QLineEdit>("seed");
        seed->clear();
        QTest::keyClicks(seed, "1234x");
        QVERIFY(!field<QCheckBox>("newSeed")->isChecked());
        m_form->renewSeed();
        QCOMPARE(m_form->order().request.seed, 1234U);
    }

    void aTypedSeedLastsForTheSession()
    {
        auto *seed = field<QLineEdit>("seed");
        seed->clear();
        QTest::keyClicks(seed, "1234");
        m_form->remember();
        open();
        QVERIFY(field<QCheckBox>("newSeed")->isChecked());
        QVERIFY(field<QLineEdit>("seed")->text() != "1234");
    }

    void minimalIsTrueWithASymmetryToo()
    {
        const auto text = [this] {
            QStringList texts;
            for (const QCheckBox *box : m_form->findChildren<QCheckBox *>())
                texts += box->text();
            return texts;
        };
        QVERIFY(text().contains("M&inimal: every clue is needed"));
        choose("symmetry", "half-turn");
        QVERIFY(text().contains("M&inimal: every group of symmetric clues is needed"));
    }

    void oneClueTooFewIsExplained()
    {
        choose("solutions", true);
        QVERIFY(!field<QComboBox>("solutions")->toolTip().isEmpty());
        choose("goal", static_cast<int>(ClueGoal::AtMost));
        QVERIFY(field<QComboBox>("solutions")->toolTip().isEmpty());
    }

    void everyLetterLeadsToAField()
    {
        for (const QLabel *label : m_form->findChildren<QLabel *>())
            if (!QKeySequence::mnemonic(label->text()).isEmpty())
                QVERIFY2(label->buddy() && label->buddy()->focusPolicy() != Qt::NoFocus,
                         qPrintable(label->text()));
    }

    void strangeSettingsAreHarmless()
    {
        for (const char *name :
             {"size", "boxes", "count", "symmetry", "goal", "clues9", "pattern9", "seed", "timeLimit"})
            m_settings->setField("generate", name, "strange");
        open();
        QCOMPARE(m_form->order().request.shape.geometry.size(), 9);
        QVERIFY(m_form->order().count >= 1);
        QVERIFY(m_form->order().request.pattern.empty());
    }
};

ADD_TEST(QApplication, TestRequestForm)

} // namespace sudoku::tst_requestform

#include "tst_requestform.moc"
