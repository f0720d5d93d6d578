#include "ui/pictures/readingjson.h"

#include "core/formats/text/constrainttext.h"
#include "core/formats/text/jsonaccess.h"

#include <array>

namespace sudoku {
namespace {

using Json = nlohmann::ordered_json;

template <typename Value, std::size_t count>
using Names = std::array<std::pair<Value, std::string_view>, count>;

constexpr auto problemNames = std::to_array<std::pair<PictureProblem, std::string_view>>({
    {PictureProblem::NotAPicture, "not-a-picture"},
    {PictureProblem::NoDecoder, "no-decoder"},
    {PictureProblem::Broken, "broken"},
    {PictureProblem::TooLarge, "too-large"},
    {PictureProblem::Vector, "vector"},
    {PictureProblem::Locked, "locked"},
    {PictureProblem::NoPage, "no-page"},
    {PictureProblem::NoBoard, "no-board"},
    {PictureProblem::TooBlurred, "too-blurred"},
    {PictureProblem::NoDigits, "no-digits"},
    {PictureProblem::OutOfMemory, "out-of-memory"},
    {PictureProblem::ReaderMissing, "reader-missing"},
    {PictureProblem::ReaderFailed, "reader-failed"},
    {PictureProblem::Stopped, "stopped"},
});
constexpr auto verdictNames = std::to_array<std::pair<ReadingVerdict, std::string_view>>({
    {ReadingVerdict::Unique, "unique"},
    {ReadingVerdict::Several, "multiple"},
    {ReadingVerdict::None, "none"},
    {ReadingVerdict::NotDecided, "undecided"},
});
constexpr auto kindNames = std::to_array<std::pair<CellKind, std::string_view>>({
    {CellKind::Blank, "blank"},
    {CellKind::Printed, "printed"},
    {CellKind::Written, "written"},
    {CellKind::Marks, "marks"},
});

constexpr auto unreadNames = std::to_array<std::pair<UnreadPart, std::string_view>>({
    {UnreadPart::Cages, "cages"},
});

template <typename Value, std::size_t count>
std::string_view nameOf(const std::array<std::pair<Value, std::string_view>, count> &names, Value value)
{
    for (const auto &[named, name] : names)
        if (named == value)
            return name;
    return {};
}

template <typename Value, std::size_t count>
std::optional<Value> valueOf(const std::array<std::pair<Value, std::string_view>, count> &names,
                             std::string_view text)
{
    for (const auto &[value, name] : names)
        if (name == text)
            return value;
    return {};
}

Json digitsJson(DigitSet digits)
{
    Json array = Json::array();
    for (const Digit digit : digits)
        array.push_back(digit);
    return array;
}

void addMarks(Json &object, const CellReading &cell)
{
    if (!cell.cornerMarks.isEmpty())
        object["cornerMarks"] = digitsJson(cell.cornerMarks);
    if (!cell.centreMarks.isEmpty())
        object["centreMarks"] = digitsJson(cell.centreMarks);
    if (cell.unreadMarks > 0)
        object["unreadMarks"] = cell.unreadMarks;
}

Json othersJson(const std::vector<OtherValue> &others)
{
    Json array = Json::array();
    for (const OtherValue &other : others)
        array.push_back({{"digit", other.digit}, {"probability", other.probability}});
    return array;
}

Json cellJson(const CellReading &cell)
{
    Json object{
        {"digit", cell.digit}, {"kind", nameOf(kindNames, cell.kind)}, {"probability", cell.probability}};
    if (cell.isDoubtful)
        object["doubtful"] = true;
    if (cell.isOverruled())
        object["seen"] = cell.seen;
    object["others"] = othersJson(cell.others);
    addMarks(object, cell);
    return object;
}

void addShape(Json &object, const Geometry &geometry)
{
    if (const auto boxes = geometry.boxes()) {
        object["boxes"] = {boxes->rows, boxes->columns};
        return;
    }
    Json regions = Json::array();
    for (Cell cell = 0; cell < geometry.cellCount(); ++cell)
        regions.push_back(geometry.regionOf(cell));
    object["regions"] = std::move(regions);
}

Json rulesJson(const BoardReading &board)
{
    Json rules = Json::array();
    for (const RuleReading &rule : board.rules) {
        Json object{{"constraint", constraintText(board.geometry, rule.constraint)}};
        if (rule.isDoubtful)
            object["doubtful"] = true;
        if (rule.seen)
            object["seen"] = *rule.seen;
        if (!rule.others.empty())
            object["others"] = othersJson(rule.others);
        rules.push_back(std::move(object));
    }
    return rules;
}

void addUnread(Json &object, const BoardReading &board)
{
    for (const UnreadPart part : board.unread)
        object["unread"].push_back(nameOf(unreadNames, part));
}

Json boardJson(const BoardReading &board)
{
    Json crossings = Json::array();
    for (const QPointF point : board.crossings)
        crossings.push_back({point.x(), point.y()});
    Json cells = Json::array();
    for (const CellReading &cell : board.cells)
        cells.push_back(cellJson(cell));
    Json object{{"size", board.size()}};
    addShape(object, board.geometry);
    addUnread(object, board);
    const Json rest{{"symbols", board.symbols->id},
                    {"verdict", nameOf(verdictNames, board.verdict)},
                    {"clear", board.isClear},
                    {"price", board.price},
                    {"coverage", board.coverage},
                    {"cellSide", board.cellSide},
                    {"crossings", std::move(crossings)},
                    {"cells", std::move(cells)}};
    object.update(rest);
    if (board.unreadShades > 0)
        object["unreadShades"] = board.unreadShades;
    if (!board.rules.empty())
        object["rules"] = rulesJson(board);
    return object;
}

double decimal(const nlohmann::json &value)
{
    return value.is_number() ? value.get<double>() : 0;
}

int whole(const nlohmann::json &value)
{
    return json::number(value).value_or(0);
}

/// Returns the digits that a board may have at most: isComplete() looks at its size.
DigitSet digitsOfJson(const nlohmann::json &array)
{
    DigitSet digits;
    for (const nlohmann::json &element : json::elements(array))
        if (const int digit = whole(element); digit > noDigit && digit <= maxBoardSize)
            digits.insert(digit);
    return digits;
}

std::vector<OtherValue> othersOfJson(const nlohmann::json &object)
{
    std::vector<OtherValue> others;
    for (const nlohmann::json &other : json::elements(json::member(object, "others")))
        others.push_back({whole(json::member(other, "digit")), decimal(json::member(other, "probability"))});
    return others;
}

CellReading cellOfJson(const nlohmann::json &object)
{
    CellReading cell{
        .digit = whole(json::member(object, "digit")),
        .kind = valueOf(kindNames, json::text(json::member(object, "kind"))).value_or(CellKind::Blank),
        .probability = decimal(json::member(object, "probability")),
        .isDoubtful = json::isTrue(json::member(object, "doubtful")),
        .others = {},
        .cornerMarks = digitsOfJson(json::member(object, "cornerMarks")),
        .centreMarks = digitsOfJson(json::member(object, "centreMarks")),
        .unreadMarks = whole(json::member(object, "unreadMarks"))};
    cell.seen = json::has(object, "seen") ? whole(json::member(object, "seen")) : cell.digit;
    cell.others = othersOfJson(object);
    return cell;
}

/// Returns what was read of rules, or nothing if there is no such rule.
std::optional<std::vector<RuleReading>> rulesOfJson(const nlohmann::json &object, const Geometry &geometry)
{
    std::vector<RuleReading> rules;
    for (const nlohmann::json &rule : json::elements(json::member(object, "rules"))) {
        auto constraint = readConstraint(geometry, json::text(json::member(rule, "constraint")));
        if (!constraint)
            return {};
        rules.push_back({.constraint = std::move(*constraint),
                         .isDoubtful = json::isTrue(json::member(rule, "doubtful")),
                         .seen = json::number(json::member(rule, "seen")),
                         .others = othersOfJson(rule)});
    }
    return rules;
}

/// Returns the shape of a board, or nothing if there is no such board.
std::optional<Geometry> shapeOfJson(const nlohmann::json &object)
{
    const int size = whole(json::member(object, "size"));
    if (size < minBoardSize || size > maxBoardSize)
        return {};
    const nlohmann::json &boxes = json::member(object, "boxes");
    const BoxShape shape{whole(json::element(boxes, 0)), whole(json::element(boxes, 1))};
    if (shape.rows > 0 && shape.rows <= size && shape.columns > 0 && shape.size() == size)
        return Geometry::withBoxes(shape);
    std::vector<int> regions;
    for (const nlohmann::json &region : json::elements(json::member(object, "regions")))
        regions.push_back(whole(region));
    if (regions.size() != static_cast<std::size_t>(size) * size)
        return {};
    auto geometry = Geometry::withRegions(size, std::move(regions));
    return geometry ? std::optional(std::move(*geometry)) : std::nullopt;
}

bool isComplete(const BoardReading &board)
{
    const int size = board.size();
    const auto count = static_cast<std::size_t>(size);
    return board.symbols && board.symbols->maxDigit() >= size && board.cells.size() == count * count
           && board.crossings.size() == (count + 1) * (count + 1)
           && std::ranges::all_of(board.cells, [&](const CellReading &cell) {
                  return cell.digit >= noDigit && cell.digit <= size && cell.seen >= noDigit
                         && cell.seen <= size && (cell.marks() - DigitSet::all(size)).isEmpty();
              });
}

BoardReading boardOfJson(const nlohmann::json &object, const Geometry &shape)
{
    BoardReading board{
        .geometry = shape,
        .symbols = findSymbolSet(json::text(json::member(object, "symbols"))),
        .crossings = {},
        .cellSide = decimal(json::member(object, "cellSide")),
        .coverage = decimal(json::member(object, "coverage")),
        .cells = {},
        .unreadShades = whole(json::member(object, "unreadShades")),
        .verdict = valueOf(verdictNames, json::text(json::member(object, "verdict")))
                       .value_or(ReadingVerdict::NotDecided),
        .price = decimal(json::member(object, "price")),
        .isClear = json::isTrue(json::member(object, "clear")),
    };
    for (const nlohmann::json &point : json::elements(json::member(object, "crossings")))
        board.crossings.emplace_back(decimal(json::element(point, 0)), decimal(json::element(point, 1)));
    for (const nlohmann::json &cell : json::elements(json::member(object, "cells")))
        board.cells.push_back(cellOfJson(cell));
    for (const nlohmann::json &name : json::elements(json::member(object, "unread")))
        if (const auto part = valueOf(unreadNames, json::text(name)))
            board.unread.push_back(*part);
    return board;
}

} // namespace

std::string readingJson(const PictureReading &reading)
{
    Json object{{"width", reading.picture.width()}, {"height", reading.picture.height()}};
    if (reading.problem)
        object["problem"] = nameOf(problemNames, *reading.problem);
    if (reading.detail != 0)
        object["detail"] = reading.detail;
    if (reading.pageCount != 1)
        object["pages"] = reading.pageCount;
    Json boards = Json::array();
    for (const BoardReading &board : reading.boards)
        boards.push_back(boardJson(board));
    object["boards"] = std::move(boards);
    return object.dump() + '\n';
}

std::optional<PictureReading> readingOfJson(std::string_view line)
{
    const auto object = nlohmann::json::parse(line, nullptr, false);
    if (!json::has(object, "boards"))
        return {};
    PictureReading reading{
        .problem = valueOf(problemNames, json::text(json::member(object, "problem"))),
        .detail = whole(json::member(object, "detail")),
        .picture = {whole(json::member(object, "width")), whole(json::member(object, "height"))},
        .pageCount = json::number(json::member(object, "pages")).value_or(1),
    };
    for (const nlohmann::json &board : json::elements(json::member(object, "boards"))) {
        const auto shape = shapeOfJson(board);
        if (!shape)
            return {};
        auto rules = rulesOfJson(board, *shape);
        if (!rules)
            return {};
        reading.boards.push_back(boardOfJson(board, *shape));
        reading.boards.back().rules = std::move(*rules);
        if (!isComplete(reading.boards.back()))
            return {};
    }
    const bool saysNothing = reading.boards.empty() && !reading.problem;
    return saysNothing ? std::nullopt : std::optional(std::move(reading));
}

} // namespace sudoku
