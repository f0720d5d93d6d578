#include "core/formats/links/sudokumaker/componentwords.h"

#include <set>

namespace sudoku {

using Json = nlohmann::json;

std::vector<Cell> ComponentWords::cells(const Json &word)
{
    const auto read = m_frame.cells(word.is_array() ? word : Json::array({word}));
    m_areRight = m_areRight && read && !read->empty()
                 && std::set<Cell>(read->begin(), read->end()).size() == read->size();
    return m_areRight ? *read : std::vector<Cell>();
}

std::vector<int> ComponentWords::numbers(const Json &word)
{
    const Json list = word.is_array() ? word : Json::array({word});
    std::vector<int> numbers;
    for (const Json &each : json::elements(list)) {
        const auto number = json::number(each);
        m_areRight = m_areRight && number;
        numbers.push_back(number.value_or(0));
    }
    return numbers;
}

} // namespace sudoku
