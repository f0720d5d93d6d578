#include "ui/list/collectiondock.h"

#include "ui/base/helppage.h"
#include "ui/commands/commandactions.h"
#include "ui/list/collection.h"
#include "ui/list/collection/collectionpanel.h"

namespace sudoku {

CollectionDock::CollectionDock(Collection &collection, const CommandActions &actions)
    : QDockWidget(tr("Puzzles"))
{
    setObjectName(QStringLiteral("puzzles"));
    setFeatures(DockWidgetClosable);
    setWidget(collection.panel());
    setHelpPage(*collection.panel(), "files.md");
    hide();
    QAction *action = actions.action(Command::Collection);
    connect(&collection, &Collection::wanted, this, &QWidget::show);
    connect(this, &QDockWidget::visibilityChanged, action, &QAction::setChecked);
    actions.on(Command::Collection, this, [this, action] { setVisible(action->isChecked()); });
}

} // namespace sudoku
