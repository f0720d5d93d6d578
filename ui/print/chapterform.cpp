#include "ui/print/chapterform.h"

#include "ui/base/filedialog.h"
#include "ui/base/messagebar.h"
#include "ui/print/filefield.h"
#include "ui/print/problemnote.h"
#include "ui/print/wishtable.h"
#include "ui/text/strings.h"

#include <QCheckBox>
#include <QFontMetrics>
#include <QFormLayout>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace sudoku {
ChapterForm::ChapterForm(QWidget *parent)
    : QWidget(parent),
      m_list(new QListWidget),
      m_title(new QLineEdit),
      m_titlePage(new QCheckBox(tr("Title on a page of its own"))),
      m_introduction(new QPlainTextEdit),
      m_perPage(new QSpinBox),
      m_inserted(new FileField),
      m_insertProblem(new ProblemNote),
      m_puzzles(new WishTable),
      m_puzzlesProblem(new ProblemNote)
{
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(makeList());
    makeFields();
    connect(m_list, &QListWidget::currentRowChanged, this, [this](int row) {
        m_chosen = row;
        if (m_isShowing)
            return;
        showChapter();
        emit chosen(row);
    });
}

QWidget *ChapterForm::makeList()
{
    auto *row = new QWidget;
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins({});
    m_list->setObjectName(QStringLiteral("chapters"));
    m_list->setAccessibleName(tr("Chapters"));
    constexpr int shownRows = 5;
    m_list->setMaximumHeight(QFontMetrics(m_list->font()).height() * (shownRows + 1));
    layout->addWidget(m_list, 1);
    auto *buttons = new QVBoxLayout;
    const auto addButton = [&](const QString &text, const QString &what, const auto &run) {
        auto *button = new QToolButton;
        button->setText(text);
        button->setToolTip(what);
        button->setAccessibleName(what);
        button->setFocusPolicy(Qt::StrongFocus);
        connect(button, &QToolButton::clicked, this, run);
        buttons->addWidget(button);
        return button;
    };
    addButton(QStringLiteral("+"), tr("Add a chapter"), [this] { addChapter(); });
    m_remove = addButton(QStringLiteral("−"), tr("Remove the chapter"), [this] { removeChapter(); });
    m_up = addButton(QStringLiteral("↑"), tr("Move the chapter up"), [this] { moveChapter(-1); });
    m_down = addButton(QStringLiteral("↓"), tr("Move the chapter down"), [this] { moveChapter(1); });
    buttons->addStretch();
    layout->addLayout(buttons);
    row->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    return row;
}

void ChapterForm::makeFields()
{
    m_title->setObjectName(QStringLiteral("chapterTitle"));
    m_inserted->line().setObjectName(QStringLiteral("chapterInsert"));
    m_inserted->line().setToolTip(tr("A PDF file whose pages come before the chapter"));
    m_puzzles->setObjectName(QStringLiteral("puzzles"));
    constexpr int shownLines = 3;
    m_introduction->setTabChangesFocus(true);
    m_introduction->setMaximumHeight(QFontMetrics(m_introduction->font()).lineSpacing() * (shownLines + 1));
    m_perPage->setRange(0, 12);
    m_perPage->setSpecialValueText(tr("as in the book"));
    auto *form = new QFormLayout;
    form->addRow(tr("Title:"), m_title);
    form->addRow(QString(), m_titlePage);
    form->addRow(tr("Introduction:"), m_introduction);
    form->addRow(tr("Puzzles per page:"), m_perPage);
    form->addRow(tr("Insert a PDF:"), m_inserted);
    form->addRow(QString(), m_insertProblem);
    form->addRow(m_puzzles);
    form->addRow(m_puzzlesProblem);
    auto *more = new QPushButton(tr("Add &Row"));
    auto *file = new QPushButton(tr("Add F&ile…"));
    file->setToolTip(tr("Puzzles that are in a file already"));
    auto *fewer = new QPushButton(tr("R&emove Row"));
    auto *buttons = new QHBoxLayout;
    for (QPushButton *button : {more, file, fewer}) {
        button->setAutoDefault(false);
        buttons->addWidget(button);
    }
    buttons->addStretch();
    form->addRow(buttons);
    static_cast<QVBoxLayout *>(layout())->addLayout(form);
    connect(more, &QPushButton::clicked, this, &ChapterForm::addRow);
    connect(file, &QPushButton::clicked, this, &ChapterForm::askForFile);
    connect(fewer, &QPushButton::clicked, this, &ChapterForm::removeRow);
    connect(m_title, &QLineEdit::textChanged, this, &ChapterForm::takeChapter);
    connect(m_titlePage, &QCheckBox::toggled, this, &ChapterForm::takeChapter);
    connect(m_introduction, &QPlainTextEdit::textChanged, this, &ChapterForm::takeChapter);
    connect(m_perPage, &QSpinBox::valueChanged, this, &ChapterForm::takeChapter);
    connect(&m_inserted->line(), &QLineEdit::textChanged, this, &ChapterForm::takeChapter);
    connect(m_puzzles, &WishTable::cellChanged, this, &ChapterForm::takeChapter);
}

bool ChapterForm::hasChapter() const
{
    return m_chosen >= 0 && m_chosen < std::ssize(m_chapters);
}

void ChapterForm::setChapters(std::vector<BookChapter> chapters)
{
    m_chapters = std::move(chapters);
    showTitles(0);
}

QString ChapterForm::titleOf(int chapter) const
{
    const bool isThere = chapter >= 0 && chapter < std::ssize(m_chapters);
    const QString title = isThere ? m_chapters[chapter].title : QString();
    return title.isEmpty() ? tr("Chapter %1").arg(chapter + 1) : title;
}

