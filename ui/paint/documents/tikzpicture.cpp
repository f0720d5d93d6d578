#include "ui/paint/documents/tikzpicture.h"

#include <QColor>
#include <QRegularExpression>
#include <QXmlStreamReader>

#include <array>
#include <utility>

namespace sudoku {
namespace {

QByteArray colourOf(const QString &name)
{
    const QColor colour(name);
    if (colour == Qt::black)
        return "black";
    if (colour == Qt::white)
        return "white";
    return QStringLiteral("{rgb,255:red,%1;green,%2;blue,%3}")
        .arg(colour.red())
        .arg(colour.green())
        .arg(colour.blue())
        .toLatin1();
}

/// A declaration of CSS and the option of TikZ that does the same, with % for the value.
struct Likeness
{
    const char *property;
    const char *option;
};

constexpr std::array likenesses{
    Likeness{"opacity", "opacity=%"},
    Likeness{"fill-opacity", "fill opacity=%"},
    Likeness{"stroke-opacity", "draw opacity=%"},
    Likeness{"stroke-width", "line width=%bp"},
    Likeness{"stroke-linejoin", "line join=%"},
};

QByteArray dashPattern(const QString &lengths)
{
    QByteArray pattern;
    bool isOn = true;
    for (const QString &length : lengths.split(QLatin1Char(' '))) {
        pattern += (isOn ? " on " : " off ") + length.toLatin1() + "bp";
        isOn = !isOn;
    }
    return "dash pattern=" + pattern.trimmed();
}

/// Returns the options for \a value of \a property, or nothing.
QByteArray optionOf(const QString &property, const QString &value, bool isText)
{
    if (property == QLatin1String("fill") && value != QLatin1String("none"))
        return (isText ? "text=" : "fill=") + colourOf(value);
    if (property == QLatin1String("stroke"))
        return "draw=" + colourOf(value);
    if (property == QLatin1String("stroke-linecap"))
        return value == QLatin1String("square") ? QByteArray("line cap=rect") : QByteArray("line cap=round");
    if (property == QLatin1String("stroke-dasharray"))
        return dashPattern(value);
    if (property == QLatin1String("fill-rule"))
        return "even odd rule";
    for (const Likeness &likeness : likenesses)
        if (property == QLatin1String(likeness.property))
            return QByteArray(likeness.option).replace("%", value.toLatin1());
    return {};
}

/// Returns the font of a node.
QByteArray fontOption(const QHash<QString, QString> &values)
{
    const QByteArray size = values.value("font-size").chopped(2).toLatin1(); // without px
    QByteArray font = "\\sffamily\\fontsize{" + size + "bp}{" + size + "bp}\\selectfont";
    constexpr int bold = 600; // and more
    if (values.value("font-weight").toInt() >= bold)
        font.prepend("\\bfseries");
    if (values.contains("font-style"))
        font.prepend("\\itshape");
    return "anchor=base,inner sep=0pt,font=" + font;
}

QByteArray pointOf(const QString &x, const QString &y)
{
    return '(' + x.toLatin1() + ',' + y.toLatin1() + ')';
}

/// Returns the path of TikZ for the commands of a path: M, L and Z with a point, C with three.
QByteArray pathOf(const QString &commands)
{
    static const QRegularExpression part(QStringLiteral("([MLCZ ])(?:(-?[\\d.]+) (-?[\\d.]+))?"));
    QByteArray path;
    int controls = 0; // of a curve that is begun
    for (auto parts = part.globalMatch(commands); parts.hasNext();) {
        const QRegularExpressionMatch match = parts.next();
        const QChar command = match.captured(1).front();
        const QByteArray point = pointOf(match.captured(2), match.captured(3));
        if (command == QLatin1Char('M'))
            path += '\n' + point; // TeX reads lines of limited length
        else if (command == QLatin1Char('L'))
            path += " -- " + point;
        else if (command == QLatin1Char('Z'))
            path += " -- cycle";
        else if (command == QLatin1Char('C'))
            path += " .. controls " + point;
        else
            path += (controls == 1 ? " and " : " .. ") + point;
        controls = command == QLatin1Char('C') ? 1 : command == QLatin1Char(' ') ? controls + 1 : 0;
    }
    return path;
}

QByteArray cornersOf(const QString &points, bool isClosed)
{
    QByteArray path;
    const QStringList numbers = points.split(QLatin1Char(' '));
    for (qsizetype i = 0; i + 1 < numbers.size(); i += 2)
        path += (i > 0 ? " -- " : " ") + pointOf(numbers[i], numbers[i + 1]);
    return isClosed ? path + " -- cycle" : path;
}

/// Returns the path of an element, or nothing for other elements.
QByteArray shapeOf(QStringView name, const QXmlStreamAttributes &attributes)
{
    const auto text = [&](const char *key) { return attributes.value(QLatin1String(key)).toString(); };
    const auto sum = [&](const char *one, const char *other) {
        return QString::number(text(one).toDouble() + text(other).toDouble(), 'f', 3);
    };
    if (name == QLatin1String("rect"))
        return ' ' + pointOf(text("x"), text("y")) + " rectangle "
               + pointOf(sum("x", "width"), sum("y", "height"));
    if (name == QLatin1String("line"))
        return ' ' + pointOf(text("x1"), text("y1")) + " -- " + pointOf(text("x2"), text("y2"));
    if (name == QLatin1String("ellipse"))
        return ' ' + pointOf(text("cx"), text("cy")) + " ellipse [x radius=" + text("rx").toLatin1()
               + ",y radius=" + text("ry").toLatin1() + ']';
    if (name == QLatin1String("polyline") || name == QLatin1String("polygon"))
        return cornersOf(text("points"), name == QLatin1String("polygon"));
    if (name == QLatin1String("path"))
        return pathOf(text("d"));
    return {};
}

/// Returns the declarations of each class of \a sheet.
QHash<QString, QByteArray> rulesOf(const QString &sheet)
{
    static const QRegularExpression rule(QStringLiteral("\\.([^{\\s]+)\\{([^}]*)\\}"));
    QHash<QString, QByteArray> rules;
    for (auto found = rule.globalMatch(sheet); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        rules.insert(match.captured(1), match.captured(2).toUtf8());
    }
    return rules;
}

/// Returns the angle of "rotate(ANGLE X Y)", which turns to the right, as an option.
QByteArray turnOf(QStringView transform)
{
    if (transform.isEmpty())
        return {};
    const double angle = transform.mid(7, transform.indexOf(QLatin1Char(' ')) - 7).toDouble();
    return ",rotate=" + QByteArray::number(-angle, 'f', 3);
}

} // namespace

QByteArray latexText(const QString &text)
{
    QString escaped;
    for (const QChar character : text) {
        if (character == QLatin1Char('\\'))
            escaped += QStringLiteral("\\textbackslash{}");
        else if (character == QLatin1Char('~') || character == QLatin1Char('^'))
            escaped += QLatin1Char('\\') + QString(character) + QStringLiteral("{}");
        else if (QStringLiteral("&%$#_{}").contains(character))
            escaped += QLatin1Char('\\') + QString(character);
        else
            escaped += character;
    }
    return escaped.toUtf8();
}

QByteArray TikzPictures::styleOf(const QByteArray &declarations)
{
    const auto known = m_names.constFind(declarations);
    if (known != m_names.constEnd())
        return *known;
    QHash<QString, QString> values;
    QByteArrayList options;
    const bool isText = declarations.contains("font-size:");
    for (const QString &declaration :
         QString::fromUtf8(declarations).split(QLatin1Char(';'), Qt::SkipEmptyParts)) {
        const QString property = declaration.section(QLatin1Char(':'), 0, 0);
        const QString value = declaration.section(QLatin1Char(':'), 1);
        values.insert(property, value);
        if (const QByteArray option = optionOf(property, value, isText); !option.isEmpty())
            options += option;
    }
    if (isText)
        options += fontOption(values);
    const QByteArray name = "look" + QByteArray::number(m_names.size() + 1);
    m_styles += "\\tikzset{" + name + "/.style={" + options.join(',') + "}}\n";
    m_names.insert(declarations, name);
    return name;
}

QByteArray TikzPictures::picture(const QByteArray &svg)
{
    QByteArray picture = "\\begin{tikzpicture}[x=1bp,y=-1bp]\n";
    QXmlStreamReader reader(svg);
    QHash<QString, QByteArray> rules;
    QHash<QString, QByteArray> clips;
    QString clip;
    while (!reader.atEnd()) {
        if (reader.readNext() != QXmlStreamReader::StartElement)
            continue;
        const QString name = reader.name().toString();
        const QXmlStreamAttributes attributes = reader.attributes();
        if (name == QLatin1String("svg")) {
            const QString box = attributes.value(QLatin1String("viewBox")).toString();
            picture += "\\useasboundingbox (0,0) rectangle "
                       + pointOf(box.section(QLatin1Char(' '), 2, 2), box.section(QLatin1Char(' '), 3, 3))
                       + ";\n";
        } else if (name == QLatin1String("style")) {
            rules = rulesOf(reader.readElementText());
        } else if (name == QLatin1String("clipPath")) {
            clip = attributes.value(QLatin1String("id")).toString();
        } else if (!clip.isEmpty()) {
            clips.insert(std::exchange(clip, {}), shapeOf(name, attributes));
        } else if (attributes.hasAttribute(QLatin1String("class"))) {
            const QByteArray style =
                styleOf(rules.value(attributes.value(QLatin1String("class")).toString()));
            QByteArray line = "\\path[" + style + ']' + shapeOf(name, attributes) + ";\n";
            if (name == QLatin1String("text"))
                line = "\\node[" + style + turnOf(attributes.value(QLatin1String("transform"))) + "] at "
                       + pointOf(attributes.value(QLatin1String("x")).toString(),
                                 attributes.value(QLatin1String("y")).toString())
                       + " {" + latexText(reader.readElementText()) + "};\n";
            const QString clipped = attributes.value(QLatin1String("clip-path")).toString();
            if (!clipped.isEmpty()) // "url(#ID)"
                line = "\\begin{scope}\n\\clip" + clips.value(clipped.mid(5).chopped(1)) + ";\n" + line
                       + "\\end{scope}\n";
            picture += line;
        }
    }
    return picture + "\\end{tikzpicture}";
}

QByteArray TikzPictures::styles() const
{
    return m_styles;
}

} // namespace sudoku
