#pragma once

#include "core/hints/explainer/marks.h"

#include <bit>

/// The patterns that forcing chains use inside an assumption, and that Sudoku Explainer's rating begins with.
/// Each visit... function calls the visitor for every pattern, whether it eliminates something or not, until
/// the visitor returns false, and returns then false itself.
namespace sudoku {

/// All places of a digit in one house lie in another one too.
template <typename Visitor>
bool visitLockedDigits(const ScanOrder &order, const Marks &marks, const Visitor &visitor)
{
    for (const ScanOrder::Crossing &crossing : order.crossings())
        for (Digit digit = 1; digit <= marks.digitCount(); ++digit) {
            const Places places = marks.placesIn(crossing.base, digit);
            if ((places & ~crossing.inBase) == 0 && (places & (places - 1)) != 0
                && (marks.placesIn(crossing.cover, digit) & ~crossing.inCover) != 0)
                if (!visitor(crossing, digit))
                    return false;
        }
    return true;
}

/// Calls \a visitor with the house, the places of the \a size cells and their digits. Sets come in the order
/// of their largest member.
template <typename Visitor>
class NakedSetVisit
{
public:
    NakedSetVisit(const Marks &marks, int size, const Visitor &visitor)
        : m_marks(marks),
          m_size(size),
          m_visitor(visitor)
    {
    }
    bool visit(int house)
    {
        m_house = house;
        return extend(static_cast<int>(m_marks.rules().house(house).cells.size()), m_size, 0, {});
    }

private:
    bool extend(int end, int missing, Places chosen, DigitSet digits) const
    {
        if (missing == 0)
            return digits.size() != m_size || m_visitor(m_house, chosen, digits);
        for (int place = missing - 1; place < end; ++place) {
            const DigitSet own = m_marks.candidates(m_marks.rules().house(m_house).cells[place]);
            if (own.isEmpty() || own.isSingle() || (own | digits).size() > m_size)
                continue;
            if (!extend(place, missing - 1, chosen | Places{1} << place, own | digits))
                return false;
        }
        return true;
    }

    const Marks &m_marks;
    int m_size;
    const Visitor &m_visitor;
    int m_house = 0;
};

template <typename Visitor>
bool visitNakedSets(const ScanOrder &order, const Marks &marks, int size, const Visitor &visitor)
{
    NakedSetVisit visit(marks, size, visitor);
    for (const int house : order.houses())
        if (marks.openCountIn(house) >= 2 * size && !visit.visit(house))
            return false;
    return true;
}

/// Calls \a visitor with the house, the \a size digits and the places that they have together.
template <typename Visitor>
class HiddenSetVisit
{
public:
    HiddenSetVisit(const Marks &marks, int size, const Visitor &visitor)
        : m_marks(marks),
          m_size(size),
          m_visitor(visitor)
    {
    }
    bool visit(int house)
    {
        m_house = house;
        return extend(m_marks.digitCount(), m_size, {}, 0);
    }

private:
    bool extend(Digit end, int missing, DigitSet digits, Places places) const
    {
        if (missing == 0)
            return std::popcount(places) != m_size || m_visitor(m_house, digits, places);
        for (Digit digit = missing; digit <= end; ++digit) {
            const Places own = m_marks.placesIn(m_house, digit);
            if ((own & (own - 1)) == 0 || std::popcount(own | places) > m_size)
                continue;
            DigitSet more = digits;
            more.insert(digit);
            if (!extend(digit - 1, missing - 1, more, own | places))
                return false;
        }
        return true;
    }

    const Marks &m_marks;
    int m_size;
    const Visitor &m_visitor;
    int m_house = 0;
};

template <typename Visitor>
bool visitHiddenSets(const ScanOrder &order, const Marks &marks, int size, int minOpen,
                     const Visitor &visitor)
{
    HiddenSetVisit visit(marks, size, visitor);
    for (const int house : order.houses())
        if (marks.rules().house(house).hasEachDigit && marks.openCountIn(house) >= minOpen
            && !visit.visit(house))
            return false;
    return true;
}

/// Lines whose places of a digit lie in as many crossing lines.
struct Fish
{
    Digit digit;
    bool areBasesColumns;
    Places bases;  ///< indices of lines
    Places covers; ///< indices of the crossing lines
};

template <typename Visitor>
class FishVisit
{
public:
    FishVisit(const ScanOrder &order, const Marks &marks, int size, const Visitor &visitor)
        : m_order(order),
          m_marks(marks),
          m_size(size),
          m_visitor(visitor)
    {
    }
    bool visit(Digit digit, bool areBasesColumns)
    {
        m_fish = {digit, areBasesColumns, 0, 0};
        m_lines = &m_order.lines(areBasesColumns);
        return extend(static_cast<int>(m_lines->size()), m_size, 0, 0);
    }

private:
    bool extend(int end, int missing, Places bases, Places covers)
    {
        if (missing == 0) {
            m_fish.bases = bases;
            m_fish.covers = covers;
            return std::popcount(covers) != m_size || m_visitor(m_fish);
        }
        for (int line = missing - 1; line < end; ++line) {
            const int house = (*m_lines)[line];
            const Places own = m_marks.placesIn(house, m_fish.digit);
            if (!m_marks.rules().house(house).hasEachDigit || (own & (own - 1)) == 0
                || std::popcount(own | covers) > m_size)
                continue;
            if (!extend(line, missing - 1, bases | Places{1} << line, own | covers))
                return false;
        }
        return true;
    }

    const ScanOrder &m_order;
    const Marks &m_marks;
    int m_size;
    const Visitor &m_visitor;
    const std::vector<int> *m_lines = nullptr;
    Fish m_fish{};
};

template <typename Visitor>
bool visitFish(const ScanOrder &order, const Marks &marks, int size, const Visitor &visitor)
{
    FishVisit visit(order, marks, size, visitor);
    for (const bool areBasesColumns : {true, false})
        for (Digit digit = 1; digit <= marks.digitCount(); ++digit)
            if (!visit.visit(digit, areBasesColumns))
                return false;
    return true;
}

/// Returns the candidates of a house at \a places that \a digits has.
inline std::vector<Candidate> candidatesAt(const Marks &marks, int house, Places places, DigitSet digits)
{
    std::vector<Candidate> candidates;
    for (; places != 0; places &= places - 1)
        for (const Cell cell = marks.cellAt(house, places);
             const Digit digit : marks.candidates(cell) & digits)
            candidates.push_back({cell, digit});
    return candidates;
}

std::vector<Candidate> eliminationsOfLocked(const Marks &marks, const ScanOrder::Crossing &crossing,
                                            Digit digit);
std::vector<Candidate> eliminationsOfNakedSet(const Marks &marks, int house, Places places, DigitSet digits);
std::vector<Candidate> eliminationsOfHiddenSet(const Marks &marks, int house, DigitSet digits, Places places);
std::vector<Candidate> eliminationsOfFish(const ScanOrder &order, const Marks &marks, const Fish &fish);

} // namespace sudoku
