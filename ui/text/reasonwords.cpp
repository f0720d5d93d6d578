#include "ui/text/reasonwords.h"

#include <QCoreApplication>

#include "core/board/rule.h"
#include "ui/text/steptext.h"
#include "ui/text/strings.h"
#include "ui/text/symbolwords.h"
#include "ui/text/words.h"

namespace sudoku {
namespace {

struct ReasonWords
{
    Q_DECLARE_TR_FUNCTIONS(ReasonWords)
};

/// Returns "a, b or c".
QString anyText(QStringList texts)
{
    if (texts.size() < 2)
        return texts.join(QString());
    const QString last = texts.takeLast();
    return ReasonWords::tr("%1 or %2").arg(texts.join(QStringLiteral(", ")), last);
}

QString cellName(const Geometry &geometry, Cell cell)
{
    return QString::fromStdString(geometry.cellName(cell));
}

class PremiseWriter
{
public:
    PremiseWriter(const Puzzle &puzzle, const SymbolSet &symbols, const Position &position)
        : m_puzzle(puzzle),
          m_symbols(symbols),
          m_position(position),
          m_terms(puzzle, position.rules(), symbols)
    {
    }

    QString operator()(const premise::CellHasDigit &has) const
    {
        QStringList digits;
        for (const Digit digit : m_position.candidates(has.cell))
            digits += symbol(digit);
        return ReasonWords::tr("%1 is %2").arg(cellName(m_puzzle.geometry, has.cell), anyText(digits));
    }

    QString operator()(const premise::HouseHasDigit &has) const
    {
        QStringList cells;
        if (const std::optional<Cell> filled = filledPlace(m_position, has))
            cells += cellName(m_puzzle.geometry, *filled);
        else
            for (const Candidate &candidate : candidatesOf(m_position, has))
                cells += cellName(m_puzzle.geometry, candidate.cell);
        return ReasonWords::tr("in %2, %1 is in %3")
            .arg(symbol(has.digit), m_terms.house(has.house), anyText(cells));
    }

    QString operator()(const premise::RuleIsKept &kept) const
    {
        return sourceText(m_puzzle, m_position.rules().otherRules()[kept.rule].source);
    }

    QString operator()(const premise::ImpliedSumIsKept &kept) const
    {
        const rule::Sum &sum = m_position.rules().impliedSums()[kept.sum].sum;
        return ReasonWords::tr("the sum of %1 is %2")
            .arg(someCellsText(m_puzzle.geometry, sum.cells),
                 QString::number(m_terms.shownTotal(sum.total, static_cast<int>(sum.cells.size()))));
    }

private:
    QString symbol(Digit digit) const { return symbolText(m_symbols, digit); }

