// Covers ui/files/recovery: journalfiles, leftwork, recovery, recoverybar

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QThreadPool>

#include "tests/testdata.h"
#include "tests/testprogram.h"
#include "ui/files/recovery/journal.h"
#include "ui/files/recovery/leftwork.h"
#include "ui/list/collection/collectionmodel.h"

#include <memory>
#include <optional>
#include <sys/stat.h>

namespace sudoku::tst_journal {

constexpr int patience = 60'000; // ms; for slow machines

ListedPuzzle listed(const std::string &title)
{
    return {.text = "1.34341221434321\tseed " + title + '\n', .remark = "as an example"};
}

/// Returns the seeds.
QString titles(const CollectionModel &puzzles)
{
    QStringList all;
    for (int row = 0; row < puzzles.rowCount(); ++row)
        all += puzzles.detailsText(row).section("seed ", 1).section(' ', 0, 0);
    return all.join(' ');
}

/// A window with unsaved work.
struct Work
{
    explicit Work(const QString &folder)
    {
        thread.setMaxThreadCount(1);
        journal.emplace(folder, thread, [this] { return work; });
    }

    /// As kill -9 would end it.
    void die()
    {
        thread.waitForDone();
        journal.reset();
    }

    void write()
    {
        journal->writeNow();
        thread.waitForDone();
    }

    UnsavedWork work{.board = Board(board("1.34341221434321")), .isModified = true};
    QThreadPool thread;
    std::optional<Journal> journal;
};

class TestJournal : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;
    const Puzzle four = board("1.34341221434321");

    QString folder() const { return m_folder->filePath("state"); }
    QStringList files(const char *pattern = "*") const
    {
        return QDir(folder()).entryList({pattern}, QDir::Files);
    }

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void whatADeadWindowLeftIsFound()
    {
        Work window(folder());
        window.work.filePath = "/home/me/puzzle.txt";
        window.write();
        QCOMPARE(QFile::permissions(folder()) & (QFile::ReadGroup | QFile::ReadOther), QFile::Permissions());
        QVERIFY(findLeftWork(folder()).left.empty()); // it still lives
        window.die();
        const FoundWork found = findLeftWork(folder());
        QCOMPARE(found.left.size(), 1U);
        QVERIFY(found.left[0].work.board == window.work.board);
        QCOMPARE(found.left[0].work.filePath, "/home/me/puzzle.txt");
        QVERIFY(readLeftPuzzles(*found.left[0].files).empty());
        QVERIFY(findLeftWork(folder()).left.empty()); // nobody else gets it while it is held
    }

    void isWrittenSoonAfterAChange()
    {
        Work window(folder());
        window.journal->noteChange();
        QVERIFY(files().isEmpty());
        QTRY_VERIFY_WITH_TIMEOUT(!files("*.json").isEmpty(), patience);
    }

    void leavesNothingBehindWhereNothingWasUnsaved()
    {
        Work window(folder());
        window.work.isModified = false;
        window.write();
        QVERIFY(files().isEmpty());
        window.work.isModified = true;
        window.write();
        window.work.isModified = false; // it was saved
        window.write();
        window.die();
        QVERIFY(findLeftWork(folder()).left.empty());
        QVERIFY(files().isEmpty());
    }

    void closingRemovesIt()
    {
        Work window(folder());
        window.write();
        QCOMPARE(files().size(), 2);
        window.journal->close();
        window.journal->noteChange();
        window.write();
        QVERIFY(files().isEmpty());
    }

    void windowsDoNotDisturbEachOther()
    {
        Work living(folder());
        Work dead(folder());
        dead.work.board = Board(emptyBoard(9));
        living.write();
        dead.write();
        dead.die();
        {
            const FoundWork found = findLeftWork(folder());
            QCOMPARE(found.left.size(), 1U);
            QVERIFY(found.left[0].work.board == dead.work.board);
            found.left[0].files->remove();
        }
        living.die();
        QCOMPARE(findLeftWork(folder()).left.size(), 1U);
    }

    void keepsTheListOfGeneratedPuzzles()
    {
        Work window(folder());
        CollectionModel puzzles;
        window.journal->follow(puzzles);
        puzzles.append({listed("1")});
        window.write();
        puzzles.append({listed("2"), listed("3"), listed("4")});
        puzzles.remove({1});
        puzzles.move(2, -1);
        puzzles.setSafe({1});
        Board begun = puzzles.board(0);
        begun.enter(1, 2);
        puzzles.leave(0, begun, PuzzleState::Begun);
        window.write();
        window.die();
        const FoundWork found = findLeftWork(folder());
        CollectionModel again;
        again.append(readLeftPuzzles(*found.left[0].files));
        QCOMPARE(titles(again), "1 4 3");
        QCOMPARE(again.unsafeCount(), 2);
        QVERIFY(again.listed(1).isSafe);
        QCOMPARE(again.listed(1).remark, "as an example");
        QVERIFY(again.board(0) == begun);
        QCOMPARE(again.state(0), PuzzleState::Begun);
        QCOMPARE(again.state(1), PuzzleState::New);
    }

