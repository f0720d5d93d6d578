#pragma once

#include <QString>

#include "core/board/board.h"
#include "core/rules/violations.h"

#include <optional>
#include <span>
#include <vector>

namespace sudoku {

class Document;

/// The board that a view shows: the document's, or another one instead. Constraints that the user draws may
/// be painted on it: pale as long as the puzzle does not have them, or in place of one that it has.
class ShownBoard
{
public:
    explicit ShownBoard(const Document &document) : m_document(document) {}

    /// Shows \a board instead of the document's. Typing is refused with the sentence \a whyReadOnly.
    void showInstead(const Board &board, const QString &whyReadOnly);
    /// Shows the document's board again. Returns false if it was shown already.
    bool showDocument();
    bool isInstead() const { return m_instead.has_value(); }
    const QString &whyReadOnly() const { return m_whyReadOnly; }

    const Board &board() const;
    /// Returns what breaks a rule on it.
    std::span<const Violation> violations() const;

    /// Sets the constraints to paint in place of \a replaced.
    void setSketch(const std::vector<Constraint> &sketch, const std::optional<Constraint> &replaced);
    const std::vector<Constraint> &sketch() const { return m_sketch; }
    /// Returns the board as it is painted, with the sketch.
    Board painted() const;

private:
    const Document &m_document;
    std::optional<Board> m_instead;
    QString m_whyReadOnly;
    std::vector<Constraint> m_sketch;
    std::optional<Constraint> m_replaced; // by the sketch
};

} // namespace sudoku
