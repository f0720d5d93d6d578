#include "ui/rules/drawingsrow.h"

#include "ui/board/document.h"
#include "ui/text/drawingwords.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace sudoku {

DrawingsRow::DrawingsRow(Document &document, QWidget *parent)
    : QWidget(parent),
      m_document(document),
      m_label(new QLabel),
      m_remove(new QPushButton(tr("Remove &Drawings")))
{
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_label, 1);
    layout->addWidget(m_remove);
    m_label->setObjectName(QStringLiteral("drawings"));
    m_label->setWordWrap(true);
    m_remove->setObjectName(QStringLiteral("removeDrawings"));
    m_remove->setToolTip(tr("Remove all drawings and the fog; Undo restores them"));
    connect(m_remove, &QPushButton::clicked, this, &DrawingsRow::removeAll);
    connect(&document, &Document::boardChanged, this, &DrawingsRow::follow);
    follow();
}

QString DrawingsRow::text() const
{
    return m_label->text();
}

void DrawingsRow::follow()
{
    const PuzzleInfo &info = m_document.board().info;
    const bool hasAny = !info.drawings.empty() || info.fog;
    m_label->setText(hasAny ? drawingsText(info) : QString());
    m_label->setToolTip(drawingNames(info));
    setVisible(hasAny);
}

void DrawingsRow::removeAll()
{
    Board board = m_document.board();
    board.info.drawings.clear();
    board.info.fog.reset();
    m_document.edit(std::move(board), tr("Remove Drawings"));
}

} // namespace sudoku
