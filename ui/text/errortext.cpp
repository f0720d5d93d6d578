#include "ui/text/errortext.h"

#include <QCoreApplication>
#include <QStringList>

#include "core/formats/plain/directives.h"
#include "ui/text/toqstring.h"
#include "ui/text/translated.h"
#include "ui/text/words.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace sudoku {
namespace {

QString wrongCellCountText(const TextError &error)
{
    const int size = static_cast<int>(std::lround(std::sqrt(error.expected)));
    return counted(QT_TRANSLATE_NOOP("Words", "1 cell: a board of %1x%1 has %2"),
                   QT_TRANSLATE_N_NOOP("Words", "%n cells: a board of %1x%1 has %2"), error.actual)
        .arg(size)
        .arg(error.expected);
}

QString unevenRowText(const TextError &error)
{
    return counted(QT_TRANSLATE_NOOP("Words", "1 cell in this row: there should be %1"),
                   QT_TRANSLATE_N_NOOP("Words", "%n cells in this row: there should be %1"), error.actual)
        .arg(error.expected);
}

QString unknownSymbolText(const TextError &error)
{
    if (error.expected == 0)
        return translate("Words", "%1 is no digit").arg(quotedText(error.found));
    return translate("Words", "%1 is no digit of a board of %2x%2")
        .arg(quotedText(error.found), QString::number(error.expected));
}

QString numberTooLargeText(const TextError &error)
{
    return translate("Words", "%1 is too large: the largest digit is %2")
        .arg(quotedText(error.found), QString::number(error.expected));
}

QString boxesDoNotFitText(const TextError &error)
{
    return translate("Words", "boxes %1 do not fit a board of %2x%2: they must have %2 cells each")
        .arg(quotedText(error.found), QString::number(error.actual));
}

QString unknownDirectiveText(const TextError &error)
{
    QStringList known;
    for (const DirectiveKind &kind : directiveKinds())
        known += toQString(kind.key);
    return translate("Words", "%1 is no directive; there are: %2")
        .arg(quotedText(error.found), known.join(QLatin1String(", ")));
}

QString badDirectiveText(const TextError &error)
{
    const auto kind = std::ranges::find(directiveKinds(), error.found, &DirectiveKind::key);
    if (kind == directiveKinds().end())
        return translate("Words", "what follows %1 does not fit this board").arg(quotedText(error.found));
    return translate("Words", "what follows %1 does not fit this board; an example: %2 %3")
        .arg(quotedText(error.found), toQString(kind->key), toQString(kind->example));
}

QString unknownVariantText(const TextError &error)
{
    QStringList known;
    for (const Variant *variant : variants())
        known += toQString(variant->id);
    return translate("Words", "%1 is no variant; there are: %2")
        .arg(quotedText(error.found), known.join(QLatin1String(", ")));
}

QString badConstraintText(const TextError &error)
{
    const Variant *variant = findVariant(error.found);
    if (!variant || !error.problem)
        return {};
    return translate("Words", "%1: %2").arg(quotedText(error.found), problemText(*variant, *error.problem));
}

QString noCellText(const TextError &error)
{
    return translate("Words", "%1 is no cell of this board; cells are written as r4c7")
        .arg(quotedText(error.found));
}

QString newerVersionText(const TextError &error)
{
    return translate("Words", "version %1 of this form was made by a newer program; this one knows %2")
        .arg(error.actual)
        .arg(error.expected);
}

/// What a text looks like that is no puzzle; the codes are those of core/formats/textkind.cpp.
struct TextKind
{
    const char *code;
    const char *words;
};

constexpr std::array textKinds{
    TextKind{"png", QT_TRANSLATE_NOOP("Words", "a PNG picture")},
    TextKind{"jpeg", QT_TRANSLATE_NOOP("Words", "a JPEG picture")},
    TextKind{"gif", QT_TRANSLATE_NOOP("Words", "a GIF picture")},
    TextKind{"tiff", QT_TRANSLATE_NOOP("Words", "a TIFF picture")},
    TextKind{"pdf", QT_TRANSLATE_NOOP("Words", "a PDF document")},
    TextKind{"postscript", QT_TRANSLATE_NOOP("Words", "a PostScript document")},
    TextKind{"document", QT_TRANSLATE_NOOP("Words", "a document of an office program")},
    TextKind{"spreadsheet", QT_TRANSLATE_NOOP("Words", "a spreadsheet")},
    TextKind{"zip", QT_TRANSLATE_NOOP("Words", "a ZIP archive")},
    TextKind{"compressed", QT_TRANSLATE_NOOP("Words", "a compressed file")},
    TextKind{"program", QT_TRANSLATE_NOOP("Words", "a program")},
    TextKind{"database", QT_TRANSLATE_NOOP("Words", "a database")},
    TextKind{"utf16", QT_TRANSLATE_NOOP("Words", "text in UTF-16, not UTF-8")},
    TextKind{"formula", QT_TRANSLATE_NOOP("Words", "a formula in DIMACS CNF")},
    TextKind{"html", QT_TRANSLATE_NOOP("Words", "a web page or XML")},
    TextKind{"source", QT_TRANSLATE_NOOP("Words", "source code")},
    TextKind{"prose", QT_TRANSLATE_NOOP("Words", "ordinary text")},
};

QString notPuzzleText(const TextError &error)
{
    const auto kind = std::ranges::find(textKinds, error.found, &TextKind::code);
    const char *words = kind == textKinds.end() ? QT_TRANSLATE_NOOP("Words", "a binary file") : kind->words;
    return translate("Words", "this is not a puzzle text (it looks like %1)").arg(translate("Words", words));
}

QString tooManyRulesText(const TextError &error)
{
    return translate("Words",
                     "the rules take too much memory from %1 on, which is number %2 of %3; keep fewer")
        .arg(quotedText(error.found))
        .arg(error.actual)
        .arg(error.expected);
}

QString noPuzzleText(const TextError &error)
{
    return error.found.empty()
               ? translate("Words", "no puzzle found: expected a digit, or a dot, for each cell")
               : translate("Words",
                           "no puzzle follows: lines with '# sudoku-workbench:' stand before their puzzle");
}

QString shortLinkText(const TextError &error)
{
    return translate("Words",
                     "this short link names a puzzle that %1 keeps; open it in a browser and copy the "
                     "long link or the digits")
        .arg(quotedText(error.found));
}

QString unreadableLinkText(const TextError &error)
{
    return translate("Words", "this kind of link (%1) cannot be read; copy the digits of the puzzle instead")
        .arg(quotedText(error.found));
}

QString problemText(const TextError &error)
{
    switch (error.code) {
    case TextErrorCode::NoPuzzle:
        return noPuzzleText(error);
    case TextErrorCode::TooLong:
        return translate("Words", "too long for one puzzle, which has at most %1 bytes").arg(maxPuzzleText);
    case TextErrorCode::WrongCellCount:
        return wrongCellCountText(error);
    case TextErrorCode::UnevenRow:
        return unevenRowText(error);
    case TextErrorCode::UnknownSymbol:
        return unknownSymbolText(error);
    case TextErrorCode::NumberTooLarge:
        return numberTooLargeText(error);
    case TextErrorCode::MisplacedFrame:
        return translate("Words", "this frame is not between two boxes: all boxes have the same shape");
    case TextErrorCode::BoxesDoNotFit:
        return boxesDoNotFitText(error);
    case TextErrorCode::UnknownDirective:
        return unknownDirectiveText(error);
    case TextErrorCode::BadDirective:
        return badDirectiveText(error);
    case TextErrorCode::UnknownVariant:
        return unknownVariantText(error);
    case TextErrorCode::NoCell:
        return noCellText(error);
    case TextErrorCode::BadConstraint:
        return badConstraintText(error);
    case TextErrorCode::BadSyntax:
        return translate("Words", "this is not JSON from here on");
    case TextErrorCode::TooDeep:
        return translate("Words", "JSON with too many objects and arrays within each other");
    case TextErrorCode::BadValue:
        return translate("Words", "%1 cannot stand there").arg(quotedText(error.found));
    case TextErrorCode::NewerVersion:
        return newerVersionText(error);
    case TextErrorCode::NotPuzzleText:
        return notPuzzleText(error);
    case TextErrorCode::NoLinkedPuzzle:
        return translate("Words", "this link does not hold all of its puzzle; copy it again, whole");
    case TextErrorCode::ShortLink:
        return shortLinkText(error);
    case TextErrorCode::UnreadableLink:
        return unreadableLinkText(error);
    case TextErrorCode::TooManyRules:
        return tooManyRulesText(error);
    case TextErrorCode::BadRegions:
        return translate("Words", "each region must have as many cells as there are rows, and hang together");
    }
    return {};
}

} // namespace

