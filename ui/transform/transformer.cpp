#include "ui/transform/transformer.h"

#include <QMenu>
#include <QRandomGenerator>

#include "core/formats/text/keptmembers.h"
#include "core/solve/solve.h"
#include "ui/ask/solving/computation.h"
#include "ui/board/boardview.h"
#include "ui/board/document.h"
#include "ui/commands/commandactions.h"
#include "ui/text/strings.h"
#include "ui/text/transformwords.h"
#include "ui/transform/transformdialog.h"

#include <utility>

namespace sudoku {

Transformer::Transformer(const Parts &parts, QObject *parent) : QObject(parent), m_parts(parts) {}

void Transformer::connectCommands(const CommandActions &actions)
{
    QMenu &menu = actions.submenu(Command::Transform);
    for (const TransformKind &kind : transformKinds()) {
        const bool asks = kind.argument != TransformKind::Argument::None;
        if (&kind == findTransformKind("swap-rows") || &kind == findTransformKind("relabel"))
            menu.addSeparator();
        QAction *action = menu.addAction(asks ? tr("%1…").arg(nameText(kind)) : nameText(kind));
        action->setObjectName(toQString(kind.id));
        connect(action, &QAction::triggered, this, [this, &kind] { start(kind); });
    }
}

void Transformer::start(const TransformKind &kind)
{
    m_parts.view.finishNumber();
    const Board &board = m_parts.document.board();
    if (kind.argument != TransformKind::Argument::None) {
        TransformDialog dialog(board, kind, m_parts.view.window());
        if (dialog.exec() == QDialog::Accepted)
            apply(kind, {.numbers = dialog.numbers()});
    } else if (needsSolution(kind, board)) {
        startWithSolution(kind);
    } else {
        apply(kind, {.seed = QRandomGenerator::global()->generate64()});
    }
}

void Transformer::startWithSolution(const TransformKind &kind)
{
    const auto work = [puzzle = m_parts.document.board().puzzle, options = m_parts.computation.options()](
                          const std::stop_token &stop, const Progress &progress) {
        return sudoku::check(puzzle, options, stop, progress);
    };
    m_parts.computation.start(tr("Solving"), work, [this, &kind](const CheckResult &found) {
        if (found.verdict == Uniqueness::Unique)
            apply(kind, {.solution = &found.solutions.front()});
        else
            apply(kind, {},
                  tr("No single solution is known, so the digits are in the order in which they come on the "
                     "board."));
    });
}

void Transformer::apply(const TransformKind &kind, const TransformInput &input, const QString &remark)
{
    const Board &board = m_parts.document.board();
    auto after = kind.apply(board, input);
    if (!after)
        emit message({Message::Kind::Problem,
                      capitalised(obstacleText(board.puzzle.geometry, after.error())) + QLatin1Char('.')});
    else if (after->board == board)
        emit message({.text = tr("%1 changes nothing on this board.").arg(nameText(kind))});
    else
        show(kind, std::move(*after), remark);
}

void Transformer::show(const TransformKind &kind, TransformedBoard after, const QString &remark)
{
    QStringList sentences{tr("%1: it is the same puzzle in another form.").arg(nameText(kind))};
    if (!remark.isEmpty())
        sentences += remark;
    if (hasForeignMembers(m_parts.document.board()))
        sentences += tr("What other programs wrote beside the puzzle is gone, because it may name cells or "
                        "digits.");
    const Message answer{.kind = Message::Kind::Answer, .text = sentences.join(QLatin1Char(' '))};
    m_parts.document.edit(std::move(after.board), nameText(kind),
                          {.cellMap = std::move(after.cells), .message = [answer] { return answer; }});
}

} // namespace sudoku
