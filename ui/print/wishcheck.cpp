#include "ui/print/wishcheck.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include "core/generate/deriveconstraints.h"
#include "core/generate/levelwish.h"
#include "core/variants/variant.h"
#include "ui/text/difficultywords.h"
#include "ui/text/kindnames.h"
#include "ui/text/qtjson.h"
#include "ui/text/requestwords.h"
#include "ui/text/steptext.h"
#include "ui/text/words.h"

#include <algorithm>
#include <array>

namespace sudoku {
namespace {

using Json = nlohmann::ordered_json;

struct WishWords
{
    Q_DECLARE_TR_FUNCTIONS(WishCheck)
};

QString optionText(const Json &value)
{
    return value.is_string() ? QString::fromStdString(value.get<std::string>())
                             : QString::fromStdString(value.dump());
}

/// Returns what is said in a sentence as the other faults are, which become one later.
QString withoutFullStop(QString sentence)
{
    if (sentence.endsWith(QLatin1Char('.')) || sentence.endsWith(QChar(0x3002))) // the Chinese one
        sentence.chop(1);
    return sentence;
}

/// Reads the options of a wish into a request, until one is wrong or unknown.
class WishReader
{
public:
    explicit WishReader(const BookWish &wish) : m_options(wish.options) {}

    std::optional<BookFault> fault()
    {
        readSize();
        if (!m_fault && m_request)
            readKinds();
        if (!m_fault && m_request)
            readDifficulty();
        if (!m_fault && m_request)
            readClues();
        if (!m_fault && m_request && isWhole())
            findImpossible();
        return m_fault;
    }

private:
    const Json *option(const char *name) const
    {
        const auto found = m_options.find(name);
        return found == m_options.end() ? nullptr : &*found;
    }

    /// Returns whether the request has all that is asked for.
    bool isWhole() const
    {
        constexpr std::array known{"size", "variant", "difficulty", "clues"};
        return !m_isPart && std::ranges::all_of(m_options.items(), [&](const auto &item) {
            return std::ranges::find(known, item.key()) != known.end();
        });
    }

    void refuse(const char *name, const QString &what) { m_fault = {QString::fromLatin1(name), what}; }

    void readSize()
    {
        constexpr int usual = 9;
        const Json *value = option("size");
        const int size = !value ? usual : optionText(*value).toInt();
        if (size < minBoardSize || size > maxBoardSize)
            return refuse("size",
                          WishWords::tr("a board has %1 to %2 rows").arg(minBoardSize).arg(maxBoardSize));
        m_request.emplace(Puzzle(Geometry::withBoxes(defaultBoxes(size))));
    }

    void readKinds()
    {
        const Json *value = option("variant");
        for (const Json &kind : !value || value->is_array() ? (value ? *value : Json::array()) : Json{*value})
            if (!m_fault)
                readKind(optionText(kind));
    }

    void readKind(const QString &text)
    {
        static const QRegularExpression end(QStringLiteral("[: ]"));
        const QString id = text.section(end, 0, 0);
        const Variant *kind = findVariant(id.toStdString());
        if (id != text || id == QLatin1String("own"))
            m_isPart = true;
        else if (!kind)
            refuse("variant", WishWords::tr("no kind of rules is called '%1'").arg(text));
        else if (!kind->isFor(m_request->shape.geometry))
            refuse("variant", WishWords::tr("%1 needs %2").arg(nameText(*kind), needText(*kind)));
        else if (canBeDerived(*kind))
            m_request->derived.push_back(kind);
        else if (kind->input == Input::Nothing)
            m_request->shape.constraints.push_back({kind, {}});
        else
            refuse("variant",
                   WishWords::tr("the program cannot draw the cells of %1").arg(nameInSentence(*kind)));
    }

    void readDifficulty()
    {
        const Json *value = option("difficulty");
        if (!value)
            return;
        const QString name = optionText(*value);
        const auto found = std::ranges::find_if(
            allLevels, [&](Level level) { return englishName(level).toLower() == name; });
        if (found != allLevels.end())
            m_request->difficulty.level = *found;
        else if (name == toQString(beginnerName).toLower())
            m_isForBeginners = true;
        else if (option("levels"))
            m_isPart = true;
        else
            refuse("difficulty", WishWords::tr("no level is called '%1'").arg(name));
    }

    void readClues()
    {
        static const QRegularExpression form(QStringLiteral("^(?:(\\d{1,3})-)?(\\d{1,3})$"));
        if (const Json *value = option("clues")) {
            const QRegularExpressionMatch match = form.match(optionText(*value));
            if (!match.hasMatch())
                return refuse("clues", WishWords::tr("write a number such as 28, or a range such as 28-33"));
            m_request->goal = ClueGoal::AtMost;
            m_request->clues = match.captured(2).toInt();
            m_request->minClues = match.captured(1).toInt();
        }
        if (m_isForBeginners)
            wishBeginner(*m_request);
    }

    void findImpossible()
    {
        const auto problem = findProblem(*m_request);
        if (!problem)
            return;
        const bool isOfKind = problem->kind == RequestProblem::Kind::CagesTooLarge
                              || problem->kind == RequestProblem::Kind::CagesDoNotFit;
        refuse(problem->kind == RequestProblem::Kind::Difficulty ? "difficulty"
               : isOfKind                                        ? "variant"
                                                                 : "clues",
               withoutFullStop(problemText(*m_request, *problem)));
    }

    const Json &m_options;
    std::optional<GenerateRequest> m_request;
    std::optional<BookFault> m_fault;
    bool m_isForBeginners = false;
    bool m_isPart = false; ///< something is asked for that only the other program reads
};

} // namespace

std::optional<BookFault> faultOf(const BookWish &wish)
{
    return WishReader(wish).fault();
}

} // namespace sudoku
