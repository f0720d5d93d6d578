// Covers ui/results: gamerecord, gamelog

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "tests/puzzles.h"
#include "tests/testprogram.h"
#include "ui/results/gamelog.h"
#include "ui/results/gamestatistics.h"
#include "ui/text/qtjson.h"

namespace sudoku::tst_gamestatistics {

using namespace std::chrono_literals;

const QString classic = QStringLiteral("9x9");

/// A game that ended on \a day of November 2026, late in the evening west of Greenwich.
GameRecord game(int day, std::chrono::seconds time, std::optional<Level> level = Level::Medium,
                const QString &kind = classic, int hints = 0)
{
    return {.finished = QDateTime(QDate(2026, 11, day), QTime(23, 30), Qt::OffsetFromUTC, -5 * 3600),
            .kind = kind,
            .level = level,
            .time = time,
            .hints = hints};
}

const QDate today(2026, 11, 27);

class TestGameStatistics : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    GameLog newLog() const
    {
        static int count = 0;
        return GameLog(m_folder.filePath(QStringLiteral("data%1/games.jsonl").arg(++count)));
    }

    static void write(const GameLog &log, const QByteArray &text)
    {
        QFile file(log.path());
        QVERIFY(file.open(QIODevice::Append));
        file.write(text);
    }

private slots:
    void bestAndAverageAreThoseOfTheGroup()
    {
        const std::vector games{game(1, 100s),   game(2, 50s, Level::Medium, classic, 2),
                                game(3, 60s),    game(3, 1s, Level::Hard),
                                game(3, 2s, {}), game(3, 3s, Level::Medium, "16x16")};
        const GameSummary summary = summaryOf(games, {classic, Level::Medium});
        QCOMPARE(summary.count, 3);
        QVERIFY(summary.best == 50s);
        QVERIFY(summary.average == 70s);
        QCOMPARE(summary.withoutHints, 2);
        QVERIFY((summary.times == std::vector<std::chrono::seconds>{100s, 50s, 60s}));
        const GameSummary none = summaryOf(games, {classic, Level::Extreme});
        QCOMPARE(none.count, 0);
        QVERIFY(none.average == 0s);
    }

    void groupsWithMostGamesComeFirst()
    {
        const std::vector games{game(1, 1s, {}), game(1, 1s, Level::Hard), game(2, 1s, Level::Easy),
                                game(3, 1s, Level::Hard)};
        QVERIFY((groupsOf(games)
                 == std::vector<GameGroup>{{classic, Level::Hard}, {classic, {}}, {classic, Level::Easy}}));
    }

    void streaksAreDaysInARow_data()
    {
        QTest::addColumn<QList<int>>("days");
        QTest::addColumn<int>("now");
        QTest::addColumn<int>("longest");
        QTest::newRow("none") << QList<int>{} << 0 << 0;
        QTest::newRow("today") << QList<int>{27} << 1 << 1;
        QTest::newRow("yesterday counts until midnight") << QList<int>{25, 26} << 2 << 2;
        QTest::newRow("two days ago is over") << QList<int>{24, 25} << 0 << 2;
        QTest::newRow("several a day count once") << QList<int>{26, 26, 27, 27} << 2 << 2;
        QTest::newRow("a gap ends it") << QList<int>{1, 2, 3, 26, 27} << 2 << 3;
        QTest::newRow("in any order") << QList<int>{27, 25, 26} << 3 << 3;
    }

    void streaksAreDaysInARow()
    {
        QFETCH(QList<int>, days);
        std::vector<GameRecord> games;
        for (const int day : days)
            games.push_back(game(day, 1s));
        QTEST(streakOf(games, today).now, "now");
        QTEST(streakOf(games, today).longest, "longest");
    }

    void aStreakCrossesMonthsAndCanBeThatOfAGroup()
    {
        std::vector<GameRecord> games{game(30, 1s)};
        games.front().finished = games.front().finished.addDays(1); // 1 December
        games.push_back(game(30, 1s, Level::Hard));
        const QDate first(2026, 12, 1);
        QCOMPARE(streakOf(games, first), (Streak{2, 2}));
        QCOMPARE(streakOf(games, first, GameGroup{classic, Level::Hard}), (Streak{1, 1}));
    }

    void whatIsAddedIsRead()
    {
        const GameLog log = newLog();
        QVERIFY(log.read().empty());
        const std::vector games{game(1, 100s), game(2, 0s, {}, "16x16 jigsaw", 3)};
        for (const GameRecord &each : games)
            QVERIFY(!log.add(each));
        QVERIFY(log.read() == games);
        QVERIFY(!log.clear());
        QVERIFY(!QFile::exists(log.path()));
        QVERIFY(!log.clear()); // which is no error
    }

    void twoWindowsShareTheFile()
    {
        const GameLog one = newLog();
        const GameLog other(one.path());
        QVERIFY(!one.add(game(1, 1s)));
        QVERIFY(!other.add(game(2, 2s)));
        QVERIFY(!one.add(game(3, 3s)));
        QCOMPARE(one.read().size(), std::size_t{3});
    }

    void aDamagedLineLosesNoOther()
    {
        const GameLog log = newLog();
        QVERIFY(!log.add(game(1, 1s)));
        write(log, "{\"kind\": 5}\nnoise \xff\n{\"finished\":\"never\",\"kind\":\"9x9\",\"seconds\":1}\n"
                   "{\"finished\":\"2026-11-02T10:00:00+00:00\",\"kind\":\"9x9\",\"seconds\":-1}\n"
                   "{\"finished\":\"2026-11-02T10:0"); // cut off by a crash
        QVERIFY(!log.add(game(2, 2s)));
        QVERIFY((log.read() == std::vector{game(1, 1s), game(2, 2s)}));
    }

    void saysWhyItCannotWrite()
    {
        QTemporaryDir folder;
        QVERIFY(GameLog(folder.path()).add(game(1, 1s)).has_value()); // a folder, not a file
    }

    void aLevelOfALaterVersionIsUnknown()
    {
        QByteArray line = lineOf(game(1, 1s));
        QVERIFY(line.contains("\"medium\""));
        QVERIFY(!readGameRecord(line.replace("medium", "ghastly"))->level);
    }

    void exportsAllGames()
    {
        const std::vector games{game(1, 100s), game(2, 50s, {}, "16x16 jigsaw", 3)};
        QCOMPARE(asCsv(games), QByteArray("finished,kind,level,seconds,hints\r\n"
                                          "2026-11-01T23:30:00-05:00,9x9,medium,100,0\r\n"
                                          "2026-11-02T23:30:00-05:00,16x16 jigsaw,,50,3\r\n"));
        const nlohmann::json array = json::parse(asJson(games));
        QVERIFY(array.is_array());
        QCOMPARE(array.size(), std::size_t{2});
        QCOMPARE(json::string(array[1], "kind"), QString("16x16 jigsaw"));
        QVERIFY(json::parse(asJson({})).is_array());
    }
};

ADD_TEST(QCoreApplication, TestGameStatistics)

} // namespace sudoku::tst_gamestatistics

#include "tst_gamestatistics.moc"
