#include "ui/paint/paper/printtext.h"

#include "core/formats/boardremarks.h"
#include "core/formats/text/levelnote.h"
#include "core/formats/text/remark.h"
#include "ui/printjob/printhint.h"
#include "ui/text/difficultywords.h"
#include "ui/text/remarkwords.h"
#include "ui/text/rulestext.h"
#include "ui/text/steptext.h"
#include "ui/text/strings.h"
#include "ui/text/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace sudoku {
namespace {

struct PrintWords
{
    Q_DECLARE_TR_FUNCTIONS(Print)
};

QString reasonText(const PrintedPuzzle &puzzle)
{
    switch (puzzle.solutions) {
    case Solutions::Undecided:
        return PrintWords::tr("stopped before there was an answer");
    case Solutions::OutOfMemory:
        return PrintWords::tr("not enough memory");
    case Solutions::SolverFailed:
        return PrintWords::tr("the solver failed");
    case Solutions::NotCovered:
        return missingRulesText(puzzle.board);
    case Solutions::NotChecked:
    case Solutions::One:
    case Solutions::Many:
    case Solutions::None:
        break;
    }
    return {};
}

/// Gives \a puzzle the level and the score of \a text, "Hard" or "Hard 1122", or a level in other words.
void setLevel(PrintedPuzzle &puzzle, const QString &text)
{
    const std::optional<LevelText> known = readLevelText(text.toStdString());
    puzzle.level = known ? levelText(static_cast<Level>(known->level)) : text;
    puzzle.levelInFile = levelMeantBy(text);
    if (known && known->score > 0)
        puzzle.score = known->score;
}

/// Returns what the caption says of how hard \a puzzle is: "Hard", "Hard 1122" or "score 1122".
QString difficultyText(const PrintedPuzzle &puzzle, const Caption &caption)
{
    const QString level = caption.hasLevel ? puzzle.level : QString();
    if (!caption.hasScore || !puzzle.score)
        return level;
    return level.isEmpty() ? PrintWords::tr("score %1").arg(*puzzle.score)
                           : QStringLiteral("%1 %2").arg(level).arg(*puzzle.score);
}

} // namespace

QString warningText(const PrintedPuzzle &puzzle)
{
    if (puzzle.solutions == Solutions::One)
        return {};
    if (puzzle.solutions == Solutions::Many)
        return PrintWords::tr("more than one solution");
    if (puzzle.solutions == Solutions::None)
        return PrintWords::tr("no solution");
    const QString reason = reasonText(puzzle);
    return reason.isEmpty() ? PrintWords::tr("not checked") : PrintWords::tr("not checked: %1").arg(reason);
}

QString missingRulesText(const Board &board)
{
    QStringList unsupported;
    for (const Remark &remark : remarksOn(board))
        if (isNotCovered(remark.code))
            unsupported += notCoveredName(remark, board.puzzle.geometry.size());
    QStringList switchedOff;
    for (const Constraint &constraint : board.switchedOff)
        if (const QString name = PrintWords::tr("'%1'").arg(nameText(*constraint.variant));
            !switchedOff.contains(name))
            switchedOff += name;
    QStringList texts;
    if (!unsupported.isEmpty())
        texts +=
            PrintWords::tr("the rule(s) %1 are not supported", nullptr, static_cast<int>(unsupported.size()))
                .arg(listText(unsupported));
    if (!switchedOff.isEmpty())
        texts +=
            PrintWords::tr("the rule(s) %1 are switched off", nullptr, static_cast<int>(switchedOff.size()))
                .arg(listText(switchedOff));
    return listText(texts);
}

void addTitle(PrintedPuzzle &puzzle, const QString &note)
{
    const PuzzleInfo &known = puzzle.board.info;
    const QString own = QString::fromStdString(known.title).simplified();
    const QString author = QString::fromStdString(known.author).simplified();
    QString title = own.isEmpty() ? note.simplified() : own;
    const std::string text = title.toStdString();
    const std::optional<SeedNote> generated = readSeedNote(text);
    if (generated) {
        puzzle.seed = generated->seed;
        title = toQString(generated->before);
    }
    QString level = QString::fromStdString(known.level).simplified();
    if (const QString first = title.section(QLatin1Char(','), 0, 0);
        level.isEmpty() && readLevelText(first.toStdString())) {
        level = first; // "Easy, Monday, November 30"
        title = title.mid(first.size() + 1).trimmed();
    } else if (level.isEmpty() && beginsWithLevel(title)) {
        level = std::exchange(title, {});
    }
    setLevel(puzzle, level);
    if (author.isEmpty() || (generated && title.isEmpty()))
        puzzle.title = title;
    else
        puzzle.title = title.isEmpty() ? PrintWords::tr("by %1").arg(author)
                                       : PrintWords::tr("%1, by %2").arg(title, author);
}

