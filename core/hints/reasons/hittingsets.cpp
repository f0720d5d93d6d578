#include "core/hints/reasons/hittingsets.h"

#include "core/board/bits.h"

#include <algorithm>
#include <bit>
#include <limits>

namespace sudoku {
namespace {

using Word = std::uint64_t;

/// Calls \a visit with the place of each bit, ascending, until it returns true. Returns whether it did.
template <typename Visit>
bool anyBit(const std::vector<Word> &words, const Visit &visit)
{
    for (std::size_t i = 0; i < words.size(); ++i)
        for (Word rest = words[i]; rest != 0; rest &= rest - 1)
            if (visit(static_cast<int>(i) * 64 + std::countr_zero(rest)))
                return true;
    return false;
}

} // namespace

HittingSets::HittingSets(int numberCount)
    : m_wordCount(static_cast<std::size_t>(numberCount / wordSize) + 1),
      m_setsOf(m_wordCount * wordSize),
      m_free(m_wordCount, ~Word{0}),
      m_taken(m_wordCount)
{
}

void HittingSets::add(std::span<const int> numbers)
{
    Bits words(m_wordCount);
    for (const int number : numbers)
        words[number / wordSize] |= Word{1} << number % wordSize;
    if (isImplied(words))
        return;
    m_words.insert(m_words.end(), words.begin(), words.end());
    const int place = m_setCount++;
    const Word bit = Word{1} << place % wordSize;
    if (place % wordSize == 0) {
        for (Bits &sets : m_setsOf)
            sets.push_back(0);
        for (Bits &unhit : m_unhit)
            unhit.push_back(0);
    }
    for (const int number : numbers)
        m_setsOf[number].back() |= bit;
    for (Bits &unhit : m_unhit)
        unhit.back() |= bit;
}

void HittingSets::clear()
{
    m_words.clear();
    m_setCount = 0;
    for (Bits &sets : m_setsOf)
        sets.clear();
    for (Bits &unhit : m_unhit)
        unhit.clear();
}

/// Returns whether a set that is not hit yet is a part of \a words.
bool HittingSets::isImplied(std::span<const Word> words) const
{
    return anyBit(unhit(), [&](int index) {
        const std::span<const Word> known = set(index);
        for (std::size_t i = 0; i < m_wordCount; ++i)
            if ((known[i] & ~words[i]) != 0)
                return false;
        return true;
    });
}

bool HittingSets::areHit() const
{
    return std::ranges::all_of(unhit(), [](Word word) { return word == 0; });
}

/// Returns the number of sets that \a number would hit.
int HittingSets::hitCount(int number) const
{
    const Bits &sets = m_setsOf[number];
    int count = 0;
    for (std::size_t i = 0; i < sets.size(); ++i)
        count += bitCount(sets[i] & unhit()[i]);
    return count;
}

/// Returns how many numbers of a set are not barred, if they are fewer than \a limit.
int HittingSets::freeCount(int index, int limit) const
{
    const std::span<const Word> words = set(index);
    int count = 0;
    for (std::size_t i = 0; i < m_wordCount && count < limit; ++i)
        count += bitCount(words[i] & m_free[i]);
    return count;
}

bool HittingSets::needsMoreThan(int left)
{
    std::ranges::fill(m_taken, Word{0});
    int count = 0;
    return anyBit(unhit(), [&](int index) {
        const std::span<const Word> words = set(index);
        Word common = 0;
        for (std::size_t i = 0; i < m_wordCount; ++i)
            common |= words[i] & m_taken[i];
        if (common != 0)
            return false;
        for (std::size_t i = 0; i < m_wordCount; ++i)
            m_taken[i] |= words[i] & m_free[i];
        return ++count > left;
    });
}

/// Returns the numbers that are in each set that is not hit yet.
HittingSets::Bits HittingSets::commonWords() const
{
    Bits common = m_free;
    anyBit(unhit(), [&](int index) {
        Word any = 0;
        for (std::size_t i = 0; i < m_wordCount; ++i)
            any |= common[i] &= set(index)[i];
        return any == 0;
    });
    return common;
}

int HittingSets::narrowestSet() const
{
    int narrowest = -1;
    int min = std::numeric_limits<int>::max();
    anyBit(unhit(), [&](int index) {
        if (const int count = freeCount(index, min); count < min) {
            min = count;
            narrowest = index;
        }
        return false;
    });
    return narrowest;
}

std::vector<int> HittingSets::choices(int left) const
{
    Bits words(m_wordCount);
    if (left > 1) {
        const std::span<const Word> narrowest = set(narrowestSet());
        for (std::size_t i = 0; i < m_wordCount; ++i)
            words[i] = narrowest[i] & m_free[i];
    } else {
        words = commonWords();
    }
    std::vector<std::pair<int, int>> byHits;
    anyBit(words, [&](int number) {
        byHits.emplace_back(left == 1 ? 0 : -hitCount(number), number);
        return false;
    });
    std::ranges::sort(byHits);
    std::vector<int> choices;
    for (const auto &[hits, number] : byHits)
        choices.push_back(number);
    return choices;
}

void HittingSets::choose(int number)
{
    if (m_chosen.size() + 1 == m_unhit.size())
        m_unhit.emplace_back();
    Bits &next = m_unhit[m_chosen.size() + 1];
    next = unhit();
    const Bits &sets = m_setsOf[number];
    for (std::size_t i = 0; i < next.size(); ++i)
        next[i] &= ~sets[i];
    m_chosen.push_back(number);
}

void HittingSets::undo()
{
    m_chosen.pop_back();
}

void HittingSets::setBarred(int number, bool isBarred)
{
    const Word bit = Word{1} << number % wordSize;
    if (isBarred)
        m_free[number / wordSize] &= ~bit;
    else
        m_free[number / wordSize] |= bit;
}

} // namespace sudoku
