#include "ui/rules/ownkindform.h"

#include "core/board/geometry.h"
#include "core/variants/own/ownkindlist.h"
#include "core/variants/own/ownproblem.h"
#include "core/variants/own/shortname.h"
#include "ui/rules/ownkindchoices.h"
#include "ui/rules/pairtable.h"
#include "ui/text/owndemand.h"
#include "ui/text/ownkindwords.h"
#include "ui/text/strings.h"
#include "ui/text/words.h"

#include <QCheckBox>
#include <QColorDialog>
#include <QComboBox>
#include <QFontDatabase>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace sudoku {
namespace {

template <typename Value>
QComboBox *boxOf(const std::vector<OwnKindChoice<Value>> &choices, const char *name)
{
    auto *box = new QComboBox;
    box->setObjectName(QLatin1String(name));
    for (const OwnKindChoice<Value> &choice : choices)
        box->addItem(choice.words, static_cast<int>(choice.value));
    return box;
}

template <typename Value>
Value chosen(const QComboBox &box)
{
    return static_cast<Value>(box.currentData().toInt());
}

template <typename Value>
void choose(QComboBox &box, Value value)
{
    box.setCurrentIndex(box.findData(static_cast<int>(value)));
}

QLineEdit *field(const char *name)
{
    auto *edit = new QLineEdit;
    edit->setObjectName(QLatin1String(name));
    return edit;
}

QLineEdit *ruleField(const char *name)
{
    QLineEdit *edit = field(name);
    edit->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    return edit;
}

QSpinBox *steps(const char *name)
{
    auto *box = new QSpinBox;
    box->setObjectName(QLatin1String(name));
    box->setRange(0, maxBoardSize - 1);
    return box;
}

/// Returns a widget for a row of several fields, no higher than these, so that its label is beside them.
QWidget *rowOfFields()
{
    auto *row = new QWidget;
    row->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    return row;
}

bool canBeCombined(const Variant &kind)
{
    return kind.input != Input::Nothing && !kind.hasText;
}

QString wordsFor(std::string_view id, bool needsNumber)
{
    return toQString(id) + (needsNumber ? QLatin1String("(k)") : QLatin1String());
}

} // namespace

std::string shortNameOf(const QString &name)
{
    constexpr std::size_t maxLength = 36;
    QString plain = name.normalized(QString::NormalizationForm_KD);
    plain.removeIf([](QChar character) { return character.isMark(); });
    const std::string id = shortName(plain.toStdString(), maxLength);
    if (id.empty())
        return "own-kind";
    return id.front() >= '0' && id.front() <= '9' ? "own-" + id : id;
}

OwnKindForm::OwnKindForm(QWidget *parent)
    : QWidget(parent),
      m_name(field("name")),
      m_form(boxOf(formChoices(), "form")),
      m_place(boxOf(placeChoices(), "place")),
      m_rule(ruleField("rule")),
      m_others(new QComboBox),
      m_start(ruleField("start")),
      m_accept(ruleField("accept")),
      m_reading(boxOf(readingChoices(), "reading")),
      m_rows(steps("rows")),
      m_columns(steps("columns")),
      m_ring(new QCheckBox(tr("over the edges too"))),
      m_number(new QCheckBox(tr("each has a number, k"))),
      m_look(boxOf(lookChoices(), "look")),
      m_colour(new QPushButton(tr("Colour…"))),
      m_sign(field("sign")),
      m_demand(new QPlainTextEdit),
      m_table(new PairTable),
      m_digits(new QSpinBox),
      m_state(new QLabel),
      m_fields(new QFormLayout)
{
    m_state->setObjectName(QStringLiteral("state"));
    m_state->setWordWrap(true);
    m_number->setObjectName(QStringLiteral("number"));
    m_ring->setObjectName(QStringLiteral("ring"));
    m_demand->setObjectName(QStringLiteral("demand"));
    makeFields();
    connectFields();
    offerKinds({});
    setDefinition({});
}

void OwnKindForm::makeFields()
{
    m_fields->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    m_fields->addRow(tr("Na&me:"), m_name);
    addRule(*m_fields);
    addPlace(*m_fields);
    addLook(*m_fields);
    m_demand->setTabChangesFocus(true);
    m_demand->setMaximumHeight(m_demand->fontMetrics().height() * 4);
    m_fields->addRow(tr("In &words:"), m_demand);
    m_fields->addRow(m_state);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addLayout(m_fields);
    m_digits->setObjectName(QStringLiteral("digits"));
    m_digits->setRange(minBoardSize, maxBoardSize);
    m_digits->setValue(m_table->digitCount());
    m_fields->addRow(tr("Table up t&o:"), m_digits);
    layout->addWidget(m_table, 0, Qt::AlignLeft);
    layout->addStretch();
}

