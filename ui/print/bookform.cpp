#include "ui/print/bookform.h"

#include "ui/base/widescrollarea.h"
#include "ui/print/chapterform.h"
#include "ui/print/filefield.h"
#include "ui/print/schemafield.h"
#include "ui/printjob/bookmembers.h"
#include "ui/printjob/booktext.h"
#include "ui/text/qtjson.h"
#include "ui/text/strings.h"

#include <QFormLayout>
#include <QScrollArea>

#include <algorithm>

namespace sudoku {
namespace {

using Json = nlohmann::ordered_json;

QString labelOf(const BookMember &member)
{
    return translate("BookMember", member.label);
}

/// Returns the area with \a content, which is in a tab.
WideScrollArea *areaAround(const QWidget &content)
{
    QWidget *area = content.parentWidget();
    while (area && !qobject_cast<QScrollArea *>(area))
        area = area->parentWidget();
    return static_cast<WideScrollArea *>(area);
}

} // namespace

BookForm::BookForm(QWidget *parent) : QTabWidget(parent), m_chapters(new ChapterForm)
{
    addTab(new WideScrollArea(makeFields(false)), tr("&Pages"));
    addTab(new WideScrollArea(makeFields(true)), tr("&Texts"));
    addTab(new WideScrollArea(m_chapters), tr("C&hapters"));
    const auto takeChange = [this] {
        if (!m_isShowing)
            emit changed();
    };
    for (const auto &[name, field] : m_fields)
        connect(field, &SchemaField::changed, this, takeChange);
    connect(m_chapters, &ChapterForm::changed, this, takeChange);
    connect(m_chapters, &ChapterForm::chosen, this, &BookForm::chapterChosen);
    connect(this, &QTabWidget::currentChanged, this, [this] {
        if (editedChapter() >= 0)
            emit chapterChosen(editedChapter());
    });
}

/// Returns the fields that need lines of their own, or the others.
QWidget *BookForm::makeFields(bool areLarge)
{
    auto *widget = new QWidget;
    auto *form = new QFormLayout(widget);
    for (const BookMember &member : bookMembers()) {
        auto *field = new SchemaField(memberSchema(member),
                                      [&member](const QString &name) { return memberWord(member, name); });
        if (field->isLarge() != areLarge) {
            delete field;
            continue;
        }
        const QString label = labelOf(member);
        field->setObjectName(toQString(member.name));
        field->setName(label);
        const bool hasOwnText = !label.endsWith(QLatin1Char(':'));
        form->addRow(hasOwnText ? QString() : label, field);
        m_fields.emplace(member.name, field);
    }
    return widget;
}

void BookForm::setDraft(const BookDraft &draft)
{
    m_isShowing = true;
    for (const BookMember &member : bookMembers()) {
        const auto wrong = draft.wrongValues.find(member.name);
        m_fields.find(member.name)
            ->second->setValue(wrong == draft.wrongValues.end() ? memberValue(member, draft.book)
                                                                : wrong->second);
    }
    m_chapters->setChapters(draft.book.chapters);
    m_isShowing = false;
}

bool BookForm::canShow(const BookDraft &draft)
{
    if (draft.problems.empty())
        return true;
    BookForm form;
    form.setDraft(draft);
    const auto isSame = [](const BookProblem &a, const BookProblem &b) {
        return a.place == b.place && a.what == b.what;
    };
    return std::ranges::equal(draft.problems, form.draft().problems, isSame);
}

void BookForm::setFolder(const QString &folder)
{
    for (FileField *field : findChildren<FileField *>())
        field->setFolder(folder);
    m_chapters->setFolder(folder);
}

BookDraft BookForm::draft() const
{
    BookFile chapters;
    chapters.chapters = m_chapters->chapters();
    Json json = Json::parse(writeBook(chapters).toStdString());
    for (const auto &[name, field] : m_fields)
        if (Json value = field->value(); !value.is_null())
            json[name] = std::move(value);
    return readDraft(QByteArray::fromStdString(json::line(json)));
}

void BookForm::showFaults(const std::vector<BookFault> &faults)
{
    std::map<QString, QStringList> problems; // of each field
    for (const BookFault &fault : faults)
        if (const BookPlace place = readPlace(fault.place); place.chapter < 0)
            problems[place.member] += asSentence(fault.what);
    for (const auto &[name, field] : m_fields)
        field->setProblem(problems[QString::fromStdString(name)].join(QLatin1Char('\n')));
    m_chapters->showFaults(faults);
}

void BookForm::leadTo(const BookFault &fault)
{
    const BookPlace place = readPlace(fault.place);
    const auto found = m_fields.find(place.member.toStdString());
    const bool isInChapter = place.chapter >= 0 || found == m_fields.end();
    QWidget &field = isInChapter ? static_cast<QWidget &>(*m_chapters) : *found->second;
    WideScrollArea *area = areaAround(field);
    setCurrentWidget(area);
    if (isInChapter)
        m_chapters->leadTo(place);
    else
        field.setFocus();
    area->ensureWidgetVisible(isInChapter ? m_chapters->focusWidget() : &field);
}

QString BookForm::nameOf(const BookFault &fault) const
{
    const BookPlace place = readPlace(fault.place);
    if (place.chapter >= 0)
        return m_chapters->titleOf(place.chapter);
    const auto found = std::ranges::find(bookMembers(), place.member.toStdString(), &BookMember::name);
    QString label = found == bookMembers().end() ? tr("Book") : labelOf(*found);
    return label.remove(QLatin1Char(':')).trimmed();
}

int BookForm::editedChapter() const
{
    return currentWidget() == areaAround(*m_chapters) ? m_chapters->chosenChapter() : -1;
}

} // namespace sudoku
