#include "app/cli/answers/answers.h"
#include "app/cli/options/measureoptions.h"
#include "app/cli/run/batch.h"
#include "ui/text/tracewords.h"

#include <array>

namespace sudoku::cli {
namespace {

using Kind = TraceStep::Kind;

std::string_view kindId(Kind kind)
{
    switch (kind) {
    case Kind::Guess:
        return "guess";
    case Kind::Propagate:
        return "propagate";
    case Kind::Conflict:
        return "conflict";
    case Kind::Learn:
        return "learn";
    case Kind::Back:
        return "back";
    case Kind::Model:
        return "model";
    case Kind::Refuted:
        return "refuted";
    case Kind::GiveUp:
        break;
    }
    return "stopped";
}

Json stepOf(const Trace &trace, const TraceWords &words, int index)
{
    const TraceStep &step = trace.steps[index];
    Json object{{"kind", kindId(step.kind)}, {"level", step.level}, {"text", words.step(index)}};
    if (step.assigns())
        object["literal"] = step.literal;
    if (step.clause != TraceStep::noClause)
        object["clause"] = trace.clauses.clause(step.clause);
    return object;
}

Json countsOf(const TraceCounts &counts)
{
    return {{"guesses", counts.guesses},
            {"propagations", counts.propagations},
            {"conflicts", counts.conflicts},
            {"learnt", counts.learnt}};
}

Finding endOf(Kind end)
{
    if (end == Kind::Model)
        return {.status = ExitStatus::AsAsked, .verdict = "solved"};
    if (end == Kind::Refuted)
        return {.status = ExitStatus::OtherAnswer, .verdict = "none"};
    return findingOf(Halt(Halt::Stopped));
}

/// A step on each line, the level before it; then what was counted.
std::string linesOf(const PuzzleTrace &trace, const TraceWords &words)
{
    std::string lines;
    const std::vector<TraceStep> &steps = trace.trace().steps;
    for (int i = 0; i < std::ssize(steps); ++i)
        lines += std::to_string(steps[i].level) + '\t' + words.step(i).toStdString() + '\n';
    return lines + words.counts().toStdString() + '\n'; // and a blank line behind it
}

Finding tracePuzzle(const Settings &settings, const Board &board, const std::stop_token &stop)
{
    PuzzleTraceOptions options{.encode = settings.solve.encode, .solver = settings.textbook};
    options.encode.kind = settings.measure.kind;
    const auto made = PuzzleTrace::make(board.puzzle, options, stop);
    if (!made)
        return endOf(made.error() == Propagation::Stopped ? Kind::GiveUp : Kind::Refuted);
    const Trace &trace = made->trace();
    Finding found = endOf(trace.steps.back().kind);
    const TraceWords words(*made, *settings.symbols);
    if (!settings.isJson) {
        found.text = linesOf(*made, words);
        return found;
    }
    Json steps = Json::array();
    for (int i = 0; i < std::ssize(trace.steps); ++i)
        steps.push_back(stepOf(trace, words, i));
    found.fields["steps"] = std::move(steps);
    found.fields["counts"] = countsOf(trace.counts());
    return found;
}

ExitStatus runTrace(const Settings &settings)
{
    return answerAll(settings, tracePuzzle);
}

constexpr std::array traceOptions{
    &option::atMostOne,  &option::openOrAll, &option::method,  &option::guess, &option::maxSteps,
    &option::lineOrJson, &option::symbols,   &option::variant, &option::boxes, &option::timeLimit,
};

} // namespace

const Command traceCommand{
    .name = "trace",
    .help = "show each step of a SAT solver on the puzzle: what it guesses, what follows, what it learns",
    .answers =
        "a line for each step: the number of guesses that hold, a tab, and a sentence such as \"r1c4 cannot "
        "be 5: row 1 has a 5 in r1c3.\"; then the counts, and a blank line. The solver is made for teaching: "
        "it guesses, propagates and learns as MiniSat does, but slowly. Exit status 1: there is no solution; "
        "the answer is only \"none\" if propagation finds that before anything is encoded",
    .options = traceOptions,
    .run = runTrace,
};

} // namespace sudoku::cli
