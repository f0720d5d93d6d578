#include "ui/print/printform.h"

#include "ui/base/formmemory.h"
#include "ui/base/settings.h"
#include "ui/language/language.h"
#include "ui/print/pageform.h"
#include "ui/print/pressform.h"
#include "ui/printjob/paper.h"
#include "ui/printjob/printhint.h"
#include "ui/printjob/sectioning.h"
#include "ui/text/languagetag.h"
#include "ui/text/strings.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <QToolButton>

#include <cmath>

namespace sudoku {
namespace {

const QString printFormName = QStringLiteral("print");
const QString printMoreField = QStringLiteral("more");
const QString otherPaperId = QStringLiteral("other");

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
      m_size(named(new QLineEdit, "size")),
      m_sizeHint(new QLabel),
      m_orientation(named(new QComboBox, "orientation")),
      m_perPage(named(new QComboBox, "perPage")),
      m_sections(named(new QComboBox, "sections")),
      m_sectionTitles(named(new QLineEdit, "sectionTitles", Keeping::Never)),
      m_solutions(named(new QComboBox, "solutions")),
      m_hints(named(new QComboBox, "hints")),
      m_entries(named(new QCheckBox(tr("&Entries")), "entries")),
      m_pencilMarks(named(new QCheckBox(tr("Pencil &marks, or all candidates")), "pencilMarks")),
      m_date(named(new QCheckBox(tr("&Date")), "date")),
      m_nameLine(named(new QCheckBox(tr("A line &for name and date")), "nameLine")),
      m_instruct(named(new QCheckBox(tr("Instru&ction:")), "instruct")),
      m_instruction(named(new QLineEdit, "instruction")),
      m_booklet(named(new QCheckBox(tr("&Booklet to fold")), "booklet",
                      puzzleCount > 1 ? Keeping::Always : Keeping::Never)),
      m_sides(named(new QComboBox, "sides", Keeping::Never)), // half a booklet is for this time only
      m_more(new QToolButton),
      m_page(new PageForm),
      m_press(new PressForm),
      m_isOfSeveral(puzzleCount > 1)
{
    makeRows();
    fillLists();
    for (QWidget *ofSeveral : std::initializer_list<QWidget *>{m_perPage, m_sections, m_sectionTitles})
        static_cast<QFormLayout *>(layout())->setRowVisible(ofSeveral, puzzleCount > 1);
    m_date->setChecked(true);
    restoreForm(*this, settings, printFormName);
    connectParts();
    updateFields();
    showMore(m_settings.field(printFormName, printMoreField).toBool());
}

void PrintForm::makeRows()
{
    auto *form = new QFormLayout(this);
    form->setContentsMargins({});
    form->addRow(m_selection);
    form->setRowVisible(m_selection, false);
    form->addRow(tr("&Title:"), m_title);
    form->addRow(tr("Pa&per:"), m_paper);
    form->addRow(tr("Si&ze:"), m_size);
    form->addRow(QString(), m_sizeHint);
    form->addRow(tr("&Orientation:"), m_orientation);
    form->addRow(tr("Puzzles per pa&ge:"), m_perPage);
    form->addRow(tr("Sections:"), m_sections);
    m_sectionTitles->setPlaceholderText(tr("Warm-up; Giants"));
    m_sectionTitles->setToolTip(tr("Titles of the sections, separated by semicolons"));
    form->addRow(tr("Section titles:"), m_sectionTitles);
    form->addRow(tr("&Solutions:"), m_solutions);
    m_hints->setToolTip(tr("Upside down at the foot of each page"));
    form->addRow(tr("Hints:"), m_hints);
    form->addRow(tr("Caption:"), makeCaptionBoxes());
    m_instruction->setAccessibleName(tr("Instruction"));
    m_instruction->setPlaceholderText(tr("what rows, columns and boxes contain"));
    form->addRow(m_instruct, m_instruction);
    form->addRow(tr("Also print:"), m_pencilMarks);
    form->addRow(QString(), m_entries);
    form->addRow(QString(), m_date);
    form->addRow(QString(), m_nameLine);
    form->addRow(tr("Format:"), m_booklet);
    form->addRow(tr("S&ides:"), m_sides);
    m_more->setObjectName(QStringLiteral("more"));
    m_more->setText(tr("More optio&ns"));
    m_more->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_more->setCheckable(true);
    m_more->setAutoRaise(true);
    m_more->setFocusPolicy(Qt::StrongFocus);
    form->addRow(m_more);
    form->addRow(m_page);
    form->addRow(m_press);
}

/// Returns the boxes for the parts of a caption.
QLayout *PrintForm::makeCaptionBoxes()
{
    constexpr int columns = 3;
    auto *grid = new QGridLayout;
    grid->setContentsMargins({});
    for (const NamedCaptionPart &part : captionParts()) {
        const QByteArray name = "caption-" + QByteArray(part.id.data(), std::ssize(part.id));
        auto *box = named(new QCheckBox(translate("CaptionPart", part.name)), name.constData());
        box->setChecked(Caption().*part.isShown);
        const int index = static_cast<int>(m_caption.size());
        grid->addWidget(box, index / columns, index % columns);
        m_caption.push_back(box);
    }
    return grid;
}

void PrintForm::fillLists()
{
    for (const Paper &paper : papers())
        m_paper->addItem(translate("Paper", paper.name), toQString(paper.id));
    m_paper->addItem(tr("other size"), otherPaperId);
    add(m_orientation, tr("portrait"), PaperOrientation::Portrait);
    add(m_orientation, tr("landscape"), PaperOrientation::Landscape);
    m_perPage->addItem(tr("as many as are legible"), 0);
    for (const int count : puzzlesPerPage())
        m_perPage->addItem(QString::number(count), count);
    for (const auto &[how, id, name] : sectionings())
        add(m_sections, translate("Sectioning", name), how);
    for (const auto &[place, id, name] : solutionPlaces())
        add(m_solutions, translate("SolutionPlace", name), place);
    for (const auto &[kind, id, name] : hintKinds())
        add(m_hints, translate("HintKind", name), kind);
    for (const auto &[sides, id, name] : bookletSideChoices())
        add(m_sides, translate("BookletSides", name), sides);
}

void PrintForm::connectParts()
{
    connect(m_paper, &QComboBox::currentIndexChanged, this, &PrintForm::updateFields);
    connect(m_size, &QLineEdit::textChanged, this, &PrintForm::updateFields);
    connect(m_instruct, &QCheckBox::toggled, this, &PrintForm::updateFields);
    for (const QLineEdit *line : {m_title, m_size, m_sectionTitles, m_instruction})
        connect(line, &QLineEdit::textChanged, this, &PrintForm::changed);
    for (const QComboBox *list :
         {m_paper, m_orientation, m_perPage, m_sections, m_solutions, m_hints, m_sides})
        connect(list, &QComboBox::currentIndexChanged, this, &PrintForm::changed);
    connect(m_booklet, &QCheckBox::toggled, this, &PrintForm::updateFields); // before the others hear of it
    std::vector<QCheckBox *> boxes{m_selection, m_entries,  m_pencilMarks, m_date,
                                   m_nameLine,  m_instruct, m_booklet};
    boxes.insert(boxes.end(), m_caption.begin(), m_caption.end());
    for (const QCheckBox *box : boxes)
        connect(box, &QCheckBox::toggled, this, &PrintForm::changed);
    connect(m_page, &PageForm::changed, this, &PrintForm::changed);
    connect(m_press, &PressForm::changed, this, &PrintForm::changed);
    connect(m_more, &QToolButton::toggled, this, &PrintForm::showMore);
}

void PrintForm::updateFields()
{
    m_orientation->setEnabled(!m_booklet->isChecked());
    m_sides->setEnabled(m_booklet->isChecked());
    m_press->setFolded(m_booklet->isChecked());
    m_instruction->setEnabled(m_instruct->isChecked());
    const bool isOther = m_paper->currentData() == otherPaperId;
    auto *form = static_cast<QFormLayout *>(layout());
    form->setRowVisible(m_size, isOther);
    const auto size = readPaper(m_size->text());
    form->setRowVisible(m_sizeHint, isOther && !size);
    if (!size)
        m_sizeHint->setText(
            size.error() == PaperFault::NoSize
                ? tr("Write a size such as 6x9in or 120x180mm.")
                : tr("The sides of paper are %1 to %2 mm long.").arg(minPaperSide).arg(maxPaperSide));
}

void PrintForm::showMore(bool isShown)
{
    m_more->setChecked(isShown);
    m_more->setArrowType(isShown ? Qt::DownArrow : Qt::RightArrow);
    for (QWidget *part : std::initializer_list<QWidget *>{m_page, m_press})
        static_cast<QFormLayout *>(layout())->setRowVisible(part, isShown);
}

void PrintForm::offerEntries(bool hasEntries)
{
    m_entries->setEnabled(hasEntries);
}

void PrintForm::offerSelection(int puzzleCount)
{
    m_selection->setText(tr("Se&lection only: %Ln puzzle(s)", nullptr, puzzleCount));
    static_cast<QFormLayout *>(layout())->setRowVisible(m_selection, true);
    m_selection->setChecked(puzzleCount > 1); // one is selected in any case, several on purpose
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

/// Returns the chosen size, or nothing, which is A4, while a size is being written.
QSizeF PrintForm::paperSize() const
{
    const QString id = m_paper->currentData().toString();
    return readPaper(id == otherPaperId ? m_size->text() : id).value_or(QSizeF());
}

void PrintForm::apply(PrintJob &job) const
{
    job.title = m_title->text();
    job.language = languageTag(installedLanguage());
    job.paper = paperSize();
    job.orientation = chosen<PaperOrientation>(m_orientation);
    job.sections = sectioned(std::move(job.sections), chosen<Sectioning>(m_sections));
    nameKinds(job.sections);
    nameSections(job.sections, m_sectionTitles->text().split(QRegularExpression(QStringLiteral(" *; *"))));
    for (PrintSection &section : job.sections)
        section.perPage = m_isOfSeveral ? m_perPage->currentData().toInt() : 1;
    job.solutions = chosen<SolutionPlace>(m_solutions);
    job.hints = chosen<HintKind>(m_hints);
    job.hasPencilMarks = m_pencilMarks->isChecked();
    job.hasMarksInGrid = m_settings.isOn(Option::MarksInGrid);
    job.hasEntries = m_entries->isEnabled() && m_entries->isChecked();
    job.date = m_date->isChecked() ? QDate::currentDate() : QDate();
    job.isBooklet = m_booklet->isChecked();
    job.bookletSides = chosen<BookletSides>(m_sides);
    job.hasNameLine = m_nameLine->isChecked();
    for (std::size_t i = 0; i < m_caption.size(); ++i)
        job.caption.*captionParts()[i].isShown = m_caption[i]->isChecked();
    if (m_instruct->isChecked())
        job.instruction = m_instruction->text();
    m_page->apply(job);
    m_press->apply(job);
}

QString PrintForm::title() const
{
    return m_title->text();
}

void PrintForm::setTitle(const QString &title)
{
    m_title->setText(title);
}

void PrintForm::remember()
{
    rememberForm(*this, m_settings, printFormName);
    m_settings.setField(printFormName, printMoreField, m_more->isChecked());
}

} // namespace sudoku
