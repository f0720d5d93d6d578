#include <QCoreApplication>
#include <QtTest/QTest>

#include <QRegularExpression>

#include "tests/cli/sheetfolder.h"
#include "tests/filesizelimit.h"
#include "tests/testprogram.h"

namespace sudoku::tst_cliprintfailures {

Result runAs(const QString &program, const QStringList &arguments, const QByteArray &input)
{
    QProcess process;
    process.start(program, arguments);
    process.write(input);
    return finish(process);
}

QString printProgram()
{
    return QFileInfo(cliProgram()).dir().filePath("sudoku-workbench-print");
}

/// What stands in the way of "print": input, files, terminals, programs that are missing, memory.
class TestCliPrintFailures : public QObject
{
    Q_OBJECT

    SheetFolder m_sheet;

private slots:
    void init() { m_sheet.prepare(); }
    void cleanup() { QCOMPARE(m_sheet.leftovers(), QStringList()); }

    void printsWhatIsRightOfBadInput()
    {
        const Result result =
            m_sheet.printed({}, linesOf("c9_17clue.txt", 1) + "undecided\n\n" + linesOf("c9_17clue.txt", 1));
        QCOMPARE(result.exitStatus, 2);
        QVERIFY2(result.errors.startsWith("-:2:"), result.errors);
        QCOMPARE(m_sheet.file().info("Pages"), "2");
    }

    void nothingToPrintLeavesTheOldFile()
    {
        write(m_sheet.path(), "old");
        QCOMPARE(m_sheet.printed({}, "12\n").exitStatus, 2);
        QCOMPARE(contentsOf(m_sheet.path()), "old");
    }

    void fullDiskLeavesTheOldFile()
    {
        write(m_sheet.path(), "old");
        const FileSizeLimit limit(4096);
        const Result result = m_sheet.printed({}, linesOf("c9_17clue.txt", 4));
        QCOMPARE(result.exitStatus, 2);
        QVERIFY2(result.errors.contains("sheet.pdf: "), result.errors);
        QCOMPARE(contentsOf(m_sheet.path()), "old");
    }

    void replacesNoFileThatItReads()
    {
        const QByteArray puzzle = linesOf("c9_17clue.txt", 1);
        const QString linked = m_sheet.filePath("link.txt");
        write(m_sheet.path(), puzzle);
        QVERIFY(QFile::link(m_sheet.path(), linked));
        for (const QString &input : {m_sheet.path(), linked}) {
            const Result result = m_sheet.printed(input, {});
            QCOMPARE(result.exitStatus, 2);
            QVERIFY2(result.errors.contains("would be replaced"), result.errors);
            QCOMPARE(contentsOf(m_sheet.path()), puzzle);
        }
    }

    void writesToStandardOutput()
    {
        const Result result = run("print -o - --title Twenty", linesOf("c9_17clue.txt", 20));
        QCOMPARE(result.errors, "");
        QCOMPARE(result.exitStatus, 0);
        QCOMPARE(PdfFile(result.output).info("Pages"), "6");
        QVERIFY(!QFile::exists(QDir(cliCases()).filePath("-")));
        const Result full = runAs("/bin/bash", {"-c", "exec \"$0\" print -o - >/dev/full", cliProgram()},
                                  linesOf("c9_17clue.txt", 1));
        QCOMPARE(full.exitStatus, 2);
        QVERIFY2(full.errors.startsWith("standard output: "), full.errors);
    }

    void refusesATerminal()
    {
        const QString puzzle = m_sheet.filePath("puzzle.txt");
        write(puzzle, linesOf("c9_17clue.txt", 1));
        const QString command = QStringLiteral("'%1' print -o - '%2'").arg(cliProgram(), puzzle);
        const Result result = runAs("script", {"-qec", command, "/dev/null"}, {});
        QCOMPARE(result.exitStatus, 2);
        QVERIFY(result.output.contains(
            "sudoku-workbench-cli: --output: standard output is a terminal, which cannot "
            "show a PDF: redirect it, as in '-o - >FILE.pdf'"));
    }

