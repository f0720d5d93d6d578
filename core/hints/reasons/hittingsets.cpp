#include "core/hints/reasons/hittingsets.h"

#include <algorithm>
#include <bit>
#include <limits>

namespace sudoku {

HittingSets::HittingSets(int numberCount)
    : m_wordCount(static_cast<std::size_t>(numberCount / wordSize) + 1),
      m_free(m_wordCount, ~Word{0}),
      m_taken(m_wordCount)
{
}

void HittingSets::add(std::span<const int> numbers)
{
    std::vector<Word> words(m_wordCount);
    for (const int number : numbers)
        words[number / wordSize] |= Word{1} << number % wordSize;
    if (isImplied(words))
        return;
    m_words.insert(m_words.end(), words.begin(), words.end());
    for (std::vector<int> &unhit : m_unhit)
        unhit.push_back(m_setCount);
    ++m_setCount;
}

/// Returns whether a set that is not hit yet is a part of \a words.
bool HittingSets::isImplied(std::span<const Word> words) const
{
    return std::ranges::any_of(m_unhit.back(), [&](int index) {
        const std::span<const Word> known = set(index);
        for (std::size_t i = 0; i < m_wordCount; ++i)
            if ((known[i] & ~words[i]) != 0)
                return false;
        return true;
    });
}

int HittingSets::freeCount(int index) const
{
    const std::span<const Word> words = set(index);
    int count = 0;
    for (std::size_t i = 0; i < m_wordCount; ++i)
        count += std::popcount(words[i] & m_free[i]);
    return count;
}

bool HittingSets::needsMoreThan(int left)
{
    std::ranges::fill(m_taken, Word{0});
    int count = 0;
    for (const int index : m_unhit.back()) {
        const std::span<const Word> words = set(index);
        Word common = 0;
        for (std::size_t i = 0; i < m_wordCount; ++i)
            common |= words[i] & m_taken[i];
        if (common != 0)
            continue;
        if (++count > left)
            return true;
        for (std::size_t i = 0; i < m_wordCount; ++i)
            m_taken[i] |= words[i] & m_free[i];
    }
    return false;
}

/// Returns the numbers that are in each set that is not hit yet.
std::vector<HittingSets::Word> HittingSets::commonWords() const
{
    std::vector<Word> common = m_free;
    for (const int index : m_unhit.back()) {
        Word any = 0;
        for (std::size_t i = 0; i < m_wordCount; ++i)
            any |= common[i] &= set(index)[i];
        if (any == 0)
            break;
    }
    return common;
}

int HittingSets::narrowestSet() const
{
    int narrowest = -1;
    int min = std::numeric_limits<int>::max();
    for (const int index : m_unhit.back())
        if (const int count = freeCount(index); count < min) {
            min = count;
            narrowest = index;
        }
    return narrowest;
}

std::vector<int> HittingSets::choices(int left) const
{
    std::vector<Word> words = commonWords();
    if (left > 1) {
        const std::span<const Word> narrowest = set(narrowestSet());
        for (std::size_t i = 0; i < m_wordCount; ++i)
            words[i] = narrowest[i] & m_free[i];
    }
    std::vector<std::pair<int, int>> byHits;
    for (std::size_t i = 0; i < m_wordCount; ++i)
        for (Word rest = words[i]; rest != 0; rest &= rest - 1) {
            const int number = static_cast<int>(i) * wordSize + std::countr_zero(rest);
            const auto hits = left == 1 ? 0 : std::ranges::count_if(m_unhit.back(), [&](int index) {
                return contains(index, number);
            });
            byHits.emplace_back(-static_cast<int>(hits), number);
        }
    std::ranges::sort(byHits);
    std::vector<int> choices;
    for (const auto &[hits, number] : byHits)
        choices.push_back(number);
    return choices;
}

int HittingSets::mostHitting() const
{
    std::vector<int> hits(m_wordCount * wordSize);
    for (const int index : m_unhit.back())
        for (std::size_t i = 0; i < m_wordCount; ++i)
            for (Word rest = set(index)[i]; rest != 0; rest &= rest - 1)
                ++hits[i * wordSize + std::countr_zero(rest)];
    return static_cast<int>(std::ranges::max_element(hits) - hits.begin());
}

void HittingSets::choose(int number)
{
    std::vector<int> unhit;
    for (const int index : m_unhit.back())
        if (!contains(index, number))
            unhit.push_back(index);
    m_unhit.push_back(std::move(unhit));
    m_chosen.push_back(number);
}

void HittingSets::undo()
{
    m_unhit.pop_back();
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
