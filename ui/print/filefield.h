#pragma once

#include <QWidget>

class QLineEdit;

namespace sudoku {

/// Asks for the name of a PDF file: a line to type it in, and a button that chooses it. A name is relative to
/// a folder if the file is in it or below it.
class FileField : public QWidget
{
    Q_OBJECT

public:
    explicit FileField(QWidget *parent = nullptr);

    QLineEdit &line() const { return *m_line; }
    /// Sets the folder; an empty one makes all names absolute.
    void setFolder(const QString &folder) { m_folder = folder; }
    /// Takes the file \a path as if it was chosen.
    void take(const QString &path);

private:
    void choose();

    QLineEdit *m_line;
    QString m_folder;
};

/// Returns the name of the file \a path, relative to \a folder if it is in it or below it.
QString nameWithin(const QString &folder, const QString &path);

} // namespace sudoku
