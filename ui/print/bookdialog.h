#pragma once

#include <QDialog>

#include "ui/base/job.h"
#include "ui/base/message.h"
#include "ui/print/bookmaker.h"
#include "ui/printjob/booktext.h"

#include <vector>

class QPushButton;
class QTimer;

namespace sudoku {

class BookForm;
class MessageBar;
class PageView;
class Settings;

/// Edits a book: its choices and chapters on the left, its pages on the right, in the language of the book.
/// Says what is wrong beside the fields. Opens and saves its file, and has it made.
class BookDialog : public QDialog
{
    Q_OBJECT

public:
    explicit BookDialog(Settings &settings, QWidget *parent = nullptr);
    ~BookDialog() override;

    /// Returns the book, with harmless values where the fields have wrong ones.
    const BookFile &book() const { return m_draft.book; }
    /// Opens the book at \a path; returns whether it could be read. Wrong values are shown where the fields
    /// can have them.
    bool openBook(const QString &path);
    /// Saves the book at \a path, right or wrong; returns whether it could be written.
    bool save(const QString &path);
    QString message() const;
    bool isRunning() const { return m_maker.isRunning(); }
    /// Makes the puzzles, and the PDF \a path unless it is empty. The book has a file.
    void make(const QString &path);

public slots:
    void reject() override;

private:
    QLayout *makeButtons();
    void connectParts();
    void showDraft(const BookDraft &draft);
    void setPath(const QString &path);
    void setChanged(bool isChanged);
    void take();
    void findFaults(const QString &before = {});
    void showFaults(const std::vector<BookFault> &faults, const QString &before = {});
    bool isFaultless();
    void updatePages();
    void makePages();
    void showPages(const PrintJob &job);
    void showChapter(int chapter);
    void checkPages(const PrintJob &job);
    void askToOpen();
    bool askToSaveAs();
    bool saveFirst();
    void askForPdf();
    void showProgress(const QString &chapter, const BookProgress &progress);
    void end(BookMaker::Result result, const BookFault &remark);
    void findPrintFaults();
    void say(Message::Kind kind, const QString &text);
    void say(const Message &message);
    void updateButtons();
    bool mayForget();

    Settings &m_settings;
    BookDraft m_draft;
    QString m_path;
    bool m_isChanged = false;
    std::vector<BookFault> m_faults = {};
    BookForm *m_form;
    PageView *m_pages;
    MessageBar *m_message;
    QTimer *m_waiting; ///< until the person pauses
    std::vector<QPushButton *> m_actions;
    QPushButton *m_close = nullptr;
    BookMaker m_maker;
    QString m_pdf; ///< that is being made; or empty
    Job m_check;
    Job m_preflight;
};

} // namespace sudoku
