#include "core/formats/links/sudokumaker/sudokumakerlines.h"

#include "core/formats/text/jsonaccess.h"

#include <algorithm>
#include <span>

namespace sudoku {

using Json = nlohmann::json;

namespace {

/// Reads the arrows of a bulb of \a size cells; each begins in one of them.
MakerConstraints readArrows(const MakerElement &element, std::size_t size)
{
    const auto bulb = element.frame.cells(json::member(element.object, "bulbCells"));
    if (!bulb || bulb->size() != size)
        return {};
    std::vector<Constraint> arrows;
    for (const Json &arrow : json::elements(json::member(element.object, "arrows"))) {
        const auto cells = element.frame.cells(arrow);
        if (!cells || cells->empty() || std::ranges::find(*bulb, cells->front()) == bulb->end())
            return {};
        Constraint read{nullptr, *bulb};
        std::erase(read.cells, cells->front());
        read.cells.insert(read.cells.end(), cells->begin(), cells->end());
        arrows.push_back(std::move(read));
    }
    return arrows.empty() ? MakerConstraints() : arrows;
}

} // namespace

MakerConstraints readMakerLine(const MakerElement &element)
{
    auto cells = element.frame.cells(element.object);
    return cells ? oneConstraint(std::move(*cells)) : MakerConstraints();
}

Json writeMakerLine(const Geometry &, const MakerFrame &frame, const Constraint &line)
{
    return frame.numbers(line.cells);
}

MakerConstraints readMakerThermometer(const MakerElement &element)
{
    return json::isTrue(json::member(element.block, "slow")) ? MakerConstraints() : readMakerLine(element);
}

MakerConstraints readMakerSlowThermometer(const MakerElement &element)
{
    return json::isTrue(json::member(element.block, "slow")) ? readMakerLine(element) : MakerConstraints();
}

MakerConstraints readMakerRegionSum(const MakerElement &element)
{
    const bool hasTotals = json::isTrue(json::member(element.block, "singleRegionTotals"));
    return hasTotals ? MakerConstraints() : readMakerLine(element);
}

MakerConstraints readMakerWhispers(const MakerElement &element)
{
    const int half = (element.geometry.digitCount() + 1) / 2;
    const auto number = json::numberOrText(json::member(element.block, "minDifference"));
    MakerConstraints lines = readMakerLine(element);
    if (lines && !isDefaultNumber(element.block, number, half))
        lines->front().numbers = {*number};
    return lines;
}

Json shareMakerDifference(const Geometry &geometry, const Constraint &line)
{
    const int half = (geometry.digitCount() + 1) / 2;
    Json members{{"minDifference", line.number().value_or(half)}};
    if (line.number() == half)
        members[makerNumbered] = true;
    return members;
}

MakerConstraints readMakerLockout(const MakerElement &element)
{
    constexpr int distance = 4;
    MakerConstraints lines = readMakerLine(element);
    if (lines && !isDefaultNumber(element.block, distance, element.geometry.digitCount() / 2))
        lines->front().numbers = {distance};
    return lines;
}

MakerConstraints readMakerArrow(const MakerElement &element)
{
    return readArrows(element, 1);
}

Json writeMakerArrow(const Geometry &, const MakerFrame &frame, const Constraint &arrow)
{
    return {{"bulbCells", frame.numbers(std::span(arrow.cells).first(1))},
            {"arrows", Json::array({frame.numbers(arrow.cells)})}};
}

MakerConstraints readMakerPillArrow(const MakerElement &element)
{
    return readArrows(element, 2);
}

Json writeMakerPillArrow(const Geometry &, const MakerFrame &frame, const Constraint &arrow)
{
    std::vector<Cell> pill(arrow.cells.begin(), arrow.cells.begin() + 2);
    std::ranges::sort(pill);
    return {{"bulbCells", frame.numbers(pill)},
            {"arrows", Json::array({frame.numbers(std::span(arrow.cells).subspan(1))})}};
}

} // namespace sudoku
