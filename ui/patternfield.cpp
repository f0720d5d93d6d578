#include "ui/patternfield.h"

#include "ui/patterneditor.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace sudoku {
namespace {

constexpr QLatin1String letters(".+-"); // by PatternCell

} // namespace

PatternField::PatternField(QWidget *parent) : QWidget(parent), m_editor(new PatternEditor)
{
    auto *legend = new QLabel(tr("●  a clue\n✕  no clue\n\nClick, or press\nSpace, + or −."));
    auto *clear = new QPushButton(tr("Cle&ar"));
    clear->setAccessibleName(tr("Clear the pattern"));
    clear->setAutoDefault(false);
    connect(clear, &QPushButton::clicked, m_editor, &PatternEditor::clear);
    auto *side = new QVBoxLayout;
    side->addWidget(legend);
    side->addStretch();
    side->addWidget(clear);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_editor, 0, Qt::AlignTop);
    layout->addLayout(side);
    layout->addStretch();
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
