#include "ui/print/printform.h"

#include "ui/base/formmemory.h"
#include "ui/paint/paper.h"
#include "ui/text/toqstring.h"
#include "ui/text/translate.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLineEdit>

#include <cmath>

namespace sudoku {
namespace {

const QString printFormName = QStringLiteral("print");

template <typename Enum>
Enum chosen(const QComboBox *list)
{
    return static_cast<Enum>(list->currentData().toInt());
}

template <typename Enum>
void add(QComboBox *list, const QString &text, Enum value)
{
    list->addItem(text, static_cast<int>(value));
}

} // namespace

PrintForm::PrintForm(Settings &settings, int puzzleCount, QWidget *parent)
    : QWidget(parent),
      m_settings(settings),
      m_selection(named(new QCheckBox, "selection", Keeping::Never)),
      m_title(named(new QLineEdit, "title", Keeping::Never)),
      m_paper(named(new QComboBox, "paper")),
      m_orientation(named(new QComboBox, "orientation")),
      m_perPage(named(new QComboBox, "perPage")),
      m_solutions(named(new QComboBox, "solutions")),
      m_entries(named(new QCheckBox(tr("&Entries")), "entries")),
      m_pencilMarks(named(new QCheckBox(tr("Pencil &marks, or all candidates")), "pencilMarks")),
      m_date(named(new QCheckBox(tr("&Date")), "date")),
      m_booklet(named(new QCheckBox(tr("&Booklet to fold")), "booklet",
                      puzzleCount > 1 ? Keeping::Always : Keeping::Never)),
      m_sides(named(new QComboBox, "sides", Keeping::Never)) // half a booklet is for this time only
{
    auto *form = new QFormLayout(this);
    form->setContentsMargins({});
    form->addRow(m_selection);
    form->setRowVisible(m_selection, false);
    form->addRow(tr("&Title:"), m_title);
    form->addRow(tr("Pa&per:"), m_paper);
    form->addRow(tr("&Orientation:"), m_orientation);
    form->addRow(tr("Puzzles per pa&ge:"), m_perPage);
    form->addRow(tr("&Solutions:"), m_solutions);
    form->addRow(tr("Also print:"), m_pencilMarks);
    form->addRow(QString(), m_entries);
    form->addRow(QString(), m_date);
    form->addRow(tr("Format:"), m_booklet);
    form->addRow(tr("S&ides:"), m_sides);
    fillLists();
    m_date->setChecked(true);
    restoreForm(*this, settings, printFormName);
    connectParts();
    updateFields();
}

void PrintForm::fillLists()
{
    for (const Paper &paper : papers())
        m_paper->addItem(translate("Paper", paper.name), toQString(paper.id));
    add(m_orientation, tr("portrait"), PaperOrientation::Portrait);
    add(m_orientation, tr("landscape"), PaperOrientation::Landscape);
    m_perPage->addItem(tr("as many as are legible"), 0);
    for (const int count : puzzlesPerPage())
        m_perPage->addItem(QString::number(count), count);
    for (const auto &[place, id, name] : solutionPlaces())
        add(m_solutions, translate("SolutionPlace", name), place);
    for (const auto &[sides, id, name] : bookletSideChoices())
        add(m_sides, translate("BookletSides", name), sides);
}

void PrintForm::connectParts()
{
    connect(m_title, &QLineEdit::textChanged, this, &PrintForm::changed);
    for (const QComboBox *list : {m_paper, m_orientation, m_perPage, m_solutions, m_sides})
        connect(list, &QComboBox::currentIndexChanged, this, &PrintForm::changed);
    connect(m_booklet, &QCheckBox::toggled, this, &PrintForm::updateFields); // before the others hear of it
    for (const QCheckBox *box : {m_selection, m_entries, m_pencilMarks, m_date, m_booklet})
        connect(box, &QCheckBox::toggled, this, &PrintForm::changed);
}

void PrintForm::updateFields()
{
    m_orientation->setEnabled(!m_booklet->isChecked());
    m_sides->setEnabled(m_booklet->isChecked());
}

void PrintForm::offerEntries(bool hasEntries)
{
    m_entries->setEnabled(hasEntries);
}

void PrintForm::offerSelection(int puzzleCount)
{
    m_selection->setText(tr("Se&lection only: %Ln puzzle(s)", nullptr, puzzleCount));
    static_cast<QFormLayout *>(layout())->setRowVisible(m_selection, true);
}

bool PrintForm::isSelectionOnly() const
{
    return m_selection->isChecked();
}

void PrintForm::setPaper(const QPageSize &size, QPageLayout::Orientation orientation)
{
    const QSizeF wanted = size.size(QPageSize::Millimeter);
    for (const Paper &paper : papers())
        if (std::abs(paper.width - wanted.width()) < 1 && std::abs(paper.height - wanted.height()) < 1)
            m_paper->setCurrentIndex(m_paper->findData(toQString(paper.id)));
    if (m_orientation->isEnabled()) // a booklet has its own
        m_orientation->setCurrentIndex(m_orientation->findData(
            static_cast<int>(orientation == QPageLayout::Landscape ? PaperOrientation::Landscape
                                                                   : PaperOrientation::Portrait)));
}

void PrintForm::apply(PrintJob &job) const
{
    job.title = m_title->text();
    job.paper = findPaper(m_paper->currentData().toString().toStdString())->size();
    job.orientation = chosen<PaperOrientation>(m_orientation);
    for (PrintSection &section : job.sections)
        section.perPage = m_perPage->currentData().toInt();
    job.solutions = chosen<SolutionPlace>(m_solutions);
    job.hasPencilMarks = m_pencilMarks->isChecked();
    job.hasEntries = m_entries->isEnabled() && m_entries->isChecked();
    job.date = m_date->isChecked() ? QDate::currentDate() : QDate();
    job.isBooklet = m_booklet->isChecked();
    job.bookletSides = chosen<BookletSides>(m_sides);
}

void PrintForm::remember()
{
    rememberForm(*this, m_settings, printFormName);
}

} // namespace sudoku