    // As where only the command line's package is installed, and in a prefix that was moved.
    void needsTheProgramThatDraws()
    {
        const QByteArray puzzle = linesOf("c9_17clue.txt", 1);
        const QDir programs(m_sheet.filePath("moved/bin"));
        QVERIFY(programs.mkpath("."));
        const QString program = programs.filePath("sudoku-workbench-cli");
        QVERIFY(QFile::copy(cliProgram(), program));
        QCOMPARE(runAs(program, {"check"}, puzzle).output, "unique\n");
        QVERIFY(
            runAs(program, {"print", "--paper", "B9"}, puzzle).errors.contains("'B9' is not a paper size"));
        const Result refused = runAs(program, {"print", "-o", m_sheet.path()}, puzzle);
        QCOMPARE(refused.exitStatus, 2);
        const QRegularExpression sentence(
            "^sudoku-workbench-cli: 'print' needs the package sudoku-workbench, "
            "which is not installed: (/.*) is missing\n$");
        const QRegularExpressionMatch missing = sentence.match(QString::fromUtf8(refused.errors));
        QVERIFY2(missing.hasMatch(), refused.errors);

        const QFileInfo place(missing.captured(1));
        QVERIFY(place.filePath().startsWith(m_sheet.filePath("moved/")));
        QVERIFY(place.dir().mkpath("."));
        QVERIFY(QFile::copy(printProgram(), place.filePath()));
        const Result printed = runAs(program, {"print", "-o", m_sheet.path()}, puzzle);
        QCOMPARE(printed.errors, "");
        QCOMPARE(m_sheet.file().info("Pages"), "2");

        QVERIFY(QFile::setPermissions(place.filePath(), QFile::ReadOwner));
        const Result unusable = runAs(program, {"print", "-o", m_sheet.path()}, puzzle);
        QCOMPARE(unusable.exitStatus, 2);
        QVERIFY2(unusable.errors.contains("cannot start " + place.filePath().toUtf8()), unusable.errors);
    }

    // Wherever memory runs out: it is said, and the program does not abort.
    void saysThatMemoryRanOut()
    {
        if (isSanitized)
            QSKIP("sanitizers need the address space themselves");
        const QByteArray input = linesOf("c25_other.txt", 1) + linesOf("c9_17clue.txt", 20);
        // What finds fonts writes down what it found, which is nothing where memory runs out: not in the
        // usual place.
        write(m_sheet.filePath("fonts.conf"), "<fontconfig><dir>/usr/share/fonts</dir><cachedir>"
                                                  + m_sheet.filePath("fonts").toUtf8()
                                                  + "</cachedir></fontconfig>");
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert("FONTCONFIG_FILE", m_sheet.filePath("fonts.conf"));
        bool isPrinted = false;
        for (int megabytes = 90; !isPrinted && megabytes < 2000; megabytes += megabytes / 12) {
            const QString limited =
                QStringLiteral("ulimit -v %1; exec \"$0\" print -o \"$1\" --threads 3").arg(megabytes * 1024);
            QProcess process;
            process.setProcessEnvironment(environment);
            process.start("/bin/bash", {"-c", limited, cliProgram(), m_sheet.path()});
            process.write(input);
            const Result result = finish(process);
            const QByteArray errors = result.errors + process.readAllStandardError();
            // Neither the loader nor the C library, for what belongs to a thread, leaves a program the
            // choice.
            const bool hasBegun = !errors.contains("error while loading shared libraries")
                                  && !errors.contains("Fatal glibc error");
            isPrinted = result.exitStatus == 0;
            QVERIFY2(isPrinted || !hasBegun || result.exitStatus == 2 || result.exitStatus == 3,
                     qPrintable(QStringLiteral("%1 MB: %2, %3")
                                    .arg(megabytes)
                                    .arg(result.exitStatus)
                                    .arg(QString::fromUtf8(errors))));
        }
        QVERIFY(isPrinted);
    }
};

ADD_TEST(QCoreApplication, TestCliPrintFailures)

} // namespace sudoku::tst_cliprintfailures

#include "tst_cliprintfailures.moc"
