#pragma once

#include <QDockWidget>

namespace sudoku {

class Collection;
class CommandActions;

/// Shows the list of a window on the left, where it takes no height from the board. Hidden until the user or
/// the list wants it.
class CollectionDock : public QDockWidget
{
    Q_OBJECT

public:
    CollectionDock(Collection &collection, const CommandActions &actions);
};

} // namespace sudoku
