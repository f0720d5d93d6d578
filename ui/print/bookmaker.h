#pragma once

#include <QObject>
#include <QProcess>
#include <QTimer>

#include "ui/print/bookplace.h"
#include "ui/printjob/bookfile.h"

namespace sudoku {

/// How many of the puzzles that a book wishes for are in their files.
struct BookProgress
{
    int made = 0;
    int wished = 0;

    bool operator==(const BookProgress &) const = default;
};

/// Makes the puzzles and the PDF of a book with the program of the command line, so that both give the same
/// book.
class BookMaker : public QObject
{
    Q_OBJECT

public:
    explicit BookMaker(QObject *parent = nullptr);
    ~BookMaker() override;

    bool isRunning() const { return m_process.state() != QProcess::NotRunning; }
    /// Makes the puzzles of \a book, which is at \a path, and the file \a pdf unless it is empty. Returns
    /// whether the program could be started.
    bool start(const BookFile &book, const QString &path, const QString &pdf);
    QString programName() const { return m_process.program(); }
    /// Stops; the puzzles that are made are kept.
    void stop();
    BookProgress progress() const;

    enum class Result { Made, MadeWithRemark, Failed, Stopped };

signals:
    /// Emitted when the puzzles of the chapter with that title, or number, are begun, and about once a second
    /// when more of them are made.
    void progressed(const QString &chapter, const sudoku::BookProgress &progress);
    /// \a remark is what the program says; its place is empty if it is about no place of the book.
    void finished(sudoku::BookMaker::Result result, const sudoku::BookFault &remark);

private:
    void takeOutput();
    void tellProgress();
    void end(int exitCode);
    BookFault remark() const;

    QProcess m_process;
    QTimer m_looking;  ///< at the files
    QTimer m_patience; ///< with a program that was stopped
    BookFile m_book;
    QString m_path;
    QString m_chapter; ///< that gets puzzles now
    BookProgress m_last;
    QString m_output; ///< by the program
};

} // namespace sudoku
