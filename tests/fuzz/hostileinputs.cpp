#include "tests/fuzz/hostileinputs.h"

#include "core/board/random.h"
#include "core/formats/formats.h"
#include "core/formats/text/format.h"
#include "core/variants/constraintproblem.h"
#include "core/variants/straightline.h"
#include "tests/puzzles.h"
#include "tests/sampling.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <optional>

namespace sudoku {
namespace {

using Take = std::function<void(const HostileInput &)>;

constexpr std::array sizes{9, 25};

constexpr std::array<std::string_view, 53> repeatedTexts{
    ".",
    "1",
    "A",
    "z",
    "|",
    "-",
    "+",
    "#",
    ",",
    ";",
    "\t",
    " ",
    "\n",
    "\r",
    ":",
    "{",
    "[",
    "\"",
    "\\",
    "=",
    "<",
    "^",
    "\x01",
    "\xff",
    "1\n",
    "1 ",
    "10 ",
    "1,",
    "{\n",
    "[\n",
    "}\n",
    "{}\n",
    "v 1\n",
    "1 0\n",
    "d 1 0\n",
    "-1 ",
    "{,\n\n",
    "{\"a\":[",
    "{\"a\":[{},\n",
    "1.34341221434321\n",
    "word ",
    "// a\n",
    "\xe2\x94\x82",
    "+---+\n",
    "https://",
    "SumoCueV1",
    "<tr><td>1</td>",
    "[1, 2, 3, 4],",
    "{\"puzzle\":\"1...............\",\"variants\":[\"x\"]}\n",
    "# sudoku-workbench: boxes 3x3\n",
    "# sudoku-workbench: variant all-xv\n",
    "# sudoku-workbench: variant x-sum 3 r1c1 r1c2\n",
    "# sudoku-workbench: regions AAAABBBBCCCCDDDD\n",
};

/// \a text again and again, with \a separator between.
std::string repeated(std::string_view text, std::string_view separator = {}, std::size_t size = hostileSize)
{
    std::string all(text);
    while (all.size() + separator.size() + text.size() <= size)
        all.append(separator).append(text);
    return all;
}

/// Random constraints of one kind, on a board without givens.
class RuleMaker
{
public:
    explicit RuleMaker(const Geometry &geometry) : m_geometry(geometry) {}

    /// Nothing where chance hit on none.
    std::optional<Constraint> make(const Variant &kind)
    {
        Constraint constraint{&kind, cells(kind)};
        if (kind.number != NumberUse::None)
            addNumbers(constraint);
        return findProblem(m_geometry, constraint) ? std::nullopt : std::optional(constraint);
    }

private:
    std::vector<Cell> cells(const Variant &kind)
    {
        const Cell start = below(m_geometry.cellCount());
        switch (kind.input) {
        case Input::Nothing:
            return {};
        case Input::Neighbours:
            return {start, start + 1};
        case Input::Block:
            return {start, start + 1, start + m_geometry.size(), start + m_geometry.size() + 1};
        case Input::Line:
        case Input::Diagonal:
            return straight(start);
        case Input::Clones:
            return clones();
        case Input::Cells:
        case Input::Path:
            break;
        }
        std::vector<Cell> path = walk(start, 2 + below(m_geometry.digitCount() - 1));
        if (kind.mayCross && below(4) == 0 && m_geometry.isKingStep(path.back(), start))
            path.push_back(start);
        return path;
    }

    std::vector<Cell> straight(Cell start)
    {
        const int row = m_geometry.rowOf(start) + below(3) - 1;
        const int column = m_geometry.columnOf(start) + below(3) - 1;
        const int last = m_geometry.size() - 1;
        const Cell next = m_geometry.cellAt(std::clamp(row, 0, last), std::clamp(column, 0, last));
        return next == start ? std::vector<Cell>() : straightFrom(m_geometry, start, next);
    }

    /// Cell after cell to the side, as long as there is one that is new.
    std::vector<Cell> walk(Cell start, int length)
    {
        std::vector<Cell> path{start};
        for (int tries = 0; tries < 4 * length && std::ssize(path) < length; ++tries) {
            const int row = m_geometry.rowOf(path.back()) + below(3) - 1;
            const int column = m_geometry.columnOf(path.back()) + below(3) - 1;
            const int last = m_geometry.size() - 1;
            const Cell next = m_geometry.cellAt(std::clamp(row, 0, last), std::clamp(column, 0, last));
            if (std::ranges::find(path, next) == path.end())
                path.push_back(next);
        }
        return path;
    }

    /// A row of cells, and the one some rows below.
    std::vector<Cell> clones()
    {
        const int size = m_geometry.size();
        const int length = 1 + below(size);
        const int row = below(size / 2);
        std::vector<Cell> both(2 * length);
        const auto middle = both.begin() + length;
        std::iota(both.begin(), middle, m_geometry.cellAt(row, 0));
        std::iota(middle, both.end(), m_geometry.cellAt(row + 1 + below(size / 2), 0));
        return both;
    }

    void addNumbers(Constraint &constraint)
    {
        const NumberRange range = constraint.variant->numbers(m_geometry, constraint.cells);
        const int count = range.max < range.min ? 0 : 1 + below(constraint.variant->maxNumbers);
        for (int i = 0; i < count; ++i)
            constraint.numbers.push_back(range.min + below(range.max - range.min + 1));
        std::ranges::sort(constraint.numbers);
    }

