#include "ui/board/shape/patternfield.h"

#include "ui/board/shape/patterneditor.h"
#include "ui/text/patterntext.h"

#include <QGridLayout>
#include <QLabel>
#include <QPushButton>

namespace sudoku {

PatternField::PatternField(QWidget *parent) : QWidget(parent), m_editor(new PatternEditor)
{
    auto *legend = new QLabel(tr(
        "●  a clue\n✕  no clue\nempty: either\n\nClick, or press\nSpace, + or −.\nRight button\npaints ✕."));
    auto *clear = new QPushButton(tr("Cle&ar"));
    clear->setAccessibleName(tr("Clear the pattern"));
    clear->setAutoDefault(false);
    connect(clear, &QPushButton::clicked, m_editor, &PatternEditor::clear);
    auto *others = new QPushButton(tr("Set Ot&hers to No Clue"));
    others->setToolTip(tr("Only cells marked with a clue may have one"));
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
    return patternText(m_editor->pattern());
}

void PatternField::setText(const QString &text, int cellCount)
{
    std::vector<PatternCell> pattern;
    for (const QChar sign : text)
        pattern.push_back(patternCell(sign).value_or(PatternCell::Free));
    m_editor->setPattern(text.size() == cellCount ? pattern : std::vector<PatternCell>());
}

} // namespace sudoku
