#include "app/cli/answers/answers.h"
#include "app/cli/answers/forbidden.h"
#include "app/cli/run/batch.h"
#include "app/cli/run/console.h"
#include "app/cli/run/finding.h"
#include "app/cli/run/report.h"
#include "core/solve/timelimit.h"
#include "ui/text/formulawords.h"
#include "ui/text/puzzleformtext.h"

#include <array>
#include <new>

namespace sudoku::cli {
namespace {

/// Returns the text in DIMACS or another form, or nothing when \a stop came first.
std::optional<std::string> encodedText(const Settings &settings, Puzzle puzzle, std::vector<Grid> forbidden,
                                       const std::stop_token &stop)
{
    if (settings.form) {
        if (settings.isWithoutGivens)
            puzzle.givens = Grid(puzzle.geometry.cellCount());
        return puzzleFormText(*settings.form, puzzle, forbidden, stop);
    }
    const FormulaOptions options{.method = settings.solve.encode.method,
                                 .isOpenOnly = settings.isOpenOnly,
                                 .hasGivens = !settings.isWithoutGivens,
                                 .forbidden = std::move(forbidden),
                                 .isExplained = settings.explainsFormula};
    const std::optional<Formula> formula = formulaOf(puzzle, options, stop);
    return formula ? formulaText(puzzle, *formula, stop) : std::nullopt;
}

Answer encoded(const Settings &settings, const InputPuzzle &asked, const Puzzle &puzzle)
{
    if (settings.form && !canBeWritten(puzzle))
        return {.status = ExitStatus::Failure,
                .message = messageAt(asked.file, asked.line, 1,
                                     "only '--format cnf' can say that regions are unknown")};
    auto forbidden = readForbidden(settings, puzzle.geometry);
    if (!forbidden)
        return std::move(forbidden.error());
    const TimeLimit timeLimit({}, settings.timeLimit);
    const char *limit = "stopped by the time limit";
    try {
        if (auto text = encodedText(settings, puzzle, std::move(*forbidden), timeLimit.token()))
            return {.text = std::move(*text)};
    } catch (const std::bad_alloc &) {
        limit = tooManyRulesText;
    }
    return {.status = ExitStatus::Limit, .message = messageAt(asked.file, asked.line, 1, limit)};
}

// Returns the answer; its text is only the formula.
Answer encoded(const Settings &settings, const InputPuzzle &asked)
{
    if (const auto *error = std::get_if<TextError>(&asked.content))
        return {.status = ExitStatus::Failure, .message = textMessage(asked, *error)};
    if (const auto *error = std::get_if<FileError>(&asked.content))
        return report(asked, *error);
    const auto &puzzle = std::get<TextPuzzle>(asked.content);
    Answer answer = encoded(settings, asked, puzzle.board.puzzle);
    answer.notes = remarkNotes(asked, puzzle);
    return answer;
}

ExitStatus runEncode(const Settings &settings)
{
    if ((settings.files + settings.forbidden).count(QStringLiteral("-")) > 1)
        return refuse(
            QStringLiteral("--forbid: the puzzle and the solutions cannot both come from standard input"));
    if (settings.form && (settings.isOpenOnly || settings.explainsFormula || settings.choosesSolver))
        return refuse(QStringLiteral(
            "--at-most-one, --explain and --open are about clauses, which only '--format cnf' writes"));
    PuzzleInput input(settings);
    const std::optional<InputPuzzle> first = input.next();
    Answer only = encoded(settings, *first);
    if (only.status == ExitStatus::AsAsked)
        if (const std::optional<InputPuzzle> second = input.next())
            only = {.status = ExitStatus::Failure,
                    .message = messageAt(second->file, second->line, 1,
                                         "'encode' takes one puzzle, but this is a second one")};
    return printOnly(settings, std::move(only));
}

constexpr std::array encodeOptions{
    &option::form,   &option::atMostOne, &option::explainFormula, &option::open,      &option::withoutGivens,
    &option::forbid, &option::variant,   &option::boxes,          &option::timeLimit,
};

} // namespace

const Command encodeCommand{
    .name = "encode",
    .help = "write one puzzle as a formula in DIMACS CNF, or as constraints for other solvers",
    .answers = "the formula; the line \"c r1c2=15 is 40\" says that variable 40 means 15 in row 1, column 2, "
               "\"is -37 38 39 40\" that these literals together mean it, and \"is true\" that the digit is "
               "known and needs no variable. Each solution is one model; the line \"c p show\" names the "
               "variables of digits for programs that count models",
    .options = encodeOptions,
    .run = runEncode,
};

} // namespace sudoku::cli
