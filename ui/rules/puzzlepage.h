#pragma once

#include <QWidget>

#include "core/board/puzzle.h"

class QFormLayout;
class QLineEdit;
class QPlainTextEdit;

namespace sudoku {

class Document;

/// What is said about the puzzle: title, author, rules in words, source, level and the message for
/// whoever solves it. What is typed in a field is one step of undo.
class PuzzlePage : public QWidget
{
    Q_OBJECT

public:
    explicit PuzzlePage(Document &document, QWidget *parent = nullptr);

private:
    QLineEdit *addLine(QFormLayout &form, const QString &label, const char *name,
                       std::string PuzzleInfo::*text, const QString &what);
    /// Makes \a typed the text on the board; the steps of a \a group are one.
    void change(std::string PuzzleInfo::*text, const QString &typed, const QString &what, int group);
    /// Returns the group of the steps in the field of \a text, a new one if the last step was in another.
    int groupOf(std::string PuzzleInfo::*text);
    void propose();
    void follow();

    Document &m_document;
    QLineEdit *m_title;
    QLineEdit *m_author;
    QLineEdit *m_source;
    QLineEdit *m_level;
    QLineEdit *m_message;
    QPlainTextEdit *m_rules;
    std::string PuzzleInfo::*m_typed = nullptr; // in whose field the last step was
    int m_group = 0;
};

} // namespace sudoku
