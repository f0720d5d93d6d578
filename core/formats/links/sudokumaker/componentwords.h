#pragma once

#include "core/formats/links/sudokumaker/scriptrules.h"
#include "core/formats/links/sudokumaker/sudokumakerframe.h"
#include "core/formats/text/jsonaccess.h"

#include <algorithm>
#include <string_view>
#include <vector>

namespace sudoku {

/// The arguments of a component; one that is not what is asked for makes them wrong, and empty.
class ComponentWords
{
public:
    ComponentWords(const MakerFrame &frame, const nlohmann::json &component)
        : m_frame(frame),
          m_component(component)
    {
    }

    bool areRight() const { return m_areRight; }
    void refuse() { m_areRight = false; }
    const nlohmann::json &at(int index) const { return json::element(m_component, index + 1); }

    /// Returns cells; a single one is as good as an array. None may be there twice.
    std::vector<Cell> cells(int index) { return cells(at(index)); }
    std::vector<Cell> cells(const nlohmann::json &word);
    Cell cell(int index)
    {
        const auto cell = m_frame.cell(at(index));
        m_areRight = m_areRight && cell;
        return cell.value_or(0);
    }
    std::vector<int> numbers(int index) { return numbers(at(index)); }
    std::vector<int> numbers(const nlohmann::json &word);
    int number(int index)
    {
        const std::vector<int> all = numbers(index);
        m_areRight = m_areRight && all.size() == 1;
        return all.size() == 1 ? all.front() : 0;
    }
    std::vector<std::vector<int>> groups(int index)
    {
        std::vector<std::vector<int>> groups;
        for (const nlohmann::json &group : json::elements(at(index)))
            groups.push_back(numbers(group));
        m_areRight = m_areRight && !groups.empty();
        return groups;
    }

private:
    const MakerFrame &m_frame;
    const nlohmann::json &m_component;
    bool m_areRight = true;
};

/// A component of SudokuMaker, by the name of its constructor without "Component".
struct MakerComponent
{
    std::string_view name;
    void (*add)(ComponentWords &, ScriptRules &);
};

inline bool contains(const std::vector<int> &numbers, int number)
{
    return std::ranges::find(numbers, number) != numbers.end();
}

} // namespace sudoku
