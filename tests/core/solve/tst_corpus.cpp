#include <QTest>

#include "tests/sampling.h"
#include "tests/testdata.h"

#include "core/rules/violations.h"
#include "core/solve/solve.h"
#include "tests/testprogram.h"

#include <map>

namespace sudoku::tst_corpus {

struct Way
{
    const char *title;
    const char *name; ///< as in the options slow= and skip=
    SolveOptions options;
};

const Way ways[] = {
    {"facts", "facts", {.encode = {.kind = EncodingKind::Facts}}},
    {"guesses, facts", "facts", {.encode = {.kind = EncodingKind::Facts}, .maxGuesses = 20}},
    {"many guesses, facts", "facts", {.encode = {.kind = EncodingKind::Facts}, .maxGuesses = defaultGuesses}},
    {"selectors", "selectors", {.encode = {.kind = EncodingKind::Selectors}}},
};

using Corpus = std::map<std::string, std::vector<CorpusPuzzle>>;

/// All of a file, or about eight, under a sanitizer three.
std::vector<CorpusLine> someLines(const std::string &file)
{
    std::vector<CorpusLine> lines = corpusLines(file);
    const std::size_t stride = triesAll() ? 1 : 1 + lines.size() / (isSanitized ? 3 : 8);
    std::size_t place = 0;
    std::erase_if(lines, [&](const CorpusLine &) { return place++ % stride != 0; });
    return lines;
}

/// The puzzles of the folder by file.
const Corpus &corpus()
{
    static const Corpus files = [] {
        Corpus read;
        for (const std::string &name : corpusFiles())
            for (const CorpusLine &line : someLines(name))
                read[name].push_back(line.puzzle());
        return read;
    }();
    return files;
}

bool hasWay(const CorpusPuzzle &row, const std::string &key, const Way &way)
{
    return row.hasOption(key + "=" + way.name);
}

Uniqueness expectedVerdict(const CorpusPuzzle &row)
{
    if (row.count == "0")
        return Uniqueness::None;
    return row.count == "1" ? Uniqueness::Unique : Uniqueness::Multiple;
}

/// What is wrong with the answer to \a row, or nothing.
std::string complaint(const CorpusPuzzle &row, const Way &way)
{
    const CheckResult result = check(row.puzzle, way.options);
    if (result.verdict != expectedVerdict(row))
        return row.place + " has " + row.count + " solutions, the answer was "
               + (result.verdict ? std::to_string(static_cast<int>(*result.verdict)) : "none");
    for (const Grid &solution : result.solutions)
        if (!isSolution(row.puzzle, solution))
            return row.place + " got a grid that is no solution";
    if (row.count == "1" && !row.solution.empty() && text(result.solutions.front()) != row.solution)
        return row.place + " has another solution than known";
    return {};
}

/// How many solutions are found when one more than \a expected is asked for.
int countUpTo(const CorpusPuzzle &row, const Way &way, int expected)
{
    SolutionSearch search(row.puzzle, way.options);
    int count = 0;
    while (count <= expected && search.next({}) == Outcome::Solved)
        ++count;
    return count;
}

/// Rows for files and ways that \a isWanted for some puzzle.
template <typename Predicate>
void addFiles(const Predicate &isWanted)
{
    QTest::addColumn<std::string>("file");
    QTest::addColumn<const Way *>("way");
    int count = 0;
    for (const auto &[file, rows] : corpus()) {
        for (const Way &way : ways)
            if (std::ranges::any_of(rows, [&](const CorpusPuzzle &row) { return isWanted(row, way); })
                && isTried(count++, 3, 3))
                QTest::addRow("%s %s", file.c_str(), way.title) << file << &way;
    }
}

bool isQuick(const CorpusPuzzle &row, const Way &way)
{
    return !hasWay(row, "slow", way) && !hasWay(row, "skip", way);
}

bool isSlow(const CorpusPuzzle &row, const Way &way)
{
    return hasWay(row, "slow", way);
}

bool isSkipped(const CorpusPuzzle &row, const Way &way)
{
    return hasWay(row, "skip", way);
}

bool isCounted(const CorpusPuzzle &row, const Way &way)
{
    return row.count != "0" && row.count != "1" && row.count != "many" && isQuick(row, way);
}

/// Every puzzle of tests/data/corpus, by every way to encode it.
class TestCorpus : public QObject
{
    Q_OBJECT

private slots:
    void readsTheFolder()
    {
        QVERIFY(corpus().size() >= 16); // of 37 so many are in source archives
        for (const auto &[file, rows] : corpus())
            QVERIFY2(!rows.empty(), file.c_str());
    }

    void knownSolutionsAreSolutions()
    {
        for (const auto &[file, rows] : corpus())
            for (const CorpusPuzzle &row : rows)
                QVERIFY2(row.solution.empty() || isSolution(row.puzzle, grid(row.solution)),
                         row.place.c_str());
    }

    void checks_data() { addFiles(isQuick); }

    void checks()
    {
        QFETCH(std::string, file);
        QFETCH(const Way *, way);
        for (const CorpusPuzzle &row : corpus().at(file)) {
            const std::string wrong = isQuick(row, *way) ? complaint(row, *way) : "";
            QVERIFY2(wrong.empty(), wrong.c_str());
        }
    }

    void counts_data() { addFiles(isCounted); }

    void counts()
    {
        QFETCH(std::string, file);
        QFETCH(const Way *, way);
        for (const CorpusPuzzle &row : corpus().at(file)) {
            if (!isCounted(row, *way))
                continue;
            const int expected = std::stoi(row.count);
            QVERIFY2(countUpTo(row, *way, expected) == expected, row.place.c_str());
        }
    }

    /// Where the whole search is out of reach, the clauses at least allow the known solution.
    void knownSolutionsAreAllowed_data() { addFiles(isSkipped); }

    void knownSolutionsAreAllowed()
    {
        QFETCH(std::string, file);
        QFETCH(const Way *, way);
        for (CorpusPuzzle row : corpus().at(file)) {
            if (!isSkipped(row, *way))
                continue;
            row.puzzle.givens = grid(row.solution);
            const std::string wrong = complaint(row, *way);
            QVERIFY2(wrong.empty(), wrong.c_str());
        }
    }

    /// In the slow run.
    void checksSlowly_data()
    {
        if (!triesAll())
            QSKIP("takes minutes; SLOW_TESTS is not set");
        addFiles(isSlow);
    }

    void checksSlowly()
    {
        QFETCH(std::string, file);
        QFETCH(const Way *, way);
        for (const CorpusPuzzle &row : corpus().at(file)) {
            const std::string wrong = isSlow(row, *way) ? complaint(row, *way) : "";
            QVERIFY2(wrong.empty(), wrong.c_str());
        }
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestCorpus)

} // namespace sudoku::tst_corpus

#include "tst_corpus.moc"
