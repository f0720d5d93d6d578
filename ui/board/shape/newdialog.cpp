#include "ui/board/shape/newdialog.h"

#include "core/generate/deriveconstraints.h"
#include "core/variants/variant.h"
#include "ui/base/helppage.h"
#include "ui/board/shape/boardpreview.h"
#include "ui/board/shape/shapechooser.h"
#include "ui/text/strings.h"
#include "ui/text/words.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace sudoku {

NewDialog::NewDialog(const Geometry &like, QWidget *parent) : QDialog(parent)
{
    setWindowTitle(tr("New Puzzle"));
    setHelpPage(*this, "board.md#other-sizes-and-shapes");
    auto *form = new QFormLayout;
    m_shape = new ShapeChooser(Puzzle(like), form, this);
    m_drawn = new QComboBox;
    m_drawn->setObjectName(QStringLiteral("drawn"));
    m_drawn->setToolTip(tr("What you draw first; more kinds are at Add Rule"));
    form->addRow(tr("&Draw:"), m_drawn);
    offerKinds();
    connect(m_shape, &ShapeChooser::changed, this, &NewDialog::offerKinds);

    auto *preview = new BoardPreview(puzzle());
    preview->setAccessibleName(tr("Preview of the board"));
    connect(m_shape, &ShapeChooser::changed, preview, [this, preview] { preview->setPuzzle(puzzle()); });

    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    buttons->button(QDialogButtonBox::Ok)->setText(tr("C&reate"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto *columns = new QHBoxLayout;
    columns->addLayout(form);
    columns->addSpacing(16);
    columns->addWidget(preview, 1);
    auto *layout = new QVBoxLayout(this);
    layout->addLayout(columns);
    layout->addWidget(buttons);
}

Puzzle NewDialog::puzzle() const
{
    return m_shape->puzzle();
}

const Variant *NewDialog::drawnKind() const
{
    return findVariant(m_drawn->currentData().toString().toStdString());
}

/// Offers the kinds that fit the shape, and keeps the choice if it is one of them.
void NewDialog::offerKinds()
{
    const QVariant chosen = m_drawn->currentData();
    m_drawn->clear();
    m_drawn->addItem(tr("nothing"));
    for (const Variant *kind : variants())
        if (canBeDerived(*kind) && kind->isFor(m_shape->puzzle().geometry))
            m_drawn->addItem(nameText(*kind), toQString(kind->id));
    m_drawn->setCurrentIndex(chosen.isValid() ? std::max(0, m_drawn->findData(chosen)) : 0);
}

} // namespace sudoku
