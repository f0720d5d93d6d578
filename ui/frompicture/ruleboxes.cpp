#include "ui/frompicture/ruleboxes.h"

#include "ui/text/words.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QLabel>
#include <QSignalBlocker>

#include <algorithm>

namespace sudoku {
namespace {

constexpr int boxesInARow = 2;

} // namespace

RuleBoxes::RuleBoxes(QWidget *parent) : QWidget(parent), m_layout(new QGridLayout(this))
{
    m_layout->setContentsMargins({});
    m_layout->addWidget(new QLabel(tr("Rules seen in the picture:")), 0, 0, 1, boxesInARow);
    hide();
}

void RuleBoxes::setRules(const std::vector<RuleReading> &rules)
{
    m_rules = rules;
    for (const KindBox &kind : m_boxes)
        delete kind.box;
    m_boxes.clear();
    for (const RuleReading &rule : m_rules)
        if (std::ranges::find(m_boxes, rule.constraint.variant, &KindBox::kind) == m_boxes.end())
            addBox(rule.constraint.variant);
    setVisible(!m_boxes.empty());
}

void RuleBoxes::addBox(const Variant *kind)
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
    auto *box = new QCheckBox(text.replace(QLatin1Char('&'), QStringLiteral("&&")));
    box->setChecked(true);
    const int place = static_cast<int>(m_boxes.size());
    m_layout->addWidget(box, 1 + place / boxesInARow, place % boxesInARow);
    m_boxes.push_back({kind, box});
    connect(box, &QCheckBox::clicked, this, &RuleBoxes::changed);
}

std::vector<Constraint> RuleBoxes::constraints() const
{
    std::vector<Constraint> constraints;
    for (const RuleReading &rule : m_rules)
        if (std::ranges::find(m_boxes, rule.constraint.variant, &KindBox::kind)->box->isChecked())
            constraints.push_back(rule.constraint);
    return constraints;
}

void RuleBoxes::follow(const std::vector<Constraint> &constraints)
{
    for (const KindBox &kind : m_boxes) {
        const QSignalBlocker blocker(kind.box);
        kind.box->setChecked(std::ranges::find(constraints, kind.kind, &Constraint::variant)
                             != constraints.end());
    }
}

} // namespace sudoku
