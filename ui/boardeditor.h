#pragma once

#include <QObject>

#include "core/board/board.h"
#include "ui/digitentry.h"
#include "ui/keyinput.h"

#include <optional>
#include <vector>

namespace sudoku {

class Document;

/// Whether a value that is typed becomes part of the puzzle or of the player's solution.
enum class Role { Given, Entry };

/// Turns what the user types and clicks into edits of a document.
class BoardEditor : public QObject
{
    Q_OBJECT

public:
    explicit BoardEditor(Document &document, QObject *parent = nullptr);

    Pen pen() const { return m_pen; }
    void setPen(Pen pen);
    Role role() const { return m_role; }
    void setRole(Role role);

    /// What \a input does to \a cells.
    void type(const KeyInput &input, const std::vector<Cell> &cells);
    /// Sets a value, or a mark where not all cells have it, or else removes the mark.
    void enter(Digit digit, const std::vector<Cell> &cells, std::optional<Pen> pen = {});
    /// Removes the values, or the pencil marks where there are no values.
    void clear(const std::vector<Cell> &cells);
    /// The cells that the next figure goes to are others, so that it begins a new number.
    void finishNumber() { m_number.finish(); }
    /// Whether the next figure may go on with the number that is being typed.
    bool isNumberOpen() const { return m_number.isOpen(); }

    /// Removes all that the player wrote: entries and pencil marks.
    void clearEntries();
    void clearAll();
    /// Makes every entry a given.
    void fixEntries();
    /// Makes \a solution the entries, as a step that undo calls \a what.
    void fillIn(const Grid &solution, const QString &what);

signals:
    void penChanged(Pen pen);
    void roleChanged(Role role);
    /// An edit was not made; \a why is a sentence.
    void refused(const QString &why);

private:
    void typeFigure(int figure, const std::vector<Cell> &cells, Pen pen);
    /// The cells that may be changed in the role; says so when there are none.
    std::vector<Cell> editable(const std::vector<Cell> &cells);
    void edit(Board after, const QString &what, int group = 0);

    Document &m_document;
    Pen m_pen = Pen::Value;
    Role m_role = Role::Given;
    DigitEntry m_number;
    std::optional<Board> m_beforeNumber; ///< the board before the first figure of a number
    int m_numberGroup = 0;
    Pen m_numberPen = Pen::Value;
    bool m_isEditing = false;
};

} // namespace sudoku
