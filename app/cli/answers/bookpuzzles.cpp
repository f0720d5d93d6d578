#include "app/cli/answers/bookpuzzles.h"

#include <QElapsedTimer>
#include <QRegularExpression>

#include "app/cli/answers/bookinput.h"
#include "app/cli/answers/generating.h"
#include "app/cli/options/proposal.h"
#include "app/cli/run/console.h"
#include "app/cli/run/signals.h"
#include "app/cli/run/workers.h"
#include "core/formats/text/levelnote.h"
#include "ui/text/readfile.h"
#include "ui/text/savefile.h"

#include <algorithm>
#include <optional>
#include <set>

namespace sudoku::cli {
namespace {

/// A wish and how it is met.
struct Order
{
    PlacedWish placed;
    Settings settings; ///< of "generate"
    GenerateRequest request;
};

/// Returns the texts that an option on the command line would have for \a value; nothing if it is no value
/// for an option.
std::optional<QStringList> optionValues(const nlohmann::ordered_json &value)
{
    if (value.is_string())
        return QStringList(QString::fromStdString(value.get<std::string>()));
    if (value.is_number())
        return QStringList(QString::fromStdString(value.dump()));
    if (!value.is_array())
        return {};
    QStringList texts;
    for (const auto &element : value) {
        if (!element.is_string() && !element.is_number())
            return {};
        texts += *optionValues(element);
    }
    return texts;
}

/// Applies the option \a name of "generate" with \a value; returns a sentence if it is wrong.
QString apply(Settings &settings, const std::string &name, const nlohmann::ordered_json &value)
{
    const auto options = puzzleWishOptions();
    const auto found = std::ranges::find(options, name, [](const Option *option) { return option->name; });
    if (found == options.end()) {
        QStringList names{"count", "file", "seed"};
        for (const Option *option : options)
            names += toQString(option->name);
        return QStringLiteral("unknown wish; %1")
            .arg(proposal(
                QString::fromStdString(name), names,
                {QStringLiteral("the wishes are"), QStringLiteral("wishes"), QStringLiteral("schema book")}));
    }
    const Option &option = **found;
    if (option.valueName.empty() != value.is_boolean())
        return option.valueName.empty() ? QStringLiteral("a switch is true or false")
                                        : QStringLiteral("true and false are no values for it");
    if (value.is_boolean()) {
        if (value.get<bool>())
            option.apply(settings, {});
        return {};
    }
    const std::optional<QStringList> texts = optionValues(value);
    if (!texts)
        return QStringLiteral("a text, a number or a list of them is needed");
    for (const QString &text : *texts)
        if (const auto applied = option.apply(settings, text); !applied)
            return applied.error();
    return {};
}

/// Returns \a what about a wish; one that begins with "--difficulty:" is about that member.
QString wishProblem(const Settings &settings, const PlacedWish &placed, const QString &what)
{
    static const QRegularExpression optionName(QStringLiteral("^--([a-z-]+): "));
    const QRegularExpressionMatch match = optionName.match(what);
    return match.hasMatch() ? bookProblem(settings, placed.place + QLatin1Char('.') + match.captured(1),
                                          what.mid(match.capturedLength()))
                            : bookProblem(settings, placed.place, what);
}

tl::expected<Order, QString> orderOf(const Settings &settings, const PlacedWish &placed)
{
    Settings wished; // not those of the command line: the file alone says what is made
    wished.threads = settings.threads;
    wished.timeLimit = settings.timeLimit;
    wished.showsProgress = settings.showsProgress;
    wished.isQuiet = settings.isQuiet;
    wished.writesSeed = true;
    wished.generate.count = placed.wish->count;
    wished.generate.seed = placed.seed;
    for (const auto &[name, value] : placed.wish->options.items())
        if (const QString problem = apply(wished, name, value); !problem.isEmpty())
            return tl::unexpected(bookProblem(
                settings, placed.place + QLatin1Char('.') + QString::fromStdString(name), problem));
    const auto request = generateRequestOf(wished);
    if (!request)
        return tl::unexpected(wishProblem(settings, placed, request.error()));
    return Order{placed, wished, *request};
}

/// Returns the orders for the wishes of \a book that are not met yet.
tl::expected<std::vector<Order>, QString> ordersOf(const Settings &settings, const BookFile &book)
{
    std::vector<Order> orders;
    std::set<QString> files;
    for (const PlacedWish &placed : wishesOf(book, settings.book)) {
        const auto order = orderOf(settings, placed);
        if (!order)
            return tl::unexpected(order.error());
        if (!files.insert(placed.file).second)
            return tl::unexpected(
                bookProblem(settings, placed.place + QStringLiteral(".file"),
                            QStringLiteral("another wish has the same file '%1'").arg(placed.file)));
        const MadeFile made = madeFile(placed);
        if (made == MadeFile::OfSomebodyElse)
            return tl::unexpected(bookProblem(
                settings, placed.place,
                QStringLiteral(
                    "'%1' is there and was not made for a wish; name another \"file\", or take its "
                    "puzzles with \"puzzles\": \"%1\"")
                    .arg(placed.file)));
        if (made != MadeFile::OfThisWish)
            orders.push_back(*order);
    }
    return orders;
}

/// The puzzles of one order, each once. They are kept while more are made, so that a run that is stopped can
/// be continued: the file has those so far, under the head of a wish for so many.
class Filling
{
public:
    explicit Filling(const Order &order) : m_order(order)
    {
        m_kept.start();
        takeThoseBefore();
        m_lastWork.emplace([this] { keep(); });
    }

