#include "ui/teach/learn/techniquepageview.h"

#include "core/hints/steps/technique.h"
#include "ui/teach/learn/examplepicture.h"
#include "ui/teach/pages/techniqueexample.h"
#include "ui/teach/pages/techniquepages.h"
#include "ui/text/steptext.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QResizeEvent>

#include <algorithm>

namespace sudoku {
namespace {

constexpr int widthForTwoBoards = 860; // pixels
constexpr int linesForButtons = 34;    // heights of a line: so wide is a page with buttons beside its title
constexpr int gap = 24;
constexpr int maxLetters = 90; // in a line of text

QLabel *newLabel(double scale, bool isHeavy = false)
{
    auto *label = new QLabel;
    QFont font = label->font();
    font.setPointSizeF(font.pointSizeF() * scale);
    font.setWeight(isHeavy ? QFont::Medium : QFont::Normal);
    label->setFont(font);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

/// Returns the title of the chapter and the level: "Fish · Hard".
QString placeText(const TechniquePage &page)
{
    const QString level = levelText(page.technique().level);
    for (const TechniqueChapter &chapter : techniqueChapters())
        for (const TechniquePage &other : chapter.pages)
            if (&other == &page)
                return TechniquePageView::tr("%1 · %2").arg(chapter.title, level);
    return level;
}

} // namespace

TechniquePageView::TechniquePageView(QWidget *parent)
    : QWidget(parent),
      m_title(newLabel(2.15, true)),
      m_place(newLabel(1)),
      m_language(newLabel(1)),
      m_search(new QPushButton(tr("Sho&w on My Board"))),
      m_practise(new QPushButton(tr("&Practise"))),
      m_what(newLabel(1.23)),
      m_spotting(newLabel(1.08)),
      m_next(new QPushButton),
      m_head(new QBoxLayout(QBoxLayout::LeftToRight)),
      m_spottingRow(new QBoxLayout(QBoxLayout::LeftToRight)),
      m_boards(new QBoxLayout(QBoxLayout::LeftToRight))
{
    m_title->setObjectName("title");
    m_language->setObjectName("language");
    m_language->setText(englishOnlyText());
    m_next->setObjectName("next");
    m_next->setFlat(true);
    const int widest = maxLetters * m_what->fontMetrics().averageCharWidth();
    for (QLabel *text : {m_what, m_spotting})
        text->setMaximumWidth(widest);
    m_boards->setSpacing(2 * gap);
    for (Example &example : m_examples)
        example = addExample();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(gap, gap / 2, gap, gap);
    layout->setSpacing(gap / 2);
    fillHead();
    layout->addLayout(m_head);
    layout->addWidget(m_what);
    m_spottingRow->addWidget(m_spotting, 1);
    m_spottingRow->addWidget(m_next, 0, Qt::AlignRight | Qt::AlignBottom);
    layout->addLayout(m_spottingRow);
    layout->addLayout(m_boards);
    layout->addStretch(1);
    connect(m_search, &QPushButton::clicked, this, [this] { emit searchRequested(*m_page); });
    connect(m_practise, &QPushButton::clicked, this, [this] { emit practiceRequested(*m_page); });
    connect(m_next, &QPushButton::clicked, this, &TechniquePageView::showNext);
}

void TechniquePageView::fillHead()
{
    m_practise->setObjectName("practise");
    m_practise->setDefault(true);
    m_practise->setAutoDefault(true);
    m_search->setObjectName("search");
    auto *names = new QVBoxLayout;
    names->setSpacing(0);
    names->addWidget(m_title);
    names->addWidget(m_place);
    names->addWidget(m_language);
    auto *buttons = new QHBoxLayout;
    buttons->addStretch(1);
    buttons->addWidget(m_search);
    buttons->addWidget(m_practise);
    m_head->addLayout(names, 1);
    m_head->addLayout(buttons);
}

TechniquePageView::Example TechniquePageView::addExample()
{
    const Example example{new ExamplePicture, newLabel(1.15, true), newLabel(1.08)};
    auto *column = new QVBoxLayout;
    column->setSpacing(4);
    column->addWidget(example.picture);
    column->addWidget(example.title);
    column->addWidget(example.text);
    column->addStretch(1);
    m_boards->addLayout(column, 1);
    return example;
}

void TechniquePageView::show(const TechniquePage &page, const SymbolSet &symbols)
{
    m_page = &page;
    m_title->setText(techniqueName(page.technique()));
    m_place->setText(placeText(page));
    m_language->setVisible(page.lacksTranslation);
    m_what->setText(page.what);
    m_spotting->setText(page.spotting);
    m_practise->setEnabled(!page.puzzles.isEmpty());
    for (std::size_t i = 0; i < m_examples.size(); ++i) {
        const auto index = static_cast<qsizetype>(i);
        const auto example = index < page.puzzles.size() ? exampleOf(page, index) : std::nullopt;
        m_examples[i].picture->show(example, symbols);
        m_examples[i].title->setText(example ? exampleTitle(*example, symbols) : QString());
        m_examples[i].text->setText(example ? exampleText(*example, symbols) : QString());
    }
    const TechniquePage *next = pageAfter(page);
    m_next->setVisible(next);
    if (next)
        m_next->setText(tr("Next: %1 ›").arg(techniqueName(next->technique())));
}

void TechniquePageView::fitInto(const QSize &room)
{
    const bool isWide = room.width() >= widthForTwoBoards;
    const int text = room.width() - 2 * gap;
    for (const Example &example : m_examples)
        example.picture->setMostSide(isWide ? (text - m_boards->spacing()) / 2 : text);
    if (!isWide)
        return;
    const int excess = layout()->totalHeightForWidth(room.width()) - room.height();
    if (excess > 0)
        for (const Example &example : m_examples)
            example.picture->setMostSide(example.picture->sizeHint().height() - excess);
}

void TechniquePageView::showNext()
{
    if (const TechniquePage *next = pageAfter(*m_page))
        emit pageRequested(*next);
}

void TechniquePageView::resizeEvent(QResizeEvent *event)
{
    const bool isTight = width() < linesForButtons * fontMetrics().height();
    for (QBoxLayout *row : {m_head, m_spottingRow})
        row->setDirection(isTight ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_boards->setDirection(width() < widthForTwoBoards ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    QWidget::resizeEvent(event);
}

} // namespace sudoku
