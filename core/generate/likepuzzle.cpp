#include "core/generate/likepuzzle.h"

#include "core/generate/deriveconstraints.h"
#include "core/variants/variant.h"

#include <algorithm>

namespace sudoku {

void proposeSymmetry(GenerateRequest &request)
{
    if (request.derived.empty())
        request.symmetry = findSymmetry("half-turn");
}

std::optional<GenerateRequest> requestLike(const Puzzle &puzzle)
{
    GenerateRequest request{Puzzle(puzzle.geometry)};
    request.hasRandomRegions = !puzzle.geometry.boxes() && puzzle.geometry.hasFullRegions();
    for (const Constraint &constraint : puzzle.constraints) {
        const Variant &kind = *constraint.variant;
        if (kind.input == Input::Nothing)
            request.shape.constraints.push_back(constraint);
        else if (!canBeDerived(kind))
            return {};
        else if (std::ranges::find(request.derived, &kind) == request.derived.end())
            request.derived.push_back(&kind);
    }
    dropDerivedNegatives(request);
    proposeSymmetry(request);
    return request;
}

} // namespace sudoku
