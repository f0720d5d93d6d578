#include "core/formats/links/sudokumaker/sudokumakermembers.h"

#include "core/formats/text/jsonaccess.h"

#include <algorithm>

namespace sudoku {

using Json = nlohmann::json;

MakerFrame keptFrame(const Json &members, std::optional<int> size)
{
    constexpr int maxSide = 3 * maxBoardSize;
    constexpr int defaultSize = 9;
    const Json &kept = json::member(members, makerFrameName);
    const auto number = [&kept](std::size_t index) {
        return json::number(json::element(kept, index)).value_or(-1);
    };
    const MakerFrame frame{number(0), number(1), number(2), number(3), number(4)};
    const bool isPossible = std::min(frame.top, frame.left) >= 0 && frame.size > 0
                            && frame.size == size.value_or(frame.size)
                            && frame.left + frame.size <= frame.width && frame.width <= maxSide
                            && frame.top + frame.size <= frame.height && frame.height <= maxSide;
    const int plain = size.value_or(defaultSize);
    return isPossible ? frame : MakerFrame{plain, plain, 0, 0, plain};
}

Json frameJson(const MakerFrame &frame)
{
    return {frame.width, frame.height, frame.top, frame.left, frame.size};
}

bool isOn(const Json &block)
{
    return !json::isTrue(json::member(block, "disabled"));
}

int makerType(const Json &block)
{
    return json::number(json::member(block, "type")).value_or(-1);
}

} // namespace sudoku
