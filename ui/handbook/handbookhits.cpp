#include "ui/handbook/handbookhits.h"

namespace sudoku {

HandbookHits::HandbookHits(QWidget *parent) : QListWidget(parent)
{
    setFrameShape(QFrame::NoFrame);
    setWordWrap(true);
    setSpacing(2);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(ScrollPerPixel);
    setResizeMode(Adjust);
    setAccessibleName(tr("Places found"));
    connect(this, &QListWidget::currentRowChanged, this, &HandbookHits::choose);
    connect(this, &QListWidget::itemClicked, this, [this] { choose(currentRow()); });
}

void HandbookHits::setHits(std::vector<HandbookHit> hits, const QStringList &words)
{
    clear();
    m_hits = std::move(hits);
    for (const HandbookHit &hit : m_hits)
        addItem(QStringLiteral("%1\n%2").arg(hit.page->title, excerpt(hit.passage->text, words)));
}

void HandbookHits::step(int step)
{
    if (count() == 0)
        return;
    const int from = currentRow() < 0 && step < 0 ? 0 : currentRow();
    setCurrentRow((from + step + count()) % count());
}

void HandbookHits::choose(int row)
{
    if (row >= 0)
        emit chosen(m_hits[static_cast<std::size_t>(row)]);
}

} // namespace sudoku
