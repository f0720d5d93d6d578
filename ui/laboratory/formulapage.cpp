#include "ui/laboratory/formulapage.h"

#include "ui/base/formmemory.h"
#include "ui/base/icons.h"
#include "ui/base/settings.h"
#include "ui/laboratory/encodingtext.h"
#include "ui/laboratory/experimentform.h"
#include "ui/laboratory/quantitytext.h"
#include "ui/laboratory/topicchooser.h"
#include "ui/text/strings.h"
#include "ui/text/symbolwords.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTreeView>
#include <QVBoxLayout>

#include <memory>
#include <new>
#include <utility>
#include <variant>

namespace sudoku {
namespace {

const QString formulapageName = QStringLiteral("formula");
constexpr int maxOpened = 400; // clauses; of more the headings come first

constexpr int maxListed = 20'000; // clauses; a row of the largest board has 7,800

/// Replaces a part that is too long to be read, and that would block the window.
struct TooLong
{
};
using Written = std::variant<FormulaPart, Propagation, TooLong>;

std::shared_ptr<Written> write(const Puzzle &puzzle, const EncodeOptions &options, const FormulaTopic &topic,
                               const std::stop_token &stop)
{
    try {
        auto part = FormulaPart::make(puzzle, options, topic, stop);
        if (!part)
            return std::make_shared<Written>(part.error());
        if (part->cnf().clauseCount() <= maxListed)
            return std::make_shared<Written>(std::move(*part));
    } catch (const std::bad_alloc &) {
        // More than Cnf::maxLiterals is too long too.
    }
    return std::make_shared<Written>(TooLong());
}

QLabel *makeText()
{
    auto *label = new QLabel;
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    return label;
}

} // namespace

FormulaPage::FormulaPage(Settings &settings, const Puzzle &puzzle, const SymbolSet &symbols, QWidget *parent)
    : QWidget(parent),
      m_settings(settings),
      m_puzzle(puzzle),
      m_symbols(&symbols),
      m_topic(new TopicChooser(puzzle)),
      m_digit(named(new QComboBox, "digit", Keeping::Never)),
      m_atMostOne(named(new QComboBox, "atMostOne")),
      m_kind(named(new QComboBox, "kind")),
      m_explanation(makeText()),
      m_summary(makeText()),
      m_tree(new QTreeView),
      m_detail(makeText()),
      m_copy(new QPushButton(tr("Cop&y in DIMACS")))
{
    for (const EncodingMethod &encoding : encodingMethods())
        m_atMostOne->addItem(encodingName(encoding), toQString(encoding.id));
    fillWithKinds(*m_kind);
    fillDigits();
    auto *layout = new QHBoxLayout(this);
    layout->setSpacing(16);
    layout->addWidget(makeForm());
    layout->addWidget(makeContents(), 1);
    restoreForm(*this, m_settings, formulapageName);
    connectParts();
}

FormulaPage::~FormulaPage()
{
    rememberForm(*this, m_settings, formulapageName);
    delete m_tree; // it looks at the clauses to its last moment
}

QWidget *FormulaPage::makeForm()
{
    auto *column = new QWidget;
    auto *layout = new QVBoxLayout(column);
    layout->setContentsMargins({});
    layout->addWidget(m_topic);
    auto *rows = new QFormLayout;
    rows->setRowWrapPolicy(QFormLayout::WrapAllRows);
    rows->addRow(tr("&Digit"), m_digit);
    rows->addRow(tr("Encodin&g"), m_atMostOne);
    rows->addRow(tr("Ca&ndidates"), m_kind);
    layout->addLayout(rows);
    layout->addSpacing(8);
    layout->addWidget(m_explanation);
    layout->addStretch();
    column->setFixedWidth(laboratoryFormWidth(*column));
    return column;
}

QWidget *FormulaPage::makeContents()
{
    m_tree->setModel(&m_model);
    m_tree->setUniformRowHeights(true); // there can be thousands
    m_tree->setAlternatingRowColors(true);
    m_tree->setAccessibleName(tr("Clauses"));
    m_tree->header()->setStretchLastSection(true);
    m_detail->setMinimumHeight(3 * fontMetrics().lineSpacing());
    m_copy->setAutoDefault(false);
    m_copy->setIcon(icon(QStringLiteral("copy")));
    auto *column = new QWidget;
    auto *layout = new QVBoxLayout(column);
    layout->setContentsMargins({});
    layout->addWidget(m_summary);
    layout->addWidget(m_tree, 1);
    layout->addWidget(m_detail);
    auto *buttons = new QHBoxLayout;
    buttons->addStretch();
    buttons->addWidget(m_copy);
    layout->addLayout(buttons);
    return column;
}

void FormulaPage::connectParts()
{
    connect(m_topic, &TopicChooser::changed, this, &FormulaPage::refresh);
    for (QComboBox *list : {m_digit, m_atMostOne, m_kind})
        connect(list, &QComboBox::currentIndexChanged, this, &FormulaPage::refresh);
    connect(m_tree->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &FormulaPage::showCurrent);
    connect(m_copy, &QPushButton::clicked, this,
            [this] { QApplication::clipboard()->setText(m_model.text()); });
}

void FormulaPage::fillDigits()
{
    const QSignalBlocker blocker(m_digit);
    const int before = m_digit->currentIndex();
    m_digit->clear();
    m_digit->addItem(tr("All digits"), noDigit);
    for (Digit digit = 1; digit <= m_puzzle.geometry.digitCount(); ++digit)
        m_digit->addItem(symbolText(*m_symbols, digit), digit);
    m_digit->setCurrentIndex(before < 0 || before >= m_digit->count() ? 1 : before); // one is easier to read
}

void FormulaPage::setPuzzle(const Puzzle &puzzle, const SymbolSet &symbols)
{
    m_puzzle = puzzle;
    m_symbols = &symbols;
    m_topic->setPuzzle(puzzle);
    fillDigits();
    refresh();
}

void FormulaPage::setCursor(Cell cell)
{
    m_topic->setCursor(cell);
}

void FormulaPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    const auto divide = [this] {
        m_tree->header()->resizeSection(FormulaModel::WordsColumn, m_tree->width() * 3 / 5);
    };
    if (std::exchange(m_isNew, false)) // the layout has given the tree no width yet if the dialog opens here
        QMetaObject::invokeMethod(this, divide, Qt::QueuedConnection);
    if (m_isOutdated)
        refresh();
}

