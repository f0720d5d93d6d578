// Covers app/cli/answers: trace

#include <QCoreApplication>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QtTest/QTest>

#include "tests/cli/program.h"
#include "tests/testpaths.h"
#include "tests/testprogram.h"

namespace sudoku::tst_lecturers {

/// The commands of the handbook's page for lecturers, in their order: its lines of code.
QStringList commandsOfThePage()
{
    QFile page(QString::fromStdString(testDataPath("../../resources/handbook/lecturers.md")));
    if (!page.open(QFile::ReadOnly))
        return {};
    QStringList commands;
    for (const QString &line : QString::fromUtf8(page.readAll()).split(QLatin1Char('\n')))
        if (line.startsWith(QLatin1String("    ")))
            commands += line.trimmed();
    return commands;
}

/// A folder in which the program is found by its name.
class Desk
{
public:
    Desk() { QFile::link(cliProgram(), m_programs.filePath("sudoku-workbench-cli")); }

    Result shell(const QString &line)
    {
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert("PATH", m_programs.path() + QLatin1Char(':') + environment.value("PATH"));
        process.setProcessEnvironment(environment);
        process.setWorkingDirectory(m_folder.path());
        process.start("/bin/bash", {"-c", line});
        return finish(process);
    }

private:
    QTemporaryDir m_programs;
    QTemporaryDir m_folder;
};

int conflictsIn(const QByteArray &counts)
{
    const QString text = QString::fromUtf8(counts).section("conflicts: ", 1).section(QLatin1Char(','), 0, 0);
    return text.trimmed().remove(QLatin1Char(',')).toInt();
}

class TestLecturers : public QObject
{
    Q_OBJECT

private slots:
    void everyCommandOfThePageWorks()
    {
        const QStringList commands = commandsOfThePage();
        QVERIFY(commands.size() > 15);
        Desk desk;
        for (const QString &command : commands) {
            const Result result = desk.shell(command);
            QVERIFY2(result.exitStatus == 0, qPrintable(command));
            QVERIFY2(result.errors.isEmpty(), result.errors.constData());
            QVERIFY2(!result.output.isEmpty() || command.contains(QLatin1Char('>')), qPrintable(command));
        }
    }

    void learningSavesConflicts()
    {
        Desk desk;
        const QString puzzle = commandsOfThePage().constFirst();
        const auto conflicts = [&](const char *method) {
            return conflictsIn(
                desk.shell(QStringLiteral("%1; sudoku-workbench-cli trace --method %2 --guess first "
                                          "hour.txt | grep Guesses")
                               .arg(puzzle, QLatin1String(method)))
                    .output);
        };
        QCOMPARE(conflicts("dpll"), 44); // as the page says
        QCOMPARE(conflicts("cdcl"), 14);
    }

    void stepsAreCountedInJson()
    {
        const Result result = run("trace --format json --guess first", ".3.1..3......41.\n");
        QCOMPARE(result.exitStatus, 0);
        const QJsonObject answer = QJsonDocument::fromJson(result.output).object();
        QCOMPARE(answer["verdict"].toString(), "solved");
        int guesses = 0;
        const QJsonArray steps = answer["steps"].toArray();
        for (const auto &step : steps)
            guesses += step.toObject()["kind"].toString() == "guess" ? 1 : 0;
        QVERIFY(guesses > 0);
        QCOMPARE(answer["counts"].toObject()["guesses"].toInt(), guesses);
        QCOMPARE(steps.first().toObject()["text"].toString(), "r1c2 is 3: it is a clue.");
        QCOMPARE(steps.first().toObject()["clause"].toArray().size(), 1);
    }
};

ADD_TEST(QCoreApplication, TestLecturers)

} // namespace sudoku::tst_lecturers

#include "tst_lecturers.moc"
