#include "ui/newdialog.h"

#include "core/variants/variant.h"
#include "ui/boardpreview.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace sudoku {

NewDialog::NewDialog(const Puzzle &like, QWidget *parent)
    : QDialog(parent),
      m_size(new QComboBox),
      m_boxes(new QComboBox)
{
    setWindowTitle(tr("New Puzzle"));
    auto *form = new QFormLayout;
    form->addRow(tr("&Size:"), m_size);
    form->addRow(tr("&Boxes:"), m_boxes);
    form->addRow(tr("Rules:"), makeVariantBoxes(like));

    auto *preview = new BoardPreview(like);
    preview->setAccessibleName(tr("Preview of the board"));
    connect(this, &NewDialog::changed, preview, [this, preview] { preview->setPuzzle(puzzle()); });

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

    offerSizes(like.geometry.size());
    offerBoxes();
    if (like.geometry.boxes())
        m_boxes->setCurrentIndex(std::max(0, m_boxes->findData(like.geometry.boxes()->rows)));
    connect(m_size, &QComboBox::currentIndexChanged, this, &NewDialog::offerBoxes);
    connect(m_boxes, &QComboBox::currentIndexChanged, this, &NewDialog::changed);
    emit changed();
}

Puzzle NewDialog::puzzle() const
{
    const int size = m_size->currentData().toInt();
    const int rows = m_boxes->currentData().toInt();
    Puzzle puzzle(Geometry::withBoxes({rows, size / rows}));
    for (const auto &[variant, box] : m_variants)
        if (box->isChecked())
            puzzle.constraints.push_back({variant, {}});
    return puzzle;
}

void NewDialog::offerSizes(int current)
{
    for (int size = smallestSize; size <= largestSize; ++size)
        if (!boxShapes(size).empty())
            m_size->addItem(tr("%1 × %1").arg(size), size);
    m_size->setCurrentIndex(m_size->findData(current));
}

void NewDialog::offerBoxes()
{
    {
        const QSignalBlocker blocker(m_boxes);
        m_boxes->clear();
        for (const BoxShape &shape : boxShapes(m_size->currentData().toInt()))
            m_boxes->addItem(tr("%1 high, %2 wide").arg(shape.rows).arg(shape.columns), shape.rows);
        m_boxes->setEnabled(m_boxes->count() > 1);
    }
    emit changed();
}

QWidget *NewDialog::makeVariantBoxes(const Puzzle &like)
{
    auto *boxes = new QWidget;
    auto *layout = new QVBoxLayout(boxes);
    layout->setContentsMargins({});
    boxes->setAccessibleName(tr("Rules"));
    for (const Variant *variant : variants()) {
        if (variant->input != Input::Nothing)
            continue;
        auto *box = new QCheckBox(QCoreApplication::translate("Variant", variant->name.data()));
        box->setChecked(std::ranges::count(like.constraints, variant, &Constraint::variant) > 0);
        connect(box, &QCheckBox::toggled, this, &NewDialog::changed);
        layout->addWidget(box);
        m_variants.emplace_back(variant, box);
    }
    return boxes;
}

} // namespace sudoku
