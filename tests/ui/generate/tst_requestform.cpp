// Covers ui/generate: cagefields, cluefields, levelsfield, presets, seedfield, symbolfields

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QLineEdit>
#include <QMenu>
#include <QTest>
#include <QTimer>
#include <QToolButton>

#include "core/hints/techniques.h"
#include "tests/sampling.h"
#include "tests/testprogram.h"
#include "tests/ui/generate/requestbench.h"
#include "ui/board/shape/kindchooser.h"
#include "ui/board/shape/patterneditor.h"
#include "ui/generate/presets.h"
#include "ui/generate/techniquechooser.h"

namespace sudoku::tst_requestform {

using namespace requestbench;

class TestRequestForm : public RequestFormFixture
{
    Q_OBJECT

    QToolButton *more()
    {
        for (QToolButton *button : m_form->findChildren<QToolButton *>())
            if (button->text() == "&More options")
                return button;
        return nullptr;
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

    /// Returns what the form says while its other fields are hidden.
    QString summary()
    {
        if (more()->isChecked())
            more()->click();
        const auto labels = m_form->findChildren<QLabel *>();
        const auto found = std::ranges::find_if(labels, [&](const QLabel *label) {
            return label->isVisibleTo(m_form.get()) && label->text().contains("9 × 9");
        });
        return found == labels.end() ? QString() : (*found)->text();
    }

private slots:
    void init() { setUp(); }
    void cleanup() { tearDown(); }

    void cagesAreWishedForKillersOnly()
    {
        QVERIFY(!field<QSpinBox>("maxCageSize")->isEnabled());
        QCOMPARE(m_form->order().request.cages, CageWish());
        m_form->findChild<KindChooser *>()->setIds({"killer"});
        QVERIFY(field<QSpinBox>("maxCageSize")->isEnabled());
        QVERIFY(m_form->problem().isEmpty());
        field<QSpinBox>("minCageSize")->setValue(3);
        field<QSpinBox>("maxCageSize")->setValue(4);
        field<QSpinBox>("minCageCount")->setValue(22);
        const CageWish wish{.minSize = 3, .maxSize = 4, .minCount = 22};
        QCOMPARE(m_form->order().request.cages, wish);
        field<QSpinBox>("minCageCount")->setValue(28);
        QCOMPARE(m_form->problem(), QString("These cages cannot cover the board. Their number: 28 to 81; "
                                            "cells of each: 3 to 4; cells of the board: 81."));
        field<QSpinBox>("minCageCount")->setValue(0);
        field<QSpinBox>("maxCageCount")->setValue(25);
        QCOMPARE(m_form->order().request.cages.maxCount, 25);
        m_form->remember();
        open();
        m_form->findChild<KindChooser *>()->setIds({"killer"});
        QCOMPARE(m_form->order().request.cages, (CageWish{.minSize = 3, .maxSize = 4, .maxCount = 25}));
    }

    void beginnersHaveManyClues()
    {
        auto *level = field<QComboBox>("level");
        level->setCurrentIndex(level->findText("Beginner"));
        GenerateRequest asked = m_form->order().request;
        QCOMPARE(asked.difficulty.level, Level::Easy);
        QCOMPARE(asked.minClues, 40);
        QCOMPARE(asked.clues, 46);
        QVERIFY(m_form->problem().isEmpty());
    }

    void puzzlesCanHaveSymbols()
    {
        choose("symbols", "animals");
        const PuzzleOrder order = m_form->order();
        QVERIFY(order.symbols && order.symbols->id == "animals");
        QVERIFY(!order.wordPlace);
        QVERIFY(!field<QLineEdit>("word")->isVisibleTo(m_form.get()));
        m_form->remember();
        open();
        QCOMPARE(field<QComboBox>("symbols")->currentData(), QVariant("animals"));
    }

    void theSummaryNamesTheSymbols()
    {
        choose("symbols", "animals");
        QVERIFY(summary().endsWith(", symbols: animals"));
        choose("symbols", "word");
        QVERIFY(!summary().contains("word")); // none is typed yet
        field<QLineEdit>("word")->setText("MAKESPOTY");
        QVERIFY(summary().endsWith(", the word MAKESPOTY"));
        choose("wordPlace", "row");
        QVERIFY(summary().endsWith(", the word MAKESPOTY in a row"));
    }

    void wordsAreHidden_data()
    {
        QTest::addColumn<QString>("word");
        QTest::addColumn<QString>("problem");
        QTest::newRow("right") << "MAKESPOTY"
                               << "";
        QTest::newRow("a letter twice") << "CHOCOLATE"
                                        << "is there twice";
        QTest::newRow("too short") << "KITCHENS"
                                   << "needs 9";
        QTest::newRow("none") << ""
                              << "as many different letters";
    }

    void wordsAreHidden()
    {
        QFETCH(QString, word);
        QFETCH(QString, problem);
        choose("symbols", "word");
        more()->click();
        QVERIFY(field<QLineEdit>("word")->isVisibleTo(m_form.get()));
        field<QLineEdit>("word")->setText(word);
        choose("wordPlace", "diagonal");
        QVERIFY2(problem.isEmpty() ? m_form->problem().isEmpty() : m_form->problem().contains(problem),
                 qPrintable(m_form->problem()));
        QVERIFY(m_form->order().request.shape.constraints.front().variant->id == "diagonal");
        choose("wordPlace", "row");
        QVERIFY(m_form->order().request.shape.constraints.empty());
        m_form->findChild<KindChooser *>()->setIds({"killer"});
        QVERIFY(problem.isEmpty() ? m_form->problem().contains("counts with digits")
                                  : m_form->problem().contains(problem));
    }

    void ownLevelsAreOffered()
    {
        QFile file(m_folder.filePath("levels.json"));
        QVERIFY(file.open(QFile::WriteOnly)
                && file.write(R"([{"name": "Gentle", "level": "easy", "clues": [34, 42]}])") > 0);
        file.close();
        auto *level = field<QComboBox>("level");
        const int count = level->count();
        field<QLineEdit>("levelsFile")->setText(file.fileName());
        QCOMPARE(level->count(), count + 1);
        level->setCurrentIndex(count);
        QCOMPARE(level->currentText(), "Gentle");
        const GenerateRequest asked = m_form->order().request;
        QCOMPARE(asked.difficulty.level, Level::Easy);
        QCOMPARE(asked.minClues, 34);
        QCOMPARE(asked.clues, 42);
        QCOMPARE(m_form->order().levelName, "Gentle");
        m_form->remember();
        open();
        QCOMPARE(field<QComboBox>("level")->currentText(), "Gentle");
        field<QLineEdit>("levelsFile")->setText(m_folder.filePath("gone.json"));
        QVERIFY2(m_form->problem().startsWith("gone.json: "), qPrintable(m_form->problem()));
        QCOMPARE(field<QComboBox>("level")->count(), count);
    }

    void aNumberOfCluesCanBeARange()
    {
        m_form->show();
        more()->click();
        auto *min = field<QSpinBox>("minClues");
        QVERIFY(!min->isVisible());
        auto *goal = field<QComboBox>("goal");
        goal->setCurrentIndex(goal->findText("from … to"));
        QVERIFY(min->isVisible());
        min->setValue(33);
        clues()->setValue(28); // in any order
        const GenerateRequest asked = m_form->order().request;
        QCOMPARE(asked.goal, ClueGoal::AtMost);
        QCOMPARE(asked.minClues, 28);
        QCOMPARE(asked.clues, 33);
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

    void beginsLikeTheBoard()
    {
        Puzzle like = emptyBoard(16);
        like.constraints = {{findVariant("diagonal"), {}}};
        open(like);
        QVERIFY(m_form->order().request.shape == like);
    }

    /// As a chaos construction needs it.
    void eachSizeMayHaveNoBoxes()
    {
        for (const int size : {4, 6, 7, 9, 12}) {
            choose("size", size);
            choose("boxes", 1);
            QVERIFY(m_form->order().request.shape.geometry == Geometry::withBoxes({1, size}));
        }
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
