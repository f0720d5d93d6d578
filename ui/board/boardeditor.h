#pragma once

#include <QObject>

#include "core/board/board.h"
#include "ui/board/candidatepen.h"
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

    InputMode inputMode() const { return m_inputMode; }
    void setInputMode(InputMode mode);
    /// Sets whether a digit that is entered disappears from the pencil marks of the cells that see it.
    void setKeepsCandidates(bool keeps) { m_keepsCandidates = keeps; }
    /// Sets whether a digit that all cells have already is cleared when it is entered again.
    void setSameDigitClears(bool clears) { m_sameDigitClears = clears; }
    DigitRole role() const;
    void setRole(DigitRole role);

    /// Applies \a input to \a cells. A cell that cannot be changed counts as having its digit. Returns false
    /// if the input was refused.
    bool type(const KeyInput &input, const std::vector<Cell> &cells);
    /// Enters a value in \a cells. In the other modes adds a mark or a colour, or removes it if all cells
    /// have it.
    /// Returns false if the input was refused.
    bool enter(Digit digit, const std::vector<Cell> &cells, std::optional<InputMode> mode = {});
    /// Removes the values of \a cells, or their pencil marks if there are no values, or their colours and
    /// what is drawn there if there is nothing else. While colours are entered, removes colours; while the
    /// player draws, what is drawn.
    void clear(const std::vector<Cell> &cells);
    /// Removes the values that may be changed, without a message about others.
    void leaveBlank(const std::vector<Cell> &cells);
    /// Ends the number that is being typed, so that the next figure starts a new one. Returns false if the
    /// number is refused, because it cannot be the given of its cell.
    bool finishNumber();
    /// Returns whether the next figure can continue the number that is being typed.
    bool isNumberOpen() const { return m_number.isOpen(); }
    bool goesOnWith(int figure) const { return m_number.goesOnWith(figure); }

    const CandidatePen &pen() const { return m_pen; }
    void setPenColour(int colour);
    void liftPen();
    /// Draws \a line, or removes it if it is there.
    void draw(const CandidateLine &line);
    /// Removes all that the player has drawn on candidates.
    void eraseDrawing();

    /// Removes the entries.
    void clearEntries();
    /// Removes the entries, pencil marks, colours and the drawing.
    void reset();
    /// Removes all digits, pencil marks, colours and the drawing. The rules stay.
    void clearAll();
    /// Makes the player's entries givens. If there are none, makes the entries that Solve wrote givens.
    void makeEntriesGivens();
    /// Makes \a solution the entries, as a step that undo names \a what. No verdict counts these entries.
    void fillIn(const Grid &solution, const QString &what, const Compose &message = {});

signals:
    void inputModeChanged(InputMode mode);
    void roleChanged(DigitRole role);
    void penChanged();
    /// Emitted when an edit was refused; \a why is a sentence.
    void refused(const QString &why);
    /// Emitted when an edit was refused because it would change a given while entries are typed; \a why is a
    /// sentence.
    void refusedAtGiven(const QString &why);

private:
    Board withDigit(Board board, Digit digit, const std::vector<Cell> &cells, InputMode mode) const;
    /// Returns what the modifiers of a key choose now: while the player draws, Shift and Ctrl draw lines.
    std::optional<InputMode> chosen(std::optional<InputMode> mode) const;
    /// Returns the candidates \a digit of those of \a cells on which the player can draw.
    std::vector<Candidate> drawable(Digit digit, const std::vector<Cell> &cells) const;
    Board withDrawn(Board board, Digit digit, const std::vector<Cell> &cells, InputMode mode);
    /// Returns whether the player can draw on \a digit in one of \a cells, and says so if not.
    bool mayDraw(Digit digit, const std::vector<Cell> &cells);
    /// Returns whether \a digit may be typed in that mode, and says so if not.
    bool mayType(Digit digit, const std::vector<Cell> &cells, InputMode mode, bool isOpen);
    /// Returns whether \a board may be so full of colours and lines, and says so if not.
    bool hasRoom(const Board &board);
    void setPen(const CandidatePen &pen);
    bool typeFigure(int figure, const std::vector<Cell> &cells, InputMode mode);
    void writeNumber(const DigitEntry::Result &number, const std::vector<Cell> &cells);
    /// Returns whether \a digit may be entered in \a cells, and says so if not. While the number is open, it
    /// may still become another digit.
    bool mayEnter(Digit digit, const std::vector<Cell> &cells, bool isOpen);
    /// Returns whether one of \a cells can have a mark of \a mode, and says so if not.
    bool mayMark(const std::vector<Cell> &cells, InputMode mode);
    bool isFixed(Cell cell) const;
    /// Returns those of \a cells that may be changed in the current role.
    std::vector<Cell> editable(const std::vector<Cell> &cells) const;
    QString refusalText(Cell given) const;
    void edit(Board after, const QString &what, const StepDetails &details = {});
    /// Does the same, and says \a why nothing happens if the board stays the same.
    void editUnlessSame(Board after, const QString &what, const QString &why,
                        const StepDetails &details = {});

    Document &m_document;
    InputMode m_inputMode = InputMode::Value;
    bool m_keepsCandidates = false;
    bool m_sameDigitClears = false;
    DigitEntry m_number;
    QString m_refusalOfNumber;           ///< the message if the number ends as it is now
    std::optional<Board> m_beforeNumber; ///< the board before the first figure of a number
    CandidatePen m_penBeforeNumber;
    CandidatePen m_pen;
    int m_numberGroup = 0;
    InputMode m_numberMode = InputMode::Value; // whether it is a digit of the cell or a mark
    bool m_isEditing = false;
};

} // namespace sudoku
