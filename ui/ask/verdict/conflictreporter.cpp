#include "ui/ask/verdict/conflictreporter.h"

#include "ui/ask/verdict/storyconclusions.h"
#include "ui/board/boardview.h"
#include "ui/board/document.h"
#include "ui/commands/commandactions.h"
#include "ui/text/words.h"

#include <algorithm>
#include <set>
#include <vector>

namespace sudoku {

ConflictReporter::ConflictReporter(const Document &document, BoardView &view, QObject *parent)
    : QObject(parent),
      m_document(document),
      m_view(view)
{
}

void ConflictReporter::connectCommands(const CommandActions &actions)
{
    actions.on(Command::NextConflict, this, [this] { goToNext(); });
}

bool ConflictReporter::hasConflict() const
{
    return !m_document.violations().empty();
}

QString ConflictReporter::firstText() const
{
    return tr("%1.").arg(
        violationText(m_document.board().puzzle, m_view.symbols(), m_document.violations().front()));
}

QString ConflictReporter::text() const
{
    const std::vector<Violation> &violations = m_document.violations();
    const QString first = firstText();
    std::set<std::vector<Cell>> places; // two cells of a row may be in one box too
    for (const Violation &violation : violations)
        places.insert(violation.cells);
    const int others = static_cast<int>(places.size()) - 1;
    if (others == 0)
        return first;
    return tr("%1 There are %n more conflict(s).", nullptr, others).arg(first);
}

QString ConflictReporter::contradictionText() const
{
    return plainContradictionText(m_document.subject().puzzle(), m_view.symbols());
}

Message ConflictReporter::message(const QString &before)
{
    const QString whole = before.isEmpty() ? text() : before + QLatin1Char(' ') + firstText();
    return {Message::Kind::Problem, whole, {tr("Show"), [this] { goToNext(); }}};
}

void ConflictReporter::goToNext()
{
    std::vector<Cell> cells; // in the order in which the conflicts are told
    for (const Violation &violation : m_document.violations())
        for (const Cell cell : violation.cells)
            if (std::ranges::find(cells, cell) == cells.end())
                cells.push_back(cell);
    if (cells.empty())
        return;
    const auto here = std::ranges::find(cells, m_view.currentCell());
    const bool isLast = here == cells.end() || here + 1 == cells.end();
    m_view.setCurrentCell(isLast ? cells.front() : here[1]);
    m_view.setFocus();
}

} // namespace sudoku
