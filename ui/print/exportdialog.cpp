#include "ui/print/exportdialog.h"

#include "ui/base/formmemory.h"
#include "ui/base/helppage.h"
#include "ui/base/screenroom.h"
#include "ui/base/settings.h"
#include "ui/paint/paper/printedboard.h"
#include "ui/print/pictureform.h"
#include "ui/text/strings.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QGuiApplication>
#include <QPushButton>
#include <QSpinBox>
#include <QToolButton>

#include <utility>

namespace sudoku {
namespace {

constexpr int minSide = 10;   // mm
constexpr int maxSide = 1000; // mm

} // namespace

ExportDialog::ExportDialog(const PictureFormat &format, Board board, Settings &settings, QWidget *parent)
    : QDialog(parent),
      m_format(format),
      m_board(std::move(board)),
      m_settings(settings),
      m_size(new QSpinBox),
      m_entries(new QCheckBox(tr("&Entries"))),
      m_pencilMarks(new QCheckBox(hasPencilMarks(m_board) ? tr("Pencil &marks") : tr("All &candidates"))),
      m_colours(new QCheckBox(tr("Co&lours, as on the screen"))),
      m_pdf(named(new QComboBox, "pdf")),
      m_look(new PictureForm(format))
{
    setWindowTitle(tr("Export as %1").arg(translate("PictureFormat", format.name)));
    setHelpPage(*this, "printing.md#pictures");
    setUpFields();
    auto *form = new QFormLayout(this);
    form->addRow(tr("&Size of the picture:"), m_size);
    form->addRow(tr("Show:"), m_entries);
    form->addRow(QString(), m_pencilMarks);
    form->addRow(QString(), m_colours);
    form->addRow(tr("Standard:"), m_pdf);
    form->setRowVisible(m_pdf, m_format.id == "pdf");
    auto *more = new QToolButton;
    setUpMore(*form, *more);
    addButtons(*form);
    restoreForm(*this, settings, formName());
    more->setChecked(m_look->look() != PictureLook());
    connect(m_look, &PictureForm::changed, this, &ExportDialog::updateFields);
    connect(m_pencilMarks, &QCheckBox::toggled, this, &ExportDialog::updateFields);
    updateFields();
    m_size->setFocus();
    m_size->selectAll();
    const QString title = windowTitle() + QStringLiteral(" — ") + QGuiApplication::applicationDisplayName();
    setMinimumWidth(fontMetrics().horizontalAdvance(title) + 11 * fontMetrics().height()); // the buttons too
}

void ExportDialog::setUpFields()
{
    const PictureRequest defaultRequest{m_board};
    m_size->setObjectName(QStringLiteral("size"));
    m_size->setRange(m_format.hasPixels ? minPicture : minSide, m_format.hasPixels ? maxPicture : maxSide);
    m_size->setSuffix(m_format.hasPixels ? tr(" pixels") : tr(" mm"));
    m_size->setValue(m_format.hasPixels ? defaultRequest.pixels
                                        : static_cast<int>(defaultRequest.millimetres));
    m_colours->setObjectName(QStringLiteral("colours"));
    m_colours->setToolTip(
        tr("With the colours of cells, what you drew on candidates, the filter and the hint that is shown"));
    for (const auto &[kind, id, name] : pdfKinds())
        m_pdf->addItem(translate("PdfKind", name), static_cast<int>(kind));
    connect(m_pdf, &QComboBox::currentIndexChanged, this, &ExportDialog::updateFields);
    m_entries->setChecked(true);
    m_entries->setEnabled(m_board.entries.filledCount() > 0);
    m_pencilMarks->setChecked(hasPencilMarks(m_board)); // as the board is shown
}

/// Adds the fields that few people need, and \a more, which shows them.
void ExportDialog::setUpMore(QFormLayout &form, QToolButton &more)
{
    more.setText(tr("More optio&ns"));
    more.setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    more.setCheckable(true);
    more.setAutoRaise(true);
    more.setFocusPolicy(Qt::StrongFocus);
    more.setObjectName(QStringLiteral("more"));
    form.addRow(&more);
    form.addRow(m_look);
    const auto show = [this, &form, &more](bool isShown) {
        more.setArrowType(isShown ? Qt::DownArrow : Qt::RightArrow);
        form.setRowVisible(m_look, isShown);
        growToContents(*this);
    };
    connect(&more, &QToolButton::toggled, this, show);
    show(false);
}

void ExportDialog::addButtons(QFormLayout &form)
{
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    m_export = buttons->button(QDialogButtonBox::Ok);
    m_export->setText(tr("E&xport…"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    form.addRow(buttons);
}

ExportDialog::~ExportDialog()
{
    if (result() == Accepted)
        rememberForm(*this, m_settings, formName());
}

/// Returns the name for the settings, which keep pixels and millimetres separately.
QString ExportDialog::formName() const
{
    return QStringLiteral("export-") + toQString(m_format.id);
}

/// The board or the picture has a size; a board that nobody could read is not exported. One bit has no
/// colours: thin lines in a light colour would vanish. Nor have the standards, which are about black ink.
void ExportDialog::updateFields()
{
    const Geometry &geometry = m_board.puzzle.geometry;
    m_size->setEnabled(!m_look->look().board && !m_look->look().dotsPerInch);
    m_colours->setEnabled(mayBeInColour());
    m_export->setEnabled(m_look->check({.boardSize = geometry.size(),
                                        .digitCount = geometry.digitCount(),
                                        .hasPencilMarks = m_pencilMarks->isChecked(),
                                        .hasPixels = m_format.hasPixels}));
    growToContents(*this);
}

bool ExportDialog::mayBeInColour() const
{
    return m_look->look().pixels != PixelKind::OneBit && m_pdf->currentIndex() <= 0;
}

bool ExportDialog::isInColour() const
{
    return m_colours->isChecked() && mayBeInColour();
}

PictureRequest ExportDialog::request(const SymbolSet &symbols) const
{
    PictureRequest request{m_board};
    request.symbols = &symbols;
    request.hasEntries = m_entries->isChecked();
    request.hasPencilMarks = m_pencilMarks->isChecked();
    request.look = m_look->look();
    request.pdf = static_cast<PdfKind>(m_pdf->currentData().toInt());
    request.hasMarksInGrid = m_settings.isOn(Option::MarksInGrid);
    if (m_format.hasPixels)
        request.pixels = m_size->value();
    else
        request.millimetres = m_size->value();
    return request;
}

} // namespace sudoku