    int below(int count) { return static_cast<int>(m_random.below(std::max(count, 1))); }

    const Geometry &m_geometry;
    Random m_random{1};
};

/// Of rules that fill the text of \a format.
std::string textOf(Board board, const std::vector<Constraint> &rules, const Format &format)
{
    const SymbolSet &symbols = symbolSets().front();
    std::size_t count = rules.size();
    std::string text;
    do {
        board.puzzle.constraints.assign(rules.begin(), rules.begin() + static_cast<std::ptrdiff_t>(count));
        text = format.write(board, symbols);
        count = count * 9 / 10;
    } while (text.size() > hostileSize && count > 0);
    return text;
}

void takeInEachForm(const std::string &name, const Geometry &geometry, const std::vector<Constraint> &rules,
                    const Take &take)
{
    const Board board{Puzzle(geometry)};
    const auto takeAs = [&](std::string_view target, std::string_view format) {
        take({target, name, [&board, &rules, format] { return textOf(board, rules, *findFormat(format)); }});
    };
    takeAs("workbench", "workbench");
    takeAs("f-puzzles", "f-puzzles");
    takeAs("f-puzzles-link", "f-puzzles");
    takeAs("link", "f-puzzles-link");
    takeAs("text", "line");
}

/// Thousands of each kind, hardly two of them equal; and a few of each kind, a thousand times each.
void takeRules(const Take &take)
{
    constexpr int maxRules = 3000;
    for (const int size : sizes) {
        const Geometry geometry = defaultGeometry(size);
        const std::string board = std::to_string(size) + "x" + std::to_string(size) + ": ";
        RuleMaker maker(geometry);
        std::vector<Constraint> someOfAll;
        const int each = triesAll() ? 1 : isSanitized ? 20 : 3; // to make them takes longer than to read them
        for (std::size_t i = 0; i < variants().size(); i += each) {
            const Variant *const kind = variants()[i];
            std::vector<Constraint> rules;
            for (int tries = 0; tries < 4 * maxRules && std::ssize(rules) < maxRules; ++tries)
                if (auto rule = maker.make(*kind))
                    rules.push_back(std::move(*rule));
            someOfAll.insert(someOfAll.end(), rules.begin(),
                             rules.begin() + std::min<std::ptrdiff_t>(2, std::ssize(rules)));
            takeInEachForm(board + std::string(kind->id), geometry, rules, take);
        }
        std::vector<Constraint> equal;
        while (!someOfAll.empty() && std::ssize(equal) < maxRules)
            equal.insert(equal.end(), someOfAll.begin(), someOfAll.end());
        takeInEachForm(board + "equal rules", geometry, equal, take);
    }
}

/// Cages, each a little larger than the one before, in the JSON of two programs.
struct CageLists
{
    std::string sudokuPad;
    std::string sudokuMaker;
};

CageLists longCageLists(int size)
{
    CageLists lists;
    for (int i = 0; lists.sudokuPad.size() < hostileSize; ++i) {
        const int length = 2 + i % (size - 1);
        std::string pad;
        std::string maker;
        for (int column = 0; column < length; ++column) {
            const int line = i / size % size;
            pad += (column == 0 ? "[" : ",[") + std::to_string(line) + "," + std::to_string(column) + "]";
            maker += (column == 0 ? "" : ",") + std::to_string(line * size + column);
        }
        const std::string sum = std::to_string(length * (length + 1) / 2 + i % 3);
        const std::string begin = i == 0 ? "{\"cells\":[" : ",{\"cells\":[";
        lists.sudokuPad.append(begin).append(pad).append("],\"value\":\"").append(sum).append("\"}");
        lists.sudokuMaker.append(begin).append(maker).append("],\"value\":").append(sum).append("}");
    }
    return lists;
}

void takeCages(int size, const Take &take)
{
    const std::string name = std::to_string(size) + "x" + std::to_string(size) + " cages";
    const std::string row = "[" + repeated("{}", ",", 3 * size - 1) + "]";
    const std::string cells = repeated(row, ",", (row.size() + 1) * size - 1);
    const CageLists cages = longCageLists(size);
    take({"sudokupad-link", name,
          [&] { return "{\"cells\":[" + cells + "],\"cages\":[" + cages.sudokuPad + "]}"; }});
    const std::string places = repeated("{}", ",", 3 * size * size - 1);
    const std::string head =
        "{\"formatVersion\":1,\"puzzle\":{\"width\":" + std::to_string(size) + ",\"cells\":[" + places;
    take({"sudokumaker-link", name, [&] {
              return head + "],\"constraints\":[{\"type\":301,\"cages\":[" + cages.sudokuMaker + "]}]}}";
          }});
    take({"sudokumaker-link", name + " in blocks", [&] {
              return head + "],\"constraints\":["
                     + repeated("{\"type\":301,\"cages\":[{\"cells\":[0,1],\"value\":4}]}", ",") + "]}}";
          }});
}

} // namespace

void forEachHostileInput(const Take &take)
{
    for (const std::string_view text : repeatedTexts)
        take({"", "100 kB of '" + std::string(text.substr(0, 12)) + "'", [text] { return repeated(text); }});
    takeRules(take);
    for (const int size : sizes)
        takeCages(size, take);
}

} // namespace sudoku
