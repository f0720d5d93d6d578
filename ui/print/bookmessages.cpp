#include "ui/print/bookmessages.h"

#include "ui/text/strings.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace sudoku {
namespace {

struct BookMessages
{
    Q_DECLARE_TR_FUNCTIONS(BookMessages)
};

QString stoppedText(const BookProgress &progress)
{
    return progress.made < progress.wished
               ? BookMessages::tr("Stopped. %L1 of %L2 puzzles are made and kept.")
                     .arg(progress.made)
                     .arg(progress.wished)
               : BookMessages::tr("Stopped. The PDF was not written.");
}

} // namespace

Message bookMessage(const QString &chapter, const BookProgress &progress)
{
    return {.kind = Message::Kind::Hint,
            .text = BookMessages::tr("Making the puzzles of '%1': %L2 of %L3 puzzles of the book are made.")
                        .arg(chapter)
                        .arg(progress.made)
                        .arg(progress.wished)};
}

Message bookMessage(BookMaker::Result result, const QString &remark, const BookProgress &progress,
                    const QString &pdf)
{
    switch (result) {
    case BookMaker::Result::Stopped:
        return {Message::Kind::Warning, stoppedText(progress)};
    case BookMaker::Result::Failed:
        return {Message::Kind::Problem,
                BookMessages::tr("The book was not made: %1").arg(asSentence(remark))};
    case BookMaker::Result::MadeWithRemark:
        return {Message::Kind::Warning, BookMessages::tr("The book is made: %1").arg(asSentence(remark))};
    case BookMaker::Result::Made:
        break;
    }
    return {Message::Kind::Answer, pdf.isEmpty()
                                       ? BookMessages::tr("The puzzles are made.")
                                       : BookMessages::tr("Saved as %1.").arg(QFileInfo(pdf).fileName())};
}

} // namespace sudoku
