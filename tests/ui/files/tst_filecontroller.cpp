#include <QFileDialog>
#include <QSignalSpy>

#include "core/formats/entrypuzzle.h"
#include "core/formats/formats.h"
#include "core/formats/readpuzzle.h"
#include "core/formats/text/format.h"
#include "tests/computations.h"
#include "tests/testprogram.h"
#include "tests/ui/files/filesbench.h"

#include <cerrno>

namespace sudoku::tst_filecontroller {

using namespace filesbench;

class TestFileController : public FileControllerFixture
{
    Q_OBJECT

private slots:
    void init() { setUp(); }
    void cleanup() { m_bench.reset(); }

    void opensWhatItSaves_data()
    {
        QTest::addColumn<int>("size");
        QTest::addColumn<QByteArray>("symbols");
        for (const int size : {4, 6, 9, 16, 25})
            for (const SymbolSet &symbols : symbolSets())
                QTest::addRow("%d %s", size, symbols.id.data()) << size << QByteArray(symbols.id.data());
    }

    void opensWhatItSaves()
    {
        QFETCH(int, size);
        QFETCH(QByteArray, symbols);
        const QString file = path("saved.txt");
        write(file, findFormat("grid")->write(Board(emptyBoard(size)), symbolSets().front()).c_str());
        m_bench->view.setChosenSymbols(*findSymbolSet(symbols.toStdString()));
        m_bench->open(file);
        Board board = m_bench->document.board();
        QVERIFY(board == Board(emptyBoard(size)));
        for (Cell cell = 0; cell < size * size; ++cell)
            (cell % 3 == 0 ? board.puzzle.givens : board.entries)
                .set(cell, cell % 3 == 2 ? noDigit : cell % size + 1);
        board.puzzle.constraints = {{findVariant("diagonal"), {}}};
        m_bench->document.edit(board, "Enter Digit");
        QVERIFY(m_bench->files.save());
        QVERIFY(!m_bench->document.isModified());
        QCOMPARE(m_bench->last.text, "Saved as saved.txt.");

        Bench other(m_folder.path());
        other.open(file);
        QVERIFY(other.document.board() == board);
        QCOMPARE(other.document.filePath(), file);
        QVERIFY(!other.document.isModified());
    }

    void whatIsKeptElsewhereGivesWay()
    {
        write(path("one.txt"), "1.34341221434321\n");
        const Puzzle puzzle = board("123434122143432.");
        m_bench->files.openBoard(Board(puzzle), [] { return QString("a puzzle"); });
        QVERIFY(m_bench->document.filePath().isEmpty());
        m_bench->enter(15, 1);
        bool isKept = false;
        m_bench->files.setKeeper([&] { return isKept; });
        answerNextQuestion(QMessageBox::Cancel);
        m_bench->open(path("one.txt"));
        QVERIFY(m_bench->document.board().puzzle == puzzle);
        isKept = true;
        m_bench->open(path("one.txt")); // without a question
        QVERIFY(m_bench->document.board().puzzle == board("1.34341221434321"));
        m_bench->enter(1, 2);
        answerNextQuestion(QMessageBox::Cancel);
        QVERIFY(!m_bench->files.mayDiscard()); // but the program does not end without one
    }

    void saysWhatItOpened()
    {
        write(path("one.txt"), "1.34341221434321\n");
        QSignalSpy replaced(&m_bench->files, &FileController::replaced);
        m_bench->open(path("one.txt"));
        QVERIFY(m_bench->last.text.startsWith("Opened one.txt."));
        QCOMPARE(replaced.count(), 1);
        QCOMPARE(m_bench->settings.recentFiles(), QStringList{path("one.txt")});
    }

    void whatIsTypedFirst_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<bool>("isGiven");
        const auto constrained = [](const QByteArray &constraint) {
            return R"({"sudoku-workbench": 1, "size": 4, "constraints": [)" + constraint + "]}";
        };
        QTest::newRow("no puzzle yet") << QByteArray("................\n") << true;
        QTest::newRow("givens") << QByteArray("1...............\n") << false;
        QTest::newRow("a rule of all cells") << constrained(R"({"variant":"diagonal"})") << true;
        QTest::newRow("a cage") << constrained(
            R"({"variant":"killer","cells":["r1c1","r1c2"],"numbers":[3]})")
                                << false;
    }

