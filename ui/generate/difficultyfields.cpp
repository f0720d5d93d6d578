#include "ui/generate/difficultyfields.h"

#include "core/hints/techniques.h"
#include "ui/base/formmemory.h"
#include "ui/base/settings.h"
#include "ui/generate/ratingfield.h"
#include "ui/generate/techniquechooser.h"
#include "ui/text/steptext.h"
#include "ui/text/strings.h"

#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>

namespace sudoku {
namespace {

const QString neededField = QStringLiteral("needed");
const QString allowedField = QStringLiteral("allowed");
constexpr int noScale = -1;

QComboBox *makeHardestList()
{
    auto *list = named(new QComboBox, "hardest");
    list->addItem(DifficultyFields::tr("any"), QString());
    for (const Technique &technique : techniques())
        if (!technique.traits.asksSolver)
            list->addItem(techniqueName(technique), toQString(technique.id));
    list->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    list->setToolTip(DifficultyFields::tr("The puzzle needs this technique, and nothing harder"));
    return list;
}

} // namespace

DifficultyFields::DifficultyFields(QFormLayout *form, QObject *parent)
    : QObject(parent),
      m_needed(new TechniqueChooser(tr("Techniques That Are Needed"), tr("any"))),
      m_hardest(makeHardestList()),
      m_allowed(new TechniqueChooser(tr("Techniques That Suffice"), tr("all that are on by default"))),
      m_scale(named(new QComboBox, "scale")),
      m_min(named(new RatingField(tr("Lowest rating")), "minRating")),
      m_max(named(new RatingField(tr("Highest rating")), "maxRating"))
{
    m_needed->setObjectName(neededField);
    m_allowed->setObjectName(allowedField);
    m_scale->addItem(tr("any"), noScale);
    m_scale->addItem(tr("HoDoKu's score"), static_cast<int>(RatingScale::Hodoku));
    m_scale->addItem(tr("Sudoku Explainer's ER"), static_cast<int>(RatingScale::Explainer));
    form->addRow(tr("Needed techniques:"), m_needed);
    form->addRow(tr("Hardest technique:"), m_hardest);
    form->addRow(tr("Only techni&ques:"), m_allowed);
    form->addRow(tr("Rating:"), m_scale);
    auto *range = new QHBoxLayout;
    range->addWidget(m_min, 1);
    range->addWidget(new QLabel(tr("to")));
    range->addWidget(m_max, 1);
    form->addRow(QString(), range);
    connect(m_scale, &QComboBox::currentIndexChanged, this, &DifficultyFields::followScale);
    connect(m_hardest, &QComboBox::currentIndexChanged, this, &DifficultyFields::changed);
    for (TechniqueChooser *techniques : {m_needed, m_allowed})
        connect(techniques, &TechniqueChooser::changed, this, &DifficultyFields::changed);
    for (RatingField *limit : {m_min, m_max})
        connect(limit, &QSpinBox::valueChanged, this, &DifficultyFields::changed);
    followScale();
}

/// Shows the limits on the scale, with usual values.
void DifficultyFields::followScale()
{
    const int scale = m_scale->currentData().toInt();
    const bool isExplainer = scale == static_cast<int>(RatingScale::Explainer);
    for (RatingField *limit : {m_min, m_max}) {
        limit->setEnabled(scale != noScale);
        limit->setTenths(isExplainer);
    }
    m_min->setValue(isExplainer ? 40 : 800);
    m_max->setValue(isExplainer ? 50 : 1000);
    emit changed();
}

void DifficultyFields::addTo(Difficulty &difficulty) const
{
    difficulty.needed = m_needed->techniques();
    difficulty.allowed = m_allowed->techniques();
    difficulty.hardest = findTechnique(m_hardest->currentData().toString().toStdString());
    if (const int scale = m_scale->currentData().toInt(); scale != noScale)
        difficulty.rating = {
            .scale = static_cast<RatingScale>(scale), .min = m_min->value(), .max = m_max->value()};
}

void DifficultyFields::remember(Settings &settings, const QString &form) const
{
    settings.setField(form, neededField, m_needed->ids());
    settings.setField(form, allowedField, m_allowed->ids());
}

void DifficultyFields::restore(const Settings &settings, const QString &form)
{
    m_needed->setIds(settings.field(form, neededField).toStringList());
    m_allowed->setIds(settings.field(form, allowedField).toStringList());
}

} // namespace sudoku
