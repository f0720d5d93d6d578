#include "ui/text/formulawords.h"

#include <QStringList>

#include "core/formats/formats.h"
#include "core/sat/dimacs.h"
#include "ui/text/formulacomments.h"
#include "ui/text/words.h"

#include <algorithm>
#include <sstream>

namespace sudoku {
namespace {

/// Returns a text such as "a, b or c".
QString orText(QStringList texts)
{
    if (texts.size() < 2)
        return texts.join(QString());
    const QString last = texts.takeLast();
    return FormulaWords::tr("%1 or %2").arg(texts.join(FormulaWords::tr(", ")), last);
}

/// Returns the variables of the negated, or not negated, literals.
Clause variablesOf(const Clause &clause, bool isNegated)
{
    Clause variables;
    for (const Literal literal : clause)
        if ((literal < 0) == isNegated)
            variables.push_back(std::abs(literal));
    return variables;
}

} // namespace

QString FormulaWords::cellName(Cell cell) const
{
    return QString::fromStdString(m_puzzle.geometry.cellName(cell));
}

QString FormulaWords::symbol(Digit digit) const
{
    return QString::fromStdString(m_symbols.symbol(digit));
}

QString FormulaWords::topic() const
{
    if (const auto *cellTopic = std::get_if<CellTopic>(&m_part.topic()))
        return cellName(cellTopic->cell);
    return sourceText(m_puzzle, std::get<RuleSource>(m_part.topic()));
}

QString FormulaWords::heading(const ClauseGroup &group) const
{
    return std::holds_alternative<CellTopic>(m_part.topic()) ? headingOfCell(group) : headingOfHouse(group);
}

QString FormulaWords::headingOfCell(const ClauseGroup &group) const
{
    switch (group.kind) {
    case ClauseGroup::Kind::AtLeastOne:
        return tr("%1 has at least one digit").arg(topic());
    case ClauseGroup::Kind::AtMostOne:
        return tr("%1 has at most one digit").arg(topic());
    case ClauseGroup::Kind::Given:
        return tr("%1 is given").arg(topic());
    case ClauseGroup::Kind::Meaning:
    case ClauseGroup::Kind::Other:
        break;
    }
    return topic();
}

QString FormulaWords::headingOfHouse(const ClauseGroup &group) const
{
    if (group.kind == ClauseGroup::Kind::AtLeastOne)
        return tr("At least one cell of %1 is %2").arg(topic(), symbol(group.digit));
    if (group.kind == ClauseGroup::Kind::AtMostOne)
        return tr("At most one cell of %1 is %2").arg(topic(), symbol(group.digit));
    return topic();
}

QString FormulaWords::variable(Literal variable) const
{
    if (const auto candidate = m_part.candidate(variable))
        return tr("%1 is %2").arg(cellName(candidate->first), symbol(candidate->second));
    if (const auto bit = m_part.bit(variable))
        return tr("bit %1 of %2").arg(bit->bit + 1).arg(cellName(bit->cell));
    if (const Reason *reason = m_part.selected(variable))
        return tr("%1 counts").arg(reasonText(m_puzzle, m_symbols, *reason));
    return tr("h%1").arg(variable);
}

/// Returns a text such as "5 is in r1c1 or r1c2", "r1c1 is 5, 7 or 9" or "r1c1 is 5 or h730".
QString FormulaWords::anyOf(const Clause &positives) const
{
    QStringList cells;
    QStringList digits;
    QStringList all;
    for (const Literal literal : positives) {
        all += variable(literal);
        if (const auto candidate = m_part.candidate(literal)) {
            cells += cellName(candidate->first);
            digits += symbol(candidate->second);
        }
    }
    const bool isPlain = cells.size() == all.size() && all.size() > 1;
    if (isPlain && digits.count(digits.front()) == digits.size())
        return tr("%1 is in %2").arg(digits.front(), orText(cells));
    if (isPlain && cells.count(cells.front()) == cells.size())
        return tr("%1 is %2").arg(cells.front(), orText(digits));
    return orText(all);
}

QString FormulaWords::auxiliary(Literal variable) const
{
    const AuxiliaryMeaning &meaning = m_part.auxiliary(variable);
    const QString name = this->variable(variable);
    if (meaning.isExact)
        return tr("%1 means: %2").arg(name, anyOf(meaning.whenTrue));
    if (meaning.whenFalse.empty())
        return tr("%1 is true if %2").arg(name, anyOf(meaning.whenTrue));
    if (meaning.whenTrue.empty())
        return tr("%1 is false if %2").arg(name, anyOf(meaning.whenFalse));
    return tr("%1 is true if %2, and false if %3")
        .arg(name, anyOf(meaning.whenTrue), anyOf(meaning.whenFalse));
}

QString FormulaWords::clause(std::span<const Literal> clause) const
{
    Clause rest;
    QString condition;
    for (const Literal literal : clause)
        if (m_part.selected(std::abs(literal)))
            condition = variable(std::abs(literal));
        else
            rest.push_back(literal);
    const QString text = switchedClause(rest);
    return condition.isEmpty() ? text : tr("while %1: %2").arg(condition, text);
}

QString FormulaWords::switchedClause(const Clause &clause) const
{
    Clause rest;
    QStringList texts;
    for (const auto &[cell, digit] : m_part.encoding().variables().excluded(clause, rest))
        texts += tr("%1 is %2").arg(cellName(cell), symbol(digit));
    const Clause conclusions = variablesOf(rest, false);
    for (const Literal condition : variablesOf(rest, true))
        texts += variable(condition);
    if (clause.empty())
        return tr("a contradiction");
    if (texts.isEmpty())
        return anyOf(conclusions);
    if (!conclusions.empty())
        return tr("if %1, then %2").arg(listText(texts), anyOf(conclusions));
    if (texts.size() == 1)
        return tr("not: %1").arg(texts.front());
    return texts.size() == 2 ? tr("not both: %1").arg(texts.join(tr(", ")))
                             : tr("not all: %1").arg(texts.join(tr(", ")));
}

QString FormulaWords::dimacs(std::span<const Literal> clause)
{
    QString text;
    for (const Literal literal : clause)
        text += QString::number(literal) + QLatin1Char(' ');
    return text + QLatin1Char('0');
}

QString FormulaWords::text(Digit digit) const
{
    const Cnf &cnf = m_part.cnf();
    QString lines;
    int count = 0;
    for (const ClauseGroup &group : m_part.clauseGroups()) {
        if (digit != noDigit && group.digit != noDigit && group.digit != digit)
            continue;
        lines += QStringLiteral("c\nc %1\n").arg(heading(group));
        for (const Literal variable : group.auxiliaries)
            lines += QStringLiteral("c %1\n").arg(auxiliary(variable));
        for (const int index : group.clauses)
            lines += QStringLiteral("c   %1\n%2\n").arg(clause(cnf.clause(index)), dimacs(cnf.clause(index)));
        count += static_cast<int>(group.clauses.size());
    }
    return QStringLiteral("c %1\np cnf %2 %3\n").arg(topic()).arg(cnf.variableCount()).arg(count) + lines;
}

QString clausesText(int count)
{
    return FormulaWords::tr("%Ln clause(s)", nullptr, count);
}

QString auxiliariesText(int count)
{
    return count == 0 ? FormulaWords::tr("no auxiliary variables")
                      : FormulaWords::tr("%Ln auxiliary variable(s)", nullptr, count);
}

QString candidatesText(int count)
{
    return FormulaWords::tr("%Ln candidate(s)", nullptr, count);
}

std::optional<std::string> formulaText(const Puzzle &puzzle, const Formula &formula,
                                       const std::stop_token &stop)
{
    const std::string board = findFormat("grid")->write(Board(puzzle), symbolSets().front());
    DimacsComments comments{.above = formula.comments(board), .below = {formula.shown()}};
    std::optional<FormulaComments> between;
    if (formula.options().isExplained) {
        between.emplace(puzzle, formula, stop);
        comments.aboveClause = [&between](int clause) { return between->above(clause); };
    }
    std::ostringstream output;
    if (!writeDimacs(output, formula.cnf(), comments, stop))
        return {};
    return std::move(output).str();
}

} // namespace sudoku
