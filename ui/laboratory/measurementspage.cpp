#include "ui/laboratory/measurementspage.h"

#include "ui/base/filedialog.h"
#include "ui/base/formmemory.h"
#include "ui/base/icons.h"
#include "ui/base/notification.h"
#include "ui/base/savepath.h"
#include "ui/base/widescrollarea.h"
#include "ui/base/workbenchstyle.h"
#include "ui/laboratory/experimentform.h"
#include "ui/laboratory/measurementschart.h"
#include "ui/laboratory/measurementstext.h"
#include "ui/laboratory/quantitytext.h"
#include "ui/text/durationtext.h"
#include "ui/text/readfile.h"
#include "ui/text/savefile.h"
#include "ui/text/words.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSortFilterProxyModel>
#include <QSplitter>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <iterator>
#include <set>
#include <utility>

namespace sudoku {
namespace {

QPushButton *makeButton(const QString &text, const char *iconName = nullptr)
{
    auto *button = new QPushButton(text);
    button->setAutoDefault(false); // Enter measures, wherever the focus is
    if (iconName)
        button->setIcon(icon(QString::fromLatin1(iconName)));
    return button;
}

QLabel *makeLabel()
{
    auto *label = new QLabel;
    label->setWordWrap(true);
    return label;
}

} // namespace

MeasurementsPage::MeasurementsPage(Settings &settings, const Puzzle &puzzle, std::vector<SolverKind> solvers,
                                   QWidget *parent)
    : QWidget(parent),
      m_puzzle(puzzle),
      m_form(new ExperimentForm(settings, std::move(solvers))),
      m_sorted(new QSortFilterProxyModel(this)),
      m_table(new QTableView),
      m_chart(new MeasurementsChart(settings, m_model, *m_sorted)),
      m_subject(makeLabel()),
      m_status(makeLabel()),
      m_progress(new QProgressBar),
      m_puzzles(named(new QComboBox, "puzzles", Keeping::Never))
{
    auto *layout = new QHBoxLayout(this);
    layout->setSpacing(16);
    layout->addWidget(makeFormColumn());
    layout->addWidget(makeResults(), 1);
    m_status->setObjectName(QStringLiteral("status"));
    m_status->setText(tr("Choose encodings and solvers to compare on this board, then press Measure."));
    connectParts();
    updateButtons();
}

MeasurementsPage::~MeasurementsPage()
{
    m_form->remember();
    delete m_chart; // these two look at the rows to their last moment
    delete m_table;
}

QWidget *MeasurementsPage::makeFormColumn()
{
    auto *column = new QWidget;
    auto *layout = new QVBoxLayout(column);
    layout->setContentsMargins({});
    layout->addWidget(new WideScrollArea(m_form), 1); // for low screens
    m_start = makeButton(tr("&Measure"), "solve");
    m_start->setDefault(true);
    layout->addWidget(m_start);
    column->setFixedWidth(laboratoryFormWidth(*column));
    return column;
}

QWidget *MeasurementsPage::makeResults()
{
    auto *column = new QWidget;
    auto *layout = new QVBoxLayout(column);
    layout->setContentsMargins({});
    auto *statusRow = new QHBoxLayout;
    statusRow->addWidget(m_status, 1);
    m_progress->setMaximumWidth(160);
    m_progress->setTextVisible(false);
    m_progress->setAccessibleName(tr("Progress"));
    statusRow->addWidget(m_progress);
    m_stop = makeButton(tr("Stop"), "stop");
    statusRow->addWidget(m_stop);
    layout->addLayout(statusRow);
    for (QWidget *part : {static_cast<QWidget *>(m_progress), static_cast<QWidget *>(m_stop)}) {
        QSizePolicy policy = part->sizePolicy();
        policy.setRetainSizeWhenHidden(true); // the table stays where it is
        part->setSizePolicy(policy);
    }
    layout->addWidget(makeChanged());
    auto *parts = new QSplitter(Qt::Vertical);
    parts->setChildrenCollapsible(false);
    parts->addWidget(makeTable());
    parts->addWidget(m_chart);
    parts->setSizes({1000, 1000}); // halves
    layout->addWidget(parts, 1);
    layout->addLayout(makeButtons());
    return column;
}

/// Returns the note that the board has changed.
QWidget *MeasurementsPage::makeChanged()
{
    m_changed = new QWidget;
    auto *layout = new QHBoxLayout(m_changed);
    layout->setContentsMargins({});
    auto *text = makeLabel();
    text->setText(tr("The board has changed: these figures are for the previous board."));
    layout->addWidget(text, 1);
    QPushButton *again = makeButton(tr("Measure A&gain"));
    connect(again, &QPushButton::clicked, this, &MeasurementsPage::start);
    layout->addWidget(again);
    m_changed->hide();
    return m_changed;
}

QWidget *MeasurementsPage::makeTable()
{
    m_sorted->setSourceModel(&m_model);
    m_sorted->setSortRole(MeasurementsModel::SortRole);
    m_table->setModel(m_sorted);
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(-1, Qt::AscendingOrder); // in the order in which they come
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setTabKeyNavigation(false);
    m_table->setShowGrid(false);
    m_table->setAlternatingRowColors(true);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(rowHeight(fontMetrics()));
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignBottom);
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->setAccessibleName(tr("Measurements"));
    m_puzzles->setAccessibleName(tr("Puzzle"));
    m_puzzles->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_puzzles->hide();
    auto *column = new QWidget;
    auto *layout = new QVBoxLayout(column);
    layout->setContentsMargins({});
    layout->addWidget(m_subject);
    layout->addWidget(m_puzzles);
    layout->addWidget(m_table, 1);
    return column;
}

