#pragma once

#include <QPushButton>

namespace sudoku {

/// What a row of the start card shows.
struct StartRow
{
    QString icon = {}; ///< the name of a file in resources/icons, or empty
    QString title = {};
    QString note = {};    ///< below the title
    QString key = {};     ///< the key that does the same, as people read it
    bool hasMore = false; ///< shows an arrow, because there is more behind it
};

/// A row of the start card: a large, quiet button. The one that Enter takes is filled.
class StartButton : public QPushButton
{
    Q_OBJECT

public:
    explicit StartButton(const StartRow &row, QWidget *parent = nullptr);

    /// Sets whether Enter takes this row.
    void setTaken(bool isTaken);
    bool isTaken() const { return m_isTaken; }
    /// Sets whether there is room for the note.
    void setNoteShown(bool isShown);

protected:
    void paintEvent(QPaintEvent *event) override;
    /// Leaves all keys to the card.
    void keyPressEvent(QKeyEvent *event) override;

private:
    int paintRight(QPainter &painter, const QRect &row) const;
    void paintTexts(QPainter &painter, const QRect &place) const;
    QColor ground() const;
    QColor quietInk() const;

    StartRow m_row;
    bool m_isTaken = false;
    bool m_isNoteShown = true;
};

} // namespace sudoku
