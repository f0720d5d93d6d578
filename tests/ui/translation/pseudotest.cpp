#include "tests/ui/translation/pseudotest.h"

#include "tests/ui/translation/pseudolanguage.h"
#include "tests/ui/translation/visibletexts.h"

#include <QAbstractButton>
#include <QApplication>
#include <QDialog>
#include <QLocale>
#include <QMessageBox>
#include <QPointer>
#include <QTest>
#include <QTimer>

namespace sudoku {
namespace {

constexpr qsizetype maxComplaints = 6; // for which there is room in a message of Qt Test

} // namespace

void PseudoTest::speakPseudoLanguage()
{
    QString complaints;
    const std::vector<SourceMessage> messages = sourceMessages(complaints);
    QVERIFY2(complaints.isEmpty() && messages.size() > 500, qPrintable(complaints));
    m_language = std::make_unique<PseudoLanguage>(messages);
    QVERIFY(QCoreApplication::installTranslator(m_language.get()));
    QLocale::setDefault(QLocale::German);
}

QString PseudoTest::untranslatedWord(QString text) const
{
    for (const QString &name : m_names)
        text.remove(name);
    return sudoku::untranslatedWord(text);
}

void PseudoTest::expect(QWidget &widget)
{
    const std::vector<VisibleText> texts = visibleTexts(widget);
    QVERIFY(!texts.empty());
    QStringList complaints;
    for (const auto &[place, text] : texts) {
        if (m_fineTexts.contains(text))
            continue;
        const QString word = untranslatedWord(text);
        if (word.isEmpty())
            m_fineTexts.insert(text);
        else
            complaints += QStringLiteral("“%1” stays English, %2: %3").arg(word, place, text);
    }
    complaints.removeDuplicates();
    if (const qsizetype count = complaints.size(); count > maxComplaints)
        complaints = complaints.first(maxComplaints)
                     << QStringLiteral("and %1 more").arg(count - maxComplaints);
    QVERIFY2(complaints.isEmpty(), qPrintable(complaints.join(u'\n')));
}

void PseudoTest::expect(const QString &place, const QString &text)
{
    QVERIFY2(!text.isEmpty(), qPrintable(place));
    const QString word = untranslatedWord(text);
    QVERIFY2(word.isEmpty(), qPrintable(QStringLiteral("“%1” stays English, %2: %3").arg(word, place, text)));
}

/// Returns the button that lets a changed dialog close, if \a question is asked because of that; or null.
QAbstractButton *PseudoTest::discardButtonOf(const QDialog &question)
{
    const auto *box = qobject_cast<const QMessageBox *>(&question);
    return box && qobject_cast<QDialog *>(box->parentWidget()) ? box->button(QMessageBox::Discard) : nullptr;
}

void PseudoTest::expectDialogs(const std::function<void()> &open, int accepted, const Prepare &prepare)
{
    int seen = 0;
    QPointer<QWidget> last;
    QObject watcher;
    // A timer that repeats would wait for the question that a dialog asks when it is closed.
    const std::function<void()> look = [&] {
        QTimer::singleShot(5, &watcher, look);
        auto *dialog = qobject_cast<QDialog *>(QApplication::activeModalWidget());
        if (!dialog || dialog == last)
            return;
        last = dialog;
        if (prepare)
            prepare(*dialog);
        expect(*dialog);
        if (auto *discard = discardButtonOf(*dialog); discard && seen > 0)
            discard->click();
        else if (++seen <= accepted)
            dialog->accept();
        else
            dialog->reject();
    };
    QTimer::singleShot(5, &watcher, look);
    open();
    QVERIFY2(seen > accepted, "there is no such dialog");
}

} // namespace sudoku
