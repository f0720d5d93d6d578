// Covers app/cli/answers: decode, encode

#include <QCoreApplication>
#include <QtTest/QTest>

#include <QJsonDocument>
#include <QJsonObject>
#include <QStandardPaths>
#include <QTemporaryDir>

#include "tests/cli/program.h"
#include "tests/sampling.h"
#include "tests/testdata.h"

#include "core/formats/formats.h"
#include "core/formats/text/format.h"
#include "core/rules/violations.h"
#include "core/solve/solve.h"
#include "tests/testprogram.h"

namespace sudoku::tst_clidimacs {

/// A solver of other people's, and how it is called.
struct OtherSolver
{
    QString name;
    QString command; ///< with {cnf} and {answer}
    bool isPrinting; ///< its answer; else it writes it into a file
};

std::vector<OtherSolver> otherSolvers()
{
    return {
        {"minisat", "minisat {cnf} {answer}", false},
        {"cadical", "cadical {cnf}", true},
        {"cadical, quiet", "cadical -q {cnf}", true},
    };
}

/// More of them, which read the same form.
std::vector<OtherSolver> everyOtherSolver()
{
    std::vector<OtherSolver> all = otherSolvers();
    all.push_back({"picosat", "picosat {cnf}", true});
    all.push_back({"clasp", "clasp --verbose=0 {cnf}", true});
    all.push_back({"cryptominisat", "cryptominisat5 --verb 0 {cnf}", true});
    return all;
}

QByteArray boardText(const Puzzle &puzzle)
{
    return QByteArray::fromStdString(findFormat("grid")->write(Board(puzzle), symbolSets().front()));
}

QByteArray solutionLine(const Puzzle &puzzle)
{
    return QByteArray::fromStdString(text(solve(puzzle).solution)) + '\n';
}

struct Example
{
    const char *name;
    const char *file;
    int index;
};

/// Puzzles go to the programs of other people and their answers come back.
class TestCliDimacs : public QObject
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
    QByteArray read(const QString &name)
    {
        QFile file(path(name));
        if (!file.open(QFile::ReadOnly))
            qFatal("cannot read %s", qUtf8Printable(name));
        return file.readAll();
    }

    /// Writes puzzle.cnf, asks \a solver and leaves its answer in "answer".
    void askOther(const OtherSolver &solver, const QString &encodeOptions)
    {
        const Result encoded = run("encode " + encodeOptions + ' ' + path("puzzle.txt"));
        QCOMPARE(encoded.errors, "");
        QCOMPARE(encoded.exitStatus, 0);
        write("puzzle.cnf", encoded.output);
        QString command = solver.command;
        command.replace("{cnf}", path("puzzle.cnf")).replace("{answer}", path("answer"));
        QStringList words = QProcess::splitCommand(command);
        const QString program = words.takeFirst();
        QVERIFY2(!QStandardPaths::findExecutable(program).isEmpty(),
                 "a solver is missing: run packaging/setup test");
        QProcess process;
        process.start(program, words);
        QVERIFY(process.waitForFinished(patience));
        if (solver.isPrinting)
            write("answer", process.readAllStandardOutput());
    }

    Result decode() { return run("decode --model " + path("answer") + ' ' + path("puzzle.txt")); }

private slots:
    void init() { QVERIFY(m_folder.isValid()); }

    void onlyOneSolutionIsShownByHand_data();
    void onlyOneSolutionIsShownByHand();
    void everySolutionIsFoundByForbidding();
    void otherOptionsComeBackToo_data();
    void otherOptionsComeBackToo();
    void commentsAreReadAsComments_data();
    void commentsAreReadAsComments();
    void withoutGivensComesAnyBoard();
    void answersArePiped();
    void forbiddenBoardsHaveAnyForm();
    void brokenAnswersNameTheirPlace_data();
    void brokenAnswersNameTheirPlace();
    void jsonTellsTheSame();
};

