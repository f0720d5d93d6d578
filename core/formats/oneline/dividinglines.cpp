#include "core/formats/oneline/dividinglines.h"

#include <algorithm>
#include <numeric>

namespace sudoku {
namespace {

constexpr int maxRun = 25;

struct Border
{
    Cell one;
    Cell other;
};

int borderCount(int size)
{
    return 2 * size * (size - 1);
}

Border border(int index, int size)
{
    const int half = size * (size - 1);
    const int across = index % half / (size - 1);
    const int along = index % half % (size - 1);
    if (index < half)
        return {across * size + along, across * size + along + 1};
    return {along * size + across, (along + 1) * size + across};
}

/// Groups of cells that are merged.
class Groups
{
public:
    explicit Groups(int cellCount) : m_parents(cellCount)
    {
        std::iota(m_parents.begin(), m_parents.end(), 0);
    }

    /// Returns the first cell of its group.
    Cell firstOf(Cell cell) const
    {
        while (m_parents[cell] != cell)
            cell = m_parents[cell];
        return cell;
    }

    void join(Border border)
    {
        const Cell one = firstOf(border.one);
        const Cell other = firstOf(border.other);
        m_parents[std::max(one, other)] = std::min(one, other);
    }

    std::vector<int> numbered() const
    {
        std::vector<int> numbers;
        int count = 0;
        for (Cell cell = 0; cell < std::ssize(m_parents); ++cell)
            numbers.push_back(firstOf(cell) == cell ? count++ : numbers[firstOf(cell)]);
        return numbers;
    }

private:
    std::vector<Cell> m_parents;
};

} // namespace

tl::expected<std::vector<int>, TextError> readDividingLines(LineReader &line, int size)
{
    Groups groups(size * size);
    int index = 0;
    while (!line.isAtEnd() && line.peek() != ',') {
        const char letter = line.peek();
        if (letter != '_' && (letter < 'a' || letter > 'z'))
            return tl::unexpected(line.error());
        const int run = letter == '_' ? 0 : letter == 'z' ? maxRun : letter - 'a' + 1;
        if (index + run > borderCount(size))
            return tl::unexpected(line.error());
        for (int i = 0; i < run; ++i)
            groups.join(border(index++, size));
        if (letter != 'z')
            ++index;
        line.take();
    }
    if (index != borderCount(size) + 1)
        return tl::unexpected(line.error());
    return groups.numbered();
}

std::string dividingLines(int size, const std::vector<int> &groupOf)
{
    std::string text;
    int run = 0;
    for (int index = 0; index <= borderCount(size); ++index) {
        if (index < borderCount(size)) {
            const Border between = border(index, size);
            if (groupOf[between.one] == groupOf[between.other]) {
                ++run;
                continue;
            }
        }
        for (; run > maxRun; run -= maxRun)
            text += 'z';
        text += run == 0 ? '_' : static_cast<char>('a' + run - 1);
        run = 0;
    }
    return text;
}

} // namespace sudoku
