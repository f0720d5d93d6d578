#include "core/hints/techniques/colouring.h"

#include "core/hints/techniques/finders.h"
#include "core/hints/techniques/stronglinks.h"

#include <algorithm>

namespace sudoku {
namespace {

/// Adds a pair to the colours if it is connected to them. Returns whether it is.
bool extend(TwoColours &colours, const ColourPair &pair)
{
    for (const int i : {0, 1}) {
        if (colours.cells[i].contains(pair.a))
            colours.cells[1 - i].insert(pair.b);
        else if (colours.cells[i].contains(pair.b))
            colours.cells[1 - i].insert(pair.a);
        else
            continue;
        return true;
    }
    return false;
}

/// Makes the colours of what is connected with \a pairs[first].
TwoColours colourFrom(const RuleIndex &rules, const std::vector<ColourPair> &pairs, int first,
                      std::vector<bool> &isDone)
{
    const CellSet none(rules.cellCount());
    TwoColours colours{{none, none}, {none, none}, {}};
    colours.cells[0].insert(pairs[first].a);
    for (bool hasGrown = true; hasGrown;) {
        hasGrown = false;
        for (int i = first; i < std::ssize(pairs); ++i)
            if (!isDone[i] && extend(colours, pairs[i])) {
                isDone[i] = hasGrown = true;
                colours.links.push_back(i);
            }
    }
    for (const int i : {0, 1})
        for (const Cell cell : colours.cells[i])
            colours.seen[i] |= rules.peers(cell);
    return colours;
}

/// The strong links of a digit, in colours.
class ColouredDigit
{
public:
    ColouredDigit(const Position &position, Digit digit)
        : m_position(position),
          m_digit(digit),
          m_links(strongLinks(position, digit))
    {
        std::vector<ColourPair> pairs;
        pairs.reserve(m_links.size());
        for (const StrongLink &link : m_links)
            pairs.push_back({link.a, link.b});
        m_parts = colour(position.rules(), pairs);
    }

    const std::vector<TwoColours> &parts() const { return m_parts; }
    const CellSet &cells() const { return m_position.cellsWith(m_digit); }

