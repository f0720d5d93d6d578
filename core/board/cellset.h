#pragma once

#include "core/board/bits.h"
#include "core/board/geometry.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <iterator>
#include <span>
#include <vector>

namespace sudoku {

/// A set of cells of one board, as bits. Sets of boards of different sizes must not be combined.
class CellSet
{
    static constexpr int bitsPerWord = 64;
    static constexpr int maxWords = (maxBoardSize * maxBoardSize + bitsPerWord - 1) / bitsPerWord;

public:
    /// Walks through the cells in ascending order.
    class Iterator
    {
    public:
        using iterator_category = std::input_iterator_tag;
        using value_type = Cell;
        using difference_type = std::ptrdiff_t;
        using pointer = const Cell *;
        using reference = Cell;

        Iterator(const CellSet &set, int word) : m_set(&set), m_word(word) { goToBit(); }
        Cell operator*() const { return m_word * bitsPerWord + std::countr_zero(m_rest); }
        Iterator &operator++()
        {
            m_rest &= m_rest - 1;
            if (m_rest == 0) {
                ++m_word;
                goToBit();
            }
            return *this;
        }
        bool operator==(const Iterator &other) const
        {
            return m_word == other.m_word && m_rest == other.m_rest;
        }

    private:
        void goToBit()
        {
            while (m_word < m_set->m_wordCount && m_set->m_words[m_word] == 0)
                ++m_word;
            m_rest = m_word < m_set->m_wordCount ? m_set->m_words[m_word] : 0;
        }

        const CellSet *m_set;
        int m_word;
        std::uint64_t m_rest = 0;
    };

    CellSet() = default;
    /// Makes an empty set of cells of a board of \a cellCount cells.
    explicit CellSet(int cellCount) : m_wordCount((cellCount + bitsPerWord - 1) / bitsPerWord) {}
    template <typename Cells>
    CellSet(int cellCount, const Cells &cells) : CellSet(cellCount)
    {
        insert(cells);
    }

    bool contains(Cell cell) const { return (m_words[cell / bitsPerWord] >> cell % bitsPerWord & 1) != 0; }
    bool isEmpty() const
    {
        std::uint64_t any = 0;
        for (int i = 0; i < m_wordCount; ++i)
            any |= m_words[i];
        return any == 0;
    }
    int size() const
    {
        int count = 0;
        for (int i = 0; i < m_wordCount; ++i)
            count += bitCount(m_words[i]);
        return count;
    }
    /// Returns the smallest cell; the set must not be empty.
    Cell first() const { return *begin(); }
    std::vector<Cell> toVector() const { return {begin(), end()}; }
    bool intersects(const CellSet &other) const
    {
        for (int i = 0; i < m_wordCount; ++i)
            if ((m_words[i] & other.m_words[i]) != 0)
                return true;
        return false;
    }
    bool isSubsetOf(const CellSet &other) const
    {
        for (int i = 0; i < m_wordCount; ++i)
            if ((m_words[i] & ~other.m_words[i]) != 0)
                return false;
        return true;
    }

    bool intersects(std::span<const Cell> cells) const
    {
        return std::ranges::any_of(cells, [this](Cell cell) { return contains(cell); });
    }
    bool includes(const std::vector<Cell> &cells) const
    {
        return std::ranges::all_of(cells, [this](Cell cell) { return contains(cell); });
    }

    void insert(Cell cell) { m_words[cell / bitsPerWord] |= bit(cell); }
    template <typename Cells>
    void insert(const Cells &cells)
    {
        for (const Cell cell : cells)
            insert(cell);
    }
    void remove(Cell cell) { m_words[cell / bitsPerWord] &= ~bit(cell); }

    CellSet &operator&=(const CellSet &other)
    {
        for (int i = 0; i < m_wordCount; ++i)
            m_words[i] &= other.m_words[i];
        return *this;
    }
    CellSet &operator|=(const CellSet &other)
    {
        for (int i = 0; i < m_wordCount; ++i)
            m_words[i] |= other.m_words[i];
        return *this;
    }
    /// Removes the cells of \a other.
    CellSet &operator-=(const CellSet &other)
    {
        for (int i = 0; i < m_wordCount; ++i)
            m_words[i] &= ~other.m_words[i];
        return *this;
    }
    friend CellSet operator&(CellSet a, const CellSet &b) { return a &= b; }
    friend CellSet operator|(CellSet a, const CellSet &b) { return a |= b; }
    friend CellSet operator-(CellSet a, const CellSet &b) { return a -= b; }
    bool operator==(const CellSet &) const = default;

    Iterator begin() const { return {*this, 0}; }
    Iterator end() const { return {*this, m_wordCount}; }

private:
    static std::uint64_t bit(Cell cell) { return std::uint64_t{1} << cell % bitsPerWord; }

    std::array<std::uint64_t, maxWords> m_words{};
    int m_wordCount = 0;
};

} // namespace sudoku
