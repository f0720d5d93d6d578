#include "ui/rules/puzzlepage.h"

#include "core/formats/text/infomembers.h"
#include "ui/base/helppage.h"
#include "ui/board/document.h"
#include "ui/text/rulestext.h"

#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <utility>

namespace sudoku {
namespace {

constexpr int maxLine = 400; // characters
constexpr int maxRules = static_cast<int>(maxInfoSize / 4);

/// Returns what the board has of a text that was typed.
std::string kept(const QString &typed)
{
    return infoText(typed.left(maxRules).toStdString());
}

} // namespace

PuzzlePage::PuzzlePage(Document &document, QWidget *parent)
    : QWidget(parent),
      m_document(document),
      m_rules(new QPlainTextEdit)
{
    setHelpPage(*this, "board.md");
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 6, 0, 0);
    auto *form = new QFormLayout;
    form->setRowWrapPolicy(QFormLayout::WrapAllRows);
    layout->addLayout(form);
    m_title = addLine(*form, tr("T&itle:"), "title", &PuzzleInfo::title, tr("Change Title"));
    m_author = addLine(*form, tr("A&uthor:"), "author", &PuzzleInfo::author, tr("Change Author"));
    m_source = addLine(*form, tr("Sour&ce:"), "source", &PuzzleInfo::source, tr("Change Source"));
    m_level = addLine(*form, tr("&Level:"), "level", &PuzzleInfo::level, tr("Change Level"));
    m_message = addLine(*form, tr("Messa&ge when solved:"), "message", &PuzzleInfo::message,
                        tr("Change Message When Solved"));
    auto *label = new QLabel(tr("Rules in &words:"));
    label->setBuddy(m_rules);
    layout->addWidget(label);
    m_rules->setObjectName(QStringLiteral("rulesText"));
    m_rules->setAccessibleName(tr("Rules in words"));
    m_rules->setTabChangesFocus(true);
    m_rules->setMinimumHeight(m_rules->fontMetrics().lineSpacing() * 3);
    layout->addWidget(m_rules, 1);
    auto *propose = new QPushButton(tr("Pr&opose"));
    propose->setObjectName(QStringLiteral("propose"));
    propose->setToolTip(tr("Write the rules of this puzzle in words"));
    layout->addWidget(propose);
    connect(m_rules, &QPlainTextEdit::textChanged, this, [this] {
        change(&PuzzleInfo::rules, m_rules->toPlainText(), tr("Change Rules in Words"),
               groupOf(&PuzzleInfo::rules));
    });
    connect(propose, &QPushButton::clicked, this, &PuzzlePage::propose);
    connect(&document, &Document::boardChanged, this, &PuzzlePage::follow);
    follow();
}

QLineEdit *PuzzlePage::addLine(QFormLayout &form, const QString &label, const char *name,
                               std::string PuzzleInfo::*text, const QString &what)
{
    auto *line = new QLineEdit;
    line->setObjectName(QString::fromLatin1(name));
    line->setMaxLength(maxLine);
    form.addRow(label, line);
    connect(line, &QLineEdit::textEdited, this,
            [this, text, what](const QString &typed) { change(text, typed, what, groupOf(text)); });
    return line;
}

int PuzzlePage::groupOf(std::string PuzzleInfo::*text)
{
    if (std::exchange(m_typed, text) != text)
        m_group = m_document.newEditGroup();
    return m_group;
}

void PuzzlePage::change(std::string PuzzleInfo::*text, const QString &typed, const QString &what, int group)
{
    Board board = m_document.board();
    board.info.*text = kept(typed);
    m_document.edit(std::move(board), what, {.group = group});
}

void PuzzlePage::propose()
{
    m_typed = nullptr;
    const Board &board = m_document.board();
    const QString rules = proposedRules(board.puzzle, symbolsOf(board, symbolSets().front()));
    change(&PuzzleInfo::rules, rules, tr("Propose Rules in Words"), 0);
}

/// Shows what the board has, unless that is what was typed but for blanks around it.
void PuzzlePage::follow()
{
    const PuzzleInfo &info = m_document.board().info;
    for (const auto &[line, text] : {std::pair(m_title, &info.title),
                                     {m_author, &info.author},
                                     {m_source, &info.source},
                                     {m_level, &info.level},
                                     {m_message, &info.message}})
        if (kept(line->text()) != *text)
            line->setText(QString::fromStdString(*text));
    if (const QSignalBlocker blocker(m_rules); kept(m_rules->toPlainText()) != info.rules)
        m_rules->setPlainText(QString::fromStdString(info.rules));
}

} // namespace sudoku
