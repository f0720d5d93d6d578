// Covers ui/files: formuladialog

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include "core/solve/solve.h"
#include "tests/sampling.h"
#include "tests/testdata.h"
#include "tests/testprogram.h"
#include "ui/ask/solving/computation.h"
#include "ui/base/settings.h"
#include "ui/board/boardeditor.h"
#include "ui/board/boardview.h"
#include "ui/board/document.h"
#include "ui/files/formuladialog.h"
#include "ui/files/formulaexchange.h"

#include <memory>

namespace sudoku::tst_formulaexchange {

constexpr int patience = 60'000; // ms; for slow machines

/// A document and what works on it, as in the window.
struct Fixture
{
    Fixture(const Puzzle &puzzle, const QString &settingsFile)
        : settings(settingsFile),
          document(Board(puzzle))
    {
        QObject::connect(&exchange, &FormulaExchange::message,
                         [this](const Message &message) { said = message; });
        QObject::connect(&document, &Document::explained,
                         [this](const Board &, const Compose &message) { said = message(); });
    }

    Settings settings;
    Document document;
    BoardEditor editor{document};
    BoardView view{document, editor};
    Computation computation{document};
    FormulaExchange exchange{document, editor, view, computation, settings};
    Message said;
};

class TestFormulaExchange : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    std::unique_ptr<Fixture> m_fixture;

    QString path(const QString &name) { return m_folder.filePath(name); }
    void makeFixture(const Puzzle &puzzle)
    {
        m_fixture = std::make_unique<Fixture>(puzzle, path("settings.ini"));
    }
    bool waitForMessage()
    {
        return QTest::qWaitFor([this] { return !m_fixture->said.text.isEmpty(); }, patience);
    }
    /// What is asked about while entries do not count.
    Subject subject() const { return {m_fixture->document.board()}; }
    QString save(const FormulaOptions &options, const QString &file)
    {
        m_fixture->said = {};
        m_fixture->exchange.save(m_fixture->document.board().puzzle, options, file);
        return waitForMessage() ? m_fixture->said.text : QString();
    }
    QString read(const QString &file)
    {
        m_fixture->said = {};
        m_fixture->exchange.read(file);
        return waitForMessage() ? m_fixture->said.text : QString();
    }
    void write(const QString &name, const QByteArray &contents)
    {
        QFile file(path(name));
        QVERIFY(file.open(QFile::WriteOnly));
        file.write(contents);
    }
    void askMiniSat()
    {
        const int status = QProcess::execute(
            "/bin/sh",
            {"-c",
             QStringLiteral("minisat -verb=0 %1 %2 >/dev/null").arg(path("board.cnf"), path("result"))});
        QVERIFY2(status == 10 || status == 20, "minisat is missing: run packaging/setup");
    }

private slots:
    void init() { QFile::remove(path("settings.ini")); }
    void cleanup() { m_fixture.reset(); }

    void otherSolversSolveTheBoard_data();
    void otherSolversSolveTheBoard();
    void otherSolutionsThanTheBoardAreAskedFor();
    void entriesThatDifferAreReplaced();
    void whatIsNoSolutionLeavesTheBoard_data();
    void whatIsNoSolutionLeavesTheBoard();
    void stopLeavesNoFile();
    void anEditStopsTheExport();
    void filesThatCannotBeWrittenAreNamed();
    void theDialogSaysHowLargeItWillBe();
    void theDialogRemembersWhatWasChosen();
    void onlyAFilledBoardCanBeForbidden();
    void entriesCountAsGivensWhereTheyAreWanted();
};

void TestFormulaExchange::otherSolversSolveTheBoard_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<bool>("isOpenOnly");
    int count = 0;
    for (const char *file :
         {"c9_norvig_hardest.txt", "c16_other.txt", "c25_other.txt", "v_x_sgt.txt", "v_jigsaw_sgt.txt"})
        for (const bool isOpenOnly : {false, true})
            if (isTried(count++, 3))
                QTest::addRow("%s%s", file, isOpenOnly ? ", open" : "") << file << isOpenOnly;
}

