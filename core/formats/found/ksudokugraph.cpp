#include "core/formats/found/ksudokugraph.h"

#include "core/board/regions.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <map>
#include <set>
#include <string>
#include <utility>

namespace sudoku {
namespace {

/// Returns a number in an attribute of \a tag, such as size="9".
std::optional<int> attribute(std::string_view tag, std::string_view name)
{
    const std::string opening = " " + std::string(name) + "=\"";
    const std::size_t begin = tag.find(opening);
    if (begin == tag.npos)
        return {};
    int number = 0;
    const std::string_view rest = tag.substr(begin + opening.size());
    const auto [end, error] = std::from_chars(rest.data(), rest.data() + rest.size(), number);
    return error == std::errc() ? std::optional(number) : std::nullopt;
}

/// An element: its opening tag without the angle brackets, and the text behind it.
struct Element
{
    std::string_view tag;
    std::string_view text;
};

std::vector<Element> elementsNamed(std::string_view text, std::string_view name)
{
    const std::string opening = "<" + std::string(name) + " ";
    std::vector<Element> elements;
    for (std::size_t at = text.find(opening); at != text.npos; at = text.find(opening, at + 1)) {
        const std::size_t end = std::min(text.find('>', at), text.size());
        const std::size_t next = std::min(text.find('<', end), text.size());
        elements.push_back({text.substr(at + 1, end - at - 1), text.substr(end, next - end)});
    }
    return elements;
}

/// Reads the groups of a graph. A place is row by row here.
class GraphReader
{
public:
    GraphReader(std::string_view text, int order, int columns, int rows)
        : m_text(text),
          m_order(order),
          m_columns(columns),
          m_rows(rows),
          m_size(std::max(rows, columns)),
          m_regionOf(m_size * m_size, hole)
    {
    }

    std::optional<KSudokuGraph> read()
    {
        for (const Element &element : elementsNamed(m_text, "sudokugroups"))
            if (!addBoard(attribute(element.tag, "at").value_or(0),
                          attribute(element.tag, "withblocks") != 0))
                return {};
        for (const Element &element : elementsNamed(m_text, "clique"))
            if (!addGroup(placesIn(element.text)))
                return {};
        const auto geometry = geometryOf(m_size, numberedRegions(m_regionOf), m_order, m_boards);
        if (m_boards.empty() || !geometry)
            return {};
        KSudokuGraph graph{*geometry, m_rows, {}};
        for (const std::vector<int> &group : m_groups)
            graph.directives += directive("variant extra-region", *geometry, group);
        return addCages(graph) ? std::optional(std::move(graph)) : std::nullopt;
    }

private:
    bool addBoard(int position, bool hasBoxes)
    {
        const SubBoard board{position % m_rows, position / m_rows, m_order};
        const int side = static_cast<int>(std::lround(std::sqrt(m_order)));
        if (position < 0 || board.row + m_order > m_size || board.column + m_order > m_size
            || (hasBoxes && side * side != m_order))
            return false;
        m_boards.push_back(board);
        std::map<int, std::vector<int>> boxes;
        for (int i = 0; i < m_order * m_order; ++i) {
            const int row = i / m_order, column = i % m_order;
            const int place = (board.row + row) * m_size + board.column + column;
            if (m_regionOf[place] == hole)
                m_regionOf[place] = noRegion;
            boxes[row / side * side + column / side].push_back(place);
        }
        for (const auto &[index, places] : boxes)
            if (hasBoxes)
                addGroup(places);
        return true;
    }

    std::vector<int> placesIn(std::string_view text) const
    {
        std::vector<int> places;
        for (std::size_t at = text.find_first_of("0123456789"); at < text.size();
             at = text.find_first_of("0123456789", at)) {
            int position = 0;
            const auto [end, error] = std::from_chars(text.data() + at, text.data() + text.size(), position);
            if (error != std::errc() || position >= m_rows * m_columns)
                return {};
            places.push_back(position % m_rows * m_size + position / m_rows);
            at = end - text.data();
        }
        return places;
    }

    /// Takes a group for a region if its cells are in none yet and touch, else for a rule of its own. Boards
    /// that overlap name their common boxes twice.
    bool addGroup(std::vector<int> places)
    {
        std::ranges::sort(places);
        if (places.empty() || !m_known.insert(places).second)
            return !places.empty();
        const auto isFree = [this](int place) { return m_regionOf[place] == noRegion; };
        if (!std::ranges::all_of(places, isFree) || !isConnected(places)) {
            m_groups.push_back(std::move(places));
            return true;
        }
        for (const int place : places)
            m_regionOf[place] = m_regionCount;
        ++m_regionCount;
        return true;
    }

    bool isConnected(const std::vector<int> &places) const
    {
        const Geometry square = Geometry::withBoxes({1, m_size});
        return square.isConnected(places);
    }

    static std::string directive(const std::string &rule, const Geometry &geometry,
                                 const std::vector<int> &places)
    {
        std::string line = "# sudoku-workbench: " + rule;
        for (const int place : places)
            if (const auto cell = geometry.findCell(place / geometry.size(), place % geometry.size()))
                line += ' ' + geometry.cellName(*cell);
        return line + '\n';
    }

    /// Adds the cages with sums of a killer. A cage of one cell without an operator is its digit.
    bool addCages(KSudokuGraph &graph) const
    {
        constexpr int none = 0;
        constexpr int add = 4;
        const std::vector<Element> cages = elementsNamed(m_text, "cage");
        if (!cages.empty() && m_text.find("specific-type=\"Killer") == m_text.npos)
            return false;
        for (const Element &element : cages) {
            const auto operation = attribute(element.tag, "operator");
            const auto value = attribute(element.tag, "value");
            const std::vector<int> places = placesIn(element.text);
            const bool isDigit = operation == none && places.size() == 1;
            if (!value || places.empty() || (operation != add && !isDigit))
                return false;
            graph.directives += directive("variant killer " + std::to_string(*value), graph.geometry, places);
        }
        return true;
    }

    std::string_view m_text;
    int m_order;
    int m_columns;
    int m_rows;
    int m_size;
    std::vector<int> m_regionOf; ///< of each place
    std::vector<SubBoard> m_boards = {};
    int m_regionCount = 0;
    std::set<std::vector<int>> m_known = {};
    std::vector<std::vector<int>> m_groups = {};
};

} // namespace

std::optional<KSudokuGraph> ksudokuGraph(std::string_view text)
{
    const std::vector<Element> graphs = elementsNamed(text, "graph");
    if (graphs.size() != 1)
        return {};
    const std::string_view tag = graphs.front().tag;
    const auto order = attribute(tag, "order");
    const auto columns = attribute(tag, "sizeX");
    const auto rows = attribute(tag, "sizeY");
    const bool isFlat = attribute(tag, "sizeZ").value_or(1) == 1;
    if (!order || !columns || !rows || !isFlat || *order < minBoardSize || *order > maxBoardSize)
        return {};
    const int size = std::max(*columns, *rows);
    if (std::min(*columns, *rows) < 1 || size < minBoardSize || size > maxBoardSize)
        return {};
    return GraphReader(text, *order, *columns, *rows).read();
}

} // namespace sudoku
