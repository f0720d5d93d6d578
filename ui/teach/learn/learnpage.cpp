#include "ui/teach/learn/learnpage.h"

#include "core/hints/steps/technique.h"
#include "ui/base/helppage.h"
#include "ui/teach/learn/techniquelistview.h"
#include "ui/teach/learn/techniquepageview.h"
#include "ui/teach/pages/techniquepages.h"
#include "ui/teach/practice/learningrecord.h"
#include "ui/text/steptext.h"

#include <QFrame>
#include <QKeyEvent>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QScrollArea>
#include <QShortcut>
#include <QSplitter>
#include <QVBoxLayout>

#include <algorithm>

namespace sudoku {
namespace {

constexpr int listWidth = 264;        // pixels
constexpr int widthForTheList = 1100; // beside the page, for texts of the usual size

QPushButton *newLink(const QString &text, const char *name)
{
    auto *link = new QPushButton(text);
    link->setObjectName(name);
    link->setFlat(true);
    return link;
}

} // namespace

LearnPage::LearnPage(const SymbolSet &symbols, LearningRecord &record, QWidget *parent)
    : QWidget(parent),
      m_record(record),
      m_symbols(&symbols),
      m_list(new TechniqueListView),
      m_continue(new QPushButton),
      m_count(new QLabel),
      m_drop(new QPushButton),
      m_page(new TechniquePageView),
      m_area(new QScrollArea),
      m_left(makeLeft()),
      m_popup(new QFrame(this, Qt::Popup)),
      m_splitter(new QSplitter)
{
    setHelpPage(*this, "difficulty.md#learning");
    m_popup->setFrameShape(QFrame::StyledPanel);
    (new QVBoxLayout(m_popup))->setContentsMargins({});
    m_splitter->addWidget(m_left);
    m_splitter->addWidget(makeRight());
    m_splitter->setStretchFactor(1, 1);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setSizes({listWidth, widthForTheList - listWidth});
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_splitter);
    connect(m_list, &TechniqueListView::pageChosen, this, &LearnPage::fillPage);
    connect(m_page, &TechniquePageView::pageRequested, m_list, &TechniqueListView::choose);
    connect(m_page, &TechniquePageView::practiceRequested, this, &LearnPage::practiceRequested);
    connect(m_page, &TechniquePageView::searchRequested, this, &LearnPage::searchRequested);
    makeKeys();
    refresh();
}

QWidget *LearnPage::makeLeft()
{
    auto *heading = new QLabel(tr("Learn"));
    QFont font = heading->font();
    font.setPointSizeF(font.pointSizeF() * 1.7);
    font.setWeight(QFont::Medium);
    heading->setFont(font);
    m_continue->setObjectName("continue");
    m_count->setWordWrap(true);
    QPushButton *course = newLink(tr("&New to Sudoku? Ten Lessons"), "course");
    QPushButton *reset = newLink(tr("Start &Over…"), "reset");
    auto *left = new QWidget;
    auto *layout = new QVBoxLayout(left);
    layout->addWidget(heading);
    layout->addWidget(m_continue);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_count);
    layout->addWidget(course, 0, Qt::AlignLeft);
    layout->addWidget(reset, 0, Qt::AlignLeft);
    connect(course, &QPushButton::clicked, this, &LearnPage::courseRequested);
    connect(m_continue, &QPushButton::clicked, this, [this] {
        m_list->choose(m_record.next());
        m_popup->hide();
    });
    connect(reset, &QPushButton::clicked, this, &LearnPage::askToReset);
    return left;
}

QWidget *LearnPage::makeRight()
{
    m_area->setWidget(m_page);
    m_area->setWidgetResizable(true);
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->viewport()->installEventFilter(this);
    m_drop->setObjectName("drop");
    m_drop->hide();
    connect(m_drop, &QPushButton::clicked, this, &LearnPage::dropDown);
    QPushButton *back = newLink(tr("Bac&k to the Board (Esc)"), "back");
    connect(back, &QPushButton::clicked, this, &LearnPage::closed);
    auto *head = new QHBoxLayout;
    head->setContentsMargins(8, 8, 8, 0);
    head->addWidget(m_drop);
    head->addStretch(1);
    head->addWidget(back);
    auto *right = new QWidget;
    auto *layout = new QVBoxLayout(right);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addLayout(head);
    layout->addWidget(m_area, 1);
    return right;
}

