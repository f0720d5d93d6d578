#include <sudokuworkbench/questions.h>

#include "app/library/asking.h"
#include "app/library/puzzledata.h"
#include "app/library/words.h"
#include "core/formats/text/constrainttext.h"
#include "core/generate/deriveconstraints.h"
#include "core/generate/generate.h"
#include "core/solve/guesssearch.h"

#include <algorithm>
#include <cctype>

namespace sudokuworkbench {
namespace {

std::optional<sudoku::Level> levelNamed(std::string_view word)
{
    const auto isSame = [](unsigned char one, unsigned char other) {
        return std::tolower(one) == std::tolower(other);
    };
    for (const sudoku::Level level : sudoku::allLevels)
        if (std::ranges::equal(word, levelName(level), isSame))
            return level;
    return {};
}

/// Turns a request in words into core's, or says in the answer what is wrong with it.
class RequestReader
{
public:
    RequestReader(const GenerateRequest &asked, Answer &answer) : m_asked(asked), m_answer(answer) {}

    std::optional<sudoku::GenerateRequest> read()
    {
        const std::optional<sudoku::Geometry> geometry = shape();
        if (!geometry)
            return refuseWith("bad-size", "no board has this size with these boxes");
        sudoku::GenerateRequest request{sudoku::Puzzle(*geometry)};
        request.seed = m_asked.seed;
        request.hasManySolutions = m_asked.hasManySolutions;
        request.symmetry = sudoku::findSymmetry(m_asked.symmetry);
        if (!request.symmetry)
            return refuseWith("unknown-symmetry", "no symmetry is called " + m_asked.symmetry);
        if (m_asked.maxClues) {
            request.goal = sudoku::ClueGoal::AtMost;
            request.clues = *m_asked.maxClues;
        }
        request.difficulty.level = levelNamed(m_asked.level);
        if (!m_asked.level.empty() && !request.difficulty.level)
            return refuseWith("unknown-level", "no level is called " + m_asked.level);
        if (!addVariants(request))
            return {};
        if (const auto problem = sudoku::findProblem(request))
            return refuseWith(wordOf(*problem),
                              "no such puzzle is possible: " + std::string(wordOf(*problem)));
        return request;
    }

private:
    std::nullopt_t refuseWith(std::string_view code, std::string message)
    {
        refuse(m_answer, Status::BadRequest, code, std::move(message));
        return std::nullopt;
    }

    std::optional<sudoku::Geometry> shape() const
    {
        const int size = m_asked.size;
        if (size < sudoku::minBoardSize || size > sudoku::maxBoardSize)
            return {};
        sudoku::BoxShape boxes = sudoku::defaultBoxes(size);
        if (m_asked.boxes)
            boxes = {m_asked.boxes->rows, m_asked.boxes->columns};
        if (boxes.rows < 1 || boxes.columns < 1 || boxes.rows > size || boxes.size() != size)
            return {};
        return sudoku::Geometry::withBoxes(boxes);
    }

    bool addVariants(sudoku::GenerateRequest &request)
    {
        for (const std::string &text : m_asked.variants) {
            const sudoku::Variant *const kind = sudoku::findVariant(text);
            if (kind && sudoku::canBeDerived(*kind)) {
                request.derived.push_back(kind);
                continue;
            }
            auto constraint = sudoku::readConstraint(request.shape.geometry, text);
            if (!constraint) {
                refuseWith(wordOf(constraint.error().code), messageOf(constraint.error()));
                return false;
            }
            request.shape.constraints.push_back(std::move(*constraint));
        }
        sudoku::dropDerivedNegatives(request);
        return true;
    }

    const GenerateRequest &m_asked;
    Answer &m_answer;
};

void addResult(const sudoku::GenerateRequest &request, sudoku::GenerateResult result, GenerateAnswer &answer)
{
    answer.seed = request.seed;
    if (!result.outcome)
        refuse(answer, result.outcome.error());
    if (!result.puzzle)
        return;
    answer.isAsAsked = result.outcome == sudoku::Outcome::Solved;
    answer.clueCount = result.puzzle->givens.filledCount();
    answer.solution = digitsOf(result.solution);
    if (result.rating)
        answer.level = levelName(result.rating->level);
    answer.puzzle = puzzleOf(sudoku::Board(std::move(*result.puzzle)));
}

} // namespace

inline namespace v1 {

GenerateAnswer generate(const GenerateRequest &asked)
{
    GenerateAnswer answer;
    try {
        const std::optional<sudoku::GenerateRequest> request = RequestReader(asked, answer).read();
        if (!request)
            return answer;
        const sudoku::TimeLimit limit(asked.stop, asked.timeLimit);
        sudoku::SolveOptions solving; // no race: the same seed gives the same puzzle
        solving.maxGuesses = sudoku::defaultGuesses;
        addResult(*request, sudoku::generate(*request, solving, limit.token()), answer);
    } catch (const std::bad_alloc &) {
        answer = {};
        refuseForMemory(answer);
    }
    return answer;
}

} // namespace v1
} // namespace sudokuworkbench
