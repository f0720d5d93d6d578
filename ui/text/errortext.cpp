#include "ui/text/errortext.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QStringList>

#include "core/formats/plain/directives.h"
#include "core/variants/own/ownkind.h"
#include "ui/text/everycode.h"
#include "ui/text/nearnames.h"
#include "ui/text/ownkindwords.h"
#include "ui/text/strings.h"
#include "ui/text/words.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>

namespace sudoku {
namespace {

struct ErrorWords
{
    Q_DECLARE_TR_FUNCTIONS(ErrorText)
};

QString wrongCellCountText(const TextError &error)
{
    const int size = static_cast<int>(std::lround(std::sqrt(error.expected)));
    return ErrorWords::tr("this puzzle has %n cell(s), but a board of %1x%1 has %2", nullptr, error.actual)
        .arg(size)
        .arg(error.expected);
}

QString unreadPictureText(const TextError &error)
{
    return toQString(error.found);
}

QString unevenRowText(const TextError &error)
{
    return ErrorWords::tr("this row has %n cell(s), but should have %1", nullptr, error.actual)
        .arg(error.expected);
}

QString unknownSymbolText(const TextError &error)
{
    if (error.expected == 0)
        return ErrorWords::tr("%1 is not a digit").arg(quotedText(error.found));
    return ErrorWords::tr("%1 is not a digit of a board of %2x%2")
        .arg(quotedText(error.found), QString::number(error.expected));
}

QString numberTooLargeText(const TextError &error)
{
    return ErrorWords::tr("%1 is too large: the largest digit is %2")
        .arg(quotedText(error.found), QString::number(error.expected));
}

QString boxesDoNotFitText(const TextError &error)
{
    return ErrorWords::tr("boxes of %1 do not fit a board of %2x%2: each box must have %2 cells")
        .arg(quotedText(error.found), QString::number(error.actual));
}

QString symbolsDoNotFitText(const TextError &error)
{
    return ErrorWords::tr("%1 has %2 symbols, but this board needs %3")
        .arg(quotedText(error.found), QString::number(error.actual), QString::number(error.expected));
}

/// Returns the names of \a known that \a found may mean, or an empty text.
QString nearText(const std::string &found, const QStringList &known)
{
    return nearNames(QString::fromStdString(found), known).join(QLatin1String(", "));
}

QString unknownDirectiveText(const TextError &error)
{
    QStringList known;
    for (const DirectiveKind &kind : directiveKinds())
        known += toQString(kind.key);
    if (const QString near = nearText(error.found, known); !near.isEmpty())
        return ErrorWords::tr("%1 is not a directive; did you mean %2?").arg(quotedText(error.found), near);
    return ErrorWords::tr("%1 is not a directive; the directives are: %2")
        .arg(quotedText(error.found), known.join(QLatin1String(", ")));
}

QString badDirectiveText(const TextError &error)
{
    const auto kind = std::ranges::find(directiveKinds(), error.found, &DirectiveKind::key);
    if (kind == directiveKinds().end())
        return ErrorWords::tr("the value of %1 does not fit this board").arg(quotedText(error.found));
    return ErrorWords::tr("the value of %1 does not fit this board; an example: %2 %3")
        .arg(quotedText(error.found), toQString(kind->key), toQString(kind->example));
}

QString unknownVariantText(const TextError &error)
{
    QStringList known;
    for (const Variant *variant : variants())
        known += toQString(variant->id);
    if (const QString near = nearText(error.found, known); !near.isEmpty())
        return ErrorWords::tr("%1 is not a variant; did you mean %2?").arg(quotedText(error.found), near);
    return ErrorWords::tr("%1 is not a variant; the variants are: %2")
        .arg(quotedText(error.found), known.join(QLatin1String(", ")));
}

QString badConstraintText(const TextError &error)
{
    const Variant *variant = findVariant(error.found);
    if (!variant)
        variant = findOwnKind(error.found);
    if (!variant || !error.problem)
        return {};
    return ErrorWords::tr("%1: %2").arg(quotedText(error.found), problemText(*variant, *error.problem));
}

QString badOwnKindText(const TextError &error)
{
    const QString problem = error.kindProblem ? ownKindProblemText(*error.kindProblem) : QString();
    return ErrorWords::tr("the kind %1: %2").arg(quotedText(error.found), problem);
}

/// Returns whether \a found is written as a cell is, such as "r4c7".
bool isWrittenAsCell(const std::string &found)
{
    static const QRegularExpression cell(QStringLiteral("^[rR]\\d{1,2}[cC]\\d{1,2}$"));
    return cell.match(toQString(found)).hasMatch();
}

QString noCellText(const TextError &error)
{
    if (isWrittenAsCell(error.found))
        return ErrorWords::tr("this board has no cell %1").arg(toQString(error.found));
    return ErrorWords::tr("%1 is not a cell of this board; cells are written as r4c7")
        .arg(quotedText(error.found));
}

QString cellInHoleText(const TextError &error)
{
    return ErrorWords::tr("this board has no cell %1; the sign for a hole is @").arg(toQString(error.found));
}

QString holeInCellText(const TextError &error)
{
    return ErrorWords::tr("%1 is a cell of this board, not a hole (@)").arg(toQString(error.found));
}

QString newerVersionText(const TextError &error)
{
    return ErrorWords::tr("version %1 of this format needs a newer program; this one reads version %2")
        .arg(error.actual)
        .arg(error.expected);
}

/// The words for a text that is no puzzle; the codes are those of core/formats/textkind.cpp.
struct TextKind
{
    const char *code;
    const char *words;
    bool isPuzzle = false; ///< of a kind that cannot be read
};

constexpr std::array textKinds{
    TextKind{"png", QT_TRANSLATE_NOOP("ErrorText", "a PNG picture")},
    TextKind{"jpeg", QT_TRANSLATE_NOOP("ErrorText", "a JPEG picture")},
    TextKind{"gif", QT_TRANSLATE_NOOP("ErrorText", "a GIF picture")},
    TextKind{"tiff", QT_TRANSLATE_NOOP("ErrorText", "a TIFF picture")},
    TextKind{"pdf", QT_TRANSLATE_NOOP("ErrorText", "a PDF document")},
    TextKind{"postscript", QT_TRANSLATE_NOOP("ErrorText", "a PostScript document")},
    TextKind{"document", QT_TRANSLATE_NOOP("ErrorText", "an office document")},
    TextKind{"spreadsheet", QT_TRANSLATE_NOOP("ErrorText", "a spreadsheet")},
    TextKind{"zip", QT_TRANSLATE_NOOP("ErrorText", "a ZIP archive")},
    TextKind{"compressed", QT_TRANSLATE_NOOP("ErrorText", "a compressed file")},
    TextKind{"program", QT_TRANSLATE_NOOP("ErrorText", "a program")},
    TextKind{"database", QT_TRANSLATE_NOOP("ErrorText", "a database")},
    TextKind{"utf16", QT_TRANSLATE_NOOP("ErrorText", "text in UTF-16, not UTF-8")},
    TextKind{"formula", QT_TRANSLATE_NOOP("ErrorText", "a formula in DIMACS CNF")},
    TextKind{"solo", QT_TRANSLATE_NOOP("ErrorText", "a damaged saved game of Simon Tatham's Solo")},
    TextKind{"other-game",
             QT_TRANSLATE_NOOP("ErrorText", "a saved game of another of Simon Tatham's puzzles than Solo")},
    TextKind{"ksudoku-roxdoku",
             QT_TRANSLATE_NOOP("ErrorText", "a Roxdoku of KSudoku, which has three dimensions"), true},
    TextKind{"ksudoku-cages", QT_TRANSLATE_NOOP("ErrorText", "a Mathdoku of KSudoku"), true},
    TextKind{"ksudoku-custom",
             QT_TRANSLATE_NOOP("ErrorText", "a board of KSudoku with a shape that no board here can have"),
             true},
    TextKind{
        "jcryptool",
        QT_TRANSLATE_NOOP("ErrorText", "a killer of JCrypTool, whose cages multiply, subtract and divide"),
        true},
    TextKind{"html", QT_TRANSLATE_NOOP("ErrorText", "a web page or XML")},
    TextKind{"source", QT_TRANSLATE_NOOP("ErrorText", "source code")},
    TextKind{"path", QT_TRANSLATE_NOOP("ErrorText", "the name of a file")},
    TextKind{"prose", QT_TRANSLATE_NOOP("ErrorText", "ordinary text")},
};

QString notPuzzleText(const TextError &error)
{
    const auto kind = std::ranges::find(textKinds, error.found, &TextKind::code);
    const char *words =
        kind == textKinds.end() ? QT_TRANSLATE_NOOP("ErrorText", "a binary file") : kind->words;
    if (kind != textKinds.end() && kind->isPuzzle)
        return ErrorWords::tr("this kind of puzzle cannot be read: %1").arg(ErrorWords::tr(words));
    return ErrorWords::tr("this is not a puzzle text (it looks like %1)").arg(ErrorWords::tr(words));
}

QString tooManyRulesText(const TextError &error)
{
    return ErrorWords::tr("the rules need too much memory from %1 on, rule %2 of %3; remove some of them")
        .arg(quotedText(error.found))
        .arg(error.actual)
        .arg(error.expected);
}

QString noPuzzleText(const TextError &error)
{
    return error.found.empty()
               ? ErrorWords::tr("no puzzle found: expected a digit or a dot for each cell")
               : ErrorWords::tr(
                   "no puzzle follows: lines with '# sudoku-workbench:' must come before their puzzle");
}

QString shortLinkText(const TextError &error)
{
    return ErrorWords::tr("the puzzle of this short link is stored at %1; open it in a browser and copy the "
                          "long link or the digits")
        .arg(quotedText(error.found));
}

QString unreadableLinkText(const TextError &error)
{
    return ErrorWords::tr("this kind of link (%1) cannot be read; copy the digits of the puzzle instead")
        .arg(quotedText(error.found));
}

QString tooLongText(const TextError &)
{
    return ErrorWords::tr("the text is too long: a puzzle has at most %1 bytes").arg(maxPuzzleText);
}

QString tooFewDigitsText(const TextError &error)
{
    return ErrorWords::tr(
               "there are %1 digits for rows of %2 cells; there must be at least one for each cell")
        .arg(error.actual)
        .arg(error.expected);
}

QString repeatedMemberText(const TextError &error)
{
    return ErrorWords::tr("%1 is already a member of this JSON object").arg(quotedText(error.found));
}

QString badValueText(const TextError &error)
{
    if (error.expected > 0)
        return ErrorWords::tr("there are %1 values, but there should be %2")
            .arg(error.actual)
            .arg(error.expected);
    if (error.found == "null") // or there is no such member
        return ErrorWords::tr("a value is needed here");
    return ErrorWords::tr("%1 is not allowed here").arg(quotedText(error.found));
}

/// What is said of an error of that \a code: always the same words, or what a function makes of the error.
struct Problem
{
    TextErrorCode code;
    const char *words = nullptr;
    QString (*text)(const TextError &) = nullptr;
};

using Code = TextErrorCode;

constexpr Problem problems[] = {
    {.code = Code::NoPuzzle, .text = noPuzzleText},
    {.code = Code::EmptyText, .words = QT_TRANSLATE_NOOP("ErrorText", "the text is empty")},
    {.code = Code::TooLong, .text = tooLongText},
    {.code = Code::WrongCellCount, .text = wrongCellCountText},
    {.code = Code::UnevenRow, .text = unevenRowText},
    {.code = Code::UnknownSymbol, .text = unknownSymbolText},
    {.code = Code::NumberTooLarge, .text = numberTooLargeText},
    {.code = Code::MisplacedFrame,
     .words = QT_TRANSLATE_NOOP("ErrorText",
                                "this line is not between two boxes: all boxes must have the same shape")},
    {.code = Code::BoxesDoNotFit, .text = boxesDoNotFitText},
    {.code = Code::UnknownDirective, .text = unknownDirectiveText},
    {.code = Code::BadDirective, .text = badDirectiveText},
    {.code = Code::UnknownVariant, .text = unknownVariantText},
    {.code = Code::NoCell, .text = noCellText},
    {.code = Code::BadConstraint, .text = badConstraintText},
    {.code = Code::BadOwnKind, .text = badOwnKindText},
    {.code = Code::BadSyntax,
     .words = QT_TRANSLATE_NOOP("ErrorText", "the text is not valid JSON from here on")},
    {.code = Code::TooDeep,
     .words = QT_TRANSLATE_NOOP("ErrorText", "the objects and arrays of this JSON are nested too deeply")},
    {.code = Code::RepeatedMember, .text = repeatedMemberText},
    {.code = Code::BadValue, .text = badValueText},
    {.code = Code::NewerVersion, .text = newerVersionText},
    {.code = Code::NotPuzzleText, .text = notPuzzleText},
    {.code = Code::NoLinkedPuzzle,
     .words = QT_TRANSLATE_NOOP("ErrorText", "this link is incomplete; copy all of it again")},
    {.code = Code::ShortLink, .text = shortLinkText},
    {.code = Code::UnreadableLink, .text = unreadableLinkText},
    {.code = Code::TooManyRules, .text = tooManyRulesText},
    {.code = Code::BadRegions,
     .words = QT_TRANSLATE_NOOP(
         "ErrorText", "each region must be connected and have no more cells than there are digits")},
    {.code = Code::TooFewDigits, .text = tooFewDigitsText},
    {.code = Code::CellInHole, .text = cellInHoleText},
    {.code = Code::HoleInCell, .text = holeInCellText},
    {.code = Code::UnknownHoles,
     .words =
         QT_TRANSLATE_NOOP("ErrorText", "no boards that overlap have just these holes (@); the directive "
                                        "'boards' or 'regions' says others")},
    {.code = Code::EndlessLine,
     .words = QT_TRANSLATE_NOOP(
         "ErrorText", "this line has no end within 64 MB, so it is no puzzle; nothing behind it was read")},
    {.code = Code::SymbolsDoNotFit, .text = symbolsDoNotFitText},
    {.code = Code::UnreadPicture, .text = unreadPictureText},
};

static_assert(hasEveryCode(problems, Code::UnreadPicture), "one row for each code, in their order");

QString problemText(const TextError &error)
{
    const Problem &problem = problems[static_cast<std::size_t>(error.code)];
    return problem.text ? problem.text(error) : ErrorWords::tr(problem.words);
}

} // namespace

QString errorText(const TextError &error)
{
    const QString problem = problemText(error);
    return error.path.empty() ? problem : ErrorWords::tr("%1: %2").arg(toQString(error.path), problem);
}

QString errorWithPlaceText(const TextError &error)
{
    if (error.line == 0 || error.code == TextErrorCode::NotPuzzleText)
        return errorText(error);
    if (error.column == 0)
        return ErrorWords::tr("line %1: %2").arg(error.line).arg(errorText(error));
    return ErrorWords::tr("line %1, column %2: %3").arg(error.line).arg(error.column).arg(errorText(error));
}

} // namespace sudoku
