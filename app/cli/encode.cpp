#include "app/cli/commands.h"
#include "app/cli/deadline.h"
#include "app/cli/orderedoutput.h"
#include "app/cli/report.h"
#include "core/sat/dimacs.h"

#include <array>
#include <sstream>

namespace sudoku {
namespace {

using Comments = std::vector<std::string>;

struct Formula
{
    Cnf cnf;
    Comments map; // which variable is which digit of which cell
};

std::string mapped(const Geometry &geometry, Cell cell, Digit digit, const std::string &meaning)
{
    return geometry.cellName(cell) + '=' + std::to_string(digit) + " is " + meaning;
}

Comments mapOf(const Geometry &geometry, const Encoding &encoding, const Candidates &candidates)
{
    Comments map;
    for (Cell cell = 0; cell < geometry.cellCount(); ++cell) {
        if (encoding.isFixed(cell))
            map.push_back(mapped(geometry, cell, candidates[cell].first(), "true"));
        for (const Digit digit : candidates[cell])
            if (const Literal literal = encoding.literal(cell, digit); literal != 0)
                map.push_back(mapped(geometry, cell, digit, std::to_string(literal)));
    }
    return map;
}

// A formula without a model: its only clause is empty.
Formula contradiction()
{
    Formula formula;
    formula.cnf.add({});
    formula.map = {"the givens contradict each other"};
    return formula;
}

// Nothing when a stop came first.
std::optional<Formula> formulaOf(const Settings &settings, const Puzzle &puzzle, const std::stop_token &stop)
{
    const std::vector<ActiveRule> rules = activeRules(puzzle);
    EncodeOptions options = settings.solve.encode;
    options.kind = settings.isOpenOnly ? EncodingKind::Facts : EncodingKind::FullFacts;
    Candidates candidates = settings.isOpenOnly ? candidatesOfGivens(puzzle) : allCandidates(puzzle.geometry);
    if (settings.isOpenOnly && !Propagator(puzzle.geometry, rules).propagate(candidates))
        return contradiction();
    const std::optional<Encoding> encoding = encode(puzzle, rules, candidates, options, stop);
    if (!encoding)
        return {};
    return Formula{encoding->cnf(), mapOf(puzzle.geometry, *encoding, candidates)};
}

void addLines(Comments &comments, const std::string &text)
{
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);)
        comments.push_back(line);
}

std::string dimacs(const Settings &settings, const Puzzle &puzzle, const Formula &formula)
{
    Comments comments{"at most one: " + std::string(settings.solve.encode.atMostOne->id)};
    addLines(comments, findFormat("grid")->write(Board(puzzle), symbolSets().front()));
    comments.insert(comments.end(), formula.map.begin(), formula.map.end());
    std::ostringstream output;
    writeDimacs(output, formula.cnf, comments);
    return std::move(output).str();
}

// The answer to the only question: the text is the formula and nothing else.
Answer answer(const Settings &settings, const InputPuzzle &asked)
{
    if (const auto *error = std::get_if<TextError>(&asked.content))
        return {.status = ExitStatus::Failure, .message = report(settings, asked, *error).message};
    if (const auto *error = std::get_if<FileError>(&asked.content))
        return report(asked, *error);
    const Puzzle &puzzle = std::get<TextPuzzle>(asked.content).board.puzzle;
    Deadline deadline(settings.timeLimit, {});
    if (const std::optional<Formula> formula = formulaOf(settings, puzzle, deadline.restart()))
        return {.text = dimacs(settings, puzzle, *formula)};
    return {.status = ExitStatus::Limit,
            .message = messageAt(asked.file, asked.line, 1, "stopped by the time limit")};
}

ExitStatus run(const Settings &settings)
{
    PuzzleInput input(settings);
    const std::optional<InputPuzzle> first = input.next();
    Answer only = answer(settings, *first);
    if (only.status == ExitStatus::AsAsked)
        if (const std::optional<InputPuzzle> second = input.next())
            only = {.status = ExitStatus::Failure,
                    .message =
                        messageAt(second->file, second->line, 1, "a second puzzle, and 'encode' takes one")};
    OrderedOutput output;
    output.put(0, std::move(only));
    return output.status();
}

constexpr std::array options{
    &option::atMostOne, &option::open, &option::variant, &option::boxes, &option::timeLimit,
};

} // namespace

extern const Command encodeCommand{
    .name = "encode",
    .help = "one puzzle as a formula in DIMACS CNF, with the map of variables in comments",
    .answers = "the formula; a line \"c r1c2=15 is 40\" says that variable 40 means 15 in row 1, column 2; "
               "\"is true\", that no variable is needed",
    .options = options,
    .run = run,
};

} // namespace sudoku
