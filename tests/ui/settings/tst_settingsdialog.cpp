// Covers ui/settings: inputkeys, keyspage
// Covers ui/board: boardsample

#include <QAbstractButton>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QKeySequenceEdit>
#include <QPushButton>
#include <QSlider>
#include <QTreeWidget>

#include "tests/testprogram.h"
#include "tests/ui/window/windowbench.h"
#include "ui/ask/verdict/verdictpanel.h"
#include "ui/base/icons.h"
#include "ui/base/messagebar.h"
#include "ui/base/theme.h"
#include "ui/base/workbenchstyle.h"
#include "ui/board/boardsample.h"
#include "ui/files/recovery/recoverybar.h"
#include "ui/paint/boardstyle.h"
#include "ui/settings/keyspage.h"
#include "ui/settings/settingsdialog.h"

#include <algorithm>
#include <set>

namespace sudoku::tst_settingsdialog {

/// The colours of an icon that are neither transparent nor grey.
std::set<QRgb> accentsOf(const QImage &image)
{
    std::set<QRgb> accents;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (const QColor colour = image.pixelColor(x, y);
                colour.alpha() == 255 && colour.saturation() > 40)
                accents.insert(colour.rgb());
    return accents;
}

class TestSettingsDialog : public QObject, private WindowBench
{
    Q_OBJECT

    std::unique_ptr<SettingsDialog> m_dialog;
    std::unique_ptr<CommandActions> m_actions;

    template <typename Widget>
    Widget *find(const QString &text)
    {
        for (auto *widget : m_dialog->findChildren<Widget *>())
            if (widget->text().remove('&') == text)
                return widget;
        return nullptr;
    }
    QAction *action(Command command) { return m_actions->action(command); }

    KeysPage *choose(const QString &command)
    {
        auto *list = m_dialog->findChild<QTreeWidget *>();
        const auto found = list->findItems(command, Qt::MatchExactly | Qt::MatchRecursive);
        for (QTreeWidgetItem *item : found)
            if (item->parent()) { // a command, not a menu of the same name
                list->setCurrentItem(item);
                return m_dialog->findChild<KeysPage *>();
            }
        return nullptr;
    }

private slots:
    void init()
    {
        openWindow();
        m_actions = std::make_unique<CommandActions>(*m_window);
        m_dialog = std::make_unique<SettingsDialog>(*m_settings, *m_actions, view());
    }
    void cleanup()
    {
        m_dialog.reset();
        m_actions.reset();
        applyTheme(Theme::System);
        closeWindow();
    }

    void checkBoxesAreTheCommands()
    {
        auto *box = find<QCheckBox>("Mark wrong entries at once");
        QVERIFY(box && !box->isChecked());
        box->click();
        QVERIFY(action(Command::MarkWrongEntries)->isChecked());
        action(Command::MarkWrongEntries)->setChecked(false);
        QVERIFY(!box->isChecked());
    }

    void stepsAreKeptForEachRole()
    {
        action(Command::TypeGivens)->setChecked(true);
        find<QCheckBox>("After each entry")->click();
        QVERIFY(m_settings->isOn(Option::StepsOnEntries));
        QVERIFY(m_settings->isOn(Option::StepsOnGivens));
        find<QCheckBox>("After each given")->click();
        QVERIFY(!m_settings->isOn(Option::StepsOnGivens));
    }

    void themesChangeTheColoursAtOnce()
    {
        auto *themes = m_dialog->findChild<QComboBox *>("theme");
        QVERIFY(themes);
        themes->setCurrentIndex(static_cast<int>(Theme::Dark));
        QVERIFY(isDark(QApplication::palette()));
        QCOMPARE(m_settings->theme(), Theme::Dark);
        themes->setCurrentIndex(static_cast<int>(Theme::Light));
        QVERIFY(!isDark(QApplication::palette()));
        QCOMPARE(Settings(m_folder.filePath("settings.ini")).theme(), Theme::Light);
    }

