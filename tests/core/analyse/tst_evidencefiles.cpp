#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include "core/analyse/verify.h"
#include "core/proof/proof.h"
#include "core/version/version.h"
#include "tests/core/analyse/verifybench.h"
#include "tests/filesizelimit.h"
#include "tests/proofdata.h"
#include "tests/testprogram.h"

#include <filesystem>

namespace sudoku::tst_evidencefiles {

using namespace verifybench;

std::string read(const std::filesystem::path &path)
{
    std::ifstream file(path, std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

/// The formula of a DIMACS file, with as many clauses as it says.
Cnf cnfOf(const std::string &dimacs)
{
    Cnf cnf;
    int clauseCount = -1;
    for (const std::string &line : split(dimacs, '\n')) {
        if (line.starts_with("c "))
            continue;
        std::istringstream words(line);
        std::string word;
        if (line.starts_with("p cnf ")) {
            int variableCount = 0;
            words >> word >> word >> variableCount >> clauseCount;
            newVariables(cnf, variableCount);
            continue;
        }
        Clause clause;
        for (Literal literal = 0; words >> literal && literal != 0;)
            clause.push_back(literal);
        cnf.add(clause);
    }
    require(cnf.clauseCount() == clauseCount, "a formula of another length");
    return cnf;
}

/// The files that another program checks a verdict with.
class TestEvidenceFiles : public QObject
{
    Q_OBJECT

private slots:
    void writesEvidence_data()
    {
        QTest::addColumn<Puzzle>("puzzle");
        QTest::addColumn<QString>("comment");
        QTest::newRow("one solution")
            << oneSolution() << "c unsatisfiable: the Sudoku has no other solution\n";
        QTest::newRow("none") << board("11..............") << "c unsatisfiable: the Sudoku has no solution\n";
        QTest::newRow("a constraint")
            << board("1234341221434321", {"diagonal"}) << "c constraint: diagonal\n";
        QTest::newRow("givens") << oneSolution()
                                << "c givens, row by row, 0 for none: 1 0 0 4 0 0 0 0 0 0 0 0 0 3 2 0\n";
        QTest::newRow("9x9") << readCorpus("c9_forum_hardest_1106.txt", 1).front().puzzle
                             << "c variable ((row - 1) * 9 + column - 1) * 9 + digit";
    }

    void writesEvidence()
    {
        QFETCH(Puzzle, puzzle);
        QFETCH(QString, comment);
        if (!hasProver())
            QSKIP("built without CaDiCaL");
        const QTemporaryDir folder;
        const std::filesystem::path file = folder.filePath("my puzzle.txt").toStdString();
        for (int time = 0; time < 2; ++time) { // the second time over the first
            const Evidence evidence = writeEvidence(puzzle, check(puzzle), file);
            QCOMPARE(evidence.verification, Verification::Verified);
            QVERIFY(!evidence.error);
            const std::string dimacs = read(file.string() + ".cnf");
            const std::string proof = read(file.string() + ".drat");
            QVERIFY(dimacs.starts_with("c " + versionLine() + '\n'));
            QVERIFY2(dimacs.find(comment.toStdString()) != std::string::npos, dimacs.c_str());
            QCOMPARE(verdictOn(cnfOf(dimacs), proof), ProofVerdict::Correct);
        }
    }

    void variablesMeanWhatTheCommentSays()
    {
        if (!hasProver())
            QSKIP("built without CaDiCaL");
        const QTemporaryDir folder;
        const std::filesystem::path file = folder.filePath("evidence").toStdString();
        const Puzzle puzzle = oneSolution();
        QCOMPARE(writeEvidence(puzzle, check(puzzle), file).verification, Verification::Verified);
        const std::vector<Clause> clauses = clausesOf(cnfOf(read(file.string() + ".cnf")));
        const Grid solution = solutionOf(puzzle);
        Clause forbidden;
        for (Cell cell = 0; cell < 16; ++cell) {
            const Literal variable =
                (puzzle.geometry.rowOf(cell) * 4 + puzzle.geometry.columnOf(cell)) * 4 + solution[cell];
            forbidden.push_back(-variable);
            QCOMPARE(std::ranges::count(clauses, Clause{variable}), puzzle.givens.isFilled(cell) ? 1 : 0);
        }
        QCOMPARE(clauses.back(), forbidden);
    }

    void needsNoFilesForTwoSolutions()
    {
        const QTemporaryDir folder;
        const std::filesystem::path file = folder.filePath("evidence").toStdString();
        const CheckResult result = check(manySolutions());
        QCOMPARE(writeEvidence(manySolutions(), result, file).verification, Verification::Verified);
        QVERIFY(std::filesystem::is_empty(folder.path().toStdString()));
    }

    void saysWhatTheFileSystemSaid()
    {
        if (!hasProver())
            QSKIP("built without CaDiCaL");
        const QTemporaryDir folder;
        const std::filesystem::path nowhere = folder.filePath("no/such/folder").toStdString();
        const Evidence evidence = writeEvidence(oneSolution(), check(oneSolution()), nowhere);
        QCOMPARE(evidence.verification, Verification::CannotStore);
        QVERIFY(evidence.error == std::errc::no_such_file_or_directory);
    }

    void replacesNoDevice_data()
    {
        QTest::addColumn<QString>("suffix");
        QTest::newRow("formula") << ".cnf";
        QTest::newRow("proof") << ".drat";
    }

    void replacesNoDevice()
    {
        QFETCH(QString, suffix);
        if (!hasProver())
            QSKIP("built without CaDiCaL");
        const QTemporaryDir folder;
        const std::filesystem::path file = folder.filePath("evidence").toStdString();
        std::filesystem::create_symlink("/dev/null", file.string() + suffix.toStdString());
        const Evidence evidence = writeEvidence(oneSolution(), check(oneSolution()), file);
        QCOMPARE(evidence.verification, Verification::CannotStore);
        QVERIFY(evidence.error == std::errc::file_exists);
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::System), QStringList{"evidence" + suffix});
    }

    void keepsOldFilesWhereItFails_data()
    {
        QTest::addColumn<qint64>("room"); // in bytes
        QTest::addColumn<bool>("isStopped");
        QTest::newRow("no room for the formula") << qint64(100) << false;
        QTest::newRow("stopped") << qint64(-1) << true;
    }

    void keepsOldFilesWhereItFails()
    {
        QFETCH(qint64, room);
        QFETCH(bool, isStopped);
        if (!hasProver())
            QSKIP("built without CaDiCaL");
        const QTemporaryDir folder;
        const std::filesystem::path file = folder.filePath("evidence").toStdString();
        for (const char *suffix : {".cnf", ".drat"})
            std::ofstream(file.string() + suffix) << "old";
        const CheckResult result = check(oneSolution());
        const FileSizeLimit limit(room);
        const Evidence evidence =
            writeEvidence(oneSolution(), result, file, isStopped ? requestedStop() : std::stop_token());
        QCOMPARE(evidence.verification,
                 isStopped ? OrHalt<Verification>(halted(Halt::Stopped)) : Verification::CannotStore);
        for (const char *suffix : {".cnf", ".drat"})
            QCOMPARE(read(file.string() + suffix), "old");
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 2);
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestEvidenceFiles)

} // namespace sudoku::tst_evidencefiles

#include "tst_evidencefiles.moc"