void TestCliDimacs::onlyOneSolutionIsShownByHand_data()
{
    QTest::addColumn<OtherSolver>("solver");
    QTest::addColumn<Puzzle>("puzzle");
    int count = 0;
    for (const OtherSolver &solver : otherSolvers())
        for (const auto &[name, file, index] : {
                 Example{"9x9", "c9_norvig_hardest.txt", 0},
                 Example{"16x16", "c16_other.txt", 0},
                 Example{"25x25", "c25_other.txt", 0},
                 Example{"diagonal", "v_x_sgt.txt", 0},
                 Example{"jigsaw", "v_jigsaw_sgt.txt", 0},
                 Example{"jigsaw, diagonal", "v_jigsawx_sgt.txt", 0},
             })
            if (isTried(count++, 5))
                QTest::addRow("%s, %s", qPrintable(solver.name), name)
                    << solver << readCorpus(file, index + 1).back().puzzle;
}

// encode; solve; decode; encode --forbid; solve: unsatisfiable.
void TestCliDimacs::onlyOneSolutionIsShownByHand()
{
    QFETCH(OtherSolver, solver);
    QFETCH(Puzzle, puzzle);
    write("puzzle.txt", boardText(puzzle));
    askOther(solver, {});
    const Result solved = decode();
    QCOMPARE(solved.errors, "");
    QCOMPARE(solved.output, solutionLine(puzzle));
    QCOMPARE(solved.exitStatus, 0);
    write("solution.txt", solved.output);
    askOther(solver, "--forbid " + path("solution.txt"));
    const Result another = decode();
    QCOMPARE(another.errors, "");
    QCOMPARE(another.output, "none\n");
    QCOMPARE(another.exitStatus, 1);
}

void TestCliDimacs::everySolutionIsFoundByForbidding()
{
    write("puzzle.txt", "1234............\n");
    QByteArrayList found;
    for (;;) {
        write("found.txt", found.join());
        askOther(otherSolvers().front(), found.isEmpty() ? "--open" : "--open --forbid " + path("found.txt"));
        const Result next = decode();
        if (next.exitStatus == 1)
            break;
        QCOMPARE(next.exitStatus, 0);
        QVERIFY(!found.contains(next.output));
        found += next.output;
    }
    QCOMPARE(found.size(), 12);
}

void TestCliDimacs::otherOptionsComeBackToo_data()
{
    QTest::addColumn<QString>("options");
    int count = 0;
    for (const char *kind : {"", " --open"})
        for (const EncodingMethod &encoding : encodingMethods())
            if (isTried(count++, 3))
                QTest::addRow("%s%s", encoding.id.data(), kind)
                    << QStringLiteral("--at-most-one %1%2").arg(encoding.id.data(), kind);
}

void TestCliDimacs::otherOptionsComeBackToo()
{
    QFETCH(QString, options);
    const Puzzle puzzle = readCorpus("c9_norvig_hardest.txt", 1).front().puzzle;
    write("puzzle.txt", boardText(puzzle));
    askOther(otherSolvers().front(), options);
    QCOMPARE(decode().output, solutionLine(puzzle));
}

void TestCliDimacs::commentsAreReadAsComments_data()
{
    QTest::addColumn<OtherSolver>("solver");
    for (const OtherSolver &solver : everyOtherSolver())
        QTest::addRow("%s", qPrintable(solver.name)) << solver;
}

// Comments between the clauses, of all encodings and with auxiliary variables of a sum.
void TestCliDimacs::commentsAreReadAsComments()
{
    QFETCH(OtherSolver, solver);
    const Puzzle puzzle = readCorpus("v_killer_janko.txt", 1).front().puzzle;
    write("puzzle.txt", boardText(puzzle));
    int count = 0;
    for (const EncodingMethod &encoding : encodingMethods()) {
        if (!isTried(count++, 5))
            continue;
        askOther(solver, QStringLiteral("--explain --at-most-one %1").arg(encoding.id.data()));
        QVERIFY(read("puzzle.cnf").contains("\nc row 1: "));
        QVERIFY(read("puzzle.cnf").contains("\nc p show 1 2 3 "));
        QCOMPARE(decode().output, solutionLine(puzzle));
    }
}

