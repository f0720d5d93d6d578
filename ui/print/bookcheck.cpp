#include "ui/print/bookcheck.h"

#include <QCoreApplication>
#include <QFileInfo>

#include "ui/language/language.h"
#include "ui/paint/paper/pdfpages.h"
#include "ui/paint/paper/printfont.h"
#include "ui/print/wishcheck.h"
#include "ui/printjob/pdfkind.h"
#include "ui/text/languagetag.h"

#include <set>
#include <utility>

namespace sudoku {
namespace {

struct BookWords
{
    Q_DECLARE_TR_FUNCTIONS(BookCheck)
};

/// Collects faults in the order of the fields.
class BookCheck
{
public:
    BookCheck(BookFile book, QString path) : m_book(std::move(book)), m_path(std::move(path)) {}

    std::vector<BookFault> faults()
    {
        checkChoices();
        checkInserts();
        checkEarlier();
        checkFiles();
        checkWishes();
        return std::move(m_faults);
    }

private:
    void add(const QString &place, const QString &what) { m_faults.push_back({place, what}); }

    /// Adds a fault if \a file, as the book calls what is at \a path, is not there. Returns whether it is.
    bool checkFile(const QString &place, const QString &file, const QString &path)
    {
        const bool hasPlace = !m_path.isEmpty() || QFileInfo(file).isAbsolute();
        if (hasPlace && QFileInfo(path).isFile())
            return true;
        add(place, hasPlace
                       ? BookWords::tr("there is no file '%1'").arg(file)
                       : BookWords::tr("'%1' is looked for beside the book: save the book first").arg(file));
        return false;
    }

    void checkChoices()
    {
        const QString code = languageCode(m_book.job.language);
        if (!languages().contains(code))
            add(QStringLiteral("language"),
                BookWords::tr("the program has no texts in '%1'").arg(m_book.job.language));
        else if (!hasFontFor(code))
            add(QStringLiteral("language"),
                BookWords::tr("no font of this machine has the letters of this language"));
        if (const QString problem = printFontProblem(m_book.job.book.font); !problem.isEmpty())
            add(QStringLiteral("font"), problem);
        if (m_book.job.pdf != PdfKind::Plain && !m_book.job.book.date.isValid())
            add(QStringLiteral("date"), BookWords::tr("the standard of the PDF demands a date, such as %1")
                                            .arg(QDate::currentDate().toString(Qt::ISODate)));
    }

    void checkInserts()
    {
        for (const PlacedInsert &insert : insertsOf(m_book, m_path)) {
            const QString file = insert.pages->file;
            if (!checkFile(insert.place, file, insert.file))
                continue;
            const auto count = pagesInPdf(insert.file);
            if (!count && count.error() == PdfFault::NotPdf)
                add(insert.place, BookWords::tr("'%1' is not a PDF").arg(file));
            else if (!count && count.error() == PdfFault::Encrypted)
                add(insert.place, BookWords::tr("'%1' is encrypted").arg(file));
            else if (m_book.job.isBooklet)
                add(insert.place, BookWords::tr("a booklet cannot have pages of another PDF"));
            else if (m_book.job.pdf != PdfKind::Plain)
                add(insert.place,
                    BookWords::tr("a PDF that keeps to a standard cannot have pages of another one"));
        }
    }

    void checkEarlier()
    {
        const QStringList paths = earlierFilesOf(m_book, m_path);
        for (qsizetype i = 0; i < paths.size(); ++i)
            checkFile(QStringLiteral("earlier[%1]").arg(i), m_book.earlier[i], paths[i]);
    }

    void checkFiles()
    {
        const std::vector<QStringList> paths = puzzleFilesOf(m_book, m_path);
        for (std::size_t i = 0; i < paths.size(); ++i)
            for (qsizetype j = 0; j < paths[i].size(); ++j)
                if (const BookSource &source = m_book.chapters[i].sources[j]; !source.isWish())
                    checkFile(QStringLiteral("chapters[%1].puzzles[%2].file").arg(i).arg(j), source.file,
                              paths[i][j]);
    }

    void checkWishes()
    {
        std::set<QString> files;
        for (const PlacedWish &placed : wishesOf(m_book, m_path)) {
            if (const auto fault = faultOf(*placed.wish))
                add(placed.place + QLatin1Char('.') + fault->place, fault->what);
            const QString file = placed.place + QStringLiteral(".file");
            const QString name = QFileInfo(placed.file).fileName();
            if (!files.insert(placed.file).second)
                add(file, BookWords::tr("the puzzles of another line are written to '%1'").arg(name));
            else if (!m_path.isEmpty() && madeFile(placed) == MadeFile::OfSomebodyElse)
                add(file, BookWords::tr(
                              "'%1' has other puzzles: name another file, or remove the number to print them")
                              .arg(name));
        }
    }

    BookFile m_book;
    QString m_path;
    std::vector<BookFault> m_faults;
};

} // namespace

std::vector<BookFault> faultsOf(const BookFile &book, const QString &path)
{
    return BookCheck(book, path).faults();
}

} // namespace sudoku
