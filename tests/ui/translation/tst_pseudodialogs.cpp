#include "core/hints/techniques.h"
#include "tests/madepuzzles.h"
#include "tests/sampling.h"
#include "tests/testprogram.h"
#include "tests/ui/translation/paintedtexts.h"
#include "tests/ui/translation/pseudotest.h"
#include "tests/ui/window/windowbench.h"
#include "ui/base/overwritequestion.h"
#include "ui/board/shape/kindchooser.h"
#include "ui/generate/generatedialog.h"
#include "ui/generate/generationtext.h"
#include "ui/generate/requestform.h"
#include "ui/handbook/handbookcontents.h"
#include "ui/handbook/handbookhits.h"
#include "ui/handbook/handbookwindow.h"
#include "ui/laboratory/formulapage.h"
#include "ui/laboratory/laboratory.h"
#include "ui/laboratory/laboratorydialog.h"
#include "ui/laboratory/measurementspage.h"
#include "ui/laboratory/watchdialog.h"
#include "ui/list/collection/collectionmodel.h"
#include "ui/list/collection/collectionpanel.h"
#include "ui/paint/paper/printdocument.h"
#include "ui/print/printdialog.h"
#include "ui/programs/solvercommand.h"
#include "ui/teach/hints/walkthroughpanel.h"
#include "ui/teach/lessons/lesson.h"
#include "ui/teach/lessons/techniquelesson.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTabWidget>
#include <QToolBar>
#include <QTreeWidget>

#include <algorithm>

namespace sudoku::tst_pseudodialogs {

void choose(const QWidget &form, const char *name, const QVariant &value)
{
    auto *list = form.findChild<QComboBox *>(name);
    list->setCurrentIndex(list->findData(value));
}

/// Whether a number is shown, as that of the clauses when they are counted.
bool hasNumber(const QDialog &dialog)
{
    static const QRegularExpression number("\\d");
    const auto labels = dialog.findChildren<QLabel *>();
    return std::ranges::any_of(labels, [](const QLabel *label) { return label->text().contains(number); });
}

QString checkingText()
{
    return PrintDialog::tr("Checking for exactly one solution … A printout now says \"not checked\".");
}

/// Presses each button of \a dialog that does not end it.
void pressAll(const QDialog &dialog)
{
    for (QPushButton *button : dialog.findChildren<QPushButton *>())
        if (!button->isDefault() && button->parentWidget() != dialog.findChild<QDialogButtonBox *>())
            button->click();
}

/// All windows and dialogs beside the main window.
class TestPseudoDialogs : public PseudoTest, private WindowBench
{
    Q_OBJECT

    LaboratoryDialog &openLaboratory()
    {
        trigger(Command::Encodings);
        return *m_window->laboratory().dialog();
    }

private slots:
    void initTestCase() { speakPseudoLanguage(); }
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    void newBoard()
    {
        const auto open = [this] { trigger(Command::New); };
        for (const int size : {4, 7, 10, 25})
            expectDialogs(open, 0, [size](QDialog &dialog) { choose(dialog, "size", size); });
        expectDialogs(open, 0, [](QDialog &dialog) { choose(dialog, "boxes", -1); });
    }

    void regions()
    {
        const auto open = [this] { trigger(Command::Regions); };
        expectDialogs(open);
        expectDialogs(open, 0, pressAll);
        Board start(emptyBoard(9));
        start.puzzle.constraints = {{findVariant("windoku"), {}}, {findVariant("disjoint-groups"), {}}};
        document().reset(start);
        expectDialogs(open, 0, pressAll);
    }

    void filesAndExport()
    {
        for (const Command command : {Command::Open, Command::SaveAs, Command::ImportModel})
            expectDialogs([=, this] { trigger(command); });
        expectDialogs([this] { trigger(Command::ExportCnf); }, 1,
                      [](QDialog &dialog) {
                          if (dialog.findChild<QComboBox *>("atMostOne"))
                              QVERIFY(QTest::qWaitFor([&] { return hasNumber(dialog); }, windowPatience));
                      });
        for (QAction *format : m_window->action(Command::ExportAs)->menu()->actions())
            if (!format->isSeparator())
                expectDialogs([=] { format->trigger(); }, format->text().contains(u':') ? 0 : 1);
    }

    void questionsBeforeSomethingIsLost()
    {
        key(Qt::Key_5);
        expectDialogs([this] { m_window->close(); });
        for (const auto state : {FileFingerprint::State::Changed, FileFingerprint::State::Removed})
            expectDialogs([=, this] { askToOverwrite(m_window.get(), "1.2", state); });
        expectDialogs([this] { trigger(Command::About); });
    }

