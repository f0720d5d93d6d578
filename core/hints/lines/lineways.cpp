#include "core/hints/lines/lineways.h"

#include "core/board/automaton.h"
#include "core/propagate/sumcandidates.h"

#include <algorithm>
#include <limits>
#include <set>

namespace sudoku {
DigitSet partnersOf(DigitSet digits, const std::vector<DigitSet> &allowed)
{
    DigitSet partners;
    for (const Digit digit : digits)
        partners |= allowed[digit];
    return partners;
}

std::vector<DigitSet> turned(const std::vector<DigitSet> &allowed)
{
    std::vector<DigitSet> back(allowed.size());
    for (Digit first = 1; first < std::ssize(allowed); ++first)
        for (const Digit second : allowed[first])
            back[second].insert(first);
    return back;
}

std::vector<DigitSet> withoutEqual(std::vector<DigitSet> allowed)
{
    for (Digit digit = 1; digit < std::ssize(allowed); ++digit)
        allowed[digit].remove(digit);
    return allowed;
}

namespace {

template <typename Places>
LineDigits at(const LineDigits &digits, const Places &places)
{
    LineDigits chosen;
    for (const int place : places)
        chosen.push_back(digits[place]);
    return chosen;
}

/// Keeps of \a digits what \a narrowed has, which is about \a places. A place may come twice.
template <typename Places>
bool intersect(LineDigits &digits, const Places &places, const LineDigits &narrowed)
{
    for (std::size_t i = 0; i < places.size(); ++i) {
        digits[places[i]] &= narrowed[i];
        if (digits[places[i]].isEmpty())
            return false;
    }
    return true;
}

} // namespace

LineWays::LineWays(std::span<const ActiveRule> rules, const RuleIndex &index)
    : m_digitCount(index.digitCount())
{
    for (const ActiveRule &active : rules)
        addRule(active.rule, index);
    indexHouses(index);
}

void LineWays::addRule(const Rule &rule, const RuleIndex &index)
{
    if (const auto *pair = std::get_if<rule::Pair>(&rule)) {
        const CellPlaces places = placesOf({pair->first, pair->second});
        const std::vector<DigitSet> allowed =
            index.arePeers(pair->first, pair->second) ? withoutEqual(pair->allowed) : pair->allowed;
        m_pairs.push_back({places[0], places[1], allowed, turned(allowed)});
    } else if (const auto *sum = std::get_if<rule::Sum>(&rule)) {
        m_sums.push_back({placesOf(sum->cells), sum->total, index.seeEachOther(sum->cells)});
    } else if (const auto *automaton = std::get_if<rule::Automaton>(&rule)) {
        addAutomaton(*automaton);
    }
}

void LineWays::addAutomaton(const rule::Automaton &automaton)
{
    constexpr int usualWork = 1'000; // of an automaton in a guess: its states for each cell
    const CellPlaces places = placesOf(automaton.cells);
    LineDigits all(places.size(), DigitSet::all(m_digitCount));
    m_automata.push_back({places, automaton, liveStates(automaton, all)});
    m_guessCost += automaton.table->stateCount() * static_cast<int>(automaton.cells.size()) / usualWork;
    m_isOneReading = m_automata.size() == 1 && std::set(places.begin(), places.end()).size() == places.size();
}

LineWays::CellPlaces LineWays::placesOf(const std::vector<Cell> &cells)
{
    CellPlaces places;
    for (const Cell cell : cells) {
        const auto found = std::ranges::find(m_cells, cell);
        places.push_back(static_cast<int>(found - m_cells.begin()));
        if (found == m_cells.end())
            m_cells.push_back(cell);
    }
    return places;
}

void LineWays::indexHouses(const RuleIndex &index)
{
    for (const Cell cell : m_cells) {
        m_peers.emplace_back();
        for (int other = 0; other < std::ssize(m_cells); ++other)
            if (index.arePeers(cell, m_cells[other]))
                m_peers.back().push_back(other);
    }
    const CellSet own(index.cellCount(), m_cells);
    for (const IndexedHouse &house : index.houses())
        if (house.hasEachDigit && (house.set - own).isEmpty())
            m_houses.push_back(placesOf(house.cells));
}

bool LineWays::isSettled(const LineDigits &digits) const
{
    const auto goTogether = [&](const Pair &pair) {
        bool doAll = true;
        for (const Digit digit : digits[pair.first])
            doAll = doAll && (digits[pair.second] - pair.allowed[digit]).isEmpty();
        return doAll;
    };
    const auto isMade = [&](const Sum &sum) {
        int rest = sum.total;
        bool isFixed = true;
        for (const int place : sum.cells) {
            isFixed = isFixed && digits[place].isSingle();
            rest -= digits[place].first();
        }
        return isFixed && rest == 0;
    };
    const auto takesAll = [&](const Automaton &automaton) {
        return acceptsAll(automaton.rule, at(digits, automaton.cells));
    };
    return std::ranges::all_of(m_pairs, goTogether) && std::ranges::all_of(m_sums, isMade)
           && std::ranges::all_of(m_automata, takesAll);
}

bool LineWays::narrow(LineDigits &digits) const
{
    Memory memory;
    return narrow(digits, memory);
}

bool LineWays::narrow(LineDigits &digits, Memory &memory) const
{
    LineDigits read; // what the automaton has left already
    for (LineDigits before; before != digits;) {
        before = digits;
        if (!narrowPeers(digits) || !narrowPairs(digits) || !narrowSums(digits))
            return false;
        if (!m_isOneReading || read != digits) {
            if (!narrowAutomata(digits, memory))
                return false;
            read = digits;
        }
        if (!narrowHouses(digits))
            return false;
    }
    return true;
}

/// Removes the digit of a cell that has one left from those that see it.
bool LineWays::narrowPeers(LineDigits &digits) const
{
    for (std::size_t i = 0; i < digits.size(); ++i)
        if (digits[i].isSingle())
            for (const int peer : m_peers[i]) {
                digits[peer] -= digits[i];
                if (digits[peer].isEmpty())
                    return false;
            }
    return true;
}

/// Gives a digit to the only cell of a house that may have it.
bool LineWays::narrowHouses(LineDigits &digits) const
{
    for (const CellPlaces &house : m_houses) {
        DigitSet once;
        DigitSet twice;
        for (const int place : house) {
            twice |= once & digits[place];
            once |= digits[place];
        }
        if (once.size() < m_digitCount)
            return false;
        once -= twice;
        for (const int place : house)
            if (const DigitSet only = digits[place] & once; !only.isEmpty()) {
                if (!only.isSingle())
                    return false;
                digits[place] = only;
            }
    }
    return true;
}

bool LineWays::narrowPairs(LineDigits &digits) const
{
    for (const Pair &pair : m_pairs) {
        digits[pair.second] &= partnersOf(digits[pair.first], pair.allowed);
        digits[pair.first] &= partnersOf(digits[pair.second], pair.allowedBack);
        if (digits[pair.first].isEmpty() || digits[pair.second].isEmpty())
            return false;
    }
    return true;
}

bool LineWays::narrowSums(LineDigits &digits) const
{
    for (const Sum &sum : m_sums) {
        LineDigits own = at(digits, sum.cells);
        if (!narrowToSum(own, sum.total, sum.isDistinct) || !intersect(digits, sum.cells, own))
            return false;
    }
    return true;
}

bool LineWays::narrowAutomata(LineDigits &digits, Memory &memory) const
{
    for (const Automaton &automaton : m_automata) {
        LineDigits own = at(digits, automaton.cells);
        if (!narrowToAccepted(own, automaton.rule, automaton.live, memory)
            || !intersect(digits, automaton.cells, own))
            return false;
    }
    return true;
}

/// Goes through ways to fill the cells, depth first, the cell with the fewest digits next.
class LineWays::Search
{
public:
    Search(const LineWays &line, int maxGuesses) : m_line(line), m_guessesLeft(maxGuesses / line.m_guessCost)
    {
    }

