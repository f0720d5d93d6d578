// Covers ui/play: playkinds, stockkeeper

#include <QCoreApplication>
#include <QDir>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "core/generate/likepuzzle.h"
#include "core/solve/solve.h"
#include "tests/puzzles.h"
#include "tests/testdata.h"
#include "tests/testprogram.h"
#include "ui/play/playkinds.h"
#include "ui/play/stockkeeper.h"
#include "ui/text/boardkinds.h"

#include <memory>
#include <set>

namespace sudoku::tst_puzzlestock {

constexpr int patience = 120'000; // ms; for slow machines

class TestPuzzleStock : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;

    PuzzleStock stock() const { return PuzzleStock(m_folder->filePath("stock")); }
    static int total(const PuzzleStock &stock)
    {
        int count = 0;
        for (const PlayKind &kind : playKinds())
            count += stock.count(kind);
        return count;
    }

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void everyKindHasANameAndABoard()
    {
        std::set<QString> names;
        for (const PlayKind &kind : playKinds()) {
            QVERIFY2(names.insert(kind.name()).second, qPrintable(kind.name()));
            QCOMPARE(findPlayKind(kind.id), &kind);
            const GenerateRequest request = kind.request(7);
            QVERIFY(!findProblem(request));
            QCOMPARE(findPlayKind(request), &kind);
            QCOMPARE(boardKinds()[kindOf(request)].name, kind.board);
            QCOMPARE(request.difficulty.level, kind.level);
            QCOMPARE(request.seed, 7U);
        }
        QVERIFY(!findPlayKind("nothing"));
        QCOMPARE(defaultPlayKind().name(), "Medium");
        QCOMPARE(findPlayKind("killer-hard")->name(), "Killer, hard");
        QCOMPARE(findPlayKind("beginner")->name(), "Beginner");
        QCOMPARE(findPlayKind("killer-beginner")->name(), "Killer, beginner");
        QVERIFY(findPlayKind("beginner")->request(7).difficulty.isForBeginners);
        QCOMPARE(puzzleName("Killer", {}), "Killer");
        GenerateRequest other = defaultPlayKind().request(7);
        other.symmetry = findSymmetry("quarter-turn");
        QVERIFY(!findPlayKind(other));
        QVERIFY(!findPlayKind(GenerateRequest(emptyBoard(25))));
    }

    /// So that a puzzle of the stock is what *Next Puzzle* would make.
    void aKindIsMadeAsPuzzlesLikeIt()
    {
        for (const auto kinds : playKindsByBoard()) {
            const PlayKind &kind = mediumOf(kinds);
            GenerateRequest like = *requestLike(exampleOf(boardKind(kind.board)));
            const GenerateRequest request = kind.request(like.seed);
            like.difficulty.level = Level::Medium;
            if (like.hasRandomRegions) // whatever the regions of the example
                like.shape = request.shape;
            QVERIFY2(like == request, qPrintable(kind.name()));
        }
    }

    void boardsFollowTheClassicOne()
    {
        std::size_t count = 0;
        for (const auto kinds : playKindsByBoard()) {
            count += kinds.size();
            QVERIFY(std::ranges::all_of(
                kinds, [&](const PlayKind &kind) { return kind.board == kinds.front().board; }));
            QVERIFY(mediumOf(kinds).level == Level::Medium && mediumOf(kinds).isMadeAhead);
        }
        QCOMPARE(count, playKinds().size());
        QCOMPARE(playKindsByBoard().front().size(), allLevels.size() + 1); // and for beginners
    }

    void aPuzzleIsTakenOnce()
    {
        const PlayKind &kind = defaultPlayKind();
        QVERIFY(!stock().take(kind));
        Board added(board("1.34341221434321"));
        added.info.level = "Medium 421";
        QVERIFY(stock().add(kind, added));
        QCOMPARE(stock().count(kind), 1);
        QCOMPARE(stock().count(*findPlayKind("easy")), 0);
        const auto permissions = QFileInfo(m_folder->filePath("stock")).permissions();
        QVERIFY(!(permissions & (QFile::ReadOther | QFile::ReadGroup)));
        const auto taken = stock().take(kind); // another program would look the same
        QVERIFY(taken && *taken == added);
        QVERIFY(!stock().take(kind));
    }

