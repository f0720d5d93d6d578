#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace sudoku {

class Document;

/// The drawings and the fog of the puzzle in a row of words, with a button that removes them. Hidden if there
/// are none.
class DrawingsRow : public QWidget
{
    Q_OBJECT

public:
    explicit DrawingsRow(Document &document, QWidget *parent = nullptr);

    /// Returns what the row says: "5 drawings; no rules".
    QString text() const;

private:
    void follow();
    void removeAll();

    Document &m_document;
    QLabel *m_label;
    QPushButton *m_remove;
};

} // namespace sudoku
