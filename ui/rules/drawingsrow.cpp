#include "ui/rules/drawingsrow.h"

#include "core/transform/drawnrules.h"
#include "ui/board/document.h"
#include "ui/rules/drawnrulesdialog.h"
#include "ui/text/drawingwords.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <utility>

namespace sudoku {

DrawingsRow::DrawingsRow(Document &document, OwnKinds ownKinds, QWidget *parent)
    : QWidget(parent),
      m_document(document),
      m_ownKinds(std::move(ownKinds)),
      m_label(new QLabel),
      m_make(new QPushButton(tr("Make R&ules…"))),
      m_remove(new QPushButton(tr("Remove &Drawings")))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_label);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_make);
    buttons->addWidget(m_remove);
    layout->addLayout(buttons);
    m_label->setObjectName(QStringLiteral("drawings"));
    m_label->setWordWrap(true);
    m_make->setObjectName(QStringLiteral("makeRules"));
    m_make->setToolTip(tr("Make rules of drawn cages or lines"));
    connect(m_make, &QPushButton::clicked, this, &DrawingsRow::makeRules);
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
    m_make->setVisible(!drawnGroups(info.drawings).empty());
    setVisible(hasAny);
}

void DrawingsRow::makeRules()
{
    const std::vector<const Variant *> ownKinds = m_ownKinds ? m_ownKinds() : std::vector<const Variant *>();
    DrawnRulesDialog dialog(m_document.board(), ownKinds, window());
    if (dialog.exec() == QDialog::Accepted)
        m_document.edit(dialog.board(), dialog.windowTitle());
}

void DrawingsRow::removeAll()
{
    Board board = m_document.board();
    board.info.drawings.clear();
    board.info.fog.reset();
    m_document.edit(std::move(board), tr("Remove Drawings"));
}

} // namespace sudoku
