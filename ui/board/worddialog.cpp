#include "ui/board/worddialog.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include "core/board/characters.h"
#include "ui/base/helppage.h"
#include "ui/base/titleroom.h"
#include "ui/text/strings.h"
#include "ui/text/symbolwords.h"

namespace sudoku {

WordDialog::WordDialog(int digitCount, const QString &word, QWidget *parent)
    : QDialog(parent),
      m_digitCount(digitCount),
      m_word(new QLineEdit(word)),
      m_state(new QLabel)
{
    setWindowTitle(tr("Word"));
    setHelpPage(*this, "symbols.md#words");
    auto *question = new QLabel(tr("&Word of %1 different letters:").arg(digitCount));
    question->setBuddy(m_word);
    m_word->setObjectName(QStringLiteral("word"));
    m_word->selectAll();
    m_state->setObjectName(QStringLiteral("state"));
    m_state->setWordWrap(true);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    m_apply = buttons->button(QDialogButtonBox::Ok);
    m_apply->setText(tr("&Use Word"));
    m_apply->setDefault(true);
    auto *layout = new QVBoxLayout(this);
    for (QWidget *widget : std::initializer_list<QWidget *>{question, m_word, m_state, buttons})
        layout->addWidget(widget);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_word, &QLineEdit::textChanged, this, &WordDialog::follow);
    m_word->setFocus();
    follow();
    makeRoomForTitle(*this);
}

/// A word that is too short is not wrong yet.
void WordDialog::follow()
{
    const std::string word = m_word->text().trimmed().toStdString();
    const int count = static_cast<int>(charactersOf(word).size());
    const auto read = symbolsOfTypedWord(word);
    m_symbols = read && count == m_digitCount ? *read : nullptr;
    const bool isFaulty = !read && read.error().kind != SymbolFault::Kind::Count;
    const int excess = count - m_digitCount;
    m_state->setText(isFaulty     ? asSentence(symbolFaultText(read.error()))
                     : m_symbols  ? tr("Each letter is there once.")
                     : excess > 0 ? tr("%n letter(s) too many.", nullptr, excess)
                                  : tr("%1 of %2 letters.").arg(count).arg(m_digitCount));
    m_word->setAccessibleDescription(m_state->text());
    m_apply->setEnabled(m_symbols);
}

} // namespace sudoku
