#include "ui/play/recentdialog.h"

#include "ui/base/helppage.h"
#include "ui/files/recovery/recentpuzzles.h"
#include "ui/paint/boardpicture.h"
#include "ui/play/recenttext.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

namespace sudoku {
namespace {

constexpr int pictureSide = 64;
constexpr QSize firstSize{440, 520};

} // namespace

RecentDialog::RecentDialog(RecentPuzzles &recent, QWidget *parent)
    : QDialog(parent),
      m_recent(recent),
      m_list(new QListWidget)
{
    setWindowTitle(tr("Recent Puzzles"));
    setHelpPage(*this, "board.md#recent-puzzles");
    m_list->setIconSize({pictureSide, pictureSide});
    m_list->setSpacing(2);
    m_list->setAccessibleName(windowTitle());
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Open | QDialogButtonBox::Cancel);
    m_open = buttons->button(QDialogButtonBox::Open);
    m_open->setText(tr("&Open"));
    m_remove = buttons->addButton(tr("&Remove"), QDialogButtonBox::ActionRole);
    m_remove->setShortcut(QKeySequence::Delete);
    m_remove->setAutoDefault(false);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_list, 1);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_list, &QListWidget::itemDoubleClicked, this, &QDialog::accept);
    connect(m_list, &QListWidget::currentRowChanged, this, &RecentDialog::updateButtons);
    connect(m_remove, &QPushButton::clicked, this, &RecentDialog::removeCurrent);
    resize(firstSize);
    fill();
}

void RecentDialog::fill()
{
    for (const QString &path : m_recent.paths())
        if (const auto work = RecentPuzzles::read(path))
            m_list->addItem(itemOf(path, *work));
    m_list->setCurrentRow(0);
    updateButtons();
}

QListWidgetItem *RecentDialog::itemOf(const QString &path, const UnsavedWork &work) const
{
    const QString details = recentDetails(work);
    const QString time = recentTime(work, QDate::currentDate());
    auto *item =
        new QListWidgetItem(QIcon(boardPicture(work.board, pictureSide, devicePixelRatioF(), palette())),
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
    m_recent.remove(chosen());
    delete m_list->takeItem(m_list->currentRow());
    updateButtons();
}

void RecentDialog::updateButtons()
{
    m_open->setEnabled(m_list->currentItem());
    m_remove->setEnabled(m_list->currentItem());
}

} // namespace sudoku
