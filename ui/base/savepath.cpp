#include "ui/base/savepath.h"

#include "ui/base/filedialog.h"
#include "ui/text/toqstring.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QRegularExpression>

namespace sudoku {
namespace {

struct SaveWords
{
    Q_DECLARE_TR_FUNCTIONS(SavePath)
};

} // namespace

QString askForSavePath(QWidget *parent, const QString &title, const QString &suggested, const QString &filter)
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
        const QRegularExpression suffixOf(QStringLiteral(R"(\*\.(\w+))"));
        for (const QString &each : dialog.nameFilters()) // the chosen one may be its name alone
            if (const auto match = suffixOf.match(each); match.hasMatch() && each.startsWith(chosen))
                dialog.setDefaultSuffix(match.captured(1));
    });
    dialog.selectFile(info.fileName());
    if (dialog.exec() != QDialog::Accepted)
        return {};
    const QString path = dialog.selectedFiles().constFirst();
    dialog.setDirectory(QFileInfo(path).path()); // Qt remembers it for the next dialog
    return path;
}

QString pathBeside(const QString &puzzlePath, std::string_view suffix)
{
    const QString ending = QLatin1Char('.') + toQString(suffix);
    if (puzzlePath.isEmpty())
        return SaveWords::tr("puzzle") + ending;
    const QFileInfo file(puzzlePath);
    return file.dir().filePath(file.completeBaseName() + ending);
}

} // namespace sudoku