QStringList leadTexts(const PrintJob &job, const PageItem &item)
{
    QStringList texts;
    if (job.hasNumbers())
        texts +=
            item.isSolution ? QString::number(item.number) : PrintWords::tr("Puzzle %1").arg(item.number);
    if (item.isSolution)
        return texts;
    if (job.caption.hasTitle)
        texts += item.puzzle->title;
    if (job.caption.hasKind)
        texts += item.puzzle->kind;
    texts += difficultyText(*item.puzzle, job.caption);
    texts.removeAll(QString());
    return texts;
}

CaptionTexts captionTexts(const PrintJob &job, const PageItem &item)
{
    CaptionTexts texts{leadTexts(job, item), {}};
    if (item.isSolution)
        return texts;
    QStringList facts;
    if (texts.lead.size() > 1 && !difficultyText(*item.puzzle, job.caption).isEmpty())
        facts += texts.lead.takeLast();
    if (const QString others = factsText(*item.puzzle, job.caption); !others.isEmpty())
        facts += others;
    texts.facts = facts.join(captionDot());
    return texts;
}

QString captionDot()
{
    return QStringLiteral(" · ");
}

QString factsText(const PrintedPuzzle &puzzle, const Caption &caption)
{
    QStringList facts;
    if (const QString warning = warningText(puzzle); !warning.isEmpty())
        facts += warning;
    if (caption.hasClueCount)
        facts += cluesText(puzzle.board.puzzle.givens.filledCount());
    if (caption.hasSeed && puzzle.seed)
        facts += PrintWords::tr("seed %1").arg(*puzzle.seed);
    return facts.join(captionDot());
}

QString hintsText(const PrintJob &job, const Page &page)
{
    QStringList texts;
    for (const PageItem &item : page.items)
        if (const QString hint = hintText(*item.puzzle, job.hints); !item.isSolution && !hint.isEmpty())
            texts += job.hasNumbers() ? QStringLiteral("%1 %2").arg(item.number).arg(hint) : hint;
    if (texts.isEmpty())
        return {};
    return hintsLabel(job.hints) + QLatin1Char(' ') + texts.join(captionDot());
}

QString printedRules(const Board &board)
{
    const QString own = QString::fromStdString(board.info.rules).simplified();
    return own.isEmpty() ? rulesText(board) : own;
}

QString titleOf(const PrintJob &job)
{
    if (!job.title.isEmpty())
        return job.title;
    const bool isSingle = puzzleCount(job.sections) == 1;
    const QString own = isSingle ? job.sections.front().puzzles.front().title : QString();
    return own.isEmpty() ? PrintWords::tr("Sudoku") : own;
}

QString authorOf(const PrintJob &job)
{
    if (!job.author.isEmpty())
        return job.author;
    std::optional<QString> author;
    for (const PrintSection &section : job.sections)
        for (const PrintedPuzzle &puzzle : section.puzzles) {
            const QString own = QString::fromStdString(puzzle.board.info.author).simplified();
            if (author.value_or(own) != own)
                return {};
            author = own;
        }
    return author.value_or(QString());
}

bool hasTitles(const PrintJob &job)
{
    return !job.title.isEmpty() || std::ranges::any_of(job.sections, [](const PrintSection &section) {
        return !section.title.isEmpty();
    });
}

QString solutionsHeading()
{
    return PrintWords::tr("Solutions");
}

QString solutionPageText(int page)
{
    return PrintWords::tr("Solution on page %1").arg(page);
}

QString missingLettersText(const QString &letters)
{
    constexpr qsizetype shown = 12; // enough to know the writing
    if (letters.isEmpty())
        return {};
    return PrintWords::tr(
               "no font on this machine has %1, which become boxes: install a font for that writing")
        .arg(letters.size() > shown ? letters.left(shown) + QStringLiteral("…") : letters);
}

QString symbolsLabel()
{
    return PrintWords::tr("Symbols:");
}

QString nameLabel()
{
    return PrintWords::tr("Name:");
}

QString dateLabel()
{
    return PrintWords::tr("Date:");
}

} // namespace sudoku
