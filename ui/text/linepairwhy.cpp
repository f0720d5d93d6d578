#include "ui/text/linepairwhy.h"

#include <QCoreApplication>

#include "ui/text/lineterms.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <map>

namespace sudoku {
namespace {

struct LinePairWords
{
    Q_DECLARE_TR_FUNCTIONS(LinePairWhy)
};

constexpr qsizetype maxPairsNamed = 6;

/// Returns the cells from the smallest digits to the largest ones.
std::vector<Cell> risingCells(const LineTerms &line)
{
    std::vector<Cell> cells = line.cells();
    const std::vector<rule::Pair> pairs = line.pairs();
    const bool falls = !pairs.empty() && pairs.front().allowed[1].isEmpty();
    if (falls)
        std::ranges::reverse(cells);
    return cells;
}

/// Returns whether a digit may be the same as the one before it.
bool mayStay(const LineTerms &line)
{
    return std::ranges::any_of(line.pairs(),
                               [](const rule::Pair &pair) { return pair.allowed[1].contains(1); });
}

/// Returns "r1c1 2-9, r1c2 1-8" for the cells of signs that hang together.
QString boundsText(const LineTerms &line)
{
    QStringList texts;
    for (const Cell cell : line.cells())
        if (line.left(cell) != line.before(cell))
            texts += LinePairWords::tr("%1 with %2").arg(line.cell(cell), line.range(line.left(cell)));
    return LinePairWords::tr("the signs leave %1")
        .arg(LineTerms::firstOf(texts, maxPairsNamed).join(LinePairWords::tr(", ")));
}

QString risingText(const LineTerms &line)
{
    constexpr qsizetype maxRanges = 9;
    const std::vector<Cell> cells = risingCells(line);
    QStringList ranges;
    for (const Cell cell : cells)
        ranges += line.range(line.left(cell));
    if (ranges.size() > maxRanges) { // the first ones and the last
        const QString last = ranges.takeLast();
        ranges = LineTerms::firstOf(ranges, maxRanges - 1);
        ranges += last;
    }
    const QString text =
        mayStay(line) ? LinePairWords::tr("the digits rise or stay the same from %1 to %2, which leaves %3")
                      : LinePairWords::tr("the digits rise from %1 to %2, which leaves %3");
    return text.arg(line.cell(cells.front()), line.cell(cells.back()), ranges.join(LinePairWords::tr(", ")));
}

/// Returns the pairs of digits that two cells can have, "12 or 24"; "1+9 or 4+6" if each has the sum of the
/// rule. Nothing if there are many.
QString pairsText(const LineTerms &line, const std::vector<std::pair<Digit, Digit>> &pairs)
{
    const bool areSums = std::ranges::all_of(
        pairs, [&](const auto &pair) { return pair.first + pair.second == line.number(); });
    QStringList texts;
    for (const auto &[first, second] : pairs) {
        if (first > second && std::ranges::find(pairs, std::pair(second, first)) != pairs.end())
            continue; // either way round, which is said once
        const std::array digits{first, second};
        texts += areSums ? line.addition(digits) : line.row(digits);
    }
    return texts.size() > maxPairsNamed ? QString() : LineTerms::orText(texts);
}

/// The digits of cells that dots join. A digit goes if no digit beside goes with it.
class JoinedCells
{
public:
    explicit JoinedCells(const LineTerms &line) : m_pairs(line.pairs())
    {
        for (const Cell cell : line.cells())
            m_digits[cell] = line.before(cell);
    }

    bool has(const Candidate &candidate) const
    {
        const auto found = m_digits.find(candidate.cell);
        return found != m_digits.end() && found->second.contains(candidate.digit);
    }

    bool hasPartners(const Candidate &candidate) const
    {
        return std::ranges::all_of(m_pairs, [&](const rule::Pair &pair) {
            if (pair.first != candidate.cell && pair.second != candidate.cell)
                return true;
            const Cell other = pair.first == candidate.cell ? pair.second : pair.first;
            const auto digits = m_digits.find(other);
            return digits == m_digits.end() || !(pair.allowed[candidate.digit] & digits->second).isEmpty();
        });
    }