    void theLanguageIsKept()
    {
        auto *list = m_dialog->findChild<QComboBox *>("language");
        QCOMPARE(list->currentIndex(), 0); // that of the desktop
        list->setCurrentIndex(list->findText("Français"));
        QCOMPARE(Settings(m_folder.filePath("settings.ini")).language(), "fr");
        const SettingsDialog again(*m_settings, *m_actions, view());
        QCOMPARE(again.findChild<QComboBox *>("language")->currentText(), "Français");
        list->setCurrentIndex(0);
        QCOMPARE(m_settings->language(), "");
    }

    void inputModesHaveTheKeysOfOtherPrograms()
    {
        auto *keys = m_dialog->findChild<QComboBox *>("inputKeys");
        const auto choose = [keys](const char *program) {
            keys->setCurrentIndex(keys->findText(program, Qt::MatchContains));
            emit keys->activated(keys->currentIndex());
        };
        const auto keyOf = [this](Command command) { return action(command)->shortcut().toString(); };
        QCOMPARE(keys->currentIndex(), 0);
        choose("SudokuPad");
        QCOMPARE(keyOf(Command::InputDigits), "Z");
        QCOMPARE(keyOf(Command::InputCornerMarks), "X");
        QCOMPARE(keyOf(Command::InputCentreMarks), "C");
        QCOMPARE(keyOf(Command::InputColours), "V");
        QCOMPARE(keyOf(Command::InputDrawing), "B");
        QCOMPARE(keyOf(Command::SwitchMarks), "Ins");
        choose("GNOME");
        QCOMPARE(keyOf(Command::InputDigits), "F2");
        QCOMPARE(keyOf(Command::SwitchMarks), "E");
        const SettingsDialog again(*m_settings, *m_actions, view());
        QVERIFY(again.findChild<QComboBox *>("inputKeys")->currentText().contains("GNOME"));
        m_settings->setKeys("Colours", "Ctrl+E");
        const SettingsDialog others(*m_settings, *m_actions, view());
        QCOMPARE(others.findChild<QComboBox *>("inputKeys")->currentText(), "Others, see Keys");
        choose("F2");
        QCOMPARE(keyOf(Command::InputColours), "F5");
        QVERIFY(!m_settings->keysOf("Colours"));
    }

    void digitsGrow()
    {
        document().reset(Board(board("1234341221434321")));
        const QImage before = view().grab().toImage();
        auto *size = m_dialog->findChild<QSlider *>();
        size->setValue(size->maximum());
        QCOMPARE(m_settings->digitPercent(), 120);
        QCOMPARE(m_dialog->findChild<QLabel *>("digitPercent")->text(), "120 %");
        QVERIFY(view().grab().toImage() != before);
    }

    void samplesShowSizesAndSymbols()
    {
        std::set<QByteArray> pictures;
        const auto isNew = [&pictures](BoardSample &sample) {
            const QImage image = sample.grab().toImage();
            return pictures.insert({reinterpret_cast<const char *>(image.constBits()), image.sizeInBytes()})
                .second;
        };
        auto *size = m_dialog->findChild<QSlider *>();
        for (int value = size->minimum(); value <= size->maximum(); ++value) {
            size->setValue(value);
            QVERIFY2(isNew(*m_dialog->findChild<BoardSample *>("sizeSample")),
                     qPrintable(QString::number(value)));
        }
        auto *symbols = m_dialog->findChild<QComboBox *>("symbols");
        QCOMPARE(symbols->count(), std::ssize(symbolSets()));
        for (int i = 0; i < symbols->count(); ++i) {
            symbols->setCurrentIndex(i);
            QVERIFY2(isNew(*m_dialog->findChild<BoardSample *>("symbolSample")),
                     qPrintable(symbols->currentText()));
        }
    }