void OwnKindForm::addRule(QFormLayout &form)
{
    form.addRow(tr("It is &about:"), m_form);
    form.addRow(tr("&Cells:"), m_place);
    form.addRow(tr("&Rule:"), m_rule);
    m_others->setObjectName(QStringLiteral("others"));
    m_others->setPlaceholderText(tr("A kind to combine"));
    form.addRow(tr("&Use:"), m_others);
    form.addRow(tr("S&tarts with:"), m_start);
    form.addRow(tr("May &end if:"), m_accept);
    form.addRow(tr("Rea&d:"), m_reading);
}

void OwnKindForm::addPlace(QFormLayout &form)
{
    QWidget *leap = rowOfFields();
    auto *row = new QHBoxLayout(leap);
    row->setContentsMargins({});
    row->addWidget(m_rows);
    row->addWidget(new QLabel(tr("and")));
    row->addWidget(m_columns);
    row->addStretch();
    form.addRow(tr("&Leap:"), leap);
    form.addRow(QString(), m_ring);
    form.addRow(QString(), m_number);
}

void OwnKindForm::addLook(QFormLayout &form)
{
    QWidget *look = rowOfFields();
    auto *row = new QHBoxLayout(look);
    row->setContentsMargins({});
    row->addWidget(m_look, 1);
    row->addWidget(m_colour);
    form.addRow(tr("Loo&k:"), look);
    form.addRow(tr("Si&gn:"), m_sign);
}

void OwnKindForm::connectFields()
{
    for (QLineEdit *edit : {m_name, m_rule, m_start, m_accept, m_sign})
        connect(edit, &QLineEdit::textEdited, this, &OwnKindForm::take);
    for (QComboBox *box : {m_form, m_place, m_reading, m_look})
        connect(box, &QComboBox::activated, this, &OwnKindForm::take);
    for (QSpinBox *box : {m_rows, m_columns})
        connect(box, &QSpinBox::valueChanged, this, &OwnKindForm::take);
    for (QCheckBox *box : {m_ring, m_number})
        connect(box, &QCheckBox::toggled, this, &OwnKindForm::take);
    connect(m_others, &QComboBox::activated, this, &OwnKindForm::insertKind);
    connect(m_demand, &QPlainTextEdit::textChanged, this, &OwnKindForm::take);
    connect(m_colour, &QPushButton::clicked, this, &OwnKindForm::chooseColour);
    connect(m_digits, &QSpinBox::valueChanged, this, [this](int count) {
        m_table->setDigitCount(count);
        showState();
    });
    connect(m_table, &PairTable::ruleClicked, this, [this](const QString &rule) {
        m_rule->setText(rule);
        take();
    });
}

void OwnKindForm::setDefinition(const OwnKindDefinition &definition)
{
    m_definition = definition;
    show();
    showState();
}

void OwnKindForm::setOthers(std::function<OwnKindNames()> names, const std::vector<OwnKindDefinition> &others)
{
    m_names = std::move(names);
    offerKinds(others);
}

/// Lists own kinds, then those of the program by their names.
void OwnKindForm::offerKinds(const std::vector<OwnKindDefinition> &others)
{
    m_others->clear();
    for (const OwnKindDefinition &kind : others)
        m_others->addItem(toQString(kind.name), wordsFor(kind.id, kind.hasNumber));
    std::vector<std::pair<QString, QString>> kinds;
    for (const Variant *kind : variants())
        if (canBeCombined(*kind))
            kinds.emplace_back(nameText(*kind), wordsFor(kind->id, kind->number == NumberUse::Needed
                                                                       || kind->number == NumberUse::Open));
    std::ranges::sort(kinds, [](const auto &one, const auto &other) {
        return QString::localeAwareCompare(one.first, other.first) < 0;
    });
    for (const auto &[name, words] : kinds)
        m_others->addItem(name, words);
    m_others->setCurrentIndex(-1);
}

/// Writes the short name of the chosen kind into the rule.
void OwnKindForm::insertKind()
{
    const QString before = m_rule->text().left(m_rule->cursorPosition());
    const bool needsBlank =
        !before.isEmpty() && !before.endsWith(QLatin1Char(' ')) && !before.endsWith(QLatin1Char('('));
    m_rule->insert((needsBlank ? QStringLiteral(" ") : QString()) + m_others->currentData().toString());
    m_others->setCurrentIndex(-1);
    m_rule->setFocus();
    take();
}

void OwnKindForm::take()
{
    if (m_isShowing)
        return;
    const OwnKindDefinition before = m_definition;
    const auto text = [](const QLineEdit *edit) { return edit->text().trimmed().toStdString(); };
    if (m_definition.name != text(m_name))
        m_definition.id = shortNameOf(m_name->text());
    m_definition.name = text(m_name);
    m_definition.form = chosen<OwnForm>(*m_form);
    m_definition.place = chosen<OwnPlace>(*m_place);
    m_definition.reading = chosen<OwnReading>(*m_reading);
    m_definition.look = chosen<OwnLook>(*m_look);
    m_definition.rule = text(m_rule);
    m_definition.sign = text(m_sign);
    m_definition.leap = {m_rows->value(), m_columns->value()};
    m_definition.isWrapping = m_ring->isChecked();
    m_definition.hasNumber = m_number->isChecked() || isOutside(m_definition.place);
    m_definition.demand = m_demand->toPlainText().simplified().toStdString();
    const bool isRunning = m_definition.form == OwnForm::Running;
    m_definition.start = isRunning ? text(m_start) : std::string();
    m_definition.accept = isRunning ? text(m_accept) : std::string();
    if (const OwnKindDefinition now = afterChoice(m_definition, before); now != m_definition) {
        m_definition = now;
        show();
    }
    showState();
    emit changed();
}

