#pragma once

#include <QWidget>

#include "core/board/symbols.h"

class QFrame;
class QLabel;
class QPushButton;
class QScrollArea;
class QSplitter;

namespace sudoku {

class LearningRecord;
class TechniqueListView;
class TechniquePageView;
struct TechniquePage;

/// What takes the place of the board while somebody learns: the list of techniques with what was learned, and
/// the page of the chosen one. In a narrow window the list drops down from a button above the page.
class LearnPage : public QWidget
{
    Q_OBJECT

public:
    /// \a record says what was learned, and outlives it.
    LearnPage(const SymbolSet &symbols, LearningRecord &record, QWidget *parent = nullptr);

    /// Shows \a page with digits written as \a symbols.
    void showPage(const TechniquePage &page, const SymbolSet &symbols);
    /// Shows what was learned since.
    void refresh();

    QSize minimumSizeHint() const override;

signals:
    void practiceRequested(const sudoku::TechniquePage &page);
    void searchRequested(const sudoku::TechniquePage &page);
    /// Emitted when the user wants to learn the rules first.
    void courseRequested();
    /// Emitted when the user wants to see the board again.
    void closed();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    QWidget *makeLeft();
    QWidget *makeRight();
    void fillPage(const TechniquePage &page);
    void makeKeys();
    void practise();
    void askToReset();
    void setNarrow(bool isNarrow);
    void dropDown();

    LearningRecord &m_record;
    const SymbolSet *m_symbols;
    const TechniquePage *m_shown = nullptr;
    TechniqueListView *m_list;
    QPushButton *m_continue;
    QLabel *m_count;
    QPushButton *m_drop; // opens the list in a narrow window
    TechniquePageView *m_page;
    QScrollArea *m_area;
    QWidget *m_left;
    QFrame *m_popup; // has the list in a narrow window
    QSplitter *m_splitter;
    bool m_isNarrow = false;
};

} // namespace sudoku
