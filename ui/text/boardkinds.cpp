#include "ui/text/boardkinds.h"

#include "core/board/random.h"
#include "core/board/translate.h"
#include "core/generate/cyclicboard.h"
#include "core/generate/deriveconstraints.h"
#include "core/generate/randomregions.h"
#include "core/variants/variant.h"

#include <algorithm>
#include <set>

namespace sudoku {
namespace {

const std::vector<BoardKind> kindTable{
    {TR_NOOP("BoardKind", "Classic 9 × 9"), 9},
    {TR_NOOP("BoardKind", "X-Sudoku"), 9, {"diagonal", "anti-diagonal"}},
    {TR_NOOP("BoardKind", "Windoku"), 9, {"windoku"}},
    {TR_NOOP("BoardKind", "Jigsaw"), 9, {}, {}, true},
    {TR_NOOP("BoardKind", "Killer"), 9, {}, {"killer"}},
    {TR_NOOP("BoardKind", "Thermometers"), 9, {}, {"thermometer"}},
    {TR_NOOP("BoardKind", "Arrow"), 9, {}, {"arrow"}},
    {TR_NOOP("BoardKind", "Sandwich"), 9, {}, {"sandwich"}},
    {TR_NOOP("BoardKind", "4 × 4"), 4},
    {TR_NOOP("BoardKind", "6 × 6"), 6},
    {TR_NOOP("BoardKind", "12 × 12"), 12},
    {TR_NOOP("BoardKind", "16 × 16"), 16},
    {TR_NOOP("BoardKind", "25 × 25"), 25},
};

std::vector<const Variant *> variantsOf(const std::vector<std::string_view> &ids)
{
    std::vector<const Variant *> found;
    for (const std::string_view id : ids)
        found.push_back(findVariant(id));
    return found;
}

bool hasShape(const BoardKind &kind, const Geometry &geometry, bool isJigsaw)
{
    return geometry.size() == kind.size && geometry.hasFullRegions()
           && geometry.values() == DigitValues(kind.size) && isJigsaw == kind.isJigsaw
           && (isJigsaw || geometry.boxes() == defaultBoxes(kind.size));
}

void addRules(const BoardKind &kind, Puzzle &shape)
{
    for (const Variant *rule : kind.ruleKinds())
        shape.constraints.push_back({rule, {}});
}

bool isOf(const BoardKind &kind, const GenerateRequest &request)
{
    std::vector<const Variant *> rules;
    for (const Constraint &constraint : request.shape.constraints)
        rules.push_back(constraint.variant);
    return hasShape(kind, request.shape.geometry, request.hasRandomRegions)
           && std::ranges::is_permutation(rules, kind.ruleKinds())
           && std::ranges::is_permutation(request.derived, kind.derivedKinds());
}

} // namespace

std::vector<const Variant *> BoardKind::ruleKinds() const
{
    return variantsOf(rules);
}

std::vector<const Variant *> BoardKind::derivedKinds() const
{
    return variantsOf(derived);
}

std::span<const BoardKind> boardKinds()
{
    return kindTable;
}

const BoardKind &boardKind(std::string_view name)
{
    return *std::ranges::find(kindTable, name, &BoardKind::name);
}

GenerateRequest requestFor(const BoardKind &kind)
{
    Puzzle shape(Geometry::withBoxes(defaultBoxes(kind.size)));
    addRules(kind, shape);
    GenerateRequest request(std::move(shape));
    request.hasRandomRegions = kind.isJigsaw;
    request.derived = kind.derivedKinds();
    return request;
}

const BoardKind *kindOf(const Puzzle &puzzle)
{
    std::set<const Variant *> rules;
    for (const Constraint &constraint : puzzle.constraints)
        rules.insert(constraint.variant);
    const auto isOfPuzzle = [&](const BoardKind &kind) {
        std::set<const Variant *> wanted;
        for (const auto &variants : {kind.ruleKinds(), kind.derivedKinds()})
            wanted.insert(variants.begin(), variants.end());
        return rules == wanted && hasShape(kind, puzzle.geometry, !puzzle.geometry.boxes());
    };
    const auto kind = std::ranges::find_if(kindTable, isOfPuzzle);
    return kind == kindTable.end() ? nullptr : &*kind;
}

int kindOf(const GenerateRequest &request)
{
    const auto kind =
        std::ranges::find_if(kindTable, [&](const BoardKind &candidate) { return isOf(candidate, request); });
    return kind == kindTable.end() ? -1 : static_cast<int>(kind - kindTable.begin());
}

Puzzle exampleOf(const BoardKind &kind)
{
    Random random(1);
    const BoxShape boxes = defaultBoxes(kind.size);
    Puzzle example(kind.isJigsaw ? randomRegions(kind.size, random) : Geometry::withBoxes(boxes));
    addRules(kind, example);
    for (const Variant *rule : kind.derivedKinds())
        std::ranges::move(deriveConstraints(example, cyclicBoard(boxes), *rule, random),
                          std::back_inserter(example.constraints));
    return example;
}

} // namespace sudoku
