#include "ui/generate/cluefields.h"

#include "ui/base/formmemory.h"
#include "ui/base/settings.h"
#include "ui/generate/numberfield.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace sudoku {
namespace {

const QString minimalField = QStringLiteral("irreducible"); // the key in settings that earlier versions saved

/// Returns a default number of clues, small enough to be interesting and large enough to be found at once: 28
/// on 9x9, 100 on 16x16, 309 on 25x25.
int defaultClues(int size)
{
    return static_cast<int>(std::lround(size * size * (0.32 + 0.00028 * size * size)));
}

/// Of the list of goals: at least one number and at most another.
constexpr int rangeGoal = static_cast<int>(ClueGoal::AtMost) + 1;
constexpr int usualRange = 5; // clues, as far as it is new

/// Returns whether no other puzzle than a minimal one comes of \a request: one of a level keeps clues, and a
/// large one those that take long.
bool isAlwaysMinimal(GenerateRequest request)
{
    request.isMinimal = false;
    return request.difficulty.isEmpty() && mustBeMinimal(request);
}

QString cluesField(int size)
{
    return QStringLiteral("clues%1").arg(size);
}

} // namespace

ClueFields::ClueFields(QWidget *parent)
    : QWidget(parent),
      m_goal(named(new QComboBox, "goal")),
      m_min(makeNumberField("minClues", 0, 0)),
      m_clues(makeNumberField("", 0, 1)), // without a name: kept for each size
      m_minimal(new QCheckBox)
{
    makeLayout();
    m_goal->addItem(tr("as few as possible"), static_cast<int>(ClueGoal::Minimal));
    m_goal->addItem(tr("about"), static_cast<int>(ClueGoal::About));
    m_goal->addItem(tr("at most"), static_cast<int>(ClueGoal::AtMost));
    m_goal->addItem(tr("from … to"), rangeGoal);
    m_min->setAccessibleName(tr("Lowest number of clues"));
    m_clues->setAccessibleName(tr("Number of clues"));
    connect(m_min, &QSpinBox::valueChanged, this, &ClueFields::changed);
    connect(m_goal, &QComboBox::currentIndexChanged, this, &ClueFields::changed);
    connect(m_clues, &QSpinBox::valueChanged, this, &ClueFields::changed);
    connect(m_minimal, &QCheckBox::clicked, this, [this](bool isChecked) {
        m_wantsMinimal = isChecked;
        emit changed();
    });
}

void ClueFields::makeLayout()
{
    auto *number = new QWidget;
    auto *row = new QHBoxLayout(number);
    row->setContentsMargins({});
    row->addWidget(m_goal, 1);
    row->addWidget(m_min);
    row->addWidget(m_clues);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->addWidget(number);
    column->addWidget(m_minimal);
}

QWidget *ClueFields::labelled() const
{
    return m_goal;
}

ClueGoal ClueFields::goal() const
{
    return isRange() ? ClueGoal::AtMost : static_cast<ClueGoal>(m_goal->currentData().toInt());
}

bool ClueFields::isRange() const
{
    return m_goal->currentData().toInt() == rangeGoal;
}

void ClueFields::addTo(GenerateRequest &request) const
{
    request.goal = goal();
    request.clues = request.goal == ClueGoal::Minimal ? 0 : m_clues->value();
    if (isRange()) {
        request.minClues = std::min(m_min->value(), m_clues->value());
        request.clues = std::max(m_min->value(), m_clues->value());
    }
    request.isMinimal = m_wantsMinimal && !isAlwaysMinimal(request);
}

void ClueFields::follow(const GenerateRequest &request)
{
    const bool hasNumber = goal() != ClueGoal::Minimal;
    const bool hasMany = request.hasManySolutions;
    const bool hasWish = !request.difficulty.isEmpty();
    const bool isAlways = isAlwaysMinimal(request);
    m_clues->setEnabled(hasNumber);
    m_min->setVisible(isRange());
    if (isRange() && m_min->value() == 0)
        m_min->setValue(std::max(0, m_clues->value() - usualRange));
    m_goal->setItemText(0, hasWish ? tr("any number") : tr("as few as possible"));
    m_minimal->setEnabled(!isAlways && !hasMany);
    m_minimal->setChecked(!hasMany && (isAlways || m_wantsMinimal));
    if (std::ranges::count(request.pattern, PatternCell::Clue) > 0)
        m_minimal->setText(tr("M&inimal: every clue is needed, except the painted ones"));
    else if (request.symmetry->maps.empty())
        m_minimal->setText(tr("M&inimal: every clue is needed"));
    else
        m_minimal->setText(tr("M&inimal: every group of symmetric clues is needed"));
}

void ClueFields::remember(Settings &settings, const QString &form) const
{
    settings.setField(form, minimalField, m_wantsMinimal);
}

void ClueFields::restore(const Settings &settings, const QString &form)
{
    m_wantsMinimal = settings.field(form, minimalField).toBool();
}

void ClueFields::rememberForSize(Settings &settings, const QString &form, int size) const
{
    settings.setField(form, cluesField(size), m_clues->value());
}

void ClueFields::restoreForSize(const Settings &settings, const QString &form, int size)
{
    const QVariant clues = settings.field(form, cluesField(size));
    m_clues->setValue(clues.isValid() ? clues.toInt() : defaultClues(size));
}

} // namespace sudoku
