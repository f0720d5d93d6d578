#include "ui/text/tracewords.h"

#include <QLocale>

#include "ui/text/strings.h"
#include "ui/text/words.h"

#include <algorithm>

namespace sudoku {
namespace {

/// Returns whether a sentence can say that \a role's source "has" a digit: rows, columns and boxes do.
bool isHouse(const ClauseRole &role)
{
    return role.source && std::holds_alternative<HouseName>(*role.source);
}

} // namespace

QString TraceWords::step(int index) const
{
    const TraceStep &step = m_trace.trace().steps[index];
    switch (step.kind) {
    case TraceStep::Kind::Guess:
        return tr("Level %1: guess that %2.").arg(step.level).arg(claim(step.literal));
    case TraceStep::Kind::Propagate:
        return propagation(step);
    case TraceStep::Kind::Conflict:
        return conflict(step);
    case TraceStep::Kind::Learn:
        return lesson(step);
    case TraceStep::Kind::Back:
        return step.level == 0 ? tr("Back to level 0: no guess is left.")
                               : tr("Back to level %1.").arg(step.level);
    case TraceStep::Kind::Model:
        return tr("Everything is decided: this is a solution.");
    case TraceStep::Kind::Refuted:
        return tr("A conflict without a guess: there is no solution.");
    case TraceStep::Kind::GiveUp:
        break;
    }
    return tr("Stopped at step %L1, without an answer.").arg(index);
}

QString TraceWords::claim(Literal literal) const
{
    const Literal variable = std::abs(literal);
    if (!m_trace.variables().candidate(variable))
        return (literal > 0 ? tr("%1 is true") : tr("%1 is false")).arg(m_words.variable(variable));
    if (literal > 0)
        return m_words.variable(variable);
    const auto [cell, digit] = *m_trace.variables().candidate(variable);
    return tr("%1 cannot be %2").arg(m_words.cellName(cell), m_words.symbol(digit));
}

QString TraceWords::digitIn(Cell cell, Digit digit) const
{
    return m_words.variable(m_trace.encoding().literal(cell, digit));
}

QString TraceWords::propagation(const TraceStep &step) const
{
    const QString what = claim(step.literal);
    const ClauseRole role = m_trace.roleOf(step.clause);
    switch (role.kind) {
    case ClauseRole::Kind::Given:
        return tr("%1: it is a clue.").arg(what);
    case ClauseRole::Kind::AnyDigit:
        return tr("%1: no other digit is left for it.").arg(what);
    case ClauseRole::Kind::OneDigit: {
        const Digit other = digitOf(step.literal) == role.digit ? role.otherDigit : role.digit;
        return tr("%1: it is %2.").arg(what, m_words.symbol(other));
    }
    case ClauseRole::Kind::AnyPlace:
        return tr("%1: no other cell of %2 can be %3.")
            .arg(what, sourceText(m_trace.puzzle(), *role.source), m_words.symbol(role.digit));
    case ClauseRole::Kind::OnePlace:
    case ClauseRole::Kind::Demand:
        return byRule(role, step.literal);
    case ClauseRole::Kind::Other:
        break;
    }
    if (!m_trace.trace().isLearnt(step.clause))
        return tr("%1, because %2.").arg(what, clause(step.clause));
    if (!isLearning())
        return tr("%1: this guess has failed.").arg(what);
    const QString known = tr("%1, by learnt clause %2").arg(what).arg(learntNumber(step.clause));
    const bool isThatAll = m_trace.trace().clauses.clause(step.clause).size() == 1;
    return isThatAll ? tr("%1.").arg(known) : tr("%1: %2.").arg(known, clause(step.clause));
}

Digit TraceWords::digitOf(Literal literal) const
{
    return m_trace.variables().candidate(std::abs(literal))->second;
}

/// What a clause of one or two negated candidates excludes.
QString TraceWords::byRule(const ClauseRole &role, Literal literal) const
{
    const QString what = claim(literal);
    const QString source = sourceText(m_trace.puzzle(), *role.source);
    if (role.otherDigit == noDigit)
        return tr("%1 because of %2.").arg(what, source);
    const bool isFirst = m_trace.encoding().literal(role.cell, role.digit) == std::abs(literal);
    const Cell cell = isFirst ? role.otherCell : role.cell;
    const Digit digit = isFirst ? role.otherDigit : role.digit;
    if (isHouse(role))
        return tr("%1: %2 has a %3 in %4.").arg(what, source, m_words.symbol(digit), m_words.cellName(cell));
    return tr("%1 because of %2: %3.").arg(what, source, digitIn(cell, digit));
}

QString TraceWords::conflict(const TraceStep &step) const
{
    const ClauseRole role = m_trace.roleOf(step.clause);
    if (role.kind != ClauseRole::Kind::Other)
        return conflictOf(role);
    if (m_trace.trace().isLearnt(step.clause) && isLearning())
        return tr("Conflict: learnt clause %1 is false: %2.")
            .arg(learntNumber(step.clause))
            .arg(clause(step.clause));
    return tr("Conflict: this is false: %1.").arg(clause(step.clause));
}

QString TraceWords::conflictOf(const ClauseRole &role) const
{
    const QString cell = m_words.cellName(role.cell);
    const QString digit = m_words.symbol(role.digit);
    const QString source = role.source ? sourceText(m_trace.puzzle(), *role.source) : QString();
    switch (role.kind) {
    case ClauseRole::Kind::Given:
        return tr("Conflict: the clue %1 of %2 is excluded.").arg(digit, cell);
    case ClauseRole::Kind::AnyDigit:
        return tr("Conflict: no digit is left for %1.").arg(cell);
    case ClauseRole::Kind::OneDigit:
        return tr("Conflict: %1 is both %2 and %3.").arg(cell, digit, m_words.symbol(role.otherDigit));
    case ClauseRole::Kind::AnyPlace:
        return tr("Conflict: no cell of %1 is left for %2.").arg(source, digit);
    case ClauseRole::Kind::OnePlace:
        if (isHouse(role))
            return tr("Conflict: %1 has a %2 both in %3 and in %4.")
                .arg(source, digit, cell, m_words.cellName(role.otherCell));
        break;
    case ClauseRole::Kind::Demand:
    case ClauseRole::Kind::Other:
        break;
    }
    QStringList broken{digitIn(role.cell, role.digit)};
    if (role.otherDigit != noDigit)
        broken += digitIn(role.otherCell, role.otherDigit);
    return tr("Conflict because of %1: %2.").arg(source, listText(broken));
}

QString TraceWords::lesson(const TraceStep &step) const
{
    if (isLearning())
        return tr("Learnt clause %1: %2.").arg(learntNumber(step.clause)).arg(clause(step.clause));
    QStringList guesses;
    for (const Literal literal : m_trace.trace().clauses.clause(step.clause))
        guesses.prepend(claim(-literal));
    return guesses.size() == 1 ? tr("This guess fails: %1.").arg(guesses.front())
                               : tr("These guesses fail together: %1.").arg(listText(guesses));
}

int TraceWords::learntNumber(int clause) const
{
    return clause - m_trace.trace().formulaSize + 1;
}

QString TraceWords::clause(int index) const
{
    const std::span<const Literal> literals = m_trace.trace().clauses.clause(index);
    if (literals.size() == 1 && literals.front() < 0)
        return claim(literals.front());
    QString text = m_words.clause(literals);
    for (const Literal literal : literals)
        if (m_trace.variables().isAuxiliary(std::abs(literal)))
            text += QStringLiteral("; ") + m_words.auxiliary(std::abs(literal));
    return text;
}

QStringList TraceWords::levels(const TracePosition &position) const
{
    QStringList texts;
    const std::vector<TraceStep> &steps = m_trace.trace().steps;
    const int last = position.trail.empty() ? 0 : steps[position.trail.back()].level;
    for (int each = 0; each <= last; ++each)
        texts += level(position, each);
    return texts;
}

QString TraceWords::level(const TracePosition &position, int level) const
{
    constexpr qsizetype maxNamed = 12;
    QStringList parts;
    QStringList digits;
    int excluded = 0;
    int bits = 0;
    int auxiliary = 0;
    for (const int index : position.trail) {
        const TraceStep &step = m_trace.trace().steps[index];
        if (step.level != level)
            continue;
        if (step.kind == TraceStep::Kind::Guess)
            parts += tr("%1 (guess)").arg(claim(step.literal));
        else if (m_trace.variables().isAuxiliary(std::abs(step.literal)))
            ++auxiliary;
        else if (m_trace.variables().bit(std::abs(step.literal)))
            ++bits;
        else if (step.literal < 0)
            ++excluded;
        else
            digits += claim(step.literal);
    }
    if (digits.size() > maxNamed)
        parts += tr("digits: %L1").arg(digits.size());
    else if (!digits.isEmpty())
        parts += listText(digits);
    if (excluded > 0)
        parts += tr("excluded candidates: %L1").arg(excluded);
    if (bits > 0)
        parts += tr("bits: %L1").arg(bits);
    if (auxiliary > 0)
        parts += tr("auxiliary variables: %L1").arg(auxiliary);
    return tr("Level %1: %2").arg(level).arg(parts.isEmpty() ? tr("nothing") : semicolonText(parts));
}

QString TraceWords::counts() const
{
    const TraceCounts counts = m_trace.trace().counts();
    const QString text = tr("Guesses: %L1, propagations: %L2, conflicts: %L3")
                             .arg(counts.guesses)
                             .arg(counts.propagations)
                             .arg(counts.conflicts);
    return isLearning() ? tr("%1, learnt clauses: %L2").arg(text).arg(counts.learnt) : text;
}

QString textbookText(std::string_view english)
{
    return translate("Textbook", english);
}

} // namespace sudoku
