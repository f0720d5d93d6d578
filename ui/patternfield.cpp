#include "ui/patternfield.h"

#include "ui/patterneditor.h"

#include <QGridLayout>
#include <QLabel>
#include <QPushButton>

namespace sudoku {
namespace {

constexpr QLatin1String letters(".+-"); // by PatternCell

} // namespace

PatternField::PatternField(QWidget *parent) : QWidget(parent), m_editor(new PatternEditor)
{
    auto *legend = new QLabel(tr(
        "●  a clue\n✕  no clue\nempty: either\n\nClick, or press\nSpace, + or −.\nRight button\npaints ✕."));
    auto *clear = new QPushButton(tr("Cle&ar"));
    clear->setAccessibleName(tr("Clear the pattern"));
    clear->setAutoDefault(false);
    connect(clear, &QPushButton::clicked, m_editor, &PatternEditor::clear);
    auto *others = new QPushButton(tr("Ot&hers: No Clue"));
    others->setToolTip(tr("Only the cells that are painted with a clue shall hold one"));
    others->setAutoDefault(false);
    connect(others, &QPushButton::clicked, m_editor, &PatternEditor::closeFreeCells);
    auto *layout = new QGridLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_editor, 0, 0, 1, 2);
    layout->addWidget(legend, 0, 2, Qt::AlignTop);
    layout->addWidget(others, 1, 0);
    layout->addWidget(clear, 1, 1);
    layout->setColumnStretch(3, 1);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

QString PatternField::text() const
{
    QString text;
    for (const PatternCell cell : m_editor->pattern())
        text += QLatin1Char(letters[static_cast<int>(cell)]);
    return text;
}

void PatternField::setText(const QString &text, int cellCount)
{
    std::vector<PatternCell> pattern;
    for (const QChar letter : text)
        pattern.push_back(static_cast<PatternCell>(std::max<qsizetype>(0, letters.indexOf(letter))));
    m_editor->setPattern(text.size() == cellCount ? pattern : std::vector<PatternCell>());
}

} // namespace sudoku
