#include "ui/rules/ownkindform.h"

#include "core/board/geometry.h"
#include "core/variants/own/ownproblem.h"
#include "core/variants/own/shortname.h"
#include "ui/rules/pairtable.h"
#include "ui/text/owndemand.h"
#include "ui/text/ownkindwords.h"
#include "ui/text/strings.h"

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

namespace sudoku {
namespace {

/// A choice of a list and how it is called.
template <typename Value>
struct Choice
{
    Value value;
    QString words;
};

std::vector<Choice<OwnForm>> formChoices()
{
    return {{OwnForm::Pair, OwnKindForm::tr("Two digits, a and b")},
            {OwnForm::Whole, OwnKindForm::tr("All digits together: sum, largest …")},
            {OwnForm::Pattern, OwnKindForm::tr("A pattern that the digits match")},
            {OwnForm::Machine, OwnKindForm::tr("A state machine of the Interactive Sudoku Solver")},
            {OwnForm::Running, OwnKindForm::tr("Step by step, from digit to digit")}};
}

std::vector<Choice<OwnPlace>> placeChoices()
{
    return {{OwnPlace::Line, OwnKindForm::tr("Neighbours on a line")},
            {OwnPlace::Loop, OwnKindForm::tr("Neighbours on a closed line")},
            {OwnPlace::Chain, OwnKindForm::tr("Cells in their order, anywhere")},
            {OwnPlace::Cells, OwnKindForm::tr("A group of cells")},
            {OwnPlace::Dot, OwnKindForm::tr("A mark between two cells")},
            {OwnPlace::Outside, OwnKindForm::tr("A number beside the board")},
            {OwnPlace::Rows, OwnKindForm::tr("Every row")},
            {OwnPlace::Columns, OwnKindForm::tr("Every column")},
            {OwnPlace::Regions, OwnKindForm::tr("Every region")},
            {OwnPlace::Touching, OwnKindForm::tr("All cells beside each other")},
            {OwnPlace::Leap, OwnKindForm::tr("All cells a leap apart")}};
}

std::vector<Choice<OwnReading>> readingChoices()
{
    return {{OwnReading::Forward, OwnKindForm::tr("from the first cell")},
            {OwnReading::Either, OwnKindForm::tr("from either end")},
            {OwnReading::Both, OwnKindForm::tr("from both ends")},
            {OwnReading::Part, OwnKindForm::tr("as a part of a longer line")}};
}

std::vector<Choice<OwnLook>> lookChoices()
{
    return {{OwnLook::Broad, OwnKindForm::tr("Broad line")},
            {OwnLook::Beads, OwnKindForm::tr("Beads")},
            {OwnLook::Dashes, OwnKindForm::tr("Dashes")},
            {OwnLook::Crossed, OwnKindForm::tr("Crossed line")},
            {OwnLook::Shade, OwnKindForm::tr("Striped cells")},
            {OwnLook::Cage, OwnKindForm::tr("Dashed cage")},
            {OwnLook::WhiteDot, OwnKindForm::tr("White dot")},
            {OwnLook::BlackDot, OwnKindForm::tr("Black dot")},
            {OwnLook::Sign, OwnKindForm::tr("A sign")},
            {OwnLook::Nothing, OwnKindForm::tr("Nothing")}};
}

template <typename Value>
QComboBox *boxOf(const std::vector<Choice<Value>> &choices, const char *name)
{
    auto *box = new QComboBox;
    box->setObjectName(QLatin1String(name));
    for (const Choice<Value> &choice : choices)
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

QString exampleFor(OwnForm form)
{
    switch (form) {
    case OwnForm::Pair:
        return QStringLiteral("|a - b| >= 3");
    case OwnForm::Whole:
        return QStringLiteral("largest - smallest = n - 1");
    case OwnForm::Pattern:
        return QStringLiteral("[123][456][789]");
    case OwnForm::Machine:
        return QStringLiteral("RFXZKg");
    case OwnForm::Running:
        return QStringLiteral("d > s ? d : none");
    }
    return {};
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
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addLayout(m_fields);
    layout->addWidget(m_table, 0, Qt::AlignLeft);
    layout->addWidget(m_state);
    layout->addStretch();
}

void OwnKindForm::addRule(QFormLayout &form)
{
    form.addRow(tr("It is &about:"), m_form);
    form.addRow(tr("&Cells:"), m_place);
    form.addRow(tr("&Rule:"), m_rule);
    form.addRow(tr("S&tarts with:"), m_start);
    form.addRow(tr("May &end if:"), m_accept);
    form.addRow(tr("Rea&d:"), m_reading);
}

void OwnKindForm::addPlace(QFormLayout &form)
{
    auto *leap = new QWidget;
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
    auto *look = new QWidget;
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
    connect(m_demand, &QPlainTextEdit::textChanged, this, &OwnKindForm::take);
    connect(m_colour, &QPushButton::clicked, this, &OwnKindForm::chooseColour);
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

void OwnKindForm::take()
{
    if (m_isShowing)
        return;
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
    m_definition.hasNumber = m_number->isChecked() || m_definition.place == OwnPlace::Outside;
    m_definition.demand = m_demand->toPlainText().simplified().toStdString();
    const bool isRunning = m_definition.form == OwnForm::Running;
    m_definition.start = isRunning ? text(m_start) : std::string();
    m_definition.accept = isRunning ? text(m_accept) : std::string();
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
    showRow(m_number, mayHaveNumber(place) && place != OwnPlace::Outside);
    showRow(m_look->parentWidget(), place != OwnPlace::Outside && mayHaveNumber(place));
    showRow(m_sign, place == OwnPlace::Outside || m_definition.look == OwnLook::Sign);
    m_table->setVisible(form == OwnForm::Pair);
    constexpr int someNumber = 3;
    m_table->setRule(m_definition.rule, someNumber);
    m_rule->setPlaceholderText(exampleFor(form));
    m_problem = findProblem(m_definition);
    m_demand->setPlaceholderText(m_problem ? QString() : proposedDemand(m_definition, QStringLiteral("k")));
    m_demand->viewport()->update(); // a placeholder of several lines is not erased otherwise
    m_state->setText(stateText());
}

QString OwnKindForm::stateText() const
{
    if (m_problem)
        return tr("Not yet a rule: %1.").arg(ownKindProblemText(*m_problem));
    QStringList sentences;
    if (m_definition.form == OwnForm::Pair && m_table->allowedCount() == 0)
        sentences += tr("No two digits from 1 to 9 keep this rule.");
    if (m_definition.form == OwnForm::Pair && m_table->areAllAllowed())
        sentences += tr("Any two digits from 1 to 9 keep this rule.");
    if (m_definition.demand.empty() && m_definition.form != OwnForm::Pair)
        sentences += tr("Say it in words: people read them below the printed puzzle.");
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
    emit changed();
}

} // namespace sudoku
