#include "core/variants/keywords.h"

#include <algorithm>
#include <array>

namespace sudoku {
namespace {

struct Keywords
{
    std::string_view id;
    std::string_view names;
};

constexpr std::array keywordTable{
    Keywords{"diagonal", TR_NOOP("Variant", "X-Sudoku, main diagonals, negative diagonal")},
    Keywords{"anti-diagonal", TR_NOOP("Variant", "X-Sudoku, main diagonals, positive diagonal")},
    Keywords{"windoku", TR_NOOP("Variant", "hyper Sudoku, NRC")},
    Keywords{"asterisk", TR_NOOP("Variant", "star")},
    Keywords{"centre-dot", TR_NOOP("Variant", "center dot")},
    Keywords{"disjoint-groups", TR_NOOP("Variant", "disjoint sets")},
    Keywords{"anti-knight", TR_NOOP("Variant", "knight's move, chess")},
    Keywords{"anti-king", TR_NOOP("Variant", "king's move, no touch, chess")},
    Keywords{"killer", TR_NOOP("Variant", "sum cage, sumdoku")},
    Keywords{"extra-region", TR_NOOP("Variant", "extra house, additional region")},
    Keywords{"even", TR_NOOP("Variant", "parity")},
    Keywords{"odd", TR_NOOP("Variant", "parity")},
    Keywords{"greater-than", TR_NOOP("Variant", "inequality, comparison, less than")},
    Keywords{"white-dot", TR_NOOP("Variant", "Kropki dots, consecutive, difference")},
    Keywords{"black-dot", TR_NOOP("Variant", "Kropki dots, ratio, double")},
    Keywords{"all-white-dots", TR_NOOP("Variant", "Kropki, negative constraint")},
    Keywords{"all-black-dots", TR_NOOP("Variant", "Kropki, negative constraint")},
    Keywords{"xv", TR_NOOP("Variant", "XV, sum of 5 or 10")},
    Keywords{"all-xv", TR_NOOP("Variant", "XV, negative constraint")},
    Keywords{"palindrome", TR_NOOP("Variant", "mirror line")},
    Keywords{"whispers", TR_NOOP("Variant", "German whispers, Dutch whispers, whisper line")},
    Keywords{"renban", TR_NOOP("Variant", "run of digits, consecutive line")},
    Keywords{"little-killer", TR_NOOP("Variant", "diagonal sum")},
    Keywords{"quadruple", TR_NOOP("Variant", "quad, four digits")},
    Keywords{"clone", TR_NOOP("Variant", "twin regions")},
};

} // namespace

std::string_view keywordsOf(const Variant &kind)
{
    const auto found = std::ranges::find(keywordTable, kind.id, &Keywords::id);
    return found == keywordTable.end() ? std::string_view() : found->names;
}

} // namespace sudoku
