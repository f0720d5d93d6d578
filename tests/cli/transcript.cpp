#include "tests/cli/transcript.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>

#include "core/board/puzzlesymbols.h"
#include "core/board/symmetry.h"
#include "core/encode/encodingmethod.h"
#include "core/formats/formats.h"
#include "core/formats/text/format.h"
#include "core/sat/solverkinds.h"
#include "core/variants/variant.h"
#include "core/version/version.h"
#include "ui/text/versiontext.h"

#include <type_traits>

namespace sudoku {
namespace {

template <typename Table>
QByteArray idsOf(const Table &table)
{
    QByteArrayList ids;
    for (const auto &entry : table) {
        if constexpr (std::is_pointer_v<std::decay_t<decltype(entry)>>)
            ids += entry->id.data();
        else
            ids += entry.id.data();
    }
    return ids.join(", ");
}

QByteArray withLists(QByteArray text)
{
    return text.replace("{formats}", idsOf(formats()))
        .replace("{symbols}", idsOf(symbolSets()) + ", " + idsOf(puzzleSymbolSets()))
        .replace("{variants}", idsOf(variants()))
        .replace("{symmetries}", idsOf(symmetries()))
        .replace("{solvers}", idsOf(solverKinds()))
        .replace("{version}", QByteArray::fromStdString(versionLine()))
        .replace("{libraries}", librariesText().toUtf8())
        .replace("{encodings}", idsOf(encodingMethods()));
}

void addLine(std::vector<Transcript> &transcripts, const QByteArray &line, const QString &place)
{
    const char mark = line.at(0);
    const QByteArray text = line.mid(2);
    if (mark == '$')
        transcripts.push_back({.place = place, .command = QString::fromUtf8(text)});
    else if (mark == '<')
        transcripts.back().input += text + '\n';
    else if (mark == '>')
        transcripts.back().output += withLists(text) + '\n';
    else if (mark == '!')
        transcripts.back().errors += withLists(text) + '\n';
    else if (mark == '?')
        transcripts.back().exitStatus = text.toInt();
    else if (mark != '#')
        qFatal("%s: not a line of a transcript", qUtf8Printable(place));
}

/// Sets the times of "measure" to 0, and leaves its last column empty, the memory, which not every build
/// knows: only they have four decimals between commas.
QString withoutTimes(QString text)
{
    static const QRegularExpression time(QStringLiteral(",\\d+\\.\\d{4}(?=,)"));
    static const QRegularExpression memory(QStringLiteral(",\\d+\\.\\d{4}$"),
                                           QRegularExpression::MultilineOption);
    return text.replace(time, QStringLiteral(",0.0000")).replace(memory, QStringLiteral(","));
}

} // namespace

std::vector<Transcript> readTranscripts(const QString &folder)
{
    std::vector<Transcript> transcripts;
    for (const QString &name : QDir(folder).entryList({"*.txt"}, QDir::Files, QDir::Name)) {
        QFile file(folder + '/' + name);
        if (!file.open(QFile::ReadOnly))
            qFatal("cannot read %s", qUtf8Printable(file.fileName()));
        int number = 0;
        for (QByteArray line = file.readLine(); !line.isEmpty(); line = file.readLine()) {
            ++number;
            line.chop(line.endsWith('\n') ? 1 : 0);
            if (!line.isEmpty())
                addLine(transcripts, line, QStringLiteral("%1:%2").arg(name).arg(number));
        }
    }
    return transcripts;
}

QByteArray normalized(const QByteArray &output)
{
    static const QRegularExpression statistics(QStringLiteral("(?<=\"statistics\":{)[^}]*"));
    static const QRegularExpression number(QStringLiteral("(?<=:)[-+.e0-9]+"));
    QString text = QString::fromUtf8(output);
    qsizetype from = 0;
    for (auto found = statistics.match(text); found.hasMatch(); found = statistics.match(text, from)) {
        QString counts = found.captured();
        text.replace(found.capturedStart(), found.capturedLength(),
                     counts.replace(number, QStringLiteral("0")));
        from = found.capturedStart() + counts.size();
    }
    return withoutTimes(text).toUtf8();
}

} // namespace sudoku
