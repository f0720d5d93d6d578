#pragma once

#include <QWidget>

#include "core/board/symbols.h"

#include <array>

class QBoxLayout;
class QLabel;
class QPushButton;

namespace sudoku {

class ExamplePicture;
struct TechniquePage;

/// The page of a technique: what it is, how to spot it, and two boards on which it is the next step; beside
/// each other where there is room, otherwise one below the other.
class TechniquePageView : public QWidget
{
    Q_OBJECT

public:
    explicit TechniquePageView(QWidget *parent = nullptr);

    void show(const TechniquePage &page, const SymbolSet &symbols);
    /// Makes boards that are beside each other so small that all of the page fits into \a room, where they
    /// can be.
    void fitInto(const QSize &room);

signals:
    void practiceRequested(const sudoku::TechniquePage &page);
    /// Emitted when the user wants to see the technique on the board of the main window.
    void searchRequested(const sudoku::TechniquePage &page);
    /// Emitted when the user wants to read another page.
    void pageRequested(const sudoku::TechniquePage &page);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    /// A board with what is said of it.
    struct Example
    {
        ExamplePicture *picture;
        QLabel *title;
        QLabel *text;
    };

    void fillHead();
    Example addExample();
    void showNext();

    const TechniquePage *m_page = nullptr;
    QLabel *m_title;
    QLabel *m_place;
    QLabel *m_language; // says that the page is not translated
    QPushButton *m_search;
    QPushButton *m_practise;
    QLabel *m_what;
    QLabel *m_spotting;
    QPushButton *m_next;
    QBoxLayout *m_head;
    QBoxLayout *m_spottingRow;
    QBoxLayout *m_boards;
    std::array<Example, 2> m_examples;
};

} // namespace sudoku
