#include <QFile>

#include "app/cli/answers/answers.h"
#include "app/cli/run/batch.h"
#include "app/cli/run/console.h"
#include "app/cli/run/puzzleinput.h"
#include "core/analyse/verify.h"
#include "ui/text/versiontext.h"

#include <array>

namespace sudoku::cli {
namespace {

std::string problemOf(const Evidence &evidence)
{
    if (evidence.verification == halted(Halt::OutOfMemory))
        return outOfMemoryText;
    if (!evidence.verification)
        return "stopped by the time limit before there was a proof";
    switch (*evidence.verification) {
    case Verification::Verified:
        return {};
    case Verification::Refuted:
    case Verification::WrongProof:
        return "the proof is wrong: " + reportRequest().toStdString();
    case Verification::CannotStore:
        return "cannot write the proof: " + evidence.error.message();
    case Verification::NotAvailable:
        break;
    }
    return "no proof, because this program was built without CaDiCaL (libcadical-dev)";
}

// Writes the formula and the proof for other checkers, and adds a problem if that fails.
void addEvidence(const Settings &settings, const Puzzle &puzzle, const CheckResult &result,
                 const std::stop_token &stop, Finding &found)
{
    if (result.verdict == Uniqueness::Multiple) {
        found.problem = "no proof was written: two solutions show that there are several";
        return;
    }
    if (result.verdict != Uniqueness::Unique && result.verdict != Uniqueness::None)
        return;
    const Evidence evidence = writeEvidence(puzzle, result, settings.proof, stop);
    found.problem = problemOf(evidence);
    found.fields["verified"] = evidence.verification == Verification::Verified;
    if (!evidence.verification)
        found.status = ExitStatus::Limit;
    else if (evidence.verification != Verification::Verified)
        found.status = ExitStatus::Failure;
}

/// Returns the verdict of a race. JSON shows the solutions too, and which of several ones a race finds
/// depends on chance, so that one solver has to find them again.
CheckResult checkAnyWay(const Settings &settings, const Puzzle &puzzle, const std::stop_token &stop)
{
    CheckResult result = check(puzzle, settings.anyWay(), stop);
    const bool hadRace = !settings.choosesEngine() && result.statistics.variables > 0;
    if (settings.isJson && hadRace && result.verdict == Uniqueness::Multiple)
        if (CheckResult again = check(puzzle, settings.repeatably(), stop); again.verdict)
            return again;
    return result;
}

Finding checkPuzzle(const Settings &settings, const Board &board, const std::stop_token &stop)
{
    const Puzzle &puzzle = board.puzzle;
    const CheckResult result = checkAnyWay(settings, puzzle, stop);
    Finding found = findingOf(result.verdict);
    found.solutions = result.solutions;
    found.statistics = result.statistics;
    if (!settings.proof.empty())
        addEvidence(settings, puzzle, result, stop, found);
    return found;
}

std::optional<ExitStatus> checkQuickly(ClassicSolver &solver, const Grid &givens, const std::stop_token &stop,
                                       std::string &text)
{
    const OrHalt<Uniqueness> verdict = solver.check(givens, stop);
    if (!verdict)
        return {};
    const Finding found = findingOf(verdict);
    text += found.verdict;
    text += '\n';
    return found.status;
}

ExitStatus runCheck(const Settings &settings)
{
    if (settings.proof.empty())
        return answerAll(settings, checkPuzzle, checkQuickly);
    for (const char *suffix : {".cnf", ".drat"})
        if (const QString file = QFile::decodeName((settings.proof + suffix).c_str());
            isInput(settings, file))
            return refuse(
                QStringLiteral("--proof: '%1' is also an input and would be replaced: name another file")
                    .arg(file));
    return answerOne(settings, checkPuzzle, "'--proof'");
}

constexpr std::array checkOptions{
    &option::formatOrTable, &option::symbols, &option::variant,   &option::boxes,   &option::timeLimit,
    &option::solver,        &option::seed,    &option::atMostOne, &option::threads, &option::proof,
};

constexpr std::array checkColumns{
    &column::number, &column::puzzle, &column::rules, &column::verdict, &column::solution, &column::clues,
};

} // namespace

const Command checkCommand{
    .name = "check",
    .help = "check whether each puzzle has exactly one solution",
    .answers = "unique; multiple or none (exit status 1); undecided, if the time limit comes first",
    .options = checkOptions,
    .run = runCheck,
    .columns = checkColumns,
};

} // namespace sudoku::cli
