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
    return {.method = options.method,
            .kind = options.isOpenOnly ? EncodingKind::Facts : EncodingKind::FullFacts,
            .auxiliaries = options.auxiliaries,
            .isExplained = options.isExplained};
}

Puzzle withGivensOf(Puzzle puzzle, const FormulaOptions &options)
{
    if (!options.hasGivens)
        puzzle.givens = Grid(puzzle.geometry.cellCount());
    return puzzle;
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
    Comments comments{"encoding: " + std::string(m_options.method->id)};
    if (m_options.isExplained)
        comments.push_back("source: " + std::string(m_options.method->source));
    if (!m_options.hasGivens)
        comments.emplace_back("without the givens");
    addLines(comments, board);
    if (m_encoding)
        addMap(comments);
    else
        comments.emplace_back("the givens contradict each other");
    if (digitVariableCount() < cnf().variableCount())
        comments.push_back("auxiliary variables from " + std::to_string(digitVariableCount() + 1) + " on");
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
    for (int variable = 1; variable <= digitVariableCount(); ++variable)
        text += ' ' + std::to_string(variable);
    if (m_encoding)
        for (const Literal label : m_encoding->regionLabels().literals)
            text += ' ' + std::to_string(label);
    return text + " 0";
}

void Formula::addMap(std::vector<std::string> &comments) const
{
    for (Cell cell = 0; cell < m_geometry.cellCount(); ++cell)
        for (const Digit digit : m_encoding->candidates(cell)) {
            std::string meaning = m_encoding->isFixed(cell) ? " true" : "";
            for (const Literal condition : m_encoding->conditions(cell, digit))
                meaning += ' ' + std::to_string(condition);
            comments.push_back(m_geometry.cellName(cell) + '=' + std::to_string(digit) + " is" + meaning);
        }
    const RegionLabels &labels = m_encoding->regionLabels();
    for (Cell cell = 0; cell < m_geometry.cellCount(); ++cell)
        for (int region = 0; region < labels.count; ++region)
            comments.push_back(m_geometry.cellName(cell) + " in region " + std::to_string(region + 1) + " is "
                               + std::to_string(labels.of(cell, region)));
}

void Formula::forbid(const Grid &grid)
{
    for (Cell cell = 0; cell < grid.cellCount(); ++cell)
        if (!m_encoding->candidates(cell).contains(grid[cell]))
            return; // no clause could say more
    m_encoding->add(m_encoding->differenceFrom(grid));
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
    for (const Grid &grid : options.forbidden)
        formula.forbid(grid);
    return formula;
}

tl::expected<Encoding, Propagation> variablesOf(const Puzzle &puzzle, const FormulaOptions &options,
                                                const std::stop_token &stop)
{
    const Puzzle written = withGivensOf(puzzle, options);
    const EncodeOptions encoded = encodeOptions(options);
    WrittenCandidates over = writtenCandidates(written, encoded.kind, Memo::none(), stop);
    if (over.propagation != Propagation::Done)
        return tl::unexpected(over.propagation);
    std::vector<ActiveRule> rules = activeRules(written);
    std::erase_if(rules, [](const ActiveRule &active) {
        return !std::holds_alternative<rule::Regions>(active.rule); // only these have variables of their own
    });
    return *encode(written, rules, std::move(over.candidates), encoded, {});
}

} // namespace sudoku
