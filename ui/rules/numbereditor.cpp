#include "ui/rules/numbereditor.h"

#include "ui/board/boardview.h"
#include "ui/board/document.h"

#include <QGridLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QRegularExpressionValidator>
#include <QToolButton>

#include <algorithm>

namespace sudoku {
namespace {

constexpr int columnCount = 6; // few rows, because the list of rules needs the height

/// Returns what the board shows for the number of a pair: "X" for 10.
QString shownNumber(const Geometry &geometry, const Variant &kind, int number)
{
    for (const Mark &mark : kind.marksOf(geometry, {&kind, {0, 1}, {number}}))
        if (const auto *token = std::get_if<Token>(&mark); token && !token->text.empty())
            return QString::fromStdString(token->text);
    return QString::number(number);
}

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
        QRegularExpression(QStringLiteral("(\\d{1,4}([ ,]+\\d{1,4})*[ ,]*)?")), m_field));
    m_layout->setContentsMargins(4, 4, 4, 4);
    m_layout->setSpacing(3);
    m_layout->addWidget(m_field, 0, 0, 1, columnCount);
    m_field->installEventFilter(this);
    connect(m_field, &QLineEdit::textChanged, this, &NumberEditor::edited);
    hide();
}

void NumberEditor::showFor(const Variant &kind)
{
    const bool areFigures = kind.maxNumbers > 1 && m_view.document().geometry().digitCount() <= 9;
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
    m_field->setToolTip(range);
    m_field->setAccessibleDescription(range);
}

/// Makes keys for figures, for the numbers that are common, and to end.
void NumberEditor::makeKeys()
{
    for (QWidget *key : m_keys)
        delete key;
    m_keys.clear();
    int column = 0;
    for (const int number : m_kind->commonNumbers) {
        const QString shown = shownNumber(m_view.document().geometry(), *m_kind, number);
        connect(addKey(shown, shown, 1, column++), &QToolButton::clicked, this, [this, number] {
            m_field->setText(QString::number(number));
            emit confirmed();
        });
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
    const int key = isKey ? static_cast<QKeyEvent *>(event)->key() : 0;
    const bool isEnter = key == Qt::Key_Return || key == Qt::Key_Enter;
    if (watched != m_field || (!isEnter && key != Qt::Key_Escape))
        return QFrame::eventFilter(watched, event);
    event->accept(); // before a command gets it
    if (event->type() == QEvent::KeyPress && isEnter)
        emit confirmed();
    else if (event->type() == QEvent::KeyPress)
        emit cancelled();
    return true;
}

} // namespace sudoku
