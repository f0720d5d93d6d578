#include "ui/text/linewhy.h"

#include <QCoreApplication>

#include "core/hints/steps/sumcombinations.h"
#include "core/variants/own/ownkind.h"
#include "core/variants/variant.h"
#include "ui/text/alwayswhy.h"
#include "ui/text/apartwhy.h"
#include "ui/text/linepairwhy.h"
#include "ui/text/linesumwhy.h"
#include "ui/text/lineterms.h"
#include "ui/text/oncewhy.h"
#include "ui/text/outsidewhy.h"
#include "ui/text/skylinewhy.h"
#include "ui/text/squarewhy.h"
#include "ui/text/strings.h"
#include "ui/text/turnwhy.h"
#include "ui/text/words.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace sudoku {
namespace {

struct LineWords
{
    Q_DECLARE_TR_FUNCTIONS(LineWhy)
};

constexpr std::size_t maxWays = 4; // to fill all cells

/// The digits of whispers: which go with none, and which are low or high.
class Whisper
{
public:
    explicit Whisper(const LineTerms &line) : m_line(line), m_pairs(line.pairs())
    {
        const std::vector<DigitSet> &allowed = m_pairs.front().allowed;
        for (Digit digit = 1; digit <= line.digitCount(); ++digit) {
            if (allowed[digit].isEmpty())
                m_alone.insert(digit);
            else if (allowed[digit].first() > digit)
                m_low.insert(digit);
            else if (allowed[digit].last() < digit)
                m_high.insert(digit);
            else
                m_alternates = false;
        }
        findFirst();
    }

    LineReason reason() const
    {
        QStringList texts;
        DigitSet alone;
        const Candidate *turned = nullptr;
        std::vector<Candidate> single;
        for (const Candidate &gone : m_line.step().eliminations) {
            if (m_alone.contains(gone.digit))
                alone.insert(gone.digit);
            else if (isOutOfTurn(gone))
                turned = &gone;
            else if (hasNoPartner(gone) || needsSameTwice(gone))
                single.push_back(gone);
        }
        if (!alone.isEmpty())
            texts += LineWords::tr("no digit differs enough from %1").arg(m_line.anyOf(alone));
        if (turned)
            texts += (isLow(m_telling) ? LineWords::tr("low and high digits alternate, and %1 is low")
                                       : LineWords::tr("low and high digits alternate, and %1 is high"))
                         .arg(m_line.cell(m_telling));
        if (!single.empty())
            texts += LineWords::tr("no digit beside goes with %1").arg(m_line.candidates(single));
        return m_line.reason(texts.join(LineWords::tr("; ")), [&](const Candidate &gone) {
            return m_alone.contains(gone.digit) || isOutOfTurn(gone) || hasNoPartner(gone)
                   || needsSameTwice(gone);
        });
    }

private:
    /// Finds a cell that tells whether the first one is low, if low and high digits alternate.
    void findFirst()
    {
        const std::vector<Cell> &cells = m_line.constraint().cells;
        for (std::size_t i = 0; m_alternates && !m_isLowFirst && i < cells.size(); ++i) {
            m_telling = cells[i];
            if (isLow(m_telling))
                m_isLowFirst = i % 2 == 0;
            else if (isHigh(m_telling))
                m_isLowFirst = i % 2 != 0;
        }
    }

    bool isLow(Cell cell) const { return (m_line.before(cell) - m_alone - m_low).isEmpty(); }
    bool isHigh(Cell cell) const { return (m_line.before(cell) - m_alone - m_high).isEmpty(); }

    bool isOutOfTurn(const Candidate &gone) const
    {
        const std::vector<Cell> &cells = m_line.constraint().cells;
        const auto place = std::ranges::find(cells, gone.cell) - cells.begin();
        return m_isLowFirst && ((place % 2 == 0) == *m_isLowFirst ? m_high : m_low).contains(gone.digit);
    }

    /// Returns the digits that go with \a gone in each cell beside it.
    std::vector<std::pair<Cell, DigitSet>> partners(const Candidate &gone) const
    {
        std::vector<std::pair<Cell, DigitSet>> partners;
        for (const rule::Pair &pair : m_pairs) {
            if (pair.first != gone.cell && pair.second != gone.cell)
                continue;
            const Cell other = pair.first == gone.cell ? pair.second : pair.first;
            partners.emplace_back(other, pair.allowed[gone.digit] & m_line.left(other));
        }
        return partners;
    }

    bool hasNoPartner(const Candidate &gone) const
    {
        return std::ranges::any_of(partners(gone), [](const auto &each) { return each.second.isEmpty(); });
    }

    /// Returns whether two cells beside it that see each other would need the same digit.
    bool needsSameTwice(const Candidate &gone) const
    {
        const auto beside = partners(gone);
        for (std::size_t i = 0; i < beside.size(); ++i)
            for (std::size_t j = i + 1; j < beside.size(); ++j)
                if (beside[i].second.isSingle() && beside[i].second == beside[j].second
                    && m_line.arePeers(beside[i].first, beside[j].first))
                    return true;
        return false;
    }

