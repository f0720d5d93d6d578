#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace sudoku {

/// Bits of one of BitRows.
using Bits = std::span<const std::uint64_t>;

/// Rows of bits, of one width, in one piece of memory.
class BitRows
{
    static constexpr int bitsPerWord = 64;

public:
    BitRows() = default;
    /// Makes \a rowCount rows of \a bitCount bits, all unset.
    BitRows(int rowCount, int bitCount)
        : m_wordCount((bitCount + bitsPerWord - 1) / bitsPerWord),
          m_words(static_cast<std::size_t>(rowCount) * m_wordCount)
    {
    }

    int wordCount() const { return m_wordCount; }
    Bits operator[](int row) const { return {words(row), static_cast<std::size_t>(m_wordCount)}; }
    const std::uint64_t *words(int row) const { return m_words.data() + offset(row); }
    std::uint64_t *words(int row) { return m_words.data() + offset(row); }

    void set(int row, int bit) { words(row)[bit / bitsPerWord] |= std::uint64_t{1} << bit % bitsPerWord; }
    bool has(int row, int bit) const { return (words(row)[bit / bitsPerWord] >> bit % bitsPerWord & 1) != 0; }

private:
    std::size_t offset(int row) const { return static_cast<std::size_t>(row) * m_wordCount; }

    int m_wordCount = 0;
    std::vector<std::uint64_t> m_words;
};

/// Calls \a take with the index of each bit of \a word, ascending; \a word is the one at \a index of its row.
template <typename Take>
void forEachBit(std::uint64_t word, int index, Take take)
{
    for (; word != 0; word &= word - 1)
        take(index * 64 + std::countr_zero(word));
}

/// Calls \a take with the index of each bit of \a bits, ascending.
template <typename Take>
void forEachBit(Bits bits, Take take)
{
    for (std::size_t i = 0; i < bits.size(); ++i)
        forEachBit(bits[i], static_cast<int>(i), take);
}

} // namespace sudoku
