#include "ui/rules/ownkindscontroller.h"

#include "core/formats/text/ownkindtext.h"
#include "core/variants/constraintproblem.h"
#include "ui/board/document.h"
#include "ui/commands/commandactions.h"
#include "ui/rules/ownkindsdialog.h"
#include "ui/rules/ruletool.h"

#include <QMessageBox>

#include <algorithm>

namespace sudoku {

OwnKindsController::OwnKindsController(Document &document, RuleTool &tool, const QString &file,
                                       QWidget *window)
    : QObject(window),
      m_document(document),
      m_window(window),
      m_store(file)
{
    const auto offer = [this, &tool] {
        const std::vector<const Variant *> kinds = m_store.kinds();
        tool.offerOwnKinds(kinds);
        emit kindsChanged(kinds);
    };
    connect(&m_store, &OwnKindStore::changed, this, offer);
    connect(&tool, &RuleTool::begun, &m_store, &OwnKindStore::load);
    offer();
}

void OwnKindsController::connectCommands(const CommandActions &actions)
{
    actions.on(Command::OwnKinds, this, [this] { changeKinds(); });
}

/// Returns the kinds of rules on the board that are not in the user's list.
std::vector<OwnKindDefinition> OwnKindsController::otherKindsOnBoard() const
{
    const std::vector<OwnKindDefinition> &known = m_store.definitions();
    std::vector<OwnKindDefinition> kinds;
    for (const OwnKindDefinition *kind : ownKindsOn(m_document.board()))
        if (std::ranges::find(known, *kind) == known.end())
            kinds.push_back(*kind);
    return kinds;
}

void OwnKindsController::changeKinds()
{
    m_store.load();
    OwnKindsDialog dialog(m_store.definitions(), otherKindsOnBoard(), m_window);
    if (!m_store.problem().isEmpty())
        dialog.showNote(tr("Not all of your kinds can be read: %1. They stay in their file as they are.")
                            .arg(m_store.problem()));
    if (dialog.exec() != QDialog::Accepted)
        return;
    if (const auto problem = m_store.save(dialog.kinds()))
        QMessageBox::warning(m_window, dialog.windowTitle(),
                             tr("The kinds cannot be kept: %1.").arg(*problem));
    for (const auto &[before, after] : dialog.changes())
        replaceKind(before, after);
}

/// Lets the rules on the board follow their kind, where the new one allows them.
void OwnKindsController::replaceKind(const Variant *before, const Variant *after)
{
    Board board = m_document.board();
    int left = 0;
    for (std::vector<Constraint> *constraints : {&board.puzzle.constraints, &board.switchedOff})
        for (Constraint &constraint : *constraints) {
            if (constraint.variant != before)
                continue;
            Constraint changed = constraint;
            changed.variant = after;
            if (findProblem(m_document.geometry(), changed))
                ++left;
            else
                constraint = std::move(changed);
        }
    if (board != m_document.board())
        m_document.edit(board, tr("Change Kind of Rule"));
    if (left > 0)
        emit message(
            {.text = tr("%n rule(s) of the board stay as they were: the changed kind does not fit them.",
                        nullptr, left)});
}

} // namespace sudoku
