// Covers app/cli: commandline, help, main, manpage, reference
// Covers app/cli/run: command, finding, program
// Covers app/cli/options: convertoptions, difficultyoptions, generateoptions, names, options, rateoptions
// Covers app/cli/answers: check, convert, fillingin, forbidden, generateanswer, schema, sharing
// Covers app/cli/answers: transforming, writing
// Covers app/cli/run: answerjson, csvcolumns, finding

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTest>

#include "core/board/symmetry.h"
#include "core/formats/formats.h"
#include "core/formats/text/format.h"
#include "core/rules/violations.h"
#include "core/sat/solverkinds.h"
#include "core/solve/solve.h"
#include "tests/cli/program.h"
#include "tests/cli/transcript.h"
#include "tests/sampling.h"
#include "tests/testdata.h"
#include "tests/testprogram.h"

#include <algorithm>
#include <map>

namespace sudoku::tst_cli {

// A DIMACS file as another program would read it.
struct Dimacs
{
    Cnf cnf;
    std::map<QByteArray, QByteArrayList> meanings; // "r1c2=15" to "40", "true" or, in bits, "-37", "38"
};

Dimacs readDimacs(const QByteArray &text)
{
    Dimacs dimacs;
    for (const QByteArray &line : text.split('\n')) {
        const QByteArrayList words = line.simplified().split(' ');
        if (words.size() >= 4 && words[0] == "c" && words[2] == "is")
            dimacs.meanings[words[1]] = words.sliced(3);
        if (words[0] == "p")
            for (int i = 0; i < words[2].toInt(); ++i)
                dimacs.cnf.newVariable();
        if (words.last() != "0" || words[0] == "c" || words[0] == "p")
            continue;
        Clause clause;
        for (const QByteArray &word : words.first(words.size() - 1))
            clause.push_back(word.toInt());
        dimacs.cnf.add(clause);
    }
    return dimacs;
}

// The digits of a model, by the map of the file alone.
Grid decode(const Dimacs &dimacs, const Geometry &geometry, const SatSolver &solver)
{
    Grid grid(geometry.cellCount());
    for (Cell cell = 0; cell < geometry.cellCount(); ++cell) {
        for (Digit digit = 1; digit <= geometry.digitCount(); ++digit) {
            const std::string name = geometry.cellName(cell) + '=' + std::to_string(digit);
            const auto meaning = dimacs.meanings.find(QByteArray::fromStdString(name));
            if (meaning == dimacs.meanings.end())
                continue;
            const auto isTrue = [&solver](const QByteArray &word) {
                const int literal = word.toInt();
                return word == "true" || solver.isTrue(std::abs(literal)) == (literal > 0);
            };
            if (std::ranges::all_of(meaning->second, isTrue))
                grid.set(cell, digit);
        }
    }
    return grid;
}

class TestCli : public QObject
{
    Q_OBJECT

private slots:
    void doesAsTheTranscript_data()
    {
        QTest::addColumn<Transcript>("expected");
        int count = 0;
        for (const Transcript &transcript : readTranscripts(cliCases()))
            if (isTried(count++, 6))
                QTest::newRow(qPrintable(transcript.place)) << transcript;
    }

    void doesAsTheTranscript()
    {
        QFETCH(Transcript, expected);
        const Result result = run(expected.command, expected.input);
        QString errors = QString::fromUtf8(result.errors);
        errors.remove(QRegularExpression("note: answer \\d+ is not found after [^\n]*\n")); // a slow machine
        QCOMPARE(errors, QString::fromUtf8(expected.errors));
        QCOMPARE(QString::fromUtf8(normalized(result.output)),
                 QString::fromUtf8(normalized(expected.output)));
        QCOMPARE(result.exitStatus, expected.exitStatus);
    }

