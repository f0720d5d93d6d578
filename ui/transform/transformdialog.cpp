#include "ui/transform/transformdialog.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include "ui/base/helppage.h"
#include "ui/text/strings.h"
#include "ui/text/transformwords.h"

namespace sudoku {
namespace {

/// Returns the digits shifted by one: a frequent choice, and an example of how to write another one.
QString shiftedDigits(DigitValues values)
{
    QStringList digits;
    for (Digit digit = 1; digit <= values.count; ++digit)
        digits += QString::number(values.of(digit % values.count + 1));
    return digits.join(QLatin1Char(','));
}

QString questionText(const TransformKind &kind, const Board &board)
{
    return kind.argument == TransformKind::Argument::TwoLines
               ? TransformDialog::tr("&Numbers of the two that change places:")
               : TransformDialog::tr("&New digits for %1 to %2, in this order:")
                     .arg(board.puzzle.geometry.values().first)
                     .arg(board.puzzle.geometry.values().last());
}

} // namespace

TransformDialog::TransformDialog(const Board &board, const TransformKind &kind, QWidget *parent)
    : QDialog(parent),
      m_board(board),
      m_kind(kind),
      m_numbers(new QLineEdit),
      m_state(new QLabel)
{
    const bool areLines = kind.argument == TransformKind::Argument::TwoLines;
    setWindowTitle(nameText(kind));
    setHelpPage(*this, "board.md#the-same-puzzle-in-another-form");
    auto *question = new QLabel(questionText(kind, board));
    question->setBuddy(m_numbers);
    m_numbers->setText(areLines ? QStringLiteral("1,2") : shiftedDigits(board.puzzle.geometry.values()));
    m_numbers->selectAll();
    m_numbers->setObjectName(QStringLiteral("numbers"));
    m_state->setWordWrap(true);
    m_state->setObjectName(QStringLiteral("state"));
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    m_apply = buttons->button(QDialogButtonBox::Ok);
    m_apply->setText(tr("Appl&y"));
    m_apply->setDefault(true);
    auto *layout = new QVBoxLayout(this);
    for (QWidget *widget : std::initializer_list<QWidget *>{question, m_numbers, m_state, buttons})
        layout->addWidget(widget);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_numbers, &QLineEdit::textChanged, this, &TransformDialog::follow);
    m_numbers->setFocus();
    follow();
}

std::vector<int> TransformDialog::numbers() const
{
    return readTransformNumbers(m_kind, m_numbers->text().toStdString()).value_or(std::vector<int>());
}

void TransformDialog::follow()
{
    const auto numbers = readTransformNumbers(m_kind, m_numbers->text().toStdString());
    QString why;
    if (!numbers)
        why = numbersErrorText(m_kind, numbers.error());
    else if (const auto result = m_kind.apply(m_board, {.numbers = *numbers}); !result)
        why = obstacleText(m_board.puzzle.geometry, result.error());
    m_state->setText(why.isEmpty() ? tr("This is possible.") : capitalised(why) + QLatin1Char('.'));
    m_numbers->setAccessibleDescription(m_state->text());
    m_apply->setEnabled(why.isEmpty());
}

} // namespace sudoku
