#pragma once

#include <QWidget>

#include "core/board/symbols.h"

class QLabel;
class QPushButton;
class QScrollArea;

namespace sudoku {

class LearningRecord;
class Settings;
class TechniqueListView;
class TechniquePageView;
struct TechniquePage;

/// The list of techniques with what was learned, and the page of the chosen one, in a window of its own.
class LearnWindow : public QWidget
{
    Q_OBJECT

public:
    /// \a settings keep its size; \a record says what was learned. Both outlive it.
    LearnWindow(Settings &settings, LearningRecord &record, QWidget *parent = nullptr);
    ~LearnWindow() override;

    /// Shows \a page with digits written as \a symbols.
    void showPage(const TechniquePage &page, const SymbolSet &symbols);
    /// Shows what was learned since.
    void refresh();

signals:
    void practiceRequested(const sudoku::TechniquePage &page);
    void searchRequested(const sudoku::TechniquePage &page);
    /// Emitted when the user wants to learn the rules first.
    void courseRequested();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    QWidget *makeLeft();
    void fillPage(const TechniquePage &page);
    void makeKeys();
    void practise();
    void askToReset();

    Settings &m_settings;
    LearningRecord &m_record;
    const SymbolSet *m_symbols;
    TechniqueListView *m_list;
    QPushButton *m_continue;
    QLabel *m_count;
    TechniquePageView *m_page;
    QScrollArea *m_area;
};

} // namespace sudoku
