#include "ui/print/picturesdialog.h"

#include "ui/base/formmemory.h"
#include "ui/base/helppage.h"
#include "ui/base/screenroom.h"
#include "ui/base/settings.h"
#include "ui/print/pictureform.h"
#include "ui/printjob/picturefiles.h"
#include "ui/text/strings.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

#include <algorithm>

namespace sudoku {
namespace {

const QString picturesFormName = QStringLiteral("pictures");

std::vector<PrintedPuzzle> puzzlesOf(const PrintJob &job)
{
    std::vector<PrintedPuzzle> puzzles;
    for (const PrintSection &section : job.sections)
        puzzles.insert(puzzles.end(), section.puzzles.begin(), section.puzzles.end());
    return puzzles;
}

/// Returns whether files with such names, which may name folders, are inside the folder that is chosen.
bool areInFolder(const QString &names)
{
    const QStringList parts = names.split(QLatin1Char('/'));
    return std::ranges::none_of(parts, [](const QString &part) {
        return part.isEmpty() || part == QLatin1String(".") || part == QLatin1String("..");
    });
}

} // namespace

PicturesDialog::PicturesDialog(Settings &settings, const PrintJob &job, QWidget *parent)
    : QDialog(parent),
      m_settings(settings),
      m_job(job),
      m_puzzles(puzzlesOf(job)),
      m_format(named(new QComboBox, "format")),
      m_names(named(new QLineEdit(QStringLiteral("puzzle-{n}-{kind}")), "names")),
      m_table(named(new QCheckBox(tr("T&able of the files, for merging data")), "table")),
      m_look(new PictureForm(pictureFormats().front())),
      m_problem(new QLabel)
{
    setWindowTitle(tr("Save as Pictures"));
    setHelpPage(*this, "printing.md#files-for-a-layout");
    for (const PictureFormat &each : pictureFormats())
        m_format->addItem(translate("PictureFormat", each.name), toQString(each.id));
    m_format->setCurrentIndex(m_format->findData(QStringLiteral("svg")));
    m_names->setToolTip(
        tr("{n} is the number, {kind} puzzle or solution; also {level}, {size}, {seed} and {title}"));
    m_problem->setWordWrap(true);
    auto *form = new QFormLayout(this);
    form->addRow(tr("&Files:"), m_format);
    form->addRow(tr("&Names:"), m_names);
    form->addRow(QString(), m_table);
    form->addRow(m_look);
    form->addRow(m_problem);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    m_save = buttons->button(QDialogButtonBox::Ok);
    m_save->setText(tr("&Save in Folder…"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    form->addRow(buttons);
    restoreForm(*this, settings, picturesFormName);
    connect(m_format, &QComboBox::currentIndexChanged, this, &PicturesDialog::updateFields);
    connect(m_names, &QLineEdit::textChanged, this, &PicturesDialog::updateFields);
    connect(m_look, &PictureForm::changed, this, &PicturesDialog::updateFields);
    updateFields();
}

PicturesDialog::~PicturesDialog()
{
    if (result() == Accepted)
        rememberForm(*this, m_settings, picturesFormName);
}

const PictureFormat &PicturesDialog::format() const
{
    return *findPictureFormat(m_format->currentData().toString().toStdString());
}

std::optional<PicturePlan> PicturesDialog::plan() const
{
    const auto names = NamePattern::read(m_names->text() + QLatin1Char('.') + toQString(format().suffix));
    if (!names || !areInFolder(m_names->text()))
        return {};
    PicturePlan plan{&format(), *names, m_look->look(), m_table->isChecked()};
    return problemOf(plan).isEmpty() ? std::optional(std::move(plan)) : std::nullopt;
}

/// Returns a sentence about names or sizes that will not do. Names with levels that are not known yet are
/// found later.
QString PicturesDialog::problemOf(const PicturePlan &plan) const
{
    for (const PrintedPuzzle &puzzle : m_puzzles)
        if (const QString problem =
                sizeProblem(plan.look, {.boardSize = puzzle.boardSize(),
                                        .digitCount = puzzle.board.puzzle.geometry.digitCount(),
                                        .hasPencilMarks = m_job.hasPencilMarks,
                                        .hasPixels = plan.format->hasPixels});
            !problem.isEmpty())
            return problem;
    const bool areLevelsKnown =
        std::ranges::none_of(m_puzzles, [](const PrintedPuzzle &puzzle) { return puzzle.level.isEmpty(); });
    if (plan.names.has(NameField::Level) && !areLevelsKnown)
        return {};
    const auto files = pictureFiles(plan.names, m_puzzles, m_job.firstPuzzle);
    return files ? QString() : files.error();
}

void PicturesDialog::updateFields()
{
    m_look->setFormat(format());
    const auto names = NamePattern::read(m_names->text());
    QString problem = names ? QString() : names.error();
    if (names)
        problem = problemOf({&format(), *names, m_look->look(), m_table->isChecked()});
    if (!areInFolder(m_names->text()))
        problem = tr("Write a name for the files, such as %1").arg(QStringLiteral("puzzle-{n}-{kind}"));
    m_problem->setText(problem.isEmpty() ? QString() : capitalised(problem) + QLatin1Char('.'));
    m_save->setEnabled(problem.isEmpty());
    growToContents(*this);
}

} // namespace sudoku