    const Puzzle &m_puzzle;
    const SymbolSet &m_symbols;
    const Position &m_position;
    StepTerms m_terms;
};

/// Returns "r4c7=5: Naked Pair".
QString headText(const Geometry &geometry, const SymbolSet &symbols, const ReasonStep &step,
                 const Technique *technique, Notation notation)
{
    const QString follows = conclusionText(geometry, symbols, step, notation);
    return technique ? ReasonWords::tr("%1: %2").arg(follows, techniqueName(*technique)) : follows;
}

/// Returns the names of \a constraints.
QString rulesText(const Puzzle &puzzle, const std::vector<int> &constraints)
{
    QStringList rules;
    for (const int constraint : constraints)
        rules += sourceText(puzzle, ConstraintIndex{constraint});
    return listText(rules);
}

/// Returns the facts of \a step, and the rules about two cells on which they rest.
QStringList factsOf(const Puzzle &puzzle, const SymbolSet &symbols, const Position &before,
                    const ReasonStep &step)
{
    QStringList facts = premiseTexts(puzzle, symbols, before, step.premises);
    if (!step.constraints.empty())
        facts += ReasonWords::tr("according to %1").arg(rulesText(puzzle, step.constraints));
    return facts;
}

} // namespace

QString conclusionText(const Geometry &geometry, const SymbolSet &symbols, const Deduction &conclusion,
                       Notation notation)
{
    const auto &[cell, digit] = conclusion.candidate;
    return hasText(cellName(geometry, cell), {symbolText(symbols, digit)}, conclusion.isTrue, notation);
}

QString premiseText(const Puzzle &puzzle, const SymbolSet &symbols, const Position &position,
                    const Premise &premise)
{
    return std::visit(PremiseWriter(puzzle, symbols, position), premise);
}

QStringList premiseTexts(const Puzzle &puzzle, const SymbolSet &symbols, const Position &position,
                         const std::vector<Premise> &premises)
{
    QStringList all;
    for (const Premise &premise : premises)
        all += premiseText(puzzle, symbols, position, premise);
    QStringList texts = all;
    texts.removeDuplicates();
    for (QString &text : texts)
        if (const auto count = all.count(text); count > 1)
            text = ReasonWords::tr("%1 (%2 parts of it)").arg(text).arg(count);
    return texts;
}

QString pairRulesText(const Puzzle &puzzle, const Reasoning &why)
{
    if (why.constraints.empty())
        return {};
    return (why.premises.empty() ? ReasonWords::tr("%1 excludes it") : ReasonWords::tr("according to %1"))
        .arg(rulesText(puzzle, why.constraints));
}

QString reasoningText(const Puzzle &puzzle, const SymbolSet &symbols, const Reasoning &why)
{
    QStringList texts = premiseTexts(puzzle, symbols, why.position, why.premises);
    if (const QString rules = pairRulesText(puzzle, why); !rules.isEmpty())
        texts += rules;
    else if (why.premises.empty())
        texts += ReasonWords::tr("a digit that it sees, or a rule of the cell, excludes it");
    QString text = semicolonText(texts);
    if (why.technique)
        text = ReasonWords::tr("%1: %2").arg(techniqueName(*why.technique), text);
    if (!why.isSmallest)
        text = ReasonWords::tr("%1 (%2 facts, not proved smallest: at least %3)")
                   .arg(text)
                   .arg(why.premises.size())
                   .arg(why.atLeast);
    return ReasonWords::tr("%1: %2").arg(conclusionText(puzzle.geometry, symbols, why.conclusion), text);
}

QString conclusionText(const Geometry &geometry, const SymbolSet &symbols, const ReasonStep &step,
                       Notation notation)
{
    return conclusionText(geometry, symbols,
                          Step{.placements = step.placements, .eliminations = step.eliminations}, notation);
}

QString reasonStepText(const Puzzle &puzzle, const SymbolSet &symbols, const Position &before,
                       const ReasonStep &step, const Technique *technique)
{
    const QString facts = semicolonText(factsOf(puzzle, symbols, before, step));
    return ReasonWords::tr("%1: %2").arg(headText(puzzle.geometry, symbols, step, technique, Notation::Plain),
                                         facts);
}

QString reasonStepInLines(const Puzzle &puzzle, const SymbolSet &symbols, const Position &before,
                          const ReasonStep &step, const Technique *technique, Notation notation)
{
    const QString head = headText(puzzle.geometry, symbols, step, technique, notation);
    const QStringList facts = factsOf(puzzle, symbols, before, step);
    return facts.size() < 2 ? ReasonWords::tr("%1: %2").arg(head, facts.join(QString()))
                            : ReasonWords::tr("%1:\n%2").arg(head, facts.join(QStringLiteral(";\n")));
}

QString obstacleText(const Geometry &geometry, const SymbolSet &symbols, WhyObstacle obstacle,
                     const WhyQuestion &question, Digit right)
{
    const QString cell = cellName(geometry, question.cell);
    switch (obstacle) {
    case WhyObstacle::NoSolution:
        return ReasonWords::tr("The puzzle has no solution");
    case WhyObstacle::SeveralSolutions:
        return ReasonWords::tr("It does not follow: there are solutions with different digits in %1")
            .arg(cell);
    case WhyObstacle::Untrue:
        return ReasonWords::tr("%1 is %2").arg(cell, symbolText(symbols, right));
    case WhyObstacle::IsGiven:
        return ReasonWords::tr("%1 is a clue").arg(cell);
    case WhyObstacle::WrongEntries:
        break;
    }
    return ReasonWords::tr("Some entries are wrong");
}

} // namespace sudoku
