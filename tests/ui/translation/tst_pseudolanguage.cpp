#include "tests/sampling.h"
#include "tests/testprogram.h"
#include "tests/ui/translation/pseudotest.h"
#include "tests/ui/window/windowbench.h"
#include "ui/ask/solving/detailspanel.h"
#include "ui/files/recovery/leftwork.h"
#include "ui/files/recovery/recoverybar.h"
#include "ui/list/windowwork.h"
#include "ui/rules/kindbox.h"
#include "ui/rules/rulespanel.h"
#include "ui/teach/hints/walkthroughpanel.h"

#include <QApplication>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>

#include <algorithm>
#include <array>

Q_DECLARE_METATYPE(sudoku::Board)

namespace sudoku::tst_pseudolanguage {

/// Their answers offer more than to change the board.
constexpr std::array questionsWithOffers{Command::Check, Command::Explain, Command::CountSolutions,
                                         Command::MakeUnique};
constexpr std::array questions{Command::Solve,          Command::Fix,      Command::FindRedundancy,
                               Command::TrueCandidates, Command::Minimize, Command::NextConflict};

/// The main window in all its states; the windows and dialogs that it opens have a test of their own.
class TestPseudoLanguage : public PseudoTest, private WindowBench
{
    Q_OBJECT

    VerdictPanel &panel() { return *m_window->findChild<VerdictPanel *>(); }
    /// The offers of the panel; those of before may wait to be deleted.
    QList<QPushButton *> offers()
    {
        QList<QPushButton *> buttons = panel().findChildren<QPushButton *>();
        buttons.removeIf([this](const QPushButton *button) { return !button->isVisibleTo(&panel()); });
        return buttons;
    }
    void expectAnswer()
    {
        QVERIFY(waitUntilSolved());
        for (QWidget *part :
             {static_cast<QWidget *>(&panel()), static_cast<QWidget *>(&m_window->messageBar()),
              static_cast<QWidget *>(&view()), static_cast<QWidget *>(m_window->findChild<DetailsPanel *>()),
              static_cast<QWidget *>(m_window->statusBar())})
            expect(*part);
    }
    void expectMessage() { expect(m_window->messageBar()); }
    void expectAnswerTo(const Board &board, QAction &question)
    {
        document().reset(board);
        question.trigger();
        expectAnswer();
    }
    /// Takes each offer of the answer too, but those that open a dialog.
    void expectAnswerAndOffers(const Board &board, QAction &question)
    {
        expectAnswerTo(board, question);
        const qsizetype count = std::min<qsizetype>(offers().size(), 5);
        for (qsizetype i = 0; i < count; ++i) {
            expectAnswerTo(board, question);
            if (i < offers().size() && !offers()[i]->text().contains(QStringLiteral("…")))
                offers()[i]->click();
            expectAnswer();
        }
    }

private slots:
    void initTestCase() { speakPseudoLanguage(); }
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    void theNewWindow()
    {
        m_settings->addRecentFile("/1.2");
        expect(*m_window);
        QVERIFY(m_window->windowTitle().contains("Šüďöķü"));
    }

    void aBoardWithRules()
    {
        Board start(emptyBoard(9));
        start.puzzle.constraints = {{findVariant("killer"), {0, 1}, {3}}, {findVariant("diagonal"), {}}};
        start.switchedOff = {{findVariant("windoku"), {}}};
        start.cornerMarks[40] = {1, 2};
        start.centreMarks[40] = {3};
        start.cornerMarks[79] = {5}; // which is struck through
        start.entries.set(80, 5);
        document().reset(start);
        trigger(Command::Details);
        for (const Qt::Key each : {Qt::Key_5, Qt::Key_Right, Qt::Key_5})
            key(each);
        expect(*m_window);
    }

    void manyKindsOfRules()
    {
        Board start(emptyBoard(9));
        for (const char *id : {"diagonal", "anti-diagonal", "windoku", "anti-king"})
            start.puzzle.constraints.push_back({findVariant(id), {}});
        document().reset(start);
        expect(*m_window->statusBar());
    }

    void theLevelOfThePuzzle()
    {
        for (const Puzzle &puzzle :
             {board("1.34341221434321"), readCorpus("c9_tdoku_tests.txt", 1).front().puzzle}) {
            document().reset(Board(puzzle));
            auto *level = m_window->statusBar()->findChild<QLabel *>("level");
            QTRY_VERIFY_WITH_TIMEOUT(!level->text().isEmpty(), windowPatience);
            expect(*level);
        }
    }

    void answersAndWhatTheyOffer_data()
    {
        QTest::addColumn<Board>("board");
        QTest::addRow("unique") << Board(board("1.34341221434321"));
        if (!triesMuch())
            return; // a sanitizer looks for nothing in words
        QTest::addRow("redundant") << Board(board("1234341221434321"));
        QTest::addRow("several") << Board(board("1234........2..."));
        QTest::addRow("many") << Board(emptyBoard(4));
        QTest::addRow("none") << Board(board("123............4"));
        QTest::addRow("broken") << Board(board("11.............."));
        Board wrong(board("1.34341221434321"));
        wrong.entries.set(1, 3);
        QTest::addRow("wrong entry") << wrong;
        Board entries(emptyBoard(4));
        for (const Cell cell : {0, 5, 10})
            entries.entries.set(cell, 1);
        QTest::addRow("entries") << entries;
        Board rules(emptyBoard(4));
        rules.puzzle.constraints = {{findVariant("killer"), {0, 1}, {3}},
                                    {findVariant("killer"), {0, 1}, {4}}};
        QTest::addRow("rules contradict") << rules;
    }

