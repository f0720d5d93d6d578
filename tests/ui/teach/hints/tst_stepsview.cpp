#include <QApplication>
#include <QHeaderView>
#include <QStandardItemModel>
#include <QStyledItemDelegate>
#include <QTest>

#include <memory>

#include "tests/testprogram.h"
#include "ui/teach/hints/stepsview.h"

namespace sudoku::tst_stepsview {

/// Counts how often a cell is measured.
class CountingDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        ++count;
        return QStyledItemDelegate::sizeHint(option, index);
    }

    mutable int count = 0;
};

class TestStepsView : public QObject
{
    Q_OBJECT

    QStandardItemModel m_model;
    int m_typed = 0;
    std::unique_ptr<StepsView> m_view;

    int width() const { return m_view->header()->sectionSize(0); }
    void add(const QString &text)
    {
        m_model.appendRow({new QStandardItem(text), new QStandardItem("one")});
        QCoreApplication::processEvents(); // a list is laid out later
    }

private slots:
    void init()
    {
        m_model.clear();
        m_view = std::make_unique<StepsView>([this] { ++m_typed; });
        m_view->setModel(&m_model);
        m_view->setUniformRowHeights(true);
        for (int i = 0; i < 40; ++i)
            add("step");
        m_view->header()->setStretchLastSection(false);
        m_view->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
        m_view->resize(400, 300);
        m_view->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
    }

    void cleanup() { m_view.reset(); }

    void measuresItsColumnsOnce()
    {
        CountingDelegate delegate;
        m_view->setItemDelegate(&delegate);
        QCoreApplication::processEvents();
        m_view->doItemsLayout();
        m_view->header()->resizeSections(QHeaderView::ResizeToContents);
        QVERIFY(delegate.count > 40);
        delegate.count = 0;
        m_view->header()->resizeSections(QHeaderView::ResizeToContents);
        m_view->resize(400, 260); // as a sentence with more lines does
        QCoreApplication::processEvents();
        QVERIFY2(delegate.count < 40, qPrintable(QString::number(delegate.count)));
    }

    void hasRoomForWhatComes()
    {
        const int before = width();
        add("a step with a longer name");
        const int after = width();
        QVERIFY(after > before);
        m_model.removeRow(m_model.rowCount() - 1);
        QCoreApplication::processEvents();
        QCOMPARE(width(), before);
        QFont font = m_view->font();
        font.setPointSize(2 * font.pointSize());
        m_view->setFont(font);
        QCoreApplication::processEvents();
        QVERIFY(width() > before);
    }

    void hasRoomForWhatUnfolds()
    {
        QHeaderView &header = *m_view->header();
        const int before = width();
        m_model.item(0)->appendRow(new QStandardItem("a step with a longer name"));
        QCoreApplication::processEvents();
        m_view->expand(m_model.index(0, 0));
        header.resizeSections(QHeaderView::ResizeToContents);
        QVERIFY(width() > before);
        m_view->collapse(m_model.index(0, 0));
        header.resizeSections(QHeaderView::ResizeToContents);
        QCOMPARE(width(), before);
    }

    void passesOnWhatIsTyped()
    {
        m_view->setFocus();
        QTest::keyClick(m_view.get(), Qt::Key_7);
        QCOMPARE(m_typed, 1);
    }
};

ADD_TEST(QApplication, TestStepsView)

} // namespace sudoku::tst_stepsview

#include "tst_stepsview.moc"
