#include "ui/play/recentdialog.h"

#include "ui/base/helppage.h"
#include "ui/base/notification.h"
#include "ui/base/screenroom.h"
#include "ui/paint/boardpicture.h"
#include "ui/play/recenttext.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

namespace sudoku {
namespace {

// In heights of a line of text.
constexpr int pictureSide = 4; // as high as the lines of a board, with some room
constexpr QSize firstSize{28, 32};

QLabel *newText()
{
    auto *label = new QLabel;
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->hide();
    return label;
}

} // namespace

RecentDialog::RecentDialog(RecentPuzzles &recent, QWidget *parent)
    : QDialog(parent),
      m_recent(recent),
      m_list(new QListWidget),
      m_empty(newText()),
      m_problem(newText())
{
    setWindowTitle(tr("Recent Puzzles"));
    setHelpPage(*this, "board.md#recent-puzzles");
    const int line = fontMetrics().height();
    m_list->setIconSize(QSize(pictureSide, pictureSide) * line);
    m_list->setSpacing(2);
    m_list->setWordWrap(true);
    m_list->setAccessibleName(windowTitle());
    m_empty->setText(tr(
        "No puzzle is kept yet. A board without a file is kept here, as you left it, when another one takes "
        "its place and when you close the window."));
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setObjectName(QStringLiteral("empty"));
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_empty, 1);
    layout->addWidget(m_problem);
    layout->addWidget(makeButtons());
    connect(m_list, &QListWidget::itemDoubleClicked, this, &QDialog::accept);
    connect(m_list, &QListWidget::currentRowChanged, this, &RecentDialog::follow);
    resize(fittedToScreen(*this, firstSize * line));
    fill();
}

QDialogButtonBox *RecentDialog::makeButtons()
{
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Open | QDialogButtonBox::Cancel);
    m_open = buttons->button(QDialogButtonBox::Open);
    m_open->setText(tr("&Open"));
    m_remove = buttons->addButton(tr("&Remove"), QDialogButtonBox::ActionRole);
    m_remove->setShortcut(QKeySequence::Delete);
    m_remove->setToolTip(m_remove->shortcut().toString(QKeySequence::NativeText));
    m_undo = buttons->addButton(tr("&Undo Remove"), QDialogButtonBox::ActionRole);
    m_undo->setShortcut(QKeySequence::Undo);
    m_undo->setToolTip(m_undo->shortcut().toString(QKeySequence::NativeText));
    for (QPushButton *button : {m_remove, m_undo})
        button->setAutoDefault(false);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_remove, &QPushButton::clicked, this, &RecentDialog::removeCurrent);
    connect(m_undo, &QPushButton::clicked, this, &RecentDialog::undoRemove);
    return buttons;
}

/// Lists all boards, and chooses that of the file \a current, or else the first.
void RecentDialog::fill(const QString &current)
{
    m_list->clear();
    int row = 0;
    for (const QString &path : m_recent.paths())
        if (const auto work = RecentPuzzles::read(path)) {
            if (path == current)
                row = m_list->count();
            m_list->addItem(itemOf(path, *work));
        }
    m_list->setCurrentRow(row);
    follow();
}

QListWidgetItem *RecentDialog::itemOf(const QString &path, const UnsavedWork &work) const
{
    const QString details = recentDetails(work);
    const QString time = recentTime(work, QDate::currentDate());
    const int side = m_list->iconSize().height();
    auto *item = new QListWidgetItem(QIcon(boardPicture(work.board, side, devicePixelRatioF(), palette())),
                                     QStringLiteral("%1\n%2\n%3").arg(recentName(work), details, time));
    item->setData(Qt::UserRole, path);
    item->setData(Qt::AccessibleTextRole, QStringLiteral("%1, %2, %3").arg(recentName(work), details, time));
    return item;
}

QString RecentDialog::chosen() const
{
    const QListWidgetItem *item = m_list->currentItem();
    return item ? item->data(Qt::UserRole).toString() : QString();
}

void RecentDialog::removeCurrent()
{
    if (auto removed = m_recent.remove(chosen()))
        m_removed.push_back(*std::move(removed));
    delete m_list->takeItem(m_list->currentRow());
    follow();
}

void RecentDialog::undoRemove()
{
    const RemovedPuzzle &last = m_removed.back();
    const std::optional<QString> error = m_recent.restore(last);
    m_problem->setVisible(error.has_value());
    if (error) {
        m_problem->setText(tr("The puzzle cannot be brought back: %1").arg(*error));
        announce(*m_problem);
        return;
    }
    const QString path = last.path;
    m_removed.pop_back();
    fill(path);
}

/// Enables the buttons, and shows a sentence in place of an empty list. The keyboard goes on where it can.
void RecentDialog::follow()
{
    const bool isEmpty = m_list->count() == 0;
    m_open->setEnabled(m_list->currentItem());
    m_remove->setEnabled(m_list->currentItem());
    m_undo->setEnabled(!m_removed.empty());
    m_list->setVisible(!isEmpty);
    m_empty->setVisible(isEmpty);
    if (!isEmpty)
        m_list->setFocus();
    else if (m_undo->isEnabled())
        m_undo->setFocus();
}

} // namespace sudoku
