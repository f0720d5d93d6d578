// Covers core/forms: formanswer, minizincform, opbform, smtform
// Covers ui/text: puzzleformtext

#include <QCoreApplication>
#include <QtTest/QTest>

#include <QStandardPaths>
#include <QTemporaryDir>

#include "tests/bruteforce.h"
#include "tests/cli/program.h"
#include "tests/samplerules.h"
#include "tests/sampling.h"
#include "tests/testdata.h"
#include "tests/testprogram.h"

#include "core/formats/formats.h"
#include "core/formats/text/format.h"
#include "core/forms/puzzleform.h"

namespace sudoku::tst_cliforms {

/// A program of other people's that reads a form; {file} stands for the file.
struct OtherSolver
{
    QString form;
    QString command;
    /// The same program, but it finds all solutions and says how many; empty if it cannot.
    QString countCommand = {};
    /// Returns the number of solutions that it says.
    int (*countIn)(const QByteArray &) = nullptr;
};

int modelsOfClasp(const QByteArray &output)
{
    const qsizetype place = output.indexOf("c Models");
    return place < 0 ? 0 : output.mid(output.indexOf(':', place) + 1).trimmed().split('\n').first().toInt();
}

int lines(const QByteArray &output)
{
    return static_cast<int>(output.count("----------\n"));
}

std::vector<OtherSolver> otherSolvers()
{
    return {
        {"opb", "clasp --verbose=0 {file}", "clasp -n 0 -q {file}", modelsOfClasp},
        {"opb", "minisat+ {file}"},
        {"smt2", "z3 {file}"},
        {"mzn", "minizinc --solver gecode {file}", "minizinc --solver gecode --all-solutions {file}", lines},
    };
}

QByteArray boardText(const Puzzle &puzzle)
{
    return QByteArray::fromStdString(findFormat("grid")->write(Board(puzzle), symbolSets().front()));
}

/// Puzzles go to solvers of constraints as `encode --format` writes them, and their answers come back.
class TestCliForms : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    QString path(const QString &name) { return m_folder.filePath(name); }
    void write(const QString &name, const QByteArray &contents)
    {
        QFile file(path(name));
        QVERIFY(file.open(QFile::WriteOnly));
        file.write(contents);
    }

    /// Writes \a puzzle in the form of \a solver and returns what the program prints about it.
    QByteArray ask(const OtherSolver &solver, QString command, const Puzzle &puzzle,
                   const QString &options = {})
    {
        write("puzzle.txt", boardText(puzzle));
        const Result encoded =
            run("encode --format " + solver.form + ' ' + options + ' ' + path("puzzle.txt"));
        if (encoded.exitStatus != 0)
            return encoded.errors;
        const QString file = "puzzle." + solver.form;
        write(file, encoded.output);
        QStringList words = QProcess::splitCommand(command.replace("{file}", path(file)));
        const QString program = words.takeFirst();
        QProcess process;
        process.start(program, words);
        process.waitForFinished(patience);
        return process.readAllStandardOutput();
    }

    Result decode(const QByteArray &answer)
    {
        write("answer", answer);
        return run("decode --model " + path("answer") + ' ' + path("puzzle.txt"));
    }

    /// Adds a row for each program that is there with what \a add writes into the row.
    static void addSolvers()
    {
        QTest::addColumn<OtherSolver>("solver");
        for (const OtherSolver &solver : otherSolvers())
            QTest::addRow("%s", qPrintable(solver.command)) << solver;
    }

    static bool isThere(const OtherSolver &solver)
    {
        return !QStandardPaths::findExecutable(solver.command.section(' ', 0, 0)).isEmpty();
    }

private slots:
    void solveWhatTheyAreGiven_data() { addSolvers(); }
    void solveWhatTheyAreGiven();
    void knowEveryRule_data() { addSolvers(); }
    void knowEveryRule();
    void countSolutions_data() { addSolvers(); }
    void countSolutions();
    void forbiddenSolutionsDoNotComeAgain_data() { addSolvers(); }
    void forbiddenSolutionsDoNotComeAgain();
    void seeContradictions_data() { addSolvers(); }
    void seeContradictions();
};

#define SKIP_IF_MISSING(solver) \
    if (!isThere(solver)) \
    QSKIP("this program is not installed: packaging/setup test")

