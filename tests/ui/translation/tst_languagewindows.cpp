#include "tests/testprogram.h"
#include "tests/ui/translation/layoutfaults.h"
#include "tests/ui/translation/pseudolanguage.h"
#include "tests/ui/window/windowbench.h"
#include "ui/generate/generatedialog.h"
#include "ui/handbook/handbookwindow.h"
#include "ui/laboratory/laboratory.h"
#include "ui/laboratory/laboratorydialog.h"
#include "ui/laboratory/watchdialog.h"
#include "ui/language/language.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QDialog>
#include <QFileDialog>
#include <QMenuBar>
#include <QMessageBox>
#include <QPushButton>
#include <QTabWidget>
#include <QTimer>
#include <QToolButton>
#include <QTranslator>

namespace sudoku::tst_languagewindows {

/// A small notebook, less what the desktop takes for its own bar and the frames of windows.
constexpr QSize screenSize(1366, 768 - 64);

constexpr Command dialogs[] = {
    Command::New,      Command::Regions,    Command::Print,        Command::Book,     Command::ExportCnf,
    Command::Settings, Command::Techniques, Command::ChooseSolver, Command::Practise, Command::About};

/// Each window in each language, and in one whose words are long: it fits a small screen, shows each word
/// whole, and has no letter of the keyboard twice.
class TestLanguageWindows : public QObject, private WindowBench
{
    Q_OBJECT

    std::unique_ptr<QTranslator> m_language;
    bool m_areWordsInvented = false;

    void look(QWidget &window)
    {
        QStringList faults;
        (void)QTest::qWaitFor(
            [&] { // until the last label has its place
                faults = layoutFaults(window, screenSize);
                if (!m_areWordsInvented)
                    faults += doubledLetters(window);
                return faults.isEmpty();
            },
            1000);
        QVERIFY2(faults.isEmpty(), qPrintable('\n' + faults.join('\n')));
    }

    /// Looks at each page of the dialog that \a open waits for, and closes it.
    void lookAtDialog(const std::function<void()> &open)
    {
        const QWidget *last = nullptr;
        QTimer timer;
        connect(&timer, &QTimer::timeout, &timer, [&] {
            auto *dialog = qobject_cast<QDialog *>(QApplication::activeModalWidget());
            if (!dialog || dialog == last)
                return;
            last = dialog;
            lookAtPages(*dialog);
            lookAtMore(*dialog);
            dialog->reject();
        });
        timer.start(5);
        open();
        QVERIFY(last);
    }

    /// With the options that a dialog shows on demand.
    void lookAtMore(QWidget &dialog)
    {
        for (QToolButton *button : dialog.findChildren<QToolButton *>())
            if (button->isCheckable() && button->isVisible()) {
                button->click();
                look(dialog);
            }
    }

    void lookAtPages(QWidget &window)
    {
        auto *pages = window.findChild<QTabWidget *>();
        for (int i = 0; pages && i < pages->count(); ++i) {
            pages->setCurrentIndex(i);
            QCoreApplication::processEvents();
            look(window);
        }
        if (!pages)
            look(window);
    }

private slots:
    void init()
    {
        QFETCH_GLOBAL(QString, language);
        m_areWordsInvented = language == "pseudo";
        if (m_areWordsInvented) {
            QString complaints;
            m_language = std::make_unique<PseudoLanguage>(sourceMessages(complaints), PseudoLanguage::Long);
        } else {
            m_language = std::make_unique<QTranslator>();
            QVERIFY(m_language->load(":/translations/sudoku-workbench_" + language + ".qm"));
        }
        QCoreApplication::installTranslator(m_language.get());
        openWindow();
        m_window->resize(screenSize);
    }
    void cleanup()
    {
        closeWindow();
        QCoreApplication::removeTranslator(m_language.get());
    }

    void initTestCase_data()
    {
        QTest::addColumn<QString>("language");
        for (const QString &language : languages())
            QTest::newRow(qPrintable(language)) << language;
        QTest::newRow("pseudo") << "pseudo";
    }

    void mainWindow()
    {
        QVERIFY(m_window->minimumSizeHint().width() <= screenSize.width());
        QVERIFY(m_window->minimumSizeHint().height() <= screenSize.height());
        lookAtPages(*m_window);
        paste("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
        lookAtPages(*m_window);
        trigger(Command::Solve);
        QVERIFY(waitUntilSolved());
        look(*m_window);
        trigger(Command::ClearEntries);
        trigger(Command::Hint);
        QVERIFY(waitUntilSolved());
        look(*m_window);
        trigger(Command::Walkthrough);
        QVERIFY(waitUntilSolved());
        look(*m_window);
    }

    void menus()
    {
        if (m_areWordsInvented)
            return;
        QStringList faults = doubledLetters(m_window->menuBar()->actions());
        for (const QMenu *menu : m_window->findChildren<QMenu *>())
            faults += doubledLetters(menu->actions());
        QContextMenuEvent event(QContextMenuEvent::Keyboard, {}, {}); // has commands of several menus
        QApplication::sendEvent(&view(), &event);
        auto *cellMenu = view().findChild<QMenu *>();
        faults += doubledLetters(cellMenu->actions());
        cellMenu->close();
        QVERIFY2(faults.isEmpty(), qPrintable('\n' + faults.join('\n')));
    }

    void dialogsOfTheWindow()
    {
        for (const Command command : dialogs)
            lookAtDialog([=, this] { trigger(command); });
        key(Qt::Key_5);
        lookAtDialog([this] { m_window->close(); }); // whether to save
    }

    void windowsBesideIt()
    {
        trigger(Command::Generate);
        auto &generating = *m_window->findChild<GenerateDialog *>();
        look(generating);
        lookAtMore(generating);
        trigger(Command::Encodings);
        lookAtPages(*m_window->laboratory().dialog());
        trigger(Command::WatchSolver);
        look(*m_window->laboratory().watchDialog());
        HandbookWindow handbook(*m_settings);
        handbook.show();
        look(handbook);
    }
};

ADD_TEST(QApplication, TestLanguageWindows)

} // namespace sudoku::tst_languagewindows

#include "tst_languagewindows.moc"
