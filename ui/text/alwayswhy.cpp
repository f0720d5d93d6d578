#include "ui/text/alwayswhy.h"

#include <QCoreApplication>

#include "core/variants/variant.h"

#include <algorithm>

namespace sudoku {
namespace {

struct AlwaysWords
{
    Q_DECLARE_TR_FUNCTIONS(LineWhy)
};

/// Returns what no line of a kind can have, whatever is on the board: of whispers a digit that differs enough
/// from no other, between circles the least and the greatest one.
DigitSet neverOn(const LineTerms &line, Cell cell)
{
    DigitSet never;
    if (line.constraint().variant->logic == LineLogic::Whispers) {
        const std::vector<DigitSet> allowed = line.pairs().front().allowed;
        for (Digit digit = 1; digit <= line.digitCount(); ++digit)
            if (allowed[digit].isEmpty())
                never.insert(digit);
        return never;
    }
    const auto endsIn = [&](int index) {
        const std::vector<Cell> &cells = line.text().rules().constraints()[index].cells;
        return cells.front() == cell || cells.back() == cell;
    };
    return std::ranges::any_of(line.step().constraints, endsIn) ? never : DigitSet{1, line.digitCount()};
}

} // namespace

LineReason alwaysReason(const LineTerms &line)
{
    DigitSet never;
    std::vector<Candidate> others;
    for (const Candidate &gone : line.step().eliminations)
        if (neverOn(line, gone.cell).contains(gone.digit))
            never.insert(gone.digit);
        else
            others.push_back(gone);
    QStringList texts;
    if (!never.isEmpty())
        texts += (line.constraint().variant->logic == LineLogic::Whispers
                      ? AlwaysWords::tr("no digit differs enough from %1")
                      : AlwaysWords::tr("nothing between two circles can be %1"))
                     .arg(line.anyOf(never));
    if (!others.empty())
        texts += AlwaysWords::tr("no way to fill one of these lines has %1").arg(line.candidates(others));
    return line.reason(texts.join(AlwaysWords::tr("; ")), [](const Candidate &) { return true; });
}

} // namespace sudoku