void TestFormulaExchange::otherSolversSolveTheBoard()
{
    QFETCH(QString, file);
    QFETCH(bool, isOpenOnly);
    const Puzzle puzzle = readCorpus(file.toStdString(), 1).front().puzzle;
    makeFixture(puzzle);
    const QString exported = save({.isOpenOnly = isOpenOnly}, path("board.cnf"));
    QVERIFY2(exported.startsWith("Exported as board.cnf: ") && exported.endsWith(" clauses."),
             qPrintable(exported));
    askMiniSat();
    QCOMPARE(read(path("result")), "result is a solution of this puzzle and fills the board.");
    QCOMPARE(text(m_fixture->document.board().digits()), text(solve(puzzle).solution));
    QCOMPARE(m_fixture->document.undoStack().count(), 1);
    QCOMPARE(m_fixture->document.undoStack().undoText(), "Import Model");
    QCOMPARE(read(path("result")), "result is the solution that is already on the board.");
    m_fixture->document.undoStack().undo();
    QCOMPARE(m_fixture->document.board(), Board(puzzle));
}

void TestFormulaExchange::otherSolutionsThanTheBoardAreAskedFor()
{
    const Puzzle puzzle = readCorpus("c9_norvig_hardest.txt", 1).front().puzzle;
    makeFixture(puzzle);
    save({.forbidden = {solve(puzzle).solution}}, path("board.cnf"));
    askMiniSat();
    QCOMPARE(read(path("result")), "result says that the formula is unsatisfiable: this puzzle has no "
                                   "solution, or only those that the formula forbids.");
    QCOMPARE(m_fixture->document.board(), Board(puzzle));
}

void TestFormulaExchange::entriesThatDifferAreReplaced()
{
    makeFixture(board("1.34341221434321"));
    m_fixture->editor.setRole(DigitRole::Entry);
    m_fixture->editor.enter(4, {1});
    write("answer", "v 0\n");
    QCOMPARE(read(path("answer")), "answer is a solution of this puzzle and fills the board. It changed one "
                                   "of your entries; Undo restores it.");
    QCOMPARE(m_fixture->document.board().entries[1], 2);
}

void TestFormulaExchange::whatIsNoSolutionLeavesTheBoard_data()
{
    QTest::addColumn<QByteArray>("answer");
    QTest::addColumn<QString>("said");
    QTest::newRow("nothing") << QByteArray()
                             << "Cannot read answer: no answer of a solver found: expected "
                                "\"s SATISFIABLE\" and \"v 1 -2 … 0\", or \"SAT\" and \"1 -2 … 0\".";
    QTest::newRow("cut off")
        << QByteArray("s SATISFIABLE\nv 1 -2\n")
        << "Cannot read answer: line 2, column 1: the model does not end with 0; the text may be incomplete.";
    QTest::newRow("another puzzle")
        << QByteArray("s SATISFIABLE\nv 1 -2 0\n")
        << "answer is not a solution of this puzzle: the model has 2 variables, but the formula of this "
           "puzzle has 64, or 53 for the open candidates only; it may be the model of another puzzle.";
    QTest::newRow("another given") << QByteArray("v 2 5 12 15 20 23 26 29 33 40 43 46 51 54 57 64 0\n")
                                   << "answer is not a solution of this puzzle: the model has 2 in r1c1, but "
                                      "the given is 1; it may be the model of another puzzle.";
    QTest::newRow("a broken rule") << QByteArray("v 1 5 9 13 17 21 25 29 33 37 41 45 49 53 57 61 -64 0\n")
                                   << "answer is not a solution of this puzzle: the model breaks a rule: Two "
                                      "1s in row 1: r1c1 and r1c2.";
    QTest::newRow("undecided") << QByteArray("s UNKNOWN\n") << "answer says that the solver found no answer.";
}

void TestFormulaExchange::whatIsNoSolutionLeavesTheBoard()
{
    QFETCH(QByteArray, answer);
    QFETCH(QString, said);
    makeFixture(board("1..............."));
    write("answer", answer);
    QCOMPARE(read(path("answer")), said);
    QCOMPARE(m_fixture->document.undoStack().count(), 0);
    QVERIFY(read(path("missing")).startsWith("Cannot open missing: "));
    QVERIFY(read(m_folder.path()).endsWith(": It is a folder."));
}

void TestFormulaExchange::stopLeavesNoFile()
{
    makeFixture(emptyBoard(25));
    m_fixture->exchange.save(subject().puzzle(), {}, path("stopped.cnf"));
    m_fixture->computation.stop();
    QVERIFY(waitForMessage());
    QCOMPARE(m_fixture->said.text, "Exporting was stopped; no file was written.");
    QVERIFY(!QFile::exists(path("stopped.cnf")));
}