    void print()
    {
        QStringList painted;
        Board start(board("1.34341221434321"));
        start.puzzle.constraints = {{findVariant("diagonal"), {}}};
        start.switchedOff = {{findVariant("windoku"), {}}};
        for (const Board &each : {start, Board(emptyBoard(9)), Board(board("11.............."))}) {
            document().reset(each);
            expectDialogs([this] { trigger(Command::Print); }, 0,
                          [&](QDialog &dialog) {
                              for (QCheckBox *box : dialog.findChildren<QCheckBox *>())
                                  box->setChecked(box->objectName() != "selection"); // there is none
                              const auto &print = static_cast<PrintDialog &>(dialog);
                              const auto isChecked = [&] { return print.message() != checkingText(); };
                              QVERIFY(QTest::qWaitFor(isChecked, windowPatience));
                              const PrintDocument pages(print.job());
                              painted +=
                                  paintedTexts([&](QPainter &painter) { pages.paintSide(painter, 0); });
                          });
        }
        QVERIFY(painted.size() > 10);
        for (const QString &text : painted)
            expect("paper", text);
    }

    void lessons()
    {
        document().reset(Board(board("1.34341221434321")));
        trigger(Command::Walkthrough);
        auto *panel = m_window->findChild<WalkthroughPanel *>();
        QVERIFY(QTest::qWaitFor([panel] { return panel->isVisible(); }, windowPatience));
        const auto formats = panel->findChild<QPushButton *>("export")->menu()->actions();
        QCOMPARE(formats.size(), 3);
        for (QAction *format : formats)
            expectDialogs([format] { format->trigger(); }, 1);
        std::optional<RatedWalkthrough> walkthrough =
            walkThroughBoard(document().board(), {}, {}, [](const ProgressReport &) {}).walkthrough;
        walkthrough->steps.push_back(walkthrough->steps.front()); // after which nothing is solved
        walkthrough->isSolved = false;
        const SymbolSet &symbols = symbolSets().front();
        const auto script = std::make_shared<TechniqueLesson>(*walkthrough, ExplainerRating{}, symbols);
        QByteArray html = *lessonAsHtml({script, &symbols, nullptr}, {}, [](const ProgressReport &) {});
        html.remove(0, html.indexOf("<h1>"));
        static const QRegularExpression data("src=\"[^\"]*\"");
        static const QRegularExpression tag("</?[a-z0-9]+|(width|height|alt)=");
        expect("lesson",
               QString::fromUtf8(html).remove(data).remove(tag).replace("&lt;", "<").replace("&gt;", ">"));
    }

    void solvers()
    {
        for (const SolverProgram &program : installedPrograms())
            allow({program.command, program.name});
        const auto open = [this] { trigger(Command::ChooseSolver); };
        const auto select = [](const QDialog &dialog, int row) {
            auto *table = dialog.findChild<QTreeWidget *>("solvers");
            table->setCurrentItem(table->topLevelItem(row < 0 ? table->topLevelItemCount() - 1 : row));
        };
        expectDialogs(open, 0, [&](QDialog &dialog) {
            select(dialog, 0);
            for (QPushButton *button : dialog.findChildren<QPushButton *>())
                if (!button->isDefault() && !button->menu() && button->isEnabled() && !button->autoDefault())
                    button->click(); // tests it
            auto *result = dialog.findChild<QLabel *>("result");
            expect(*result);
            QVERIFY(QTest::qWaitFor([result] { return result->text().contains(u':'); }, windowPatience));
        });
        expectDialogs(open, 0, [&](QDialog &dialog) {
            QMenu *menu = dialog.findChild<QMenu *>();
            emit menu->aboutToShow();
            menu->actions().constLast()->trigger();
            select(dialog, -1);
        });
        expect(*m_window->findChild<QTabWidget *>());
    }

    void techniques()
    {
        expectDialogs([this] { trigger(Command::Techniques); }, 0, pressAll);
    }

    void generator()
    {
        document().reset(Board(emptyBoard(4)));
        trigger(Command::Generate);
        auto *dialog = m_window->findChild<GenerateDialog *>();
        expect(*dialog);
        dialog->findChild<QSpinBox *>("count")->setValue(2);
        QTest::keyClick(dialog, Qt::Key_Return);
        expect(*dialog);
        QVERIFY(QTest::qWaitFor([dialog] { return !dialog->isRunning(); }, windowPatience));
        expect(*dialog);
        expectDialogs([this] { m_window->close(); });
        auto *list = dialog->findChild<QListView *>("collection");
        list->activated(list->currentIndex());
        expect(*dialog);
        expect(m_window->messageBar());
        MadePuzzle missed = madePuzzle(board("1.34341221434321"), 7, halted(Halt::Stopped));
        missed.request.goal = ClueGoal::AtMost;
        missed.request.symmetry = &symmetries().back();
        MadePuzzle unfinished = missed;
        unfinished.request.goal = ClueGoal::Minimal;
        CollectionModel &puzzles = dialog->panel().model();
        puzzles.append({listed(missed, symbolSets().front()), listed(unfinished, symbolSets().front())});
        expect(*dialog);
        list->setCurrentIndex(list->model()->index(1, 0));
        QTest::keyClick(list, Qt::Key_Delete);
        expect(*dialog);
        QTest::keyClick(list, Qt::Key_Z, Qt::ControlModifier);
        expect(*dialog);
    }

