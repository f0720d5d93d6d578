#include "ui/handbook/handbookwindow.h"

#include "ui/base/icons.h"
#include "ui/base/screenroom.h"
#include "ui/base/settings.h"
#include "ui/handbook/handbookbrowser.h"
#include "ui/handbook/handbookcontents.h"
#include "ui/handbook/handbookhits.h"

#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QShortcut>
#include <QSplitter>
#include <QStackedWidget>
#include <QToolBar>
#include <QVBoxLayout>
#include <QWindow>

#include <algorithm>

namespace sudoku {
namespace {

constexpr double textStep = 1; // points
constexpr auto handbookForm = "handbook";
constexpr auto geometryField = "geometry";
constexpr auto textSizeField = "textSize";

/// Returns the text size in points, a little larger than that of buttons because there is more to read.
double defaultTextSize()
{
    return QApplication::font().pointSizeF() * 1.15;
}

} // namespace

HandbookWindow::HandbookWindow(Settings &settings)
    : m_settings(settings),
      m_pages(readHandbook()),
      m_browser(new HandbookBrowser),
      m_contents(new HandbookContents(m_pages)),
      m_hits(new HandbookHits),
      m_query(new QLineEdit),
      m_foundCount(new QLabel),
      m_left(new QStackedWidget)
{
    setAttribute(Qt::WA_QuitOnClose, false);
    makeToolBar();
    makeLayout();
    makeKeys();
    connect(m_contents, &HandbookContents::chosen, m_browser,
            [this](const QUrl &url) { m_browser->setSource(url); });
    connect(m_browser, &QTextBrowser::sourceChanged, m_contents, &HandbookContents::setPlace);
    connect(m_browser, &QTextBrowser::sourceChanged, this, &HandbookWindow::updateTitle);
    connect(m_hits, &HandbookHits::chosen, m_browser, &HandbookBrowser::goTo);
    connect(m_hits, &QListWidget::currentRowChanged, this, &HandbookWindow::showFoundCount);
    connect(m_query, &QLineEdit::textChanged, this, &HandbookWindow::search);
    restore();
    showPage(handbookStart);
}

/// Is not hidden first if the program ends while it is open.
HandbookWindow::~HandbookWindow()
{
    if (isVisible())
        remember();
}

QAction *HandbookWindow::addTool(QToolBar *bar, const char *iconName, const QString &text,
                                 const QList<QKeySequence> &keys)
{
    QAction *tool = bar->addAction(icon(QString::fromLatin1(iconName)), text);
    tool->setShortcuts(keys);
    tool->setToolTip(tr("%1 (%2)").arg(text, tool->shortcut().toString(QKeySequence::NativeText)));
    return tool;
}

void HandbookWindow::makeToolBar()
{
    QToolBar *bar = addToolBar(tr("Tool Bar"));
    bar->setMovable(false);
    bar->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    QAction *back = addTool(bar, "back", tr("Back"), {QKeySequence(Qt::ALT | Qt::Key_Left)});
    QAction *forward = addTool(bar, "forward", tr("Forward"), {QKeySequence(Qt::ALT | Qt::Key_Right)});
    QAction *start = addTool(bar, "handbook", tr("First Page"), {QKeySequence(Qt::ALT | Qt::Key_Home)});
    bar->addSeparator();
    QAction *larger =
        addTool(bar, "zoom-in", tr("Larger Text"),
                {QKeySequence(Qt::CTRL | Qt::Key_Plus), QKeySequence(Qt::CTRL | Qt::Key_Equal)});
    QAction *smaller = addTool(bar, "zoom-out", tr("Smaller Text"), {QKeySequence(Qt::CTRL | Qt::Key_Minus)});
    back->setEnabled(false);
    forward->setEnabled(false);
    connect(back, &QAction::triggered, m_browser, &QTextBrowser::backward);
    connect(forward, &QAction::triggered, m_browser, &QTextBrowser::forward);
    connect(m_browser, &QTextBrowser::backwardAvailable, back, &QAction::setEnabled);
    connect(m_browser, &QTextBrowser::forwardAvailable, forward, &QAction::setEnabled);
    connect(start, &QAction::triggered, this, [this] { showPage(handbookStart); });
    connect(larger, &QAction::triggered, this,
            [this] { m_browser->setTextSize(m_browser->textSize() + textStep); });
    connect(smaller, &QAction::triggered, this,
            [this] { m_browser->setTextSize(m_browser->textSize() - textStep); });
}

void HandbookWindow::makeLayout()
{
    m_query->setPlaceholderText(tr("Search all pages (Ctrl+F)"));
    m_query->setAccessibleName(tr("Search all pages"));
    m_query->setClearButtonEnabled(true);
    m_foundCount->setContentsMargins(6, 0, 6, 0);
    m_foundCount->setWordWrap(true);
    m_left->addWidget(m_contents);
    m_left->addWidget(m_hits);
    auto *left = new QWidget;
    auto *layout = new QVBoxLayout(left);
    layout->setContentsMargins(6, 6, 0, 0);
    layout->addWidget(m_query);
    layout->addWidget(m_foundCount);
    layout->addWidget(m_left, 1);
    auto *splitter = new QSplitter;
    splitter->addWidget(left);
    splitter->addWidget(m_browser);
    splitter->setStretchFactor(1, 1);
    splitter->setChildrenCollapsible(false);
    splitter->setSizes({260, 640});
    setCentralWidget(splitter);
    m_foundCount->hide();
    m_browser->setFocus();
}

void HandbookWindow::makeKeys()
{
    const auto onKey = [this](const QKeySequence &key, auto &&act) {
        connect(new QShortcut(key, this), &QShortcut::activated, this, act);
    };
    onKey(QKeySequence::Find, [this] { startSearch(); });
    onKey(Qt::Key_F3, [this] { m_hits->step(1); });
    onKey(Qt::SHIFT | Qt::Key_F3, [this] { m_hits->step(-1); });
    onKey(Qt::CTRL | Qt::Key_0, [this] { m_browser->setTextSize(defaultTextSize()); });
    onKey(Qt::CTRL | Qt::Key_W, [this] { close(); });
    onKey(Qt::Key_Escape, [this] {
        if (m_query->text().isEmpty())
            close();
        else
            endSearch();
    });
    connect(m_query, &QLineEdit::returnPressed, this, [this] { m_hits->step(1); });
}

void HandbookWindow::showPage(const QString &page)
{
    m_query->clear();
    m_browser->setSource(handbookUrl(page));
}

void HandbookWindow::updateTitle(const QUrl &url)
{
    const QString file = url.fileName();
    const auto page = std::ranges::find(m_pages, file, &HandbookPage::file);
    setWindowTitle(file == handbookStart || page == m_pages.end()
                       ? tr("Handbook — Sudoku Workbench")
                       : tr("Handbook: %1 — Sudoku Workbench").arg(page->title));
}

void HandbookWindow::search(const QString &query)
{
    const QStringList words = searchWords(query);
    m_hits->setHits(sudoku::search(m_pages, words), words);
    m_browser->setWords(words);
    m_left->setCurrentWidget(words.isEmpty() ? static_cast<QWidget *>(m_contents) : m_hits);
    m_foundCount->setVisible(!words.isEmpty());
    showFoundCount();
}

void HandbookWindow::showFoundCount()
{
    const int count = m_hits->count();
    const int row = m_hits->currentRow();
    if (count == 0)
        m_foundCount->setText(tr("Nothing found. Try fewer or shorter words."));
    else if (row < 0)
        m_foundCount->setText(tr("%n place(s) found. Enter goes to the first.", nullptr, count));
    else
        m_foundCount->setText(tr("Place %1 of %2. F3 goes to the next.").arg(row + 1).arg(count));
}

void HandbookWindow::startSearch()
{
    m_query->setFocus();
    m_query->selectAll();
}

/// Ends the search without moving the page.
void HandbookWindow::endSearch()
{
    m_query->clear();
    m_browser->setFocus();
}

/// Belongs to a modal dialog while it is open, because the dialog blocks all other windows.
bool HandbookWindow::event(QEvent *event)
{
    if (event->type() == QEvent::WindowBlocked && windowHandle())
        windowHandle()->setTransientParent(QGuiApplication::modalWindow());
    return QMainWindow::event(event);
}

void HandbookWindow::restore()
{
    if (!restoreGeometry(m_settings.field(handbookForm, geometryField).toByteArray()))
        resize(fittedToScreen(*this, QSize(900, 700)));
    const double size = m_settings.field(handbookForm, textSizeField).toDouble();
    m_browser->setTextSize(size > 0 ? size : defaultTextSize());
}

void HandbookWindow::remember()
{
    m_settings.setField(handbookForm, geometryField, saveGeometry());
    m_settings.setField(handbookForm, textSizeField, m_browser->textSize());
}

void HandbookWindow::hideEvent(QHideEvent *event)
{
    remember();
    QMainWindow::hideEvent(event);
}

} // namespace sudoku
