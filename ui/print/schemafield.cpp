#include "ui/print/schemafield.h"

#include "ui/print/filefield.h"
#include "ui/print/problemnote.h"
#include "ui/text/qtjson.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFontMetrics>
#include <QFormLayout>
#include <QGridLayout>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <memory>
#include <utility>

namespace sudoku {
namespace {

using Json = SchemaField::Json;

QString textOf(const Json &value)
{
    return value.is_string() ? QString::fromStdString(value.get<std::string>()) : QString();
}

QString linesOf(const Json &value)
{
    if (!value.is_array())
        return textOf(value);
    QStringList lines;
    for (const Json &line : value)
        lines += textOf(line);
    return lines.join(QLatin1Char('\n'));
}

} // namespace

SchemaField::SchemaField(const Json &schema, Words words, QWidget *parent)
    : QWidget(parent),
      m_words(std::move(words)),
      m_problem(new ProblemNote)
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(2);
    const Json &form = schema.contains("anyOf") ? schema["anyOf"][0] : schema;
    const bool hasLines = schema.contains("anyOf") && schema["anyOf"][1]["type"] == "array";
    if (hasLines)
        makeLines();
    else if (form.contains("enum"))
        makeNames(form["enum"]);
    else if (form.contains("examples"))
        makeChoice(choicesIn(form["examples"]), true);
    else if (const ValueChoices *known = valueChoices(form.value("format", std::string())))
        makeChoice(known->choices(), known->isOpen);
    else if (form.value("format", std::string()) == "pdf")
        makeFile();
    else if (form["type"] == "boolean")
        makeBox();
    else if (form["type"] == "integer" && form.contains("maximum"))
        makeWhole(form);
    else if (form["type"] == "number")
        makeNumber(form);
    else if (form["type"] == "array")
        makeBoxes(form["items"]["enum"]);
    else if (form["type"] == "object")
        makeMembers(form["properties"]);
    else
        makeText(form["type"] == "integer");
    layout->addWidget(m_problem);
}

void SchemaField::setProblem(const QString &problem)
{
    m_problem->setText(problem);
    m_widget->setAccessibleDescription(problem);
}

QString SchemaField::problem() const
{
    return m_problem->text();
}

void SchemaField::setName(const QString &name)
{
    m_widget->setAccessibleName(name);
    if (auto *box = qobject_cast<QCheckBox *>(m_widget); box && !m_isLarge)
        box->setText(name);
}

void SchemaField::add(QWidget *widget)
{
    if (!m_widget)
        m_widget = widget;
    setFocusProxy(m_widget);
    layout()->addWidget(widget);
}

void SchemaField::makeBox()
{
    auto *box = new QCheckBox;
    add(box);
    m_read = [box] { return Json(box->isChecked()); };
    m_write = [box](const Json &value) { box->setChecked(value.is_boolean() && value.get<bool>()); };
    connect(box, &QCheckBox::toggled, this, &SchemaField::changed);
}

void SchemaField::makeWhole(const Json &schema)
{
    auto *number = new QSpinBox;
    number->setRange(schema["minimum"].get<int>(), schema["maximum"].get<int>());
    number->setSingleStep(schema.value("multipleOf", 1));
    if (number->minimum() == 0)
        number->setSpecialValueText(tr("automatic"));
    add(number);
    m_read = [number] { return Json(number->value()); };
    m_write = [number](const Json &value) {
        number->setValue(value.is_number() ? value.get<int>() : number->minimum());
    };
    connect(number, &QSpinBox::valueChanged, this, &SchemaField::changed);
}

void SchemaField::makeNumber(const Json &schema)
{
    auto *number = new QDoubleSpinBox;
    const double min = schema["minimum"].get<double>();
    number->setDecimals(1);
    number->setRange(min - 1, schema["maximum"].get<double>());
    number->setSpecialValueText(tr("automatic"));
    add(number);
    m_read = [number, min] { return number->value() < min ? Json() : Json(number->value()); };
    m_write = [number](const Json &value) {
        number->setValue(value.is_number() ? value.get<double>() : number->minimum());
    };
    connect(number, &QDoubleSpinBox::valueChanged, this, &SchemaField::changed);
}

void SchemaField::makeText(bool isNumber)
{
    auto *text = new QLineEdit;
    add(text);
    follow(text, isNumber);
}

void SchemaField::makeFile()
{
    auto *file = new FileField;
    add(file);
    follow(&file->line(), false);
}