    /// Goes from cell to cell until every digit has partners.
    void narrow()
    {
        for (bool isChanged = true; isChanged;) {
            isChanged = false;
            for (auto &[cell, digits] : m_digits)
                for (const Digit digit : DigitSet(digits))
                    if (!hasPartners({cell, digit})) {
                        digits.remove(digit);
                        isChanged = true;
                    }
        }
    }

private:
    std::vector<rule::Pair> m_pairs;
    std::map<Cell, DigitSet> m_digits;
};

/// Returns whether the cells that are joined come one after the other.
bool comesInOrder(const LineTerms &line)
{
    const Geometry &geometry = line.text().puzzle().geometry;
    const Input input = line.constraint().variant->input;
    return input == Input::Path || std::ranges::all_of(line.pairs(), [&](const rule::Pair &pair) {
               return geometry.areNeighbours(pair.first, pair.second);
           });
}

QString noPartnerText(const LineTerms &line, bool isAtOnce)
{
    if (comesInOrder(line))
        return isAtOnce ? LinePairWords::tr("no digit beside goes with %1")
                        : LinePairWords::tr("from cell to cell, no digit beside goes with %1");
    return isAtOnce ? LinePairWords::tr("another of these cells has no digit that goes with %1")
                    : LinePairWords::tr("from cell to cell, another one has no digit that goes with %1");
}

/// Returns the reason of several dots or letters, or cells of a line, that are joined and have many ways.
LineReason joinedReason(const LineTerms &line)
{
    JoinedCells cells(line);
    const bool isAtOnce = std::ranges::none_of(
        line.step().eliminations, [&](const Candidate &gone) { return cells.hasPartners(gone); });
    cells.narrow();
    std::vector<Candidate> without;
    std::ranges::copy_if(line.step().eliminations, std::back_inserter(without),
                         [&](const Candidate &gone) { return !cells.has(gone); });
    return line.reason(noPartnerText(line, isAtOnce).arg(line.candidates(without)),
                       [&](const Candidate &gone) { return !cells.has(gone); });
}

QString mirrorText(const LineTerms &line, const rule::Pair &pair)
{
    constexpr int maxDigits = 4; // that are named one by one
    const DigitSet same = line.left(pair.first) & line.left(pair.second);
    return LinePairWords::tr("%1 have the same digit, which can only be %2")
        .arg(line.cellsText(std::array{pair.first, pair.second}),
             same.size() > maxDigits ? line.range(same) : line.anyOf(same));
}

/// Returns whether all that goes is beside one of \a centres.
bool areNeighboursOf(const LineTerms &line, const std::vector<Candidate> &centres)
{
    const Geometry &geometry = line.text().puzzle().geometry;
    return std::ranges::all_of(line.step().eliminations, [&](const Candidate &gone) {
        return std::ranges::any_of(
            centres, [&](const Candidate &centre) { return geometry.areNeighbours(centre.cell, gone.cell); });
    });
}

} // namespace

LineReason riseReason(const LineTerms &line)
{
    const auto isExplained = [](const Candidate &) { return true; };
    if (!line.isOfAllLines())
        return line.reason(line.isChain() ? boundsText(line) : risingText(line), isExplained);
    const QString text =
        mayStay(line)
            ? LinePairWords::tr("along each of these lines no digit is less than the one before it, and each "
                                "cell leaves room for those before and behind it")
            : LinePairWords::tr("along each of these lines the digits rise, and each cell leaves room for "
                                "those before and behind it");
    return line.reason(text, isExplained);
}

LineReason linkedReason(const LineTerms &line)
{
    const QString ways = line.waysText(maxPairsNamed);
    return ways.isEmpty() ? joinedReason(line) : line.reason(ways, [](const Candidate &) { return true; });
}

LineReason partnersReason(const LineTerms &line)
{
    if (line.isChain())
        return linkedReason(line);
    const auto isExplained = [](const Candidate &) { return true; };
    const rule::Pair pair = line.pairs().front();
    std::vector<std::pair<Digit, Digit>> pairs;
    for (const Digit first : line.before(pair.first))
        for (const Digit second : pair.allowed[first] & line.before(pair.second))
            pairs.emplace_back(first, second);
    if (const QString list = pairsText(line, pairs); !list.isEmpty())
        return line.reason(LinePairWords::tr("%1 can only be %2")
                               .arg(line.cellsText(std::array{pair.first, pair.second}), list),
                           isExplained);
    return line.reason(
        LinePairWords::tr("no digit beside goes with %1").arg(line.candidates(line.step().eliminations)),
        isExplained);
}

LineReason extremeReason(const LineTerms &line)
{
    const Cell centre = line.step().groups.front().candidates.front().cell;
    std::vector<rule::Pair> pairs = line.pairs();
    std::erase_if(pairs, [centre](const rule::Pair &pair) { return pair.first != centre; });
    DigitSet left;
    for (const rule::Pair &pair : pairs)
        left |= line.left(pair.second);
    const bool isGreater = pairs.front().allowed[1].isEmpty();
    const QString text =
        isGreater ? LinePairWords::tr(
            "%1 is greater than the cells beside it, which leaves %2 in it and %3 beside it")
                  : LinePairWords::tr(
                      "%1 is less than the cells beside it, which leaves %2 in it and %3 beside it");
    const auto isAllowed = [&](const rule::Pair &pair, const Candidate &gone) {
        for (const Digit first : line.before(centre))
            if (pair.second == gone.cell && pair.allowed[first].contains(gone.digit))
                return true;
        return gone.cell == centre && !(pair.allowed[gone.digit] & line.before(pair.second)).isEmpty();
    };
    return line.reason(text.arg(line.cell(centre), line.range(line.left(centre)), line.range(left)),
                       [&](const Candidate &gone) {
                           return std::ranges::any_of(pairs, [&](const rule::Pair &pair) {
                               const bool isAbout = gone.cell == centre || gone.cell == pair.second;
                               return isAbout && !isAllowed(pair, gone);
                           });
                       });
}

LineReason mirrorReason(const LineTerms &line)
{
    std::vector<rule::Pair> pairs = line.pairs();
    std::erase_if(
        pairs, [&](const rule::Pair &pair) { return line.before(pair.first) == line.before(pair.second); });
    const auto isExplained = [&](const Candidate &gone) {
        return std::ranges::any_of(pairs, [&](const rule::Pair &pair) {
            return (pair.first == gone.cell && !line.before(pair.second).contains(gone.digit))
                   || (pair.second == gone.cell && !line.before(pair.first).contains(gone.digit));
        });
    };
    if (pairs.size() == 1)
        return line.reason(mirrorText(line, pairs.front()), isExplained);
    QStringList texts;
    for (const rule::Pair &pair : pairs)
        texts += LinePairWords::tr("%1 with %2")
                     .arg(line.cellsText(std::array{pair.first, pair.second}),
                          line.range(line.left(pair.first) & line.left(pair.second)));
    const QString list = LineTerms::firstOf(texts, maxPairsNamed).join(LinePairWords::tr(", "));
    return line.reason(LinePairWords::tr("each of these pairs has the same digit: %1").arg(list),
                       isExplained);
}

LineReason neighboursReason(const LineTerms &line)
{
    const std::vector<Candidate> &centre = line.step().groups.front().candidates;
    const bool isOne = centre.front().cell == centre.back().cell;
    const bool isNear = areNeighboursOf(line, centre);
    const QString text =
        isOne
            ? (isNear ? LinePairWords::tr("%1 is %2, and %3 cannot be beside it")
                      : LinePairWords::tr("%1 is %2, and %3 cannot be so many steps from it"))
                  .arg(line.cell(centre.front().cell), line.text().anyDigit(centre),
                       line.text().anyDigit(line.step().eliminations))
            : (isNear ? LinePairWords::tr("the digits that are crossed out cannot be beside %1")
                      : LinePairWords::tr("the digits that are crossed out cannot be so many steps from %1"))
                  .arg(line.candidates(centre));
    return line.reason(text, [](const Candidate &) { return true; });
}

} // namespace sudoku
