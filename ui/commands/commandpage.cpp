#include "ui/commands/commandpage.h"

#include "ui/commands/commands.h"
#include "ui/text/mnemonic.h"
#include "ui/text/strings.h"

namespace sudoku {
namespace {

QString plainText(const char *text)
{
    return withoutMnemonic(translate("Commands", text));
}

/// Returns the key as code, or an empty text if the command has no key on this desktop.
QString keyText(const CommandInfo &info)
{
    const QKeySequence key =
        info.standardKey ? QKeySequence(*info.standardKey) : QKeySequence(QString::fromLatin1(info.key));
    return key.isEmpty() ? QString() : QStringLiteral("`%1`").arg(key.toString(QKeySequence::NativeText));
}

} // namespace

QString commandTables()
{
    QString tables;
    for (const MenuInfo &menu : menus()) {
        tables += QStringLiteral("## %1\n\n| command | key | what it does |\n|---|---|---|\n")
                      .arg(plainText(menu.text));
        for (const CommandInfo &info : commands())
            if (info.menu == menu.menu)
                tables += QStringLiteral("| %1 | %2 | %3 |\n")
                              .arg(plainText(info.text), keyText(info), QString::fromUtf8(info.does));
        tables += QLatin1Char('\n');
    }
    return tables;
}

} // namespace sudoku
