#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace sudoku {

class Document;
class Notification;
class NumberEditor;
class RuleDraft;
class SelectedRule;

/// Says how a constraint is drawn or changed, and what it is or why it is impossible, around the field of its
/// number.
class RuleDetails : public QWidget
{
    Q_OBJECT

public:
    RuleDetails(const Document &document, const RuleDraft &draft, const SelectedRule &rule,
                NumberEditor &editor, QWidget *parent = nullptr);

    /// Says what holds now.
    void refresh();
    /// Makes a screen reader read what the selected or drawn constraint is.
    void announceState();

signals:
    /// Emitted when the user wants to add the drawn constraint.
    void addRequested();

private:
    void describeSelected();
    void describeDrawn();

    const Document &m_document;
    const RuleDraft &m_draft;
    const SelectedRule &m_rule;
    QLabel *m_hint;
    Notification *m_spoken; // what a screen reader reads of the state
    QLabel *m_state;
    QPushButton *m_add;
};

} // namespace sudoku
