#include "ui/print/chapterform.h"

#include "ui/text/qtjson.h"

#include <QCheckBox>
#include <QFontMetrics>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTableWidget>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace sudoku {
namespace {

using Json = nlohmann::ordered_json;

enum Column { Count, Size, Rules, Difficulty, Clues, File, columnCount };

/// The options of "generate" in the columns between the number of puzzles and the file.
constexpr std::array optionOf{"", "size", "variant", "difficulty", "clues", ""};

/// Returns \a value as a person types it.
QString typed(const Json &value)
{
    if (value.is_string())
        return QString::fromStdString(value.get<std::string>());
    QStringList texts;
    if (value.is_array())
        for (const Json &element : value)
            texts += typed(element);
    return value.is_array() ? texts.join(QStringLiteral(", ")) : QString::fromStdString(value.dump());
}

/// Returns what a person typed as a value of an option: a number, a text or several.
Json valueOf(const QString &text)
{
    bool isNumber = false;
    const int number = text.toInt(&isNumber);
    if (isNumber)
        return number;
    const QStringList parts = text.split(QLatin1Char(','), Qt::SkipEmptyParts);
    if (parts.size() < 2)
        return text.trimmed();
    Json values = Json::array();
    for (const QString &part : parts)
        values.push_back(part.trimmed());
    return values;
}

} // namespace

ChapterForm::ChapterForm(QWidget *parent)
    : QWidget(parent),
      m_list(new QListWidget),
      m_title(new QLineEdit),
      m_titlePage(new QCheckBox(tr("Title on a page of its own"))),
      m_introduction(new QPlainTextEdit),
      m_perPage(new QSpinBox),
      m_inserted(new QLineEdit),
      m_puzzles(new QTableWidget(0, columnCount))
{
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(makeList());
    makeFields();
    connect(m_list, &QListWidget::currentRowChanged, this, [this](int row) {
        m_chosen = row;
        showChapter();
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
    m_inserted->setObjectName(QStringLiteral("chapterInsert"));
    m_inserted->setToolTip(tr("A PDF file whose pages come before the chapter"));
    m_puzzles->setObjectName(QStringLiteral("puzzles"));
    constexpr int shownLines = 3;
    m_introduction->setTabChangesFocus(true);
    m_introduction->setMaximumHeight(QFontMetrics(m_introduction->font()).lineSpacing() * (shownLines + 1));
    m_perPage->setRange(0, 12);
    m_perPage->setSpecialValueText(tr("as in the book"));
    m_puzzles->setHorizontalHeaderLabels(
        {tr("Number"), tr("Size"), tr("Rules"), tr("Difficulty"), tr("Clues"), tr("File")});
    m_puzzles->setToolTip(tr("Puzzles to make, in the words of 'generate', or a file without a number"));
    m_puzzles->setTabKeyNavigation(false);
    m_puzzles->verticalHeader()->hide();
    m_puzzles->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    auto *form = new QFormLayout;
    form->addRow(tr("Title:"), m_title);
    form->addRow(QString(), m_titlePage);
    form->addRow(tr("Introduction:"), m_introduction);
    form->addRow(tr("Puzzles per page:"), m_perPage);
    form->addRow(tr("Insert a PDF:"), m_inserted);
    form->addRow(m_puzzles);
    auto *more = new QPushButton(tr("Add &Row"));
    auto *fewer = new QPushButton(tr("R&emove Row"));
    auto *buttons = new QHBoxLayout;
    for (QPushButton *button : {more, fewer}) {
        button->setAutoDefault(false);
        buttons->addWidget(button);
    }
    buttons->addStretch();
    form->addRow(buttons);
    static_cast<QVBoxLayout *>(layout())->addLayout(form);
    connect(more, &QPushButton::clicked, this, &ChapterForm::addRow);
    connect(fewer, &QPushButton::clicked, this, &ChapterForm::removeRow);
    connect(m_title, &QLineEdit::textChanged, this, &ChapterForm::takeChapter);
    connect(m_titlePage, &QCheckBox::toggled, this, &ChapterForm::takeChapter);
    connect(m_introduction, &QPlainTextEdit::textChanged, this, &ChapterForm::takeChapter);
    connect(m_perPage, &QSpinBox::valueChanged, this, &ChapterForm::takeChapter);
    connect(m_inserted, &QLineEdit::textChanged, this, &ChapterForm::takeChapter);
    connect(m_puzzles, &QTableWidget::cellChanged, this, &ChapterForm::takeChapter);
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

void ChapterForm::showTitles(int chosen)
{
    m_isShowing = true;
    m_list->clear();
    for (const BookChapter &chapter : m_chapters)
        m_list->addItem(chapter.title.isEmpty() ? tr("Chapter %1").arg(m_list->count() + 1) : chapter.title);
    m_isShowing = false;
    m_list->setCurrentRow(std::min<int>(chosen, static_cast<int>(m_chapters.size()) - 1));
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
    if (!hasChapter())
        return;
    m_chapters[m_chosen].sources.emplace_back();
    showChapter();
    m_puzzles->setCurrentCell(m_puzzles->rowCount() - 1, Count);
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
    m_inserted->setText(chapter.inserted.file);
    showSources(chapter.sources);
    m_isShowing = false;
}

void ChapterForm::showSources(const std::vector<BookSource> &sources)
{
    m_puzzles->setRowCount(static_cast<int>(sources.size()));
    for (int row = 0; row < m_puzzles->rowCount(); ++row) {
        const BookSource &source = sources[row];
        for (int column = 0; column < columnCount; ++column) {
            QString text;
            if (column == Count && source.isWish())
                text = QString::number(source.wish.count);
            else if (column == File)
                text = source.isWish() ? source.wish.file : source.file;
            else if (source.isWish() && source.wish.options.contains(optionOf[column]))
                text = typed(source.wish.options[optionOf[column]]);
            m_puzzles->setItem(row, column, new QTableWidgetItem(text));
        }
    }
}

QString ChapterForm::cell(int row, int column) const
{
    const QTableWidgetItem *item = m_puzzles->item(row, column);
    return item ? item->text().trimmed() : QString();
}

BookSource ChapterForm::sourceIn(int row) const
{
    if (cell(row, Count).isEmpty() && !cell(row, File).isEmpty())
        return {.file = cell(row, File)};
    BookSource source{.wish = m_chapters[m_chosen].sources[row].wish}; // with options that have no column
    source.wish.count = std::max(1, cell(row, Count).toInt());
    source.wish.file = cell(row, File);
    for (int column = Size; column < File; ++column) {
        if (cell(row, column).isEmpty())
            source.wish.options.erase(optionOf[column]);
        else
            source.wish.options[optionOf[column]] = valueOf(cell(row, column));
    }
    return source;
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
    chapter.inserted.file = m_inserted->text();
    for (int row = 0; row < m_puzzles->rowCount(); ++row)
        chapter.sources[row] = sourceIn(row);
    m_list->item(m_chosen)->setText(chapter.title.isEmpty() ? tr("Chapter %1").arg(m_chosen + 1)
                                                            : chapter.title);
    emit changed();
}

} // namespace sudoku
