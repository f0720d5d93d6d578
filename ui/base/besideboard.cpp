#include "ui/base/besideboard.h"

#include "ui/base/widescrollarea.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QScrollBar>
#include <QSplitter>

#include <algorithm>

namespace sudoku {
namespace {

/// Gives \a panel the width that it wants, but at most a part of the window, when the splitter gets its first
/// or another size.
class BoardSplitter : public QSplitter
{
public:
    BoardSplitter(QWidget *board, QWidget *side, QWidget *panel) : m_side(side), m_panel(panel)
    {
        auto *fixed = new QWidget; // within which the user changes no width
        auto *row = new QHBoxLayout(fixed);
        row->setContentsMargins({});
        row->setSpacing(0);
        row->addStretch(1); // both stand in the middle, side by side
        row->addWidget(board, 1000);
        row->addWidget(side);
        row->addStretch(1);
        setChildrenCollapsible(false);
        addWidget(fixed);
        addWidget(panel);
        setStretchFactor(0, 1);
        setStretchFactor(1, 0);
        connect(this, &QSplitter::splitterMoved, this, [this] { m_wanted = m_panel->width(); });
        panel->installEventFilter(this);
    }

protected:
    void resizeEvent(QResizeEvent *event) override
    {
        QSplitter::resizeEvent(event);
        shareOut();
    }
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (watched == m_panel && event->type() == QEvent::ShowToParent) {
            m_side->hide();
            shareOut();
        } else if (watched == m_panel && event->type() == QEvent::HideToParent) {
            m_side->show();
        }
        return QSplitter::eventFilter(watched, event);
    }

private:
    void shareOut()
    {
        constexpr int partForBoard = 3; // of five
        if (!m_panel->isVisibleTo(this))
            return;
        const int wanted = m_wanted > 0 ? m_wanted : m_panel->sizeHint().width();
        const int rest = width() - width() * partForBoard / 5;
        const int panel = std::max(std::min(wanted, rest), m_panel->minimumSizeHint().width());
        setSizes({width() - panel - handleWidth(), panel});
    }

    QWidget *m_side;
    QWidget *m_panel;
    int m_wanted = 0; // by the user, or 0
};

/// Scrolls a panel up and down, and is as wide as the panel wants to be.
class PanelArea : public WideScrollArea
{
public:
    explicit PanelArea(QWidget *panel) : WideScrollArea(panel) { fitPanel(); }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (watched == widget() && isAboutSize(*event))
            fitPanel();
        return WideScrollArea::eventFilter(watched, event);
    }

private:
    static bool isAboutSize(const QEvent &event)
    {
        return event.type() == QEvent::LayoutRequest || event.type() == QEvent::ShowToParent
               || event.type() == QEvent::HideToParent;
    }
    void fitPanel()
    {
        const int width = widget()->minimumWidth() + verticalScrollBar()->sizeHint().width();
        setFixedWidth(widget()->isHidden() ? 0 : width);
    }
};

} // namespace

QSplitter *besideBoard(QWidget *board, QWidget *side, QWidget *panel)
{
    return new BoardSplitter(board, new PanelArea(side), panel);
}

} // namespace sudoku
