#include <QTest>

#include "tests/puzzles.h"
#include "tests/sampling.h"
#include "tests/testprogram.h"

#include "core/hints/steps/technique.h"
#include "core/hints/techniques.h"

#include <algorithm>
#include <limits>
#include <map>
#include <set>

namespace sudoku::tst_reglib {

/// A line of HoDoKu's regression library, whose head explains the format.
struct Case
{
    std::string line;
    std::string code;    ///< "0300"
    std::string variant; ///< what follows the code: "-1"; "-x" if nothing may be found
    Position position;
    std::set<Candidate> eliminations;
    std::set<Candidate> placements;
};

/// "436 257": 4 in r3c6 and 2 in r5c7.
std::set<Candidate> candidatesOf(const std::string &text)
{
    std::set<Candidate> candidates;
    for (const std::string &word : split(text, ' '))
        if (!word.empty())
            candidates.insert({(word[1] - '1') * 9 + word[2] - '1', word[0] - '0'});
    return candidates;
}

/// "+1.2": digits behind a plus are entries, the others givens.
Board boardOf(const std::string &text)
{
    Board board{emptyBoard(9)};
    Cell cell = 0;
    bool isEntry = false;
    for (const char c : text) {
        if (c == '+') {
            isEntry = true;
            continue;
        }
        if (c != '.' && c != '0' && isEntry)
            board.enter(cell, c - '0');
        else if (c != '.' && c != '0')
            board.puzzle.givens.set(cell, c - '0');
        isEntry = false;
        ++cell;
    }
    return board;
}

Case caseOf(const std::string &line)
{
    std::vector<std::string> fields = split(line, ':');
    fields.resize(8);
    Position position(boardOf(fields[3]));
    for (const auto &[cell, digit] : candidatesOf(fields[4]))
        position.eliminate(cell, digit);
    const std::string code = fields[1].substr(0, fields[1].find('-'));
    return {line,
            code,
            fields[1].substr(code.size()),
            std::move(position),
            candidatesOf(fields[5]),
            candidatesOf(fields[6])};
}

/// The cases by code.
const std::map<std::string, std::vector<Case>> &library()
{
    static const std::map<std::string, std::vector<Case>> cases = [] {
        std::map<std::string, std::vector<Case>> byCode;
        std::ifstream file = openTestData("hints/reglib-1.4.txt");
        for (std::string line; std::getline(file, line);)
            if (line.starts_with(':')) {
                Case read = caseOf(line);
                byCode[read.code].push_back(std::move(read));
            }
        return byCode;
    }();
    return cases;
}

const Technique *techniqueWithCode(const std::string &code)
{
    const auto found = std::ranges::find(techniques(), code, &Technique::hodokuCode);
    return found == techniques().end() ? nullptr : &*found;
}

/// All steps of \a technique, whose finder may be that of another one.
std::vector<Step> stepsOf(const Technique &technique, const Position &position)
{
    constexpr std::size_t all = std::numeric_limits<std::size_t>::max();
    const Technique &finder = technique.find ? technique : *findTechnique(technique.traits.countsAs);
    std::vector<Step> steps = findSteps(finder, position, all);
    if (finder.id == "grouped-nice-loop") // the library has both under one code
        for (Step &step : findSteps(*findTechnique("als-nice-loop"), position, all))
            steps.push_back(std::move(step));
    std::erase_if(steps, [&](const Step &step) { return step.technique != &technique; });
    return steps;
}

/// A variant may have a technique of its own.
const Technique *techniqueOf(const Case &expected)
{
    const Technique *technique = techniqueWithCode(expected.code + expected.variant);
    return technique ? technique : techniqueWithCode(expected.code);
}

/// As in the library: "436 257".
std::string conclusionsOf(const Step &step)
{
    std::string text;
    for (const auto &candidates : {step.placements, step.eliminations})
        for (const auto &[cell, digit] : candidates)
            text += (text.empty() ? "" : " ") + std::to_string(digit) + std::to_string(cell / 9 + 1)
                    + std::to_string(cell % 9 + 1);
    return text;
}

bool isFound(const Case &expected)
{
    return std::ranges::any_of(stepsOf(*techniqueOf(expected), expected.position), [&](const Step &step) {
        const std::set<Candidate> eliminations(step.eliminations.begin(), step.eliminations.end());
        const std::set<Candidate> placements(step.placements.begin(), step.placements.end());
        return eliminations == expected.eliminations && placements == expected.placements;
    });
}

// By code: how many cases are not found, all of loops through almost locked sets, which are off by default.
// One of 0709 is found as an AIC; the loops of the others are not the shortest.
const std::map<std::string, int> missing{{"0709", 3}, {"0711", 1}};

/// HoDoKu's own regression library (see tests/data/hints/README.md).
class TestReglib : public QObject
{
    Q_OBJECT

private slots:
    void everyCaseIsFound_data()
    {
        QTest::addColumn<QString>("code");
        for (const auto &[code, cases] : library())
            if (techniqueWithCode(code))
                QTest::addRow("%s", code.c_str()) << QString::fromStdString(code);
    }
    void everyCaseIsFound()
    {
        QFETCH(QString, code);
        int failed = 0;
        int count = 0;
        const std::vector<Case> &cases = library().at(code.toStdString());
        for (const Case &expected : cases) {
            if (!isTried(count++, 4) || isFound(expected) != (expected.variant == "-x"))
                continue;
            ++failed;
            qWarning("not as expected: %s", expected.line.c_str());
            for (const Step &step : stepsOf(*techniqueOf(expected), expected.position))
                qInfo("found: %s", conclusionsOf(step).c_str());
        }
        const auto known = missing.find(code.toStdString());
        const int expected = known == missing.end() ? 0 : known->second;
        QVERIFY2(triesMuch() ? failed == expected : failed <= expected,
                 qPrintable(QString("%1 of %2 cases").arg(failed).arg(cases.size())));
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestReglib)

} // namespace sudoku::tst_reglib

#include "tst_reglib.moc"
