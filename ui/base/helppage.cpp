#include "ui/base/helppage.h"

#include <QVariant>
#include <QWidget>

namespace sudoku {
namespace {

constexpr char helpPageProperty[] = "helpPage";

} // namespace

void setHelpPage(QWidget &widget, const char *page)
{
    widget.setProperty(helpPageProperty, QString::fromLatin1(page));
}

QString helpPageOf(const QWidget *widget)
{
    for (; widget; widget = widget->parentWidget())
        if (const QString page = widget->property(helpPageProperty).toString(); !page.isEmpty())
            return page;
    return {};
}

} // namespace sudoku
