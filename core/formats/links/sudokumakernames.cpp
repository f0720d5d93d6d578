#include "core/formats/links/sudokumakernames.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace sudoku {
namespace {

struct MakerName
{
    int type;
    std::string_view text;
    bool isDrawing = false;
};

constexpr std::array makerNames{
    MakerName{16, "global entropy"},
    MakerName{102, "maximum cells"},
    MakerName{103, "minimum cells"},
    MakerName{303, "quadruples"},
    MakerName{304, "look-and-say cages"},
    MakerName{405, "sequence lines"},
    MakerName{406, "entropy lines"},
    MakerName{407, "lockout lines"},
    MakerName{408, "arrows"},
    MakerName{409, "double arrows"},
    MakerName{500, "little killers"},
    MakerName{501, "sandwich sums"},
    MakerName{502, "X-sums"},
    MakerName{503, "skyscrapers"},
    MakerName{504, "numbered rooms"},
    MakerName{600, "row indexers"},
    MakerName{601, "column indexers"},
    MakerName{1000, "custom rule"}, // a script
    MakerName{2000, "drawn lines", true},
    MakerName{2001, "drawn cages", true},
    MakerName{2002, "drawn symbols", true},
    MakerName{4000, "fog", true},
    MakerName{4001, "fog", true},
};

} // namespace

std::string sudokuMakerName(int type)
{
    const auto found = std::ranges::find(makerNames, type, &MakerName::type);
    return std::string(found == makerNames.end() ? "an unknown rule" : found->text);
}

bool isSudokuMakerDrawing(int type)
{
    const auto found = std::ranges::find(makerNames, type, &MakerName::type);
    return found != makerNames.end() && found->isDrawing;
}

} // namespace sudoku
