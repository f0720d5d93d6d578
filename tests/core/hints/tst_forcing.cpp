// Covers core/hints/chains: implications, lookahead

#include <QTest>

#include "tests/puzzles.h"
#include "tests/sampling.h"
#include "tests/testprogram.h"

#include "core/hints/techniques.h"
#include "core/hints/walkthrough.h"

#include <algorithm>
#include <set>

namespace sudoku::tst_forcing {

/// What a chain has concluded: candidates that are true or false, and groups with one true candidate.
struct Known
{
    std::set<Candidate> off;
    std::set<std::vector<Candidate>> on;

    bool has(const std::vector<Candidate> &node, bool isOn) const
    {
        return isOn ? on.contains(node) : std::ranges::all_of(node, [&](const Candidate &candidate) {
            return off.contains(candidate);
        });
    }
    void add(const std::vector<Candidate> &node, bool isOn)
    {
        if (isOn)
            on.insert(node);
        else
            off.insert(node.begin(), node.end());
    }
};

bool excludes(const Position &position, const Candidate &one, const Candidate &other)
{
    return one != other
           && (one.digit == other.digit ? position.rules().arePeers(one.cell, other.cell)
                                        : one.cell == other.cell);
}

/// Returns whether these are all places of a digit in a house, or all candidates of a cell.
bool areAlternatives(const Position &position, std::vector<Candidate> candidates)
{
    std::ranges::sort(candidates);
    const Cell cell = candidates.front().cell;
    const Digit digit = candidates.front().digit; // no structured binding: Clang 14 cannot capture one
    std::vector<Candidate> ofCell;
    for (const Digit other : position.candidates(cell))
        ofCell.push_back({cell, other});
    if (candidates == ofCell)
        return true;
    return std::ranges::any_of(position.rules().housesOf(cell), [&](const RuleIndex::Membership &of) {
        const IndexedHouse &house = position.rules().house(of.house);
        return house.hasEachDigit
               && candidatesIn(position.cellsAt(of.house, position.placesIn(of.house, digit)), digit)
                      == candidates;
    });
}

bool isInference(const Position &position, const ChainLink &link)
{
    if (link.isFromOn == link.isToOn)
        return false;
    if (!link.isFromOn) {
        std::vector<Candidate> all = link.from;
        all.insert(all.end(), link.to.begin(), link.to.end());
        return areAlternatives(position, std::move(all));
    }
    return std::ranges::all_of(link.from, [&](const Candidate &from) {
        return std::ranges::all_of(link.to,
                                   [&](const Candidate &to) { return excludes(position, from, to); });
    });
}

/// Returns what a chain concludes, or nothing if one of its links does not follow.
std::optional<Known> conclusionsOf(const Position &position, const std::vector<ChainLink> &chain)
{
    Known known;
    known.add(chain.front().from, chain.front().isFromOn);
    for (const ChainLink &link : chain) {
        if (!known.has(link.from, link.isFromOn) || !isInference(position, link))
            return {};
        known.add(link.to, link.isToOn);
    }
    return known;
}

bool contradicts(const Position &position, const std::vector<Known> &ends, const Step &step)
{
    Known all;
    for (const Known &known : ends) {
        all.off.insert(known.off.begin(), known.off.end());
        all.on.insert(known.on.begin(), known.on.end());
    }
    if (!step.groups.empty()) {
        const std::vector<Candidate> &gone = step.groups.front().candidates;
        return areAlternatives(position, gone) && all.has(gone, false);
    }
    return std::ranges::any_of(all.on,
                               [&](const std::vector<Candidate> &node) { return all.has(node, false); });
}

/// Returns whether the chains prove the conclusion.
bool isProved(const Position &position, const Step &step)
{
    const bool isPlacement = !step.placements.empty();
    const std::vector<Candidate> conclusion = isPlacement ? step.placements : step.eliminations;
    std::vector<Known> ends;
    std::vector<Candidate> premises;
    bool isContradiction = true;
    for (const std::vector<ChainLink> &chain : step.chains) {
        const std::optional<Known> known = conclusionsOf(position, chain);
        if (!known)
            return false;
        ends.push_back(*known);
        premises.push_back(chain.front().from.front());
        isContradiction &= chain.front().from == conclusion && chain.front().isFromOn != isPlacement;
    }
    if (isContradiction)
        return contradicts(position, ends, step);
    const bool isEither = premises.size() == 2 && premises.front() == premises.back()
                          && step.chains.front().front().isFromOn != step.chains.back().front().isFromOn;
    return (isEither || areAlternatives(position, premises))
           && std::ranges::all_of(ends,
                                  [&](const Known &known) { return known.has(conclusion, isPlacement); });
}

/// Returns whether chains lead from all fins (in type 2, from the candidates, one of them true) to the
/// elimination.
bool hasAllArms(const Position &position, const Step &step)
{
    const Role source = step.technique->id == "kraken-fish-1" ? Role::Fin : Role::Pincer;
    const auto group = std::ranges::find(step.groups, source, &EvidenceGroup::role);
    return group != step.groups.end() && group->candidates.size() == step.chains.size()
           && std::ranges::all_of(step.chains, [&](const std::vector<ChainLink> &chain) {
                  const std::optional<Known> known = conclusionsOf(position, chain);
                  return known && known->has(step.eliminations, false) && chain.front().isFromOn
                         && std::ranges::count(group->candidates, chain.front().from.front()) == 1;
              });
}

/// The evidence of forcing chains, nets and kraken fish. Anyone can check each link.
class TestForcing : public QObject
{
    Q_OBJECT

private:
    /// Looks at the steps of each position on the way. Returns how many there are; -1 if one is not proved.
    static int examine(const Puzzle &puzzle)
    {
        int seen = 0;
        Position position(puzzle);
        const Ladder ladder = defaultLadder(position.rules());
        int index = 0; // of the steps that are not easy
        while (!position.isSolved()) {
            const std::optional<Step> next = nextStep(position, ladder);
            if (!next)
                return -1;
            const bool isEasy = next->technique->level == Level::Easy;
            for (const char *id : {"forcing-chain", "forcing-net", "kraken-fish"}) {
                const bool isKraken = id == std::string_view("kraken-fish");
                // Kraken fish take longest.
                if (isEasy || !isTried(index, isKraken ? 96 : 32, isKraken ? 16 : 2))
                    continue;
                for (const Step &step : findSteps(*findTechnique(id), position, 10)) {
                    ++seen;
                    if (step.technique->traits.countsAs != id
                        || !(isKraken ? hasAllArms(position, step) : isProved(position, step)))
                        return -1;
                }
            }
            position.apply(*next);
            index += isEasy ? 0 : 1;
        }
        return seen;
    }

private slots:
    void evidenceIsComplete_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<int>("count");
        QTest::newRow("hard 9x9") << "c9_magictour_top1465.txt" << 32;
        QTest::newRow("hardest 9x9") << "c9_forum_hardest_1106.txt" << 24;
        QTest::newRow("jigsaw X") << "v_jigsawx_sgt.txt" << 32;
        QTest::newRow("killer") << "v_killer_janko.txt" << 200; // most are easy
        QTest::newRow("16x16") << "c16_janko.txt" << 8;
    }
    void evidenceIsComplete()
    {
        QFETCH(QString, file);
        QFETCH(int, count);
        int seen = 0;
        for (const CorpusPuzzle &puzzle : sampleOfCorpus(file.toStdString(), count)) {
            const int steps = puzzle.count == "1" ? examine(puzzle.puzzle) : 0;
            QVERIFY2(steps >= 0, puzzle.place.c_str());
            seen += steps;
        }
        QVERIFY(seen > 0 || !triesMuch());
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestForcing)

} // namespace sudoku::tst_forcing

#include "tst_forcing.moc"
