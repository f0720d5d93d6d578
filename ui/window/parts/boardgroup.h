#pragma once

#include <QWidget>

class QSplitter;

namespace sudoku {

class BoardArea;
class BoardView;
class MessageBar;
class SidePanel;
class WideScrollArea;

/// The middle of the window: the board with the panel, which are one group in the middle of the room, and
/// above them the message. The panel grows with the board; where the room is narrow it is below the board. A
/// walkthrough takes the place of the panel, and the user may change its width.
class BoardGroup : public QWidget
{
    Q_OBJECT

public:
    struct Parts
    {
        BoardArea &board;
        BoardView &view; ///< within the board's area
        SidePanel &side;
        QWidget &walkthrough;
        MessageBar &message;
    };

    explicit BoardGroup(const Parts &parts);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

    /// Returns whether a room of \a size is so narrow that the panel goes below the board.
    static bool isNarrow(const QSize &size);
    /// Returns how wide the panel is beside a board with that side: a part of it within limits.
    static int panelWidth(int boardSide);

signals:
    /// Emitted when the panel goes below the board, or beside it again.
    void narrowChanged(bool isNarrow);

protected:
    bool event(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    bool hasPanel() const;
    bool hasWalkthrough() const;
    int top() const;
    QRect room() const;
    void arrange();
    void arrangeInRow(const QRect &room);
    void arrangeInColumn(const QRect &room);
    void setSplitter(Qt::Orientation orientation, const QRect &place, int board, int walkthrough);
    int walkthroughWidth(int roomWidth) const;
    int narrowestPanel() const;
    int numbersWidth() const;
    void alignWithCells();

    Parts m_parts;
    QSplitter *m_splitter;      ///< the board and the walkthrough
    WideScrollArea *m_sideArea; ///< scrolls the panel
    QRect m_panelPlace;
    bool m_isNarrow = false;
    int m_wanted = 0; ///< the width of the walkthrough that the user chose, or 0
};

} // namespace sudoku
