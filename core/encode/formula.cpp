#include "core/encode/formula.h"

#include "core/encode/encoding.h"
#include "core/encode/formulapart.h"

#include <algorithm>
#include <sstream>

namespace sudoku {
namespace {

using Comments = std::vector<std::string>;

EncodeOptions encodeOptions(const FormulaOptions &options)
{
    return {.atMostOne = options.atMostOne,
            .kind = options.isOpenOnly ? EncodingKind::Facts : EncodingKind::FullFacts,
            .auxiliaries = options.auxiliaries};
}

Puzzle withGivensOf(Puzzle puzzle, const FormulaOptions &options)
{
    if (!options.hasGivens)
        puzzle.givens = Grid(puzzle.geometry.cellCount());
    return puzzle;
}

int countVariables(const Encoding &encoding, const Geometry &geometry)
{
    int count = 0;
    for (Cell cell = 0; cell < geometry.cellCount(); ++cell)
        for (Digit digit = 1; digit <= geometry.digitCount(); ++digit)
            count = std::max(count, encoding.literal(cell, digit));
    return count;
}

void addLines(Comments &comments, std::string_view text)
{
    std::istringstream lines{std::string(text)};
    for (std::string line; std::getline(lines, line);)
        comments.push_back(line);
}

} // namespace

std::vector<std::string> Formula::comments(std::string_view board) const
{
    Comments comments{"at most one: " + std::string(m_options.atMostOne->id)};
    if (!m_options.hasGivens)
        comments.emplace_back("without the givens");
    addLines(comments, board);
    if (m_encoding)
        addMap(comments);
    else
        comments.emplace_back("the givens contradict each other");
    if (m_candidateCount < cnf().variableCount())
        comments.push_back("auxiliary variables from " + std::to_string(m_candidateCount + 1) + " on");
    if (m_forbiddenCount == 1)
        comments.emplace_back("the last clause forbids a solution");
    else if (m_forbiddenCount > 1)
        comments.push_back("the last " + std::to_string(m_forbiddenCount)
                           + " clauses forbid a solution each");
    return comments;
}

std::string Formula::shown() const
{
    std::string text = "p show";
    for (int variable = 1; variable <= m_candidateCount; ++variable)
        text += ' ' + std::to_string(variable);
    return text + " 0";
}

void Formula::addMap(std::vector<std::string> &comments) const
{
    for (Cell cell = 0; cell < m_geometry.cellCount(); ++cell)
        for (const Digit digit : m_encoding->candidates(cell)) {
            const std::string meaning =
                m_encoding->isFixed(cell) ? "true" : std::to_string(m_encoding->literal(cell, digit));
            comments.push_back(m_geometry.cellName(cell) + '=' + std::to_string(digit) + " is " + meaning);
        }
}

void Formula::forbid(const Grid &grid)
{
    Clause another;
    for (Cell cell = 0; cell < grid.cellCount(); ++cell) {
        const DigitSet candidates = m_encoding->candidates(cell);
        if (!candidates.contains(grid[cell]))
            return; // no clause could say more
        if (!m_encoding->isFixed(cell))
            another.push_back(-m_encoding->literal(cell, grid[cell]));
    }
    m_encoding->add(another);
    ++m_forbiddenCount;
}

std::optional<Formula> formulaOf(const Puzzle &puzzle, const FormulaOptions &options,
                                 const std::stop_token &stop)
{
    Formula formula(puzzle.geometry, options);
    const Puzzle written = withGivensOf(puzzle, options);
    const std::optional<std::vector<ActiveRule>> rules = activeRules(written, stop);
    if (!rules)
        return {};
    const EncodeOptions encoded = encodeOptions(options);
    WrittenCandidates over = writtenCandidates(written, encoded.kind, Memo::none(), stop);
    if (over.propagation == Propagation::Stopped)
        return {};
    if (over.propagation == Propagation::Contradiction) {
        formula.m_contradiction.add({});
        return formula;
    }
    formula.m_encoding = encode(written, *rules, std::move(over.candidates), encoded, stop);
    if (!formula.m_encoding)
        return {};
    formula.m_candidateCount = countVariables(*formula.m_encoding, puzzle.geometry);
    for (const Grid &grid : options.forbidden)
        formula.forbid(grid);
    return formula;
}

tl::expected<FormulaVariables, Propagation> variablesOf(const Puzzle &puzzle, const FormulaOptions &options,
                                                        const std::stop_token &stop)
{
    const Puzzle written = withGivensOf(puzzle, options);
    const EncodeOptions encoded = encodeOptions(options);
    WrittenCandidates over = writtenCandidates(written, encoded.kind, Memo::none(), stop);
    if (over.propagation != Propagation::Done)
        return tl::unexpected(over.propagation);
    std::optional<Encoding> encoding = encode(written, {}, std::move(over.candidates), encoded, {});
    const int count = countVariables(*encoding, puzzle.geometry);
    return FormulaVariables{std::move(*encoding), count};
}

} // namespace sudoku
