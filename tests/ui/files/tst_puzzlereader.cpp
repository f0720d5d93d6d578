#include <QCoreApplication>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "tests/testdata.h"
#include "tests/testprogram.h"
#include "tests/work.h"
#include "ui/files/puzzlereader.h"

#include <atomic>
#include <future>
#include <memory>

namespace sudoku::tst_puzzlereader {

constexpr int patience = 60'000; // ms; for slow machines

class TestPuzzleReader : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

private slots:
    void readsThePuzzleAndWhatTheFileHolds()
    {
        const QString path = m_folder.filePath("four.txt");
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("1.34341221434321\n") > 0);
        file.close();
        PuzzleReader reader;
        std::optional<PuzzleFile> read;
        connect(&reader, &PuzzleReader::finished, this, [&](const PuzzleFile &each) { read = each; });
        reader.read(path);
        QTRY_VERIFY_WITH_TIMEOUT(read, patience);
        QCOMPARE(read->path, path);
        QCOMPARE(text(read->first->puzzle->board.digits()), "1.34341221434321");
        QVERIFY(read->fingerprint.state(path) == FileFingerprint::State::Same);
        QVERIFY(!reader.isReading());
    }

    /// A file system that does not answer holds up neither the window nor its end.
    void whatHangsCanBeLeft()
    {
        auto end = std::make_shared<std::promise<void>>();
        const WorkEnd workEnd;
        {
            const auto token = workEnd.token();
            PuzzleReader reader(nullptr, [end, token](const QString &, qint64) {
                end->get_future().wait();
                return tl::expected<QByteArray, QString>("1.34341221434321");
            });
            QSignalSpy busy(&reader, &PuzzleReader::busy);
            QSignalSpy finished(&reader, &PuzzleReader::finished);
            QSignalSpy stopped(&reader, &PuzzleReader::stopped);
            reader.read("/far/away.txt");
            QTRY_VERIFY_WITH_TIMEOUT(!busy.isEmpty(), patience);
            QCOMPARE(busy[0][0].toString(), "Reading away.txt …");
            reader.stop();
            QVERIFY(!reader.isReading());
            QCOMPARE(stopped.count(), 1);
            QCOMPARE(finished.count(), 0);
        }
        QVERIFY(!workEnd.hasCome());
        end->set_value();
        QTRY_VERIFY_WITH_TIMEOUT(workEnd.isDelivered(), patience); // the answer finds nobody
    }
};

ADD_TEST(QCoreApplication, TestPuzzleReader)

} // namespace sudoku::tst_puzzlereader

#include "tst_puzzlereader.moc"
