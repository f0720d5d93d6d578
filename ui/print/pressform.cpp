#include "ui/print/pressform.h"

#include "ui/base/formmemory.h"
#include "ui/printjob/printjob.h"
#include "ui/text/strings.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>

namespace sudoku {
namespace {

QDoubleSpinBox *makeLength(const char *name, double max, const QString &unit)
{
    auto *length = named(new QDoubleSpinBox, name);
    length->setRange(0, max);
    length->setDecimals(1);
    length->setSingleStep(0.5);
    length->setSuffix(unit);
    return length;
}

} // namespace

PressForm::PressForm(QWidget *parent)
    : QWidget(parent),
      m_signature(named(new QComboBox, "signature")),
      m_creep(makeLength("creep", maxCreep, tr(" mm"))),
      m_cropMarks(named(new QCheckBox(tr("Crop marks")), "cropMarks")),
      m_bleed(makeLength("bleed", maxBleed, tr(" mm"))),
      m_pdf(named(new QComboBox, "pdf"))
{
    auto *form = new QFormLayout(this);
    form->setContentsMargins({});
    m_signature->addItem(tr("all sheets"), 0);
    for (const int pages : {4, 8, 12, 16, 20, 24, 32})
        m_signature->addItem(tr("%1 pages").arg(pages), pages);
    m_signature->setToolTip(tr("How many pages of a booklet are folded together"));
    form->addRow(tr("Gatherings:"), m_signature);
    m_creep->setToolTip(tr("How far the innermost sheet stands out where it is folded"));
    form->addRow(tr("Creep:"), m_creep);
    m_cropMarks->setToolTip(tr("Marks on larger paper where it is cut and folded"));
    form->addRow(QString(), m_cropMarks);
    m_bleed->setToolTip(tr("Room beyond the line along which paper is cut"));
    form->addRow(tr("Bleed:"), m_bleed);
    for (const auto &[kind, id, name] : pdfKinds())
        m_pdf->addItem(translate("PdfKind", name), static_cast<int>(kind));
    m_pdf->setToolTip(tr("The standard that the PDF keeps to"));
    form->addRow(tr("PDF:"), m_pdf);
    for (QComboBox *list : {m_signature, m_pdf})
        connect(list, &QComboBox::currentIndexChanged, this, &PressForm::changed);
    for (QDoubleSpinBox *length : {m_creep, m_bleed})
        connect(length, &QDoubleSpinBox::valueChanged, this, &PressForm::changed);
    connect(m_cropMarks, &QCheckBox::toggled, this, &PressForm::changed);
}

void PressForm::setFolded(bool isFolded)
{
    m_signature->setEnabled(isFolded);
    m_creep->setEnabled(isFolded);
}

void PressForm::apply(PrintJob &job) const
{
    job.folding = {.signature = m_signature->currentData().toInt(), .creep = m_creep->value()};
    job.trimming = {.hasMarks = m_cropMarks->isChecked(), .bleed = m_bleed->value()};
    job.pdf = static_cast<PdfKind>(m_pdf->currentData().toInt());
}

} // namespace sudoku