    Step step(const Technique &technique, const CellSet &eliminated,
              std::initializer_list<const TwoColours *> parts) const
    {
        Step step{.technique = &technique, .eliminations = candidatesIn(eliminated, m_digit)};
        int index = 0;
        for (const TwoColours *part : parts) {
            for (const CellSet &cells : part->cells)
                step.groups.push_back({Role::Coloured, candidatesIn(cells, m_digit), index++});
            for (const int link : part->links)
                step.houses.push_back({m_links[link].house});
        }
        return step;
    }

private:
    const Position &m_position;
    Digit m_digit;
    std::vector<StrongLink> m_links;
    std::vector<TwoColours> m_parts;
};

/// Where a cell of one part sees one of the other, one of their opposites is true.
bool addMultiColours1(const Technique &technique, const ColouredDigit &digit, const TwoColours &one,
                      const TwoColours &other, StepSink &sink)
{
    CellSet eliminated;
    for (const int i : {0, 1})
        for (const int j : {0, 1})
            if (one.seen[i].intersects(other.cells[j])) {
                const CellSet more = one.seen[1 - i] & other.seen[1 - j] & digit.cells();
                eliminated = eliminated.isEmpty() ? more : eliminated | more;
            }
    return eliminated.isEmpty()
           || sink.add(digit.step(technique.kind("multi-colors-1"), eliminated, {&one, &other}));
}

/// Where a colour of \a one sees both of \a other, it is false.
bool addMultiColours2(const Technique &technique, const ColouredDigit &digit, const TwoColours &one,
                      const TwoColours &other, StepSink &sink)
{
    for (const int i : {0, 1})
        if (one.seen[i].intersects(other.cells[0]) && one.seen[i].intersects(other.cells[1])
            && !sink.add(digit.step(technique.kind("multi-colors-2"), one.cells[i], {&one, &other})))
            return false;
    return true;
}

std::vector<Candidate> joined(std::vector<Candidate> candidates, const std::vector<Candidate> &more)
{
    candidates.insert(candidates.end(), more.begin(), more.end());
    return candidates;
}

/// Adds the step of coloured cells: one colour has one of \a digits, the other colour the other digit.
bool addRemotePair(const Technique &technique, const Position &position, DigitSet digits,
                   const TwoColours &part, StepSink &sink)
{
    const auto &[some, others] = part.cells;
    const CellSet seen = (part.seen[0] & part.seen[1]) - part.all();
    std::vector<Candidate> eliminations = candidatesAmong(position, seen, digits);
    const Digit a = digits.first();
    const Digit b = digits.last();
    return eliminations.empty()
           || sink.add(
               {.technique = &technique,
                .eliminations = std::move(eliminations),
                .groups = {{Role::Coloured, joined(candidatesIn(some, a), candidatesIn(others, b)), 0},
                           {Role::Coloured, joined(candidatesIn(some, b), candidatesIn(others, a)), 1}}});
}

} // namespace

std::vector<TwoColours> colour(const RuleIndex &rules, const std::vector<ColourPair> &pairs)
{
    std::vector<TwoColours> parts;
    std::vector<bool> isDone(pairs.size());
    for (int first = 0; first < std::ssize(pairs); ++first)
        if (!isDone[first])
            parts.push_back(colourFrom(rules, pairs, first, isDone));
    return parts;
}

void findSimpleColours(const Technique &technique, const Position &position, StepSink &sink)
{
    for (Digit digit = 1; digit <= position.rules().digitCount(); ++digit) {
        const ColouredDigit coloured(position, digit);
        for (const TwoColours &part : coloured.parts()) {
            if (sink.isDone())
                return;
            if (part.links.size() < 2)
                continue;
            for (const int i : {0, 1})
                if (part.seen[i].intersects(part.cells[i]))
                    sink.add(coloured.step(technique.kind("simple-colors-wrap"), part.cells[i], {&part}));
            const CellSet trapped = (part.seen[0] & part.seen[1] & coloured.cells()) - part.all();
            if (!trapped.isEmpty())
                sink.add(coloured.step(technique.kind("simple-colors-trap"), trapped, {&part}));
        }
    }
}

void findMultiColours(const Technique &technique, const Position &position, StepSink &sink)
{
    for (Digit digit = 1; digit <= position.rules().digitCount() && !sink.isDone(); ++digit) {
        const ColouredDigit coloured(position, digit);
        for (const TwoColours &one : coloured.parts())
            for (const TwoColours &other : coloured.parts())
                if (&one != &other
                    && (!addMultiColours2(technique, coloured, one, other, sink)
                        || (&one < &other && !addMultiColours1(technique, coloured, one, other, sink))))
                    return;
    }
}

void findRemotePairs(const Technique &technique, const Position &position, StepSink &sink)
{
    constexpr int minCells = 4; // fewer are a naked pair
    const RuleIndex &rules = position.rules();
    std::vector<Cell> cells;
    for (Cell cell = 0; cell < rules.cellCount(); ++cell)
        if (position.candidates(cell).size() == 2)
            cells.push_back(cell);
    std::vector<ColourPair> pairs;
    for (auto one = cells.begin(); one != cells.end() && !sink.isDone(); ++one) {
        const DigitSet digits = position.candidates(*one);
        const auto isSame = [&](Cell cell) { return position.candidates(cell) == digits; };
        if (std::ranges::any_of(cells.begin(), one, isSame))
            continue; // these were looked at
        pairs.clear();
        for (auto a = one; a != cells.end(); ++a)
            for (auto b = a + 1; isSame(*a) && b != cells.end(); ++b)
                if (isSame(*b) && rules.arePeers(*a, *b))
                    pairs.push_back({*a, *b});
        for (const TwoColours &part : colour(rules, pairs))
            if (part.all().size() >= minCells && !addRemotePair(technique, position, digits, part, sink))
                return;
    }
}

} // namespace sudoku
