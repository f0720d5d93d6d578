#pragma once

#include <QObject>

#include "core/board/geometry.h"

#include <vector>

namespace sudoku {

class BoardView;

/// Tells assistive technology what happens on a board: where the cursor goes, what is selected, and which
/// cells changed. Does nothing while no such program listens.
class BoardAnnouncer : public QObject
{
    Q_OBJECT

public:
    /// Becomes a child of \a view.
    explicit BoardAnnouncer(BoardView &view);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void announceShape();
    void announceContents();
    void announceSelection();
    void announceFocus();
    void announceFocusLater();

    BoardView &m_view;
    std::vector<Cell> m_selected; // as last announced
};

} // namespace sudoku