    void whatIsTypedFirst()
    {
        QFETCH(QByteArray, text);
        QFETCH(bool, isGiven);
        write(path("puzzle.txt"), text);
        m_bench->open(path("puzzle.txt"));
        QVERIFY2(!m_bench->last.text.startsWith("Cannot"), qPrintable(m_bench->last.text));
        QCOMPARE(m_bench->document.role() == DigitRole::Given, isGiven);
    }

    void entriesAreTypedWhereTheyAreThePuzzle()
    {
        m_bench->document.setRole(DigitRole::Entry);
        m_bench->enter(0, 2);
        const std::string text =
            findFormat("workbench")->write(m_bench->document.board(), symbolSets().front());
        write(path("typed.json"), text.c_str());
        m_bench->document.setSaved(path("typed.json"));
        m_bench->document.setRole(DigitRole::Given);
        m_bench->open(path("typed.json"));
        QVERIFY(areEntriesThePuzzle(m_bench->document.board()));
        QCOMPARE(m_bench->document.role(), DigitRole::Entry);
    }

    void collectionIsNotOverwritten()
    {
        const QByteArray collection = "1.34341221434321\n4321341221431234\n";
        write(path("many.txt"), collection);
        m_bench->open(path("many.txt"));
        QVERIFY(m_bench->last.text.startsWith("Opened the first puzzle of many.txt."));
        QVERIFY(m_bench->document.filePath().isEmpty()); // saving asks for a name
        QCOMPARE(text(m_bench->document.board().digits()), "1.34341221434321");
    }

    void savesPencilMarks()
    {
        write(path("marks.txt"), "1.34341221434321\n");
        m_bench->open(path("marks.txt"));
        Board board = m_bench->document.board();
        board.cornerMarks[1] = {2};
        m_bench->document.edit(board, "Pencil Mark");
        QVERIFY(m_bench->files.save());
        m_bench->open(path("marks.txt"));
        QCOMPARE(m_bench->document.board(), board);
    }

    void keepsTheFormatOfAFile_data()
    {
        QTest::addColumn<QByteArray>("format");
        for (const Format &format : formats())
            QTest::addRow("%s", format.id.data()) << QByteArray(format.id.data());
    }

    void keepsTheFormatOfAFile()
    {
        QFETCH(QByteArray, format);
        const Format &written = *findFormat(format.toStdString());
        const QString file = path(qPrintable("kept." + QString(written.suffix.data())));
        Board first(board("1.34341221434321"));
        write(file, written.write(first, symbolSets().front()).c_str());
        m_bench->open(file);
        m_bench->enter(1, 2);
        QVERIFY(m_bench->files.save());
        const TextResult saved = readPuzzle(contentsOf(file).toStdString());
        QCOMPARE(saved->formatId, written.id);
        QCOMPARE(saved->board, m_bench->document.board());
    }

