#pragma once

#include <QDialog>
#include <QProcess>

#include "ui/base/job.h"
#include "ui/base/message.h"
#include "ui/printjob/bookfile.h"

#include <map>
#include <string>

class QPushButton;
class QTabWidget;
class QTimer;

namespace sudoku {

class ChapterForm;
class MessageBar;
class PageView;
class SchemaField;
class Settings;

/// Edits a book: its choices and chapters on the left, its pages on the right. Opens and saves its file; the
/// program of the command line makes its puzzles and its PDF, so that both give the same book.
class BookDialog : public QDialog
{
    Q_OBJECT

public:
    explicit BookDialog(Settings &settings, QWidget *parent = nullptr);
    ~BookDialog() override;

    const BookFile &book() const { return m_book; }
    /// Opens the book at \a path; returns whether it could be read.
    bool openBook(const QString &path);
    /// Saves the book at \a path; returns whether it could be written.
    bool save(const QString &path);
    QString message() const;
    bool isRunning() const { return m_process.state() != QProcess::NotRunning; }
    /// Makes the puzzles, and the PDF \a path unless it is empty. The book has a file.
    void make(const QString &path);

public slots:
    void reject() override;

private:
    QTabWidget *makeTabs();
    QWidget *makeFields(bool areLarge);
    QLayout *makeButtons();
    void showBook(const BookFile &book);
    void take();
    void updatePages();
    void checkPages(const PrintJob &job);
    void askToOpen();
    bool askToSaveAs();
    bool saveFirst();
    void askForPdf();
    void end(int exitCode);
    void say(Message::Kind kind, const QString &text);
    void updateButtons();
    bool mayForget();

    Settings &m_settings;
    BookFile m_book;
    QString m_path;
    bool m_isChanged = false;
    bool m_isShowing = false;
    bool m_isRight = true;                                      ///< the fields describe a book
    std::map<std::string, SchemaField *, std::less<>> m_fields; ///< by their members
    ChapterForm *m_chapters;
    PageView *m_pages;
    MessageBar *m_message;
    QTimer *m_waiting; ///< until the person pauses
    std::vector<QPushButton *> m_actions;
    QPushButton *m_close = nullptr;
    QProcess m_process;
    QString m_pdf;    ///< that is being made; or empty
    QString m_output; ///< by the program
    Job m_check;
};

} // namespace sudoku