    void survivesAnyBytes()
    {
        QByteArray bytes;
        for (unsigned i = 1; i <= 20'000; ++i)
            bytes += static_cast<char>(i * i * 2654435761U >> 24);
        const Result result = run("check", bytes);
        QCOMPARE(result.exitStatus, 2);
        for (const QByteArray &line : result.errors.split('\n'))
            QVERIFY2(line.isEmpty() || line.startsWith("-:"), line);
    }

    void countsItsWork()
    {
        const std::vector<CorpusPuzzle> corpus = readCorpus("c9_forum_hardest_1106.txt", 1);
        const Result result = run("check --format json --solver minisat",
                                  QByteArray::fromStdString(text(corpus.front().puzzle.givens)));
        const QJsonObject statistics = QJsonDocument::fromJson(result.output)["statistics"].toObject();
        for (const char *key : {"variables", "clauses", "decisions", "conflicts", "propagations",
                                "encodeMilliseconds", "solveMilliseconds"})
            QVERIFY2(statistics[QLatin1String(key)].toDouble() > 0, key);
    }

    void givesTwoSolutions()
    {
        const Result result = run("check --format json", "..34..12........");
        const QJsonArray solutions = QJsonDocument::fromJson(result.output)["solutions"].toArray();
        QCOMPARE(solutions.size(), 2);
        QVERIFY(solutions[0] != solutions[1]);
        for (const auto &solution : solutions)
            QVERIFY(isSolution(board("..34..12........"), grid(solution.toString().toStdString())));
        QCOMPARE(result.exitStatus, 1);
    }

    void helpNamesWhatThereIs_data()
    {
        QTest::addColumn<QString>("command");
        for (const char *command : {"help", "--help", "-h"})
            QTest::newRow(command) << command;
    }

    void helpNamesWhatThereIs()
    {
        QFETCH(QString, command);
        const Result help = run(command);
        QCOMPARE(help.errors, "");
        QCOMPARE(help.exitStatus, 0);
        QVERIFY(help.output.startsWith("Usage: sudoku-workbench-cli COMMAND [OPTIONS] [FILE...]\n"));
        const QByteArray words = help.output.simplified(); // however they are wrapped
        const auto names = [&words](const char *option, std::string_view id, std::string_view name) {
            const QByteArray line = QByteArray(" --") + option + ' '
                                    + QByteArray(id.data(), qsizetype(id.size())) + ' '
                                    + QByteArray(name.data(), qsizetype(name.size()));
            QVERIFY2(words.contains(line), line);
        };
        for (const Format &format : formats())
            names("format", format.id, format.name);
        for (const SymbolSet &symbols : symbolSets())
            names("symbols", symbols.id, symbols.name);
        for (const Variant *variant : variants())
            names("variant", variant->id, variant->name);
        for (const Symmetry &symmetry : symmetries())
            names("symmetry", symmetry.id, symmetry.name);
        for (const EncodingMethod &encoding : encodingMethods())
            names("at-most-one", encoding.id, encoding.name);
        for (const SolverKind &solver : solverKinds())
            names("solver", solver.id, solver.name);
    }

    void encodesForOtherSolvers_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("arguments");
        int count = 0;
        for (const char *file : {"c9_norvig_hardest.txt", "c9_easy_kaggle_like.txt", "c16_other.txt"})
            for (const char *kind : {"", " --open"})
                for (const EncodingMethod &encoding : encodingMethods())
                    if (isTried(count++, 7, 3))
                        QTest::addRow("%s%s %s", file, kind, encoding.id.data())
                            << file
                            << QStringLiteral("encode --at-most-one %1%2").arg(encoding.id.data(), kind);
    }

    void encodesForOtherSolvers()
    {
        QFETCH(QString, file);
        QFETCH(QString, arguments);
        const Puzzle puzzle = readCorpus(file.toStdString(), 1).front().puzzle;
        const Result result = run(arguments, QByteArray::fromStdString(text(puzzle.givens)));
        QCOMPARE(result.errors, "");
        QCOMPARE(result.exitStatus, 0);
        const Dimacs dimacs = readDimacs(result.output);
        const auto solver = makeMiniSat({});
        solver->add(dimacs.cnf, {});
        QCOMPARE(solver->solve({}, {}), Verdict::Satisfiable);
        QCOMPARE(text(decode(dimacs, puzzle.geometry, *solver)), text(solve(puzzle).solution));
    }

    void encodesContradictions_data()
    {
        QTest::addColumn<QString>("command");
        QTest::newRow("full") << "encode";
        QTest::newRow("open") << "encode --open";
    }

    void encodesContradictions()
    {
        QFETCH(QString, command);
        const Result result = run(command, "11..............");
        QCOMPARE(result.exitStatus, 0);
        const auto solver = makeMiniSat({});
        solver->add(readDimacs(result.output).cnf, {});
        QCOMPARE(solver->solve({}, {}), Verdict::Unsatisfiable);
    }
};

ADD_TEST(QCoreApplication, TestCli)

} // namespace sudoku::tst_cli

#include "tst_cli.moc"