    /// Returns whether it stopped because it had no guess left.
    bool hasGivenUp() const { return m_guessesLeft < 0; }

    bool narrow(LineDigits &digits) { return m_line.narrow(digits, m_memory); }

    /// Calls \a take with each way that \a digits, which are narrow, have, until it returns false. Returns
    /// false if it did, or if the search has given up.
    template <typename Take>
    bool run(const LineDigits &digits, const Take &take)
    {
        const auto chosen = std::ranges::min_element(digits, {}, [](DigitSet own) {
            return own.isSingle() ? std::numeric_limits<int>::max() : own.size();
        });
        if (chosen == digits.end() || chosen->isSingle())
            return take(digits);
        const std::size_t place = chosen - digits.begin();
        for (const Digit digit : *chosen) {
            if (--m_guessesLeft < 0)
                return false;
            LineDigits next = digits;
            next[place] = DigitSet{digit};
            if (narrow(next) && !run(next, take))
                return false;
        }
        return true;
    }

private:
    const LineWays &m_line;
    int m_guessesLeft;
    Memory m_memory;
};

bool LineWays::narrowToWays(LineDigits &digits, int maxGuesses) const
{
    Search search(*this, maxGuesses);
    if (!search.narrow(digits))
        return false;
    LineDigits supported(digits.size());
    for (std::size_t place = 0; place < digits.size(); ++place)
        for (const Digit digit : DigitSet(digits[place])) {
            if (supported[place].contains(digit) || !digits[place].contains(digit))
                continue;
            LineDigits attempt = digits;
            attempt[place] = DigitSet{digit};
            const bool isRefuted = !search.narrow(attempt) || search.run(attempt, [&](const LineDigits &way) {
                for (std::size_t i = 0; i < way.size(); ++i)
                    supported[i] |= way[i];
                return false;
            });
            if (search.hasGivenUp())
                return true;
            if (isRefuted) {
                digits[place].remove(digit);
                if (digits[place].isEmpty() || !search.narrow(digits))
                    return false;
            }
        }
    return true;
}

std::optional<std::vector<std::vector<Digit>>> LineWays::ways(const LineDigits &digits, std::size_t maxWays,
                                                              int maxGuesses) const
{
    std::vector<std::vector<Digit>> found;
    LineDigits narrowed = digits;
    Search search(*this, maxGuesses);
    const bool isComplete = !search.narrow(narrowed) || search.run(narrowed, [&](const LineDigits &way) {
        std::vector<Digit> &own = found.emplace_back();
        for (const DigitSet digit : way)
            own.push_back(digit.first());
        return found.size() <= maxWays;
    });
    return isComplete ? std::optional(std::move(found)) : std::nullopt;
}

} // namespace sudoku
