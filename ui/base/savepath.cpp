#include "ui/base/savepath.h"

#include "ui/base/filedialog.h"
#include "ui/text/filename.h"
#include "ui/text/strings.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QMimeDatabase>
#include <QRegularExpression>

namespace sudoku {
namespace {

struct SaveWords
{
    Q_DECLARE_TR_FUNCTIONS(SavePath)
};

QStringList suffixesIn(const QString &filter)
{
    static const QRegularExpression pattern(QStringLiteral(R"(\*\.(\w+))"));
    QStringList suffixes;
    for (auto it = pattern.globalMatch(filter); it.hasNext();)
        suffixes += it.next().captured(1);
    return suffixes;
}

/// Says so if \a path is a name for a kind of file that has none of these suffixes. Returns whether it is.
bool isRefused(const QString &path, const QStringList &suffixes, const QStringList &otherSuffixes,
               QWidget *parent)
{
    const QFileInfo info(path);
    const auto has = [suffix = info.suffix()](const QStringList &known) {
        return known.contains(suffix, Qt::CaseInsensitive);
    };
    const bool isKnown = !QMimeDatabase().mimeTypesForFileName(info.fileName()).isEmpty();
    if (!isKnown || has(suffixes) || has(otherSuffixes))
        return false;
    QMessageBox::warning(parent, SaveWords::tr("Name of Another Kind of File"),
                         SaveWords::tr("'%1' is a name for another kind of file. Choose one that ends in %2.")
                             .arg(info.fileName(), QLatin1Char('.') + suffixes.join(QStringLiteral(", ."))));
    return true;
}

} // namespace

QString askForSavePath(QWidget *parent, const QString &title, const QString &suggested, const QString &filter,
                       const QStringList &otherSuffixes)
{
    const QFileInfo info(suggested);
    const QString all = SaveWords::tr("All files (*)");
    const QString folder = suggested == info.fileName() ? QString() : info.path(); // none: where it was last
    QFileDialog dialog(parent, title, folder);
    makeReadable(dialog);
    dialog.setNameFilter(filter + QStringLiteral(";;") + all);
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(info.suffix());
    const QString ownSuffix = QStringLiteral("*.") + info.suffix();
    for (const QString &each : dialog.nameFilters())
        if (each.contains(ownSuffix))
            dialog.selectNameFilter(each);
    QObject::connect(&dialog, &QFileDialog::filterSelected, &dialog, [&dialog](const QString &chosen) {
        for (const QString &each : dialog.nameFilters()) // the chosen one may be its name alone
            if (const QStringList named = suffixesIn(each); !named.isEmpty() && each.startsWith(chosen))
                dialog.setDefaultSuffix(named.constFirst());
    });
    dialog.selectFile(info.fileName());
    const QStringList suffixes = suffixesIn(filter);
    QString path;
    do {
        if (dialog.exec() != QDialog::Accepted)
            return {};
        path = dialog.selectedFiles().constFirst();
    } while (isRefused(path, suffixes, otherSuffixes, parent));
    dialog.setDirectory(QFileInfo(path).path()); // Qt remembers it for the next dialog
    return path;
}

QString pathNextTo(const QString &puzzlePath, const QString &title, std::string_view suffix)
{
    const QString ending = QLatin1Char('.') + toQString(suffix);
    if (puzzlePath.isEmpty()) {
        const QString name = fileNameOf(title);
        return (name.isEmpty() ? SaveWords::tr("puzzle") : name) + ending;
    }
    const QFileInfo file(puzzlePath);
    return file.dir().filePath(file.completeBaseName() + ending);
}

} // namespace sudoku
