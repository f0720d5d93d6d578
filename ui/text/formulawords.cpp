#include "ui/text/formulawords.h"

#include "core/formats/formats.h"
#include "core/sat/dimacs.h"
#include "core/version/version.h"
#include "ui/text/formulacomments.h"
#include "ui/text/words.h"

#include <sstream>
#include <utility>

namespace sudoku {

QString FormulaWords::topic() const
{
    if (const auto *cellTopic = std::get_if<CellTopic>(&m_part.topic()))
        return cellName(cellTopic->cell);
    return sourceText(puzzle(), std::get<RuleSource>(m_part.topic()));
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
    DimacsComments comments{.above = {versionLine()}, .below = {formula.shown()}};
    for (std::string &line : formula.comments(board))
        comments.above.push_back(std::move(line));
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