    /// Makes puzzles until there are enough; returns whether there are. Seeds that give none as it is wished
    /// are passed over.
    bool fill()
    {
        constexpr int maxVain = 20; // searches
        for (int vain = 0; missing() > 0 && vain < maxVain;) {
            const int before = m_count;
            const int wanted = missing();
            if (round() == ExitStatus::Failure)
                return false;
            vain = m_count > before ? 0 : vain + wanted;
        }
        return missing() == 0;
    }

    int count() const { return m_count; }
    int missing() const { return m_order.placed.wish->count - m_count; }

    /// Writes the puzzles so far. Returns why that cannot be done, or nothing.
    std::optional<QString> keep()
    {
        m_kept.restart();
        if (m_count == 0)
            return {};
        return saveFile(m_order.placed.file,
                        QByteArray::fromStdString(headOf(m_order.placed, m_count) + m_text));
    }

private:
    /// Takes the first puzzles of the wish from its file, and goes on behind the seed of the last one.
    void takeThoseBefore()
    {
        constexpr qint64 maxBytes = 1'000'000'000;
        const int begun = madeCount(m_order.placed);
        const auto text = readFile(m_order.placed.file, maxBytes);
        if (begun == 0 || !text)
            return;
        for (const QByteArray &line : text->split('\n')) {
            const auto note = readSeedNote(line.mid(line.lastIndexOf('\t') + 1).toStdString());
            if (line.startsWith('#') || !note || missing() == 0)
                continue;
            add(line.toStdString() + '\n');
            m_next = note->seed - m_order.placed.seed + 1;
        }
    }

    ExitStatus round()
    {
        int begun = 0;
        const int wanted = missing();
        const TaskSource source = [&]() -> std::optional<Task> {
            if (begun == wanted)
                return {};
            ++begun;
            GenerateRequest request = m_order.request;
            request.seed += m_next++;
            return [this, request = std::move(request)](Worker &worker) {
                Answer answer = generatedAnswer(worker.settings, request, 1, m_clock, worker.limit.restart());
                if (answer.status != ExitStatus::AsAsked)
                    return Answer{.status = answer.status};
                return Answer{.text = std::move(answer.text)};
            };
        };
        const WorkExtent extent{.done = m_count,
                                .total = m_count + wanted,
                                .isContinuable = true,
                                .estimate = [this] { return m_clock.text(); }};
        return answerTasks(m_order.settings, source, extent,
                           [this](std::string_view text) { return take(text); });
    }

    bool take(std::string_view text)
    {
        constexpr qint64 pause = 1000; // ms
        add(text);
        return m_kept.elapsed() < pause || !keep();
    }

    void add(std::string_view text)
    {
        if (!m_puzzles.emplace(text.substr(0, text.rfind('\t'))).second)
            return;
        m_text += text;
        ++m_count;
    }

    const Order &m_order;
    SearchClock m_clock;
    std::string m_text; // lines
    std::set<std::string> m_puzzles;
    std::uint64_t m_next = 0; // of the seeds
    int m_count = 0;
    QElapsedTimer m_kept;
    std::optional<LastWork> m_lastWork; // the last member, because it reads the others
};

QString puzzlesText(int count)
{
    return count == 1 ? QStringLiteral("1 puzzle") : QStringLiteral("%1 puzzles").arg(count);
}

/// Returns a sentence if the order cannot be met.
QString meet(const Settings &settings, const Order &order)
{
    Filling filling(order);
    const int wished = order.placed.wish->count;
    if (!settings.isQuiet && filling.missing() > 0)
        writeMessage(
            QStringLiteral("chapter '%1': making %2%3 for %4\n")
                .arg(order.placed.chapter,
                     filling.count() > 0 ? QStringLiteral("%1 more of ").arg(filling.missing()) : QString(),
                     puzzlesText(wished), order.placed.file)
                .toStdString());
    const bool isMet = filling.fill();
    if (const auto error = filling.keep())
        return QStringLiteral("%1: %2").arg(order.placed.file, *error);
    return isMet ? QString()
                 : bookProblem(settings, order.placed.place,
                               QStringLiteral("only %1 of %2 puzzles were found that are as wished: wish for "
                                              "something more common, or for fewer")
                                   .arg(filling.count())
                                   .arg(wished));
}

} // namespace

ExitStatus makeBookPuzzles(const Settings &settings)
{
    const auto book = readBookOf(settings);
    if (!book)
        return refuse(book.error());
    const auto orders = ordersOf(settings, *book);
    if (!orders)
        return refuse(orders.error());
    for (const Order &order : *orders)
        if (const QString problem = meet(settings, order); !problem.isEmpty())
            return refuse(problem);
    return ExitStatus::AsAsked;
}

} // namespace sudoku::cli
