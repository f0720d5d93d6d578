#include "ui/rules/numbereditor.h"

#include "ui/board/boardview.h"
#include "ui/board/document.h"
#include "ui/rules/numbersigns.h"

#include <QGridLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QRegularExpressionValidator>
#include <QToolButton>

#include <algorithm>

namespace sudoku {
namespace {

constexpr int columnCount = 6; // few rows, because the list of rules needs the height

} // namespace

NumberEditor::NumberEditor(BoardView &view, QWidget *parent)
    : QFrame(parent),
      m_view(view),
      m_field(new QLineEdit),
      m_layout(new QGridLayout(this))
{
    setObjectName(QStringLiteral("numberEditor"));
    setAccessibleName(tr("Number of the rule"));
    setFrameShape(QFrame::StyledPanel);
    setFocusPolicy(Qt::ClickFocus); // a click on a key gives it to the field
    setFocusProxy(m_field);
    m_field->setObjectName(QStringLiteral("number"));
    m_field->setAccessibleName(tr("Number of the rule"));
    m_field->setValidator(new QRegularExpressionValidator(
        QRegularExpression(QStringLiteral("(\\d{1,9}([ ,]+\\d{1,9})*[ ,]*)?")), m_field));
    m_layout->setContentsMargins(4, 4, 4, 4);
    m_layout->setSpacing(3);
    m_layout->addWidget(m_field, 0, 0, 1, columnCount);
    m_field->installEventFilter(this);
    connect(m_field, &QLineEdit::textChanged, this, &NumberEditor::edited);
    hide();
}

void NumberEditor::showFor(const Variant &kind)
{
    constexpr int maxFigure = 9;
    const bool areFigures =
        kind.maxNumbers > 1 && kind.numbers(m_view.document().geometry(), {}).max <= maxFigure;
    if (m_kind != &kind || m_areFigures != areFigures) {
        m_kind = &kind;
        m_areFigures = areFigures;
        makeKeys();
    }
    show();
}

void NumberEditor::dismiss()
{
    if (m_field->hasFocus())
        m_view.setFocus();
    hide();
    m_isBegunOnBoard = false;
    m_field->clear();
}

bool NumberEditor::takes(QString text) const
{
    int position = 0;
    return m_field->validator()->validate(text, position) != QValidator::Invalid;
}

std::vector<int> NumberEditor::numbers() const
{
    static const QRegularExpression number(QStringLiteral("\\d+"));
    static const QRegularExpression figure(QStringLiteral("\\d"));
    std::vector<int> numbers;
    for (const QRegularExpressionMatch &match : (m_areFigures ? figure : number).globalMatch(m_field->text()))
        numbers.push_back(match.captured().toInt());
    return numbers;
}

void NumberEditor::setRange(const QString &range)
{
    m_field->setPlaceholderText(range);
    const QString keys =
        tr("%1. Enter, Escape or whatever you do next takes it; Undo takes it back.").arg(range);
    m_field->setToolTip(keys);
    m_field->setAccessibleDescription(keys);
}

/// Makes keys for figures, for the numbers that are common, and to end.
void NumberEditor::makeKeys()
{
    for (QWidget *key : m_keys)
        delete key;
    m_keys.clear();
    int column = 0;
    for (const NumberSign &sign : numberSigns(m_view.document().geometry(), *m_kind)) {
        const QString shown = QString::fromStdString(sign.sign);
        connect(addKey(shown, shown, 1, column++), &QToolButton::clicked, this,
                [this, number = sign.number] { emit chosen(number); });
    }
    const auto addFigure = [this](const QString &text, const QString &name, int row, int at) {
        connect(addKey(text, name, row, at), &QToolButton::clicked, m_field,
                [this, text] { m_field->insert(text); });
    };
    if (m_kind->maxNumbers > 1 && !m_areFigures)
        addFigure(QStringLiteral(","), tr("comma"), 1, column);
    constexpr int firstRow = 2;
    constexpr int lastColumn = columnCount - 1;
    for (int figure = 1; figure <= 10; ++figure) {
        const QString text = QString::number(figure % 10);
        addFigure(text, text, firstRow + (figure - 1) / lastColumn, (figure - 1) % lastColumn);
    }
    connect(addKey(QStringLiteral("⌫"), tr("Delete the last figure"), firstRow, lastColumn),
            &QToolButton::clicked, m_field, &QLineEdit::backspace);
    QToolButton *done = addKey(QStringLiteral("✓"), tr("Done"), firstRow + 1, lastColumn);
    done->setObjectName(QStringLiteral("done"));
    connect(done, &QToolButton::clicked, this, &NumberEditor::confirmed);
}

QToolButton *NumberEditor::addKey(const QString &text, const QString &name, int row, int column)
{
    auto *key = new QToolButton;
    key->setText(text);
    key->setAccessibleName(name);
    if (name != text)
        key->setToolTip(name);
    key->setFocusPolicy(Qt::NoFocus); // the field keeps the keyboard
    key->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    const int side = std::max(30, key->fontMetrics().height() * 2);
    key->setMinimumSize(side, side);
    m_layout->addWidget(key, row, column);
    m_keys.push_back(key);
    return key;
}

bool NumberEditor::eventFilter(QObject *watched, QEvent *event)
{
    const bool isKey = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
    if (watched != m_field || !isKey || !takesKey(*static_cast<QKeyEvent *>(event)))
        return QFrame::eventFilter(watched, event);
    event->accept(); // before a command gets it
    if (event->type() == QEvent::KeyPress)
        press(*static_cast<QKeyEvent *>(event));
    return true;
}

std::optional<int> NumberEditor::numberOf(const QKeyEvent &event) const
{
    const auto sign = letterSign(m_view.document().geometry(), m_kind, event.text().toStdString());
    return sign ? std::optional(sign->number) : std::nullopt;
}

/// Returns whether the key does not edit the text of the field.
bool NumberEditor::takesKey(const QKeyEvent &event) const
{
    if (event.matches(QKeySequence::Undo))
        return m_isBegunOnBoard;
    switch (event.key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Escape:
    case Qt::Key_Up:
    case Qt::Key_Down:
        return true;
    case Qt::Key_Left:
    case Qt::Key_Right:
        return m_isBegunOnBoard;
    default:
        return numberOf(event).has_value();
    }
}

void NumberEditor::press(QKeyEvent &event)
{
    if (event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter)
        emit confirmed();
    else if (event.key() == Qt::Key_Escape)
        emit left();
    else if (event.matches(QKeySequence::Undo))
        emit undone();
    else if (const auto number = numberOf(event))
        emit chosen(*number);
    else
        m_view.takeKey(event); // which takes the number, because something else starts
}

} // namespace sudoku
