#include "ui/text/kindnames.h"

#include <QCoreApplication>
#include <QLocale>

#include "core/variants/own/ownkind.h"
#include "ui/text/strings.h"

namespace sudoku {

QString nameText(const Variant &variant)
{
    const OwnKindDefinition *own = definitionOf(variant);
    if (!own)
        return translate("Variant", variant.name);
    const QString name = toQString(own->name);
    return variant.negativeOf
               ? translate("Words", QT_TRANSLATE_NOOP("Words", "%1: all marks are given")).arg(name)
               : name;
}

QString nameInSentence(QString name)
{
    const bool isWord = name.size() > 1 && name[1].isLower(); // X-sum and "X or V" begin with a sign
    if (isWord && QLocale().language() != QLocale::German)    // which writes nouns with a capital
        name[0] = name[0].toLower();
    return name;
}

QString nameInSentence(const Variant &variant)
{
    const QString name = nameText(variant);
    return definitionOf(variant) ? name : nameInSentence(name);
}

} // namespace sudoku
