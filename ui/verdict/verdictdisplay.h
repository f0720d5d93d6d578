#pragma once

#include <QObject>

#include "ui/verdict/conclusion.h"

namespace sudoku {

class Answers;
class BoardView;
class Document;
class Messenger;
class VerdictPanel;

/// Shows verdicts: in their panel, with signs on the board, and to a screen reader, until the board is
/// changed or the user closes them. The message bar only says where they are.
class VerdictDisplay : public QObject
{
    Q_OBJECT

public:
    /// What it uses of the window.
    struct Parts
    {
        Document &document;
        BoardView &view;
        VerdictPanel &panel;
        Messenger &messenger;
    };

    VerdictDisplay(const Answers &answers, const Parts &parts, QObject *parent = nullptr);

    bool isOpen() const;
    void close();

signals:
    /// The verdict that is shown is about these rules, or about none.
    void rulesConcerned(const std::vector<sudoku::Constraint> &rules);

private:
    void show(const Conclusion &conclusion);
    void showSoFar(const Conclusion &conclusion);
    void showNote();
    void leave();

    Parts m_parts;
    QString m_said; // by the message bar, of the last verdict
};

} // namespace sudoku