    void removalsThatAreUndoneAreKept()
    {
        Work window(folder());
        CollectionModel puzzles;
        window.journal->follow(puzzles);
        puzzles.append({listed("1"), listed("2"), listed("3")});
        puzzles.remove({0, 2});
        window.write();
        puzzles.changes().undo();
        window.write();
        window.die();
        CollectionModel again;
        again.append(readLeftPuzzles(*findLeftWork(folder()).left[0].files));
        QCOMPARE(titles(again), "1 2 3");
    }

    void goesOnInTheFilesOfAnother()
    {
        Work dead(folder());
        CollectionModel puzzles;
        dead.journal->follow(puzzles);
        puzzles.append({listed("1")});
        dead.write();
        dead.die();
        Work window(folder());
        {
            const FoundWork found = findLeftWork(folder());
            window.journal->adopt(found.left[0].files);
        }
        QVERIFY(findLeftWork(folder()).left.empty());
        CollectionModel restored;
        window.journal->follow(restored);
        restored.append({listed("1")});
        restored.append({listed("2")});
        window.write();
        window.die();
        const FoundWork found = findLeftWork(folder());
        QCOMPARE(found.left.size(), 1U);
        QCOMPARE(readLeftPuzzles(*found.left[0].files).size(), 2U);
    }

    void whatCannotBeReadIsSetAside_data()
    {
        QTest::addColumn<QByteArray>("contents");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("noise") << QByteArray("\0\xff\xfe{[", 5);
        QTest::newRow("newer") << textOf({Board(four)}).replace("\"version\":1", "\"version\":7");
        QTest::newRow("half") << textOf({Board(four)}).chopped(10);
    }

    void whatCannotBeReadIsSetAside()
    {
        QFETCH(QByteArray, contents);
        QDir().mkpath(folder());
        QFile file(folder() + "/one.json");
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(contents) == contents.size());
        file.close();
        for (const bool isFirst : {true, false}) {
            const FoundWork found = findLeftWork(folder());
            QVERIFY(found.left.empty());
            QCOMPARE(found.unreadable.size(), isFirst ? 1 : 0); // the next start has peace
        }
        QFile aside(folder() + "/one.json.unreadable");
        QVERIFY(aside.open(QIODevice::ReadOnly));
        QCOMPARE(aside.readAll(), contents);
    }

    void whatIsNoFileHarmsNothing()
    {
        QDir().mkpath(folder() + "/folder.json");
        QCOMPARE(::mkfifo(qPrintable(folder() + "/pipe.json"), 0600), 0);
        QVERIFY(QFile::link("/dev/zero", folder() + "/link.json"));
        QVERIFY(findLeftWork(folder()).left.empty()); // and ends
        Work window(folder());
        window.write();
        window.die();
        QCOMPARE(
            ::mkfifo(qPrintable(folder() + '/' + files("*-*.lock").value(0).replace(".lock", ".puzzles")),
                     0600),
            0);
        const FoundWork found = findLeftWork(folder());
        QCOMPARE(found.left.size(), 1U);
        QVERIFY(readLeftPuzzles(*found.left[0].files).empty());
    }

    void ofADamagedListTheBeginningIsKept()
    {
        Work window(folder());
        CollectionModel puzzles;
        window.journal->follow(puzzles);
        puzzles.append({listed("1")});
        window.write();
        window.die();
        QFile log(folder() + '/' + files("*.puzzles").value(0));
        QVERIFY(log.open(QIODevice::Append) && log.write("damage\n") == 7);
        log.close();
        QCOMPARE(readLeftPuzzles(*findLeftWork(folder()).left[0].files).size(), 1U);
        QCOMPARE(files("*.puzzles.unreadable").size(), 1);
    }

    /// At once, not at the next change, which may never come.
    void saysOnceThatNothingCanBeKept()
    {
        QFile inTheWay(folder());
        QVERIFY(inTheWay.open(QIODevice::WriteOnly));
        Work window(folder());
        QSignalSpy failures(&*window.journal, &Journal::failed);
        window.write();
        QTRY_COMPARE(failures.count(), 1);
        window.write();
        QCoreApplication::processEvents();
        QCOMPARE(failures.count(), 1);
        inTheWay.remove();
        window.write(); // it goes on trying
        window.die();
        QCOMPARE(findLeftWork(folder()).left.size(), 1U);
    }

    void saysWhatWasFound()
    {
        UnsavedWork work{.board = Board(four), .isModified = true, .time = QDateTime::currentDateTime()};
        QCOMPARE(contentsText(work), "a board with 15 clues");
        work.filePath = "/home/me/puzzle.txt";
        QCOMPARE(contentsText(work), "puzzle.txt");
        work.puzzleCount = 40;
        QCOMPARE(contentsText(work), "puzzle.txt and 40 generated puzzles");
        work.isModified = false;
        work.puzzleCount = 1;
        QCOMPARE(contentsText(work), "1 generated puzzle");
        const QString time = QLocale().toString(work.time.time(), QLocale::ShortFormat);
        QCOMPARE(foundText({{nullptr, work}}),
                 "Unsaved work from " + time + " was found: 1 generated puzzle.");
        QCOMPARE(foundText({{nullptr, work}, {nullptr, work}}),
                 "Unsaved work of 2 windows was found, the latest from " + time + ": 1 generated puzzle.");
    }
};

ADD_TEST(QCoreApplication, TestJournal)

} // namespace sudoku::tst_journal

#include "tst_journal.moc"