QLayout *MeasurementsPage::makeButtons()
{
    auto *row = new QHBoxLayout;
    auto *hint = new QLabel(tr("Bold: the smallest value of its column"));
    row->addWidget(hint);
    row->addStretch();
    m_open = makeButton(tr("O&pen CSV…"), "open");
    row->addWidget(m_open);
    m_copy = makeButton(tr("Cop&y Table"), "copy");
    row->addWidget(m_copy);
    m_save = makeButton(tr("&Save as CSV…"), "save");
    row->addWidget(m_save);
    return row;
}

void MeasurementsPage::connectParts()
{
    connect(m_start, &QPushButton::clicked, this, &MeasurementsPage::start);
    connect(m_stop, &QPushButton::clicked, this, &MeasurementsPage::stop);
    connect(m_copy, &QPushButton::clicked, this, &MeasurementsPage::copy);
    connect(m_save, &QPushButton::clicked, this, &MeasurementsPage::save);
    connect(m_open, &QPushButton::clicked, this, &MeasurementsPage::askForFile);
    connect(m_puzzles, &QComboBox::currentIndexChanged, this, &MeasurementsPage::showPuzzle);
    connect(m_form, &ExperimentForm::changed, this, &MeasurementsPage::updateButtons);
    connect(&m_measurer, &Measurer::progressed, this, &MeasurementsPage::showProgress);
    connect(&m_measurer, &Measurer::measured, this, &MeasurementsPage::add);
    connect(&m_measurer, &Measurer::finished, this, &MeasurementsPage::showEnd);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, m_chart,
            [this](const QModelIndex &current) { m_chart->setCurrentRow(current.row()); });
    connect(m_sorted, &QAbstractItemModel::layoutChanged, m_chart,
            [this] { m_chart->setCurrentRow(m_table->currentIndex().row()); });
    connect(m_chart, &MeasurementsChart::rowClicked, m_table, &QTableView::selectRow);
    auto *copyAction = new QAction(tr("Copy Table"), this);
    copyAction->setShortcut(QKeySequence::Copy);
    copyAction->setShortcutContext(Qt::WidgetShortcut);
    connect(copyAction, &QAction::triggered, this, &MeasurementsPage::copy);
    m_table->addAction(copyAction);
    m_table->setContextMenuPolicy(Qt::ActionsContextMenu);
}

void MeasurementsPage::setPuzzle(const Puzzle &puzzle)
{
    m_puzzle = puzzle;
    m_changed->setVisible(m_measured && *m_measured != m_puzzle);
}

void MeasurementsPage::setSolvers(std::vector<SolverKind> solvers)
{
    m_form->setSolvers(std::move(solvers));
}

void MeasurementsPage::start()
{
    m_experiments = m_form->experiments();
    if (m_experiments.empty())
        return;
    m_form->remember();
    showRows({});
    m_measured = m_puzzle;
    m_changed->hide();
    m_subject->setText(subjectText(*m_measured, m_experiments.front()));
    m_progress->setMaximum(static_cast<int>(m_experiments.size()) * m_experiments.front().runs);
    m_measurer.start(m_puzzle, m_experiments);
    updateButtons();
}

void MeasurementsPage::add(const MeasuredRow &row)
{
    m_rows.push_back(row);
    m_model.add(row);
    updateButtons();
}

void MeasurementsPage::showProgress(const ProgressReport &progress)
{
    const Experiment &current = m_measurer.current();
    QString text = tr("%1 with %2, run %3 of %4 …")
                       .arg(encodingName(*current.solve.encode.method), solverName(current.solve.solver))
                       .arg(progress.done + 1)
                       .arg(progress.total);
    if (progress.conflicts > 0)
        text += QLatin1Char(' ') + solverConflictsText(progress.conflicts);
    m_status->setText(text);
    m_progress->setValue(m_measurer.experimentsDone() * current.runs + progress.done);
}

