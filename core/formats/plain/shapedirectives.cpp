#include "core/formats/plain/shapedirectives.h"

#include "core/board/regions.h"
#include "core/formats/text/boxestext.h"
#include "core/formats/text/digitvaluestext.h"

namespace sudoku {

tl::unexpected<TextError> badDirective(const Directive &directive, int column)
{
    return tl::unexpected(TextError{TextErrorCode::BadDirective, directive.line,
                                    column == 0 ? directive.valueColumn : column, directive.key});
}

tl::expected<void, TextError> readBoxes(const Directive &directive, int size, ShapeDirectives &shape)
{
    const auto boxes = parseBoxes(directive.value);
    if (!boxes)
        return badDirective(directive);
    if (boxes->size() != size)
        return tl::unexpected(TextError{TextErrorCode::BoxesDoNotFit, directive.line, directive.valueColumn,
                                        directive.value, size, boxes->size()});
    shape.boxes = boxes;
    return {};
}

tl::expected<void, TextError> readRegions(const Directive &directive, int size, ShapeDirectives &shape)
{
    std::vector<int> regionOf; // a letter for each region, a dot for none
    for (const char character : directive.value) {
        const Digit number = findSymbolSet("A")->digitOf(character);
        if (number == noDigit && character != '.')
            return badDirective(directive);
        regionOf.push_back(number == noDigit ? noRegion : number - 1);
    }
    const int cellCount = static_cast<int>(regionOf.size());
    if (cellCount != size * size)
        return tl::unexpected(TextError{TextErrorCode::WrongCellCount,
                                        directive.line,
                                        directive.valueColumn,
                                        {},
                                        cellCount,
                                        size * size});
    const int digitCount = shape.digits ? shape.digits->count : size;
    const auto regions = geometryOf(size, std::move(regionOf), digitCount);
    if (!regions)
        return tl::unexpected(TextError{TextErrorCode::BadRegions, directive.line, directive.valueColumn});
    shape.regions = *regions;
    return {};
}

tl::expected<void, TextError> readDigitValues(const Directive &directive, int size, ShapeDirectives &shape)
{
    shape.digits = digitValuesOf(directive.value);
    if (!shape.digits || shape.digits->count < size)
        return badDirective(directive);
    return {};
}

tl::expected<void, TextError> readSymbols(const Directive &directive, int, ShapeDirectives &shape)
{
    shape.symbols = findSymbolSet(directive.value);
    if (shape.symbols == nullptr)
        return badDirective(directive);
    return {};
}

} // namespace sudoku