void LearnPage::showPage(const TechniquePage &page, const SymbolSet &symbols)
{
    m_symbols = &symbols;
    refresh();
    if (m_list->chosen() == &page)
        fillPage(page); // the symbols may be others
    else
        m_list->choose(page);
    (m_isNarrow ? static_cast<QWidget *>(m_drop) : m_list)->setFocus();
}

/// Returns a size to which the window with the board may shrink, whether the list is beside the page or not.
QSize LearnPage::minimumSizeHint() const
{
    return {listWidth, listWidth};
}

void LearnPage::fillPage(const TechniquePage &page)
{
    m_shown = &page;
    m_page->show(page, *m_symbols);
    m_drop->setText(tr("%1 ▾").arg(techniqueName(page.technique())));
    m_drop->setAccessibleName(tr("Techniques: %1").arg(techniqueName(page.technique())));
    m_page->fitInto(m_area->viewport()->size());
    m_area->ensureVisible(0, 0);
}

void LearnPage::refresh()
{
    m_list->showProgress(m_record);
    std::vector<const TechniquePage *> pages = techniquePages();
    std::erase_if(pages, [](const TechniquePage *page) { return !isOnPath(*page); });
    const auto begun = std::ranges::count_if(
        pages, [this](const TechniquePage *page) { return m_record.progress(page->technique()).isBegun(); });
    m_count->setText(tr("%1 of %2 techniques practised").arg(begun).arg(pages.size()));
    m_continue->setText(tr("&Continue: %1").arg(techniqueName(m_record.next().technique())));
}

void LearnPage::askToReset()
{
    const auto answer = QMessageBox::question(this, tr("Start Over"), tr("Forget what you have practised?"),
                                              QMessageBox::Reset | QMessageBox::Cancel, QMessageBox::Cancel);
    if (answer != QMessageBox::Reset)
        return;
    m_record.reset();
    refresh();
}

/// Shortcuts, because a letter would search in the list, and Enter there is a click in some styles.
void LearnPage::makeKeys()
{
    auto *key = new QShortcut(Qt::Key_P, this);
    key->setContext(Qt::WidgetWithChildrenShortcut);
    connect(key, &QShortcut::activated, this, &LearnPage::practise);
    for (const Qt::Key enter : {Qt::Key_Return, Qt::Key_Enter}) {
        auto *inList = new QShortcut(enter, m_list);
        inList->setContext(Qt::WidgetShortcut); // elsewhere Enter presses a button
        connect(inList, &QShortcut::activated, this, [this] {
            if (m_popup->isVisible())
                m_popup->hide();
            else
                practise();
        });
    }
}

void LearnPage::practise()
{
    if (m_shown && !m_shown->puzzles.isEmpty())
        emit practiceRequested(*m_shown);
}

/// Puts the list where it belongs in a window of that width.
void LearnPage::setNarrow(bool isNarrow)
{
    if (std::exchange(m_isNarrow, isNarrow) == isNarrow)
        return;
    const bool hadFocus = m_list->hasFocus() || m_drop->hasFocus();
    m_popup->hide();
    m_drop->setVisible(isNarrow);
    if (isNarrow)
        m_popup->layout()->addWidget(m_left);
    else
        m_splitter->insertWidget(0, m_left);
    m_left->show();
    if (hadFocus)
        (isNarrow ? static_cast<QWidget *>(m_drop) : m_list)->setFocus();
}

void LearnPage::dropDown()
{
    const QPoint below = m_drop->mapToGlobal(QPoint(0, m_drop->height()));
    const int room = mapToGlobal(QPoint(0, height())).y() - below.y();
    m_popup->setGeometry(
        QRect(below, QSize(std::min(width(), listWidth * fontMetrics().height() / 16 + 40), room)));
    m_popup->show();
    m_list->setFocus();
}

void LearnPage::resizeEvent(QResizeEvent *event)
{
    setNarrow(width() < widthForTheList);
    QWidget::resizeEvent(event);
}

bool LearnPage::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_area->viewport() && event->type() == QEvent::Resize)
        m_page->fitInto(m_area->viewport()->size());
    return QWidget::eventFilter(watched, event);
}

void LearnPage::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        emit closed();
    else
        QWidget::keyPressEvent(event);
}

} // namespace sudoku
