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

constexpr int columnCount = 3;

/// Returns what the board shows for the number of a pair: "X" for 10.
QString shownNumber(const Geometry &geometry, const Variant &kind, int number)
{
    for (const Mark &mark : kind.marksOf(geometry, {&kind, {0, 1}, {number}}))
        if (const auto *token = std::get_if<Token>(&mark); token && !token->text.empty())
            return QString::fromStdString(token->text);
    return QString::number(number);
}

} // namespace

NumberEditor::NumberEditor(BoardView &view)
    : QFrame(&view),
      m_view(view),
      m_field(new QLineEdit),
      m_layout(new QGridLayout(this))
{
    setObjectName(QStringLiteral("numberEditor"));
    setAccessibleName(tr("Number of the rule"));
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setCursor(Qt::ArrowCursor);
    setFocusPolicy(Qt::ClickFocus); // or a click on a key would give the focus to the board
    setFocusProxy(m_field);
    m_field->setObjectName(QStringLiteral("number"));
    m_field->setAccessibleName(tr("Number of the rule"));
    m_field->setValidator(new QRegularExpressionValidator(
        QRegularExpression(QStringLiteral("(\\d{1,4}([ ,]+\\d{1,4})*[ ,]*)?")), m_field));
    m_layout->setContentsMargins(6, 6, 6, 6);
    m_layout->setSpacing(3);
    m_layout->addWidget(m_field, 0, 0, 1, columnCount);
    m_field->installEventFilter(this);
    view.installEventFilter(this);
    connect(m_field, &QLineEdit::textChanged, this, &NumberEditor::edited);
    hide();
}

void NumberEditor::showBeside(const std::vector<Cell> &cells, const Variant &kind)
{
    const bool areFigures = kind.maxNumbers > 1 && m_view.document().geometry().digitCount() <= 9;
    if (m_kind != &kind || m_areFigures != areFigures) {
        m_kind = &kind;
        m_areFigures = areFigures;
        makeKeys();
    }
    m_cells = cells;
    place();
    show();
    raise();
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
    m_field->setMinimumWidth(m_field->fontMetrics().horizontalAdvance(range) + 16);
    place();
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
    constexpr int lastRow = 5;
    for (int figure = 0; figure < 9; ++figure) {
        const QString text = QString::number(figure + 1);
        addFigure(text, text, firstRow + figure / columnCount, figure % columnCount);
    }
    connect(addKey(QStringLiteral("⌫"), tr("Delete the last figure"), lastRow, 0), &QToolButton::clicked,
            m_field, &QLineEdit::backspace);
    addFigure(QStringLiteral("0"), QStringLiteral("0"), lastRow, 1);
    QToolButton *done = addKey(QStringLiteral("✓"), tr("Done"), lastRow, 2);
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

/// Stays where it hides none of the cells, if there is room in what is seen of the board.
void NumberEditor::place()
{
    if (m_cells.empty())
        return;
    m_layout->activate();
    const QSize size = sizeHint();
    QRect cells;
    for (const Cell cell : m_cells)
        cells |= m_view.cellRect(cell).toAlignedRect();
    constexpr int gap = 6;
    const QRect seen = m_view.parentWidget()
                           ? m_view.rect() & m_view.parentWidget()->rect().translated(-m_view.pos())
                           : m_view.rect();
    QRect place(cells.topRight() + QPoint(gap, 0), size);
    if (place.right() > seen.right())
        place.moveRight(cells.left() - gap);
    if (place.left() < seen.left()) // then above or below
        place.moveTopLeft(cells.bottom() + gap + size.height() <= seen.bottom()
                              ? cells.bottomLeft() + QPoint(0, gap)
                              : QPoint(cells.left(), cells.top() - gap - size.height()));
    place.moveLeft(std::clamp(place.left(), seen.left(), std::max(seen.left(), seen.right() - size.width())));
    place.moveTop(std::clamp(place.top(), seen.top(), std::max(seen.top(), seen.bottom() - size.height())));
    setGeometry(place);
}

bool NumberEditor::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == &m_view && event->type() == QEvent::Resize && isShown())
        place();
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

/// Keeps from the board what the field has no use for.
void NumberEditor::keyPressEvent(QKeyEvent *event)
{
    event->accept();
}

} // namespace sudoku
