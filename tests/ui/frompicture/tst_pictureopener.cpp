// Covers ui/frompicture: picturescanner

#include "ui/frompicture/pictureopener.h"

#include "tests/testprogram.h"
#include "tests/ui/frompicture/madereading.h"
#include "tests/ui/window/windowbench.h"
#include "ui/commands/commandactions.h"
#include "ui/files/boardclipboard.h"
#include "ui/files/filecontroller.h"
#include "ui/frompicture/picturedialog.h"

#include <QClipboard>
#include <QFile>
#include <QMimeData>
#include <QSignalSpy>
#include <QTest>
#include <QThread>
#include <QTimer>

#include <algorithm>

namespace sudoku::tst_pictureopener {

class TestPictureOpener : public QObject, private WindowBench
{
    Q_OBJECT

    FileController &files() { return *m_window->findChild<FileController *>(); }

    /// An answer of the program with its preview, as if it were that of \a scanned.
    static PictureScanner::Ask answering(const ScannedPicture &scanned)
    {
        return [scanned](const PictureQuestion &question, const std::stop_token &) {
            if (!question.preview.isEmpty() && !scanned.preview.isNull())
                scanned.preview.save(question.preview, "BMP");
            question.progress(0, 1);
            return scanned.reading;
        };
    }

    void open(const ScannedPicture &scanned)
    {
        m_opener = std::make_unique<PictureOpener>(files(), view(), nullptr, answering(scanned));
        connect(m_opener.get(), &PictureOpener::message, this,
                [this](const Message &message) { m_said = message; });
    }

    /// Presses \a key in the dialog that comes.
    void press(Qt::Key key)
    {
        QTimer::singleShot(0, this, [this, key] {
            if (auto *dialog = qobject_cast<PictureDialog *>(QApplication::activeModalWidget()))
                QTest::keyClick(dialog->findChild<BoardView *>(), key);
            else
                press(key);
        });
    }

    bool waitUntilRead()
    {
        return QTest::qWaitFor([this] { return !m_opener->isReading(); });
    }

    std::unique_ptr<PictureOpener> m_opener;
    Message m_said;

private slots:
    void init()
    {
        openWindow();
        m_said = {};
    }
    void cleanup()
    {
        m_opener.reset();
        document().undoStack().setClean();
        closeWindow();
    }

    void aPictureBecomesTheBoardAndUndoTakesItBack()
    {
        const Board before(
            board("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5........."));
        document().reset(before);
        open(madeScan(16));
        press(Qt::Key_Return);
        m_opener->openFile("photo.jpg");
        QVERIFY(waitUntilRead());
        QCOMPARE(document().geometry().size(), 16);
        QVERIFY2(message().startsWith("Read a board of 16 × 16"), qPrintable(message()));
        QVERIFY2(message().contains("photo.jpg"), qPrintable(message()));
        document().undoStack().undo();
        QVERIFY(document().board() == before);
    }

    void whoCancelsKeepsTheBoard()
    {
        const Board before = document().board();
        open(madeScan());
        press(Qt::Key_Escape);
        m_opener->openFile("photo.jpg");
        QVERIFY(waitUntilRead());
        QVERIFY(document().board() == before);
    }

    /// Each reason is a sentence in the message bar, and the board stays.
    void whatIsNoPictureIsSaid()
    {
        const Board before = document().board();
        for (const auto &[problem, words] :
             {std::pair(PictureProblem::ReaderMissing, "install sudoku-workbench-pictures"),
              std::pair(PictureProblem::Broken, "the picture is damaged"),
              std::pair(PictureProblem::ReaderFailed, "its reader failed")}) {
            open({{.problem = problem}, {}});
            m_opener->openFile("photo.jpg");
            QVERIFY(waitUntilRead());
            QVERIFY2(m_said.text.startsWith("Cannot read photo.jpg: "), qPrintable(m_said.text));
            QVERIFY2(m_said.text.contains(words), qPrintable(m_said.text));
            QVERIFY(document().board() == before);
        }
    }

    void stopEndsTheReading()
    {
        bool wasStopped = false;
        m_opener = std::make_unique<PictureOpener>(files(), view(), nullptr,
                                                   [&](const PictureQuestion &, const std::stop_token &stop) {
                                                       while (!stop.stop_requested())
                                                           QThread::yieldCurrentThread();
                                                       wasStopped = true;
                                                       return PictureReading();
                                                   });
        {
            const CommandActions &actions = *m_window->findChild<CommandActions *>();
            m_opener->connectCommands(actions);
        }
        m_opener->openFile("photo.jpg");
        QVERIFY(m_opener->isReading());
        m_window->action(Command::Stop)->setEnabled(true);
        trigger(Command::Stop);
        QVERIFY(!m_opener->isReading());
        m_opener.reset();
        QTRY_VERIFY(wasStopped);
    }

    void aFileThatIsAPictureIsHandedOver()
    {
        const QString path = m_folder.filePath("photo.png");
        QVERIFY(madePicture(9, boardPlace).save(path));
        const QSignalSpy found(&files(), &FileController::pictureFound);
        files().openFile(path);
        QTRY_COMPARE(found.count(), 1);
        QCOMPARE(found.front().front().toString(), path);
    }

    /// Drawings that were copied may have no ground: black ink on it must stay ink.
    void whatHasNoGroundIsOnPaper()
    {
        QImage drawing(20, 10, QImage::Format_ARGB32);
        drawing.fill(Qt::transparent);
        drawing.setPixelColor(3, 3, Qt::black);
        QImage seen;
        m_opener = std::make_unique<PictureOpener>(
            files(), view(), nullptr, [&](const PictureQuestion &question, const std::stop_token &) {
                seen.load(question.file);
                return PictureReading{.problem = PictureProblem::NoBoard};
            });
        m_opener->openImage(drawing);
        QVERIFY(waitUntilRead());
        QCOMPARE(seen.size(), drawing.size());
        QCOMPARE(seen.pixelColor(3, 3), QColor(Qt::black));
        QCOMPARE(seen.pixelColor(0, 0), QColor(Qt::white));
    }

    void aPictureThatCannotBePastedIsSaid()
    {
        auto *nothing = new QMimeData;
        nothing->setImageData(QImage()); // as Qt gives one that is too large for it
        QApplication::clipboard()->setMimeData(nothing);
        key(Qt::Key_V, Qt::ControlModifier);
        QVERIFY2(message().contains("Save it, and open its file"), qPrintable(message()));
    }

    void aPictureInTheClipboardIsHandedOverUnlessThereIsAPuzzle()
    {
        auto *clipboard = m_window->findChild<BoardClipboard *>();
        QSignalSpy taken(clipboard, &BoardClipboard::pictureTaken);
        auto *both = new QMimeData;
        both->setImageData(madePicture(9, boardPlace));
        both->setText("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5.........");
        QApplication::clipboard()->setMimeData(both);
        key(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(taken.count(), 0);
        QCOMPARE(document().board().puzzle.givens.filledCount(), 27);
        disconnect(clipboard, &BoardClipboard::pictureTaken, nullptr, nullptr);
        QSignalSpy alone(clipboard, &BoardClipboard::pictureTaken);
        QApplication::clipboard()->setImage(madePicture(9, boardPlace));
        key(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(alone.count(), 1);
    }
};

ADD_TEST(QApplication, TestPictureOpener)

} // namespace sudoku::tst_pictureopener

#include "tst_pictureopener.moc"