/// Makes \a text the value.
void SchemaField::follow(QLineEdit *text, bool isNumber)
{
    m_read = [text, isNumber] {
        if (text->text().isEmpty())
            return Json();
        bool isRight = false;
        const quint64 number = text->text().toULongLong(&isRight);
        return isNumber && isRight ? Json(number) : Json(text->text());
    };
    m_write = [text](const Json &value) {
        text->setText(value.is_number() ? QString::fromStdString(value.dump()) : textOf(value));
    };
    connect(text, &QLineEdit::textChanged, this, &SchemaField::changed);
}

void SchemaField::makeLines()
{
    m_isLarge = true;
    auto *lines = new QPlainTextEdit;
    constexpr int shownLines = 4;
    lines->setTabChangesFocus(true);
    lines->setMinimumHeight(QFontMetrics(lines->font()).lineSpacing() * shownLines);
    add(lines);
    m_read = [lines] {
        const QString text = lines->toPlainText();
        return text.isEmpty() ? Json() : Json(text.split(QLatin1Char('\n')));
    };
    m_write = [lines](const Json &value) { lines->setPlainText(linesOf(value)); };
    connect(lines, &QPlainTextEdit::textChanged, this, &SchemaField::changed);
}

std::vector<ValueChoice> SchemaField::choicesIn(const Json &names) const
{
    std::vector<ValueChoice> choices;
    for (const Json &name : names)
        choices.push_back({textOf(name), m_words(textOf(name))});
    return choices;
}

void SchemaField::makeNames(const Json &names)
{
    makeChoice(choicesIn(names), false);
    const auto other = std::make_shared<Json>(); // a value that is no name stays until another is chosen
    m_read = [read = m_read, other] { return other->is_null() ? read() : *other; };
    m_write = [write = m_write, other](const Json &value) {
        write(value.is_object() ? Json() : value);
        *other = value.is_object() ? value : Json();
    };
    connect(static_cast<QComboBox *>(m_widget), &QComboBox::activated, this, [other] { *other = Json(); });
}

void SchemaField::makeChoice(const std::vector<ValueChoice> &choices, bool isOpen)
{
    auto *list = makeChoiceList(choices, isOpen);
    add(list);
    m_read = [list] {
        const QString chosen = chosenIn(*list);
        return chosen.isEmpty() ? Json() : Json(chosen);
    };
    m_write = [list](const Json &value) { chooseIn(*list, textOf(value)); };
    connect(list, &QComboBox::currentTextChanged, this, &SchemaField::changed);
}

void SchemaField::makeBoxes(const Json &names)
{
    m_isLarge = true;
    auto *frame = new QWidget;
    auto *grid = new QGridLayout(frame);
    grid->setContentsMargins({});
    std::vector<QCheckBox *> boxes;
    constexpr int columns = 3;
    for (const Json &name : names) {
        auto *box = new QCheckBox(m_words(textOf(name)));
        box->setObjectName(textOf(name));
        const int index = static_cast<int>(boxes.size());
        grid->addWidget(box, index / columns, index % columns);
        connect(box, &QCheckBox::toggled, this, &SchemaField::changed);
        boxes.push_back(box);
    }
    frame->setFocusProxy(boxes.front());
    add(frame);
    m_read = [boxes] {
        Json chosen = Json::array();
        for (const QCheckBox *box : boxes)
            if (box->isChecked())
                chosen.push_back(box->objectName());
        return chosen;
    };
    m_write = [boxes](const Json &value) {
        for (QCheckBox *box : boxes)
            box->setChecked(value.is_array()
                            && std::ranges::find(value, Json(box->objectName())) != value.end());
    };
}

void SchemaField::makeMembers(const Json &properties)
{
    m_isLarge = true;
    auto *frame = new QWidget;
    auto *form = new QFormLayout(frame);
    form->setContentsMargins({});
    std::vector<std::pair<std::string, QLineEdit *>> lines;
    for (const auto &[name, schema] : properties.items()) {
        auto *line = new QLineEdit;
        form->addRow(m_words(QString::fromStdString(name)), line);
        connect(line, &QLineEdit::textChanged, this, &SchemaField::changed);
        lines.emplace_back(name, line);
    }
    frame->setFocusProxy(lines.front().second);
    add(frame);
    m_read = [lines] {
        Json object = Json::object();
        for (const auto &[name, line] : lines)
            if (!line->text().isEmpty())
                object[name] = line->text();
        return object.empty() ? Json() : object;
    };
    m_write = [lines](const Json &value) {
        for (const auto &[name, line] : lines)
            line->setText(value.is_object() && value.contains(name) ? textOf(value[name]) : QString());
    };
}

} // namespace sudoku
