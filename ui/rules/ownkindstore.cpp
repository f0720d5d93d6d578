#include "ui/rules/ownkindstore.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include "core/formats/text/jsonaccess.h"
#include "core/formats/text/jsontext.h"
#include "core/formats/text/ownkindtext.h"
#include "core/variants/own/ownkindlist.h"
#include "ui/text/errortext.h"
#include "ui/text/readfile.h"
#include "ui/text/savefile.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <iterator>

namespace sudoku {
namespace {

constexpr qint64 maxBytes = 1'000'000;

QString kindProblem(qsizetype number, const TextError &error)
{
    return OwnKindStore::tr("kind %1: %2").arg(QString::number(number), errorText(error));
}

tl::expected<nlohmann::json, QString> listIn(const QByteArray &text)
{
    auto whole = nlohmann::json::parse(text.toStdString(), nullptr, false);
    if (whole.is_discarded() || !whole.is_array())
        return tl::unexpected(OwnKindStore::tr("this is no list of kinds"));
    return whole;
}

QByteArray listOf(const QByteArrayList &lines)
{
    return lines.isEmpty() ? "[]\n" : "[\n" + lines.join(",\n") + "\n]\n";
}

QByteArrayList linesOf(const std::vector<OwnKindDefinition> &kinds)
{
    QByteArrayList lines;
    for (const OwnKindDefinition &kind : kinds)
        lines += QByteArray::fromStdString(ownKindJson(kind).dump());
    return lines;
}

} // namespace

tl::expected<std::vector<OwnKindDefinition>, QString> ownKindsInText(const QByteArray &json)
{
    const auto list = listIn(json);
    if (!list)
        return tl::unexpected(list.error());
    std::vector<OwnKindDefinition> kinds;
    for (const auto &definition : ownKindsOfJson(*list)) {
        if (!definition)
            return tl::unexpected(kindProblem(std::ssize(kinds) + 1, definition.error()));
        kinds.push_back(*definition);
    }
    return kinds;
}

QByteArray textOfOwnKinds(const std::vector<OwnKindDefinition> &kinds)
{
    return listOf(linesOf(kinds));
}

const std::vector<OwnKindDefinition> &exampleKinds()
{
    static const std::vector<OwnKindDefinition> examples = [] {
        QFile file(QStringLiteral(":/kinds/examples.json"));
        file.open(QIODevice::ReadOnly);
        return ownKindsInText(file.readAll()).value_or(std::vector<OwnKindDefinition>());
    }();
    return examples;
}

OwnKindStore::OwnKindStore(QString file, QObject *parent) : QObject(parent), m_file(std::move(file))
{
    load();
}

std::vector<const Variant *> OwnKindStore::kinds() const
{
    std::vector<const Variant *> kinds = kindsOf(m_definitions);
    std::erase(kinds, nullptr); // kinds that combine one which another window has removed
    return kinds;
}

OwnKindStore::Contents OwnKindStore::read() const
{
    const auto bytes = readFile(m_file, maxBytes);
    if (!bytes)
        return {.problem = QFile::exists(m_file) ? bytes.error() : QString(),
                .isList = !QFile::exists(m_file)};
    const auto list = listIn(*bytes);
    if (!list)
        return {.problem = list.error(), .isList = false};
    Contents contents;
    const auto definitions = ownKindsOfJson(*list);
    for (std::size_t i = 0; i < definitions.size(); ++i) {
        const auto &definition = definitions[i];
        if (definition) {
            contents.kinds.push_back(*definition);
        } else {
            if (contents.others.isEmpty())
                contents.problem = kindProblem(std::ssize(contents.kinds) + 1, definition.error());
            contents.others += QByteArray::fromStdString(json::element(*list, i).dump());
        }
    }
    return contents;
}

void OwnKindStore::load()
{
    const Contents contents = read();
    m_problem = contents.problem;
    if (contents.kinds == m_definitions)
        return;
    m_definitions = contents.kinds;
    emit changed();
}

std::optional<QString> OwnKindStore::save(std::vector<OwnKindDefinition> definitions)
{
    QDir().mkpath(QFileInfo(m_file).absolutePath());
    const Contents now = read();
    if (!now.isList && !QFile::copy(m_file, m_file + QStringLiteral(".old")))
        return now.problem; // nothing is written over what nobody has read
    for (const OwnKindDefinition &kind : now.kinds) {
        const auto isNew = [&](const std::vector<OwnKindDefinition> &kinds) {
            return std::ranges::find(kinds, kind.id, &OwnKindDefinition::id) == kinds.end();
        };
        if (isNew(m_definitions) && isNew(definitions))
            definitions.push_back(kind);
    }
    if (auto problem = saveFile(m_file, listOf(linesOf(definitions) + now.others)))
        return problem;
    m_definitions = std::move(definitions);
    emit changed();
    return {};
}

} // namespace sudoku
