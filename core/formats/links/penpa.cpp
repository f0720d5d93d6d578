#include "core/formats/links/penpa.h"

#include "core/formats/links/inflate.h"
#include "core/formats/links/penpagrid.h"
#include "core/formats/links/rulecollector.h"
#include "core/formats/plain/plaintext.h"
#include "core/formats/text/foreignregions.h"
#include "core/formats/text/infomembers.h"
#include "core/formats/text/jsonaccess.h"
#include "core/formats/text/jsontext.h"
#include "core/formats/text/keptmembers.h"
#include "core/formats/text/puzzletext.h"
#include "core/formats/text/urlcodes.h"

#include <algorithm>
#include <array>
#include <utility>

namespace sudoku {
namespace {

using Json = nlohmann::json;
using Cells = std::vector<std::optional<Cell>>;

// The text has a line of fields between commas, the blank edges of the grid, and in line 4 what is drawn, as
// JSON in which frequent names are two characters.
constexpr std::size_t lineOfDrawings = 3;

constexpr std::array<std::pair<std::string_view, std::string_view>, 30> penpaNames{
    {{"z9", "\"qa\""},
     {"zQ", "\"pu_q\""},
     {"zA", "\"pu_a\""},
     {"zG", "\"grid\""},
     {"zM", "\"edit_mode\""},
     {"zS", "\"surface\""},
     {"zL", "\"line\""},
     {"zE", "\"lineE\""},
     {"zW", "\"wall\""},
     {"zC", "\"cage\""},
     {"zN", "\"number\""},
     {"zY", "\"symbol\""},
     {"zP", "\"special\""},
     {"zB", "\"board\""},
     {"zR", "\"command_redo\""},
     {"zU", "\"command_undo\""},
     {"z8", "\"command_replay\""},
     {"z1", "\"numberS\""},
     {"zF", "\"freeline\""},
     {"z2", "\"freelineE\""},
     {"zT", "\"thermo\""},
     {"z3", "\"arrows\""},
     {"zD", "\"direction\""},
     {"z0", "\"squareframe\""},
     {"z5", "\"polygon\""},
     {"z4", "\"deletelineE\""},
     {"z6", "\"killercages\""},
     {"z7", "\"nobulbthermo\""},
     {"z_", "\"__a\""},
     {"zO", "null"}}};

/// Members with drawings that are only named: which rule they stand for is not certain.
constexpr std::array unreadDrawings{"line",    "freeline",    "freelineE", "wall",        "surface",
                                    "polygon", "squareframe", "direction", "nobulbthermo"};

/// Returns \a text with whole names, outside of its strings.
std::string withNames(std::string_view text)
{
    std::string whole;
    bool isQuoted = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const std::string_view rest = text.substr(i);
        const auto known = std::ranges::find_if(
            penpaNames, [rest](const auto &name) { return rest.starts_with(name.first); });
        if (!isQuoted && known != penpaNames.end()) {
            whole += known->second;
            ++i;
            continue;
        }
        whole += text[i];
        if (isQuoted && text[i] == '\\' && i + 1 < text.size())
            whole += text[++i];
        else if (text[i] == '"')
            isQuoted = !isQuoted;
    }
    return whole;
}

/// Returns the rest of the field that begins with \a mark.
std::string fieldText(const std::vector<std::string_view> &fields, std::string_view mark)
{
    constexpr std::string_view comma = "%2C";
    const auto found =
        std::ranges::find_if(fields, [mark](std::string_view field) { return field.starts_with(mark); });
    std::string text(found == fields.end() ? std::string_view() : found->substr(mark.size()));
    for (std::size_t at = text.find(comma); at != text.npos; at = text.find(comma, at))
        text.replace(at, comma.size(), ",");
    return text;
}

/// Reads what is drawn on a grid.
class PenpaReader
{
public:
    PenpaReader(const PenpaGrid &grid, const Json &drawn, Board &board)
        : m_grid(grid),
          m_drawn(drawn),
          m_rules(board)
    {
    }

    void readNumbers()
    {
        for (const auto &[index, number] : json::members(json::member(m_drawn, "number"))) {
            const Json &value = json::element(number, 0);
            m_rules.setGiven(m_grid.cell(wholeNumber(index)),
                             value.is_string() ? json::text(value) : value.dump());
        }
    }

    void readLines()
    {
        for (const auto &[member, variantId] :
             {std::pair("thermo", "thermometer"), std::pair("arrows", "arrow")})
            for (const Json &line : json::elements(json::member(m_drawn, member)))
                if (constexpr std::size_t shortest = 2; json::elements(line).size() >= shortest)
                    m_rules.add(variantId, cellsOf(line));
    }

    /// Reads the cages; the sum is in the top left corner of any of its cells.
    void readCages()
    {
        const Json &texts = json::member(m_drawn, "numberS");
        for (const Json &cage : json::elements(json::member(m_drawn, "killercages"))) {
            std::vector<int> sum;
            for (const Json &cell : json::elements(cage)) {
                const std::string corner = m_grid.topLeftCorner(json::number(cell).value_or(-1));
                const Json &text = json::element(json::member(texts, corner), 0);
                if (const auto number = wholeNumber(trimmed(json::text(text))); number && sum.empty())
                    sum = {*number};
                if (!json::isBlank(text))
                    ++m_sums;
            }
            if (!json::isEmpty(cage))
                m_rules.add("killer", cellsOf(cage), sum);
        }
    }