void TestFormulaExchange::anEditStopsTheExport()
{
    makeFixture(emptyBoard(25));
    QString said;
    connect(&m_fixture->computation, &Computation::givenUp, this,
            [&said](const QString &text) { said = text; });
    m_fixture->exchange.save(subject().puzzle(), {}, path("stopped.cnf"));
    m_fixture->editor.enter(1, {0});
    QTRY_COMPARE(said, "Exporting stopped because the board changed.");
    QVERIFY(!QFile::exists(path("stopped.cnf")));
}

void TestFormulaExchange::filesThatCannotBeWrittenAreNamed()
{
    makeFixture(board("1..............."));
    QVERIFY(save({}, path("missing/board.cnf")).startsWith("Cannot save board.cnf: "));
    QCOMPARE(m_fixture->said.kind, Message::Kind::Problem);
}

void TestFormulaExchange::theDialogSaysHowLargeItWillBe()
{
    makeFixture(emptyBoard(9));
    FormulaDialog dialog(subject(), m_fixture->settings);
    const auto says = [&dialog](const QString &text) {
        return QTest::qWaitFor(
            [&] {
                for (const QLabel *label : dialog.findChildren<QLabel *>())
                    if (label->text() == text)
                        return true;
                return false;
            },
            patience);
    };
    QVERIFY(says(formulaSizeText(729, 10'530)));
    const Formula binary = *formulaOf(emptyBoard(9), {.method = findEncodingMethod("tree2")});
    auto *atMostOne = dialog.findChild<QComboBox *>("atMostOne");
    atMostOne->setCurrentIndex(atMostOne->findData("tree2"));
    QVERIFY(says(formulaSizeText(binary.cnf().variableCount(), binary.cnf().clauseCount())));
}

void TestFormulaExchange::theDialogRemembersWhatWasChosen()
{
    makeFixture(board("1234341221434321"));
    {
        FormulaDialog dialog(subject(), m_fixture->settings);
        QVERIFY(!dialog.options().isOpenOnly && dialog.options().hasGivens);
        auto *atMostOne = dialog.findChild<QComboBox *>("atMostOne");
        atMostOne->setCurrentIndex(atMostOne->findData("product"));
        dialog.findChild<QCheckBox *>("open")->click();
        dialog.findChild<QCheckBox *>("givens")->click();
        dialog.findChild<QCheckBox *>("forbid")->click();
        QCOMPARE(dialog.options().forbidden.size(), 1U);
        dialog.accept();
    }
    const FormulaOptions options = FormulaDialog(subject(), m_fixture->settings).options();
    QCOMPARE(options.method, findEncodingMethod("product"));
    QVERIFY(options.isOpenOnly && !options.hasGivens);
    QVERIFY(options.forbidden.empty()); // it is about just this board
}

void TestFormulaExchange::onlyAFilledBoardCanBeForbidden()
{
    makeFixture(board("1.34341221434321"));
    QVERIFY(!FormulaDialog(subject(), m_fixture->settings).findChild<QCheckBox *>("forbid")->isEnabled());
    m_fixture->editor.enter(2, {1});
    FormulaDialog dialog(subject(), m_fixture->settings);
    dialog.findChild<QCheckBox *>("forbid")->click();
    QCOMPARE(text(dialog.options().forbidden.at(0)), std::string("1234341221434321"));
}

void TestFormulaExchange::entriesCountAsGivensWhereTheyAreWanted()
{
    makeFixture(board("1.34341221434321"));
    QVERIFY(!FormulaDialog(subject(), m_fixture->settings).findChild<QCheckBox *>("entries")->isEnabled());
    m_fixture->editor.setRole(DigitRole::Entry);
    m_fixture->editor.enter(2, {1});
    QCOMPARE(FormulaDialog(subject(), m_fixture->settings).puzzle(), m_fixture->document.board().puzzle);
    const Board &board = m_fixture->document.board();
    FormulaDialog dialog({board, true}, m_fixture->settings);
    QCOMPARE(dialog.puzzle(), board.withEntriesAsGivens());
    QVERIFY(!dialog.findChild<QCheckBox *>("forbid")->isEnabled());
    dialog.findChild<QCheckBox *>("givens")->click();
    QCOMPARE(dialog.puzzle(), board.puzzle);
    dialog.findChild<QCheckBox *>("givens")->click();
    dialog.findChild<QCheckBox *>("entries")->click();
    QCOMPARE(dialog.puzzle(), board.puzzle);
    QVERIFY(dialog.findChild<QCheckBox *>("forbid")->isEnabled());
}

ADD_TEST(QApplication, TestFormulaExchange)

} // namespace sudoku::tst_formulaexchange

#include "tst_formulaexchange.moc"
