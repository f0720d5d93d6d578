#include "ui/rules/ownkindchoices.h"

#include "core/variants/own/newlook.h"
#include "core/variants/own/ownkind.h"
#include "core/variants/own/ownkindlist.h"
#include "core/variants/own/ownmarks.h"
#include "core/variants/own/ownproblem.h"
#include "ui/text/strings.h"

#include <QCoreApplication>

#include <algorithm>

namespace sudoku {
namespace {

QString words(const char *english)
{
    return QCoreApplication::translate("sudoku::OwnKindForm", english);
}

} // namespace

std::vector<OwnKindChoice<OwnForm>> formChoices()
{
    return {{OwnForm::Pair, words(QT_TRANSLATE_NOOP("sudoku::OwnKindForm", "Two digits, a and b"))},
            {OwnForm::Whole,
             words(QT_TRANSLATE_NOOP("sudoku::OwnKindForm", "All digits together: sum, largest …"))},
            {OwnForm::Pattern,
             words(QT_TRANSLATE_NOOP("sudoku::OwnKindForm", "A pattern that the digits match"))},
            {OwnForm::Machine, words(QT_TRANSLATE_NOOP("sudoku::OwnKindForm",
                                                       "A state machine of the Interactive Sudoku Solver"))},
            {OwnForm::Running,
             words(QT_TRANSLATE_NOOP("sudoku::OwnKindForm", "Step by step, from digit to digit"))},
            {OwnForm::Together,
             words(QT_TRANSLATE_NOOP("sudoku::OwnKindForm", "Other kinds: and, or, not, one of"))}};
}

std::vector<OwnKindChoice<OwnPlace>> placeChoices()
{
    return {
        {OwnPlace::Line, words(QT_TRANSLATE_NOOP("sudoku::OwnKindForm", "Neighbours on a line"))},
        {OwnPlace::Loop, words(QT_TRANSLATE_NOOP("sudoku::OwnKindForm", "Neighbours on a closed line"))},
        {OwnPlace::Chain, words(QT_TRANSLATE_NOOP("sudoku::OwnKindForm", "Cells in their order, anywhere"))},
        {OwnPlace::Cells, words(QT_TRANSLATE_NOOP("sudoku::OwnKindForm", "A group of cells"))},
        {OwnPlace::Dot, words(QT_TRANSLATE_NOOP("sudoku::OwnKindForm", "A mark between two cells"))},
        {OwnPlace::Outside, words(QT_TRANSLATE_NOOP("sudoku::OwnKindForm", "A number beside the board"))},
        {OwnPlace::Diagonal,
         words(QT_TRANSLATE_NOOP("sudoku::OwnKindForm", "A number beside the board, along a diagonal"))},
        {OwnPlace::Rows, words(QT_TRANSLATE_NOOP("sudoku::OwnKindForm", "Every row"))},
        {OwnPlace::Columns, words(QT_TRANSLATE_NOOP("sudoku::OwnKindForm", "Every column"))},
        {OwnPlace::Regions, words(QT_TRANSLATE_NOOP("sudoku::OwnKindForm", "Every region"))},
        {OwnPlace::Squares, words(QT_TRANSLATE_NOOP("sudoku::OwnKindForm", "Every square of four cells"))},
        {OwnPlace::Touching, words(QT_TRANSLATE_NOOP("sudoku::OwnKindForm", "All cells beside each other"))},
        {OwnPlace::Leap, words(QT_TRANSLATE_NOOP("sudoku::OwnKindForm", "All cells a leap apart"))}};
}

std::vector<OwnKindChoice<OwnReading>> readingChoices()
{
    return {
        {OwnReading::Forward, words(QT_TRANSLATE_NOOP("sudoku::OwnKindForm", "from the first cell"))},
        {OwnReading::Either, words(QT_TRANSLATE_NOOP("sudoku::OwnKindForm", "from either end"))},
        {OwnReading::Both, words(QT_TRANSLATE_NOOP("sudoku::OwnKindForm", "from both ends"))},
        {OwnReading::Part, words(QT_TRANSLATE_NOOP("sudoku::OwnKindForm", "as a part of a longer line"))}};
}

std::vector<OwnKindChoice<OwnLook>> lookChoices()
{
    return {{OwnLook::Broad, words(QT_TRANSLATE_NOOP("sudoku::OwnKindForm", "Broad line"))},
            {OwnLook::Beads, words(QT_TRANSLATE_NOOP("sudoku::OwnKindForm", "Beads"))},
            {OwnLook::Dashes, words(QT_TRANSLATE_NOOP("sudoku::OwnKindForm", "Dashes"))},
            {OwnLook::Crossed, words(QT_TRANSLATE_NOOP("sudoku::OwnKindForm", "Crossed line"))},
            {OwnLook::Shade, words(QT_TRANSLATE_NOOP("sudoku::OwnKindForm", "Striped cells"))},
            {OwnLook::Cage, words(QT_TRANSLATE_NOOP("sudoku::OwnKindForm", "Dashed cage"))},
            {OwnLook::WhiteDot, words(QT_TRANSLATE_NOOP("sudoku::OwnKindForm", "White dot"))},
            {OwnLook::BlackDot, words(QT_TRANSLATE_NOOP("sudoku::OwnKindForm", "Black dot"))},
            {OwnLook::Sign, words(QT_TRANSLATE_NOOP("sudoku::OwnKindForm", "A sign"))},
            {OwnLook::Nothing, words(QT_TRANSLATE_NOOP("sudoku::OwnKindForm", "Nothing"))},
            {OwnLook::Members,
             words(QT_TRANSLATE_NOOP("sudoku::OwnKindForm", "Like the kinds that it combines"))}};
}

QStringList unseenTexts(const OwnKindDefinition &kind, const std::vector<OwnKindDefinition> &others,
                        const OwnKindNames &names)
{
    QStringList sentences;
    const auto alike = std::ranges::find_if(
        others, [&kind](const OwnKindDefinition &other) { return lookAlike(kind, other); });
    if (alike != others.end())
        sentences += words(QT_TRANSLATE_NOOP("sudoku::OwnKindForm", "On the board it looks like %1."))
                         .arg(toQString(alike->name));
    const bool isDrawn = mayHaveNumber(kind.place) && !isOutside(kind.place) && kind.look != OwnLook::Members;
    if (!isDrawn || isDrawnAsLine(kind) || !hasFirstCell(withProgramIds(kind, names)))
        return sentences;
    sentences +=
        kind.place == OwnPlace::Dot
            ? words(QT_TRANSLATE_NOOP("sudoku::OwnKindForm", "Its mark does not show which digit is a."))
            : words(
                QT_TRANSLATE_NOOP("sudoku::OwnKindForm", "This look does not show which cell is the first."));
    return sentences;
}

OwnKindDefinition afterChoice(OwnKindDefinition kind, const OwnKindDefinition &before)
{
    if (kind.form != before.form && toQString(kind.rule) == exampleFor(before.form)) {
        kind.rule = exampleFor(kind.form).toStdString();
        if (kind.form == OwnForm::Running && kind.start.empty() && kind.accept.empty()) {
            kind.start = "0";
            kind.accept = "1";
        }
    }
    OwnKindDefinition asLine = kind;
    asLine.place = OwnPlace::Line;
    if (kind.place != before.place && isDrawnAsLine(asLine)) {
        if (kind.place == OwnPlace::Cells)
            kind.look = OwnLook::Cage;
        else if (kind.place == OwnPlace::Dot)
            kind.look = OwnLook::WhiteDot;
    }
    return kind;
}

QString exampleFor(OwnForm form)
{
    switch (form) {
    case OwnForm::Pair:
        return QStringLiteral("|a - b| >= 3");
    case OwnForm::Whole:
        return QStringLiteral("largest - smallest = n - 1");
    case OwnForm::Pattern:
        return QStringLiteral("[123][456][789]");
    case OwnForm::Machine:
        return QStringLiteral("RFXZKg");
    case OwnForm::Running:
        return QStringLiteral("d > s ? d : none");
    case OwnForm::Together:
        return QStringLiteral("renban or not palindrome");
    }
    return {};
}

} // namespace sudoku
