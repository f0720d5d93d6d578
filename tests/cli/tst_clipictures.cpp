// Covers app/cli/run: picturepuzzles
// Covers app/pictures: main
// Covers ui/pictures: picturejob

#include <QBuffer>
#include <QDir>
#include <QGuiApplication>
#include <QImageWriter>
#include <QPainter>
#include <QPdfWriter>
#include <QTemporaryDir>

#include "core/variants/variant.h"
#include "tests/cli/program.h"
#include "tests/puzzles.h"
#include "tests/testdata.h"
#include "tests/testpaths.h"
#include "tests/testprogram.h"
#include "tests/ui/pictures/photographs.h"

#include <csignal>
#include <vector>

#include <sys/resource.h>

namespace sudoku::tst_clipictures {

const std::string clues = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const QByteArray solution =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179\n";

QByteArray encoded(const QImage &picture, const char *format)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    picture.save(&buffer, format);
    return buffer.data();
}

QByteArray pdfOf(const std::vector<QImage> &pages)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    QPainter painter(&writer);
    for (std::size_t i = 0; i < pages.size(); ++i) {
        if (i > 0)
            writer.newPage();
        painter.drawImage(QRect(0, 0, writer.width(), writer.width()), pages[i]);
    }
    painter.end();
    return buffer.data();
}

/// Returns whether the program for pictures was built with QtPdf.
bool canReadPdf()
{
    return !run("solve", pdfOf({QImage(10, 10, QImage::Format_RGB32)})).errors.contains("of this kind");
}

/// Copies the command line into \a folder, beside a program for pictures that is \a script.
QString programBeside(const QTemporaryDir &folder, const QByteArray &script)
{
    const QString program = folder.filePath("sudoku-workbench-cli");
    QFile::copy(cliProgram(), program);
    QFile reader(folder.filePath("sudoku-workbench-pictures"));
    reader.open(QIODevice::WriteOnly);
    reader.write("#!/bin/sh\n" + script + '\n');
    reader.setPermissions(reader.permissions() | QFile::ExeOwner);
    return program;
}

/// The command line reads pictures wherever it reads puzzles.
class TestCliPictures : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    QString path(const QString &name) const { return m_folder.filePath(name); }
    void write(const QString &name, const QByteArray &contents) const
    {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(contents);
    }

