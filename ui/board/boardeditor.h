#pragma once

#include <QObject>

#include "core/board/board.h"
#include "ui/board/digitentry.h"
#include "ui/board/document.h"
#include "ui/board/keyinput.h"

#include <optional>
#include <vector>

namespace sudoku {

/// Turns what the user types and clicks into edits of a document.
class BoardEditor : public QObject
{
    Q_OBJECT

public:
    explicit BoardEditor(Document &document, QObject *parent = nullptr);

    Pen pen() const { return m_pen; }
    void setPen(Pen pen);
    Role role() const;
    void setRole(Role role);

    /// What \a input does to \a cells; false where it was refused. A cell that cannot be changed takes the
    /// digit that it has.
    bool type(const KeyInput &input, const std::vector<Cell> &cells);
    /// Sets a value, or a mark where not all cells have it, or else removes the mark; false where it was
    /// refused.
    bool enter(Digit digit, const std::vector<Cell> &cells, std::optional<Pen> pen = {});
    /// Removes the values, or the pencil marks where there are no values.
    void clear(const std::vector<Cell> &cells);
    /// Removes the values that may be changed, and says nothing of others.
    void leaveBlank(const std::vector<Cell> &cells);
    /// The next figure begins a new number; false where the one that was typed is refused now, as it cannot
    /// become the given of its cell any more.
    bool finishNumber();
    /// Whether the next figure may go on with the number that is being typed.
    bool isNumberOpen() const { return m_number.isOpen(); }
    bool goesOnWith(int figure) const { return m_number.goesOnWith(figure); }

    /// Removes all that the player wrote: entries and pencil marks.
    void clearEntries();
    void clearAll();
    /// Makes the player's entries givens, or those that Solve wrote where there are no others.
    void makeEntriesGivens();
    /// Makes \a solution the entries, as a step that undo calls \a what. No verdict counts what it writes.
    void fillIn(const Grid &solution, const QString &what);

signals:
    void penChanged(Pen pen);
    void roleChanged(Role role);
    /// An edit was not made; \a why is a sentence.
    void refused(const QString &why);

private:
    bool typeFigure(int figure, const std::vector<Cell> &cells, Pen pen);
    void writeNumber(const DigitEntry::Result &number, const std::vector<Cell> &cells);
    /// Whether \a digit may go to \a cells as a value; says so when not. An open number may yet become
    /// another digit.
    bool mayEnter(Digit digit, const std::vector<Cell> &cells, bool isOpen);
    bool isFixed(Cell cell) const;
    /// The cells that may be changed in the role.
    std::vector<Cell> editable(const std::vector<Cell> &cells) const;
    QString refusalText(Cell given) const;
    void edit(Board after, const QString &what, const StepDetails &details = {});

    Document &m_document;
    Pen m_pen = Pen::Value;
    DigitEntry m_number;
    QString m_refusalOfNumber;           ///< said when the number ends as it is now
    std::optional<Board> m_beforeNumber; ///< the board before the first figure of a number
    int m_numberGroup = 0;
    Pen m_numberPen = Pen::Value;
    bool m_isEditing = false;
};

} // namespace sudoku
