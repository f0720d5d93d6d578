#include <QCoreApplication>
#include <QDir>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "tests/testdata.h"
#include "tests/testprogram.h"
#include "ui/files/recovery/recentpuzzles.h"

#include <memory>

namespace sudoku::tst_recentpuzzles {

constexpr auto puzzleText = "1.34341221434321";
constexpr auto solvedText = "1234341221434321";

class TestRecentPuzzles : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<RecentPuzzles> m_recent;
    int m_minutes = 0;

    /// A board that was kept a minute after the one before.
    UnsavedWork work(const Puzzle &puzzle)
    {
        const QDateTime begin(QDate(2026, 11, 27), QTime(10, 0), Qt::UTC);
        return {.board = Board(puzzle), .isModified = true, .time = begin.addSecs(60 * ++m_minutes)};
    }
    /// One of many puzzles: a 9x9 with two givens.
    static Puzzle numbered(int number)
    {
        Puzzle puzzle = emptyBoard(9);
        puzzle.givens.set(number, 1);
        puzzle.givens.set(80, 2);
        return puzzle;
    }
    static Puzzle finished(int number)
    {
        Puzzle puzzle = board(solvedText);
        puzzle.constraints.assign(static_cast<std::size_t>(number),
                                  {findVariant("given-candidates"), {0}, {1}});
        return puzzle;
    }
    QString keep(const UnsavedWork &work, const QString &before = {})
    {
        const auto path = m_recent->keep(work, before);
        return path ? *path : QString();
    }

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_recent = std::make_unique<RecentPuzzles>(m_folder->filePath("state/recent"));
    }

    void comesBackAsItWas()
    {
        UnsavedWork kept = work(board(puzzleText));
        kept.board.entries.set(1, 2);
        kept.board.centreMarks[1].insert(3);
        kept.typesGivens = false;
        kept.level = "Hard 812";
        kept.solvingTime = std::chrono::seconds(754);
        const QSignalSpy changes(m_recent.get(), &RecentPuzzles::changed);
        const QString path = keep(kept);
        QCOMPARE(changes.size(), 1);
        RecentPuzzles other(m_folder->filePath("state/recent")); // of the next start
        QCOMPARE(other.paths(), QStringList{path});
        const auto read = RecentPuzzles::read(path);
        QVERIFY(read && read->board == kept.board && !read->typesGivens);
        QCOMPARE(read->level, kept.level);
        QCOMPARE(read->solvingTime.count(), 754);
        QCOMPARE(read->time, kept.time);
        for (const char *folder : {"state", "state/recent"}) {
            const auto permissions = QFileInfo(m_folder->filePath(folder)).permissions();
            QVERIFY2(!(permissions & (QFile::ReadOther | QFile::ReadGroup)), folder);
        }
    }

    void theSamePuzzleIsKeptOnce()
    {
        const UnsavedWork first = work(board(puzzleText));
        keep(first);
        keep(work(numbered(3)));
        UnsavedWork later = work(board(puzzleText));
        later.board.entries.set(1, 2);
        later.board.info.title = "with a name by now";
        const QString path = keep(later);
        QCOMPARE(m_recent->paths().size(), 2);
        QCOMPARE(m_recent->paths().constFirst(), path);
    }

    void aBoardThatIsTypedOnTakesThePlaceOfItsBeginning()
    {
        const QString begun = keep(work(numbered(3)));
        Puzzle more = numbered(3);
        more.givens.set(40, 5);
        const QString typedOn = keep(work(more), begun);
        QCOMPARE(m_recent->paths(), QStringList{typedOn});
        keep(work(numbered(7)), typedOn); // the board was cleared, and another puzzle typed in
        QCOMPARE(m_recent->paths().size(), 2);
    }

    void aBoardWithConstraintsStaysWhenTheyWereCleared()
    {
        Puzzle drawn = emptyBoard(9);
        drawn.constraints.push_back({findVariant("killer"), {0, 1}});
        const QString begun = keep(work(drawn));
        keep(work(numbered(3)), begun); // on the same board, without the cage
        QCOMPARE(m_recent->paths().size(), 2);
        Puzzle more = drawn;
        more.constraints.push_back({findVariant("killer"), {7, 8}});
        keep(work(more), begun);
        QCOMPARE(m_recent->paths().size(), 2);
        QVERIFY(!QFile::exists(begun));
    }

    void theLatestUnfinishedOneIsOffered()
    {
        QVERIFY(!m_recent->latestUnfinished());
        keep(work(numbered(1)));
        const QString second = keep(work(numbered(2)));
        keep(work(board(solvedText)));
        const auto found = m_recent->latestUnfinished();
        QVERIFY(found);
        QCOMPARE(found->path, second);
        QFile damaged(second);
        QVERIFY(damaged.open(QIODevice::WriteOnly) && damaged.write("# recovery {") > 0);
        damaged.close();
        QVERIFY(m_recent->latestUnfinished()->work.board.puzzle == numbered(1));
    }

    void aFullBoardWithAConflictIsNotFinished()
    {
        UnsavedWork wrong = work(board(puzzleText));
        wrong.board.entries.set(1, 3);
        QVERIFY(!isFinished(wrong.board));
        keep(wrong);
        QVERIFY(m_recent->latestUnfinished());
        wrong.board.entries.set(1, 2);
        QVERIFY(isFinished(wrong.board));
        wrong.time = wrong.time.addSecs(1);
        keep(wrong);
        QVERIFY(!m_recent->latestUnfinished());
    }

    void fiftyAreKeptAndNoUnfinishedOneGoes()
    {
        const QString oldest = keep(work(numbered(0)));
        const QString finishedFirst = keep(work(finished(0)));
        for (int i = 1; i < RecentPuzzles::maxKept - 1; ++i)
            keep(work(i % 2 == 0 ? numbered(i) : finished(i)));
        QCOMPARE(m_recent->paths().size(), RecentPuzzles::maxKept);
        QVERIFY(QFile::exists(finishedFirst));
        keep(work(numbered(60)));
        QCOMPARE(m_recent->paths().size(), RecentPuzzles::maxKept);
        QVERIFY(!QFile::exists(finishedFirst));
        QVERIFY(QFile::exists(oldest));
    }

    void moreThanFiftyUnfinishedOnesStay()
    {
        for (int i = 0; i < RecentPuzzles::maxKept + 5; ++i)
            keep(work(numbered(i)));
        QCOMPARE(m_recent->paths().size(), RecentPuzzles::maxKept + 5);
    }

    void saysWhyItCannotKeep()
    {
        QFile file(m_folder->filePath("file"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.close();
        RecentPuzzles recent(m_folder->filePath("file/recent"));
        const auto kept = recent.keep(work(board(puzzleText)));
        QVERIFY(!kept && !kept.error().isEmpty());
    }

    void removesOneAndBringsItBack()
    {
        const UnsavedWork kept = work(numbered(1));
        const QString path = keep(kept);
        const auto removed = m_recent->remove(path);
        QVERIFY(removed);
        QVERIFY(m_recent->paths().isEmpty());
        QVERIFY(!RecentPuzzles::read(path));
        QVERIFY(!m_recent->remove(path)); // it is gone already
        const QSignalSpy changes(m_recent.get(), &RecentPuzzles::changed);
        QVERIFY(!m_recent->restore(*removed));
        QCOMPARE(changes.size(), 1);
        QCOMPARE(m_recent->paths(), QStringList{path});
        const auto back = RecentPuzzles::read(path);
        QVERIFY(back && back->board == kept.board && back->time == kept.time);
    }
};

ADD_TEST(QCoreApplication, TestRecentPuzzles)

} // namespace sudoku::tst_recentpuzzles

#include "tst_recentpuzzles.moc"