private slots:
    void initTestCase()
    {
        QVERIFY(photographOf(Board(board(clues)), {.degrees = 5}).save(path("board.png")));
        QVERIFY(photographOf(Board(board(clues))).save(path("board.jpg")));
    }

    void solvesAPicture()
    {
        const Result result = run("solve " + path("board.png"));
        QCOMPARE(result.errors, QByteArray());
        QCOMPARE(result.output, solution);
        QCOMPARE(result.exitStatus, 0);
    }

    void readsStandardInput_data()
    {
        QTest::addColumn<QByteArray>("contents");
        for (const char *format : {"png", "jpg", "bmp", "webp", "tiff"})
            if (QImageWriter::supportedImageFormats().contains(format))
                QTest::newRow(format) << encoded(photographOf(Board(board(clues))), format);
        if (canReadPdf())
            QTest::newRow("pdf") << pdfOf({photographOf(Board(board(clues)))});
    }

    void readsStandardInput()
    {
        QFETCH(QByteArray, contents);
        QCOMPARE(run("solve", contents).output, solution);
        QCOMPARE(run("solve /dev/stdin", contents).output, solution); // no file, but named as one
    }

    void aFolderIsAStream()
    {
        const Result result = run("convert --to line " + m_folder.path());
        QCOMPARE(result.output, QByteArray::fromStdString(clues + "\n" + clues + "\n"));
    }

    void picturesAndTextsAreOneStream()
    {
        write("four.txt", "1.34341221434321\n");
        const Result result =
            run("solve " + path("four.txt") + ' ' + path("board.jpg") + ' ' + path("four.txt"));
        QCOMPARE(result.output, "1234341221434321\n" + solution + "1234341221434321\n");
    }

    void aFolderWithoutPicturesIsSaid()
    {
        const QTemporaryDir empty;
        const Result result = run("solve " + empty.path());
        QCOMPARE(result.errors, empty.path().toLocal8Bit() + ": there are no pictures in this folder\n");
        QCOMPARE(result.exitStatus, 2);
    }

    /// Beside each other: a puzzle with several solutions, its solution as it is printed, and a small puzzle.
    /// Their upper sides are about as high.
    void eachBoardIsAPuzzleOrLeftOutAloud()
    {
        std::string several = clues;
        several[0] = several[1] = several[4] = several[9] = several[12] = several[13] = several[14] = '.';
        QImage page(1800, 600, QImage::Format_RGB32);
        page.fill(Qt::white);
        QPainter painter(&page);
        int x = 0;
        for (const auto &[text, side] :
             {std::pair(several, 400), std::pair(solution.trimmed().toStdString(), 400),
              std::pair(std::string("1.34341221434321"), 200)}) {
            painter.drawImage(x, 0, photographOf(Board(board(text)), {.boardSide = side}));
            x += 600;
        }
        painter.end();
        QVERIFY(page.save(path("page.png")));
        const Result result = run("check " + path("page.png"));
        QFile::remove(path("page.png"));
        QCOMPARE(result.output, QByteArray("multiple\nunique\n"));
        QCOMPARE(result.exitStatus, 1);
        QVERIFY2(result.errors.startsWith(path("page.png").toLocal8Bit() + ":1:1: note: left out: 1 board"),
                 result.errors);
        QCOMPARE(result.errors.count('\n'), 1);
    }

    void aPageIsChosen()
    {
        if (!canReadPdf())
            QSKIP("built without QtPdf");
        write("two.pdf",
              pdfOf({photographOf(Board(board(clues))), photographOf(Board(board("1.34341221434321")))}));
        const QString pdf = path("two.pdf");
        const Result first = run("solve " + pdf);
        const Result quiet = run("solve --quiet " + pdf);
        const Result second = run("solve --page 2 " + pdf);
        const Result third = run("solve --page 3 " + pdf);
        const Result none = run("solve --page 0 " + pdf);
        QFile::remove(pdf);
        QCOMPARE(first.output, solution);
        QVERIFY2(first.errors.startsWith(pdf.toLocal8Bit() + ":1:1: note: only the first of 2 page"),
                 first.errors);
        QCOMPARE(quiet.errors, QByteArray());
        QCOMPARE(second.output, QByteArray("1234341221434321\n"));
        QCOMPARE(second.errors, QByteArray());
        QVERIFY2(
            third.errors.startsWith(pdf.toLocal8Bit() + ":1:1: there is no such page: the file has 2 page"),
            third.errors);
        QCOMPARE(third.exitStatus, 2);
        QVERIFY2(none.errors.contains("--page: '0' is not a number from 1"), none.errors);
    }

    void saysWhyNothingWasRead_data()
    {
        QTest::addColumn<QByteArray>("contents");
        QTest::addColumn<QByteArray>("words");
        QFile file(path("board.png"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QTest::newRow("a damaged picture")
            << file.readAll().first(200) << QByteArray("the picture is damaged");
        QImage plain(400, 300, QImage::Format_RGB32);
        plain.fill(Qt::white);
        QTest::newRow("a drawing") << QByteArray("<?xml version=\"1.0\"?>\n<!-- a board --><svg><use/></svg>")
                                   << QByteArray("drawings in SVG are not read: export it as PNG");
        QTest::newRow("a drawing with a long head")
            << QByteArray("<?xml version=\"1.0\"?>\n<!DOCTYPE svg [<!ENTITY a \"" + QByteArray(1000, 'a')
                          + "\">]>\n<svg>&a;</svg>")
            << QByteArray("drawings in SVG are not read: export it as PNG");
        QTest::newRow("no board") << encoded(plain, "PNG")
                                  << QByteArray("no Sudoku was found in this picture");
    }

    void saysWhyNothingWasRead()
    {
        QFETCH(QByteArray, contents);
        QFETCH(QByteArray, words);
        write("other.png", contents);
        const Result result = run("solve " + path("other.png"));
        QFile::remove(path("other.png"));
        QCOMPARE(result.output, QByteArray("error\n"));
        QCOMPARE(result.exitStatus, 2);
        QCOMPARE(result.errors, path("other.png").toLocal8Bit() + ":1:1: " + words + '\n');
    }

    /// As phones take them: 12 megapixels.
    void aLargePhotographNeedsLittleMemory()
    {
        const QImage photograph(QString::fromStdString(testDataPath("pictures/newspaper.jpg")));
        const QImage large = photograph.scaled(4000, 3000, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
        QVERIFY(large.save(path("large.jpg")));
        const Result result = run("solve " + path("large.jpg"));
        QFile::remove(path("large.jpg"));
        QVERIFY2(result.output.startsWith("253716984897423165"), result.output + result.errors);
        if (isSanitized) // it needs more itself
            return;
        rusage used{};
        QCOMPARE(::getrusage(RUSAGE_CHILDREN, &used), 0);
        constexpr long most = 300'000; // kB, of the largest process that any of these tests started
        QVERIFY2(used.ru_maxrss < most, QByteArray::number(qlonglong(used.ru_maxrss)));
    }

    void aMissingReaderIsSaid()
    {
        const QTemporaryDir alone;
        const QString program = alone.filePath("sudoku-workbench-cli");
        QVERIFY(QFile::copy(cliProgram(), program));
        QProcess process;
        process.start(program, {"solve", path("board.png")});
        const Result result = finish(process);
        QCOMPARE(result.output, QByteArray("error\n"));
        QVERIFY2(result.errors.endsWith("this is a picture: install sudoku-workbench-pictures to read it\n"),
                 result.errors);
    }

    void whateverTheReaderDoesIsAProblemOfThePicture_data()
    {
        QTest::addColumn<QByteArray>("script");
        QTest::newRow("says nothing") << QByteArray("exit 0");
        QTest::newRow("no reading") << QByteArray("echo hello");
        QTest::newRow("no boards") << QByteArray("echo '{\"boards\":[]}'");
        QTest::newRow("of another version") << QByteArray("echo '{\"boards\":[],\"problem\":\"tired\"}'");
        QTest::newRow("is killed") << QByteArray("kill -9 $$");
        QTest::newRow("never stops talking") << QByteArray("cat /dev/zero");
    }

    void whateverTheReaderDoesIsAProblemOfThePicture()
    {
        QFETCH(QByteArray, script);
        const QTemporaryDir folder;
        QProcess process;
        process.start(programBeside(folder, script), {"solve", path("board.png")});
        const Result result = finish(process);
        QCOMPARE(result.output, QByteArray("error\n"));
        QVERIFY2(result.errors.endsWith("the picture could not be read: its reader failed\n"), result.errors);
        QCOMPARE(result.exitStatus, 2);
    }

    /// Ctrl+C ends the reader as well, and leaves no file.
    void nothingOutlivesAnInterruption()
    {
        const QTemporaryDir folder;
        const QString started = folder.filePath("started");
        const QByteArray script = "echo $$ >" + started.toLocal8Bit() + ".new; mv " + started.toLocal8Bit()
                                  + ".new " + started.toLocal8Bit() + "; exec sleep 1000";
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        const QTemporaryDir files;
        environment.insert("TMPDIR", files.path());
        process.setProcessEnvironment(environment);
        process.start(programBeside(folder, script), {"solve", path("board.png")});
        QTRY_VERIFY(QFile::exists(started));
        ::kill(static_cast<pid_t>(process.processId()), SIGINT);
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.exitStatus(), QProcess::CrashExit); // by the signal: a shell says 130
        QCOMPARE(process.exitCode(), SIGINT);
        QFile file(started);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const pid_t reader = file.readAll().trimmed().toInt();
        QVERIFY(reader > 0);
        QTRY_VERIFY(::kill(reader, 0) != 0);
        QCOMPARE(QDir(files.path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot), QStringList());
    }

    void whatIsInDoubtIsNamed()
    {
        Board misprint(board(clues));
        misprint.puzzle.givens.set(0, 3); // a second 3 in its row
        QVERIFY(photographOf(misprint).save(path("misprint.png")));
        const Result result = run("check " + path("misprint.png"));
        QFile::remove(path("misprint.png"));
        QCOMPARE(result.output, QByteArray("none\n"));
        QVERIFY2(result.errors.contains("may have been misread: r1c1, r1c2"), result.errors);
    }

    void rulesInDoubtAreNamed()
    {
        Board decorated(board(clues));
        decorated.puzzle.constraints.push_back(
            {findVariant("diagonal"), {}}); // of the solution: two of each of 5, 7, 9
        QVERIFY(photographOf(decorated).save(path("decorated.png")));
        const Result result = run("check " + path("decorated.png"));
        QFile::remove(path("decorated.png"));
        QCOMPARE(result.output, QByteArray("none\n"));
        QVERIFY2(result.errors.contains("1 rule of the kind Diagonal from top left may not be meant"),
                 result.errors);
    }

    void rulesOfAPictureAreInTheAnswer()
    {
        Board diagonal(board(clues));
        for (Cell cell = 36; cell < 81; ++cell) // whole, it has a solution that contradicts the rule
            diagonal.puzzle.givens.set(cell, noDigit);
        diagonal.puzzle.constraints.push_back({findVariant("diagonal"), {}});
        QVERIFY(photographOf(diagonal).save(path("diagonal.png")));
        const Result result = run("convert --to line " + path("diagonal.png"));
        QFile::remove(path("diagonal.png"));
        QVERIFY2(result.output.contains("variant diagonal\n"), result.output + result.errors);
        QVERIFY2(result.errors.contains("1 rule of the kind Diagonal from top left seen in the picture"),
                 result.errors);
    }
};

ADD_TEST(QGuiApplication, TestCliPictures)

} // namespace sudoku::tst_clipictures

#include "tst_clipictures.moc"
