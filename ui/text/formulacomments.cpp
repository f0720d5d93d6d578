#include "ui/text/formulacomments.h"

#include "ui/text/words.h"

#include <algorithm>
#include <cstdlib>

namespace sudoku {

FormulaComments::FormulaComments(const Puzzle &puzzle, const Formula &formula, const std::stop_token &stop)
    : m_puzzle(puzzle),
      m_formula(formula),
      m_firstAuxiliary(formula.digitVariableCount() + 1),
      m_reading(formula.cnf().variableCount() + 1),
      m_isExplained(formula.cnf().variableCount() + 1)
{
    if (!formula.encoding())
        return;
    for (const ReadingVariable &variable : formula.encoding()->readingVariables())
        m_reading[variable.variable] = &variable;
    m_auxiliaries = readAuxiliaries(formula.cnf(),
                                    {.firstAuxiliary = m_firstAuxiliary,
                                     .isAuxiliary =
                                         [this](Literal variable) {
                                             return !m_reading[variable]
                                                    && !m_formula.encoding()->variables().candidate(variable);
                                         },
                                     .isSelector = [](Literal) { return false; }},
                                    stop);
}

std::vector<std::string> FormulaComments::above(int index)
{
    std::vector<std::string> lines;
    if (!m_formula.encoding())
        return lines;
    const std::span<const ClauseSection> sections = m_formula.encoding()->sections();
    const auto end = [&](std::size_t section) {
        return section + 1 < sections.size() ? sections[section + 1].firstClause
                                             : m_formula.cnf().clauseCount();
    };
    for (; m_next < sections.size() && sections[m_next].firstClause <= index; ++m_next) {
        if (end(m_next) <= index)
            continue; // it has no clauses
        lines.push_back(heading(sections[m_next]));
        explainVariables(lines, index, end(m_next));
    }
    return lines;
}

std::string FormulaComments::heading(const ClauseSection &section) const
{
    if (!section.topic)
        return "several rules together: " + statement(section);
    if (const auto *topic = std::get_if<CellTopic>(&*section.topic))
        return m_puzzle.geometry.cellName(topic->cell) + ": " + statement(section);
    const std::string rule = ruleName(std::get<RuleSource>(*section.topic));
    return section.statement == Statement::Other ? rule : rule + ": " + statement(section);
}

std::string FormulaComments::statement(const ClauseSection &section) const
{
    const bool isOfCell = section.topic && std::holds_alternative<CellTopic>(*section.topic);
    const std::string digit = section.digit == noDigit ? "each digit" : std::to_string(section.digit);
    switch (section.statement) {
    case Statement::AtLeastOne:
        return isOfCell ? "at least one digit" : digit + " at least once";
    case Statement::AtMostOne:
        return isOfCell ? "at most one digit" : digit + " at most once";
    case Statement::Given:
        return "given " + digit;
    case Statement::Meaning:
        return "a variable for each digit of its cells";
    case Statement::Other:
        break;
    }
    return "a sum";
}

std::string FormulaComments::ruleName(const RuleSource &source) const
{
    return sourceText(m_puzzle, source).simplified().toStdString();
}

/// Adds the meanings of the auxiliary variables that occur first in these clauses.
void FormulaComments::explainVariables(std::vector<std::string> &lines, int firstClause, int endClause)
{
    for (int i = firstClause; i < endClause; ++i)
        for (const Literal literal : m_formula.cnf().clause(i)) {
            const Literal variable = std::abs(literal);
            if (variable < m_firstAuxiliary || m_isExplained[variable])
                continue;
            m_isExplained[variable] = true;
            lines.push_back("  " + std::to_string(variable) + ' ' + meaning(variable));
        }
}

std::string FormulaComments::meaning(Literal variable) const
{
    if (m_reading[variable])
        return "means: " + meaning(*m_reading[variable]);
    if (m_formula.encoding()->variables().candidate(variable))
        return "means: " + name(variable);
    const AuxiliaryMeaning &known = m_auxiliaries[variable - m_firstAuxiliary];
    if (known.isExact)
        return "means: " + anyOf(known.whenTrue);
    std::string text;
    if (!known.whenTrue.empty())
        text = "is true if " + anyOf(known.whenTrue);
    if (!known.whenFalse.empty())
        text += (text.empty() ? "is false if " : ", and false if ") + anyOf(known.whenFalse);
    return text;
}

std::string FormulaComments::meaning(const ReadingVariable &variable) const
{
    const std::string cells = variable.cellsRead == 1
                                  ? "the first cell"
                                  : "the first " + std::to_string(variable.cellsRead) + " cells";
    std::string digits;
    for (const Digit digit : variable.digits)
        digits += (digits.empty() ? "" : " ") + std::to_string(digit);
    switch (variable.kind) {
    case ReadingVariable::Kind::Sum:
        return cells + (variable.cellsRead == 1 ? " is " : " add up to ") + std::to_string(variable.number);
    case ReadingVariable::Kind::State:
        return "the automaton is in state " + std::to_string(variable.number) + " after " + cells;
    case ReadingVariable::Kind::Set:
        return "the digits are " + digits;
    case ReadingVariable::Kind::Place:
        return digits + " is in one of the cells";
    }
    return {};
}

std::string FormulaComments::name(Literal variable) const
{
    if (const auto candidate = m_formula.encoding()->variables().candidate(variable))
        return m_puzzle.geometry.cellName(candidate->first) + " is " + std::to_string(candidate->second);
    return m_reading[variable] ? meaning(*m_reading[variable]) : std::to_string(variable);
}

std::string FormulaComments::anyOf(const Clause &variables) const
{
    std::string text;
    for (const Literal variable : variables)
        text += (text.empty() ? "" : " or ") + name(variable);
    return text;
}

} // namespace sudoku
