#include <QAbstractButton>
#include <QMessageBox>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include "core/formats/format.h"
#include "tests/testdata.h"
#include "ui/boardview.h"
#include "ui/document.h"
#include "ui/filecontroller.h"
#include "ui/settings.h"

#include <memory>

using namespace sudoku;

namespace {

/// A controller with all that it needs, and the last that it said.
struct Bench
{
    explicit Bench(const QString &folder) : settings(folder + "/settings.ini")
    {
        QObject::connect(&files, &FileController::message, &files,
                         [this](const Message &message) { last = message; });
    }

    void enter(Cell cell, Digit digit)
    {
        Board board = document.board();
        board.entries.set(cell, digit);
        document.edit(board, "Enter Digit");
    }

    Settings settings;
    Document document{Board(emptyBoard(9))};
    BoardEditor editor{document};
    BoardView view{document, editor};
    FileController files{document, view, settings};
    Message last;
};

void write(const QString &path, const QByteArray &contents)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(contents) != contents.size())
        qFatal("cannot write %s", qPrintable(path));
}

QByteArray contentsOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("cannot be read");
}

/// Presses \a button of the question that comes next.
void answerNextQuestion(QMessageBox::StandardButton button)
{
    auto *timer = new QTimer(qApp);
    QObject::connect(timer, &QTimer::timeout, timer, [timer, button] {
        auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
        if (!box)
            return;
        timer->deleteLater();
        box->button(button)->click();
    });
    timer->start(10);
}

} // namespace

class TestFileController : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    std::unique_ptr<Bench> m_bench;

    QString path(const char *name) const { return m_folder.filePath(name); }

private slots:
    void init()
    {
        QVERIFY(m_folder.isValid());
        QFile::remove(path("settings.ini"));
        m_bench = std::make_unique<Bench>(m_folder.path());
    }

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
        m_bench->files.openFile(file);
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
        other.files.openFile(file);
        QVERIFY(other.document.board() == board);
        QCOMPARE(other.document.filePath(), file);
        QVERIFY(!other.document.isModified());
    }

    void puzzlesFromElsewhereAreNotSavedYet()
    {
        const Puzzle puzzle = board("1.34341221434321");
        QVERIFY(m_bench->files.openPuzzle(puzzle));
        QVERIFY(m_bench->document.board() == Board(puzzle));
        QVERIFY(m_bench->document.isModified());
        QVERIFY(m_bench->document.filePath().isEmpty());
        answerNextQuestion(QMessageBox::Cancel);
        QVERIFY(!m_bench->files.openPuzzle(emptyBoard(9)));
        QVERIFY(m_bench->document.board() == Board(puzzle));
        answerNextQuestion(QMessageBox::Discard);
        QVERIFY(m_bench->files.openPuzzle(emptyBoard(9)));
    }

    void whatCanBeHadAgainGivesWay()
    {
        const Puzzle puzzle = board("1.34341221434321");
        QVERIFY(m_bench->files.openPuzzle(puzzle));
        m_bench->files.setKeeper([&](const Board &board) { return board == Board(puzzle); });
        QVERIFY(m_bench->files.openPuzzle(puzzle)); // without a question
        answerNextQuestion(QMessageBox::Cancel);
        QVERIFY(!m_bench->files.mayDiscard()); // but the program does not end without one
        m_bench->enter(1, 2);
        answerNextQuestion(QMessageBox::Cancel);
        QVERIFY(!m_bench->files.openPuzzle(puzzle));
    }

    void saysWhatItOpened()
    {
        write(path("one.txt"), "1.34341221434321\n");
        QSignalSpy replaced(&m_bench->files, &FileController::replaced);
        m_bench->files.openFile(path("one.txt"));
        QVERIFY(m_bench->last.text.startsWith("Opened one.txt."));
        QCOMPARE(replaced.count(), 1);
        QCOMPARE(replaced[0][0].toBool(), true);
        QCOMPARE(m_bench->settings.recentFiles(), QStringList{path("one.txt")});
    }

    void collectionIsNotOverwritten()
    {
        const QByteArray collection = "1.34341221434321\n4321341221431234\n";
        write(path("many.txt"), collection);
        m_bench->files.openFile(path("many.txt"));
        QVERIFY(m_bench->last.text.startsWith("Opened the first puzzle of many.txt."));
        QVERIFY(m_bench->document.filePath().isEmpty()); // saving asks for a name
        QCOMPARE(text(m_bench->document.board().digits()), "1.34341221434321");
    }

    void savesPencilMarks()
    {
        write(path("marks.txt"), "1.34341221434321\n");
        m_bench->files.openFile(path("marks.txt"));
        Board board = m_bench->document.board();
        board.cornerMarks[1] = {2};
        m_bench->document.edit(board, "Pencil Mark");
        QVERIFY(m_bench->files.save());
        m_bench->files.openFile(path("marks.txt"));
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
        m_bench->files.openFile(file);
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
        QTest::newRow("missing") << path("none.txt") << "Cannot open none.txt: No such file";
        QTest::newRow("folder") << m_folder.path() << "Cannot open ";
        QTest::newRow("letter") << path("letter.txt") << "Cannot read letter.txt: ";
        QTest::newRow("short") << path("short.txt") << "Cannot read short.txt: ";
        QTest::newRow("empty") << path("empty.txt") << "Cannot read empty.txt: no puzzle found";
        QTest::newRow("binary") << path("binary.txt") << "Cannot read binary.txt: ";
    }

    void saysWhyItCannotOpen()
    {
        QFETCH(QString, file);
        QFETCH(QString, start);
        m_bench->enter(0, 1);
        const Board before = m_bench->document.board();
        m_bench->files.openFile(file);
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

    void asksBeforeItDrops_data()
    {
        QTest::addColumn<QMessageBox::StandardButton>("answer");
        QTest::addColumn<bool>("isOpened");
        QTest::addColumn<bool>("isSaved");
        QTest::newRow("save") << QMessageBox::Save << true << true;
        QTest::newRow("discard") << QMessageBox::Discard << true << false;
        QTest::newRow("cancel") << QMessageBox::Cancel << false << false;
    }

    void asksBeforeItDrops()
    {
        QFETCH(QMessageBox::StandardButton, answer);
        QFETCH(bool, isOpened);
        QFETCH(bool, isSaved);
        write(path("old.txt"), "1.34341221434321\n");
        write(path("new.txt"), "4321341221431234\n");
        m_bench->files.openFile(path("old.txt"));
        m_bench->enter(1, 2);
        answerNextQuestion(answer);
        m_bench->files.openFile(path("new.txt"));
        QCOMPARE(m_bench->document.filePath(), isOpened ? path("new.txt") : path("old.txt"));
        QCOMPARE(m_bench->document.isModified(), !isOpened);
        QCOMPARE(contentsOf(path("old.txt")) != "1.34341221434321\n", isSaved);
    }

    void asksNothingWhereNothingIsLost()
    {
        QVERIFY(m_bench->files.mayDiscard());
        m_bench->enter(1, 2);
        m_bench->document.undoStack().undo();
        QVERIFY(m_bench->files.mayDiscard());
    }
};

QTEST_MAIN(TestFileController)
#include "tst_filecontroller.moc"
