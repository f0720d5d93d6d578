#include "ui/text/remarkwords.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QStringList>

#include "core/formats/boardremarks.h"
#include "core/formats/text/remark.h"
#include "ui/text/everycode.h"
#include "ui/text/strings.h"
#include "ui/text/words.h"

#include <string_view>

namespace sudoku {
namespace {

struct PlaceWords
{
    Q_DECLARE_TR_FUNCTIONS(Words)
};

/// Returns the place \a name, such as "r1c1", after \a text: "left of row 5" where it is beside a board of
/// that \a size, which may be 0 for unknown.
QString textAtPlace(const QString &text, const std::string &name, int size)
{
    static const QRegularExpression pattern(QStringLiteral("^r(\\d+)c(\\d+)$"));
    const QRegularExpressionMatch match = pattern.match(toQString(name));
    const int row = match.captured(1).toInt();
    const int column = match.captured(2).toInt();
    const auto isOutside = [size](int at) { return at == 0 || (size > 0 && at > size); };
    if (!match.hasMatch() || isOutside(row) == isOutside(column)) // also beside a corner
        return PlaceWords::tr("%1 at %2").arg(text, toQString(name));
    if (isOutside(row))
        return (row == 0 ? PlaceWords::tr("%1 above column %2") : PlaceWords::tr("%1 below column %2"))
            .arg(text)
            .arg(column);
    return (column == 0 ? PlaceWords::tr("%1 left of row %2") : PlaceWords::tr("%1 right of row %2"))
        .arg(text)
        .arg(row);
}

/// Remarks and errors of texts are translated together.
struct RemarkText
{
    Q_DECLARE_TR_FUNCTIONS(ErrorText)
};

/// What the program says about a remark with that code: %1 stands for its name, %n for its count.
struct RemarkRow
{
    Remark::Code code;
    const char *words;
    const char *wordsWithoutName = nullptr; ///< for a remark that has none
};

constexpr RemarkRow remarkWords[] = {
    {Remark::Code::Ignored,
     QT_TRANSLATE_N_NOOP("ErrorText", "%1 is ignored (%n time(s)): it is only decoration")},
    {Remark::Code::Drawn,
     QT_TRANSLATE_N_NOOP("ErrorText",
                         "%1 is only drawn (%n time(s)): a rule that it may stand for is not covered"),
     QT_TRANSLATE_N_NOOP("ErrorText", "%n drawing(s): a rule that they may stand for is not covered")},
    {Remark::Code::Fog, QT_TRANSLATE_NOOP("ErrorText", "the puzzle has fog, which is no rule")},
    {Remark::Code::Unsupported,
     QT_TRANSLATE_N_NOOP("ErrorText", "%1 is not supported (%n time(s)): the verdict does not cover it")},
    {Remark::Code::UnknownMember, QT_TRANSLATE_NOOP("ErrorText", "the unknown member %1 is kept"),
     QT_TRANSLATE_N_NOOP("ErrorText", "%n more unknown member(s) are kept")},
    {Remark::Code::SwitchedOff,
     QT_TRANSLATE_N_NOOP("ErrorText", "%n rule(s) switched off: the verdict does not cover them")},
    {Remark::Code::EntriesTaken,
     QT_TRANSLATE_N_NOOP("ErrorText", "there are no givens: %n entry(s) taken as the puzzle")},
    {Remark::Code::EntriesNotCounted,
     QT_TRANSLATE_NOOP("ErrorText",
                       "the verdict is about givens and rules alone; entries that do not count: %1")},
    {Remark::Code::CagesNotRead,
     QT_TRANSLATE_NOOP("ErrorText",
                       "cages seem to be drawn here and were not read: the verdict does not cover them")},
    {Remark::Code::ReadAgainstLooks,
     QT_TRANSLATE_N_NOOP("ErrorText", "%n digit(s) were read against their looks: %1")},
    {Remark::Code::ReadInDoubt, QT_TRANSLATE_N_NOOP("ErrorText", "%n cell(s) may have been misread: %1")},
    {Remark::Code::OnlyFirstPage,
     QT_TRANSLATE_N_NOOP("ErrorText", "only the first of %n page(s) was read; --page chooses another")},
    {Remark::Code::SolutionUnread,
     QT_TRANSLATE_N_NOOP("ErrorText", "left out: %n board(s) without an empty cell")},
    {Remark::Code::SumsAgainstLooks,
     QT_TRANSLATE_N_NOOP("ErrorText", "%n sum(s) were read against their looks: %1")},
    {Remark::Code::SumsInDoubt, QT_TRANSLATE_N_NOOP("ErrorText", "%n cage(s) may have been misread: %1")},
    {Remark::Code::RulesRead,
     QT_TRANSLATE_N_NOOP("ErrorText", "%n rule(s) of the kind %1 seen in the picture")},
    {Remark::Code::RulesInDoubt,
     QT_TRANSLATE_N_NOOP("ErrorText", "%n rule(s) of the kind %1 may not be meant: compare the picture")},
    {Remark::Code::ShadesNotRead,
     QT_TRANSLATE_N_NOOP("ErrorText", "%n shaded cell(s): a rule that they may stand for is not covered")},
    {Remark::Code::TextLeftOut,
     QT_TRANSLATE_NOOP("ErrorText", "left out, because it is no part of a puzzle: %1")},
    {Remark::Code::RowLeftOut,
     QT_TRANSLATE_NOOP("ErrorText", "left out, because it is no row of the board: %1")},
    {Remark::Code::RegionsLeftOut, QT_TRANSLATE_NOOP("ErrorText", "left out: a grid of regions")},
    {Remark::Code::MarksLeftOut,
     QT_TRANSLATE_N_NOOP("ErrorText", "left out: the pencil marks of %n cell(s)")},
    {Remark::Code::DeletionsLeftOut, QT_TRANSLATE_N_NOOP("ErrorText", "left out: %n removed candidate(s)")},
    {Remark::Code::EntriesLeftOut, QT_TRANSLATE_N_NOOP("ErrorText", "left out: %n entry(s)")},
    {Remark::Code::ElementLeftOut,
     QT_TRANSLATE_NOOP("ErrorText", "left out, so the verdict does not cover it: %1")},
    {Remark::Code::PuzzleLeftOut,
     QT_TRANSLATE_N_NOOP("ErrorText", "left out: %n puzzle(s) that could not be read")},
};
static_assert(hasEveryCode(remarkWords, Remark::Code::PuzzleLeftOut),
              "one row for each code, in their order");

/// Returns what replaces %1 in the words of \a remark.
QString nameIn(const Remark &remark, int size)
{
    if (remark.code == Remark::Code::EntriesNotCounted)
        return QString::number(remark.count);
    if (remark.code >= Remark::Code::ReadAgainstLooks && remark.code <= Remark::Code::SumsInDoubt)
        return toQString(remark.what); // names of cells
    if (remark.code == Remark::Code::RulesRead || remark.code == Remark::Code::RulesInDoubt)
        return nameText(*remark.variant);
    const bool isName = remark.code == Remark::Code::Drawn || remark.code == Remark::Code::Unsupported;
    return remark.code == Remark::Code::ElementLeftOut ? elementText(remark, size)
           : isName                                    ? quotedName(remark.what)
                                                       : quotedText(remark.what);
}

} // namespace

QString elementText(const Remark &element, int size)
{
    if (element.count > 1)
        return PlaceWords::tr("%1 more").arg(element.count);
    const QString name = element.variant ? nameText(*element.variant) : PlaceWords::tr("digit");
    bool isNumber = false;
    const int number = toQString(element.what).toInt(&isNumber);
    const QString text = element.what.empty() ? name
                         : element.variant && isNumber
                             ? constraintName({element.variant, {}, {number}})
                             : PlaceWords::tr("%1 %2").arg(name, toQString(element.what));
    return element.place.empty() ? text : textAtPlace(text, element.place, size);
}

QString notCoveredName(const Remark &remark, int size)
{
    return remark.code == Remark::Code::ElementLeftOut ? elementText(remark, size) : quotedName(remark.what);
}

QString notCoveredText(const Board &board)
{
    constexpr qsizetype maxNamed = 3;
    QStringList texts;
    int unnamed = 0;
    for (const Remark &remark : remarksOn(board))
        if (isNotCovered(remark.code) && texts.size() == maxNamed)
            unnamed += remark.code == Remark::Code::ElementLeftOut ? remark.count : 1;
        else if (isNotCovered(remark.code))
            texts +=
                PlaceWords::tr("%1 not covered").arg(notCoveredName(remark, board.puzzle.geometry.size()));
        else if (remark.code == Remark::Code::SwitchedOff)
            texts += PlaceWords::tr("%n rule(s) switched off", nullptr, remark.count);
    if (unnamed > 0)
        texts.insert(maxNamed, PlaceWords::tr("%1 more").arg(unnamed));
    if (const int drawings = static_cast<int>(board.info.drawings.size())) // which may stand for rules
        texts += PlaceWords::tr("%n drawing(s) not covered", nullptr, drawings);
    return texts.join(PlaceWords::tr(", "));
}

QString remarkText(const Remark &remark, int size)
{
    const RemarkRow &row = remarkWords[static_cast<std::size_t>(remark.code)];
    const bool hasName = !row.wordsWithoutName || !remark.what.empty();
    const char *words = hasName ? row.words : row.wordsWithoutName;
    const auto has = [words](const char *sign) {
        return std::string_view(words).find(sign) != std::string_view::npos;
    };
    const int noCount = -1; // words without %n have no plural forms
    const QString text = RemarkText::tr(words, nullptr, has("%n") ? remark.count : noCount);
    return has("%1") ? text.arg(nameIn(remark, size)) : text;
}

} // namespace sudoku
