#include "ui/generate/editorfields.h"

#include "core/generate/levelwish.h"
#include "ui/base/formmemory.h"
#include "ui/generate/numberfield.h"
#include "ui/text/strings.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QSpinBox>

#include <algorithm>

namespace sudoku {

EditorFields::EditorFields(QFormLayout *form, QObject *parent)
    : QObject(parent),
      m_harder(named(new QCheckBox(tr("Harder, not longer")), "harderNotLonger"))
{
    addCovers(*form);
    m_inBox = addRange(*form, tr("Clues in each box:"), "minInBox", "maxInBox");
    m_hardSteps = addRange(*form, tr("Hard steps:"), "minHardSteps", "maxHardSteps");
    m_hardSteps.min->setToolTip(tr("Steps that are no singles"));
    m_steps = addRange(*form, tr("All steps:"), "minSteps", "maxSteps");
    m_harder->setToolTip(tr("The level comes of the hardest step, not of many that add up"));
    form->addRow(QString(), m_harder);
    connect(m_harder, &QCheckBox::toggled, this, &EditorFields::changed);
}

void EditorFields::addCovers(QFormLayout &form)
{
    auto *row = new QHBoxLayout;
    for (const ClueCover &cover : clueCovers()) {
        auto *box = named(new QCheckBox(translate("ClueCover", cover.name)),
                          ("covers-" + std::string(cover.id)).c_str());
        connect(box, &QCheckBox::toggled, this, &EditorFields::changed);
        row->addWidget(box);
        m_covers.push_back(box);
    }
    row->addStretch();
    form.addRow(tr("Clues for:"), row);
}

EditorFields::Range EditorFields::addRange(QFormLayout &form, const QString &label, const char *minName,
                                           const char *maxName)
{
    const Range range{makeNumberField(minName, 0, 0), makeNumberField(maxName, 0, 0)};
    range.min->setAccessibleName(tr("%1 at least").arg(label));
    range.max->setAccessibleName(tr("%1 at most").arg(label));
    auto *row = new QHBoxLayout;
    row->addWidget(range.min, 1);
    row->addWidget(new QLabel(tr("to")));
    row->addWidget(range.max, 1);
    for (QSpinBox *field : {range.min, range.max}) {
        field->setSpecialValueText(tr("any"));
        field->setKeyboardTracking(false); // the first digit of 12 is no end of a range
        connect(field, &QSpinBox::valueChanged, this, &EditorFields::changed);
    }
    const auto keepOrder = [range] {
        if (range.max->value() != 0)
            range.max->setValue(std::max(range.min->value(), range.max->value()));
    };
    connect(range.min, &QSpinBox::valueChanged, range.max, keepOrder);
    connect(range.max, &QSpinBox::valueChanged, range.max, keepOrder);
    form.addRow(label, row);
    return range;
}

WishedRange EditorFields::wished(const Range &range)
{
    const int max = range.max->value();
    return {.min = range.min->value(), .max = max == 0 ? WishedRange().max : max};
}

void EditorFields::addTo(GenerateRequest &request) const
{
    for (std::size_t i = 0; i < m_covers.size(); ++i)
        request.clueWish.*(clueCovers()[i].isWished) = m_covers[i]->isChecked();
    const WishedRange inBox = wished(m_inBox);
    request.clueWish.minInBox = inBox.min;
    request.clueWish.maxInBox = inBox.max;
    request.difficulty.hardSteps = wished(m_hardSteps);
    request.difficulty.steps = wished(m_steps);
    if (m_harder->isChecked())
        wishHarderNotLonger(request);
}

} // namespace sudoku
