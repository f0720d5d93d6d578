#include "ui/paint/documents/inlinesvg.h"

#include <QRegularExpression>

namespace sudoku {
namespace {

/// Returns the text between \a begin and \a end, or nothing.
QByteArray between(const QByteArray &text, const QByteArray &begin, const QByteArray &end)
{
    const qsizetype from = text.indexOf(begin);
    const qsizetype to = from < 0 ? -1 : text.indexOf(end, from);
    return to < 0 ? QByteArray() : text.mid(from + begin.size(), to - from - begin.size());
}

} // namespace

QByteArray InlineSvg::element(const QByteArray &file, const QString &label)
{
    static const QRegularExpression rule(QStringLiteral("\\.([^{\\s]+)\\{([^}]*)\\}"));
    static const QRegularExpression usedClass(QStringLiteral("class=\"([^\"]*)\""));
    static const QRegularExpression groupId(QStringLiteral("<g id=\"[^\"]*\">"));
    QHash<QString, QString> names;
    const QString styles = QString::fromUtf8(between(file, "<style>", "</style>"));
    for (auto rules = rule.globalMatch(styles); rules.hasNext();) {
        const QRegularExpressionMatch match = rules.next();
        names.insert(match.captured(1), QString::fromUtf8(classOf(match.captured(2).toUtf8())));
    }
    const QByteArray opening = between(file, "<svg ", ">");
    const qsizetype styleEnd = file.indexOf("</style>\n");
    const qsizetype bodyBegin = styleEnd + QByteArrayLiteral("</style>\n").size();
    QString body = QString::fromUtf8(file.mid(bodyBegin));
    if (const QByteArray definitions = between(file, "<defs>", "</defs>"); !definitions.isEmpty())
        body.prepend(QStringLiteral("<defs>%1</defs>").arg(QString::fromUtf8(definitions)));
    QString named;
    qsizetype last = 0;
    for (auto uses = usedClass.globalMatch(body); uses.hasNext();) {
        const QRegularExpressionMatch match = uses.next();
        named += QStringView(body).mid(last, match.capturedStart(1) - last);
        named += names.value(match.captured(1));
        last = match.capturedEnd(1);
    }
    named += QStringView(body).mid(last);
    named.replace(groupId, QStringLiteral("<g>"));
    named.replace(QStringLiteral("clip-"), QStringLiteral("clip-%1-").arg(++m_count));
    named.replace(QStringLiteral("clip-%1-path").arg(m_count), QStringLiteral("clip-path"));
    named.replace(QStringLiteral("clip-%1-rule").arg(m_count), QStringLiteral("clip-rule"));
    return "<svg " + opening + " role=\"img\" aria-label=\"" + label.toHtmlEscaped().toUtf8() + "\">\n"
           + named.toUtf8();
}

QByteArray InlineSvg::classOf(const QByteArray &declarations)
{
    const auto known = m_classes.constFind(declarations);
    if (known != m_classes.constEnd())
        return *known;
    const QByteArray name = 's' + QByteArray::number(m_rules.size() + 1);
    QByteArray rule = '.' + name + '{' + declarations + "}\n";
    rule.replace("font-family:Roboto;", "font-family:Roboto,\"Helvetica Neue\",Arial,sans-serif;");
    m_rules += rule;
    m_classes.insert(declarations, name);
    return name;
}

QByteArray InlineSvg::sheet() const
{
    return m_rules.join();
}

} // namespace sudoku
