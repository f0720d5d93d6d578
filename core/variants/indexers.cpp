#include "core/variants/ruleparts.h"
#include "core/variants/variant.h"

namespace sudoku {
namespace {

// An indexer says where the number of its own row or column is: a row indexer in row 3 with the digit 7 says
// that row 7 of its column has a 3. A box indexer says so of the places in its box. All count from 1 on a
// board with the digit 0, too, as the Interactive Sudoku Solver has it: no indexer is 0.

/// Returns the cell at \a place in the column, or in the row, of \a cell.
using CellInLine = Cell (*)(const Geometry &geometry, Cell cell, int place);

Cell inColumn(const Geometry &geometry, Cell cell, int row)
{
    return geometry.cellAt(row, geometry.columnOf(cell));
}

Cell inRow(const Geometry &geometry, Cell cell, int column)
{
    return geometry.cellAt(geometry.rowOf(cell), column);
}

/// Returns the cell at \a place in the box, counted row by row.
Cell inBox(const Geometry &geometry, Cell cell, int place)
{
    return geometry.regions()[geometry.regionOf(cell)].cells[place];
}

bool hasBoxes(const Geometry &geometry)
{
    return geometry.isSquare() && geometry.boxes().has_value();
}

/// Adds a pair of \a cell with each other one of its line. The rules of one indexer follow each other.
void addIndexer(const Geometry &geometry, Cell cell, CellInLine cellAt, std::vector<Rule> &rules)
{
    const int size = geometry.size();
    int own = 0;
    while (cellAt(geometry, cell, own) != cell)
        ++own;
    DigitSet places;
    for (int place = 1; place <= size; ++place)
        places.insert(geometry.values().digitOf(place));
    places.remove(noDigit);
    rules.emplace_back(rule::Domain{cell, places});
    for (int place = 0; place < size; ++place)
        if (place != own)
            rules.emplace_back(rule::Pair{cell, cellAt(geometry, cell, place),
                                          pairTable(geometry.values(), [=](int value, int there) {
                                              return value != place + 1 || there == own + 1;
                                          })});
}

template <CellInLine cellAt>
std::vector<Rule> indexerRules(const Puzzle &puzzle, const Constraint &indexers)
{
    std::vector<Rule> rules;
    for (const Cell cell : indexers.cells)
        addIndexer(puzzle.geometry, cell, cellAt, rules);
    return rules;
}

template <Shade::Texture texture>
std::vector<Mark> indexerMarks(const Geometry &, const Constraint &indexers)
{
    return {Shade{indexers.cells, texture}};
}

} // namespace

extern const Variant columnIndexer;

extern const Variant rowIndexer{
    .id = "row-indexer",
    .name = TR_NOOP("Variant", "Row indexer"),
    .keywords = TR_NOOP("Variant", "indexing, index cells, says the row"),
    .demand = TR_NOOP("Variant", "A cell with upright dashes says in which row of its column the number of "
                                 "its own row is"),
    .input = Input::Cells,
    .logic = LineLogic::Place,
    .rules = indexerRules<inColumn>,
    .marks = indexerMarks<Shade::Texture::UprightDashes>,
    .need = squareBoardNeed,
    .suits = isSquareBoard,
    .counterpart = &columnIndexer,
};

extern const Variant columnIndexer{
    .id = "column-indexer",
    .name = TR_NOOP("Variant", "Column indexer"),
    .keywords = TR_NOOP("Variant", "indexing, 159, index cells, says the column"),
    .demand = TR_NOOP("Variant", "A cell with level dashes says in which column of its row the number of its "
                                 "own column is"),
    .input = Input::Cells,
    .logic = LineLogic::Place,
    .rules = indexerRules<inRow>,
    .marks = indexerMarks<Shade::Texture::LevelDashes>,
    .need = squareBoardNeed,
    .suits = isSquareBoard,
    .counterpart = &rowIndexer,
};

extern const Variant boxIndexer{
    .id = "box-indexer",
    .name = TR_NOOP("Variant", "Box indexer"),
    .keywords = TR_NOOP("Variant", "indexing, index cells, says the place in the box"),
    .demand = TR_NOOP("Variant", "A cell with crosses says at which place of its box the number of its own "
                                 "place is; places count row by row"),
    .input = Input::Cells,
    .logic = LineLogic::Place,
    .rules = indexerRules<inBox>,
    .marks = indexerMarks<Shade::Texture::Crosses>,
    .need = TR_NOOP("Variant", "rectangular boxes"),
    .suits = hasBoxes,
};

} // namespace sudoku
