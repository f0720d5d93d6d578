#include "ui/frompicture/ruleboxes.h"

#include "ui/text/words.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QLabel>

#include <algorithm>

namespace sudoku {
namespace {

constexpr int boxesInARow = 2;

Geometry withoutRegions(int size)
{
    return Geometry::withBoxes(defaultBoxes(size));
}

} // namespace

RuleBoxes::RuleBoxes(QWidget *parent)
    : QWidget(parent),
      m_geometry(withoutRegions(9)),
      m_layout(new QGridLayout(this))
{
    m_layout->setContentsMargins({});
    m_layout->addWidget(new QLabel(tr("Rules seen in the picture:")), 0, 0, 1, boxesInARow);
    hide();
}

void RuleBoxes::setRules(const std::vector<RuleReading> &rules, const Geometry &geometry)
{
    m_rules = rules;
    m_geometry = geometry;
    qDeleteAll(findChildren<QCheckBox *>());
    m_boxes.clear();
    m_regions = nullptr;
    if (!geometry.boxes())
        m_regions = addBox(tr("Jigsaw regions"));
    for (const RuleReading &rule : m_rules)
        if (std::ranges::find(m_boxes, rule.constraint.variant, &KindBox::kind) == m_boxes.end())
            addKind(rule.constraint.variant);
    setVisible(m_regions || !m_boxes.empty());
}

void RuleBoxes::addKind(const Variant *kind)
{
    const auto isOfKind = [kind](const RuleReading &rule) { return rule.constraint.variant == kind; };
    const auto count = std::ranges::count_if(m_rules, isOfKind);
    const bool isDoubtful = std::ranges::any_of(
        m_rules, [&](const RuleReading &rule) { return isOfKind(rule) && rule.isDoubtful; });
    QString text = nameText(*kind);
    if (count > 1)
        text = tr("%1 (%2)", "a kind of rules and their number").arg(text).arg(count);
    if (isDoubtful)
        text = tr("%1: in doubt").arg(text);
    m_boxes.push_back({kind, addBox(text)});
}

QCheckBox *RuleBoxes::addBox(QString text)
{
    auto *box = new QCheckBox(text.replace(QLatin1Char('&'), QStringLiteral("&&")));
    box->setChecked(true);
    const int place = static_cast<int>(m_boxes.size()) + (m_regions ? 1 : 0);
    m_layout->addWidget(box, 1 + place / boxesInARow, place % boxesInARow);
    connect(box, &QCheckBox::clicked, this, &RuleBoxes::changed);
    return box;
}

std::vector<Constraint> RuleBoxes::constraints() const
{
    std::vector<Constraint> constraints;
    for (const RuleReading &rule : m_rules)
        if (std::ranges::find(m_boxes, rule.constraint.variant, &KindBox::kind)->box->isChecked())
            constraints.push_back(rule.constraint);
    return constraints;
}

Geometry RuleBoxes::geometry() const
{
    return m_regions && !m_regions->isChecked() ? withoutRegions(m_geometry.size()) : m_geometry;
}

void RuleBoxes::follow(const Puzzle &puzzle)
{
    if (m_regions)
        m_regions->setChecked(puzzle.geometry == m_geometry);
    for (const KindBox &kind : m_boxes) {
        kind.box->setChecked(std::ranges::find(puzzle.constraints, kind.kind, &Constraint::variant)
                             != puzzle.constraints.end());
    }
}

} // namespace sudoku