    void aDamagedFileIsSkipped()
    {
        const PlayKind &kind = defaultPlayKind();
        QVERIFY(stock().add(kind, Board(board("1.34341221434321"))));
        QFile damaged(m_folder->filePath("stock/medium-0.json"));
        QVERIFY(damaged.open(QIODevice::WriteOnly) && damaged.write("{") == 1);
        damaged.close();
        QVERIFY(stock().take(kind));
        QCOMPARE(stock().count(kind), 0);
    }

    void theScarcestKindIsMadeNext()
    {
        for (const PlayKind &kind : playKinds())
            for (int i = 0; i < PuzzleStock::maxOfKind; ++i)
                QVERIFY(stock().add(kind, Board(board("1.34341221434321"))));
        QVERIFY(!stock().scarcest());
        QVERIFY(stock().take(*findPlayKind("jigsaw-medium")));
        QCOMPARE(stock().scarcest(), findPlayKind("jigsaw-medium"));
    }

    void aKindThatNobodyPlaysIsNotMadeAhead()
    {
        const PlayKind &rare = *findPlayKind("killer-hard");
        for (const PlayKind &kind : playKinds())
            for (int i = 0; i < PuzzleStock::maxOfKind && kind.isMadeAhead; ++i)
                QVERIFY(stock().add(kind, Board(board("1.34341221434321"))));
        QVERIFY(!stock().scarcest());
        QCOMPARE(stock().scarcest(&rare), &rare);
    }

    void isFilledWhileNothingHappensAndThenRests()
    {
        StockKeeper keeper(m_folder->filePath("stock"));
        keeper.setPatience(std::chrono::milliseconds(1));
        const QSignalSpy ends(&keeper, &StockKeeper::ended);
        for (const PlayKind &kind : playKinds()) // all but one, which takes the time of a test
            for (int i = 0; i < PuzzleStock::maxOfKind && kind.id != "medium"; ++i)
                QVERIFY(keeper.stock().add(kind, Board(board("1.34341221434321"))));
        keeper.start();
        QTRY_COMPARE_WITH_TIMEOUT(ends.size(), 1, patience);
        QCOMPARE(keeper.stock().count(defaultPlayKind()), PuzzleStock::maxOfKind);
        const auto taken = keeper.take(defaultPlayKind());
        QVERIFY(taken);
        QVERIFY(taken->info.level.starts_with("Medium"));
        QCOMPARE(check(taken->puzzle).verdict, Uniqueness::Unique);
        QTRY_COMPARE_WITH_TIMEOUT(ends.size(), 2, patience);
        QCOMPARE(keeper.stock().count(defaultPlayKind()), PuzzleStock::maxOfKind);
    }

    void waitsWhileTheProgramIsBusy()
    {
        StockKeeper keeper(m_folder->filePath("stock"));
        keeper.setPatience(std::chrono::milliseconds(1));
        bool isBusy = true;
        int asked = 0;
        keeper.setBusy([&] {
            ++asked;
            return isBusy;
        });
        keeper.start();
        QTRY_VERIFY_WITH_TIMEOUT(asked >= 3, patience);
        QCOMPARE(total(keeper.stock()), 0);
        isBusy = false;
        QTRY_VERIFY_WITH_TIMEOUT(total(keeper.stock()) > 0, patience);
    }

    void whatCannotBeWrittenIsNotTriedAgain()
    {
        QFile file(m_folder->filePath("file"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.close();
        StockKeeper keeper(m_folder->filePath("file/stock"));
        keeper.setPatience(std::chrono::milliseconds(1));
        const QSignalSpy ends(&keeper, &StockKeeper::ended);
        keeper.start();
        QTRY_COMPARE_WITH_TIMEOUT(ends.size(), 1, patience);
    }
};

ADD_TEST(QCoreApplication, TestPuzzleStock)

} // namespace sudoku::tst_puzzlestock

#include "tst_puzzlestock.moc"
