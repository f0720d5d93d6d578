#pragma once

#include <QObject>

#include "core/board/geometry.h"
#include "core/variants/variant.h"

#include <utility>

namespace sudoku {

class Document;
class NumberEditor;
class RuleDraft;
class SelectedRule;

/// The number of the constraint that the user draws or changes, from its first figure until it is confirmed
/// or discarded.
class RuleNumber : public QObject
{
    Q_OBJECT

public:
    /// Makes the number that is typed in \a editor for \a rule, if one is selected, else for \a draft.
    RuleNumber(Document &document, NumberEditor &editor, SelectedRule &rule, RuleDraft &draft,
               QObject *parent = nullptr);

    /// Shows the field, with the number of the selected constraint.
    void show();
    /// Shows the field and gives it the focus, if the constraint takes a number.
    void edit();
    /// Shows, if the field is there, the number that the digits on the board give the constraint that is
    /// drawn. It counts as typed only when the user edits or confirms it.
    void propose();
    /// Shows the number of a constraint that was selected just now, if the field is there.
    void followRule();
    /// Updates the range of numbers, which depends on the cells. The field disappears where none is possible.
    void updateRange();
    /// Begins the number with the digit \a figure. A letter that the board shows for a number, such as X for
    /// 10, is the whole number.
    void takeFigure(const QString &figure);
    /// Confirms the number that is being typed. Returns a sentence that says why that is refused, or an empty
    /// text.
    QString settle();
    /// Does the same, and returns also why a number was dropped.
    QString finish();
    /// Confirms the number that is being typed, and says why one that is refused is discarded.
    void leave();
    /// Discards the number that is being typed.
    void cancel();
    /// Returns why settle() dropped the number of what was just added, once; an empty text if it did not.
    QString takeDropped() { return std::exchange(m_dropped, {}); }

signals:
    /// Emitted when what is typed changes, and when it is confirmed or discarded.
    void changed();
    /// Emitted when the number of the constraint that is drawn is confirmed.
    void drawnConfirmed();
    /// Emitted when the selected constraint has another number, as \a constraint.
    void replaced(const Constraint &constraint);
    /// Emitted when a number cannot be typed or confirmed; \a why is a sentence.
    void refused(const QString &why);

private:
    void fill();
    void followShape();
    void takeWhole(int number);
    void noteTyped();
    void confirm();
    void undo();
    bool dropsImpossible();
    QString replace();

    Document &m_document;
    NumberEditor &m_editor;
    SelectedRule &m_rule;
    RuleDraft &m_draft;
    QString m_dropped;
    Geometry m_shape; // of the board for which the number is typed
};

} // namespace sudoku
