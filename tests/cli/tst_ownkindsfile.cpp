#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "core/formats/readpuzzle.h"
#include "core/solve/solve.h"
#include "core/variants/own/ownkind.h"
#include "tests/cli/program.h"
#include "tests/testprogram.h"

#include <algorithm>

namespace sudoku::tst_ownkindsfile {

constexpr const char *kinds = R"([
{"id":"two-apart","name":"Two apart","rule":"|a - b| >= 2"},
{"id":"either","name":"Either","form":"together","rule":"two-apart or renban"},
{"id":"no-five","name":"No five","rule":"a + b != 5","place":"touching"}
])";

class TestOwnKindsFile : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QFile file(m_folder.filePath(QStringLiteral("kinds.json")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(kinds);
        QVERIFY(QDir(m_folder.path()).mkdir(QStringLiteral("sudoku-workbench")));
        QVERIFY(file.copy(m_folder.filePath(QStringLiteral("sudoku-workbench/kinds.json"))));
    }

    void puzzlesHaveSuchRules_data()
    {
        QTest::addColumn<QString>("kind");
        for (const char *kind : {"two-apart", "either", "no-five"})
            QTest::newRow(kind) << QString::fromLatin1(kind);
    }

    void puzzlesHaveSuchRules()
    {
        QFETCH(const QString, kind);
        const Result made = generate(kind);
        QCOMPARE(made.exitStatus, 0);
        const auto read = readPuzzle(made.output.toStdString());
        QVERIFY2(read.has_value(), made.output.constData());
        const Puzzle &puzzle = read->board.puzzle;
        QVERIFY(!puzzle.constraints.empty());
        QVERIFY(std::ranges::all_of(puzzle.constraints, [](const Constraint &constraint) {
            return definitionOf(*constraint.variant) != nullptr;
        }));
        QCOMPARE(check(puzzle).solutions.size(), std::size_t(1));
    }

    void whatIsMissingIsSaid()
    {
        const Result unknown = generate(QStringLiteral("moon"));
        QCOMPARE(unknown.exitStatus, 2);
        QVERIFY2(unknown.errors.contains("'moon'"), unknown.errors.constData());
        const Result noFile = run(QStringLiteral("generate --variant own:moon --kinds /nowhere/kinds.json"));
        QCOMPARE(noFile.exitStatus, 2);
        QVERIFY2(noFile.errors.contains("/nowhere/kinds.json"), noFile.errors.constData());
    }

    /// Without --kinds it is the list of the window.
    void theListOfTheWindowIsUsed()
    {
        QProcess process;
        QProcessEnvironment environment = plainEnvironment();
        environment.insert(QStringLiteral("XDG_DATA_HOME"), m_folder.path());
        process.setProcessEnvironment(environment);
        start(process, QStringLiteral("generate --size 4 --seed 1 --variant own:two-apart"));
        const Result made = finish(process);
        QCOMPARE(made.exitStatus, 0);
        QVERIFY2(made.output.contains("variant two-apart"), made.output.constData());
    }

private:
    Result generate(const QString &kind) const
    {
        return run(QStringLiteral("generate --size 6 --seed 1 --variant own:%1 --kinds %2")
                       .arg(kind, m_folder.filePath(QStringLiteral("kinds.json"))));
    }

    const QTemporaryDir m_folder;
};

ADD_TEST(QCoreApplication, TestOwnKindsFile)

} // namespace sudoku::tst_ownkindsfile

#include "tst_ownkindsfile.moc"