    void rowsOfEachPageAreAligned()
    {
        m_dialog->show();
        auto *pages = m_dialog->findChild<QTabWidget *>();
        for (int i = 0; i < pages->count(); ++i) {
            pages->setCurrentIndex(i);
            std::set<int> lefts;
            for (const QCheckBox *box : pages->widget(i)->findChildren<QCheckBox *>())
                lefts.insert(box->mapTo(pages->widget(i), QPoint()).x());
            QVERIFY(lefts.size() <= 1);
        }
    }

    void keysAreChanged()
    {
        KeysPage *page = choose("Solve");
        QVERIFY(page);
        page->assign(QKeySequence("Ctrl+Alt+S"));
        QCOMPARE(action(Command::Solve)->shortcut(), QKeySequence("Ctrl+Alt+S"));
        QVERIFY(action(Command::Solve)->toolTip().contains("Ctrl+Alt+S"));
        MainWindow other(*m_settings);
        QCOMPARE(other.action(Command::Solve)->shortcut(), QKeySequence("Ctrl+Alt+S"));
        page->assign({});
        QVERIFY(action(Command::Solve)->shortcuts().isEmpty());
        find<QPushButton>("Reset")->click();
        QCOMPARE(action(Command::Solve)->shortcut(), QKeySequence("F9"));
    }

    void keysThatTheBoardNeedsAreRefused_data()
    {
        QTest::addColumn<QString>("keys");
        QTest::addColumn<bool>("isRefused");
        for (const char *keys :
             {"Left", "Shift+Up", "Ctrl+Down", "Home", "End", "5", "Ctrl+5", "Shift+0", "Alt+3", "Space",
              "Ctrl+Space", "A", "Shift+B", ".", "Return", "Tab", "Backspace", "Ctrl+X, 1"})
            QTest::newRow(keys) << QString(keys) << true;
        for (const char *keys : {"Ctrl+Alt+S", "F1", "Alt+Left", "Ctrl+A", "Insert", "PgUp", "Meta+1"})
            QTest::newRow(keys) << QString(keys) << false;
    }

    void keysThatTheBoardNeedsAreRefused()
    {
        QFETCH(QString, keys);
        QFETCH(bool, isRefused);
        KeysPage *page = choose("Solve");
        page->assign(QKeySequence(keys));
        const bool isSaid =
            find<QLabel>(QString("The board needs %1. Choose another key, such as a function key "
                                 "or one with Ctrl.")
                             .arg(QKeySequence(keys).toString(QKeySequence::NativeText)));
        QCOMPARE(isSaid, isRefused);
        if (isRefused)
            QCOMPARE(action(Command::Solve)->shortcut(), QKeySequence("F9"));
    }

    void noTwoCommandsGetTheSameKeys()
    {
        KeysPage *page = choose("Solve");
        page->assign(QKeySequence("F8"));
        QCOMPARE(action(Command::Solve)->shortcut(), QKeySequence("F9"));
        QVERIFY(find<QLabel>("F8 belongs to Check for One Solution. Give that another key first."));
        choose("Check for One Solution");
        page->assign(QKeySequence("Ctrl+F8"));
        choose("Solve");
        page->assign(QKeySequence("F8"));
        QCOMPARE(action(Command::Solve)->shortcut(), QKeySequence("F8"));
        choose("Check for One Solution");
        find<QPushButton>("Reset")->click(); // F8 is taken now
        QCOMPARE(action(Command::Check)->shortcut(), QKeySequence("Ctrl+F8"));
    }

