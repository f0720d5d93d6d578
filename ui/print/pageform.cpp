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
      m_code(named(new QComboBox, "code"))
{
    m_margin->setSpecialValueText(tr("suits the page"));
    for (QSpinBox *length : {m_margin, m_gutter})
        length->setSuffix(tr(" mm"));
    auto *form = new QFormLayout(this);
    form->setContentsMargins({});
    m_author->setPlaceholderText(tr("that of the puzzles"));
    m_author->setToolTip(tr("The author that a PDF names"));
    form->addRow(tr("Author:"), m_author);
    form->addRow(tr("Margin:"), m_margin);
    form->addRow(tr("G&utter:"), m_gutter);
    form->addRow(QString(), m_mirrored);
    form->addRow(tr("First page:"), m_firstPage);
    form->addRow(tr("First puzzle:"), m_firstPuzzle);
    for (const LineStyle &style : lineStyles())
        m_lines->addItem(translate("LineStyle", style.name), toQString(style.id));
    m_lines->setToolTip(tr("How strong the lines of boards are"));
    form->addRow(tr("Lines:"), m_lines);
    connect(m_lines, &QComboBox::currentIndexChanged, this, &PageForm::changed);
    for (const auto &[target, id, name] : linkTargets())
        m_code->addItem(translate("LinkTarget", name), static_cast<int>(target));
    m_code->setEnabled(canMakeCodes());
    m_code->setToolTip(tr("Where the QR code below each puzzle leads"));
    form->addRow(tr("&QR code:"), m_code);
    connect(m_code, &QComboBox::currentIndexChanged, this, &PageForm::changed);
    for (QSpinBox *number : {m_margin, m_gutter, m_firstPage, m_firstPuzzle})
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
    job.code = static_cast<LinkTarget>(m_code->currentData().toInt());
}

} // namespace sudoku