    void saysWhyItCannotOpen_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("start");
        write(path("letter.txt"), "Dear reader,\nthis is no puzzle.\n");
        write(path("short.txt"), "12345678\n123456789\n");
        write(path("empty.txt"), "");
        write(path("binary.txt"), QByteArray("\0\x7f\x45LF\xff\xfe", 7));
        if (::mkfifo(qPrintable(path("pipe")), 0600) != 0 && errno != EEXIST)
            qFatal("no pipe can be made");
        QTest::newRow("pipe") << path("pipe") << "Cannot open pipe: It is a pipe, not a file.";
        QTest::newRow("device") << "/dev/zero"
                                << "Cannot open zero: It is a device, not a file.";
        QTest::newRow("missing") << path("none.txt") << "Cannot open none.txt: No such file";
        QTest::newRow("folder") << m_folder.path() << "Cannot open ";
        QTest::newRow("letter") << path("letter.txt") << "Cannot read letter.txt: ";
        QTest::newRow("short") << path("short.txt") << "Cannot read short.txt: ";
        QTest::newRow("empty") << path("empty.txt") << "Cannot read empty.txt: the text is empty";
        QTest::newRow("binary") << path("binary.txt") << "Cannot read binary.txt: ";
    }

    void saysWhyItCannotOpen()
    {
        QFETCH(QString, file);
        QFETCH(QString, start);
        m_bench->enter(0, 1);
        const Board before = m_bench->document.board();
        m_bench->open(file);
        QVERIFY(m_bench->last.kind == Message::Kind::Problem);
        QVERIFY2(m_bench->last.text.startsWith(start), qPrintable(m_bench->last.text));
        QVERIFY(m_bench->document.board() == before);
        QVERIFY(m_bench->document.undoStack().canUndo());
        QVERIFY(m_bench->settings.recentFiles().isEmpty());
    }

    void saysWhyItCannotSave_data()
    {
        QTest::addColumn<QString>("file");
        QTest::newRow("folder gone") << path("gone/puzzle.txt");
        QTest::newRow("device") << "/dev/full";
    }

    void saysWhyItCannotSave()
    {
        QFETCH(QString, file);
        m_bench->document.setSaved(file);
        m_bench->enter(0, 1);
        QVERIFY(!m_bench->files.save());
        QVERIFY(m_bench->last.kind == Message::Kind::Problem);
        QVERIFY2(m_bench->last.text.startsWith("Cannot save "), qPrintable(m_bench->last.text));
        QVERIFY(m_bench->document.isModified()); // it is still to be saved
    }

    void opensWhileTheWindowGoesOn()
    {
        write(path("one.txt"), "1.34341221434321\n");
        m_bench->files.openFile(path("one.txt"));
        QVERIFY(m_bench->files.isReading());
        m_bench->files.openFile(path("none.txt")); // in place of the other
        QTRY_VERIFY(!m_bench->files.isReading());
        QVERIFY(m_bench->last.text.startsWith("Cannot open none.txt"));
        m_bench->files.openFile(path("one.txt"));
        m_bench->files.stopReading();
        QVERIFY(!m_bench->files.isReading());
        QCOMPARE(m_bench->last.text, "Reading one.txt was stopped.");
        QVERIFY(waitForComputations());
        QVERIFY(m_bench->document.filePath().isEmpty());
    }

    void ofLongFilesTheFirstPuzzleIsACopy()
    {
        write(path("long.txt"), "1.34341221434321\n" + QByteArray(3'000'000, '#'));
        m_bench->open(path("long.txt"));
        QCOMPARE(text(m_bench->document.board().digits()), "1.34341221434321");
        QVERIFY(m_bench->document.filePath().isEmpty()); // saving would cut the rest off
    }

    void commentsStayInTheFile()
    {
        const QByteArray head = "# Sunday's paper\n\n# hard\n";
        const QByteArray foot = " # tag\n\n# solved on Monday\n";
        write(path("noted.txt"), head + "1.34341221434321" + foot);
        m_bench->open(path("noted.txt"));
        Board board = m_bench->document.board();
        board.puzzle.givens.set(1, 2);
        m_bench->document.edit(board, "Set Given");
        QVERIFY(m_bench->files.save());
        QCOMPARE(contentsOf(path("noted.txt")), head + "1234341221434321" + foot);
    }

    /// Or the text would take the place of the page.
    void aPageIsNotOverwritten()
    {
        const QByteArray page =
            "<p>53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8"
            "..79</p>\n";
        write(path("page.html"), page);
        m_bench->open(path("page.html"));
        QCOMPARE(m_bench->document.filePath(), path("page.html"));
        m_bench->enter(2, 4);
        QString offered;
        QTimer::singleShot(0, qApp, [&offered] {
            auto *dialog = qobject_cast<QFileDialog *>(QApplication::activeModalWidget());
            offered = QFileInfo(dialog->selectedFiles().constFirst()).fileName();
            dialog->reject();
        });
        QVERIFY(!m_bench->files.save());
        QCOMPARE(offered, "page.txt");
        QCOMPARE(contentsOf(path("page.html")), page);
    }

    void startsAnEmptyBoardOnWhichOneDraws()
    {
        m_bench->document.reset(Board(board("1.34341221434321")));
        const QSignalSpy drawings(&m_bench->files, &FileController::drawingRequested);
        Puzzle ruled(Geometry::withBoxes({3, 2}));
        ruled.constraints = {{findVariant("diagonal"), {}}};
        m_bench->files.startEmpty(ruled);
        QCOMPARE(m_bench->document.board().puzzle, ruled);
        QCOMPARE(drawings.size(), 0);
        m_bench->files.startEmpty(ruled, findVariant("killer"));
        QCOMPARE(drawings.size(), 1);
    }
};

ADD_TEST(QApplication, TestFileController)

} // namespace sudoku::tst_filecontroller

#include "tst_filecontroller.moc"
