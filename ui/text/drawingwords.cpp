#include "ui/text/drawingwords.h"

#include "ui/text/words.h"

#include <QCoreApplication>
#include <QStringList>

#include <map>

namespace sudoku {
namespace {

struct DrawingWords
{
    Q_DECLARE_TR_FUNCTIONS(Drawings)
};

QString drawingCount(Drawing::Kind kind, int count)
{
    switch (kind) {
    case Drawing::Kind::Ground:
        return DrawingWords::tr("%n colour(s) of cells", nullptr, count);
    case Drawing::Kind::Line:
        return DrawingWords::tr("%n line(s)", nullptr, count);
    case Drawing::Kind::Rectangle:
        return DrawingWords::tr("%n rectangle(s)", nullptr, count);
    case Drawing::Kind::Ellipse:
        return DrawingWords::tr("%n circle(s)", nullptr, count);
    case Drawing::Kind::Text:
        return DrawingWords::tr("%n text(s)", nullptr, count);
    case Drawing::Kind::Cage:
        return DrawingWords::tr("%n cage(s)", nullptr, count);
    }
    return {};
}

QString namedText(int count, const std::string &name)
{
    return DrawingWords::tr("%1 × %2").arg(count).arg(QString::fromStdString(name));
}

} // namespace

QString drawingsText(const PuzzleInfo &info)
{
    const int count = static_cast<int>(info.drawings.size());
    QStringList parts;
    if (count > 0)
        parts += DrawingWords::tr("%n drawing(s)", nullptr, count);
    if (info.fog)
        parts += DrawingWords::tr("fog");
    return DrawingWords::tr("%1; no rules").arg(listText(parts));
}

QString drawingNames(const PuzzleInfo &info)
{
    std::map<std::string, int> named;
    std::map<Drawing::Kind, int> others;
    for (const Drawing &drawing : info.drawings)
        ++(drawing.name.empty() ? others[drawing.kind] : named[drawing.name]);
    QStringList lines;
    for (const auto &[name, count] : named)
        lines += namedText(count, name);
    for (const auto &[kind, count] : others)
        lines += drawingCount(kind, count);
    return lines.join(QLatin1Char('\n'));
}

QString drawnGroupText(const DrawnGroup &group)
{
    const int count = static_cast<int>(group.drawings.size());
    return group.name.empty() ? drawingCount(group.kind, count) : namedText(count, group.name);
}

} // namespace sudoku
