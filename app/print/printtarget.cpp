#include "app/print/printtarget.h"

#include <QFileInfo>

#include "app/cli/options/proposal.h"
#include "app/cli/run/console.h"
#include "app/cli/run/report.h"
#include "core/system/standardstreams.h"
#include "ui/paint/paper/printfont.h"

#include <array>

namespace sudoku::cli {
namespace {

/// An option that says nothing about what is written, and a sentence about that.
struct Misfit
{
    bool isThere;
    const char *text;
};

QString firstMisfit(const Settings &settings, const PrintTarget &target)
{
    const PictureLook &look = settings.print.look;
    const bool hasKind = target.names.has(NameField::Kind);
    const bool isPng = target.format->hasPixels;
    const bool isSvg = target.format->id == "svg";
    const std::array misfits{
        Misfit{settings.print.book.saysSolutionPage
                   && (settings.print.solutions == SolutionPlace::None
                       || settings.print.solutions == SolutionPlace::UpsideDown),
               "--solution-page: no solutions are on other pages; use --solutions end"},
        Misfit{settings.print.colours && !target.arePictures,
               "--colour: pages are black; name a picture with --output FILE.png or FILE.svg"},
        Misfit{
            look.isTransparent && !target.arePictures,
            "--transparent: pages have no ground; name a picture with --output FILE.svg or 'puzzle-{n}.pdf'"},
        Misfit{look.dotsPerInch && !isPng, "--dpi: only a PNG has dots; name one with --output FILE.png"},
        Misfit{look.pixels != PixelKind::Rgb && !isPng,
               "--pixels: only a PNG has pixels; name one with --output FILE.png"},
        Misfit{settings.print.colours && look.pixels == PixelKind::OneBit,
               "--colour: a picture of 1 bit has no colours; leave out --colour or '--pixels 1-bit'"},
        Misfit{look.letters != LetterKind::Outlines && !isSvg,
               "--letters: only an SVG has a choice; name one with --output FILE.svg"},
        Misfit{look.solutionBoard && !hasKind,
               "--solution-board: no solutions are written; name them with --output 'puzzle-{n}-{kind}.svg'"},
        Misfit{
            !settings.pictureTable.isEmpty() && !target.names.hasFields(),
            "--table: it lists files with fields in their names; name them with --output 'puzzle-{n}.svg'"},
        Misfit{settings.print.pdf != PdfKind::Plain && target.format->id != "pdf",
               "--pdf: only a PDF has a standard; name one with --output FILE.pdf"},
        Misfit{settings.print.pdf != PdfKind::Plain && settings.print.colours,
               "--pdf: these files are black; leave out --colour or --pdf"},
        Misfit{target.arePictures && settings.print.trimming != Trimming(),
               "--crop-marks, --bleed: only pages are cut; name a PDF with --output FILE.pdf"},
        Misfit{target.arePictures && settings.hasPreflight,
               "--preflight: it is about pages; name a PDF with --output FILE.pdf"},
        Misfit{hasKind && settings.print.code != LinkTarget::None,
               "--qr: a picture of a code is no {kind}; use --output 'code-{n}.svg'"},
    };
    for (const Misfit &misfit : misfits)
        if (misfit.isThere)
            return QString::fromLatin1(misfit.text);
    return {};
}

/// Returns an option that only pages have, and a sentence about that.
QString firstPageOption(const Settings &settings, const DocumentFormat &document)
{
    const PrintJob &job = settings.print;
    const std::array misfits{
        Misfit{job.isBooklet, "--booklet: only a PDF has sheets for folding"},
        Misfit{job.gutter > 0 || job.isMirrored, "--gutter, --mirrored: only a PDF has them"},
        Misfit{job.look.board || job.look.solutionBoard,
               "--board: boards are as large as they would be on a page; choose --per-page"},
        Misfit{job.code != LinkTarget::None && !document.hasPictures, "--qr: a table has no pictures"},
    };
    for (const Misfit &misfit : misfits)
        if (misfit.isThere)
            return QString::fromLatin1(misfit.text);
    return {};
}

/// Returns why a file cannot be written there, or an empty text.
QString folderProblem(const QString &path)
{
    const QString folder = QFileInfo(path).path();
    return QFileInfo(folder).isDir() || folder.contains(QLatin1Char('{'))
               ? QString()
               : QStringLiteral("%1: there is no folder '%2'").arg(path, folder);
}

} // namespace

tl::expected<PrintTarget, QString> printTarget(const Settings &settings)
{
    if (settings.output.isEmpty())
        return tl::unexpected(QStringLiteral("'print' needs --output FILE.pdf"));
    if (settings.output == standardOutput && isTerminal(StandardStream::Output))
        return tl::unexpected(QStringLiteral("--output: standard output is a terminal, which cannot show "
                                             "a PDF: redirect it, as in '-o - >FILE.pdf'"));
    const std::string suffix = settings.output == standardOutput
                                   ? std::string("pdf")
                                   : QFileInfo(settings.output).suffix().toStdString();
    const DocumentFormat *document = findDocumentFormat(QString::fromStdString(suffix));
    const PictureFormat *format = findPictureFormat(document ? "pdf" : suffix);
    if (!format)
        return tl::unexpected(
            QStringLiteral("--output: '%1' must end in one of: .%2")
                .arg(settings.output, (idsOf(pictureFormats()) + idsOf(documentFormats())).join(", .")));
    if (isInput(settings, settings.output))
        return tl::unexpected(
            QStringLiteral("--output: '%1' is also an input and would be replaced: name another file")
                .arg(settings.output));
    for (const QString &file : settings.earlier)
        if (!QFileInfo(file).isFile())
            return tl::unexpected(QStringLiteral("--earlier: there is no file '%1'").arg(file));
    const tl::expected<NamePattern, QString> names = NamePattern::read(settings.output);
    if (!names)
        return tl::unexpected(QStringLiteral("--output: ") + names.error());
    if (document && names->hasFields())
        return tl::unexpected(QStringLiteral("--output: all puzzles are in one file of this kind; leave out "
                                             "the fields in braces"));
    const bool arePictures = format->id != "pdf" || names->hasFields() || settings.print.look.board;
    PrintTarget target{format, *names, arePictures && !document, document};
    if (const QString misfit = firstMisfit(settings, target); !misfit.isEmpty())
        return tl::unexpected(misfit);
    if (const QString problem = printFontProblem(settings.print.book.font); !problem.isEmpty())
        return tl::unexpected(QStringLiteral("--font: ") + problem);
    if (const QString misfit = document ? firstPageOption(settings, *document) : QString(); !misfit.isEmpty())
        return tl::unexpected(misfit);
    if (names->hasFields())
        for (const QString &path : {settings.output, settings.pictureTable})
            if (const QString problem = path.isEmpty() ? QString() : folderProblem(path); !problem.isEmpty())
                return tl::unexpected(problem);
    return target;
}

} // namespace sudoku::cli