const EncodingMethod &FormulaPage::method() const
{
    return encodingMethods()[m_atMostOne->currentIndex()];
}

EncodingKind FormulaPage::kind() const
{
    return static_cast<EncodingKind>(m_kind->currentData().toInt());
}

void FormulaPage::refresh()
{
    m_isOutdated = !isVisible();
    if (m_isOutdated)
        return;
    m_digit->setEnabled(!std::holds_alternative<CellTopic>(m_topic->topic()));
    updateExplanation();
    const EncodeOptions options{.method = &method(), .kind = kind()};
    m_job.start(
        [puzzle = m_puzzle, options, topic = m_topic->topic()](
            const std::stop_token &stop, const Progress &) { return write(puzzle, options, topic, stop); },
        [this](const std::shared_ptr<Written> &written) {
            if (auto *part = std::get_if<FormulaPart>(written.get()))
                show(std::move(*part));
            else if (std::holds_alternative<TooLong>(*written))
                showNothing(
                    tr("This part has more than %Ln clause(s), too many to list. <i>Export CNF</i> in the "
                       "File menu writes them all.",
                       nullptr, maxListed));
            else
                showNothing(tr(
                    "The givens contradict each other: propagation finds this before anything is encoded."));
        });
}

void FormulaPage::show(FormulaPart part)
{
    const Digit digit = m_digit->isEnabled() ? m_digit->currentData().toInt() : noDigit;
    m_model.show(m_puzzle, *m_symbols, std::move(part), digit);
    for (int row = 0; row < m_model.rowCount(); ++row)
        m_tree->setFirstColumnSpanned(row, {}, true);
    if (m_model.clauseCount() <= maxOpened)
        m_tree->expandAll();
    m_summary->setText(summary());
    m_copy->setEnabled(m_model.clauseCount() > 0);
    showCurrent();
}

void FormulaPage::showNothing(const QString &why)
{
    m_model.clear();
    m_summary->setText(why);
    m_copy->setEnabled(false);
    showCurrent();
}

QString FormulaPage::summary() const
{
    const FormulaWords words(m_puzzle, *m_symbols, *m_model.part());
    // The name of a cell, such as r1c1, keeps its small letter.
    const bool isCell = std::holds_alternative<CellTopic>(m_model.part()->topic());
    const QString topic = isCell ? words.topic() : capitalised(words.topic());
    if (m_model.clauseCount() == 0)
        return tr("<b>%1</b>: propagation decides everything, so there is nothing to encode.")
            .arg(topic.toHtmlEscaped());
    const QString clauses = clausesText(m_model.clauseCount());
    const QString auxiliaries = auxiliariesText(m_model.auxiliaryCount());
    return tr("<b>%1</b>: %2, %3.").arg(topic.toHtmlEscaped(), clauses, auxiliaries);
}

/// Shows the meaning of each number of the current clause, or the words of an auxiliary variable, which may
/// be too long for their row.
void FormulaPage::showCurrent()
{
    const QModelIndex current = m_tree->currentIndex();
    const Clause clause = m_model.clause(current);
    if (clause.empty() && current.parent().isValid())
        m_detail->setText(
            current.siblingAtColumn(FormulaModel::WordsColumn).data().toString()); // an auxiliary variable
    else if (clause.empty())
        m_detail->setText(tr("Each line of DIMACS is a clause: one of its literals must be true. A minus "
                             "sign negates a variable, 0 ends the clause."));
    else
        m_detail->setText(m_model.legend(clause).join(QStringLiteral("    ")));
}

void FormulaPage::updateExplanation()
{
    m_explanation->setText(tr("<p><b>%1.</b> %2</p><p>%3</p>")
                               .arg(encodingName(method()), explanationText(method()),
                                    countsText(method(), m_puzzle.geometry.digitCount())));
}

} // namespace sudoku
