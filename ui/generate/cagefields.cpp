#include "ui/generate/cagefields.h"

#include "core/generate/deriveconstraints.h"
#include "ui/generate/numberfield.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace sudoku {
namespace {

bool hasCages(const GenerateRequest &request)
{
    return std::ranges::any_of(request.derived, [](const Variant *kind) { return hasCages(*kind); });
}

} // namespace

CageFields::CageFields(QWidget *parent)
    : QWidget(parent),
      m_minSize(makeNumberField("minCageSize", 1, CageWish().minSize)),
      m_maxSize(makeNumberField("maxCageSize", 1, CageWish().maxSize)),
      m_minCount(makeNumberField("minCageCount", 0, 0)),
      m_maxCount(makeNumberField("maxCageCount", 0, 0))
{
    m_minSize->setAccessibleName(tr("Fewest cells of a cage"));
    m_maxSize->setAccessibleName(tr("Most cells of a cage"));
    m_minCount->setAccessibleName(tr("Fewest cages"));
    m_maxCount->setAccessibleName(tr("Most cages"));
    for (QSpinBox *count : {m_minCount, m_maxCount})
        count->setSpecialValueText(tr("any"));
    auto *rows = new QVBoxLayout(this);
    rows->setContentsMargins({});
    rows->addLayout(makeRow(m_minSize, m_maxSize, tr("cells each")));
    rows->addLayout(makeRow(m_minCount, m_maxCount, tr("cages")));
}

QHBoxLayout *CageFields::makeRow(QSpinBox *min, QSpinBox *max, const QString &unit)
{
    auto *row = new QHBoxLayout;
    row->addWidget(min, 1);
    row->addWidget(new QLabel(tr("to")));
    row->addWidget(max, 1);
    row->addWidget(new QLabel(unit));
    for (QSpinBox *field : {min, max})
        connect(field, &QSpinBox::valueChanged, this, &CageFields::changed);
    return row;
}

QWidget *CageFields::labelled() const
{
    return m_minSize;
}

void CageFields::addTo(GenerateRequest &request) const
{
    if (!hasCages(request))
        return;
    request.cages = {
        .minSize = m_minSize->value(), .maxSize = m_maxSize->value(), .minCount = m_minCount->value()};
    if (m_maxCount->value() > 0)
        request.cages.maxCount = m_maxCount->value();
}

void CageFields::follow(const GenerateRequest &request)
{
    setEnabled(hasCages(request));
}

} // namespace sudoku