void ChapterForm::showTitles(int chosen)
{
    m_isShowing = true;
    m_list->clear();
    for (int chapter = 0; chapter < std::ssize(m_chapters); ++chapter)
        m_list->addItem(titleOf(chapter));
    m_list->setCurrentRow(std::min<int>(chosen, static_cast<int>(m_chapters.size()) - 1));
    m_isShowing = false;
    showChapter();
}

void ChapterForm::addChapter()
{
    m_chapters.push_back({.sources = {BookSource{}}});
    showTitles(static_cast<int>(m_chapters.size()) - 1);
    emit changed();
}

void ChapterForm::removeChapter()
{
    if (!hasChapter() || m_chapters.size() == 1) // a book has at least one
        return;
    m_chapters.erase(m_chapters.begin() + m_chosen);
    showTitles(m_chosen);
    emit changed();
}

void ChapterForm::moveChapter(int by)
{
    const int place = m_chosen + by;
    if (!hasChapter() || place < 0 || place >= std::ssize(m_chapters))
        return;
    std::swap(m_chapters[m_chosen], m_chapters[place]);
    showTitles(place);
    emit changed();
}

void ChapterForm::addRow()
{
    addSource({});
}

void ChapterForm::askForFile()
{
    const QString path = askForOpenPath(this, tr("Add File"), m_folder);
    if (!path.isEmpty())
        addSource({.file = nameWithin(m_folder, path)});
}

void ChapterForm::addSource(const BookSource &source)
{
    if (!hasChapter())
        return;
    m_chapters[m_chosen].sources.push_back(source);
    showChapter();
    m_puzzles->setCurrentCell(m_puzzles->rowCount() - 1, 0);
    m_puzzles->setFocus();
    emit changed();
}

void ChapterForm::removeRow()
{
    const int row = m_puzzles->currentRow();
    if (!hasChapter() || row < 0 || m_puzzles->rowCount() == 1) // a chapter has puzzles
        return;
    m_chapters[m_chosen].sources.erase(m_chapters[m_chosen].sources.begin() + row);
    showChapter();
    emit changed();
}

void ChapterForm::showChapter()
{
    m_remove->setEnabled(m_chapters.size() > 1);
    m_up->setEnabled(m_chosen > 0);
    m_down->setEnabled(m_chosen + 1 < std::ssize(m_chapters));
    if (!hasChapter())
        return;
    const BookChapter &chapter = m_chapters[m_chosen];
    m_isShowing = true;
    m_title->setText(chapter.title);
    m_titlePage->setChecked(chapter.hasTitlePage);
    m_introduction->setPlainText(chapter.introduction.join(QLatin1Char('\n')));
    m_perPage->setValue(chapter.perPage);
    m_inserted->line().setText(chapter.inserted.file);
    m_puzzles->setSources(chapter.sources);
    m_isShowing = false;
    showFaultsOfChapter();
}

void ChapterForm::showFaults(const std::vector<BookFault> &faults)
{
    m_faults = faults;
    const QColor ground = messageGround(Message::Kind::Problem, QGuiApplication::palette());
    for (int row = 0; row < m_list->count(); ++row) {
        const bool isRight = std::ranges::none_of(
            faults, [row](const BookFault &fault) { return readPlace(fault.place).chapter == row; });
        m_list->item(row)->setBackground(isRight ? QBrush() : QBrush(ground));
    }
    showFaultsOfChapter();
}

/// Says what is wrong with the chosen chapter beside its fields.
void ChapterForm::showFaultsOfChapter()
{
    QString ofInsert;
    QStringList ofPuzzles;
    m_puzzles->clearProblems();
    for (const BookFault &fault : m_faults) {
        const BookPlace place = readPlace(fault.place);
        if (place.chapter != m_chosen)
            continue;
        if (place.puzzles >= 0)
            m_puzzles->setProblem(place.puzzles, m_puzzles->columnOf(place.member), fault.what);
        if (place.member == QLatin1String("insert"))
            ofInsert = asSentence(fault.what);
        else
            ofPuzzles += asSentence(fault.what);
    }
    m_insertProblem->setText(ofInsert);
    m_puzzlesProblem->setText(ofPuzzles.join(QLatin1Char('\n')));
}

void ChapterForm::leadTo(const BookPlace &place)
{
    if (place.chapter >= 0)
        m_list->setCurrentRow(place.chapter);
    if (place.member == QLatin1String("insert"))
        return m_inserted->setFocus();
    if (place.puzzles >= 0)
        m_puzzles->setCurrentCell(place.puzzles, m_puzzles->columnOf(place.member));
    m_puzzles->setFocus();
}

void ChapterForm::takeChapter()
{
    if (m_isShowing || !hasChapter())
        return;
    BookChapter &chapter = m_chapters[m_chosen];
    chapter.title = m_title->text();
    chapter.hasTitlePage = m_titlePage->isChecked();
    const QString introduction = m_introduction->toPlainText();
    chapter.introduction = introduction.isEmpty() ? QStringList() : introduction.split(QLatin1Char('\n'));
    chapter.perPage = m_perPage->value();
    chapter.inserted.file = m_inserted->line().text();
    for (int row = 0; row < m_puzzles->rowCount(); ++row)
        chapter.sources[row] = m_puzzles->source(row, chapter.sources[row]);
    m_list->item(m_chosen)->setText(titleOf(m_chosen));
    emit changed();
}

} // namespace sudoku