    const LineTerms &m_line;
    std::vector<rule::Pair> m_pairs;
    DigitSet m_alone; // they differ enough from no digit
    DigitSet m_low;
    DigitSet m_high;
    bool m_alternates = true; // each of the others is low or high
    std::optional<bool> m_isLowFirst;
    Cell m_telling = 0; // whether it is low or high, if m_isLowFirst says something
};

LineReason whispersReason(const LineTerms &line)
{
    return Whisper(line).reason();
}

/// The runs, as long as a line, that its cells can have.
class Runs
{
public:
    explicit Runs(const LineTerms &line) : m_line(line)
    {
        for (const Cell cell : line.cells())
            m_digits.push_back(line.before(cell));
        const int count = static_cast<int>(m_digits.size());
        for (Digit first = 1; first + count - 1 <= line.digitCount(); ++first) {
            const DigitSet run = DigitSet::all(first + count - 1) - DigitSet::all(first - 1);
            if (canFill(m_digits, run))
                m_runs.push_back(run);
        }
    }

    LineReason reason() const
    {
        QStringList texts;
        DigitSet all;
        for (const DigitSet run : m_runs) {
            texts += m_line.range(run);
            all |= run;
        }
        QStringList sentences(LineWords::tr("the run can only be %1").arg(LineTerms::orText(texts)));
        std::vector<Candidate> others;
        std::ranges::copy_if(
            m_line.step().eliminations, std::back_inserter(others),
            [&](const Candidate &gone) { return all.contains(gone.digit) && excludes(gone); });
        if (!others.empty())
            sentences += (m_runs.size() == 1 ? LineWords::tr("this run does not go with %1")
                                             : LineWords::tr("none of these goes with %1"))
                             .arg(m_line.candidates(others));
        return m_line.reason(sentences.join(LineWords::tr("; ")),
                             [&](const Candidate &gone) { return excludes(gone); });
    }

private:
    /// Returns whether no run is possible with \a gone.
    bool excludes(const Candidate &gone) const
    {
        std::vector<DigitSet> digits = m_digits;
        digits[std::ranges::find(m_line.cells(), gone.cell) - m_line.cells().begin()] = {gone.digit};
        return std::ranges::none_of(m_runs, [&](DigitSet run) { return canFill(digits, run); });
    }

    const LineTerms &m_line;
    std::vector<DigitSet> m_digits; // of each cell
    std::vector<DigitSet> m_runs;
};

LineReason runReason(const LineTerms &line)
{
    return Runs(line).reason();
}

/// The cells of a between line. One end is low, the other high.
class BetweenCells
{
public:
    explicit BetweenCells(const LineTerms &line)
        : m_line(line),
          m_one(line.constraint().cells.front()),
          m_other(line.constraint().cells.back())
    {
        for (const Cell cell : line.cells())
            if (cell != m_one && cell != m_other)
                m_inner.push_back(cell);
    }

    LineReason reason() const
    {
        DigitSet inner;
        for (const Cell cell : m_inner)
            inner |= m_line.left(cell);
        const QString text =
            LineWords::tr(
                "the digits between %1 and %2 are greater than one of them and less than the other, "
                "which leaves %3 between them")
                .arg(m_line.cell(m_one), m_line.cell(m_other), m_line.range(inner));
        return m_line.reason(text, [&](const Candidate &gone) {
            return !isPossible(gone, m_one, m_other) && !isPossible(gone, m_other, m_one);
        });
    }

private:
    DigitSet with(const Candidate &assumed, Cell cell) const
    {
        return cell == assumed.cell ? DigitSet{assumed.digit} : m_line.before(cell);
    }

    /// Returns whether the inner cells have digits between the extremes of the ends, and enough of them.
    bool isPossible(const Candidate &assumed, Cell low, Cell high) const
    {
        const Digit min = with(assumed, low).first();
        const Digit max = with(assumed, high).last();
        const DigitSet between = max > min ? DigitSet::all(max - 1) - DigitSet::all(min) : DigitSet();
        DigitSet all;
        for (const Cell cell : m_inner) {
            if ((with(assumed, cell) & between).isEmpty())
                return false;
            all |= with(assumed, cell) & between;
        }
        return !m_line.areDistinct(m_inner) || all.size() >= std::ssize(m_inner);
    }

