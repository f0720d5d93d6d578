#include "ui/text/clausewords.h"

#include <QStringList>

#include "ui/text/symbolwords.h"
#include "ui/text/words.h"

namespace sudoku {
namespace {

/// Returns a text such as "a, b or c".
QString orText(QStringList texts)
{
    if (texts.size() < 2)
        return texts.join(QString());
    const QString last = texts.takeLast();
    return ClauseWords::tr("%1 or %2").arg(texts.join(ClauseWords::tr(", ")), last);
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

QString ClauseWords::cellName(Cell cell) const
{
    return QString::fromStdString(m_puzzle.geometry.cellName(cell));
}

QString ClauseWords::symbol(Digit digit) const
{
    return symbolText(m_symbols, digit);
}

QString ClauseWords::variable(Literal variable) const
{
    if (const auto candidate = m_variables.candidate(variable))
        return tr("%1 is %2").arg(cellName(candidate->first), symbol(candidate->second));
    if (const auto bit = m_variables.bit(variable))
        return tr("bit %1 of %2").arg(bit->bit + 1).arg(cellName(bit->cell));
    if (const Reason *reason = m_variables.selected(variable))
        return tr("%1 counts").arg(reasonText(m_puzzle, m_symbols, *reason));
    return tr("h%1").arg(variable);
}

/// Returns a text such as "5 is in r1c1 or r1c2", "r1c1 is 5, 7 or 9" or "r1c1 is 5 or h730".
QString ClauseWords::anyOf(const Clause &positives) const
{
    QStringList cells;
    QStringList digits;
    QStringList all;
    for (const Literal literal : positives) {
        all += variable(literal);
        if (const auto candidate = m_variables.candidate(literal)) {
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

QString ClauseWords::auxiliary(Literal variable) const
{
    const AuxiliaryMeaning &meaning = m_variables.auxiliary(variable);
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

QString ClauseWords::clause(std::span<const Literal> clause) const
{
    Clause rest;
    QString condition;
    for (const Literal literal : clause)
        if (m_variables.selected(std::abs(literal)))
            condition = variable(std::abs(literal));
        else
            rest.push_back(literal);
    const QString text = switchedClause(rest);
    return condition.isEmpty() ? text : tr("while %1: %2").arg(condition, text);
}

QString ClauseWords::switchedClause(const Clause &clause) const
{
    Clause rest;
    QStringList texts;
    for (const auto &[cell, digit] : m_variables.excluded(clause, rest))
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

QString ClauseWords::dimacs(std::span<const Literal> clause)
{
    QString text;
    for (const Literal literal : clause)
        text += QString::number(literal) + QLatin1Char(' ');
    return text + QLatin1Char('0');
}

} // namespace sudoku
