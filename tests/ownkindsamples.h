#pragma once

#include "core/variants/own/ownkind.h"

#include <vector>

namespace sudoku {

/// Own kinds of rules of each form, and at each place that a look takes in at once or part by part.
inline std::vector<const Variant *> ownKindSamples()
{
    const std::vector<OwnKindDefinition> definitions{
        {.id = "tried-line", .name = "Two apart", .rule = "|a - b| >= 2"},
        {.id = "tried-loop", .name = "Rising", .rule = "a <= b + 1", .place = OwnPlace::Loop},
        {.id = "tried-group", .name = "Not beside", .rule = "|a - b| != 1", .place = OwnPlace::Cells},
        {.id = "tried-dot", .name = "Sum", .rule = "a + b = k", .place = OwnPlace::Dot, .hasNumber = true},
        {.id = "tried-sign", .name = "Twice", .rule = "a = 2 * b", .place = OwnPlace::Dot},
        {.id = "tried-rows", .name = "Rows", .rule = "a + b != 5", .place = OwnPlace::Rows},
        {.id = "tried-touching", .name = "Touching", .rule = "a + b != 4", .place = OwnPlace::Touching},
        {.id = "tried-squares",
         .name = "Odd and even",
         .form = OwnForm::Whole,
         .rule = "odd > 0 and even > 0",
         .place = OwnPlace::Squares},
        {.id = "tried-leap", .name = "Leap", .rule = "a != b", .place = OwnPlace::Leap, .isWrapping = true},
        {.id = "tried-whole",
         .name = "Even sum",
         .form = OwnForm::Whole,
         .rule = "sum % 2 = 0",
         .place = OwnPlace::Cells},
        {.id = "tried-sum",
         .name = "Sum of a group",
         .form = OwnForm::Whole,
         .rule = "sum = k",
         .place = OwnPlace::Cells,
         .hasNumber = true},
        {.id = "tried-pattern",
         .name = "Low and high",
         .form = OwnForm::Pattern,
         .rule = "([12][34])*[12]?",
         .reading = OwnReading::Either},
        {.id = "tried-running",
         .name = "Columns",
         .form = OwnForm::Running,
         .rule = "d > s ? d : (s = 4 ? d : s)",
         .start = "0",
         .accept = "s > 2",
         .place = OwnPlace::Columns,
         .reading = OwnReading::Both},
        {.id = "tried-diagonal",
         .name = "Highest on a diagonal",
         .form = OwnForm::Whole,
         .rule = "largest = k",
         .place = OwnPlace::Diagonal,
         .hasNumber = true},
        {.id = "tried-together",
         .name = "One of two",
         .form = OwnForm::Together,
         .rule = "one of (thermometer, killer(k)) or not palindrome and whispers(2)[2,1]",
         .place = OwnPlace::Chain,
         .hasNumber = true},
        {.id = "tried-group-together",
         .name = "Rising or not",
         .form = OwnForm::Together,
         .rule = "renban or odd[1]",
         .place = OwnPlace::Cells,
         .look = OwnLook::Members},
        {.id = "x-wing", // as a technique is called
         .name = "Seen",
         .form = OwnForm::Running,
         .rule = "d > s % 100 ? s - s % 100 + 100 + d : s",
         .start = "0",
         .accept = "s - s % 100 = 100 * k",
         .place = OwnPlace::Outside,
         .hasNumber = true},
    };
    std::vector<const Variant *> kinds;
    for (const OwnKindDefinition &definition : definitions)
        kinds.push_back(ownKind(definition));
    return kinds;
}

} // namespace sudoku