    void answersAndWhatTheyOffer()
    {
        QFETCH(Board, board);
        for (const Command question : questions)
            expectAnswerTo(board, *m_window->action(question));
        for (const Command question : questionsWithOffers)
            expectAnswerAndOffers(board, *m_window->action(question));
        expectAnswerTo(board, *m_window->action(Command::MinimizeKeeping)->menu()->actions().constFirst());
    }

    void walkthroughs()
    {
        auto *panel = m_window->findChild<WalkthroughPanel *>();
        const auto waitForRating = [panel] {
            auto *stop = panel->findChild<QToolButton *>("stopRating");
            return QTest::qWaitFor([stop] { return !stop->isVisible(); }, windowPatience);
        };
        for (const Puzzle &puzzle :
             {board("1.34341221434321"), board(".2.4.4.2.1434321"),
              board("........9.6....3..2.4....7...937.5.1.....2..3...15.7....1.24.....8."
                    "3.6...4.5.....")}) {
            document().reset(Board(puzzle));
            trigger(Command::Walkthrough);
            QVERIFY(QTest::qWaitFor([panel] { return panel->isVisible(); }, windowPatience));
            expect(*m_window);
            QVERIFY(waitForRating());
            panel->findChild<QPushButton *>("others")->click();
            QVERIFY(waitUntilSolved());
            expect(*m_window);
            panel->findChild<QPushButton *>("copy")->click();
            expectMessage();
            expect("copied text", QApplication::clipboard()->text());
            key(Qt::Key_5);
            expectMessage();
        }
    }

    void whatTakesLong()
    {
        paste(textOf(hardPuzzle().givens));
        trigger(Command::Solve);
        QTRY_COMPARE_WITH_TIMEOUT(m_window->messageBar().message().kind, Message::Kind::Busy, windowPatience);
        expectMessage();
        trigger(Command::Stop);
        QVERIFY(waitUntilSolved());
        expectMessage();
        trigger(Command::Check);
        trigger(Command::ClearAll);
        expectMessage(); // that the board changed
    }

    void whatIsTypedAndPasted()
    {
        for (const char *text :
             {"Dear reader", "12..............", "123", "123/456/7", "f-puzzles.com/?load=x"}) {
            paste(text);
            expectMessage();
        }
        trigger(Command::TypeEntries);
        key(Qt::Key_3); // on a given
        expectMessage();
        for (const Command command : {Command::Copy, Command::CopyGivens})
            trigger(command);
        expectMessage();
        for (QAction *form : m_window->action(Command::CopyAs)->menu()->actions())
            form->trigger();
        expectMessage();
    }

    void filesThatAreReadAndSaved()
    {
        const auto open = [this](const QByteArray &contents) {
            QFile file(m_folder.filePath("1.2"));
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write(contents) == contents.size());
            file.close();
            document().undoStack().setClean();
            m_window->openFile(file.fileName());
            QTRY_VERIFY(!m_window->action(Command::Stop)->isEnabled());
            expect(*m_window);
        };
        open("1.34341221434321\n");
        trigger(Command::Save);
        expectMessage();
        open("1.34341221434321\n1.34341221434321\n");
        open("# sudoku-workbench: boxes 3x3\n1.34341221434321\n");
        open("# sudoku-workbench: variant killer 5 r1c1\n1.34341221434321\n");
        open("# sudoku-workbench: switched-off diagonal\n1.34341221434321\n");
        open("\x89PNG\r\n\x1a\n");
        m_window->openFile(m_folder.filePath("0"));
        QTRY_VERIFY(!m_window->action(Command::Stop)->isEnabled());
    }

    void everyKindOfRule()
    {
        auto *rules = m_window->findChild<RulesPanel *>();
        auto *kinds = rules->findChild<KindBox *>();
        trigger(Command::Rules);
        for (int kind = 0; kind < kinds->count(); ++kind) {
            document().reset(Board(emptyBoard(9)));
            trigger(Command::Rules);
            kinds->setCurrentIndex(kind);
            expect(*rules);
            if (!kinds->kind()) // a heading
                continue;
            key(Qt::Key_Right, Qt::ShiftModifier);
            expect(*rules);
            emit view().confirmed(); // adds it, or says why not
            expect(*rules);
            expectMessage();
        }
        document().reset(Board(board("1..............."))); // too small for some
        expect(*rules);
    }

    void workThatWasLeft()
    {
        UnsavedWork work{
            .board = Board(emptyBoard(9)), .isModified = true, .time = QDateTime::currentDateTime()};
        RecoveryBar &bar = m_window->recoveryBar();
        bar.offer(foundText({{{}, work}}));
        expect(bar);
        work.time = work.time.addDays(-3);
        work.puzzleCount = 2;
        bar.offer(foundText({{{}, work}, {{}, work}}));
        expect(bar);
        m_window->work().restore(work, {}, {});
        expectMessage();
    }
};

ADD_TEST(QApplication, TestPseudoLanguage)

} // namespace sudoku::tst_pseudolanguage

#include "tst_pseudolanguage.moc"
