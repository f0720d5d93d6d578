#include "ui/text/oncewhy.h"

#include <QCoreApplication>

#include "ui/text/strings.h"
#include "ui/text/words.h"

#include <algorithm>

namespace sudoku {
namespace {

struct OnceWords // with the reasons of lines
{
    Q_DECLARE_TR_FUNCTIONS(LineWhy)
};

/// Returns "row 2", "column 3", or for a box "the box of r1c4".
QString groupText(const LineTerms &line)
{
    const Geometry &geometry = line.text().rules().geometry();
    const auto isShared = [&](auto &&placeOf) {
        return std::ranges::all_of(line.cells(),
                                   [&](Cell cell) { return placeOf(cell) == placeOf(line.cells().front()); });
    };
    const Cell first = line.cells().front();
    if (isShared([&](Cell cell) { return geometry.rowOf(cell); }))
        return OnceWords::tr("row %1").arg(geometry.rowOf(first) + 1);
    if (isShared([&](Cell cell) { return geometry.columnOf(cell); }))
        return OnceWords::tr("column %1").arg(geometry.columnOf(first) + 1);
    return OnceWords::tr("the box of %1").arg(line.cell(*std::ranges::min_element(line.cells())));
}

/// Returns "1, 2 and 4".
QString digitsText(const LineTerms &line, DigitSet digits)
{
    QStringList texts;
    for (const Digit digit : digits)
        texts += line.digit(digit);
    return listText(texts);
}

/// What the cells of a row, column or box say before a step.
struct Once
{
    explicit Once(const LineTerms &line)
    {
        for (Digit digit = 1; digit <= line.digitCount(); ++digit)
            if (line.values().of(digit) != 0)
                add(line, digit);
        for (const Cell cell : line.cells())
            openCount += line.before(cell).isSingle() ? 0 : 1;
        isFull = openCount == wanted.size();
    }

    void add(const LineTerms &line, Digit digit)
    {
        std::vector<Cell> places;
        for (const Cell cell : line.cells())
            if (line.before(cell).contains(digit))
                places.push_back(cell);
        const bool isPlaced =
            std::ranges::any_of(places, [&](Cell cell) { return line.before(cell) == DigitSet{digit}; });
        if (isPlaced)
            placed.insert(digit);
        else
            wanted.insert(digit);
        if (!isPlaced && places.size() == 1)
            only.push_back({places.front(), digit});
    }

    /// Returns whether the cell of \a gone is the only place for another digit.
    bool isElsewhere(const Candidate &gone) const
    {
        return std::ranges::any_of(only, [&](const Candidate &place) {
            return place.cell == gone.cell && place.digit != gone.digit;
        });
    }

    DigitSet placed;             ///< digits that have their cell
    DigitSet wanted;             ///< the others
    std::vector<Candidate> only; ///< of those, what has one place left
    int openCount = 0;
    bool isFull = false; ///< whether no open cell stays empty
};

} // namespace

LineReason onceReason(const LineTerms &line)
{
    const Once once(line);
    const Digit zero = line.values().digitOf(0);
    DigitSet again;
    bool isZeroGone = false;
    std::vector<Candidate> unexplained;
    for (const Candidate &gone : line.step().eliminations) {
        if (once.isElsewhere(gone))
            continue;
        if (once.placed.contains(gone.digit))
            again.insert(gone.digit);
        else if (gone.digit == zero && once.isFull)
            isZeroGone = true;
        else
            unexplained.push_back(gone);
    }
    QStringList texts;
    if (!again.isEmpty() && once.wanted.isEmpty())
        texts += OnceWords::tr("%1 has all its digits").arg(groupText(line));
    else if (!again.isEmpty())
        texts += OnceWords::tr("%1 has %2 already").arg(groupText(line), digitsText(line, again));
    for (const Candidate &place : once.only)
        texts += OnceWords::tr("only %1 can be %2 in %3")
                     .arg(line.cell(place.cell), line.digit(place.digit), groupText(line));
    if (isZeroGone)
        texts += OnceWords::tr("%1 has as many digits left as cells").arg(groupText(line));
    return {texts.join(OnceWords::tr("; ")), std::move(unexplained)};
}

} // namespace sudoku
