#include "core/encode/encodingmethod.h"

#include <algorithm>
#include <array>

namespace sudoku {
namespace {

constexpr std::array table{
    EncodingMethod{.id = "pairwise",
                   .name = TR_NOOP("AtMostOne", "Pairwise"),
                   .explanation = TR_NOOP("AtMostOne",
                                          "Forbids each pair of candidates. It needs no auxiliary variables, "
                                          "but its clauses grow with the square of the candidates."),
                   .source = TR_NOOP(
                       "AtMostOne",
                       "Lynce and Ouaknine, “Sudoku as a SAT Problem”, 2006: their extended encoding without "
                       "the clauses that two houses share"),
                   .shared = SharedBetweenHouses::Pairs},
    EncodingMethod{
        .id = "tree2",
        .name = TR_NOOP("AtMostOne", "Binary tree"),
        .explanation =
            TR_NOOP("AtMostOne", "Splits the candidates into halves, again and again. An auxiliary variable "
                                 "means “one of this half”, and two halves exclude each other."),
        .source =
            TR_NOOP("AtMostOne",
                    "Bailleux and Boufkhad, “Efficient CNF Encoding of Boolean Cardinality Constraints”, "
                    "2003: their totalizer, which here counts to one"),
        .oldId = "binary",
        .write = atmostone::tree2},
    EncodingMethod{.id = "tree3",
                   .name = TR_NOOP("AtMostOne", "Ternary tree"),
                   .explanation =
                       TR_NOOP("AtMostOne",
                               "Splits the candidates into thirds, again and again. An auxiliary variable "
                               "means “one of this third”, and the thirds exclude each other."),
                   .source = TR_NOOP("AtMostOne", "as tree2, with parts of three"),
                   .oldId = "ternary",
                   .write = atmostone::tree3},
    EncodingMethod{
        .id = "commander",
        .name = TR_NOOP("AtMostOne", "Commander"),
        .explanation =
            TR_NOOP("AtMostOne",
                    "Forbids each pair in groups of three. A commander variable is true if a candidate of "
                    "its group is; at most one commander is true, in the same way."),
        .source = TR_NOOP("AtMostOne",
                          "Klieber and Kwon, “Efficient CNF Encoding for Selecting 1 from N Objects”, 2007"),
        .write = atmostone::commander},
    EncodingMethod{
        .id = "product",
        .name = TR_NOOP("AtMostOne", "Product"),
        .explanation =
            TR_NOOP("AtMostOne",
                    "Arranges the candidates in a rectangle. A candidate implies the auxiliary variables "
                    "of its row and its column; at most one row and one column may be true."),
        .source = TR_NOOP("AtMostOne", "Chen, “A New SAT Encoding of the At-Most-One Constraint”, 2010"),
        .write = atmostone::product},
    EncodingMethod{
        .id = "sequential",
        .name = TR_NOOP("AtMostOne", "Sequential counter"),
        .explanation =
            TR_NOOP("AtMostOne", "Goes through the candidates one by one. An auxiliary variable means "
                                 "“there was one up to here” and forbids all later ones."),
        .source = TR_NOOP("AtMostOne",
                          "Sinz, “Towards an Optimal CNF Encoding of Boolean Cardinality Constraints”, 2005"),
        .write = atmostone::sequential},
    EncodingMethod{
        .id = "bimander",
        .name = TR_NOOP("AtMostOne", "Bimander"),
        .explanation = TR_NOOP(
            "AtMostOne", "Numbers pairs of candidates in binary, with an auxiliary variable for each bit. A "
                         "candidate implies the bits of its pair, so only one pair can hold a true one."),
        .source = TR_NOOP("AtMostOne",
                          "Hölldobler and Nguyen, “On SAT-Encodings of the At-Most-One Constraint”, 2013"),
        .write = atmostone::bimander},
    EncodingMethod{
        .id = "segment",
        .name = TR_NOOP("AtMostOne", "Segments"),
        .explanation =
            TR_NOOP("AtMostOne",
                    "Made for Sudoku: an auxiliary variable means “the digit is where this line meets this "
                    "box”. Line and box share it, so both need few clauses; cells are encoded pairwise."),
        .source = TR_NOOP("AtMostOne", "this program"),
        .shared = SharedBetweenHouses::Segments},
    EncodingMethod{.id = "minimal",
                   .name = TR_NOOP("AtMostOne", "Minimal"),
                   .explanation = TR_NOOP(
                       "AtMostOne",
                       "States only that each cell has a digit and that no two cells of a house have the "
                       "same one, pair by pair. Everything else follows, but a solver sees less at once."),
                   .source = TR_NOOP("AtMostOne", "Lynce and Ouaknine, “Sudoku as a SAT Problem”, 2006"),
                   .statesOneDigitInCells = false,
                   .statesPlacesInHouses = false},
    EncodingMethod{
        .id = "efficient",
        .name = TR_NOOP("AtMostOne", "Efficient"),
        .explanation = TR_NOOP("AtMostOne", "The minimal encoding, and that no cell has two digits."),
        .source =
            TR_NOOP("AtMostOne",
                    "Weber, “A SAT-based Sudoku Solver”, 2005; the name is that of Kwon and Jain, “Optimized "
                    "CNF Encoding for Sudoku Puzzles”, 2006"),
        .statesPlacesInHouses = false},
    EncodingMethod{
        .id = "extended",
        .name = TR_NOOP("AtMostOne", "Extended"),
        .explanation =
            TR_NOOP("AtMostOne",
                    "States everything twice: each cell has exactly one digit, and each digit exactly one "
                    "place in a house, pair by pair. Nothing is shared between houses."),
        .source = TR_NOOP("AtMostOne",
                          "Lynce and Ouaknine, “Sudoku as a SAT Problem”, 2006; compared in Kwon and Jain, "
                          "“Optimized CNF Encoding for Sudoku Puzzles”, 2006")},
    EncodingMethod{
        .id = "log",
        .name = TR_NOOP("AtMostOne", "Logarithmic"),
        .explanation = TR_NOOP(
            "AtMostOne", "Writes the digit of a cell in bits, four for 9 digits, so that a cell cannot have "
                         "two. A clause forbids two cells of a house the same bits, digit by digit."),
        .source =
            TR_NOOP("AtMostOne",
                    "Frisch and Peugniez, “Solving Non-Boolean Satisfiability Problems with Stochastic Local "
                    "Search”, 2001, who call it binary, as most papers do"),
        .statesPlacesInHouses = false,
        .values = ValueEncoding::Binary},
};

} // namespace

std::span<const EncodingMethod> encodingMethods()
{
    return table;
}

const EncodingMethod *findEncodingMethod(std::string_view id)
{
    const auto found = std::ranges::find_if(table, [id](const EncodingMethod &method) {
        return method.id == id || (!id.empty() && method.oldId == id);
    });
    return found == table.end() ? nullptr : &*found;
}

} // namespace sudoku
