#include "ui/language/languagescope.h"

#include "ui/language/language.h"

#include <QCoreApplication>
#include <QTranslator>

#include <map>
#include <memory>
#include <mutex>

namespace sudoku {
namespace {

/// What this thread speaks, or null for the language of the window. Texts are looked up by tr(), to which no
/// language can be passed, and threads lay out and measure pages while the window speaks its own language.
thread_local const QTranslator *spoken = nullptr;

/// Answers before the translators of the window.
class Speaker : public QTranslator
{
public:
    using QTranslator::QTranslator;

    QString translate(const char *context, const char *source, const char *note, int count) const override
    {
        if (!spoken)
            return {};
        const QString text = spoken->translate(context, source, note, count);
        return text.isEmpty() ? QString::fromUtf8(source) : text;
    }

    /// No widget need translate itself when it is installed.
    bool isEmpty() const override { return true; }
};

/// Returns the texts of \a language, which stay, or null if there are none.
const QTranslator *textsIn(const QString &language)
{
    static std::mutex mutex;
    static auto &known = *new std::map<QString, std::unique_ptr<QTranslator>>; // see installSpeaker()
    const std::lock_guard lock(mutex);
    const auto [found, isNew] = known.try_emplace(language);
    if (isNew) {
        auto texts = std::make_unique<QTranslator>();
        if (texts->load(fileOfLanguage(language)))
            found->second = std::move(texts);
    }
    return found->second.get();
}

/// Installs the speaker once in the application, from whatever thread. It is never deleted, because pages may
/// still be painted while the program ends.
void installSpeaker()
{
    static std::mutex mutex;
    static auto *const speaker = new Speaker;
    static const QCoreApplication *installedIn = nullptr;
    const std::lock_guard lock(mutex);
    if (installedIn == QCoreApplication::instance())
        return;
    QCoreApplication::installTranslator(speaker);
    installedIn = QCoreApplication::instance();
}

} // namespace

LanguageScope::LanguageScope(const QString &language) : m_before(spoken)
{
    installSpeaker();
    if (language == installedLanguage())
        spoken = nullptr;
    else if (const QTranslator *texts = textsIn(language))
        spoken = texts;
}

LanguageScope::~LanguageScope()
{
    spoken = m_before;
}

} // namespace sudoku
