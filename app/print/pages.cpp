#include "app/print/pages.h"

#include "app/cli/run/console.h"
#include "app/print/printtarget.h"
#include "app/print/sources.h"
#include "ui/language/language.h"
#include "ui/paint/paper/legibility.h"
#include "ui/paint/paper/printdocument.h"
#include "ui/paint/paper/printtext.h"
#include "ui/text/languagetag.h"
#include "ui/text/savefile.h"

#include <utility>

namespace sudoku::cli {
namespace {

/// Says what printing houses refuse. Returns OtherAnswer if there is something.
ExitStatus sayFaults(const Settings &settings, const PrintDocument &document)
{
    ExitStatus read = ExitStatus::AsAsked;
    const PreflightRequest request{.earlier = readEarlier(settings, read),
                                   .threads = settings.threadCount(),
                                   .timeLimit = settings.timeLimit};
    const std::vector<PrintFault> faults = preflight(document, request);
    for (const PrintFault &fault : faults)
        writeProblem("preflight: " + faultText(fault).toStdString() + '\n');
    return faults.empty() ? read : worse(read, ExitStatus::OtherAnswer);
}

/// Says what readers cannot read.
void sayWhatIsSmall(const PrintDocument &document)
{
    const Legibility legibility = legibilityOf(document);
    for (const std::vector<PrintFault> *faults : {&legibility.tooSmall, &legibility.cut})
        for (const PrintFault &fault : *faults)
            writeProblem("note: " + faultText(fault).toStdString() + '\n');
}

/// Returns Failure, and has said why, if the file cannot be written.
ExitStatus writeContents(const Settings &settings, const QByteArray &contents)
{
    if (settings.output == standardOutput)
        return writeOutput({contents.constData(), static_cast<std::size_t>(contents.size())})
                   ? ExitStatus::AsAsked
                   : ExitStatus::Failure;
    const auto error = saveFile(settings.output, contents);
    return error ? refuse(QStringLiteral("%1: %2").arg(settings.output, *error)) : ExitStatus::AsAsked;
}

/// Returns Failure, and has said why, if the file cannot be written.
ExitStatus writePdf(const Settings &settings, PrintDocument document)
{
    if (settings.output == standardOutput)
        return writeContents(settings, pdf(document).value_or(QByteArray()));
    const QPageLayout paper = document.pageLayout();
    const std::vector<int> sides = document.allSides();
    const auto error = saveFile(settings.output, [&](QIODevice &to) {
        return sudoku::writePdf(std::move(document), paper, sides, to) == Printing::Done;
    });
    return error ? refuse(QStringLiteral("%1: %2").arg(settings.output, *error)) : ExitStatus::AsAsked;
}

} // namespace

QString useLanguage(const Settings &settings)
{
    const QString &language = settings.print.language;
    const QString code = languageCode(language);
    if (!languages().contains(code))
        return QStringLiteral("--language: this program was built without the texts in '%1'").arg(language);
    installLanguage(code);
    return languageWithoutFont().isEmpty()
               ? QString()
               : QStringLiteral("--language: no font on this machine has the letters of '%1': install one")
                     .arg(language);
}

ExitStatus writePages(const Settings &settings, PrintJob job)
{
    PrintDocument document(std::move(job));
    if (const int count = document.codesWithoutRoom(); count > 0)
        writeProblem("note: no room for " + std::to_string(count)
                     + " QR codes: print fewer puzzles on a page with --per-page\n");
    if (const QString letters = missingLettersText(document.lettersWithoutFont()); !letters.isEmpty())
        writeProblem("note: " + letters.toStdString() + '\n');
    if (!settings.hasPreflight)
        sayWhatIsSmall(document);
    const ExitStatus found = settings.hasPreflight ? sayFaults(settings, document) : ExitStatus::AsAsked;
    return worse(found, writePdf(settings, std::move(document)));
}

ExitStatus writeDocument(const Settings &settings, const DocumentFormat &format, const PrintJob &job)
{
    return writeContents(settings, format.write(job, {}).value_or(QByteArray()));
}

} // namespace sudoku::cli
