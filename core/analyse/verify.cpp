#include "core/analyse/verify.h"

#include "core/encode/formula.h"
#include "core/proof/proof.h"
#include "core/proof/rupchecker.h"
#include "core/rules/violations.h"
#include "core/sat/dimacs.h"
#include "core/system/exclusivefile.h"
#include "core/variants/variant.h"
#include "core/version/version.h"

#include <algorithm>
#include <cerrno>
#include <fstream>
#include <memory>
#include <new>
#include <random>
#include <string>

namespace sudoku {
namespace {

struct Closer
{
    void operator()(std::FILE *file) const { std::fclose(file); }
};
using File = std::unique_ptr<std::FILE, Closer>;

/// Returns whether the solutions of \a result are different and right, and as many as the verdict says.
bool areRight(const Puzzle &puzzle, const CheckResult &result)
{
    const std::vector<Grid> &solutions = result.solutions;
    const std::size_t count = result.verdict == Uniqueness::None     ? 0
                              : result.verdict == Uniqueness::Unique ? 1
                                                                     : 2;
    return solutions.size() == count
           && std::ranges::all_of(solutions, [&](const Grid &grid) { return isSolution(puzzle, grid); })
           && (count < 2 || solutions[0] != solutions[1]);
}

/// Returns the answer if it needs no proof.
std::optional<OrHalt<Verification>> verifyWithoutProof(const Puzzle &puzzle, const CheckResult &result)
{
    if (!result.verdict)
        return halted(result.verdict.error());
    if (!areRight(puzzle, result))
        return Verification::Refuted;
    if (result.verdict == Uniqueness::Multiple)
        return Verification::Verified;
    if (!hasProver())
        return Verification::NotAvailable;
    return {};
}

/// Returns the formula "a solution other than that of \a result", which must be refuted, or nothing if \a
/// stop was requested.
std::optional<Formula> anotherSolution(const Puzzle &puzzle, const CheckResult &result,
                                       const std::stop_token &stop)
{
    return formulaOf(puzzle, {.forbidden = result.solutions, .auxiliaries = Auxiliaries::Implied}, stop);
}

OrHalt<Verification> checkedProof(const Cnf &cnf, std::FILE *file, const std::stop_token &stop,
                                  const Progress &progress)
{
    const long size = std::max(std::ftell(file), 1L);
    std::rewind(file);
    ProofProgress report;
    if (progress)
        report = [&](std::int64_t bytes) {
            progress({.done = static_cast<int>(100 * bytes / size), .total = 100});
        };
    const OrHalt<ProofVerdict> verdict = checkProof(cnf, file, stop, report).verdict;
    if (!verdict)
        return halted(verdict.error());
    switch (*verdict) {
    case ProofVerdict::Correct:
        return Verification::Verified;
    case ProofVerdict::Unreadable:
        return Verification::CannotStore;
    case ProofVerdict::Wrong:
    case ProofVerdict::Incomplete:
    case ProofVerdict::Malformed:
        break;
    }
    return Verification::WrongProof;
}

/// Proves in \a file that \a cnf is unsatisfiable, and reads it again.
OrHalt<Verification> verifyByProof(const Cnf &cnf, std::FILE *file, const std::stop_token &stop,
                                   const Progress &progress = {})
{
    const OrHalt<ProofOutcome> outcome = prove(cnf, file, stop);
    if (!outcome)
        return halted(outcome.error());
    switch (*outcome) {
    case ProofOutcome::Proved:
        return checkedProof(cnf, file, stop, progress);
    case ProofOutcome::Satisfiable:
        return Verification::Refuted;
    case ProofOutcome::CannotWrite:
        return Verification::CannotStore;
    case ProofOutcome::NotAvailable:
        break;
    }
    return Verification::NotAvailable;
}

/// Returns the last error of the system, or a general one.
std::error_code systemError()
{
    return errno != 0 ? std::error_code(errno, std::generic_category())
                      : std::make_error_code(std::errc::io_error);
}

std::string numbers(const Grid &grid)
{
    std::string text;
    for (Cell cell = 0; cell < grid.cellCount(); ++cell)
        text += ' ' + std::to_string(grid[cell]);
    return text;
}

std::vector<std::string> commentsOn(const Puzzle &puzzle, const CheckResult &result)
{
    const std::string digits = std::to_string(puzzle.geometry.digitCount());
    const std::string size = std::to_string(puzzle.geometry.size());
    std::vector<std::string> comments{
        versionLine(),
        "a Sudoku: every cell has exactly one digit, and no digit is repeated where a rule forbids it",
        "variable ((row - 1) * " + size + " + column - 1) * " + digits
            + " + digit: the cell has the digit; row, column and digit count from 1",
        "givens, row by row, 0 for none:" + numbers(puzzle.givens),
    };
    for (const Constraint &constraint : puzzle.constraints)
        comments.push_back("constraint: " + std::string(constraint.variant->id));
    for (const Grid &solution : result.solutions)
        comments.push_back("the last clause forbids the solution" + numbers(solution));
    comments.push_back(result.solutions.empty() ? "unsatisfiable: the Sudoku has no solution"
                                                : "unsatisfiable: the Sudoku has no other solution");
    return comments;
}

std::error_code writeFormula(const std::filesystem::path &path, const Cnf &cnf,
                             const DimacsComments &comments)
{
    errno = 0;
    if (!File(makeFile(path))) // never a file that is there
        return systemError();
    std::ofstream output(path, std::ios::binary);
    writeDimacs(output, cnf, comments);
    output.close();
    return output ? std::error_code() : systemError();
}

/// A file that is written beside the file of its name, and replaces it only in keep().
class NewFile
{
public:
    NewFile(std::filesystem::path file, const char *suffix) : m_path(std::move(file))
    {
        m_path += suffix;
        m_written = m_path;
        m_written += "." + std::to_string(std::random_device{}()) + ".part";
    }
    ~NewFile()
    {
        std::error_code ignored;
        std::filesystem::remove(m_written, ignored);
    }
    NewFile(const NewFile &) = delete;
    NewFile &operator=(const NewFile &) = delete;

