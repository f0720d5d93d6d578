<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>About</name>
    <message>
        <source>&lt;h3&gt;Sudoku Workbench %1&lt;/h3&gt;&lt;p&gt;Make, type in, solve, check and print Sudokus from 4 × 4 to 25 × 25.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Sudoku Workbench %1&lt;/h3&gt;&lt;p&gt;生成、输入、求解、检查和打印 4 × 4 到 25 × 25 的数独。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;Free software under the MIT License. © 2026 The Sudoku Workbench authors.&lt;/p&gt;</source>
        <translation>&lt;p&gt;以 MIT 许可证发布的自由软件。© 2026 Sudoku Workbench 作者。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;With thanks to the makers of MiniSat and CaDiCaL, which solve the boards; of Qt, which draws the window; of the typeface Roboto; of nlohmann/json and tl::expected; to HoDoKu and Sudoku Explainer for their ratings; and to the authors of the puzzles with which it is tested.&lt;/p&gt;</source>
        <translation>&lt;p&gt;感谢负责求解的 MiniSat 和 CaDiCaL、绘制窗口的 Qt、Roboto 字体、nlohmann/json 和 tl::expected 的作者；感谢 HoDoKu 和 Sudoku Explainer 的评分方法；也感谢用于测试本程序的题目的出题者。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&amp;Copy Details</source>
        <translation>复制详细信息(&amp;C)</translation>
    </message>
    <message>
        <source>Copies the versions of the program and of your system, for a report of a problem</source>
        <translation>复制程序和系统的版本信息，用于报告问题</translation>
    </message>
    <message>
        <source>&amp;Report a Problem…</source>
        <translation>报告问题(&amp;R)…</translation>
    </message>
    <message>
        <source>Copies the details, which belong into the report, and opens %1</source>
        <translation>复制报告所需的详细信息，并打开 %1</translation>
    </message>
    <message>
        <source>&amp;Licences…</source>
        <translation>许可证(&amp;L)…</translation>
    </message>
    <message>
        <source>About Sudoku Workbench</source>
        <translation>关于 Sudoku Workbench</translation>
    </message>
</context>
<context>
    <name>Arrangement</name>
    <message>
        <source>Small twin: two boards of 6 × 6</source>
        <translation>小双胞：两个 6 × 6 盘面</translation>
    </message>
    <message>
        <source>Twin: two boards of 9 × 9</source>
        <translation>双胞：两个 9 × 9 盘面</translation>
    </message>
    <message>
        <source>Triple: three boards of 9 × 9</source>
        <translation>三胞：三个 9 × 9 盘面</translation>
    </message>
    <message>
        <source>Butterfly: four boards of 9 × 9</source>
        <translation>蝴蝶：四个 9 × 9 盘面</translation>
    </message>
    <message>
        <source>Sohei: four boards of 9 × 9</source>
        <translation>僧兵：四个 9 × 9 盘面</translation>
    </message>
    <message>
        <source>Flower: five boards of 9 × 9</source>
        <translation>花：五个 9 × 9 盘面</translation>
    </message>
    <message>
        <source>Windmill: five boards of 9 × 9</source>
        <translation>风车：五个 9 × 9 盘面</translation>
    </message>
    <message>
        <source>Samurai: five boards of 9 × 9</source>
        <translation>武士：五个 9 × 9 盘面</translation>
    </message>
</context>
<context>
    <name>AtMostOne</name>
    <message>
        <source>Pairwise</source>
        <translation>两两互斥</translation>
    </message>
    <message>
        <source>Forbids each pair of candidates. It needs no auxiliary variables, but its clauses grow with the square of the candidates.</source>
        <translation>禁止每一对候选数同时成立。不需要辅助变量，但子句数随候选数个数的平方增长。</translation>
    </message>
    <message>
        <source>Lynce and Ouaknine, “Sudoku as a SAT Problem”, 2006: their extended encoding without the clauses that two houses share</source>
        <translation>Lynce 和 Ouaknine，“Sudoku as a SAT Problem”，2006：他们的扩展编码，去掉两个单元共有的子句</translation>
    </message>
    <message>
        <source>Binary tree</source>
        <translation>二叉树</translation>
    </message>
    <message>
        <source>Splits the candidates into halves, again and again. An auxiliary variable means “one of this half”, and two halves exclude each other.</source>
        <translation>把候选数不断对半分。一个辅助变量表示“属于这一半”，两半互斥。</translation>
    </message>
    <message>
        <source>Bailleux and Boufkhad, “Efficient CNF Encoding of Boolean Cardinality Constraints”, 2003: their totalizer, which here counts to one</source>
        <translation>Bailleux 和 Boufkhad，“Efficient CNF Encoding of Boolean Cardinality Constraints”，2003：他们的 totalizer，这里只数到一</translation>
    </message>
    <message>
        <source>Ternary tree</source>
        <translation>三叉树</translation>
    </message>
    <message>
        <source>Splits the candidates into thirds, again and again. An auxiliary variable means “one of this third”, and the thirds exclude each other.</source>
        <translation>把候选数不断分成三份。一个辅助变量表示“属于这一份”，三份互斥。</translation>
    </message>
    <message>
        <source>as tree2, with parts of three</source>
        <translation>同 tree2，但分成三份</translation>
    </message>
    <message>
        <source>Commander</source>
        <translation>指挥官</translation>
    </message>
    <message>
        <source>Forbids each pair in groups of three. A commander variable is true if a candidate of its group is; at most one commander is true, in the same way.</source>
        <translation>每三个一组，组内两两互斥。组内有候选数为真，则该组的指挥官变量为真；指挥官中同样至多一个为真。</translation>
    </message>
    <message>
        <source>Klieber and Kwon, “Efficient CNF Encoding for Selecting 1 from N Objects”, 2007</source>
        <translation>Klieber 和 Kwon，“Efficient CNF Encoding for Selecting 1 from N Objects”，2007</translation>
    </message>
    <message>
        <source>Product</source>
        <translation>乘积</translation>
    </message>
    <message>
        <source>Arranges the candidates in a rectangle. A candidate implies the auxiliary variables of its row and its column; at most one row and one column may be true.</source>
        <translation>把候选数排成矩形。候选数蕴含其所在行和列的辅助变量；至多一行和一列可以为真。</translation>
    </message>
    <message>
        <source>Chen, “A New SAT Encoding of the At-Most-One Constraint”, 2010</source>
        <translation>Chen，“A New SAT Encoding of the At-Most-One Constraint”，2010</translation>
    </message>
    <message>
        <source>Sequential counter</source>
        <translation>顺序计数器</translation>
    </message>
    <message>
        <source>Goes through the candidates one by one. An auxiliary variable means “there was one up to here” and forbids all later ones.</source>
        <translation>逐个检查候选数。一个辅助变量表示“到此已有一个”，并禁止其后的所有候选数。</translation>
    </message>
    <message>
        <source>Sinz, “Towards an Optimal CNF Encoding of Boolean Cardinality Constraints”, 2005</source>
        <translation>Sinz，“Towards an Optimal CNF Encoding of Boolean Cardinality Constraints”，2005</translation>
    </message>
    <message>
        <source>Bimander</source>
        <translation>Bimander</translation>
    </message>
    <message>
        <source>Numbers pairs of candidates in binary, with an auxiliary variable for each bit. A candidate implies the bits of its pair, so only one pair can hold a true one.</source>
        <translation>给候选数对按二进制编号，每位一个辅助变量。候选数蕴含其所在对的各位，因此只有一对可以含真的候选数。</translation>
    </message>
    <message>
        <source>Hölldobler and Nguyen, “On SAT-Encodings of the At-Most-One Constraint”, 2013</source>
        <translation>Hölldobler 和 Nguyen，“On SAT-Encodings of the At-Most-One Constraint”，2013</translation>
    </message>
    <message>
        <source>Segments</source>
        <translation>分段</translation>
    </message>
    <message>
        <source>Made for Sudoku: an auxiliary variable means “the digit is where this line meets this box”. Line and box share it, so both need few clauses; cells are encoded pairwise.</source>
        <translation>专为数独设计：一个辅助变量表示“数字在这一行（列）与这一宫的相交处”。行（列）与宫共用它，所以两者都只需很少的子句；格内两两互斥。</translation>
    </message>
    <message>
        <source>this program</source>
        <translation>本程序</translation>
    </message>
    <message>
        <source>Minimal</source>
        <translation>最小</translation>
    </message>
    <message>
        <source>States only that each cell has a digit and that no two cells of a house have the same one, pair by pair. Everything else follows, but a solver sees less at once.</source>
        <translation>只规定每格有一个数字，且同一单元的任意两格数字不同，逐对写出。其余都可由此推出，但求解器一次看到的较少。</translation>
    </message>
    <message>
        <source>Lynce and Ouaknine, “Sudoku as a SAT Problem”, 2006</source>
        <translation>Lynce 和 Ouaknine，“Sudoku as a SAT Problem”，2006</translation>
    </message>
    <message>
        <source>Efficient</source>
        <translation>高效</translation>
    </message>
    <message>
        <source>The minimal encoding, and that no cell has two digits.</source>
        <translation>最小编码，再加上每格不能有两个数字。</translation>
    </message>
    <message>
        <source>Weber, “A SAT-based Sudoku Solver”, 2005; the name is that of Kwon and Jain, “Optimized CNF Encoding for Sudoku Puzzles”, 2006</source>
        <translation>Weber，“A SAT-based Sudoku Solver”，2005；名称取自 Kwon 和 Jain，“Optimized CNF Encoding for Sudoku Puzzles”，2006</translation>
    </message>
    <message>
        <source>Extended</source>
        <translation>扩展</translation>
    </message>
    <message>
        <source>States everything twice: each cell has exactly one digit, and each digit exactly one place in a house, pair by pair. Nothing is shared between houses.</source>
        <translation>一切都写两遍：每格恰有一个数字，每个数字在一个单元中恰有一个位置，逐对写出。单元之间不共用任何东西。</translation>
    </message>
    <message>
        <source>Lynce and Ouaknine, “Sudoku as a SAT Problem”, 2006; compared in Kwon and Jain, “Optimized CNF Encoding for Sudoku Puzzles”, 2006</source>
        <translation>Lynce 和 Ouaknine，“Sudoku as a SAT Problem”，2006；比较见 Kwon 和 Jain，“Optimized CNF Encoding for Sudoku Puzzles”，2006</translation>
    </message>
    <message>
        <source>Logarithmic</source>
        <translation>对数</translation>
    </message>
    <message>
        <source>Writes the digit of a cell in bits, four for 9 digits, so that a cell cannot have two. A clause forbids two cells of a house the same bits, digit by digit.</source>
        <translation>用二进制位表示格中的数字，9个数字用四位，所以一格不可能有两个数字。子句逐个数字地禁止同一单元的两格各位相同。</translation>
    </message>
    <message>
        <source>Frisch and Peugniez, “Solving Non-Boolean Satisfiability Problems with Stochastic Local Search”, 2001, who call it binary, as most papers do</source>
        <translation>Frisch 和 Peugniez，“Solving Non-Boolean Satisfiability Problems with Stochastic Local Search”，2001；他们和多数论文一样称之为二进制编码</translation>
    </message>
</context>
<context>
    <name>BoardKind</name>
    <message>
        <source>Classic 9 × 9</source>
        <translation>经典 9 × 9</translation>
    </message>
    <message>
        <source>X-Sudoku</source>
        <translation>对角线数独</translation>
    </message>
    <message>
        <source>Windoku</source>
        <translation>窗口数独</translation>
    </message>
    <message>
        <source>Jigsaw</source>
        <translation>锯齿数独</translation>
    </message>
    <message>
        <source>Killer</source>
        <translation>杀手数独</translation>
    </message>
    <message>
        <source>Thermometers</source>
        <translation>温度计</translation>
    </message>
    <message>
        <source>4 × 4</source>
        <translation>4 × 4</translation>
    </message>
    <message>
        <source>6 × 6</source>
        <translation>6 × 6</translation>
    </message>
    <message>
        <source>12 × 12</source>
        <translation>12 × 12</translation>
    </message>
    <message>
        <source>16 × 16</source>
        <translation>16 × 16</translation>
    </message>
    <message>
        <source>25 × 25</source>
        <translation>25 × 25</translation>
    </message>
    <message>
        <source>Arrow</source>
        <translation>箭头</translation>
    </message>
    <message>
        <source>Sandwich</source>
        <translation>三明治</translation>
    </message>
</context>
<context>
    <name>BoardText</name>
    <message>
        <source>Edit &gt; Copy Board As &gt; %1 keeps all of it.</source>
        <translation>编辑 &gt; 盘面复制为 &gt; %1 可保留全部内容。</translation>
    </message>
    <message>
        <source>Edit &gt; Copy Board As &gt; %1 keeps more of it.</source>
        <translation>编辑 &gt; 盘面复制为 &gt; %1 可保留更多内容。</translation>
    </message>
</context>
<context>
    <name>Book</name>
    <message>
        <source>The rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>How to begin</source>
        <translation>如何开始</translation>
    </message>
    <message>
        <source>Look for a row, column or box that is almost full. What is missing there?</source>
        <translation>找出快要填满的行、列或宫。那里还缺什么？</translation>
    </message>
    <message>
        <source>Look for a digit that the board shows often. In a box without it, cross out in your mind each row and column that has it already: if one cell is left, the digit goes there.</source>
        <translation>选一个出现次数多的数字。在还没有它的宫里，设想划掉已经有它的每一行和每一列：如果只剩一格，这个数字就填在那里。</translation>
    </message>
    <message>
        <source>Take a cell whose row, column and box have many digits. If only one digit is missing in all three, write it down.</source>
        <translation>选一个所在的行、列和宫都已有许多数字的格。如果只有一个数字在三者中都没有，就把它填上。</translation>
    </message>
    <message>
        <source>In harder puzzles, write the digits that are left for an empty cell small into it, and cross out those that turn out impossible. If two cells of a row, column or box have the same two digits and no others, these two digits can be crossed out in the rest of it.</source>
        <translation>题目较难时，在每个空格里用小字写下可能的数字，再划掉不可能的。如果某行、某列或某宫中有两格都只剩同样的两个数字，就可以在其余各格划掉这两个数字。</translation>
    </message>
    <message>
        <source>Every puzzle has exactly one solution.</source>
        <translation>每道题都有唯一解。</translation>
    </message>
    <message>
        <source>How to solve</source>
        <translation>如何解题</translation>
    </message>
</context>
<context>
    <name>BookCheck</name>
    <message>
        <source>there is no file &apos;%1&apos;</source>
        <translation>没有文件“%1”</translation>
    </message>
    <message>
        <source>the program has no texts in &apos;%1&apos;</source>
        <translation>程序没有“%1”的文字</translation>
    </message>
    <message>
        <source>no font of this machine has the letters of this language</source>
        <translation>本机没有包含该语言文字的字体</translation>
    </message>
    <message>
        <source>the standard of the PDF demands a date, such as %1</source>
        <translation>该 PDF 标准需要日期，例如 %1</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a PDF</source>
        <translation>“%1”不是 PDF</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is encrypted</source>
        <translation>“%1”已加密</translation>
    </message>
    <message>
        <source>a booklet cannot have pages of another PDF</source>
        <translation>小册子不能含有其他 PDF 的页面</translation>
    </message>
    <message>
        <source>a PDF that keeps to a standard cannot have pages of another one</source>
        <translation>符合标准的 PDF 不能含有其他 PDF 的页面</translation>
    </message>
    <message>
        <source>the puzzles of another line are written to &apos;%1&apos;</source>
        <translation>另一行的题目写入“%1”</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has other puzzles: name another file, or remove the number to print them</source>
        <translation>“%1”中是其他题目：请另选文件，或去掉题数以打印它们</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is looked for beside the book: save the book first</source>
        <translation>“%1”应在书籍旁边：请先保存书籍</translation>
    </message>
</context>
<context>
    <name>BookFile</name>
    <message>
        <source>&apos;%1&apos; is not a text: write it in quotation marks</source>
        <translation>“%1”不是引号内的文本</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is neither true nor false</source>
        <translation>“%1”既不是 true 也不是 false</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a number from %2 to %3</source>
        <translation>“%1”不是%2到%3之间的数</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a whole number from %2 to %3</source>
        <translation>“%1”不是%2到%3之间的整数</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a whole number from 0 on</source>
        <translation>“%1”不是从0起的整数</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is neither a text nor a list of texts</source>
        <translation>“%1”既不是文本，也不是文本列表</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not one of: %2</source>
        <translation>“%1”不在以下各项之中：%2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not an object in braces</source>
        <translation>“%1”不是花括号内的对象</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a list in brackets</source>
        <translation>“%1”不是方括号内的列表</translation>
    </message>
    <message>
        <source>unknown member; the members are %1</source>
        <translation>未知字段；可用的字段有：%1</translation>
    </message>
    <message>
        <source>unknown member; did you mean %1?</source>
        <translation>未知字段；是否指 %1？</translation>
    </message>
    <message>
        <source>a chapter needs &quot;puzzles&quot;: files, or wishes</source>
        <translation>每章都需要“puzzles”：文件或要求</translation>
    </message>
    <message>
        <source>puzzles are the name of a file, or a wish such as %1</source>
        <translation>题目应为文件名，或如下的要求：%1</translation>
    </message>
    <message>
        <source>a book needs a chapter</source>
        <translation>书籍至少要有一章</translation>
    </message>
    <message>
        <source>a seed is missing, with which the same puzzles are made each time: give the book a &quot;seed&quot;, a number that no other book has</source>
        <translation>缺少种子（有了它每次都会生成相同的题目）：请给书籍一个“seed”，即其他书籍没有用过的数</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a paper size; the names are %2 (or a size such as 120x180mm)</source>
        <translation>“%1”不是纸张；可用的名称有：%2（或如 120x180mm 的尺寸）</translation>
    </message>
    <message>
        <source>a sheet that is folded has four pages: name a multiple of four</source>
        <translation>一张对折的纸有四页：请给出四的倍数</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a date such as 2026-11-29</source>
        <translation>“%1”不是如 2026-11-29 的日期</translation>
    </message>
    <message>
        <source>this is missing</source>
        <translation>缺少此项</translation>
    </message>
    <message>
        <source>as the kinds of puzzles ask for</source>
        <translation>随题目种类而定</translation>
    </message>
    <message>
        <source>the sides of paper are %1 to %2 mm long, unlike &apos;%3&apos;</source>
        <translation>纸张边长为 %1 至 %2 毫米，与“%3”不符</translation>
    </message>
</context>
<context>
    <name>BookMember</name>
    <message>
        <source>Title:</source>
        <translation>标题:</translation>
    </message>
    <message>
        <source>Author:</source>
        <translation>作者:</translation>
    </message>
    <message>
        <source>Language:</source>
        <translation>语言:</translation>
    </message>
    <message>
        <source>Date:</source>
        <translation>日期:</translation>
    </message>
    <message>
        <source>Paper:</source>
        <translation>纸张:</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>横向</translation>
    </message>
    <message>
        <source>Margin (mm):</source>
        <translation>页边距（mm）:</translation>
    </message>
    <message>
        <source>Gutter (mm):</source>
        <translation>装订线（mm）:</translation>
    </message>
    <message>
        <source>Mirrored, as in a book</source>
        <translation>镜像，如书籍</translation>
    </message>
    <message>
        <source>Booklet to fold</source>
        <translation>可对折的小册子</translation>
    </message>
    <message>
        <source>Creep (mm):</source>
        <translation>爬移 (mm):</translation>
    </message>
    <message>
        <source>Crop marks</source>
        <translation>裁切标记</translation>
    </message>
    <message>
        <source>Bleed (mm):</source>
        <translation>出血 (mm):</translation>
    </message>
    <message>
        <source>Standard of the PDF:</source>
        <translation>PDF 标准:</translation>
    </message>
    <message>
        <source>Lines:</source>
        <translation>线条:</translation>
    </message>
    <message>
        <source>Typeface of the digits:</source>
        <translation>数字字体:</translation>
    </message>
    <message>
        <source>Title page:</source>
        <translation>扉页:</translation>
    </message>
    <message>
        <source>Copyright page:</source>
        <translation>版权页:</translation>
    </message>
    <message>
        <source>How to solve:</source>
        <translation>如何解题:</translation>
    </message>
    <message>
        <source>Chapters begin on the right</source>
        <translation>各章从右页开始</translation>
    </message>
    <message>
        <source>First page:</source>
        <translation>起始页码:</translation>
    </message>
    <message>
        <source>Page numbers</source>
        <translation>页码</translation>
    </message>
    <message>
        <source>Footer:</source>
        <translation>页脚:</translation>
    </message>
    <message>
        <source>First puzzle:</source>
        <translation>起始题号:</translation>
    </message>
    <message>
        <source>Puzzles per page:</source>
        <translation>每页题数:</translation>
    </message>
    <message>
        <source>Caption:</source>
        <translation>题注:</translation>
    </message>
    <message>
        <source>Names of levels:</source>
        <translation>难度名称:</translation>
    </message>
    <message>
        <source>Instruction:</source>
        <translation>说明:</translation>
    </message>
    <message>
        <source>Line for name and date</source>
        <translation>姓名和日期栏</translation>
    </message>
    <message>
        <source>Pencil marks</source>
        <translation>标记</translation>
    </message>
    <message>
        <source>QR code:</source>
        <translation>二维码:</translation>
    </message>
    <message>
        <source>Hints:</source>
        <translation>提示:</translation>
    </message>
    <message>
        <source>Solutions:</source>
        <translation>答案:</translation>
    </message>
    <message>
        <source>Solutions per page:</source>
        <translation>每页答案数:</translation>
    </message>
    <message>
        <source>Say the page of the solution</source>
        <translation>注明答案页码</translation>
    </message>
    <message>
        <source>Seed:</source>
        <translation>种子:</translation>
    </message>
    <message>
        <source>Insert a PDF:</source>
        <translation>插入 PDF:</translation>
    </message>
    <message>
        <source>Insert a PDF at the end:</source>
        <translation>在末尾插入 PDF:</translation>
    </message>
    <message>
        <source>First puzzle of a page larger</source>
        <translation>每页第一题较大</translation>
    </message>
    <message>
        <source>Earlier books:</source>
        <translation>以前的书:</translation>
    </message>
    <message>
        <source>Gatherings:</source>
        <translation>书帖:</translation>
    </message>
    <message>
        <source>Size of captions (pt):</source>
        <translation>题目标注大小（pt）：</translation>
    </message>
    <message>
        <source>Size of sums and clues outside (pt):</source>
        <translation>总和与盘外提示大小（pt）：</translation>
    </message>
    <message>
        <source>Size of page numbers (pt):</source>
        <translation>页码大小（pt）：</translation>
    </message>
</context>
<context>
    <name>BookMessages</name>
    <message>
        <source>Making the puzzles of &apos;%1&apos;: %L2 of %L3 puzzles of the book are made.</source>
        <translation>正在生成“%1”的题目：本书 %L3 题中已完成 %L2 题。</translation>
    </message>
    <message>
        <source>Stopped. %L1 of %L2 puzzles are made and kept.</source>
        <translation>已停止。%L2 题中已完成并保留 %L1 题。</translation>
    </message>
    <message>
        <source>Stopped. The PDF was not written.</source>
        <translation>已停止。PDF 未写入。</translation>
    </message>
    <message>
        <source>The book was not made: %1</source>
        <translation>书籍未制成：%1</translation>
    </message>
    <message>
        <source>The book is made: %1</source>
        <translation>书籍已制成：%1</translation>
    </message>
    <message>
        <source>The puzzles are made.</source>
        <translation>题目已生成。</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>已保存为 %1。</translation>
    </message>
</context>
<context>
    <name>BookletSides</name>
    <message>
        <source>both, flipped on the short edge</source>
        <translation>双面，沿短边翻转</translation>
    </message>
    <message>
        <source>fronts only</source>
        <translation>仅正面</translation>
    </message>
    <message>
        <source>backs only</source>
        <translation>仅背面</translation>
    </message>
</context>
<context>
    <name>CaptionPart</name>
    <message>
        <source>Number</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>难度</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>Number of clues</source>
        <translation>已知数个数</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类型</translation>
    </message>
</context>
<context>
    <name>CellColour</name>
    <message>
        <source>grey</source>
        <translation>灰色</translation>
    </message>
    <message>
        <source>grey line</source>
        <translation>灰色线</translation>
    </message>
    <message>
        <source>green with rising stripes</source>
        <translation>绿色带上斜条纹</translation>
    </message>
    <message>
        <source>green circle</source>
        <translation>绿色圆形</translation>
    </message>
    <message>
        <source>blue with level stripes</source>
        <translation>蓝色带横条纹</translation>
    </message>
    <message>
        <source>blue square</source>
        <translation>蓝色方形</translation>
    </message>
    <message>
        <source>yellow with dots</source>
        <translation>黄色带圆点</translation>
    </message>
    <message>
        <source>yellow diamond</source>
        <translation>黄色菱形</translation>
    </message>
    <message>
        <source>red with falling stripes</source>
        <translation>红色带下斜条纹</translation>
    </message>
    <message>
        <source>red hexagon</source>
        <translation>红色六边形</translation>
    </message>
    <message>
        <source>purple with upright stripes</source>
        <translation>紫色带竖条纹</translation>
    </message>
    <message>
        <source>purple triangle</source>
        <translation>紫色三角形</translation>
    </message>
    <message>
        <source>orange with squares</source>
        <translation>橙色带方块</translation>
    </message>
    <message>
        <source>orange double circle</source>
        <translation>橙色双圆</translation>
    </message>
    <message>
        <source>turquoise with diamonds</source>
        <translation>青绿色带菱形</translation>
    </message>
    <message>
        <source>turquoise pentagon</source>
        <translation>青绿色五边形</translation>
    </message>
</context>
<context>
    <name>CellText</name>
    <message>
        <source>given</source>
        <translation>已知数</translation>
    </message>
    <message>
        <source>entry</source>
        <translation>填入的数字</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
    <message>
        <source>candidates %1</source>
        <translation>候选数%1</translation>
    </message>
    <message>
        <source>corner marks %1</source>
        <translation>角标%1</translation>
    </message>
    <message>
        <source>marks %1</source>
        <translation>标记%1</translation>
    </message>
    <message>
        <source>centre marks %1</source>
        <translation>中心标%1</translation>
    </message>
    <message>
        <source>struck through: %1</source>
        <translation>已划掉：%1</translation>
    </message>
    <message>
        <source>shown by the filter</source>
        <translation>筛选显示</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>dashed line from %1 to %2 in %3</source>
        <translation>虚线从%1到%3的%2</translation>
    </message>
    <message>
        <source>solid line from %1 to %2 in %3</source>
        <translation>实线从%1到%3的%2</translation>
    </message>
    <message>
        <source>dashed line to %1 from %2 in %3</source>
        <translation>虚线从%3的%2到%1</translation>
    </message>
    <message>
        <source>solid line to %1 from %2 in %3</source>
        <translation>实线从%3的%2到%1</translation>
    </message>
    <message>
        <source>true candidates %1</source>
        <translation>真候选数%1</translation>
    </message>
    <message>
        <source>%1; if given, %2 leaves one solution</source>
        <translation>%1；若%2作为已知数，则解唯一</translation>
    </message>
    <message>
        <source>%1; if given, each of %2 leaves one solution</source>
        <translation>%1；若%2中任一个作为已知数，则解唯一</translation>
    </message>
    <message>
        <source>live candidates %1</source>
        <translation>实时候选数%1</translation>
    </message>
    <message>
        <source>live candidates not decided %1</source>
        <translation>未判定的实时候选数%1</translation>
    </message>
    <message>
        <source>one solution with %1</source>
        <translation>填%1则解唯一</translation>
    </message>
    <message>
        <source>differs: %1 in one solution, %2 in another</source>
        <translation>不同：一个解中为%1，另一个解中为%2</translation>
    </message>
    <message>
        <source>proposed: no digit</source>
        <translation>建议：无数字</translation>
    </message>
    <message>
        <source>proposed given %1</source>
        <translation>建议的已知数%1</translation>
    </message>
    <message>
        <source>conflict: %1</source>
        <translation>冲突：%1</translation>
    </message>
    <message numerus="yes">
        <source>%n more conflict(s)</source>
        <translation>
            <numerusform>另有%n个冲突</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>a line begins at %1</source>
        <translation>连线从%1开始</translation>
    </message>
    <message>
        <source>no region</source>
        <translation>无区域</translation>
    </message>
</context>
<context>
    <name>ClueCover</name>
    <message>
        <source>every digit</source>
        <translation>每个数字</translation>
    </message>
    <message>
        <source>every box</source>
        <translation>每宫</translation>
    </message>
    <message>
        <source>every row and column</source>
        <translation>每行每列</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>Ce&amp;ntre Marks</source>
        <translation>中心标(&amp;N)</translation>
    </message>
    <message>
        <source>Centre</source>
        <translation>中心</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>盘面(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Solve</source>
        <translation>求解(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>工具(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>P&amp;lay</source>
        <translation>玩一题(&amp;L)</translation>
    </message>
    <message>
        <source>Play Li&amp;ke the Last One</source>
        <translation>像上次那样再玩一题(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation>新建(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Generate…</source>
        <translation>生成(&amp;G)…</translation>
    </message>
    <message>
        <source>P&amp;uzzle of the Day</source>
        <translation>每日一题(&amp;U)</translation>
    </message>
    <message>
        <source>New &amp;Window</source>
        <translation>新建窗口(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>最近打开(&amp;R)</translation>
    </message>
    <message>
        <source>Recent Pu&amp;zzles…</source>
        <translation>最近的题目(&amp;Z)…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Export Board As</source>
        <translation>盘面导出为(&amp;E)</translation>
    </message>
    <message>
        <source>QR Co&amp;de…</source>
        <translation>二维码(&amp;D)…</translation>
    </message>
    <message>
        <source>Ne&amp;xt Puzzle</source>
        <translation>下一题(&amp;X)</translation>
    </message>
    <message>
        <source>Pre&amp;vious Puzzle</source>
        <translation>上一题(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>打印(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Set Checkpoint</source>
        <translation>设置检查点(&amp;S)</translation>
    </message>
    <message>
        <source>Bac&amp;k to Checkpoint</source>
        <translation>回到检查点(&amp;K)</translation>
    </message>
    <message>
        <source>Back to the Last Rig&amp;ht State</source>
        <translation>回到最近的正确状态(&amp;H)</translation>
    </message>
    <message>
        <source>Cu&amp;t Board</source>
        <translation>剪切盘面(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Copy Board</source>
        <translation>复制盘面(&amp;C)</translation>
    </message>
    <message>
        <source>Copy &amp;Givens</source>
        <translation>复制已知数(&amp;G)</translation>
    </message>
    <message>
        <source>Copy &amp;Board As</source>
        <translation>盘面复制为(&amp;B)</translation>
    </message>
    <message>
        <source>Copy as P&amp;icture</source>
        <translation>复制为图片(&amp;I)</translation>
    </message>
    <message>
        <source>Copy as Picture in Colour</source>
        <translation>复制为彩色图片</translation>
    </message>
    <message>
        <source>&amp;Paste Board</source>
        <translation>粘贴盘面(&amp;P)</translation>
    </message>
    <message>
        <source>Select &amp;All</source>
        <translation>全选(&amp;A)</translation>
    </message>
    <message>
        <source>Go to Next &amp;Open Cell</source>
        <translation>转到下一个空格(&amp;O)</translation>
    </message>
    <message>
        <source>C&amp;lear Cells</source>
        <translation>清除选中的格(&amp;L)</translation>
    </message>
    <message>
        <source>Type &amp;Givens</source>
        <translation>输入已知数(&amp;G)</translation>
    </message>
    <message>
        <source>Givens</source>
        <translation>已知数</translation>
    </message>
    <message>
        <source>Type &amp;Entries</source>
        <translation>填入数字(&amp;E)</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>填数</translation>
    </message>
    <message>
        <source>Ad&amp;vance after Each Digit</source>
        <translation>每填一个数字后前进(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Digits</source>
        <translation>数字(&amp;D)</translation>
    </message>
    <message>
        <source>Digit</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>C&amp;orner Marks</source>
        <translation>角标(&amp;O)</translation>
    </message>
    <message>
        <source>Corner</source>
        <translation>角标</translation>
    </message>
    <message>
        <source>Pe&amp;ncil Marks</source>
        <translation>标记(&amp;N)</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>标记</translation>
    </message>
    <message>
        <source>Co&amp;lours</source>
        <translation>颜色(&amp;L)</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Draw on Candidates</source>
        <translation>在候选数上绘制</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>绘制</translation>
    </message>
    <message>
        <source>S&amp;witch Digits and Marks</source>
        <translation>切换数字和标记(&amp;W)</translation>
    </message>
    <message>
        <source>Next Colour to Draw With</source>
        <translation>下一种绘制颜色</translation>
    </message>
    <message>
        <source>Erase Drawing</source>
        <translation>擦除绘制内容</translation>
    </message>
    <message>
        <source>Digit Fir&amp;st</source>
        <translation>先选数字(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Fill in Candidates</source>
        <translation>填入候选数(&amp;F)</translation>
    </message>
    <message>
        <source>Fill Singles</source>
        <translation>填入显/隐性单数</translation>
    </message>
    <message>
        <source>&amp;Keep Candidates Up to Date</source>
        <translation>自动更新候选数(&amp;K)</translation>
    </message>
    <message>
        <source>T&amp;he Same Digit Again Clears</source>
        <translation>再按同一数字则清除(&amp;H)</translation>
    </message>
    <message>
        <source>Add &amp;Rule…</source>
        <translation>添加规则(&amp;R)…</translation>
    </message>
    <message>
        <source>Reg&amp;ions…</source>
        <translation>区域(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Transform</source>
        <translation>变换(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Make Entries Givens</source>
        <translation>将填入的数字转为已知数(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Clear Entries, Pencil Marks and Colours</source>
        <translation>清除填入的数字、标记和颜色(&amp;C)</translation>
    </message>
    <message>
        <source>Clear &amp;All</source>
        <translation>全部清除(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Check for One Solution</source>
        <translation>检查解是否唯一(&amp;C)</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>检查</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>提示(&amp;H)</translation>
    </message>
    <message>
        <source>W&amp;alkthrough</source>
        <translation>解题过程(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Practise a Technique…</source>
        <translation>练习技巧(&amp;P)…</translation>
    </message>
    <message>
        <source>Learn Techniques…</source>
        <translation>学习技巧…</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>学习</translation>
    </message>
    <message>
        <source>Learn Sudoku from the Start</source>
        <translation>从头学数独</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>停止(&amp;T)</translation>
    </message>
    <message>
        <source>Go to Next Con&amp;flict</source>
        <translation>转到下一个冲突(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Explain Why There Is No Solution</source>
        <translation>解释为什么无解(&amp;E)</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>解释</translation>
    </message>
    <message>
        <source>Wh&amp;y This Digit?</source>
        <translation>为什么是这个数字(&amp;Y)？</translation>
    </message>
    <message>
        <source>Fi&amp;x…</source>
        <translation>修正(&amp;X)…</translation>
    </message>
    <message>
        <source>C&amp;ount Solutions</source>
        <translation>计算解数(&amp;O)</translation>
    </message>
    <message>
        <source>True Ca&amp;ndidates</source>
        <translation>真候选数(&amp;N)</translation>
    </message>
    <message>
        <source>Equal and &amp;Different Cells</source>
        <translation>相同和不同的格(&amp;D)</translation>
    </message>
    <message>
        <source>Possi&amp;ble Numbers</source>
        <translation>规则可取的数(&amp;B)</translation>
    </message>
    <message>
        <source>Fi&amp;ll In Numbers</source>
        <translation>补全规则的数(&amp;L)</translation>
    </message>
    <message>
        <source>Make &amp;Unique</source>
        <translation>使解唯一(&amp;U)</translation>
    </message>
    <message>
        <source>Find &amp;Redundant Clues</source>
        <translation>查找多余的已知数(&amp;R)</translation>
    </message>
    <message>
        <source>Minimi&amp;ze</source>
        <translation>最小化(&amp;Z)</translation>
    </message>
    <message>
        <source>Minimize, &amp;Keeping Symmetry</source>
        <translation>最小化并保持对称(&amp;K)</translation>
    </message>
    <message>
        <source>Entries Count as &amp;Givens</source>
        <translation>填入的数字视为已知数(&amp;G)</translation>
    </message>
    <message>
        <source>Check &amp;While You Type</source>
        <translation>边输入边检查(&amp;W)</translation>
    </message>
    <message>
        <source>Candidates While You Type</source>
        <translation>边输入边显示候选数</translation>
    </message>
    <message>
        <source>Check Entr&amp;ies</source>
        <translation>检查填入的数字(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Mark Wrong Entries</source>
        <translation>标出填错的数字(&amp;M)</translation>
    </message>
    <message>
        <source>Sol&amp;ver…</source>
        <translation>求解器(&amp;V)…</translation>
    </message>
    <message>
        <source>Techni&amp;ques…</source>
        <translation>技巧(&amp;Q)…</translation>
    </message>
    <message>
        <source>Name What You Found</source>
        <translation>说出你发现的技巧</translation>
    </message>
    <message>
        <source>Zoom &amp;In</source>
        <translation>放大(&amp;I)</translation>
    </message>
    <message>
        <source>Zoom &amp;Out</source>
        <translation>缩小(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Fit to Window</source>
        <translation>适合窗口(&amp;F)</translation>
    </message>
    <message>
        <source>F&amp;ull Screen</source>
        <translation>全屏(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Tool Bar</source>
        <translation>工具栏(&amp;T)</translation>
    </message>
    <message>
        <source>Side &amp;Panel</source>
        <translation>侧边栏(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>坐标(&amp;C)</translation>
    </message>
    <message>
        <source>Sho&amp;w Fog</source>
        <translation>显示迷雾(&amp;W)</translation>
    </message>
    <message>
        <source>Highlight Row, Column and &amp;Box</source>
        <translation>高亮行、列和宫(&amp;B)</translation>
    </message>
    <message>
        <source>Highlight Equal Di&amp;gits</source>
        <translation>高亮相同数字(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Highlight Marks of the Digit</source>
        <translation>高亮该数字的标记(&amp;H)</translation>
    </message>
    <message>
        <source>Pencil Ma&amp;rks in a Grid</source>
        <translation>网格标记(&amp;R)</translation>
    </message>
    <message>
        <source>Fi&amp;lter a Digit</source>
        <translation>筛选数字(&amp;L)</translation>
    </message>
    <message>
        <source>Filter a S&amp;econd Digit</source>
        <translation>筛选第二个数字(&amp;E)</translation>
    </message>
    <message>
        <source>Filter Cells with Two Mar&amp;ks</source>
        <translation>筛选有两个标记的格(&amp;K)</translation>
    </message>
    <message>
        <source>Ti&amp;mer</source>
        <translation>计时器(&amp;M)</translation>
    </message>
    <message>
        <source>P&amp;ause</source>
        <translation>暂停(&amp;A)</translation>
    </message>
    <message>
        <source>Solver &amp;Details</source>
        <translation>求解器详情(&amp;D)</translation>
    </message>
    <message>
        <source>Pu&amp;zzle List</source>
        <translation>题目列表(&amp;Z)</translation>
    </message>
    <message>
        <source>&amp;Encodings…</source>
        <translation>编码(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Watch a Solver…</source>
        <translation>观看求解器(&amp;W)…</translation>
    </message>
    <message>
        <source>Export &amp;CNF…</source>
        <translation>导出 CNF(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Import Model…</source>
        <translation>导入模型(&amp;I)…</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>统计(&amp;T)…</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>设置(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Handbook</source>
        <translation>手册(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts</source>
        <translation>键盘快捷键(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;About Sudoku Workbench</source>
        <translation>关于 Sudoku Workbench(&amp;A)</translation>
    </message>
    <message>
        <source>From Pi&amp;cture…</source>
        <translation>从图片读取(&amp;C)…</translation>
    </message>
    <message>
        <source>My Kinds of R&amp;ules…</source>
        <translation>我的规则种类(&amp;X)…</translation>
    </message>
    <message>
        <source>Book…</source>
        <translation>书籍…</translation>
    </message>
    <message>
        <source>&amp;Symbols</source>
        <translation>符号(&amp;S)</translation>
    </message>
</context>
<context>
    <name>Conclusions</name>
    <message>
        <source>Not verified: there is not enough memory.</source>
        <translation>未验证：内存不足。</translation>
    </message>
    <message>
        <source>Not verified: the search was stopped.</source>
        <translation>未验证：搜索已停止。</translation>
    </message>
    <message>
        <source>The solution obeys every rule. A second solver, CaDiCaL, proved that there is no other, and every step of its proof was checked.</source>
        <translation>这个解满足每条规则。第二个求解器 CaDiCaL 证明了没有其他解，其证明的每一步都经过检查。</translation>
    </message>
    <message>
        <source>A second solver, CaDiCaL, proved this, and every step of its proof was checked.</source>
        <translation>第二个求解器 CaDiCaL 证明了这一点，其证明的每一步都经过检查。</translation>
    </message>
    <message>
        <source>Not verified: the second solver found another answer. This is an error in the program; please report it.</source>
        <translation>未验证：第二个求解器得出了不同的答案。这是程序的错误，请报告。</translation>
    </message>
    <message>
        <source>Not verified: a step of the proof is wrong. This is an error in the program; please report it.</source>
        <translation>未验证：证明中有一步是错的。这是程序的错误，请报告。</translation>
    </message>
    <message>
        <source>Not verified: the folder of temporary files has no room for the proof.</source>
        <translation>未验证：临时文件夹没有空间存放证明。</translation>
    </message>
    <message>
        <source>Not verified: this program was built without CaDiCaL (libcadical-dev), which writes the proof.</source>
        <translation>未验证：本程序编译时未包含用来写出证明的 CaDiCaL (libcadical-dev)。</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>digit 1 in 12 solutions</comment>
        <translation>%1有%2个</translation>
    </message>
    <message>
        <source>%1 in %2 or more</source>
        <comment>digit 1 in 100 solutions or more</comment>
        <translation>%1至少有%2个</translation>
    </message>
    <message>
        <source>Solutions by digit of %1: %2.</source>
        <translation>%1各数字的解数：%2。</translation>
    </message>
    <message>
        <source>The solution is unique.</source>
        <translation>解唯一。</translation>
    </message>
    <message>
        <source>The solution is unique (proved %1).</source>
        <translation>解唯一（已证明，%1）。</translation>
    </message>
    <message>
        <source>The puzzle has more than one solution.</source>
        <translation>此题有多个解。</translation>
    </message>
    <message>
        <source>%1/%2: %1 in one solution, %2 in another</source>
        <translation>%1/%2：一个解中为%1，另一个解中为%2</translation>
    </message>
    <message numerus="yes">
        <source>Two solutions differ in only %n cell(s): %1.</source>
        <translation>
            <numerusform>两个解只有%n格不同：%1。</numerusform>
        </translation>
    </message>
    <message>
        <source>A given in any of these cells, such as %1 or %2 in %3, tells the two apart.</source>
        <translation>在其中任一格给出已知数（例如%3为%1或%2），即可区分这两个解。</translation>
    </message>
    <message>
        <source>The puzzle has no solution with your entries.</source>
        <translation>按填入的数字，此题无解。</translation>
    </message>
    <message>
        <source>The puzzle has no solution.</source>
        <translation>此题无解。</translation>
    </message>
    <message>
        <source>The puzzle has no solution (proved %1).</source>
        <translation>此题无解（已证明，%1）。</translation>
    </message>
    <message numerus="yes">
        <source>Your %n entry(s) are right.</source>
        <translation>
            <numerusform>填入的%n个数字都正确。</numerusform>
        </translation>
    </message>
    <message>
        <source>The solution is unique, but %1.</source>
        <translation>解唯一，但%1。</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1：%2。</translation>
    </message>
    <message numerus="yes">
        <source>Outlined: the wrong entry(s)</source>
        <translation>
            <numerusform>描边：填错的数字</numerusform>
        </translation>
    </message>
    <message>
        <source>wrong entry</source>
        <translation>填错的数字</translation>
    </message>
    <message>
        <source>The solution is unique (verified %1).</source>
        <translation>解唯一（已验证，%1）。</translation>
    </message>
    <message>
        <source>The puzzle has no solution (verified %1).</source>
        <translation>此题无解（已验证，%1）。</translation>
    </message>
    <message>
        <source>Not decided after %1 and %2.</source>
        <translation>经过%1、%2，仍未判定。</translation>
    </message>
    <message>
        <source>The solver failed.</source>
        <translation>求解器出错。</translation>
    </message>
    <message numerus="yes">
        <source>The puzzle has exactly %Ln solution(s).</source>
        <translation>
            <numerusform>此题恰有%Ln个解。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The puzzle has more than %Ln solution(s).</source>
        <translation>
            <numerusform>此题的解多于%Ln个。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The puzzle has at least %Ln solution(s).</source>
        <translation>
            <numerusform>此题至少有%Ln个解。</numerusform>
        </translation>
    </message>
    <message>
        <source>Outlined: cells that differ between the solutions</source>
        <translation>描边：各解中不同的格</translation>
    </message>
    <message>
        <source>differs between the solutions</source>
        <translation>各解中不同</translation>
    </message>
    <message>
        <source>in this solution: %1</source>
        <translation>此解中为%1</translation>
    </message>
    <message>
        <source>Solution %1 of %2.</source>
        <translation>第%1个解，共%2个。</translation>
    </message>
    <message>
        <source>Solution %1 of the first %2.</source>
        <translation>第%1个解，在前%2个之中。</translation>
    </message>
    <message>
        <source>%1 × 10^%2</source>
        <translation>%1 × 10^%2</translation>
    </message>
    <message>
        <source>The puzzle has about %1 solutions.</source>
        <translation>此题约有%1个解。</translation>
    </message>
    <message>
        <source>This is an estimate from %1 random walks with a standard error of %2 %.</source>
        <translation>这是由%1次随机游走得出的估计值，标准误差为%2%。</translation>
    </message>
    <message>
        <source>Small digits: true candidates. Outlined: as a given, the digit leaves one solution</source>
        <translation>小数字：真候选数。描边：作为已知数时使解唯一的数字</translation>
    </message>
    <message>
        <source>the same in all solutions: %1</source>
        <translation>所有解中都是%1</translation>
    </message>
    <message>
        <source>The cells show their true candidates.</source>
        <translation>各格显示其真候选数。</translation>
    </message>
    <message>
        <source>%1 of %2 candidates are decided.</source>
        <translation>%2个候选数中已判定%1个。</translation>
    </message>
    <message>
        <source>The same in all solutions: %1 of %2 cells.</source>
        <translation>所有解中都相同的格：%2格中的%1格。</translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s) each leave exactly one solution as a given.</source>
        <translation>
            <numerusform>有%n个数字，任取一个作为已知数都使解唯一。</numerusform>
        </translation>
    </message>
    <message>
        <source>The solutions of each digit are counted up to %1. Move to a cell to read them.</source>
        <translation>每个数字的解最多数到%1个。移到某格即可查看。</translation>
    </message>
    <message numerus="yes">
        <source>row(s) %1</source>
        <translation>
            <numerusform>第%1行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>column(s) %1</source>
        <translation>
            <numerusform>第%1列</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>box(es) %1</source>
        <translation>
            <numerusform>第%1宫</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>region(s) %1</source>
        <translation>
            <numerusform>区域%1</numerusform>
        </translation>
    </message>
    <message>
        <source>all rows</source>
        <translation>所有行</translation>
    </message>
    <message>
        <source>all columns</source>
        <translation>所有列</translation>
    </message>
    <message>
        <source>all boxes</source>
        <translation>所有宫</translation>
    </message>
    <message>
        <source>all regions</source>
        <translation>所有区域</translation>
    </message>
    <message>
        <source>all rows, columns and boxes</source>
        <translation>所有行、列和宫</translation>
    </message>
    <message>
        <source>all rows, columns and regions</source>
        <translation>所有行、列和区域</translation>
    </message>
    <message numerus="yes">
        <source>%n entry(s)</source>
        <translation>
            <numerusform>%n个填入的数字</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n given(s)</source>
        <translation>
            <numerusform>%n个已知数</numerusform>
        </translation>
    </message>
    <message>
        <source>Every rule is obeyed.</source>
        <translation>满足所有规则。</translation>
    </message>
    <message>
        <source>Checked and obeyed: %1. Not everything was checked: %2.</source>
        <translation>已检查并满足：%1。并非全部检查过：%2。</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1 Answered %2.</source>
        <translation>%1已得出答案，%2。</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1。</translation>
    </message>
    <message>
        <source>The search is incomplete: this is what is known so far.</source>
        <translation>搜索尚未完成：以下是目前已知的结果。</translation>
    </message>
    <message>
        <source>part of the contradiction</source>
        <translation>矛盾的一部分</translation>
    </message>
    <message>
        <source>This is a given of the puzzle.</source>
        <translation>这是此题的已知数。</translation>
    </message>
    <message>
        <source>This is your entry.</source>
        <translation>这是你填入的数字。</translation>
    </message>
    <message>
        <source>No digit is repeated in %1.</source>
        <translation>%1中没有重复的数字。</translation>
    </message>
    <message>
        <source>The search was stopped. Some of these contradict each other: %1.</source>
        <translation>搜索已停止。以下有一些互相矛盾：%1。</translation>
    </message>
    <message>
        <source>%1 leaves no solution.</source>
        <translation>%1导致无解。</translation>
    </message>
    <message>
        <source>%1 contradict each other.</source>
        <translation>%1互相矛盾。</translation>
    </message>
    <message>
        <source>%1 contradict each other; without any one of them the others do not.</source>
        <translation>%1互相矛盾；去掉其中任何一个，其余的就不再矛盾。</translation>
    </message>
    <message>
        <source>Change or remove this rule.</source>
        <translation>修改或删除这条规则。</translation>
    </message>
    <message>
        <source>Change or remove one of these rules.</source>
        <translation>修改或删除其中一条规则。</translation>
    </message>
    <message>
        <source>Your entry in %1 contradicts the puzzle.</source>
        <translation>填在%1的数字与此题矛盾。</translation>
    </message>
    <message>
        <source>You entered %1.</source>
        <translation>你填了%1。</translation>
    </message>
    <message>
        <source>Outlined: cells that contradict each other</source>
        <translation>描边：互相矛盾的格</translation>
    </message>
    <message>
        <source>The puzzle has no solution: one of its rules leaves none.</source>
        <translation>此题无解：其中一条规则不允许任何解。</translation>
    </message>
    <message>
        <source>The puzzle has no solution: its rules contradict each other.</source>
        <translation>此题无解：其规则互相矛盾。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>Outlined: part of the contradiction</source>
        <translation>描边：矛盾的一部分</translation>
    </message>
    <message>
        <source>%1 contain the same digit in every solution.</source>
        <translation>%1在每个解中数字都相同。</translation>
    </message>
    <message>
        <source>%1 contain different digits in every solution.</source>
        <translation>%1在每个解中数字都不同。</translation>
    </message>
    <message>
        <source>Every cell has one digit in all solutions.</source>
        <translation>每一格在所有解中数字都相同。</translation>
    </message>
    <message>
        <source>No two cells are always equal, or always different without a rule.</source>
        <translation>没有总是相同的两格，也没有不因规则而总是不同的两格。</translation>
    </message>
    <message>
        <source>No two cells were found so far that are always equal, or always different.</source>
        <translation>目前没有发现总是相同或总是不同的两格。</translation>
    </message>
    <message numerus="yes">
        <source>%n group(s) of cells</source>
        <translation>
            <numerusform>%n组格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) of cells</source>
        <translation>
            <numerusform>%n对格</numerusform>
        </translation>
    </message>
    <message>
        <source>Always equal: %1. Always different: %2.</source>
        <translation>总是相同：%1。总是不同：%2。</translation>
    </message>
    <message>
        <source>Always equal: %1. No others are always different.</source>
        <translation>总是相同：%1。没有其他总是不同的格。</translation>
    </message>
    <message>
        <source>Always equal: %1. No different ones were found so far.</source>
        <translation>总是相同：%1。目前没有发现不同的。</translation>
    </message>
    <message>
        <source>Always different: %1. No two cells are always equal.</source>
        <translation>总是不同：%1。没有总是相同的两格。</translation>
    </message>
    <message>
        <source>Always different: %1. No equal ones were found so far.</source>
        <translation>总是不同：%1。目前没有发现相同的。</translation>
    </message>
    <message>
        <source>Outlined together: cells with the same digit in every solution</source>
        <translation>一同描边：每个解中数字都相同的格</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… 另有%n个</numerusform>
        </translation>
    </message>
    <message>
        <source>Not listed: what a rule demands, and what follows from cells that are always equal.</source>
        <translation>未列出：规则本身要求的，以及可由总是相同的格推出的。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s) of cells are not decided.</source>
        <translation>
            <numerusform>%Ln对格尚未判定。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>the number of a part of an answer</comment>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>Framed: cells with the same digit in every solution</source>
        <translation>加框：每个解中数字都相同的格</translation>
    </message>
    <message>
        <source>Framed: cells with different digits in every solution</source>
        <translation>加框：每个解中数字都不同的格</translation>
    </message>
    <message>
        <source>equal in every solution</source>
        <translation>每个解中都相同</translation>
    </message>
    <message>
        <source>different in every solution</source>
        <translation>每个解中都不同</translation>
    </message>
    <message>
        <source>No fix was found.</source>
        <translation>没有找到修正办法。</translation>
    </message>
    <message numerus="yes">
        <source>There are %n possible fix(es), the likeliest first.</source>
        <translation>
            <numerusform>有%n种可能的修正，最可能的在前。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%2的%1</translation>
    </message>
    <message>
        <source>Change %1 from %2 to %3</source>
        <translation>将%1从%2改为%3</translation>
    </message>
    <message>
        <source>Swap %1 and %2</source>
        <translation>交换%1和%2</translation>
    </message>
    <message>
        <source>Shift row %1 from %2 on</source>
        <translation>第%1行从%2起移位</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>去掉%1</translation>
    </message>
    <message>
        <source>%1: no number leaves a solution</source>
        <translation>%1：没有数能使题目有解</translation>
    </message>
    <message>
        <source>%1: one solution with %2</source>
        <translation>%1：取%2时解唯一</translation>
    </message>
    <message>
        <source>%1: several solutions with %2</source>
        <translation>%1：取%2时有多个解</translation>
    </message>
    <message>
        <source>%1: one solution with %2; several with %3</source>
        <translation>%1：取%2时解唯一；取%3时有多个解</translation>
    </message>
    <message>
        <source>Rounded outline: a given to add</source>
        <translation>圆角描边：要增加的已知数</translation>
    </message>
    <message numerus="yes">
        <source>%n more given(s) leave exactly one solution.</source>
        <translation>
            <numerusform>再加%n个已知数，解就唯一。</numerusform>
        </translation>
    </message>
    <message>
        <source>Fewer givens are not enough for this solution.</source>
        <translation>对这个解来说，更少的已知数不够。</translation>
    </message>
    <message>
        <source>None of them can be left out, but another choice may be smaller.</source>
        <translation>其中任何一个都不能省，但换一种选法可能更少。</translation>
    </message>
    <message>
        <source>One rule of another kind is enough instead.</source>
        <translation>也可以只加一条其他类型的规则。</translation>
    </message>
    <message>
        <source>One rule is enough instead.</source>
        <translation>也可以只加一条规则。</translation>
    </message>
    <message>
        <source>There is nothing to fix: the puzzle has a solution.</source>
        <translation>无需修正：此题有解。</translation>
    </message>
    <message>
        <source>There is nothing to fix: the solution is unique.</source>
        <translation>无需修正：解唯一。</translation>
    </message>
    <message>
        <source>Make Unique adds the clues that are missing.</source>
        <translation>“使解唯一”会补上缺少的已知数。</translation>
    </message>
    <message numerus="yes">
        <source>%n clue(s) are redundant, each by itself.</source>
        <translation>
            <numerusform>有%n个已知数单独看是多余的。</numerusform>
        </translation>
    </message>
    <message>
        <source>Every clue is needed, but not every rule.</source>
        <translation>每个已知数都不可少，但有的规则并不需要。</translation>
    </message>
    <message>
        <source>Minimal: every clue is needed.</source>
        <translation>最小：每个已知数都不可少。</translation>
    </message>
    <message>
        <source>Outlined: redundant clues</source>
        <translation>描边：多余的已知数</translation>
    </message>
    <message>
        <source>The rule %1 is redundant.</source>
        <translation>规则%1是多余的。</translation>
    </message>
    <message>
        <source>Without one of them, another may be needed.</source>
        <translation>去掉其中一个后，另一个可能就需要了。</translation>
    </message>
    <message>
        <source>redundant</source>
        <translation>多余</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 clues are enough.</source>
        <translation>
            <numerusform>%1个已知数中，%n个就够了。</numerusform>
        </translation>
    </message>
    <message>
        <source>Outlined: clues to remove</source>
        <translation>描边：要去掉的已知数</translation>
    </message>
    <message>
        <source>to remove</source>
        <translation>要去掉</translation>
    </message>
    <message>
        <source>Outlined: rules that could have another number</source>
        <translation>描边：可以取其他数的规则</translation>
    </message>
    <message>
        <source>No other number leaves exactly one solution.</source>
        <translation>没有其他数使解唯一。</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n number(s) could be another one.</source>
        <translation>
            <numerusform>%n个数中有%1个可以换成其他数。</numerusform>
        </translation>
    </message>
    <message>
        <source>No rule here has a number.</source>
        <translation>这里没有带数的规则。</translation>
    </message>
    <message>
        <source>Cleared %1.</source>
        <translation>已清除%1。</translation>
    </message>
    <message>
        <source>Added %1.</source>
        <translation>已添加%1。</translation>
    </message>
    <message>
        <source>Changed %1 from %2 to %3.</source>
        <translation>已将%1从%2改为%3。</translation>
    </message>
    <message>
        <source>Changed %1.</source>
        <translation>已更改%1。</translation>
    </message>
    <message>
        <source>%1: one solution</source>
        <translation>%1：解唯一</translation>
    </message>
    <message>
        <source>%1: several</source>
        <translation>%1：多个解</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) lead from them to a contradiction. %1.</source>
        <translation>
            <numerusform>由此经过%n步得出矛盾。%1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s), with cases, lead from them to contradictions.</source>
        <translation>
            <numerusform>由此经过%n步，分情况得出矛盾。</numerusform>
        </translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>第%1步，共%2步</translation>
    </message>
    <message>
        <source>Why there is no solution</source>
        <translation>为什么无解</translation>
    </message>
    <message>
        <source>Two solutions have the same digits, but other regions.</source>
        <translation>两个解的数字相同，但区域不同。</translation>
    </message>
</context>
<context>
    <name>CourseLesson</name>
    <message>
        <source>Rows</source>
        <translation>行</translation>
    </message>
    <message>
        <source>A row has each digit from 1 to 4 once. One is missing: click the open cell and type it.</source>
        <translation>每行中1到4各出现一次。还缺一个：点击空格，输入这个数字。</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>A column has each digit once too. Fill the open cells; the arrow keys move.</source>
        <translation>每列中各数字也只出现一次。填好空格，用方向键移动。</translation>
    </message>
    <message>
        <source>Boxes</source>
        <translation>宫</translation>
    </message>
    <message>
        <source>Thick lines make boxes, and a box has each digit once as well. Fill the open box.</source>
        <translation>粗线围成宫，每宫中各数字也只出现一次。填好空着的宫。</translation>
    </message>
    <message>
        <source>What can it be?</source>
        <translation>这里能填什么？</translation>
    </message>
    <message>
        <source>Look at r2c2, in row 2 and column 2: which digit is not in its row, column or box? Type it there.</source>
        <translation>看 r2c2，即第2行第2列：哪个数字不在它的行、列和宫里？填在那里。</translation>
    </message>
    <message>
        <source>Where can it go?</source>
        <translation>它能填哪里？</translation>
    </message>
    <message>
        <source>The box at the top right needs a 3, and row 2 has one already. Put the 3 where it must go.</source>
        <translation>右上角的宫需要3，而第2行已经有3了。把3填到它唯一的位置。</translation>
    </message>
    <message>
        <source>A whole puzzle</source>
        <translation>一整道题</translation>
    </message>
    <message>
        <source>Solve this small Sudoku. Ask for each open cell what it can be, and for each digit where it can go.</source>
        <translation>解出这道小数独。对每个空格想想能填什么，对每个数字想想能填哪里。</translation>
    </message>
    <message>
        <source>Six digits</source>
        <translation>六个数字</translation>
    </message>
    <message>
        <source>Here rows, columns and boxes have the digits from 1 to 6. The rules are the same.</source>
        <translation>这里每行、每列、每宫有1到6。规则不变。</translation>
    </message>
    <message>
        <source>Pencil marks</source>
        <translation>标记</translation>
    </message>
    <message>
        <source>If a cell can be one of several digits, note them: type both digits that r1c1 can be while Ctrl is held.</source>
        <translation>如果一格可能是几个数字之一，就记下来：按住 Ctrl，输入 r1c1 可能的两个数字。</translation>
    </message>
    <message>
        <source>Nine digits</source>
        <translation>九个数字</translation>
    </message>
    <message>
        <source>This is the board of the newspapers, nearly full. Each open cell is the last one of a row, a column or a box.</source>
        <translation>这就是报纸上的那种盘面，几乎填满了。每个空格都是某行、某列或某宫的最后一格。</translation>
    </message>
    <message>
        <source>Your first Sudoku</source>
        <translation>你的第一道数独</translation>
    </message>
    <message>
        <source>Solve it in your own time. If you are stuck, F12 gives a hint: first where to look, then more.</source>
        <translation>慢慢解，不用急。卡住时按 F12 获得提示：先告诉你看哪里，再逐步深入。</translation>
    </message>
</context>
<context>
    <name>Difficulty</name>
    <message>
        <source>HoDoKu&apos;s score %1 to %2</source>
        <translation>HoDoKu 分数%1到%2</translation>
    </message>
    <message>
        <source>ER %1 to %2</source>
        <translation>ER %1到%2</translation>
    </message>
    <message>
        <source>needs %1</source>
        <translation>需要%1</translation>
    </message>
    <message>
        <source>needs %1 and nothing harder</source>
        <translation>需要%1，且没有更难的</translation>
    </message>
    <message>
        <source>only %1</source>
        <translation>仅用%1</translation>
    </message>
    <message>
        <source>Only a puzzle with exactly one solution has a difficulty.</source>
        <translation>只有解唯一的题目才有难度。</translation>
    </message>
    <message>
        <source>This rating is only for 9 × 9 boards without further rules. Ask for a level.</source>
        <translation>这种评分只适用于没有额外规则的 9 × 9 盘面。请改为指定难度。</translation>
    </message>
    <message>
        <source>%1 does not suit this board.</source>
        <translation>%1不适合这个盘面。</translation>
    </message>
    <message>
        <source>%1 is not used by default. Name all techniques that may be used.</source>
        <translation>%1默认不使用。请列出所有可用的技巧。</translation>
    </message>
    <message>
        <source>%1 is needed, but not among the techniques that suffice.</source>
        <translation>需要%1，但它不在可用的技巧之列。</translation>
    </message>
    <message>
        <source>%1 is harder than %2.</source>
        <translation>%1比%2更难。</translation>
    </message>
    <message>
        <source>%1 is not hard enough for %2.</source>
        <translation>%1对%2来说不够难。</translation>
    </message>
    <message>
        <source>%1 is needed, but harder than the hardest technique.</source>
        <translation>需要%1，但它比最难的技巧还难。</translation>
    </message>
    <message>
        <source>No puzzle of the level %1 has a rating that high.</source>
        <translation>难度为%1的题目没有这么高的评分。</translation>
    </message>
    <message>
        <source>The techniques that are needed give a higher score than that.</source>
        <translation>所需技巧的分数已超过这个数。</translation>
    </message>
    <message>
        <source>None of the techniques that suffice places a digit. Add naked-single or hidden-single.</source>
        <translation>可用的技巧中没有一个能填数。请加上显性单数或隐性单数。</translation>
    </message>
    <message>
        <source>%1 in %2 of %3 steps</source>
        <translation>%1：%3步中的%2步</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>至少%1</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>至多%1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1到%2</translation>
    </message>
    <message>
        <source>steps: %1</source>
        <translation>步数：%1</translation>
    </message>
    <message>
        <source>hard steps: %1</source>
        <translation>难步数：%1</translation>
    </message>
    <message>
        <source>harder, not longer</source>
        <translation>更难，而不是更长</translation>
    </message>
    <message>
        <source>Puzzles of the level %1 have no hard step.</source>
        <translation>难度为%1的题目没有难步。</translation>
    </message>
    <message>
        <source>The hard steps alone are more than all steps.</source>
        <translation>仅难步数就超过了总步数。</translation>
    </message>
    <message>
        <source>The range is reversed. Enter the lower number first.</source>
        <translation>范围颠倒了。请先输入较小的数。</translation>
    </message>
    <message numerus="yes">
        <source>Such a puzzle has at least %n hard step(s).</source>
        <translation>
            <numerusform>这样的题目至少有%n个难步。</numerusform>
        </translation>
    </message>
    <message>
        <source>No known puzzle has a rating that high.</source>
        <translation>已知的题目没有这么高的评分。</translation>
    </message>
</context>
<context>
    <name>DocumentFormat</name>
    <message>
        <source>Web page</source>
        <translation>网页</translation>
    </message>
    <message>
        <source>LaTeX</source>
        <translation>LaTeX</translation>
    </message>
    <message>
        <source>OpenDocument text (Word opens it)</source>
        <translation>OpenDocument 文本（Word 可打开）</translation>
    </message>
    <message>
        <source>Table for Excel (CSV)</source>
        <translation>Excel 表格 (CSV)</translation>
    </message>
</context>
<context>
    <name>Drawings</name>
    <message numerus="yes">
        <source>%n colour(s) of cells</source>
        <translation>
            <numerusform>%n种格的颜色</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%n条线</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rectangle(s)</source>
        <translation>
            <numerusform>%n个矩形</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n circle(s)</source>
        <translation>
            <numerusform>%n个圆</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n text(s)</source>
        <translation>
            <numerusform>%n段文字</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cage(s)</source>
        <translation>
            <numerusform>%n个笼</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drawing(s)</source>
        <translation>
            <numerusform>%n个图形</numerusform>
        </translation>
    </message>
    <message>
        <source>fog</source>
        <translation>迷雾</translation>
    </message>
    <message>
        <source>%1; no rules</source>
        <translation>%1；并非规则</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
</context>
<context>
    <name>Duration</name>
    <message>
        <source>&lt; %1 ms</source>
        <translation>&lt; %1毫秒</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1毫秒</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1秒</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation>%1分%2秒</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>瞬间完成</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>用时%1</translation>
    </message>
</context>
<context>
    <name>EncodingText</name>
    <message>
        <source>%1 Source: %2.</source>
        <translation>%1 来源：%2。</translation>
    </message>
    <message>
        <source>A cell with %1: %2 bits, %3.</source>
        <translation>一个有%1的格：%2位，%3。</translation>
    </message>
    <message>
        <source>At most one of %1: %2, %3.</source>
        <translation>%1中至多一个：%2，%3。</translation>
    </message>
</context>
<context>
    <name>EquationWhy</name>
    <message numerus="yes">
        <source>%1 adds up to %2; its %n cage(s) make %3</source>
        <translation>
            <numerusform>%1的和为%2；其中%n个笼为%3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 adds up to %2; its %n sum(s) make %3</source>
        <translation>
            <numerusform>%1的和为%2；其中%n个和为%3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 add up to %2; their %n cage(s) make %3</source>
        <translation>
            <numerusform>%1的总和为%2；其中%n个笼为%3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 add up to %2; their %n sum(s) make %3</source>
        <translation>
            <numerusform>%1的总和为%2；其中%n个和为%3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 adds up to %2; the %n cage(s) that cover it make %3</source>
        <translation>
            <numerusform>%1的和为%2；覆盖它的%n个笼为%3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 adds up to %2; the %n sum(s) that cover it make %3</source>
        <translation>
            <numerusform>%1的和为%2；覆盖它的%n个和为%3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 add up to %2; the %n cage(s) that cover them make %3</source>
        <translation>
            <numerusform>%1的总和为%2；覆盖它们的%n个笼为%3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 add up to %2; the %n sum(s) that cover them make %3</source>
        <translation>
            <numerusform>%1的总和为%2；覆盖它们的%n个和为%3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 adds up to %2; the %n cage(s) make %3</source>
        <translation>
            <numerusform>%1的和为%2；这%n个笼为%3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 adds up to %2; the %n sum(s) make %3</source>
        <translation>
            <numerusform>%1的和为%2；这%n个和为%3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 add up to %2; the %n cage(s) make %3</source>
        <translation>
            <numerusform>%1的总和为%2；这%n个笼为%3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 add up to %2; the %n sum(s) make %3</source>
        <translation>
            <numerusform>%1的总和为%2；这%n个和为%3</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; with %2 that is %3</source>
        <translation>%1；加上%2，共%3</translation>
    </message>
    <message>
        <source>%1; without %2, outside, that is %3</source>
        <translation>%1；减去外部的%2，得%3</translation>
    </message>
    <message>
        <source>%1, which leaves %2 for %3</source>
        <translation>%1，所以%3合计%2</translation>
    </message>
    <message>
        <source>%1; this can only be %2</source>
        <translation>%1；只能是%2</translation>
    </message>
    <message>
        <source>%1, so %2 is as much as %3</source>
        <translation>%1，所以%2等于%3</translation>
    </message>
    <message>
        <source>%1, so %2 are as much as %3</source>
        <translation>%1，所以%2合计等于%3</translation>
    </message>
    <message>
        <source>%1, so %2 is %3 more than %4</source>
        <translation>%1，所以%2比%4大%3</translation>
    </message>
    <message>
        <source>%1, so %2 are %3 more than %4</source>
        <translation>%1，所以%2合计比%4大%3</translation>
    </message>
    <message>
        <source>%1, so %2 has %3 in %4 and the rest in %5</source>
        <translation>%1，所以%2在%4中的和为%3，其余在%5中</translation>
    </message>
    <message>
        <source>%1 share cells</source>
        <translation>%1有公共格</translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message numerus="yes">
        <source>this puzzle has %n cell(s), but a board of %1x%1 has %2</source>
        <translation>
            <numerusform>这道题有%n格，但 %1x%1 的盘面应有%2格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>this row has %n cell(s), but should have %1</source>
        <translation>
            <numerusform>这一行有%n格，但应有%1格</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is not a digit</source>
        <translation>%1不是数字</translation>
    </message>
    <message>
        <source>%1 is not a digit of a board of %2x%2</source>
        <translation>%1不是 %2x%2 盘面的数字</translation>
    </message>
    <message>
        <source>%1 is too large: the largest digit is %2</source>
        <translation>%1太大：最大的数字是%2</translation>
    </message>
    <message>
        <source>boxes of %1 do not fit a board of %2x%2: each box must have %2 cells</source>
        <translation>%1的宫不适合 %2x%2 的盘面：每宫必须有%2格</translation>
    </message>
    <message>
        <source>%1 is not a directive; did you mean %2?</source>
        <translation>%1不是指令；是不是指%2？</translation>
    </message>
    <message>
        <source>%1 is not a directive; the directives are: %2</source>
        <translation>%1不是指令；可用的指令有：%2</translation>
    </message>
    <message>
        <source>the value of %1 does not fit this board</source>
        <translation>%1的值不适合这个盘面</translation>
    </message>
    <message>
        <source>the value of %1 does not fit this board; an example: %2 %3</source>
        <translation>%1的值不适合这个盘面；例如：%2 %3</translation>
    </message>
    <message>
        <source>%1 is not a variant; did you mean %2?</source>
        <translation>%1不是变体；是不是指%2？</translation>
    </message>
    <message>
        <source>%1 is not a variant; the variants are: %2</source>
        <translation>%1不是变体；可用的变体有：%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 is not a cell of this board; cells are written as r4c7</source>
        <translation>%1不是这个盘面的格；格的写法如 r4c7</translation>
    </message>
    <message>
        <source>version %1 of this format needs a newer program; this one reads version %2</source>
        <translation>这种格式的版本%1需要更新的程序；本程序读取版本%2</translation>
    </message>
    <message>
        <source>a PNG picture</source>
        <translation>PNG 图片</translation>
    </message>
    <message>
        <source>a JPEG picture</source>
        <translation>JPEG 图片</translation>
    </message>
    <message>
        <source>a GIF picture</source>
        <translation>GIF 图片</translation>
    </message>
    <message>
        <source>a TIFF picture</source>
        <translation>TIFF 图片</translation>
    </message>
    <message>
        <source>a PDF document</source>
        <translation>PDF 文档</translation>
    </message>
    <message>
        <source>a PostScript document</source>
        <translation>PostScript 文档</translation>
    </message>
    <message>
        <source>an office document</source>
        <translation>Office 文档</translation>
    </message>
    <message>
        <source>a spreadsheet</source>
        <translation>电子表格</translation>
    </message>
    <message>
        <source>a ZIP archive</source>
        <translation>ZIP 压缩包</translation>
    </message>
    <message>
        <source>a compressed file</source>
        <translation>压缩文件</translation>
    </message>
    <message>
        <source>a program</source>
        <translation>程序</translation>
    </message>
    <message>
        <source>a database</source>
        <translation>数据库</translation>
    </message>
    <message>
        <source>text in UTF-16, not UTF-8</source>
        <translation>UTF-16 而非 UTF-8 的文本</translation>
    </message>
    <message>
        <source>a formula in DIMACS CNF</source>
        <translation>DIMACS CNF 公式</translation>
    </message>
    <message>
        <source>a damaged saved game of Simon Tatham&apos;s Solo</source>
        <translation>Simon Tatham 的 Solo 的已损坏存档</translation>
    </message>
    <message>
        <source>a saved game of another of Simon Tatham&apos;s puzzles than Solo</source>
        <translation>Simon Tatham 的其他谜题（不是 Solo）的存档</translation>
    </message>
    <message>
        <source>a Roxdoku of KSudoku, which has three dimensions</source>
        <translation>KSudoku 的 Roxdoku，它是三维的</translation>
    </message>
    <message>
        <source>a killer of JCrypTool, whose cages multiply, subtract and divide</source>
        <translation>JCrypTool 的杀手数独，其笼含乘、减、除</translation>
    </message>
    <message>
        <source>a web page or XML</source>
        <translation>网页或 XML</translation>
    </message>
    <message>
        <source>source code</source>
        <translation>源代码</translation>
    </message>
    <message>
        <source>ordinary text</source>
        <translation>普通文本</translation>
    </message>
    <message>
        <source>a binary file</source>
        <translation>二进制文件</translation>
    </message>
    <message>
        <source>this kind of puzzle cannot be read: %1</source>
        <translation>无法读取这种题目：%1</translation>
    </message>
    <message>
        <source>this is not a puzzle text (it looks like %1)</source>
        <translation>这不是题目文本（看起来像%1）</translation>
    </message>
    <message>
        <source>the rules need too much memory from %1 on, rule %2 of %3; remove some of them</source>
        <translation>从%1（第%2条规则，共%3条）起，规则所需内存过多；请删去一些</translation>
    </message>
    <message>
        <source>no puzzle found: expected a digit or a dot for each cell</source>
        <translation>没有找到题目：每格应有一个数字或一个点</translation>
    </message>
    <message>
        <source>no puzzle follows: lines with &apos;# sudoku-workbench:&apos; must come before their puzzle</source>
        <translation>后面没有题目：以“# sudoku-workbench:”开头的行必须在题目之前</translation>
    </message>
    <message>
        <source>the puzzle of this short link is stored at %1; open it in a browser and copy the long link or the digits</source>
        <translation>这个短链接的题目存放在 %1；请在浏览器中打开，复制长链接或数字</translation>
    </message>
    <message>
        <source>this kind of link (%1) cannot be read; copy the digits of the puzzle instead</source>
        <translation>无法读取这种链接（%1）；请改为复制题目的数字</translation>
    </message>
    <message>
        <source>the text is too long: a puzzle has at most %1 bytes</source>
        <translation>文本太长：一道题最多%1字节</translation>
    </message>
    <message>
        <source>there are %1 digits for rows of %2 cells; there must be at least one for each cell</source>
        <translation>有%1个数字，但每行有%2格；每格至少要有一个</translation>
    </message>
    <message>
        <source>%1 is already a member of this JSON object</source>
        <translation>%1在这个 JSON 对象中已经有了</translation>
    </message>
    <message>
        <source>there are %1 values, but there should be %2</source>
        <translation>有%1个值，但应有%2个</translation>
    </message>
    <message>
        <source>a value is needed here</source>
        <translation>这里需要一个值</translation>
    </message>
    <message>
        <source>%1 is not allowed here</source>
        <translation>这里不允许%1</translation>
    </message>
    <message>
        <source>the text is empty</source>
        <translation>文本是空的</translation>
    </message>
    <message>
        <source>this line is not between two boxes: all boxes must have the same shape</source>
        <translation>这条线不在两宫之间：所有宫的形状必须相同</translation>
    </message>
    <message>
        <source>the text is not valid JSON from here on</source>
        <translation>从这里起，文本不是有效的 JSON</translation>
    </message>
    <message>
        <source>the objects and arrays of this JSON are nested too deeply</source>
        <translation>这个 JSON 的对象和数组嵌套太深</translation>
    </message>
    <message>
        <source>this link is incomplete; copy all of it again</source>
        <translation>这个链接不完整；请重新完整复制</translation>
    </message>
    <message>
        <source>this line has no end within 64 MB, so it is no puzzle; nothing behind it was read</source>
        <translation>这一行在 64 MB 之内没有结束，所以不是题目；其后的内容没有读取</translation>
    </message>
    <message numerus="yes">
        <source>%1 is ignored (%n time(s)): it is only decoration</source>
        <translation>
            <numerusform>忽略%1（%n处）：只是装饰</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is only drawn (%n time(s)): a rule that it may stand for is not covered</source>
        <translation>
            <numerusform>%1只是绘出（%n处）：它可能代表的规则不在考虑之内</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drawing(s): a rule that they may stand for is not covered</source>
        <translation>
            <numerusform>%n个图形：它们可能代表的规则不在考虑之内</numerusform>
        </translation>
    </message>
    <message>
        <source>the puzzle has fog, which is no rule</source>
        <translation>此题有迷雾，它不是规则</translation>
    </message>
    <message numerus="yes">
        <source>%1 is not supported (%n time(s)): the verdict does not cover it</source>
        <translation>
            <numerusform>不支持%1（%n处）：结论未考虑它</numerusform>
        </translation>
    </message>
    <message>
        <source>the unknown member %1 is kept</source>
        <translation>未知字段%1予以保留</translation>
    </message>
    <message numerus="yes">
        <source>%n more unknown member(s) are kept</source>
        <translation>
            <numerusform>另有%n个未知字段予以保留</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) switched off: the verdict does not cover them</source>
        <translation>
            <numerusform>有%n条规则已关闭：结论未考虑它们</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>there are no givens: %n entry(s) taken as the puzzle</source>
        <translation>
            <numerusform>没有已知数：以填入的%n个数字作为题目</numerusform>
        </translation>
    </message>
    <message>
        <source>the verdict is about givens and rules alone; entries that do not count: %1</source>
        <translation>结论只针对已知数和规则；不计入的填入数字：%1</translation>
    </message>
    <message>
        <source>cages seem to be drawn here and were not read: the verdict does not cover them</source>
        <translation>这里似乎画有笼，但未读出：结论未考虑它们</translation>
    </message>
    <message>
        <source>left out, because it is no part of a puzzle: %1</source>
        <translation>已略去，因为不属于题目：%1</translation>
    </message>
    <message>
        <source>left out, because it is no row of the board: %1</source>
        <translation>已略去，因为不是盘面的行：%1</translation>
    </message>
    <message>
        <source>left out: a grid of regions</source>
        <translation>已略去：一个区域网格</translation>
    </message>
    <message numerus="yes">
        <source>left out: the pencil marks of %n cell(s)</source>
        <translation>
            <numerusform>已略去：%n格的标记</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>left out: %n removed candidate(s)</source>
        <translation>
            <numerusform>已略去：%n个删去的候选数</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>left out: %n entry(s)</source>
        <translation>
            <numerusform>已略去：%n个填入的数字</numerusform>
        </translation>
    </message>
    <message>
        <source>left out, so the verdict does not cover it: %1</source>
        <translation>已略去，因此结论未考虑：%1</translation>
    </message>
    <message numerus="yes">
        <source>left out: %n puzzle(s) that could not be read</source>
        <translation>
            <numerusform>已略去：%n道无法读取的题目</numerusform>
        </translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>第%1行：%2</translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <translation>第%1行第%2列：%3</translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s) were read against their looks: %1</source>
        <translation>
            <numerusform>有 %n 个数字未按其外观读取：%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) may have been misread: %1</source>
        <translation>
            <numerusform>有 %n 个格子可能读错：%1</numerusform>
        </translation>
    </message>
    <message>
        <source>the kind %1: %2</source>
        <translation>种类 %1：%2</translation>
    </message>
    <message numerus="yes">
        <source>only the first of %n page(s) was read; --page chooses another</source>
        <translation>
            <numerusform>只读取了 %n 页中的第一页；--page 可选择其他页</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>left out: %n board(s) without an empty cell</source>
        <translation>
            <numerusform>略去：%n 个没有空格的盘面</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sum(s) were read against their looks: %1</source>
        <translation>
            <numerusform>%n 个和与外观不符：%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cage(s) may have been misread: %1</source>
        <translation>
            <numerusform>%n 个笼可能读错：%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) of the kind %1 seen in the picture</source>
        <translation>
            <numerusform>图片中看到 %n 条“%1”规则</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) of the kind %1 may not be meant: compare the picture</source>
        <translation>
            <numerusform>%n 条“%1”规则可能并非本意：请对照图片</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shaded cell(s): a rule that they may stand for is not covered</source>
        <translation>
            <numerusform>%n 个有底色的格：未考虑其可能代表的规则</numerusform>
        </translation>
    </message>
    <message>
        <source>each region must be connected and have no more cells than there are digits</source>
        <translation>每个区域必须连通，且格数不超过数字的个数</translation>
    </message>
    <message>
        <source>a Mathdoku of KSudoku</source>
        <translation>KSudoku 的 Mathdoku</translation>
    </message>
    <message>
        <source>a board of KSudoku with a shape that no board here can have</source>
        <translation>KSudoku 的盘面，其形状在这里无法使用</translation>
    </message>
    <message>
        <source>the name of a file</source>
        <translation>文件名</translation>
    </message>
    <message>
        <source>this board has no cell %1</source>
        <translation>这个盘面没有格%1</translation>
    </message>
    <message>
        <source>this board has no cell %1; the sign for a hole is @</source>
        <translation>这个盘面没有格%1；空洞的符号是 @</translation>
    </message>
    <message>
        <source>%1 is a cell of this board, not a hole (@)</source>
        <translation>%1是这个盘面的格，不是空洞（@）</translation>
    </message>
    <message>
        <source>no boards that overlap have just these holes (@); the directive &apos;boards&apos; or &apos;regions&apos; says others</source>
        <translation>没有相互重叠的盘面恰好有这些空洞（@）；其他的盘面用指令“boards”或“regions”给出</translation>
    </message>
    <message>
        <source>%1 has %2 symbols, but this board needs %3</source>
        <translation>%1有%2个符号，但这个盘面需要%3个</translation>
    </message>
</context>
<context>
    <name>EvidenceNotes</name>
    <message>
        <source>evidence %1</source>
        <translation>依据%1</translation>
    </message>
    <message>
        <source>follows: %1</source>
        <translation>得出：%1</translation>
    </message>
    <message>
        <source>eliminated: %1</source>
        <translation>排除：%1</translation>
    </message>
</context>
<context>
    <name>ExcelTable</name>
    <message>
        <source>Number</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>分节</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>难度</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>Clues</source>
        <translation>已知数</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>题目</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>答案</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
</context>
<context>
    <name>ExoticWords</name>
    <message>
        <source>%1 once</source>
        <translation>%1一次</translation>
    </message>
    <message>
        <source>%1 twice</source>
        <translation>%1两次</translation>
    </message>
    <message>
        <source>%1 up to %2 times</source>
        <translation>%1最多%2次</translation>
    </message>
    <message>
        <source>%1, …</source>
        <translation>%1, …</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 cannot all be true, because %2 exclude each other</source>
        <translation>%1不能全为真，因为%2互斥</translation>
    </message>
    <message>
        <source>%1 cannot all be true, because no digit would be left for %2</source>
        <translation>%1不能全为真，因为那样%2就没有数字可填</translation>
    </message>
    <message>
        <source>%1 cannot all be true, because no place would be left for %2 in %3</source>
        <translation>%1不能全为真，因为那样%2在%3中就没有位置</translation>
    </message>
    <message>
        <source>the targets have no other digit (%1)</source>
        <translation>目标格没有其他数字（%1）</translation>
    </message>
    <message>
        <source>no pair that base and targets can share has %1</source>
        <translation>基格与目标格可共有的数对都不含%1</translation>
    </message>
    <message>
        <source>every such pair has %1, which no cell can be that sees both base cells or both targets</source>
        <translation>每个这样的数对都含%1，而同时看到两个基格或两个目标格的格都不能是它</translation>
    </message>
    <message>
        <source>The base %1 and the targets %2 have the same two of the digits %3: a digit that only the base had would have to be in each of %4 outside their band or stack, which have too few places for it</source>
        <translation>基格%1与目标格%2含%3中相同的两个数字：只在基格中出现的数字，必须在所属横带或竖带之外的%4中各出现一次，而那里没有足够的位置</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message>
        <source>%1 can hold %2: just as many digits as cells, so none of them may lose a place there</source>
        <translation>%1可容纳%2：数字个数与格数恰好相等，所以哪个都不能在那里失去位置</translation>
    </message>
    <message>
        <source>%1 alone cannot fill %2</source>
        <translation>仅用%1无法填满%2</translation>
    </message>
    <message>
        <source>%1; chains lead from each of these to the same conclusion</source>
        <translation>%1；其中每一个都经由链得出同一结论</translation>
    </message>
    <message>
        <source>%1 would only be in %2 in %3 and could change places, and there would be a second solution</source>
        <translation>%1在%3中将只能在%2，可以互换位置，于是会有第二个解</translation>
    </message>
    <message>
        <source>Otherwise %1</source>
        <translation>否则%1</translation>
    </message>
    <message>
        <source>otherwise %1</source>
        <translation>否则%1</translation>
    </message>
    <message>
        <source>Either all of %1 are true or all of %2; %3</source>
        <translation>要么%1全为真，要么%2全为真；%3</translation>
    </message>
    <message>
        <source>the former</source>
        <translation>前者</translation>
    </message>
    <message>
        <source>Either all of %1 are true or all of %2, and both exclude these</source>
        <translation>要么%1全为真，要么%2全为真，两种情况都排除这些候选数</translation>
    </message>
</context>
<context>
    <name>FileFilters</name>
    <message>
        <source>All puzzles (%1)</source>
        <translation>所有题目 (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Text (%1)</source>
        <translation>文本 (%1)</translation>
    </message>
    <message>
        <source>Sudoku Workbench (%1)</source>
        <translation>Sudoku Workbench (%1)</translation>
    </message>
</context>
<context>
    <name>ForcingWhy</name>
    <message>
        <source>%1 contradicts itself</source>
        <translation>%1自相矛盾</translation>
    </message>
    <message>
        <source>If %1, no digit is left for %2</source>
        <translation>若%1，则%2没有数字可填</translation>
    </message>
    <message>
        <source>If %1, no place is left for %2 in %3</source>
        <translation>若%1，则%2在%3中没有位置</translation>
    </message>
    <message>
        <source>It follows whether %1 or not</source>
        <translation>无论%1是否成立，结论都相同</translation>
    </message>
    <message>
        <source>It follows from each digit of %1</source>
        <translation>%1的每个数字都得出此结论</translation>
    </message>
    <message>
        <source>It follows from each place for %1 in %2</source>
        <translation>%1在%2中的每个位置都得出此结论</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1; chains lead from each exception to the same conclusion</source>
        <translation>%1；每个例外都经由链得出同一结论</translation>
    </message>
</context>
<context>
    <name>Format</name>
    <message>
        <source>Simple Sudoku</source>
        <translation>Simple Sudoku</translation>
    </message>
    <message>
        <source>SudokuWiki (link)</source>
        <translation>SudokuWiki（链接）</translation>
    </message>
    <message>
        <source>Sudoku Coach (link)</source>
        <translation>Sudoku Coach（链接）</translation>
    </message>
    <message>
        <source>OpenSudoku</source>
        <translation>OpenSudoku</translation>
    </message>
    <message>
        <source>SadMan Sudoku</source>
        <translation>SadMan Sudoku</translation>
    </message>
    <message>
        <source>f-puzzles (JSON)</source>
        <translation>f-puzzles (JSON)</translation>
    </message>
    <message>
        <source>Sudoku Workbench (JSON)</source>
        <translation>Sudoku Workbench (JSON)</translation>
    </message>
    <message>
        <source>Interactive Sudoku Solver (link)</source>
        <translation>Interactive Sudoku Solver（链接）</translation>
    </message>
    <message>
        <source>f-puzzles (link)</source>
        <translation>f-puzzles（链接）</translation>
    </message>
    <message>
        <source>SudokuMaker (link)</source>
        <translation>SudokuMaker（链接）</translation>
    </message>
    <message>
        <source>SudokuPad (link)</source>
        <translation>SudokuPad（链接）</translation>
    </message>
    <message>
        <source>Interactive Sudoku Solver</source>
        <translation>Interactive Sudoku Solver</translation>
    </message>
    <message>
        <source>Game ID of Simon Tatham&apos;s Solo</source>
        <translation>Simon Tatham 的 Solo 的游戏 ID</translation>
    </message>
    <message>
        <source>Framed grid</source>
        <translation>带框网格</translation>
    </message>
    <message>
        <source>HoDoKu library line</source>
        <translation>HoDoKu 题库行</translation>
    </message>
    <message>
        <source>One line</source>
        <translation>单行</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>多行</translation>
    </message>
    <message>
        <source>Table (CSV)</source>
        <translation>表格 (CSV)</translation>
    </message>
</context>
<context>
    <name>FormulaWords</name>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln variable(s)</source>
        <translation>
            <numerusform>%Ln个变量</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1或%2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1是%2</translation>
    </message>
    <message>
        <source>bit %1 of %2</source>
        <translation>%2的第%1位</translation>
    </message>
    <message>
        <source>%1 counts</source>
        <translation>%1生效</translation>
    </message>
    <message>
        <source>h%1</source>
        <translation>h%1</translation>
    </message>
    <message>
        <source>%1 is in %2</source>
        <translation>%1在%2</translation>
    </message>
    <message>
        <source>%1 means: %2</source>
        <translation>%1表示：%2</translation>
    </message>
    <message>
        <source>%1 is true if %2</source>
        <translation>若%2，则%1为真</translation>
    </message>
    <message>
        <source>%1 is false if %2</source>
        <translation>若%2，则%1为假</translation>
    </message>
    <message>
        <source>%1 is true if %2, and false if %3</source>
        <translation>若%2，则%1为真；若%3，则%1为假</translation>
    </message>
    <message>
        <source>while %1: %2</source>
        <translation>当%1时：%2</translation>
    </message>
    <message>
        <source>a contradiction</source>
        <translation>矛盾</translation>
    </message>
    <message>
        <source>if %1, then %2</source>
        <translation>若%1，则%2</translation>
    </message>
    <message>
        <source>not: %1</source>
        <translation>并非：%1</translation>
    </message>
    <message>
        <source>not both: %1</source>
        <translation>不能同时：%1</translation>
    </message>
    <message>
        <source>not all: %1</source>
        <translation>不能全部：%1</translation>
    </message>
    <message>
        <source>%1 has at least one digit</source>
        <translation>%1至少有一个数字</translation>
    </message>
    <message>
        <source>%1 has at most one digit</source>
        <translation>%1至多有一个数字</translation>
    </message>
    <message>
        <source>%1 is given</source>
        <translation>%1是已知数</translation>
    </message>
    <message>
        <source>At least one cell of %1 is %2</source>
        <translation>%1中至少一格是%2</translation>
    </message>
    <message>
        <source>At most one cell of %1 is %2</source>
        <translation>%1中至多一格是%2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln clause(s)</source>
        <translation>
            <numerusform>%Ln个子句</numerusform>
        </translation>
    </message>
    <message>
        <source>no auxiliary variables</source>
        <translation>无辅助变量</translation>
    </message>
    <message numerus="yes">
        <source>%Ln auxiliary variable(s)</source>
        <translation>
            <numerusform>%Ln个辅助变量</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln candidate(s)</source>
        <translation>
            <numerusform>%Ln个候选数</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Generation</name>
    <message numerus="yes">
        <source>%Ln puzzle(s) generated</source>
        <translation>
            <numerusform>已生成%Ln道题目</numerusform>
        </translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1。</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>至多%1</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>约%1</translation>
    </message>
    <message>
        <source>filled board %1</source>
        <translation>第%1个终盘</translation>
    </message>
    <message>
        <source>%1 so far</source>
        <translation>目前%1</translation>
    </message>
    <message>
        <source>looking for a filled board</source>
        <translation>正在寻找终盘</translation>
    </message>
    <message numerus="yes">
        <source>%Ln test(s)</source>
        <translation>
            <numerusform>%Ln次试验</numerusform>
        </translation>
    </message>
    <message>
        <source>Puzzle %L1 of %L2: %3</source>
        <translation>第%L1题，共%L2题：%3</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 after %2; requested: %3</source>
        <translation>%1，用时%2；要求：%3</translation>
    </message>
    <message>
        <source>%1 after %2</source>
        <translation>%1，用时%2</translation>
    </message>
    <message>
        <source>%1; %2 requested</source>
        <translation>%1；要求%2个</translation>
    </message>
    <message>
        <source>%1; not finished, fewer may be possible</source>
        <translation>%1；未完成，可能还能更少</translation>
    </message>
    <message>
        <source>symmetry: %1</source>
        <translation>对称：%1</translation>
    </message>
    <message>
        <source>more than one solution</source>
        <translation>多个解</translation>
    </message>
    <message>
        <source>No such puzzle exists: no filled board obeys these rules.</source>
        <translation>没有这样的题目：没有终盘满足这些规则。</translation>
    </message>
    <message>
        <source>Stopped. %1</source>
        <translation>已停止。%1</translation>
    </message>
    <message>
        <source>There is not enough memory. %1</source>
        <translation>内存不足。%1</translation>
    </message>
    <message>
        <source>The solver failed. %1</source>
        <translation>求解器出错。%1</translation>
    </message>
    <message>
        <source>The solver gave a wrong answer: please report this. %1</source>
        <translation>求解器给出了错误的答案，请报告。%1</translation>
    </message>
    <message>
        <source>%1 × %1</source>
        <translation>%1 × %1</translation>
    </message>
    <message>
        <source>irregular</source>
        <translation>不规则</translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s)</source>
        <translation>
            <numerusform>%n个数字</numerusform>
        </translation>
    </message>
    <message>
        <source>digits 0 to %1</source>
        <translation>数字0到%1</translation>
    </message>
    <message>
        <source>%1 × %1 with holes</source>
        <translation>有空洞的 %1 × %1</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) of %1 × %1</source>
        <translation>
            <numerusform>%n个 %1 × %1 盘面</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n board(s)</source>
        <translation>
            <numerusform>%n个盘面</numerusform>
        </translation>
    </message>
    <message>
        <source>repeats in rows and columns</source>
        <translation>行列内可重复</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1到%2</translation>
    </message>
    <message>
        <source>at most %1 more</source>
        <translation>最多还需%1</translation>
    </message>
    <message>
        <source>%1, but it is not quite as you asked.</source>
        <translation>%1，但不完全符合要求。</translation>
    </message>
    <message>
        <source>%1, but none is quite as you asked.</source>
        <translation>%1，但没有一道完全符合要求。</translation>
    </message>
    <message>
        <source>%1, %L2 of them not quite as you asked.</source>
        <translation>%1，其中%L2道不完全符合要求。</translation>
    </message>
    <message>
        <source>symbols: %1</source>
        <translation>符号：%1</translation>
    </message>
    <message>
        <source>the word %1</source>
        <translation>单词 %1</translation>
    </message>
    <message>
        <source>the word %1 in %2</source>
        <translation>%2中的单词 %1</translation>
    </message>
</context>
<context>
    <name>HaltText</name>
    <message>
        <source>the solver &apos;%1&apos; was not found: is it installed?</source>
        <translation>找不到求解器“%1”：安装了吗？</translation>
    </message>
    <message>
        <source>the solver &apos;%1&apos; could not be started: %2</source>
        <translation>无法启动求解器“%1”：%2</translation>
    </message>
    <message>
        <source>the formula for the solver &apos;%1&apos; could not be written: %2</source>
        <translation>无法写出给求解器“%1”的公式：%2</translation>
    </message>
    <message>
        <source>the solver &apos;%1&apos; crashed: %2</source>
        <translation>求解器“%1”崩溃了：%2</translation>
    </message>
    <message>
        <source>the solver &apos;%1&apos; ended without an answer (exit status %2)</source>
        <translation>求解器“%1”结束时没有给出答案（退出状态%2）</translation>
    </message>
    <message>
        <source>the solver &apos;%1&apos; gave up</source>
        <translation>求解器“%1”放弃了</translation>
    </message>
    <message>
        <source>the solver &apos;%1&apos; was stopped because it wrote more than %2 MB</source>
        <translation>求解器“%1”因输出超过%2 MB 而被停止</translation>
    </message>
    <message>
        <source>the answer of the solver &apos;%1&apos; cannot be read: %2</source>
        <translation>无法读取求解器“%1”的答案：%2</translation>
    </message>
    <message>
        <source>the solver &apos;%1&apos; contradicts itself: its answer does not match exit status %2</source>
        <translation>求解器“%1”自相矛盾：其答案与退出状态%2不符</translation>
    </message>
    <message>
        <source>the solver &apos;%1&apos; gave a wrong model: it violates clause %2 of the formula</source>
        <translation>求解器“%1”给出了错误的模型：它违反公式的子句%2</translation>
    </message>
    <message>
        <source>the solver &apos;%1&apos; gave a wrong answer: it denies a solution that exists</source>
        <translation>求解器“%1”给出了错误的答案：它否认存在的解</translation>
    </message>
    <message>
        <source>the solver &apos;%1&apos; failed</source>
        <translation>求解器“%1”出错</translation>
    </message>
    <message>
        <source>the solver failed</source>
        <translation>求解器出错</translation>
    </message>
    <message>
        <source>%1; it said: %2</source>
        <translation>%1；它报告：%2</translation>
    </message>
    <message>
        <source>The search was stopped before it found an answer.</source>
        <translation>搜索在得出答案之前已停止。</translation>
    </message>
    <message>
        <source>There is not enough memory for all rules of this puzzle. Switch off some of them or add clues.</source>
        <translation>内存不足以容纳这道题的所有规则。请关闭其中一些或增加已知数。</translation>
    </message>
    <message>
        <source>The solver gave a solution that breaks a rule. This is an error in the program.</source>
        <translation>求解器给出的解违反了规则。这是程序的错误。</translation>
    </message>
</context>
<context>
    <name>HintKind</name>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>where to look first</source>
        <translation>先看哪里</translation>
    </message>
    <message>
        <source>the first technique</source>
        <translation>第一个技巧</translation>
    </message>
</context>
<context>
    <name>HintWords</name>
    <message>
        <source>part of the hint</source>
        <translation>提示的一部分</translation>
    </message>
    <message>
        <source>follows from the steps before: %1</source>
        <translation>由前面的步骤得出：%1</translation>
    </message>
    <message>
        <source>Look at %1.</source>
        <translation>看看%1。</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1。</translation>
    </message>
    <message>
        <source>%1 is wrong.</source>
        <translation>%1填错了。</translation>
    </message>
    <message>
        <source>%1 are wrong.</source>
        <translation>%1填错了。</translation>
    </message>
    <message>
        <source>The pencil marks of %1 leave out its digit.</source>
        <translation>%1的标记漏了正确的数字。</translation>
    </message>
    <message>
        <source>The pencil marks of %1 leave out their digits.</source>
        <translation>%1的标记漏了正确的数字。</translation>
    </message>
    <message>
        <source>It is the only step of its level at this moment.</source>
        <translation>目前这是该难度唯一的步骤。</translation>
    </message>
    <message numerus="yes">
        <source>At this moment there are %n steps of this level.</source>
        <translation>
            <numerusform>目前该难度有%n个步骤。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>InputKeys</name>
    <message>
        <source>F2 to F5, Insert</source>
        <translation>F2 到 F5、Insert</translation>
    </message>
    <message>
        <source>Z, X, C, V, as in SudokuPad</source>
        <translation>Z、X、C、V，同 SudokuPad</translation>
    </message>
    <message>
        <source>E switches marks, as in GNOME Sudoku</source>
        <translation>E 切换标记，同 GNOME Sudoku</translation>
    </message>
</context>
<context>
    <name>Journal</name>
    <message>
        <source>No file can be written to %1.</source>
        <translation>无法在 %1 写入文件。</translation>
    </message>
</context>
<context>
    <name>Language</name>
    <message>
        <source>English</source>
        <translation>简体中文</translation>
    </message>
</context>
<context>
    <name>LeftWork</name>
    <message>
        <source>a board with %1</source>
        <translation>一个盘面（%1）</translation>
    </message>
    <message>
        <source>a list of puzzles</source>
        <translation>一个题目列表</translation>
    </message>
    <message>
        <source>the list %1</source>
        <translation>列表 %1</translation>
    </message>
    <message>
        <source>Unsaved work from %1 was found: %2.</source>
        <translation>发现未保存的内容（%1）：%2。</translation>
    </message>
    <message numerus="yes">
        <source>Unsaved work of %n window(s) was found, the latest from %1: %2.</source>
        <translation>
            <numerusform>发现%n个窗口的未保存内容，最近的（%1）：%2。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln generated puzzle(s)</source>
        <translation>
            <numerusform>%Ln道生成的题目</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1和%2</translation>
    </message>
</context>
<context>
    <name>Legibility</name>
    <message>
        <source>cells of %1 mm are too small to write in: put fewer puzzles on a page, or take larger paper</source>
        <translation>%1 mm 的单元格太小，无法书写：请减少每页的题目数，或使用更大的纸张</translation>
    </message>
    <message>
        <source>solutions with cells of %1 mm are hard to read: put fewer on a page, or take larger paper</source>
        <translation>单元格为 %1 mm 的答案难以辨认：请减少每页的数目，或使用更大的纸张</translation>
    </message>
    <message>
        <source>text of %1 pt is hard to read: put fewer puzzles on a page, or say less above them</source>
        <translation>%1 pt 的文字难以辨认：请减少每页的题目数，或减少题目上方的文字</translation>
    </message>
    <message>
        <source>there is no room for all of &apos;%1&apos;</source>
        <translation>“%1”放不下</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>The board before: %1</source>
        <translation>此前的盘面：%1</translation>
    </message>
    <message>
        <source>The puzzle</source>
        <translation>题目</translation>
    </message>
</context>
<context>
    <name>LessonExport</name>
    <message>
        <source>%1 (*.%2)</source>
        <translation>%1 (*.%2)</translation>
    </message>
    <message>
        <source>Export Walkthrough as %1</source>
        <translation>将解题过程导出为 %1</translation>
    </message>
    <message>
        <source>The export was stopped.</source>
        <translation>导出已停止。</translation>
    </message>
    <message>
        <source>Cannot save %1: %2</source>
        <translation>无法保存 %1：%2</translation>
    </message>
    <message>
        <source>Exported as %1.</source>
        <translation>已导出为 %1。</translation>
    </message>
</context>
<context>
    <name>LessonFormat</name>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>HTML</source>
        <translation>HTML</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文本</translation>
    </message>
</context>
<context>
    <name>LessonScript</name>
    <message>
        <source>r1c2 is the cell in row 1, column 2; r1c2=%1 means that it is %1, and r1c2&lt;&gt;%1 that it is not.</source>
        <translation>r1c2 是第1行第2列的格；r1c2=%1 表示它是%1，r1c2&lt;&gt;%1 表示它不是。</translation>
    </message>
    <message>
        <source>Steps %1–%2: %3</source>
        <translation>步骤%1–%2：%3</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Each is the only digit for its cell, or has its only place in the house in brackets:
%1.</source>
        <translation>每一个都是该格唯一可填的数字，或在括号中的单元里只有这一个位置：
%1。</translation>
    </message>
</context>
<context>
    <name>LetterKind</name>
    <message>
        <source>Outlines</source>
        <translation>轮廓</translation>
    </message>
    <message>
        <source>Text in Roboto</source>
        <translation>Roboto 字体的文字</translation>
    </message>
</context>
<context>
    <name>Level</name>
    <message>
        <source>Easy</source>
        <translation>简单</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>中等</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>困难</translation>
    </message>
    <message>
        <source>Unfair</source>
        <translation>刁钻</translation>
    </message>
    <message>
        <source>Extreme</source>
        <translation>极难</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>入门</translation>
    </message>
</context>
<context>
    <name>LinePairWhy</name>
    <message>
        <source>%1 with %2</source>
        <translation>%1为%2</translation>
    </message>
    <message>
        <source>the signs leave %1</source>
        <translation>由不等号，只剩%1</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>the digits rise from %1 to %2, which leaves %3</source>
        <translation>从%1到%2数字递增，只剩%3</translation>
    </message>
    <message>
        <source>no digit beside goes with %1</source>
        <translation>相邻格没有能与%1相配的数字</translation>
    </message>
    <message>
        <source>from cell to cell, no digit beside goes with %1</source>
        <translation>逐格来看，相邻格没有能与%1相配的数字</translation>
    </message>
    <message>
        <source>another of these cells has no digit that goes with %1</source>
        <translation>这些格中有另一格没有能与%1相配的数字</translation>
    </message>
    <message>
        <source>from cell to cell, another one has no digit that goes with %1</source>
        <translation>逐格来看，另一格没有能与%1相配的数字</translation>
    </message>
    <message>
        <source>%1 have the same digit, which can only be %2</source>
        <translation>%1数字相同，只能是%2</translation>
    </message>
    <message>
        <source>along each of these lines the digits rise, and each cell leaves room for those before and behind it</source>
        <translation>沿每条线数字递增，每格都要给前后的格留出余地</translation>
    </message>
    <message>
        <source>%1 can only be %2</source>
        <translation>%1只能是%2</translation>
    </message>
    <message>
        <source>%1 is greater than the cells beside it, which leaves %2 in it and %3 beside it</source>
        <translation>%1大于相邻的格，所以它只剩%2，相邻的格只剩%3</translation>
    </message>
    <message>
        <source>%1 is less than the cells beside it, which leaves %2 in it and %3 beside it</source>
        <translation>%1小于相邻的格，所以它只剩%2，相邻的格只剩%3</translation>
    </message>
    <message>
        <source>each of these pairs has the same digit: %1</source>
        <translation>以下每对格数字相同：%1</translation>
    </message>
    <message>
        <source>%1 is %2, and %3 cannot be beside it</source>
        <translation>%1是%2，旁边不能是%3</translation>
    </message>
    <message>
        <source>the digits that are crossed out cannot be beside %1</source>
        <translation>划掉的数字不能在%1旁边</translation>
    </message>
    <message>
        <source>the groups of digits take turns, which leaves %1</source>
        <translation>各组数字轮流出现，只剩%1</translation>
    </message>
    <message>
        <source>the digits rise or stay the same from %1 to %2, which leaves %3</source>
        <translation>从%1到%2数字递增或不变，只剩%3</translation>
    </message>
    <message>
        <source>along each of these lines no digit is less than the one before it, and each cell leaves room for those before and behind it</source>
        <translation>沿每条线没有数字小于前一个数字，每格都要给前后的格留出余地</translation>
    </message>
    <message>
        <source>%1 is %2, and %3 cannot be so many steps from it</source>
        <translation>%1是%2，相距这么多步的格不能是%3</translation>
    </message>
    <message>
        <source>the digits that are crossed out cannot be so many steps from %1</source>
        <translation>划掉的数字不能与%1相距这么多步</translation>
    </message>
</context>
<context>
    <name>LineStyle</name>
    <message>
        <source>fine</source>
        <translation>细</translation>
    </message>
    <message>
        <source>newspaper</source>
        <translation>报纸</translation>
    </message>
    <message>
        <source>book</source>
        <translation>书籍</translation>
    </message>
</context>
<context>
    <name>LineSumWhy</name>
    <message>
        <source>the arrow makes %1</source>
        <translation>箭头之和为%1</translation>
    </message>
    <message>
        <source>the arrow makes from %1 to %2</source>
        <translation>箭头之和为%1到%2</translation>
    </message>
    <message>
        <source>along the arrow there can only be %1</source>
        <translation>箭头上只能是%1</translation>
    </message>
    <message>
        <source>the arrow</source>
        <translation>箭头之和</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message>
        <source>the number in the pill can only be %1</source>
        <translation>胶囊中的数只能是%1</translation>
    </message>
    <message>
        <source>the sum</source>
        <translation>总和</translation>
    </message>
    <message>
        <source>each part of the line makes %1</source>
        <translation>线的每一段之和为%1</translation>
    </message>
    <message>
        <source>each part of the line makes from %1 to %2</source>
        <translation>线的每一段之和为%1到%2</translation>
    </message>
    <message>
        <source>the cells with equal sums make %1 each</source>
        <translation>和相等的各组格之和都是%1</translation>
    </message>
    <message>
        <source>the cells with equal sums make from %1 to %2 each</source>
        <translation>和相等的各组格之和都是%1到%2</translation>
    </message>
    <message>
        <source>no digit of the cage is %1</source>
        <translation>笼内没有数字是%1</translation>
    </message>
    <message>
        <source>with %1, %2 would make %3</source>
        <translation>%2与%1之和会是%3</translation>
    </message>
</context>
<context>
    <name>LineTermWords</name>
    <message>
        <source>%1 can only be %2</source>
        <translation>%1只能是%2</translation>
    </message>
    <message>
        <source>%1-%2</source>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%2中的%1</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1或%2</translation>
    </message>
    <message>
        <source>%1, or %2</source>
        <translation>%1，或%2</translation>
    </message>
</context>
<context>
    <name>LineWhy</name>
    <message>
        <source>no digit differs enough from %1</source>
        <translation>没有数字与%1相差足够大</translation>
    </message>
    <message>
        <source>nothing between two circles can be %1</source>
        <translation>两个圆圈之间不能有%1</translation>
    </message>
    <message>
        <source>no way to fill one of these lines has %1</source>
        <translation>这些线中总有一条，其填法都不含%1</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message>
        <source>low and high digits alternate, and %1 is low</source>
        <translation>大小数字交替出现，而%1是小数字</translation>
    </message>
    <message>
        <source>low and high digits alternate, and %1 is high</source>
        <translation>大小数字交替出现，而%1是大数字</translation>
    </message>
    <message>
        <source>no digit beside goes with %1</source>
        <translation>相邻格没有能与%1相配的数字</translation>
    </message>
    <message>
        <source>the run can only be %1</source>
        <translation>连续的数字只能是%1</translation>
    </message>
    <message>
        <source>this run does not go with %1</source>
        <translation>这组连续数字与%1不相容</translation>
    </message>
    <message>
        <source>none of these goes with %1</source>
        <translation>其中没有一个与%1相容</translation>
    </message>
    <message>
        <source>the digits between %1 and %2 are greater than one of them and less than the other, which leaves %3 between them</source>
        <translation>%1与%2之间的数字大于其中一个而小于另一个，所以中间只剩%3</translation>
    </message>
    <message>
        <source>only %1 can be %2</source>
        <translation>只有%1能是%2</translation>
    </message>
    <message>
        <source>with %1 there would be no way left to fill %2</source>
        <translation>若取%1，则%2没有填法</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1；%2</translation>
    </message>
    <message>
        <source>Trying every way to fill %1 leaves none with %2</source>
        <translation>试遍%1的所有填法，没有一种含%2</translation>
    </message>
    <message>
        <source>%1 and %2 differ by at least %3, and no digit between them is one of theirs or between theirs</source>
        <translation>%1与%2之差至少为%3，中间的数字既不等于这两个数字，也不介于它们之间</translation>
    </message>
    <message>
        <source>no digit of the line is equal or consecutive to %1</source>
        <translation>线上没有与%1相等或连续的数字</translation>
    </message>
    <message>
        <source>of %1 only %2 can be %3</source>
        <translation>%1中只有%2能是%3</translation>
    </message>
    <message>
        <source>%1, according to %2</source>
        <translation>%1，依据%2</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>第%1行</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>第%1列</translation>
    </message>
    <message>
        <source>the box of %1</source>
        <translation>%1所在的宫</translation>
    </message>
    <message>
        <source>%1 has %2 already</source>
        <translation>%1已有%2</translation>
    </message>
    <message>
        <source>only %1 can be %2 in %3</source>
        <translation>在%3中，只有%1能是%2</translation>
    </message>
    <message>
        <source>%1 has all its digits</source>
        <translation>%1的数字已全部填入</translation>
    </message>
    <message>
        <source>%1 has as many digits left as cells</source>
        <translation>%1剩下的数字与空格一样多</translation>
    </message>
</context>
<context>
    <name>LinkTarget</name>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>the puzzle</source>
        <translation>题目</translation>
    </message>
    <message>
        <source>its solution</source>
        <translation>题目的答案</translation>
    </message>
</context>
<context>
    <name>LossText</name>
    <message>
        <source>the title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>the author</source>
        <translation>作者</translation>
    </message>
    <message>
        <source>the rules in words</source>
        <translation>规则说明</translation>
    </message>
    <message>
        <source>the message for solvers</source>
        <translation>给解题者的留言</translation>
    </message>
    <message>
        <source>the source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>the level</source>
        <translation>难度</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>rules that are switched off</source>
        <translation>已关闭的规则</translation>
    </message>
    <message>
        <source>the shape of the boxes</source>
        <translation>宫的形状</translation>
    </message>
    <message>
        <source>entries</source>
        <translation>填入的数字</translation>
    </message>
    <message>
        <source>pencil marks</source>
        <translation>标记</translation>
    </message>
    <message>
        <source>other details</source>
        <translation>其他信息</translation>
    </message>
    <message>
        <source>colours of cells</source>
        <translation>格的颜色</translation>
    </message>
    <message>
        <source>colours and lines of candidates</source>
        <translation>候选数的颜色和连线</translation>
    </message>
    <message>
        <source>combinations that are crossed out</source>
        <translation>划掉的组合</translation>
    </message>
    <message numerus="yes">
        <source>%n drawing(s)</source>
        <translation>
            <numerusform>%n个图形</numerusform>
        </translation>
    </message>
    <message>
        <source>fog</source>
        <translation>迷雾</translation>
    </message>
    <message>
        <source>the solution</source>
        <translation>解</translation>
    </message>
    <message>
        <source>corner marks</source>
        <translation>角标</translation>
    </message>
    <message>
        <source>which entries Solve wrote</source>
        <translation>哪些数字是“求解”填入的</translation>
    </message>
    <message>
        <source>other programs will not see: %1</source>
        <translation>其他程序看不到：%1</translation>
    </message>
    <message>
        <source>lost: %1</source>
        <translation>将丢失：%1</translation>
    </message>
    <message>
        <source>%1 has boards with the digits 1 to %2 only</source>
        <translation>%1只支持数字为1到%2的盘面</translation>
    </message>
    <message>
        <source>%1 has only boards of %2 × %2, and this one is %3 × %3</source>
        <translation>%1只支持 %2 × %2 的盘面，而这个是 %3 × %3</translation>
    </message>
    <message>
        <source>digits from 0 or beyond the size of the board</source>
        <translation>从0开始或超出盘面大小的数字</translation>
    </message>
    <message>
        <source>%1 has no boards with holes, and none that overlap</source>
        <translation>%1不支持有空洞的盘面，也不支持相互重叠的盘面</translation>
    </message>
    <message>
        <source>%1 has no boards on which digits may be repeated in rows and columns</source>
        <translation>%1不支持行列内数字可重复的盘面</translation>
    </message>
    <message>
        <source>the shape of the board</source>
        <translation>盘面的形状</translation>
    </message>
</context>
<context>
    <name>MeasurementsText</name>
    <message>
        <source>, each house separately</source>
        <translation>，每个单元单独编码</translation>
    </message>
    <message>
        <source>%1 × %1 with %2. %3; %4; median of %5, each at most %6 s.</source>
        <translation>%1 × %1，%2。%3；%4；取%5的中位数，每次至多%6秒。</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s)</source>
        <translation>
            <numerusform>%n次运行</numerusform>
        </translation>
    </message>
    <message>
        <source>Propagation alone decides this board, so there is nothing to encode. Choose “%1” to compare the encodings.</source>
        <translation>单靠传播就能判定这个盘面，所以没有什么可编码的。请选择“%1”来比较各种编码。</translation>
    </message>
    <message>
        <source>Measured in %1.</source>
        <translation>测量用时%1。</translation>
    </message>
    <message>
        <source>%1 No row is the fastest: the runs of each differ more than the rows.</source>
        <translation>%1没有哪一行最快：同一行各次运行的差异大于行与行的差异。</translation>
    </message>
    <message>
        <source>%1 %2 with %3 solved fastest, %4 of processor time.</source>
        <translation>%1%2配合%3求解最快，处理器时间为%4。</translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <translation>第%1行第%2列：%3</translation>
    </message>
    <message>
        <source>the heading has no column “%1”</source>
        <translation>表头没有“%1”列</translation>
    </message>
    <message>
        <source>this line has %1 fields, unlike the heading</source>
        <translation>这一行有%1个字段，与表头不符</translation>
    </message>
    <message>
        <source>this quotation mark is never closed</source>
        <translation>这个引号没有闭合</translation>
    </message>
    <message>
        <source>%1 is no value of “%2”</source>
        <translation>%1不是“%2”的有效值</translation>
    </message>
    <message>
        <source>it has no measurements</source>
        <translation>其中没有测量结果</translation>
    </message>
    <message>
        <source>Puzzle %1 of %2: %3 × %3 with %4</source>
        <translation>第%1题，共%2题：%3 × %3，%4</translation>
    </message>
    <message>
        <source>the board</source>
        <translation>盘面</translation>
    </message>
</context>
<context>
    <name>ModelWords</name>
    <message>
        <source>the model has %1 variables, but the formula of this puzzle has %2</source>
        <translation>模型有%1个变量，但这道题的公式有%2个</translation>
    </message>
    <message>
        <source>%1, or %2 for the open candidates only</source>
        <translation>%1（只算未定的候选数则为%2个）</translation>
    </message>
    <message>
        <source>the model has no digit for %1</source>
        <translation>模型中%1没有数字</translation>
    </message>
    <message>
        <source>the model has two digits for %1, %2 and %3</source>
        <translation>模型中%1有两个数字：%2和%3</translation>
    </message>
    <message>
        <source>the model breaks a rule: %1</source>
        <translation>模型违反了规则：%1</translation>
    </message>
    <message>
        <source>the model has %2 in %1, but the given is %3</source>
        <translation>模型中%1为%2，但已知数是%3</translation>
    </message>
    <message>
        <source>stopped before the model was read</source>
        <translation>读完模型之前已停止</translation>
    </message>
    <message>
        <source>%1; it may be the model of another puzzle</source>
        <translation>%1；可能是另一道题的模型</translation>
    </message>
    <message>
        <source>the text is too long: a model has at most %1 bytes</source>
        <translation>文本太长：模型最多%1字节</translation>
    </message>
    <message>
        <source>no answer of a solver found: expected &quot;s SATISFIABLE&quot; and &quot;v 1 -2 … 0&quot;, or &quot;SAT&quot; and &quot;1 -2 … 0&quot;</source>
        <translation>没有找到求解器的答案：应为“s SATISFIABLE”和“v 1 -2 … 0”，或“SAT”和“1 -2 … 0”</translation>
    </message>
    <message>
        <source>this is a formula, not the answer of a solver</source>
        <translation>这是公式，不是求解器的答案</translation>
    </message>
    <message>
        <source>%1 is not a status; expected SATISFIABLE, UNSATISFIABLE or UNKNOWN</source>
        <translation>%1不是状态；应为 SATISFIABLE、UNSATISFIABLE 或 UNKNOWN</translation>
    </message>
    <message>
        <source>the text has two answers that contradict each other</source>
        <translation>文本中有两个互相矛盾的答案</translation>
    </message>
    <message>
        <source>the answer is satisfiable, but there is no model: the solver must write one, as &quot;v 1 -2 … 0&quot; or to a result file</source>
        <translation>答案是可满足，但没有模型：求解器必须以“v 1 -2 … 0”的形式或在结果文件中写出模型</translation>
    </message>
    <message>
        <source>the text has a model, but says that the formula is unsatisfiable</source>
        <translation>文本中有模型，却说公式不可满足</translation>
    </message>
    <message>
        <source>%1 is not a number</source>
        <translation>%1不是数</translation>
    </message>
    <message>
        <source>%1 is too large for a variable</source>
        <translation>%1作为变量太大</translation>
    </message>
    <message>
        <source>the model has %1 and its opposite</source>
        <translation>模型同时含有%1及其相反值</translation>
    </message>
    <message>
        <source>a second model begins here; only one is expected</source>
        <translation>这里开始了第二个模型；只应有一个</translation>
    </message>
    <message>
        <source>the model does not end with 0; the text may be incomplete</source>
        <translation>模型没有以 0 结尾；文本可能不完整</translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <translation>第%1行第%2列：%3</translation>
    </message>
    <message>
        <source>the model does not say the regions, which are unknown</source>
        <translation>模型没有给出区域，而区域是未知的</translation>
    </message>
</context>
<context>
    <name>NameField</name>
    <message>
        <source>the number of the puzzle</source>
        <translation>题目的编号</translation>
    </message>
    <message>
        <source>puzzle or solution</source>
        <translation>题目或答案</translation>
    </message>
    <message>
        <source>the level</source>
        <translation>难度</translation>
    </message>
    <message>
        <source>the seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>the title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>the size of the board, such as 9x9</source>
        <translation>盘面大小，例如 9x9</translation>
    </message>
</context>
<context>
    <name>NamePattern</name>
    <message>
        <source>&apos;%1&apos; has a brace without its other one; write two for one in the name</source>
        <translation>“%1”中有不成对的花括号；要在名称中用一个，请写两个</translation>
    </message>
    <message>
        <source>unknown field &apos;%1&apos;; the fields are: %2, and {n:3} for a number of three figures</source>
        <translation>未知字段“%1”；可用的字段有：%2，以及表示三位编号的 {n:3}</translation>
    </message>
    <message>
        <source>&apos;%1&apos;: a number can have 1 to 9 figures; write {n:3} for three</source>
        <translation>“%1”：编号可以有 1 到 9 位数字；{n:3} 为三位</translation>
    </message>
</context>
<context>
    <name>Notation</name>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source> to </source>
        <translation> 到 </translation>
    </message>
    <message>
        <source> is </source>
        <translation> 是 </translation>
    </message>
    <message>
        <source> cannot be </source>
        <translation> 不能是 </translation>
    </message>
</context>
<context>
    <name>OutsideWhy</name>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message>
        <source>what is between %1 and %2</source>
        <translation>%1与%2之间的和</translation>
    </message>
    <message>
        <source>no place for the other end is that far from %1</source>
        <translation>离%1那么远的地方没有另一端的位置</translation>
    </message>
    <message>
        <source>no cells that end with %1 can make %2</source>
        <translation>以%1为端点的格无法凑成%2</translation>
    </message>
    <message>
        <source>%1 and %2 are side by side</source>
        <translation>%1和%2相邻</translation>
    </message>
    <message>
        <source>%1 between %2 and %3 takes one cell</source>
        <translation>%2与%3之间的%1需要一格</translation>
    </message>
    <message>
        <source>%1 between %2 and %3 takes %4 cells</source>
        <translation>%2与%3之间的%1需要%4格</translation>
    </message>
    <message>
        <source>wherever %1 and %2 are, %3 would spoil the sum %4</source>
        <translation>无论%1和%2在哪里，%3都会使和%4无法成立</translation>
    </message>
    <message>
        <source>%1 and %2 can only be in %3</source>
        <translation>%1和%2只能在%3</translation>
    </message>
    <message>
        <source>the first digit can only be %1</source>
        <translation>第一个数字只能是%1</translation>
    </message>
    <message>
        <source>none of these goes with %1</source>
        <translation>其中没有一个与%1相容</translation>
    </message>
    <message>
        <source>%1 (then %2 more)</source>
        <translation>%1（其后合计%2）</translation>
    </message>
    <message>
        <source>the cell behind it</source>
        <translation>其后的格</translation>
    </message>
    <message>
        <source>the cells behind it</source>
        <translation>其后各格</translation>
    </message>
    <message>
        <source>%1 says in which cell %2 is, so it can only be %3</source>
        <translation>%1指明%2在第几格，所以只能是%3</translation>
    </message>
    <message>
        <source>only one digit is to be seen, so the first one is the greatest</source>
        <translation>只能看到一个数字，所以第一个数字最大</translation>
    </message>
    <message>
        <source>%1 digits are to be seen, and each leaves room for the greater ones behind it</source>
        <translation>能看到%1个数字，每个都要给后面更大的数字留出余地</translation>
    </message>
    <message>
        <source>%1 is hidden, so a greater digit is before it</source>
        <translation>%1被遮住，所以前面有更大的数字</translation>
    </message>
    <message>
        <source>the lines ranked %1 to %2 begin with %3</source>
        <translation>排名第%1到%2的行列以%3开头</translation>
    </message>
    <message>
        <source>by %1, no other line that begins with %2 is less</source>
        <translation>按%1，以%2开头的其他行列没有更小的</translation>
    </message>
    <message>
        <source>by %1, exactly one other line that begins with %2 is less</source>
        <translation>按%1，以%2开头的其他行列恰有一个更小</translation>
    </message>
    <message>
        <source>by %1, exactly %3 other lines that begin with %2 are less</source>
        <translation>按%1，以%2开头的其他行列恰有%3个更小</translation>
    </message>
</context>
<context>
    <name>OverwriteQuestion</name>
    <message>
        <source>%1 was removed or renamed by another program. Save it again under this name?</source>
        <translation>%1 已被其他程序删除或改名。要以这个名称重新保存吗？</translation>
    </message>
    <message>
        <source>%1 was changed by another program. Overwrite those changes?</source>
        <translation>%1 已被其他程序修改。要覆盖那些修改吗？</translation>
    </message>
    <message>
        <source>File Removed</source>
        <translation>文件已删除</translation>
    </message>
    <message>
        <source>File Changed</source>
        <translation>文件已修改</translation>
    </message>
    <message>
        <source>&amp;Save Again</source>
        <translation>重新保存(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Overwrite</source>
        <translation>覆盖(&amp;O)</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
</context>
<context>
    <name>OwnDemand</name>
    <message>
        <source>Digits along the line</source>
        <translation>沿线的数字</translation>
    </message>
    <message>
        <source>Digits of the cells in their order</source>
        <translation>各格按顺序的数字</translation>
    </message>
    <message>
        <source>Digits along the loop</source>
        <translation>沿闭合线的数字</translation>
    </message>
    <message>
        <source>The digits of the marked cells</source>
        <translation>所标各格的数字</translation>
    </message>
    <message>
        <source>Two digits with this mark between them</source>
        <translation>中间有此标记的两个数字</translation>
    </message>
    <message>
        <source>The digits of each row</source>
        <translation>每行的数字</translation>
    </message>
    <message>
        <source>The digits of each column</source>
        <translation>每列的数字</translation>
    </message>
    <message>
        <source>The digits of each region</source>
        <translation>每个区域的数字</translation>
    </message>
    <message>
        <source>Digits beside each other, anywhere</source>
        <translation>任何相邻的数字</translation>
    </message>
    <message>
        <source>Digits %1 and %2 cells apart, anywhere</source>
        <translation>任何相隔 %1 格和 %2 格的数字</translation>
    </message>
    <message>
        <source>The digits seen from a number beside the board</source>
        <translation>从盘面旁的数看到的数字</translation>
    </message>
    <message>
        <source>%1 match the pattern %2</source>
        <translation>%1符合模式 %2</translation>
    </message>
    <message>
        <source>%1 are accepted by a state machine</source>
        <translation>%1为状态机所接受</translation>
    </message>
    <message>
        <source>%1, read one after the other: each step gives %2, and at the end %3</source>
        <translation>%1，逐个读取：每一步得到 %2，最后有 %3</translation>
    </message>
    <message>
        <source>The digits on the diagonal that a number with an arrow points along</source>
        <translation>带箭头的数所指对角线上的数字</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 到 %2</translation>
    </message>
    <message>
        <source>%1 of the cells %2</source>
        <translation>%1（第 %2 格）</translation>
    </message>
    <message>
        <source>not %1</source>
        <translation>非 %1</translation>
    </message>
    <message>
        <source>exactly one of (%1)</source>
        <translation>(%1) 中恰有一个</translation>
    </message>
    <message>
        <source>none of (%1)</source>
        <translation>(%1) 中一个也没有</translation>
    </message>
    <message>
        <source> and </source>
        <translation> 且 </translation>
    </message>
    <message>
        <source> or </source>
        <translation> 或 </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>a pair of its table</source>
        <translation>其表格中的一对</translation>
    </message>
    <message>
        <source>For each digit a on the line and the next one, b</source>
        <translation>对线上每个数字 a 及其后一个 b</translation>
    </message>
    <message>
        <source>For each digit a of the cells in their order and the next one, b</source>
        <translation>对各格按顺序的每个数字 a 及其后一个 b</translation>
    </message>
    <message>
        <source>For each digit a on the loop and the next one, b</source>
        <translation>对闭合线上每个数字 a 及其后一个 b</translation>
    </message>
    <message>
        <source>For any two digits a and b of the marked cells</source>
        <translation>对所标各格中任意两个数字 a 和 b</translation>
    </message>
    <message>
        <source>For two digits a and b with this mark between them</source>
        <translation>对中间有此标记的两个数字 a 和 b</translation>
    </message>
    <message>
        <source>For each digit a of a row and the next one, b</source>
        <translation>对每行的每个数字 a 及其后一个 b</translation>
    </message>
    <message>
        <source>For each digit a of a column and the next one, b</source>
        <translation>对每列的每个数字 a 及其后一个 b</translation>
    </message>
    <message>
        <source>For any two digits a and b of a region</source>
        <translation>对同一区域中任意两个数字 a 和 b</translation>
    </message>
    <message>
        <source>For any two digits a and b beside each other</source>
        <translation>对任意两个相邻的数字 a 和 b</translation>
    </message>
    <message>
        <source>For any two digits a and b that are %1 and %2 cells apart</source>
        <translation>对任意两个相隔 %1 格和 %2 格的数字 a 和 b</translation>
    </message>
    <message>
        <source>For each digit a seen from a number beside the board and the next one, b</source>
        <translation>对从盘面旁的数看到的每个数字 a 及其后一个 b</translation>
    </message>
    <message>
        <source>For each digit a on the diagonal of a number beside the board and the next one, b</source>
        <translation>对盘面旁的数所指对角线上每个数字 a 及其后一个 b</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <comment>digits</comment>
        <translation>%1 配 %2</translation>
    </message>
    <message>
        <source>only %1</source>
        <comment>pairs of digits</comment>
        <translation>只能是 %1</translation>
    </message>
    <message>
        <source>never %1</source>
        <comment>pairs of digits</comment>
        <translation>不能是 %1</translation>
    </message>
    <message>
        <source>%1, that on its dot called a</source>
        <translation>%1，其圆点处的称为 a</translation>
    </message>
    <message>
        <source>%1, called a to %2 from its dot</source>
        <translation>%1，从圆点起依次称为 a 到 %2</translation>
    </message>
    <message>
        <source>%1, the first called a</source>
        <translation>%1，第一个称为 a</translation>
    </message>
    <message>
        <source>%1, called a to %2 in their order</source>
        <translation>%1，按顺序称为 a 到 %2</translation>
    </message>
    <message>
        <source>The digits of each four cells around a corner</source>
        <translation>每个角周围四格的数字</translation>
    </message>
    <message>
        <source>For any two digits a and b of four cells around a corner</source>
        <translation>对一个角周围四格中任意两个数字 a 和 b</translation>
    </message>
</context>
<context>
    <name>OwnKindWords</name>
    <message>
        <source>character %1</source>
        <translation>第 %1 个字符</translation>
    </message>
    <message>
        <source>the rule ends too early</source>
        <translation>规则结束得太早</translation>
    </message>
    <message>
        <source>%1, %2, does not fit here</source>
        <translation>%1 %2 在此不合适</translation>
    </message>
    <message>
        <source>%1 is no name here; the names are %2</source>
        <translation>%1 在此不是名称；名称有 %2</translation>
    </message>
    <message>
        <source>%1 is too large</source>
        <translation>%1 太大</translation>
    </message>
    <message>
        <source>the rule is too long, or has too many parentheses within each other</source>
        <translation>规则太长，或括号嵌套过多</translation>
    </message>
    <message>
        <source>%1 is no name here</source>
        <translation>%1 在此不是名称</translation>
    </message>
    <message>
        <source>its short name needs small letters, digits and hyphens, as in three-apart</source>
        <translation>短名称只能用小写字母、数字和连字符，如 three-apart</translation>
    </message>
    <message>
        <source>the program has a kind with this short name already</source>
        <translation>程序已有用此短名称的种类</translation>
    </message>
    <message>
        <source>another kind in this text has the same short name</source>
        <translation>此文本中的另一个种类已有相同的短名称</translation>
    </message>
    <message>
        <source>it needs a name</source>
        <translation>需要名称</translation>
    </message>
    <message>
        <source>where it starts: %1</source>
        <translation>开始处：%1</translation>
    </message>
    <message>
        <source>where it may end: %1</source>
        <translation>可结束处：%1</translation>
    </message>
    <message>
        <source>such a rule does not go with these cells</source>
        <translation>这样的规则不适合这些格</translation>
    </message>
    <message>
        <source>one text may define at most %1 kinds</source>
        <translation>一段文本最多可定义 %1 个种类</translation>
    </message>
    <message>
        <source>its texts may have at most %1 characters each</source>
        <translation>每段文字最多 %1 个字符</translation>
    </message>
    <message>
        <source>nothing is there yet</source>
        <translation>还没有内容</translation>
    </message>
    <message>
        <source>%1, %2, is not closed</source>
        <translation>%1，%2，没有闭合</translation>
    </message>
    <message>
        <source>k stands for a number, and rules of this kind have none</source>
        <translation>k 代表一个数，而此种类的规则没有数</translation>
    </message>
    <message>
        <source>%1, %2, is the short name of no kind that can be used here</source>
        <translation>%1，%2，不是可在此使用的种类的短名称</translation>
    </message>
    <message>
        <source>%1, %2, needs a number in parentheses, such as (5), or (k) for the number of each rule</source>
        <translation>%1，%2，需要括号中的数，如 (5)，或用 (k) 表示每条规则的数</translation>
    </message>
    <message>
        <source>%1, %2, takes no number</source>
        <translation>%1，%2，不需要数</translation>
    </message>
    <message>
        <source>%1, %2, cannot be combined: it takes no cells, or has a text</source>
        <translation>%1，%2，无法组合：它不需要格，或带有文字</translation>
    </message>
    <message>
        <source>%1 cannot be combined: %2</source>
        <translation>%1无法组合：%2</translation>
    </message>
    <message>
        <source>it applies to the whole board</source>
        <translation>它适用于整个盘面</translation>
    </message>
    <message>
        <source>it has a text</source>
        <translation>它带有文字</translation>
    </message>
    <message>
        <source>it has no number yet</source>
        <translation>它还没有数值</translation>
    </message>
    <message>
        <source>it has more than one number</source>
        <translation>它有不止一个数值</translation>
    </message>
    <message>
        <source>its number is below 0</source>
        <translation>它的数值小于 0</translation>
    </message>
    <message>
        <source>These are too many rules to combine</source>
        <translation>要组合的规则太多</translation>
    </message>
    <message>
        <source>These rules cannot be combined: %1</source>
        <translation>这些规则无法组合：%1</translation>
    </message>
</context>
<context>
    <name>Paper</name>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>A5</source>
        <translation>A5</translation>
    </message>
    <message>
        <source>A3</source>
        <translation>A3</translation>
    </message>
    <message>
        <source>A6</source>
        <translation>A6</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Letter</translation>
    </message>
    <message>
        <source>Legal</source>
        <translation>Legal</translation>
    </message>
    <message>
        <source>Tabloid</source>
        <translation>Tabloid</translation>
    </message>
    <message>
        <source>6 × 9 in (book)</source>
        <translation>6 × 9 英寸（图书）</translation>
    </message>
</context>
<context>
    <name>PatternWords</name>
    <message>
        <source> or </source>
        <translation> 或 </translation>
    </message>
    <message>
        <source>one of %1 is %2</source>
        <translation>%1中有一个是%2</translation>
    </message>
    <message>
        <source>%1 (%2 in %3)</source>
        <translation>%1（%3中的%2）</translation>
    </message>
    <message>
        <source>%1 is in %2 or else in %3</source>
        <translation>%1要么在%2，要么在%3</translation>
    </message>
    <message>
        <source>In %1 all places for %2 are in %3</source>
        <translation>在%1中，%2的所有位置都在%3</translation>
    </message>
    <message>
        <source>One of %1 is %2, because %3</source>
        <translation>%1中有一个是%2，因为%3</translation>
    </message>
    <message>
        <source>%1, because %2</source>
        <translation>%1，因为%2</translation>
    </message>
    <message>
        <source>The fish for %1 in %2 makes %3</source>
        <translation>%2中%1的鱼得出：%3</translation>
    </message>
    <message>
        <source>%1, except for %2</source>
        <translation>%1，只有%2例外</translation>
    </message>
    <message>
        <source>%1, except for the fin %2, which sees %3</source>
        <translation>%1，只有鳍%2例外，而它看到%3</translation>
    </message>
    <message>
        <source>%1, except for the fins %2, which see %3</source>
        <translation>%1，只有鳍%2例外，而它们看到%3</translation>
    </message>
    <message>
        <source>otherwise only %1 would be left for %2</source>
        <translation>否则%2只剩下%1</translation>
    </message>
    <message>
        <source>One end of each link in this loop is true: %1</source>
        <translation>此环中每条链的两端必有一端为真：%1</translation>
    </message>
    <message>
        <source>%1 contradicts itself: %2</source>
        <translation>%1自相矛盾：%2</translation>
    </message>
    <message>
        <source>%1 and %2 cannot both have %3</source>
        <translation>%1和%2不能同时含%3</translation>
    </message>
    <message>
        <source>Almost locked sets %1</source>
        <translation>待定数组%1</translation>
    </message>
    <message>
        <source>%1: %2, so that each of their other digits stays in its set</source>
        <translation>%1：%2，因此它们的其他数字都留在各自的数组中</translation>
    </message>
    <message>
        <source>%1: %2, so %3</source>
        <translation>%1：%2，因此%3</translation>
    </message>
    <message>
        <source>The digits %1 just fill %2, and none of them can be there twice</source>
        <translation>数字%1恰好填满%2，且都不能在其中出现两次</translation>
    </message>
    <message>
        <source>%1 in %2 could change places, and there would be a second solution</source>
        <translation>%2的%1可以互换，就会有第二个解</translation>
    </message>
    <message>
        <source>Otherwise %1</source>
        <translation>否则%1</translation>
    </message>
    <message>
        <source>otherwise %1</source>
        <translation>否则%1</translation>
    </message>
    <message>
        <source>%1; with %2 in %3 they make a locked set</source>
        <translation>%1；它们与%3的%2构成锁定数组</translation>
    </message>
    <message>
        <source>Without %1 in %2 each open cell would have two digits, and each digit two places: there would be a second solution</source>
        <translation>若没有%2的%1，每个空格都只剩两个数字，每个数字都只剩两个位置：会有第二个解</translation>
    </message>
    <message>
        <source>%1, and two of %2 see each other</source>
        <translation>%1，而%2中有两格互相看到</translation>
    </message>
    <message>
        <source>%1, and %2 would see it in both cases</source>
        <translation>%1，而两种情况下%2都会看到它</translation>
    </message>
    <message>
        <source>%1; and %2; some of the former see some of the latter</source>
        <translation>%1；%2；前者中有格看到后者中的格</translation>
    </message>
    <message>
        <source>%1 alternate in %2, and %3 would see both of them</source>
        <translation>%1在%2中交替出现，而%3会同时看到两者</translation>
    </message>
    <message>
        <source>Each digit of %1 takes a digit from one of the almost locked sets %2, which then needs all its others: one of %3 has %4</source>
        <translation>%1的每个数字都会占去待定数组%2之一的一个数字，该数组就需要其余全部数字：%3之一是%4</translation>
    </message>
    <message>
        <source>Any way to fill %1 with one of these would have a digit twice</source>
        <translation>用其中之一填%1，总会有数字重复</translation>
    </message>
    <message>
        <source>Any way to fill %1 with one of these would have a digit twice, or leave no digit for one of %2</source>
        <translation>用其中之一填%1，总会有数字重复，或使%2之一无数可填</translation>
    </message>
    <message>
        <source>otherwise each open cell would have two digits, and each digit two places, and there would be a second solution</source>
        <translation>否则每个空格都只剩两个数字，每个数字都只剩两个位置，就会有第二个解</translation>
    </message>
</context>
<context>
    <name>PdfKind</name>
    <message>
        <source>plain</source>
        <translation>普通</translation>
    </message>
    <message>
        <source>PDF/A-2b, to keep</source>
        <translation>PDF/A-2b，用于存档</translation>
    </message>
    <message>
        <source>PDF/X-4, for printing houses</source>
        <translation>PDF/X-4，供印刷厂使用</translation>
    </message>
</context>
<context>
    <name>PictureFiles</name>
    <message>
        <source>puzzle %1 has no level; use {n}, the number, in the name</source>
        <translation>第%1题没有难度；请在名称中使用 {n}，即编号</translation>
    </message>
    <message>
        <source>puzzle %1 has no seed; use {n}, the number, in the name</source>
        <translation>第%1题没有种子；请在名称中使用 {n}，即编号</translation>
    </message>
    <message>
        <source>puzzle %1 has no title; use {n}, the number, in the name</source>
        <translation>第%1题没有标题；请在名称中使用 {n}，即编号</translation>
    </message>
    <message>
        <source>puzzles %1 and %2 would both be &apos;%3&apos;; add {n}, the number, to the name</source>
        <translation>第%1题和第%2题都会是“%3”；请在名称中加上 {n}，即编号</translation>
    </message>
</context>
<context>
    <name>PictureFormat</name>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>SVG</source>
        <translation>SVG</translation>
    </message>
    <message>
        <source>PNG image</source>
        <translation>PNG 图片</translation>
    </message>
</context>
<context>
    <name>PictureLook</name>
    <message>
        <source>%1 mm is too small for a board of %2x%2: nobody could read it; %3 mm would do</source>
        <translation>%1 mm 对于 %2x%2 的盘面太小：没有人能看清；%3 mm 即可</translation>
    </message>
    <message>
        <source>%1 dots per inch are too few for a board of %2x%2 of %3 mm; %4 would do</source>
        <translation>每英寸 %1 点对于 %3 mm 的 %2x%2 盘面太少；%4 点即可</translation>
    </message>
    <message>
        <source>%1 dots per inch are too many for a board of %2 mm; %3 would do</source>
        <translation>每英寸 %1 点对于 %2 mm 的盘面太多；%3 点即可</translation>
    </message>
</context>
<context>
    <name>PictureWords</name>
    <message>
        <source>this is no picture that can be read (PNG, JPEG and WebP can)</source>
        <translation>这不是可读取的图片（支持 PNG、JPEG 和 WebP）</translation>
    </message>
    <message>
        <source>the picture is damaged</source>
        <translation>图片已损坏</translation>
    </message>
    <message>
        <source>the picture is too large (the limit is %1 megapixels)</source>
        <translation>图片太大（上限为 %1 百万像素）</translation>
    </message>
    <message>
        <source>drawings in SVG are not read: export it as PNG</source>
        <translation>不读取 SVG 图形：请导出为 PNG</translation>
    </message>
    <message>
        <source>no Sudoku was found in this picture</source>
        <translation>在此图片中没有找到数独</translation>
    </message>
    <message numerus="yes">
        <source>the board is too small or blurred: about %n pixel(s) a digit</source>
        <translation>
            <numerusform>盘面太小或太模糊：每个数字约 %n 像素</numerusform>
        </translation>
    </message>
    <message>
        <source>a board was found in this picture, but all its cells look empty</source>
        <translation>在此图片中找到了盘面，但所有格子看起来都是空的</translation>
    </message>
    <message>
        <source>there is not enough memory for this picture</source>
        <translation>内存不足，无法读取此图片</translation>
    </message>
    <message>
        <source>this is a picture: install sudoku-workbench-pictures to read it</source>
        <translation>这是图片：请安装 sudoku-workbench-pictures 来读取</translation>
    </message>
    <message>
        <source>the picture could not be read: its reader failed</source>
        <translation>无法读取图片：读取程序失败</translation>
    </message>
    <message>
        <source>reading the picture was stopped</source>
        <translation>读取图片已停止</translation>
    </message>
    <message>
        <source>pictures of this kind cannot be read here: export it as JPEG or PNG</source>
        <translation>此处无法读取这种图片：请导出为 JPEG 或 PNG</translation>
    </message>
    <message>
        <source>this PDF is locked: save a copy of it without a password</source>
        <translation>此 PDF 已锁定：请另存一份无密码的副本</translation>
    </message>
    <message numerus="yes">
        <source>there is no such page: the file has %n page(s)</source>
        <translation>
            <numerusform>没有这一页：文件共有 %n 页</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PictureWriter</name>
    <message>
        <source>there is not enough memory for this picture</source>
        <translation>内存不足以生成这幅图片</translation>
    </message>
    <message>
        <source>cannot save %1: %2</source>
        <translation>无法保存 %1：%2</translation>
    </message>
    <message>
        <source>there is already %1: choose an empty folder or other names</source>
        <translation>%1 已存在：请选择空文件夹或其他名称</translation>
    </message>
    <message>
        <source>stopped: not all files were written</source>
        <translation>已停止：没有写完所有文件</translation>
    </message>
    <message>
        <source>puzzle %1 (%2)</source>
        <translation>第%1题（%2）</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>另外 %1 个</translation>
    </message>
    <message>
        <source>no solution was written for %1</source>
        <translation>未写出以下题目的解：%1</translation>
    </message>
    <message numerus="yes">
        <source>Saved %n picture(s) in %1.</source>
        <translation>
            <numerusform>已在 %1 中保存 %n 张图片。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PixelKind</name>
    <message>
        <source>RGB</source>
        <translation>RGB</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>灰度</translation>
    </message>
    <message>
        <source>Black and white (1 bit)</source>
        <translation>黑白（1 位）</translation>
    </message>
</context>
<context>
    <name>Play</name>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
</context>
<context>
    <name>Preflight</name>
    <message>
        <source>lines of %1 pt; printing houses ask for at least %2 pt, as the lines for books have</source>
        <translation>线条为 %1 pt；印刷厂要求至少 %2 pt，“书籍”线条即可达到</translation>
    </message>
    <message>
        <source>text of %1 pt; printing houses ask for at least %2 pt: put fewer puzzles on a page</source>
        <translation>文字为 %1 pt；印刷厂要求至少 %2 pt：请减少每页的题目数</translation>
    </message>
    <message>
        <source>the inner edge has %1 mm; printing houses ask for %2 mm where there are %3 pages: add a gutter of %4 mm</source>
        <translation>内侧边距为 %1 mm；页数为%3时，印刷厂要求 %2 mm：请加 %4 mm 的装订线</translation>
    </message>
    <message>
        <source>pages with even numbers have the gutter at their outer edge: mirror them, as in a book</source>
        <translation>偶数页的装订线在外侧：请将其镜像，如书籍</translation>
    </message>
    <message>
        <source>puzzle %1: %2</source>
        <translation>第%1题：%2</translation>
    </message>
    <message>
        <source>puzzles %1 and %2 are the same</source>
        <translation>第%1题和第%2题相同</translation>
    </message>
    <message>
        <source>puzzles %1 and %2 are the same in another form: turned, mirrored, with other digits or with lines exchanged</source>
        <translation>第%1题和第%2题是同一题目的不同形式：经过旋转、镜像、替换数字或交换行列</translation>
    </message>
    <message>
        <source>empty pages at the end: %1, as each sheet has four</source>
        <translation>末尾的空白页：%1，因为每张纸有四页</translation>
    </message>
    <message>
        <source>page %1: %2</source>
        <translation>第%1页：%2</translation>
    </message>
    <message>
        <source>pages %1: %2</source>
        <translation>第%1页：%2</translation>
    </message>
    <message>
        <source>puzzle %1 is puzzle %2 of %3</source>
        <translation>第%1题就是%3的第%2题</translation>
    </message>
    <message>
        <source>puzzle %1 is puzzle %2 of %3 in another form: turned, mirrored, with other digits or with lines exchanged</source>
        <translation>第%1题是%3第%2题的另一种形式：旋转、镜像、换数字或交换了行列</translation>
    </message>
    <message>
        <source>puzzle %1: says %2, is rated %3</source>
        <translation>第%1题：标为%2，评为%3</translation>
    </message>
</context>
<context>
    <name>Print</name>
    <message>
        <source>stopped before there was an answer</source>
        <translation>得出答案前已停止</translation>
    </message>
    <message>
        <source>not enough memory</source>
        <translation>内存不足</translation>
    </message>
    <message>
        <source>the solver failed</source>
        <translation>求解器出错</translation>
    </message>
    <message>
        <source>score %1</source>
        <translation>%1分</translation>
    </message>
    <message>
        <source>more than one solution</source>
        <translation>多个解</translation>
    </message>
    <message>
        <source>no solution</source>
        <translation>无解</translation>
    </message>
    <message>
        <source>not checked</source>
        <translation>未检查</translation>
    </message>
    <message>
        <source>not checked: %1</source>
        <translation>未检查：%1</translation>
    </message>
    <message>
        <source>&apos;%1&apos;</source>
        <translation>“%1”</translation>
    </message>
    <message numerus="yes">
        <source>the rule(s) %1 are not supported</source>
        <translation>
            <numerusform>不支持规则%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the rule(s) %1 are switched off</source>
        <translation>
            <numerusform>规则%1已关闭</numerusform>
        </translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>作者：%1</translation>
    </message>
    <message>
        <source>%1, by %2</source>
        <translation>%1，作者：%2</translation>
    </message>
    <message>
        <source>Puzzle %1</source>
        <translation>第%1题</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>种子%1</translation>
    </message>
    <message>
        <source>Sudoku</source>
        <translation>数独</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>答案</translation>
    </message>
    <message>
        <source>no font on this machine has %1, which become boxes: install a font for that writing</source>
        <translation>这台电脑上没有字体包含%1，这些字会变成方框：请安装该文字的字体</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>姓名:</translation>
    </message>
    <message>
        <source>Date:</source>
        <translation>日期:</translation>
    </message>
    <message>
        <source>No digit is repeated in an outlined region</source>
        <translation>同一粗线区域内数字不重复</translation>
    </message>
    <message>
        <source>No digit is repeated in a row, column or box.</source>
        <translation>每行、每列、每宫内数字不重复。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Digits from %1 to %2</source>
        <translation>数字%1到%2</translation>
    </message>
    <message>
        <source>Each row and column contains the digits %1 to %2.</source>
        <translation>每行、每列都包含数字%1到%2。</translation>
    </message>
    <message>
        <source>Each row, column and box contains the digits %1 to %2.</source>
        <translation>每行、每列、每宫都包含数字%1到%2。</translation>
    </message>
    <message>
        <source>Each row, column and region contains the digits %1 to %2.</source>
        <translation>每行、每列、每个区域都包含数字%1到%2。</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1到%2</translation>
    </message>
    <message>
        <source>Low is %1, middle is %2, high is %3</source>
        <translation>小为%1，中为%2，大为%3</translation>
    </message>
    <message>
        <source>No digit is repeated in a row or column.</source>
        <translation>每行、每列内数字不重复。</translation>
    </message>
    <message>
        <source>In a cage with =, low is %1, high is %2</source>
        <translation>在带=的笼内，小为%1，大为%2</translation>
    </message>
    <message>
        <source>Where boards overlap, a digit counts for each of them</source>
        <translation>盘面重叠处的数字对其中每个盘面都有效</translation>
    </message>
    <message>
        <source>Each row, column and box of each board contains the digits %1 to %2.</source>
        <translation>每个盘面的每行、每列、每宫都包含数字%1到%2。</translation>
    </message>
    <message>
        <source>The boards begin at %1; a digit counts for each board that it lies in</source>
        <translation>各盘面从%1开始；一个数字对它所在的每个盘面都有效</translation>
    </message>
    <message>
        <source>The digits are %1 to %2. They may be repeated in rows and columns unless a rule says otherwise.</source>
        <translation>数字为 %1 到 %2。除非有规则另有要求，它们可以在行和列中重复。</translation>
    </message>
    <message>
        <source>Solution on page %1</source>
        <translation>答案见第%1页</translation>
    </message>
    <message>
        <source>Symbols:</source>
        <translation>符号:</translation>
    </message>
    <message>
        <source>Each row, column and box of each board contains %1.</source>
        <extracomment>%1 is for example &quot;each picture once&quot;</extracomment>
        <translation>每个盘面的每行、每列、每宫都包含%1。</translation>
    </message>
    <message>
        <source>Each row and column contains %1.</source>
        <translation>每行、每列都包含%1。</translation>
    </message>
    <message>
        <source>Each row, column and box contains %1.</source>
        <translation>每行、每列、每宫都包含%1。</translation>
    </message>
    <message>
        <source>Each row, column and region contains %1.</source>
        <translation>每行、每列、每个区域都包含%1。</translation>
    </message>
    <message>
        <source>each colour once</source>
        <translation>每种颜色各一次</translation>
    </message>
    <message>
        <source>each picture once</source>
        <translation>每幅图各一次</translation>
    </message>
    <message>
        <source>each letter of %1 once</source>
        <translation>%1的每个字母各一次</translation>
    </message>
    <message>
        <source>Symbols may be repeated in rows and columns unless a rule says otherwise.</source>
        <translation>除非规则另有规定，符号可以在行和列中重复。</translation>
    </message>
    <message>
        <source>No symbol is repeated in a row or column.</source>
        <translation>每行、每列内符号不重复。</translation>
    </message>
    <message>
        <source>No symbol is repeated in a row, column or box.</source>
        <translation>每行、每列、每宫内符号不重复。</translation>
    </message>
    <message>
        <source>No symbol is repeated in an outlined region</source>
        <translation>同一粗线区域内符号不重复</translation>
    </message>
    <message>
        <source>Where boards overlap, a symbol counts for each of them</source>
        <translation>盘面重叠处的符号对其中每个盘面都有效</translation>
    </message>
    <message>
        <source>The boards begin at %1; a symbol counts for each board that it lies in</source>
        <translation>各盘面从%1开始；一个符号对它所在的每个盘面都有效</translation>
    </message>
</context>
<context>
    <name>PrintFont</name>
    <message>
        <source>no font &apos;%1&apos; is installed; there are %2</source>
        <translation>没有安装字体“%1”；可用的有：%2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has no outlines, which paper needs; there are %2</source>
        <translation>“%1”没有打印所需的轮廓；可用的有：%2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has no digits; there are %2</source>
        <translation>“%1”没有数字；可用的有：%2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; may not be embedded into files, says its maker; there are %2</source>
        <translation>“%1”的作者不允许将其嵌入文件；可用的有：%2</translation>
    </message>
</context>
<context>
    <name>PrintWords</name>
    <message>
        <source>Not printed: %1.</source>
        <translation>未打印：%1。</translation>
    </message>
    <message>
        <source>There is no room for QR codes. Print fewer puzzles on a page.</source>
        <translation>放不下二维码，请减少每页的题目数。</translation>
    </message>
    <message>
        <source>Sudoku</source>
        <translation>数独</translation>
    </message>
    <message>
        <source>puzzles.pdf</source>
        <translation>题目.pdf</translation>
    </message>
    <message>
        <source>The printer did not accept the job. Choose another printer, or save a PDF.</source>
        <translation>打印机没有接受任务。请换一台打印机，或保存为 PDF。</translation>
    </message>
    <message>
        <source>The printer did not accept the job: %1. Choose another printer, or save a PDF.</source>
        <translation>打印机没有接受任务：%1。请换一台打印机，或保存为 PDF。</translation>
    </message>
    <message>
        <source>Sent to the printer on %1 paper.</source>
        <translation>已发送到打印机，纸张：%1。</translation>
    </message>
    <message>
        <source>%1 Scaled to %2 % to fit the printable area of this printer.</source>
        <translation>%1已缩放到%2%，以适应此打印机的可打印区域。</translation>
    </message>
    <message>
        <source>Side %1 of %2</source>
        <translation>第%1面，共%2面</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>第%1页，共%2页</translation>
    </message>
    <message>
        <source>Stopped: %1 of %2 sides were sent to the printer.</source>
        <translation>已停止：%2面中有%1面已发送到打印机。</translation>
    </message>
    <message>
        <source>Stopped: %1 of %2 pages were sent to the printer.</source>
        <translation>已停止：%2页中有%1页已发送到打印机。</translation>
    </message>
</context>
<context>
    <name>PrintedCode</name>
    <message>
        <source>no QR code: this program was built without libqrencode</source>
        <translation>无二维码：此程序编译时未带 libqrencode</translation>
    </message>
    <message>
        <source>no QR code: the link has %1 characters, and a code on paper holds at most %2</source>
        <translation>无二维码：链接有%1个字符，纸上的二维码最多容纳%2个</translation>
    </message>
    <message>
        <source>no QR code: the link has %1 characters, and a code holds at most %2</source>
        <translation>无二维码：链接有%1个字符，二维码最多容纳%2个</translation>
    </message>
    <message>
        <source>no QR code of the solution: the puzzle does not have exactly one</source>
        <translation>无答案二维码：题目没有唯一解</translation>
    </message>
    <message>
        <source>QR codes lead to puzzles with digits: links hold no other symbols</source>
        <translation>二维码指向数字题目：链接不含其他符号</translation>
    </message>
</context>
<context>
    <name>PrintedHint</name>
    <message>
        <source>Begin with:</source>
        <translation>先用:</translation>
    </message>
    <message>
        <source>Look at:</source>
        <translation>先看:</translation>
    </message>
</context>
<context>
    <name>PuzzleCaption</name>
    <message>
        <source>seed %1</source>
        <translation>种子%1</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Puzzle %1</source>
        <translation>第%1题</translation>
    </message>
    <message>
        <source>Puzzle %1 · %2</source>
        <translation>第%1题 · %2</translation>
    </message>
    <message>
        <source>new</source>
        <translation>新题</translation>
    </message>
    <message>
        <source>begun</source>
        <translation>进行中</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>已解出</translation>
    </message>
    <message>
        <source>score %L1</source>
        <translation>%L1分</translation>
    </message>
</context>
<context>
    <name>PuzzleChooser</name>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>题目</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n given(s)</source>
        <translation>
            <numerusform>%1，%n个已知数</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a Puzzle</source>
        <translation>选择题目</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>粘贴(&amp;P)</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) found.</source>
        <translation>
            <numerusform>找到%n道题目。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Quantity</name>
    <message>
        <source>Variables</source>
        <translation>变量</translation>
    </message>
    <message>
        <source>Clauses</source>
        <translation>子句</translation>
    </message>
    <message>
        <source>Encode time</source>
        <translation>编码时间</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>毫秒</translation>
    </message>
    <message>
        <source>Solve time</source>
        <translation>求解时间</translation>
    </message>
    <message>
        <source>Conflicts</source>
        <translation>冲突</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>决策</translation>
    </message>
    <message>
        <source>Propagations</source>
        <translation>传播</translation>
    </message>
    <message>
        <source>Learnt clauses</source>
        <translation>学习子句</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>MB</source>
        <translation>MB</translation>
    </message>
    <message>
        <source>out of time</source>
        <translation>超时</translation>
    </message>
    <message>
        <source>not enough memory</source>
        <translation>内存不足</translation>
    </message>
    <message>
        <source>the solver failed</source>
        <translation>求解器出错</translation>
    </message>
    <message>
        <source>a wrong answer</source>
        <translation>答案错误</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>已解出</translation>
    </message>
    <message>
        <source>no solution</source>
        <translation>无解</translation>
    </message>
    <message>
        <source>exactly one</source>
        <translation>唯一解</translation>
    </message>
    <message>
        <source>more than one</source>
        <translation>多个解</translation>
    </message>
    <message>
        <source>Find one solution</source>
        <translation>求一个解</translation>
    </message>
    <message>
        <source>Check for exactly one</source>
        <translation>检查是否唯一解</translation>
    </message>
    <message>
        <source>All candidates</source>
        <translation>所有候选数</translation>
    </message>
    <message>
        <source>Open candidates only</source>
        <translation>仅未定的候选数</translation>
    </message>
    <message>
        <source>All candidates, with selectors</source>
        <translation>所有候选数，带选择变量</translation>
    </message>
</context>
<context>
    <name>RatingWords</name>
    <message>
        <source>Level: %1</source>
        <translation>难度：%1</translation>
    </message>
    <message>
        <source>HoDoKu&apos;s level of the puzzle is %1, its score %2.</source>
        <translation>此题的 HoDoKu 难度为%1，分数为%2。</translation>
    </message>
    <message>
        <source>The general level of the puzzle is %1.</source>
        <translation>此题的通用难度为%1。</translation>
    </message>
    <message>
        <source>%1 The hardest technique is %2.</source>
        <translation>%1最难的技巧是%2。</translation>
    </message>
</context>
<context>
    <name>ReadFile</name>
    <message>
        <source>It is a folder.</source>
        <translation>这是文件夹。</translation>
    </message>
    <message>
        <source>It is a pipe, not a file.</source>
        <translation>这是管道，不是文件。</translation>
    </message>
    <message>
        <source>It is a socket, not a file.</source>
        <translation>这是套接字，不是文件。</translation>
    </message>
    <message>
        <source>It is a device, not a file.</source>
        <translation>这是设备，不是文件。</translation>
    </message>
</context>
<context>
    <name>ReadingWords</name>
    <message>
        <source>blank</source>
        <comment>a cell</comment>
        <translation>空格</translation>
    </message>
    <message>
        <source>%1 is read as a handwritten %2.</source>
        <translation>%1 读作手写的 %2。</translation>
    </message>
    <message>
        <source>%1 is read as %2.</source>
        <translation>%1 读作 %2。</translation>
    </message>
    <message>
        <source>It looks like %1, but the rules speak against that.</source>
        <translation>看起来像 %1，但规则不允许。</translation>
    </message>
    <message>
        <source>It may also be %1.</source>
        <translation>也可能是 %1。</translation>
    </message>
    <message>
        <source>It is in doubt.</source>
        <translation>不确定。</translation>
    </message>
    <message>
        <source>Givens: %1.</source>
        <translation>已知数：%1。</translation>
    </message>
    <message>
        <source>Handwritten: %1.</source>
        <translation>手写：%1。</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) were read against their looks: %1.</source>
        <translation>
            <numerusform>有 %n 个格子未按其外观读取：%1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n framed cell(s) should be compared.</source>
        <translation>
            <numerusform>有 %n 个带框的格子需要核对。</numerusform>
        </translation>
    </message>
    <message>
        <source>The sum of the cage is read as %1.</source>
        <translation>笼的和读作 %1。</translation>
    </message>
    <message>
        <source>No sum was read for the cage.</source>
        <translation>没有读到笼的和。</translation>
    </message>
    <message>
        <source>The cage is in doubt.</source>
        <translation>此笼存疑。</translation>
    </message>
    <message>
        <source>To correct it, use this board, then double-click the cage.</source>
        <translation>要更正，请采用此盘面，然后双击该笼。</translation>
    </message>
    <message>
        <source>Cages: %1.</source>
        <translation>笼：%1。</translation>
    </message>
    <message>
        <source>Cages seem to be drawn here and were not read.</source>
        <translation>这里似乎画有笼，但未读出。</translation>
    </message>
    <message numerus="yes">
        <source>%n sum(s) were read against their looks: %1.</source>
        <translation>
            <numerusform>%n 个和与外观不符：%1。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has pencil marks that were not read.</source>
        <translation>%1 有未读出的候选标记。</translation>
    </message>
    <message>
        <source>%1 has the pencil marks %2.</source>
        <comment>a cell, its digits</comment>
        <translation>%1 有候选标记 %2。</translation>
    </message>
    <message numerus="yes">
        <source>%n other mark(s) were not read.</source>
        <translation>
            <numerusform>另有 %n 个标记未读出。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pencil marks in %n cell(s).</source>
        <translation>
            <numerusform>%n 个格中有候选标记。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Some pencil marks were not read in %n cell(s): %1.</source>
        <translation>
            <numerusform>%n 个格中有些候选标记未读出：%1。</numerusform>
        </translation>
    </message>
    <message>
        <source>Read as rules: %1.</source>
        <translation>读作规则：%1。</translation>
    </message>
    <message>
        <source>These rules are in doubt: %1.</source>
        <translation>这些规则存疑：%1。</translation>
    </message>
    <message numerus="yes">
        <source>The shades of %n cell(s) are not read as a rule.</source>
        <translation>
            <numerusform>%n 个格的底色未读作规则。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReasonLesson</name>
    <message>
        <source>Each step follows from as few facts as possible. A fact is where a digit can be in a row, a column or a box, which digits a cell can have, or what a rule demands.</source>
        <translation>每一步都由尽可能少的事实推出。事实是指：一个数字在某行、某列或某宫可以填在哪里，一格可以填哪些数字，或一条规则的要求。</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>%1. %2 (%3)</source>
        <translation>%1. %2（%3）</translation>
    </message>
</context>
<context>
    <name>ReasonSteps</name>
    <message>
        <source>%1; %2 of %3 digits placed</source>
        <translation>%1；已填%2/%3个数字</translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s)</source>
        <translation>
            <numerusform>%n个事实</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped: there are more steps.</source>
        <translation>已停止：后面还有步骤。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>What follows</source>
        <translation>推出的结论</translation>
    </message>
    <message>
        <source>Facts</source>
        <translation>事实</translation>
    </message>
    <message>
        <source>The number of facts from which it follows</source>
        <translation>推出结论所用的事实数</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>What the step counts in the general rating: its facts, and one more if it places no digit</source>
        <translation>此步在通用评分中所计的分量：所用的事实数，若没有填出数字再加一</translation>
    </message>
    <message>
        <source>part of the reason</source>
        <translation>理由的一部分</translation>
    </message>
</context>
<context>
    <name>ReasonWords</name>
    <message>
        <source>%1 or %2</source>
        <translation>%1或%2</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1是%2</translation>
    </message>
    <message>
        <source>in %2, %1 is in %3</source>
        <translation>%2中，%1在%3</translation>
    </message>
    <message>
        <source>the sum of %1 is %2</source>
        <translation>%1之和是%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>a digit that it sees, or a rule of the cell, excludes it</source>
        <translation>它看到的某个数字或该格的某条规则排除了它</translation>
    </message>
    <message>
        <source>%1 (%2 facts, not proved smallest: at least %3)</source>
        <translation>%1（%2个事实，未证明最少：至少%3个）</translation>
    </message>
    <message>
        <source>%1:
%2</source>
        <translation>%1：
%2</translation>
    </message>
    <message>
        <source>The puzzle has no solution</source>
        <translation>此题无解</translation>
    </message>
    <message>
        <source>It does not follow: there are solutions with different digits in %1</source>
        <translation>推不出：有些解在%1的数字不同</translation>
    </message>
    <message>
        <source>%1 is a clue</source>
        <translation>%1是已知数</translation>
    </message>
    <message>
        <source>Some entries are wrong</source>
        <translation>有填错的数字</translation>
    </message>
    <message>
        <source>With %1 in %2 no digits are left that %3 allows</source>
        <translation>若%2填%1，就没有满足%3的数字</translation>
    </message>
    <message>
        <source>With %1 in %2 these cannot all be true: %3</source>
        <translation>若%2填%1，以下不能全部成立：%3</translation>
    </message>
    <message>
        <source>%1 (%2 parts of it)</source>
        <translation>%1（其中%2部分）</translation>
    </message>
    <message>
        <source>%1 excludes it</source>
        <translation>%1排除了它</translation>
    </message>
    <message>
        <source>according to %1</source>
        <translation>依据%1</translation>
    </message>
</context>
<context>
    <name>RecentPuzzles</name>
    <message>
        <source>solved</source>
        <translation>已解出</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>today, %1</source>
        <translation>今天 %1</translation>
    </message>
    <message>
        <source>yesterday, %1</source>
        <translation>昨天 %1</translation>
    </message>
</context>
<context>
    <name>RegionMap</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>另外%n个</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has %2 of %3 cells</source>
        <translation>%1有%2格，应有%3格</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) belong to no region.</source>
        <translation>
            <numerusform>有%n格不属于任何区域。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1。</translation>
    </message>
    <message numerus="yes">
        <source>%1 is/are not connected.</source>
        <translation>
            <numerusform>%1不连通。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) are holes.</source>
        <translation>
            <numerusform>有%n处是空洞。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RegionTermWords</name>
    <message>
        <source>%1 and %2</source>
        <translation>%1和%2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>border between %1</source>
        <translation>%1之间的边界</translation>
    </message>
    <message>
        <source>borders between %1</source>
        <translation>%1之间的边界</translation>
    </message>
    <message>
        <source>%1 in one region</source>
        <translation>%1在同一区域</translation>
    </message>
    <message>
        <source>border around it</source>
        <translation>四周是边界</translation>
    </message>
</context>
<context>
    <name>RegionWords</name>
    <message>
        <source>If %1 and %2 lay in one region, %3</source>
        <translation>如果%1和%2在同一区域，%3</translation>
    </message>
    <message>
        <source>the region of %1 would have room for only %2 of its %3 cells</source>
        <translation>%1所在区域的%3格中就只有%2格放得下</translation>
    </message>
    <message>
        <source>it would have %1 twice, in %2</source>
        <translation>该区域就会有两个%1，在%2</translation>
    </message>
    <message>
        <source>it would have %1 cells instead of %2</source>
        <translation>该区域就会有%1格，而不是%2格</translation>
    </message>
    <message>
        <source>it would have room for only %1 of its %2 cells</source>
        <translation>该区域的%2格中就只有%1格放得下</translation>
    </message>
    <message>
        <source>%1 needs all %2 cells that it can still count</source>
        <translation>%1需要还能计入的全部%2格</translation>
    </message>
    <message>
        <source>%1 has counted as many cells as its digit says</source>
        <translation>%1已计入的格数与其数字相同</translation>
    </message>
    <message>
        <source>%1 counts at least %2 and at most %3 cells</source>
        <translation>%1至少计入%2格，至多%3格</translation>
    </message>
    <message>
        <source>Any other way that was tried breaks a rule</source>
        <translation>试过的其他可能都违反规则</translation>
    </message>
    <message>
        <source>Any other way that was tried breaks a rule, given %1</source>
        <translation>试过的其他可能都违反规则（已知：%1）</translation>
    </message>
    <message>
        <source>If %1 and %2 lay in different regions, %3</source>
        <translation>如果%1和%2在不同区域，%3</translation>
    </message>
    <message>
        <source>%1 are a whole region</source>
        <translation>%1构成一个完整的区域</translation>
    </message>
    <message>
        <source>The region of %1 can have %2 only in %3</source>
        <translation>%1所在区域的%2只能在%3</translation>
    </message>
</context>
<context>
    <name>RepairWords</name>
    <message>
        <source>Move %1 from %2 to %3</source>
        <translation>把%1从%2移到%3</translation>
    </message>
    <message>
        <source>Take %1 out of %2</source>
        <translation>从%2中去掉%1</translation>
    </message>
    <message>
        <source>Add %1 to %2</source>
        <translation>把%1加入%2</translation>
    </message>
    <message>
        <source>Add %1</source>
        <comment>a rule</comment>
        <translation>添加%1</translation>
    </message>
    <message>
        <source>Give %1 the number %2</source>
        <translation>把%1的数设为%2</translation>
    </message>
    <message>
        <source>Change %1 to %2</source>
        <translation>把%1改为%2</translation>
    </message>
    <message>
        <source>Swap the numbers of %1 and %2</source>
        <translation>交换%1和%2的数</translation>
    </message>
    <message>
        <source>Make %1 a %2</source>
        <comment>a mark of another kind</comment>
        <translation>把%1改为%2</translation>
    </message>
    <message>
        <source>Turn %1 round</source>
        <translation>反转%1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>移除%1</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>加上%1</translation>
    </message>
    <message>
        <source>with the number %1 for %2</source>
        <translation>把%2的数设为%1</translation>
    </message>
    <message>
        <source>without %1</source>
        <translation>去掉%1</translation>
    </message>
    <message>
        <source>with %1 instead of %2</source>
        <translation>用%1代替%2</translation>
    </message>
    <message>
        <source>with %1 in %2</source>
        <translation>把%1加入%2</translation>
    </message>
    <message>
        <source>without %1 in %2</source>
        <translation>从%2中去掉%1</translation>
    </message>
    <message>
        <source>with %1 turned round</source>
        <translation>反转%1</translation>
    </message>
</context>
<context>
    <name>Request</name>
    <message>
        <source>A puzzle with these rules and one solution has at least one clue: without any, digits can change places.</source>
        <translation>有这些规则且有唯一解的题目至少要有一个已知数：没有已知数，数字就能互换。</translation>
    </message>
    <message numerus="yes">
        <source>A %1 × %1 puzzle with one solution has at least %n clue(s).</source>
        <translation>
            <numerusform>有唯一解的 %1 × %1 题目至少要有%n个已知数。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A %1 × %1 puzzle with these rules and one solution has at least %n clue(s).</source>
        <translation>
            <numerusform>有这些规则且有唯一解的 %1 × %1 题目至少要有%n个已知数。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The pattern has %n clue(s), but you asked for %1.</source>
        <translation>
            <numerusform>图案有%n个已知数，但要求%1个。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With its symmetry the pattern has %n clue(s), but you asked for %1.</source>
        <translation>
            <numerusform>按对称补全后，图案有%n个已知数，但要求%1个。</numerusform>
        </translation>
    </message>
    <message>
        <source>Rows %1 and %2 have no clue: they can change places in every solution.</source>
        <translation>第%1行和第%2行没有已知数：在每个解中它们都可以互换。</translation>
    </message>
    <message>
        <source>Columns %1 and %2 have no clue: they can change places in every solution.</source>
        <translation>第%1列和第%2列没有已知数：在每个解中它们都可以互换。</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1到%2</translation>
    </message>
    <message>
        <source>These cages cannot cover the board. Their number: %1; cells of each: %2; cells of the board: %3.</source>
        <translation>这些笼无法铺满盘面。笼数：%1；每笼格数：%2；盘面格数：%3。</translation>
    </message>
    <message numerus="yes">
        <source>A board of %1 × %1 has only %n cell(s).</source>
        <translation>
            <numerusform>%1 × %1 的盘面只有%n格。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The pattern leaves too few cells for clues: the puzzle needs at least %n clue(s).</source>
        <translation>
            <numerusform>图案留给已知数的格太少：此题至少需要%n个已知数。</numerusform>
        </translation>
    </message>
    <message>
        <source>The symmetry asks for the same in %1 and %2: the pattern has a clue in %1 and none in %2.</source>
        <translation>对称要求%1与%2一致：图案中%1有已知数，%2没有。</translation>
    </message>
    <message>
        <source>A cage has at most %1 cells, because its digits differ.</source>
        <translation>一个笼最多有%1格，因为笼内数字互不相同。</translation>
    </message>
    <message>
        <source>Puzzles with so few clues are rarely this easy, so this may take a while.</source>
        <translation>已知数这么少的题目很少这么简单，可能要花些时间。</translation>
    </message>
    <message>
        <source>Puzzles with unknown regions can have at most %1 rows. A smaller board will do.</source>
        <translation>区域未知的题目最多%1行。请用小一些的盘面。</translation>
    </message>
    <message>
        <source>Where the regions are unknown, a pattern cannot say which cells have no clue.</source>
        <translation>区域未知时，图案不能指定哪些格没有已知数。</translation>
    </message>
    <message>
        <source>Minimal puzzles with more than %1 clues are hardly ever found. Ask for fewer clues, or for puzzles that need not be minimal.</source>
        <translation>已知数超过%1个的最小题目几乎找不到。请要求更少的已知数，或不要求题目最小。</translation>
    </message>
    <message>
        <source>Allow a clue in one of them.</source>
        <translation>请允许其中之一有已知数。</translation>
    </message>
    <message>
        <source>Boxes %1, %2 and %3 have no clue: no puzzle like that is known.</source>
        <translation>第%1宫、第%2宫和第%3宫没有已知数：没有已知的这种题目。</translation>
    </message>
    <message>
        <source>Not every box of this board has %1 cells.</source>
        <translation>这个盘面并非每宫都有%1格。</translation>
    </message>
    <message>
        <source>This board has no known boxes.</source>
        <translation>这个盘面没有已知的宫。</translation>
    </message>
    <message>
        <source>With so few clues there are at least %1 steps.</source>
        <translation>已知数这么少，至少需要%1步。</translation>
    </message>
    <message>
        <source>The pattern leaves too few cells for clues from %1 to %2.</source>
        <translation>图案在%1到%2之间留给已知数的格太少。</translation>
    </message>
    <message>
        <source>A wish for the places of clues is only for puzzles with exactly one solution.</source>
        <translation>只有解唯一的题目才能要求已知数的位置。</translation>
    </message>
    <message>
        <source>clues for %1</source>
        <translation>已知数涵盖%1</translation>
    </message>
    <message>
        <source>clues in each box: %1</source>
        <translation>每宫已知数：%1</translation>
    </message>
    <message>
        <source>The puzzle needs clues. Allow some in each box.</source>
        <translation>题目需要已知数。请允许每宫有一些。</translation>
    </message>
    <message numerus="yes">
        <source>With at most %n clue(s) in each box there are at most %1 in all, not %2.</source>
        <translation>
            <numerusform>每宫至多%n个已知数，总共至多%1个，而不是%2个。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With at most %n clue(s) in each box there are at most %1 in all, but the puzzle needs more. Allow more in each box.</source>
        <translation>
            <numerusform>每宫至多%n个已知数，总共至多%1个，但题目需要更多。请允许每宫有更多。</numerusform>
        </translation>
    </message>
    <message>
        <source>With clues in all these places the puzzle has at least %1 clues, but you asked for %2.</source>
        <translation>这些位置都有已知数时，题目至少有%1个已知数，但要求%2个。</translation>
    </message>
    <message>
        <source>With so many clues no cell is left to solve.</source>
        <translation>已知数这么多，没有格可解了。</translation>
    </message>
    <message>
        <source>Few puzzles of this size have so few clues, so this may take a while.</source>
        <translation>这种大小的题目很少只有这么少的已知数，可能要花些时间。</translation>
    </message>
    <message>
        <source>Minimal puzzles are rarely for beginners, so this may take a while.</source>
        <translation>极小题很少适合新手，可能要花些时间。</translation>
    </message>
    <message>
        <source>Minimal puzzles of this kind rarely have this difficulty, so this may take a while.</source>
        <translation>这类极小题很少有这样的难度，可能要花些时间。</translation>
    </message>
    <message>
        <source>Small puzzles with symmetric clues are rarely this hard, so this may take a while.</source>
        <translation>已知数对称的小题目很少这么难，可能要花些时间。</translation>
    </message>
    <message>
        <source>Hardly any puzzle is rated that high, so this may take a while.</source>
        <translation>很少有题目的评分这么高，可能要花些时间。</translation>
    </message>
    <message>
        <source>Puzzles with so few steps are rarely this hard, so this may take a while.</source>
        <translation>步骤这么少的题目很少这么难，可能要花些时间。</translation>
    </message>
    <message>
        <source>Large puzzles are rarely this hard, so this may take a while.</source>
        <translation>大的题目很少这么难，可能要花些时间。</translation>
    </message>
    <message>
        <source>Minimal puzzles of this size may take a while.</source>
        <translation>这种大小的极小题可能要花些时间。</translation>
    </message>
    <message>
        <source>Few boards of this shape obey these rules, so this may take a while.</source>
        <translation>符合这些规则的这种形状的盘面很少，可能要花些时间。</translation>
    </message>
</context>
<context>
    <name>RuleMove</name>
    <message>
        <source>%1 does not fit on the board there.</source>
        <translation>%1在那里放不下。</translation>
    </message>
    <message>
        <source>%1 stays where it is. %2</source>
        <translation>%1留在原处。%2</translation>
    </message>
    <message>
        <source>Rules for the whole board have no place.</source>
        <translation>作用于整个盘面的规则没有位置。</translation>
    </message>
    <message>
        <source>None of the %1 rules can be moved. %2</source>
        <translation>%1条规则都不能移动。%2</translation>
    </message>
    <message>
        <source>%1 of %2 rules moved. %3</source>
        <translation>%2条规则中移动了%1条。%3</translation>
    </message>
</context>
<context>
    <name>RuleWords</name>
    <message>
        <source>Add %1</source>
        <translation>添加%1</translation>
    </message>
    <message>
        <source>It applies to the whole board.</source>
        <translation>此规则作用于整个盘面。</translation>
    </message>
    <message>
        <source>Select its cells: drag, Ctrl+click, or Ctrl+Shift+arrows.</source>
        <translation>选择它的格：拖动、Ctrl+单击，或 Ctrl+Shift+方向键。</translation>
    </message>
    <message>
        <source>Draw it: drag from its first cell to the last one. With keys: Ctrl+Shift+arrows, then Enter.</source>
        <translation>绘制：从第一格拖到最后一格。用键盘：Ctrl+Shift+方向键，然后 Enter。</translation>
    </message>
    <message>
        <source>Click the edge between two cells, or drag from the first to the second. A longer drag draws one between each two cells.</source>
        <translation>单击两格之间的边，或从第一格拖到第二格。继续拖动会在每两格之间各画一个。</translation>
    </message>
    <message>
        <source>Click the corner where four cells meet, or select all four. With keys: the top left one.</source>
        <translation>单击四格相交的角，或选中全部四格。用键盘：选左上角的格。</translation>
    </message>
    <message>
        <source>Select a group of cells, then with Ctrl another group of the same shape.</source>
        <translation>选择一组格，再按住 Ctrl 选择另一组形状相同的格。</translation>
    </message>
    <message>
        <source>Click in the margin, where the number will stand. With keys: select the cell beside it; in a corner also the next cell.</source>
        <translation>在盘外要放数的位置单击。用键盘：选择旁边的格；在角上还要选下一格。</translation>
    </message>
    <message>
        <source>Or drag from there, or from the cell at the edge, along the diagonal. With keys: select its first two cells.</source>
        <translation>或从那里、从边上的格沿对角线拖动。用键盘：选择对角线的前两格。</translation>
    </message>
    <message>
        <source>Click in the margin, where the number will stand; another click there takes the other direction.</source>
        <translation>在盘外要放数的位置单击；再次单击会换成另一个方向。</translation>
    </message>
    <message>
        <source>Each click adds a cell, or takes one away.</source>
        <translation>每次单击添加或去掉一格。</translation>
    </message>
    <message>
        <source>Type %1 to choose which one.</source>
        <translation>输入%1来选择种类。</translation>
    </message>
    <message>
        <source>Type %1 to change it.</source>
        <translation>输入%1来更改。</translation>
    </message>
    <message>
        <source>Type %1 to change it and those that you draw next.</source>
        <translation>输入%1来更改它和之后绘制的规则。</translation>
    </message>
    <message>
        <source>It takes the place of %1.</source>
        <translation>它取代%1。</translation>
    </message>
    <message numerus="yes">
        <source>They take the place of %n rule(s).</source>
        <translation>
            <numerusform>它们取代%n条规则。</numerusform>
        </translation>
    </message>
    <message>
        <source>Select an arrow, a thermometer or a sign to turn it round.</source>
        <translation>选择箭头、温度计或符号来反转它。</translation>
    </message>
    <message>
        <source>Shift+arrows select a block, Ctrl+Shift+arrows add a cell. Ctrl+arrows only move, Ctrl+Space selects; Enter continues, Escape ends. Space in a drag begins another rule.</source>
        <translation>Shift+方向键选择一块，Ctrl+Shift+方向键添加一格。Ctrl+方向键只移动，Ctrl+空格键选择；Enter 继续，Esc 结束。拖动时按空格键开始另一条规则。</translation>
    </message>
    <message>
        <source>Ctrl+click adds or removes a cell.</source>
        <translation>Ctrl+单击添加或去掉一格。</translation>
    </message>
    <message>
        <source>Type figures, or press F2, to change its number.</source>
        <translation>直接输入数字或按 F2 更改它的数。</translation>
    </message>
    <message>
        <source>R turns it round.</source>
        <translation>按 R 反转它。</translation>
    </message>
    <message>
        <source>Delete removes it.</source>
        <translation>按 Delete 移除它。</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>Incomplete: %1.</source>
        <translation>不完整：%1。</translation>
    </message>
    <message>
        <source>Incomplete: it needs more cells or a number.</source>
        <translation>不完整：还需要更多格或一个数。</translation>
    </message>
    <message>
        <source>The puzzle already has this rule.</source>
        <translation>题目已有这条规则。</translation>
    </message>
    <message>
        <source>The puzzle already has %1: remove it first.</source>
        <translation>题目已有%1：请先移除它。</translation>
    </message>
    <message>
        <source>Turn Round %1</source>
        <translation>反转%1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>移除%1</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>更改%1</translation>
    </message>
</context>
<context>
    <name>Samenesses</name>
    <message>
        <source>Equal Puzzles</source>
        <translation>相同的题目</translation>
    </message>
    <message>
        <source>The Same Puzzle in Another Form</source>
        <translation>同一题目的其他形式</translation>
    </message>
</context>
<context>
    <name>SaveFile</name>
    <message>
        <source>There is not enough room on the disk.</source>
        <translation>磁盘空间不足。</translation>
    </message>
    <message>
        <source>It is not a regular file.</source>
        <translation>这不是普通文件。</translation>
    </message>
    <message>
        <source>There is not enough room for temporary files.</source>
        <translation>临时文件的空间不足。</translation>
    </message>
</context>
<context>
    <name>SavePath</name>
    <message>
        <source>Name of Another Kind of File</source>
        <translation>文件名属于另一种文件</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a name for another kind of file. Choose one that ends in %2.</source>
        <translation>“%1”是另一种文件的名称。请选择以%2结尾的名称。</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>puzzle</source>
        <translation>题目</translation>
    </message>
</context>
<context>
    <name>SaveQuestion</name>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>放弃(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>取消(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Keep Editing</source>
        <translation>继续编辑(&amp;K)</translation>
    </message>
</context>
<context>
    <name>Sectioning</name>
    <message>
        <source>as in the list</source>
        <translation>按列表顺序</translation>
    </message>
    <message>
        <source>by level</source>
        <translation>按难度</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
</context>
<context>
    <name>SharedBoard</name>
    <message>
        <source>no solution is added: not all rules are known</source>
        <translation>未附上答案：有些规则无法识别</translation>
    </message>
    <message>
        <source>no solution is added: it is not known yet</source>
        <translation>未附上答案：尚不清楚</translation>
    </message>
    <message>
        <source>no solution is added: there is none</source>
        <translation>未附上答案：无解</translation>
    </message>
    <message>
        <source>no solution is added: there are several</source>
        <translation>未附上答案：有多个解</translation>
    </message>
    <message>
        <source>the source of the puzzle states another solution: %1 in %2</source>
        <translation>题目来源给出的答案不同：%2为%1</translation>
    </message>
</context>
<context>
    <name>SolutionPlace</name>
    <message>
        <source>at the end</source>
        <translation>在末尾</translation>
    </message>
    <message>
        <source>on the next page</source>
        <translation>在下一页</translation>
    </message>
    <message>
        <source>upside down below</source>
        <translation>倒印在下方</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>at the end of each section</source>
        <translation>在每节末尾</translation>
    </message>
    <message>
        <source>small, one page later</source>
        <translation>缩小，在后一页</translation>
    </message>
    <message>
        <source>upside down, one page later</source>
        <translation>倒印，在后一页</translation>
    </message>
</context>
<context>
    <name>Solver</name>
    <message>
        <source>Race</source>
        <translation>竞速</translation>
    </message>
</context>
<context>
    <name>StepWords</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>StoryLesson</name>
    <message>
        <source>Why there is no solution.</source>
        <translation>为什么无解。</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>StoryWords</name>
    <message>
        <source>without %1 in %2</source>
        <translation>去掉%2的%1</translation>
    </message>
    <message>
        <source>with %1 in %2</source>
        <translation>在%2填%1</translation>
    </message>
    <message>
        <source>with %1 in %2 instead of %3</source>
        <translation>在%2填%1而非%3</translation>
    </message>
    <message>
        <source>with %1 in %2 and %3 in %4 exchanged</source>
        <translation>互换%2的%1和%4的%3</translation>
    </message>
    <message>
        <source>No digit is left for %1</source>
        <translation>%1无数可填</translation>
    </message>
    <message>
        <source>%1 has no place in %2</source>
        <translation>%1在%2中没有位置</translation>
    </message>
    <message>
        <source>No digits are left that %1 allows</source>
        <translation>没有满足%1的数字</translation>
    </message>
    <message>
        <source>No digits are left with which %1 add up to %2</source>
        <translation>没有数字能使%1之和为%2</translation>
    </message>
    <message>
        <source>The sums of the whole board make %1, but its digits %2</source>
        <translation>整个盘面的和是%1，但数字之和是%2</translation>
    </message>
    <message>
        <source>The sums in %1 make %2, but the digits there %3</source>
        <translation>%1中的和是%2，但那里的数字之和是%3</translation>
    </message>
    <message>
        <source>%1 in %2 leaves no %1 for %3</source>
        <translation>%2的%1使%3不能填%1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%2的%1</translation>
    </message>
    <message>
        <source>%1 sees %2</source>
        <translation>%1看到%2</translation>
    </message>
    <message>
        <source>%1 is already in %2</source>
        <translation>%2已填%1</translation>
    </message>
    <message>
        <source>%1 are already in %2</source>
        <translation>%2已填%1</translation>
    </message>
    <message>
        <source>the rest was ruled out before</source>
        <translation>其余的此前已排除</translation>
    </message>
    <message>
        <source>So %1 is %2.</source>
        <translation>所以%1是%2。</translation>
    </message>
    <message>
        <source>If %1 is %2:</source>
        <translation>如果%1是%2:</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1。</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>No further step is known: the story ends here.</source>
        <translation>没有已知的后续步骤：解释到此为止。</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>It is not proved that all of these are needed.</source>
        <translation>未证明这些都是必需的。</translation>
    </message>
    <message numerus="yes">
        <source>The argument is long, and no shorter one was found: %n step(s).</source>
        <translation>
            <numerusform>推理较长，没有找到更短的：%n步。</numerusform>
        </translation>
    </message>
    <message>
        <source>No story, because not all rules could be read: %1</source>
        <translation>没有解释，因为有些规则无法读取：%1</translation>
    </message>
    <message>
        <source>no level, because not all rules could be read: %1</source>
        <translation>没有难度，因为有些规则无法读取：%1</translation>
    </message>
    <message>
        <source>%1 there is exactly one solution</source>
        <translation>%1，就有唯一解</translation>
    </message>
    <message>
        <source>%1 there are several solutions</source>
        <translation>%1，会有多个解</translation>
    </message>
    <message>
        <source>leaves no %1 for %2</source>
        <comment>the subject is: 2 in r2c7</comment>
        <translation>使%2不能填%1</translation>
    </message>
    <message>
        <source>is in %1</source>
        <comment>the subject is a digit</comment>
        <translation>在%1</translation>
    </message>
    <message>
        <source>are in %1</source>
        <comment>the subject is some digits</comment>
        <translation>在%1</translation>
    </message>
    <message>
        <source>is already in %1</source>
        <comment>the subject is a digit</comment>
        <translation>已在%1</translation>
    </message>
    <message>
        <source>are already in %1</source>
        <comment>the subject is some digits</comment>
        <translation>已在%1</translation>
    </message>
    <message>
        <source>The rest</source>
        <translation>其余的</translation>
    </message>
    <message>
        <source>was ruled out before</source>
        <translation>此前已排除</translation>
    </message>
    <message>
        <source>So no cell of %1 is left for %2.</source>
        <translation>所以%1中没有格可填%2。</translation>
    </message>
    <message>
        <source>So %1 can have no digit.</source>
        <translation>所以%1无数可填。</translation>
    </message>
    <message>
        <source>%1 and %2 can change places in %3, and no other cell changes</source>
        <translation>%1和%2在%3中可以互换，其他格不变</translation>
    </message>
    <message>
        <source>%1 can be filled in another way, and no other cell changes</source>
        <translation>%1可以换一种填法，其他格不变</translation>
    </message>
    <message>
        <source>%1 can be %2 or %3, and no other cell changes</source>
        <translation>%1可以是%2或%3，其他格不变</translation>
    </message>
</context>
<context>
    <name>Subject</name>
    <message>
        <source>rows, columns and boxes</source>
        <translation>行、列和宫</translation>
    </message>
    <message>
        <source>rows, columns and regions</source>
        <translation>行、列和区域</translation>
    </message>
    <message>
        <source>The givens</source>
        <translation>已知数</translation>
    </message>
    <message>
        <source>No givens</source>
        <translation>没有已知数</translation>
    </message>
    <message>
        <source>Givens and entries</source>
        <translation>已知数和填入的数字</translation>
    </message>
    <message>
        <source>Your entries, as there are no givens</source>
        <translation>填入的数字，因为没有已知数</translation>
    </message>
    <message>
        <source>your entries do not count</source>
        <translation>填入的数字不计</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1。</translation>
    </message>
    <message>
        <source>rows and columns</source>
        <translation>行和列</translation>
    </message>
    <message>
        <source>regions, but not rows and columns</source>
        <translation>区域，但不含行和列</translation>
    </message>
    <message>
        <source>no rows and columns</source>
        <translation>不含行和列</translation>
    </message>
</context>
<context>
    <name>SumTerms</name>
    <message>
        <source>the cage %1 at %2</source>
        <translation>笼%1（%2）</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1或%2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%2的%1</translation>
    </message>
</context>
<context>
    <name>SumWhy</name>
    <message>
        <source>with %1 in %2 the other cells would have to add up to %3, but they make at least %4</source>
        <translation>若%2填%1，其他格之和须为%3，但至少是%4</translation>
    </message>
    <message>
        <source>with %1 in %2 the other cells would have to add up to %3, but they make at most %4</source>
        <translation>若%2填%1，其他格之和须为%3，但最多是%4</translation>
    </message>
    <message>
        <source>with %1 in %2 the other cells would have to add up to %3, which they cannot</source>
        <translation>若%2填%1，其他格之和须为%3，而这不可能</translation>
    </message>
    <message>
        <source>the other cells make at most %1, so %2 is at least %3</source>
        <translation>其他格最多是%1，所以%2至少是%3</translation>
    </message>
    <message>
        <source>the other cells make at most %1 each time, so %2 are at least %3</source>
        <translation>其他格每次最多是%1，所以%2都至少是%3</translation>
    </message>
    <message>
        <source>the other cells make at least %1, so %2 is at most %3</source>
        <translation>其他格至少是%1，所以%2最多是%3</translation>
    </message>
    <message>
        <source>the other cells make at least %1 each time, so %2 are at most %3</source>
        <translation>其他格每次至少是%1，所以%2都最多是%3</translation>
    </message>
    <message>
        <source>%1 can only be %2</source>
        <translation>%1只能是%2</translation>
    </message>
    <message>
        <source>%1 has no combination with %2</source>
        <translation>%1没有含%2的组合</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1, and %2</source>
        <translation>%1，而且%2</translation>
    </message>
    <message>
        <source>the rest of %1 (%2)</source>
        <translation>%1的其余部分（%2）</translation>
    </message>
    <message>
        <source>%1 has one open cell left, which must be %2</source>
        <translation>%1只剩一个空格，必须是%2</translation>
    </message>
    <message>
        <source>Each combination of %1 has %2</source>
        <translation>%1的每种组合都含%2</translation>
    </message>
    <message>
        <source>%1, and only %2 can be that</source>
        <translation>%1，而只有%2能填</translation>
    </message>
    <message>
        <source>%1, in %2</source>
        <translation>%1，且位于%2</translation>
    </message>
    <message>
        <source>In %1 only cells of %2 can be %3, so it has %3</source>
        <translation>在%1中，只有%2的格能填%3，所以它含%3</translation>
    </message>
    <message>
        <source>%1, and %2 sees every place for it</source>
        <translation>%1，而%2能看到它所有的位置</translation>
    </message>
    <message>
        <source>%1, and %2 see every place for it</source>
        <translation>%1，而%2能看到它所有的位置</translation>
    </message>
    <message>
        <source>In %1, %2 need %3 between them</source>
        <translation>在%1中，%2合起来要占用%3</translation>
    </message>
    <message>
        <source>In %1 only %2 can have %3, and each must have as many of them as it can</source>
        <translation>在%1中，只有%2能填%3，且每处都必须尽可能多填</translation>
    </message>
    <message>
        <source>Some combinations of %1 leave nothing for %2</source>
        <translation>%1的某些组合使%2无数可填</translation>
    </message>
    <message>
        <source>%1 can only be %2: any other combination leaves nothing for %3</source>
        <translation>%1只能是%2：其他组合都使%3无数可填</translation>
    </message>
</context>
<context>
    <name>Summands</name>
    <message>
        <source>%1 can only be %2</source>
        <translation>%1只能是%2</translation>
    </message>
    <message>
        <source>with %1 %2 would make more than %3</source>
        <translation>若取%1，%2就会大于%3</translation>
    </message>
    <message>
        <source>with %1 %2 would make less than %3</source>
        <translation>若取%1，%2就会小于%3</translation>
    </message>
    <message>
        <source>%1 has no combination with %2</source>
        <translation>%1没有含%2的组合</translation>
    </message>
</context>
<context>
    <name>SymbolSet</name>
    <message>
        <source>Numbers</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>1-9, then A, B, …</source>
        <translation>1-9，然后 A, B, …</translation>
    </message>
    <message>
        <source>A, B, C, …</source>
        <translation>A, B, C, …</translation>
    </message>
    <message>
        <source>0-9, then A, B, …</source>
        <translation>0-9，然后 A, B, …</translation>
    </message>
    <message>
        <source>cat</source>
        <translation>猫</translation>
    </message>
    <message>
        <source>fish</source>
        <translation>鱼</translation>
    </message>
    <message>
        <source>butterfly</source>
        <translation>蝴蝶</translation>
    </message>
    <message>
        <source>rabbit</source>
        <translation>兔子</translation>
    </message>
    <message>
        <source>duck</source>
        <translation>鸭子</translation>
    </message>
    <message>
        <source>snail</source>
        <translation>蜗牛</translation>
    </message>
    <message>
        <source>bear</source>
        <translation>熊</translation>
    </message>
    <message>
        <source>owl</source>
        <translation>猫头鹰</translation>
    </message>
    <message>
        <source>elephant</source>
        <translation>大象</translation>
    </message>
    <message>
        <source>apple</source>
        <translation>苹果</translation>
    </message>
    <message>
        <source>banana</source>
        <translation>香蕉</translation>
    </message>
    <message>
        <source>grapes</source>
        <translation>葡萄</translation>
    </message>
    <message>
        <source>cherries</source>
        <translation>樱桃</translation>
    </message>
    <message>
        <source>melon</source>
        <translation>甜瓜</translation>
    </message>
    <message>
        <source>pear</source>
        <translation>梨</translation>
    </message>
    <message>
        <source>strawberry</source>
        <translation>草莓</translation>
    </message>
    <message>
        <source>lemon</source>
        <translation>柠檬</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>橙</translation>
    </message>
    <message>
        <source>circle</source>
        <translation>圆形</translation>
    </message>
    <message>
        <source>triangle</source>
        <translation>三角形</translation>
    </message>
    <message>
        <source>star</source>
        <translation>星形</translation>
    </message>
    <message>
        <source>heart</source>
        <translation>心形</translation>
    </message>
    <message>
        <source>square</source>
        <translation>方形</translation>
    </message>
    <message>
        <source>moon</source>
        <translation>月亮</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>十字</translation>
    </message>
    <message>
        <source>diamond</source>
        <translation>菱形</translation>
    </message>
    <message>
        <source>flower</source>
        <translation>花</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>蓝色</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>黄色</translation>
    </message>
    <message>
        <source>red</source>
        <translation>红色</translation>
    </message>
    <message>
        <source>black</source>
        <translation>黑色</translation>
    </message>
    <message>
        <source>green</source>
        <translation>绿色</translation>
    </message>
    <message>
        <source>pink</source>
        <translation>粉色</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>棕色</translation>
    </message>
    <message>
        <source>light blue</source>
        <translation>浅蓝色</translation>
    </message>
    <message>
        <source>Letters without I and O</source>
        <translation>不含 I 和 O 的字母</translation>
    </message>
    <message>
        <source>Greek Letters</source>
        <translation>希腊字母</translation>
    </message>
    <message>
        <source>Animals</source>
        <translation>动物</translation>
    </message>
    <message>
        <source>Fruits</source>
        <translation>水果</translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>颜色</translation>
    </message>
</context>
<context>
    <name>SymbolWords</name>
    <message>
        <source>a word has as many different letters as the board has digits, %1 to %2, and this has %3</source>
        <translation>单词的不同字母应与盘面的数字一样多，即%1到%2个，而它有%3个</translation>
    </message>
    <message>
        <source>the letter %1 is there twice</source>
        <translation>字母%1出现了两次</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot stand for a digit</source>
        <translation>“%1”不能代表数字</translation>
    </message>
    <message>
        <source>%1 has %2 symbols, but this board needs %3</source>
        <translation>%1有%2个符号，但这个盘面需要%3个</translation>
    </message>
    <message>
        <source>a word has letters, not only figures</source>
        <translation>词要有字母，不能只有数字</translation>
    </message>
    <message>
        <source>a word has no spaces</source>
        <translation>词不能有空格</translation>
    </message>
</context>
<context>
    <name>SymbolsMenu</name>
    <message>
        <source>symbols</source>
        <translation>符号</translation>
    </message>
    <message>
        <source>Above 9 × 9</source>
        <translation>9 × 9 以上</translation>
    </message>
    <message>
        <source>Of This Puzzle</source>
        <translation>此题</translation>
    </message>
    <message>
        <source>&amp;Word…</source>
        <translation>单词(&amp;W)…</translation>
    </message>
</context>
<context>
    <name>Symmetry</name>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Half turn</source>
        <translation>旋转180°</translation>
    </message>
    <message>
        <source>Quarter turn</source>
        <translation>旋转90°</translation>
    </message>
    <message>
        <source>Top to bottom</source>
        <translation>上下</translation>
    </message>
    <message>
        <source>Left to right</source>
        <translation>左右</translation>
    </message>
    <message>
        <source>Top to bottom and left to right</source>
        <translation>上下和左右</translation>
    </message>
    <message>
        <source>Diagonal from top left</source>
        <translation>左上对角线</translation>
    </message>
    <message>
        <source>Diagonal from bottom left</source>
        <translation>左下对角线</translation>
    </message>
    <message>
        <source>Both diagonals</source>
        <translation>两条对角线</translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>全部</translation>
    </message>
</context>
<context>
    <name>Technique</name>
    <message>
        <source>A Few Facts</source>
        <translation>少量事实</translation>
    </message>
    <message>
        <source>Full House</source>
        <translation>最后一格</translation>
    </message>
    <message>
        <source>Naked Single</source>
        <translation>显性单数</translation>
    </message>
    <message>
        <source>Hidden Single</source>
        <translation>隐性单数</translation>
    </message>
    <message>
        <source>Dots, Signs and Lines</source>
        <translation>点、符号和线</translation>
    </message>
    <message>
        <source>Single Combination</source>
        <translation>唯一组合</translation>
    </message>
    <message>
        <source>Innie</source>
        <translation>内格</translation>
    </message>
    <message>
        <source>Outie</source>
        <translation>外格</translation>
    </message>
    <message>
        <source>Minimum and Maximum</source>
        <translation>最小值与最大值</translation>
    </message>
    <message>
        <source>Cage Combinations</source>
        <translation>笼组合</translation>
    </message>
    <message>
        <source>Combinations of a Large Cage</source>
        <translation>大笼组合</translation>
    </message>
    <message>
        <source>Sum Combinations</source>
        <translation>和的组合</translation>
    </message>
    <message>
        <source>Line or Outside Clue</source>
        <translation>线或盘外提示数</translation>
    </message>
    <message>
        <source>Law of Leftovers</source>
        <translation>割补法</translation>
    </message>
    <message>
        <source>Hidden Window</source>
        <translation>隐性窗口</translation>
    </message>
    <message>
        <source>Locked Pair</source>
        <translation>死锁数对</translation>
    </message>
    <message>
        <source>Locked Triple</source>
        <translation>死锁三数组</translation>
    </message>
    <message>
        <source>Locked Candidates Type 1 (Pointing)</source>
        <translation>区块类型1（指向）</translation>
    </message>
    <message>
        <source>Locked Candidates Type 2 (Claiming)</source>
        <translation>区块类型2（宣称）</translation>
    </message>
    <message>
        <source>Naked Pair</source>
        <translation>显性数对</translation>
    </message>
    <message>
        <source>Naked Triple</source>
        <translation>显性三数组</translation>
    </message>
    <message>
        <source>Hidden Pair</source>
        <translation>隐性数对</translation>
    </message>
    <message>
        <source>Hidden Triple</source>
        <translation>隐性三数组</translation>
    </message>
    <message>
        <source>Cage Permutations</source>
        <translation>笼排列</translation>
    </message>
    <message>
        <source>Killer Pair</source>
        <translation>杀手数对</translation>
    </message>
    <message>
        <source>Killer Triple</source>
        <translation>杀手三数组</translation>
    </message>
    <message>
        <source>Cage Splitting</source>
        <translation>拆笼</translation>
    </message>
    <message>
        <source>Innies and Outies</source>
        <translation>内格与外格</translation>
    </message>
    <message>
        <source>Cage/Unit Overlap</source>
        <translation>笼与单元重叠</translation>
    </message>
    <message>
        <source>Hidden Killer Pair</source>
        <translation>隐性杀手数对</translation>
    </message>
    <message>
        <source>Hidden Killer Triple</source>
        <translation>隐性杀手三数组</translation>
    </message>
    <message>
        <source>Blocked Combination</source>
        <translation>受阻组合</translation>
    </message>
    <message>
        <source>Common Peer Elimination</source>
        <translation>共同可见格排除</translation>
    </message>
    <message>
        <source>Innie-Outie Difference</source>
        <translation>内外格之差</translation>
    </message>
    <message>
        <source>Overlapping Cages</source>
        <translation>笼重叠</translation>
    </message>
    <message>
        <source>Naked Quadruple</source>
        <translation>显性四数组</translation>
    </message>
    <message>
        <source>Hidden Quadruple</source>
        <translation>隐性四数组</translation>
    </message>
    <message>
        <source>X-Wing</source>
        <translation>X-Wing</translation>
    </message>
    <message>
        <source>Swordfish</source>
        <translation>剑鱼</translation>
    </message>
    <message>
        <source>Jellyfish</source>
        <translation>水母</translation>
    </message>
    <message>
        <source>Squirmbag</source>
        <translation>五阶鱼</translation>
    </message>
    <message>
        <source>Whale</source>
        <translation>六阶鱼</translation>
    </message>
    <message>
        <source>Leviathan</source>
        <translation>七阶鱼</translation>
    </message>
    <message>
        <source>Remote Pair</source>
        <translation>远程数对</translation>
    </message>
    <message>
        <source>Bivalue Universal Grave + 1</source>
        <translation>全双值坟墓+1</translation>
    </message>
    <message>
        <source>Skyscraper</source>
        <translation>摩天楼</translation>
    </message>
    <message>
        <source>2-String Kite</source>
        <translation>双线风筝</translation>
    </message>
    <message>
        <source>Dual 2-String Kite</source>
        <translation>双重双线风筝</translation>
    </message>
    <message>
        <source>Turbot Fish</source>
        <translation>多宝鱼</translation>
    </message>
    <message>
        <source>Empty Rectangle</source>
        <translation>空矩形</translation>
    </message>
    <message>
        <source>Empty Rectangle (Two Candidates)</source>
        <translation>空矩形（两个候选数）</translation>
    </message>
    <message>
        <source>Dual Empty Rectangle</source>
        <translation>双重空矩形</translation>
    </message>
    <message>
        <source>W-Wing</source>
        <translation>W-Wing</translation>
    </message>
    <message>
        <source>XY-Wing</source>
        <translation>XY-Wing</translation>
    </message>
    <message>
        <source>XYZ-Wing</source>
        <translation>XYZ-Wing</translation>
    </message>
    <message>
        <source>Uniqueness Test 1</source>
        <translation>唯一性测试1</translation>
    </message>
    <message>
        <source>Uniqueness Test 2</source>
        <translation>唯一性测试2</translation>
    </message>
    <message>
        <source>Uniqueness Test 3</source>
        <translation>唯一性测试3</translation>
    </message>
    <message>
        <source>Uniqueness Test 4</source>
        <translation>唯一性测试4</translation>
    </message>
    <message>
        <source>Uniqueness Test 5</source>
        <translation>唯一性测试5</translation>
    </message>
    <message>
        <source>Uniqueness Test 6</source>
        <translation>唯一性测试6</translation>
    </message>
    <message>
        <source>Hidden Rectangle</source>
        <translation>隐性矩形</translation>
    </message>
    <message>
        <source>Avoidable Rectangle Type 1</source>
        <translation>可规避矩形类型1</translation>
    </message>
    <message>
        <source>Avoidable Rectangle Type 2</source>
        <translation>可规避矩形类型2</translation>
    </message>
    <message>
        <source>Finned X-Wing</source>
        <translation>带鳍X-Wing</translation>
    </message>
    <message>
        <source>Siamese Finned X-Wing</source>
        <translation>孪生带鳍X-Wing</translation>
    </message>
    <message>
        <source>Sashimi X-Wing</source>
        <translation>退化X-Wing</translation>
    </message>
    <message>
        <source>Siamese Sashimi X-Wing</source>
        <translation>孪生退化X-Wing</translation>
    </message>
    <message>
        <source>Line by Trial</source>
        <translation>试填线</translation>
    </message>
    <message>
        <source>Finned Swordfish</source>
        <translation>带鳍剑鱼</translation>
    </message>
    <message>
        <source>Siamese Finned Swordfish</source>
        <translation>孪生带鳍剑鱼</translation>
    </message>
    <message>
        <source>Sashimi Swordfish</source>
        <translation>退化剑鱼</translation>
    </message>
    <message>
        <source>Siamese Sashimi Swordfish</source>
        <translation>孪生退化剑鱼</translation>
    </message>
    <message>
        <source>Finned Jellyfish</source>
        <translation>带鳍水母</translation>
    </message>
    <message>
        <source>Siamese Finned Jellyfish</source>
        <translation>孪生带鳍水母</translation>
    </message>
    <message>
        <source>Sashimi Jellyfish</source>
        <translation>退化水母</translation>
    </message>
    <message>
        <source>Siamese Sashimi Jellyfish</source>
        <translation>孪生退化水母</translation>
    </message>
    <message>
        <source>Finned Squirmbag</source>
        <translation>带鳍五阶鱼</translation>
    </message>
    <message>
        <source>Sashimi Squirmbag</source>
        <translation>退化五阶鱼</translation>
    </message>
    <message>
        <source>Finned Whale</source>
        <translation>带鳍六阶鱼</translation>
    </message>
    <message>
        <source>Sashimi Whale</source>
        <translation>退化六阶鱼</translation>
    </message>
    <message>
        <source>Finned Leviathan</source>
        <translation>带鳍七阶鱼</translation>
    </message>
    <message>
        <source>Sashimi Leviathan</source>
        <translation>退化七阶鱼</translation>
    </message>
    <message>
        <source>Sue de Coq</source>
        <translation>Sue de Coq</translation>
    </message>
    <message>
        <source>Simple Colors</source>
        <translation>简单涂色法</translation>
    </message>
    <message>
        <source>Simple Colors Trap</source>
        <translation>简单涂色法：陷阱</translation>
    </message>
    <message>
        <source>Simple Colors Wrap</source>
        <translation>简单涂色法：矛盾</translation>
    </message>
    <message>
        <source>Multi Colors</source>
        <translation>多重涂色法</translation>
    </message>
    <message>
        <source>Multi Colors 1</source>
        <translation>多重涂色法1</translation>
    </message>
    <message>
        <source>Multi Colors 2</source>
        <translation>多重涂色法2</translation>
    </message>
    <message>
        <source>X-Chain</source>
        <translation>X链</translation>
    </message>
    <message>
        <source>XY-Chain</source>
        <translation>XY链</translation>
    </message>
    <message>
        <source>Nice Loop/AIC</source>
        <translation>环/AIC</translation>
    </message>
    <message>
        <source>Continuous Nice Loop</source>
        <translation>连续环</translation>
    </message>
    <message>
        <source>Discontinuous Nice Loop</source>
        <translation>不连续环</translation>
    </message>
    <message>
        <source>AIC</source>
        <translation>AIC</translation>
    </message>
    <message>
        <source>Grouped Nice Loop/AIC</source>
        <translation>区块环/AIC</translation>
    </message>
    <message>
        <source>Grouped Continuous Nice Loop</source>
        <translation>区块连续环</translation>
    </message>
    <message>
        <source>Grouped Discontinuous Nice Loop</source>
        <translation>区块不连续环</translation>
    </message>
    <message>
        <source>Grouped AIC</source>
        <translation>区块AIC</translation>
    </message>
    <message>
        <source>Nice Loop/AIC with Almost Locked Sets</source>
        <translation>含待定数组的环/AIC</translation>
    </message>
    <message>
        <source>Almost Locked Set XZ-Rule</source>
        <translation>ALS-XZ</translation>
    </message>
    <message>
        <source>Almost Locked Set XY-Wing</source>
        <translation>ALS-XY-Wing</translation>
    </message>
    <message>
        <source>Almost Locked Set XY-Wing (Overlapping)</source>
        <translation>ALS-XY-Wing（重叠）</translation>
    </message>
    <message>
        <source>Almost Locked Set Chain</source>
        <translation>ALS链</translation>
    </message>
    <message>
        <source>Death Blossom</source>
        <translation>死亡绽放</translation>
    </message>
    <message>
        <source>Death Blossom (Overlapping)</source>
        <translation>死亡绽放（重叠）</translation>
    </message>
    <message>
        <source>Franken X-Wing</source>
        <translation>宫内X-Wing</translation>
    </message>
    <message>
        <source>Franken Swordfish</source>
        <translation>宫内剑鱼</translation>
    </message>
    <message>
        <source>Franken Jellyfish</source>
        <translation>宫内水母</translation>
    </message>
    <message>
        <source>Franken Squirmbag</source>
        <translation>宫内五阶鱼</translation>
    </message>
    <message>
        <source>Franken Whale</source>
        <translation>宫内六阶鱼</translation>
    </message>
    <message>
        <source>Franken Leviathan</source>
        <translation>宫内七阶鱼</translation>
    </message>
    <message>
        <source>Finned Franken X-Wing</source>
        <translation>带鳍宫内X-Wing</translation>
    </message>
    <message>
        <source>Siamese Finned Franken X-Wing</source>
        <translation>孪生带鳍宫内X-Wing</translation>
    </message>
    <message>
        <source>Finned Franken Swordfish</source>
        <translation>带鳍宫内剑鱼</translation>
    </message>
    <message>
        <source>Siamese Finned Franken Swordfish</source>
        <translation>孪生带鳍宫内剑鱼</translation>
    </message>
    <message>
        <source>Finned Franken Jellyfish</source>
        <translation>带鳍宫内水母</translation>
    </message>
    <message>
        <source>Siamese Finned Franken Jellyfish</source>
        <translation>孪生带鳍宫内水母</translation>
    </message>
    <message>
        <source>Finned Franken Squirmbag</source>
        <translation>带鳍宫内五阶鱼</translation>
    </message>
    <message>
        <source>Finned Franken Whale</source>
        <translation>带鳍宫内六阶鱼</translation>
    </message>
    <message>
        <source>Finned Franken Leviathan</source>
        <translation>带鳍宫内七阶鱼</translation>
    </message>
    <message>
        <source>Mutant X-Wing</source>
        <translation>交叉X-Wing</translation>
    </message>
    <message>
        <source>Mutant Swordfish</source>
        <translation>交叉剑鱼</translation>
    </message>
    <message>
        <source>Mutant Jellyfish</source>
        <translation>交叉水母</translation>
    </message>
    <message>
        <source>Mutant Squirmbag</source>
        <translation>交叉五阶鱼</translation>
    </message>
    <message>
        <source>Mutant Whale</source>
        <translation>交叉六阶鱼</translation>
    </message>
    <message>
        <source>Mutant Leviathan</source>
        <translation>交叉七阶鱼</translation>
    </message>
    <message>
        <source>Finned Mutant X-Wing</source>
        <translation>带鳍交叉X-Wing</translation>
    </message>
    <message>
        <source>Siamese Finned Mutant X-Wing</source>
        <translation>孪生带鳍交叉X-Wing</translation>
    </message>
    <message>
        <source>Finned Mutant Swordfish</source>
        <translation>带鳍交叉剑鱼</translation>
    </message>
    <message>
        <source>Siamese Finned Mutant Swordfish</source>
        <translation>孪生带鳍交叉剑鱼</translation>
    </message>
    <message>
        <source>Finned Mutant Jellyfish</source>
        <translation>带鳍交叉水母</translation>
    </message>
    <message>
        <source>Siamese Finned Mutant Jellyfish</source>
        <translation>孪生带鳍交叉水母</translation>
    </message>
    <message>
        <source>Finned Mutant Squirmbag</source>
        <translation>带鳍交叉五阶鱼</translation>
    </message>
    <message>
        <source>Finned Mutant Whale</source>
        <translation>带鳍交叉六阶鱼</translation>
    </message>
    <message>
        <source>Finned Mutant Leviathan</source>
        <translation>带鳍交叉七阶鱼</translation>
    </message>
    <message>
        <source>Kraken Fish</source>
        <translation>海妖鱼</translation>
    </message>
    <message>
        <source>Kraken Fish Type 1</source>
        <translation>海妖鱼类型1</translation>
    </message>
    <message>
        <source>Kraken Fish Type 2</source>
        <translation>海妖鱼类型2</translation>
    </message>
    <message>
        <source>Forcing Chain</source>
        <translation>强制链</translation>
    </message>
    <message>
        <source>Forcing Chain Contradiction</source>
        <translation>强制链：矛盾</translation>
    </message>
    <message>
        <source>Forcing Chain Verity</source>
        <translation>强制链：必然</translation>
    </message>
    <message>
        <source>Forcing Net</source>
        <translation>强制网</translation>
    </message>
    <message>
        <source>Forcing Net Contradiction</source>
        <translation>强制网：矛盾</translation>
    </message>
    <message>
        <source>Forcing Net Verity</source>
        <translation>强制网：必然</translation>
    </message>
    <message>
        <source>Template Set</source>
        <translation>模板：填数</translation>
    </message>
    <message>
        <source>Template Delete</source>
        <translation>模板：删数</translation>
    </message>
    <message>
        <source>External Unique Rectangle</source>
        <translation>外部唯一矩形</translation>
    </message>
    <message>
        <source>3D Medusa</source>
        <translation>3D美杜莎</translation>
    </message>
    <message>
        <source>SK Loop</source>
        <translation>SK环</translation>
    </message>
    <message>
        <source>Junior Exocet</source>
        <translation>初级飞鱼导弹</translation>
    </message>
    <message>
        <source>Tridagon</source>
        <translation>Tridagon</translation>
    </message>
    <message>
        <source>Senior Exocet</source>
        <translation>高级飞鱼导弹</translation>
    </message>
    <message>
        <source>Multi-Sector Locked Sets</source>
        <translation>多区域锁定数组 (MSLS)</translation>
    </message>
    <message>
        <source>Unique Loop</source>
        <translation>唯一环</translation>
    </message>
    <message>
        <source>Bivalue Universal Grave Type 2</source>
        <translation>全双值坟墓类型2</translation>
    </message>
    <message>
        <source>Bivalue Universal Grave Type 4</source>
        <translation>全双值坟墓类型4</translation>
    </message>
    <message>
        <source>Bivalue Universal Grave Type 3</source>
        <translation>全双值坟墓类型3</translation>
    </message>
    <message>
        <source>Aligned Pair Exclusion</source>
        <translation>数对排除 (APE)</translation>
    </message>
    <message>
        <source>X-Cycle</source>
        <translation>X循环</translation>
    </message>
    <message>
        <source>Y-Cycle</source>
        <translation>Y循环</translation>
    </message>
    <message>
        <source>X Forcing Chain</source>
        <translation>X强制链</translation>
    </message>
    <message>
        <source>XY-Cycle</source>
        <translation>XY循环</translation>
    </message>
    <message>
        <source>XY Forcing Chain</source>
        <translation>XY强制链</translation>
    </message>
    <message>
        <source>Aligned Triplet Exclusion</source>
        <translation>三数组排除 (ATE)</translation>
    </message>
    <message>
        <source>Nishio</source>
        <translation>Nishio</translation>
    </message>
    <message>
        <source>Cell Forcing Chain</source>
        <translation>单元格强制链</translation>
    </message>
    <message>
        <source>Region Forcing Chain</source>
        <translation>区域强制链</translation>
    </message>
    <message>
        <source>Dynamic Forcing Chain</source>
        <translation>动态强制链</translation>
    </message>
    <message>
        <source>Dynamic Forcing Chain (+)</source>
        <translation>动态强制链 (+)</translation>
    </message>
    <message>
        <source>Dynamic Forcing Chain (+ Forcing Chains)</source>
        <translation>动态强制链（+ 强制链）</translation>
    </message>
    <message>
        <source>Dynamic Forcing Chain (+ Multiple Forcing Chains)</source>
        <translation>动态强制链（+ 多重强制链）</translation>
    </message>
    <message>
        <source>Dynamic Forcing Chain (+ Dynamic Forcing Chains)</source>
        <translation>动态强制链（+ 动态强制链）</translation>
    </message>
    <message>
        <source>Dynamic Forcing Chain (+ Dynamic Forcing Chains (+ Forcing Chains))</source>
        <translation>动态强制链（+ 动态强制链（+ 强制链））</translation>
    </message>
    <message>
        <source>Brute Force</source>
        <translation>暴力破解</translation>
    </message>
    <message>
        <source>Borders of Regions</source>
        <translation>区域边界</translation>
    </message>
    <message>
        <source>Trial of Regions</source>
        <translation>区域试探</translation>
    </message>
</context>
<context>
    <name>Technique table</name>
    <message>
        <source>a kind of %1</source>
        <translation>%1的一种</translation>
    </message>
    <message>
        <source>needs a single solution</source>
        <translation>以唯一解为前提</translation>
    </message>
    <message>
        <source>off</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>TechniqueArticle</name>
    <message>
        <source>Before it: %1.</source>
        <translation>上一个：%1。</translation>
    </message>
    <message>
        <source>Next: %1.</source>
        <translation>下一个：%1。</translation>
    </message>
    <message>
        <source>How to spot it</source>
        <translation>如何发现</translation>
    </message>
    <message>
        <source>Its place</source>
        <translation>在技巧表中的位置</translation>
    </message>
    <message>
        <source>Level: %1. HoDoKu&apos;s score: %2.</source>
        <translation>难度：%1。HoDoKu 分数：%2。</translation>
    </message>
</context>
<context>
    <name>TechniqueLesson</name>
    <message>
        <source>ER is the rating of the hardest step, EP of the hardest one before the first digit, ED of the first one.</source>
        <translation>ER 是最难一步的评分，EP 是填出第一个数字之前最难一步的评分，ED 是第一步的评分。</translation>
    </message>
    <message>
        <source>%1. %2.</source>
        <translation>%1. %2。</translation>
    </message>
</context>
<context>
    <name>TechniquePage</name>
    <message>
        <source>This page is in English so far.</source>
        <translation>本页目前只有英文。</translation>
    </message>
</context>
<context>
    <name>TechniqueSteps</name>
    <message>
        <source>Technique, and what follows</source>
        <translation>技巧及结论</translation>
    </message>
    <message>
        <source>Technique</source>
        <translation>技巧</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>难度</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>HoDoKu&apos;s score of the technique</source>
        <translation>该技巧的 HoDoKu 分数</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message numerus="yes">
        <source>%n technique(s)</source>
        <translation>
            <numerusform>%n种技巧</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TermWords</name>
    <message>
        <source>%1 in %2</source>
        <translation>%2的%1</translation>
    </message>
    <message>
        <source>cover: %1 in %2</source>
        <translation>覆盖：%2的%1</translation>
    </message>
    <message>
        <source>fin: %1 in %2</source>
        <translation>鳍：%2的%1</translation>
    </message>
    <message>
        <source>endo fin: %1 in %2</source>
        <translation>内鳍：%2的%1</translation>
    </message>
    <message>
        <source>one of %2 is %1</source>
        <translation>%2之一是%1</translation>
    </message>
    <message>
        <source>almost locked set %1: %2 in %3</source>
        <translation>待定数组%1：%3的%2</translation>
    </message>
    <message>
        <source>restricted: %1 in %2</source>
        <translation>受限：%2的%1</translation>
    </message>
    <message>
        <source>colour %1: %2 in %3</source>
        <translation>颜色%1：%3的%2</translation>
    </message>
    <message>
        <source>other side: %1 in %2</source>
        <translation>另一侧：%2的%1</translation>
    </message>
    <message>
        <source>counted: %1 in %2</source>
        <translation>计入：%2的%1</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message>
        <source>the hidden house %1 (%2 without %3)</source>
        <translation>隐性单元%1（%2除去%3）</translation>
    </message>
    <message>
        <source>the house of %1 at %2</source>
        <translation>%1中含%2的单元</translation>
    </message>
    <message>
        <source>the rest (%1 without %2)</source>
        <translation>其余部分（%1除去%2）</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1或%2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>%1（其一）</translation>
    </message>
    <message>
        <source>if %1, then %2</source>
        <translation>若%1，则%2</translation>
    </message>
    <message>
        <source>, then </source>
        <translation>，则 </translation>
    </message>
    <message>
        <source>the region of %1</source>
        <translation>%1所在区域</translation>
    </message>
</context>
<context>
    <name>Textbook</name>
    <message>
        <source>CDCL: learn from conflicts</source>
        <translation>CDCL：从冲突中学习</translation>
    </message>
    <message>
        <source>Learns a clause from each conflict, and goes back to the first level at which this clause says something new.</source>
        <translation>从每个冲突中学到一个子句，并回到该子句能推出新结论的第一层。</translation>
    </message>
    <message>
        <source>DPLL: try both values</source>
        <translation>DPLL：两个值都试</translation>
    </message>
    <message>
        <source>Takes back the last guess after a conflict, and tries the opposite. It remembers nothing else.</source>
        <translation>遇到冲突就撤回上一个猜测，改试相反的值。此外什么都不记。</translation>
    </message>
    <message>
        <source>Where there are fewest choices</source>
        <translation>选择最少的地方</translation>
    </message>
    <message>
        <source>Guesses where a cell has the fewest digits, or a digit the fewest places.</source>
        <translation>在数字最少的格或位置最少的数字上猜测。</translation>
    </message>
    <message>
        <source>The first open candidate</source>
        <translation>第一个未定的候选数</translation>
    </message>
    <message>
        <source>Guesses the smallest digit of the first open cell.</source>
        <translation>猜测第一个空格的最小数字。</translation>
    </message>
    <message>
        <source>The most active variable</source>
        <translation>最活跃的变量</translation>
    </message>
    <message>
        <source>Guesses the variable that was most often in recent conflicts (VSIDS).</source>
        <translation>猜测最近冲突中出现最多的变量 (VSIDS)。</translation>
    </message>
</context>
<context>
    <name>TraceWords</name>
    <message>
        <source>Level %1: guess that %2.</source>
        <translation>第%1层：猜测%2。</translation>
    </message>
    <message>
        <source>Back to level 0: no guess is left.</source>
        <translation>回到第0层：没有剩余的猜测。</translation>
    </message>
    <message>
        <source>Back to level %1.</source>
        <translation>回到第%1层。</translation>
    </message>
    <message>
        <source>Everything is decided: this is a solution.</source>
        <translation>全部确定：这是一个解。</translation>
    </message>
    <message>
        <source>A conflict without a guess: there is no solution.</source>
        <translation>没有猜测就出现冲突：无解。</translation>
    </message>
    <message>
        <source>Stopped at step %L1, without an answer.</source>
        <translation>在第%L1步停止，没有得出答案。</translation>
    </message>
    <message>
        <source>%1 is true</source>
        <translation>%1为真</translation>
    </message>
    <message>
        <source>%1 is false</source>
        <translation>%1为假</translation>
    </message>
    <message>
        <source>%1 cannot be %2</source>
        <translation>%1不能是%2</translation>
    </message>
    <message>
        <source>%1: it is a clue.</source>
        <translation>%1：这是已知数。</translation>
    </message>
    <message>
        <source>%1: no other digit is left for it.</source>
        <translation>%1：该格没有别的数字可填。</translation>
    </message>
    <message>
        <source>%1: it is %2.</source>
        <translation>%1：该格是%2。</translation>
    </message>
    <message>
        <source>%1: no other cell of %2 can be %3.</source>
        <translation>%1：%2中没有别的格能填%3。</translation>
    </message>
    <message>
        <source>%1, because %2.</source>
        <translation>%1，因为%2。</translation>
    </message>
    <message>
        <source>%1: this guess has failed.</source>
        <translation>%1：此猜测已失败。</translation>
    </message>
    <message>
        <source>%1, by learnt clause %2</source>
        <translation>%1，根据学习子句%2</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1。</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>%1 because of %2.</source>
        <translation>%1，因为%2。</translation>
    </message>
    <message>
        <source>%1: %2 has a %3 in %4.</source>
        <translation>%1：%2在%4已有%3。</translation>
    </message>
    <message>
        <source>%1 because of %2: %3.</source>
        <translation>%1，因为%2：%3。</translation>
    </message>
    <message>
        <source>Conflict: learnt clause %1 is false: %2.</source>
        <translation>冲突：学习子句%1为假：%2。</translation>
    </message>
    <message>
        <source>Conflict: this is false: %1.</source>
        <translation>冲突：此式为假：%1。</translation>
    </message>
    <message>
        <source>Conflict: the clue %1 of %2 is excluded.</source>
        <translation>冲突：%2的已知数%1被排除。</translation>
    </message>
    <message>
        <source>Conflict: no digit is left for %1.</source>
        <translation>冲突：%1无数可填。</translation>
    </message>
    <message>
        <source>Conflict: %1 is both %2 and %3.</source>
        <translation>冲突：%1既是%2又是%3。</translation>
    </message>
    <message>
        <source>Conflict: no cell of %1 is left for %2.</source>
        <translation>冲突：%1中没有格可填%2。</translation>
    </message>
    <message>
        <source>Conflict: %1 has a %2 both in %3 and in %4.</source>
        <translation>冲突：%1在%3和%4都有%2。</translation>
    </message>
    <message>
        <source>Conflict because of %1: %2.</source>
        <translation>冲突，因为%1：%2。</translation>
    </message>
    <message>
        <source>Learnt clause %1: %2.</source>
        <translation>学习子句%1：%2。</translation>
    </message>
    <message>
        <source>This guess fails: %1.</source>
        <translation>此猜测失败：%1。</translation>
    </message>
    <message>
        <source>These guesses fail together: %1.</source>
        <translation>这些猜测一起失败：%1。</translation>
    </message>
    <message>
        <source>%1 (guess)</source>
        <translation>%1（猜测）</translation>
    </message>
    <message>
        <source>digits: %L1</source>
        <translation>数字：%L1</translation>
    </message>
    <message>
        <source>excluded candidates: %L1</source>
        <translation>排除的候选数：%L1</translation>
    </message>
    <message>
        <source>bits: %L1</source>
        <translation>位：%L1</translation>
    </message>
    <message>
        <source>auxiliary variables: %L1</source>
        <translation>辅助变量：%L1</translation>
    </message>
    <message>
        <source>Level %1: %2</source>
        <translation>第%1层：%2</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Guesses: %L1, propagations: %L2, conflicts: %L3</source>
        <translation>猜测：%L1，传播：%L2，冲突：%L3</translation>
    </message>
    <message>
        <source>%1, learnt clauses: %L2</source>
        <translation>%1，学习子句：%L2</translation>
    </message>
</context>
<context>
    <name>Transform</name>
    <message>
        <source>Turn Right</source>
        <translation>右转90°</translation>
    </message>
    <message>
        <source>Turn Left</source>
        <translation>左转90°</translation>
    </message>
    <message>
        <source>Half Turn</source>
        <translation>旋转180°</translation>
    </message>
    <message>
        <source>Mirror Left to Right</source>
        <translation>左右镜像</translation>
    </message>
    <message>
        <source>Mirror Top to Bottom</source>
        <translation>上下镜像</translation>
    </message>
    <message>
        <source>Mirror at the Diagonal from Top Left</source>
        <translation>沿左上对角线镜像</translation>
    </message>
    <message>
        <source>Mirror at the Diagonal from Bottom Left</source>
        <translation>沿左下对角线镜像</translation>
    </message>
    <message>
        <source>Swap Rows</source>
        <translation>交换行</translation>
    </message>
    <message>
        <source>Swap Columns</source>
        <translation>交换列</translation>
    </message>
    <message>
        <source>Swap Bands of Boxes</source>
        <translation>交换横带</translation>
    </message>
    <message>
        <source>Swap Stacks of Boxes</source>
        <translation>交换竖带</translation>
    </message>
    <message>
        <source>Relabel Digits</source>
        <translation>替换数字</translation>
    </message>
    <message>
        <source>Reverse Digits</source>
        <translation>反转数字</translation>
    </message>
    <message>
        <source>Sort Digits by the First Row</source>
        <translation>按第一行排序数字</translation>
    </message>
    <message>
        <source>Canonical Form</source>
        <translation>规范形</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>打乱</translation>
    </message>
</context>
<context>
    <name>TransformWords</name>
    <message>
        <source>it needs two numbers, such as 1,2</source>
        <translation>需要两个数，例如1,2</translation>
    </message>
    <message>
        <source>it needs the new digits for 1, 2, 3 and so on, such as 2,3,4,1</source>
        <translation>需要1、2、3等的新数字，例如2,3,4,1</translation>
    </message>
    <message>
        <source>%1 allows only digits that all stay even or odd, or all change that</source>
        <translation>%1只允许数字的奇偶全部不变或全部改变</translation>
    </message>
    <message>
        <source>%1 allows only the reversal of all digits</source>
        <translation>%1只允许反转所有数字</translation>
    </message>
    <message>
        <source>%1 does not allow it: the rule depends on the values of digits</source>
        <translation>%1不允许：该规则取决于数字的大小</translation>
    </message>
    <message>
        <source>rows and columns change places only within a band or a stack</source>
        <translation>行和列只能在同一横带或竖带内互换</translation>
    </message>
    <message>
        <source>a region would be in pieces</source>
        <translation>会有区域断开</translation>
    </message>
    <message>
        <source>%1 does not allow it: the rule would be another one</source>
        <translation>%1不允许：规则会变成另一种</translation>
    </message>
    <message>
        <source>only a board with rectangular boxes has bands and stacks</source>
        <translation>只有矩形宫的盘面才有横带和竖带</translation>
    </message>
    <message>
        <source>the numbers must be from 1 to %1</source>
        <translation>数必须在1到%1之间</translation>
    </message>
    <message>
        <source>only boards up to %1 × %1 with boxes and without further rules have a canonical form</source>
        <translation>只有不超过 %1 × %1、有宫且没有其他规则的盘面才有规范形</translation>
    </message>
    <message>
        <source>it takes no numbers</source>
        <translation>不需要数</translation>
    </message>
    <message>
        <source>each digit from %1 to %2 must be there once</source>
        <translation>%1到%2的每个数字都必须出现一次</translation>
    </message>
    <message>
        <source>a board with holes, or of several boards, is turned or mirrored only</source>
        <translation>有空洞的盘面或由多个盘面组成的盘面只能旋转或镜像</translation>
    </message>
    <message>
        <source>a board on which digits may be repeated in rows and columns is turned or mirrored only</source>
        <translation>行列内数字可重复的盘面只能旋转或镜像</translation>
    </message>
</context>
<context>
    <name>ValueChoices</name>
    <message>
        <source>that of the program</source>
        <translation>程序自带的</translation>
    </message>
</context>
<context>
    <name>Variant</name>
    <message>
        <source>Anti-knight</source>
        <translation>无马步</translation>
    </message>
    <message>
        <source>knight&apos;s move, chess</source>
        <translation>马步, 国际象棋, anti-knight, knight’s move, chess</translation>
    </message>
    <message>
        <source>Cells a knight&apos;s move apart contain different digits</source>
        <translation>相隔一个马步的格填不同的数字</translation>
    </message>
    <message>
        <source>Anti-king</source>
        <translation>无王步</translation>
    </message>
    <message>
        <source>king&apos;s move, no touch, chess</source>
        <translation>王步, 不相触, 国际象棋, anti-king, king’s move, no touch, chess</translation>
    </message>
    <message>
        <source>Cells a king&apos;s move apart contain different digits</source>
        <translation>相隔一个王步的格填不同的数字</translation>
    </message>
    <message>
        <source>Killer cage</source>
        <translation>杀手笼</translation>
    </message>
    <message>
        <source>sum cage, sumdoku</source>
        <translation>和笼, 杀手数独, killer cage, sum cage, sumdoku</translation>
    </message>
    <message>
        <source>No digit is repeated in a dashed cage, and its digits add up to its number</source>
        <translation>虚线笼内数字不重复，且其和等于笼上的数</translation>
    </message>
    <message>
        <source>Extra region</source>
        <translation>额外区域</translation>
    </message>
    <message>
        <source>extra house, additional region</source>
        <translation>额外单元, 附加区域, extra region, extra house, additional region</translation>
    </message>
    <message>
        <source>No digit is repeated in a shaded region with an outline</source>
        <translation>带框线的阴影区域内数字不重复</translation>
    </message>
    <message>
        <source>Clone</source>
        <translation>克隆</translation>
    </message>
    <message>
        <source>twin regions</source>
        <translation>孪生区域, clone, twin regions</translation>
    </message>
    <message>
        <source>Striped groups of the same shape contain the same digits in the same places</source>
        <translation>形状相同的条纹格组在相同位置填相同的数字</translation>
    </message>
    <message>
        <source>Each main diagonal contains every digit once</source>
        <translation>每条主对角线都包含每个数字各一次</translation>
    </message>
    <message>
        <source>Diagonal from top left</source>
        <translation>左上对角线</translation>
    </message>
    <message>
        <source>X-Sudoku, main diagonals, negative diagonal</source>
        <translation>X数独, 对角线数独, 主对角线, X-Sudoku, main diagonals, negative diagonal</translation>
    </message>
    <message>
        <source>No digit is repeated on the diagonal from top left to bottom right</source>
        <translation>从左上到右下的对角线上数字不重复</translation>
    </message>
    <message>
        <source>Diagonal from bottom left</source>
        <translation>左下对角线</translation>
    </message>
    <message>
        <source>X-Sudoku, main diagonals, positive diagonal</source>
        <translation>X数独, 对角线数独, 副对角线, X-Sudoku, main diagonals, positive diagonal</translation>
    </message>
    <message>
        <source>No digit is repeated on the diagonal from bottom left to top right</source>
        <translation>从左下到右上的对角线上数字不重复</translation>
    </message>
    <message>
        <source>Disjoint groups</source>
        <translation>同位组</translation>
    </message>
    <message>
        <source>disjoint sets</source>
        <translation>同位数独, 不相交组, disjoint groups, disjoint sets</translation>
    </message>
    <message>
        <source>No digit is repeated in cells at the same place of their boxes</source>
        <translation>各宫相同位置的格内数字不重复</translation>
    </message>
    <message>
        <source>rectangular boxes</source>
        <translation>矩形宫</translation>
    </message>
    <message>
        <source>Maximum cells</source>
        <translation>极大格</translation>
    </message>
    <message>
        <source>peak, local maximum, greater than all neighbours</source>
        <translation>峰, 局部最大, 大于所有相邻格, maximum cells, peak, local maximum, greater than all neighbours</translation>
    </message>
    <message>
        <source>A digit with four tips that point outwards is greater than each digit beside it that has no such tips</source>
        <translation>有四个朝外尖角的格，其数字大于相邻的每个没有这种尖角的格</translation>
    </message>
    <message>
        <source>Minimum cells</source>
        <translation>极小格</translation>
    </message>
    <message>
        <source>valley, local minimum, less than all neighbours</source>
        <translation>谷, 局部最小, 小于所有相邻格, minimum cells, valley, local minimum, less than all neighbours</translation>
    </message>
    <message>
        <source>A digit with four tips that point inwards is less than each digit beside it that has no such tips</source>
        <translation>有四个朝内尖角的格，其数字小于相邻的每个没有这种尖角的格</translation>
    </message>
    <message>
        <source>Given candidates</source>
        <translation>给定候选数</translation>
    </message>
    <message>
        <source>sukaku, pencilmark sudoku, given pencil marks</source>
        <translation>候选数数独, 给定标记, sukaku, pencilmark sudoku, given pencil marks</translation>
    </message>
    <message>
        <source>A cell with small digits contains one of them</source>
        <translation>有小数字的格填其中一个数字</translation>
    </message>
    <message>
        <source>Row indexer</source>
        <translation>行索引</translation>
    </message>
    <message>
        <source>indexing, index cells, says the row</source>
        <translation>索引格, 指出所在行, row indexer, indexing, index cells, says the row</translation>
    </message>
    <message>
        <source>A cell with upright dashes says in which row of its column the number of its own row is</source>
        <translation>有竖短线的格指出：它所在行的行号在它这一列的第几行</translation>
    </message>
    <message>
        <source>Column indexer</source>
        <translation>列索引</translation>
    </message>
    <message>
        <source>indexing, 159, index cells, says the column</source>
        <translation>索引格, 指出所在列, column indexer, indexing, 159, index cells, says the column</translation>
    </message>
    <message>
        <source>A cell with level dashes says in which column of its row the number of its own column is</source>
        <translation>有横短线的格指出：它所在列的列号在它这一行的第几列</translation>
    </message>
    <message>
        <source>Thermometer</source>
        <translation>温度计</translation>
    </message>
    <message>
        <source>Digits increase from the bulb of a thermometer to its end</source>
        <translation>从温度计的圆头到末端，数字递增</translation>
    </message>
    <message>
        <source>Palindrome</source>
        <translation>回文线</translation>
    </message>
    <message>
        <source>mirror line</source>
        <translation>镜像线, palindrome, mirror line</translation>
    </message>
    <message>
        <source>A pale line reads the same from both ends</source>
        <translation>浅色线从两端读起来相同</translation>
    </message>
    <message>
        <source>Whispers</source>
        <translation>密语线</translation>
    </message>
    <message>
        <source>German whispers, Dutch whispers, whisper line</source>
        <translation>德国密语线, 荷兰密语线, German whispers, Dutch whispers, whisper line</translation>
    </message>
    <message>
        <source>Adjacent digits on a dashed line differ by at least half the number of digits, or by at least the number given</source>
        <translation>虚线上相邻数字之差至少为数字个数的一半，或至少为所给的数</translation>
    </message>
    <message>
        <source>Renban</source>
        <translation>连续线 (Renban)</translation>
    </message>
    <message>
        <source>run of digits, consecutive line</source>
        <translation>连续数字, 连续线, renban, run of digits, consecutive line</translation>
    </message>
    <message>
        <source>A dotted line contains consecutive digits in any order</source>
        <translation>点线上是一组连续数字，顺序不限</translation>
    </message>
    <message>
        <source>Between line</source>
        <translation>夹线</translation>
    </message>
    <message>
        <source>Digits on a line between two circles are between the digits in the circles</source>
        <translation>两个圆圈之间的线上，数字介于圆圈内的两个数字之间</translation>
    </message>
    <message>
        <source>Arrow</source>
        <translation>箭头</translation>
    </message>
    <message>
        <source>Digits along an arrow add up to the digit in its circle</source>
        <translation>箭头上的数字之和等于圆圈内的数字</translation>
    </message>
    <message>
        <source>Pill arrow</source>
        <translation>胶囊箭头</translation>
    </message>
    <message>
        <source>two-digit arrow, double circle</source>
        <translation>两位数箭头, 双圆圈, 药丸, pill arrow, two-digit arrow, double circle</translation>
    </message>
    <message>
        <source>Digits along an arrow add up to the two-digit number in its pill</source>
        <translation>箭头上的数字之和等于胶囊内的两位数</translation>
    </message>
    <message>
        <source>Greater than</source>
        <translation>不等号</translation>
    </message>
    <message>
        <source>inequality, comparison, less than</source>
        <translation>大于, 小于, 比较, greater than, inequality, comparison, less than</translation>
    </message>
    <message>
        <source>The sign between two cells opens towards the greater digit</source>
        <translation>两格之间的符号，开口朝向较大的数字</translation>
    </message>
    <message>
        <source>White dot</source>
        <translation>白点</translation>
    </message>
    <message>
        <source>Kropki dots, consecutive, difference</source>
        <translation>黑白点, 连续, 差, Kropki dots, white dot, consecutive, difference</translation>
    </message>
    <message>
        <source>Digits beside a white dot differ by one, or by the number in the dot</source>
        <translation>白点两侧的数字相差1，或相差点内的数</translation>
    </message>
    <message>
        <source>Black dot</source>
        <translation>黑点</translation>
    </message>
    <message>
        <source>Kropki dots, ratio, double</source>
        <translation>黑白点, 比, 两倍, Kropki dots, black dot, ratio, double</translation>
    </message>
    <message>
        <source>One digit beside a black dot is twice the other, or the other times the number in the dot</source>
        <translation>黑点两侧的数字，一个是另一个的两倍，或为点内所示的倍数</translation>
    </message>
    <message>
        <source>X or V</source>
        <translation>X 或 V</translation>
    </message>
    <message>
        <source>XV, sum of 5 or 10</source>
        <translation>XV, 和为5或10, sum of 5 or 10</translation>
    </message>
    <message>
        <source>Digits beside an X add up to 10, and digits beside a V add up to 5</source>
        <translation>X 两侧的数字之和为10，V 两侧的数字之和为5</translation>
    </message>
    <message>
        <source>All white dots are given</source>
        <translation>所有白点都已给出</translation>
    </message>
    <message>
        <source>Kropki, negative constraint</source>
        <translation>黑白点, 反向约束, Kropki, negative constraint</translation>
    </message>
    <message>
        <source>Adjacent digits without a white dot do not differ by one</source>
        <translation>没有白点的相邻数字不相差1</translation>
    </message>
    <message>
        <source>All black dots are given</source>
        <translation>所有黑点都已给出</translation>
    </message>
    <message>
        <source>Of two adjacent digits without a black dot, neither is twice the other</source>
        <translation>没有黑点的两个相邻数字，任一个都不是另一个的两倍</translation>
    </message>
    <message>
        <source>All X and V are given</source>
        <translation>所有 X 和 V 都已给出</translation>
    </message>
    <message>
        <source>XV, negative constraint</source>
        <translation>XV, 反向约束, negative constraint</translation>
    </message>
    <message>
        <source>Adjacent digits without X or V add up to neither 10 nor 5</source>
        <translation>没有 X 或 V 的相邻数字之和既不是10也不是5</translation>
    </message>
    <message>
        <source>Non-consecutive</source>
        <translation>非连续</translation>
    </message>
    <message>
        <source>Adjacent digits differ by two or more</source>
        <translation>相邻数字至少相差2</translation>
    </message>
    <message>
        <source>Numbered room</source>
        <translation>数字房间</translation>
    </message>
    <message>
        <source>numbered rooms, first digit says the place</source>
        <translation>第一个数字指出位置, numbered rooms, first digit says the place</translation>
    </message>
    <message>
        <source>A number with № is the digit in the nth cell of its row or column, where n is the first digit from that side</source>
        <translation>带№的数是该行或该列第 n 格的数字，n 为从这一侧起的第一个数字</translation>
    </message>
    <message>
        <source>Sandwich</source>
        <translation>三明治</translation>
    </message>
    <message>
        <source>A number with Σ is the sum of the digits between the smallest and the largest digit of its row or column</source>
        <translation>带Σ的数是该行或该列最小数字与最大数字之间的数字之和</translation>
    </message>
    <message>
        <source>X-sum</source>
        <translation>X和</translation>
    </message>
    <message>
        <source>A number with X is the sum of the first n digits of its row or column, where n is the first digit from that side</source>
        <translation>带 X 的数是该行或该列前 n 个数字之和，n 为从这一侧起的第一个数字</translation>
    </message>
    <message>
        <source>Little killer</source>
        <translation>小杀手</translation>
    </message>
    <message>
        <source>diagonal sum</source>
        <translation>对角线和, little killer, diagonal sum</translation>
    </message>
    <message>
        <source>A number with an arrow is the sum of the digits on the diagonal that it points along</source>
        <translation>带箭头的数是箭头所指对角线上的数字之和</translation>
    </message>
    <message>
        <source>Even cells</source>
        <translation>偶数格</translation>
    </message>
    <message>
        <source>parity</source>
        <translation>奇偶, 偶数, 奇数, even, odd, parity</translation>
    </message>
    <message>
        <source>Cells with a square contain even digits</source>
        <translation>有方块的格填偶数</translation>
    </message>
    <message>
        <source>Odd cells</source>
        <translation>奇数格</translation>
    </message>
    <message>
        <source>Cells with a disc contain odd digits</source>
        <translation>有圆片的格填奇数</translation>
    </message>
    <message>
        <source>Quadruple</source>
        <translation>四格数</translation>
    </message>
    <message>
        <source>quad, four digits</source>
        <translation>四个数字, quadruple, quad, four digits</translation>
    </message>
    <message>
        <source>The digits in a circle are in the four cells around it</source>
        <translation>圆圈内的数字都在周围四格中</translation>
    </message>
    <message>
        <source>Region sum line</source>
        <translation>区域和线</translation>
    </message>
    <message>
        <source>box sum, equal sums</source>
        <translation>宫和, 等和, region sum line, box sum, equal sums</translation>
    </message>
    <message>
        <source>The digits of a line with cross strokes have the same sum in each box that it passes through</source>
        <translation>带横划的线在经过的每个宫内数字之和相同</translation>
    </message>
    <message>
        <source>No digit is repeated in the shaded cells</source>
        <translation>阴影格内数字不重复</translation>
    </message>
    <message>
        <source>9 rows and columns, and boxes of 3 by 3</source>
        <translation>9行9列和3乘3的宫</translation>
    </message>
    <message>
        <source>Asterisk</source>
        <translation>星号</translation>
    </message>
    <message>
        <source>star</source>
        <translation>星, asterisk, star</translation>
    </message>
    <message>
        <source>Centre dot</source>
        <translation>中心点</translation>
    </message>
    <message>
        <source>center dot</source>
        <translation>宫的中心, centre dot, center dot</translation>
    </message>
    <message>
        <source>boxes with a cell in the centre</source>
        <translation>有中心格的宫</translation>
    </message>
    <message>
        <source>Girandola</source>
        <translation>Girandola</translation>
    </message>
    <message>
        <source>Target sum</source>
        <translation>目标和</translation>
    </message>
    <message>
        <source>The digits in the dashed circles of each row, column and box add up to %1</source>
        <translation>每行、每列、每宫的虚线圆圈内数字之和为%1</translation>
    </message>
    <message>
        <source>Entropic line</source>
        <translation>熵线</translation>
    </message>
    <message>
        <source>entropy, low, middle and high digits</source>
        <translation>熵, 小、中、大数字, entropic line, entropy, low, middle and high digits</translation>
    </message>
    <message>
        <source>Of each three digits side by side on a hollow line one is low, one middle and one high</source>
        <translation>空心线上每三个相邻数字，一个小、一个中、一个大</translation>
    </message>
    <message>
        <source>Modular line</source>
        <translation>模线</translation>
    </message>
    <message>
        <source>parity line, remainder, modulo</source>
        <translation>奇偶线, 余数, 取模, modular line, parity line, remainder, modulo</translation>
    </message>
    <message>
        <source>Digits side by side on a line of pale bars leave all different remainders when divided by 3, or by the number given: each three of them, or as many as that number</source>
        <translation>浅色条组成的线上，任意三个相邻数字除以3的余数各不相同；若给出了数 n，则任意 n 个相邻数字除以 n 的余数各不相同</translation>
    </message>
    <message>
        <source>Windoku</source>
        <translation>窗口数独</translation>
    </message>
    <message>
        <source>hyper Sudoku, NRC</source>
        <translation>超级数独, hyper Sudoku, NRC, windoku</translation>
    </message>
    <message>
        <source>No digit is repeated in a shaded window</source>
        <translation>阴影窗口内数字不重复</translation>
    </message>
    <message>
        <source>boxes of at least two rows and two columns</source>
        <translation>至少有两行两列的宫</translation>
    </message>
    <message>
        <source>Anti-taxicab</source>
        <translation>无出租车步</translation>
    </message>
    <message>
        <source>taxicab distance, Manhattan distance</source>
        <translation>曼哈顿距离, 出租车距离, anti-taxicab, taxicab distance, Manhattan distance</translation>
    </message>
    <message>
        <source>Two cells with the same digit are not that many steps apart, along rows and columns</source>
        <translation>数字相同的两格，沿行列走的步数不等于该数字</translation>
    </message>
    <message>
        <source>at most 16 rows</source>
        <translation>最多16行</translation>
    </message>
    <message>
        <source>Zipper line</source>
        <translation>拉链线</translation>
    </message>
    <message>
        <source>zipper, pairs with the sum of the middle</source>
        <translation>拉链, 两两之和等于中间, zipper line</translation>
    </message>
    <message>
        <source>Two digits on a line of two rails that are equally far from its middle have the same sum as any other two; if a cell is in the middle, its digit is that sum</source>
        <translation>双轨线上，与中点等距的每两个数字之和都相同；若中点是一格，其数字就是这个和</translation>
    </message>
    <message>
        <source>Double arrow</source>
        <translation>双头箭头</translation>
    </message>
    <message>
        <source>two circles, double-ended arrow</source>
        <translation>两个圆圈, double arrow, double-ended arrow</translation>
    </message>
    <message>
        <source>Digits along a thin line between two circles add up to the sum of the digits in the circles</source>
        <translation>两个圆圈之间的细线上，数字之和等于圆圈内的数字之和</translation>
    </message>
    <message>
        <source>Counting circles</source>
        <translation>计数圆圈</translation>
    </message>
    <message>
        <source>self-counting circles</source>
        <translation>自计数圆圈, counting circles, self-counting circles</translation>
    </message>
    <message>
        <source>A digit in a thick circle says how many thick circles have that digit</source>
        <translation>粗圆圈内的数字指出有多少个粗圆圈填这个数字</translation>
    </message>
    <message>
        <source>Equality cage</source>
        <translation>均等笼</translation>
    </message>
    <message>
        <source>as many even as odd, as many low as high</source>
        <translation>奇偶一样多, 大小一样多, equality cage</translation>
    </message>
    <message>
        <source>A dashed cage with = has as many even digits as odd ones and as many low ones as high ones, none of them repeated, and not the digit in the middle</source>
        <translation>带=的虚线笼内，偶数与奇数一样多，小数字与大数字一样多，数字不重复，且不含居中的数字</translation>
    </message>
    <message>
        <source>Sum cage</source>
        <translation>和笼</translation>
    </message>
    <message>
        <source>killer cage with repeated digits</source>
        <translation>可重复的杀手笼, sum cage, killer cage with repeated digits</translation>
    </message>
    <message>
        <source>The digits in a dashed cage with Σ add up to its number, and may be repeated where rows, columns and regions let them</source>
        <translation>带Σ的虚线笼内数字之和等于笼上的数；在行、列、区域允许时数字可以重复</translation>
    </message>
    <message>
        <source>Product cage</source>
        <translation>积笼</translation>
    </message>
    <message>
        <source>multiplication cage, times</source>
        <translation>乘法笼, 乘积, product cage, multiplication cage</translation>
    </message>
    <message>
        <source>The digits in a dashed cage with × make its number when multiplied, and may be repeated where rows, columns and regions let them</source>
        <translation>带×的虚线笼内数字之积等于笼上的数；在行、列、区域允许时数字可以重复</translation>
    </message>
    <message>
        <source>Lockout line</source>
        <translation>排除线</translation>
    </message>
    <message>
        <source>diamonds, lockout</source>
        <translation>菱形, lockout line, diamonds</translation>
    </message>
    <message>
        <source>The digits in two diamonds differ by at least half the number of digits, rounded down, or by at least the number given; no digit on the line between them is one of theirs or between theirs</source>
        <translation>两个菱形内的数字之差至少为数字个数的一半（向下取整），或至少为所给的数；两者之间线上的数字既不等于它们，也不介于它们之间</translation>
    </message>
    <message>
        <source>Look-and-say cage</source>
        <translation>外观数列笼</translation>
    </message>
    <message>
        <source>look and say, counted digits</source>
        <translation>数字计数, look and say</translation>
    </message>
    <message>
        <source>A number in quotes says how often a dashed cage has a digit: 23 stands for exactly two 3</source>
        <translation>引号内的数指出虚线笼内某个数字出现几次：23表示恰好两个3</translation>
    </message>
    <message>
        <source>at most nine digits</source>
        <translation>最多九个数字</translation>
    </message>
    <message>
        <source>Lunchbox</source>
        <translation>餐盒</translation>
    </message>
    <message>
        <source>sandwich line</source>
        <translation>三明治线, lunchbox, sandwich line</translation>
    </message>
    <message>
        <source>No digit is repeated in a long box with round ends, and the digits between its smallest and its largest one add up to its number</source>
        <translation>两端为圆形的长框内数字不重复，且其最小数字与最大数字之间的数字之和等于框上的数</translation>
    </message>
    <message>
        <source>Nabner</source>
        <translation>反连续线 (Nabner)</translation>
    </message>
    <message>
        <source>nabner line, the opposite of renban</source>
        <translation>与 Renban 相反, nabner line</translation>
    </message>
    <message>
        <source>No two digits on a line of broad dashes are equal or consecutive</source>
        <translation>宽虚线上任意两个数字既不相等也不连续</translation>
    </message>
    <message>
        <source>Skyscraper clue</source>
        <translation>摩天楼提示数</translation>
    </message>
    <message>
        <source>skyscrapers, visible buildings, outside clue</source>
        <translation>摩天楼, 可见的楼, 盘外提示数, skyscrapers</translation>
    </message>
    <message>
        <source>A number with ▲ is how many digits of its row or column are greater than all digits before them, from that side</source>
        <translation>带▲的数是从这一侧看，该行或该列中比前面所有数字都大的数字个数</translation>
    </message>
    <message>
        <source>Hidden skyscraper</source>
        <translation>隐藏摩天楼</translation>
    </message>
    <message>
        <source>first hidden building</source>
        <translation>第一座被遮住的楼, hidden skyscraper</translation>
    </message>
    <message>
        <source>A number with △ is the first digit of its row or column that has a greater digit before it, from that side</source>
        <translation>带△的数是从这一侧看，该行或该列中第一个前面有更大数字的数字</translation>
    </message>
    <message>
        <source>Slow thermometer</source>
        <translation>慢温度计</translation>
    </message>
    <message>
        <source>increase or stay the same</source>
        <translation>递增或不变, slow thermometer</translation>
    </message>
    <message>
        <source>Digits increase or stay the same from the bulb of a hollow thermometer to its end</source>
        <translation>从空心温度计的圆头到末端，数字递增或不变</translation>
    </message>
    <message>
        <source>Global entropy</source>
        <translation>全局熵</translation>
    </message>
    <message>
        <source>2x2 squares, low, middle and high digits</source>
        <translation>2x2 方块, 小、中、大数字, global entropy</translation>
    </message>
    <message>
        <source>Of each four cells around a corner at least one is low, one middle and one high</source>
        <translation>每个角周围的四格中，至少各有一个小、中、大数字</translation>
    </message>
    <message>
        <source>Global modulo</source>
        <translation>全局模</translation>
    </message>
    <message>
        <source>2x2 squares, remainders, global mod 3</source>
        <translation>2x2 方块, 余数, global mod 3, global modulo</translation>
    </message>
    <message>
        <source>Of each four cells around a corner at least one is divisible by 3, one leaves the remainder 1 and one the remainder 2</source>
        <translation>每个角周围的四格中，至少各有一个被3整除、余1、余2的数字</translation>
    </message>
    <message>
        <source>Sum line</source>
        <translation>和线</translation>
    </message>
    <message>
        <source>10-line, ten line, N-sum line, pieces with equal sums</source>
        <translation>10线, 等和分段, 10-line, ten line, N-sum line</translation>
    </message>
    <message>
        <source>A plain line can be cut into pieces whose digits each add up to the number of digits and one, or to the number given</source>
        <translation>普通的线可以切成若干段，每段数字之和为数字个数加一，或为所给的数</translation>
    </message>
    <message>
        <source>Chaos construction</source>
        <translation>混沌构造</translation>
    </message>
    <message>
        <source>unknown regions, construct regions</source>
        <translation>未知区域, 构造区域, chaos construction, unknown regions, construct regions</translation>
    </message>
    <message>
        <source>The regions are unknown: each has as many cells as a row, or as the number says, which are connected by their sides, and no digit twice</source>
        <translation>区域未知：每个区域的格数与一行相同，或为所给的数，各格以边相连，且数字不重复</translation>
    </message>
    <message>
        <source>no digit above 9</source>
        <translation>不大于9的数字</translation>
    </message>
    <message>
        <source>Cells of one region</source>
        <translation>同区域格</translation>
    </message>
    <message>
        <source>chaos construction, same region, cage within a region</source>
        <translation>混沌构造, 同一区域, 区域内的笼, chaos construction, same region, cage within a region</translation>
    </message>
    <message>
        <source>The cells of a dashed frame with the small letter R lie in one region</source>
        <translation>带小字母 R 的虚线框内各格在同一区域</translation>
    </message>
    <message>
        <source>Count around in the region</source>
        <translation>区域内周围计数</translation>
    </message>
    <message>
        <source>chaos construction, cell count, region cells in 3x3</source>
        <translation>混沌构造, 格数, 3x3 内的区域格, chaos construction, cell count, region cells in 3x3</translation>
    </message>
    <message>
        <source>A digit with the small sign # says how many of the cells in the 3x3 square around it lie in its region, with its own cell</source>
        <translation>带小符号 # 的数字指出以它为中心的 3x3 方块内有多少格在它的区域内（含它自己的格）</translation>
    </message>
    <message>
        <source>Count in the region</source>
        <translation>区域内计数</translation>
    </message>
    <message>
        <source>chaos construction, count cells of the same region</source>
        <translation>混沌构造, 同区域格计数, chaos construction, count cells of the same region</translation>
    </message>
    <message>
        <source>The digit with the small sign # says how many of the striped cells lie in its region, with its own cell</source>
        <translation>带小符号 # 的数字指出条纹格中有多少格在它的区域内（含它自己的格）</translation>
    </message>
    <message>
        <source>View in the region</source>
        <translation>区域内视野</translation>
    </message>
    <message>
        <source>chaos construction, visible cells of the same region</source>
        <translation>混沌构造, 同区域可见格, chaos construction, visible cells of the same region</translation>
    </message>
    <message>
        <source>A digit with the small sign + says how many cells of its region it sees up, down, left and right, with its own cell</source>
        <translation>带小符号 + 的数字指出它向上、下、左、右能看到自己区域的多少格（含它自己的格）</translation>
    </message>
    <message>
        <source>Arrow in the region</source>
        <translation>区域内箭头</translation>
    </message>
    <message>
        <source>chaos construction, cells in the direction of the arrow</source>
        <translation>混沌构造, 箭头方向的格, chaos construction, cells in the direction of the arrow</translation>
    </message>
    <message>
        <source>The digit at the start of an arrow with the small sign # says how many cells from it on lie in its region before the arrow leaves that</source>
        <translation>带小符号 # 的箭头起点上的数字指出：从它起，在箭头离开它的区域之前有多少格在该区域内</translation>
    </message>
    <message>
        <source>No equal lines</source>
        <translation>无相同行列</translation>
    </message>
    <message>
        <source>full rank without ties, no ties, unique rows and columns</source>
        <translation>无并列的全排名, 行列互不相同, full rank without ties, no ties, unique rows and columns</translation>
    </message>
    <message>
        <source>No two rows or columns are the same, whichever end each is read from</source>
        <translation>任意两个行或列都不相同，无论各从哪一端读起</translation>
    </message>
    <message>
        <source>Full rank</source>
        <translation>全排名</translation>
    </message>
    <message>
        <source>ranked rows and columns, rank of a line, place in order</source>
        <translation>行列排名, 行的名次, 次序, full rank, ranked rows and columns</translation>
    </message>
    <message>
        <source>Rows and columns, read from both ends as numbers, are ranked from the least (1) to the greatest; a number with # is the rank of the one that begins there, and no other one is the same</source>
        <translation>把行和列从两端读作数，从最小（1）到最大排名；带#的数是从该处读起的那一个的名次，且没有其他的与它相同</translation>
    </message>
    <message>
        <source>Full rank with ties</source>
        <translation>可并列的全排名</translation>
    </message>
    <message>
        <source>ranked rows and columns, equal ranks, shared rank</source>
        <translation>行列排名, 名次相同, 并列名次, full rank, shared rank</translation>
    </message>
    <message>
        <source>Rows and columns, read from both ends as numbers, are ranked from the least (1) to the greatest; a number with #= is the rank of the one that begins there, and equal ones share the least rank</source>
        <translation>把行和列从两端读作数，从最小（1）到最大排名；带#=的数是从该处读起的那一个的名次，相同的共用最小的名次</translation>
    </message>
    <message>
        <source>one square board without holes, on which digits differ in rows and columns</source>
        <translation>单独一个没有空洞、行列中数字互不相同的方形盘面</translation>
    </message>
    <message>
        <source>a square board without holes, and as many digits as rows</source>
        <translation>没有空洞的方形盘面，以及与行数一样多的数字</translation>
    </message>
    <message>
        <source>Count of different digits</source>
        <translation>不同数字计数</translation>
    </message>
    <message>
        <source>count distinct, different digits, how many different</source>
        <translation>不同数字, 有多少个不同, count distinct, different digits, how many different</translation>
    </message>
    <message>
        <source>The digit beside #≠ says how many different digits the other cells of its dashed cage have</source>
        <translation>#≠旁的数字指出其虚线笼内其他格有多少个不同的数字</translation>
    </message>
    <message>
        <source>as many digits as the diagonal has cells</source>
        <translation>与对角线格数一样多的数字</translation>
    </message>
    <message>
        <source>digits from 0 to the number of rows at most, which may be repeated in rows and columns, and no regions</source>
        <translation>从0到最多等于行数、在行列内可重复的数字，且没有区域</translation>
    </message>
    <message>
        <source>Empty cells</source>
        <translation>留空格</translation>
    </message>
    <message>
        <source>fewer digits than cells, blanks</source>
        <translation>数字少于格数, 留空, fewer digits than cells, blanks</translation>
    </message>
    <message>
        <source>Empty cells, no boxes</source>
        <translation>留空格，无宫</translation>
    </message>
    <message>
        <source>fewer digits than cells, blanks, Easy as ABC, end view</source>
        <translation>数字少于格数, 留空, fewer digits than cells, blanks, Easy as ABC, end view</translation>
    </message>
    <message>
        <source>Dutch flatmates</source>
        <translation>荷兰室友</translation>
    </message>
    <message>
        <source>flatmates, 1 above or 9 below each 5</source>
        <translation>室友, 每个5上方是1或下方是9, Dutch flatmates, 1 above or 9 below each 5</translation>
    </message>
    <message>
        <source>Each digit in the middle of all digits, 5 of 1 to 9, has the smallest digit directly above it or the largest one directly below it</source>
        <translation>每个居中的数字（1到9时为5），其正上方是最小的数字，或正下方是最大的数字</translation>
    </message>
    <message>
        <source>Rellik cage</source>
        <translation>Rellik 笼</translation>
    </message>
    <message>
        <source>killer backwards, no group of digits has the sum</source>
        <translation>反杀手笼, 任何一组数字之和都不等于该数, rellik, killer backwards, no group of digits has the sum</translation>
    </message>
    <message>
        <source>No digit is repeated in a dashed cage with ≠, and neither one of its digits nor several of them add up to its number</source>
        <translation>带≠的虚线笼内数字不重复，且其中任何一个数字或几个数字之和都不等于笼上的数</translation>
    </message>
    <message>
        <source>Same digits</source>
        <translation>相同数字</translation>
    </message>
    <message>
        <source>same values, equal sets, same set of digits</source>
        <translation>相同的值, 相等的集合, 同一组数字, same values, equal sets, same set of digits</translation>
    </message>
    <message>
        <source>Each of the dashed groups with ⇄ has the same digits as the others, each as often, in any order</source>
        <translation>带⇄的各虚线组含有相同的数字，每个数字的次数也相同，顺序不限</translation>
    </message>
    <message>
        <source>Box indexer</source>
        <translation>宫索引</translation>
    </message>
    <message>
        <source>indexing, index cells, says the place in the box</source>
        <translation>索引格, 指出宫内位置, box indexer, indexing, index cells</translation>
    </message>
    <message>
        <source>A cell with crosses says at which place of its box the number of its own place is; places count row by row</source>
        <translation>有十字的格指出：它所在位置的序号在本宫的第几个位置；位置逐行计数</translation>
    </message>
    <message>
        <source>Each row, column and shaded or white box has each digit but 0 once, and 0 in the cells that stay empty</source>
        <translation>每行、每列和每个灰色或白色宫中除 0 外的每个数字各出现一次，保持空白的格为 0</translation>
    </message>
    <message>
        <source>Each row and column has each digit but 0 once, and 0 in the cells that stay empty</source>
        <translation>每行和每列中除 0 外的每个数字各出现一次，保持空白的格为 0</translation>
    </message>
    <message>
        <source>Cells a knight&apos;s move apart contain different symbols</source>
        <translation>相隔一个马步的格填不同的符号</translation>
    </message>
    <message>
        <source>Cells a king&apos;s move apart contain different symbols</source>
        <translation>相隔一个王步的格填不同的符号</translation>
    </message>
    <message>
        <source>No symbol is repeated in a shaded region with an outline</source>
        <translation>带框线的阴影区域内符号不重复</translation>
    </message>
    <message>
        <source>The regions are unknown: each has as many cells as a row, or as the number says, which are connected by their sides, and no symbol twice</source>
        <translation>区域未知：每个区域的格数与一行相同，或为所给的数，各格以边相连，且符号不重复</translation>
    </message>
    <message>
        <source>No symbol is repeated on the diagonal from top left to bottom right</source>
        <translation>从左上到右下的对角线上符号不重复</translation>
    </message>
    <message>
        <source>No symbol is repeated on the diagonal from bottom left to top right</source>
        <translation>从左下到右上的对角线上符号不重复</translation>
    </message>
    <message>
        <source>Each main diagonal contains every symbol once</source>
        <translation>每条主对角线都包含每个符号各一次</translation>
    </message>
    <message>
        <source>Striped groups of the same shape contain the same symbols in the same places</source>
        <translation>形状相同的条纹格组在相同位置填相同的符号</translation>
    </message>
    <message>
        <source>No symbol is repeated in cells at the same place of their boxes</source>
        <translation>各宫相同位置的格内符号不重复</translation>
    </message>
    <message>
        <source>Each of the dashed groups with ⇄ has the same symbols as the others, each as often, in any order</source>
        <translation>带⇄的各虚线组含有相同的符号，每个符号的次数也相同，顺序不限</translation>
    </message>
    <message>
        <source>No symbol is repeated in a shaded window</source>
        <translation>阴影窗口内符号不重复</translation>
    </message>
    <message>
        <source>No symbol is repeated in the shaded cells</source>
        <translation>阴影格内符号不重复</translation>
    </message>
</context>
<context>
    <name>Walkthrough</name>
    <message>
        <source>ER at least %1</source>
        <translation>ER 至少%1</translation>
    </message>
    <message>
        <source>ER %1, EP %2, ED %3</source>
        <translation>ER %1，EP %2，ED %3</translation>
    </message>
    <message>
        <source>More than one solution</source>
        <translation>多个解</translation>
    </message>
    <message>
        <source>At least %1</source>
        <translation>至少%1</translation>
    </message>
    <message>
        <source>%1, score %2</source>
        <translation>%1，%2分</translation>
    </message>
    <message>
        <source>HoDoKu&apos;s rating; %1</source>
        <translation>HoDoKu 评分；%1</translation>
    </message>
    <message>
        <source>General level; %1</source>
        <translation>通用难度；%1</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n步</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped: there may be more steps.</source>
        <translation>已停止：后面可能还有步骤。</translation>
    </message>
    <message>
        <source>No further step follows: there is more than one solution.</source>
        <translation>没有后续步骤：此题有多个解。</translation>
    </message>
    <message>
        <source>No further step follows with these techniques.</source>
        <translation>用这些技巧没有后续步骤。</translation>
    </message>
    <message>
        <source>Sudoku Explainer: %1</source>
        <translation>Sudoku Explainer：%1</translation>
    </message>
    <message>
        <source>General rating: at least %1, sum at least %2</source>
        <translation>通用评分：至少%1，总和至少%2</translation>
    </message>
    <message>
        <source>General rating: %1, sum %2</source>
        <translation>通用评分：%1，总和%2</translation>
    </message>
    <message>
        <source>%1. %2 (%3, %4)</source>
        <translation>%1. %2（%3，%4）</translation>
    </message>
    <message>
        <source>%1. %2 (%3)</source>
        <translation>%1. %2（%3）</translation>
    </message>
    <message>
        <source>Walkthrough</source>
        <translation>解题过程</translation>
    </message>
</context>
<context>
    <name>WhyWords</name>
    <message>
        <source>%1 is the last open cell of %2</source>
        <translation>%1是%2的最后一个空格</translation>
    </message>
    <message>
        <source>%1 can only be %2</source>
        <translation>%1只能是%2</translation>
    </message>
    <message>
        <source>In %1 only %2 can be %3</source>
        <translation>在%1中，只有%2能填%3</translation>
    </message>
    <message>
        <source>%1, which are in %2 too</source>
        <translation>%1，它们也在%2中</translation>
    </message>
    <message>
        <source>%1, and all of them see %2</source>
        <translation>%1，而它们都看到%2</translation>
    </message>
    <message>
        <source>%1 has %2 already, in %3</source>
        <translation>%1已有%2，在%3</translation>
    </message>
    <message>
        <source>%1 contain only %2</source>
        <translation>%1只含%2</translation>
    </message>
    <message>
        <source>In %1, %2</source>
        <translation>在%1中，%2</translation>
    </message>
    <message>
        <source>Every way to place %1 in all houses has it in %2</source>
        <translation>在所有单元中放置%1的每种方式，都在%2填它</translation>
    </message>
    <message>
        <source>No way to place %1 in all houses has it in %2</source>
        <translation>在所有单元中放置%1的任何方式，都不在%2填它</translation>
    </message>
    <message>
        <source>No technique leads on from here, but a solver found %1 for %2</source>
        <translation>没有技巧能继续，但求解器得出%2是%1</translation>
    </message>
</context>
<context>
    <name>WishCheck</name>
    <message>
        <source>a board has %1 to %2 rows</source>
        <translation>盘面有 %1 到 %2 行</translation>
    </message>
    <message>
        <source>no kind of rules is called &apos;%1&apos;</source>
        <translation>没有名为“%1”的规则</translation>
    </message>
    <message>
        <source>%1 needs %2</source>
        <translation>%1需要%2</translation>
    </message>
    <message>
        <source>the program cannot draw the cells of %1</source>
        <translation>程序无法随机生成%1的单元格</translation>
    </message>
    <message>
        <source>no level is called &apos;%1&apos;</source>
        <translation>没有名为“%1”的难度</translation>
    </message>
    <message>
        <source>write a number such as 28, or a range such as 28-33</source>
        <translation>请填写数字（如 28）或范围（如 28-33）</translation>
    </message>
</context>
<context>
    <name>WishTable</name>
    <message>
        <source>Number</source>
        <translation>题数</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>难度</translation>
    </message>
    <message>
        <source>Clues</source>
        <translation>已知数</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
</context>
<context>
    <name>WordPlace</name>
    <message>
        <source>a row</source>
        <translation>一行</translation>
    </message>
    <message>
        <source>a column</source>
        <translation>一列</translation>
    </message>
    <message>
        <source>the diagonal from the top left</source>
        <translation>从左上开始的对角线</translation>
    </message>
    <message>
        <source>the diagonal from the bottom left</source>
        <translation>从左下开始的对角线</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>%1 at %2</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1 above column %2</source>
        <translation>%1（第%2列上方）</translation>
    </message>
    <message>
        <source>%1 below column %2</source>
        <translation>%1（第%2列下方）</translation>
    </message>
    <message>
        <source>%1 left of row %2</source>
        <translation>%1（第%2行左侧）</translation>
    </message>
    <message>
        <source>%1 right of row %2</source>
        <translation>%1（第%2行右侧）</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>另外%1项</translation>
    </message>
    <message>
        <source>digit</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 not covered</source>
        <translation>未涵盖%1</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) switched off</source>
        <translation>
            <numerusform>%n条规则已关闭</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drawing(s) not covered</source>
        <translation>
            <numerusform>未涵盖%n个图形</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>第%1行</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>第%1列</translation>
    </message>
    <message>
        <source>box %1</source>
        <translation>第%1宫</translation>
    </message>
    <message>
        <source>region %1</source>
        <translation>区域%1</translation>
    </message>
    <message>
        <source>%1: %2 cannot add up to %3</source>
        <translation>%1：%2之和不可能是%3</translation>
    </message>
    <message>
        <source>%1: %2 must not contain this digit</source>
        <translation>%1：%2不能填这个数字</translation>
    </message>
    <message>
        <source>its numbers, separated by blanks, must be from %1 to %2</source>
        <translation>各数以空格分隔，必须在%1到%2之间</translation>
    </message>
    <message>
        <source>the number for these cells must be %1</source>
        <translation>这些格的数必须是%1</translation>
    </message>
    <message>
        <source>the number for these cells must be from %1 to %2</source>
        <translation>这些格的数必须在%1到%2之间</translation>
    </message>
    <message>
        <source>%1 from %2 to %3</source>
        <translation>%1（%2到%3）</translation>
    </message>
    <message>
        <source>%1 between %2 and %3</source>
        <translation>%1（%2与%3之间）</translation>
    </message>
    <message>
        <source>%1 at %2 and %3 more</source>
        <translation>%1（%2及另外%3格）</translation>
    </message>
    <message>
        <source>&apos;%1…&apos;</source>
        <translation>“%1…”</translation>
    </message>
    <message>
        <source>&apos;%1&apos;</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>%1 without a number</source>
        <translation>没有数的%1</translation>
    </message>
    <message>
        <source>the given number</source>
        <translation>所给的数</translation>
    </message>
    <message>
        <source>it needs %1</source>
        <translation>需要%1</translation>
    </message>
    <message>
        <source>it needs the number %1</source>
        <translation>需要数%1</translation>
    </message>
    <message>
        <source>it needs a number from %1 to %2</source>
        <translation>需要一个%1到%2之间的数</translation>
    </message>
    <message>
        <source>it takes no number</source>
        <translation>不需要数</translation>
    </message>
    <message>
        <source>it takes no cells: it applies to the whole board</source>
        <translation>不需要格：此规则作用于整个盘面</translation>
    </message>
    <message numerus="yes">
        <source>it must have %n cell(s)</source>
        <translation>
            <numerusform>必须有%n格</numerusform>
        </translation>
    </message>
    <message>
        <source>it must have %1 to %2 cells</source>
        <translation>必须有%1到%2格</translation>
    </message>
    <message>
        <source>a cell is named twice</source>
        <translation>有一格出现了两次</translation>
    </message>
    <message>
        <source>the two cells must share a side</source>
        <translation>两格必须有公共边</translation>
    </message>
    <message>
        <source>each cell must share a side or a corner with the one before it</source>
        <translation>每格必须与前一格有公共边或公共角</translation>
    </message>
    <message numerus="yes">
        <source>it takes at most %n number(s)</source>
        <translation>
            <numerusform>最多需要%n个数</numerusform>
        </translation>
    </message>
    <message>
        <source>it needs a text</source>
        <translation>需要文字</translation>
    </message>
    <message>
        <source>it takes no text</source>
        <translation>不需要文字</translation>
    </message>
    <message>
        <source>its cells must be a whole row or column, or the first two of one</source>
        <translation>格必须是整行或整列，或其前两格</translation>
    </message>
    <message>
        <source>its cells must be a whole diagonal, or the first two of one</source>
        <translation>格必须是整条对角线，或其前两格</translation>
    </message>
    <message>
        <source>its four cells must meet at a corner</source>
        <translation>四格必须相交于一角</translation>
    </message>
    <message>
        <source>its cells must be two groups of the same shape, one after the other</source>
        <translation>格必须是形状相同的两组，先后排列</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%2的%1</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1和%2</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message numerus="yes">
        <source>%n clue(s)</source>
        <translation>
            <numerusform>%n个已知数</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s)</source>
        <translation>
            <numerusform>%n条规则</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(s)</source>
        <translation>
            <numerusform>%n个填入的数字</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln conflict(s)</source>
        <translation>
            <numerusform>%Ln次冲突</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(s) are wrong</source>
        <translation>
            <numerusform>有%n个数字填错了</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1及另外%2格</translation>
    </message>
    <message>
        <source>Two %1s in %2: %3</source>
        <translation>%2中有两个%1：%3</translation>
    </message>
    <message>
        <source>%2: two %1s in %3</source>
        <translation>%2：%3中有两个%1</translation>
    </message>
    <message>
        <source>Where this mark is missing, it does not hold: %1</source>
        <translation>没有此标记处，以下不成立：%1</translation>
    </message>
    <message>
        <source>the rule has too many states for these cells: it needs fewer cells, or less to count</source>
        <translation>对这些格来说规则的状态太多：需要更少的格，或少计一些</translation>
    </message>
    <message>
        <source>it combines %1, which is not possible on these cells</source>
        <translation>其中组合了%1，而这在这些格上不可行</translation>
    </message>
    <message>
        <source>it combines %1, which is not possible on these cells: %2</source>
        <translation>其中组合了%1，而这在这些格上不可行：%2</translation>
    </message>
    <message>
        <source>its cells come in the opposite order, and it has too many states to be read backwards: begin with its first cell</source>
        <translation>它的格次序相反，而倒着读状态太多：请从它的第一格开始</translation>
    </message>
    <message>
        <source>it is about regions that are not known yet</source>
        <translation>它涉及尚未知晓的区域</translation>
    </message>
    <message>
        <source>row %1, columns %2 to %3</source>
        <translation>第%1行第%2到%3列</translation>
    </message>
    <message>
        <source>column %1, rows %2 to %3</source>
        <translation>第%1列第%2到%3行</translation>
    </message>
    <message>
        <source>%1: the digits in %2 break its rule. %3</source>
        <translation>%1：%2的数字违反规则。%3</translation>
    </message>
    <message>
        <source>the board has no digit %1</source>
        <translation>盘面没有数字%1</translation>
    </message>
    <message>
        <source>it compares its line with all others</source>
        <translation>它把所在的行或列与其他所有行列比较</translation>
    </message>
    <message>
        <source>%1 twice in %2: %3</source>
        <comment>cat twice in row 1</comment>
        <translation>%2中有两个%1：%3</translation>
    </message>
</context>
<context>
    <name>sudoku::Analyst</name>
    <message>
        <source>Check</source>
        <translation>检查</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>正在检查</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>解释</translation>
    </message>
    <message>
        <source>With boxes of %1 (rows x columns) the puzzle has one solution.</source>
        <translation>宫为%1（行×列）时，此题有唯一解。</translation>
    </message>
    <message>
        <source>Change Boxes</source>
        <translation>更改宫</translation>
    </message>
    <message>
        <source>Use Boxes of %1</source>
        <translation>使用%1的宫</translation>
    </message>
    <message>
        <source>Make Unique</source>
        <translation>使解唯一</translation>
    </message>
    <message>
        <source>True Candidates</source>
        <translation>真候选数</translation>
    </message>
    <message>
        <source>Count Solutions</source>
        <translation>计算解数</translation>
    </message>
    <message numerus="yes">
        <source>Show It/Them</source>
        <translation>
            <numerusform>显示</numerusform>
        </translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>验证</translation>
    </message>
    <message>
        <source>Find Redundant Clues</source>
        <translation>查找多余的已知数</translation>
    </message>
    <message>
        <source>Make Entries Givens</source>
        <translation>将填入的数字转为已知数</translation>
    </message>
    <message numerus="yes">
        <source>Clear It/Them</source>
        <translation>
            <numerusform>清除</numerusform>
        </translation>
    </message>
    <message>
        <source>Verifying</source>
        <translation>正在验证</translation>
    </message>
</context>
<context>
    <name>sudoku::BarChart</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Bar chart: %1</source>
        <translation>条形图：%1</translation>
    </message>
</context>
<context>
    <name>sudoku::BoardClipboard</name>
    <message>
        <source>Pasted a board of %1 × %1 with %2. F9 solves it; F8 checks whether it has exactly one solution.</source>
        <translation>已粘贴 %1 × %1 的盘面，含%2。F9 求解；F8 检查是否有唯一解。</translation>
    </message>
    <message>
        <source>(missing: %1)</source>
        <translation>(缺%1格)</translation>
    </message>
    <message>
        <source>(too many: %1)</source>
        <translation>(多%1格)</translation>
    </message>
    <message>
        <source>No Sudoku found in the clipboard.</source>
        <translation>剪贴板中没有找到数独。</translation>
    </message>
    <message>
        <source>Copied the link.</source>
        <translation>已复制链接。</translation>
    </message>
    <message>
        <source>Copied as text.</source>
        <translation>已复制为文本。</translation>
    </message>
    <message>
        <source>No Sudoku found in what you dropped.</source>
        <translation>拖入的内容中没有找到数独。</translation>
    </message>
    <message>
        <source>No Sudoku found: %1.</source>
        <translation>没有找到数独：%1。</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>详情</translation>
    </message>
    <message>
        <source>This puzzle is on the board already.</source>
        <translation>此题已在盘面上。</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>粘贴</translation>
    </message>
    <message>
        <source>It is not in the list.</source>
        <translation>它不在列表中。</translation>
    </message>
    <message>
        <source>Add to the List</source>
        <translation>添加到列表</translation>
    </message>
    <message>
        <source>The text has no rules, so those of the board before are gone.</source>
        <translation>文本中没有规则，因此先前盘面的规则已去除。</translation>
    </message>
    <message>
        <source>Keep the Rules</source>
        <translation>保留规则</translation>
    </message>
    <message>
        <source>The picture is damaged, or too large to be copied. Save it, and open its file.</source>
        <translation>图片已损坏，或太大而无法复制。请保存后打开其文件。</translation>
    </message>
    <message>
        <source>Pasted %1 with %2. F9 solves it; F8 checks whether it has exactly one solution.</source>
        <translation>已粘贴%1，含%2。F9 求解；F8 检查是否有唯一解。</translation>
    </message>
</context>
<context>
    <name>sudoku::BoardEditor</name>
    <message>
        <source>%1 is not a digit of this board: digits are 1 to %2.</source>
        <translation>%1不是此盘面的数字：数字为1到%2。</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>绘制</translation>
    </message>
    <message>
        <source>Enter Digit</source>
        <translation>填入数字</translation>
    </message>
    <message>
        <source>%1 is more than %2, so %3 starts a new number.</source>
        <translation>%1大于%2，因此%3开始一个新的数。</translation>
    </message>
    <message>
        <source>There is no colour %1: colours are 1 to %2.</source>
        <translation>没有颜色%1：颜色为1到%2。</translation>
    </message>
    <message>
        <source>Cell Colour</source>
        <translation>格颜色</translation>
    </message>
    <message>
        <source>Pencil Mark</source>
        <translation>标记</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清除</translation>
    </message>
    <message>
        <source>Erase Drawing</source>
        <translation>擦除绘制内容</translation>
    </message>
    <message>
        <source>Nothing is drawn on candidates.</source>
        <translation>候选数上没有绘制任何内容。</translation>
    </message>
    <message>
        <source>Clear Entries</source>
        <translation>清除填入的数字</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>重置</translation>
    </message>
    <message>
        <source>There is nothing to clear.</source>
        <translation>没有可清除的内容。</translation>
    </message>
    <message>
        <source>Clear All</source>
        <translation>全部清除</translation>
    </message>
    <message>
        <source>Make Entries Givens</source>
        <translation>将填入的数字转为已知数</translation>
    </message>
    <message>
        <source>There are no entries that could become givens.</source>
        <translation>没有可转为已知数的填入数字。</translation>
    </message>
    <message>
        <source>%1 has a digit already; pencil marks are for empty cells.</source>
        <translation>%1已有数字；标记只用于空格。</translation>
    </message>
    <message>
        <source>%1 is a given. Entries do not change givens.</source>
        <translation>%1是已知数，不能用填入的数字更改。</translation>
    </message>
    <message>
        <source>%1 is not a candidate of %2.</source>
        <translation>%1不是%2的候选数。</translation>
    </message>
    <message>
        <source>There are %1 colours and lines already: erase some first.</source>
        <translation>已有%1个颜色和连线：请先擦除一些。</translation>
    </message>
    <message>
        <source>This board has no symbol %1: figures count its symbols, 1 to %2.</source>
        <translation>此盘面没有符号%1：数字按顺序表示其符号，1到%2。</translation>
    </message>
</context>
<context>
    <name>sudoku::BoardView</name>
    <message>
        <source>&apos;%1&apos; is not a digit of this board: digits are %2 to %3.</source>
        <translation>“%1”不是此盘面的数字：数字为%2到%3。</translation>
    </message>
    <message>
        <source>Sudoku board</source>
        <translation>数独盘面</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not on this board. Its symbols are %2.</source>
        <translation>此盘面没有“%1”。它的符号是%2。</translation>
    </message>
</context>
<context>
    <name>sudoku::BookDialog</name>
    <message>
        <source>Easy</source>
        <translation>简单</translation>
    </message>
    <message>
        <source>Book</source>
        <translation>书籍</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>保存(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Make Puzzles</source>
        <translation>生成题目(&amp;M)</translation>
    </message>
    <message>
        <source>Save as PD&amp;F…</source>
        <translation>保存为 PDF(&amp;F)…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Cannot open %1: %2</source>
        <translation>无法打开 %1：%2</translation>
    </message>
    <message>
        <source>Cannot save %1: %2</source>
        <translation>无法保存 %1：%2</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>已保存为 %1。</translation>
    </message>
    <message>
        <source>Open Book</source>
        <translation>打开书籍</translation>
    </message>
    <message>
        <source>Book (*.json)</source>
        <translation>书籍 (*.json)</translation>
    </message>
    <message>
        <source>Save Book</source>
        <translation>保存书籍</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>保存为 PDF</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>The program of the command line, which makes books, is not there: %1</source>
        <translation>缺少用于制作书籍的命令行程序：%1</translation>
    </message>
    <message>
        <source>Making the book …</source>
        <translation>正在制作书籍…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Prefli&amp;ght…</source>
        <translation>印前检查(&amp;G)…</translation>
    </message>
    <message>
        <source>What printing houses refuse</source>
        <translation>印刷厂会拒绝的问题</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Make the puzzles first: preflight reads them.</source>
        <translation>请先生成题目：印前检查需要读取它们。</translation>
    </message>
    <message>
        <source>Looking for what printing houses refuse …</source>
        <translation>正在查找印刷厂会拒绝的问题…</translation>
    </message>
    <message>
        <source>Save the changes to the book?</source>
        <translation>要保存对书籍的更改吗？</translation>
    </message>
</context>
<context>
    <name>sudoku::BookForm</name>
    <message>
        <source>&amp;Pages</source>
        <translation>页面(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Texts</source>
        <translation>文字(&amp;T)</translation>
    </message>
    <message>
        <source>C&amp;hapters</source>
        <translation>章节(&amp;H)</translation>
    </message>
    <message>
        <source>Book</source>
        <translation>书籍</translation>
    </message>
</context>
<context>
    <name>sudoku::CageFields</name>
    <message>
        <source>Fewest cells of a cage</source>
        <translation>每笼最少格数</translation>
    </message>
    <message>
        <source>Most cells of a cage</source>
        <translation>每笼最多格数</translation>
    </message>
    <message>
        <source>Fewest cages</source>
        <translation>最少笼数</translation>
    </message>
    <message>
        <source>Most cages</source>
        <translation>最多笼数</translation>
    </message>
    <message>
        <source>any</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>cells each</source>
        <translation>格（每笼）</translation>
    </message>
    <message>
        <source>cages</source>
        <translation>个笼</translation>
    </message>
    <message>
        <source>to</source>
        <translation>到</translation>
    </message>
</context>
<context>
    <name>sudoku::CandidateFinder</name>
    <message>
        <source>Finding candidates</source>
        <translation>正在求候选数</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Write as Pencil Marks</source>
        <translation>写为标记</translation>
    </message>
    <message>
        <source>Count Solutions of Each Digit</source>
        <translation>计算每个数字的解数</translation>
    </message>
    <message>
        <source>True Candidates</source>
        <translation>真候选数</translation>
    </message>
</context>
<context>
    <name>sudoku::CellMarks</name>
    <message>
        <source>Candidates: %1</source>
        <translation>候选数：%1</translation>
    </message>
    <message>
        <source>Not decided: %1</source>
        <translation>未判定：%1</translation>
    </message>
    <message>
        <source>One solution with: %1</source>
        <translation>填后有唯一解：%1</translation>
    </message>
    <message>
        <source>Corner: %1</source>
        <translation>角标：%1</translation>
    </message>
    <message>
        <source>Marks in %1: %2</source>
        <translation>%1的标记：%2</translation>
    </message>
    <message>
        <source>Centre: %1</source>
        <translation>中心标：%1</translation>
    </message>
    <message>
        <source>Coloured: %1</source>
        <translation>已涂色：%1</translation>
    </message>
</context>
<context>
    <name>sudoku::ChapterForm</name>
    <message>
        <source>Title on a page of its own</source>
        <translation>标题单独占一页</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>章节</translation>
    </message>
    <message>
        <source>Add a chapter</source>
        <translation>添加一章</translation>
    </message>
    <message>
        <source>Remove the chapter</source>
        <translation>移除此章</translation>
    </message>
    <message>
        <source>Move the chapter up</source>
        <translation>上移此章</translation>
    </message>
    <message>
        <source>Move the chapter down</source>
        <translation>下移此章</translation>
    </message>
    <message>
        <source>as in the book</source>
        <translation>与全书相同</translation>
    </message>
    <message>
        <source>Title:</source>
        <translation>标题:</translation>
    </message>
    <message>
        <source>Introduction:</source>
        <translation>引言:</translation>
    </message>
    <message>
        <source>Puzzles per page:</source>
        <translation>每页题数:</translation>
    </message>
    <message>
        <source>Add &amp;Row</source>
        <translation>添加一行(&amp;R)</translation>
    </message>
    <message>
        <source>R&amp;emove Row</source>
        <translation>移除此行(&amp;E)</translation>
    </message>
    <message>
        <source>Chapter %1</source>
        <translation>第%1章</translation>
    </message>
    <message>
        <source>A PDF file whose pages come before the chapter</source>
        <translation>其页面位于本章之前的 PDF 文件</translation>
    </message>
    <message>
        <source>Insert a PDF:</source>
        <translation>插入 PDF:</translation>
    </message>
    <message>
        <source>Puzzles that are in a file already</source>
        <translation>已在文件中的题目</translation>
    </message>
    <message>
        <source>Add File</source>
        <translation>添加文件</translation>
    </message>
    <message>
        <source>Add F&amp;ile…</source>
        <translation>添加文件(&amp;I)…</translation>
    </message>
</context>
<context>
    <name>sudoku::Checkpoints</name>
    <message>
        <source>Back to Checkpoint</source>
        <translation>回到检查点</translation>
    </message>
</context>
<context>
    <name>sudoku::ClueFields</name>
    <message>
        <source>as few as possible</source>
        <translation>尽可能少</translation>
    </message>
    <message>
        <source>about</source>
        <translation>大约</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>最多</translation>
    </message>
    <message>
        <source>Number of clues</source>
        <translation>已知数个数</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>数量不限</translation>
    </message>
    <message>
        <source>M&amp;inimal: every clue is needed, except the painted ones</source>
        <translation>最小(&amp;I)：除画定的以外，每个已知数都不可少</translation>
    </message>
    <message>
        <source>M&amp;inimal: every clue is needed</source>
        <translation>最小(&amp;I)：每个已知数都不可少</translation>
    </message>
    <message>
        <source>M&amp;inimal: every group of symmetric clues is needed</source>
        <translation>最小(&amp;I)：每组对称的已知数都不可少</translation>
    </message>
    <message>
        <source>from … to</source>
        <translation>从…到</translation>
    </message>
    <message>
        <source>Lowest number of clues</source>
        <translation>已知数的最少个数</translation>
    </message>
</context>
<context>
    <name>sudoku::ClueFiller</name>
    <message>
        <source>There is no clue without a number.</source>
        <translation>没有缺数的规则。</translation>
    </message>
    <message>
        <source>Looking for the numbers</source>
        <translation>正在求数</translation>
    </message>
    <message numerus="yes">
        <source>%n number(s) filled in.</source>
        <translation>
            <numerusform>已填入%n个数。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 No number fits the solution: %2.</source>
        <translation>%1没有符合解的数：%2。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Fill In Numbers</source>
        <translation>补全规则的数</translation>
    </message>
</context>
<context>
    <name>sudoku::ClueReducer</name>
    <message>
        <source>Looking for redundant clues</source>
        <translation>正在查找多余的已知数</translation>
    </message>
    <message>
        <source>Minimize</source>
        <translation>最小化</translation>
    </message>
    <message>
        <source>The clues do not have this symmetry: %1.</source>
        <translation>已知数没有这种对称：%1。</translation>
    </message>
    <message>
        <source>Minimize, Keeping %1</source>
        <translation>最小化，保持对称：%1</translation>
    </message>
    <message>
        <source>They have another one.</source>
        <translation>但有另一种对称。</translation>
    </message>
    <message>
        <source>They have no symmetry that could be kept.</source>
        <translation>没有可以保持的对称。</translation>
    </message>
    <message>
        <source>Minimizing</source>
        <translation>正在最小化</translation>
    </message>
    <message>
        <source>No further group of symmetric clues can be removed.</source>
        <translation>没有别的对称已知数组可以去掉。</translation>
    </message>
    <message>
        <source>No further clue can be removed.</source>
        <translation>没有别的已知数可以去掉。</translation>
    </message>
    <message>
        <source>No further clue outside the selection can be removed.</source>
        <translation>选区以外没有别的已知数可以去掉。</translation>
    </message>
    <message>
        <source>Symmetry kept: %1.</source>
        <translation>保持的对称：%1。</translation>
    </message>
    <message numerus="yes">
        <source>Minimize kept the clues in %n selected cell(s).</source>
        <translation>
            <numerusform>最小化保留了%n个选中格的已知数。</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove It</source>
        <translation>去掉它</translation>
    </message>
    <message>
        <source>Remove Them</source>
        <translation>全部去掉</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
</context>
<context>
    <name>sudoku::CodeView</name>
    <message>
        <source>QR code</source>
        <translation>二维码</translation>
    </message>
</context>
<context>
    <name>sudoku::Collection</name>
    <message>
        <source>puzzle %1 of %2</source>
        <translation>第%1题，共%2题</translation>
    </message>
    <message>
        <source>Puzzle %1 of %2</source>
        <translation>第%1题，共%2题</translation>
    </message>
    <message>
        <source>The list is still being read.</source>
        <translation>列表仍在读取中。</translation>
    </message>
    <message>
        <source>The list shows the generated puzzles. %1 is closed; what was done with its puzzles is kept.</source>
        <translation>列表显示生成的题目。%1 已关闭；其中题目的解题进度已保留。</translation>
    </message>
    <message>
        <source>The file of the list has changed since. Puzzles that you had added are at its end.</source>
        <translation>列表的文件已更改。你添加的题目在末尾。</translation>
    </message>
    <message>
        <source>What was done cannot be kept: %1</source>
        <translation>解题进度无法保留：%1</translation>
    </message>
    <message>
        <source>This is an exercise. The practice ends when you open another puzzle.</source>
        <translation>这是练习题。打开别的题目，练习就结束。</translation>
    </message>
    <message>
        <source>There is no list of puzzles. Open a file with many, or add this one.</source>
        <translation>没有题目列表。请打开含多道题目的文件，或添加此题。</translation>
    </message>
    <message>
        <source>This is the last puzzle of the list.</source>
        <translation>这是列表的最后一题。</translation>
    </message>
    <message>
        <source>This is the first puzzle of the list.</source>
        <translation>这是列表的第一题。</translation>
    </message>
    <message>
        <source>Added to the list as puzzle %L1.</source>
        <translation>已添加到列表，为第%L1题。</translation>
    </message>
</context>
<context>
    <name>sudoku::CollectionDock</name>
    <message>
        <source>Puzzles</source>
        <translation>题目</translation>
    </message>
</context>
<context>
    <name>sudoku::CollectionEditor</name>
    <message numerus="yes">
        <source>Removed %Ln puzzle(s).</source>
        <translation>
            <numerusform>已移除%Ln道题目。</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Save Puzzles</source>
        <translation>保存题目</translation>
    </message>
    <message>
        <source>puzzles.txt</source>
        <translation>题目.txt</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>文本 (*.txt)</translation>
    </message>
    <message>
        <source>Cannot save %1: %2</source>
        <translation>无法保存 %1：%2</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>已保存为 %1。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln puzzle(s) of the list were not printed or saved. Save the list?</source>
        <translation>
            <numerusform>列表中有%Ln道题目尚未打印或保存。要保存列表吗？</numerusform>
        </translation>
    </message>
    <message>
        <source>The list of puzzles has changed. Save it?</source>
        <translation>题目列表已更改。要保存吗？</translation>
    </message>
    <message>
        <source>List of Puzzles</source>
        <translation>题目列表</translation>
    </message>
    <message numerus="yes">
        <source>At most %Ln puzzle(s) can be printed at once. Select some of them, or search.</source>
        <translation>
            <numerusform>一次最多打印%Ln道题目。请选中其中一些，或先搜索。</numerusform>
        </translation>
    </message>
    <message>
        <source>Disguised Copies</source>
        <translation>伪装的副本</translation>
    </message>
    <message>
        <source>Copies of each selected puzzle:</source>
        <translation>每道选中题目的副本数:</translation>
    </message>
    <message>
        <source>add disguised copies</source>
        <translation>添加伪装的副本</translation>
    </message>
    <message>
        <source>The copies are at the end of the list.</source>
        <translation>副本在列表末尾。</translation>
    </message>
</context>
<context>
    <name>sudoku::CollectionModel</name>
    <message>
        <source>add a puzzle</source>
        <translation>添加题目</translation>
    </message>
    <message numerus="yes">
        <source>remove %Ln puzzle(s)</source>
        <translation>
            <numerusform>移除%Ln道题目</numerusform>
        </translation>
    </message>
    <message>
        <source>move a puzzle</source>
        <translation>移动题目</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1，%2，%3</translation>
    </message>
</context>
<context>
    <name>sudoku::CollectionPanel</name>
    <message>
        <source>Puzzles of the list</source>
        <translation>列表中的题目</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Move Up</source>
        <translation>上移</translation>
    </message>
    <message>
        <source>Move Down</source>
        <translation>下移</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>打印…</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Add the puzzle on the board to the list</source>
        <translation>把盘面上的题目添加到列表</translation>
    </message>
    <message>
        <source>Remove the selected puzzles from the list (Delete)</source>
        <translation>从列表中移除选中的题目（Delete）</translation>
    </message>
    <message>
        <source>↑</source>
        <translation>↑</translation>
    </message>
    <message>
        <source>Move the puzzle up (Alt+Up)</source>
        <translation>上移题目（Alt+↑）</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>上移</translation>
    </message>
    <message>
        <source>↓</source>
        <translation>↓</translation>
    </message>
    <message>
        <source>Move the puzzle down (Alt+Down)</source>
        <translation>下移题目（Alt+↓）</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>下移</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Print the selected puzzles, or all that are shown</source>
        <translation>打印选中的题目，没有选中则打印显示的全部题目</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>Save the list, with what was begun, as a file</source>
        <translation>把列表连同解题进度保存为文件</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Stop Rating</source>
        <translation>停止评分</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>评分</translation>
    </message>
    <message>
        <source>Keep the levels that were found so far</source>
        <translation>保留目前已得出的难度</translation>
    </message>
    <message>
        <source>Find the level of each puzzle that has none</source>
        <translation>为没有难度的题目求出难度</translation>
    </message>
    <message>
        <source>Undo: %1 (%2)</source>
        <translation>撤销：%1（%2）</translation>
    </message>
    <message>
        <source>Undo the last change of the list (%1)</source>
        <translation>撤销对列表的上一次更改（%1）</translation>
    </message>
    <message numerus="yes">
        <source>Rated %L1 of %Ln puzzle(s)</source>
        <translation>
            <numerusform>已评分%L1/%Ln道题目</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln puzzle(s)</source>
        <translation>
            <numerusform>%Ln道题目</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%L1 of %Ln puzzle(s)</source>
        <translation>
            <numerusform>%L1/%Ln道题目</numerusform>
        </translation>
    </message>
    <message>
        <source>Disguised Copies…</source>
        <translation>伪装的副本…</translation>
    </message>
</context>
<context>
    <name>sudoku::CollectionSearch</name>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Search puzzles</source>
        <translation>搜索题目</translation>
    </message>
    <message>
        <source>A number, words of the title, the level or the author, or &apos;begun&apos; and &apos;solved&apos;</source>
        <translation>题号，标题、难度或作者中的词，或“进行中”“已解出”</translation>
    </message>
    <message>
        <source>Level of the puzzles</source>
        <translation>题目难度</translation>
    </message>
    <message>
        <source>Show only the puzzles of one level</source>
        <translation>只显示一种难度的题目</translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>所有难度</translation>
    </message>
    <message>
        <source>Order of the puzzles</source>
        <translation>题目的顺序</translation>
    </message>
    <message>
        <source>In the order of the list</source>
        <translation>按列表顺序</translation>
    </message>
    <message>
        <source>By title</source>
        <translation>按标题</translation>
    </message>
    <message>
        <source>By level</source>
        <translation>按难度</translation>
    </message>
    <message>
        <source>By number of clues</source>
        <translation>按已知数个数</translation>
    </message>
    <message>
        <source>Begun first, solved last</source>
        <translation>进行中的在前，已解出的在后</translation>
    </message>
    <message>
        <source>No levels are known yet</source>
        <translation>尚不知道任何难度</translation>
    </message>
</context>
<context>
    <name>sudoku::CombinationPage</name>
    <message>
        <source>Combinations of the sums at the cursor</source>
        <translation>光标处各个和的组合</translation>
    </message>
    <message>
        <source>Move the cursor to a cell of a cage, an arrow or another sum.</source>
        <translation>把光标移到笼、箭头或其他和的格。</translation>
    </message>
    <message>
        <source>A click crosses a combination out, or brings it back.</source>
        <translation>单击可划掉一种组合，再单击恢复。</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>%1, crossed out</source>
        <translation>%1，已划掉</translation>
    </message>
    <message>
        <source>%1
Too many combinations: only some are listed</source>
        <translation>%1
组合太多：只列出一部分</translation>
    </message>
    <message>
        <source>%1
No combination is left</source>
        <translation>%1
没有剩余的组合</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>还剩%n种</numerusform>
        </translation>
    </message>
    <message>
        <source>%1
%2, each with %3</source>
        <translation>%1
%2，每种都含%3</translation>
    </message>
    <message>
        <source> and </source>
        <translation> 和 </translation>
    </message>
    <message>
        <source>Bring Combination Back</source>
        <translation>恢复组合</translation>
    </message>
    <message>
        <source>Cross Out Combination</source>
        <translation>划掉组合</translation>
    </message>
</context>
<context>
    <name>sudoku::CommandActions</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Tool Bar</source>
        <translation>工具栏</translation>
    </message>
</context>
<context>
    <name>sudoku::Completer</name>
    <message>
        <source>Making it unique</source>
        <translation>使解唯一</translation>
    </message>
    <message>
        <source>Add This Given</source>
        <translation>添加这个已知数</translation>
    </message>
    <message>
        <source>Add These Givens</source>
        <translation>添加这些已知数</translation>
    </message>
    <message>
        <source>No digit tells these solutions apart, only their regions.</source>
        <translation>没有数字能区分这些解，只有区域不同。</translation>
    </message>
</context>
<context>
    <name>sudoku::Computation</name>
    <message>
        <source>%1 stopped because the board changed.</source>
        <translation>盘面已更改，“%1”已停止。</translation>
    </message>
    <message>
        <source>%1 … %2 of %3, %4</source>
        <translation>%1 … %2/%3，%4</translation>
    </message>
    <message>
        <source>%1 …</source>
        <translation>%1 …</translation>
    </message>
    <message>
        <source>%1 … %2</source>
        <translation>%1 … %2</translation>
    </message>
    <message>
        <source>%1 … %2, %3</source>
        <translation>%1 … %2，%3</translation>
    </message>
</context>
<context>
    <name>sudoku::ConflictReporter</name>
    <message>
        <source>%1.</source>
        <translation>%1。</translation>
    </message>
    <message numerus="yes">
        <source>%1 There are %n more conflict(s).</source>
        <translation>
            <numerusform>%1还有%n处冲突。</numerusform>
        </translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
</context>
<context>
    <name>sudoku::DetailsPanel</name>
    <message>
        <source>Variables</source>
        <translation>变量</translation>
    </message>
    <message>
        <source>Clauses</source>
        <translation>子句</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>决策</translation>
    </message>
    <message>
        <source>Conflicts</source>
        <translation>冲突</translation>
    </message>
    <message>
        <source>Propagations</source>
        <translation>传播</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>编码</translation>
    </message>
    <message>
        <source>Solving</source>
        <translation>求解</translation>
    </message>
    <message>
        <source>Solver</source>
        <translation>求解器</translation>
    </message>
</context>
<context>
    <name>sudoku::DifficultyFields</name>
    <message>
        <source>any</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>The puzzle needs this technique, and nothing harder</source>
        <translation>题目需要这个技巧，且不需要更难的</translation>
    </message>
    <message>
        <source>Techniques That Are Needed</source>
        <translation>必需的技巧</translation>
    </message>
    <message>
        <source>Techniques That Suffice</source>
        <translation>可用的技巧</translation>
    </message>
    <message>
        <source>all that are on by default</source>
        <translation>默认启用的全部技巧</translation>
    </message>
    <message>
        <source>Lowest rating</source>
        <translation>最低评分</translation>
    </message>
    <message>
        <source>Highest rating</source>
        <translation>最高评分</translation>
    </message>
    <message>
        <source>HoDoKu&apos;s score</source>
        <translation>HoDoKu 分数</translation>
    </message>
    <message>
        <source>Sudoku Explainer&apos;s ER</source>
        <translation>Sudoku Explainer 的 ER</translation>
    </message>
    <message>
        <source>Needed techniques:</source>
        <translation>必需的技巧:</translation>
    </message>
    <message>
        <source>Hardest technique:</source>
        <translation>最难的技巧:</translation>
    </message>
    <message>
        <source>Only techni&amp;ques:</source>
        <translation>仅用的技巧(&amp;Q):</translation>
    </message>
    <message>
        <source>Rating:</source>
        <translation>评分:</translation>
    </message>
    <message>
        <source>to</source>
        <translation>到</translation>
    </message>
</context>
<context>
    <name>sudoku::DigitKey</name>
    <message>
        <source>digit %1</source>
        <translation>数字%1</translation>
    </message>
    <message>
        <source>enters a mark</source>
        <translation>填入标记</translation>
    </message>
    <message>
        <source>none left</source>
        <translation>已用完</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>还剩%1个</translation>
    </message>
    <message>
        <source>colours the candidate</source>
        <translation>给候选数涂色</translation>
    </message>
</context>
<context>
    <name>sudoku::DigitPad</name>
    <message>
        <source>Clear</source>
        <translation>清除</translation>
    </message>
    <message>
        <source>Fill In Marks</source>
        <translation>填入标记</translation>
    </message>
    <message>
        <source>Clear the selected cells (Delete)</source>
        <translation>清除选中的格（Delete）</translation>
    </message>
    <message>
        <source>Fill In</source>
        <comment>button: pencil marks</comment>
        <translation>填入</translation>
    </message>
    <message>
        <source>Write the digits that no single rule forbids as pencil marks in all open cells</source>
        <translation>把没有被任何一条规则排除的数字作为标记填入所有空格</translation>
    </message>
</context>
<context>
    <name>sudoku::DrawingsRow</name>
    <message>
        <source>Remove &amp;Drawings</source>
        <translation>移除图形(&amp;D)</translation>
    </message>
    <message>
        <source>Remove all drawings and the fog; Undo restores them</source>
        <translation>移除所有图形和迷雾；撤销可恢复</translation>
    </message>
    <message>
        <source>Remove Drawings</source>
        <translation>移除图形</translation>
    </message>
    <message>
        <source>Make R&amp;ules…</source>
        <translation>生成规则(&amp;U)…</translation>
    </message>
    <message>
        <source>Make rules of drawn cages or lines</source>
        <translation>由画出的笼或线生成规则</translation>
    </message>
</context>
<context>
    <name>sudoku::DrawnRulesDialog</name>
    <message>
        <source>the line does not lead from cell to cell</source>
        <translation>该线不是从格到格</translation>
    </message>
    <message>
        <source>Make Rules of Drawings</source>
        <translation>由图形生成规则</translation>
    </message>
    <message>
        <source>Kind of rule: type its name</source>
        <translation>规则种类：输入名称</translation>
    </message>
    <message>
        <source>Make &amp;Rules</source>
        <translation>生成规则(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Drawings:</source>
        <translation>图形(&amp;D):</translation>
    </message>
    <message>
        <source>&amp;Become:</source>
        <translation>变为(&amp;B):</translation>
    </message>
    <message>
        <source>This is a rule for the whole board.</source>
        <translation>这是作用于整个盘面的规则。</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1。</translation>
    </message>
    <message>
        <source>Other programs often only draw a rule and tell it in words. Choose what the drawings mean. Kinds that fit none of them are grey.</source>
        <translation>其他程序往往只画出规则并用文字说明。请选择这些图形的含义。与任何图形都不符的种类显示为灰色。</translation>
    </message>
    <message>
        <source>All of these drawings become rules.</source>
        <translation>这些图形都会变为规则。</translation>
    </message>
    <message>
        <source>%1 of %2 drawings become rules; the others stay (%3: %4).</source>
        <translation>%2个图形中有%1个变为规则；其余的保留（%3：%4）。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a number</source>
        <translation>“%1”不是数字</translation>
    </message>
</context>
<context>
    <name>sudoku::EditorFields</name>
    <message>
        <source>Harder, not longer</source>
        <translation>更难，而不是更长</translation>
    </message>
    <message>
        <source>Clues in each box:</source>
        <translation>每宫已知数:</translation>
    </message>
    <message>
        <source>Hard steps:</source>
        <translation>难步数:</translation>
    </message>
    <message>
        <source>Steps that are no singles</source>
        <translation>不是显/隐性单数的步骤</translation>
    </message>
    <message>
        <source>All steps:</source>
        <translation>总步数:</translation>
    </message>
    <message>
        <source>The level comes of the hardest step, not of many that add up</source>
        <translation>难度取决于最难的一步，而不是许多步的累加</translation>
    </message>
    <message>
        <source>Clues for:</source>
        <translation>已知数涵盖:</translation>
    </message>
    <message>
        <source>%1 at least</source>
        <translation>%1 至少</translation>
    </message>
    <message>
        <source>%1 at most</source>
        <translation>%1 至多</translation>
    </message>
    <message>
        <source>to</source>
        <translation>到</translation>
    </message>
    <message>
        <source>any</source>
        <translation>不限</translation>
    </message>
</context>
<context>
    <name>sudoku::EndPanel</name>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>最佳</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>局数</translation>
    </message>
    <message>
        <source>Next Puzzle</source>
        <translation>下一题</translation>
    </message>
    <message>
        <source>Harder</source>
        <translation>更难</translation>
    </message>
    <message>
        <source>Walkthrough</source>
        <translation>解题过程</translation>
    </message>
    <message>
        <source>✓ Solved</source>
        <translation>✓ 已解出</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>已解出</translation>
    </message>
    <message>
        <source>Statistics…</source>
        <translation>统计…</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Your last %1 games, in minutes</source>
        <translation>最近%1局，以分钟计</translation>
    </message>
    <message>
        <source>Your last games, in minutes</source>
        <translation>最近各局，以分钟计</translation>
    </message>
    <message>
        <source>Solved in %1.</source>
        <translation>已解出，用时%1。</translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n次提示</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter makes the next puzzle.</source>
        <translation>按 Enter 生成下一题。</translation>
    </message>
    <message>
        <source>as long as your average</source>
        <translation>与平均用时相同</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) quicker than your average</source>
        <translation>
            <numerusform>比平均快%n分钟</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) quicker than your average</source>
        <translation>
            <numerusform>比平均快%n秒</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) more than your average</source>
        <translation>
            <numerusform>比平均慢%n分钟</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) more than your average</source>
        <translation>
            <numerusform>比平均慢%n秒</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::EntryCheck</name>
    <message>
        <source>There are no entries to check.</source>
        <translation>没有可检查的填入数字。</translation>
    </message>
    <message numerus="yes">
        <source>Your %n entry(s) are right.</source>
        <translation>
            <numerusform>填入的%n个数字都正确。</numerusform>
        </translation>
    </message>
    <message>
        <source>The puzzle has no solution. F7 explains why.</source>
        <translation>此题无解。按 F7 查看原因。</translation>
    </message>
    <message>
        <source>The puzzle has several solutions, so no entry can be called wrong. F8 tells more.</source>
        <translation>此题有多个解，所以不能说哪个数字填错了。按 F8 了解更多。</translation>
    </message>
    <message>
        <source>It is not known whether the puzzle has one solution. F8 checks it.</source>
        <translation>尚不清楚此题是否有唯一解。按 F8 检查。</translation>
    </message>
</context>
<context>
    <name>sudoku::ExamplePicture</name>
    <message>
        <source>Board</source>
        <translation>盘面</translation>
    </message>
</context>
<context>
    <name>sudoku::ExperimentForm</name>
    <message>
        <source>The textbook encoding: a variable for each digit of each cell, and a clause for each given</source>
        <translation>教科书编码：每格的每个数字一个变量，每个已知数一个子句</translation>
    </message>
    <message>
        <source>As in Solve: naked and hidden singles are placed first, then only open candidates become variables</source>
        <translation>同“求解”：先填显性单数和隐性单数，只有未定的候选数成为变量</translation>
    </message>
    <message>
        <source>As in Explain: each rule and each given has a selector, so that the solver can tell which of them contradict each other</source>
        <translation>同“解释”：每条规则和每个已知数都有选择变量，求解器因此能指出哪些互相矛盾</translation>
    </message>
    <message>
        <source>Sha&amp;re clauses between houses</source>
        <translation>单元之间共用子句(&amp;R)</translation>
    </message>
    <message>
        <source>Solvers</source>
        <translation>求解器</translation>
    </message>
    <message>
        <source>Checked: two cells that share two houses get one clause, and lines and boxes share segments. Unchecked: each house is encoded separately, as in textbooks.</source>
        <translation>勾选：同属两个单元的两格只用一个子句，行列与宫共用分段。不勾选：每个单元单独编码，如教科书所写。</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s)</source>
        <translation>
            <numerusform>%n次运行</numerusform>
        </translation>
    </message>
    <message>
        <source>Each run has a seed of its own; the table shows the medians. Three or more tell which is faster.</source>
        <translation>每次运行使用各自的种子，表中是中位数。至少三次才能看出哪个更快。</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1秒</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1分钟</translation>
    </message>
    <message>
        <source>Time limit of each run</source>
        <translation>每次运行的时限</translation>
    </message>
    <message>
        <source>&amp;Task</source>
        <translation>任务(&amp;T)</translation>
    </message>
    <message>
        <source>Can&amp;didates</source>
        <translation>候选数(&amp;D)</translation>
    </message>
    <message>
        <source>Media&amp;n of</source>
        <translation>取中位数(&amp;N)</translation>
    </message>
    <message>
        <source>Time limit &amp;of a run</source>
        <translation>每次运行的时限(&amp;O)</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>编码</translation>
    </message>
</context>
<context>
    <name>sudoku::Explainer</name>
    <message>
        <source>Explaining</source>
        <translation>正在解释</translation>
    </message>
    <message>
        <source>There is nothing to explain: the puzzle has a solution.</source>
        <translation>没有什么要解释的：此题有解。</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>检查</translation>
    </message>
    <message>
        <source>There is no other contradiction: you have seen all of them.</source>
        <translation>没有别的矛盾：已全部看过。</translation>
    </message>
    <message>
        <source>Start Again</source>
        <translation>重新开始</translation>
    </message>
    <message>
        <source>Fix…</source>
        <translation>修正…</translation>
    </message>
    <message>
        <source>The search was stopped before it found a contradiction.</source>
        <translation>尚未找到矛盾，搜索已停止。</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Show One by One</source>
        <translation>逐个显示</translation>
    </message>
    <message>
        <source>Another Contradiction</source>
        <translation>另一个矛盾</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>验证</translation>
    </message>
    <message>
        <source>Show the Argument (Alt+Right)</source>
        <translation>显示推理（Alt+→）</translation>
    </message>
    <message>
        <source>Show the Set</source>
        <translation>显示整组</translation>
    </message>
    <message>
        <source>Looking for a short argument</source>
        <translation>正在寻找较短的推理</translation>
    </message>
    <message>
        <source>Next Step (Alt+Right)</source>
        <translation>下一步（Alt+→）</translation>
    </message>
    <message>
        <source>Previous Step (Alt+Left)</source>
        <translation>上一步（Alt+←）</translation>
    </message>
    <message>
        <source>Copy the Explanation</source>
        <translation>复制解释</translation>
    </message>
    <message>
        <source>Export the Explanation…</source>
        <translation>导出解释…</translation>
    </message>
    <message>
        <source>Next (Alt+Right)</source>
        <translation>下一个（Alt+→）</translation>
    </message>
    <message>
        <source>Previous (Alt+Left)</source>
        <translation>上一个（Alt+←）</translation>
    </message>
    <message>
        <source>Show All</source>
        <translation>全部显示</translation>
    </message>
    <message>
        <source>One change alone leaves exactly one solution:</source>
        <translation>只有一处改动能使解唯一:</translation>
    </message>
    <message numerus="yes">
        <source>%n changes each leave exactly one solution; the likeliest:</source>
        <translation>
            <numerusform>有%n处改动各能使解唯一；最可能的是:</numerusform>
        </translation>
    </message>
    <message>
        <source>Other Changes (%1)…</source>
        <translation>其他改动（%1）…</translation>
    </message>
    <message numerus="yes">
        <source>No solution: %n clues contradict each other.</source>
        <translation>
            <numerusform>无解：%n个已知数互相矛盾。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::ExportDialog</name>
    <message>
        <source>&amp;Entries</source>
        <translation>填入的数字(&amp;E)</translation>
    </message>
    <message>
        <source>Pencil &amp;marks</source>
        <translation>标记(&amp;M)</translation>
    </message>
    <message>
        <source>All &amp;candidates</source>
        <translation>所有候选数(&amp;C)</translation>
    </message>
    <message>
        <source>Export as %1</source>
        <translation>导出为 %1</translation>
    </message>
    <message>
        <source> pixels</source>
        <translation> 像素</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>With the colours of cells, what you drew on candidates, the filter and the hint that is shown</source>
        <translation>包括格的颜色、候选数上绘制的内容、筛选和显示的提示</translation>
    </message>
    <message>
        <source>&amp;Size of the picture:</source>
        <translation>图片大小(&amp;S):</translation>
    </message>
    <message>
        <source>Show:</source>
        <translation>显示:</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>导出(&amp;X)…</translation>
    </message>
    <message>
        <source>Co&amp;lours, as on the screen</source>
        <translation>颜色，与屏幕一致(&amp;L)</translation>
    </message>
    <message>
        <source>More optio&amp;ns</source>
        <translation>更多选项(&amp;N)</translation>
    </message>
    <message>
        <source>Standard:</source>
        <translation>标准:</translation>
    </message>
</context>
<context>
    <name>sudoku::FileController</name>
    <message>
        <source>%1 F9 solves it; F8 checks whether it has exactly one solution.</source>
        <translation>%1F9 求解；F8 检查是否有唯一解。</translation>
    </message>
    <message>
        <source>Reading %1 was stopped.</source>
        <translation>读取 %1 已停止。</translation>
    </message>
    <message>
        <source>&amp;Forget These Files</source>
        <translation>清除这些文件记录(&amp;F)</translation>
    </message>
    <message>
        <source>Open Puzzle</source>
        <translation>打开题目</translation>
    </message>
    <message>
        <source>Opened %1.</source>
        <translation>已打开 %1。</translation>
    </message>
    <message>
        <source>Cannot open %1: %2</source>
        <translation>无法打开 %1：%2</translation>
    </message>
    <message>
        <source>Cannot read %1: %2.</source>
        <translation>无法读取 %1：%2。</translation>
    </message>
    <message>
        <source>Opened the first puzzle of %1.</source>
        <translation>已打开 %1 的第一道题目。</translation>
    </message>
    <message>
        <source>Save Puzzle</source>
        <translation>保存题目</translation>
    </message>
    <message>
        <source>Cannot save %1: %2</source>
        <translation>无法保存 %1：%2</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>已保存为 %1。</translation>
    </message>
    <message>
        <source>Unsaved Puzzle</source>
        <translation>未保存的题目</translation>
    </message>
    <message>
        <source>The puzzle on the board is not saved. Save it?</source>
        <translation>盘面上的题目尚未保存。要保存吗？</translation>
    </message>
</context>
<context>
    <name>sudoku::FileField</name>
    <message>
        <source>Choose…</source>
        <translation>选择…</translation>
    </message>
    <message>
        <source>Choose a PDF</source>
        <translation>选择 PDF</translation>
    </message>
    <message>
        <source>Insert a PDF</source>
        <translation>插入 PDF</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
</context>
<context>
    <name>sudoku::FilterRow</name>
    <message>
        <source>Filter</source>
        <translation>筛选</translation>
    </message>
    <message>
        <source>Two marks</source>
        <translation>两个标记</translation>
    </message>
    <message>
        <source>Show the cells that two digits can go in</source>
        <translation>显示只剩两个候选数的格</translation>
    </message>
    <message>
        <source>Where a digit can still go</source>
        <translation>数字还能填在哪里</translation>
    </message>
    <message>
        <source>filter digit %1</source>
        <translation>筛选数字%1</translation>
    </message>
    <message>
        <source>%1: %2 placed; possible cells: %3</source>
        <translation>%1：已填%2个；可填的格：%3</translation>
    </message>
    <message>
        <source>Cells with two candidates: %1</source>
        <translation>有两个候选数的格：%1</translation>
    </message>
    <message>
        <source>Possible cells: %1 for %2, %3 for %4</source>
        <comment>7 cells for a 4, 5 cells for an 8</comment>
        <translation>可填的格：%2有%1个，%4有%3个</translation>
    </message>
</context>
<context>
    <name>sudoku::Fixer</name>
    <message>
        <source>Looking for a fix</source>
        <translation>正在寻找修正办法</translation>
    </message>
    <message>
        <source>Make Unique</source>
        <translation>使解唯一</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>检查</translation>
    </message>
    <message>
        <source>%1 to %2 of %3</source>
        <translation>%1到%2，共%3</translation>
    </message>
    <message>
        <source>More Fixes (Alt+Right)</source>
        <translation>更多修正（Alt+→）</translation>
    </message>
    <message>
        <source>Previous Fixes (Alt+Left)</source>
        <translation>前面的修正（Alt+←）</translation>
    </message>
</context>
<context>
    <name>sudoku::FormulaDialog</name>
    <message>
        <source>Leave &amp;out candidates that propagation decides</source>
        <translation>略去传播能判定的候选数(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Givens</source>
        <translation>已知数(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Entries as givens</source>
        <translation>填入的数字视为已知数(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;A solution other than the one on the board</source>
        <translation>与盘面上的解不同的解(&amp;A)</translation>
    </message>
    <message>
        <source>Export CNF</source>
        <translation>导出 CNF</translation>
    </message>
    <message>
        <source>Without the givens, every filled board that obeys the rules is a model.</source>
        <translation>没有已知数时，满足规则的每个终盘都是一个模型。</translation>
    </message>
    <message>
        <source>A clause forbids the solution on the board, so that a solver finds another one. Every cell must be filled.</source>
        <translation>用一个子句禁止盘面上的解，让求解器找到另一个。所有格都必须填满。</translation>
    </message>
    <message>
        <source>E&amp;ncoding:</source>
        <translation>编码(&amp;N):</translation>
    </message>
    <message>
        <source>Candidates:</source>
        <translation>候选数:</translation>
    </message>
    <message>
        <source>Clauses for:</source>
        <translation>子句对应:</translation>
    </message>
    <message>
        <source>Size:</source>
        <translation>大小:</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>导出(&amp;X)…</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
</context>
<context>
    <name>sudoku::FormulaExchange</name>
    <message>
        <source>There is not enough memory for this formula.</source>
        <translation>内存不足以容纳这个公式。</translation>
    </message>
    <message>
        <source>Exporting was stopped; no file was written.</source>
        <translation>导出已停止，没有写入文件。</translation>
    </message>
    <message>
        <source>Cannot save %1: %2</source>
        <translation>无法保存 %1：%2</translation>
    </message>
    <message>
        <source>Exported as %1: %2.</source>
        <translation>已导出为 %1：%2。</translation>
    </message>
    <message>
        <source>DIMACS CNF (*.cnf)</source>
        <translation>DIMACS CNF (*.cnf)</translation>
    </message>
    <message>
        <source>Import Model</source>
        <translation>导入模型</translation>
    </message>
    <message>
        <source>Exporting</source>
        <translation>正在导出</translation>
    </message>
    <message>
        <source>Reading the model</source>
        <translation>正在读取模型</translation>
    </message>
    <message>
        <source>%1 is not a solution of this puzzle: %2.</source>
        <translation>%1 不是此题的解：%2。</translation>
    </message>
    <message>
        <source>Cannot read %1: %2.</source>
        <translation>无法读取 %1：%2。</translation>
    </message>
    <message>
        <source>Cannot open %1: %2</source>
        <translation>无法打开 %1：%2</translation>
    </message>
    <message>
        <source>Reading was stopped.</source>
        <translation>读取已停止。</translation>
    </message>
    <message>
        <source>%1 says that the solver found no answer.</source>
        <translation>%1 称求解器没有得出答案。</translation>
    </message>
    <message>
        <source>%1 says that the formula is unsatisfiable: this puzzle has no solution, or only those that the formula forbids.</source>
        <translation>%1 称公式不可满足：此题无解，或只有公式所禁止的解。</translation>
    </message>
    <message>
        <source>%1 is the solution that is already on the board.</source>
        <translation>%1 就是盘面上已有的解。</translation>
    </message>
    <message>
        <source>%1 is a solution of this puzzle and fills the board.</source>
        <translation>%1 是此题的解，已填入盘面。</translation>
    </message>
    <message numerus="yes">
        <source>It changed %n of your entries; Undo restores them.</source>
        <translation>
            <numerusform>它更改了%n个填入的数字；撤销可恢复。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1%2</translation>
    </message>
</context>
<context>
    <name>sudoku::FormulaModel</name>
    <message>
        <source>In words</source>
        <translation>文字说明</translation>
    </message>
    <message>
        <source>As the solver reads it (DIMACS)</source>
        <translation>求解器读到的形式 (DIMACS)</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>%1 – %2, %3</source>
        <translation>%1 – %2，%3</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <translation>%1 = %2</translation>
    </message>
</context>
<context>
    <name>sudoku::FormulaPage</name>
    <message>
        <source>Cop&amp;y in DIMACS</source>
        <translation>以 DIMACS 复制(&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;Digit</source>
        <translation>数字(&amp;D)</translation>
    </message>
    <message>
        <source>Encodin&amp;g</source>
        <translation>编码(&amp;G)</translation>
    </message>
    <message>
        <source>Ca&amp;ndidates</source>
        <translation>候选数(&amp;N)</translation>
    </message>
    <message>
        <source>Clauses</source>
        <translation>子句</translation>
    </message>
    <message>
        <source>All digits</source>
        <translation>所有数字</translation>
    </message>
    <message numerus="yes">
        <source>This part has more than %Ln clause(s), too many to list. &lt;i&gt;Export CNF&lt;/i&gt; in the File menu writes them all.</source>
        <translation>
            <numerusform>这部分超过%Ln个子句，太多而无法列出。“文件”菜单中的&lt;i&gt;导出 CNF&lt;/i&gt;可写出全部。</numerusform>
        </translation>
    </message>
    <message>
        <source>The givens contradict each other: propagation finds this before anything is encoded.</source>
        <translation>已知数互相矛盾：还没有编码，传播就已发现。</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;: propagation decides everything, so there is nothing to encode.</source>
        <translation>&lt;b&gt;%1&lt;/b&gt;：传播已判定一切，没有什么可编码的。</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;: %2, %3.</source>
        <translation>&lt;b&gt;%1&lt;/b&gt;：%2，%3。</translation>
    </message>
    <message>
        <source>Each line of DIMACS is a clause: one of its literals must be true. A minus sign negates a variable, 0 ends the clause.</source>
        <translation>DIMACS 的每一行是一个子句：其中至少一个文字 (literal) 为真。负号表示变量取反，0结束子句。</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;%1.&lt;/b&gt; %2&lt;/p&gt;&lt;p&gt;%3&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;%1。&lt;/b&gt;%2&lt;/p&gt;&lt;p&gt;%3&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>sudoku::FullScreen</name>
    <message>
        <source>View &gt; Full Screen leaves the full screen.</source>
        <translation>用“视图 &gt; 全屏”退出全屏。</translation>
    </message>
    <message>
        <source>%1 leaves the full screen.</source>
        <translation>按%1退出全屏。</translation>
    </message>
    <message>
        <source>%1 Move the pointer to the upper edge for the menu, to the right edge for the panel.</source>
        <translation>%1鼠标移到上边缘显示菜单，移到右边缘显示侧边栏。</translation>
    </message>
</context>
<context>
    <name>sudoku::GameEnd</name>
    <message>
        <source>The result of the game cannot be kept: %1</source>
        <translation>这局的结果无法保留：%1</translation>
    </message>
    <message>
        <source>Same Kind</source>
        <translation>同一类型</translation>
    </message>
    <message>
        <source>Easier</source>
        <translation>更简单</translation>
    </message>
    <message>
        <source>Not checked: %1.</source>
        <translation>未检查：%1。</translation>
    </message>
    <message>
        <source>Puzzle of %1</source>
        <translation>%1的题目</translation>
    </message>
</context>
<context>
    <name>sudoku::GenerateDialog</name>
    <message>
        <source>Generate Puzzles</source>
        <translation>生成题目</translation>
    </message>
    <message>
        <source>&amp;Generate</source>
        <translation>生成(&amp;G)</translation>
    </message>
    <message>
        <source>Choose a kind and a difficulty, then press Generate.</source>
        <translation>选择类型和难度，然后按“生成”。</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Stop generating; the puzzles stay in the list beside the board</source>
        <translation>停止生成；题目留在盘面旁的列表中</translation>
    </message>
    <message>
        <source>Puzzle being generated</source>
        <translation>正在生成的题目</translation>
    </message>
    <message>
        <source>Board to be filled</source>
        <translation>要填的盘面</translation>
    </message>
    <message>
        <source>O&amp;pen on the Board</source>
        <translation>在盘面上打开(&amp;P)</translation>
    </message>
</context>
<context>
    <name>sudoku::HandbookBrowser</name>
    <message>
        <source>Page of the handbook</source>
        <translation>手册页面</translation>
    </message>
</context>
<context>
    <name>sudoku::HandbookContents</name>
    <message>
        <source>Contents</source>
        <translation>目录</translation>
    </message>
</context>
<context>
    <name>sudoku::HandbookHits</name>
    <message>
        <source>Places found</source>
        <translation>找到的位置</translation>
    </message>
</context>
<context>
    <name>sudoku::HandbookWindow</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Tool Bar</source>
        <translation>工具栏</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>后退</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>前进</translation>
    </message>
    <message>
        <source>First Page</source>
        <translation>首页</translation>
    </message>
    <message>
        <source>Larger Text</source>
        <translation>放大文字</translation>
    </message>
    <message>
        <source>Smaller Text</source>
        <translation>缩小文字</translation>
    </message>
    <message>
        <source>Search all pages (Ctrl+F)</source>
        <translation>搜索所有页面（Ctrl+F）</translation>
    </message>
    <message>
        <source>Search all pages</source>
        <translation>搜索所有页面</translation>
    </message>
    <message>
        <source>Handbook — Sudoku Workbench</source>
        <translation>手册 — Sudoku Workbench</translation>
    </message>
    <message>
        <source>Handbook: %1 — Sudoku Workbench</source>
        <translation>手册：%1 — Sudoku Workbench</translation>
    </message>
    <message>
        <source>Nothing found. Try fewer or shorter words.</source>
        <translation>没有找到。试试更少或更短的词。</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) found. Enter goes to the first.</source>
        <translation>
            <numerusform>找到%n处。按 Enter 转到第一处。</numerusform>
        </translation>
    </message>
    <message>
        <source>Place %1 of %2. F3 goes to the next.</source>
        <translation>第%1处，共%2处。按 F3 转到下一处。</translation>
    </message>
</context>
<context>
    <name>sudoku::Hinter</name>
    <message>
        <source>Looking for a hint</source>
        <translation>正在寻找提示</translation>
    </message>
    <message>
        <source>The search for a hint was stopped.</source>
        <translation>寻找提示已停止。</translation>
    </message>
    <message>
        <source>Digits that you type are entries now.</source>
        <translation>现在输入的是填入的数字。</translation>
    </message>
    <message>
        <source>%1 Enter applies it.</source>
        <translation>%1按 Enter 应用。</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>应用</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>Learn This</source>
        <translation>学习这个</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>填错的</translation>
    </message>
    <message numerus="yes">
        <source>Clear It/Them</source>
        <translation>
            <numerusform>清除</numerusform>
        </translation>
    </message>
    <message>
        <source>wrong pencil marks</source>
        <translation>错误的标记</translation>
    </message>
    <message>
        <source>Correct Marks</source>
        <translation>更正标记</translation>
    </message>
    <message>
        <source>The pencil marks are corrected.</source>
        <translation>标记已更正。</translation>
    </message>
    <message>
        <source>Next Hint</source>
        <translation>下一个提示</translation>
    </message>
    <message>
        <source>The puzzle has no solution.</source>
        <translation>此题无解。</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>解释</translation>
    </message>
    <message>
        <source>%1: nothing on the board as it stands.</source>
        <translation>%1：当前盘面上没有。</translation>
    </message>
    <message>
        <source>No technique that is switched on gives a step.</source>
        <translation>已启用的技巧都没有可走的步骤。</translation>
    </message>
    <message>
        <source>Techniques…</source>
        <translation>技巧…</translation>
    </message>
    <message>
        <source>Type in a puzzle first.</source>
        <translation>请先输入题目。</translation>
    </message>
    <message>
        <source>No further step follows: there is more than one solution.</source>
        <translation>没有后续步骤：此题有多个解。</translation>
    </message>
    <message>
        <source>Show Two Solutions</source>
        <translation>显示两个解</translation>
    </message>
    <message>
        <source>Applied: %1.</source>
        <translation>已应用：%1。</translation>
    </message>
    <message>
        <source>Apply Hint</source>
        <translation>应用提示</translation>
    </message>
    <message>
        <source>Filling in candidates</source>
        <translation>正在填入候选数</translation>
    </message>
    <message>
        <source>Fill in Candidates</source>
        <translation>填入候选数</translation>
    </message>
</context>
<context>
    <name>sudoku::KeysPage</name>
    <message>
        <source>No Ke&amp;y</source>
        <translation>无快捷键(&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>重置(&amp;R)</translation>
    </message>
    <message>
        <source>Find a command or a key</source>
        <translation>查找命令或按键</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Keys of the command</source>
        <translation>命令的按键</translation>
    </message>
    <message>
        <source>Give the command the keys that it had at first</source>
        <translation>恢复该命令最初的按键</translation>
    </message>
    <message>
        <source>Choose a command, then press its new keys in the field.</source>
        <translation>选择一个命令，然后在框中按下新的按键。</translation>
    </message>
    <message>
        <source>The board needs %1. Choose another key, such as a function key or one with Ctrl.</source>
        <translation>盘面要用%1。请选择别的按键，例如功能键或带 Ctrl 的按键。</translation>
    </message>
    <message>
        <source>%1 belongs to %2. Give that another key first.</source>
        <translation>%1属于“%2”。请先为它换一个按键。</translation>
    </message>
</context>
<context>
    <name>sudoku::KindBox</name>
    <message>
        <source>For the whole board</source>
        <translation>整个盘面</translation>
    </message>
    <message>
        <source>Cages, regions and cells</source>
        <translation>笼、区域和格</translation>
    </message>
    <message>
        <source>Between two cells</source>
        <translation>两格之间</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>线</translation>
    </message>
    <message>
        <source>Numbers beside the board</source>
        <translation>盘外的数</translation>
    </message>
    <message>
        <source>Add a rule: type its name</source>
        <translation>添加规则：输入名称</translation>
    </message>
    <message>
        <source>This needs %1.</source>
        <translation>这需要%1。</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>There is no rule called &apos;%1&apos;. The list shows all rules.</source>
        <translation>没有名为“%1”的规则。列表中有全部规则。</translation>
    </message>
    <message>
        <source>My kinds</source>
        <translation>我的种类</translation>
    </message>
</context>
<context>
    <name>sudoku::KindChooser</name>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
</context>
<context>
    <name>sudoku::KindList</name>
    <message>
        <source>Another kind…</source>
        <translation>其他类型…</translation>
    </message>
</context>
<context>
    <name>sudoku::LaboratoryDialog</name>
    <message>
        <source>Encodings</source>
        <translation>编码</translation>
    </message>
    <message>
        <source>M&amp;easure</source>
        <translation>测量(&amp;E)</translation>
    </message>
    <message>
        <source>Look &amp;Inside</source>
        <translation>查看内部(&amp;I)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>sudoku::LearnPage</name>
    <message>
        <source>Learn</source>
        <translation>学习</translation>
    </message>
    <message>
        <source>&amp;New to Sudoku? Ten Lessons</source>
        <translation>初学数独？十课入门(&amp;N)</translation>
    </message>
    <message>
        <source>Start &amp;Over…</source>
        <translation>重新开始(&amp;O)…</translation>
    </message>
    <message>
        <source>%1 ▾</source>
        <translation>%1 ▾</translation>
    </message>
    <message>
        <source>Techniques: %1</source>
        <translation>技巧：%1</translation>
    </message>
    <message>
        <source>%1 of %2 techniques practised</source>
        <translation>已练习%1/%2种技巧</translation>
    </message>
    <message>
        <source>&amp;Continue: %1</source>
        <translation>继续(&amp;C)：%1</translation>
    </message>
    <message>
        <source>Start Over</source>
        <translation>重新开始</translation>
    </message>
    <message>
        <source>Forget what you have practised?</source>
        <translation>清除已有的练习记录吗？</translation>
    </message>
    <message>
        <source>Bac&amp;k to the Board (Esc)</source>
        <translation>回到盘面(&amp;K)（Esc）</translation>
    </message>
</context>
<context>
    <name>sudoku::LessonDialog</name>
    <message>
        <source>&amp;All steps</source>
        <translation>所有步骤(&amp;A)</translation>
    </message>
    <message>
        <source>Only steps &amp;harder than singles</source>
        <translation>仅比显/隐性单数难的步骤(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;From step</source>
        <translation>从步骤(&amp;F)</translation>
    </message>
    <message>
        <source>Export Walkthrough as %1</source>
        <translation>将解题过程导出为 %1</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>导出(&amp;X)…</translation>
    </message>
    <message>
        <source>First step</source>
        <translation>第一步</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>最后一步</translation>
    </message>
    <message>
        <source>to</source>
        <translation>到</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s); singles that follow each other are in one</source>
        <translation>
            <numerusform>%n幅图；连续的显/隐性单数合为一幅</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::LevelsField</name>
    <message>
        <source>Choose…</source>
        <translation>选择…</translation>
    </message>
    <message>
        <source>Choose a file of levels</source>
        <translation>选择难度文件</translation>
    </message>
    <message>
        <source>A file in JSON with levels of your own, which are then offered as a difficulty</source>
        <translation>含有自定义难度的 JSON 文件，之后可在难度中选择</translation>
    </message>
    <message>
        <source>File of Levels</source>
        <translation>难度文件</translation>
    </message>
    <message>
        <source>Levels (*.json)</source>
        <translation>难度 (*.json)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>sudoku::LicencesDialog</name>
    <message>
        <source>Licences</source>
        <translation>许可证</translation>
    </message>
    <message>
        <source>Parts of the program</source>
        <translation>程序的组成部分</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>许可证</translation>
    </message>
    <message>
        <source>Licence: %1</source>
        <translation>许可证：%1</translation>
    </message>
</context>
<context>
    <name>sudoku::LiveCandidates</name>
    <message numerus="yes">
        <source>… Candidates of %n cell(s) are open</source>
        <translation>
            <numerusform>… %n格的候选数未定</numerusform>
        </translation>
    </message>
    <message>
        <source>… Candidates</source>
        <translation>… 候选数</translation>
    </message>
    <message>
        <source>✓ Candidates</source>
        <translation>✓ 候选数</translation>
    </message>
    <message>
        <source>✗ No candidates</source>
        <translation>✗ 无候选数</translation>
    </message>
    <message numerus="yes">
        <source>? Candidates of %n cell(s) are open</source>
        <translation>
            <numerusform>? %n格的候选数未定</numerusform>
        </translation>
    </message>
    <message>
        <source>? Candidates that leave one solution are open</source>
        <translation>? 使解唯一的候选数未定</translation>
    </message>
</context>
<context>
    <name>sudoku::LiveCheck</name>
    <message>
        <source>… Checking</source>
        <translation>… 正在检查</translation>
    </message>
    <message>
        <source>✓ One solution</source>
        <translation>✓ 唯一解</translation>
    </message>
    <message>
        <source>≥2 solutions</source>
        <translation>≥2个解</translation>
    </message>
    <message>
        <source>✗ No solution</source>
        <translation>✗ 无解</translation>
    </message>
    <message numerus="yes">
        <source>%Ln solution(s)</source>
        <translation>
            <numerusform>%Ln个解</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>More than %Ln solution(s)</source>
        <translation>
            <numerusform>多于%Ln个解</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>≥%Ln solution(s), still counting</source>
        <translation>
            <numerusform>≥%Ln个解，仍在计算</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>≥%Ln solution(s)</source>
        <translation>
            <numerusform>≥%Ln个解</numerusform>
        </translation>
    </message>
    <message>
        <source>? Not decided yet: F8 checks it</source>
        <translation>? 尚未判定：按 F8 检查</translation>
    </message>
</context>
<context>
    <name>sudoku::MainWindow</name>
    <message>
        <source>Checkpoint set.</source>
        <translation>已设置检查点。</translation>
    </message>
    <message>
        <source>Checkpoint set. %1 goes back to it.</source>
        <translation>已设置检查点。按%1回到那里。</translation>
    </message>
    <message>
        <source>New puzzle</source>
        <translation>新题目</translation>
    </message>
    <message>
        <source>%1[*] — Sudoku Workbench</source>
        <translation>%1[*] — Sudoku Workbench</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>学习</translation>
    </message>
</context>
<context>
    <name>sudoku::MeasurementsChart</name>
    <message>
        <source>Automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>线性</translation>
    </message>
    <message>
        <source>Logarithmic</source>
        <translation>对数</translation>
    </message>
    <message>
        <source>&amp;Chart of</source>
        <translation>图表(&amp;C)</translation>
    </message>
    <message>
        <source>Sca&amp;le</source>
        <translation>刻度(&amp;L)</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>未知</translation>
    </message>
</context>
<context>
    <name>sudoku::MeasurementsModel</name>
    <message>
        <source>%1, the smallest</source>
        <translation>%1，最小值</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>编码</translation>
    </message>
    <message>
        <source>Solver</source>
        <translation>求解器</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>答案</translation>
    </message>
    <message>
        <source>puzzles: %L1</source>
        <translation>题目：%L1</translation>
    </message>
    <message>
        <source>%1 (%2 of %3 runs)</source>
        <translation>%1（%3次运行中的%2次）</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
</context>
<context>
    <name>sudoku::MeasurementsPage</name>
    <message>
        <source>Choose encodings and solvers to compare on this board, then press Measure.</source>
        <translation>选择要在此盘面上比较的编码和求解器，然后按“测量”。</translation>
    </message>
    <message>
        <source>&amp;Measure</source>
        <translation>测量(&amp;M)</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>The board has changed: these figures are for the previous board.</source>
        <translation>盘面已更改：这些数据属于先前的盘面。</translation>
    </message>
    <message>
        <source>Measure A&amp;gain</source>
        <translation>重新测量(&amp;G)</translation>
    </message>
    <message>
        <source>Measurements</source>
        <translation>测量结果</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>题目</translation>
    </message>
    <message>
        <source>Bold: the smallest value of its column</source>
        <translation>粗体：该列的最小值</translation>
    </message>
    <message>
        <source>O&amp;pen CSV…</source>
        <translation>打开 CSV(&amp;P)…</translation>
    </message>
    <message>
        <source>Cop&amp;y Table</source>
        <translation>复制表格(&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;Save as CSV…</source>
        <translation>保存为 CSV(&amp;S)…</translation>
    </message>
    <message>
        <source>Copy Table</source>
        <translation>复制表格</translation>
    </message>
    <message>
        <source>%1 with %2, run %3 of %4 …</source>
        <translation>%1配合%2，第%3次运行，共%4次…</translation>
    </message>
    <message>
        <source>Stopped after %1: %2 of %3 rows were measured.</source>
        <translation>%1后停止：共%3行，已测量%2行。</translation>
    </message>
    <message>
        <source>Open Measurements</source>
        <translation>打开测量结果</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>逗号分隔值 (*.csv)</translation>
    </message>
    <message>
        <source>Cannot open %1: %2</source>
        <translation>无法打开 %1：%2</translation>
    </message>
    <message>
        <source>Opened %1. Rows: %L2.</source>
        <translation>已打开 %1。行数：%L2。</translation>
    </message>
    <message>
        <source>All puzzles together (%L1)</source>
        <translation>全部题目合计（%L1）</translation>
    </message>
    <message>
        <source>The table was copied: paste it into a spreadsheet.</source>
        <translation>表格已复制，可粘贴到电子表格中。</translation>
    </message>
    <message>
        <source>Save Measurements</source>
        <translation>保存测量结果</translation>
    </message>
    <message>
        <source>encodings.csv</source>
        <translation>编码.csv</translation>
    </message>
    <message>
        <source>Cannot save %1: %2</source>
        <translation>无法保存 %1：%2</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>已保存为 %1。</translation>
    </message>
</context>
<context>
    <name>sudoku::MessageBar</name>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
</context>
<context>
    <name>sudoku::Messenger</name>
    <message>
        <source>All cells are filled, but this is not a solution.</source>
        <translation>所有格都已填满，但这不是解。</translation>
    </message>
    <message>
        <source>All cells are filled, but %1.</source>
        <translation>所有格都已填满，但%1。</translation>
    </message>
    <message numerus="yes">
        <source>Show It/Them</source>
        <translation>
            <numerusform>显示</numerusform>
        </translation>
    </message>
    <message>
        <source>Solve filled in the board. Every rule is obeyed.</source>
        <translation>“求解”已填满盘面，满足所有规则。</translation>
    </message>
    <message>
        <source>Solve filled in the board. %1</source>
        <translation>“求解”已填满盘面。%1</translation>
    </message>
    <message>
        <source>The board is full. %1</source>
        <translation>盘面已填满。%1</translation>
    </message>
    <message>
        <source>Solved! Every rule is obeyed.</source>
        <translation>解出来了！满足所有规则。</translation>
    </message>
    <message>
        <source>Solved in %1! Every rule is obeyed.</source>
        <translation>解出来了，用时%1！满足所有规则。</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>解释</translation>
    </message>
    <message>
        <source>Type a puzzle row by row, with Space for a blank; or paste one, or drop a file here. F9 solves it.</source>
        <translation>逐行输入题目，空格键跳过一格；也可粘贴题目，或把文件拖到这里。F9 求解。</translation>
    </message>
    <message>
        <source>Type a puzzle row by row, with Space to go to the next cell; or paste one, or drop a file here. F9 solves it.</source>
        <translation>逐行输入题目，按空格键转到下一格；也可粘贴题目，或把文件拖到这里。F9 求解。</translation>
    </message>
    <message>
        <source>The puzzle is solved. Enter shows the result again.</source>
        <translation>此题已解出。按 Enter 再次显示结果。</translation>
    </message>
    <message>
        <source>Show Result</source>
        <translation>显示结果</translation>
    </message>
    <message>
        <source>All cells are filled, and no digit is repeated in a row or column. Whether regions fit is not known yet.</source>
        <translation>所有格都已填满，且行、列内数字不重复。区域是否符合尚不清楚。</translation>
    </message>
</context>
<context>
    <name>sudoku::NewPuzzleDialog</name>
    <message>
        <source>New Puzzle</source>
        <translation>新建题目</translation>
    </message>
    <message>
        <source>&amp;Kind:</source>
        <translation>类型(&amp;K):</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Di&amp;fficulty:</source>
        <translation>难度(&amp;F):</translation>
    </message>
    <message>
        <source>&amp;All kinds and sizes</source>
        <translation>所有类型和大小(&amp;A)</translation>
    </message>
    <message>
        <source>What the puzzle has, or what you draw first on an empty board</source>
        <translation>题目含有的规则，或在空盘面上先绘制的规则</translation>
    </message>
    <message>
        <source>&amp;Cages, lines:</source>
        <translation>笼、线(&amp;C):</translation>
    </message>
    <message>
        <source>S&amp;ymmetry:</source>
        <translation>对称(&amp;Y):</translation>
    </message>
    <message>
        <source>Preview of the board</source>
        <translation>盘面预览</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>&amp;More Than One…</source>
        <translation>生成多题(&amp;M)…</translation>
    </message>
    <message>
        <source>Many puzzles, techniques, patterns and numbers of clues</source>
        <translation>多道题目、技巧、图案和已知数个数</translation>
    </message>
    <message>
        <source>&amp;Empty Board</source>
        <translation>空盘面(&amp;E)</translation>
    </message>
    <message>
        <source>A board to type or to draw a puzzle on</source>
        <translation>用来输入或绘制题目的盘面</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>玩一题(&amp;P)</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>The next puzzle is ready.</source>
        <translation>下一题已准备好。</translation>
    </message>
    <message>
        <source>Singles are enough.</source>
        <translation>只需显/隐性单数。</translation>
    </message>
    <message>
        <source>Pairs, triples and locked candidates; no fish and no chains.</source>
        <translation>数对、三数组和区块；没有鱼和链。</translation>
    </message>
    <message>
        <source>Fish, wings and colours; no long chains.</source>
        <translation>鱼、翼和涂色法；没有长链。</translation>
    </message>
    <message>
        <source>Chains, finned fish and almost locked sets.</source>
        <translation>链、带鳍的鱼和待定数组。</translation>
    </message>
    <message>
        <source>Forcing chains, and whatever else it takes.</source>
        <translation>强制链，以及其他所需的一切技巧。</translation>
    </message>
    <message>
        <source>Singles are enough, and about half of the cells have clues.</source>
        <translation>只需唯一数技巧，约一半的单元格有已知数。</translation>
    </message>
</context>
<context>
    <name>sudoku::NumberEditor</name>
    <message>
        <source>Number of the rule</source>
        <translation>规则的数</translation>
    </message>
    <message>
        <source>%1. Enter, Escape or whatever you do next takes it; Undo takes it back.</source>
        <translation>%1。按 Enter、Esc 或继续其他操作即采用；撤销可收回。</translation>
    </message>
    <message>
        <source>comma</source>
        <translation>逗号</translation>
    </message>
    <message>
        <source>Delete the last figure</source>
        <translation>删除最后一位</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
</context>
<context>
    <name>sudoku::NumberFinder</name>
    <message>
        <source>Finding numbers</source>
        <translation>正在求数</translation>
    </message>
    <message>
        <source>All Numbers</source>
        <translation>所有的数</translation>
    </message>
</context>
<context>
    <name>sudoku::OfferButtons</name>
    <message>
        <source>More…</source>
        <translation>更多…</translation>
    </message>
</context>
<context>
    <name>sudoku::OwnKindForm</name>
    <message>
        <source>Two digits, a and b</source>
        <translation>两个数字 a 和 b</translation>
    </message>
    <message>
        <source>All digits together: sum, largest …</source>
        <translation>所有数字一起：sum、largest …</translation>
    </message>
    <message>
        <source>A pattern that the digits match</source>
        <translation>数字符合的模式</translation>
    </message>
    <message>
        <source>A state machine of the Interactive Sudoku Solver</source>
        <translation>Interactive Sudoku Solver 的状态机</translation>
    </message>
    <message>
        <source>Step by step, from digit to digit</source>
        <translation>从数字到数字，逐步进行</translation>
    </message>
    <message>
        <source>Neighbours on a line</source>
        <translation>线上的相邻格</translation>
    </message>
    <message>
        <source>Neighbours on a closed line</source>
        <translation>闭合线上的相邻格</translation>
    </message>
    <message>
        <source>Cells in their order, anywhere</source>
        <translation>任意位置、按顺序的格</translation>
    </message>
    <message>
        <source>A group of cells</source>
        <translation>一组格</translation>
    </message>
    <message>
        <source>A mark between two cells</source>
        <translation>两格之间的标记</translation>
    </message>
    <message>
        <source>A number beside the board</source>
        <translation>盘面旁的数</translation>
    </message>
    <message>
        <source>Every row</source>
        <translation>每行</translation>
    </message>
    <message>
        <source>Every column</source>
        <translation>每列</translation>
    </message>
    <message>
        <source>Every region</source>
        <translation>每个区域</translation>
    </message>
    <message>
        <source>All cells beside each other</source>
        <translation>所有相邻的格</translation>
    </message>
    <message>
        <source>All cells a leap apart</source>
        <translation>所有相隔一跳的格</translation>
    </message>
    <message>
        <source>from the first cell</source>
        <translation>从第一格起</translation>
    </message>
    <message>
        <source>from either end</source>
        <translation>从任一端起</translation>
    </message>
    <message>
        <source>from both ends</source>
        <translation>从两端起</translation>
    </message>
    <message>
        <source>as a part of a longer line</source>
        <translation>作为更长的线的一部分</translation>
    </message>
    <message>
        <source>Broad line</source>
        <translation>宽线</translation>
    </message>
    <message>
        <source>Beads</source>
        <translation>珠串</translation>
    </message>
    <message>
        <source>Dashes</source>
        <translation>虚线</translation>
    </message>
    <message>
        <source>Crossed line</source>
        <translation>带横线的线</translation>
    </message>
    <message>
        <source>Striped cells</source>
        <translation>条纹格</translation>
    </message>
    <message>
        <source>Dashed cage</source>
        <translation>虚线笼</translation>
    </message>
    <message>
        <source>White dot</source>
        <translation>白点</translation>
    </message>
    <message>
        <source>Black dot</source>
        <translation>黑点</translation>
    </message>
    <message>
        <source>A sign</source>
        <translation>符号</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>over the edges too</source>
        <translation>也越过边缘</translation>
    </message>
    <message>
        <source>each has a number, k</source>
        <translation>每条都有一个数 k</translation>
    </message>
    <message>
        <source>Colour…</source>
        <translation>颜色…</translation>
    </message>
    <message>
        <source>Na&amp;me:</source>
        <translation>名称(&amp;M)：</translation>
    </message>
    <message>
        <source>In &amp;words:</source>
        <translation>文字说明(&amp;W)：</translation>
    </message>
    <message>
        <source>It is &amp;about:</source>
        <translation>关于(&amp;A)：</translation>
    </message>
    <message>
        <source>&amp;Cells:</source>
        <translation>格(&amp;C)：</translation>
    </message>
    <message>
        <source>&amp;Rule:</source>
        <translation>规则(&amp;R)：</translation>
    </message>
    <message>
        <source>S&amp;tarts with:</source>
        <translation>开始于(&amp;T)：</translation>
    </message>
    <message>
        <source>May &amp;end if:</source>
        <translation>可结束的条件(&amp;E)：</translation>
    </message>
    <message>
        <source>Rea&amp;d:</source>
        <translation>读取(&amp;D)：</translation>
    </message>
    <message>
        <source>and</source>
        <translation>和</translation>
    </message>
    <message>
        <source>&amp;Leap:</source>
        <translation>跳跃(&amp;L)：</translation>
    </message>
    <message>
        <source>Loo&amp;k:</source>
        <translation>外观(&amp;K)：</translation>
    </message>
    <message>
        <source>Si&amp;gn:</source>
        <translation>符号(&amp;G)：</translation>
    </message>
    <message>
        <source>Not yet a rule: %1.</source>
        <translation>还不是规则：%1。</translation>
    </message>
    <message>
        <source>In files it is called %1.</source>
        <translation>在文件中称为 %1。</translation>
    </message>
    <message>
        <source>Colour of the Line</source>
        <translation>线的颜色</translation>
    </message>
    <message>
        <source>Say it in words: people read them below the printed puzzle.</source>
        <translation>请用文字说明：它们会印在谜题下方。</translation>
    </message>
    <message>
        <source>Other kinds: and, or, not, one of</source>
        <translation>其他种类：and、or、not、one</translation>
    </message>
    <message>
        <source>A number beside the board, along a diagonal</source>
        <translation>盘面旁的数，沿对角线</translation>
    </message>
    <message>
        <source>Like the kinds that it combines</source>
        <translation>与所组合的种类相同</translation>
    </message>
    <message>
        <source>Table up t&amp;o:</source>
        <translation>表格最大数字(&amp;O)：</translation>
    </message>
    <message>
        <source>A kind to combine</source>
        <translation>要组合的种类</translation>
    </message>
    <message>
        <source>&amp;Use:</source>
        <translation>使用(&amp;U)：</translation>
    </message>
    <message>
        <source>No two digits from 1 to %1 keep this rule.</source>
        <translation>1 到 %1 中没有两个数字符合此规则。</translation>
    </message>
    <message>
        <source>Any two digits from 1 to %1 keep this rule.</source>
        <translation>1 到 %1 中任意两个数字都符合此规则。</translation>
    </message>
    <message>
        <source>On the board it looks like %1.</source>
        <translation>在盘面上它看起来与 %1 一样。</translation>
    </message>
    <message>
        <source>Its mark does not show which digit is a.</source>
        <translation>其标记看不出哪个数字是 a。</translation>
    </message>
    <message>
        <source>This look does not show which cell is the first.</source>
        <translation>这种外观看不出哪一格是第一格。</translation>
    </message>
    <message>
        <source>Every square of four cells</source>
        <translation>每个四格方块</translation>
    </message>
</context>
<context>
    <name>sudoku::OwnKindStore</name>
    <message>
        <source>this is no list of kinds</source>
        <translation>这不是种类列表</translation>
    </message>
    <message>
        <source>kind %1: %2</source>
        <translation>种类 %1：%2</translation>
    </message>
</context>
<context>
    <name>sudoku::OwnKindsController</name>
    <message>
        <source>The kinds cannot be kept: %1.</source>
        <translation>无法保存种类：%1。</translation>
    </message>
    <message>
        <source>Change Kind of Rule</source>
        <translation>更改规则种类</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) of the board stay as they were: the changed kind does not fit them.</source>
        <translation>
            <numerusform>盘面的 %n 条规则保持原样：更改后的种类不适合它们。</numerusform>
        </translation>
    </message>
    <message>
        <source>Not all of your kinds can be read: %1. They stay in their file as they are.</source>
        <translation>您的部分种类无法读取：%1。它们在文件中保持原样。</translation>
    </message>
</context>
<context>
    <name>sudoku::OwnKindsDialog</name>
    <message>
        <source>Co&amp;py</source>
        <translation>复制(&amp;P)</translation>
    </message>
    <message>
        <source>Remo&amp;ve</source>
        <translation>移除(&amp;V)</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>导出(&amp;X)…</translation>
    </message>
    <message>
        <source>My Kinds of Rules</source>
        <translation>我的规则种类</translation>
    </message>
    <message>
        <source>My kinds of rules</source>
        <translation>我的规则种类</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>新建(&amp;N)</translation>
    </message>
    <message>
        <source>Example&amp;s</source>
        <translation>示例(&amp;S)</translation>
    </message>
    <message>
        <source>On the Board</source>
        <translation>盘面上的</translation>
    </message>
    <message>
        <source>Shipped</source>
        <translation>自带的</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>导入(&amp;I)…</translation>
    </message>
    <message>
        <source>My rule</source>
        <translation>我的规则</translation>
    </message>
    <message>
        <source>Import Kinds of Rules</source>
        <translation>导入规则种类</translation>
    </message>
    <message>
        <source>Kinds of rules (*.json)</source>
        <translation>规则种类 (*.json)</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>Export Kinds of Rules</source>
        <translation>导出规则种类</translation>
    </message>
    <message>
        <source>another kind has this name</source>
        <translation>另一种类也用此名称</translation>
    </message>
    <message>
        <source>Discard what you have changed?</source>
        <translation>放弃您所做的更改？</translation>
    </message>
    <message>
        <source>Added: %1.</source>
        <translation>已添加：%1。</translation>
    </message>
    <message>
        <source>In the list before: %1.</source>
        <translation>列表中已有：%1。</translation>
    </message>
    <message>
        <source>New makes a kind; Examples has some to begin with.</source>
        <translation>“新建”可创建种类；“示例”中有一些可供开始。</translation>
    </message>
    <message>
        <source>Exported: %1.</source>
        <translation>已导出：%1。</translation>
    </message>
</context>
<context>
    <name>sudoku::PageForm</name>
    <message>
        <source>Mirrored, as in a boo&amp;k</source>
        <translation>镜像，如书籍(&amp;K)</translation>
    </message>
    <message>
        <source>suits the page</source>
        <translation>随页面而定</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>that of the puzzles</source>
        <translation>与题目相同</translation>
    </message>
    <message>
        <source>The author that a PDF names</source>
        <translation>PDF 中注明的作者</translation>
    </message>
    <message>
        <source>Author:</source>
        <translation>作者:</translation>
    </message>
    <message>
        <source>Margin:</source>
        <translation>页边距:</translation>
    </message>
    <message>
        <source>G&amp;utter:</source>
        <translation>装订线(&amp;U):</translation>
    </message>
    <message>
        <source>First page:</source>
        <translation>起始页码:</translation>
    </message>
    <message>
        <source>First puzzle:</source>
        <translation>起始题号:</translation>
    </message>
    <message>
        <source>Where the QR code below each puzzle leads</source>
        <translation>每道题目下方二维码所指的链接</translation>
    </message>
    <message>
        <source>&amp;QR code:</source>
        <translation>二维码(&amp;Q):</translation>
    </message>
    <message>
        <source>How strong the lines of boards are</source>
        <translation>盘面线条的粗细</translation>
    </message>
    <message>
        <source>Lines:</source>
        <translation>线条:</translation>
    </message>
    <message>
        <source>suits the boards</source>
        <translation>随盘面而定</translation>
    </message>
    <message>
        <source> pt</source>
        <translation> pt</translation>
    </message>
    <message>
        <source>The size of the number above each puzzle; what is beside it follows</source>
        <translation>每道题目上方编号的大小；旁边的文字随之变化</translation>
    </message>
    <message>
        <source>Captions:</source>
        <translation>题目标注：</translation>
    </message>
    <message>
        <source>The size of sums in cages and of clues beside boards</source>
        <translation>笼中总和与盘外提示的大小</translation>
    </message>
    <message>
        <source>Sums and clues outside:</source>
        <translation>总和与盘外提示：</translation>
    </message>
    <message>
        <source>The size of page numbers and of what else is at the foot of pages</source>
        <translation>页码及页脚其他文字的大小</translation>
    </message>
    <message>
        <source>Page numbers:</source>
        <translation>页码：</translation>
    </message>
</context>
<context>
    <name>sudoku::PageView</name>
    <message>
        <source>Preview of the pages</source>
        <translation>页面预览</translation>
    </message>
</context>
<context>
    <name>sudoku::PairFinder</name>
    <message>
        <source>Comparing cells</source>
        <translation>正在比较各格</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Show Them One by One (Alt+Right)</source>
        <translation>逐个显示（Alt+→）</translation>
    </message>
    <message>
        <source>Next (Alt+Right)</source>
        <translation>下一个（Alt+→）</translation>
    </message>
    <message>
        <source>Previous (Alt+Left)</source>
        <translation>上一个（Alt+←）</translation>
    </message>
</context>
<context>
    <name>sudoku::PairTable</name>
    <message>
        <source>Allowed pairs of digits</source>
        <translation>允许的数字对</translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) of %1 are allowed</source>
        <translation>
            <numerusform>%1 对中允许 %n 对</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a in rows, b in columns: %n pair(s) of %1 are allowed. A click allows one or forbids it.</source>
        <translation>
            <numerusform>a 为行，b 为列：%1 对中允许 %n 对。点击可允许或禁止一对。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::PatternEditor</name>
    <message>
        <source>free</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>must have a clue</source>
        <translation>必须有已知数</translation>
    </message>
    <message>
        <source>must have no clue</source>
        <translation>不能有已知数</translation>
    </message>
    <message>
        <source>%1, by symmetry</source>
        <translation>%1，由对称得出</translation>
    </message>
    <message>
        <source>Pattern, row %1, column %2: %3</source>
        <translation>图案，第%1行第%2列：%3</translation>
    </message>
</context>
<context>
    <name>sudoku::PatternField</name>
    <message>
        <source>●  a clue
✕  no clue
empty: either

Click, or press
Space, + or −.
Right button
paints ✕.</source>
        <translation>●  有已知数
✕  无已知数
空白：均可

单击，或按
空格键、+ 或 −。
右键
画✕。</translation>
    </message>
    <message>
        <source>Cle&amp;ar</source>
        <translation>清除(&amp;A)</translation>
    </message>
    <message>
        <source>Clear the pattern</source>
        <translation>清除图案</translation>
    </message>
    <message>
        <source>Set Ot&amp;hers to No Clue</source>
        <translation>其余设为无已知数(&amp;H)</translation>
    </message>
    <message>
        <source>Only cells marked with a clue may have one</source>
        <translation>只有标为有已知数的格才能有已知数</translation>
    </message>
</context>
<context>
    <name>sudoku::PauseCover</name>
    <message>
        <source>Go On</source>
        <translation>继续</translation>
    </message>
</context>
<context>
    <name>sudoku::PictureDialog</name>
    <message>
        <source>Picture</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>Straightened</source>
        <translation>拉直</translation>
    </message>
    <message>
        <source>Pa&amp;ge:</source>
        <translation>页(&amp;G):</translation>
    </message>
    <message>
        <source>Next in &amp;Doubt</source>
        <translation>下一个存疑(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>From Picture: %1</source>
        <translation>从图片读取：%1</translation>
    </message>
    <message>
        <source>Board in the picture</source>
        <translation>图片中的盘面</translation>
    </message>
    <message>
        <source>as seen</source>
        <translation>按所见</translation>
    </message>
    <message>
        <source>%1 × %1</source>
        <translation>%1 × %1</translation>
    </message>
    <message>
        <source>S&amp;ize:</source>
        <translation>大小(&amp;I):</translation>
    </message>
    <message>
        <source>Reading the picture</source>
        <translation>正在读取图片</translation>
    </message>
    <message>
        <source>&amp;Use This Board</source>
        <translation>使用此盘面(&amp;U)</translation>
    </message>
    <message>
        <source>Board %1 of %2</source>
        <translation>盘面 %1 / %2</translation>
    </message>
    <message>
        <source>%1. Drag the four corners to the corners of the board.</source>
        <translation>%1。请将四个角拖到盘面的四角。</translation>
    </message>
    <message>
        <source>in doubt</source>
        <translation>存疑</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) to compare</source>
        <translation>
            <numerusform>有 %n 个格子待核对</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard your corrections?</source>
        <translation>放弃您的更正？</translation>
    </message>
    <message>
        <source> of %1</source>
        <translation> / %1</translation>
    </message>
    <message>
        <source>Choose Rules</source>
        <translation>选择规则</translation>
    </message>
</context>
<context>
    <name>sudoku::PictureForm</name>
    <message>
        <source>Size of the &amp;board:</source>
        <translation>盘面大小(&amp;B):</translation>
    </message>
    <message>
        <source>&amp;Dots per inch:</source>
        <translation>每英寸点数(&amp;D):</translation>
    </message>
    <message>
        <source>Transparent &amp;ground</source>
        <translation>透明背景(&amp;G)</translation>
    </message>
    <message>
        <source>From outer edge to outer edge of its frame. There is no edge around it.</source>
        <translation>从边框外缘到边框外缘。周围没有空白。</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>Size of the board</source>
        <translation>盘面大小</translation>
    </message>
    <message>
        <source>Dots per inch</source>
        <translation>每英寸点数</translation>
    </message>
    <message>
        <source>&amp;Pixels:</source>
        <translation>像素(&amp;P):</translation>
    </message>
    <message>
        <source>Le&amp;tters:</source>
        <translation>文字(&amp;T):</translation>
    </message>
</context>
<context>
    <name>sudoku::PictureOpener</name>
    <message>
        <source>Reading %1 …</source>
        <translation>正在读取 %1…</translation>
    </message>
    <message>
        <source>Pictures (%1)</source>
        <translation>图片 (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>From Picture</source>
        <translation>从图片读取</translation>
    </message>
    <message>
        <source>the clipboard</source>
        <translation>剪贴板</translation>
    </message>
    <message>
        <source>Cannot keep the picture for its reader: the disk is full.</source>
        <translation>无法为读取程序保存图片：磁盘已满。</translation>
    </message>
    <message>
        <source>Reading %1 was stopped.</source>
        <translation>读取 %1 已停止。</translation>
    </message>
    <message>
        <source>Cannot read %1: %2.</source>
        <translation>无法读取 %1：%2。</translation>
    </message>
    <message>
        <source>Read a board of %1 × %1 with %2 from %3. F9 solves it; F8 checks whether it has exactly one solution.</source>
        <translation>已从 %3 读取 %1 × %1 的盘面，含%2。F9 求解；F8 检查是否有唯一解。</translation>
    </message>
</context>
<context>
    <name>sudoku::PictureView</name>
    <message>
        <source>Picture</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>The arrow keys move a corner of the board, faster with Shift; Space goes to the next corner.</source>
        <translation>方向键移动盘面的一个角，按住 Shift 更快；空格键转到下一个角。</translation>
    </message>
    <message>
        <source>Drag the corners to the corners of the board if it was not found</source>
        <translation>如果没有找到盘面，请将四角拖到盘面的四角</translation>
    </message>
</context>
<context>
    <name>sudoku::PicturesDialog</name>
    <message>
        <source>T&amp;able of the files, for merging data</source>
        <translation>文件表格(&amp;A)，用于数据合并</translation>
    </message>
    <message>
        <source>Save as Pictures</source>
        <translation>保存为图片</translation>
    </message>
    <message>
        <source>&amp;Files:</source>
        <translation>文件(&amp;F):</translation>
    </message>
    <message>
        <source>&amp;Names:</source>
        <translation>名称(&amp;N):</translation>
    </message>
    <message>
        <source>&amp;Save in Folder…</source>
        <translation>保存到文件夹(&amp;S)…</translation>
    </message>
    <message>
        <source>Write a name for the files, such as %1</source>
        <translation>请写出文件的名称，例如 %1</translation>
    </message>
    <message>
        <source>{n} is the number, {kind} puzzle or solution; also {level}, {size}, {seed} and {title}</source>
        <translation>{n} 是编号，{kind} 是题目或答案；还可用 {level}、{size}、{seed} 和 {title}</translation>
    </message>
</context>
<context>
    <name>sudoku::Play</name>
    <message>
        <source>Making a puzzle…</source>
        <translation>正在生成题目…</translation>
    </message>
    <message>
        <source>A new puzzle: %1.</source>
        <translation>新题目：%1。</translation>
    </message>
    <message>
        <source>No puzzle was made: %1.</source>
        <translation>没有生成题目：%1。</translation>
    </message>
</context>
<context>
    <name>sudoku::Practice</name>
    <message>
        <source>Making the first exercise</source>
        <translation>正在准备第一个练习</translation>
    </message>
    <message>
        <source>Stopped before there was an exercise.</source>
        <translation>在得到练习之前已停止。</translation>
    </message>
    <message>
        <source>No puzzle with this technique was found.</source>
        <translation>没有找到含这个技巧的题目。</translation>
    </message>
    <message>
        <source>Exercise %1 of %2: %3</source>
        <translation>练习%1/%2：%3</translation>
    </message>
    <message>
        <source>%1. Enter a digit that it places.</source>
        <translation>%1。填入一个由它得出的数字。</translation>
    </message>
    <message>
        <source>%1. Remove a candidate that it excludes: click its cell and type the digit.</source>
        <translation>%1。去掉一个它排除的候选数：单击那一格，输入这个数字。</translation>
    </message>
    <message>
        <source>%1 (so far %2)</source>
        <translation>%1（目前%2）</translation>
    </message>
    <message>
        <source>Learn This</source>
        <translation>学习这个</translation>
    </message>
    <message>
        <source>Give a Hint</source>
        <translation>给个提示</translation>
    </message>
    <message>
        <source>The next exercise is being made …</source>
        <translation>正在准备下一个练习…</translation>
    </message>
    <message>
        <source>Practice finished. Found without help: %1 of %2.</source>
        <translation>练习结束。独立找到：%1/%2。</translation>
    </message>
    <message>
        <source>Solve filled in the board, which is no answer to the exercise.</source>
        <translation>“求解”已填满盘面，但这不算练习的答案。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>No: that is wrong for %1.</source>
        <translation>不对：%1错了。</translation>
    </message>
    <message>
        <source>That is true, but it does not follow by this technique (%1).</source>
        <translation>没错，但不是由这个技巧（%1）得出的。</translation>
    </message>
    <message>
        <source>Right. %1. Enter goes on.</source>
        <translation>正确。%1。按 Enter 继续。</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>结束</translation>
    </message>
    <message>
        <source>Next Exercise</source>
        <translation>下一个练习</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>What Comes Next</source>
        <translation>接下来</translation>
    </message>
    <message>
        <source>Practise Again</source>
        <translation>再练一次</translation>
    </message>
    <message>
        <source>End (Esc)</source>
        <translation>结束（Esc）</translation>
    </message>
    <message>
        <source>Take Back</source>
        <translation>收回</translation>
    </message>
    <message>
        <source>Taken back: %1.</source>
        <translation>已收回：%1。</translation>
    </message>
</context>
<context>
    <name>sudoku::PracticeDialog</name>
    <message>
        <source>&amp;Only the part of the board with the pattern</source>
        <translation>只显示盘面上与技巧有关的部分(&amp;O)</translation>
    </message>
    <message>
        <source>Practise a Technique</source>
        <translation>练习技巧</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>&amp;Kind:</source>
        <translation>类型(&amp;K):</translation>
    </message>
    <message>
        <source>&amp;Boards:</source>
        <translation>题数(&amp;B):</translation>
    </message>
    <message>
        <source>Choose a technique.</source>
        <translation>请选择一个技巧。</translation>
    </message>
</context>
<context>
    <name>sudoku::PreflightDialog</name>
    <message>
        <source>Preflight</source>
        <translation>印前检查</translation>
    </message>
    <message>
        <source>Nothing was found that printing houses refuse.</source>
        <translation>没有发现印刷厂会拒绝的问题。</translation>
    </message>
    <message>
        <source>What printing houses may refuse:</source>
        <translation>印刷厂可能拒绝的问题：</translation>
    </message>
    <message>
        <source>Faults</source>
        <translation>问题</translation>
    </message>
</context>
<context>
    <name>sudoku::Presets</name>
    <message>
        <source>Presets</source>
        <translation>预设</translation>
    </message>
    <message>
        <source>Requests that you have saved</source>
        <translation>自己保存的生成要求</translation>
    </message>
    <message>
        <source>Save as Preset…</source>
        <translation>保存为预设…</translation>
    </message>
    <message>
        <source>Delete Preset</source>
        <translation>删除预设</translation>
    </message>
    <message>
        <source>Save as Preset</source>
        <translation>保存为预设</translation>
    </message>
    <message>
        <source>Name of the preset (an old one of this name is replaced):</source>
        <translation>预设名称（同名的旧预设将被替换）:</translation>
    </message>
</context>
<context>
    <name>sudoku::PressForm</name>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>Crop marks</source>
        <translation>裁切标记</translation>
    </message>
    <message>
        <source>all sheets</source>
        <translation>全部纸张</translation>
    </message>
    <message>
        <source>%1 pages</source>
        <translation>%1页</translation>
    </message>
    <message>
        <source>How many pages of a booklet are folded together</source>
        <translation>小册子中多少页折在一起</translation>
    </message>
    <message>
        <source>Gatherings:</source>
        <translation>书帖:</translation>
    </message>
    <message>
        <source>How far the innermost sheet stands out where it is folded</source>
        <translation>最内层的纸在折叠处突出多少</translation>
    </message>
    <message>
        <source>Creep:</source>
        <translation>爬移:</translation>
    </message>
    <message>
        <source>Marks on larger paper where it is cut and folded</source>
        <translation>在较大的纸上标出裁切和折叠的位置</translation>
    </message>
    <message>
        <source>Room beyond the line along which paper is cut</source>
        <translation>纸张裁切线以外的余量</translation>
    </message>
    <message>
        <source>Bleed:</source>
        <translation>出血:</translation>
    </message>
    <message>
        <source>The standard that the PDF keeps to</source>
        <translation>PDF 所遵循的标准</translation>
    </message>
    <message>
        <source>PDF:</source>
        <translation>PDF:</translation>
    </message>
</context>
<context>
    <name>sudoku::PrintDialog</name>
    <message>
        <source>Print</source>
        <translation>打印</translation>
    </message>
    <message>
        <source>P&amp;rint…</source>
        <translation>打印(&amp;R)…</translation>
    </message>
    <message>
        <source>Save &amp;as PDF…</source>
        <translation>保存为 PDF(&amp;A)…</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>缩小</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>放大</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>整页</translation>
    </message>
    <message>
        <source>Checking for exactly one solution … A printout now says &quot;not checked&quot;.</source>
        <translation>正在检查是否有唯一解… 现在打印会注明“未检查”。</translation>
    </message>
    <message>
        <source>Nothing was printed: these pages do not exist. The last page is %1.</source>
        <translation>没有打印：这些页不存在。最后一页是第%1页。</translation>
    </message>
    <message>
        <source>The printer did not accept the job: it refuses the paper %1. Choose another paper, or save a PDF.</source>
        <translation>打印机没有接受任务：它不接受纸张%1。请换一种纸张，或保存为 PDF。</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>保存为 PDF</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Sa&amp;ve as Pictures…</source>
        <translation>保存为图片(&amp;V)…</translation>
    </message>
    <message>
        <source>Folder for the Pictures</source>
        <translation>图片文件夹</translation>
    </message>
    <message>
        <source>Save as Document…</source>
        <translation>保存为文档…</translation>
    </message>
    <message>
        <source>Preflight…</source>
        <translation>印前检查…</translation>
    </message>
    <message>
        <source>What printing houses refuse</source>
        <translation>印刷厂会拒绝的问题</translation>
    </message>
    <message>
        <source>%1 (*.%2)</source>
        <translation>%1 (*.%2)</translation>
    </message>
    <message>
        <source>Save as Document</source>
        <translation>保存为文档</translation>
    </message>
</context>
<context>
    <name>sudoku::PrintForm</name>
    <message>
        <source>Write a size such as 6x9in or 120x180mm.</source>
        <translation>请写出尺寸，例如 6x9in 或 120x180mm。</translation>
    </message>
    <message>
        <source>&amp;Entries</source>
        <translation>填入的数字(&amp;E)</translation>
    </message>
    <message>
        <source>Pencil &amp;marks, or all candidates</source>
        <translation>标记(&amp;M)，或所有候选数</translation>
    </message>
    <message>
        <source>&amp;Date</source>
        <translation>日期(&amp;D)</translation>
    </message>
    <message>
        <source>A line &amp;for name and date</source>
        <translation>姓名和日期栏(&amp;F)</translation>
    </message>
    <message>
        <source>Instru&amp;ction:</source>
        <translation>说明(&amp;C):</translation>
    </message>
    <message>
        <source>&amp;Booklet to fold</source>
        <translation>可对折的小册子(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Title:</source>
        <translation>标题(&amp;T):</translation>
    </message>
    <message>
        <source>Pa&amp;per:</source>
        <translation>纸张(&amp;P):</translation>
    </message>
    <message>
        <source>Si&amp;ze:</source>
        <translation>尺寸(&amp;Z):</translation>
    </message>
    <message>
        <source>&amp;Orientation:</source>
        <translation>方向(&amp;O):</translation>
    </message>
    <message>
        <source>Puzzles per pa&amp;ge:</source>
        <translation>每页题数(&amp;G):</translation>
    </message>
    <message>
        <source>Sections:</source>
        <translation>分节:</translation>
    </message>
    <message>
        <source>Warm-up; Giants</source>
        <translation>热身; 巨型</translation>
    </message>
    <message>
        <source>Titles of the sections, separated by semicolons</source>
        <translation>各节的标题，用半角分号 (;) 分隔</translation>
    </message>
    <message>
        <source>Section titles:</source>
        <translation>各节标题:</translation>
    </message>
    <message>
        <source>&amp;Solutions:</source>
        <translation>答案(&amp;S):</translation>
    </message>
    <message>
        <source>Caption:</source>
        <translation>题注:</translation>
    </message>
    <message>
        <source>Instruction</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>what rows, columns and boxes contain</source>
        <translation>行、列和宫包含哪些数字</translation>
    </message>
    <message>
        <source>Also print:</source>
        <translation>同时打印:</translation>
    </message>
    <message>
        <source>Format:</source>
        <translation>版式:</translation>
    </message>
    <message>
        <source>S&amp;ides:</source>
        <translation>打印面(&amp;I):</translation>
    </message>
    <message>
        <source>More optio&amp;ns</source>
        <translation>更多选项(&amp;N)</translation>
    </message>
    <message>
        <source>other size</source>
        <translation>其他尺寸</translation>
    </message>
    <message>
        <source>portrait</source>
        <translation>纵向</translation>
    </message>
    <message>
        <source>landscape</source>
        <translation>横向</translation>
    </message>
    <message>
        <source>as many as are legible</source>
        <translation>清晰可读的最多题数</translation>
    </message>
    <message numerus="yes">
        <source>Se&amp;lection only: %Ln puzzle(s)</source>
        <translation>
            <numerusform>仅选中的题目(&amp;L)：%Ln道</numerusform>
        </translation>
    </message>
    <message>
        <source>Upside down at the foot of each page</source>
        <translation>倒印在每页底部</translation>
    </message>
    <message>
        <source>Hints:</source>
        <translation>提示:</translation>
    </message>
    <message>
        <source>The sides of paper are %1 to %2 mm long.</source>
        <translation>纸张边长为 %1 至 %2 毫米。</translation>
    </message>
</context>
<context>
    <name>sudoku::PrintOutput</name>
    <message>
        <source>Stopped: nothing was saved.</source>
        <translation>已停止：没有保存。</translation>
    </message>
    <message>
        <source>Cannot save %1: %2</source>
        <translation>无法保存 %1：%2</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>已保存为 %1。</translation>
    </message>
</context>
<context>
    <name>sudoku::Publisher</name>
    <message>
        <source>%1…</source>
        <translation>%1…</translation>
    </message>
    <message>
        <source>Text: %1…</source>
        <translation>文本：%1…</translation>
    </message>
    <message>
        <source>%1 (*.%2)</source>
        <translation>%1 (*.%2)</translation>
    </message>
    <message>
        <source>There is not enough memory for this picture.</source>
        <translation>内存不足以生成这幅图片。</translation>
    </message>
    <message>
        <source>Export as Text</source>
        <translation>导出为文本</translation>
    </message>
    <message>
        <source>Text (*.%1)</source>
        <translation>文本 (*.%1)</translation>
    </message>
    <message>
        <source>Copied as a picture.</source>
        <translation>已复制为图片。</translation>
    </message>
    <message>
        <source>Save QR Code</source>
        <translation>保存二维码</translation>
    </message>
    <message>
        <source>Cannot save %1: %2</source>
        <translation>无法保存 %1：%2</translation>
    </message>
    <message>
        <source>Exported as %1.</source>
        <translation>已导出为 %1。</translation>
    </message>
</context>
<context>
    <name>sudoku::PuzzlePage</name>
    <message>
        <source>T&amp;itle:</source>
        <translation>标题(&amp;I):</translation>
    </message>
    <message>
        <source>Change Title</source>
        <translation>更改标题</translation>
    </message>
    <message>
        <source>A&amp;uthor:</source>
        <translation>作者(&amp;U):</translation>
    </message>
    <message>
        <source>Change Author</source>
        <translation>更改作者</translation>
    </message>
    <message>
        <source>Sour&amp;ce:</source>
        <translation>来源(&amp;C):</translation>
    </message>
    <message>
        <source>Change Source</source>
        <translation>更改来源</translation>
    </message>
    <message>
        <source>&amp;Level:</source>
        <translation>难度(&amp;L):</translation>
    </message>
    <message>
        <source>Change Level</source>
        <translation>更改难度</translation>
    </message>
    <message>
        <source>Messa&amp;ge when solved:</source>
        <translation>解出后的留言(&amp;G):</translation>
    </message>
    <message>
        <source>Change Message When Solved</source>
        <translation>更改解出后的留言</translation>
    </message>
    <message>
        <source>Rules in &amp;words:</source>
        <translation>规则说明(&amp;W):</translation>
    </message>
    <message>
        <source>Rules in words</source>
        <translation>规则说明</translation>
    </message>
    <message>
        <source>Pr&amp;opose</source>
        <translation>拟写(&amp;O)</translation>
    </message>
    <message>
        <source>Write the rules of this puzzle in words</source>
        <translation>用文字写出此题的规则</translation>
    </message>
    <message>
        <source>Change Rules in Words</source>
        <translation>更改规则说明</translation>
    </message>
    <message>
        <source>Propose Rules in Words</source>
        <translation>拟写规则说明</translation>
    </message>
</context>
<context>
    <name>sudoku::PuzzleReader</name>
    <message>
        <source>Reading %1 …</source>
        <translation>正在读取 %1…</translation>
    </message>
</context>
<context>
    <name>sudoku::QrDialog</name>
    <message>
        <source>the &amp;puzzle</source>
        <translation>题目(&amp;P)</translation>
    </message>
    <message>
        <source>its so&amp;lution</source>
        <translation>题目的答案(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Save as Picture…</source>
        <translation>保存为图片(&amp;S)…</translation>
    </message>
    <message>
        <source>QR Code</source>
        <translation>二维码</translation>
    </message>
    <message>
        <source>It leads to:</source>
        <translation>指向:</translation>
    </message>
    <message>
        <source>&amp;Link:</source>
        <translation>链接(&amp;L):</translation>
    </message>
    <message>
        <source>&amp;Copy Link</source>
        <translation>复制链接(&amp;C)</translation>
    </message>
    <message>
        <source>The puzzle does not have exactly one solution.</source>
        <translation>此题没有唯一解。</translation>
    </message>
    <message>
        <source>the shortest</source>
        <translation>最短的</translation>
    </message>
    <message numerus="yes">
        <source>%Ln character(s).</source>
        <translation>
            <numerusform>%Ln个字符。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::Question</name>
    <message>
        <source>Not checked by a second solver: only “%1” found this.</source>
        <translation>未经第二个求解器检查：只有“%1”得出这个结果。</translation>
    </message>
    <message>
        <source>Added %1.</source>
        <translation>已添加%1。</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) changed.</source>
        <translation>
            <numerusform>已更改%n条规则。</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
</context>
<context>
    <name>sudoku::Reasoner</name>
    <message>
        <source>Looking for the smallest reason</source>
        <translation>正在寻找最小的理由</translation>
    </message>
    <message>
        <source>The search for a reason was stopped.</source>
        <translation>寻找理由已停止。</translation>
    </message>
    <message>
        <source>Why %1: %2</source>
        <translation>为什么%1：%2</translation>
    </message>
    <message>
        <source>Why %1</source>
        <translation>为什么%1</translation>
    </message>
    <message numerus="yes">
        <source>It follows from %n fact(s), and from no fewer.</source>
        <translation>
            <numerusform>由%n个事实推出，少一个都不行。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It follows from %n fact(s), not proved smallest (at least %1).</source>
        <translation>
            <numerusform>由%n个事实推出，未证明最少（至少%1个）。</numerusform>
        </translation>
    </message>
    <message>
        <source>A digit that the cell sees excludes it, or a rule of the cell.</source>
        <translation>它看到的某个数字或该格的某条规则排除了它。</translation>
    </message>
    <message numerus="yes">
        <source>Show the Way in %n Step(s)</source>
        <translation>
            <numerusform>显示推导过程（%n步）</numerusform>
        </translation>
    </message>
    <message>
        <source>The way to %1</source>
        <translation>推出%1的过程</translation>
    </message>
    <message>
        <source>Without any one of these steps the others do not lead there.</source>
        <translation>缺少其中任何一步，其余步骤都推不到那里。</translation>
    </message>
    <message>
        <source>%1. %2.</source>
        <translation>%1. %2。</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>第%1步</translation>
    </message>
    <message numerus="yes">
        <source>Show the %n Fact(s)</source>
        <translation>
            <numerusform>显示%n个事实</numerusform>
        </translation>
    </message>
    <message>
        <source>Next (Alt+Right)</source>
        <translation>下一个（Alt+→）</translation>
    </message>
    <message>
        <source>Previous (Alt+Left)</source>
        <translation>上一个（Alt+←）</translation>
    </message>
    <message>
        <source>Show All Steps</source>
        <translation>显示所有步骤</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>第%1步，共%2步</translation>
    </message>
    <message>
        <source>Look for Fewer Facts</source>
        <translation>寻找更少的事实</translation>
    </message>
    <message>
        <source>Why Not %1?</source>
        <translation>为什么不是%1？</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>解释</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>检查</translation>
    </message>
</context>
<context>
    <name>sudoku::RecentDialog</name>
    <message>
        <source>Recent Puzzles</source>
        <translation>最近的题目</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>打开(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>移除(&amp;R)</translation>
    </message>
    <message>
        <source>No puzzle is kept yet. A board without a file is kept here, as you left it, when another one takes its place and when you close the window.</source>
        <translation>还没有保留的题目。没有存成文件的盘面，在被另一个盘面取代时和关闭窗口时，会按当时的样子保留在这里。</translation>
    </message>
    <message>
        <source>&amp;Undo Remove</source>
        <translation>撤销移除(&amp;U)</translation>
    </message>
    <message>
        <source>The puzzle cannot be brought back: %1</source>
        <translation>题目无法恢复：%1</translation>
    </message>
</context>
<context>
    <name>sudoku::RecoveryBar</name>
    <message>
        <source>Rest&amp;ore</source>
        <translation>恢复(&amp;O)</translation>
    </message>
    <message>
        <source>Open it in this window if that is empty, otherwise in a new one</source>
        <translation>此窗口为空则在此打开，否则在新窗口中打开</translation>
    </message>
    <message>
        <source>Dis&amp;card</source>
        <translation>放弃(&amp;C)</translation>
    </message>
    <message>
        <source>Delete it</source>
        <translation>删除它</translation>
    </message>
</context>
<context>
    <name>sudoku::Refusals</name>
    <message>
        <source>Go On</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Change Givens</source>
        <translation>更改已知数</translation>
    </message>
    <message>
        <source>Digits that you type now are givens.</source>
        <translation>现在输入的是已知数。</translation>
    </message>
    <message>
        <source>Back to Entries</source>
        <translation>回到填数</translation>
    </message>
    <message>
        <source>Use Letters</source>
        <translation>使用字母</translation>
    </message>
</context>
<context>
    <name>sudoku::RegionDialog</name>
    <message>
        <source>These rules do not fit the regions and will be removed: %1.</source>
        <translation>这些规则不适合新区域，将被移除：%1。</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>区域</translation>
    </message>
    <message>
        <source>Appl&amp;y</source>
        <translation>应用(&amp;Y)</translation>
    </message>
    <message>
        <source>Reset to &amp;Boxes</source>
        <translation>恢复为宫(&amp;B)</translation>
    </message>
    <message>
        <source>Standard boxes in place of these regions</source>
        <translation>用标准的宫代替这些区域</translation>
    </message>
    <message>
        <source>S&amp;huffle</source>
        <translation>随机(&amp;H)</translation>
    </message>
    <message>
        <source>Random regions, different each time</source>
        <translation>随机区域，每次不同</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>清除(&amp;C)</translation>
    </message>
    <message>
        <source>Remove all regions</source>
        <translation>移除所有区域</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>Discard the regions that you drew?</source>
        <translation>放弃所画的区域吗？</translation>
    </message>
    <message>
        <source>Drag from a cell to extend its region; a cell without a region starts a new one. The right button removes cells, and makes holes of cells in no region.

Keys: Shift+arrows extend a region, a letter paints that region, Space paints the last one, Delete removes the cell.

A cell in no region belongs to its row and its column only. A hole is no cell.</source>
        <translation>从一格拖动可扩展其区域；从没有区域的格拖动会开始新区域。右键移除格，并把没有区域的格变成空洞。

按键：Shift+方向键扩展区域，字母键画出该字母的区域，空格键画出上一个区域，Delete 移除该格。

不属于任何区域的格只属于其所在的行和列。空洞不是格。</translation>
    </message>
    <message>
        <source>All %1 regions have %2 cells.</source>
        <translation>%1个区域都有%2格。</translation>
    </message>
    <message>
        <source>The digits in these holes will be removed: %1.</source>
        <translation>这些空洞中的数字将被移除：%1。</translation>
    </message>
    <message>
        <source>Digits may be &amp;repeated in rows and columns</source>
        <translation>数字在行和列内可以重复(&amp;R)</translation>
    </message>
    <message>
        <source>Only regions and rules then say where digits differ</source>
        <translation>此时只由区域和规则决定哪些数字不同</translation>
    </message>
    <message>
        <source>The last digit</source>
        <translation>最后一个数字</translation>
    </message>
    <message>
        <source>digits %1 to </source>
        <translation>数字%1到 </translation>
    </message>
    <message>
        <source>The digits in these cells are above the last one and will be removed: %1.</source>
        <translation>这些格中的数字超过最后一个数字，将被移除：%1。</translation>
    </message>
</context>
<context>
    <name>sudoku::RegionEditor</name>
    <message>
        <source>%1/%2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>no region</source>
        <translation>无区域</translation>
    </message>
    <message>
        <source>region %1, %2 of %3 cells</source>
        <translation>区域%1，已有%2/%3格</translation>
    </message>
    <message>
        <source>Regions, row %1, column %2: %3</source>
        <translation>区域，第%1行第%2列：%3</translation>
    </message>
    <message>
        <source>hole</source>
        <translation>空洞</translation>
    </message>
</context>
<context>
    <name>sudoku::RequestForm</name>
    <message>
        <source>&amp;Kind:</source>
        <translation>类型(&amp;K):</translation>
    </message>
    <message>
        <source>Di&amp;fficulty:</source>
        <translation>难度(&amp;F):</translation>
    </message>
    <message>
        <source>P&amp;uzzles:</source>
        <translation>题数(&amp;U):</translation>
    </message>
    <message>
        <source>&amp;More options</source>
        <translation>更多选项(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Cages, lines:</source>
        <translation>笼、线(&amp;C):</translation>
    </message>
    <message>
        <source>Cages ha&amp;ve:</source>
        <translation>笼(&amp;V):</translation>
    </message>
    <message>
        <source>S&amp;ymmetry:</source>
        <translation>对称(&amp;Y):</translation>
    </message>
    <message>
        <source>C&amp;lues:</source>
        <translation>已知数(&amp;L):</translation>
    </message>
    <message>
        <source>Patter&amp;n:</source>
        <translation>图案(&amp;N):</translation>
    </message>
    <message>
        <source>Soluti&amp;ons:</source>
        <translation>解(&amp;O):</translation>
    </message>
    <message>
        <source>S&amp;eed:</source>
        <translation>种子(&amp;E):</translation>
    </message>
    <message>
        <source>&amp;Time limit:</source>
        <translation>时限(&amp;T):</translation>
    </message>
    <message>
        <source>any</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>exactly one</source>
        <translation>唯一解</translation>
    </message>
    <message>
        <source>more than one</source>
        <translation>多个解</translation>
    </message>
    <message>
        <source> s per puzzle</source>
        <translation> 秒/题</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>With one more clue, the puzzle would have exactly one solution</source>
        <translation>再加一个已知数，题目就有唯一解</translation>
    </message>
    <message numerus="yes">
        <source>At most %Ln puzzle(s) can be generated at a time.</source>
        <translation>
            <numerusform>一次最多生成%Ln道题目。</numerusform>
        </translation>
    </message>
    <message>
        <source>Own levels:</source>
        <translation>自定义难度：</translation>
    </message>
</context>
<context>
    <name>sudoku::RightState</name>
    <message>
        <source>Every entry is right. Nothing was taken back.</source>
        <translation>填入的数字都正确，没有撤回任何一步。</translation>
    </message>
    <message>
        <source>The wrong entries are older than the first step that undo knows. Shift+F8 shows them.</source>
        <translation>填错的数字早于可撤销的第一步。按 Shift+F8 显示它们。</translation>
    </message>
    <message numerus="yes">
        <source>Took back %n step(s). The first wrong entry was %1 in %2.</source>
        <translation>
            <numerusform>已撤回%n步。第一个填错的是%2的%1。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::RuleArranger</name>
    <message>
        <source>Cut (Ctrl+X)</source>
        <translation>剪切（Ctrl+X）</translation>
    </message>
    <message>
        <source>Copy (Ctrl+C)</source>
        <translation>复制（Ctrl+C）</translation>
    </message>
    <message>
        <source>Paste at the Cursor (Ctrl+V)</source>
        <translation>粘贴到光标处（Ctrl+V）</translation>
    </message>
    <message>
        <source>Duplicate (Ctrl+D)</source>
        <translation>创建副本（Ctrl+D）</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>移动</translation>
    </message>
    <message>
        <source>Turn or Mirror</source>
        <translation>旋转或镜像</translation>
    </message>
    <message>
        <source>Change Kind</source>
        <translation>更改类型</translation>
    </message>
    <message>
        <source>Up (Alt+Up)</source>
        <translation>上（Alt+↑）</translation>
    </message>
    <message>
        <source>Down (Alt+Down)</source>
        <translation>下（Alt+↓）</translation>
    </message>
    <message>
        <source>Left (Alt+Left)</source>
        <translation>左（Alt+←）</translation>
    </message>
    <message>
        <source>Right (Alt+Right)</source>
        <translation>右（Alt+→）</translation>
    </message>
    <message>
        <source>Copied the rule as text.</source>
        <translation>已将规则复制为文本。</translation>
    </message>
    <message>
        <source>Copied the rules as text.</source>
        <translation>已将这些规则复制为文本。</translation>
    </message>
    <message>
        <source>Cut %1</source>
        <translation>剪切%1</translation>
    </message>
    <message>
        <source>Cut Rules</source>
        <translation>剪切规则</translation>
    </message>
    <message>
        <source>Paste %1</source>
        <translation>粘贴%1</translation>
    </message>
    <message>
        <source>Paste Rules</source>
        <translation>粘贴规则</translation>
    </message>
    <message>
        <source>Duplicate %1</source>
        <translation>创建%1的副本</translation>
    </message>
    <message>
        <source>Duplicate Rules</source>
        <translation>创建规则副本</translation>
    </message>
    <message>
        <source>There is no room for the same again beside it.</source>
        <translation>旁边没有位置再放一个。</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>移动%1</translation>
    </message>
    <message>
        <source>Move Rules</source>
        <translation>移动规则</translation>
    </message>
    <message>
        <source>Change to %1</source>
        <translation>改为%1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 does not fit on the board there.</source>
        <translation>%1在那里放不下。</translation>
    </message>
    <message>
        <source>Combine Rules</source>
        <translation>组合规则</translation>
    </message>
    <message>
        <source>At Least One of Them Holds</source>
        <translation>其中至少一条成立</translation>
    </message>
    <message>
        <source>Exactly One of Them Holds</source>
        <translation>其中恰有一条成立</translation>
    </message>
    <message>
        <source>None of Them Holds</source>
        <translation>其中没有一条成立</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1。</translation>
    </message>
</context>
<context>
    <name>sudoku::RuleBoxes</name>
    <message>
        <source>Rules seen in the picture:</source>
        <translation>图片中看到的规则：</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a kind of rules and their number</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: in doubt</source>
        <translation>%1：存疑</translation>
    </message>
    <message>
        <source>Jigsaw regions</source>
        <translation>锯齿区域</translation>
    </message>
</context>
<context>
    <name>sudoku::RuleDetails</name>
    <message>
        <source>&amp;Add</source>
        <translation>添加(&amp;A)</translation>
    </message>
    <message>
        <source>Click a rule on the board to select it, again for the one below. Choose a kind above to add a rule; Enter there leads to the board. Digits are typed in cells.</source>
        <translation>单击盘面上的规则可选中它，再单击选中下面的一条。在上方选择类型可添加规则；在那里按 Enter 转到盘面。数字输入在格中。</translation>
    </message>
    <message>
        <source>F2 changes the number of the last one.</source>
        <translation>按 F2 更改最后一条规则的数。</translation>
    </message>
    <message>
        <source>Removed. Its kind and its cells stay for the next one.</source>
        <translation>已移除。它的类型和格留给下一条规则。</translation>
    </message>
</context>
<context>
    <name>sudoku::RuleList</name>
    <message>
        <source>No rule matches the search.</source>
        <translation>没有符合搜索的规则。</translation>
    </message>
    <message>
        <source>No further rules. Add some above.</source>
        <translation>没有其他规则。可在上方添加。</translation>
    </message>
</context>
<context>
    <name>sudoku::RuleNumber</name>
    <message>
        <source>up to %1, from %2 to %3</source>
        <translation>最多%1个，%2到%3</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1到%2</translation>
    </message>
    <message>
        <source>none, or %1</source>
        <translation>无，或%1</translation>
    </message>
</context>
<context>
    <name>sudoku::RuleTool</name>
    <message>
        <source>Edit rules on the board</source>
        <translation>在盘面上编辑规则</translation>
    </message>
    <message>
        <source>Kind of the rule to add</source>
        <translation>要添加的规则类型</translation>
    </message>
    <message>
        <source>A click on the board selects a rule, another one the rule below. A double click or F2 changes its number, Delete removes it. Escape takes a number that is typed, then ends this.</source>
        <translation>单击盘面选中规则，再单击选中下面的一条。双击或按 F2 更改它的数，Delete 移除它。Esc 先采用正在输入的数，再结束编辑。</translation>
    </message>
</context>
<context>
    <name>sudoku::RulesModel</name>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Switch On %1</source>
        <translation>开启%1</translation>
    </message>
    <message>
        <source>Switch Off %1</source>
        <translation>关闭%1</translation>
    </message>
    <message>
        <source>Removed %1. Undo restores them.</source>
        <translation>已移除%1。撤销可恢复。</translation>
    </message>
</context>
<context>
    <name>sudoku::RulesPanel</name>
    <message>
        <source>Search: kind, number, cell</source>
        <translation>搜索：类型、数、格</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>搜索规则</translation>
    </message>
    <message>
        <source>Turn Round</source>
        <translation>反转</translation>
    </message>
    <message>
        <source>Rem&amp;ove</source>
        <translation>移除(&amp;O)</translation>
    </message>
    <message>
        <source>Arrange</source>
        <translation>排列</translation>
    </message>
    <message>
        <source>Change Regions</source>
        <translation>更改区域</translation>
    </message>
    <message>
        <source>Let the line begin at its other end (R)</source>
        <translation>让线从另一端开始（R）</translation>
    </message>
    <message>
        <source>Copy, paste, duplicate, turn or mirror the selected rules, or change their kind</source>
        <translation>复制、粘贴、创建副本、旋转或镜像选中的规则，或更改其类型</translation>
    </message>
    <message>
        <source>Remove the selected rules (Delete)</source>
        <translation>移除选中的规则（Delete）</translation>
    </message>
    <message>
        <source>Words that a rule must match (Ctrl+F): its kind, its number, a cell such as r3c4, a row (r3) or a column (c4). Enter selects what is found.</source>
        <translation>规则须符合的词（Ctrl+F）：类型、数、格（如 r3c4）、行（r3）或列（c4）。按 Enter 选中找到的规则。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>Rules of the puzzle</source>
        <translation>题目的规则</translation>
    </message>
    <message>
        <source>Untick a rule to switch it off. F2 or a double click changes it, R turns it round, Delete removes it.</source>
        <translation>取消勾选可关闭规则。F2 或双击更改它，R 反转它，Delete 移除它。</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>更改</translation>
    </message>
    <message>
        <source>Switch Off</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Switch On</source>
        <translation>开启</translation>
    </message>
    <message>
        <source>Fill In Numbers</source>
        <translation>补全规则的数</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
</context>
<context>
    <name>sudoku::SchemaField</name>
    <message>
        <source>automatic</source>
        <translation>自动</translation>
    </message>
</context>
<context>
    <name>sudoku::SeedField</name>
    <message>
        <source>ne&amp;w each time</source>
        <translation>每次都换(&amp;W)</translation>
    </message>
</context>
<context>
    <name>sudoku::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>外观(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Typing</source>
        <translation>输入(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Solving</source>
        <translation>解题(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>按键(&amp;K)</translation>
    </message>
    <message>
        <source>Like the desktop</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Restart to apply.</source>
        <translation>重启后生效。</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Paper white</source>
        <translation>纸白</translation>
    </message>
    <message>
        <source>High contrast, light</source>
        <translation>高对比度浅色</translation>
    </message>
    <message>
        <source>High contrast, dark</source>
        <translation>高对比度深色</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Lan&amp;guage:</source>
        <translation>语言(&amp;G):</translation>
    </message>
    <message>
        <source>&amp;Colours:</source>
        <translation>颜色(&amp;C):</translation>
    </message>
    <message>
        <source>Size of &amp;digits:</source>
        <translation>数字大小(&amp;D):</translation>
    </message>
    <message>
        <source>&amp;Row, column and box of the cursor</source>
        <translation>光标所在的行、列和宫(&amp;R)</translation>
    </message>
    <message>
        <source>Cells with the sa&amp;me digit</source>
        <translation>数字相同的格(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Pencil marks of that digit</source>
        <translation>该数字的标记(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Numbers of rows and columns</source>
        <translation>行号和列号(&amp;N)</translation>
    </message>
    <message>
        <source>Tool &amp;bar</source>
        <translation>工具栏(&amp;B)</translation>
    </message>
    <message>
        <source>Panel b&amp;eside the board</source>
        <translation>盘面旁的侧边栏(&amp;E)</translation>
    </message>
    <message>
        <source>Statistics of the so&amp;lver</source>
        <translation>求解器统计(&amp;L)</translation>
    </message>
    <message>
        <source>After each &amp;given</source>
        <translation>每填一个已知数后(&amp;G)</translation>
    </message>
    <message>
        <source>After each &amp;entry</source>
        <translation>每填一个数字后(&amp;E)</translation>
    </message>
    <message>
        <source>Digit &amp;first: hold the digit that is clicked, then click cells</source>
        <translation>先选数字(&amp;F)：单击数字选定，再单击各格</translation>
    </message>
    <message>
        <source>In a gri&amp;d: each digit at its own place, not in corners and centre</source>
        <translation>排成网格(&amp;D)：每个数字有固定位置，不分角标和中心标</translation>
    </message>
    <message>
        <source>&amp;Remove an entered digit from the marks of the cells that see it</source>
        <translation>填入数字后，从看到它的格的标记中去掉它(&amp;R)</translation>
    </message>
    <message>
        <source>The same digit again &amp;clears</source>
        <translation>再按同一数字则清除(&amp;C)</translation>
    </message>
    <message>
        <source>Others, see Keys</source>
        <translation>其他，见“按键”</translation>
    </message>
    <message>
        <source>Keys of the input &amp;modes:</source>
        <translation>输入方式的按键(&amp;M):</translation>
    </message>
    <message>
        <source>Mark &amp;wrong entries at once</source>
        <translation>立即标出填错的数字(&amp;W)</translation>
    </message>
    <message>
        <source>Say which technique an e&amp;ntry was</source>
        <translation>说出填数所用的技巧(&amp;N)</translation>
    </message>
    <message>
        <source>Show a ti&amp;mer</source>
        <translation>显示计时器(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Let a wave run over the board at the end of a game</source>
        <translation>一局结束时让波浪掠过盘面(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Check the number of solutions while you type</source>
        <translation>边输入边检查解数(&amp;C)</translation>
    </message>
    <message>
        <source>Show candidates while &amp;you type</source>
        <translation>边输入边显示候选数(&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;Entries count as givens</source>
        <translation>填入的数字视为已知数(&amp;E)</translation>
    </message>
    <message>
        <source>Highlight:</source>
        <translation>高亮:</translation>
    </message>
    <message>
        <source>Show:</source>
        <translation>显示:</translation>
    </message>
    <message>
        <source>Advance:</source>
        <translation>前进:</translation>
    </message>
    <message>
        <source>Mouse:</source>
        <translation>鼠标:</translation>
    </message>
    <message>
        <source>Pencil marks:</source>
        <translation>标记:</translation>
    </message>
    <message>
        <source>Digits:</source>
        <translation>数字:</translation>
    </message>
    <message>
        <source>S&amp;ymbols above 9 × 9:</source>
        <translation>9 × 9 以上的符号(&amp;Y):</translation>
    </message>
    <message>
        <source>Stop the timer while another p&amp;rogram is active</source>
        <translation>其他程序处于活动状态时停止计时(&amp;R)</translation>
    </message>
    <message>
        <source>While you solve:</source>
        <translation>解题时:</translation>
    </message>
    <message>
        <source>Checking:</source>
        <translation>检查:</translation>
    </message>
    <message>
        <source>Answers and hints:</source>
        <translation>解答和提示:</translation>
    </message>
</context>
<context>
    <name>sudoku::ShapeChooser</name>
    <message>
        <source>&amp;Size:</source>
        <translation>大小(&amp;S):</translation>
    </message>
    <message>
        <source>&amp;Boxes:</source>
        <translation>宫(&amp;B):</translation>
    </message>
    <message>
        <source>Rules:</source>
        <translation>规则:</translation>
    </message>
    <message>
        <source>%1 × %1</source>
        <translation>%1 × %1</translation>
    </message>
    <message>
        <source>%1 high, %2 wide</source>
        <translation>%1行%2列</translation>
    </message>
    <message>
        <source>none: rows and columns only</source>
        <translation>无：只有行和列</translation>
    </message>
    <message>
        <source>irregular, as on the board</source>
        <translation>不规则，与盘面相同</translation>
    </message>
    <message>
        <source>irregular, random</source>
        <translation>不规则，随机</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>This needs %1.</source>
        <translation>这需要%1。</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1到%2</translation>
    </message>
    <message>
        <source>%1 to %2; each row, column and box lacks one</source>
        <translation>%1到%2；每行、每列、每宫各缺一个</translation>
    </message>
    <message>
        <source>&amp;Digits:</source>
        <translation>数字(&amp;D):</translation>
    </message>
</context>
<context>
    <name>sudoku::SidePanel</name>
    <message>
        <source>Digits or rules</source>
        <translation>数字或规则</translation>
    </message>
    <message>
        <source>&amp;Digits</source>
        <translation>数字(&amp;D)</translation>
    </message>
    <message>
        <source>Solver</source>
        <translation>求解器</translation>
    </message>
    <message>
        <source>Input mode</source>
        <translation>输入方式</translation>
    </message>
    <message>
        <source>Typed digits are</source>
        <translation>输入的数字作为</translation>
    </message>
    <message>
        <source>Advance after each digit</source>
        <translation>每填一个数字后前进</translation>
    </message>
    <message>
        <source>&amp;Puzzle</source>
        <translation>题目(&amp;P)</translation>
    </message>
    <message>
        <source>Su&amp;ms</source>
        <translation>和(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>规则(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Rules (%1)</source>
        <translation>规则(&amp;R)（%1）</translation>
    </message>
</context>
<context>
    <name>sudoku::SinglesFiller</name>
    <message>
        <source>Filling singles</source>
        <translation>正在填入显/隐性单数</translation>
    </message>
    <message>
        <source>No singles were filled: the board as it stands has no solution.</source>
        <translation>没有填入任何数字：当前盘面无解。</translation>
    </message>
    <message>
        <source>Type in a puzzle first.</source>
        <translation>请先输入题目。</translation>
    </message>
    <message>
        <source>No digit follows by a single.</source>
        <translation>没有可填的显/隐性单数。</translation>
    </message>
    <message numerus="yes">
        <source>%n single(s) filled.</source>
        <translation>
            <numerusform>已填入%n个显/隐性单数。</numerusform>
        </translation>
    </message>
    <message>
        <source>Fill Singles</source>
        <translation>填入显/隐性单数</translation>
    </message>
</context>
<context>
    <name>sudoku::SolutionBrowser</name>
    <message>
        <source>Counting</source>
        <translation>正在计算解数</translation>
    </message>
    <message>
        <source>Show Them One by One</source>
        <translation>逐个显示</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>估计</translation>
    </message>
    <message>
        <source>Next (Alt+Right)</source>
        <translation>下一个（Alt+→）</translation>
    </message>
    <message>
        <source>Previous (Alt+Left)</source>
        <translation>上一个（Alt+←）</translation>
    </message>
    <message>
        <source>Make This Solution Unique</source>
        <translation>使这个解唯一</translation>
    </message>
    <message>
        <source>Write as Entries</source>
        <translation>写为填入的数字</translation>
    </message>
    <message>
        <source>Fill In Its Numbers</source>
        <translation>填入它的数</translation>
    </message>
    <message>
        <source>Estimating</source>
        <translation>正在估计</translation>
    </message>
    <message>
        <source>Show Some Solutions</source>
        <translation>显示一些解</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>解</translation>
    </message>
</context>
<context>
    <name>sudoku::SolveClock</name>
    <message>
        <source>The timer is paused.</source>
        <translation>计时器已暂停。</translation>
    </message>
</context>
<context>
    <name>sudoku::SolveQuestion</name>
    <message>
        <source>Solving</source>
        <translation>正在求解</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>求解</translation>
    </message>
    <message>
        <source>Not decided: solving was stopped after %1 and %2.</source>
        <translation>未判定：求解经过%1、%2后停止。</translation>
    </message>
    <message>
        <source>Solved.</source>
        <translation>已解出。</translation>
    </message>
    <message>
        <source>Solved %1.</source>
        <translation>已解出，%1。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>Make Entries Givens</source>
        <translation>将填入的数字转为已知数</translation>
    </message>
    <message>
        <source>One of several solutions: is a digit missing?</source>
        <translation>这是多个解之一：是不是少了一个数字？</translation>
    </message>
    <message>
        <source>One of several solutions: is a digit or a rule missing?</source>
        <translation>这是多个解之一：是不是少了一个数字或一条规则？</translation>
    </message>
    <message>
        <source>Show Two Solutions</source>
        <translation>显示两个解</translation>
    </message>
    <message>
        <source>Check (F8) tells whether the solution is unique.</source>
        <translation>“检查”（F8）可得知解是否唯一。</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>检查</translation>
    </message>
    <message>
        <source>The solution is unique.</source>
        <translation>解唯一。</translation>
    </message>
    <message>
        <source>The check while you type found that the solution is unique.</source>
        <translation>边输入边检查已得出：解唯一。</translation>
    </message>
    <message>
        <source>%1 found no solution, but the check while you type found one. Do not use this solver.</source>
        <translation>%1没有找到解，但边输入边检查找到了解。请不要使用这个求解器。</translation>
    </message>
    <message>
        <source>The puzzle has no solution.</source>
        <translation>此题无解。</translation>
    </message>
    <message>
        <source>The puzzle has no solution with your entries.</source>
        <translation>按填入的数字，此题无解。</translation>
    </message>
    <message>
        <source>The puzzle has no solution (proved %1).</source>
        <translation>此题无解（已证明，%1）。</translation>
    </message>
    <message>
        <source>Clear Entries and Solve</source>
        <translation>清除填入的数字并求解</translation>
    </message>
    <message>
        <source>%1 Without your entries there is a solution.</source>
        <translation>%1不算填入的数字则有解。</translation>
    </message>
    <message>
        <source>%1 Without your entries there is no solution either.</source>
        <translation>%1不算填入的数字也无解。</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>解释</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
</context>
<context>
    <name>sudoku::SolverDialog</name>
    <message>
        <source>It works: it answered a satisfiable and an unsatisfiable formula correctly, %1.</source>
        <translation>可以使用：它正确回答了一个可满足和一个不可满足的公式，%1。</translation>
    </message>
    <message>
        <source>%1 Its version: %2</source>
        <translation>%1版本：%2</translation>
    </message>
    <message>
        <source>No answer within %1.</source>
        <translation>在%1内没有给出答案。</translation>
    </message>
    <message>
        <source>There is not enough memory.</source>
        <translation>内存不足。</translation>
    </message>
    <message>
        <source>It gave a wrong answer: do not use it.</source>
        <translation>它给出了错误的答案：请不要使用。</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>添加(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>移除(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Test</source>
        <translation>测试(&amp;T)</translation>
    </message>
    <message>
        <source>Solver</source>
        <translation>求解器</translation>
    </message>
    <message>
        <source>The selected solver answers all questions about the board. A race first tries digits one by one, which is enough for most boards; then %1 starts, others join after 0.2 seconds, and the first answer counts. Checks while you type and new puzzles always come from trying digits, then %1.</source>
        <translation>关于盘面的所有问题由选中的求解器回答。竞速先逐个试填数字，这对大多数盘面已经足够；然后%1开始，0.2秒后其他求解器加入，取最先得出的答案。边输入边检查和生成新题目总是先试填数字，再用%1。</translation>
    </message>
    <message>
        <source>Solvers</source>
        <translation>求解器</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>built in</source>
        <translation>内置</translation>
    </message>
    <message>
        <source>{cnf} stands for the DIMACS file with the formula; without it the program reads standard input. {result} stands for the file to which the program writes its answer.</source>
        <translation>{cnf} 代表含公式的 DIMACS 文件；没有它，程序就读取标准输入。{result} 代表程序写入答案的文件。</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>名称(&amp;N):</translation>
    </message>
    <message>
        <source>&amp;Command:</source>
        <translation>命令(&amp;C):</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>&amp;Other Program</source>
        <translation>其他程序(&amp;O)</translation>
    </message>
    <message>
        <source>Other solver</source>
        <translation>其他求解器</translation>
    </message>
    <message>
        <source>Two solvers have the name %1. Give one of them another name.</source>
        <translation>有两个求解器都叫%1。请给其中一个换个名称。</translation>
    </message>
    <message>
        <source>%1 and %2 have the same command. Remove one of them.</source>
        <translation>%1和%2的命令相同。请移除其中一个。</translation>
    </message>
    <message>
        <source>Testing …</source>
        <translation>正在测试…</translation>
    </message>
</context>
<context>
    <name>sudoku::StartCard</name>
    <message>
        <source>Start a puzzle</source>
        <translation>开始一道题目</translation>
    </message>
</context>
<context>
    <name>sudoku::Starter</name>
    <message>
        <source>Continue “%1”</source>
        <translation>继续“%1”</translation>
    </message>
    <message>
        <source>P</source>
        <comment>the key that plays</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>玩一题</translation>
    </message>
    <message>
        <source>%1; → shows other levels</source>
        <translation>%1；按→显示其他难度</translation>
    </message>
    <message>
        <source>Type it in</source>
        <translation>自己输入</translation>
    </message>
    <message>
        <source>Any digit starts; Space leaves a cell blank</source>
        <translation>输入任意数字即可开始；空格键跳过一格</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>粘贴</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>打开…</translation>
    </message>
    <message>
        <source>Like the last one</source>
        <translation>和上次一样</translation>
    </message>
    <message>
        <source>More kinds and levels</source>
        <translation>更多类型和难度</translation>
    </message>
    <message>
        <source>Text, a link or a picture from the clipboard</source>
        <translation>剪贴板中的文本、链接或图片</translation>
    </message>
    <message>
        <source>A file, a collection or a picture; or drop one here</source>
        <translation>文件、题集或图片；也可拖放到此处</translation>
    </message>
</context>
<context>
    <name>sudoku::StatisticsDialog</name>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 (longest: %2)</source>
        <translation>%1（最长：%2）</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>连续%n天</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n天</numerusform>
        </translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>统计</translation>
    </message>
    <message>
        <source>&amp;Games:</source>
        <translation>对局(&amp;G):</translation>
    </message>
    <message>
        <source>&amp;Keep statistics of the games that you finish</source>
        <translation>记录已完成各局的统计(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>导出(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Reset…</source>
        <translation>重置(&amp;R)…</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n局</numerusform>
        </translation>
    </message>
    <message>
        <source>You have not finished a game yet.</source>
        <translation>还没有完成过一局。</translation>
    </message>
    <message>
        <source>Best time: %1</source>
        <translation>最佳用时：%1</translation>
    </message>
    <message>
        <source>Average time: %1</source>
        <translation>平均用时：%1</translation>
    </message>
    <message>
        <source>Finished: %1, without hints: %2</source>
        <translation>已完成：%1，未用提示：%2</translation>
    </message>
    <message>
        <source>Export Statistics</source>
        <translation>导出统计</translation>
    </message>
    <message>
        <source>Table (*.csv);;JSON (*.json)</source>
        <translation>表格 (*.csv);;JSON (*.json)</translation>
    </message>
    <message>
        <source>The file cannot be written: %1</source>
        <translation>无法写入文件：%1</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>已写入 %1。</translation>
    </message>
    <message>
        <source>Delete the results of all games? They cannot be restored.</source>
        <translation>删除所有对局的结果吗？删除后无法恢复。</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>删除(&amp;D)</translation>
    </message>
    <message>
        <source>The results cannot be deleted: %1</source>
        <translation>无法删除结果：%1</translation>
    </message>
</context>
<context>
    <name>sudoku::StatusLine</name>
    <message numerus="yes">
        <source>%1, %n kind(s) of rules</source>
        <translation>
            <numerusform>%1，%n种规则</numerusform>
        </translation>
    </message>
    <message>
        <source>Givens: %1 · Entries: %2 · Open: %3</source>
        <translation>已知数：%1 · 填入：%2 · 空格：%3</translation>
    </message>
    <message>
        <source>Typing numbers of rules</source>
        <translation>正在输入规则的数</translation>
    </message>
    <message>
        <source>Typing corner marks</source>
        <translation>正在输入角标</translation>
    </message>
    <message>
        <source>Typing marks</source>
        <translation>正在输入标记</translation>
    </message>
    <message>
        <source>Typing centre marks</source>
        <translation>正在输入中心标</translation>
    </message>
    <message>
        <source>Typing colours</source>
        <translation>正在输入颜色</translation>
    </message>
    <message>
        <source>Typing givens</source>
        <translation>正在输入已知数</translation>
    </message>
    <message>
        <source>Typing entries</source>
        <translation>正在填数</translation>
    </message>
    <message>
        <source>Drawing: %1</source>
        <translation>正在绘制：%1</translation>
    </message>
    <message>
        <source>Drawing: %1, line from %2 in %3</source>
        <translation>正在绘制：%1，连线从%3的%2开始</translation>
    </message>
    <message>
        <source>%1 The board is checked while you type. F8 tells more.</source>
        <translation>%1盘面在输入时检查。按 F8 了解更多。</translation>
    </message>
    <message numerus="yes">
        <source>with your %n entry(s)</source>
        <translation>
            <numerusform>含填入的%n个数字</numerusform>
        </translation>
    </message>
    <message>
        <source>givens only</source>
        <translation>仅已知数</translation>
    </message>
    <message>
        <source>%1 Slanted digits are those that the cell has in some solution. Pale, with dots below: not decided yet. Framed: as a given, the digit leaves exactly one solution.</source>
        <translation>%1斜体数字是该格在某个解中的数字。浅色且下有圆点：尚未判定。加框：作为已知数时，此数字使解唯一。</translation>
    </message>
    <message>
        <source>%1 Half a second was not enough to count its solutions. F8 (Check for One Solution) takes the time it needs; F9 (Solve) looks for one solution.</source>
        <translation>%1 半秒不足以数清解的个数。F8（检查解是否唯一）会用足所需的时间；F9（求解）寻找一个解。</translation>
    </message>
</context>
<context>
    <name>sudoku::StepNamer</name>
    <message>
        <source>Found: %1, then %2.</source>
        <translation>找到：先%1，再%2。</translation>
    </message>
    <message>
        <source>Found: %1.</source>
        <translation>找到：%1。</translation>
    </message>
</context>
<context>
    <name>sudoku::StepsModel</name>
    <message>
        <source>Step</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Follows</source>
        <translation>结论</translation>
    </message>
</context>
<context>
    <name>sudoku::StoryExporter</name>
    <message>
        <source>Export the Explanation</source>
        <translation>导出解释</translation>
    </message>
    <message>
        <source>Exporting</source>
        <translation>正在导出</translation>
    </message>
</context>
<context>
    <name>sudoku::StorySteps</name>
    <message>
        <source>%1 %2</source>
        <comment>2 in r2c7 … leaves no 2 for r4c7</comment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>step %1: %2</source>
        <translation>第%1步：%2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a sentence and its row</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>步骤</translation>
    </message>
    <message numerus="yes">
        <source>… %n more steps</source>
        <translation>
            <numerusform>… 另有%n步</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::SudokuCourse</name>
    <message>
        <source>Lesson %1 of %2: %3</source>
        <translation>第%1课，共%2课：%3</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1——%2</translation>
    </message>
    <message>
        <source>Right. Enter goes on.</source>
        <translation>正确。按 Enter 继续。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>结束</translation>
    </message>
    <message>
        <source>Next Lesson</source>
        <translation>下一课</translation>
    </message>
    <message>
        <source>You know the rules and the first steps. Techniques help with harder puzzles.</source>
        <translation>规则和入门方法已经学会。更难的题目要靠技巧。</translation>
    </message>
    <message>
        <source>Learn Techniques</source>
        <translation>学习技巧</translation>
    </message>
    <message>
        <source>Solve filled in the board. Undo it, and try yourself.</source>
        <translation>“求解”已填满盘面。撤销后自己试试。</translation>
    </message>
    <message>
        <source>No rule is broken yet.</source>
        <translation>暂时没有违反规则。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清除</translation>
    </message>
    <message>
        <source>End (Esc)</source>
        <translation>结束（Esc）</translation>
    </message>
</context>
<context>
    <name>sudoku::SymbolFields</name>
    <message>
        <source>as usual</source>
        <translation>照常</translation>
    </message>
    <message>
        <source>a word</source>
        <translation>单词</translation>
    </message>
    <message>
        <source>As many different letters as the board has digits, such as KITCHENS for 8 × 8</source>
        <translation>不同字母数与盘面的数字一样多，例如 8 × 8 用 KITCHENS</translation>
    </message>
    <message>
        <source>nowhere</source>
        <translation>不隐藏</translation>
    </message>
    <message>
        <source>Symbols:</source>
        <translation>符号：</translation>
    </message>
    <message>
        <source>Word:</source>
        <translation>单词：</translation>
    </message>
    <message>
        <source>Hidden in:</source>
        <translation>隐藏于：</translation>
    </message>
    <message>
        <source>Where the word can be read in the solution</source>
        <translation>单词在答案中的位置</translation>
    </message>
    <message>
        <source>A word can be hidden only in puzzles with exactly one solution.</source>
        <translation>只有恰有一个解的题目才能隐藏单词。</translation>
    </message>
    <message>
        <source>%1 counts with digits, so no word can be hidden.</source>
        <translation>%1要用数字计算，因此无法隐藏单词。</translation>
    </message>
</context>
<context>
    <name>sudoku::TechniqueList</name>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Search for techniques</source>
        <translation>搜索技巧</translation>
    </message>
    <message>
        <source>Techniques</source>
        <translation>技巧</translation>
    </message>
    <message>
        <source>Technique</source>
        <translation>技巧</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>难度</translation>
    </message>
</context>
<context>
    <name>sudoku::TechniqueListView</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>%1, learned</source>
        <translation>%1，已学会</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1, not begun</source>
        <translation>%1，未开始</translation>
    </message>
    <message>
        <source>Techniques</source>
        <translation>技巧</translation>
    </message>
</context>
<context>
    <name>sudoku::TechniquePageView</name>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Sho&amp;w on My Board</source>
        <translation>在我的盘面上显示(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Practise</source>
        <translation>练习(&amp;P)</translation>
    </message>
    <message>
        <source>Next: %1 ›</source>
        <translation>下一个：%1 ›</translation>
    </message>
</context>
<context>
    <name>sudoku::TechniquesDialog</name>
    <message>
        <source>assumes one solution</source>
        <translation>以唯一解为前提</translation>
    </message>
    <message>
        <source>asks the solver</source>
        <translation>借助求解器</translation>
    </message>
    <message>
        <source>Move &amp;Up</source>
        <translation>上移(&amp;U)</translation>
    </message>
    <message>
        <source>Move &amp;Down</source>
        <translation>下移(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;HoDoKu&apos;s Defaults</source>
        <translation>HoDoKu 默认(&amp;H)</translation>
    </message>
    <message>
        <source>Sudoku &amp;Explainer&apos;s Defaults</source>
        <translation>Sudoku Explainer 默认(&amp;E)</translation>
    </message>
    <message>
        <source>Ever&amp;ything</source>
        <translation>全部(&amp;Y)</translation>
    </message>
    <message>
        <source>Hints take the &amp;first technique of this list that applies</source>
        <translation>提示采用列表中第一个可用的技巧(&amp;F)</translation>
    </message>
    <message>
        <source>Techniques</source>
        <translation>技巧</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Search for techniques</source>
        <translation>搜索技巧</translation>
    </message>
    <message>
        <source>Otherwise they take the step that is easiest to see at the lowest level.</source>
        <translation>否则采用最低难度中最容易看出的步骤。</translation>
    </message>
    <message>
        <source>Hints and walkthroughs use the techniques that are switched on. Ratings always use HoDoKu&apos;s defaults, so that they compare.</source>
        <translation>提示和解题过程使用已启用的技巧。评分总是使用 HoDoKu 的默认设置，以便比较。</translation>
    </message>
    <message>
        <source>Technique</source>
        <translation>技巧</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>难度</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>All techniques, the easiest first</source>
        <translation>所有技巧，由易到难</translation>
    </message>
    <message>
        <source>Switched on: %1 of %2</source>
        <translation>已启用：%1/%2</translation>
    </message>
</context>
<context>
    <name>sudoku::TimerHead</name>
    <message>
        <source>The time since your first entry, without pauses</source>
        <translation>从第一次填数起的用时，不含暂停</translation>
    </message>
    <message>
        <source>%1 (paused)</source>
        <translation>%1（已暂停）</translation>
    </message>
</context>
<context>
    <name>sudoku::TimesPlot</name>
    <message>
        <source>Times of your games, the latest last</source>
        <translation>各局用时，最近的在最后</translation>
    </message>
    <message>
        <source>%1; average %2</source>
        <translation>%1；平均%2</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1秒</translation>
    </message>
</context>
<context>
    <name>sudoku::TopicChooser</name>
    <message>
        <source>&amp;Follow the cursor on the board</source>
        <translation>跟随盘面上的光标(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Look at a</source>
        <translation>查看(&amp;L)</translation>
    </message>
    <message>
        <source>W&amp;hich</source>
        <translation>哪一个(&amp;H)</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>宫</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>区域</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>格</translation>
    </message>
    <message>
        <source>Other rule</source>
        <translation>其他规则</translation>
    </message>
</context>
<context>
    <name>sudoku::TraceBoard</name>
    <message>
        <source>row %1, column %2: %3</source>
        <translation>第%1行第%2列：%3</translation>
    </message>
    <message>
        <source>clue %1</source>
        <translation>已知数%1</translation>
    </message>
    <message>
        <source>%1, guess of level %2</source>
        <translation>%1，第%2层的猜测</translation>
    </message>
    <message>
        <source>%1, at level %2</source>
        <translation>%1，在第%2层</translation>
    </message>
    <message>
        <source>no candidates</source>
        <translation>无候选数</translation>
    </message>
    <message>
        <source>candidates %1</source>
        <translation>候选数%1</translation>
    </message>
</context>
<context>
    <name>sudoku::TraceForm</name>
    <message>
        <source>Enc&amp;oding</source>
        <translation>编码(&amp;O)</translation>
    </message>
    <message>
        <source>Cand&amp;idates</source>
        <translation>候选数(&amp;I)</translation>
    </message>
    <message>
        <source>After a con&amp;flict</source>
        <translation>冲突之后(&amp;F)</translation>
    </message>
    <message>
        <source>G&amp;uess</source>
        <translation>猜测(&amp;U)</translation>
    </message>
</context>
<context>
    <name>sudoku::TraceModel</name>
    <message>
        <source>Step</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>层</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>经过</translation>
    </message>
</context>
<context>
    <name>sudoku::TransformDialog</name>
    <message>
        <source>&amp;Numbers of the two that change places:</source>
        <translation>要互换的两个编号(&amp;N):</translation>
    </message>
    <message>
        <source>Appl&amp;y</source>
        <translation>应用(&amp;Y)</translation>
    </message>
    <message>
        <source>This is possible.</source>
        <translation>可以。</translation>
    </message>
    <message>
        <source>&amp;New digits for %1 to %2, in this order:</source>
        <translation>%1到%2依次换成的新数字(&amp;N):</translation>
    </message>
</context>
<context>
    <name>sudoku::Transformer</name>
    <message>
        <source>%1…</source>
        <translation>%1…</translation>
    </message>
    <message>
        <source>Solving</source>
        <translation>正在求解</translation>
    </message>
    <message>
        <source>No single solution is known, so the digits are in the order in which they come on the board.</source>
        <translation>没有已知的唯一解，因此数字按在盘面上出现的顺序排列。</translation>
    </message>
    <message>
        <source>%1 changes nothing on this board.</source>
        <translation>“%1”不会改变此盘面。</translation>
    </message>
    <message>
        <source>%1: it is the same puzzle in another form.</source>
        <translation>%1：仍是同一道题，只是换了形式。</translation>
    </message>
    <message>
        <source>What other programs wrote beside the puzzle is gone, because it may name cells or digits.</source>
        <translation>其他程序附加在题目中的内容已去掉，因为其中可能提到格或数字。</translation>
    </message>
</context>
<context>
    <name>sudoku::VerdictDisplay</name>
    <message>
        <source>The answer is beside the board. Esc closes it.</source>
        <translation>答案在盘面旁。按 Esc 关闭。</translation>
    </message>
    <message>
        <source>The answer is beside the board. Esc closes it and clears the highlights.</source>
        <translation>答案在盘面旁。按 Esc 关闭并清除高亮。</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>. Dots: digits too small to show; zoom in to read them</source>
        <translation>。圆点：太小而无法显示的数字；放大可见</translation>
    </message>
</context>
<context>
    <name>sudoku::VerdictPanel</name>
    <message>
        <source>Close and clear the highlights (Esc)</source>
        <translation>关闭并清除高亮（Esc）</translation>
    </message>
    <message>
        <source>Close the verdict</source>
        <translation>关闭结论</translation>
    </message>
    <message>
        <source>Esc closes</source>
        <translation>按 Esc 关闭</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>the key</comment>
        <translation>Enter</translation>
    </message>
</context>
<context>
    <name>sudoku::WalkthroughPanel</name>
    <message>
        <source>Or&amp;der:</source>
        <translation>顺序(&amp;D):</translation>
    </message>
    <message>
        <source>C&amp;ontinue</source>
        <translation>继续(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Learn This</source>
        <translation>学习这个(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;What Else Is There</source>
        <translation>还有什么步骤(&amp;W)</translation>
    </message>
    <message>
        <source>Co&amp;ntinue from Here</source>
        <translation>从此继续(&amp;N)</translation>
    </message>
    <message>
        <source>Back to the W&amp;alkthrough</source>
        <translation>回到解题过程(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Copy as Text</source>
        <translation>复制为文本(&amp;C)</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>导出(&amp;X)</translation>
    </message>
    <message>
        <source>Close the walkthrough (Esc)</source>
        <translation>关闭解题过程（Esc）</translation>
    </message>
    <message>
        <source>Close the walkthrough</source>
        <translation>关闭解题过程</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Stop the rating</source>
        <translation>停止评分</translation>
    </message>
    <message>
        <source>Techniques</source>
        <translation>技巧</translation>
    </message>
    <message>
        <source>Smallest reasons</source>
        <translation>最小的理由</translation>
    </message>
    <message>
        <source>Which step comes next: that of the first technique that applies, or that with the smallest reason</source>
        <translation>下一步选哪个：第一个可用技巧的，还是理由最小的</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Put the board of this step in front of you, and close the walkthrough</source>
        <translation>从这一步的盘面继续，并关闭解题过程</translation>
    </message>
    <message>
        <source>%1…</source>
        <translation>%1…</translation>
    </message>
</context>
<context>
    <name>sudoku::WalkthroughSteps</name>
    <message>
        <source>Looking for the smallest reasons …</source>
        <translation>正在寻找最小的理由…</translation>
    </message>
    <message>
        <source>Sudoku Explainer: rating …</source>
        <translation>Sudoku Explainer：正在评分…</translation>
    </message>
    <message>
        <source>General rating …</source>
        <translation>正在进行通用评分…</translation>
    </message>
</context>
<context>
    <name>sudoku::WalkthroughViewer</name>
    <message>
        <source>Walkthrough</source>
        <translation>解题过程</translation>
    </message>
    <message>
        <source>The walkthrough was stopped.</source>
        <translation>解题过程已停止。</translation>
    </message>
    <message>
        <source>The walkthrough is beside the board. Esc closes it.</source>
        <translation>解题过程在盘面旁。按 Esc 关闭。</translation>
    </message>
    <message>
        <source>No technique that is switched on gives a step. These are the smallest reasons.</source>
        <translation>已启用的技巧都没有可走的步骤。以下是最小的理由。</translation>
    </message>
    <message>
        <source>Only a puzzle with exactly one solution has a smallest reason for each digit.</source>
        <translation>只有唯一解的题目，每个数字才有最小的理由。</translation>
    </message>
    <message>
        <source>You go on before step %1. Undo brings your board back.</source>
        <translation>从第%1步之前继续。撤销可恢复原来的盘面。</translation>
    </message>
    <message>
        <source>Continue from Here</source>
        <translation>从此继续</translation>
    </message>
    <message>
        <source>The board shows a step. Close the walkthrough (Esc) to type.</source>
        <translation>盘面显示的是解题步骤。要输入，请关闭解题过程（Esc）。</translation>
    </message>
    <message>
        <source>Finding all steps</source>
        <translation>正在查找所有步骤</translation>
    </message>
    <message>
        <source>No technique that is switched on gives a step here.</source>
        <translation>已启用的技巧在此没有可走的步骤。</translation>
    </message>
    <message>
        <source>Instead of step %1: %2 possible steps</source>
        <translation>代替第%1步：%2个可能的步骤</translation>
    </message>
    <message>
        <source>Instead of step %1: the first %2 steps found</source>
        <translation>代替第%1步：最先找到的%2个步骤</translation>
    </message>
    <message>
        <source>Copied the walkthrough as text.</source>
        <translation>已将解题过程复制为文本。</translation>
    </message>
    <message>
        <source>Exporting</source>
        <translation>正在导出</translation>
    </message>
</context>
<context>
    <name>sudoku::WatchDialog</name>
    <message>
        <source>Watch a Solver</source>
        <translation>观看求解器</translation>
    </message>
    <message>
        <source>Cop&amp;y Steps</source>
        <translation>复制步骤(&amp;Y)</translation>
    </message>
    <message>
        <source>Copy the steps up to this one as text, with their levels</source>
        <translation>把到此为止的步骤连同层复制为文本</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>开头(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>后退(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>前进(&amp;N)</translation>
    </message>
    <message>
        <source>Next &amp;Guess</source>
        <translation>下一个猜测(&amp;G)</translation>
    </message>
    <message>
        <source>Next &amp;Conflict</source>
        <translation>下一个冲突(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;End</source>
        <translation>末尾(&amp;E)</translation>
    </message>
    <message>
        <source>T&amp;rail: what holds now, by level</source>
        <translation>轨迹(&amp;R)：当前成立的，按层排列</translation>
    </message>
    <message>
        <source>Ste&amp;ps</source>
        <translation>步骤(&amp;P)</translation>
    </message>
    <message>
        <source>The solver works. Escape stops it.</source>
        <translation>求解器正在运行。按 Esc 停止。</translation>
    </message>
    <message>
        <source>The clues contradict each other: propagation finds this before anything is encoded. Choose all candidates to watch how.</source>
        <translation>已知数互相矛盾：还没有编码，传播就已发现。要观看过程，请选择所有候选数。</translation>
    </message>
    <message>
        <source>The solver was stopped, or there is not enough memory.</source>
        <translation>求解器已停止，或内存不足。</translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <translation>%L1/%L2</translation>
    </message>
    <message>
        <source>Nothing is known yet but the formula. Press Next, or go on to the next guess.</source>
        <translation>除公式外还没有得出任何结论。请按“前进”，或转到下一个猜测。</translation>
    </message>
</context>
<context>
    <name>sudoku::WindowWork</name>
    <message>
        <source>A crash would lose unsaved work. %1</source>
        <translation>如果崩溃，未保存的内容将丢失。%1</translation>
    </message>
    <message>
        <source>The board cannot be kept: %1</source>
        <translation>盘面无法保留：%1</translation>
    </message>
    <message>
        <source>This puzzle is no longer there.</source>
        <translation>这道题目已不存在。</translation>
    </message>
    <message>
        <source>The board is as you left it.</source>
        <translation>盘面与上次离开时相同。</translation>
    </message>
    <message>
        <source>This puzzle is on the board.</source>
        <translation>此题已在盘面上。</translation>
    </message>
    <message>
        <source>Restored: %1.</source>
        <translation>已恢复：%1。</translation>
    </message>
    <message>
        <source>Esc brings your board back.</source>
        <translation>按 Esc 恢复原来的盘面。</translation>
    </message>
    <message>
        <source>Your board is kept in Recent Puzzles; Esc brings it back.</source>
        <translation>原来的盘面保留在“最近的题目”中；按 Esc 恢复。</translation>
    </message>
</context>
<context>
    <name>sudoku::Windows</name>
    <message>
        <source>Unsaved work was found, but cannot be read. It is kept in %1.</source>
        <translation>发现未保存的内容，但无法读取。它保留在 %1 中。</translation>
    </message>
    <message>
        <source>The unsaved work is discarded. It is deleted when the program ends.</source>
        <translation>未保存的内容已放弃，程序结束时将被删除。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>The window is in English: no font here has the letters of %1. Install fonts-noto-cjk, or another.</source>
        <translation>界面显示为英文：这台电脑上没有字体包含%1的文字。请安装 fonts-noto-cjk 或其他字体。</translation>
    </message>
</context>
<context>
    <name>sudoku::WishTable</name>
    <message>
        <source>Puzzles to make, or a file without a number. Several rules are separated by commas.</source>
        <translation>要生成的题目，或不填题数的文件。多条规则用逗号分隔。</translation>
    </message>
</context>
<context>
    <name>sudoku::WordDialog</name>
    <message>
        <source>Word</source>
        <translation>单词</translation>
    </message>
    <message>
        <source>&amp;Word of %1 different letters:</source>
        <translation>由%1个不同字母组成的单词(&amp;W):</translation>
    </message>
    <message>
        <source>&amp;Use Word</source>
        <translation>使用单词(&amp;U)</translation>
    </message>
    <message>
        <source>Each letter is there once.</source>
        <translation>每个字母各出现一次。</translation>
    </message>
    <message>
        <source>%1 of %2 letters.</source>
        <translation>%1/%2个字母。</translation>
    </message>
    <message numerus="yes">
        <source>%n letter(s) too many.</source>
        <translation>
            <numerusform>多了%n个字母。</numerusform>
        </translation>
    </message>
</context>
</TS>
