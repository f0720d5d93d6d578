#include "ui/generate/requestform.h"

#include "core/generate/levelwish.h"
#include "ui/base/formmemory.h"
#include "ui/base/notification.h"
#include "ui/base/settings.h"
#include "ui/base/widescrollarea.h"
#include "ui/board/shape/kindchooser.h"
#include "ui/board/shape/patterneditor.h"
#include "ui/board/shape/patternfield.h"
#include "ui/board/shape/shapechooser.h"
#include "ui/generate/cagefields.h"
#include "ui/generate/cluefields.h"
#include "ui/generate/difficultyfields.h"
#include "ui/generate/editorfields.h"
#include "ui/generate/generationtext.h"
#include "ui/generate/kindlist.h"
#include "ui/generate/levelsfield.h"
#include "ui/generate/numberfield.h"
#include "ui/generate/presets.h"
#include "ui/generate/seedfield.h"
#include "ui/generate/symbolfields.h"
#include "ui/text/boardkinds.h"
#include "ui/text/difficultywords.h"
#include "ui/text/requestwords.h"
#include "ui/text/steptext.h"
#include "ui/text/strings.h"

#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

namespace sudoku {
namespace {

const QString requestFormName = QStringLiteral("generate");
const QString derivedField = QStringLiteral("laid"); // its first name
const QString moreField = QStringLiteral("more");
const QString defaultSymmetry = QStringLiteral("half-turn");
constexpr int maxPuzzles = 100'000; // at a time
constexpr int defaultTime = 60;     // s
constexpr int anyLevel = -1;
constexpr int beginnerLevel = -2;
const QString ownLevelMark = QStringLiteral("own:"); // before the name of a level of a file

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
      m_count(makeNumberField("count", 1, 1)),
      m_more(new QToolButton),
      m_presets(new Presets(settings)),
      m_summary(new QLabel),
      m_derived(new KindChooser),
      m_cages(new CageFields),
      m_levels(new LevelsField),
      m_symmetry(named(new QComboBox, "symmetry")),
      m_clues(new ClueFields),
      m_pattern(new PatternField),
      m_solutions(named(new QComboBox, "solutions")),
      m_seed(new SeedField),
      m_timeLimit(makeNumberField("timeLimit", 0, defaultTime)),
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
    m_shape = new ShapeChooser(like, form, this);
    form->addRow(tr("&Cages, lines:"), m_derived);
    addRow(*form, tr("Cages ha&ve:"), m_cages, m_cages->labelled());
    m_wishes = new DifficultyFields(form, this);
    form->addRow(tr("S&ymmetry:"), m_symmetry);
    addRow(*form, tr("C&lues:"), m_clues, m_clues->labelled());
    m_editor = new EditorFields(form, this);
    addRow(*form, tr("Own levels:"), m_levels, m_levels->labelled());
    connect(m_levels, &LevelsField::changed, this, &RequestForm::offerOwnLevels);
    m_symbols = new SymbolFields(form, this);
    addRow(*form, tr("Patter&n:"), m_pattern, m_pattern->editor());
    form->addRow(tr("Soluti&ons:"), m_solutions);
    addRow(*form, tr("S&eed:"), m_seed, m_seed->labelled());
    form->addRow(tr("&Time limit:"), m_timeLimit);
    return new WideScrollArea(fields);
}

void RequestForm::fillLists()
{
    m_level->addItem(tr("any"), anyLevel);
    m_level->addItem(beginnerText(), beginnerLevel);
    for (const Level level : allLevels)
        m_level->addItem(levelText(level), static_cast<int>(level));
    m_level->setCurrentIndex(m_level->findData(static_cast<int>(Level::Medium)));
    for (const Symmetry &symmetry : symmetries())
        m_symmetry->addItem(symmetryText(symmetry), toQString(symmetry.id));
    m_symmetry->setCurrentIndex(m_symmetry->findData(defaultSymmetry));
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
    m_clues->remember(m_settings, form);
    m_settings.setField(form, derivedField, m_derived->ids());
    m_wishes->remember(m_settings, form);
}

void RequestForm::restoreFrom(const QString &form)
{
    restoreForm(*this, m_settings, form);
    m_derived->setIds(m_settings.field(form, derivedField).toStringList());
    m_clues->restore(m_settings, form);
    m_wishes->restore(m_settings, form);
    const QVariant level = m_settings.field(form, m_level->objectName()); // which may be one of the file
    if (const int index = m_level->findData(level); index >= 0 && level.toString().startsWith(ownLevelMark))
        m_level->setCurrentIndex(index);
}

void RequestForm::rememberForSize(const QString &form)
{
    m_clues->rememberForSize(m_settings, form, m_size);
    m_settings.setField(form, QStringLiteral("pattern%1").arg(m_size), m_pattern->text());
}

void RequestForm::restoreForSize(const QString &form)
{
    const int cellCount = m_size * m_size;
    m_clues->restoreForSize(m_settings, form, m_size);
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
    connect(m_editor, &EditorFields::changed, this, &RequestForm::updateFields);
    connect(m_symbols, &SymbolFields::changed, this, &RequestForm::updateFields);
    connect(m_levels, &LevelsField::changed, this, &RequestForm::updateFields);
    connect(m_derived, &KindChooser::changed, this, &RequestForm::updateFields);
    connect(m_cages, &CageFields::changed, this, &RequestForm::updateFields);
    connect(m_clues, &ClueFields::changed, this, &RequestForm::updateFields);
    for (QComboBox *list : {m_level, m_symmetry, m_solutions})
        connect(list, &QComboBox::currentIndexChanged, this, &RequestForm::updateFields);
    connect(m_count, &QSpinBox::valueChanged, this, &RequestForm::updateFields);
    connect(m_pattern->editor(), &PatternEditor::changed, this, &RequestForm::updateFields);
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
    const GenerateRequest asked = request();
    m_cages->follow(asked);
    m_clues->follow(asked);
    m_pattern->editor()->setSymmetry(symmetry());
    const bool isOneTooFew = asked.hasManySolutions && asked.goal == ClueGoal::Minimal;
    m_solutions->setToolTip(isOneTooFew ? tr("With one more clue, the puzzle would have exactly one solution")
                                        : QString());
    m_kind->showKindOf(request());
    m_summary->setText(orderText(order()));
    showProblem();
    emit changed();
}

void RequestForm::showProblem()
{
    const QString sentence = problem().isEmpty() ? remark() : problem();
    const bool isNew = m_problem->text() != sentence;
    QFont font = m_problem->font();
    font.setBold(!problem().isEmpty());
    m_problem->setFont(font);
    m_problem->setText(sentence);
    if (isNew && !m_problem->text().isEmpty())
        announce(*m_problem);
}

/// Offers the levels of the file behind those of the program, and keeps the choice if it is still there.
void RequestForm::offerOwnLevels()
{
    const QSignalBlocker blocker(m_level);
    const QVariant chosen = m_level->currentData();
    for (int index = m_level->count() - 1; index >= 0; --index)
        if (m_level->itemData(index).toString().startsWith(ownLevelMark))
            m_level->removeItem(index);
    for (const PuzzleLevel &level : m_levels->levels())
        m_level->addItem(toQString(level.name), ownLevelMark + toQString(level.name));
    if (const int index = m_level->findData(chosen); index >= 0)
        m_level->setCurrentIndex(index);
}

/// Returns the chosen level of the file, or null.
const PuzzleLevel *RequestForm::ownLevel() const
{
    const QString chosen = m_level->currentData().toString();
    for (const PuzzleLevel &level : m_levels->levels())
        if (chosen == ownLevelMark + toQString(level.name))
            return &level;
    return nullptr;
}

const Symmetry &RequestForm::symmetry() const
{
    return symmetries()[m_symmetry->currentIndex()];
}

std::optional<Level> RequestForm::level() const
{
    const int chosen = m_level->currentData().toInt();
    return chosen < 0 || ownLevel() ? std::nullopt : std::optional(static_cast<Level>(chosen));
}

GenerateRequest RequestForm::request() const
{
    GenerateRequest request(m_shape->puzzle());
    request.hasRandomRegions = m_shape->hasRandomRegions();
    request.derived = m_derived->kinds();
    m_cages->addTo(request);
    m_wishes->addTo(request.difficulty);
    request.difficulty.level = level();
    request.symmetry = &symmetry();
    m_clues->addTo(request);
    m_editor->addTo(request);
    if (m_level->currentData().toInt() == beginnerLevel)
        wishBeginner(request);
    if (const PuzzleLevel *own = ownLevel())
        wish(*own, request);
    request.pattern = m_pattern->editor()->pattern();
    request.hasManySolutions = m_solutions->currentData().toBool();
    request.seed = m_seed->seed();
    return request;
}

void RequestForm::offerOwnKinds(const std::vector<const Variant *> &kinds)
{
    m_derived->offerOwnKinds(kinds);
    updateFields();
}

PuzzleOrder RequestForm::order() const
{
    PuzzleOrder order{.request = request(),
                      .count = m_count->value(),
                      .timeLimit = std::chrono::seconds(m_timeLimit->value())};
    m_symbols->addTo(order);
    if (const PuzzleLevel *own = ownLevel())
        order.levelName = toQString(own->name);
    return order;
}

QString RequestForm::problem() const
{
    if (m_count->value() > maxPuzzles)
        return tr("At most %Ln puzzle(s) can be generated at a time.", nullptr, maxPuzzles);
    const PuzzleOrder asked = order();
    if (const std::optional<RequestProblem> problem = findProblem(asked.request))
        return problemText(asked.request, *problem);
    return m_levels->problem().isEmpty() ? m_symbols->problem(asked) : m_levels->problem();
}

void RequestForm::renewSeed()
{
    m_seed->renew();
}

QString RequestForm::remark() const
{
    return problem().isEmpty() ? rarityText(request()) : QString();
}

} // namespace sudoku
