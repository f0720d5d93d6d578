#include "ui/print/pageform.h"

#include "ui/base/formmemory.h"
#include "ui/paint/paper/printedcode.h"
#include "ui/printjob/printjob.h"
#include "ui/text/strings.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QSpinBox>

#include <algorithm>

namespace sudoku {
namespace {

QSpinBox *makeNumber(const char *name, int min, int max, Keeping keeping)
{
    auto *number = named(new QSpinBox, name, keeping);
    number->setRange(min, max);
    number->setValue(min);
    return number;
}

std::optional<double> chosenSize(const QSpinBox *size)
{
    return size->value() < minLetterSize ? std::nullopt : std::optional<double>(size->value());
}

} // namespace

PageForm::PageForm(QWidget *parent)
    : QWidget(parent),
      m_author(named(new QLineEdit, "author", Keeping::Never)),
      m_margin(makeNumber("margin", minMargin - 1, maxMargin, Keeping::Always)),
      m_gutter(makeNumber("gutter", 0, maxMargin, Keeping::Always)),
      m_mirrored(named(new QCheckBox(tr("Mirrored, as in a boo&k")), "mirrored")),
      m_firstPage(makeNumber("firstPage", 1, maxFirstNumber, Keeping::Never)),
      m_firstPuzzle(makeNumber("firstPuzzle", 1, maxFirstNumber, Keeping::Never)),
      m_lines(named(new QComboBox, "lines")),
      m_captionSize(makeNumber("captionSize", minLetterSize - 1, maxLetterSize, Keeping::Always)),
      m_sumSize(makeNumber("sumSize", minLetterSize - 1, maxLetterSize, Keeping::Always)),
      m_pageNumberSize(makeNumber("pageNumberSize", minLetterSize - 1, maxLetterSize, Keeping::Always)),
      m_code(named(new QComboBox, "code"))
{
    auto *form = new QFormLayout(this);
    form->setContentsMargins({});
    addEdges(*form);
    addLetters(*form);
    m_code->setEnabled(canMakeCodes());
    m_code->setToolTip(tr("Where the QR code below each puzzle leads"));
    form->addRow(tr("&QR code:"), m_code);
    for (const auto &[target, id, name] : linkTargets())
        m_code->addItem(translate("LinkTarget", name), static_cast<int>(target));
    connectParts();
}

/// Adds the rows about the whole page.
void PageForm::addEdges(QFormLayout &form)
{
    m_margin->setSpecialValueText(tr("suits the page"));
    for (QSpinBox *length : {m_margin, m_gutter})
        length->setSuffix(tr(" mm"));
    m_author->setPlaceholderText(tr("that of the puzzles"));
    m_author->setToolTip(tr("The author that a PDF names"));
    form.addRow(tr("Author:"), m_author);
    form.addRow(tr("Margin:"), m_margin);
    form.addRow(tr("G&utter:"), m_gutter);
    form.addRow(QString(), m_mirrored);
    form.addRow(tr("First page:"), m_firstPage);
    form.addRow(tr("First puzzle:"), m_firstPuzzle);
}

/// Adds the rows about lines and letters.
void PageForm::addLetters(QFormLayout &form)
{
    for (const LineStyle &style : lineStyles())
        m_lines->addItem(translate("LineStyle", style.name), toQString(style.id));
    m_lines->setToolTip(tr("How strong the lines of boards are"));
    form.addRow(tr("Lines:"), m_lines);
    for (QSpinBox *size : {m_captionSize, m_sumSize, m_pageNumberSize}) {
        size->setSpecialValueText(tr("suits the boards"));
        size->setSuffix(tr(" pt"));
    }
    m_captionSize->setToolTip(tr("The size of the number above each puzzle; what is beside it follows"));
    form.addRow(tr("Captions:"), m_captionSize);
    m_sumSize->setToolTip(tr("The size of sums in cages and of clues beside boards"));
    form.addRow(tr("Sums and clues outside:"), m_sumSize);
    m_pageNumberSize->setToolTip(tr("The size of page numbers and of what else is at the foot of pages"));
    form.addRow(tr("Page numbers:"), m_pageNumberSize);
}

void PageForm::connectParts()
{
    for (const QComboBox *list : {m_lines, m_code})
        connect(list, &QComboBox::currentIndexChanged, this, &PageForm::changed);
    for (const QSpinBox *number :
         {m_margin, m_gutter, m_firstPage, m_firstPuzzle, m_captionSize, m_sumSize, m_pageNumberSize})
        connect(number, &QSpinBox::valueChanged, this, &PageForm::changed);
    connect(m_author, &QLineEdit::textChanged, this, &PageForm::changed);
    connect(m_mirrored, &QCheckBox::toggled, this, &PageForm::changed);
}

void PageForm::apply(PrintJob &job) const
{
    job.author = m_author->text().simplified();
    job.margin = m_margin->value() < minMargin ? std::nullopt : std::optional<double>(m_margin->value());
    job.gutter = m_gutter->value();
    job.isMirrored = m_mirrored->isChecked();
    job.firstPage = m_firstPage->value();
    job.firstPuzzle = m_firstPuzzle->value();
    job.lines = lineStyles()[std::max(m_lines->currentIndex(), 0)].weights;
    job.letters = {.caption = chosenSize(m_captionSize),
                   .sums = chosenSize(m_sumSize),
                   .pageNumber = chosenSize(m_pageNumberSize)};
    job.code = static_cast<LinkTarget>(m_code->currentData().toInt());
}

} // namespace sudoku