    /// Reads dots between cells, and circles and squares in cells.
    void readSymbols()
    {
        for (const auto &[index, symbol] : json::members(json::member(m_drawn, "symbol"))) {
            const std::string &name = json::text(json::element(symbol, 1));
            const int style = json::number(json::element(symbol, 0)).value_or(0);
            const auto edge = m_grid.cellsAtEdge(wholeNumber(index));
            const auto cell = m_grid.cell(wholeNumber(index));
            constexpr int black = 2;
            constexpr int grey = 3;
            const bool isDot = name.starts_with("circle_S") || name == "circle_M";
            if (isDot && edge && (style == 1 || style == 8 || style == black))
                m_rules.add(style == black ? "black-dot" : "white-dot", {edge->first, edge->second});
            else if (cell && style == grey && (name == "circle_L" || name == "square_L"))
                m_rules.add(name == "circle_L" ? "odd" : "even", {cell});
            else
                ++m_unread[name.empty() ? "symbol" : name];
        }
    }

    void readDiagonals(const std::vector<std::string_view> &fields)
    {
        constexpr std::size_t primary = 11;
        constexpr std::size_t secondary = 14;
        if (fields.size() > primary && fields[primary] == "1")
            m_rules.add("diagonal", {});
        if (fields.size() > secondary && fields[secondary] == "1")
            m_rules.add("anti-diagonal", {});
    }

    void finish(Board &board)
    {
        for (const char *name : unreadDrawings)
            if (const Json &value = json::member(m_drawn, name); !json::isEmpty(value))
                m_unread[name] = json::count(value);
        const int texts = static_cast<int>(json::members(json::member(m_drawn, "numberS")).size());
        if (texts > m_sums)
            m_unread["numberS"] = texts - m_sums;
        if (json::isEmpty(json::member(m_drawn, "killercages")))
            if (const Json &lines = json::member(m_drawn, "cage"); !json::isEmpty(lines))
                m_unread["cage"] = json::count(lines);
        keepUnsupported(m_unread, board);
        m_rules.finish();
    }

    RuleCollector &rules() { return m_rules; }

private:
    Cells cellsOf(const Json &indices) const
    {
        Cells cells;
        for (const Json &index : json::elements(indices))
            cells.push_back(m_grid.cell(json::number(index)));
        return cells;
    }

    const PenpaGrid &m_grid;
    const Json &m_drawn;
    RuleCollector m_rules;
    RuleCounts m_unread = {};
    int m_sums = 0; ///< corners with a text that are of cages
};

TextResult readDrawn(const PenpaGrid &grid, const std::vector<std::string_view> &fields, const Json &drawn,
                     const ReadOptions &options, std::string_view formatId)
{
    const auto boxes = askedBoxes(options, grid.size());
    if (!boxes)
        return tl::unexpected(boxes.error());
    ForeignRegions regions =
        *boxes ? ForeignRegions{Geometry::withBoxes(**boxes)}
               : foreignRegions(grid.size(), grid.size(), grid.regions(json::member(drawn, "lineE")));
    Board board{Puzzle(regions.geometry)};
    board.puzzle.constraints = std::move(regions.extraRegions);
    PenpaReader reader(grid, drawn, board);
    reader.readDiagonals(fields);
    reader.readNumbers();
    reader.readLines();
    reader.readCages();
    reader.readSymbols();
    reader.finish(board);
    keepInfo({.title = fieldText(fields, "Title: "), .author = fieldText(fields, "Author: ")}, board);
    return TextPuzzle{std::move(board), &symbolSets().front(), formatId};
}

} // namespace

std::string_view penpaText(std::string_view link)
{
    const std::size_t site = link.find("/penpa-edit/");
    if (site == link.npos)
        return {};
    for (const std::string_view mark : {"&p=", "#p=", "?p="})
        if (const std::size_t at = link.find(mark, site); at != link.npos) {
            const std::string_view rest = link.substr(at + mark.size());
            return rest.substr(0, std::min(rest.find_first_of("&#? \t\r\n"), rest.size()));
        }
    return {};
}

TextResult readPenpa(std::string_view packed, const ReadOptions &options, std::string_view formatId)
{
    const tl::unexpected<TextError> unreadable(TextError{TextErrorCode::NoLinkedPuzzle});
    const auto bytes = fromBase64(packed, Base64::Standard);
    if (!bytes)
        return unreadable;
    const auto text = inflated(*bytes, maxPuzzleText);
    if (!text)
        return tl::unexpected(TextError{text.error()});
    const std::vector<std::string_view> lines = partsBetween(*text, "\n");
    if (lines.size() <= lineOfDrawings)
        return unreadable;
    const std::vector<std::string_view> fields = partsBetween(lines[0], ",");
    const auto edges = parseJson(std::string(lines[1]));
    const auto drawn = parseJson(withNames(lines[lineOfDrawings]));
    const auto grid = edges && drawn ? PenpaGrid::of(fields, *edges) : std::nullopt;
    return grid ? readDrawn(*grid, fields, *drawn, options, formatId) : unreadable;
}

} // namespace sudoku