    void aSpareKeyBelongsToWhoeverWantsIt()
    {
        const QKeySequence spare("Ctrl+Y");
        const CommandInfo &redo = *std::ranges::find(commands(), Command::Redo, &CommandInfo::command);
        if (defaultKeys(redo).contains(spare))
            QSKIP("On this platform it is the command's own key.");
        QCOMPARE(action(Command::Redo)->shortcut(), QKeySequence("Ctrl+Shift+Z")); // what the menu shows
        QVERIFY(action(Command::Redo)->shortcuts().contains(spare));
        KeysPage *page = choose("Solve");
        page->assign(spare);
        QCOMPARE(action(Command::Solve)->shortcut(), spare);
        QVERIFY(!action(Command::Redo)->shortcuts().contains(spare));
        choose("Redo");
        find<QPushButton>("Reset")->click();
        QCOMPARE(action(Command::Redo)->shortcuts(), QList{QKeySequence("Ctrl+Shift+Z")});
        choose("Solve");
        find<QPushButton>("Reset")->click();
        QVERIFY(action(Command::Redo)->shortcuts().contains(spare));
        choose("Redo");
        page->assign(spare); // now it is its own
        choose("Solve");
        page->assign(spare);
        QCOMPARE(action(Command::Solve)->shortcut(), QKeySequence("F9"));
    }

    void lettersOfEachPageAreUnique()
    {
        auto *pages = m_dialog->findChild<QTabWidget *>();
        std::set<QString> ofTabs;
        for (int i = 0; i < pages->count(); ++i)
            QVERIFY(ofTabs.insert(QKeySequence::mnemonic(pages->tabText(i)).toString()).second);
        for (int i = 0; i < pages->count(); ++i) {
            std::set<QString> letters = ofTabs;
            for (const auto *button : pages->widget(i)->findChildren<QAbstractButton *>()) {
                const QString letter = QKeySequence::mnemonic(button->text()).toString();
                const bool isCommand = button->text().endsWith("…"); // whose letters are those of the menu
                QVERIFY2(letter.isEmpty() || isCommand || letters.insert(letter).second,
                         qPrintable(button->text()));
            }
        }
    }

    void buttonsOfDialogsHaveNoIcons()
    {
        const WorkbenchStyle style;
        QCOMPARE(style.styleHint(QStyle::SH_DialogButtonBox_ButtonsHaveIcons, nullptr, nullptr, nullptr), 0);
    }

    void groundsFollowTheTheme()
    {
        applyTheme(Theme::Light);
        QWidget window;
        auto *bar = new MessageBar(&window);
        auto *recovery = new RecoveryBar(&window);
        auto *verdict = new VerdictPanel(&window);
        bar->show({Message::Kind::Problem, "No."});
        recovery->offer("Restore it?");
        verdict->show({.kind = Conclusion::Kind::Good, .headline = "Yes."});
        window.show();
        for (const Theme theme : {Theme::Dark, Theme::Light, Theme::Dark}) {
            applyTheme(theme);
            QCoreApplication::processEvents();
            for (const QWidget *widget : std::initializer_list<QWidget *>{bar, recovery, verdict}) {
                const QColor ground = widget->palette().color(QPalette::Window);
                QCOMPARE(ground.lightness() < 128, theme == Theme::Dark);
                const QColor text = widget->palette().color(QPalette::WindowText);
                QVERIFY(std::abs(qGray(text.rgb()) - qGray(ground.rgb())) > 100);
            }
        }
    }

    void accentsCanBeSeenOnTheHighlightedRow_data()
    {
        QTest::addColumn<QString>("name");
        for (const char *name : {"new", "hint", "solve", "generate", "explain"})
            QTest::addRow("%s", name) << QString(name);
    }

    void accentsCanBeSeenOnTheHighlightedRow()
    {
        QFETCH(QString, name);
        applyTheme(Theme::Light);
        const QImage image = icon(name).pixmap(QSize(48, 48), QIcon::Selected).toImage();
        const std::set<QRgb> accents = accentsOf(image);
        QVERIFY(!accents.empty()); // they are not all the colour of the text
        const QColor ground = QApplication::palette().color(QPalette::Highlight);
        for (const QRgb accent : accents)
            QVERIFY(std::abs(qGray(accent) - qGray(ground.rgb())) > 40);
    }
};

ADD_TEST(QApplication, TestSettingsDialog)

} // namespace sudoku::tst_settingsdialog

#include "tst_settingsdialog.moc"
