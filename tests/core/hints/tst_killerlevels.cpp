// Covers core/hints: generalrating
#include <QTest>

#include "core/formats/puzzlelist.h"
#include "core/hints/generalrating.h"
#include "tests/puzzles.h"
#include "tests/testdata.h"
#include "tests/testprogram.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>

namespace sudoku::tst_killerlevels {

Level levelOf(const Puzzle &puzzle)
{
    const Position start(puzzle);
    return generalRating(walkThrough(start, defaultLadder(start.rules()))).level;
}

/// The rows of a file of tab separated columns.
std::vector<std::vector<std::string>> rowsOf(const std::string &file)
{
    std::vector<std::vector<std::string>> rows;
    std::ifstream stream = openTestData("hints/" + file);
    for (std::string line; std::getline(stream, line);)
        if (!line.starts_with('#'))
            rows.push_back(split(line, '\t'));
    return rows;
}

/// Ranks, the average one where values are equal.
std::vector<double> ranksOf(const std::vector<int> &values)
{
    std::vector<double> ranks;
    for (const int value : values) {
        const auto less = std::ranges::count_if(values, [&](int other) { return other < value; });
        const auto same = std::ranges::count(values, value);
        ranks.push_back(static_cast<double>(less) + (static_cast<double>(same) - 1) / 2);
    }
    return ranks;
}

/// Spearman's rank correlation.
double correlationOf(const std::vector<int> &a, const std::vector<int> &b)
{
    const std::vector<double> x = ranksOf(a);
    const std::vector<double> y = ranksOf(b);
    const double mean = (static_cast<double>(x.size()) - 1) / 2;
    double both = 0;
    double own = 0;
    double other = 0;
    for (std::size_t i = 0; i < x.size(); ++i) {
        both += (x[i] - mean) * (y[i] - mean);
        own += (x[i] - mean) * (x[i] - mean);
        other += (y[i] - mean) * (y[i] - mean);
    }
    return both / std::sqrt(own * other);
}

/// Our levels of killers with the levels of sgt-solo, which made them.
struct Compared
{
    void add(const std::vector<std::string> &row)
    {
        static const std::vector<std::string> names{"trivial", "basic", "intermediate", "advanced",
                                                    "unreasonable"};
        theirs.push_back(static_cast<int>(std::ranges::find(names, row[0]) - names.begin()));
        const auto read = puzzlesOf(row[1], 1);
        require(read && read->puzzles.size() == 1, row[1]);
        ours.push_back(static_cast<int>(levelOf(read->puzzles.front().board.puzzle)));
    }

    int trivialCount() const { return static_cast<int>(std::ranges::count(theirs, 0)); }
    int easyTrivialCount() const
    {
        int count = 0;
        for (std::size_t i = 0; i < ours.size(); ++i)
            count += theirs[i] == 0 && ours[i] == static_cast<int>(Level::Easy) ? 1 : 0;
        return count;
    }

    std::vector<int> ours = {};
    std::vector<int> theirs = {};
};

Puzzle killerOf(const std::vector<std::string> &row)
{
    Puzzle puzzle(Geometry::withBoxes(boxShape(row[2])));
    puzzle.givens = grid(row[3]);
    for (const std::string &cage : split(row[4], ';')) {
        const auto colon = cage.find(':');
        Constraint constraint{findVariant("killer"), {}, {std::stoi(cage.substr(0, colon))}};
        for (const std::string &cell : split(cage.substr(colon + 1), ','))
            constraint.cells.push_back(std::stoi(cell));
        puzzle.constraints.push_back(std::move(constraint));
    }
    return puzzle;
}

class TestKillerLevels : public QObject
{
    Q_OBJECT

private slots:
    /// The first fifty are those that the levels were made for; the others were not looked at one by one.
    void agreeWithThoseOfSgtSolo()
    {
        constexpr std::size_t firstCount = 50;
        const auto rows = rowsOf("killers_sgt.tsv");
        Compared first;
        Compared others;
        for (std::size_t i = 0; i < rows.size(); ++i)
            (i < firstCount ? first : others).add(rows[i]);
        for (const Compared &compared : {first, others}) {
            const double correlation = correlationOf(compared.ours, compared.theirs);
            qInfo("%d of %d trivial ones are Easy, Spearman's correlation %.3f", compared.easyTrivialCount(),
                  compared.trivialCount(), correlation);
            QVERIFY(compared.trivialCount() > 0);
            QVERIFY(10 * compared.easyTrivialCount() >= 8 * compared.trivialCount());
            QVERIFY(correlation >= 0.6);
        }
    }

    void spreadOverPublishedKillers()
    {
        std::map<Level, int> counts;
        const auto rows = rowsOf("killers_janko.tsv");
        for (const auto &row : rows)
            ++counts[levelOf(killerOf(row))];
        for (const auto &[level, count] : counts)
            qInfo("level %d: %d", static_cast<int>(level), count);
        QVERIFY(
            std::ranges::count_if(
                counts, [&](const auto &each) { return 10 * each.second >= static_cast<int>(rows.size()); })
            >= 3);
    }

    void riseWhereManyStepsAreHard_data()
    {
        QTest::addColumn<int>("medium");
        QTest::addColumn<int>("hard");
        QTest::addColumn<int>("level");
        const auto row = [](const char *name, int medium, int hard, Level level) {
            QTest::newRow(name) << medium << hard << static_cast<int>(level);
        };
        row("easy steps only", 0, 0, Level::Easy);
        row("a medium one", 1, 0, Level::Medium);
        row("an eighth of the cells", 10, 0, Level::Medium);
        row("more", 11, 0, Level::Hard);
        row("a hard one among many", 60, 1, Level::Hard);
        row("forty hard ones", 0, 40, Level::Hard);
        row("more than half of the cells", 0, 41, Level::Unfair);
    }
    void riseWhereManyStepsAreHard()
    {
        QFETCH(int, medium);
        QFETCH(int, hard);
        QTEST(static_cast<int>(generalLevel({200, medium, hard, 0, 0}, 81)), "level");
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestKillerLevels)

} // namespace sudoku::tst_killerlevels

#include "tst_killerlevels.moc"