    const std::filesystem::path &written() const { return m_written; }

    /// Returns whether the file must not be replaced, such as a device.
    bool isBlocked() const
    {
        std::error_code ignored;
        return exists(m_path, ignored) && !is_regular_file(m_path, ignored);
    }

    std::error_code keep() const
    {
        std::error_code error;
        rename(m_written, m_path, error);
        return error;
    }

private:
    std::filesystem::path m_path;
    std::filesystem::path m_written;
};

Evidence writeFiles(const std::filesystem::path &name, const Cnf &cnf, const DimacsComments &comments,
                    const std::stop_token &stop)
{
    const NewFile formula(name, ".cnf");
    const NewFile proof(name, ".drat");
    if (formula.isBlocked() || proof.isBlocked())
        return {Verification::CannotStore, std::make_error_code(std::errc::file_exists)};
    if (const std::error_code error = writeFormula(formula.written(), cnf, comments))
        return {Verification::CannotStore, error};
    errno = 0;
    File file(makeFile(proof.written()));
    if (!file)
        return {Verification::CannotStore, systemError()};
    const OrHalt<Verification> verification = verifyByProof(cnf, file.get(), stop);
    if (verification == Verification::CannotStore)
        return {verification, systemError()};
    if (verification != Verification::Verified)
        return {verification, {}};
    if (std::fclose(file.release()) != 0)
        return {Verification::CannotStore, systemError()};
    for (const NewFile *written : {&formula, &proof})
        if (const std::error_code error = written->keep())
            return {Verification::CannotStore, error};
    return {verification, {}};
}

} // namespace

OrHalt<Verification> verify(const Puzzle &puzzle, const CheckResult &result, const std::stop_token &stop,
                            const Progress &progress)
{
    try {
        if (const auto verification = verifyWithoutProof(puzzle, result))
            return *verification;
        const std::optional<Formula> formula = anotherSolution(puzzle, result, stop);
        if (!formula)
            return halted(Halt::Stopped);
        const File file(std::tmpfile());
        if (!file)
            return Verification::CannotStore;
        return verifyByProof(formula->cnf(), file.get(), stop, progress);
    } catch (const std::bad_alloc &) {
        return halted(Halt::OutOfMemory);
    }
}

Evidence writeEvidence(const Puzzle &puzzle, const CheckResult &result, const std::filesystem::path &file,
                       const std::stop_token &stop)
{
    try {
        if (const auto verification = verifyWithoutProof(puzzle, result))
            return {*verification, {}};
        const std::optional<Formula> formula = anotherSolution(puzzle, result, stop);
        if (!formula)
            return {halted(Halt::Stopped), {}};
        return writeFiles(file, formula->cnf(), {.above = commentsOn(puzzle, result)}, stop);
    } catch (const std::bad_alloc &) {
        return {halted(Halt::OutOfMemory), {}};
    }
}

} // namespace sudoku
