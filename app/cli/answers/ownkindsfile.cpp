#include "app/cli/answers/ownkindsfile.h"

#include "ui/text/readfile.h"

#include <QDir>
#include <QStandardPaths>

#include <nlohmann/json.hpp>

namespace sudoku::cli {

tl::expected<OwnKindNames, QString> ownKindsOf(const Settings &settings)
{
    constexpr qint64 maxBytes = 1'000'000;
    const QString file = !settings.generate.kindsFile.isEmpty()
                             ? settings.generate.kindsFile
                             : QDir(QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation))
                                   .filePath(QStringLiteral("sudoku-workbench/kinds.json"));
    const auto text = readFile(file, maxBytes);
    if (!text)
        return tl::unexpected(QStringLiteral("%1: %2").arg(file, text.error()));
    const auto list = nlohmann::json::parse(text->toStdString(), nullptr, false);
    if (!list.is_array())
        return tl::unexpected(QStringLiteral("%1 is no list of kinds").arg(file));
    return ownKindNames(list);
}

} // namespace sudoku::cli
