#pragma once

#include <QMainWindow>

#include "ui/handbook/handbookpages.h"

class QLabel;
class QLineEdit;
class QStackedWidget;
class QToolBar;

namespace sudoku {

class HandbookBrowser;
class HandbookContents;
class HandbookHits;
class Settings;

/// The handbook: the contents, or the results of a search, on the left, and a page on the right. It can be
/// used while a modal dialog is open, and does not keep the program running.
class HandbookWindow : public QMainWindow
{
    Q_OBJECT

public:
    explicit HandbookWindow(Settings &settings);
    ~HandbookWindow() override;

    /// Shows \a page: "rules.md", or a section of it: "rules.md#lines".
    void showPage(const QString &page);
    HandbookBrowser &browser() { return *m_browser; }

protected:
    bool event(QEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void makeToolBar();
    void makeLayout();
    void makeKeys();
    QAction *addTool(QToolBar *bar, const char *iconName, const QString &text,
                     const QList<QKeySequence> &keys);
    void updateTitle(const QUrl &url);
    void search(const QString &query);
    void startSearch();
    void endSearch();
    void restore();
    void remember();
    void showFoundCount();

    Settings &m_settings;
    std::vector<HandbookPage> m_pages;
    HandbookBrowser *m_browser;
    HandbookContents *m_contents;
    HandbookHits *m_hits;
    QLineEdit *m_query;
    QLabel *m_foundCount;
    QStackedWidget *m_left;
};

} // namespace sudoku
