#include "ui/teach/lessons/lessondialog.h"

#include "ui/base/helppage.h"
#include "ui/text/strings.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace sudoku {

LessonDialog::LessonDialog(const LessonFormat &format, const LessonScript &script, QWidget *parent)
    : QDialog(parent),
      m_script(script),
      m_all(new QRadioButton(tr("&All steps"))),
      m_harder(new QRadioButton(tr("Only steps &harder than singles"))),
      m_range(new QRadioButton(tr("&From step"))),
      m_first(new QSpinBox),
      m_last(new QSpinBox),
      m_count(new QLabel)
{
    setWindowTitle(tr("Export Walkthrough as %1").arg(translate("LessonFormat", format.name)));
    setHelpPage(*this, "difficulty.md");
    m_harder->setEnabled(!script.runs({.isHarderOnly = true}).empty());
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_all);
    layout->addWidget(m_harder);
    layout->addLayout(makeRange());
    layout->addWidget(m_count);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    buttons->button(QDialogButtonBox::Ok)->setText(tr("E&xport…"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    layout->addWidget(buttons);
    for (const QRadioButton *button : {m_all, m_harder, m_range})
        connect(button, &QRadioButton::toggled, this, &LessonDialog::showCount);
    m_all->setChecked(true);
    showCount();
}

QLayout *LessonDialog::makeRange()
{
    const int count = static_cast<int>(m_script.stepCount());
    m_first->setObjectName(QStringLiteral("first"));
    m_first->setAccessibleName(tr("First step"));
    m_last->setObjectName(QStringLiteral("last"));
    m_last->setAccessibleName(tr("Last step"));
    for (QSpinBox *box : {m_first, m_last})
        box->setRange(1, std::max(1, count));
    m_last->setValue(count);
    const auto choose = [this] {
        m_range->setChecked(true);
        m_last->setMinimum(m_first->value());
        showCount();
    };
    connect(m_first, &QSpinBox::valueChanged, this, choose);
    connect(m_last, &QSpinBox::valueChanged, this, choose);
    auto *row = new QHBoxLayout;
    row->addWidget(m_range);
    row->addWidget(m_first);
    row->addWidget(new QLabel(tr("to")));
    row->addWidget(m_last);
    row->addStretch();
    return row;
}

/// Says how large the lesson will be.
void LessonDialog::showCount()
{
    const int pictures = static_cast<int>(m_script.runs(steps()).size());
    m_count->setText(tr("%n picture(s); singles that follow each other are in one", nullptr, pictures));
}

LessonSteps LessonDialog::steps() const
{
    LessonSteps steps{.isHarderOnly = m_harder->isChecked()};
    if (m_range->isChecked()) {
        steps.first = static_cast<std::size_t>(m_first->value() - 1);
        steps.last = static_cast<std::size_t>(m_last->value() - 1);
    }
    return steps;
}

} // namespace sudoku
