// Covers app/cli/run: picturepuzzles
// Covers app/pictures: main
// Covers ui/pictures: picturejob

#include <QBuffer>
#include <QGuiApplication>
#include <QTemporaryDir>

#include "tests/cli/program.h"
#include "tests/testdata.h"
#include "tests/testprogram.h"
#include "tests/ui/pictures/photographs.h"

namespace sudoku::tst_clipictures {

const std::string clues = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const QByteArray solution =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179\n";

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

    void readsStandardInput()
    {
        QFile file(path("board.png"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(run("solve", file.readAll()).output, solution);
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
        QByteArray bytes;
        QBuffer buffer(&bytes);
        buffer.open(QIODevice::WriteOnly);
        plain.save(&buffer, "PNG");
        QTest::newRow("no board") << bytes << QByteArray("no Sudoku was found in this picture");
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
};

ADD_TEST(QGuiApplication, TestCliPictures)

} // namespace sudoku::tst_clipictures

#include "tst_clipictures.moc"
