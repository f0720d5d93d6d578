#pragma once

#include <QObject>
#include <QProcess>

#include "ui/print/bookplace.h"

namespace sudoku {

/// Makes the puzzles and the PDF of a book with the program of the command line, so that both give the same
/// book.
class BookMaker : public QObject
{
    Q_OBJECT

public:
    explicit BookMaker(QObject *parent = nullptr);
    ~BookMaker() override;

    bool isRunning() const { return m_process.state() != QProcess::NotRunning; }
    /// Makes the puzzles of the \a book, a file, and the file \a pdf unless it is empty. Returns whether the
    /// program could be started.
    bool start(const QString &book, const QString &pdf);
    QString programName() const { return m_process.program(); }
    void stop() { m_process.kill(); }

    enum class Result { Made, MadeWithRemark, Failed, Stopped };

signals:
    /// Emitted when the puzzles of the chapter with that title, or number, are begun.
    void chapterBegun(const QString &title);
    /// \a remark is what the program says; its place is empty if it is about no place of the book.
    void finished(sudoku::BookMaker::Result result, const sudoku::BookFault &remark);

private:
    void takeOutput();
    void end(int exitCode);
    BookFault remark() const;

    QProcess m_process;
    QString m_book;
    QString m_output; ///< by the program
};

} // namespace sudoku
