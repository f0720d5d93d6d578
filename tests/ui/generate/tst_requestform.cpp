// Covers ui/generate: boardkinds, difficultyfields, kindlist, presets, ratingfield, techniquechooser

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QToolButton>

#include "core/hints/techniques.h"
#include "tests/sampling.h"
#include "tests/testdata.h"
#include "tests/testprogram.h"
#include "ui/base/settings.h"
#include "ui/board/shape/kindchooser.h"
#include "ui/board/shape/patterneditor.h"
#include "ui/generate/boardkinds.h"
#include "ui/generate/presets.h"
#include "ui/generate/requestform.h"
#include "ui/generate/techniquechooser.h"

#include <algorithm>
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

    QToolButton *more()
    {
        for (QToolButton *button : m_form->findChildren<QToolButton *>())
            if (button->text() == "&More options")
                return button;
        return nullptr;
    }
    bool says(const QString &text)
    {
        const auto labels = m_form->findChildren<QLabel *>();
        return std::ranges::any_of(labels, [&](const QLabel *label) { return label->text() == text; });
    }
    /// Saves a preset as a user does.
    void save(const QString &name)
    {
        QTimer::singleShot(0, m_form.get(), [name] {
            QTest::keyClicks(QApplication::activeModalWidget()->findChild<QLineEdit *>(), name);
            QTest::keyClick(QApplication::activeModalWidget(), Qt::Key_Return);
        });
        auto *presets = m_form->findChild<Presets *>();
        for (QAction *action : presets->menu()->actions())
            if (action->text() == "Save as Preset…")
                action->trigger();
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

    void theRestIsShownOnDemand()
    {
        m_form->show();
        QVERIFY(field<QComboBox>("kind")->isVisible() && field<QComboBox>("level")->isVisible());
        QVERIFY(!field<QComboBox>("symmetry")->isVisible());
        QVERIFY(says("9 × 9, medium, symmetry: half turn"));
        more()->click();
        QVERIFY(field<QComboBox>("symmetry")->isVisible());
        m_form->remember();
        open();
        m_form->show();
        QVERIFY(field<QComboBox>("symmetry")->isVisible());
        more()->click();
        auto *list = field<QComboBox>("kind");
        list->setCurrentIndex(list->count() - 1);
        emit list->activated(list->currentIndex());
        QVERIFY(field<QComboBox>("symmetry")->isVisible());
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
        QCOMPARE(m_form->problem(), "The rating range is reversed. Enter the lower number first.");
        choose("scale", -1);
        field<TechniqueChooser>("allowed")->setTechniques({findTechnique("x-wing")});
        QCOMPARE(m_form->problem(), "None of the techniques that suffice places a digit. Add "
                                    "naked-single or hidden-single.");
    }

    void presetsAreKept()
    {
        choose("size", 16);
        choose("level", static_cast<int>(Level::Easy));
        choose("symmetry", "quarter-turn");
        choose("goal", static_cast<int>(ClueGoal::AtMost));
        clues()->setValue(120);
        field<QSpinBox>("count")->setValue(12);
        field<TechniqueChooser>("allowed")->setTechniques({findTechnique("naked-single")});
        const PuzzleOrder before = m_form->order();
        save("Class 5b / Monday");
        open();
        QVERIFY(m_form->order().request.shape == emptyBoard(9));
        const auto choosePreset = [this](const QString &name) {
            auto *presets = m_form->findChild<Presets *>();
            emit presets->menu()->aboutToShow();
            for (QAction *action : presets->menu()->actions())
                if (action->text() == name)
                    action->trigger();
        };
        choosePreset("Class 5b / Monday");
        PuzzleOrder after = m_form->order();
        after.request.seed = before.request.seed;
        QVERIFY(after.request == before.request);
        QCOMPARE(after.count, 12);
        auto *presets = m_form->findChild<Presets *>();
        QCOMPARE(presets->names(), QStringList("Class 5b / Monday"));
        emit presets->menu()->aboutToShow();
        presets->findChildren<QMenu *>().last()->actions().front()->trigger();
        QVERIFY(presets->names().isEmpty());
        QVERIFY(!m_settings->field(Presets::formOf("Class 5b / Monday"), "count").isValid());
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
        QCOMPARE(order.request.symmetry->id, "half-turn");
        QCOMPARE(order.request.difficulty, Difficulty{.level = Level::Medium});
        QVERIFY(!order.request.isMinimal);
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
        choose("level", -1);
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
        choose("level", -1);
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
        QVERIFY(text().contains("M&inimal: every group of symmetric clues is needed"));
        choose("symmetry", "none");
        QVERIFY(text().contains("M&inimal: every clue is needed"));
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