QString errorText(const TextError &error)
{
    const QString problem = problemText(error);
    return error.path.empty() ? problem : translate("Words", "%1: %2").arg(toQString(error.path), problem);
}

QString remarkText(const Remark &remark)
{
    const auto text = [&remark](const char *one, const char *several) {
        return counted(one, several, remark.count).arg(quotedText(remark.what));
    };
    switch (remark.code) {
    case Remark::Code::Ignored:
        return text(QT_TRANSLATE_NOOP("Words", "%1 ignored: it is only to look at"),
                    QT_TRANSLATE_N_NOOP("Words", "%n times %1 ignored: they are only to look at"));
    case Remark::Code::Unsupported:
        return text(
            QT_TRANSLATE_NOOP("Words", "%1 is not supported: the verdict does not cover it"),
            QT_TRANSLATE_N_NOOP("Words", "%n times %1 is not supported: the verdict does not cover them"));
    case Remark::Code::UnknownMember:
        if (remark.what.empty())
            return translate("Words", "%1 more unknown members kept").arg(remark.count);
        return translate("Words", "unknown member %1 kept").arg(quotedText(remark.what));
    case Remark::Code::SwitchedOff:
        return counted(
            QT_TRANSLATE_NOOP("Words", "1 rule is switched off: the verdict does not cover it"),
            QT_TRANSLATE_N_NOOP("Words", "%n rules are switched off: the verdict does not cover them"),
            remark.count);
    case Remark::Code::EntriesTaken:
        return counted(
            QT_TRANSLATE_NOOP("Words", "there are no givens: 1 entry is taken for the puzzle"),
            QT_TRANSLATE_N_NOOP("Words", "there are no givens: %n entries are taken for the puzzle"),
            remark.count);
    }
    return {};
}

QString errorWithPlaceText(const TextError &error)
{
    if (error.line == 0 || error.code == TextErrorCode::NotPuzzleText)
        return errorText(error);
    if (error.column == 0)
        return translate("Words", "line %1: %2").arg(error.line).arg(errorText(error));
    return translate("Words", "line %1, column %2: %3")
        .arg(error.line)
        .arg(error.column)
        .arg(errorText(error));
}

} // namespace sudoku
