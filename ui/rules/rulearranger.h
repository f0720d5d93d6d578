#pragma once

#include <QObject>

#include "core/transform/ruleplacement.h"
#include "core/variants/own/alternatives.h"
#include "ui/base/message.h"
#include "ui/rules/boardrules.h"

#include <functional>
#include <vector>

class QKeyEvent;
class QMenu;
class QWidget;

namespace sudoku {

class BoardView;
class Document;
struct CopiedRules;

/// Copies, pastes, duplicates, moves, turns and mirrors the selected rules, several of them together, and
/// makes them rules of another kind. Each of these is one step. A rule that does not fit where it would be is
/// refused: of several, those that fit are moved, but all or none is turned, pasted or changed.
class RuleArranger : public QObject
{
    Q_OBJECT

public:
    using Selected = std::function<std::vector<BoardRule>()>;

    /// Arranges the rules that \a selected returns. Listens to \a view, while rules are edited there.
    RuleArranger(Document &document, BoardView &view, Selected selected, QObject *parent = nullptr);

    /// Listens to the keys of \a list too.
    void listenTo(QWidget &list);
    /// Adds what can be done with the selected rules.
    void addTo(QMenu &menu);
    /// Puts the rules in \a text on the board, at the cursor. Returns false if the text is anything else.
    bool paste(const QString &text);

signals:
    /// Emitted when \a constraints are where they were put, so that they are selected.
    void arranged(const std::vector<Constraint> &constraints);
    /// Emitted when something cannot be done; \a why is a sentence.
    void refused(const QString &why);
    void message(const sudoku::Message &message);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    using Action = std::function<void()>;

    std::vector<Constraint> selectedConstraints() const;
    /// Returns what a key does, or nothing if it is for others.
    Action actionOf(const QKeyEvent &event);
    void addMovesTo(QMenu &menu);
    void addKindsTo(QMenu &menu);
    void addCombinationsTo(QMenu &menu);

    void copy();
    void cut();
    void pasteFromClipboard();
    void paste(const CopiedRules &copied);
    void duplicate();
    void move(CellStep step);
    void turn(const Isometry &isometry);
    void changeKind(const Variant &kind);
    /// Puts one rule in the place of the selected ones, which says that so many of them hold.
    void combine(AlternativeCount count);

    /// Puts \a after, one for each of the selected rules, in their place. Returns whether that was possible.
    void replaceWith(const PlacedConstraints &after, const QString &what);
    void add(const std::vector<Constraint> &constraints, const QString &what);
    void refuseToFit(const Geometry &geometry, const Constraint &constraint);

    Document &m_document;
    BoardView &m_view;
    Selected m_selected;
};

} // namespace sudoku