void TestCliForms::solveWhatTheyAreGiven()
{
    QFETCH(OtherSolver, solver);
    SKIP_IF_MISSING(solver);
    int count = 0;
    for (const auto &[file, index] : {std::pair{"c9_norvig_hardest.txt", 0},
                                      {"c16_other.txt", 1},
                                      {"v_jigsaw_sgt.txt", 0},
                                      {"v_x_sgt.txt", 0},
                                      {"v_killer_janko.txt", 0},
                                      {"v_evenodd_janko.txt", 0},
                                      {"v_consecutive_latin_janko.txt", 0}}) {
        if (!isTried(count++, 2))
            continue;
        const CorpusPuzzle row = readCorpus(file, index + 1).back();
        const Result result = decode(ask(solver, solver.command, row.puzzle));
        QVERIFY2(result.errors.isEmpty(), (file + (": " + result.errors)).constData());
        QCOMPARE(result.output.trimmed(), run("solve " + path("puzzle.txt")).output.trimmed());
    }
}

/// Each kind of constraint on an empty 4x4: there is a solution exactly if there is one, and it obeys.
void TestCliForms::knowEveryRule()
{
    QFETCH(OtherSolver, solver);
    SKIP_IF_MISSING(solver);
    int count = 0;
    for (const Variant *variant : variants())
        for (const Constraint &constraint : samples(*variant)) {
            if (!isTried(count++, 400, 80))
                continue;
            Puzzle puzzle = emptyBoard(4);
            puzzle.constraints.push_back(constraint);
            if (!canBeWritten(puzzle))
                continue;
            const std::string name = constraintText(puzzle.geometry, constraint);
            const bool isSolvable = !BruteForce(puzzle).solutions(1).empty();
            const Result result = decode(ask(solver, solver.command, puzzle));
            QVERIFY2(result.errors.isEmpty(), (name + ": " + result.errors.toStdString()).c_str());
            QVERIFY2((result.output == "none\n") != isSolvable, name.c_str());
        }
}

void TestCliForms::countSolutions()
{
    QFETCH(OtherSolver, solver);
    SKIP_IF_MISSING(solver);
    if (solver.countCommand.isEmpty())
        QSKIP("this program finds one solution only");
    QCOMPARE(solver.countIn(ask(solver, solver.countCommand, emptyBoard(4))), 288);
    int count = 0;
    for (const Variant *variant : variants())
        for (const Constraint &constraint : samples(*variant)) {
            if (!isTried(count++, 400, 80))
                continue;
            Puzzle puzzle = emptyBoard(4);
            puzzle.constraints.push_back(constraint);
            if (!canBeWritten(puzzle))
                continue;
            const std::string name = constraintText(puzzle.geometry, constraint);
            const auto expected = std::ssize(BruteForce(puzzle).solutions());
            const int found = solver.countIn(ask(solver, solver.countCommand, puzzle));
            QVERIFY2(found == expected, (name + ": " + std::to_string(found)).c_str());
        }
}

void TestCliForms::forbiddenSolutionsDoNotComeAgain()
{
    QFETCH(OtherSolver, solver);
    SKIP_IF_MISSING(solver);
    const Puzzle puzzle = board("123434..2.4.....");
    QString options;
    QStringList found;
    for (const int number : {0, 1, 2, 3, 4, 5, 6, 7, 8, 9}) {
        const Result result = decode(ask(solver, solver.command, puzzle, options));
        QCOMPARE(result.errors, "");
        if (result.output == "none\n")
            break;
        QVERIFY(!found.contains(result.output));
        found += result.output;
        const QString file = "solution" + QString::number(number);
        write(file, result.output);
        options += " --forbid " + path(file);
    }
    QCOMPARE(found.size(), std::ssize(BruteForce(puzzle).solutions()));
}

void TestCliForms::seeContradictions()
{
    QFETCH(OtherSolver, solver);
    SKIP_IF_MISSING(solver);
    const Result none = decode(ask(solver, solver.command, board("1234..1.........")));
    QCOMPARE(none.output.trimmed() == "none", BruteForce(board("1234..1.........")).solutions(1).empty());
    const Result twice = decode(ask(solver, solver.command, board("11..............")));
    QCOMPARE(twice.errors, "");
    QCOMPARE(twice.output, "none\n");
    QCOMPARE(twice.exitStatus, 1);
    const Result without = decode(ask(solver, solver.command, board("11.............."), "--without-givens"));
    QVERIFY2(without.errors.contains("given"), without.errors); // another board than the puzzle's
}

ADD_TEST(QCoreApplication, TestCliForms)

} // namespace sudoku::tst_cliforms

#include "tst_cliforms.moc"