    const LineTerms &m_line;
    Cell m_one;
    Cell m_other;
    std::vector<Cell> m_inner;
};

LineReason betweenReason(const LineTerms &line)
{
    return BetweenCells(line).reason();
}

/// Returns the numbers of a quadruple that no cell has already.
std::vector<Digit> missingNumbers(const LineTerms &line)
{
    std::vector<Digit> missing = line.constraint().numbers;
    for (const Cell cell : line.cells())
        if (line.before(cell).isSingle())
            if (const auto found = std::ranges::find(missing, line.before(cell).first());
                found != missing.end())
                missing.erase(found);
    std::ranges::sort(missing);
    return missing;
}

LineReason membersReason(const LineTerms &line)
{
    const std::vector<Digit> missing = missingNumbers(line);
    const DigitSet wanted = [&] {
        DigitSet digits;
        for (const Digit digit : missing)
            digits.insert(digit);
        return digits;
    }();
    std::vector<Cell> places;
    for (const Cell cell : line.cells())
        if (!line.before(cell).isSingle() && !(line.before(cell) & wanted).isEmpty())
            places.push_back(cell);
    QStringList digits;
    for (const Digit digit : missing)
        digits += line.digit(digit);
    if (missing.empty() || places.size() > missing.size())
        return line.reason({}, [](const Candidate &) { return false; });
    const QString text = LineWords::tr("only %1 can be %2").arg(line.cellsText(places), listText(digits));
    return line.reason(text, [&](const Candidate &gone) {
        return std::ranges::find(places, gone.cell) != places.end() && !wanted.contains(gone.digit);
    });
}

struct LogicWords
{
    LineLogic logic;
    LineReason (*reason)(const LineTerms &line);
};

constexpr std::array logicWords{
    LogicWords{LineLogic::Rise, riseReason},         LogicWords{LineLogic::Partners, partnersReason},
    LogicWords{LineLogic::Linked, linkedReason},     LogicWords{LineLogic::Neighbours, neighboursReason},
    LogicWords{LineLogic::Extreme, extremeReason},   LogicWords{LineLogic::Mirror, mirrorReason},
    LogicWords{LineLogic::Whispers, whispersReason}, LogicWords{LineLogic::Run, runReason},
    LogicWords{LineLogic::Between, betweenReason},   LogicWords{LineLogic::Members, membersReason},
    LogicWords{LineLogic::Place, placeReason},       LogicWords{LineLogic::Arrow, arrowReason},
    LogicWords{LineLogic::Pill, pillReason},         LogicWords{LineLogic::Total, totalReason},
    LogicWords{LineLogic::Turns, turnsReason},       LogicWords{LineLogic::EqualSums, equalSumsReason},
    LogicWords{LineLogic::Sandwich, sandwichReason}, LogicWords{LineLogic::FirstSum, firstSumReason},
    LogicWords{LineLogic::Apart, apartReason},       LogicWords{LineLogic::Beyond, beyondReason},
    LogicWords{LineLogic::Balance, balanceReason},   LogicWords{LineLogic::Visible, visibleReason},
    LogicWords{LineLogic::Hidden, hiddenReason},     LogicWords{LineLogic::Squares, squareReason},
    LogicWords{LineLogic::Rank, rankReason},         LogicWords{LineLogic::Once, onceReason},
    LogicWords{LineLogic::NoSum, noSumReason},
};

/// Returns whether the words about \a logic count with the digits 1 … n.
bool countsDigits(LineLogic logic)
{
    using enum LineLogic;
    constexpr std::array counting{Partners,  Members,  Place,    Arrow,   Pill,    Total,
                                  EqualSums, Sandwich, FirstSum, Balance, Visible, Hidden};
    return std::ranges::find(counting, logic) != counting.end();
}

/// Where the digits begin with 0, the ways to fill the cells say what the words of some rules cannot.
LineReason reasonOf(const LineTerms &line)
{
    const LineLogic logic = line.constraint().variant->logic;
    if (line.values().first != 1 && countsDigits(logic))
        return {{}, line.step().eliminations};
    if (line.isOfAllLines() && !isByPairs(logic))
        return alwaysReason(line);
    const auto found = std::ranges::find(logicWords, logic, &LogicWords::logic);
    if (found == logicWords.end())
        return {{}, line.step().eliminations};
    LineReason reason = found->reason(line);
    if (reason.unexplained.size() == line.step().eliminations.size())
        reason.text.clear(); // it explains nothing
    return reason;
}

/// Returns why the step of \a line follows, as the part of a sentence.
QString whyText(const LineTerms &line)
{
    const Step &step = line.step();
    LineReason reason = reasonOf(line);
    std::erase_if(reason.unexplained, [&](const Candidate &gone) { return line.isSeen(gone); });
    if (reason.unexplained.empty() && !reason.text.isEmpty())
        return reason.text;
    if (const QString ways = line.waysText(maxWays); !ways.isEmpty())
        return ways;
    const QString rest =
        LineWords::tr("with %1 there would be no way left to fill %2")
            .arg(line.candidates(reason.unexplained.empty() ? step.eliminations : reason.unexplained),
                 line.name());
    return reason.text.isEmpty() ? rest : LineWords::tr("%1; %2").arg(reason.text, rest);
}

/// Returns \a why with the name of the rule if that is a person's own one: nobody else knows what it says.
QString withOwnName(const LineTerms &line, const QString &why)
{
    const bool isOwn = definitionOf(*line.constraint().variant) != nullptr;
    return isOwn && !why.contains(line.name()) ? LineWords::tr("%1, according to %2").arg(why, line.name())
                                               : why;
}

} // namespace

QString lineWhy(const StepTerms &text, const Step &step)
{
    const LineTerms line(text, step);
    return line.sentence(withOwnName(line, whyText(line)));
}

QString triedLineWhy(const StepTerms &text, const Step &step)
{
    const LineTerms line(text, step);
    return LineWords::tr("Trying every way to fill %1 leaves none with %2")
        .arg(line.name(), line.candidates(step.eliminations));
}

} // namespace sudoku
