#include "ui/print/pictureform.h"

#include "ui/base/formmemory.h"
#include "ui/paint/paper/boardexport.h"
#include "ui/text/strings.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLabel>
#include <QSpinBox>

namespace sudoku {
namespace {

template <typename Table>
void fill(QComboBox *list, const char *context, const Table &table)
{
    for (const auto &row : table)
        list->addItem(translate(context, row.name), static_cast<int>(row.kind));
}

} // namespace

PictureForm::PictureForm(const PictureFormat &format, QWidget *parent)
    : QWidget(parent),
      m_format(&format),
      m_isExact(named(new QCheckBox(tr("Size of the &board:")), "isExact")),
      m_board(named(new QDoubleSpinBox, "board")),
      m_hasDensity(named(new QCheckBox(tr("&Dots per inch:")), "hasDensity")),
      m_dots(named(new QSpinBox, "dots")),
      m_pixels(named(new QComboBox, "pixels")),
      m_letters(named(new QComboBox, "letters")),
      m_transparent(named(new QCheckBox(tr("Transparent &ground")), "transparent")),
      m_problem(new QLabel)
{
    constexpr double newspaper = 45; // mm
    m_isExact->setToolTip(tr("From outer edge to outer edge of its frame. There is no edge around it."));
    m_board->setRange(minBoardSide, maxBoardSide);
    m_board->setDecimals(2);
    m_board->setSuffix(tr(" mm"));
    m_board->setAccessibleName(tr("Size of the board"));
    m_board->setValue(newspaper);
    m_dots->setRange(minDotsPerInch, maxDotsPerInch);
    m_dots->setAccessibleName(tr("Dots per inch"));
    m_dots->setValue(defaultDotsPerInch);
    fill(m_pixels, "PixelKind", pixelKinds());
    fill(m_letters, "LetterKind", letterKinds());
    m_problem->setWordWrap(true);
    makeRows();
    setFormat(format);
    m_board->setEnabled(false);
    m_dots->setEnabled(false);
    connect(m_isExact, &QCheckBox::toggled, m_board, &QWidget::setEnabled);
    connect(m_hasDensity, &QCheckBox::toggled, m_dots, &QWidget::setEnabled);
    connect(m_board, &QDoubleSpinBox::valueChanged, this, &PictureForm::changed);
    connect(m_dots, &QSpinBox::valueChanged, this, &PictureForm::changed);
    for (const QCheckBox *box : {m_isExact, m_hasDensity, m_transparent})
        connect(box, &QCheckBox::toggled, this, &PictureForm::changed);
    for (const QComboBox *list : {m_pixels, m_letters})
        connect(list, &QComboBox::currentIndexChanged, this, &PictureForm::changed);
}

void PictureForm::makeRows()
{
    auto *form = new QFormLayout(this);
    form->setContentsMargins({});
    form->addRow(m_isExact, m_board);
    form->addRow(m_hasDensity, m_dots);
    form->addRow(tr("&Pixels:"), m_pixels);
    form->addRow(tr("Le&tters:"), m_letters);
    form->addRow(m_transparent);
    form->addRow(m_problem);
    form->setRowVisible(m_problem, false);
}

void PictureForm::setFormat(const PictureFormat &format)
{
    m_format = &format;
    auto *form = static_cast<QFormLayout *>(layout());
    form->setRowVisible(m_dots, format.hasPixels);
    form->setRowVisible(m_pixels, format.hasPixels);
    form->setRowVisible(m_letters, format.id == "svg");
}

PictureLook PictureForm::look() const
{
    PictureLook look;
    if (m_isExact->isChecked())
        look.board = m_board->value();
    if (m_hasDensity->isChecked() && m_format->hasPixels)
        look.dotsPerInch = m_dots->value();
    if (m_format->hasPixels)
        look.pixels = static_cast<PixelKind>(m_pixels->currentData().toInt());
    if (m_format->id == "svg")
        look.letters = static_cast<LetterKind>(m_letters->currentData().toInt());
    look.isTransparent = m_transparent->isChecked();
    return look;
}

bool PictureForm::check(const PictureContents &contents)
{
    const QString problem = sizeProblem(look(), contents);
    m_problem->setText(problem.isEmpty() ? QString() : capitalised(problem) + QLatin1Char('.'));
    static_cast<QFormLayout *>(layout())->setRowVisible(m_problem, !problem.isEmpty());
    return problem.isEmpty();
}

} // namespace sudoku
