#include "tests/ui/translation/pseudolanguage.h"

#include <QRegularExpression>

namespace sudoku {
namespace {

constexpr QStringView smallLetters = u"äƀçďëƒğĥïĵķľṁñöṗɋřšťüṽŵẋÿž";
constexpr QStringView capitalLetters = u"ÄɃÇĎËƑĞĤÏĴĶĽṀÑÖṖɊŘŠŤÜṼŴẊŸŽ";
static_assert(smallLetters.size() == 26 && capitalLetters.size() == 26);

/// Of Qt's own classes: "QFileDialog", not "Quantity".
bool isOfQt(const QString &context)
{
    return context.size() > 1 && context[0] == u'Q' && context[1].isUpper();
}

QChar inPseudoLanguage(QChar letter)
{
    if (letter >= u'a' && letter <= u'z')
        return smallLetters[letter.unicode() - u'a'];
    if (letter >= u'A' && letter <= u'Z')
        return capitalLetters[letter.unicode() - u'A'];
    return letter;
}

/// What is the same in every language, and why.
struct Name
{
    const char *pattern;
    const char *reason;
};

constexpr Name names[] = {
    {R"((?<!\p{L})[A-Z](?!\p{L}))", "a letter on a key, of a region or in place of a digit"},
    {R"(\br\d+c\d+\b|\br\d*c?…)",
     "cells are named so wherever Sudokus are discussed; where there is no room, in part"},
    {R"(\*\.\w+)", "the ending of a file"},
    {R"((?<!\p{L})'[^']*')", "quoted: from a text or from the user"},
    {R"(\bQt\b|\bMiniSat\b|\bCaDiCaL\b(?: [a-z]*\d[\w.]*)?)", "programs are called so, and their versions"},
    {R"(\bpicosat \{cnf\})", "a command as a shell takes it"},
};

QRegularExpression namePattern()
{
    QStringList patterns;
    for (const Name &name : names)
        patterns += QString::fromUtf8(name.pattern);
    return QRegularExpression(patterns.join(u'|'));
}

} // namespace

QString inPseudoLanguage(const QString &text)
{
    static const QRegularExpression kept(
        QStringLiteral(R"(%L?(\d+|n)|&(nbsp|amp|lt|gt|quot);|</?\w[^<>]*>|\*\.\w+)"));
    QString result;
    qsizetype done = 0;
    const auto change = [&](qsizetype end) {
        for (; done < end; ++done)
            result += inPseudoLanguage(text[done]);
    };
    for (auto found = kept.globalMatch(text); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        change(match.capturedStart());
        result += match.captured();
        done = match.capturedEnd();
    }
    change(text.size());
    return result;
}

QString inLongPseudoLanguage(const QString &text)
{
    static const QRegularExpression word(QStringLiteral("[%1%2]+").arg(smallLetters, capitalLetters));
    const QString changed = inPseudoLanguage(text);
    QString result;
    qsizetype done = 0;
    for (const QRegularExpressionMatch &match : word.globalMatch(changed)) {
        result += changed.mid(done, match.capturedEnd() - done);
        result += QString((match.capturedLength() * 2 + 4) / 5, match.captured().back().toLower());
        done = match.capturedEnd();
    }
    return QStringLiteral("⟦%1⟧").arg(result + changed.mid(done));
}

QString untranslatedWord(const QString &text)
{
    static const QRegularExpression name = namePattern();
    static const QRegularExpression word(QStringLiteral("[A-Za-z]+"));
    return word.match(QString(text).remove(name)).captured();
}

PseudoLanguage::PseudoLanguage(const std::vector<SourceMessage> &messages, Length length) : m_length(length)
{
    if (!m_english.load(QStringLiteral(":/translations/sudoku-workbench_en.qm")))
        qFatal("the English plural forms are missing");
    for (const SourceMessage &message : messages)
        m_messages.insert({message.context, message.text}, inItself(message.text));
}

QString PseudoLanguage::translate(const char *context, const char *text, const char *disambiguation,
                                  int n) const
{
    const QString source = QString::fromUtf8(text);
    const QString where = QString::fromUtf8(context);
    const auto known = m_messages.constFind({where, source});
    if (source.isEmpty() || (!isOfQt(where) && known == m_messages.cend()))
        return {};
    const QString english = m_english.translate(context, text, disambiguation, n);
    if (english.isEmpty() && known != m_messages.cend())
        return *known;
    return inItself(english.isEmpty() ? source : english);
}

QString PseudoLanguage::inItself(const QString &text) const
{
    return m_length == Long ? inLongPseudoLanguage(text) : inPseudoLanguage(text);
}

} // namespace sudoku
