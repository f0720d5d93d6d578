#pragma once

#include <QTest>

#include "core/generate/generate.h"
#include "core/rules/violations.h"
#include "core/solve/solve.h"
#include "tests/cluesymmetry.h"
#include "tests/testdata.h"

namespace sudoku::generatebench {

inline GenerateRequest asking(Puzzle shape, ClueGoal goal, int clues,
                              const Symmetry &symmetry = symmetries().front())
{
    GenerateRequest request(std::move(shape));
    request.goal = goal;
    request.clues = clues;
    request.symmetry = &symmetry;
    return request;
}

inline int clueCount(const GenerateResult &result)
{
    return result.puzzle->givens.filledCount();
}

/// What every result of every request must be.
inline void verify(const GenerateRequest &request, const GenerateResult &result)
{
    QCOMPARE(result.outcome, Outcome::Solved);
    QVERIFY(result.puzzle);
    QVERIFY(request.hasRandomRegions || result.puzzle->geometry == request.shape.geometry);
    const std::vector<Constraint> &constraints = result.puzzle->constraints;
    QVERIFY(constraints.size() >= request.shape.constraints.size());
    QVERIFY(std::ranges::equal(request.shape.constraints,
                               std::span(constraints).first(request.shape.constraints.size())));
    QCOMPARE(constraints.size() > request.shape.constraints.size(), !request.derived.empty());
    QVERIFY(isSolution(*result.puzzle, result.solution));
    QVERIFY(isSymmetric(*result.puzzle, *request.symmetry));
    const CheckResult checked = check(*result.puzzle);
    QCOMPARE(checked.verdict, request.hasManySolutions ? Uniqueness::Multiple : Uniqueness::Unique);
    if (request.goal == ClueGoal::AtMost)
        QVERIFY(clueCount(result) <= request.clues);
}

} // namespace sudoku::generatebench