void TestCliDimacs::withoutGivensComesAnyBoard()
{
    const Puzzle puzzle = readCorpus("c9_easy_kaggle_like.txt", 1).front().puzzle;
    write("puzzle.txt", boardText(puzzle));
    askOther(otherSolvers().front(), "--without-givens");
    const Result wrong = decode();
    QCOMPARE(wrong.output, "error\n");
    QVERIFY2(wrong.errors.contains("it may be the model of another puzzle"), wrong.errors);
    QCOMPARE(wrong.exitStatus, 2);
    write("puzzle.txt", boardText(Puzzle(puzzle.geometry)));
    const Result filled = decode();
    QCOMPARE(filled.errors, "");
    QVERIFY(isSolution(Puzzle(puzzle.geometry), grid(filled.output.trimmed().toStdString())));
}

void TestCliDimacs::answersArePiped()
{
    const Puzzle puzzle = readCorpus("c9_norvig_hardest.txt", 1).front().puzzle;
    write("puzzle.txt", boardText(puzzle));
    QProcess process;
    process.start("/bin/bash", {"-c", "\"$0\" encode \"$1\" | cadical | \"$0\" decode --model - \"$1\"",
                                cliProgram(), path("puzzle.txt")});
    const Result result = finish(process);
    QCOMPARE(result.errors, "");
    QCOMPARE(result.output, solutionLine(puzzle));
}

void TestCliDimacs::forbiddenBoardsHaveAnyForm()
{
    write("puzzle.txt", "1234............\n");
    write("one.txt", "1234341221434321\n\n12|34\n34|12\n--+--\n43|21\n21|43\n");
    write("two.txt", "# sudoku-workbench: entries .23434122341412.\n1..............3\n");
    const Result result =
        run("encode --forbid " + path("one.txt") + " --forbid - " + path("puzzle.txt"), read("two.txt"));
    QCOMPARE(result.errors, "");
    QVERIFY(result.output.contains("\nc the last 3 clauses forbid a solution each\n"));
    QVERIFY(result.output.endsWith("-1 -6 -11 -16 -19 -24 -25 -30 -34 -39 -44 -45 -52 -53 -58 -63 0\n"));
}

void TestCliDimacs::brokenAnswersNameTheirPlace_data()
{
    QTest::addColumn<QByteArray>("answer");
    QTest::addColumn<QByteArray>("error");
    QTest::newRow("nothing") << QByteArray() << QByteArray(": no answer of a solver found");
    QTest::newRow("cut off") << QByteArray("s SATISFIABLE\nv 1 -2\n")
                             << QByteArray(":2:1: the model does not end with 0");
    QTest::newRow("bytes") << QByteArray("c\0\ns SATISFIABLE\nv 1 \x1b[2J 0\n", 28)
                           << QByteArray(":3:5: '\\u001b[2J' is not a number");
    QTest::newRow("another size") << QByteArray("s SATISFIABLE\nv 1 -2 0\n")
                                  << QByteArray(":2:1: the model has 2 variables");
}

void TestCliDimacs::brokenAnswersNameTheirPlace()
{
    QFETCH(QByteArray, answer);
    QFETCH(QByteArray, error);
    write("puzzle.txt", "1.34341221434321\n");
    write("answer", answer);
    const Result result = decode();
    QCOMPARE(result.output, "error\n");
    QVERIFY2(result.errors.startsWith(path("answer").toUtf8() + error), result.errors);
    QCOMPARE(result.exitStatus, 2);
}

void TestCliDimacs::jsonTellsTheSame()
{
    write("puzzle.txt", "1...............\n");
    write("answer", "SAT\n1 2\n");
    const Result result = run("decode --format json --model " + path("answer") + ' ' + path("puzzle.txt"));
    const QJsonObject answer = QJsonDocument::fromJson(result.output).object();
    QCOMPARE(answer["verdict"].toString(), "error");
    const QJsonObject error = answer["error"].toObject();
    QCOMPARE(error["line"].toInt(), 2);
    QCOMPARE(error["column"].toInt(), 1);
    QVERIFY(error["message"].toString().startsWith("the model does not end with 0"));
    QCOMPARE(result.exitStatus, 2);
}

ADD_TEST(QCoreApplication, TestCliDimacs)

} // namespace sudoku::tst_clidimacs

#include "tst_clidimacs.moc"