void OwnKindForm::show()
{
    m_isShowing = true;
    m_name->setText(toQString(m_definition.name));
    choose(*m_form, m_definition.form);
    choose(*m_place, m_definition.place);
    choose(*m_reading, m_definition.reading);
    choose(*m_look, m_definition.look);
    m_rule->setText(toQString(m_definition.rule));
    m_start->setText(toQString(m_definition.start));
    m_accept->setText(toQString(m_definition.accept));
    m_sign->setText(toQString(m_definition.sign));
    m_rows->setValue(m_definition.leap[0]);
    m_columns->setValue(m_definition.leap[1]);
    m_ring->setChecked(m_definition.isWrapping);
    m_number->setChecked(m_definition.hasNumber);
    m_demand->setPlainText(toQString(m_definition.demand));
    m_isShowing = false;
}

/// Shows the fields that count for such a rule, and what is wrong with it or what it says.
void OwnKindForm::showState()
{
    const OwnForm form = m_definition.form;
    const OwnPlace place = m_definition.place;
    const auto showRow = [this](QWidget *widget, bool isShown) {
        widget->setVisible(isShown);
        if (QWidget *label = m_fields->labelForField(widget))
            label->setVisible(isShown);
    };
    const bool isRunning = form == OwnForm::Running;
    showRow(m_start, isRunning);
    showRow(m_accept, isRunning);
    showRow(m_reading, isRunning || isMatched(form));
    showRow(m_rows->parentWidget(), place == OwnPlace::Leap);
    showRow(m_ring, place == OwnPlace::Leap || place == OwnPlace::Touching);
    showRow(m_number, mayHaveNumber(place) && !isOutside(place));
    showRow(m_look->parentWidget(), !isOutside(place) && mayHaveNumber(place));
    showRow(m_sign, isOutside(place) || m_definition.look == OwnLook::Sign);
    m_table->setVisible(form == OwnForm::Pair);
    showRow(m_digits, form == OwnForm::Pair);
    constexpr int someNumber = 3;
    m_table->setRule(m_definition.rule, someNumber);
    m_rule->setPlaceholderText(exampleFor(form));
    showRow(m_others, form == OwnForm::Together);
    const OwnKindNames names = m_names && form == OwnForm::Together ? m_names() : OwnKindNames();
    m_problem = findProblem(m_definition, names);
    m_demand->setPlaceholderText(
        m_problem ? QString() : proposedDemand(withProgramIds(m_definition, names), QStringLiteral("k")));
    m_demand->viewport()->update(); // a placeholder of several lines is not erased otherwise
    m_state->setText(stateText());
}

QString OwnKindForm::stateText() const
{
    if (m_problem)
        return tr("Not yet a rule: %1.").arg(ownKindProblemText(*m_problem));
    QStringList sentences;
    if (m_definition.form == OwnForm::Pair && m_table->allowedCount() == 0)
        sentences += tr("No two digits from 1 to %1 keep this rule.").arg(m_table->digitCount());
    if (m_definition.form == OwnForm::Pair && m_table->areAllAllowed())
        sentences += tr("Any two digits from 1 to %1 keep this rule.").arg(m_table->digitCount());
    if (m_definition.demand.empty() && m_definition.form != OwnForm::Pair
        && m_definition.form != OwnForm::Together)
        sentences += tr("Say it in words: people read them below the printed puzzle.");
    const bool isCombined = m_names && m_definition.form == OwnForm::Together;
    sentences += unseenTexts(m_definition, m_drawn, isCombined ? m_names() : OwnKindNames());
    sentences += tr("In files it is called %1.").arg(toQString(m_definition.id));
    return sentences.join(QLatin1Char(' '));
}

void OwnKindForm::showStateText(const QString &text)
{
    m_state->setText(text);
}

void OwnKindForm::beginNaming()
{
    m_name->setFocus();
    m_name->selectAll();
}

void OwnKindForm::chooseColour()
{
    const int colour = m_definition.colour;
    const QColor now = colour < 0 ? QColor(Qt::darkYellow) : QColor::fromRgb(static_cast<QRgb>(colour));
    const QColor chosen = QColorDialog::getColor(now, this, tr("Colour of the Line"));
    if (!chosen.isValid())
        return;
    m_definition.colour = static_cast<int>(chosen.rgb() & 0xffffffU);
    showState();
    emit changed();
}

} // namespace sudoku
