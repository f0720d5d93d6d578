#include "ui/generate/requestform.h"

#include "ui/base/formmemory.h"
#include "ui/base/notification.h"
#include "ui/base/settings.h"
#include "ui/base/widescrollarea.h"
#include "ui/board/shape/kindchooser.h"
#include "ui/board/shape/patterneditor.h"
#include "ui/board/shape/patternfield.h"
#include "ui/board/shape/shapechooser.h"
#include "ui/generate/boardkinds.h"
#include "ui/generate/difficultyfields.h"
#include "ui/generate/generationtext.h"
#include "ui/generate/kindlist.h"
#include "ui/generate/presets.h"
#include "ui/text/requestwords.h"
#include "ui/text/steptext.h"
#include "ui/text/strings.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QRandomGenerator>
#include <QRegularExpressionValidator>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace sudoku {
namespace {

const QString requestFormName = QStringLiteral("generate");
// The settings keep these fields under their first names.
const QString minimalField = QStringLiteral("irreducible");
const QString derivedField = QStringLiteral("laid");
const QString moreField = QStringLiteral("more");
const QString defaultSymmetry = QStringLiteral("half-turn");
constexpr int maxPuzzles = 100'000; // at a time
/// More than any field allows: the field must not cut a typed number, so that the form can say that it is too
/// large.
constexpr int maxFieldNumber = 999'999'999;
constexpr int defaultTime = 60; // s
constexpr int anyLevel = -1;

/// Returns a default number of clues, small enough to be interesting and large enough to be found at once: 28
/// on 9x9, 100 on 16x16, 309 on 25x25.
int defaultClues(int size)
{
    return static_cast<int>(std::lround(size * size * (0.32 + 0.00028 * size * size)));
}

/// Returns a random seed that is short enough to be typed again.
QString newSeed()
{
    return QString::number(QRandomGenerator::global()->bounded(1, 1'000'000'000));
}

QSpinBox *makeSpin(const char *name, int min, int max, int value)
{
    auto *spin = named(new QSpinBox, name);
    spin->setRange(min, max);
    spin->setValue(value);
    return spin;
}

/// Returns a widget with two widgets side by side, for one row of a form.
QWidget *sideBySide(QWidget *first, QWidget *second)
{
    auto *row = new QWidget;
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins({});
    layout->addWidget(first, 1);
    layout->addWidget(second);
    return row;
}

/// Adds a row to \a form. The mnemonic of its label belongs to \a first, a part of \a row.
void addRow(QFormLayout &form, const QString &text, QWidget *row, QWidget *first)
{
    auto *label = new QLabel(text);
    label->setBuddy(first);
    form.addRow(label, row);
}

} // namespace

RequestForm::RequestForm(Settings &settings, const Puzzle &like, QWidget *parent)
    : QWidget(parent),
      m_settings(settings),
      m_kind(named(new KindList, "kind", Keeping::Never)),
      m_level(named(new QComboBox, "level")),
      m_count(makeSpin("count", 1, maxFieldNumber, 1)),
      m_more(new QToolButton),
      m_presets(new Presets(settings)),
      m_summary(new QLabel),
      m_derived(new KindChooser),
      m_symmetry(named(new QComboBox, "symmetry")),
      m_goal(named(new QComboBox, "goal")),
      m_clues(makeSpin("", 0, maxFieldNumber, 1)), // without a name: kept for each size
      m_minimal(new QCheckBox),
      m_pattern(new PatternField),
      m_solutions(named(new QComboBox, "solutions")),
      m_seed(named(new QLineEdit(newSeed()), "seed", Keeping::Never)),
      m_newSeed(named(new QCheckBox(tr("ne&w each time")), "newSeed", Keeping::Never)),
      m_timeLimit(makeSpin("timeLimit", 0, maxFieldNumber, defaultTime)),
      m_problem(new QLabel)
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addLayout(makeBasicForm());
    layout->addLayout(makeMoreRow());
    layout->addWidget(m_summary);
    m_options = makeOptions(like);
    layout->addWidget(m_options, 1);
    layout->addStretch();
    layout->addWidget(m_problem);
    fillLists();
    restoreFrom(requestFormName);
    connectParts();
    followShape();
    showOptions(m_settings.field(requestFormName, moreField).toBool());
}

QLayout *RequestForm::makeBasicForm()
{
    auto *form = new QFormLayout;
    form->addRow(tr("&Kind:"), m_kind);
    form->addRow(tr("Di&fficulty:"), m_level);
    form->addRow(tr("P&uzzles:"), m_count);
    return form;
}

QLayout *RequestForm::makeMoreRow()
{
    m_more->setText(tr("&More options"));
    m_more->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_more->setCheckable(true);
    m_more->setAutoRaise(true);
    m_more->setFocusPolicy(Qt::StrongFocus);
    m_summary->setWordWrap(true);
    auto *row = new QHBoxLayout;
    row->addWidget(m_more);
    row->addStretch();
    row->addWidget(m_presets);
    return row;
}

/// Returns the other fields in a scroll area, for low screens, on which the problem must stay visible.
QWidget *RequestForm::makeOptions(const Puzzle &like)
{
    auto *fields = new QWidget;
    auto *form = new QFormLayout(fields);
    form->setContentsMargins({});
    auto *area = new WideScrollArea;
    area->setWidget(fields);
    m_shape = new ShapeChooser(like, form, this);
    form->addRow(tr("&Cages, lines:"), m_derived);
    m_wishes = new DifficultyFields(form, this);
    form->addRow(tr("S&ymmetry:"), m_symmetry);
    addRow(*form, tr("C&lues:"), makeClueRow(), m_goal);
    addRow(*form, tr("Patter&n:"), m_pattern, m_pattern->editor());
    form->addRow(tr("Soluti&ons:"), m_solutions);
    addRow(*form, tr("S&eed:"), makeSeedRow(), m_seed);
    form->addRow(tr("&Time limit:"), m_timeLimit);
    return area;
}

QWidget *RequestForm::makeClueRow()
{
    m_clues->setAccessibleName(tr("Number of clues"));
    auto *column = new QWidget;
    auto *layout = new QVBoxLayout(column);
    layout->setContentsMargins({});
    layout->addWidget(sideBySide(m_goal, m_clues));
    layout->addWidget(m_minimal);
    return column;
}

QWidget *RequestForm::makeSeedRow()
{
    m_seed->setValidator(
        new QRegularExpressionValidator(QRegularExpression(QStringLiteral("[0-9]{1,19}")), m_seed));
    m_newSeed->setChecked(true);
    return sideBySide(m_seed, m_newSeed);
}

void RequestForm::fillLists()
{
    m_level->addItem(tr("any"), anyLevel);
    for (const Level level : allLevels)
        m_level->addItem(levelText(level), static_cast<int>(level));
    m_level->setCurrentIndex(m_level->findData(static_cast<int>(Level::Medium)));
    for (const Symmetry &symmetry : symmetries())
        m_symmetry->addItem(symmetryText(symmetry), toQString(symmetry.id));
    m_symmetry->setCurrentIndex(m_symmetry->findData(defaultSymmetry));
    m_goal->addItem(tr("as few as possible"), static_cast<int>(ClueGoal::Minimal));
    m_goal->addItem(tr("about"), static_cast<int>(ClueGoal::About));
    m_goal->addItem(tr("at most"), static_cast<int>(ClueGoal::AtMost));
    m_solutions->addItem(tr("exactly one"), false);
    m_solutions->addItem(tr("more than one"), true);
    m_timeLimit->setSuffix(tr(" s per puzzle"));
    m_timeLimit->setSpecialValueText(tr("none"));
    m_problem->setWordWrap(true);
    m_problem->setAlignment(Qt::AlignTop);
    m_problem->setMinimumHeight(2 * m_problem->fontMetrics().lineSpacing());
}

void RequestForm::remember()
{
    rememberIn(requestFormName);
    m_settings.setField(requestFormName, moreField, m_more->isChecked());
}

void RequestForm::rememberIn(const QString &form)
{
    rememberForm(*this, m_settings, form);
    rememberForSize(form);
    m_settings.setField(form, minimalField, m_wantsMinimal);
    m_settings.setField(form, derivedField, m_derived->ids());
    m_wishes->remember(m_settings, form);
}

void RequestForm::restoreFrom(const QString &form)
{
    restoreForm(*this, m_settings, form);
    m_derived->setIds(m_settings.field(form, derivedField).toStringList());
    m_wantsMinimal = m_settings.field(form, minimalField).toBool();
    m_wishes->restore(m_settings, form);
}

void RequestForm::rememberForSize(const QString &form)
{
    m_settings.setField(form, QStringLiteral("clues%1").arg(m_size), m_clues->value());
    m_settings.setField(form, QStringLiteral("pattern%1").arg(m_size), m_pattern->text());
}

void RequestForm::restoreForSize(const QString &form)
{
    const int cellCount = m_size * m_size;
    const QVariant clues = m_settings.field(form, QStringLiteral("clues%1").arg(m_size));
    m_clues->setValue(clues.isValid() ? clues.toInt() : defaultClues(m_size));
    m_pattern->setText(m_settings.field(form, QStringLiteral("pattern%1").arg(m_size)).toString(), cellCount);
}

void RequestForm::chooseKind(int kind)
{
    if (kind < 0) {
        showOptions(true);
        return;
    }
    const BoardKind &chosen = boardKinds()[kind];
    QStringList derived;
    for (const std::string_view id : chosen.derived)
        derived += toQString(id);
    m_derived->setIds(derived);
    m_shape->choose(chosen.size, chosen.isJigsaw, chosen.ruleKinds());
}

void RequestForm::showOptions(bool isShown)
{
    m_more->setChecked(isShown);
    m_more->setArrowType(isShown ? Qt::DownArrow : Qt::RightArrow);
    m_options->setVisible(isShown);
    m_summary->setVisible(!isShown);
}

void RequestForm::connectParts()
{
    connect(m_kind, &KindList::chosen, this, &RequestForm::chooseKind);
    connect(m_more, &QToolButton::toggled, this, &RequestForm::showOptions);
    connect(m_presets, &Presets::saveRequested, this, &RequestForm::rememberIn);
    connect(m_presets, &Presets::chosen, this, [this](const QString &form) {
        restoreFrom(form);
        restoreForSize(form);
        updateFields();
    });
    connect(m_shape, &ShapeChooser::changed, this, &RequestForm::followShape);
    connect(m_wishes, &DifficultyFields::changed, this, &RequestForm::updateFields);
    connect(m_derived, &KindChooser::changed, this, &RequestForm::updateFields);
    for (QComboBox *list : {m_level, m_symmetry, m_goal, m_solutions})
        connect(list, &QComboBox::currentIndexChanged, this, &RequestForm::updateFields);
    for (QSpinBox *number : {m_count, m_clues})
        connect(number, &QSpinBox::valueChanged, this, &RequestForm::updateFields);
    connect(m_minimal, &QCheckBox::clicked, this, [this](bool isChecked) {
        m_wantsMinimal = isChecked;
        updateFields();
    });
    connect(m_pattern->editor(), &PatternEditor::changed, this, &RequestForm::updateFields);
    // A typed seed is used instead of a new one.
    connect(m_seed, &QLineEdit::textEdited, this, [this] { m_newSeed->setChecked(false); });
}

void RequestForm::followShape()
{
    const bool isOtherSize = m_size != m_shape->size();
    if (m_size != 0 && isOtherSize)
        rememberForSize(requestFormName);
    m_size = m_shape->size();
    m_pattern->editor()->setShape(m_shape->puzzle());
    m_derived->setGeometryOfBoard(m_shape->puzzle().geometry);
    if (isOtherSize)
        restoreForSize(requestFormName);
    updateFields();
}

void RequestForm::updateFields()
{
    const bool hasNumber = goal() != ClueGoal::Minimal;
    m_clues->setEnabled(hasNumber);
    const bool hasMany = m_solutions->currentData().toBool();
    const bool hasWish = !request().difficulty.isEmpty();
    const bool isAlwaysMinimal = !hasNumber && !hasWish; // a puzzle of a level keeps clues
    m_goal->setItemText(0, hasWish ? tr("any number") : tr("as few as possible"));
    m_minimal->setEnabled(!isAlwaysMinimal && !hasMany);
    m_minimal->setChecked(!hasMany && (isAlwaysMinimal || m_wantsMinimal));
    m_minimal->setText(minimalText());
    m_pattern->editor()->setSymmetry(symmetry());
    const bool isOneTooFew = hasMany && !hasNumber;
    m_solutions->setToolTip(isOneTooFew ? tr("With one more clue, the puzzle would have exactly one solution")
                                        : QString());
    m_kind->showKindOf(request());
    m_summary->setText(kindText(request()));
    const QString sentence = problem().isEmpty() ? remark() : problem();
    const bool isNew = m_problem->text() != sentence;
    QFont font = m_problem->font();
    font.setBold(!problem().isEmpty());
    m_problem->setFont(font);
    m_problem->setText(sentence);
    if (isNew && !m_problem->text().isEmpty())
        announce(*m_problem);
    emit changed();
}

QString RequestForm::minimalText() const
{
    const std::vector<PatternCell> pattern = m_pattern->editor()->pattern();
    if (std::ranges::find(pattern, PatternCell::Clue) != pattern.end())
        return tr("M&inimal: every clue is needed, except the painted ones");
    return symmetry().maps.empty() ? tr("M&inimal: every clue is needed")
                                   : tr("M&inimal: every group of symmetric clues is needed");
}

const Symmetry &RequestForm::symmetry() const
{
    return symmetries()[m_symmetry->currentIndex()];
}

ClueGoal RequestForm::goal() const
{
    return static_cast<ClueGoal>(m_goal->currentData().toInt());
}

std::optional<Level> RequestForm::level() const
{
    const int chosen = m_level->currentData().toInt();
    return chosen == anyLevel ? std::nullopt : std::optional(static_cast<Level>(chosen));
}

GenerateRequest RequestForm::request() const
{
    GenerateRequest request(m_shape->puzzle());
    request.hasRandomRegions = m_shape->hasRandomRegions();
    request.derived = m_derived->kinds();
    m_wishes->addTo(request.difficulty);
    request.difficulty.level = level();
    request.symmetry = &symmetry();
    request.goal = goal();
    request.clues = request.goal == ClueGoal::Minimal ? 0 : m_clues->value();
    request.isMinimal =
        (request.goal != ClueGoal::Minimal || !request.difficulty.isEmpty()) && m_wantsMinimal;
    request.pattern = m_pattern->editor()->pattern();
    request.hasManySolutions = m_solutions->currentData().toBool();
    request.seed = m_seed->text().toULongLong();
    return request;
}

PuzzleOrder RequestForm::order() const
{
    return {request(), m_count->value(), std::chrono::seconds(m_timeLimit->value())};
}

QString RequestForm::problem() const
{
    if (m_count->value() > maxPuzzles)
        return tr("At most %Ln puzzle(s) can be generated at a time.", nullptr, maxPuzzles);
    const GenerateRequest asked = request();
    const std::optional<RequestProblem> problem = findProblem(asked);
    return problem ? problemText(asked, *problem) : QString();
}

void RequestForm::renewSeed()
{
    if (m_newSeed->isChecked() || m_seed->text().isEmpty())
        m_seed->setText(newSeed());
}

QString RequestForm::remark() const
{
    return problem().isEmpty() ? rarityText(request()) : QString();
}

} // namespace sudoku
