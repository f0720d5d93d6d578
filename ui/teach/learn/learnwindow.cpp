#include "ui/teach/learn/learnwindow.h"

#include "core/hints/steps/technique.h"
#include "ui/base/helppage.h"
#include "ui/base/screenroom.h"
#include "ui/base/settings.h"
#include "ui/teach/learn/techniquelistview.h"
#include "ui/teach/learn/techniquepageview.h"
#include "ui/teach/pages/techniquepages.h"
#include "ui/teach/practice/learningrecord.h"
#include "ui/text/steptext.h"

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

constexpr auto form = "learn window";
constexpr auto geometryField = "geometry";
constexpr int listWidth = 264; // pixels

} // namespace

LearnWindow::LearnWindow(Settings &settings, LearningRecord &record, QWidget *parent)
    : QWidget(parent, Qt::Window),
      m_settings(settings),
      m_record(record),
      m_symbols(&settings.symbols()),
      m_list(new TechniqueListView),
      m_continue(new QPushButton),
      m_count(new QLabel),
      m_page(new TechniquePageView),
      m_area(new QScrollArea)
{
    setWindowTitle(tr("Learn — Sudoku Workbench"));
    setHelpPage(*this, "difficulty.md#learning");
    m_area->setWidget(m_page);
    m_area->setWidgetResizable(true);
    m_area->setFrameShape(QFrame::NoFrame);
    auto *splitter = new QSplitter;
    splitter->addWidget(makeLeft());
    splitter->addWidget(m_area);
    splitter->setStretchFactor(1, 1);
    splitter->setChildrenCollapsible(false);
    splitter->setSizes({listWidth, 1024});
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(splitter);
    connect(m_list, &TechniqueListView::pageChosen, this, &LearnWindow::fillPage);
    connect(m_page, &TechniquePageView::pageRequested, m_list, &TechniqueListView::choose);
    connect(m_page, &TechniquePageView::practiceRequested, this, &LearnWindow::practiceRequested);
    connect(m_page, &TechniquePageView::searchRequested, this, &LearnWindow::searchRequested);
    if (!restoreGeometry(m_settings.field(form, geometryField).toByteArray()))
        resize(fittedToScreen(*this, QSize(1300, 720)));
    makeKeys();
    refresh();
}

/// Is not hidden first if the program ends while it is open.
LearnWindow::~LearnWindow()
{
    if (isVisible())
        m_settings.setField(form, geometryField, saveGeometry());
}

QWidget *LearnWindow::makeLeft()
{
    auto *heading = new QLabel(tr("Learn"));
    QFont font = heading->font();
    font.setPointSizeF(font.pointSizeF() * 1.7);
    font.setWeight(QFont::Medium);
    heading->setFont(font);
    m_continue->setObjectName("continue");
    m_count->setWordWrap(true);
    auto *reset = new QPushButton(tr("Start &Over…"));
    reset->setObjectName("reset");
    reset->setFlat(true);
    auto *left = new QWidget;
    auto *layout = new QVBoxLayout(left);
    layout->addWidget(heading);
    layout->addWidget(m_continue);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_count);
    auto *course = new QPushButton(tr("&New to Sudoku? Ten Lessons"));
    course->setObjectName("course");
    course->setFlat(true);
    layout->addWidget(course, 0, Qt::AlignLeft);
    layout->addWidget(reset, 0, Qt::AlignLeft);
    connect(course, &QPushButton::clicked, this, &LearnWindow::courseRequested);
    connect(m_continue, &QPushButton::clicked, this, [this] { m_list->choose(m_record.next()); });
    connect(reset, &QPushButton::clicked, this, &LearnWindow::askToReset);
    return left;
}

void LearnWindow::showPage(const TechniquePage &page, const SymbolSet &symbols)
{
    m_symbols = &symbols;
    refresh();
    if (m_list->chosen() == &page)
        fillPage(page); // the symbols may be others
    else
        m_list->choose(page);
    m_list->setFocus();
}

void LearnWindow::fillPage(const TechniquePage &page)
{
    m_page->show(page, *m_symbols);
    m_area->ensureVisible(0, 0);
}

void LearnWindow::refresh()
{
    m_list->showProgress(m_record);
    std::vector<const TechniquePage *> pages = techniquePages();
    std::erase_if(pages, [](const TechniquePage *page) { return !isOnPath(*page); });
    const auto begun = std::ranges::count_if(
        pages, [this](const TechniquePage *page) { return m_record.progress(page->technique()).isBegun(); });
    m_count->setText(tr("%1 of %2 techniques practised").arg(begun).arg(pages.size()));
    m_continue->setText(tr("&Continue: %1").arg(techniqueName(m_record.next().technique())));
}

void LearnWindow::askToReset()
{
    const auto answer = QMessageBox::question(this, tr("Start Over"), tr("Forget what you have practised?"),
                                              QMessageBox::Reset | QMessageBox::Cancel, QMessageBox::Cancel);
    if (answer != QMessageBox::Reset)
        return;
    m_record.reset();
    refresh();
}

/// Shortcuts, because a letter would search in the list, and Enter there is a click in some styles.
void LearnWindow::makeKeys()
{
    connect(new QShortcut(Qt::Key_P, this), &QShortcut::activated, this, &LearnWindow::practise);
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter}) {
        auto *inList = new QShortcut(key, m_list);
        inList->setContext(Qt::WidgetShortcut); // elsewhere Enter presses a button
        connect(inList, &QShortcut::activated, this, &LearnWindow::practise);
    }
}

void LearnWindow::practise()
{
    if (const TechniquePage *page = m_list->chosen(); page && !page->puzzles.isEmpty())
        emit practiceRequested(*page);
}

void LearnWindow::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        close();
    else
        QWidget::keyPressEvent(event);
}

void LearnWindow::hideEvent(QHideEvent *event)
{
    m_settings.setField(form, geometryField, saveGeometry());
    QWidget::hideEvent(event);
}

} // namespace sudoku