    void whatCannotBeGenerated()
    {
        RequestForm form(*m_settings, emptyBoard(9));
        auto *kinds = form.findChild<KindChooser *>();
        kinds->setIds({"killer", "thermometer"});
        QSpinBox *clues = nullptr;
        for (QSpinBox *spin : form.findChildren<QSpinBox *>())
            clues = spin->objectName().isEmpty() ? spin : clues;
        choose(form, "goal", static_cast<int>(ClueGoal::AtMost));
        kinds->setIds({});
        for (const int count : {5, 100}) {
            clues->setValue(count);
            QVERIFY(!form.problem().isEmpty());
            expect(form);
        }
        choose(form, "goal", static_cast<int>(ClueGoal::Minimal));
        choose(form, "solutions", true);
        expect(form);
    }

    void laboratory()
    {
        document().reset(Board(board("1.34341221434321")));
        LaboratoryDialog &dialog = openLaboratory();
        expect(dialog);
        auto &page = *dialog.findChild<MeasurementsPage *>();
        choose(page, "kind", static_cast<int>(EncodingKind::FullFacts));
        choose(page, "runs", 1);
        QTest::keyClick(&dialog, Qt::Key_Return);
        expect(page);
        QVERIFY(QTest::qWaitFor([&] { return !page.isRunning(); }, windowPatience));
        QVERIFY(page.model().rowCount() > 3);
        auto *quantities = page.findChild<QComboBox *>("quantity");
        for (int i = 0; i < quantities->count(); ++i) {
            quantities->setCurrentIndex(i);
            expect(page);
        }
        document().reset(Board(board("12..............")));
        expect(page); // that the board is another one
    }

    void watchedSolver()
    {
        Board start(board(".3.1..3......41."));
        start.puzzle.constraints = {{findVariant("diagonal"), {}}};
        document().reset(start);
        trigger(Command::WatchSolver);
        WatchDialog &dialog = *m_window->laboratory().watchDialog();
        QVERIFY(QTest::qWaitFor([&] { return dialog.trace() != nullptr; }, windowPatience));
        expect(dialog);
        for (const char *list : {"method", "guess", "atMostOne"}) {
            auto *choices = dialog.findChild<QComboBox *>(list);
            choices->setCurrentIndex(choices->count() - 1);
            QVERIFY(QTest::qWaitFor([&] { return dialog.trace() != nullptr; }, windowPatience));
            for (int count = 0; dialog.position() < std::ssize(dialog.trace()->trace().steps); ++count) {
                QTest::keyClick(&dialog, Qt::Key_Return);
                if (isTried(count, 20, 4))
                    expect(dialog);
            }
        }
    }

    void clausesInWords()
    {
        Board start(board("1..............."));
        start.puzzle.constraints = {{findVariant("killer"), {0, 1}, {3}}};
        document().reset(start);
        LaboratoryDialog &dialog = openLaboratory();
        auto &page = *dialog.findChild<FormulaPage *>();
        dialog.findChild<QTabWidget *>()->setCurrentWidget(&page);
        auto *encodings = page.findChild<QComboBox *>("atMostOne");
        int count = 0;
        for (int topic = 0; topic < page.findChild<QComboBox *>("topicKind")->count(); ++topic)
            for (int i = 0; i < encodings->count(); ++i) {
                if (!isTried(count++, 3))
                    continue;
                QSignalSpy listed(&page.model(), &QAbstractItemModel::modelReset);
                choose(page, "topicKind", topic);
                choose(page, "kind", static_cast<int>(i % 2 ? EncodingKind::Selectors : EncodingKind::Facts));
                encodings->setCurrentIndex(i);
                QVERIFY(listed.wait(windowPatience));
                expect(page);
            }
    }

    /// Its pages are in English.
    void handbook()
    {
        HandbookWindow window(*m_settings);
        window.show();
        expect("title", window.windowTitle());
        expect("contents", window.findChild<HandbookContents *>()->accessibleName());
        expect("hits", window.findChild<HandbookHits *>()->accessibleName());
        expect(*window.findChild<QToolBar *>());
        auto *query = window.findChild<QLineEdit *>();
        expect(*query);
        for (const char *text : {"5", "0 1 2 3 4 5 6 7 8"}) {
            query->setText(text);
            for (QLabel *label : window.findChildren<QLabel *>())
                if (label->isVisible())
                    expect(*label);
            QTest::keyClick(query, Qt::Key_Return);
            for (QLabel *label : window.findChildren<QLabel *>())
                if (label->isVisible())
                    expect(*label);
        }
    }
};

ADD_TEST(QApplication, TestPseudoDialogs)

} // namespace sudoku::tst_pseudodialogs

#include "tst_pseudodialogs.moc"