void MeasurementsPage::showEnd(bool isStopped)
{
    const QString took = durationText(m_measurer.elapsed());
    m_status->setText(isStopped ? tr("Stopped after %1: %2 of %3 rows were measured.")
                                      .arg(took)
                                      .arg(m_model.rowCount())
                                      .arg(m_experiments.size())
                                : summaryText(m_model.rows(), took));
    announce(*m_status);
    updateButtons();
}

void MeasurementsPage::updateButtons()
{
    const bool isRunning = m_measurer.isRunning();
    const bool hasRows = m_model.rowCount() > 0;
    m_start->setEnabled(!isRunning && !m_form->experiments().empty());
    m_stop->setEnabled(isRunning);
    m_progress->setVisible(isRunning);
    m_stop->setVisible(isRunning);
    m_copy->setEnabled(hasRows);
    m_save->setEnabled(hasRows && !isRunning);
    m_open->setEnabled(!isRunning);
}

QByteArray MeasurementsPage::csv() const
{
    std::string text = measurementHeading();
    for (const MeasuredRow &row : m_rows)
        text += measurementLine(row);
    return QByteArray::fromStdString(text);
}

void MeasurementsPage::askForFile()
{
    const QString path =
        askForOpenPath(this, tr("Open Measurements"), {}, tr("Comma-separated values (*.csv)"));
    if (!path.isEmpty())
        open(path);
}

void MeasurementsPage::open(const QString &path)
{
    constexpr qint64 maxBytes = 20'000'000; // a hundred thousand rows
    m_reading.startDetached([path] { return readFile(path, maxBytes); },
                            [this, path](const auto &text) { read(path, text); });
}

void MeasurementsPage::read(const QString &path, const tl::expected<QByteArray, QString> &text)
{
    if (m_measurer.isRunning())
        return; // the user has begun something else
    const QString name = QFileInfo(path).fileName();
    const auto refuse = [&](const QString &why) { say(tr("Cannot open %1: %2").arg(name, why)); };
    if (!text)
        return refuse(text.error());
    auto rows = readMeasurements(std::string_view(text->data(), static_cast<std::size_t>(text->size())));
    if (!rows)
        return refuse(measurementErrorText(rows.error()));
    m_measured.reset();
    m_changed->hide();
    m_subject->clear();
    showRows(std::move(*rows));
    say(tr("Opened %1. Rows: %L2.").arg(name).arg(m_rows.size()));
}

void MeasurementsPage::showRows(std::vector<MeasuredRow> rows)
{
    m_rows = std::move(rows);
    fillPuzzles();
    showPuzzle();
    updateButtons();
}

/// Offers the puzzles one by one, and all of them together. The data of an entry is the first row of its
/// puzzle.
void MeasurementsPage::fillPuzzles()
{
    const QSignalBlocker blocker(m_puzzles);
    m_puzzles->clear();
    std::set<std::pair<std::string, int>> known;
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        if (known.emplace(m_rows[i].file, m_rows[i].number).second)
            m_puzzles->addItem(puzzleText(m_rows[i]), static_cast<int>(i));
    if (m_puzzles->count() > 1)
        m_puzzles->insertItem(0, tr("All puzzles together (%L1)").arg(m_puzzles->count()), -1);
    m_puzzles->setCurrentIndex(0);
    m_puzzles->setVisible(m_puzzles->count() > 0 && !m_measured);
}

void MeasurementsPage::showPuzzle()
{
    const int first = m_puzzles->count() == 0 ? -1 : m_puzzles->currentData().toInt();
    if (first < 0) {
        m_model.set(sum(m_rows));
        return;
    }
    std::vector<MeasuredRow> rows;
    std::ranges::copy_if(m_rows, std::back_inserter(rows), [&](const MeasuredRow &row) {
        return row.number == m_rows[first].number && row.file == m_rows[first].file;
    });
    m_model.set(std::move(rows));
}

void MeasurementsPage::copy()
{
    QApplication::clipboard()->setText(tableText(*m_sorted));
    if (!m_measurer.isRunning())
        m_status->setText(tr("The table was copied: paste it into a spreadsheet."));
}

/// Shows \a text, and lets a screen reader read it.
void MeasurementsPage::say(const QString &text)
{
    m_status->setText(text);
    announce(*m_status);
}

void MeasurementsPage::save()
{
    const QString path = askForSavePath(this, tr("Save Measurements"), tr("encodings.csv"),
                                        tr("Comma-separated values (*.csv)"));
    if (path.isEmpty())
        return;
    if (const auto error = saveFile(path, csv()))
        say(tr("Cannot save %1: %2").arg(path, *error));
    else
        say(tr("Saved as %1.").arg(QFileInfo(path).fileName()));
}

} // namespace sudoku
