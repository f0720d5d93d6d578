<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl_PL">
<context>
    <name>About</name>
    <message>
        <source>&lt;h3&gt;Sudoku Workbench %1&lt;/h3&gt;&lt;p&gt;Make, type in, solve, check and print Sudokus from 4 × 4 to 25 × 25.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Sudoku Workbench %1&lt;/h3&gt;&lt;p&gt;Tworzenie, wpisywanie, rozwiązywanie, sprawdzanie i drukowanie sudoku od 4 × 4 do 25 × 25.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;Free software under the MIT License. © 2026 The Sudoku Workbench authors.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Wolne oprogramowanie na licencji MIT. © 2026 Autorzy programu Sudoku Workbench.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;With thanks to the makers of MiniSat and CaDiCaL, which solve the boards; of Qt, which draws the window; of the typeface Roboto; of nlohmann/json and tl::expected; to HoDoKu and Sudoku Explainer for their ratings; and to the authors of the puzzles with which it is tested.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Podziękowania dla twórców programów MiniSat i CaDiCaL, które rozwiązują plansze; biblioteki Qt, która rysuje okno; kroju pisma Roboto; bibliotek nlohmann/json i tl::expected; dla HoDoKu i Sudoku Explainer za ich oceny; oraz dla autorów łamigłówek, na których program jest testowany.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>About Sudoku Workbench</source>
        <translation>O programie Sudoku Workbench</translation>
    </message>
    <message>
        <source>&amp;Copy Details</source>
        <translation>&amp;Kopiuj szczegóły</translation>
    </message>
    <message>
        <source>Copies the versions of the program and of your system, for a report of a problem</source>
        <translation>Kopiuje wersje programu i systemu, potrzebne do zgłoszenia problemu</translation>
    </message>
    <message>
        <source>&amp;Report a Problem…</source>
        <translation>Zgłoś &amp;problem…</translation>
    </message>
    <message>
        <source>Copies the details, which belong into the report, and opens %1</source>
        <translation>Kopiuje szczegóły, które należy podać w zgłoszeniu, i otwiera %1</translation>
    </message>
    <message>
        <source>&amp;Licences…</source>
        <translation>&amp;Licencje…</translation>
    </message>
</context>
<context>
    <name>Arrangement</name>
    <message>
        <source>Small twin: two boards of 6 × 6</source>
        <translation>Mały bliźniak: dwie plansze 6 × 6</translation>
    </message>
    <message>
        <source>Twin: two boards of 9 × 9</source>
        <translation>Bliźniak: dwie plansze 9 × 9</translation>
    </message>
    <message>
        <source>Triple: three boards of 9 × 9</source>
        <translation>Trojaczek: trzy plansze 9 × 9</translation>
    </message>
    <message>
        <source>Butterfly: four boards of 9 × 9</source>
        <translation>Motyl: cztery plansze 9 × 9</translation>
    </message>
    <message>
        <source>Sohei: four boards of 9 × 9</source>
        <translation>Sohei: cztery plansze 9 × 9</translation>
    </message>
    <message>
        <source>Flower: five boards of 9 × 9</source>
        <translation>Kwiat: pięć plansz 9 × 9</translation>
    </message>
    <message>
        <source>Windmill: five boards of 9 × 9</source>
        <translation>Wiatrak: pięć plansz 9 × 9</translation>
    </message>
    <message>
        <source>Samurai: five boards of 9 × 9</source>
        <translation>Samuraj: pięć plansz 9 × 9</translation>
    </message>
</context>
<context>
    <name>AtMostOne</name>
    <message>
        <source>Pairwise</source>
        <translation>Parami</translation>
    </message>
    <message>
        <source>Forbids each pair of candidates. It needs no auxiliary variables, but its clauses grow with the square of the candidates.</source>
        <translation>Zabrania każdej pary kandydatów. Nie wymaga zmiennych pomocniczych, ale liczba klauzul rośnie z kwadratem liczby kandydatów.</translation>
    </message>
    <message>
        <source>Binary tree</source>
        <translation>Drzewo binarne</translation>
    </message>
    <message>
        <source>Splits the candidates into halves, again and again. An auxiliary variable means “one of this half”, and two halves exclude each other.</source>
        <translation>Dzieli kandydatów na połowy, raz po raz. Zmienna pomocnicza oznacza „jeden z tej połowy”, a dwie połowy wykluczają się.</translation>
    </message>
    <message>
        <source>Ternary tree</source>
        <translation>Drzewo trójkowe</translation>
    </message>
    <message>
        <source>Splits the candidates into thirds, again and again. An auxiliary variable means “one of this third”, and the thirds exclude each other.</source>
        <translation>Dzieli kandydatów na trzy części, raz po raz. Zmienna pomocnicza oznacza „jeden z tej części”, a części wykluczają się.</translation>
    </message>
    <message>
        <source>Commander</source>
        <translation>Dowódca</translation>
    </message>
    <message>
        <source>Forbids each pair in groups of three. A commander variable is true if a candidate of its group is; at most one commander is true, in the same way.</source>
        <translation>Zabrania każdej pary w grupach po trzy. Zmienna dowódcy jest prawdziwa, gdy prawdziwy jest kandydat z jej grupy; co najwyżej jeden dowódca jest prawdziwy, w ten sam sposób.</translation>
    </message>
    <message>
        <source>Product</source>
        <translation>Iloczyn</translation>
    </message>
    <message>
        <source>Arranges the candidates in a rectangle. A candidate implies the auxiliary variables of its row and its column; at most one row and one column may be true.</source>
        <translation>Układa kandydatów w prostokąt. Kandydat pociąga za sobą zmienne pomocnicze swojego wiersza i kolumny; prawdziwe mogą być co najwyżej jeden wiersz i jedna kolumna.</translation>
    </message>
    <message>
        <source>Sequential counter</source>
        <translation>Licznik sekwencyjny</translation>
    </message>
    <message>
        <source>Goes through the candidates one by one. An auxiliary variable means “there was one up to here” and forbids all later ones.</source>
        <translation>Przechodzi kandydatów po kolei. Zmienna pomocnicza oznacza „do tego miejsca był już jeden” i zabrania wszystkich następnych.</translation>
    </message>
    <message>
        <source>Bimander</source>
        <translation>Bimander</translation>
    </message>
    <message>
        <source>Numbers pairs of candidates in binary, with an auxiliary variable for each bit. A candidate implies the bits of its pair, so only one pair can hold a true one.</source>
        <translation>Numeruje pary kandydatów dwójkowo, ze zmienną pomocniczą dla każdego bitu. Kandydat pociąga za sobą bity swojej pary, więc tylko jedna para może zawierać prawdziwego.</translation>
    </message>
    <message>
        <source>Segments</source>
        <translation>Segmenty</translation>
    </message>
    <message>
        <source>Made for Sudoku: an auxiliary variable means “the digit is where this line meets this box”. Line and box share it, so both need few clauses; cells are encoded pairwise.</source>
        <translation>Zrobione dla sudoku: zmienna pomocnicza oznacza „cyfra jest tam, gdzie ta linia spotyka ten blok”. Linia i blok dzielą ją, więc oba potrzebują niewielu klauzul; komórki kodowane są parami.</translation>
    </message>
    <message>
        <source>Minimal</source>
        <translation>Minimalne</translation>
    </message>
    <message>
        <source>States only that each cell has a digit and that no two cells of a house have the same one, pair by pair. Everything else follows, but a solver sees less at once.</source>
        <translation>Mówi tylko, że każda komórka ma cyfrę i że żadne dwie komórki domu nie mają tej samej, para po parze. Cała reszta z tego wynika, ale solver widzi mniej od razu.</translation>
    </message>
    <message>
        <source>Efficient</source>
        <translation>Wydajne</translation>
    </message>
    <message>
        <source>The minimal encoding, and that no cell has two digits.</source>
        <translation>Kodowanie minimalne, a ponadto to, że żadna komórka nie ma dwóch cyfr.</translation>
    </message>
    <message>
        <source>Extended</source>
        <translation>Rozszerzone</translation>
    </message>
    <message>
        <source>States everything twice: each cell has exactly one digit, and each digit exactly one place in a house, pair by pair. Nothing is shared between houses.</source>
        <translation>Mówi wszystko dwa razy: każda komórka ma dokładnie jedną cyfrę, a każda cyfra dokładnie jedno miejsce w domu, para po parze. Domy niczego nie dzielą.</translation>
    </message>
    <message>
        <source>Logarithmic</source>
        <translation>Logarytmiczne</translation>
    </message>
    <message>
        <source>Writes the digit of a cell in bits, four for 9 digits, so that a cell cannot have two. A clause forbids two cells of a house the same bits, digit by digit.</source>
        <translation>Zapisuje cyfrę komórki w bitach, czterech dla 9 cyfr, więc komórka nie może mieć dwóch. Klauzula zabrania dwóm komórkom domu tych samych bitów, cyfra po cyfrze.</translation>
    </message>
    <message>
        <source>Lynce and Ouaknine, “Sudoku as a SAT Problem”, 2006: their extended encoding without the clauses that two houses share</source>
        <translation>Lynce i Ouaknine, „Sudoku as a SAT Problem”, 2006: ich kodowanie rozszerzone bez klauzul wspólnych dla dwóch domów</translation>
    </message>
    <message>
        <source>Bailleux and Boufkhad, “Efficient CNF Encoding of Boolean Cardinality Constraints”, 2003: their totalizer, which here counts to one</source>
        <translation>Bailleux i Boufkhad, „Efficient CNF Encoding of Boolean Cardinality Constraints”, 2003: ich totalizator, który tu liczy do jednego</translation>
    </message>
    <message>
        <source>as tree2, with parts of three</source>
        <translation>jak tree2, z trzema częściami</translation>
    </message>
    <message>
        <source>Klieber and Kwon, “Efficient CNF Encoding for Selecting 1 from N Objects”, 2007</source>
        <translation>Klieber i Kwon, „Efficient CNF Encoding for Selecting 1 from N Objects”, 2007</translation>
    </message>
    <message>
        <source>Chen, “A New SAT Encoding of the At-Most-One Constraint”, 2010</source>
        <translation>Chen, „A New SAT Encoding of the At-Most-One Constraint”, 2010</translation>
    </message>
    <message>
        <source>Sinz, “Towards an Optimal CNF Encoding of Boolean Cardinality Constraints”, 2005</source>
        <translation>Sinz, „Towards an Optimal CNF Encoding of Boolean Cardinality Constraints”, 2005</translation>
    </message>
    <message>
        <source>Hölldobler and Nguyen, “On SAT-Encodings of the At-Most-One Constraint”, 2013</source>
        <translation>Hölldobler i Nguyen, „On SAT-Encodings of the At-Most-One Constraint”, 2013</translation>
    </message>
    <message>
        <source>this program</source>
        <translation>ten program</translation>
    </message>
    <message>
        <source>Lynce and Ouaknine, “Sudoku as a SAT Problem”, 2006</source>
        <translation>Lynce i Ouaknine, „Sudoku as a SAT Problem”, 2006</translation>
    </message>
    <message>
        <source>Weber, “A SAT-based Sudoku Solver”, 2005; the name is that of Kwon and Jain, “Optimized CNF Encoding for Sudoku Puzzles”, 2006</source>
        <translation>Weber, „A SAT-based Sudoku Solver”, 2005; nazwa: Kwon i Jain, „Optimized CNF Encoding for Sudoku Puzzles”, 2006</translation>
    </message>
    <message>
        <source>Lynce and Ouaknine, “Sudoku as a SAT Problem”, 2006; compared in Kwon and Jain, “Optimized CNF Encoding for Sudoku Puzzles”, 2006</source>
        <translation>Lynce i Ouaknine, „Sudoku as a SAT Problem”, 2006; porównane w: Kwon i Jain, „Optimized CNF Encoding for Sudoku Puzzles”, 2006</translation>
    </message>
    <message>
        <source>Frisch and Peugniez, “Solving Non-Boolean Satisfiability Problems with Stochastic Local Search”, 2001, who call it binary, as most papers do</source>
        <translation>Frisch i Peugniez, „Solving Non-Boolean Satisfiability Problems with Stochastic Local Search”, 2001, gdzie, jak w większości prac, nazywa się binarne</translation>
    </message>
</context>
<context>
    <name>BoardKind</name>
    <message>
        <source>Classic 9 × 9</source>
        <translation>Klasyczne 9 × 9</translation>
    </message>
    <message>
        <source>X-Sudoku</source>
        <translation>X-Sudoku</translation>
    </message>
    <message>
        <source>Windoku</source>
        <translation>Windoku</translation>
    </message>
    <message>
        <source>Jigsaw</source>
        <translation>Nieregularne</translation>
    </message>
    <message>
        <source>Killer</source>
        <translation>Killer</translation>
    </message>
    <message>
        <source>Thermometers</source>
        <translation>Termometry</translation>
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
        <translation>Strzałka</translation>
    </message>
    <message>
        <source>Sandwich</source>
        <translation>Kanapka</translation>
    </message>
</context>
<context>
    <name>BoardText</name>
    <message>
        <source>Edit &gt; Copy Board As &gt; %1 keeps all of it.</source>
        <translation>Edycja &gt; Kopiuj planszę jako &gt; %1 zachowuje wszystko.</translation>
    </message>
    <message>
        <source>Edit &gt; Copy Board As &gt; %1 keeps more of it.</source>
        <translation>Edycja &gt; Kopiuj planszę jako &gt; %1 zachowuje więcej.</translation>
    </message>
</context>
<context>
    <name>Book</name>
    <message>
        <source>The rules</source>
        <translation>Reguły</translation>
    </message>
    <message>
        <source>How to begin</source>
        <translation>Jak zacząć</translation>
    </message>
    <message>
        <source>Look for a row, column or box that is almost full. What is missing there?</source>
        <translation>Poszukaj wiersza, kolumny lub bloku, które są prawie pełne. Czego tam brakuje?</translation>
    </message>
    <message>
        <source>Look for a digit that the board shows often. In a box without it, cross out in your mind each row and column that has it already: if one cell is left, the digit goes there.</source>
        <translation>Weź cyfrę, która występuje często. W bloku, w którym jej nie ma, skreśl w myśli każdy wiersz i każdą kolumnę, które już ją mają: jeśli zostaje jedna komórka, cyfra trafia właśnie tam.</translation>
    </message>
    <message>
        <source>Take a cell whose row, column and box have many digits. If only one digit is missing in all three, write it down.</source>
        <translation>Weź komórkę, której wiersz, kolumna i blok mają już wiele cyfr. Jeśli tylko jednej cyfry nie ma w żadnym z nich, wpisz ją.</translation>
    </message>
    <message>
        <source>In harder puzzles, write the digits that are left for an empty cell small into it, and cross out those that turn out impossible. If two cells of a row, column or box have the same two digits and no others, these two digits can be crossed out in the rest of it.</source>
        <translation>W trudniejszych łamigłówkach wpisz drobno w każdą pustą komórkę to, co może w niej stać, i skreślaj to, co nie może. Jeśli dwie komórki wiersza, kolumny lub bloku mają te same dwie cyfry i żadnych innych, w pozostałych komórkach można obie te cyfry skreślić.</translation>
    </message>
    <message>
        <source>Every puzzle has exactly one solution.</source>
        <translation>Każda łamigłówka ma dokładnie jedno rozwiązanie.</translation>
    </message>
    <message>
        <source>How to solve</source>
        <translation>Jak rozwiązywać</translation>
    </message>
</context>
<context>
    <name>BookCheck</name>
    <message>
        <source>there is no file &apos;%1&apos;</source>
        <translation>nie ma pliku „%1”</translation>
    </message>
    <message>
        <source>the program has no texts in &apos;%1&apos;</source>
        <translation>program nie ma tekstów w języku „%1”</translation>
    </message>
    <message>
        <source>no font of this machine has the letters of this language</source>
        <translation>żadna czcionka tego komputera nie ma liter tego języka</translation>
    </message>
    <message>
        <source>the standard of the PDF demands a date, such as %1</source>
        <translation>standard PDF wymaga daty, na przykład %1</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a PDF</source>
        <translation>„%1” nie jest plikiem PDF</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is encrypted</source>
        <translation>„%1” jest zaszyfrowany</translation>
    </message>
    <message>
        <source>a booklet cannot have pages of another PDF</source>
        <translation>broszura nie może mieć stron z innego pliku PDF</translation>
    </message>
    <message>
        <source>a PDF that keeps to a standard cannot have pages of another one</source>
        <translation>PDF zgodny ze standardem nie może mieć stron z innego</translation>
    </message>
    <message>
        <source>the puzzles of another line are written to &apos;%1&apos;</source>
        <translation>łamigłówki z innego wiersza są zapisywane w „%1”</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has other puzzles: name another file, or remove the number to print them</source>
        <translation>„%1” ma inne łamigłówki: podaj inny plik albo usuń liczbę, aby je wydrukować</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is looked for beside the book: save the book first</source>
        <translation>plik „%1” jest szukany obok książki: najpierw zapisz książkę</translation>
    </message>
</context>
<context>
    <name>BookFile</name>
    <message>
        <source>&apos;%1&apos; is not a text: write it in quotation marks</source>
        <translation>„%1” nie jest tekstem w cudzysłowie</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is neither true nor false</source>
        <translation>„%1” nie jest ani true, ani false</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a number from %2 to %3</source>
        <translation>„%1” nie jest liczbą od %2 do %3</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a whole number from %2 to %3</source>
        <translation>„%1” nie jest liczbą całkowitą od %2 do %3</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a whole number from 0 on</source>
        <translation>„%1” nie jest liczbą całkowitą od 0 wzwyż</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is neither a text nor a list of texts</source>
        <translation>„%1” nie jest ani tekstem, ani listą tekstów</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not one of: %2</source>
        <translation>„%1” nie należy do: %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not an object in braces</source>
        <translation>„%1” nie jest obiektem w nawiasach klamrowych</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a list in brackets</source>
        <translation>„%1” nie jest listą w nawiasach kwadratowych</translation>
    </message>
    <message>
        <source>unknown member; the members are %1</source>
        <translation>nieznany element; elementy to: %1</translation>
    </message>
    <message>
        <source>unknown member; did you mean %1?</source>
        <translation>nieznany element; czy chodziło o: %1?</translation>
    </message>
    <message>
        <source>a chapter needs &quot;puzzles&quot;: files, or wishes</source>
        <translation>rozdział wymaga „puzzles”: plików lub żądań</translation>
    </message>
    <message>
        <source>puzzles are the name of a file, or a wish such as %1</source>
        <translation>łamigłówki to nazwa pliku albo żądanie, np. %1</translation>
    </message>
    <message>
        <source>a book needs a chapter</source>
        <translation>książka wymaga rozdziału</translation>
    </message>
    <message>
        <source>a seed is missing, with which the same puzzles are made each time: give the book a &quot;seed&quot;, a number that no other book has</source>
        <translation>brakuje ziarna, z którego za każdym razem powstają te same łamigłówki: podaj w książce „seed”, liczbę, której nie ma żadna inna książka</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a paper size; the names are %2 (or a size such as 120x180mm)</source>
        <translation>„%1” nie jest papierem; nazwy to: %2 (lub rozmiar, np. 120x180mm)</translation>
    </message>
    <message>
        <source>a sheet that is folded has four pages: name a multiple of four</source>
        <translation>złożony arkusz ma cztery strony: podaj wielokrotność czterech</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a date such as 2026-11-29</source>
        <translation>„%1” nie jest datą taką jak 2026-11-29</translation>
    </message>
    <message>
        <source>this is missing</source>
        <translation>tego brakuje</translation>
    </message>
    <message>
        <source>as the kinds of puzzles ask for</source>
        <translation>stosownie do rodzajów łamigłówek</translation>
    </message>
    <message>
        <source>the sides of paper are %1 to %2 mm long, unlike &apos;%3&apos;</source>
        <translation>boki papieru mają od %1 do %2 mm, inaczej niż „%3”</translation>
    </message>
</context>
<context>
    <name>BookMember</name>
    <message>
        <source>Title:</source>
        <translation>Tytuł:</translation>
    </message>
    <message>
        <source>Author:</source>
        <translation>Autor:</translation>
    </message>
    <message>
        <source>Language:</source>
        <translation>Język:</translation>
    </message>
    <message>
        <source>Date:</source>
        <translation>Data:</translation>
    </message>
    <message>
        <source>Paper:</source>
        <translation>Papier:</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Poziomo</translation>
    </message>
    <message>
        <source>Margin (mm):</source>
        <translation>Margines (mm):</translation>
    </message>
    <message>
        <source>Gutter (mm):</source>
        <translation>Na oprawę (mm):</translation>
    </message>
    <message>
        <source>Mirrored, as in a book</source>
        <translation>Lustrzane, jak w książce</translation>
    </message>
    <message>
        <source>Booklet to fold</source>
        <translation>Broszura do złożenia</translation>
    </message>
    <message>
        <source>Creep (mm):</source>
        <translation>Wypychanie (mm):</translation>
    </message>
    <message>
        <source>Crop marks</source>
        <translation>Znaczniki cięcia</translation>
    </message>
    <message>
        <source>Bleed (mm):</source>
        <translation>Spad (mm):</translation>
    </message>
    <message>
        <source>Standard of the PDF:</source>
        <translation>Standard PDF:</translation>
    </message>
    <message>
        <source>Lines:</source>
        <translation>Linie:</translation>
    </message>
    <message>
        <source>Typeface of the digits:</source>
        <translation>Krój cyfr:</translation>
    </message>
    <message>
        <source>Title page:</source>
        <translation>Strona tytułowa:</translation>
    </message>
    <message>
        <source>Copyright page:</source>
        <translation>Strona redakcyjna:</translation>
    </message>
    <message>
        <source>How to solve:</source>
        <translation>Jak rozwiązywać:</translation>
    </message>
    <message>
        <source>Chapters begin on the right</source>
        <translation>Rozdziały zaczynają się po prawej</translation>
    </message>
    <message>
        <source>First page:</source>
        <translation>Pierwsza strona:</translation>
    </message>
    <message>
        <source>Page numbers</source>
        <translation>Numery stron</translation>
    </message>
    <message>
        <source>Footer:</source>
        <translation>Stopka:</translation>
    </message>
    <message>
        <source>First puzzle:</source>
        <translation>Pierwsza łamigłówka:</translation>
    </message>
    <message>
        <source>Puzzles per page:</source>
        <translation>Łamigłówek na stronę:</translation>
    </message>
    <message>
        <source>Caption:</source>
        <translation>Podpis:</translation>
    </message>
    <message>
        <source>Names of levels:</source>
        <translation>Nazwy poziomów:</translation>
    </message>
    <message>
        <source>Instruction:</source>
        <translation>Instrukcja:</translation>
    </message>
    <message>
        <source>Line for name and date</source>
        <translation>Wiersz na imię i datę</translation>
    </message>
    <message>
        <source>Pencil marks</source>
        <translation>Notatki</translation>
    </message>
    <message>
        <source>QR code:</source>
        <translation>Kod QR:</translation>
    </message>
    <message>
        <source>Hints:</source>
        <translation>Podpowiedzi:</translation>
    </message>
    <message>
        <source>Solutions:</source>
        <translation>Rozwiązania:</translation>
    </message>
    <message>
        <source>Solutions per page:</source>
        <translation>Rozwiązań na stronę:</translation>
    </message>
    <message>
        <source>Say the page of the solution</source>
        <translation>Podaj stronę rozwiązania</translation>
    </message>
    <message>
        <source>Seed:</source>
        <translation>Ziarno:</translation>
    </message>
    <message>
        <source>Insert a PDF:</source>
        <translation>Wstaw PDF:</translation>
    </message>
    <message>
        <source>Insert a PDF at the end:</source>
        <translation>Wstaw PDF na końcu:</translation>
    </message>
    <message>
        <source>First puzzle of a page larger</source>
        <translation>Pierwsza łamigłówka strony większa</translation>
    </message>
    <message>
        <source>Earlier books:</source>
        <translation>Wcześniejsze książki:</translation>
    </message>
    <message>
        <source>Gatherings:</source>
        <translation>Składki:</translation>
    </message>
    <message>
        <source>Size of captions (pt):</source>
        <translation>Rozmiar podpisów (pkt):</translation>
    </message>
    <message>
        <source>Size of sums and clues outside (pt):</source>
        <translation>Rozmiar sum i wskazówek na brzegu (pkt):</translation>
    </message>
    <message>
        <source>Size of page numbers (pt):</source>
        <translation>Rozmiar numerów stron (pkt):</translation>
    </message>
</context>
<context>
    <name>BookMessages</name>
    <message>
        <source>Making the puzzles of &apos;%1&apos;: %L2 of %L3 puzzles of the book are made.</source>
        <translation>Tworzenie łamigłówek z „%1”: gotowe %L2 z %L3 łamigłówek książki.</translation>
    </message>
    <message>
        <source>Stopped. %L1 of %L2 puzzles are made and kept.</source>
        <translation>Zatrzymano. Gotowe i zachowane łamigłówki: %L1 z %L2.</translation>
    </message>
    <message>
        <source>Stopped. The PDF was not written.</source>
        <translation>Zatrzymano. Plik PDF nie został zapisany.</translation>
    </message>
    <message>
        <source>The book was not made: %1</source>
        <translation>Nie utworzono książki: %1</translation>
    </message>
    <message>
        <source>The book is made: %1</source>
        <translation>Książka jest gotowa: %1</translation>
    </message>
    <message>
        <source>The puzzles are made.</source>
        <translation>Utworzono łamigłówki.</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Zapisano jako %1.</translation>
    </message>
</context>
<context>
    <name>BookletSides</name>
    <message>
        <source>both, flipped on the short edge</source>
        <translation>obie, obracane wzdłuż krótszej krawędzi</translation>
    </message>
    <message>
        <source>fronts only</source>
        <translation>tylko przednie strony</translation>
    </message>
    <message>
        <source>backs only</source>
        <translation>tylko tylne strony</translation>
    </message>
</context>
<context>
    <name>CaptionPart</name>
    <message>
        <source>Number</source>
        <translation>Numer</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Tytuł</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Poziom</translation>
    </message>
    <message>
        <source>Number of clues</source>
        <translation>Liczba wskazówek</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Ziarno</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Rodzaj</translation>
    </message>
</context>
<context>
    <name>CellColour</name>
    <message>
        <source>grey</source>
        <translation>szary</translation>
    </message>
    <message>
        <source>green with rising stripes</source>
        <translation>zielony w paski wznoszące się</translation>
    </message>
    <message>
        <source>blue with level stripes</source>
        <translation>niebieski w paski poziome</translation>
    </message>
    <message>
        <source>yellow with dots</source>
        <translation>żółty w kropki</translation>
    </message>
    <message>
        <source>red with falling stripes</source>
        <translation>czerwony w paski opadające</translation>
    </message>
    <message>
        <source>purple with upright stripes</source>
        <translation>fioletowy w paski pionowe</translation>
    </message>
    <message>
        <source>orange with squares</source>
        <translation>pomarańczowy w kwadraty</translation>
    </message>
    <message>
        <source>turquoise with diamonds</source>
        <translation>turkusowy w romby</translation>
    </message>
    <message>
        <source>grey line</source>
        <translation>szara linia</translation>
    </message>
    <message>
        <source>green circle</source>
        <translation>zielone kółko</translation>
    </message>
    <message>
        <source>blue square</source>
        <translation>niebieski kwadrat</translation>
    </message>
    <message>
        <source>yellow diamond</source>
        <translation>żółty romb</translation>
    </message>
    <message>
        <source>red hexagon</source>
        <translation>czerwony sześciokąt</translation>
    </message>
    <message>
        <source>purple triangle</source>
        <translation>fioletowy trójkąt</translation>
    </message>
    <message>
        <source>orange double circle</source>
        <translation>pomarańczowe podwójne kółko</translation>
    </message>
    <message>
        <source>turquoise pentagon</source>
        <translation>turkusowy pięciokąt</translation>
    </message>
</context>
<context>
    <name>CellText</name>
    <message>
        <source>given</source>
        <translation>wskazówka</translation>
    </message>
    <message>
        <source>entry</source>
        <translation>wpis</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>pusta</translation>
    </message>
    <message>
        <source>candidates %1</source>
        <translation>kandydaci %1</translation>
    </message>
    <message>
        <source>corner marks %1</source>
        <translation>notatki w rogach %1</translation>
    </message>
    <message>
        <source>centre marks %1</source>
        <translation>notatki w środku %1</translation>
    </message>
    <message>
        <source>struck through: %1</source>
        <translation>przekreślone: %1</translation>
    </message>
    <message>
        <source>true candidates %1</source>
        <translation>prawdziwi kandydaci %1</translation>
    </message>
    <message>
        <source>%1; if given, %2 leaves one solution</source>
        <translation>%1; jako wskazówka %2 zostawia jedno rozwiązanie</translation>
    </message>
    <message>
        <source>%1; if given, each of %2 leaves one solution</source>
        <translation>%1; jako wskazówka każda z %2 zostawia jedno rozwiązanie</translation>
    </message>
    <message>
        <source>differs: %1 in one solution, %2 in another</source>
        <translation>różni się: %1 w jednym rozwiązaniu, %2 w innym</translation>
    </message>
    <message>
        <source>proposed given %1</source>
        <translation>proponowana wskazówka %1</translation>
    </message>
    <message>
        <source>conflict: %1</source>
        <translation>konflikt: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n more conflict(s)</source>
        <translation>
            <numerusform>%n inny konflikt</numerusform>
            <numerusform>%n inne konflikty</numerusform>
            <numerusform>%n innych konfliktów</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>proposed: no digit</source>
        <translation>proponowane: bez cyfry</translation>
    </message>
    <message>
        <source>live candidates %1</source>
        <translation>bieżący kandydaci %1</translation>
    </message>
    <message>
        <source>live candidates not decided %1</source>
        <translation>nierozstrzygnięci bieżący kandydaci %1</translation>
    </message>
    <message>
        <source>one solution with %1</source>
        <translation>jedno rozwiązanie dla %1</translation>
    </message>
    <message>
        <source>marks %1</source>
        <translation>notatki %1</translation>
    </message>
    <message>
        <source>shown by the filter</source>
        <translation>pokazana przez filtr</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>dashed line from %1 to %2 in %3</source>
        <translation>linia przerywana od %1 do %2 w %3</translation>
    </message>
    <message>
        <source>solid line from %1 to %2 in %3</source>
        <translation>linia ciągła od %1 do %2 w %3</translation>
    </message>
    <message>
        <source>dashed line to %1 from %2 in %3</source>
        <translation>linia przerywana do %1 od %2 w %3</translation>
    </message>
    <message>
        <source>solid line to %1 from %2 in %3</source>
        <translation>linia ciągła do %1 od %2 w %3</translation>
    </message>
    <message>
        <source>a line begins at %1</source>
        <translation>linia zaczyna się od %1</translation>
    </message>
    <message>
        <source>no region</source>
        <translation>bez regionu</translation>
    </message>
</context>
<context>
    <name>ClueCover</name>
    <message>
        <source>every digit</source>
        <translation>każdej cyfry</translation>
    </message>
    <message>
        <source>every box</source>
        <translation>każdego bloku</translation>
    </message>
    <message>
        <source>every row and column</source>
        <translation>każdego wiersza i kolumny</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Plik</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Edycja</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>P&amp;lansza</translation>
    </message>
    <message>
        <source>&amp;Solve</source>
        <translation>&amp;Rozwiąż</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Widok</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>&amp;Narzędzia</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Pomo&amp;c</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation>&amp;Nowa…</translation>
    </message>
    <message>
        <source>&amp;Generate…</source>
        <translation>&amp;Generuj…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Otwórz…</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>Otwórz os&amp;tatnie</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Zapisz</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Z&amp;apisz jako…</translation>
    </message>
    <message>
        <source>&amp;Export Board As</source>
        <translation>&amp;Eksportuj planszę jako</translation>
    </message>
    <message>
        <source>Export &amp;CNF…</source>
        <translation>Eksportuj &amp;CNF…</translation>
    </message>
    <message>
        <source>&amp;Import Model…</source>
        <translation>&amp;Importuj model…</translation>
    </message>
    <message>
        <source>Ne&amp;xt Puzzle</source>
        <translation>Na&amp;stępna łamigłówka</translation>
    </message>
    <message>
        <source>Pre&amp;vious Puzzle</source>
        <translation>&amp;Poprzednia łamigłówka</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drukuj…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Za&amp;kończ</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Cofnij</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ponów</translation>
    </message>
    <message>
        <source>&amp;Set Checkpoint</source>
        <translation>&amp;Ustaw punkt powrotu</translation>
    </message>
    <message>
        <source>Bac&amp;k to Checkpoint</source>
        <translation>Wróć &amp;do punktu powrotu</translation>
    </message>
    <message>
        <source>Cu&amp;t Board</source>
        <translation>Wy&amp;tnij planszę</translation>
    </message>
    <message>
        <source>&amp;Copy Board</source>
        <translation>Kop&amp;iuj planszę</translation>
    </message>
    <message>
        <source>Copy &amp;Givens</source>
        <translation>Kopiuj &amp;wskazówki</translation>
    </message>
    <message>
        <source>Copy &amp;Board As</source>
        <translation>Kopiuj planszę &amp;jako</translation>
    </message>
    <message>
        <source>&amp;Paste Board</source>
        <translation>Wk&amp;lej planszę</translation>
    </message>
    <message>
        <source>Select &amp;All</source>
        <translation>Zazn&amp;acz wszystko</translation>
    </message>
    <message>
        <source>C&amp;lear Cells</source>
        <translation>Wyczyść k&amp;omórki</translation>
    </message>
    <message>
        <source>Type &amp;Givens</source>
        <translation>Wpisuj &amp;wskazówki</translation>
    </message>
    <message>
        <source>Givens</source>
        <translation>Wskazówki</translation>
    </message>
    <message>
        <source>Type &amp;Entries</source>
        <translation>Wpisuj &amp;rozwiązanie</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>Wpisy</translation>
    </message>
    <message>
        <source>Ad&amp;vance after Each Digit</source>
        <translation>&amp;Przechodź dalej po każdej cyfrze</translation>
    </message>
    <message>
        <source>&amp;Digits</source>
        <translation>&amp;Cyfry</translation>
    </message>
    <message>
        <source>Digit</source>
        <translation>Cyfra</translation>
    </message>
    <message>
        <source>C&amp;orner Marks</source>
        <translation>Notatki w r&amp;ogach</translation>
    </message>
    <message>
        <source>Corner</source>
        <translation>Róg</translation>
    </message>
    <message>
        <source>Ce&amp;ntre Marks</source>
        <translation>&amp;Notatki w środku</translation>
    </message>
    <message>
        <source>Centre</source>
        <translation>Środek</translation>
    </message>
    <message>
        <source>Co&amp;lours</source>
        <translation>&amp;Kolory</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Kolor</translation>
    </message>
    <message>
        <source>Digit Fir&amp;st</source>
        <translation>Najpierw c&amp;yfra</translation>
    </message>
    <message>
        <source>&amp;Fill in Candidates</source>
        <translation>Wpisz k&amp;andydatów</translation>
    </message>
    <message>
        <source>&amp;Keep Candidates Up to Date</source>
        <translation>Akt&amp;ualizuj kandydatów</translation>
    </message>
    <message>
        <source>Add &amp;Rule…</source>
        <translation>&amp;Dodaj regułę…</translation>
    </message>
    <message>
        <source>Reg&amp;ions…</source>
        <translation>R&amp;egiony…</translation>
    </message>
    <message>
        <source>&amp;Make Entries Givens</source>
        <translation>Za&amp;mień wpisy na wskazówki</translation>
    </message>
    <message>
        <source>Clear &amp;All</source>
        <translation>Wyczyść w&amp;szystko</translation>
    </message>
    <message>
        <source>&amp;Check for One Solution</source>
        <translation>Sprawdź &amp;jednoznaczność</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Sprawdź</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Podpowiedź</translation>
    </message>
    <message>
        <source>W&amp;alkthrough</source>
        <translation>Rozw&amp;iązanie krok po kroku</translation>
    </message>
    <message>
        <source>&amp;Practise a Technique…</source>
        <translation>Ćwi&amp;cz technikę…</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>Za&amp;trzymaj</translation>
    </message>
    <message>
        <source>Go to Next Con&amp;flict</source>
        <translation>Przejdź do następnego kon&amp;fliktu</translation>
    </message>
    <message>
        <source>&amp;Explain Why There Is No Solution</source>
        <translation>&amp;Wyjaśnij, dlaczego nie ma rozwiązania</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>Wyjaśnij</translation>
    </message>
    <message>
        <source>Wh&amp;y This Digit?</source>
        <translation>Dlacz&amp;ego ta cyfra?</translation>
    </message>
    <message>
        <source>Fi&amp;x…</source>
        <translation>&amp;Napraw…</translation>
    </message>
    <message>
        <source>C&amp;ount Solutions</source>
        <translation>Polic&amp;z rozwiązania</translation>
    </message>
    <message>
        <source>True Ca&amp;ndidates</source>
        <translation>Prawdziwi &amp;kandydaci</translation>
    </message>
    <message>
        <source>Make &amp;Unique</source>
        <translation>&amp;Uczyń jednoznaczną</translation>
    </message>
    <message>
        <source>Find &amp;Redundant Clues</source>
        <translation>Znajdź z&amp;będne wskazówki</translation>
    </message>
    <message>
        <source>Minimi&amp;ze</source>
        <translation>&amp;Minimalizuj</translation>
    </message>
    <message>
        <source>Minimize, &amp;Keeping Symmetry</source>
        <translation>Minimalizuj z zachowaniem s&amp;ymetrii</translation>
    </message>
    <message>
        <source>Entries Count as &amp;Givens</source>
        <translation>Wpisy &amp;liczą się jako wskazówki</translation>
    </message>
    <message>
        <source>Check &amp;While You Type</source>
        <translation>Spr&amp;awdzaj podczas wpisywania</translation>
    </message>
    <message>
        <source>Check Entr&amp;ies</source>
        <translation>&amp;Sprawdź wpisy</translation>
    </message>
    <message>
        <source>&amp;Mark Wrong Entries</source>
        <translation>&amp;Oznaczaj błędne wpisy</translation>
    </message>
    <message>
        <source>Sol&amp;ver…</source>
        <translation>Sol&amp;ver…</translation>
    </message>
    <message>
        <source>Techni&amp;ques…</source>
        <translation>Tec&amp;hniki…</translation>
    </message>
    <message>
        <source>Zoom &amp;In</source>
        <translation>Po&amp;większ</translation>
    </message>
    <message>
        <source>Zoom &amp;Out</source>
        <translation>Po&amp;mniejsz</translation>
    </message>
    <message>
        <source>&amp;Fit to Window</source>
        <translation>&amp;Dopasuj do okna</translation>
    </message>
    <message>
        <source>F&amp;ull Screen</source>
        <translation>Pełny &amp;ekran</translation>
    </message>
    <message>
        <source>&amp;Tool Bar</source>
        <translation>Pasek &amp;narzędzi</translation>
    </message>
    <message>
        <source>Side &amp;Panel</source>
        <translation>Panel &amp;boczny</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>W&amp;spółrzędne</translation>
    </message>
    <message>
        <source>Highlight Row, Column and &amp;Box</source>
        <translation>Podświetl wiersz, kolumnę i b&amp;lok</translation>
    </message>
    <message>
        <source>Highlight Equal Di&amp;gits</source>
        <translation>&amp;Podświetl takie same cyfry</translation>
    </message>
    <message>
        <source>&amp;Highlight Marks of the Digit</source>
        <translation>Podświetl no&amp;tatki cyfry</translation>
    </message>
    <message>
        <source>Ti&amp;mer</source>
        <translation>Stope&amp;r</translation>
    </message>
    <message>
        <source>P&amp;ause</source>
        <translation>P&amp;auza</translation>
    </message>
    <message>
        <source>Solver &amp;Details</source>
        <translation>Sz&amp;czegóły solvera</translation>
    </message>
    <message>
        <source>Pu&amp;zzle List</source>
        <translation>Lista łami&amp;główek</translation>
    </message>
    <message>
        <source>&amp;Encodings…</source>
        <translation>&amp;Kodowania…</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Ustawienia…</translation>
    </message>
    <message>
        <source>&amp;Handbook</source>
        <translation>&amp;Podręcznik</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts</source>
        <translation>&amp;Skróty klawiszowe</translation>
    </message>
    <message>
        <source>&amp;About Sudoku Workbench</source>
        <translation>&amp;O programie Sudoku Workbench</translation>
    </message>
    <message>
        <source>&amp;Clear Entries, Pencil Marks and Colours</source>
        <translation>Wyczyść wpisy, notatk&amp;i i kolory</translation>
    </message>
    <message>
        <source>New &amp;Window</source>
        <translation>No&amp;we okno</translation>
    </message>
    <message>
        <source>&amp;Watch a Solver…</source>
        <translation>&amp;Obserwuj solver…</translation>
    </message>
    <message>
        <source>Possi&amp;ble Numbers</source>
        <translation>&amp;Dopuszczalne liczby</translation>
    </message>
    <message>
        <source>QR Co&amp;de…</source>
        <translation>Kod &amp;QR…</translation>
    </message>
    <message>
        <source>Copy as P&amp;icture</source>
        <translation>Kopiuj jako o&amp;braz</translation>
    </message>
    <message>
        <source>&amp;Transform</source>
        <translation>Pr&amp;zekształć</translation>
    </message>
    <message>
        <source>Equal and &amp;Different Cells</source>
        <translation>Komórki równe i ró&amp;żne</translation>
    </message>
    <message>
        <source>Fi&amp;ll In Numbers</source>
        <translation>Uzupe&amp;łnij liczby</translation>
    </message>
    <message>
        <source>Candidates While You Type</source>
        <translation>Pokazuj kandydatów podczas wpisywania</translation>
    </message>
    <message>
        <source>Sho&amp;w Fog</source>
        <translation>Po&amp;każ mgłę</translation>
    </message>
    <message>
        <source>P&amp;lay</source>
        <translation>G&amp;raj</translation>
    </message>
    <message>
        <source>Play Li&amp;ke the Last One</source>
        <translation>Graj &amp;jak ostatnio</translation>
    </message>
    <message>
        <source>P&amp;uzzle of the Day</source>
        <translation>Ła&amp;migłówka dnia</translation>
    </message>
    <message>
        <source>Recent Pu&amp;zzles…</source>
        <translation>Ostatn&amp;ie łamigłówki…</translation>
    </message>
    <message>
        <source>Back to the Last Rig&amp;ht State</source>
        <translation>W&amp;róć do ostatniego poprawnego stanu</translation>
    </message>
    <message>
        <source>Go to Next &amp;Open Cell</source>
        <translation>Przejdź do &amp;następnej otwartej komórki</translation>
    </message>
    <message>
        <source>Pe&amp;ncil Marks</source>
        <translation>&amp;Notatki</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Notatki</translation>
    </message>
    <message>
        <source>S&amp;witch Digits and Marks</source>
        <translation>Przełącz cy&amp;fry i notatki</translation>
    </message>
    <message>
        <source>Fill Singles</source>
        <translation>Wpisz single</translation>
    </message>
    <message>
        <source>T&amp;he Same Digit Again Clears</source>
        <translation>&amp;Ta sama cyfra ponownie czyści komórkę</translation>
    </message>
    <message>
        <source>Learn Techniques…</source>
        <translation>Ucz się technik…</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Nauka</translation>
    </message>
    <message>
        <source>Learn Sudoku from the Start</source>
        <translation>Naucz się sudoku od podstaw</translation>
    </message>
    <message>
        <source>Name What You Found</source>
        <translation>Nazywaj to, co znajdziesz</translation>
    </message>
    <message>
        <source>Pencil Ma&amp;rks in a Grid</source>
        <translation>N&amp;otatki w siatce</translation>
    </message>
    <message>
        <source>Fi&amp;lter a Digit</source>
        <translation>&amp;Filtruj cyfrę</translation>
    </message>
    <message>
        <source>Filter a S&amp;econd Digit</source>
        <translation>Filtr&amp;uj drugą cyfrę</translation>
    </message>
    <message>
        <source>Filter Cells with Two Mar&amp;ks</source>
        <translation>Filtruj komórki &amp;z dwiema notatkami</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>&amp;Statystyki…</translation>
    </message>
    <message>
        <source>Copy as Picture in Colour</source>
        <translation>Kopiuj jako kolorowy obraz</translation>
    </message>
    <message>
        <source>Draw on Candidates</source>
        <translation>Rysuj na kandydatach</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Rysuj</translation>
    </message>
    <message>
        <source>Next Colour to Draw With</source>
        <translation>Następny kolor rysowania</translation>
    </message>
    <message>
        <source>Erase Drawing</source>
        <translation>Wymaż rysunek</translation>
    </message>
    <message>
        <source>From Pi&amp;cture…</source>
        <translation>Z o&amp;brazu…</translation>
    </message>
    <message>
        <source>My Kinds of R&amp;ules…</source>
        <translation>Mo&amp;je rodzaje reguł…</translation>
    </message>
    <message>
        <source>Book…</source>
        <translation>Książka…</translation>
    </message>
    <message>
        <source>&amp;Symbols</source>
        <translation>S&amp;ymbole</translation>
    </message>
</context>
<context>
    <name>Conclusions</name>
    <message>
        <source>Not verified: there is not enough memory.</source>
        <translation>Nie zweryfikowano: za mało pamięci.</translation>
    </message>
    <message>
        <source>Not verified: the search was stopped.</source>
        <translation>Nie zweryfikowano: wyszukiwanie zatrzymano.</translation>
    </message>
    <message>
        <source>The solution obeys every rule. A second solver, CaDiCaL, proved that there is no other, and every step of its proof was checked.</source>
        <translation>Rozwiązanie spełnia wszystkie reguły. Drugi solver, CaDiCaL, udowodnił, że nie ma innego, a każdy krok dowodu został sprawdzony.</translation>
    </message>
    <message>
        <source>A second solver, CaDiCaL, proved this, and every step of its proof was checked.</source>
        <translation>Udowodnił to drugi solver, CaDiCaL, a każdy krok dowodu został sprawdzony.</translation>
    </message>
    <message>
        <source>Not verified: the second solver found another answer. This is an error in the program; please report it.</source>
        <translation>Nie zweryfikowano: drugi solver znalazł inną odpowiedź. To błąd programu; prosimy go zgłosić.</translation>
    </message>
    <message>
        <source>Not verified: a step of the proof is wrong. This is an error in the program; please report it.</source>
        <translation>Nie zweryfikowano: jeden krok dowodu jest błędny. To błąd programu; prosimy go zgłosić.</translation>
    </message>
    <message>
        <source>Not verified: the folder of temporary files has no room for the proof.</source>
        <translation>Nie zweryfikowano: w folderze plików tymczasowych brak miejsca na dowód.</translation>
    </message>
    <message>
        <source>Not verified: this program was built without CaDiCaL (libcadical-dev), which writes the proof.</source>
        <translation>Nie zweryfikowano: program zbudowano bez CaDiCaL (libcadical-dev), który zapisuje dowód.</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>digit 1 in 12 solutions</comment>
        <translation>%1 w %2</translation>
    </message>
    <message>
        <source>%1 in %2 or more</source>
        <comment>digit 1 in 100 solutions or more</comment>
        <translation>%1 w %2 lub więcej</translation>
    </message>
    <message>
        <source>Solutions by digit of %1: %2.</source>
        <translation>Rozwiązania według cyfry w %1: %2.</translation>
    </message>
    <message>
        <source>The solution is unique.</source>
        <translation>Rozwiązanie jest jednoznaczne.</translation>
    </message>
    <message>
        <source>The puzzle has more than one solution.</source>
        <translation>Łamigłówka ma więcej niż jedno rozwiązanie.</translation>
    </message>
    <message>
        <source>%1/%2: %1 in one solution, %2 in another</source>
        <translation>%1/%2: %1 w jednym rozwiązaniu, %2 w innym</translation>
    </message>
    <message numerus="yes">
        <source>Two solutions differ in only %n cell(s): %1.</source>
        <translation>
            <numerusform>Dwa rozwiązania różnią się tylko w %n komórce: %1.</numerusform>
            <numerusform>Dwa rozwiązania różnią się tylko w %n komórkach: %1.</numerusform>
            <numerusform>Dwa rozwiązania różnią się tylko w %n komórkach: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>A given in any of these cells, such as %1 or %2 in %3, tells the two apart.</source>
        <translation>Wskazówka w jednej z tych komórek, np. %1 albo %2 w %3, rozróżnia oba rozwiązania.</translation>
    </message>
    <message>
        <source>The puzzle has no solution with your entries.</source>
        <translation>Z twoimi wpisami łamigłówka nie ma rozwiązania.</translation>
    </message>
    <message>
        <source>The puzzle has no solution.</source>
        <translation>Łamigłówka nie ma rozwiązania.</translation>
    </message>
    <message numerus="yes">
        <source>Your %n entry(s) are right.</source>
        <translation>
            <numerusform>Twój wpis jest poprawny.</numerusform>
            <numerusform>Wszystkie %n wpisy są poprawne.</numerusform>
            <numerusform>Wszystkie wpisy (%n) są poprawne.</numerusform>
        </translation>
    </message>
    <message>
        <source>The solution is unique, but %1.</source>
        <translation>Rozwiązanie jest jednoznaczne, ale %1.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message numerus="yes">
        <source>Outlined: the wrong entry(s)</source>
        <translation>
            <numerusform>W ramce: błędny wpis</numerusform>
            <numerusform>W ramkach: błędne wpisy</numerusform>
            <numerusform>W ramkach: błędne wpisy</numerusform>
        </translation>
    </message>
    <message>
        <source>wrong entry</source>
        <translation>błędny wpis</translation>
    </message>
    <message>
        <source>Not decided after %1 and %2.</source>
        <translation>Nie rozstrzygnięto po: %1, %2.</translation>
    </message>
    <message>
        <source>The solver failed.</source>
        <translation>Solver zawiódł.</translation>
    </message>
    <message numerus="yes">
        <source>The puzzle has exactly %Ln solution(s).</source>
        <translation>
            <numerusform>Łamigłówka ma dokładnie %Ln rozwiązanie.</numerusform>
            <numerusform>Łamigłówka ma dokładnie %Ln rozwiązania.</numerusform>
            <numerusform>Łamigłówka ma dokładnie %Ln rozwiązań.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The puzzle has more than %Ln solution(s).</source>
        <translation>
            <numerusform>Łamigłówka ma więcej niż %Ln rozwiązanie.</numerusform>
            <numerusform>Łamigłówka ma więcej niż %Ln rozwiązania.</numerusform>
            <numerusform>Łamigłówka ma więcej niż %Ln rozwiązań.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The puzzle has at least %Ln solution(s).</source>
        <translation>
            <numerusform>Łamigłówka ma co najmniej %Ln rozwiązanie.</numerusform>
            <numerusform>Łamigłówka ma co najmniej %Ln rozwiązania.</numerusform>
            <numerusform>Łamigłówka ma co najmniej %Ln rozwiązań.</numerusform>
        </translation>
    </message>
    <message>
        <source>Outlined: cells that differ between the solutions</source>
        <translation>W ramkach: komórki różniące się między rozwiązaniami</translation>
    </message>
    <message>
        <source>differs between the solutions</source>
        <translation>różni się między rozwiązaniami</translation>
    </message>
    <message>
        <source>in this solution: %1</source>
        <translation>w tym rozwiązaniu: %1</translation>
    </message>
    <message>
        <source>Solution %1 of %2.</source>
        <translation>Rozwiązanie %1 z %2.</translation>
    </message>
    <message>
        <source>Solution %1 of the first %2.</source>
        <translation>Rozwiązanie %1 z pierwszych %2.</translation>
    </message>
    <message>
        <source>%1 × 10^%2</source>
        <translation>%1 × 10^%2</translation>
    </message>
    <message>
        <source>The puzzle has about %1 solutions.</source>
        <translation>Łamigłówka ma około %1 rozwiązań.</translation>
    </message>
    <message>
        <source>This is an estimate from %1 random walks with a standard error of %2 %.</source>
        <translation>To oszacowanie na podstawie %1 losowych przejść, z błędem standardowym %2%.</translation>
    </message>
    <message>
        <source>Small digits: true candidates. Outlined: as a given, the digit leaves one solution</source>
        <translation>Małe cyfry: prawdziwi kandydaci. W ramce: jako wskazówka cyfra zostawia jedno rozwiązanie</translation>
    </message>
    <message>
        <source>the same in all solutions: %1</source>
        <translation>takie same we wszystkich rozwiązaniach: %1</translation>
    </message>
    <message>
        <source>The cells show their true candidates.</source>
        <translation>Komórki pokazują prawdziwych kandydatów.</translation>
    </message>
    <message>
        <source>%1 of %2 candidates are decided.</source>
        <translation>Rozstrzygnięto %1 z %2 kandydatów.</translation>
    </message>
    <message>
        <source>The same in all solutions: %1 of %2 cells.</source>
        <translation>Takie same we wszystkich rozwiązaniach: %1 z %2 komórek.</translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s) each leave exactly one solution as a given.</source>
        <translation>
            <numerusform>%n cyfra jako wskazówka zostawia dokładnie jedno rozwiązanie.</numerusform>
            <numerusform>%n cyfry jako wskazówki zostawiają, każda z osobna, dokładnie jedno rozwiązanie.</numerusform>
            <numerusform>%n cyfr jako wskazówki zostawia, każda z osobna, dokładnie jedno rozwiązanie.</numerusform>
        </translation>
    </message>
    <message>
        <source>The solutions of each digit are counted up to %1. Move to a cell to read them.</source>
        <translation>Rozwiązania dla każdej cyfry policzono do %1. Przejdź do komórki, aby je odczytać.</translation>
    </message>
    <message numerus="yes">
        <source>row(s) %1</source>
        <translation>
            <numerusform>wiersz %1</numerusform>
            <numerusform>wiersze %1</numerusform>
            <numerusform>wiersze %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>column(s) %1</source>
        <translation>
            <numerusform>kolumna %1</numerusform>
            <numerusform>kolumny %1</numerusform>
            <numerusform>kolumny %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>box(es) %1</source>
        <translation>
            <numerusform>blok %1</numerusform>
            <numerusform>bloki %1</numerusform>
            <numerusform>bloki %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>region(s) %1</source>
        <translation>
            <numerusform>region %1</numerusform>
            <numerusform>regiony %1</numerusform>
            <numerusform>regiony %1</numerusform>
        </translation>
    </message>
    <message>
        <source>all rows</source>
        <translation>wszystkie wiersze</translation>
    </message>
    <message>
        <source>all columns</source>
        <translation>wszystkie kolumny</translation>
    </message>
    <message>
        <source>all boxes</source>
        <translation>wszystkie bloki</translation>
    </message>
    <message>
        <source>all regions</source>
        <translation>wszystkie regiony</translation>
    </message>
    <message>
        <source>all rows, columns and boxes</source>
        <translation>wszystkie wiersze, kolumny i bloki</translation>
    </message>
    <message>
        <source>all rows, columns and regions</source>
        <translation>wszystkie wiersze, kolumny i regiony</translation>
    </message>
    <message numerus="yes">
        <source>%n entry(s)</source>
        <translation>
            <numerusform>%n wpis</numerusform>
            <numerusform>%n wpisy</numerusform>
            <numerusform>%n wpisów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n given(s)</source>
        <translation>
            <numerusform>%n wskazówka</numerusform>
            <numerusform>%n wskazówki</numerusform>
            <numerusform>%n wskazówek</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The search is incomplete: this is what is known so far.</source>
        <translation>Wyszukiwanie nie jest zakończone: oto, co wiadomo dotychczas.</translation>
    </message>
    <message>
        <source>part of the contradiction</source>
        <translation>część sprzeczności</translation>
    </message>
    <message>
        <source>This is a given of the puzzle.</source>
        <translation>To wskazówka łamigłówki.</translation>
    </message>
    <message>
        <source>This is your entry.</source>
        <translation>To twój wpis.</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>No digit is repeated in %1.</source>
        <translation>Żadna cyfra nie powtarza się: %1.</translation>
    </message>
    <message>
        <source>The search was stopped. Some of these contradict each other: %1.</source>
        <translation>Wyszukiwanie zatrzymano. Niektóre z tych elementów są ze sobą sprzeczne: %1.</translation>
    </message>
    <message>
        <source>%1 leaves no solution.</source>
        <translation>%1 nie zostawia żadnego rozwiązania.</translation>
    </message>
    <message>
        <source>%1 contradict each other.</source>
        <translation>%1 są ze sobą sprzeczne.</translation>
    </message>
    <message>
        <source>%1 contradict each other; without any one of them the others do not.</source>
        <translation>%1 są ze sobą sprzeczne; po usunięciu dowolnego z nich reszta nie jest sprzeczna.</translation>
    </message>
    <message>
        <source>Change or remove one of these rules.</source>
        <translation>Zmień lub usuń jedną z tych reguł.</translation>
    </message>
    <message>
        <source>Your entry in %1 contradicts the puzzle.</source>
        <translation>Twój wpis w %1 jest sprzeczny z łamigłówką.</translation>
    </message>
    <message>
        <source>You entered %1.</source>
        <translation>Wpisano %1.</translation>
    </message>
    <message>
        <source>Outlined: cells that contradict each other</source>
        <translation>W ramkach: komórki, które są ze sobą sprzeczne</translation>
    </message>
    <message>
        <source>The puzzle has no solution: its rules contradict each other.</source>
        <translation>Łamigłówka nie ma rozwiązania: jej reguły są ze sobą sprzeczne.</translation>
    </message>
    <message>
        <source>Outlined: part of the contradiction</source>
        <translation>W ramce: część sprzeczności</translation>
    </message>
    <message>
        <source>No fix was found.</source>
        <translation>Nie znaleziono żadnej poprawki.</translation>
    </message>
    <message numerus="yes">
        <source>There are %n possible fix(es), the likeliest first.</source>
        <translation>
            <numerusform>Znaleziono %n możliwą poprawkę.</numerusform>
            <numerusform>Znaleziono %n możliwe poprawki, najbardziej prawdopodobna pierwsza.</numerusform>
            <numerusform>Znaleziono %n możliwych poprawek, najbardziej prawdopodobna pierwsza.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rounded outline: a given to add</source>
        <translation>Zaokrąglona ramka: wskazówka do dodania</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 w %2</translation>
    </message>
    <message numerus="yes">
        <source>%n more given(s) leave exactly one solution.</source>
        <translation>
            <numerusform>%n dodatkowa wskazówka zostawia dokładnie jedno rozwiązanie.</numerusform>
            <numerusform>%n dodatkowe wskazówki zostawiają dokładnie jedno rozwiązanie.</numerusform>
            <numerusform>%n dodatkowych wskazówek zostawia dokładnie jedno rozwiązanie.</numerusform>
        </translation>
    </message>
    <message>
        <source>Fewer givens are not enough for this solution.</source>
        <translation>Mniej wskazówek nie wystarczy dla tego rozwiązania.</translation>
    </message>
    <message>
        <source>None of them can be left out, but another choice may be smaller.</source>
        <translation>Żadnej nie można pominąć, ale inny wybór może być mniejszy.</translation>
    </message>
    <message>
        <source>There is nothing to fix: the puzzle has a solution.</source>
        <translation>Nie ma czego naprawiać: łamigłówka ma rozwiązanie.</translation>
    </message>
    <message>
        <source>There is nothing to fix: the solution is unique.</source>
        <translation>Nie ma czego naprawiać: rozwiązanie jest jednoznaczne.</translation>
    </message>
    <message>
        <source>Make Unique adds the clues that are missing.</source>
        <translation>„Uczyń jednoznaczną” dodaje brakujące wskazówki.</translation>
    </message>
    <message>
        <source>Outlined: redundant clues</source>
        <translation>W ramkach: zbędne wskazówki</translation>
    </message>
    <message>
        <source>Minimal: every clue is needed.</source>
        <translation>Minimalna: każda wskazówka jest potrzebna.</translation>
    </message>
    <message numerus="yes">
        <source>%n clue(s) are redundant, each by itself.</source>
        <translation>
            <numerusform>%n wskazówka jest zbędna.</numerusform>
            <numerusform>%n wskazówki są zbędne, każda z osobna.</numerusform>
            <numerusform>%n wskazówek jest zbędnych, każda z osobna.</numerusform>
        </translation>
    </message>
    <message>
        <source>The rule %1 is redundant.</source>
        <translation>Reguła %1 jest zbędna.</translation>
    </message>
    <message>
        <source>redundant</source>
        <translation>zbędna</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 clues are enough.</source>
        <translation>
            <numerusform>Wystarczy %n z %1 wskazówek.</numerusform>
            <numerusform>Wystarczą %n z %1 wskazówek.</numerusform>
            <numerusform>Wystarczy %n z %1 wskazówek.</numerusform>
        </translation>
    </message>
    <message>
        <source>Outlined: clues to remove</source>
        <translation>W ramkach: wskazówki do usunięcia</translation>
    </message>
    <message>
        <source>to remove</source>
        <translation>do usunięcia</translation>
    </message>
    <message>
        <source>Change %1 from %2 to %3</source>
        <translation>Zmień %1 z %2 na %3</translation>
    </message>
    <message>
        <source>Swap %1 and %2</source>
        <translation>Zamień %1 i %2</translation>
    </message>
    <message>
        <source>Shift row %1 from %2 on</source>
        <translation>Przesuń wiersz %1 od %2</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Usuń %1</translation>
    </message>
    <message>
        <source>%1: one solution</source>
        <translation>%1: jedno rozwiązanie</translation>
    </message>
    <message>
        <source>Every clue is needed, but not every rule.</source>
        <translation>Każda wskazówka jest potrzebna, ale nie każda reguła.</translation>
    </message>
    <message>
        <source>Without one of them, another may be needed.</source>
        <translation>Bez jednej z nich inna może być potrzebna.</translation>
    </message>
    <message>
        <source>Cleared %1.</source>
        <translation>Wyczyszczono: %1.</translation>
    </message>
    <message>
        <source>Added %1.</source>
        <translation>Dodano: %1.</translation>
    </message>
    <message>
        <source>Changed %1 from %2 to %3.</source>
        <translation>Zmieniono %1 z %2 na %3.</translation>
    </message>
    <message>
        <source>Changed %1.</source>
        <translation>Zmieniono: %1.</translation>
    </message>
    <message>
        <source>The solution is unique (proved %1).</source>
        <translation>Rozwiązanie jest jednoznaczne (udowodniono %1).</translation>
    </message>
    <message>
        <source>The puzzle has no solution (proved %1).</source>
        <translation>Łamigłówka nie ma rozwiązania (udowodniono %1).</translation>
    </message>
    <message>
        <source>The solution is unique (verified %1).</source>
        <translation>Rozwiązanie jest jednoznaczne (zweryfikowano %1).</translation>
    </message>
    <message>
        <source>The puzzle has no solution (verified %1).</source>
        <translation>Łamigłówka nie ma rozwiązania (zweryfikowano %1).</translation>
    </message>
    <message>
        <source>%1 Answered %2.</source>
        <translation>%1 Odpowiedź uzyskano %2.</translation>
    </message>
    <message>
        <source>Change or remove this rule.</source>
        <translation>Zmień lub usuń tę regułę.</translation>
    </message>
    <message>
        <source>The puzzle has no solution: one of its rules leaves none.</source>
        <translation>Łamigłówka nie ma rozwiązania: jedna z jej reguł nie pozostawia żadnego.</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s), with cases, lead from them to contradictions.</source>
        <translation>
            <numerusform>%n krok, z rozróżnieniem przypadków, prowadzi stąd do sprzeczności.</numerusform>
            <numerusform>%n kroki, z rozróżnieniem przypadków, prowadzą stąd do sprzeczności.</numerusform>
            <numerusform>%n kroków, z rozróżnieniem przypadków, prowadzi stąd do sprzeczności.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 z %2</translation>
    </message>
    <message>
        <source>%1: no number leaves a solution</source>
        <translation>%1: żadna liczba nie zostawia rozwiązania</translation>
    </message>
    <message>
        <source>%1: one solution with %2</source>
        <translation>%1: jedno rozwiązanie dla %2</translation>
    </message>
    <message>
        <source>%1: several solutions with %2</source>
        <translation>%1: kilka rozwiązań dla %2</translation>
    </message>
    <message>
        <source>%1: one solution with %2; several with %3</source>
        <translation>%1: jedno rozwiązanie dla %2; kilka dla %3</translation>
    </message>
    <message>
        <source>Outlined: rules that could have another number</source>
        <translation>W ramkach: reguły, które mogłyby mieć inną liczbę</translation>
    </message>
    <message>
        <source>No other number leaves exactly one solution.</source>
        <translation>Żadna inna liczba nie zostawia dokładnie jednego rozwiązania.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n number(s) could be another one.</source>
        <translation>
            <numerusform>Liczby, które mogłyby być inne: %1 z %n.</numerusform>
            <numerusform>Liczby, które mogłyby być inne: %1 z %n.</numerusform>
            <numerusform>Liczby, które mogłyby być inne: %1 z %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… i jeszcze %n</numerusform>
            <numerusform>… i jeszcze %n</numerusform>
            <numerusform>… i jeszcze %n</numerusform>
        </translation>
    </message>
    <message>
        <source>No rule here has a number.</source>
        <translation>Żadna reguła nie ma tu liczby.</translation>
    </message>
    <message>
        <source>%1: several</source>
        <translation>%1: kilka rozwiązań</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) lead from them to a contradiction. %1.</source>
        <translation>
            <numerusform>%n krok prowadzi stąd do sprzeczności. %1.</numerusform>
            <numerusform>%n kroki prowadzą stąd do sprzeczności. %1.</numerusform>
            <numerusform>%n kroków prowadzi stąd do sprzeczności. %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Krok %1 z %2</translation>
    </message>
    <message>
        <source>Why there is no solution</source>
        <translation>Dlaczego nie ma rozwiązania</translation>
    </message>
    <message>
        <source>%1 contain the same digit in every solution.</source>
        <translation>%1 zawierają tę samą cyfrę w każdym rozwiązaniu.</translation>
    </message>
    <message>
        <source>%1 contain different digits in every solution.</source>
        <translation>%1 zawierają różne cyfry w każdym rozwiązaniu.</translation>
    </message>
    <message>
        <source>Every cell has one digit in all solutions.</source>
        <translation>Każda komórka ma tę samą cyfrę we wszystkich rozwiązaniach.</translation>
    </message>
    <message>
        <source>No two cells are always equal, or always different without a rule.</source>
        <translation>Żadne dwie komórki nie są zawsze równe ani zawsze różne, o ile nie wymaga tego reguła.</translation>
    </message>
    <message>
        <source>Always equal: %1. Always different: %2.</source>
        <translation>Zawsze równe: %1. Zawsze różne: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n group(s) of cells</source>
        <translation>
            <numerusform>%n grupa komórek</numerusform>
            <numerusform>%n grupy komórek</numerusform>
            <numerusform>%n grup komórek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) of cells</source>
        <translation>
            <numerusform>%n para komórek</numerusform>
            <numerusform>%n pary komórek</numerusform>
            <numerusform>%n par komórek</numerusform>
        </translation>
    </message>
    <message>
        <source>Outlined together: cells with the same digit in every solution</source>
        <translation>We wspólnych ramkach: komórki z tą samą cyfrą w każdym rozwiązaniu</translation>
    </message>
    <message>
        <source>Not listed: what a rule demands, and what follows from cells that are always equal.</source>
        <translation>Pominięto to, czego wymaga reguła, i to, co wynika z komórek zawsze równych.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s) of cells are not decided.</source>
        <translation>
            <numerusform>%Ln para komórek jest nierozstrzygnięta.</numerusform>
            <numerusform>%Ln pary komórek są nierozstrzygnięte.</numerusform>
            <numerusform>%Ln par komórek jest nierozstrzygniętych.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>the number of a part of an answer</comment>
        <translation>%1 z %2</translation>
    </message>
    <message>
        <source>Framed: cells with the same digit in every solution</source>
        <translation>W ramkach: komórki z tą samą cyfrą w każdym rozwiązaniu</translation>
    </message>
    <message>
        <source>Framed: cells with different digits in every solution</source>
        <translation>W ramkach: komórki z różnymi cyframi w każdym rozwiązaniu</translation>
    </message>
    <message>
        <source>equal in every solution</source>
        <translation>równe w każdym rozwiązaniu</translation>
    </message>
    <message>
        <source>different in every solution</source>
        <translation>różne w każdym rozwiązaniu</translation>
    </message>
    <message>
        <source>One rule of another kind is enough instead.</source>
        <translation>Zamiast tego wystarczy jedna reguła innego rodzaju.</translation>
    </message>
    <message>
        <source>One rule is enough instead.</source>
        <translation>Zamiast tego wystarczy jedna reguła.</translation>
    </message>
    <message>
        <source>Every rule is obeyed.</source>
        <translation>Wszystkie reguły są spełnione.</translation>
    </message>
    <message>
        <source>Checked and obeyed: %1. Not everything was checked: %2.</source>
        <translation>Sprawdzono i spełniono: %1. Nie wszystko sprawdzono: %2.</translation>
    </message>
    <message>
        <source>No two cells were found so far that are always equal, or always different.</source>
        <translation>Nie znaleziono dotychczas dwóch komórek, które są zawsze równe lub zawsze różne.</translation>
    </message>
    <message>
        <source>Always equal: %1. No others are always different.</source>
        <translation>Zawsze równe: %1. Żadne inne nie są zawsze różne.</translation>
    </message>
    <message>
        <source>Always equal: %1. No different ones were found so far.</source>
        <translation>Zawsze równe: %1. Różnych dotychczas nie znaleziono.</translation>
    </message>
    <message>
        <source>Always different: %1. No two cells are always equal.</source>
        <translation>Zawsze różne: %1. Żadne dwie komórki nie są zawsze równe.</translation>
    </message>
    <message>
        <source>Always different: %1. No equal ones were found so far.</source>
        <translation>Zawsze różne: %1. Równych dotychczas nie znaleziono.</translation>
    </message>
    <message>
        <source>Two solutions have the same digits, but other regions.</source>
        <translation>Dwa rozwiązania mają te same cyfry, ale inne regiony.</translation>
    </message>
</context>
<context>
    <name>CourseLesson</name>
    <message>
        <source>Rows</source>
        <translation>Wiersze</translation>
    </message>
    <message>
        <source>A row has each digit from 1 to 4 once. One is missing: click the open cell and type it.</source>
        <translation>W wierszu każda cyfra od 1 do 4 występuje raz. Jednej brakuje: kliknij pustą komórkę i wpisz ją.</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Kolumny</translation>
    </message>
    <message>
        <source>A column has each digit once too. Fill the open cells; the arrow keys move.</source>
        <translation>W kolumnie każda cyfra też występuje raz. Wypełnij puste komórki; strzałki przesuwają kursor.</translation>
    </message>
    <message>
        <source>Boxes</source>
        <translation>Bloki</translation>
    </message>
    <message>
        <source>Thick lines make boxes, and a box has each digit once as well. Fill the open box.</source>
        <translation>Grube linie tworzą bloki i w bloku każda cyfra również występuje raz. Wypełnij pusty blok.</translation>
    </message>
    <message>
        <source>What can it be?</source>
        <translation>Co tu może być?</translation>
    </message>
    <message>
        <source>Look at r2c2, in row 2 and column 2: which digit is not in its row, column or box? Type it there.</source>
        <translation>Przyjrzyj się r2c2, w wierszu 2 i kolumnie 2: której cyfry nie ma w jej wierszu, kolumnie ani bloku? Wpisz ją tam.</translation>
    </message>
    <message>
        <source>Where can it go?</source>
        <translation>Gdzie może stać?</translation>
    </message>
    <message>
        <source>The box at the top right needs a 3, and row 2 has one already. Put the 3 where it must go.</source>
        <translation>Blok w prawym górnym rogu potrzebuje 3, a wiersz 2 już ją ma. Wpisz 3 tam, gdzie musi stać.</translation>
    </message>
    <message>
        <source>A whole puzzle</source>
        <translation>Cała łamigłówka</translation>
    </message>
    <message>
        <source>Solve this small Sudoku. Ask for each open cell what it can be, and for each digit where it can go.</source>
        <translation>Rozwiąż to małe sudoku. Przy każdej pustej komórce pytaj, co w niej może być, a przy każdej cyfrze, gdzie może stać.</translation>
    </message>
    <message>
        <source>Six digits</source>
        <translation>Sześć cyfr</translation>
    </message>
    <message>
        <source>Here rows, columns and boxes have the digits from 1 to 6. The rules are the same.</source>
        <translation>Tu w wierszach, kolumnach i blokach są cyfry od 1 do 6. Reguły są takie same.</translation>
    </message>
    <message>
        <source>Pencil marks</source>
        <translation>Notatki</translation>
    </message>
    <message>
        <source>If a cell can be one of several digits, note them: type both digits that r1c1 can be while Ctrl is held.</source>
        <translation>Jeśli w komórce może być jedna z kilku cyfr, zanotuj je: trzymając Ctrl, wpisz obie cyfry, które mogą być w r1c1.</translation>
    </message>
    <message>
        <source>Nine digits</source>
        <translation>Dziewięć cyfr</translation>
    </message>
    <message>
        <source>This is the board of the newspapers, nearly full. Each open cell is the last one of a row, a column or a box.</source>
        <translation>To plansza jak w gazetach, prawie pełna. Każda pusta komórka jest ostatnią w wierszu, kolumnie lub bloku.</translation>
    </message>
    <message>
        <source>Your first Sudoku</source>
        <translation>Twoje pierwsze sudoku</translation>
    </message>
    <message>
        <source>Solve it in your own time. If you are stuck, F12 gives a hint: first where to look, then more.</source>
        <translation>Rozwiązuj bez pośpiechu. Jeśli utkniesz, F12 daje podpowiedź: najpierw, gdzie patrzeć, potem więcej.</translation>
    </message>
</context>
<context>
    <name>Difficulty</name>
    <message>
        <source>HoDoKu&apos;s score %1 to %2</source>
        <translation>punkty HoDoKu od %1 do %2</translation>
    </message>
    <message>
        <source>ER %1 to %2</source>
        <translation>ER od %1 do %2</translation>
    </message>
    <message>
        <source>needs %1</source>
        <translation>wymaga: %1</translation>
    </message>
    <message>
        <source>needs %1 and nothing harder</source>
        <translation>wymaga: %1 i niczego trudniejszego</translation>
    </message>
    <message>
        <source>only %1</source>
        <translation>tylko %1</translation>
    </message>
    <message>
        <source>Only a puzzle with exactly one solution has a difficulty.</source>
        <translation>Tylko łamigłówka z dokładnie jednym rozwiązaniem ma trudność.</translation>
    </message>
    <message>
        <source>This rating is only for 9 × 9 boards without further rules. Ask for a level.</source>
        <translation>Ta ocena dotyczy tylko plansz 9 × 9 bez dodatkowych reguł. Wybierz poziom.</translation>
    </message>
    <message>
        <source>%1 does not suit this board.</source>
        <translation>%1 nie pasuje do tej planszy.</translation>
    </message>
    <message>
        <source>%1 is not used by default. Name all techniques that may be used.</source>
        <translation>%1 nie jest domyślnie używana. Podaj wszystkie dozwolone techniki.</translation>
    </message>
    <message>
        <source>%1 is needed, but not among the techniques that suffice.</source>
        <translation>%1 jest potrzebna, ale nie ma jej wśród wystarczających technik.</translation>
    </message>
    <message>
        <source>%1 is harder than %2.</source>
        <translation>%1 jest trudniejsze niż %2.</translation>
    </message>
    <message>
        <source>%1 is not hard enough for %2.</source>
        <translation>%1 nie jest dość trudne dla %2.</translation>
    </message>
    <message>
        <source>%1 is needed, but harder than the hardest technique.</source>
        <translation>%1 jest potrzebna, ale trudniejsza niż najtrudniejsza technika.</translation>
    </message>
    <message>
        <source>No puzzle of the level %1 has a rating that high.</source>
        <translation>Żadna łamigłówka poziomu %1 nie ma tak wysokiej oceny.</translation>
    </message>
    <message>
        <source>The techniques that are needed give a higher score than that.</source>
        <translation>Potrzebne techniki dają więcej punktów.</translation>
    </message>
    <message>
        <source>None of the techniques that suffice places a digit. Add naked-single or hidden-single.</source>
        <translation>Żadna z wystarczających technik nie wstawia cyfry. Dodaj nagi lub ukryty singiel.</translation>
    </message>
    <message>
        <source>%1 in %2 of %3 steps</source>
        <translation>%1 w %2 z %3 kroków</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>co najmniej %1</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>najwyżej %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>od %1 do %2</translation>
    </message>
    <message>
        <source>steps: %1</source>
        <translation>kroki: %1</translation>
    </message>
    <message>
        <source>hard steps: %1</source>
        <translation>trudne kroki: %1</translation>
    </message>
    <message>
        <source>harder, not longer</source>
        <translation>trudniej, nie dłużej</translation>
    </message>
    <message>
        <source>Puzzles of the level %1 have no hard step.</source>
        <translation>Łamigłówki poziomu %1 nie mają trudnych kroków.</translation>
    </message>
    <message>
        <source>The hard steps alone are more than all steps.</source>
        <translation>Samych trudnych kroków jest więcej niż wszystkich kroków.</translation>
    </message>
    <message>
        <source>The range is reversed. Enter the lower number first.</source>
        <translation>Zakres jest odwrócony. Najpierw podaj mniejszą liczbę.</translation>
    </message>
    <message numerus="yes">
        <source>Such a puzzle has at least %n hard step(s).</source>
        <translation>
            <numerusform>Taka łamigłówka ma co najmniej %n trudny krok.</numerusform>
            <numerusform>Taka łamigłówka ma co najmniej %n trudne kroki.</numerusform>
            <numerusform>Taka łamigłówka ma co najmniej %n trudnych kroków.</numerusform>
        </translation>
    </message>
    <message>
        <source>No known puzzle has a rating that high.</source>
        <translation>Żadna znana łamigłówka nie ma tak wysokiej oceny.</translation>
    </message>
</context>
<context>
    <name>DocumentFormat</name>
    <message>
        <source>Web page</source>
        <translation>Strona WWW</translation>
    </message>
    <message>
        <source>LaTeX</source>
        <translation>LaTeX</translation>
    </message>
    <message>
        <source>OpenDocument text (Word opens it)</source>
        <translation>Tekst OpenDocument (otwiera go Word)</translation>
    </message>
    <message>
        <source>Table for Excel (CSV)</source>
        <translation>Tabela dla Excela (CSV)</translation>
    </message>
</context>
<context>
    <name>Drawings</name>
    <message numerus="yes">
        <source>%n colour(s) of cells</source>
        <translation>
            <numerusform>%n kolor komórek</numerusform>
            <numerusform>%n kolory komórek</numerusform>
            <numerusform>%n kolorów komórek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%n linia</numerusform>
            <numerusform>%n linie</numerusform>
            <numerusform>%n linii</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rectangle(s)</source>
        <translation>
            <numerusform>%n prostokąt</numerusform>
            <numerusform>%n prostokąty</numerusform>
            <numerusform>%n prostokątów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n circle(s)</source>
        <translation>
            <numerusform>%n kółko</numerusform>
            <numerusform>%n kółka</numerusform>
            <numerusform>%n kółek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n text(s)</source>
        <translation>
            <numerusform>%n tekst</numerusform>
            <numerusform>%n teksty</numerusform>
            <numerusform>%n tekstów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cage(s)</source>
        <translation>
            <numerusform>%n klatka</numerusform>
            <numerusform>%n klatki</numerusform>
            <numerusform>%n klatek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drawing(s)</source>
        <translation>
            <numerusform>%n rysunek</numerusform>
            <numerusform>%n rysunki</numerusform>
            <numerusform>%n rysunków</numerusform>
        </translation>
    </message>
    <message>
        <source>fog</source>
        <translation>mgła</translation>
    </message>
    <message>
        <source>%1; no rules</source>
        <translation>%1; to nie reguły</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
</context>
<context>
    <name>Duration</name>
    <message>
        <source>%1 ms</source>
        <translation>%1&#xa0;ms</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1&#xa0;s</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation>%1&#xa0;min %2&#xa0;s</translation>
    </message>
    <message>
        <source>&lt; %1 ms</source>
        <translation>&lt; %1 ms</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>od razu</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>w %1</translation>
    </message>
</context>
<context>
    <name>EncodingText</name>
    <message>
        <source>At most one of %1: %2, %3.</source>
        <translation>Co najwyżej jeden z %1: %2, %3.</translation>
    </message>
    <message>
        <source>%1 Source: %2.</source>
        <translation>%1 Źródło: %2.</translation>
    </message>
    <message>
        <source>A cell with %1: %2 bits, %3.</source>
        <translation>Komórka (%1): liczba bitów %2, %3.</translation>
    </message>
</context>
<context>
    <name>EquationWhy</name>
    <message>
        <source>%1, so %2 has %3 in %4 and the rest in %5</source>
        <translation>%1, więc %2 ma %3 w %4, a resztę w %5</translation>
    </message>
    <message>
        <source>%1 share cells</source>
        <translation>%1 mają wspólne komórki</translation>
    </message>
    <message>
        <source>%1, which leaves %2 for %3</source>
        <translation>%1, co zostawia %2 dla %3</translation>
    </message>
    <message numerus="yes">
        <source>%1 adds up to %2; its %n cage(s) make %3</source>
        <translation>
            <numerusform>%1 daje w sumie %2; klatka wewnątrz daje %3</numerusform>
            <numerusform>%1 daje w sumie %2; %n klatki wewnątrz dają %3</numerusform>
            <numerusform>%1 daje w sumie %2; %n klatek wewnątrz daje %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 adds up to %2; its %n sum(s) make %3</source>
        <translation>
            <numerusform>%1 daje w sumie %2; suma wewnątrz wynosi %3</numerusform>
            <numerusform>%1 daje w sumie %2; %n sumy wewnątrz dają %3</numerusform>
            <numerusform>%1 daje w sumie %2; %n sum wewnątrz daje %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 add up to %2; their %n cage(s) make %3</source>
        <translation>
            <numerusform>%1 dają w sumie %2; klatka wewnątrz daje %3</numerusform>
            <numerusform>%1 dają w sumie %2; %n klatki wewnątrz dają %3</numerusform>
            <numerusform>%1 dają w sumie %2; %n klatek wewnątrz daje %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 add up to %2; their %n sum(s) make %3</source>
        <translation>
            <numerusform>%1 dają w sumie %2; suma wewnątrz wynosi %3</numerusform>
            <numerusform>%1 dają w sumie %2; %n sumy wewnątrz dają %3</numerusform>
            <numerusform>%1 dają w sumie %2; %n sum wewnątrz daje %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 adds up to %2; the %n cage(s) that cover it make %3</source>
        <translation>
            <numerusform>%1 daje w sumie %2; klatka, która pokrywa całość, daje %3</numerusform>
            <numerusform>%1 daje w sumie %2; %n klatki, które pokrywają całość, dają %3</numerusform>
            <numerusform>%1 daje w sumie %2; %n klatek, które pokrywają całość, daje %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 adds up to %2; the %n sum(s) that cover it make %3</source>
        <translation>
            <numerusform>%1 daje w sumie %2; suma, która pokrywa całość, wynosi %3</numerusform>
            <numerusform>%1 daje w sumie %2; %n sumy, które pokrywają całość, dają %3</numerusform>
            <numerusform>%1 daje w sumie %2; %n sum, które pokrywają całość, daje %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 add up to %2; the %n cage(s) that cover them make %3</source>
        <translation>
            <numerusform>%1 dają w sumie %2; klatka, która pokrywa całość, daje %3</numerusform>
            <numerusform>%1 dają w sumie %2; %n klatki, które pokrywają całość, dają %3</numerusform>
            <numerusform>%1 dają w sumie %2; %n klatek, które pokrywają całość, daje %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 add up to %2; the %n sum(s) that cover them make %3</source>
        <translation>
            <numerusform>%1 dają w sumie %2; suma, która pokrywa całość, wynosi %3</numerusform>
            <numerusform>%1 dają w sumie %2; %n sumy, które pokrywają całość, dają %3</numerusform>
            <numerusform>%1 dają w sumie %2; %n sum, które pokrywają całość, daje %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 adds up to %2; the %n cage(s) make %3</source>
        <translation>
            <numerusform>%1 daje w sumie %2; klatka daje %3</numerusform>
            <numerusform>%1 daje w sumie %2; %n klatki dają %3</numerusform>
            <numerusform>%1 daje w sumie %2; %n klatek daje %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 adds up to %2; the %n sum(s) make %3</source>
        <translation>
            <numerusform>%1 daje w sumie %2; podana suma wynosi %3</numerusform>
            <numerusform>%1 daje w sumie %2; %n podane sumy dają %3</numerusform>
            <numerusform>%1 daje w sumie %2; %n podanych sum daje %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 add up to %2; the %n cage(s) make %3</source>
        <translation>
            <numerusform>%1 dają w sumie %2; klatka daje %3</numerusform>
            <numerusform>%1 dają w sumie %2; %n klatki dają %3</numerusform>
            <numerusform>%1 dają w sumie %2; %n klatek daje %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 add up to %2; the %n sum(s) make %3</source>
        <translation>
            <numerusform>%1 dają w sumie %2; podana suma wynosi %3</numerusform>
            <numerusform>%1 dają w sumie %2; %n podane sumy dają %3</numerusform>
            <numerusform>%1 dają w sumie %2; %n podanych sum daje %3</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; with %2 that is %3</source>
        <translation>%1; z %2 to razem %3</translation>
    </message>
    <message>
        <source>%1; without %2, outside, that is %3</source>
        <translation>%1; bez %2, na zewnątrz, to razem %3</translation>
    </message>
    <message>
        <source>%1; this can only be %2</source>
        <translation>%1; to może być tylko %2</translation>
    </message>
    <message>
        <source>%1, so %2 is as much as %3</source>
        <translation>%1, więc %2 to tyle samo co %3</translation>
    </message>
    <message>
        <source>%1, so %2 are as much as %3</source>
        <translation>%1, więc %2 to razem tyle samo co %3</translation>
    </message>
    <message>
        <source>%1, so %2 is %3 more than %4</source>
        <translation>%1, więc %2 to o %3 więcej niż %4</translation>
    </message>
    <message>
        <source>%1, so %2 are %3 more than %4</source>
        <translation>%1, więc %2 to razem o %3 więcej niż %4</translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message numerus="yes">
        <source>this puzzle has %n cell(s), but a board of %1x%1 has %2</source>
        <translation>
            <numerusform>ta łamigłówka ma %n komórkę, a plansza %1x%1 ma ich %2</numerusform>
            <numerusform>ta łamigłówka ma %n komórki, a plansza %1x%1 ma ich %2</numerusform>
            <numerusform>ta łamigłówka ma %n komórek, a plansza %1x%1 ma ich %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>this row has %n cell(s), but should have %1</source>
        <translation>
            <numerusform>ten wiersz ma %n komórkę, a powinien mieć %1</numerusform>
            <numerusform>ten wiersz ma %n komórki, a powinien mieć %1</numerusform>
            <numerusform>ten wiersz ma %n komórek, a powinien mieć %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is not a digit</source>
        <translation>%1 nie jest cyfrą</translation>
    </message>
    <message>
        <source>%1 is not a digit of a board of %2x%2</source>
        <translation>%1 nie jest cyfrą planszy %2x%2</translation>
    </message>
    <message>
        <source>%1 is too large: the largest digit is %2</source>
        <translation>%1 to za dużo: największa cyfra to %2</translation>
    </message>
    <message>
        <source>boxes of %1 do not fit a board of %2x%2: each box must have %2 cells</source>
        <translation>bloki %1 nie pasują do planszy %2x%2: każdy blok musi mieć %2 komórek</translation>
    </message>
    <message>
        <source>%1 is not a directive; the directives are: %2</source>
        <translation>%1 nie jest dyrektywą; dyrektywy to: %2</translation>
    </message>
    <message>
        <source>the value of %1 does not fit this board</source>
        <translation>wartość %1 nie pasuje do tej planszy</translation>
    </message>
    <message>
        <source>the value of %1 does not fit this board; an example: %2 %3</source>
        <translation>wartość %1 nie pasuje do tej planszy; przykład: %2 %3</translation>
    </message>
    <message>
        <source>%1 is not a variant; the variants are: %2</source>
        <translation>%1 nie jest wariantem; warianty to: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 is not a cell of this board; cells are written as r4c7</source>
        <translation>%1 nie jest komórką tej planszy; komórki zapisuje się jako r4c7</translation>
    </message>
    <message>
        <source>version %1 of this format needs a newer program; this one reads version %2</source>
        <translation>wersja %1 tego formatu wymaga nowszego programu; ten czyta wersję %2</translation>
    </message>
    <message>
        <source>a PNG picture</source>
        <translation>obraz PNG</translation>
    </message>
    <message>
        <source>a JPEG picture</source>
        <translation>obraz JPEG</translation>
    </message>
    <message>
        <source>a GIF picture</source>
        <translation>obraz GIF</translation>
    </message>
    <message>
        <source>a TIFF picture</source>
        <translation>obraz TIFF</translation>
    </message>
    <message>
        <source>a PDF document</source>
        <translation>dokument PDF</translation>
    </message>
    <message>
        <source>a PostScript document</source>
        <translation>dokument PostScript</translation>
    </message>
    <message>
        <source>an office document</source>
        <translation>dokument biurowy</translation>
    </message>
    <message>
        <source>a spreadsheet</source>
        <translation>arkusz kalkulacyjny</translation>
    </message>
    <message>
        <source>a ZIP archive</source>
        <translation>archiwum ZIP</translation>
    </message>
    <message>
        <source>a compressed file</source>
        <translation>skompresowany plik</translation>
    </message>
    <message>
        <source>a program</source>
        <translation>program</translation>
    </message>
    <message>
        <source>a database</source>
        <translation>baza danych</translation>
    </message>
    <message>
        <source>text in UTF-16, not UTF-8</source>
        <translation>tekst w UTF-16, nie w UTF-8</translation>
    </message>
    <message>
        <source>a formula in DIMACS CNF</source>
        <translation>formuła DIMACS CNF</translation>
    </message>
    <message>
        <source>a web page or XML</source>
        <translation>strona WWW lub XML</translation>
    </message>
    <message>
        <source>source code</source>
        <translation>kod źródłowy</translation>
    </message>
    <message>
        <source>ordinary text</source>
        <translation>zwykły tekst</translation>
    </message>
    <message>
        <source>a binary file</source>
        <translation>plik binarny</translation>
    </message>
    <message>
        <source>this is not a puzzle text (it looks like %1)</source>
        <translation>to nie jest tekst łamigłówki (wygląda na: %1)</translation>
    </message>
    <message>
        <source>the rules need too much memory from %1 on, rule %2 of %3; remove some of them</source>
        <translation>od %1, reguły %2 z %3, reguły wymagają zbyt dużo pamięci; usuń niektóre z nich</translation>
    </message>
    <message>
        <source>no puzzle found: expected a digit or a dot for each cell</source>
        <translation>nie znaleziono łamigłówki: oczekiwano cyfry lub kropki dla każdej komórki</translation>
    </message>
    <message>
        <source>no puzzle follows: lines with &apos;# sudoku-workbench:&apos; must come before their puzzle</source>
        <translation>brak łamigłówki: wiersze z „# sudoku-workbench:” muszą poprzedzać swoją łamigłówkę</translation>
    </message>
    <message>
        <source>the puzzle of this short link is stored at %1; open it in a browser and copy the long link or the digits</source>
        <translation>łamigłówka tego krótkiego linku jest pod adresem %1; otwórz go w przeglądarce i skopiuj długi link albo cyfry</translation>
    </message>
    <message>
        <source>this kind of link (%1) cannot be read; copy the digits of the puzzle instead</source>
        <translation>tego rodzaju linku (%1) nie można odczytać; skopiuj zamiast tego cyfry łamigłówki</translation>
    </message>
    <message>
        <source>the text is too long: a puzzle has at most %1 bytes</source>
        <translation>tekst jest za długi: łamigłówka ma najwyżej %1 bajtów</translation>
    </message>
    <message>
        <source>%1 is not allowed here</source>
        <translation>%1 nie jest tu dozwolone</translation>
    </message>
    <message>
        <source>this line is not between two boxes: all boxes must have the same shape</source>
        <translation>ta linia nie przebiega między dwoma blokami: wszystkie bloki muszą mieć ten sam kształt</translation>
    </message>
    <message>
        <source>the text is not valid JSON from here on</source>
        <translation>od tego miejsca tekst nie jest poprawnym JSON</translation>
    </message>
    <message>
        <source>the objects and arrays of this JSON are nested too deeply</source>
        <translation>obiekty i tablice tego JSON są zbyt głęboko zagnieżdżone</translation>
    </message>
    <message>
        <source>this link is incomplete; copy all of it again</source>
        <translation>ten link jest niepełny; skopiuj go ponownie w całości</translation>
    </message>
    <message numerus="yes">
        <source>%1 is ignored (%n time(s)): it is only decoration</source>
        <translation>
            <numerusform>%1 pominięto (%n raz): to tylko ozdoba</numerusform>
            <numerusform>%1 pominięto (%n razy): to tylko ozdoba</numerusform>
            <numerusform>%1 pominięto (%n razy): to tylko ozdoba</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is not supported (%n time(s)): the verdict does not cover it</source>
        <translation>
            <numerusform>%1 nie jest obsługiwane (%n raz): wynik tego nie uwzględnia</numerusform>
            <numerusform>%1 nie jest obsługiwane (%n razy): wynik tego nie uwzględnia</numerusform>
            <numerusform>%1 nie jest obsługiwane (%n razy): wynik tego nie uwzględnia</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more unknown member(s) are kept</source>
        <translation>
            <numerusform>zachowano %n inny nieznany element</numerusform>
            <numerusform>zachowano %n inne nieznane elementy</numerusform>
            <numerusform>zachowano %n innych nieznanych elementów</numerusform>
        </translation>
    </message>
    <message>
        <source>the unknown member %1 is kept</source>
        <translation>zachowano nieznany element %1</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) switched off: the verdict does not cover them</source>
        <translation>
            <numerusform>%n reguła wyłączona: wynik jej nie uwzględnia</numerusform>
            <numerusform>%n reguły wyłączone: wynik ich nie uwzględnia</numerusform>
            <numerusform>%n reguł wyłączonych: wynik ich nie uwzględnia</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>there are no givens: %n entry(s) taken as the puzzle</source>
        <translation>
            <numerusform>brak wskazówek: %n wpis przyjęto jako łamigłówkę</numerusform>
            <numerusform>brak wskazówek: %n wpisy przyjęto jako łamigłówkę</numerusform>
            <numerusform>brak wskazówek: %n wpisów przyjęto jako łamigłówkę</numerusform>
        </translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>wiersz %1: %2</translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <translation>wiersz %1, kolumna %2: %3</translation>
    </message>
    <message>
        <source>%1 is not a directive; did you mean %2?</source>
        <translation>%1 nie jest dyrektywą; czy chodziło o %2?</translation>
    </message>
    <message>
        <source>%1 is not a variant; did you mean %2?</source>
        <translation>%1 nie jest wariantem; czy chodziło o %2?</translation>
    </message>
    <message>
        <source>the text is empty</source>
        <translation>tekst jest pusty</translation>
    </message>
    <message>
        <source>left out, because it is no part of a puzzle: %1</source>
        <translation>pominięto, bo nie należy do żadnej łamigłówki: %1</translation>
    </message>
    <message>
        <source>left out, because it is no row of the board: %1</source>
        <translation>pominięto, bo nie jest wierszem diagramu: %1</translation>
    </message>
    <message>
        <source>left out: a grid of regions</source>
        <translation>pominięto: diagram regionów</translation>
    </message>
    <message numerus="yes">
        <source>left out: the pencil marks of %n cell(s)</source>
        <translation>
            <numerusform>pominięto: notatki z %n komórki</numerusform>
            <numerusform>pominięto: notatki z %n komórek</numerusform>
            <numerusform>pominięto: notatki z %n komórek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>left out: %n removed candidate(s)</source>
        <translation>
            <numerusform>pominięto: %n usunięty kandydat</numerusform>
            <numerusform>pominięto: %n usunięci kandydaci</numerusform>
            <numerusform>pominięto: %n usuniętych kandydatów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>left out: %n entry(s)</source>
        <translation>
            <numerusform>pominięto: %n wpis</numerusform>
            <numerusform>pominięto: %n wpisy</numerusform>
            <numerusform>pominięto: %n wpisów</numerusform>
        </translation>
    </message>
    <message>
        <source>left out, so the verdict does not cover it: %1</source>
        <translation>pominięto, więc wynik tego nie uwzględnia: %1</translation>
    </message>
    <message numerus="yes">
        <source>left out: %n puzzle(s) that could not be read</source>
        <translation>
            <numerusform>pominięto: %n łamigłówkę, której nie udało się odczytać</numerusform>
            <numerusform>pominięto: %n łamigłówki, których nie udało się odczytać</numerusform>
            <numerusform>pominięto: %n łamigłówek, których nie udało się odczytać</numerusform>
        </translation>
    </message>
    <message>
        <source>a damaged saved game of Simon Tatham&apos;s Solo</source>
        <translation>uszkodzony zapis gry Solo Simona Tathama</translation>
    </message>
    <message>
        <source>a saved game of another of Simon Tatham&apos;s puzzles than Solo</source>
        <translation>zapis innej gry Simona Tathama niż Solo</translation>
    </message>
    <message>
        <source>this line has no end within 64 MB, so it is no puzzle; nothing behind it was read</source>
        <translation>ten wiersz nie kończy się w ciągu 64 MB, więc nie jest łamigłówką; niczego za nim nie odczytano</translation>
    </message>
    <message>
        <source>there are %1 digits for rows of %2 cells; there must be at least one for each cell</source>
        <translation>jest %1 cyfr na wiersze po %2 komórek; musi być co najmniej jedna na każdą komórkę</translation>
    </message>
    <message>
        <source>%1 is already a member of this JSON object</source>
        <translation>%1 jest już składnikiem tego obiektu JSON</translation>
    </message>
    <message>
        <source>the verdict is about givens and rules alone; entries that do not count: %1</source>
        <translation>werdykt dotyczy tylko wskazówek i reguł; wpisy, które się nie liczą: %1</translation>
    </message>
    <message>
        <source>cages seem to be drawn here and were not read: the verdict does not cover them</source>
        <translation>wydaje się, że narysowano tu klatki, których nie odczytano: wynik ich nie uwzględnia</translation>
    </message>
    <message>
        <source>a Roxdoku of KSudoku, which has three dimensions</source>
        <translation>Roxdoku programu KSudoku, które ma trzy wymiary</translation>
    </message>
    <message>
        <source>a killer of JCrypTool, whose cages multiply, subtract and divide</source>
        <translation>killer programu JCrypTool, którego klatki mnożą, odejmują i dzielą</translation>
    </message>
    <message>
        <source>this kind of puzzle cannot be read: %1</source>
        <translation>tego rodzaju łamigłówki nie da się odczytać: %1</translation>
    </message>
    <message>
        <source>there are %1 values, but there should be %2</source>
        <translation>liczba wartości to %1, a powinno ich być %2</translation>
    </message>
    <message>
        <source>a value is needed here</source>
        <translation>tu potrzebna jest wartość</translation>
    </message>
    <message numerus="yes">
        <source>%n drawing(s): a rule that they may stand for is not covered</source>
        <translation>
            <numerusform>%n rysunek: reguły, którą może oznaczać, nie uwzględniono</numerusform>
            <numerusform>%n rysunki: reguły, którą mogą oznaczać, nie uwzględniono</numerusform>
            <numerusform>%n rysunków: reguły, którą mogą oznaczać, nie uwzględniono</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is only drawn (%n time(s)): a rule that it may stand for is not covered</source>
        <translation>
            <numerusform>%1 tylko narysowano (%n raz): reguły, którą może oznaczać, nie uwzględniono</numerusform>
            <numerusform>%1 tylko narysowano (%n razy): reguły, którą może oznaczać, nie uwzględniono</numerusform>
            <numerusform>%1 tylko narysowano (%n razy): reguły, którą może oznaczać, nie uwzględniono</numerusform>
        </translation>
    </message>
    <message>
        <source>the puzzle has fog, which is no rule</source>
        <translation>łamigłówka ma mgłę, która nie jest regułą</translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s) were read against their looks: %1</source>
        <translation>
            <numerusform>%n cyfrę odczytano wbrew jej wyglądowi: %1</numerusform>
            <numerusform>%n cyfry odczytano wbrew ich wyglądowi: %1</numerusform>
            <numerusform>%n cyfr odczytano wbrew ich wyglądowi: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) may have been misread: %1</source>
        <translation>
            <numerusform>%n komórka może być źle odczytana: %1</numerusform>
            <numerusform>%n komórki mogą być źle odczytane: %1</numerusform>
            <numerusform>%n komórek może być źle odczytanych: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>the kind %1: %2</source>
        <translation>rodzaj %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>only the first of %n page(s) was read; --page chooses another</source>
        <translation>
            <numerusform>odczytano tylko pierwszą z %n strony; --page wybiera inną</numerusform>
            <numerusform>odczytano tylko pierwszą z %n stron; --page wybiera inną</numerusform>
            <numerusform>odczytano tylko pierwszą z %n stron; --page wybiera inną</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>left out: %n board(s) without an empty cell</source>
        <translation>
            <numerusform>pominięto: %n plansza bez pustej komórki</numerusform>
            <numerusform>pominięto: %n plansze bez pustej komórki</numerusform>
            <numerusform>pominięto: %n plansz bez pustej komórki</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sum(s) were read against their looks: %1</source>
        <translation>
            <numerusform>%n sumę odczytano wbrew wyglądowi: %1</numerusform>
            <numerusform>%n sumy odczytano wbrew wyglądowi: %1</numerusform>
            <numerusform>%n sum odczytano wbrew wyglądowi: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cage(s) may have been misread: %1</source>
        <translation>
            <numerusform>%n klatka jest może źle odczytana: %1</numerusform>
            <numerusform>%n klatki są może źle odczytane: %1</numerusform>
            <numerusform>%n klatek jest może źle odczytanych: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) of the kind %1 seen in the picture</source>
        <translation>
            <numerusform>%n reguła rodzaju %1 widziana na obrazie</numerusform>
            <numerusform>%n reguły rodzaju %1 widziane na obrazie</numerusform>
            <numerusform>%n reguł rodzaju %1 widzianych na obrazie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) of the kind %1 may not be meant: compare the picture</source>
        <translation>
            <numerusform>%n reguła rodzaju %1 może nie być zamierzona: porównaj obraz</numerusform>
            <numerusform>%n reguły rodzaju %1 mogą nie być zamierzone: porównaj obraz</numerusform>
            <numerusform>%n reguł rodzaju %1 może nie być zamierzonych: porównaj obraz</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shaded cell(s): a rule that they may stand for is not covered</source>
        <translation>
            <numerusform>%n zacieniona komórka: nie uwzględniono reguły, którą może oznaczać</numerusform>
            <numerusform>%n zacienione komórki: nie uwzględniono reguły, którą mogą oznaczać</numerusform>
            <numerusform>%n zacienionych komórek: nie uwzględniono reguły, którą mogą oznaczać</numerusform>
        </translation>
    </message>
    <message>
        <source>each region must be connected and have no more cells than there are digits</source>
        <translation>każdy region musi być spójny i mieć nie więcej komórek, niż jest cyfr</translation>
    </message>
    <message>
        <source>a Mathdoku of KSudoku</source>
        <translation>Mathdoku programu KSudoku</translation>
    </message>
    <message>
        <source>a board of KSudoku with a shape that no board here can have</source>
        <translation>plansza programu KSudoku o kształcie, którego żadna plansza nie może tu mieć</translation>
    </message>
    <message>
        <source>the name of a file</source>
        <translation>nazwa pliku</translation>
    </message>
    <message>
        <source>this board has no cell %1</source>
        <translation>ta plansza nie ma komórki %1</translation>
    </message>
    <message>
        <source>this board has no cell %1; the sign for a hole is @</source>
        <translation>ta plansza nie ma komórki %1; znakiem dziury jest @</translation>
    </message>
    <message>
        <source>%1 is a cell of this board, not a hole (@)</source>
        <translation>%1 to komórka tej planszy, a nie dziura (@)</translation>
    </message>
    <message>
        <source>no boards that overlap have just these holes (@); the directive &apos;boards&apos; or &apos;regions&apos; says others</source>
        <translation>żadne plansze, które na siebie zachodzą, nie mają dokładnie tych dziur (@); inne podaje dyrektywa „boards” lub „regions”</translation>
    </message>
    <message>
        <source>%1 has %2 symbols, but this board needs %3</source>
        <translation>%1: liczba symboli to %2, a ta plansza wymaga %3</translation>
    </message>
</context>
<context>
    <name>EvidenceNotes</name>
    <message>
        <source>evidence %1</source>
        <translation>podstawa %1</translation>
    </message>
    <message>
        <source>follows: %1</source>
        <translation>wynika: %1</translation>
    </message>
    <message>
        <source>eliminated: %1</source>
        <translation>wyeliminowane: %1</translation>
    </message>
</context>
<context>
    <name>ExcelTable</name>
    <message>
        <source>Number</source>
        <translation>Numer</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Rozdział</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Tytuł</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Poziom</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>Clues</source>
        <translation>Wskazówki</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Rozmiar</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reguły</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Łamigłówka</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Rozwiązanie</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Podpowiedź</translation>
    </message>
</context>
<context>
    <name>ExoticWords</name>
    <message>
        <source>%1 once</source>
        <translation>%1 raz</translation>
    </message>
    <message>
        <source>%1 twice</source>
        <translation>%1 dwa razy</translation>
    </message>
    <message>
        <source>%1 up to %2 times</source>
        <translation>%1 do %2 razy</translation>
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
        <translation>%1 nie mogą być wszystkie prawdziwe, bo %2 wykluczają się</translation>
    </message>
    <message>
        <source>%1 cannot all be true, because no digit would be left for %2</source>
        <translation>%1 nie mogą być wszystkie prawdziwe, bo nie zostałaby żadna cyfra dla %2</translation>
    </message>
    <message>
        <source>%1 cannot all be true, because no place would be left for %2 in %3</source>
        <translation>%1 nie mogą być wszystkie prawdziwe, bo nie zostałoby miejsce dla %2 w: %3</translation>
    </message>
    <message>
        <source>The base %1 and the targets %2 have the same two of the digits %3: a digit that only the base had would have to be in each of %4 outside their band or stack, which have too few places for it</source>
        <translation>Baza %1 i cele %2 mają te same dwie z cyfr %3: cyfra, którą miałaby tylko baza, musiałaby być w każdym z domów (%4) poza ich poziomym lub pionowym pasem bloków, a tam jest dla niej za mało miejsc</translation>
    </message>
    <message>
        <source>%1 can hold %2: just as many digits as cells, so none of them may lose a place there</source>
        <translation>%1 mogą zawierać %2: dokładnie tyle cyfr, ile komórek, więc żadna nie może stracić tam miejsca</translation>
    </message>
    <message>
        <source>%1 alone cannot fill %2</source>
        <translation>%1 same nie mogą wypełnić %2</translation>
    </message>
    <message>
        <source>%1; chains lead from each of these to the same conclusion</source>
        <translation>%1; z każdego z nich łańcuchy prowadzą do tego samego wniosku</translation>
    </message>
    <message>
        <source>%1 would only be in %2 in %3 and could change places, and there would be a second solution</source>
        <translation>%1 byłyby tylko w %2 (%3), mogłyby zamienić się miejscami i byłoby drugie rozwiązanie</translation>
    </message>
    <message>
        <source>Otherwise %1</source>
        <translation>Inaczej %1</translation>
    </message>
    <message>
        <source>otherwise %1</source>
        <translation>inaczej %1</translation>
    </message>
    <message>
        <source>Either all of %1 are true or all of %2; %3</source>
        <translation>Prawdziwe są albo wszystkie pierwsze (%1), albo wszystkie drugie (%2); %3</translation>
    </message>
    <message>
        <source>the former</source>
        <translation>pierwsze</translation>
    </message>
    <message>
        <source>Either all of %1 are true or all of %2, and both exclude these</source>
        <translation>Prawdziwe są albo wszystkie pierwsze (%1), albo wszystkie drugie (%2), a jedne i drugie wykluczają te</translation>
    </message>
    <message>
        <source>the targets have no other digit (%1)</source>
        <translation>cele nie mają innej cyfry (%1)</translation>
    </message>
    <message>
        <source>no pair that base and targets can share has %1</source>
        <translation>żadna para, którą baza i cele mogą mieć wspólną, nie ma %1</translation>
    </message>
    <message>
        <source>every such pair has %1, which no cell can be that sees both base cells or both targets</source>
        <translation>każda taka para ma %1, a tym nie może być żadna komórka, która widzi obie komórki bazy albo oba cele</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
</context>
<context>
    <name>FileFilters</name>
    <message>
        <source>All puzzles (%1)</source>
        <translation>Wszystkie łamigłówki (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>Text (%1)</source>
        <translation>Tekst (%1)</translation>
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
        <translation>%1 prowadzi do sprzeczności</translation>
    </message>
    <message>
        <source>If %1, no digit is left for %2</source>
        <translation>Jeśli %1, nie zostaje żadna cyfra dla %2</translation>
    </message>
    <message>
        <source>If %1, no place is left for %2 in %3</source>
        <translation>Jeśli %1, nie zostaje miejsce dla %2 w: %3</translation>
    </message>
    <message>
        <source>It follows whether %1 or not</source>
        <translation>Wynika to niezależnie od tego, czy %1</translation>
    </message>
    <message>
        <source>It follows from each digit of %1</source>
        <translation>Wynika to z każdej cyfry w %1</translation>
    </message>
    <message>
        <source>It follows from each place for %1 in %2</source>
        <translation>Wynika to z każdego miejsca dla %1 w: %2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1; chains lead from each exception to the same conclusion</source>
        <translation>%1; z każdego wyjątku łańcuchy prowadzą do tego samego wniosku</translation>
    </message>
</context>
<context>
    <name>Format</name>
    <message>
        <source>f-puzzles (JSON)</source>
        <translation>f-puzzles (JSON)</translation>
    </message>
    <message>
        <source>Sudoku Workbench (JSON)</source>
        <translation>Sudoku Workbench (JSON)</translation>
    </message>
    <message>
        <source>f-puzzles (link)</source>
        <translation>f-puzzles (link)</translation>
    </message>
    <message>
        <source>Game ID of Simon Tatham&apos;s Solo</source>
        <translation>Identyfikator gry Solo Simona Tathama</translation>
    </message>
    <message>
        <source>Framed grid</source>
        <translation>Siatka z ramkami</translation>
    </message>
    <message>
        <source>HoDoKu library line</source>
        <translation>Wiersz biblioteki HoDoKu</translation>
    </message>
    <message>
        <source>One line</source>
        <translation>Jeden wiersz</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Wiersze</translation>
    </message>
    <message>
        <source>SudokuPad (link)</source>
        <translation>SudokuPad (link)</translation>
    </message>
    <message>
        <source>Interactive Sudoku Solver (link)</source>
        <translation>Interactive Sudoku Solver (link)</translation>
    </message>
    <message>
        <source>SudokuMaker (link)</source>
        <translation>SudokuMaker (link)</translation>
    </message>
    <message>
        <source>Interactive Sudoku Solver</source>
        <translation>Interactive Sudoku Solver</translation>
    </message>
    <message>
        <source>Simple Sudoku</source>
        <translation>Simple Sudoku</translation>
    </message>
    <message>
        <source>SudokuWiki (link)</source>
        <translation>SudokuWiki (link)</translation>
    </message>
    <message>
        <source>Sudoku Coach (link)</source>
        <translation>Sudoku Coach (link)</translation>
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
        <source>Table (CSV)</source>
        <translation>Tabela (CSV)</translation>
    </message>
</context>
<context>
    <name>FormulaWords</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln variable(s)</source>
        <translation>
            <numerusform>%Ln zmienna</numerusform>
            <numerusform>%Ln zmienne</numerusform>
            <numerusform>%Ln zmiennych</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 lub %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 has at least one digit</source>
        <translation>%1 ma co najmniej jedną cyfrę</translation>
    </message>
    <message>
        <source>%1 has at most one digit</source>
        <translation>%1 ma co najwyżej jedną cyfrę</translation>
    </message>
    <message>
        <source>%1 is given</source>
        <translation>%1 jest dane</translation>
    </message>
    <message>
        <source>At least one cell of %1 is %2</source>
        <translation>Co najmniej jedna komórka (%1) to %2</translation>
    </message>
    <message>
        <source>At most one cell of %1 is %2</source>
        <translation>Co najwyżej jedna komórka (%1) to %2</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1 to %2</translation>
    </message>
    <message>
        <source>%1 counts</source>
        <translation>%1 obowiązuje</translation>
    </message>
    <message>
        <source>h%1</source>
        <translation>h%1</translation>
    </message>
    <message>
        <source>%1 is in %2</source>
        <translation>%1 jest w: %2</translation>
    </message>
    <message>
        <source>%1 means: %2</source>
        <translation>%1 oznacza: %2</translation>
    </message>
    <message>
        <source>%1 is true if %2</source>
        <translation>%1 jest prawdziwe, gdy %2</translation>
    </message>
    <message>
        <source>%1 is false if %2</source>
        <translation>%1 jest fałszywe, gdy %2</translation>
    </message>
    <message>
        <source>%1 is true if %2, and false if %3</source>
        <translation>%1 jest prawdziwe, gdy %2, a fałszywe, gdy %3</translation>
    </message>
    <message>
        <source>while %1: %2</source>
        <translation>dopóki %1: %2</translation>
    </message>
    <message>
        <source>a contradiction</source>
        <translation>sprzeczność</translation>
    </message>
    <message>
        <source>if %1, then %2</source>
        <translation>jeśli %1, to %2</translation>
    </message>
    <message>
        <source>not: %1</source>
        <translation>nie: %1</translation>
    </message>
    <message>
        <source>not both: %1</source>
        <translation>nie oba: %1</translation>
    </message>
    <message>
        <source>not all: %1</source>
        <translation>nie wszystkie: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln clause(s)</source>
        <translation>
            <numerusform>%Ln klauzula</numerusform>
            <numerusform>%Ln klauzule</numerusform>
            <numerusform>%Ln klauzul</numerusform>
        </translation>
    </message>
    <message>
        <source>no auxiliary variables</source>
        <translation>bez zmiennych pomocniczych</translation>
    </message>
    <message numerus="yes">
        <source>%Ln auxiliary variable(s)</source>
        <translation>
            <numerusform>%Ln zmienna pomocnicza</numerusform>
            <numerusform>%Ln zmienne pomocnicze</numerusform>
            <numerusform>%Ln zmiennych pomocniczych</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln candidate(s)</source>
        <translation>
            <numerusform>%Ln kandydat</numerusform>
            <numerusform>%Ln kandydatów</numerusform>
            <numerusform>%Ln kandydatów</numerusform>
        </translation>
    </message>
    <message>
        <source>bit %1 of %2</source>
        <translation>bit %1 komórki %2</translation>
    </message>
</context>
<context>
    <name>Generation</name>
    <message numerus="yes">
        <source>%Ln puzzle(s) generated</source>
        <translation>
            <numerusform>Wygenerowano %Ln łamigłówkę</numerusform>
            <numerusform>Wygenerowano %Ln łamigłówki</numerusform>
            <numerusform>Wygenerowano %Ln łamigłówek</numerusform>
        </translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>filled board %1</source>
        <translation>wypełniona plansza %1</translation>
    </message>
    <message>
        <source>%1 so far</source>
        <translation>dotąd %1</translation>
    </message>
    <message>
        <source>looking for a filled board</source>
        <translation>szukanie wypełnionej planszy</translation>
    </message>
    <message numerus="yes">
        <source>%Ln test(s)</source>
        <translation>
            <numerusform>%Ln próba</numerusform>
            <numerusform>%Ln próby</numerusform>
            <numerusform>%Ln prób</numerusform>
        </translation>
    </message>
    <message>
        <source>Puzzle %L1 of %L2: %3</source>
        <translation>Łamigłówka %L1 z %L2: %3</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 after %2; requested: %3</source>
        <translation>%1 po %2; żądano: %3</translation>
    </message>
    <message>
        <source>%1 after %2</source>
        <translation>%1 po %2</translation>
    </message>
    <message>
        <source>%1; %2 requested</source>
        <translation>%1; żądano: %2</translation>
    </message>
    <message>
        <source>%1; not finished, fewer may be possible</source>
        <translation>%1; nieukończone, może da się mniej</translation>
    </message>
    <message>
        <source>%1 × %1</source>
        <translation>%1 × %1</translation>
    </message>
    <message>
        <source>irregular</source>
        <translation>nieregularna</translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s)</source>
        <translation>
            <numerusform>%n cyfra</numerusform>
            <numerusform>%n cyfry</numerusform>
            <numerusform>%n cyfr</numerusform>
        </translation>
    </message>
    <message>
        <source>symmetry: %1</source>
        <translation>symetria: %1</translation>
    </message>
    <message>
        <source>more than one solution</source>
        <translation>więcej niż jedno rozwiązanie</translation>
    </message>
    <message>
        <source>No such puzzle exists: no filled board obeys these rules.</source>
        <translation>Taka łamigłówka nie istnieje: żadna wypełniona plansza nie spełnia tych reguł.</translation>
    </message>
    <message>
        <source>Stopped. %1</source>
        <translation>Zatrzymano. %1</translation>
    </message>
    <message>
        <source>There is not enough memory. %1</source>
        <translation>Za mało pamięci. %1</translation>
    </message>
    <message>
        <source>The solver failed. %1</source>
        <translation>Solver zawiódł. %1</translation>
    </message>
    <message>
        <source>The solver gave a wrong answer: please report this. %1</source>
        <translation>Solver dał błędną odpowiedź: prosimy to zgłosić. %1</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>najwyżej %1</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>około %1</translation>
    </message>
    <message>
        <source>digits 0 to %1</source>
        <translation>cyfry od 0 do %1</translation>
    </message>
    <message>
        <source>%1 × %1 with holes</source>
        <translation>%1 × %1 z dziurami</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) of %1 × %1</source>
        <translation>
            <numerusform>%n plansza %1 × %1</numerusform>
            <numerusform>%n plansze %1 × %1</numerusform>
            <numerusform>%n plansz %1 × %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n board(s)</source>
        <translation>
            <numerusform>%n plansza</numerusform>
            <numerusform>%n plansze</numerusform>
            <numerusform>%n plansz</numerusform>
        </translation>
    </message>
    <message>
        <source>repeats in rows and columns</source>
        <translation>powtórzenia w wierszach i kolumnach</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>od %1 do %2</translation>
    </message>
    <message>
        <source>at most %1 more</source>
        <translation>jeszcze najwyżej %1</translation>
    </message>
    <message>
        <source>%1, but it is not quite as you asked.</source>
        <translation>%1, ale niezupełnie tak, jak żądano.</translation>
    </message>
    <message>
        <source>%1, but none is quite as you asked.</source>
        <translation>%1, ale żadna zupełnie tak, jak żądano.</translation>
    </message>
    <message>
        <source>%1, %L2 of them not quite as you asked.</source>
        <translation>%1, z tego %L2 niezupełnie tak, jak żądano.</translation>
    </message>
    <message>
        <source>symbols: %1</source>
        <translation>symbole: %1</translation>
    </message>
    <message>
        <source>the word %1</source>
        <translation>słowo %1</translation>
    </message>
    <message>
        <source>the word %1 in %2</source>
        <translation>słowo %1 w %2</translation>
    </message>
</context>
<context>
    <name>HaltText</name>
    <message>
        <source>the solver &apos;%1&apos; was not found: is it installed?</source>
        <translation>nie znaleziono solvera „%1”: czy jest zainstalowany?</translation>
    </message>
    <message>
        <source>the solver &apos;%1&apos; could not be started: %2</source>
        <translation>nie można uruchomić solvera „%1”: %2</translation>
    </message>
    <message>
        <source>the formula for the solver &apos;%1&apos; could not be written: %2</source>
        <translation>nie można zapisać formuły dla solvera „%1”: %2</translation>
    </message>
    <message>
        <source>the solver &apos;%1&apos; crashed: %2</source>
        <translation>solver „%1” uległ awarii: %2</translation>
    </message>
    <message>
        <source>the solver &apos;%1&apos; ended without an answer (exit status %2)</source>
        <translation>solver „%1” zakończył się bez odpowiedzi (kod wyjścia %2)</translation>
    </message>
    <message>
        <source>the solver &apos;%1&apos; gave up</source>
        <translation>solver „%1” poddał się</translation>
    </message>
    <message>
        <source>the solver &apos;%1&apos; was stopped because it wrote more than %2 MB</source>
        <translation>solver „%1” zatrzymano, bo zapisał więcej niż %2&#xa0;MB</translation>
    </message>
    <message>
        <source>the answer of the solver &apos;%1&apos; cannot be read: %2</source>
        <translation>nie można odczytać odpowiedzi solvera „%1”: %2</translation>
    </message>
    <message>
        <source>the solver &apos;%1&apos; contradicts itself: its answer does not match exit status %2</source>
        <translation>solver „%1” przeczy sam sobie: odpowiedź nie zgadza się z kodem wyjścia %2</translation>
    </message>
    <message>
        <source>the solver &apos;%1&apos; gave a wrong model: it violates clause %2 of the formula</source>
        <translation>solver „%1” podał błędny model: narusza on klauzulę %2 formuły</translation>
    </message>
    <message>
        <source>the solver &apos;%1&apos; failed</source>
        <translation>solver „%1” zawiódł</translation>
    </message>
    <message>
        <source>the solver failed</source>
        <translation>solver zawiódł</translation>
    </message>
    <message>
        <source>%1; it said: %2</source>
        <translation>%1; komunikat: %2</translation>
    </message>
    <message>
        <source>The search was stopped before it found an answer.</source>
        <translation>Wyszukiwanie zatrzymano przed znalezieniem odpowiedzi.</translation>
    </message>
    <message>
        <source>There is not enough memory for all rules of this puzzle. Switch off some of them or add clues.</source>
        <translation>Za mało pamięci na wszystkie reguły tej łamigłówki. Wyłącz niektóre lub dodaj wskazówki.</translation>
    </message>
    <message>
        <source>The solver gave a solution that breaks a rule. This is an error in the program.</source>
        <translation>Solver podał rozwiązanie łamiące regułę. To błąd programu.</translation>
    </message>
    <message>
        <source>the solver &apos;%1&apos; gave a wrong answer: it denies a solution that exists</source>
        <translation>solver „%1” podał błędną odpowiedź: zaprzecza rozwiązaniu, które istnieje</translation>
    </message>
</context>
<context>
    <name>HintKind</name>
    <message>
        <source>none</source>
        <translation>brak</translation>
    </message>
    <message>
        <source>where to look first</source>
        <translation>gdzie najpierw patrzeć</translation>
    </message>
    <message>
        <source>the first technique</source>
        <translation>pierwsza technika</translation>
    </message>
</context>
<context>
    <name>HintWords</name>
    <message>
        <source>Look at %1.</source>
        <translation>Przyjrzyj się: %1.</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>part of the hint</source>
        <translation>część podpowiedzi</translation>
    </message>
    <message>
        <source>%1 is wrong.</source>
        <translation>Błędny wpis: %1.</translation>
    </message>
    <message>
        <source>%1 are wrong.</source>
        <translation>Błędne wpisy: %1.</translation>
    </message>
    <message>
        <source>The pencil marks of %1 leave out its digit.</source>
        <translation>W notatkach %1 brakuje właściwej cyfry.</translation>
    </message>
    <message>
        <source>The pencil marks of %1 leave out their digits.</source>
        <translation>W notatkach %1 brakuje właściwych cyfr.</translation>
    </message>
    <message>
        <source>follows from the steps before: %1</source>
        <translation>wynika z poprzednich kroków: %1</translation>
    </message>
    <message>
        <source>It is the only step of its level at this moment.</source>
        <translation>To w tej chwili jedyny krok na tym poziomie.</translation>
    </message>
    <message numerus="yes">
        <source>At this moment there are %n steps of this level.</source>
        <translation>
            <numerusform>W tej chwili jest %n krok na tym poziomie.</numerusform>
            <numerusform>W tej chwili są %n kroki na tym poziomie.</numerusform>
            <numerusform>W tej chwili jest %n kroków na tym poziomie.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>InputKeys</name>
    <message>
        <source>F2 to F5, Insert</source>
        <translation>F2 do F5, Insert</translation>
    </message>
    <message>
        <source>Z, X, C, V, as in SudokuPad</source>
        <translation>Z, X, C, V, jak w SudokuPad</translation>
    </message>
    <message>
        <source>E switches marks, as in GNOME Sudoku</source>
        <translation>E przełącza notatki, jak w GNOME Sudoku</translation>
    </message>
</context>
<context>
    <name>Journal</name>
    <message>
        <source>No file can be written to %1.</source>
        <translation>Nie można zapisać żadnego pliku w %1.</translation>
    </message>
</context>
<context>
    <name>Language</name>
    <message>
        <source>English</source>
        <translation>Polski</translation>
    </message>
</context>
<context>
    <name>LeftWork</name>
    <message>
        <source>Unsaved work from %1 was found: %2.</source>
        <translation>Znaleziono niezapisaną pracę (%1): %2.</translation>
    </message>
    <message numerus="yes">
        <source>Unsaved work of %n window(s) was found, the latest from %1: %2.</source>
        <translation>
            <numerusform>Znaleziono niezapisaną pracę z %n okna, ostatnia (%1): %2.</numerusform>
            <numerusform>Znaleziono niezapisaną pracę z %n okien, ostatnia (%1): %2.</numerusform>
            <numerusform>Znaleziono niezapisaną pracę z %n okien, ostatnia (%1): %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln generated puzzle(s)</source>
        <translation>
            <numerusform>%Ln wygenerowana łamigłówka</numerusform>
            <numerusform>%Ln wygenerowane łamigłówki</numerusform>
            <numerusform>%Ln wygenerowanych łamigłówek</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 i %2</translation>
    </message>
    <message>
        <source>a board with %1</source>
        <translation>plansza (%1)</translation>
    </message>
    <message>
        <source>a list of puzzles</source>
        <translation>lista łamigłówek</translation>
    </message>
    <message>
        <source>the list %1</source>
        <translation>lista %1</translation>
    </message>
</context>
<context>
    <name>Legibility</name>
    <message>
        <source>cells of %1 mm are too small to write in: put fewer puzzles on a page, or take larger paper</source>
        <translation>pola o boku %1 mm są za małe, by w nich pisać: umieść mniej łamigłówek na stronie albo weź większy papier</translation>
    </message>
    <message>
        <source>solutions with cells of %1 mm are hard to read: put fewer on a page, or take larger paper</source>
        <translation>rozwiązania z polami o boku %1 mm trudno odczytać: umieść ich mniej na stronie albo weź większy papier</translation>
    </message>
    <message>
        <source>text of %1 pt is hard to read: put fewer puzzles on a page, or say less above them</source>
        <translation>tekst o wielkości %1 pkt trudno odczytać: umieść mniej łamigłówek na stronie albo napisz nad nimi mniej</translation>
    </message>
    <message>
        <source>there is no room for all of &apos;%1&apos;</source>
        <translation>nie ma dość miejsca na „%1”</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>The board before: %1</source>
        <translation>Plansza przed krokiem: %1</translation>
    </message>
    <message>
        <source>The puzzle</source>
        <translation>Łamigłówka</translation>
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
        <translation>Eksportuj rozwiązanie jako %1</translation>
    </message>
    <message>
        <source>The export was stopped.</source>
        <translation>Eksport zatrzymano.</translation>
    </message>
    <message>
        <source>Cannot save %1: %2</source>
        <translation>Nie można zapisać %1: %2</translation>
    </message>
    <message>
        <source>Exported as %1.</source>
        <translation>Wyeksportowano jako %1.</translation>
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
        <translation>Tekst</translation>
    </message>
</context>
<context>
    <name>LessonScript</name>
    <message>
        <source>Steps %1–%2: %3</source>
        <translation>Kroki %1–%2: %3</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Each is the only digit for its cell, or has its only place in the house in brackets:
%1.</source>
        <translation>Każda jest jedyną cyfrą dla swojej komórki albo ma jedyne miejsce w domu podanym w nawiasie:
%1.</translation>
    </message>
    <message>
        <source>r1c2 is the cell in row 1, column 2; r1c2=%1 means that it is %1, and r1c2&lt;&gt;%1 that it is not.</source>
        <translation>r1c2 to komórka w wierszu 1, kolumnie 2; r1c2=%1 znaczy, że jest w niej %1, a r1c2&lt;&gt;%1, że nie.</translation>
    </message>
</context>
<context>
    <name>LetterKind</name>
    <message>
        <source>Outlines</source>
        <translation>Kontury</translation>
    </message>
    <message>
        <source>Text in Roboto</source>
        <translation>Tekst czcionką Roboto</translation>
    </message>
</context>
<context>
    <name>Level</name>
    <message>
        <source>Easy</source>
        <translation>Łatwy</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Średni</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Trudny</translation>
    </message>
    <message>
        <source>Unfair</source>
        <translation>Diaboliczny</translation>
    </message>
    <message>
        <source>Extreme</source>
        <translation>Ekstremalny</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Początkujący</translation>
    </message>
</context>
<context>
    <name>LinePairWhy</name>
    <message>
        <source>%1 with %2</source>
        <translation>%2 w %1</translation>
    </message>
    <message>
        <source>the signs leave %1</source>
        <translation>znaki zostawiają %1</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>the digits rise from %1 to %2, which leaves %3</source>
        <translation>cyfry rosną od %1 do %2, co zostawia %3</translation>
    </message>
    <message>
        <source>%1 have the same digit, which can only be %2</source>
        <translation>%1 mają tę samą cyfrę, a może to być tylko %2</translation>
    </message>
    <message>
        <source>%1 can only be %2</source>
        <translation>%1 mogą być tylko %2</translation>
    </message>
    <message>
        <source>no digit beside goes with %1</source>
        <translation>żadna cyfra obok nie pasuje do %1</translation>
    </message>
    <message>
        <source>%1 is %2, and %3 cannot be beside it</source>
        <translation>%1 to %2, a obok nie może być %3</translation>
    </message>
    <message>
        <source>from cell to cell, no digit beside goes with %1</source>
        <translation>komórka po komórce żadna cyfra obok nie pasuje do %1</translation>
    </message>
    <message>
        <source>another of these cells has no digit that goes with %1</source>
        <translation>inna z tych komórek nie ma cyfry, która pasuje do %1</translation>
    </message>
    <message>
        <source>from cell to cell, another one has no digit that goes with %1</source>
        <translation>komórka po komórce: inna nie ma cyfry, która pasuje do %1</translation>
    </message>
    <message>
        <source>the digits that are crossed out cannot be beside %1</source>
        <translation>przekreślone cyfry nie mogą być obok %1</translation>
    </message>
    <message>
        <source>along each of these lines the digits rise, and each cell leaves room for those before and behind it</source>
        <translation>wzdłuż każdej z tych linii cyfry rosną, a każda komórka zostawia miejsce na cyfry przed nią i za nią</translation>
    </message>
    <message>
        <source>each of these pairs has the same digit: %1</source>
        <translation>w każdej z tych par obie komórki mają tę samą cyfrę: %1</translation>
    </message>
    <message>
        <source>%1 is greater than the cells beside it, which leaves %2 in it and %3 beside it</source>
        <translation>%1 ma większą cyfrę niż komórki obok, co zostawia w niej %2, a obok %3</translation>
    </message>
    <message>
        <source>%1 is less than the cells beside it, which leaves %2 in it and %3 beside it</source>
        <translation>%1 ma mniejszą cyfrę niż komórki obok, co zostawia w niej %2, a obok %3</translation>
    </message>
    <message>
        <source>the groups of digits take turns, which leaves %1</source>
        <translation>grupy cyfr występują na przemian, co zostawia %1</translation>
    </message>
    <message>
        <source>the digits rise or stay the same from %1 to %2, which leaves %3</source>
        <translation>cyfry rosną lub pozostają takie same od %1 do %2, co zostawia %3</translation>
    </message>
    <message>
        <source>along each of these lines no digit is less than the one before it, and each cell leaves room for those before and behind it</source>
        <translation>wzdłuż każdej z tych linii żadna cyfra nie jest mniejsza od poprzedniej, a każda komórka zostawia miejsce na cyfry przed nią i za nią</translation>
    </message>
    <message>
        <source>%1 is %2, and %3 cannot be so many steps from it</source>
        <translation>%1 to %2, a tyle kroków dalej nie może być %3</translation>
    </message>
    <message>
        <source>the digits that are crossed out cannot be so many steps from %1</source>
        <translation>przekreślone cyfry nie mogą być o tyle kroków od %1</translation>
    </message>
</context>
<context>
    <name>LineStyle</name>
    <message>
        <source>fine</source>
        <translation>cienkie</translation>
    </message>
    <message>
        <source>newspaper</source>
        <translation>gazetowe</translation>
    </message>
    <message>
        <source>book</source>
        <translation>książkowe</translation>
    </message>
</context>
<context>
    <name>LineSumWhy</name>
    <message>
        <source>the arrow makes from %1 to %2</source>
        <translation>strzałka daje w sumie od %1 do %2</translation>
    </message>
    <message>
        <source>along the arrow there can only be %1</source>
        <translation>wzdłuż strzałki może być tylko %1</translation>
    </message>
    <message>
        <source>the arrow</source>
        <translation>strzałka</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message>
        <source>the number in the pill can only be %1</source>
        <translation>liczba w pigułce to może być tylko %1</translation>
    </message>
    <message>
        <source>the sum</source>
        <translation>suma</translation>
    </message>
    <message>
        <source>each part of the line makes %1</source>
        <translation>każda część linii daje w sumie %1</translation>
    </message>
    <message>
        <source>each part of the line makes from %1 to %2</source>
        <translation>każda część linii daje w sumie od %1 do %2</translation>
    </message>
    <message>
        <source>the arrow makes %1</source>
        <translation>strzałka daje w sumie %1</translation>
    </message>
    <message>
        <source>the cells with equal sums make %1 each</source>
        <translation>komórki o równych sumach dają za każdym razem %1</translation>
    </message>
    <message>
        <source>the cells with equal sums make from %1 to %2 each</source>
        <translation>komórki o równych sumach dają za każdym razem od %1 do %2</translation>
    </message>
    <message>
        <source>no digit of the cage is %1</source>
        <translation>żadna cyfra klatki nie jest równa %1</translation>
    </message>
    <message>
        <source>with %1, %2 would make %3</source>
        <translation>razem z %1 suma dla %2 wyniosłaby %3</translation>
    </message>
</context>
<context>
    <name>LineTermWords</name>
    <message>
        <source>%1 can only be %2</source>
        <translation>dla %1 zostaje tylko %2</translation>
    </message>
    <message>
        <source>%1-%2</source>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 w %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 lub %2</translation>
    </message>
    <message>
        <source>%1, or %2</source>
        <translation>%1 albo %2</translation>
    </message>
</context>
<context>
    <name>LineWhy</name>
    <message>
        <source>no digit differs enough from %1</source>
        <translation>żadna cyfra nie różni się dostatecznie od %1</translation>
    </message>
    <message>
        <source>low and high digits alternate, and %1 is low</source>
        <translation>niskie i wysokie cyfry występują na przemian, a w %1 jest niska</translation>
    </message>
    <message>
        <source>low and high digits alternate, and %1 is high</source>
        <translation>niskie i wysokie cyfry występują na przemian, a w %1 jest wysoka</translation>
    </message>
    <message>
        <source>no digit beside goes with %1</source>
        <translation>żadna cyfra obok nie pasuje do %1</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message>
        <source>the run can only be %1</source>
        <translation>ciąg to może być tylko %1</translation>
    </message>
    <message>
        <source>the digits between %1 and %2 are greater than one of them and less than the other, which leaves %3 between them</source>
        <translation>cyfry między %1 a %2 są większe od jednej z nich i mniejsze od drugiej, co zostawia między nimi %3</translation>
    </message>
    <message>
        <source>only %1 can be %2</source>
        <translation>tylko w %1 jest miejsce dla %2</translation>
    </message>
    <message>
        <source>with %1 there would be no way left to fill %2</source>
        <translation>z %1 nie zostałoby żadne wypełnienie (%2)</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>Trying every way to fill %1 leaves none with %2</source>
        <translation>Po sprawdzeniu wszystkich wypełnień (%1) nie zostaje żadne z %2</translation>
    </message>
    <message>
        <source>this run does not go with %1</source>
        <translation>ten ciąg nie pasuje do %1</translation>
    </message>
    <message>
        <source>none of these goes with %1</source>
        <translation>żaden z nich nie pasuje do %1</translation>
    </message>
    <message>
        <source>nothing between two circles can be %1</source>
        <translation>między dwoma kółkami nie może być %1</translation>
    </message>
    <message>
        <source>no way to fill one of these lines has %1</source>
        <translation>żadne wypełnienie jednej z tych linii nie ma %1</translation>
    </message>
    <message>
        <source>%1 and %2 differ by at least %3, and no digit between them is one of theirs or between theirs</source>
        <translation>%1 i %2 różnią się co najmniej o %3, a żadna cyfra między nimi nie jest żadną z tych dwóch ani wartością pomiędzy nimi</translation>
    </message>
    <message>
        <source>no digit of the line is equal or consecutive to %1</source>
        <translation>żadna cyfra linii nie jest równa %1 ani z nią kolejna</translation>
    </message>
    <message>
        <source>of %1 only %2 can be %3</source>
        <translation>spośród %1 tylko %2 może być %3</translation>
    </message>
    <message>
        <source>%1, according to %2</source>
        <translation>%1, według: %2</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>wiersz %1</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>kolumna %1</translation>
    </message>
    <message>
        <source>the box of %1</source>
        <translation>blok komórki %1</translation>
    </message>
    <message>
        <source>%1 has %2 already</source>
        <translation>%1 ma już %2</translation>
    </message>
    <message>
        <source>only %1 can be %2 in %3</source>
        <translation>%3: tylko w %1 jest miejsce dla %2</translation>
    </message>
    <message>
        <source>%1 has all its digits</source>
        <translation>%1 ma już wszystkie swoje cyfry</translation>
    </message>
    <message>
        <source>%1 has as many digits left as cells</source>
        <translation>%1 ma tyle brakujących cyfr, ile otwartych komórek</translation>
    </message>
</context>
<context>
    <name>LinkTarget</name>
    <message>
        <source>none</source>
        <translation>brak</translation>
    </message>
    <message>
        <source>the puzzle</source>
        <translation>łamigłówka</translation>
    </message>
    <message>
        <source>its solution</source>
        <translation>jej rozwiązanie</translation>
    </message>
</context>
<context>
    <name>LossText</name>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>rules that are switched off</source>
        <translation>wyłączone reguły</translation>
    </message>
    <message>
        <source>the shape of the boxes</source>
        <translation>kształt bloków</translation>
    </message>
    <message>
        <source>entries</source>
        <translation>wpisy</translation>
    </message>
    <message>
        <source>pencil marks</source>
        <translation>notatki</translation>
    </message>
    <message>
        <source>other details</source>
        <translation>inne dane</translation>
    </message>
    <message>
        <source>colours of cells</source>
        <translation>kolory komórek</translation>
    </message>
    <message>
        <source>other programs will not see: %1</source>
        <translation>inne programy nie zobaczą: %1</translation>
    </message>
    <message>
        <source>the title</source>
        <translation>tytuł</translation>
    </message>
    <message>
        <source>the author</source>
        <translation>autor</translation>
    </message>
    <message>
        <source>the rules in words</source>
        <translation>reguły słowami</translation>
    </message>
    <message>
        <source>the source</source>
        <translation>źródło</translation>
    </message>
    <message>
        <source>the level</source>
        <translation>poziom</translation>
    </message>
    <message>
        <source>combinations that are crossed out</source>
        <translation>skreślone kombinacje</translation>
    </message>
    <message>
        <source>the message for solvers</source>
        <translation>komunikat dla rozwiązujących</translation>
    </message>
    <message numerus="yes">
        <source>%n drawing(s)</source>
        <translation>
            <numerusform>%n rysunek</numerusform>
            <numerusform>%n rysunki</numerusform>
            <numerusform>%n rysunków</numerusform>
        </translation>
    </message>
    <message>
        <source>fog</source>
        <translation>mgła</translation>
    </message>
    <message>
        <source>the solution</source>
        <translation>rozwiązanie</translation>
    </message>
    <message>
        <source>corner marks</source>
        <translation>notatki w rogach</translation>
    </message>
    <message>
        <source>which entries Solve wrote</source>
        <translation>które wpisy wstawiło Rozwiąż</translation>
    </message>
    <message>
        <source>lost: %1</source>
        <translation>utracone: %1</translation>
    </message>
    <message>
        <source>%1 has boards with the digits 1 to %2 only</source>
        <translation>%1 ma tylko plansze z cyframi od 1 do %2</translation>
    </message>
    <message>
        <source>%1 has only boards of %2 × %2, and this one is %3 × %3</source>
        <translation>%1 ma tylko plansze %2 × %2, a ta ma %3 × %3</translation>
    </message>
    <message>
        <source>colours and lines of candidates</source>
        <translation>kolory i linie kandydatów</translation>
    </message>
    <message>
        <source>digits from 0 or beyond the size of the board</source>
        <translation>cyfry od 0 lub większe niż rozmiar planszy</translation>
    </message>
    <message>
        <source>%1 has no boards with holes, and none that overlap</source>
        <translation>%1 nie ma plansz z dziurami ani plansz, które na siebie zachodzą</translation>
    </message>
    <message>
        <source>%1 has no boards on which digits may be repeated in rows and columns</source>
        <translation>%1 nie ma plansz, na których cyfry mogą się powtarzać w wierszach i kolumnach</translation>
    </message>
    <message>
        <source>the shape of the board</source>
        <translation>kształt planszy</translation>
    </message>
</context>
<context>
    <name>MeasurementsText</name>
    <message>
        <source>, each house separately</source>
        <translation>, każdy dom osobno</translation>
    </message>
    <message>
        <source>%1 × %1 with %2. %3; %4; median of %5, each at most %6 s.</source>
        <translation>%1 × %1, %2. %3; %4; mediana z: %5, każda najwyżej %6&#xa0;s.</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s)</source>
        <translation>
            <numerusform>%n pomiar</numerusform>
            <numerusform>%n pomiary</numerusform>
            <numerusform>%n pomiarów</numerusform>
        </translation>
    </message>
    <message>
        <source>Propagation alone decides this board, so there is nothing to encode. Choose “%1” to compare the encodings.</source>
        <translation>Sama propagacja rozstrzyga tę planszę, więc nie ma czego kodować. Wybierz „%1”, aby porównać kodowania.</translation>
    </message>
    <message>
        <source>Measured in %1.</source>
        <translation>Zmierzono w %1.</translation>
    </message>
    <message>
        <source>%1 No row is the fastest: the runs of each differ more than the rows.</source>
        <translation>%1 Żaden wiersz nie jest najszybszy: przebiegi każdego różnią się bardziej niż wiersze.</translation>
    </message>
    <message>
        <source>%1 %2 with %3 solved fastest, %4 of processor time.</source>
        <translation>%1 Najszybciej rozwiązał(o) %2 z %3: %4 czasu procesora.</translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <translation>wiersz %1, kolumna %2: %3</translation>
    </message>
    <message>
        <source>the heading has no column “%1”</source>
        <translation>nagłówek nie ma kolumny „%1”</translation>
    </message>
    <message>
        <source>this line has %1 fields, unlike the heading</source>
        <translation>ten wiersz ma inną liczbę pól (%1) niż nagłówek</translation>
    </message>
    <message>
        <source>this quotation mark is never closed</source>
        <translation>ten cudzysłów nie jest zamknięty</translation>
    </message>
    <message>
        <source>%1 is no value of “%2”</source>
        <translation>%1 nie jest wartością „%2”</translation>
    </message>
    <message>
        <source>it has no measurements</source>
        <translation>plik nie ma pomiarów</translation>
    </message>
    <message>
        <source>Puzzle %1 of %2: %3 × %3 with %4</source>
        <translation>Łamigłówka %1 (%2): %3 × %3, %4</translation>
    </message>
    <message>
        <source>the board</source>
        <translation>plansza</translation>
    </message>
</context>
<context>
    <name>ModelWords</name>
    <message>
        <source>the model has %1 variables, but the formula of this puzzle has %2</source>
        <translation>model ma %1 zmiennych, a formuła tej łamigłówki ma ich %2</translation>
    </message>
    <message>
        <source>%1, or %2 for the open candidates only</source>
        <translation>%1 albo %2 tylko dla otwartych kandydatów</translation>
    </message>
    <message>
        <source>the model has no digit for %1</source>
        <translation>model nie ma cyfry dla %1</translation>
    </message>
    <message>
        <source>the model has two digits for %1, %2 and %3</source>
        <translation>model ma dwie cyfry dla %1, %2 i %3</translation>
    </message>
    <message>
        <source>the model breaks a rule: %1</source>
        <translation>model łamie regułę: %1</translation>
    </message>
    <message>
        <source>the model has %2 in %1, but the given is %3</source>
        <translation>model ma %2 w %1, a wskazówka to %3</translation>
    </message>
    <message>
        <source>stopped before the model was read</source>
        <translation>zatrzymano przed odczytaniem modelu</translation>
    </message>
    <message>
        <source>%1; it may be the model of another puzzle</source>
        <translation>%1; może to model innej łamigłówki</translation>
    </message>
    <message>
        <source>the text is too long: a model has at most %1 bytes</source>
        <translation>tekst jest za długi: model ma najwyżej %1 bajtów</translation>
    </message>
    <message>
        <source>no answer of a solver found: expected &quot;s SATISFIABLE&quot; and &quot;v 1 -2 … 0&quot;, or &quot;SAT&quot; and &quot;1 -2 … 0&quot;</source>
        <translation>nie znaleziono odpowiedzi solvera: oczekiwano „s SATISFIABLE” i „v 1 -2 … 0” albo „SAT” i „1 -2 … 0”</translation>
    </message>
    <message>
        <source>this is a formula, not the answer of a solver</source>
        <translation>to formuła, a nie odpowiedź solvera</translation>
    </message>
    <message>
        <source>%1 is not a status; expected SATISFIABLE, UNSATISFIABLE or UNKNOWN</source>
        <translation>%1 nie jest stanem; oczekiwano SATISFIABLE, UNSATISFIABLE lub UNKNOWN</translation>
    </message>
    <message>
        <source>the text has two answers that contradict each other</source>
        <translation>tekst ma dwie sprzeczne odpowiedzi</translation>
    </message>
    <message>
        <source>the answer is satisfiable, but there is no model: the solver must write one, as &quot;v 1 -2 … 0&quot; or to a result file</source>
        <translation>odpowiedź jest spełnialna, ale brak modelu: solver musi go zapisać jako „v 1 -2 … 0” lub do pliku wyniku</translation>
    </message>
    <message>
        <source>the text has a model, but says that the formula is unsatisfiable</source>
        <translation>tekst ma model, ale mówi, że formuła jest niespełnialna</translation>
    </message>
    <message>
        <source>%1 is not a number</source>
        <translation>%1 nie jest liczbą</translation>
    </message>
    <message>
        <source>%1 is too large for a variable</source>
        <translation>%1 to za dużo jak na zmienną</translation>
    </message>
    <message>
        <source>the model has %1 and its opposite</source>
        <translation>model ma %1 i jego przeciwieństwo</translation>
    </message>
    <message>
        <source>a second model begins here; only one is expected</source>
        <translation>tu zaczyna się drugi model; oczekiwano tylko jednego</translation>
    </message>
    <message>
        <source>the model does not end with 0; the text may be incomplete</source>
        <translation>model nie kończy się zerem; tekst może być niepełny</translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <translation>wiersz %1, kolumna %2: %3</translation>
    </message>
    <message>
        <source>the model does not say the regions, which are unknown</source>
        <translation>model nie podaje regionów, które są nieznane</translation>
    </message>
</context>
<context>
    <name>NameField</name>
    <message>
        <source>the number of the puzzle</source>
        <translation>numer łamigłówki</translation>
    </message>
    <message>
        <source>puzzle or solution</source>
        <translation>łamigłówka lub rozwiązanie</translation>
    </message>
    <message>
        <source>the level</source>
        <translation>poziom</translation>
    </message>
    <message>
        <source>the seed</source>
        <translation>ziarno</translation>
    </message>
    <message>
        <source>the title</source>
        <translation>tytuł</translation>
    </message>
    <message>
        <source>the size of the board, such as 9x9</source>
        <translation>rozmiar planszy, np. 9x9</translation>
    </message>
</context>
<context>
    <name>NamePattern</name>
    <message>
        <source>&apos;%1&apos; has a brace without its other one; write two for one in the name</source>
        <translation>„%1” ma nawias klamrowy bez drugiego do pary; aby mieć jeden w nazwie, wpisz dwa</translation>
    </message>
    <message>
        <source>unknown field &apos;%1&apos;; the fields are: %2, and {n:3} for a number of three figures</source>
        <translation>nieznane pole „%1”; pola to: %2 oraz {n:3} dla numeru o trzech cyfrach</translation>
    </message>
    <message>
        <source>&apos;%1&apos;: a number can have 1 to 9 figures; write {n:3} for three</source>
        <translation>„%1”: numer może mieć od 1 do 9 cyfr; {n:3} ma trzy</translation>
    </message>
</context>
<context>
    <name>Notation</name>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source> is </source>
        <translation> to </translation>
    </message>
    <message>
        <source> to </source>
        <translation> do </translation>
    </message>
    <message>
        <source> cannot be </source>
        <translation> to nie </translation>
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
        <translation>część między %1 a %2</translation>
    </message>
    <message>
        <source>%1 (then %2 more)</source>
        <translation>%1 (potem jeszcze %2)</translation>
    </message>
    <message>
        <source>the first digit can only be %1</source>
        <translation>pierwsza cyfra to może być tylko %1</translation>
    </message>
    <message>
        <source>the cells behind it</source>
        <translation>część za nią</translation>
    </message>
    <message>
        <source>%1 says in which cell %2 is, so it can only be %3</source>
        <translation>%1 mówi, w której komórce jest %2, więc może to być tylko %3</translation>
    </message>
    <message>
        <source>no place for the other end is that far from %1</source>
        <translation>żadne miejsce na drugi koniec nie jest tak daleko od %1</translation>
    </message>
    <message>
        <source>no cells that end with %1 can make %2</source>
        <translation>żadne komórki, które kończy %1, nie mogą dać razem %2</translation>
    </message>
    <message>
        <source>%1 and %2 are side by side</source>
        <translation>%1 i %2 są obok siebie</translation>
    </message>
    <message>
        <source>%1 between %2 and %3 takes one cell</source>
        <translation>%1 między %2 a %3 zajmuje jedną komórkę</translation>
    </message>
    <message>
        <source>%1 between %2 and %3 takes %4 cells</source>
        <translation>%1 między %2 a %3 zajmuje tyle komórek: %4</translation>
    </message>
    <message>
        <source>wherever %1 and %2 are, %3 would spoil the sum %4</source>
        <translation>gdziekolwiek są %1 i %2, %3 zepsułoby sumę %4</translation>
    </message>
    <message>
        <source>%1 and %2 can only be in %3</source>
        <translation>%1 i %2 mogą być tylko w %3</translation>
    </message>
    <message>
        <source>none of these goes with %1</source>
        <translation>żadna z nich nie pasuje do %1</translation>
    </message>
    <message>
        <source>the cell behind it</source>
        <translation>komórka za nią</translation>
    </message>
    <message>
        <source>only one digit is to be seen, so the first one is the greatest</source>
        <translation>widać tylko jedną cyfrę, więc pierwsza jest największa</translation>
    </message>
    <message>
        <source>%1 digits are to be seen, and each leaves room for the greater ones behind it</source>
        <translation>liczba widocznych cyfr to %1, a każda zostawia miejsce na większe za nią</translation>
    </message>
    <message>
        <source>%1 is hidden, so a greater digit is before it</source>
        <translation>%1 jest zasłonięte, więc przed nim jest większa cyfra</translation>
    </message>
    <message>
        <source>the lines ranked %1 to %2 begin with %3</source>
        <translation>wiersze i kolumny na miejscach od %1 do %2 zaczynają się od %3</translation>
    </message>
    <message>
        <source>by %1, no other line that begins with %2 is less</source>
        <translation>jak mówi %1, żaden inny wiersz ani kolumna z %2 na początku nie ma mniejszej liczby</translation>
    </message>
    <message>
        <source>by %1, exactly one other line that begins with %2 is less</source>
        <translation>jak mówi %1, dokładnie jeden inny wiersz lub kolumna z %2 na początku ma mniejszą liczbę</translation>
    </message>
    <message>
        <source>by %1, exactly %3 other lines that begin with %2 are less</source>
        <translation>jak mówi %1, dokładnie %3 inne wiersze lub kolumny z %2 na początku mają mniejszą liczbę</translation>
    </message>
</context>
<context>
    <name>OverwriteQuestion</name>
    <message>
        <source>%1 was removed or renamed by another program. Save it again under this name?</source>
        <translation>%1 został usunięty lub zmieniono jego nazwę w innym programie. Zapisać ponownie pod tą nazwą?</translation>
    </message>
    <message>
        <source>%1 was changed by another program. Overwrite those changes?</source>
        <translation>%1 został zmieniony przez inny program. Nadpisać te zmiany?</translation>
    </message>
    <message>
        <source>File Removed</source>
        <translation>Plik usunięty</translation>
    </message>
    <message>
        <source>File Changed</source>
        <translation>Plik zmieniony</translation>
    </message>
    <message>
        <source>&amp;Save Again</source>
        <translation>&amp;Zapisz ponownie</translation>
    </message>
    <message>
        <source>&amp;Overwrite</source>
        <translation>&amp;Nadpisz</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Zapisz &amp;jako…</translation>
    </message>
</context>
<context>
    <name>OwnDemand</name>
    <message>
        <source>Digits along the line</source>
        <translation>Cyfry wzdłuż linii</translation>
    </message>
    <message>
        <source>Digits of the cells in their order</source>
        <translation>Cyfry komórek w ich kolejności</translation>
    </message>
    <message>
        <source>Digits along the loop</source>
        <translation>Cyfry wzdłuż zamkniętej linii</translation>
    </message>
    <message>
        <source>The digits of the marked cells</source>
        <translation>Cyfry zaznaczonych komórek</translation>
    </message>
    <message>
        <source>Two digits with this mark between them</source>
        <translation>Dwie cyfry z tym znakiem między nimi</translation>
    </message>
    <message>
        <source>The digits of each row</source>
        <translation>Cyfry każdego wiersza</translation>
    </message>
    <message>
        <source>The digits of each column</source>
        <translation>Cyfry każdej kolumny</translation>
    </message>
    <message>
        <source>The digits of each region</source>
        <translation>Cyfry każdego regionu</translation>
    </message>
    <message>
        <source>Digits beside each other, anywhere</source>
        <translation>Cyfry obok siebie, wszędzie</translation>
    </message>
    <message>
        <source>Digits %1 and %2 cells apart, anywhere</source>
        <translation>Cyfry oddalone o %1 i %2 komórek, wszędzie</translation>
    </message>
    <message>
        <source>The digits seen from a number beside the board</source>
        <translation>Cyfry widziane od liczby obok planszy</translation>
    </message>
    <message>
        <source>%1 match the pattern %2</source>
        <translation>%1 pasują do wzorca %2</translation>
    </message>
    <message>
        <source>%1 are accepted by a state machine</source>
        <translation>%1 są przyjmowane przez automat skończony</translation>
    </message>
    <message>
        <source>%1, read one after the other: each step gives %2, and at the end %3</source>
        <translation>%1, czytane po kolei: każdy krok daje %2, a na końcu zachodzi %3</translation>
    </message>
    <message>
        <source>The digits on the diagonal that a number with an arrow points along</source>
        <translation>Cyfry na przekątnej, którą wskazuje liczba ze strzałką</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>od %1 do %2</translation>
    </message>
    <message>
        <source>%1 of the cells %2</source>
        <translation>%1 w komórkach %2</translation>
    </message>
    <message>
        <source>not %1</source>
        <translation>nie %1</translation>
    </message>
    <message>
        <source>exactly one of (%1)</source>
        <translation>dokładnie jedno z (%1)</translation>
    </message>
    <message>
        <source>none of (%1)</source>
        <translation>żadne z (%1)</translation>
    </message>
    <message>
        <source> and </source>
        <translation> i </translation>
    </message>
    <message>
        <source> or </source>
        <translation> lub </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>a pair of its table</source>
        <translation>para z jej tabeli</translation>
    </message>
    <message>
        <source>For each digit a on the line and the next one, b</source>
        <translation>Dla każdej cyfry a na linii i następnej, b</translation>
    </message>
    <message>
        <source>For each digit a of the cells in their order and the next one, b</source>
        <translation>Dla każdej cyfry a komórek w ich kolejności i następnej, b</translation>
    </message>
    <message>
        <source>For each digit a on the loop and the next one, b</source>
        <translation>Dla każdej cyfry a na zamkniętej linii i następnej, b</translation>
    </message>
    <message>
        <source>For any two digits a and b of the marked cells</source>
        <translation>Dla każdych dwóch cyfr a i b zaznaczonych komórek</translation>
    </message>
    <message>
        <source>For two digits a and b with this mark between them</source>
        <translation>Dla dwóch cyfr a i b z tym znakiem między nimi</translation>
    </message>
    <message>
        <source>For each digit a of a row and the next one, b</source>
        <translation>Dla każdej cyfry a wiersza i następnej, b</translation>
    </message>
    <message>
        <source>For each digit a of a column and the next one, b</source>
        <translation>Dla każdej cyfry a kolumny i następnej, b</translation>
    </message>
    <message>
        <source>For any two digits a and b of a region</source>
        <translation>Dla każdych dwóch cyfr a i b regionu</translation>
    </message>
    <message>
        <source>For any two digits a and b beside each other</source>
        <translation>Dla każdych dwóch cyfr a i b obok siebie</translation>
    </message>
    <message>
        <source>For any two digits a and b that are %1 and %2 cells apart</source>
        <translation>Dla każdych dwóch cyfr a i b oddalonych o %1 i %2 komórek</translation>
    </message>
    <message>
        <source>For each digit a seen from a number beside the board and the next one, b</source>
        <translation>Dla każdej cyfry a widzianej od liczby obok planszy i następnej, b</translation>
    </message>
    <message>
        <source>For each digit a on the diagonal of a number beside the board and the next one, b</source>
        <translation>Dla każdej cyfry a na przekątnej liczby obok planszy i następnej, b</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <comment>digits</comment>
        <translation>%1 w parze z: %2</translation>
    </message>
    <message>
        <source>only %1</source>
        <comment>pairs of digits</comment>
        <translation>tylko %1</translation>
    </message>
    <message>
        <source>never %1</source>
        <comment>pairs of digits</comment>
        <translation>nigdy %1</translation>
    </message>
    <message>
        <source>%1, that on its dot called a</source>
        <translation>%1, przy czym a to cyfra na kropce</translation>
    </message>
    <message>
        <source>%1, called a to %2 from its dot</source>
        <translation>%1, oznaczone od a do %2, licząc od kropki</translation>
    </message>
    <message>
        <source>%1, the first called a</source>
        <translation>%1, przy czym a to pierwsza z nich</translation>
    </message>
    <message>
        <source>%1, called a to %2 in their order</source>
        <translation>%1, oznaczone kolejno od a do %2</translation>
    </message>
    <message>
        <source>The digits of each four cells around a corner</source>
        <translation>Cyfry każdych czterech komórek wokół rogu</translation>
    </message>
    <message>
        <source>For any two digits a and b of four cells around a corner</source>
        <translation>Dla każdych dwóch cyfr a i b czterech komórek wokół rogu</translation>
    </message>
</context>
<context>
    <name>OwnKindWords</name>
    <message>
        <source>character %1</source>
        <translation>znak %1</translation>
    </message>
    <message>
        <source>the rule ends too early</source>
        <translation>reguła kończy się za wcześnie</translation>
    </message>
    <message>
        <source>%1, %2, does not fit here</source>
        <translation>%1, %2, nie pasuje tutaj</translation>
    </message>
    <message>
        <source>%1 is no name here; the names are %2</source>
        <translation>%1 nie jest tu nazwą; nazwy to %2</translation>
    </message>
    <message>
        <source>%1 is too large</source>
        <translation>%1 jest za duże</translation>
    </message>
    <message>
        <source>the rule is too long, or has too many parentheses within each other</source>
        <translation>reguła jest za długa albo ma za wiele zagnieżdżonych nawiasów</translation>
    </message>
    <message>
        <source>%1 is no name here</source>
        <translation>%1 nie jest tu nazwą</translation>
    </message>
    <message>
        <source>its short name needs small letters, digits and hyphens, as in three-apart</source>
        <translation>krótka nazwa składa się z małych liter, cyfr i łączników, jak trzy-dalej</translation>
    </message>
    <message>
        <source>the program has a kind with this short name already</source>
        <translation>program ma już rodzaj o tej krótkiej nazwie</translation>
    </message>
    <message>
        <source>another kind in this text has the same short name</source>
        <translation>inny rodzaj w tym tekście ma tę samą krótką nazwę</translation>
    </message>
    <message>
        <source>it needs a name</source>
        <translation>potrzebna jest nazwa</translation>
    </message>
    <message>
        <source>where it starts: %1</source>
        <translation>gdzie się zaczyna: %1</translation>
    </message>
    <message>
        <source>where it may end: %1</source>
        <translation>gdzie może się kończyć: %1</translation>
    </message>
    <message>
        <source>such a rule does not go with these cells</source>
        <translation>taka reguła nie pasuje do tych komórek</translation>
    </message>
    <message>
        <source>one text may define at most %1 kinds</source>
        <translation>jeden tekst może określać najwyżej %1 rodzajów</translation>
    </message>
    <message>
        <source>its texts may have at most %1 characters each</source>
        <translation>każdy tekst może mieć najwyżej %1 znaków</translation>
    </message>
    <message>
        <source>nothing is there yet</source>
        <translation>jeszcze nic tu nie ma</translation>
    </message>
    <message>
        <source>%1, %2, is not closed</source>
        <translation>%1, %2, nie jest zamknięty</translation>
    </message>
    <message>
        <source>k stands for a number, and rules of this kind have none</source>
        <translation>k oznacza liczbę, a reguły tego rodzaju jej nie mają</translation>
    </message>
    <message>
        <source>%1, %2, is the short name of no kind that can be used here</source>
        <translation>%1, %2, nie jest krótką nazwą rodzaju, którego można tu użyć</translation>
    </message>
    <message>
        <source>%1, %2, needs a number in parentheses, such as (5), or (k) for the number of each rule</source>
        <translation>%1, %2, wymaga liczby w nawiasach, np. (5), albo (k), czyli liczby każdej reguły</translation>
    </message>
    <message>
        <source>%1, %2, takes no number</source>
        <translation>%1, %2, nie przyjmuje liczby</translation>
    </message>
    <message>
        <source>%1, %2, cannot be combined: it takes no cells, or has a text</source>
        <translation>%1, %2, nie daje się łączyć: nie przyjmuje komórek albo ma tekst</translation>
    </message>
    <message>
        <source>%1 cannot be combined: %2</source>
        <translation>%1 nie daje się łączyć: %2</translation>
    </message>
    <message>
        <source>it applies to the whole board</source>
        <translation>dotyczy całej planszy</translation>
    </message>
    <message>
        <source>it has a text</source>
        <translation>ma tekst</translation>
    </message>
    <message>
        <source>it has no number yet</source>
        <translation>nie ma jeszcze liczby</translation>
    </message>
    <message>
        <source>it has more than one number</source>
        <translation>ma więcej niż jedną liczbę</translation>
    </message>
    <message>
        <source>its number is below 0</source>
        <translation>liczba jest mniejsza od 0</translation>
    </message>
    <message>
        <source>These are too many rules to combine</source>
        <translation>To za wiele reguł, aby je łączyć</translation>
    </message>
    <message>
        <source>These rules cannot be combined: %1</source>
        <translation>Tych reguł nie da się łączyć: %1</translation>
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
        <source>Letter</source>
        <translation>Letter</translation>
    </message>
    <message>
        <source>A3</source>
        <translation>A3</translation>
    </message>
    <message>
        <source>6 × 9 in (book)</source>
        <translation>6 × 9 cali (książka)</translation>
    </message>
    <message>
        <source>A6</source>
        <translation>A6</translation>
    </message>
    <message>
        <source>Legal</source>
        <translation>Legal</translation>
    </message>
    <message>
        <source>Tabloid</source>
        <translation>Tabloid</translation>
    </message>
</context>
<context>
    <name>PatternWords</name>
    <message>
        <source> or </source>
        <translation> lub </translation>
    </message>
    <message>
        <source>one of %1 is %2</source>
        <translation>jedna z %1 to %2</translation>
    </message>
    <message>
        <source>One of %1 is %2, because %3</source>
        <translation>Jedna z %1 to %2, bo %3</translation>
    </message>
    <message>
        <source>%1, because %2</source>
        <translation>%1, bo %2</translation>
    </message>
    <message>
        <source>%1 (%2 in %3)</source>
        <translation>%1 (%2 w %3)</translation>
    </message>
    <message>
        <source>%1 is in %2 or else in %3</source>
        <translation>%1 jest w %2 albo w %3</translation>
    </message>
    <message>
        <source>In %1 all places for %2 are in %3</source>
        <translation>%1: wszystkie miejsca dla %2 leżą w: %3</translation>
    </message>
    <message>
        <source>The fish for %1 in %2 makes %3</source>
        <translation>Ryba dla %1 (%2) daje: %3</translation>
    </message>
    <message>
        <source>%1, except for %2</source>
        <translation>%1, oprócz %2</translation>
    </message>
    <message>
        <source>%1, except for the fin %2, which sees %3</source>
        <translation>%1, oprócz płetwy %2, która widzi %3</translation>
    </message>
    <message>
        <source>%1, except for the fins %2, which see %3</source>
        <translation>%1, oprócz płetw %2, które widzą %3</translation>
    </message>
    <message>
        <source>otherwise only %1 would be left for %2</source>
        <translation>inaczej zostałoby tylko %1 dla %2</translation>
    </message>
    <message>
        <source>One end of each link in this loop is true: %1</source>
        <translation>Jeden koniec każdego ogniwa tej pętli jest prawdziwy: %1</translation>
    </message>
    <message>
        <source>%1 contradicts itself: %2</source>
        <translation>%1 prowadzi do sprzeczności: %2</translation>
    </message>
    <message>
        <source>%1 and %2 cannot both have %3</source>
        <translation>%1 i %2 nie mogą oba mieć %3</translation>
    </message>
    <message>
        <source>Almost locked sets %1</source>
        <translation>Prawie zamknięte zbiory %1</translation>
    </message>
    <message>
        <source>%1: %2, so that each of their other digits stays in its set</source>
        <translation>%1: %2, więc każda z ich pozostałych cyfr zostaje w swoim zbiorze</translation>
    </message>
    <message>
        <source>%1: %2, so %3</source>
        <translation>%1: %2, więc %3</translation>
    </message>
    <message>
        <source>The digits %1 just fill %2, and none of them can be there twice</source>
        <translation>Cyfry %1 dokładnie wypełniają %2 i żadna nie może tam być dwa razy</translation>
    </message>
    <message>
        <source>%1 in %2 could change places, and there would be a second solution</source>
        <translation>%1 w %2 mogłyby zamienić się miejscami i byłoby drugie rozwiązanie</translation>
    </message>
    <message>
        <source>Otherwise %1</source>
        <translation>Inaczej %1</translation>
    </message>
    <message>
        <source>otherwise %1</source>
        <translation>inaczej %1</translation>
    </message>
    <message>
        <source>%1; with %2 in %3 they make a locked set</source>
        <translation>%1; z %2 w %3 tworzą zamknięty zbiór</translation>
    </message>
    <message>
        <source>Without %1 in %2 each open cell would have two digits, and each digit two places: there would be a second solution</source>
        <translation>Bez %1 w %2 każda otwarta komórka miałaby dwie cyfry, a każda cyfra dwa miejsca: byłoby drugie rozwiązanie</translation>
    </message>
    <message>
        <source>%1, and two of %2 see each other</source>
        <translation>%1, a dwie z %2 widzą się</translation>
    </message>
    <message>
        <source>%1, and %2 would see it in both cases</source>
        <translation>%1, a %2 widziałaby to w obu przypadkach</translation>
    </message>
    <message>
        <source>%1; and %2; some of the former see some of the latter</source>
        <translation>%1; oraz %2; niektóre z pierwszych widzą niektóre z drugich</translation>
    </message>
    <message>
        <source>%1 alternate in %2, and %3 would see both of them</source>
        <translation>%1 występują na przemian w %2, a %3 widziałaby obie</translation>
    </message>
    <message>
        <source>Each digit of %1 takes a digit from one of the almost locked sets %2, which then needs all its others: one of %3 has %4</source>
        <translation>Każda cyfra z %1 zabiera cyfrę jednemu z prawie zamkniętych zbiorów %2, który potrzebuje wtedy wszystkich pozostałych: jedna z %3 ma %4</translation>
    </message>
    <message>
        <source>Any way to fill %1 with one of these would have a digit twice</source>
        <translation>Każde wypełnienie %1 z jedną z nich miałoby jakąś cyfrę dwa razy</translation>
    </message>
    <message>
        <source>Any way to fill %1 with one of these would have a digit twice, or leave no digit for one of %2</source>
        <translation>Każde wypełnienie %1 z jedną z nich miałoby jakąś cyfrę dwa razy albo nie zostawiłoby cyfry dla jednej z %2</translation>
    </message>
    <message>
        <source>otherwise each open cell would have two digits, and each digit two places, and there would be a second solution</source>
        <translation>inaczej każda otwarta komórka miałaby dwie cyfry, a każda cyfra dwa miejsca, i byłoby drugie rozwiązanie</translation>
    </message>
</context>
<context>
    <name>PdfKind</name>
    <message>
        <source>plain</source>
        <translation>zwykły</translation>
    </message>
    <message>
        <source>PDF/A-2b, to keep</source>
        <translation>PDF/A-2b, do archiwum</translation>
    </message>
    <message>
        <source>PDF/X-4, for printing houses</source>
        <translation>PDF/X-4, dla drukarni</translation>
    </message>
</context>
<context>
    <name>PictureFiles</name>
    <message>
        <source>puzzle %1 has no level; use {n}, the number, in the name</source>
        <translation>łamigłówka %1 nie ma poziomu; użyj w nazwie {n}, czyli numeru</translation>
    </message>
    <message>
        <source>puzzle %1 has no seed; use {n}, the number, in the name</source>
        <translation>łamigłówka %1 nie ma ziarna; użyj w nazwie {n}, czyli numeru</translation>
    </message>
    <message>
        <source>puzzle %1 has no title; use {n}, the number, in the name</source>
        <translation>łamigłówka %1 nie ma tytułu; użyj w nazwie {n}, czyli numeru</translation>
    </message>
    <message>
        <source>puzzles %1 and %2 would both be &apos;%3&apos;; add {n}, the number, to the name</source>
        <translation>łamigłówki %1 i %2 miałyby tę samą nazwę „%3”; dodaj do niej {n}, czyli numer</translation>
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
        <translation>Obraz PNG</translation>
    </message>
</context>
<context>
    <name>PictureLook</name>
    <message>
        <source>%1 mm is too small for a board of %2x%2: nobody could read it; %3 mm would do</source>
        <translation>%1 mm to za mało na planszę %2x%2: nikt by jej nie odczytał; wystarczy %3 mm</translation>
    </message>
    <message>
        <source>%1 dots per inch are too few for a board of %2x%2 of %3 mm; %4 would do</source>
        <translation>%1 punktów na cal to za mało na planszę %2x%2 o boku %3 mm; wystarczy %4</translation>
    </message>
    <message>
        <source>%1 dots per inch are too many for a board of %2 mm; %3 would do</source>
        <translation>%1 punktów na cal to za dużo na planszę o boku %2 mm; wystarczy %3</translation>
    </message>
</context>
<context>
    <name>PictureWords</name>
    <message>
        <source>this is no picture that can be read (PNG, JPEG and WebP can)</source>
        <translation>to nie jest obraz, który można odczytać (PNG, JPEG i WebP można)</translation>
    </message>
    <message>
        <source>the picture is damaged</source>
        <translation>obraz jest uszkodzony</translation>
    </message>
    <message>
        <source>the picture is too large (the limit is %1 megapixels)</source>
        <translation>obraz jest za duży (najwyżej %1 megapikseli)</translation>
    </message>
    <message>
        <source>drawings in SVG are not read: export it as PNG</source>
        <translation>rysunki SVG nie są czytane: wyeksportuj jako PNG</translation>
    </message>
    <message>
        <source>no Sudoku was found in this picture</source>
        <translation>na tym obrazie nie znaleziono sudoku</translation>
    </message>
    <message numerus="yes">
        <source>the board is too small or blurred: about %n pixel(s) a digit</source>
        <translation>
            <numerusform>plansza jest za mała lub nieostra: około %n piksel na cyfrę</numerusform>
            <numerusform>plansza jest za mała lub nieostra: około %n piksele na cyfrę</numerusform>
            <numerusform>plansza jest za mała lub nieostra: około %n pikseli na cyfrę</numerusform>
        </translation>
    </message>
    <message>
        <source>a board was found in this picture, but all its cells look empty</source>
        <translation>na tym obrazie znaleziono planszę, ale wszystkie komórki wyglądają na puste</translation>
    </message>
    <message>
        <source>there is not enough memory for this picture</source>
        <translation>za mało pamięci na ten obraz</translation>
    </message>
    <message>
        <source>this is a picture: install sudoku-workbench-pictures to read it</source>
        <translation>to jest obraz: aby go odczytać, zainstaluj sudoku-workbench-pictures</translation>
    </message>
    <message>
        <source>the picture could not be read: its reader failed</source>
        <translation>obrazu nie udało się odczytać: program czytający zawiódł</translation>
    </message>
    <message>
        <source>reading the picture was stopped</source>
        <translation>odczyt obrazu zatrzymano</translation>
    </message>
    <message>
        <source>pictures of this kind cannot be read here: export it as JPEG or PNG</source>
        <translation>obrazów tego rodzaju nie można tu odczytać: wyeksportuj go jako JPEG lub PNG</translation>
    </message>
    <message>
        <source>this PDF is locked: save a copy of it without a password</source>
        <translation>ten PDF jest zablokowany: zapisz kopię bez hasła</translation>
    </message>
    <message numerus="yes">
        <source>there is no such page: the file has %n page(s)</source>
        <translation>
            <numerusform>nie ma takiej strony: plik ma %n stronę</numerusform>
            <numerusform>nie ma takiej strony: plik ma %n strony</numerusform>
            <numerusform>nie ma takiej strony: plik ma %n stron</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PictureWriter</name>
    <message>
        <source>there is not enough memory for this picture</source>
        <translation>za mało pamięci na ten obraz</translation>
    </message>
    <message>
        <source>cannot save %1: %2</source>
        <translation>nie można zapisać %1: %2</translation>
    </message>
    <message>
        <source>there is already %1: choose an empty folder or other names</source>
        <translation>%1 już istnieje: wybierz pusty folder lub inne nazwy</translation>
    </message>
    <message>
        <source>stopped: not all files were written</source>
        <translation>zatrzymano: nie zapisano wszystkich plików</translation>
    </message>
    <message>
        <source>puzzle %1 (%2)</source>
        <translation>łamigłówka %1 (%2)</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>jeszcze %1</translation>
    </message>
    <message>
        <source>no solution was written for %1</source>
        <translation>bez zapisanego rozwiązania: %1</translation>
    </message>
    <message numerus="yes">
        <source>Saved %n picture(s) in %1.</source>
        <translation>
            <numerusform>Zapisano %n obraz w %1.</numerusform>
            <numerusform>Zapisano %n obrazy w %1.</numerusform>
            <numerusform>Zapisano %n obrazów w %1.</numerusform>
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
        <translation>Odcienie szarości</translation>
    </message>
    <message>
        <source>Black and white (1 bit)</source>
        <translation>Czarno-biały (1 bit)</translation>
    </message>
</context>
<context>
    <name>Play</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>Preflight</name>
    <message>
        <source>lines of %1 pt; printing houses ask for at least %2 pt, as the lines for books have</source>
        <translation>linie mają %1 pkt; drukarnie wymagają co najmniej %2 pkt, jak przy liniach książkowych</translation>
    </message>
    <message>
        <source>text of %1 pt; printing houses ask for at least %2 pt: put fewer puzzles on a page</source>
        <translation>tekst ma %1 pkt; drukarnie wymagają co najmniej %2 pkt: umieść mniej łamigłówek na stronie</translation>
    </message>
    <message>
        <source>the inner edge has %1 mm; printing houses ask for %2 mm where there are %3 pages: add a gutter of %4 mm</source>
        <translation>wewnętrzny margines ma %1 mm; drukarnie wymagają %2 mm, gdy liczba stron to %3: dodaj na oprawę %4 mm</translation>
    </message>
    <message>
        <source>pages with even numbers have the gutter at their outer edge: mirror them, as in a book</source>
        <translation>strony parzyste mają miejsce na oprawę przy zewnętrznej krawędzi: ustaw je lustrzanie, jak w książce</translation>
    </message>
    <message>
        <source>puzzle %1: %2</source>
        <translation>łamigłówka %1: %2</translation>
    </message>
    <message>
        <source>puzzles %1 and %2 are the same</source>
        <translation>łamigłówki %1 i %2 są takie same</translation>
    </message>
    <message>
        <source>puzzles %1 and %2 are the same in another form: turned, mirrored, with other digits or with lines exchanged</source>
        <translation>łamigłówki %1 i %2 to ta sama w innej postaci: obrócona, odbita, z innymi cyframi lub z zamienionymi wierszami i kolumnami</translation>
    </message>
    <message>
        <source>empty pages at the end: %1, as each sheet has four</source>
        <translation>puste strony na końcu: %1, bo każdy arkusz ma cztery</translation>
    </message>
    <message>
        <source>page %1: %2</source>
        <translation>strona %1: %2</translation>
    </message>
    <message>
        <source>pages %1: %2</source>
        <translation>strony %1: %2</translation>
    </message>
    <message>
        <source>puzzle %1 is puzzle %2 of %3</source>
        <translation>łamigłówka %1 to łamigłówka %2 z pliku %3</translation>
    </message>
    <message>
        <source>puzzle %1 is puzzle %2 of %3 in another form: turned, mirrored, with other digits or with lines exchanged</source>
        <translation>łamigłówka %1 to łamigłówka %2 z pliku %3 w innej postaci: obrócona, odbita, z innymi cyframi lub zamienionymi liniami</translation>
    </message>
    <message>
        <source>puzzle %1: says %2, is rated %3</source>
        <translation>łamigłówka %1: podano %2, ocena to %3</translation>
    </message>
</context>
<context>
    <name>Print</name>
    <message>
        <source>stopped before there was an answer</source>
        <translation>zatrzymano przed odpowiedzią</translation>
    </message>
    <message>
        <source>not enough memory</source>
        <translation>za mało pamięci</translation>
    </message>
    <message>
        <source>the solver failed</source>
        <translation>solver zawiódł</translation>
    </message>
    <message>
        <source>No digit is repeated in an outlined region</source>
        <translation>W obrysowanym regionie żadna cyfra się nie powtarza</translation>
    </message>
    <message>
        <source>more than one solution</source>
        <translation>więcej niż jedno rozwiązanie</translation>
    </message>
    <message>
        <source>no solution</source>
        <translation>brak rozwiązania</translation>
    </message>
    <message>
        <source>not checked</source>
        <translation>niesprawdzone</translation>
    </message>
    <message>
        <source>not checked: %1</source>
        <translation>niesprawdzone: %1</translation>
    </message>
    <message>
        <source>&apos;%1&apos;</source>
        <translation>„%1”</translation>
    </message>
    <message numerus="yes">
        <source>the rule(s) %1 are not supported</source>
        <translation>
            <numerusform>reguła %1 nie jest obsługiwana</numerusform>
            <numerusform>reguły %1 nie są obsługiwane</numerusform>
            <numerusform>reguły %1 nie są obsługiwane</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the rule(s) %1 are switched off</source>
        <translation>
            <numerusform>reguła %1 jest wyłączona</numerusform>
            <numerusform>reguły %1 są wyłączone</numerusform>
            <numerusform>reguły %1 są wyłączone</numerusform>
        </translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>autor: %1</translation>
    </message>
    <message>
        <source>%1, by %2</source>
        <translation>%1, autor: %2</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>ziarno %1</translation>
    </message>
    <message>
        <source>No digit is repeated in a row, column or box.</source>
        <translation>Żadna cyfra nie powtarza się w wierszu, kolumnie ani bloku.</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Rozwiązania</translation>
    </message>
    <message>
        <source>Puzzle %1</source>
        <translation>Łamigłówka %1</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Imię:</translation>
    </message>
    <message>
        <source>Date:</source>
        <translation>Data:</translation>
    </message>
    <message>
        <source>Sudoku</source>
        <translation>Sudoku</translation>
    </message>
    <message>
        <source>score %1</source>
        <translation>punkty: %1</translation>
    </message>
    <message>
        <source>no font on this machine has %1, which become boxes: install a font for that writing</source>
        <translation>żadna czcionka na tym komputerze nie ma znaków %1; zamiast nich pojawią się prostokąty: zainstaluj czcionkę dla tego pisma</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Digits from %1 to %2</source>
        <translation>Cyfry od %1 do %2</translation>
    </message>
    <message>
        <source>Each row and column contains the digits %1 to %2.</source>
        <translation>Każdy wiersz i kolumna zawiera cyfry od %1 do %2.</translation>
    </message>
    <message>
        <source>Each row, column and box contains the digits %1 to %2.</source>
        <translation>Każdy wiersz, kolumna i blok zawiera cyfry od %1 do %2.</translation>
    </message>
    <message>
        <source>Each row, column and region contains the digits %1 to %2.</source>
        <translation>Każdy wiersz, kolumna i region zawiera cyfry od %1 do %2.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>Low is %1, middle is %2, high is %3</source>
        <translation>Niskie: %1, średnie: %2, wysokie: %3</translation>
    </message>
    <message>
        <source>No digit is repeated in a row or column.</source>
        <translation>Żadna cyfra nie powtarza się w wierszu ani kolumnie.</translation>
    </message>
    <message>
        <source>In a cage with =, low is %1, high is %2</source>
        <translation>W klatce ze znakiem = niskie: %1, wysokie: %2</translation>
    </message>
    <message>
        <source>Where boards overlap, a digit counts for each of them</source>
        <translation>Gdzie plansze na siebie zachodzą, cyfra liczy się dla każdej z nich</translation>
    </message>
    <message>
        <source>Each row, column and box of each board contains the digits %1 to %2.</source>
        <translation>Każdy wiersz, kolumna i blok każdej planszy zawiera cyfry od %1 do %2.</translation>
    </message>
    <message>
        <source>The boards begin at %1; a digit counts for each board that it lies in</source>
        <translation>Plansze zaczynają się w %1; cyfra liczy się dla każdej planszy, w której leży</translation>
    </message>
    <message>
        <source>The digits are %1 to %2. They may be repeated in rows and columns unless a rule says otherwise.</source>
        <translation>Cyfry są od %1 do %2. Mogą się powtarzać w wierszach i kolumnach, jeśli żadna reguła nie mówi inaczej.</translation>
    </message>
    <message>
        <source>Solution on page %1</source>
        <translation>Rozwiązanie na stronie %1</translation>
    </message>
    <message>
        <source>Symbols:</source>
        <translation>Symbole:</translation>
    </message>
    <message>
        <source>Each row, column and box of each board contains %1.</source>
        <extracomment>%1 is for example &quot;each picture once&quot;</extracomment>
        <translation>Każdy wiersz, kolumna i blok każdej planszy zawiera %1.</translation>
    </message>
    <message>
        <source>Each row and column contains %1.</source>
        <translation>Każdy wiersz i kolumna zawiera %1.</translation>
    </message>
    <message>
        <source>Each row, column and box contains %1.</source>
        <translation>Każdy wiersz, kolumna i blok zawiera %1.</translation>
    </message>
    <message>
        <source>Each row, column and region contains %1.</source>
        <translation>Każdy wiersz, kolumna i region zawiera %1.</translation>
    </message>
    <message>
        <source>each colour once</source>
        <translation>każdy kolor raz</translation>
    </message>
    <message>
        <source>each picture once</source>
        <translation>każdy obrazek raz</translation>
    </message>
    <message>
        <source>each letter of %1 once</source>
        <translation>każdą literę słowa %1 raz</translation>
    </message>
    <message>
        <source>Symbols may be repeated in rows and columns unless a rule says otherwise.</source>
        <translation>Symbole mogą się powtarzać w wierszach i kolumnach, jeśli żadna reguła nie mówi inaczej.</translation>
    </message>
    <message>
        <source>No symbol is repeated in a row or column.</source>
        <translation>Żaden symbol nie powtarza się w wierszu ani kolumnie.</translation>
    </message>
    <message>
        <source>No symbol is repeated in a row, column or box.</source>
        <translation>Żaden symbol nie powtarza się w wierszu, kolumnie ani bloku.</translation>
    </message>
    <message>
        <source>No symbol is repeated in an outlined region</source>
        <translation>W obrysowanym regionie żaden symbol się nie powtarza</translation>
    </message>
    <message>
        <source>Where boards overlap, a symbol counts for each of them</source>
        <translation>Gdzie plansze na siebie zachodzą, symbol liczy się dla każdej z nich</translation>
    </message>
    <message>
        <source>The boards begin at %1; a symbol counts for each board that it lies in</source>
        <translation>Plansze zaczynają się w %1; symbol liczy się dla każdej planszy, w której leży</translation>
    </message>
</context>
<context>
    <name>PrintFont</name>
    <message>
        <source>no font &apos;%1&apos; is installed; there are %2</source>
        <translation>czcionka „%1” nie jest zainstalowana; dostępne: %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has no outlines, which paper needs; there are %2</source>
        <translation>„%1” nie ma konturów, których wymaga papier; dostępne: %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has no digits; there are %2</source>
        <translation>„%1” nie ma cyfr; dostępne: %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; may not be embedded into files, says its maker; there are %2</source>
        <translation>„%1” nie może być osadzana w plikach, jak podaje jej twórca; dostępne: %2</translation>
    </message>
</context>
<context>
    <name>PrintWords</name>
    <message>
        <source>Not printed: %1.</source>
        <translation>Niewydrukowane: %1.</translation>
    </message>
    <message>
        <source>Sudoku</source>
        <translation>Sudoku</translation>
    </message>
    <message>
        <source>The printer did not accept the job. Choose another printer, or save a PDF.</source>
        <translation>Drukarka nie przyjęła zadania. Wybierz inną drukarkę lub zapisz PDF.</translation>
    </message>
    <message>
        <source>The printer did not accept the job: %1. Choose another printer, or save a PDF.</source>
        <translation>Drukarka nie przyjęła zadania: %1. Wybierz inną drukarkę lub zapisz PDF.</translation>
    </message>
    <message>
        <source>Sent to the printer on %1 paper.</source>
        <translation>Wysłano do drukarki na papierze %1.</translation>
    </message>
    <message>
        <source>%1 Scaled to %2 % to fit the printable area of this printer.</source>
        <translation>%1 Przeskalowano do %2%, aby zmieścić się w obszarze druku tej drukarki.</translation>
    </message>
    <message>
        <source>puzzles.pdf</source>
        <translation>lamiglowki.pdf</translation>
    </message>
    <message>
        <source>Side %1 of %2</source>
        <translation>Strona arkusza %1 z %2</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Strona %1 z %2</translation>
    </message>
    <message>
        <source>Stopped: %1 of %2 sides were sent to the printer.</source>
        <translation>Zatrzymano: do drukarki wysłano %1 z %2 stron arkuszy.</translation>
    </message>
    <message>
        <source>Stopped: %1 of %2 pages were sent to the printer.</source>
        <translation>Zatrzymano: do drukarki wysłano %1 z %2 stron.</translation>
    </message>
    <message>
        <source>There is no room for QR codes. Print fewer puzzles on a page.</source>
        <translation>Brak miejsca na kody QR. Wydrukuj mniej łamigłówek na stronie.</translation>
    </message>
</context>
<context>
    <name>PrintedCode</name>
    <message>
        <source>no QR code: this program was built without libqrencode</source>
        <translation>brak kodu QR: program zbudowano bez libqrencode</translation>
    </message>
    <message>
        <source>no QR code: the link has %1 characters, and a code on paper holds at most %2</source>
        <translation>brak kodu QR: link ma znaków: %1, a kod na papierze mieści najwyżej %2</translation>
    </message>
    <message>
        <source>no QR code: the link has %1 characters, and a code holds at most %2</source>
        <translation>brak kodu QR: link ma znaków: %1, a kod mieści najwyżej %2</translation>
    </message>
    <message>
        <source>no QR code of the solution: the puzzle does not have exactly one</source>
        <translation>brak kodu QR rozwiązania: łamigłówka nie ma dokładnie jednego</translation>
    </message>
    <message>
        <source>QR codes lead to puzzles with digits: links hold no other symbols</source>
        <translation>kody QR prowadzą do łamigłówek z cyframi: odnośniki nie zawierają innych symboli</translation>
    </message>
</context>
<context>
    <name>PrintedHint</name>
    <message>
        <source>Begin with:</source>
        <translation>Zacznij od:</translation>
    </message>
    <message>
        <source>Look at:</source>
        <translation>Patrz:</translation>
    </message>
</context>
<context>
    <name>PuzzleCaption</name>
    <message>
        <source>seed %1</source>
        <translation>ziarno %1</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Puzzle %1</source>
        <translation>Łamigłówka %1</translation>
    </message>
    <message>
        <source>Puzzle %1 · %2</source>
        <translation>Łamigłówka %1 · %2</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nowa</translation>
    </message>
    <message>
        <source>begun</source>
        <translation>rozpoczęta</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>rozwiązano</translation>
    </message>
    <message>
        <source>score %L1</source>
        <translation>punkty: %L1</translation>
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
        <translation>Łamigłówki</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n given(s)</source>
        <translation>
            <numerusform>%1, %n wskazówka</numerusform>
            <numerusform>%1, %n wskazówki</numerusform>
            <numerusform>%1, %n wskazówek</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a Puzzle</source>
        <translation>Wybierz łamigłówkę</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Wklej</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) found.</source>
        <translation>
            <numerusform>Znaleziono %n łamigłówkę.</numerusform>
            <numerusform>Znaleziono %n łamigłówki.</numerusform>
            <numerusform>Znaleziono %n łamigłówek.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Quantity</name>
    <message>
        <source>Variables</source>
        <translation>Zmienne</translation>
    </message>
    <message>
        <source>Clauses</source>
        <translation>Klauzule</translation>
    </message>
    <message>
        <source>Encode time</source>
        <translation>Czas kodowania</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>Solve time</source>
        <translation>Czas rozwiązywania</translation>
    </message>
    <message>
        <source>Conflicts</source>
        <translation>Konflikty</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Pamięć</translation>
    </message>
    <message>
        <source>MB</source>
        <translation>MB</translation>
    </message>
    <message>
        <source>out of time</source>
        <translation>upłynął czas</translation>
    </message>
    <message>
        <source>not enough memory</source>
        <translation>za mało pamięci</translation>
    </message>
    <message>
        <source>the solver failed</source>
        <translation>solver zawiódł</translation>
    </message>
    <message>
        <source>a wrong answer</source>
        <translation>błędna odpowiedź</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>rozwiązano</translation>
    </message>
    <message>
        <source>no solution</source>
        <translation>brak rozwiązania</translation>
    </message>
    <message>
        <source>exactly one</source>
        <translation>dokładnie jedno</translation>
    </message>
    <message>
        <source>more than one</source>
        <translation>więcej niż jedno</translation>
    </message>
    <message>
        <source>Find one solution</source>
        <translation>Znajdź jedno rozwiązanie</translation>
    </message>
    <message>
        <source>Check for exactly one</source>
        <translation>Sprawdź, czy jest dokładnie jedno</translation>
    </message>
    <message>
        <source>All candidates</source>
        <translation>Wszyscy kandydaci</translation>
    </message>
    <message>
        <source>Open candidates only</source>
        <translation>Tylko otwarci kandydaci</translation>
    </message>
    <message>
        <source>All candidates, with selectors</source>
        <translation>Wszyscy kandydaci, z selektorami</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Decyzje</translation>
    </message>
    <message>
        <source>Propagations</source>
        <translation>Propagacje</translation>
    </message>
    <message>
        <source>Learnt clauses</source>
        <translation>Wyuczone klauzule</translation>
    </message>
</context>
<context>
    <name>RatingWords</name>
    <message>
        <source>Level: %1</source>
        <translation>Poziom: %1</translation>
    </message>
    <message>
        <source>HoDoKu&apos;s level of the puzzle is %1, its score %2.</source>
        <translation>Według HoDoKu poziom łamigłówki to %1, punkty: %2.</translation>
    </message>
    <message>
        <source>The general level of the puzzle is %1.</source>
        <translation>Ogólny poziom łamigłówki to %1.</translation>
    </message>
    <message>
        <source>%1 The hardest technique is %2.</source>
        <translation>%1 Najtrudniejsza technika to %2.</translation>
    </message>
</context>
<context>
    <name>ReadFile</name>
    <message>
        <source>It is a folder.</source>
        <translation>To jest folder.</translation>
    </message>
    <message>
        <source>It is a pipe, not a file.</source>
        <translation>To jest potok, a nie plik.</translation>
    </message>
    <message>
        <source>It is a socket, not a file.</source>
        <translation>To jest gniazdo, a nie plik.</translation>
    </message>
    <message>
        <source>It is a device, not a file.</source>
        <translation>To jest urządzenie, a nie plik.</translation>
    </message>
</context>
<context>
    <name>ReadingWords</name>
    <message>
        <source>blank</source>
        <comment>a cell</comment>
        <translation>pusta</translation>
    </message>
    <message>
        <source>%1 is read as a handwritten %2.</source>
        <translation>%1 odczytano jako odręczne %2.</translation>
    </message>
    <message>
        <source>%1 is read as %2.</source>
        <translation>%1 odczytano jako %2.</translation>
    </message>
    <message>
        <source>It looks like %1, but the rules speak against that.</source>
        <translation>Wygląda jak %1, ale przeczą temu reguły.</translation>
    </message>
    <message>
        <source>It may also be %1.</source>
        <translation>Może to być też %1.</translation>
    </message>
    <message>
        <source>It is in doubt.</source>
        <translation>To nie jest pewne.</translation>
    </message>
    <message>
        <source>Givens: %1.</source>
        <translation>Wskazówki: %1.</translation>
    </message>
    <message>
        <source>Handwritten: %1.</source>
        <translation>Odręczne: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) were read against their looks: %1.</source>
        <translation>
            <numerusform>%n komórkę odczytano wbrew jej wyglądowi: %1.</numerusform>
            <numerusform>%n komórki odczytano wbrew ich wyglądowi: %1.</numerusform>
            <numerusform>%n komórek odczytano wbrew ich wyglądowi: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n framed cell(s) should be compared.</source>
        <translation>
            <numerusform>%n obramowaną komórkę warto porównać.</numerusform>
            <numerusform>%n obramowane komórki warto porównać.</numerusform>
            <numerusform>%n obramowanych komórek warto porównać.</numerusform>
        </translation>
    </message>
    <message>
        <source>The sum of the cage is read as %1.</source>
        <translation>Suma klatki odczytana jako %1.</translation>
    </message>
    <message>
        <source>No sum was read for the cage.</source>
        <translation>Nie odczytano sumy klatki.</translation>
    </message>
    <message>
        <source>The cage is in doubt.</source>
        <translation>Klatka jest wątpliwa.</translation>
    </message>
    <message>
        <source>To correct it, use this board, then double-click the cage.</source>
        <translation>Aby ją poprawić, użyj tej planszy i kliknij klatkę dwukrotnie.</translation>
    </message>
    <message>
        <source>Cages: %1.</source>
        <translation>Klatki: %1.</translation>
    </message>
    <message>
        <source>Cages seem to be drawn here and were not read.</source>
        <translation>Wydaje się, że narysowano tu klatki, których nie odczytano.</translation>
    </message>
    <message numerus="yes">
        <source>%n sum(s) were read against their looks: %1.</source>
        <translation>
            <numerusform>%n sumę odczytano wbrew wyglądowi: %1.</numerusform>
            <numerusform>%n sumy odczytano wbrew wyglądowi: %1.</numerusform>
            <numerusform>%n sum odczytano wbrew wyglądowi: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has pencil marks that were not read.</source>
        <translation>%1 ma notatki, których nie odczytano.</translation>
    </message>
    <message>
        <source>%1 has the pencil marks %2.</source>
        <comment>a cell, its digits</comment>
        <translation>%1 ma notatki %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n other mark(s) were not read.</source>
        <translation>
            <numerusform>Nie odczytano %n innej notatki.</numerusform>
            <numerusform>Nie odczytano %n innych notatek.</numerusform>
            <numerusform>Nie odczytano %n innych notatek.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pencil marks in %n cell(s).</source>
        <translation>
            <numerusform>Notatki w %n komórce.</numerusform>
            <numerusform>Notatki w %n komórkach.</numerusform>
            <numerusform>Notatki w %n komórkach.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Some pencil marks were not read in %n cell(s): %1.</source>
        <translation>
            <numerusform>Niektórych notatek nie odczytano w %n komórce: %1.</numerusform>
            <numerusform>Niektórych notatek nie odczytano w %n komórkach: %1.</numerusform>
            <numerusform>Niektórych notatek nie odczytano w %n komórkach: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Read as rules: %1.</source>
        <translation>Odczytane jako reguły: %1.</translation>
    </message>
    <message>
        <source>These rules are in doubt: %1.</source>
        <translation>Te reguły są wątpliwe: %1.</translation>
    </message>
    <message numerus="yes">
        <source>The shades of %n cell(s) are not read as a rule.</source>
        <translation>
            <numerusform>Cień %n komórki nie jest odczytany jako reguła.</numerusform>
            <numerusform>Cień %n komórek nie jest odczytany jako reguła.</numerusform>
            <numerusform>Cień %n komórek nie jest odczytany jako reguła.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReasonLesson</name>
    <message>
        <source>Reason</source>
        <translation>Powód</translation>
    </message>
    <message>
        <source>%1. %2 (%3)</source>
        <translation>%1. %2 (%3)</translation>
    </message>
    <message>
        <source>Each step follows from as few facts as possible. A fact is where a digit can be in a row, a column or a box, which digits a cell can have, or what a rule demands.</source>
        <translation>Każdy krok wynika z jak najmniejszej liczby faktów. Fakt to: gdzie cyfra może być w wierszu, kolumnie lub bloku, jakie cyfry może mieć komórka albo czego wymaga reguła.</translation>
    </message>
</context>
<context>
    <name>ReasonSteps</name>
    <message>
        <source>%1; %2 of %3 digits placed</source>
        <translation>%1; wpisano %2 z %3 cyfr</translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s)</source>
        <translation>
            <numerusform>%n fakt</numerusform>
            <numerusform>%n fakty</numerusform>
            <numerusform>%n faktów</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped: there are more steps.</source>
        <translation>Zatrzymano: są dalsze kroki.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>What follows</source>
        <translation>Co wynika</translation>
    </message>
    <message>
        <source>Facts</source>
        <translation>Fakty</translation>
    </message>
    <message>
        <source>The number of facts from which it follows</source>
        <translation>Liczba faktów, z których to wynika</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Waga</translation>
    </message>
    <message>
        <source>What the step counts in the general rating: its facts, and one more if it places no digit</source>
        <translation>Ile krok liczy się w ocenie ogólnej: jego fakty i jeden więcej, jeśli nie wpisuje cyfry</translation>
    </message>
    <message>
        <source>part of the reason</source>
        <translation>część powodu</translation>
    </message>
</context>
<context>
    <name>ReasonWords</name>
    <message>
        <source>%1 or %2</source>
        <translation>%1 lub %2</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1 to %2</translation>
    </message>
    <message>
        <source>in %2, %1 is in %3</source>
        <translation>%2: %1 jest w %3</translation>
    </message>
    <message>
        <source>the sum of %1 is %2</source>
        <translation>suma %1 to %2</translation>
    </message>
    <message>
        <source>a digit that it sees, or a rule of the cell, excludes it</source>
        <translation>wyklucza ją cyfra, którą widzi, albo reguła komórki</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 (%2 facts, not proved smallest: at least %3)</source>
        <translation>%1 (faktów: %2, bez dowodu, że to najmniej: co najmniej %3)</translation>
    </message>
    <message>
        <source>The puzzle has no solution</source>
        <translation>Łamigłówka nie ma rozwiązania</translation>
    </message>
    <message>
        <source>It does not follow: there are solutions with different digits in %1</source>
        <translation>To nie wynika: są rozwiązania z różnymi cyframi w %1</translation>
    </message>
    <message>
        <source>%1 is a clue</source>
        <translation>%1 to wskazówka</translation>
    </message>
    <message>
        <source>Some entries are wrong</source>
        <translation>Niektóre wpisy są błędne</translation>
    </message>
    <message>
        <source>%1:
%2</source>
        <translation>%1:
%2</translation>
    </message>
    <message>
        <source>With %1 in %2 no digits are left that %3 allows</source>
        <translation>Z %1 w %2 nie zostają cyfry, na które pozwala %3</translation>
    </message>
    <message>
        <source>With %1 in %2 these cannot all be true: %3</source>
        <translation>Z %1 w %2 te fakty nie mogą być wszystkie prawdziwe: %3</translation>
    </message>
    <message>
        <source>%1 (%2 parts of it)</source>
        <translation>%1 (części: %2)</translation>
    </message>
    <message>
        <source>%1 excludes it</source>
        <translation>wyklucza ją %1</translation>
    </message>
    <message>
        <source>according to %1</source>
        <translation>według: %1</translation>
    </message>
</context>
<context>
    <name>RecentPuzzles</name>
    <message>
        <source>solved</source>
        <translation>rozwiązano</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 z %2</translation>
    </message>
    <message>
        <source>today, %1</source>
        <translation>dzisiaj, %1</translation>
    </message>
    <message>
        <source>yesterday, %1</source>
        <translation>wczoraj, %1</translation>
    </message>
</context>
<context>
    <name>RegionMap</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>jeszcze %n</numerusform>
            <numerusform>jeszcze %n</numerusform>
            <numerusform>jeszcze %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has %2 of %3 cells</source>
        <translation>%1 ma %2 z %3 komórek</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) belong to no region.</source>
        <translation>
            <numerusform>%n komórka nie należy do żadnego regionu.</numerusform>
            <numerusform>%n komórki nie należą do żadnego regionu.</numerusform>
            <numerusform>%n komórek nie należy do żadnego regionu.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is/are not connected.</source>
        <translation>
            <numerusform>%1 nie jest spójny.</numerusform>
            <numerusform>%1 nie są spójne.</numerusform>
            <numerusform>%1 nie są spójne.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) are holes.</source>
        <translation>
            <numerusform>%n miejsce to dziura.</numerusform>
            <numerusform>%n miejsca to dziury.</numerusform>
            <numerusform>%n miejsc to dziury.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RegionTermWords</name>
    <message>
        <source>%1 and %2</source>
        <translation>%1 i %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>border between %1</source>
        <translation>granica między %1</translation>
    </message>
    <message>
        <source>borders between %1</source>
        <translation>granice między %1</translation>
    </message>
    <message>
        <source>%1 in one region</source>
        <translation>%1 w jednym regionie</translation>
    </message>
    <message>
        <source>border around it</source>
        <translation>granica dookoła</translation>
    </message>
</context>
<context>
    <name>RegionWords</name>
    <message>
        <source>If %1 and %2 lay in one region, %3</source>
        <translation>Gdyby %1 i %2 leżały w jednym regionie, %3</translation>
    </message>
    <message>
        <source>the region of %1 would have room for only %2 of its %3 cells</source>
        <translation>region komórki %1 miałby miejsce tylko na %2 ze swoich %3 komórek</translation>
    </message>
    <message>
        <source>it would have %1 twice, in %2</source>
        <translation>miałby on dwa razy %1, w %2</translation>
    </message>
    <message>
        <source>it would have %1 cells instead of %2</source>
        <translation>miałby on %1 komórek zamiast %2</translation>
    </message>
    <message>
        <source>it would have room for only %1 of its %2 cells</source>
        <translation>miałby on miejsce tylko na %1 ze swoich %2 komórek</translation>
    </message>
    <message>
        <source>%1 needs all %2 cells that it can still count</source>
        <translation>%1 potrzebuje wszystkich %2 komórek, które jeszcze mogą się liczyć</translation>
    </message>
    <message>
        <source>%1 has counted as many cells as its digit says</source>
        <translation>%1 liczy już tyle komórek, ile mówi cyfra</translation>
    </message>
    <message>
        <source>%1 counts at least %2 and at most %3 cells</source>
        <translation>%1 liczy od %2 do %3 komórek</translation>
    </message>
    <message>
        <source>Any other way that was tried breaks a rule</source>
        <translation>Każda inna wypróbowana możliwość narusza regułę</translation>
    </message>
    <message>
        <source>Any other way that was tried breaks a rule, given %1</source>
        <translation>Każda inna wypróbowana możliwość narusza regułę (wiadomo: %1)</translation>
    </message>
    <message>
        <source>If %1 and %2 lay in different regions, %3</source>
        <translation>Gdyby %1 i %2 leżały w różnych regionach, %3</translation>
    </message>
    <message>
        <source>%1 are a whole region</source>
        <translation>%1 tworzą cały region</translation>
    </message>
    <message>
        <source>The region of %1 can have %2 only in %3</source>
        <translation>Region komórki %1 może mieć %2 tylko w %3</translation>
    </message>
</context>
<context>
    <name>RepairWords</name>
    <message>
        <source>Move %1 from %2 to %3</source>
        <translation>Przenieś %1 z „%2” do „%3”</translation>
    </message>
    <message>
        <source>Take %1 out of %2</source>
        <translation>Wyjmij %1 z „%2”</translation>
    </message>
    <message>
        <source>Add %1 to %2</source>
        <translation>Dodaj %1 do „%2”</translation>
    </message>
    <message>
        <source>Change %1 to %2</source>
        <translation>Zmień „%1” na %2</translation>
    </message>
    <message>
        <source>Swap the numbers of %1 and %2</source>
        <translation>Zamień liczby reguł „%1” i „%2”</translation>
    </message>
    <message>
        <source>Make %1 a %2</source>
        <comment>a mark of another kind</comment>
        <translation>Zamień „%1” na „%2”</translation>
    </message>
    <message>
        <source>Turn %1 round</source>
        <translation>Odwróć „%1”</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Usuń „%1”</translation>
    </message>
    <message>
        <source>without %1</source>
        <translation>bez reguły „%1”</translation>
    </message>
    <message>
        <source>with %1 instead of %2</source>
        <translation>z regułą „%1” zamiast „%2”</translation>
    </message>
    <message>
        <source>with %1 in %2</source>
        <translation>z %1 w regule „%2”</translation>
    </message>
    <message>
        <source>without %1 in %2</source>
        <translation>bez %1 w regule „%2”</translation>
    </message>
    <message>
        <source>with %1 turned round</source>
        <translation>po odwróceniu reguły „%1”</translation>
    </message>
    <message>
        <source>Add %1</source>
        <comment>a rule</comment>
        <translation>Dodaj „%1”</translation>
    </message>
    <message>
        <source>Give %1 the number %2</source>
        <translation>Nadaj regule „%1” liczbę %2</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>z regułą „%1”</translation>
    </message>
    <message>
        <source>with the number %1 for %2</source>
        <translation>z liczbą %1 dla reguły „%2”</translation>
    </message>
</context>
<context>
    <name>Request</name>
    <message>
        <source>A puzzle with these rules and one solution has at least one clue: without any, digits can change places.</source>
        <translation>Łamigłówka z tymi regułami i jednym rozwiązaniem ma co najmniej jedną wskazówkę: gdy nie ma żadnej, cyfry mogą zamienić się miejscami.</translation>
    </message>
    <message numerus="yes">
        <source>A %1 × %1 puzzle with one solution has at least %n clue(s).</source>
        <translation>
            <numerusform>Łamigłówka %1 × %1 z jednym rozwiązaniem ma co najmniej %n wskazówkę.</numerusform>
            <numerusform>Łamigłówka %1 × %1 z jednym rozwiązaniem ma co najmniej %n wskazówki.</numerusform>
            <numerusform>Łamigłówka %1 × %1 z jednym rozwiązaniem ma co najmniej %n wskazówek.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A %1 × %1 puzzle with these rules and one solution has at least %n clue(s).</source>
        <translation>
            <numerusform>Łamigłówka %1 × %1 z tymi regułami i jednym rozwiązaniem ma co najmniej %n wskazówkę.</numerusform>
            <numerusform>Łamigłówka %1 × %1 z tymi regułami i jednym rozwiązaniem ma co najmniej %n wskazówki.</numerusform>
            <numerusform>Łamigłówka %1 × %1 z tymi regułami i jednym rozwiązaniem ma co najmniej %n wskazówek.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The pattern has %n clue(s), but you asked for %1.</source>
        <translation>
            <numerusform>Wzór ma %n wskazówkę, a żądano %1.</numerusform>
            <numerusform>Wzór ma %n wskazówki, a żądano %1.</numerusform>
            <numerusform>Wzór ma %n wskazówek, a żądano %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With its symmetry the pattern has %n clue(s), but you asked for %1.</source>
        <translation>
            <numerusform>Po uwzględnieniu symetrii wzór ma %n wskazówkę, a żądano %1.</numerusform>
            <numerusform>Po uwzględnieniu symetrii wzór ma %n wskazówki, a żądano %1.</numerusform>
            <numerusform>Po uwzględnieniu symetrii wzór ma %n wskazówek, a żądano %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rows %1 and %2 have no clue: they can change places in every solution.</source>
        <translation>Wiersze %1 i %2 nie mają wskazówek: w każdym rozwiązaniu można je zamienić miejscami.</translation>
    </message>
    <message>
        <source>Columns %1 and %2 have no clue: they can change places in every solution.</source>
        <translation>Kolumny %1 i %2 nie mają wskazówek: w każdym rozwiązaniu można je zamienić miejscami.</translation>
    </message>
    <message numerus="yes">
        <source>A board of %1 × %1 has only %n cell(s).</source>
        <translation>
            <numerusform>Plansza %1 × %1 ma tylko %n komórkę.</numerusform>
            <numerusform>Plansza %1 × %1 ma tylko %n komórki.</numerusform>
            <numerusform>Plansza %1 × %1 ma tylko %n komórek.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The pattern leaves too few cells for clues: the puzzle needs at least %n clue(s).</source>
        <translation>
            <numerusform>Wzór zostawia za mało komórek na wskazówki: potrzeba co najmniej %n wskazówki.</numerusform>
            <numerusform>Wzór zostawia za mało komórek na wskazówki: potrzeba co najmniej %n wskazówek.</numerusform>
            <numerusform>Wzór zostawia za mało komórek na wskazówki: potrzeba co najmniej %n wskazówek.</numerusform>
        </translation>
    </message>
    <message>
        <source>The symmetry asks for the same in %1 and %2: the pattern has a clue in %1 and none in %2.</source>
        <translation>Symetria wymaga tego samego w %1 i %2: wzór ma wskazówkę w %1, a w %2 nie.</translation>
    </message>
    <message>
        <source>Puzzles with so few clues are rarely this easy, so this may take a while.</source>
        <translation>Niewiele łamigłówek z tak małą liczbą wskazówek jest tak łatwych. Szukanie może potrwać.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>od %1 do %2</translation>
    </message>
    <message>
        <source>A cage has at most %1 cells, because its digits differ.</source>
        <translation>Liczba komórek w klatce to najwyżej %1, bo jej cyfry są różne.</translation>
    </message>
    <message>
        <source>These cages cannot cover the board. Their number: %1; cells of each: %2; cells of the board: %3.</source>
        <translation>Te klatki nie mogą pokryć planszy. Liczba klatek: %1; liczba komórek w każdej: %2; liczba komórek planszy: %3.</translation>
    </message>
    <message>
        <source>Puzzles with unknown regions can have at most %1 rows. A smaller board will do.</source>
        <translation>Łamigłówki o nieznanych regionach mogą mieć najwyżej %1 wierszy. Mniejsza plansza się nada.</translation>
    </message>
    <message>
        <source>Where the regions are unknown, a pattern cannot say which cells have no clue.</source>
        <translation>Gdy regiony są nieznane, wzór nie może określać, które komórki nie mają wskazówki.</translation>
    </message>
    <message>
        <source>Minimal puzzles with more than %1 clues are hardly ever found. Ask for fewer clues, or for puzzles that need not be minimal.</source>
        <translation>Minimalnych łamigłówek, w których wskazówek jest więcej niż %1, prawie nigdy się nie znajduje. Wybierz mniej wskazówek albo łamigłówki, które nie muszą być minimalne.</translation>
    </message>
    <message>
        <source>Allow a clue in one of them.</source>
        <translation>Dopuść tam jedną wskazówkę.</translation>
    </message>
    <message>
        <source>Boxes %1, %2 and %3 have no clue: no puzzle like that is known.</source>
        <translation>Bloki %1, %2 i %3 nie mają wskazówek: takiej łamigłówki nikt nie zna.</translation>
    </message>
    <message>
        <source>Not every box of this board has %1 cells.</source>
        <translation>Nie każdy blok tej planszy ma tyle komórek: %1.</translation>
    </message>
    <message>
        <source>This board has no known boxes.</source>
        <translation>Ta plansza nie ma znanych bloków.</translation>
    </message>
    <message>
        <source>With so few clues there are at least %1 steps.</source>
        <translation>Przy tak małej liczbie wskazówek kroków jest co najmniej %1.</translation>
    </message>
    <message>
        <source>The pattern leaves too few cells for clues from %1 to %2.</source>
        <translation>Wzór zostawia za mało komórek na wskazówki od %1 do %2.</translation>
    </message>
    <message>
        <source>A wish for the places of clues is only for puzzles with exactly one solution.</source>
        <translation>Miejsc wskazówek można żądać tylko dla łamigłówek z dokładnie jednym rozwiązaniem.</translation>
    </message>
    <message>
        <source>clues for %1</source>
        <translation>wskazówki dla %1</translation>
    </message>
    <message>
        <source>clues in each box: %1</source>
        <translation>wskazówki w każdym bloku: %1</translation>
    </message>
    <message>
        <source>The puzzle needs clues. Allow some in each box.</source>
        <translation>Łamigłówka potrzebuje wskazówek. Dopuść je w każdym bloku.</translation>
    </message>
    <message numerus="yes">
        <source>With at most %n clue(s) in each box there are at most %1 in all, not %2.</source>
        <translation>
            <numerusform>Przy co najwyżej %n wskazówce w każdym bloku jest ich razem co najwyżej %1, a nie %2.</numerusform>
            <numerusform>Przy co najwyżej %n wskazówkach w każdym bloku jest ich razem co najwyżej %1, a nie %2.</numerusform>
            <numerusform>Przy co najwyżej %n wskazówkach w każdym bloku jest ich razem co najwyżej %1, a nie %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With at most %n clue(s) in each box there are at most %1 in all, but the puzzle needs more. Allow more in each box.</source>
        <translation>
            <numerusform>Przy co najwyżej %n wskazówce w każdym bloku jest ich razem co najwyżej %1, a łamigłówka potrzebuje więcej. Dopuść więcej w każdym bloku.</numerusform>
            <numerusform>Przy co najwyżej %n wskazówkach w każdym bloku jest ich razem co najwyżej %1, a łamigłówka potrzebuje więcej. Dopuść więcej w każdym bloku.</numerusform>
            <numerusform>Przy co najwyżej %n wskazówkach w każdym bloku jest ich razem co najwyżej %1, a łamigłówka potrzebuje więcej. Dopuść więcej w każdym bloku.</numerusform>
        </translation>
    </message>
    <message>
        <source>With clues in all these places the puzzle has at least %1 clues, but you asked for %2.</source>
        <translation>Ze wskazówkami we wszystkich tych miejscach łamigłówka ma ich co najmniej %1, a żądano %2.</translation>
    </message>
    <message>
        <source>With so many clues no cell is left to solve.</source>
        <translation>Przy tylu wskazówkach nie zostaje żadna komórka do rozwiązania.</translation>
    </message>
    <message>
        <source>Few puzzles of this size have so few clues, so this may take a while.</source>
        <translation>Niewiele łamigłówek tej wielkości ma tak mało wskazówek. Szukanie może potrwać.</translation>
    </message>
    <message>
        <source>Minimal puzzles are rarely for beginners, so this may take a while.</source>
        <translation>Minimalne łamigłówki rzadko są dla początkujących. Szukanie może potrwać.</translation>
    </message>
    <message>
        <source>Minimal puzzles of this kind rarely have this difficulty, so this may take a while.</source>
        <translation>Minimalne łamigłówki tego rodzaju rzadko mają taką trudność. Szukanie może potrwać.</translation>
    </message>
    <message>
        <source>Small puzzles with symmetric clues are rarely this hard, so this may take a while.</source>
        <translation>Małe łamigłówki z symetrycznymi wskazówkami rzadko są tak trudne. Szukanie może potrwać.</translation>
    </message>
    <message>
        <source>Hardly any puzzle is rated that high, so this may take a while.</source>
        <translation>Mało która łamigłówka ma tak wysoką ocenę. Szukanie może potrwać.</translation>
    </message>
    <message>
        <source>Puzzles with so few steps are rarely this hard, so this may take a while.</source>
        <translation>Niewiele łamigłówek z tak małą liczbą kroków jest tak trudnych. Szukanie może potrwać.</translation>
    </message>
    <message>
        <source>Large puzzles are rarely this hard, so this may take a while.</source>
        <translation>Duże łamigłówki rzadko są tak trudne. Szukanie może potrwać.</translation>
    </message>
    <message>
        <source>Minimal puzzles of this size may take a while.</source>
        <translation>Szukanie minimalnych łamigłówek tej wielkości może potrwać.</translation>
    </message>
    <message>
        <source>Few boards of this shape obey these rules, so this may take a while.</source>
        <translation>Niewiele plansz o tym kształcie spełnia te reguły. Szukanie może potrwać.</translation>
    </message>
</context>
<context>
    <name>RuleMove</name>
    <message>
        <source>%1 does not fit on the board there.</source>
        <translation>%1 nie mieści się tam na planszy.</translation>
    </message>
    <message>
        <source>%1 stays where it is. %2</source>
        <translation>%1 zostaje na swoim miejscu. %2</translation>
    </message>
    <message>
        <source>Rules for the whole board have no place.</source>
        <translation>Reguły dla całej planszy nie mają miejsca.</translation>
    </message>
    <message>
        <source>None of the %1 rules can be moved. %2</source>
        <translation>Żadnej z %1 reguł nie można przenieść. %2</translation>
    </message>
    <message>
        <source>%1 of %2 rules moved. %3</source>
        <translation>Przeniesiono reguły: %1 z %2. %3</translation>
    </message>
</context>
<context>
    <name>RuleWords</name>
    <message>
        <source>It applies to the whole board.</source>
        <translation>Dotyczy całej planszy.</translation>
    </message>
    <message>
        <source>Select its cells: drag, Ctrl+click, or Ctrl+Shift+arrows.</source>
        <translation>Zaznacz jej komórki: przeciągnij, Ctrl+kliknięcie lub Ctrl+Shift+strzałki.</translation>
    </message>
    <message>
        <source>Draw it: drag from its first cell to the last one. With keys: Ctrl+Shift+arrows, then Enter.</source>
        <translation>Narysuj ją: przeciągnij od pierwszej komórki do ostatniej. Klawiszami: Ctrl+Shift+strzałki, potem Enter.</translation>
    </message>
    <message>
        <source>Select a group of cells, then with Ctrl another group of the same shape.</source>
        <translation>Zaznacz grupę komórek, potem z Ctrl inną grupę o tym samym kształcie.</translation>
    </message>
    <message>
        <source>Ctrl+click adds or removes a cell.</source>
        <translation>Ctrl+kliknięcie dodaje lub usuwa komórkę.</translation>
    </message>
    <message>
        <source>R turns it round.</source>
        <translation>R odwraca ją.</translation>
    </message>
    <message>
        <source>Delete removes it.</source>
        <translation>Delete usuwa ją.</translation>
    </message>
    <message>
        <source>Incomplete: %1.</source>
        <translation>Niepełna: %1.</translation>
    </message>
    <message>
        <source>The puzzle already has this rule.</source>
        <translation>Łamigłówka ma już tę regułę.</translation>
    </message>
    <message>
        <source>The puzzle already has %1: remove it first.</source>
        <translation>Łamigłówka ma już: %1. Najpierw usuń tę regułę.</translation>
    </message>
    <message>
        <source>Turn Round %1</source>
        <translation>Odwróć: %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Usuń: %1</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>Zmień: %1</translation>
    </message>
    <message>
        <source>Incomplete: it needs more cells or a number.</source>
        <translation>Niepełna: potrzeba więcej komórek albo liczby.</translation>
    </message>
    <message>
        <source>Select an arrow, a thermometer or a sign to turn it round.</source>
        <translation>Zaznacz strzałkę, termometr lub znak, aby go odwrócić.</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>Dodaj: %1</translation>
    </message>
    <message>
        <source>Type %1 to choose which one.</source>
        <translation>Wpisz %1, aby wybrać, która to ma być.</translation>
    </message>
    <message>
        <source>Shift+arrows select a block, Ctrl+Shift+arrows add a cell. Ctrl+arrows only move, Ctrl+Space selects; Enter continues, Escape ends. Space in a drag begins another rule.</source>
        <translation>Shift+strzałki zaznaczają prostokąt, Ctrl+Shift+strzałki dodają komórkę. Ctrl+strzałki tylko przesuwają kursor, Ctrl+spacja zaznacza; Enter kontynuuje, Esc kończy. Spacja podczas przeciągania zaczyna następną regułę.</translation>
    </message>
    <message>
        <source>Click the edge between two cells, or drag from the first to the second. A longer drag draws one between each two cells.</source>
        <translation>Kliknij krawędź między dwiema komórkami albo przeciągnij od pierwszej do drugiej. Dłuższe przeciągnięcie rysuje po jednej regule między każdymi dwiema komórkami.</translation>
    </message>
    <message>
        <source>Click the corner where four cells meet, or select all four. With keys: the top left one.</source>
        <translation>Kliknij róg, w którym stykają się cztery komórki, albo zaznacz wszystkie cztery. Klawiszami: lewą górną.</translation>
    </message>
    <message>
        <source>Click in the margin, where the number will stand. With keys: select the cell beside it; in a corner also the next cell.</source>
        <translation>Kliknij na marginesie, tam gdzie ma stać liczba. Klawiszami: zaznacz komórkę obok; w rogu także następną.</translation>
    </message>
    <message>
        <source>Or drag from there, or from the cell at the edge, along the diagonal. With keys: select its first two cells.</source>
        <translation>Albo przeciągnij stamtąd lub od komórki na brzegu wzdłuż przekątnej. Klawiszami: zaznacz jej dwie pierwsze komórki.</translation>
    </message>
    <message>
        <source>Click in the margin, where the number will stand; another click there takes the other direction.</source>
        <translation>Kliknij na marginesie, tam gdzie ma stać liczba; kolejne kliknięcie wybiera drugi kierunek.</translation>
    </message>
    <message>
        <source>Each click adds a cell, or takes one away.</source>
        <translation>Każde kliknięcie dodaje lub usuwa komórkę.</translation>
    </message>
    <message>
        <source>Type %1 to change it.</source>
        <translation>Wpisz %1, aby ją zmienić.</translation>
    </message>
    <message>
        <source>Type %1 to change it and those that you draw next.</source>
        <translation>Wpisz %1, aby zmienić ją i te, które narysujesz potem.</translation>
    </message>
    <message>
        <source>It takes the place of %1.</source>
        <translation>Zastępuje: %1.</translation>
    </message>
    <message numerus="yes">
        <source>They take the place of %n rule(s).</source>
        <translation>
            <numerusform>Zastępują %n regułę.</numerusform>
            <numerusform>Zastępują %n reguły.</numerusform>
            <numerusform>Zastępują %n reguł.</numerusform>
        </translation>
    </message>
    <message>
        <source>Type figures, or press F2, to change its number.</source>
        <translation>Wpisz cyfry albo naciśnij F2, aby zmienić jej liczbę.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
</context>
<context>
    <name>Samenesses</name>
    <message>
        <source>Equal Puzzles</source>
        <translation>Takie same łamigłówki</translation>
    </message>
    <message>
        <source>The Same Puzzle in Another Form</source>
        <translation>Ta sama łamigłówka w innej postaci</translation>
    </message>
</context>
<context>
    <name>SaveFile</name>
    <message>
        <source>There is not enough room on the disk.</source>
        <translation>Na dysku brakuje miejsca.</translation>
    </message>
    <message>
        <source>It is not a regular file.</source>
        <translation>To nie jest zwykły plik.</translation>
    </message>
    <message>
        <source>There is not enough room for temporary files.</source>
        <translation>Brakuje miejsca na pliki tymczasowe.</translation>
    </message>
</context>
<context>
    <name>SavePath</name>
    <message>
        <source>All files (*)</source>
        <translation>Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>puzzle</source>
        <translation>łamigłówka</translation>
    </message>
    <message>
        <source>Name of Another Kind of File</source>
        <translation>Nazwa innego rodzaju pliku</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a name for another kind of file. Choose one that ends in %2.</source>
        <translation>„%1” to nazwa innego rodzaju pliku. Proszę wybrać nazwę, która kończy się na %2.</translation>
    </message>
</context>
<context>
    <name>SaveQuestion</name>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Zapisz</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Odrzuć</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Anuluj</translation>
    </message>
    <message>
        <source>&amp;Keep Editing</source>
        <translation>&amp;Edytuj dalej</translation>
    </message>
</context>
<context>
    <name>Sectioning</name>
    <message>
        <source>as in the list</source>
        <translation>jak na liście</translation>
    </message>
    <message>
        <source>by level</source>
        <translation>według poziomu</translation>
    </message>
    <message>
        <source>none</source>
        <translation>brak</translation>
    </message>
</context>
<context>
    <name>SharedBoard</name>
    <message>
        <source>no solution is added: not all rules are known</source>
        <translation>nie dodano rozwiązania: nie wszystkie reguły są znane</translation>
    </message>
    <message>
        <source>no solution is added: it is not known yet</source>
        <translation>nie dodano rozwiązania: nie jest jeszcze znane</translation>
    </message>
    <message>
        <source>no solution is added: there is none</source>
        <translation>nie dodano rozwiązania: nie ma żadnego</translation>
    </message>
    <message>
        <source>no solution is added: there are several</source>
        <translation>nie dodano rozwiązania: jest ich kilka</translation>
    </message>
    <message>
        <source>the source of the puzzle states another solution: %1 in %2</source>
        <translation>źródło łamigłówki podaje inne rozwiązanie: %1 w %2</translation>
    </message>
</context>
<context>
    <name>SolutionPlace</name>
    <message>
        <source>at the end</source>
        <translation>na końcu</translation>
    </message>
    <message>
        <source>on the next page</source>
        <translation>na następnej stronie</translation>
    </message>
    <message>
        <source>upside down below</source>
        <translation>do góry nogami poniżej</translation>
    </message>
    <message>
        <source>none</source>
        <translation>brak</translation>
    </message>
    <message>
        <source>at the end of each section</source>
        <translation>na końcu każdego rozdziału</translation>
    </message>
    <message>
        <source>small, one page later</source>
        <translation>małe, stronę dalej</translation>
    </message>
    <message>
        <source>upside down, one page later</source>
        <translation>do góry nogami, stronę dalej</translation>
    </message>
</context>
<context>
    <name>Solver</name>
    <message>
        <source>Race</source>
        <translation>Wyścig</translation>
    </message>
</context>
<context>
    <name>StepWords</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>StoryLesson</name>
    <message>
        <source>Why there is no solution.</source>
        <translation>Dlaczego nie ma rozwiązania.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>StoryWords</name>
    <message>
        <source>No digit is left for %1</source>
        <translation>Nie zostaje żadna cyfra dla %1</translation>
    </message>
    <message>
        <source>%1 has no place in %2</source>
        <translation>Nie ma miejsca dla %1 (%2)</translation>
    </message>
    <message>
        <source>No digits are left that %1 allows</source>
        <translation>Nie zostają cyfry, na które pozwala %1</translation>
    </message>
    <message>
        <source>No digits are left with which %1 add up to %2</source>
        <translation>Nie zostają cyfry, z którymi %1 dają w sumie %2</translation>
    </message>
    <message>
        <source>%1 in %2 leaves no %1 for %3</source>
        <translation>%1 w %2 nie zostawia %1 dla %3</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 w %2</translation>
    </message>
    <message>
        <source>%1 sees %2</source>
        <translation>%1 widzi %2</translation>
    </message>
    <message>
        <source>%1 is already in %2</source>
        <translation>%1 jest już w %2</translation>
    </message>
    <message>
        <source>%1 are already in %2</source>
        <translation>%1 są już w %2</translation>
    </message>
    <message>
        <source>the rest was ruled out before</source>
        <translation>resztę wykluczono wcześniej</translation>
    </message>
    <message>
        <source>So %1 is %2.</source>
        <translation>Zatem %1 to %2.</translation>
    </message>
    <message>
        <source>If %1 is %2:</source>
        <translation>Jeśli %1 to %2:</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>No further step is known: the story ends here.</source>
        <translation>Dalszy krok nie jest znany: rozumowanie kończy się tutaj.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>It is not proved that all of these are needed.</source>
        <translation>Nie udowodniono, że wszystkie z nich są potrzebne.</translation>
    </message>
    <message>
        <source>No story, because not all rules could be read: %1</source>
        <translation>Bez rozumowania, bo nie udało się odczytać wszystkich reguł: %1</translation>
    </message>
    <message>
        <source>without %1 in %2</source>
        <translation>bez %1 w %2</translation>
    </message>
    <message>
        <source>with %1 in %2</source>
        <translation>z %1 w %2</translation>
    </message>
    <message>
        <source>with %1 in %2 instead of %3</source>
        <translation>z %1 w %2 zamiast %3</translation>
    </message>
    <message>
        <source>%1 there is exactly one solution</source>
        <translation>%1 jest dokładnie jedno rozwiązanie</translation>
    </message>
    <message>
        <source>%1 there are several solutions</source>
        <translation>%1 jest kilka rozwiązań</translation>
    </message>
    <message numerus="yes">
        <source>The argument is long, and no shorter one was found: %n step(s).</source>
        <translation>
            <numerusform>Rozumowanie jest długie, a krótszego nie znaleziono: %n krok.</numerusform>
            <numerusform>Rozumowanie jest długie, a krótszego nie znaleziono: %n kroki.</numerusform>
            <numerusform>Rozumowanie jest długie, a krótszego nie znaleziono: %n kroków.</numerusform>
        </translation>
    </message>
    <message>
        <source>with %1 in %2 and %3 in %4 exchanged</source>
        <translation>po zamianie %1 w %2 z %3 w %4</translation>
    </message>
    <message>
        <source>The sums of the whole board make %1, but its digits %2</source>
        <translation>Sumy na całej planszy dają %1, a jej cyfry dają w sumie %2</translation>
    </message>
    <message>
        <source>The sums in %1 make %2, but the digits there %3</source>
        <translation>Sumy (%1) dają %2, a cyfry dają tam w sumie %3</translation>
    </message>
    <message>
        <source>no level, because not all rules could be read: %1</source>
        <translation>bez poziomu, bo nie udało się odczytać wszystkich reguł: %1</translation>
    </message>
    <message>
        <source>leaves no %1 for %2</source>
        <comment>the subject is: 2 in r2c7</comment>
        <translation>nie zostawia %1 dla %2</translation>
    </message>
    <message>
        <source>is in %1</source>
        <comment>the subject is a digit</comment>
        <translation>jest w %1</translation>
    </message>
    <message>
        <source>are in %1</source>
        <comment>the subject is some digits</comment>
        <translation>są w %1</translation>
    </message>
    <message>
        <source>is already in %1</source>
        <comment>the subject is a digit</comment>
        <translation>jest już w %1</translation>
    </message>
    <message>
        <source>are already in %1</source>
        <comment>the subject is some digits</comment>
        <translation>są już w %1</translation>
    </message>
    <message>
        <source>The rest</source>
        <translation>Reszta</translation>
    </message>
    <message>
        <source>was ruled out before</source>
        <translation>została wykluczona wcześniej</translation>
    </message>
    <message>
        <source>So no cell of %1 is left for %2.</source>
        <translation>Zatem %1 nie ma już komórki dla %2.</translation>
    </message>
    <message>
        <source>So %1 can have no digit.</source>
        <translation>Zatem %1 nie może mieć żadnej cyfry.</translation>
    </message>
    <message>
        <source>%1 and %2 can change places in %3, and no other cell changes</source>
        <translation>%1 i %2 mogą zamienić się miejscami w %3, a żadna inna komórka się nie zmienia</translation>
    </message>
    <message>
        <source>%1 can be filled in another way, and no other cell changes</source>
        <translation>%1 można wypełnić inaczej, a żadna inna komórka się nie zmienia</translation>
    </message>
    <message>
        <source>%1 can be %2 or %3, and no other cell changes</source>
        <translation>%1 mogą być %2 lub %3, a żadna inna komórka się nie zmienia</translation>
    </message>
</context>
<context>
    <name>Subject</name>
    <message>
        <source>rows, columns and boxes</source>
        <translation>wiersze, kolumny i bloki</translation>
    </message>
    <message>
        <source>rows, columns and regions</source>
        <translation>wiersze, kolumny i regiony</translation>
    </message>
    <message>
        <source>The givens</source>
        <translation>Wskazówki</translation>
    </message>
    <message>
        <source>No givens</source>
        <translation>Brak wskazówek</translation>
    </message>
    <message>
        <source>Givens and entries</source>
        <translation>Wskazówki i wpisy</translation>
    </message>
    <message>
        <source>Your entries, as there are no givens</source>
        <translation>Twoje wpisy, bo nie ma wskazówek</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>your entries do not count</source>
        <translation>wpisy się nie liczą</translation>
    </message>
    <message>
        <source>rows and columns</source>
        <translation>wiersze i kolumny</translation>
    </message>
    <message>
        <source>regions, but not rows and columns</source>
        <translation>regiony, ale nie wiersze i kolumny</translation>
    </message>
    <message>
        <source>no rows and columns</source>
        <translation>bez wierszy i kolumn</translation>
    </message>
</context>
<context>
    <name>SumTerms</name>
    <message>
        <source>the cage %1 at %2</source>
        <translation>klatka %1 w %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 lub %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 w %2</translation>
    </message>
</context>
<context>
    <name>SumWhy</name>
    <message>
        <source>%1 can only be %2</source>
        <translation>%1 to może być tylko %2</translation>
    </message>
    <message>
        <source>%1 has no combination with %2</source>
        <translation>%1 nie ma kombinacji z %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, and %2</source>
        <translation>%1, a %2</translation>
    </message>
    <message>
        <source>the rest of %1 (%2)</source>
        <translation>reszta o sumie %2 (%1)</translation>
    </message>
    <message>
        <source>%1 has one open cell left, which must be %2</source>
        <translation>%1 ma tylko jedną otwartą komórkę i musi to być %2</translation>
    </message>
    <message>
        <source>Each combination of %1 has %2</source>
        <translation>Każda kombinacja (%1) ma %2</translation>
    </message>
    <message>
        <source>%1, and only %2 can be that</source>
        <translation>%1, a miejsce jest tylko w %2</translation>
    </message>
    <message>
        <source>%1, in %2</source>
        <translation>%1, w: %2</translation>
    </message>
    <message>
        <source>In %1 only cells of %2 can be %3, so it has %3</source>
        <translation>Jedyne miejsca dla %3 (%1) leżą w: %2, więc tam jest %3</translation>
    </message>
    <message>
        <source>%1, and %2 sees every place for it</source>
        <translation>%1, a %2 widzi wszystkie miejsca na to</translation>
    </message>
    <message>
        <source>%1, and %2 see every place for it</source>
        <translation>%1, a %2 widzą wszystkie miejsca na to</translation>
    </message>
    <message>
        <source>In %1, %2 need %3 between them</source>
        <translation>%3 dzielą między siebie %2 (%1)</translation>
    </message>
    <message>
        <source>In %1 only %2 can have %3, and each must have as many of them as it can</source>
        <translation>Tylko %2 mogą mieć %3 (%1), a każda musi ich mieć tyle, ile może</translation>
    </message>
    <message>
        <source>Some combinations of %1 leave nothing for %2</source>
        <translation>Niektóre kombinacje (%1) nie zostawiają nic innym komórkom (%2)</translation>
    </message>
    <message>
        <source>%1 can only be %2: any other combination leaves nothing for %3</source>
        <translation>%1 to może być tylko %2: każda inna kombinacja nie zostawia nic innym komórkom (%3)</translation>
    </message>
    <message>
        <source>with %1 in %2 the other cells would have to add up to %3, but they make at least %4</source>
        <translation>z %1 w %2 pozostałe komórki musiałyby dać w sumie %3, ale dają co najmniej %4</translation>
    </message>
    <message>
        <source>with %1 in %2 the other cells would have to add up to %3, but they make at most %4</source>
        <translation>z %1 w %2 pozostałe komórki musiałyby dać w sumie %3, ale dają najwyżej %4</translation>
    </message>
    <message>
        <source>with %1 in %2 the other cells would have to add up to %3, which they cannot</source>
        <translation>z %1 w %2 pozostałe komórki musiałyby dać w sumie %3, a nie mogą</translation>
    </message>
    <message>
        <source>the other cells make at most %1, so %2 is at least %3</source>
        <translation>pozostałe komórki dają w sumie najwyżej %1, więc %2 to co najmniej %3</translation>
    </message>
    <message>
        <source>the other cells make at most %1 each time, so %2 are at least %3</source>
        <translation>pozostałe komórki dają w sumie za każdym razem najwyżej %1, więc każda z %2 to co najmniej %3</translation>
    </message>
    <message>
        <source>the other cells make at least %1, so %2 is at most %3</source>
        <translation>pozostałe komórki dają w sumie co najmniej %1, więc %2 to najwyżej %3</translation>
    </message>
    <message>
        <source>the other cells make at least %1 each time, so %2 are at most %3</source>
        <translation>pozostałe komórki dają w sumie za każdym razem co najmniej %1, więc każda z %2 to najwyżej %3</translation>
    </message>
</context>
<context>
    <name>Summands</name>
    <message>
        <source>%1 can only be %2</source>
        <translation>%1 to może być tylko %2</translation>
    </message>
    <message>
        <source>with %1 %2 would make more than %3</source>
        <translation>z %1 %2 dałaby więcej niż %3</translation>
    </message>
    <message>
        <source>with %1 %2 would make less than %3</source>
        <translation>z %1 %2 dałaby mniej niż %3</translation>
    </message>
    <message>
        <source>%1 has no combination with %2</source>
        <translation>%1 nie ma kombinacji z %2</translation>
    </message>
</context>
<context>
    <name>SymbolSet</name>
    <message>
        <source>Numbers</source>
        <translation>Liczby</translation>
    </message>
    <message>
        <source>1-9, then A, B, …</source>
        <translation>1-9, potem A, B, …</translation>
    </message>
    <message>
        <source>A, B, C, …</source>
        <translation>A, B, C, …</translation>
    </message>
    <message>
        <source>0-9, then A, B, …</source>
        <translation>0-9, potem A, B, …</translation>
    </message>
    <message>
        <source>cat</source>
        <translation>kot</translation>
    </message>
    <message>
        <source>fish</source>
        <translation>ryba</translation>
    </message>
    <message>
        <source>butterfly</source>
        <translation>motyl</translation>
    </message>
    <message>
        <source>rabbit</source>
        <translation>królik</translation>
    </message>
    <message>
        <source>duck</source>
        <translation>kaczka</translation>
    </message>
    <message>
        <source>snail</source>
        <translation>ślimak</translation>
    </message>
    <message>
        <source>bear</source>
        <translation>niedźwiedź</translation>
    </message>
    <message>
        <source>owl</source>
        <translation>sowa</translation>
    </message>
    <message>
        <source>elephant</source>
        <translation>słoń</translation>
    </message>
    <message>
        <source>apple</source>
        <translation>jabłko</translation>
    </message>
    <message>
        <source>banana</source>
        <translation>banan</translation>
    </message>
    <message>
        <source>grapes</source>
        <translation>winogrona</translation>
    </message>
    <message>
        <source>cherries</source>
        <translation>wiśnie</translation>
    </message>
    <message>
        <source>melon</source>
        <translation>melon</translation>
    </message>
    <message>
        <source>pear</source>
        <translation>gruszka</translation>
    </message>
    <message>
        <source>strawberry</source>
        <translation>truskawka</translation>
    </message>
    <message>
        <source>lemon</source>
        <translation>cytryna</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>pomarańcza</translation>
    </message>
    <message>
        <source>circle</source>
        <translation>kółko</translation>
    </message>
    <message>
        <source>triangle</source>
        <translation>trójkąt</translation>
    </message>
    <message>
        <source>star</source>
        <translation>gwiazdka</translation>
    </message>
    <message>
        <source>heart</source>
        <translation>serce</translation>
    </message>
    <message>
        <source>square</source>
        <translation>kwadrat</translation>
    </message>
    <message>
        <source>moon</source>
        <translation>księżyc</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>krzyżyk</translation>
    </message>
    <message>
        <source>diamond</source>
        <translation>romb</translation>
    </message>
    <message>
        <source>flower</source>
        <translation>kwiat</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>niebieski</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>żółty</translation>
    </message>
    <message>
        <source>red</source>
        <translation>czerwony</translation>
    </message>
    <message>
        <source>black</source>
        <translation>czarny</translation>
    </message>
    <message>
        <source>green</source>
        <translation>zielony</translation>
    </message>
    <message>
        <source>pink</source>
        <translation>różowy</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>brązowy</translation>
    </message>
    <message>
        <source>light blue</source>
        <translation>błękitny</translation>
    </message>
    <message>
        <source>Letters without I and O</source>
        <translation>Litery bez I i O</translation>
    </message>
    <message>
        <source>Greek Letters</source>
        <translation>Litery greckie</translation>
    </message>
    <message>
        <source>Animals</source>
        <translation>Zwierzęta</translation>
    </message>
    <message>
        <source>Fruits</source>
        <translation>Owoce</translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation>Kształty</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Kolory</translation>
    </message>
</context>
<context>
    <name>SymbolWords</name>
    <message>
        <source>a word has as many different letters as the board has digits, %1 to %2, and this has %3</source>
        <translation>słowo ma tyle różnych liter, ile plansza ma cyfr, od %1 do %2, a to ma %3</translation>
    </message>
    <message>
        <source>the letter %1 is there twice</source>
        <translation>litera %1 występuje dwa razy</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot stand for a digit</source>
        <translation>„%1” nie może zastępować cyfry</translation>
    </message>
    <message>
        <source>%1 has %2 symbols, but this board needs %3</source>
        <translation>%1: liczba symboli to %2, a ta plansza wymaga %3</translation>
    </message>
    <message>
        <source>a word has letters, not only figures</source>
        <translation>słowo ma litery, a nie same cyfry</translation>
    </message>
    <message>
        <source>a word has no spaces</source>
        <translation>słowo nie ma spacji</translation>
    </message>
</context>
<context>
    <name>SymbolsMenu</name>
    <message>
        <source>symbols</source>
        <translation>symbole</translation>
    </message>
    <message>
        <source>Above 9 × 9</source>
        <translation>Powyżej 9 × 9</translation>
    </message>
    <message>
        <source>Of This Puzzle</source>
        <translation>Tej łamigłówki</translation>
    </message>
    <message>
        <source>&amp;Word…</source>
        <translation>&amp;Słowo…</translation>
    </message>
</context>
<context>
    <name>Symmetry</name>
    <message>
        <source>None</source>
        <translation>Brak</translation>
    </message>
    <message>
        <source>Half turn</source>
        <translation>Pół obrotu</translation>
    </message>
    <message>
        <source>Quarter turn</source>
        <translation>Ćwierć obrotu</translation>
    </message>
    <message>
        <source>Top to bottom</source>
        <translation>Góra–dół</translation>
    </message>
    <message>
        <source>Left to right</source>
        <translation>Lewo–prawo</translation>
    </message>
    <message>
        <source>Top to bottom and left to right</source>
        <translation>Góra–dół i lewo–prawo</translation>
    </message>
    <message>
        <source>Diagonal from top left</source>
        <translation>Przekątna od lewego górnego rogu</translation>
    </message>
    <message>
        <source>Diagonal from bottom left</source>
        <translation>Przekątna od lewego dolnego rogu</translation>
    </message>
    <message>
        <source>Both diagonals</source>
        <translation>Obie przekątne</translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>Wszystkie</translation>
    </message>
</context>
<context>
    <name>Technique</name>
    <message>
        <source>Full House</source>
        <translation>Pełny dom</translation>
    </message>
    <message>
        <source>Naked Single</source>
        <translation>Nagi singiel</translation>
    </message>
    <message>
        <source>Hidden Single</source>
        <translation>Ukryty singiel</translation>
    </message>
    <message>
        <source>Dots, Signs and Lines</source>
        <translation>Kropki, znaki i linie</translation>
    </message>
    <message>
        <source>Sum Combinations</source>
        <translation>Kombinacje sum</translation>
    </message>
    <message>
        <source>Line or Outside Clue</source>
        <translation>Linia lub liczba z boku</translation>
    </message>
    <message>
        <source>Locked Pair</source>
        <translation>Zablokowana para</translation>
    </message>
    <message>
        <source>Locked Triple</source>
        <translation>Zablokowana trójka</translation>
    </message>
    <message>
        <source>Locked Candidates Type 1 (Pointing)</source>
        <translation>Zablokowani kandydaci 1 (pointing)</translation>
    </message>
    <message>
        <source>Locked Candidates Type 2 (Claiming)</source>
        <translation>Zablokowani kandydaci 2 (claiming)</translation>
    </message>
    <message>
        <source>Naked Pair</source>
        <translation>Naga para</translation>
    </message>
    <message>
        <source>Naked Triple</source>
        <translation>Naga trójka</translation>
    </message>
    <message>
        <source>Hidden Pair</source>
        <translation>Ukryta para</translation>
    </message>
    <message>
        <source>Hidden Triple</source>
        <translation>Ukryta trójka</translation>
    </message>
    <message>
        <source>Innies and Outies</source>
        <translation>Innies i outies</translation>
    </message>
    <message>
        <source>Naked Quadruple</source>
        <translation>Naga czwórka</translation>
    </message>
    <message>
        <source>Hidden Quadruple</source>
        <translation>Ukryta czwórka</translation>
    </message>
    <message>
        <source>X-Wing</source>
        <translation>X-Wing</translation>
    </message>
    <message>
        <source>Swordfish</source>
        <translation>Swordfish</translation>
    </message>
    <message>
        <source>Jellyfish</source>
        <translation>Jellyfish</translation>
    </message>
    <message>
        <source>Squirmbag</source>
        <translation>Squirmbag</translation>
    </message>
    <message>
        <source>Whale</source>
        <translation>Whale</translation>
    </message>
    <message>
        <source>Leviathan</source>
        <translation>Leviathan</translation>
    </message>
    <message>
        <source>Remote Pair</source>
        <translation>Odległa para</translation>
    </message>
    <message>
        <source>Bivalue Universal Grave + 1</source>
        <translation>BUG + 1</translation>
    </message>
    <message>
        <source>Skyscraper</source>
        <translation>Wieżowiec</translation>
    </message>
    <message>
        <source>2-String Kite</source>
        <translation>Latawiec z 2 sznurkami</translation>
    </message>
    <message>
        <source>Dual 2-String Kite</source>
        <translation>Podwójny latawiec z 2 sznurkami</translation>
    </message>
    <message>
        <source>Turbot Fish</source>
        <translation>Turbot</translation>
    </message>
    <message>
        <source>Empty Rectangle</source>
        <translation>Pusty prostokąt</translation>
    </message>
    <message>
        <source>Empty Rectangle (Two Candidates)</source>
        <translation>Pusty prostokąt (dwóch kandydatów)</translation>
    </message>
    <message>
        <source>Dual Empty Rectangle</source>
        <translation>Podwójny pusty prostokąt</translation>
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
        <translation>Test jednoznaczności 1</translation>
    </message>
    <message>
        <source>Uniqueness Test 2</source>
        <translation>Test jednoznaczności 2</translation>
    </message>
    <message>
        <source>Uniqueness Test 3</source>
        <translation>Test jednoznaczności 3</translation>
    </message>
    <message>
        <source>Uniqueness Test 4</source>
        <translation>Test jednoznaczności 4</translation>
    </message>
    <message>
        <source>Uniqueness Test 5</source>
        <translation>Test jednoznaczności 5</translation>
    </message>
    <message>
        <source>Uniqueness Test 6</source>
        <translation>Test jednoznaczności 6</translation>
    </message>
    <message>
        <source>Hidden Rectangle</source>
        <translation>Ukryty prostokąt</translation>
    </message>
    <message>
        <source>Avoidable Rectangle Type 1</source>
        <translation>Prostokąt do uniknięcia typ 1</translation>
    </message>
    <message>
        <source>Avoidable Rectangle Type 2</source>
        <translation>Prostokąt do uniknięcia typ 2</translation>
    </message>
    <message>
        <source>Finned X-Wing</source>
        <translation>X-Wing z płetwą</translation>
    </message>
    <message>
        <source>Siamese Finned X-Wing</source>
        <translation>X-Wing syjamski z płetwą</translation>
    </message>
    <message>
        <source>Sashimi X-Wing</source>
        <translation>X-Wing Sashimi</translation>
    </message>
    <message>
        <source>Siamese Sashimi X-Wing</source>
        <translation>X-Wing Sashimi syjamski</translation>
    </message>
    <message>
        <source>Finned Swordfish</source>
        <translation>Swordfish z płetwą</translation>
    </message>
    <message>
        <source>Siamese Finned Swordfish</source>
        <translation>Swordfish syjamski z płetwą</translation>
    </message>
    <message>
        <source>Sashimi Swordfish</source>
        <translation>Swordfish Sashimi</translation>
    </message>
    <message>
        <source>Siamese Sashimi Swordfish</source>
        <translation>Swordfish Sashimi syjamski</translation>
    </message>
    <message>
        <source>Finned Jellyfish</source>
        <translation>Jellyfish z płetwą</translation>
    </message>
    <message>
        <source>Siamese Finned Jellyfish</source>
        <translation>Jellyfish syjamski z płetwą</translation>
    </message>
    <message>
        <source>Sashimi Jellyfish</source>
        <translation>Jellyfish Sashimi</translation>
    </message>
    <message>
        <source>Siamese Sashimi Jellyfish</source>
        <translation>Jellyfish Sashimi syjamski</translation>
    </message>
    <message>
        <source>Finned Squirmbag</source>
        <translation>Squirmbag z płetwą</translation>
    </message>
    <message>
        <source>Sashimi Squirmbag</source>
        <translation>Squirmbag Sashimi</translation>
    </message>
    <message>
        <source>Finned Whale</source>
        <translation>Whale z płetwą</translation>
    </message>
    <message>
        <source>Sashimi Whale</source>
        <translation>Whale Sashimi</translation>
    </message>
    <message>
        <source>Finned Leviathan</source>
        <translation>Leviathan z płetwą</translation>
    </message>
    <message>
        <source>Sashimi Leviathan</source>
        <translation>Leviathan Sashimi</translation>
    </message>
    <message>
        <source>Sue de Coq</source>
        <translation>Sue de Coq</translation>
    </message>
    <message>
        <source>Simple Colors</source>
        <translation>Proste kolorowanie</translation>
    </message>
    <message>
        <source>Simple Colors Trap</source>
        <translation>Proste kolorowanie: pułapka</translation>
    </message>
    <message>
        <source>Simple Colors Wrap</source>
        <translation>Proste kolorowanie: sprzeczność</translation>
    </message>
    <message>
        <source>Multi Colors</source>
        <translation>Wielokrotne kolorowanie</translation>
    </message>
    <message>
        <source>Multi Colors 1</source>
        <translation>Wielokrotne kolorowanie 1</translation>
    </message>
    <message>
        <source>Multi Colors 2</source>
        <translation>Wielokrotne kolorowanie 2</translation>
    </message>
    <message>
        <source>X-Chain</source>
        <translation>Łańcuch X</translation>
    </message>
    <message>
        <source>XY-Chain</source>
        <translation>Łańcuch XY</translation>
    </message>
    <message>
        <source>Nice Loop/AIC</source>
        <translation>Pętla/AIC</translation>
    </message>
    <message>
        <source>Continuous Nice Loop</source>
        <translation>Pętla ciągła</translation>
    </message>
    <message>
        <source>Discontinuous Nice Loop</source>
        <translation>Pętla nieciągła</translation>
    </message>
    <message>
        <source>AIC</source>
        <translation>AIC</translation>
    </message>
    <message>
        <source>Grouped Nice Loop/AIC</source>
        <translation>Grupowana pętla/AIC</translation>
    </message>
    <message>
        <source>Grouped Continuous Nice Loop</source>
        <translation>Grupowana pętla ciągła</translation>
    </message>
    <message>
        <source>Grouped Discontinuous Nice Loop</source>
        <translation>Grupowana pętla nieciągła</translation>
    </message>
    <message>
        <source>Grouped AIC</source>
        <translation>Grupowany AIC</translation>
    </message>
    <message>
        <source>Nice Loop/AIC with Almost Locked Sets</source>
        <translation>Pętla/AIC z prawie zamkniętymi zbiorami</translation>
    </message>
    <message>
        <source>Almost Locked Set XZ-Rule</source>
        <translation>Reguła ALS-XZ</translation>
    </message>
    <message>
        <source>Almost Locked Set XY-Wing</source>
        <translation>ALS XY-Wing</translation>
    </message>
    <message>
        <source>Almost Locked Set XY-Wing (Overlapping)</source>
        <translation>ALS XY-Wing (nakładający się)</translation>
    </message>
    <message>
        <source>Almost Locked Set Chain</source>
        <translation>Łańcuch ALS</translation>
    </message>
    <message>
        <source>Death Blossom</source>
        <translation>Death Blossom</translation>
    </message>
    <message>
        <source>Death Blossom (Overlapping)</source>
        <translation>Death Blossom (nakładający się)</translation>
    </message>
    <message>
        <source>Franken X-Wing</source>
        <translation>X-Wing Franken</translation>
    </message>
    <message>
        <source>Franken Swordfish</source>
        <translation>Swordfish Franken</translation>
    </message>
    <message>
        <source>Franken Jellyfish</source>
        <translation>Jellyfish Franken</translation>
    </message>
    <message>
        <source>Franken Squirmbag</source>
        <translation>Squirmbag Franken</translation>
    </message>
    <message>
        <source>Franken Whale</source>
        <translation>Whale Franken</translation>
    </message>
    <message>
        <source>Franken Leviathan</source>
        <translation>Leviathan Franken</translation>
    </message>
    <message>
        <source>Finned Franken X-Wing</source>
        <translation>X-Wing Franken z płetwą</translation>
    </message>
    <message>
        <source>Siamese Finned Franken X-Wing</source>
        <translation>X-Wing Franken syjamski z płetwą</translation>
    </message>
    <message>
        <source>Finned Franken Swordfish</source>
        <translation>Swordfish Franken z płetwą</translation>
    </message>
    <message>
        <source>Siamese Finned Franken Swordfish</source>
        <translation>Swordfish Franken syjamski z płetwą</translation>
    </message>
    <message>
        <source>Finned Franken Jellyfish</source>
        <translation>Jellyfish Franken z płetwą</translation>
    </message>
    <message>
        <source>Siamese Finned Franken Jellyfish</source>
        <translation>Jellyfish Franken syjamski z płetwą</translation>
    </message>
    <message>
        <source>Finned Franken Squirmbag</source>
        <translation>Squirmbag Franken z płetwą</translation>
    </message>
    <message>
        <source>Finned Franken Whale</source>
        <translation>Whale Franken z płetwą</translation>
    </message>
    <message>
        <source>Finned Franken Leviathan</source>
        <translation>Leviathan Franken z płetwą</translation>
    </message>
    <message>
        <source>Mutant X-Wing</source>
        <translation>X-Wing Mutant</translation>
    </message>
    <message>
        <source>Mutant Swordfish</source>
        <translation>Swordfish Mutant</translation>
    </message>
    <message>
        <source>Mutant Jellyfish</source>
        <translation>Jellyfish Mutant</translation>
    </message>
    <message>
        <source>Mutant Squirmbag</source>
        <translation>Squirmbag Mutant</translation>
    </message>
    <message>
        <source>Mutant Whale</source>
        <translation>Whale Mutant</translation>
    </message>
    <message>
        <source>Mutant Leviathan</source>
        <translation>Leviathan Mutant</translation>
    </message>
    <message>
        <source>Finned Mutant X-Wing</source>
        <translation>X-Wing Mutant z płetwą</translation>
    </message>
    <message>
        <source>Siamese Finned Mutant X-Wing</source>
        <translation>X-Wing Mutant syjamski z płetwą</translation>
    </message>
    <message>
        <source>Finned Mutant Swordfish</source>
        <translation>Swordfish Mutant z płetwą</translation>
    </message>
    <message>
        <source>Siamese Finned Mutant Swordfish</source>
        <translation>Swordfish Mutant syjamski z płetwą</translation>
    </message>
    <message>
        <source>Finned Mutant Jellyfish</source>
        <translation>Jellyfish Mutant z płetwą</translation>
    </message>
    <message>
        <source>Siamese Finned Mutant Jellyfish</source>
        <translation>Jellyfish Mutant syjamski z płetwą</translation>
    </message>
    <message>
        <source>Finned Mutant Squirmbag</source>
        <translation>Squirmbag Mutant z płetwą</translation>
    </message>
    <message>
        <source>Finned Mutant Whale</source>
        <translation>Whale Mutant z płetwą</translation>
    </message>
    <message>
        <source>Finned Mutant Leviathan</source>
        <translation>Leviathan Mutant z płetwą</translation>
    </message>
    <message>
        <source>Kraken Fish</source>
        <translation>Ryba Kraken</translation>
    </message>
    <message>
        <source>Kraken Fish Type 1</source>
        <translation>Ryba Kraken typ 1</translation>
    </message>
    <message>
        <source>Kraken Fish Type 2</source>
        <translation>Ryba Kraken typ 2</translation>
    </message>
    <message>
        <source>Forcing Chain</source>
        <translation>Łańcuch wymuszający</translation>
    </message>
    <message>
        <source>Forcing Chain Contradiction</source>
        <translation>Łańcuch wymuszający: sprzeczność</translation>
    </message>
    <message>
        <source>Forcing Chain Verity</source>
        <translation>Łańcuch wymuszający: prawda</translation>
    </message>
    <message>
        <source>Forcing Net</source>
        <translation>Sieć wymuszająca</translation>
    </message>
    <message>
        <source>Forcing Net Contradiction</source>
        <translation>Sieć wymuszająca: sprzeczność</translation>
    </message>
    <message>
        <source>Forcing Net Verity</source>
        <translation>Sieć wymuszająca: prawda</translation>
    </message>
    <message>
        <source>Template Set</source>
        <translation>Szablon: wstaw</translation>
    </message>
    <message>
        <source>Template Delete</source>
        <translation>Szablon: usuń</translation>
    </message>
    <message>
        <source>Unique Loop</source>
        <translation>Jednoznaczna pętla</translation>
    </message>
    <message>
        <source>Bivalue Universal Grave Type 2</source>
        <translation>BUG typ 2</translation>
    </message>
    <message>
        <source>Bivalue Universal Grave Type 4</source>
        <translation>BUG typ 4</translation>
    </message>
    <message>
        <source>Bivalue Universal Grave Type 3</source>
        <translation>BUG typ 3</translation>
    </message>
    <message>
        <source>Aligned Pair Exclusion</source>
        <translation>Wykluczenie wyrównanej pary</translation>
    </message>
    <message>
        <source>X-Cycle</source>
        <translation>Cykl X</translation>
    </message>
    <message>
        <source>Y-Cycle</source>
        <translation>Cykl Y</translation>
    </message>
    <message>
        <source>X Forcing Chain</source>
        <translation>Łańcuch wymuszający X</translation>
    </message>
    <message>
        <source>XY-Cycle</source>
        <translation>Cykl XY</translation>
    </message>
    <message>
        <source>XY Forcing Chain</source>
        <translation>Łańcuch wymuszający XY</translation>
    </message>
    <message>
        <source>Aligned Triplet Exclusion</source>
        <translation>Wykluczenie wyrównanej trójki</translation>
    </message>
    <message>
        <source>Nishio</source>
        <translation>Nishio</translation>
    </message>
    <message>
        <source>Cell Forcing Chain</source>
        <translation>Łańcuch wymuszający komórki</translation>
    </message>
    <message>
        <source>Region Forcing Chain</source>
        <translation>Łańcuch wymuszający regionu</translation>
    </message>
    <message>
        <source>Dynamic Forcing Chain</source>
        <translation>Dynamiczny łańcuch wymuszający</translation>
    </message>
    <message>
        <source>Dynamic Forcing Chain (+)</source>
        <translation>Dynamiczny łańcuch wymuszający (+)</translation>
    </message>
    <message>
        <source>Dynamic Forcing Chain (+ Forcing Chains)</source>
        <translation>Dynamiczny łańcuch wymuszający (+ łańcuchy)</translation>
    </message>
    <message>
        <source>Dynamic Forcing Chain (+ Multiple Forcing Chains)</source>
        <translation>Dynamiczny łańcuch wymuszający (+ wielokrotne łańcuchy)</translation>
    </message>
    <message>
        <source>Dynamic Forcing Chain (+ Dynamic Forcing Chains)</source>
        <translation>Dynamiczny łańcuch wymuszający (+ dynamiczne łańcuchy)</translation>
    </message>
    <message>
        <source>Dynamic Forcing Chain (+ Dynamic Forcing Chains (+ Forcing Chains))</source>
        <translation>Dynamiczny łańcuch wymuszający (+ dynamiczne łańcuchy (+ łańcuchy))</translation>
    </message>
    <message>
        <source>Brute Force</source>
        <translation>Metoda siłowa</translation>
    </message>
    <message>
        <source>Law of Leftovers</source>
        <translation>Prawo reszt</translation>
    </message>
    <message>
        <source>Hidden Window</source>
        <translation>Ukryte okno</translation>
    </message>
    <message>
        <source>Single Combination</source>
        <translation>Jedyna kombinacja</translation>
    </message>
    <message>
        <source>Innie</source>
        <translation>Innie</translation>
    </message>
    <message>
        <source>Outie</source>
        <translation>Outie</translation>
    </message>
    <message>
        <source>Minimum and Maximum</source>
        <translation>Minimum i maksimum</translation>
    </message>
    <message>
        <source>Cage Combinations</source>
        <translation>Kombinacje klatki</translation>
    </message>
    <message>
        <source>Combinations of a Large Cage</source>
        <translation>Kombinacje dużej klatki</translation>
    </message>
    <message>
        <source>Cage Permutations</source>
        <translation>Permutacje klatki</translation>
    </message>
    <message>
        <source>Killer Pair</source>
        <translation>Para killer</translation>
    </message>
    <message>
        <source>Killer Triple</source>
        <translation>Trójka killer</translation>
    </message>
    <message>
        <source>Cage Splitting</source>
        <translation>Podział klatki</translation>
    </message>
    <message>
        <source>Cage/Unit Overlap</source>
        <translation>Część wspólna klatki i domu</translation>
    </message>
    <message>
        <source>Hidden Killer Pair</source>
        <translation>Ukryta para killer</translation>
    </message>
    <message>
        <source>Hidden Killer Triple</source>
        <translation>Ukryta trójka killer</translation>
    </message>
    <message>
        <source>Blocked Combination</source>
        <translation>Zablokowana kombinacja</translation>
    </message>
    <message>
        <source>Common Peer Elimination</source>
        <translation>Eliminacja wspólnego sąsiada</translation>
    </message>
    <message>
        <source>Innie-Outie Difference</source>
        <translation>Różnica innies i outies</translation>
    </message>
    <message>
        <source>Overlapping Cages</source>
        <translation>Nakładające się klatki</translation>
    </message>
    <message>
        <source>Line by Trial</source>
        <translation>Linia metodą prób</translation>
    </message>
    <message>
        <source>External Unique Rectangle</source>
        <translation>Zewnętrzny jednoznaczny prostokąt</translation>
    </message>
    <message>
        <source>3D Medusa</source>
        <translation>Meduza 3D</translation>
    </message>
    <message>
        <source>SK Loop</source>
        <translation>Pętla SK</translation>
    </message>
    <message>
        <source>Junior Exocet</source>
        <translation>Junior Exocet</translation>
    </message>
    <message>
        <source>Tridagon</source>
        <translation>Tridagon</translation>
    </message>
    <message>
        <source>Senior Exocet</source>
        <translation>Senior Exocet</translation>
    </message>
    <message>
        <source>Multi-Sector Locked Sets</source>
        <translation>Wielosektorowe zamknięte zbiory</translation>
    </message>
    <message>
        <source>A Few Facts</source>
        <translation>Kilka faktów</translation>
    </message>
    <message>
        <source>Borders of Regions</source>
        <translation>Granice regionów</translation>
    </message>
    <message>
        <source>Trial of Regions</source>
        <translation>Regiony metodą prób</translation>
    </message>
</context>
<context>
    <name>Technique table</name>
    <message>
        <source>a kind of %1</source>
        <translation>odmiana: %1</translation>
    </message>
    <message>
        <source>needs a single solution</source>
        <translation>wymaga jednego rozwiązania</translation>
    </message>
    <message>
        <source>off</source>
        <translation>wyłączona</translation>
    </message>
</context>
<context>
    <name>TechniqueArticle</name>
    <message>
        <source>Before it: %1.</source>
        <translation>Poprzednia: %1.</translation>
    </message>
    <message>
        <source>Next: %1.</source>
        <translation>Następna: %1.</translation>
    </message>
    <message>
        <source>How to spot it</source>
        <translation>Jak ją zauważyć</translation>
    </message>
    <message>
        <source>Its place</source>
        <translation>Jej miejsce</translation>
    </message>
    <message>
        <source>Level: %1. HoDoKu&apos;s score: %2.</source>
        <translation>Poziom: %1. Punkty HoDoKu: %2.</translation>
    </message>
</context>
<context>
    <name>TechniqueLesson</name>
    <message>
        <source>%1. %2.</source>
        <translation>%1. %2.</translation>
    </message>
    <message>
        <source>ER is the rating of the hardest step, EP of the hardest one before the first digit, ED of the first one.</source>
        <translation>ER to ocena najtrudniejszego kroku, EP najtrudniejszego przed pierwszą cyfrą, ED pierwszego.</translation>
    </message>
</context>
<context>
    <name>TechniquePage</name>
    <message>
        <source>This page is in English so far.</source>
        <translation>Ta strona jest na razie tylko po angielsku.</translation>
    </message>
</context>
<context>
    <name>TechniqueSteps</name>
    <message>
        <source>Technique, and what follows</source>
        <translation>Technika i co wynika</translation>
    </message>
    <message>
        <source>Technique</source>
        <translation>Technika</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Poziom</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>HoDoKu&apos;s score of the technique</source>
        <translation>Punkty HoDoKu za technikę</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n technique(s)</source>
        <translation>
            <numerusform>%n technika</numerusform>
            <numerusform>%n techniki</numerusform>
            <numerusform>%n technik</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TermWords</name>
    <message>
        <source>%1 in %2</source>
        <translation>%1 w %2</translation>
    </message>
    <message>
        <source>cover: %1 in %2</source>
        <translation>pokrycie: %1 w %2</translation>
    </message>
    <message>
        <source>fin: %1 in %2</source>
        <translation>płetwa: %1 w %2</translation>
    </message>
    <message>
        <source>endo fin: %1 in %2</source>
        <translation>endopłetwa: %1 w %2</translation>
    </message>
    <message>
        <source>one of %2 is %1</source>
        <translation>jedna z %2 to %1</translation>
    </message>
    <message>
        <source>almost locked set %1: %2 in %3</source>
        <translation>prawie zamknięty zbiór %1: %2 w %3</translation>
    </message>
    <message>
        <source>restricted: %1 in %2</source>
        <translation>ograniczone: %1 w %2</translation>
    </message>
    <message>
        <source>colour %1: %2 in %3</source>
        <translation>kolor %1: %2 w %3</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 lub %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>if %1, then %2</source>
        <translation>jeśli %1, to %2</translation>
    </message>
    <message>
        <source>, then </source>
        <translation>, to </translation>
    </message>
    <message>
        <source>the hidden house %1 (%2 without %3)</source>
        <translation>ukryty dom %1 (%2 oprócz: %3)</translation>
    </message>
    <message>
        <source>the house of %1 at %2</source>
        <translation>dom %1 przy %2</translation>
    </message>
    <message>
        <source>the rest (%1 without %2)</source>
        <translation>reszta (%1 oprócz: %2)</translation>
    </message>
    <message>
        <source>other side: %1 in %2</source>
        <translation>druga strona: %1 w %2</translation>
    </message>
    <message>
        <source>counted: %1 in %2</source>
        <translation>policzone: %1 w %2</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>jedna z %1</translation>
    </message>
    <message>
        <source>the region of %1</source>
        <translation>region komórki %1</translation>
    </message>
</context>
<context>
    <name>Textbook</name>
    <message>
        <source>CDCL: learn from conflicts</source>
        <translation>CDCL: uczenie się z konfliktów</translation>
    </message>
    <message>
        <source>Learns a clause from each conflict, and goes back to the first level at which this clause says something new.</source>
        <translation>Z każdego konfliktu uczy się klauzuli i wraca do pierwszego poziomu, na którym ta klauzula mówi coś nowego.</translation>
    </message>
    <message>
        <source>DPLL: try both values</source>
        <translation>DPLL: próba obu wartości</translation>
    </message>
    <message>
        <source>Takes back the last guess after a conflict, and tries the opposite. It remembers nothing else.</source>
        <translation>Po konflikcie cofa ostatnie założenie i próbuje przeciwnego. Niczego więcej nie pamięta.</translation>
    </message>
    <message>
        <source>Where there are fewest choices</source>
        <translation>Gdzie jest najmniej możliwości</translation>
    </message>
    <message>
        <source>Guesses where a cell has the fewest digits, or a digit the fewest places.</source>
        <translation>Zakłada tam, gdzie komórka ma najmniej cyfr albo cyfra najmniej miejsc.</translation>
    </message>
    <message>
        <source>The first open candidate</source>
        <translation>Pierwszy otwarty kandydat</translation>
    </message>
    <message>
        <source>Guesses the smallest digit of the first open cell.</source>
        <translation>Zakłada najmniejszą cyfrę pierwszej otwartej komórki.</translation>
    </message>
    <message>
        <source>The most active variable</source>
        <translation>Najaktywniejsza zmienna</translation>
    </message>
    <message>
        <source>Guesses the variable that was most often in recent conflicts (VSIDS).</source>
        <translation>Zakłada zmienną, która najczęściej występowała w ostatnich konfliktach (VSIDS).</translation>
    </message>
</context>
<context>
    <name>TraceWords</name>
    <message>
        <source>Level %1: guess that %2.</source>
        <translation>Poziom %1: założenie, że %2.</translation>
    </message>
    <message>
        <source>Back to level 0: no guess is left.</source>
        <translation>Powrót do poziomu 0: nie zostaje żadne założenie.</translation>
    </message>
    <message>
        <source>Back to level %1.</source>
        <translation>Powrót do poziomu %1.</translation>
    </message>
    <message>
        <source>Everything is decided: this is a solution.</source>
        <translation>Wszystko jest rozstrzygnięte: to jest rozwiązanie.</translation>
    </message>
    <message>
        <source>A conflict without a guess: there is no solution.</source>
        <translation>Konflikt bez założeń: nie ma rozwiązania.</translation>
    </message>
    <message>
        <source>Stopped at step %L1, without an answer.</source>
        <translation>Zatrzymano w kroku %L1, bez odpowiedzi.</translation>
    </message>
    <message>
        <source>%1 is true</source>
        <translation>%1 = prawda</translation>
    </message>
    <message>
        <source>%1 is false</source>
        <translation>%1 = fałsz</translation>
    </message>
    <message>
        <source>%1 cannot be %2</source>
        <translation>%1 nie może być %2</translation>
    </message>
    <message>
        <source>%1: it is a clue.</source>
        <translation>%1: to wskazówka.</translation>
    </message>
    <message>
        <source>%1: no other digit is left for it.</source>
        <translation>%1: nie zostaje dla niej inna cyfra.</translation>
    </message>
    <message>
        <source>%1: it is %2.</source>
        <translation>%1: ta komórka to %2.</translation>
    </message>
    <message>
        <source>%1: no other cell of %2 can be %3.</source>
        <translation>%1: żadna inna komórka (%2) nie może być %3.</translation>
    </message>
    <message>
        <source>%1, because %2.</source>
        <translation>%1, bo %2.</translation>
    </message>
    <message>
        <source>%1: this guess has failed.</source>
        <translation>%1: to założenie zawiodło.</translation>
    </message>
    <message>
        <source>%1, by learnt clause %2</source>
        <translation>%1, z wyuczonej klauzuli %2</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>%1 because of %2.</source>
        <translation>%1, powód: %2.</translation>
    </message>
    <message>
        <source>%1: %2 has a %3 in %4.</source>
        <translation>%1: %2 ma %3 w %4.</translation>
    </message>
    <message>
        <source>%1 because of %2: %3.</source>
        <translation>%1, powód: %2: %3.</translation>
    </message>
    <message>
        <source>Conflict: learnt clause %1 is false: %2.</source>
        <translation>Konflikt: wyuczona klauzula %1 jest fałszywa: %2.</translation>
    </message>
    <message>
        <source>Conflict: this is false: %1.</source>
        <translation>Konflikt: to jest fałszywe: %1.</translation>
    </message>
    <message>
        <source>Conflict: the clue %1 of %2 is excluded.</source>
        <translation>Konflikt: wskazówka %1 w %2 jest wykluczona.</translation>
    </message>
    <message>
        <source>Conflict: no digit is left for %1.</source>
        <translation>Konflikt: dla %1 nie zostaje żadna cyfra.</translation>
    </message>
    <message>
        <source>Conflict: %1 is both %2 and %3.</source>
        <translation>Konflikt: %1 to zarazem %2 i %3.</translation>
    </message>
    <message>
        <source>Conflict: no cell of %1 is left for %2.</source>
        <translation>Konflikt: nie zostaje żadna komórka (%1) dla %2.</translation>
    </message>
    <message>
        <source>Conflict: %1 has a %2 both in %3 and in %4.</source>
        <translation>Konflikt: %1 ma %2 zarówno w %3, jak i w %4.</translation>
    </message>
    <message>
        <source>Conflict because of %1: %2.</source>
        <translation>Konflikt, powód: %1: %2.</translation>
    </message>
    <message>
        <source>Learnt clause %1: %2.</source>
        <translation>Wyuczona klauzula %1: %2.</translation>
    </message>
    <message>
        <source>This guess fails: %1.</source>
        <translation>To założenie zawodzi: %1.</translation>
    </message>
    <message>
        <source>These guesses fail together: %1.</source>
        <translation>Te założenia razem zawodzą: %1.</translation>
    </message>
    <message>
        <source>%1 (guess)</source>
        <translation>%1 (założenie)</translation>
    </message>
    <message>
        <source>digits: %L1</source>
        <translation>cyfry: %L1</translation>
    </message>
    <message>
        <source>excluded candidates: %L1</source>
        <translation>wykluczeni kandydaci: %L1</translation>
    </message>
    <message>
        <source>bits: %L1</source>
        <translation>bity: %L1</translation>
    </message>
    <message>
        <source>auxiliary variables: %L1</source>
        <translation>zmienne pomocnicze: %L1</translation>
    </message>
    <message>
        <source>Level %1: %2</source>
        <translation>Poziom %1: %2</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nic</translation>
    </message>
    <message>
        <source>Guesses: %L1, propagations: %L2, conflicts: %L3</source>
        <translation>Założenia: %L1, propagacje: %L2, konflikty: %L3</translation>
    </message>
    <message>
        <source>%1, learnt clauses: %L2</source>
        <translation>%1, wyuczone klauzule: %L2</translation>
    </message>
</context>
<context>
    <name>Transform</name>
    <message>
        <source>Turn Right</source>
        <translation>Obróć w prawo</translation>
    </message>
    <message>
        <source>Turn Left</source>
        <translation>Obróć w lewo</translation>
    </message>
    <message>
        <source>Half Turn</source>
        <translation>Pół obrotu</translation>
    </message>
    <message>
        <source>Mirror Left to Right</source>
        <translation>Odbij lewo–prawo</translation>
    </message>
    <message>
        <source>Mirror Top to Bottom</source>
        <translation>Odbij góra–dół</translation>
    </message>
    <message>
        <source>Mirror at the Diagonal from Top Left</source>
        <translation>Odbij względem przekątnej od lewego górnego rogu</translation>
    </message>
    <message>
        <source>Mirror at the Diagonal from Bottom Left</source>
        <translation>Odbij względem przekątnej od lewego dolnego rogu</translation>
    </message>
    <message>
        <source>Swap Rows</source>
        <translation>Zamień wiersze</translation>
    </message>
    <message>
        <source>Swap Columns</source>
        <translation>Zamień kolumny</translation>
    </message>
    <message>
        <source>Swap Bands of Boxes</source>
        <translation>Zamień poziome pasy bloków</translation>
    </message>
    <message>
        <source>Swap Stacks of Boxes</source>
        <translation>Zamień pionowe pasy bloków</translation>
    </message>
    <message>
        <source>Relabel Digits</source>
        <translation>Przemianuj cyfry</translation>
    </message>
    <message>
        <source>Reverse Digits</source>
        <translation>Odwróć kolejność cyfr</translation>
    </message>
    <message>
        <source>Sort Digits by the First Row</source>
        <translation>Uporządkuj cyfry według pierwszego wiersza</translation>
    </message>
    <message>
        <source>Canonical Form</source>
        <translation>Postać kanoniczna</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>Mieszaj</translation>
    </message>
</context>
<context>
    <name>TransformWords</name>
    <message>
        <source>it needs two numbers, such as 1,2</source>
        <translation>wymaga dwóch liczb, np. 1,2</translation>
    </message>
    <message>
        <source>it needs the new digits for 1, 2, 3 and so on, such as 2,3,4,1</source>
        <translation>wymaga nowych cyfr dla 1, 2, 3 i tak dalej, np. 2,3,4,1</translation>
    </message>
    <message>
        <source>%1 allows only digits that all stay even or odd, or all change that</source>
        <translation>%1 pozwala tylko na to, by wszystkie cyfry zachowały parzystość albo wszystkie ją zmieniły</translation>
    </message>
    <message>
        <source>%1 allows only the reversal of all digits</source>
        <translation>%1 pozwala tylko na odwrócenie kolejności wszystkich cyfr</translation>
    </message>
    <message>
        <source>%1 does not allow it: the rule depends on the values of digits</source>
        <translation>%1 na to nie pozwala: reguła zależy od wartości cyfr</translation>
    </message>
    <message>
        <source>rows and columns change places only within a band or a stack</source>
        <translation>wiersze i kolumny zamieniają się miejscami tylko w obrębie poziomego lub pionowego pasa bloków</translation>
    </message>
    <message>
        <source>a region would be in pieces</source>
        <translation>region rozpadłby się na części</translation>
    </message>
    <message>
        <source>%1 does not allow it: the rule would be another one</source>
        <translation>%1 na to nie pozwala: reguła byłaby inna</translation>
    </message>
    <message>
        <source>only a board with rectangular boxes has bands and stacks</source>
        <translation>tylko plansza z prostokątnymi blokami ma poziome i pionowe pasy bloków</translation>
    </message>
    <message>
        <source>the numbers must be from 1 to %1</source>
        <translation>liczby muszą być od 1 do %1</translation>
    </message>
    <message>
        <source>only boards up to %1 × %1 with boxes and without further rules have a canonical form</source>
        <translation>postać kanoniczną mają tylko plansze do %1 × %1 z blokami i bez dalszych reguł</translation>
    </message>
    <message>
        <source>it takes no numbers</source>
        <translation>nie przyjmuje liczb</translation>
    </message>
    <message>
        <source>each digit from %1 to %2 must be there once</source>
        <translation>każda cyfra od %1 do %2 musi wystąpić raz</translation>
    </message>
    <message>
        <source>a board with holes, or of several boards, is turned or mirrored only</source>
        <translation>planszę z dziurami lub złożoną z kilku plansz można tylko obracać lub odbijać</translation>
    </message>
    <message>
        <source>a board on which digits may be repeated in rows and columns is turned or mirrored only</source>
        <translation>planszę, na której cyfry mogą się powtarzać w wierszach i kolumnach, można tylko obracać lub odbijać</translation>
    </message>
</context>
<context>
    <name>ValueChoices</name>
    <message>
        <source>that of the program</source>
        <translation>ta z programu</translation>
    </message>
</context>
<context>
    <name>Variant</name>
    <message>
        <source>Anti-knight</source>
        <translation>Antyskoczek</translation>
    </message>
    <message>
        <source>knight&apos;s move, chess</source>
        <translation>ruch skoczka, szachy, anti-knight</translation>
    </message>
    <message>
        <source>Cells a knight&apos;s move apart contain different digits</source>
        <translation>Komórki odległe o ruch skoczka zawierają różne cyfry</translation>
    </message>
    <message>
        <source>Anti-king</source>
        <translation>Antykról</translation>
    </message>
    <message>
        <source>king&apos;s move, no touch, chess</source>
        <translation>ruch króla, bez dotykania, szachy, anti-king</translation>
    </message>
    <message>
        <source>Cells a king&apos;s move apart contain different digits</source>
        <translation>Komórki odległe o ruch króla zawierają różne cyfry</translation>
    </message>
    <message>
        <source>Killer cage</source>
        <translation>Klatka killer</translation>
    </message>
    <message>
        <source>sum cage, sumdoku</source>
        <translation>klatka z sumą, sumdoku, killer cage</translation>
    </message>
    <message>
        <source>No digit is repeated in a dashed cage, and its digits add up to its number</source>
        <translation>W klatce z linii przerywanej żadna cyfra się nie powtarza, a suma cyfr to jej liczba</translation>
    </message>
    <message>
        <source>Extra region</source>
        <translation>Dodatkowy region</translation>
    </message>
    <message>
        <source>extra house, additional region</source>
        <translation>dodatkowy dom, extra region</translation>
    </message>
    <message>
        <source>No digit is repeated in a shaded region with an outline</source>
        <translation>W zacieniowanym, obrysowanym regionie żadna cyfra się nie powtarza</translation>
    </message>
    <message>
        <source>Clone</source>
        <translation>Klon</translation>
    </message>
    <message>
        <source>twin regions</source>
        <translation>bliźniacze regiony, clone</translation>
    </message>
    <message>
        <source>Striped groups of the same shape contain the same digits in the same places</source>
        <translation>Grupy w paski o tym samym kształcie zawierają te same cyfry w tych samych miejscach</translation>
    </message>
    <message>
        <source>Each main diagonal contains every digit once</source>
        <translation>Każda główna przekątna zawiera każdą cyfrę raz</translation>
    </message>
    <message>
        <source>Diagonal from top left</source>
        <translation>Przekątna od lewego górnego rogu</translation>
    </message>
    <message>
        <source>X-Sudoku, main diagonals, negative diagonal</source>
        <translation>X-Sudoku, główne przekątne, przekątna opadająca</translation>
    </message>
    <message>
        <source>No digit is repeated on the diagonal from top left to bottom right</source>
        <translation>Żadna cyfra nie powtarza się na przekątnej od lewego górnego do prawego dolnego rogu</translation>
    </message>
    <message>
        <source>Diagonal from bottom left</source>
        <translation>Przekątna od lewego dolnego rogu</translation>
    </message>
    <message>
        <source>X-Sudoku, main diagonals, positive diagonal</source>
        <translation>X-Sudoku, główne przekątne, przekątna rosnąca</translation>
    </message>
    <message>
        <source>No digit is repeated on the diagonal from bottom left to top right</source>
        <translation>Żadna cyfra nie powtarza się na przekątnej od lewego dolnego do prawego górnego rogu</translation>
    </message>
    <message>
        <source>Disjoint groups</source>
        <translation>Grupy rozłączne</translation>
    </message>
    <message>
        <source>disjoint sets</source>
        <translation>zbiory rozłączne, disjoint groups</translation>
    </message>
    <message>
        <source>No digit is repeated in cells at the same place of their boxes</source>
        <translation>Żadna cyfra nie powtarza się w komórkach na tym samym miejscu swoich bloków</translation>
    </message>
    <message>
        <source>rectangular boxes</source>
        <translation>prostokątnych bloków</translation>
    </message>
    <message>
        <source>Thermometer</source>
        <translation>Termometr</translation>
    </message>
    <message>
        <source>Digits increase from the bulb of a thermometer to its end</source>
        <translation>Cyfry rosną od zbiorniczka termometru do jego końca</translation>
    </message>
    <message>
        <source>Palindrome</source>
        <translation>Palindrom</translation>
    </message>
    <message>
        <source>mirror line</source>
        <translation>linia lustrzana, palindrome</translation>
    </message>
    <message>
        <source>A pale line reads the same from both ends</source>
        <translation>Bladą linię czyta się tak samo z obu końców</translation>
    </message>
    <message>
        <source>Whispers</source>
        <translation>Szepty</translation>
    </message>
    <message>
        <source>German whispers, Dutch whispers, whisper line</source>
        <translation>German whispers, Dutch whispers, linia szeptów</translation>
    </message>
    <message>
        <source>Adjacent digits on a dashed line differ by at least half the number of digits, or by at least the number given</source>
        <translation>Sąsiednie cyfry na przerywanej linii różnią się co najmniej o połowę liczby cyfr albo co najmniej o podaną liczbę</translation>
    </message>
    <message>
        <source>Renban</source>
        <translation>Renban</translation>
    </message>
    <message>
        <source>run of digits, consecutive line</source>
        <translation>ciąg cyfr, linia kolejnych cyfr</translation>
    </message>
    <message>
        <source>A dotted line contains consecutive digits in any order</source>
        <translation>Kropkowana linia zawiera kolejne cyfry w dowolnej kolejności</translation>
    </message>
    <message>
        <source>Between line</source>
        <translation>Linia pomiędzy</translation>
    </message>
    <message>
        <source>Digits on a line between two circles are between the digits in the circles</source>
        <translation>Cyfry na linii między dwoma kółkami są pomiędzy cyframi w kółkach</translation>
    </message>
    <message>
        <source>Arrow</source>
        <translation>Strzałka</translation>
    </message>
    <message>
        <source>Digits along an arrow add up to the digit in its circle</source>
        <translation>Cyfry wzdłuż strzałki dają w sumie cyfrę w jej kółku</translation>
    </message>
    <message>
        <source>Greater than</source>
        <translation>Większe niż</translation>
    </message>
    <message>
        <source>inequality, comparison, less than</source>
        <translation>nierówność, porównanie, mniejsze niż</translation>
    </message>
    <message>
        <source>The sign between two cells opens towards the greater digit</source>
        <translation>Znak między dwiema komórkami otwiera się w stronę większej cyfry</translation>
    </message>
    <message>
        <source>White dot</source>
        <translation>Biała kropka</translation>
    </message>
    <message>
        <source>Kropki dots, consecutive, difference</source>
        <translation>Kropki, kolejne, różnica</translation>
    </message>
    <message>
        <source>Digits beside a white dot differ by one, or by the number in the dot</source>
        <translation>Cyfry przy białej kropce różnią się o jeden albo o liczbę w kropce</translation>
    </message>
    <message>
        <source>Black dot</source>
        <translation>Czarna kropka</translation>
    </message>
    <message>
        <source>Kropki dots, ratio, double</source>
        <translation>Kropki, stosunek, podwojenie</translation>
    </message>
    <message>
        <source>One digit beside a black dot is twice the other, or the other times the number in the dot</source>
        <translation>Jedna z cyfr przy czarnej kropce jest dwa razy większa od drugiej albo tyle razy, ile wynosi liczba w kropce</translation>
    </message>
    <message>
        <source>X or V</source>
        <translation>X lub V</translation>
    </message>
    <message>
        <source>XV, sum of 5 or 10</source>
        <translation>XV, suma 5 lub 10</translation>
    </message>
    <message>
        <source>Digits beside an X add up to 10, and digits beside a V add up to 5</source>
        <translation>Cyfry przy X dają w sumie 10, a przy V dają 5</translation>
    </message>
    <message>
        <source>All white dots are given</source>
        <translation>Podano wszystkie białe kropki</translation>
    </message>
    <message>
        <source>Kropki, negative constraint</source>
        <translation>Kropki, warunek negatywny</translation>
    </message>
    <message>
        <source>Adjacent digits without a white dot do not differ by one</source>
        <translation>Sąsiednie cyfry bez białej kropki nie różnią się o jeden</translation>
    </message>
    <message>
        <source>All black dots are given</source>
        <translation>Podano wszystkie czarne kropki</translation>
    </message>
    <message>
        <source>Of two adjacent digits without a black dot, neither is twice the other</source>
        <translation>Z dwóch sąsiednich cyfr bez czarnej kropki żadna nie jest dwa razy większa od drugiej</translation>
    </message>
    <message>
        <source>All X and V are given</source>
        <translation>Podano wszystkie X i V</translation>
    </message>
    <message>
        <source>XV, negative constraint</source>
        <translation>XV, warunek negatywny</translation>
    </message>
    <message>
        <source>Adjacent digits without X or V add up to neither 10 nor 5</source>
        <translation>Sąsiednie cyfry bez X i V nie dają w sumie ani 10, ani 5</translation>
    </message>
    <message>
        <source>Non-consecutive</source>
        <translation>Niekolejne</translation>
    </message>
    <message>
        <source>Adjacent digits differ by two or more</source>
        <translation>Sąsiednie cyfry różnią się o dwa lub więcej</translation>
    </message>
    <message>
        <source>Numbered room</source>
        <translation>Numerowany pokój</translation>
    </message>
    <message>
        <source>numbered rooms, first digit says the place</source>
        <translation>numbered rooms, pierwsza cyfra podaje miejsce</translation>
    </message>
    <message>
        <source>A number with № is the digit in the nth cell of its row or column, where n is the first digit from that side</source>
        <translation>Liczba z № to cyfra w n-tej komórce wiersza lub kolumny, gdzie n to pierwsza cyfra z tej strony</translation>
    </message>
    <message>
        <source>Sandwich</source>
        <translation>Kanapka</translation>
    </message>
    <message>
        <source>A number with Σ is the sum of the digits between the smallest and the largest digit of its row or column</source>
        <translation>Liczba z Σ to suma cyfr między najmniejszą a największą cyfrą wiersza lub kolumny</translation>
    </message>
    <message>
        <source>X-sum</source>
        <translation>Suma X</translation>
    </message>
    <message>
        <source>A number with X is the sum of the first n digits of its row or column, where n is the first digit from that side</source>
        <translation>Liczba z X to suma pierwszych n cyfr wiersza lub kolumny, gdzie n to pierwsza cyfra z tej strony</translation>
    </message>
    <message>
        <source>Little killer</source>
        <translation>Mały killer</translation>
    </message>
    <message>
        <source>diagonal sum</source>
        <translation>suma na przekątnej, little killer</translation>
    </message>
    <message>
        <source>A number with an arrow is the sum of the digits on the diagonal that it points along</source>
        <translation>Liczba ze strzałką to suma cyfr na wskazywanej przekątnej</translation>
    </message>
    <message>
        <source>Even cells</source>
        <translation>Komórki parzyste</translation>
    </message>
    <message>
        <source>parity</source>
        <translation>parzystość</translation>
    </message>
    <message>
        <source>Cells with a square contain even digits</source>
        <translation>Komórki z kwadratem zawierają cyfry parzyste</translation>
    </message>
    <message>
        <source>Odd cells</source>
        <translation>Komórki nieparzyste</translation>
    </message>
    <message>
        <source>Cells with a disc contain odd digits</source>
        <translation>Komórki z kołem zawierają cyfry nieparzyste</translation>
    </message>
    <message>
        <source>Quadruple</source>
        <translation>Czwórka w kółku</translation>
    </message>
    <message>
        <source>quad, four digits</source>
        <translation>quad, cztery cyfry</translation>
    </message>
    <message>
        <source>The digits in a circle are in the four cells around it</source>
        <translation>Cyfry w kółku są w czterech komórkach wokół niego</translation>
    </message>
    <message>
        <source>No digit is repeated in the shaded cells</source>
        <translation>W zacieniowanych komórkach żadna cyfra się nie powtarza</translation>
    </message>
    <message>
        <source>9 rows and columns, and boxes of 3 by 3</source>
        <translation>9 wierszy i kolumn oraz bloków 3 na 3</translation>
    </message>
    <message>
        <source>Asterisk</source>
        <translation>Gwiazdka</translation>
    </message>
    <message>
        <source>star</source>
        <translation>gwiazda, asterisk</translation>
    </message>
    <message>
        <source>Centre dot</source>
        <translation>Środki bloków</translation>
    </message>
    <message>
        <source>center dot</source>
        <translation>center dot, środek bloków</translation>
    </message>
    <message>
        <source>boxes with a cell in the centre</source>
        <translation>bloków z komórką w środku</translation>
    </message>
    <message>
        <source>Girandola</source>
        <translation>Girandola</translation>
    </message>
    <message>
        <source>Target sum</source>
        <translation>Suma docelowa</translation>
    </message>
    <message>
        <source>The digits in the dashed circles of each row, column and box add up to %1</source>
        <translation>Cyfry w kółkach z linii przerywanej w każdym wierszu, kolumnie i bloku dają w sumie %1</translation>
    </message>
    <message>
        <source>Windoku</source>
        <translation>Windoku</translation>
    </message>
    <message>
        <source>hyper Sudoku, NRC</source>
        <translation>hipersudoku, hyper sudoku, NRC</translation>
    </message>
    <message>
        <source>No digit is repeated in a shaded window</source>
        <translation>W zacieniowanym oknie żadna cyfra się nie powtarza</translation>
    </message>
    <message>
        <source>boxes of at least two rows and two columns</source>
        <translation>bloków o co najmniej dwóch wierszach i dwóch kolumnach</translation>
    </message>
    <message>
        <source>Region sum line</source>
        <translation>Linia sum regionów</translation>
    </message>
    <message>
        <source>box sum, equal sums</source>
        <translation>suma bloku, równe sumy, region sum</translation>
    </message>
    <message>
        <source>The digits of a line with cross strokes have the same sum in each box that it passes through</source>
        <translation>Cyfry linii z poprzecznymi kreskami mają tę samą sumę w każdym bloku, przez który ona przechodzi</translation>
    </message>
    <message>
        <source>Pill arrow</source>
        <translation>Strzałka z pigułką</translation>
    </message>
    <message>
        <source>two-digit arrow, double circle</source>
        <translation>strzałka dwucyfrowa, podwójne kółko</translation>
    </message>
    <message>
        <source>Digits along an arrow add up to the two-digit number in its pill</source>
        <translation>Cyfry wzdłuż strzałki dają w sumie dwucyfrową liczbę w jej pigułce</translation>
    </message>
    <message>
        <source>Given candidates</source>
        <translation>Dane kandydaty</translation>
    </message>
    <message>
        <source>sukaku, pencilmark sudoku, given pencil marks</source>
        <translation>sukaku, sudoku kandydatów, dane notatki</translation>
    </message>
    <message>
        <source>A cell with small digits contains one of them</source>
        <translation>Komórka z małymi cyframi zawiera jedną z nich</translation>
    </message>
    <message>
        <source>Maximum cells</source>
        <translation>Komórki maksymalne</translation>
    </message>
    <message>
        <source>peak, local maximum, greater than all neighbours</source>
        <translation>szczyt, maksimum lokalne, większe od wszystkich sąsiadów, maximum cells</translation>
    </message>
    <message>
        <source>A digit with four tips that point outwards is greater than each digit beside it that has no such tips</source>
        <translation>Cyfra z czterema grotami na zewnątrz jest większa od każdej cyfry obok, która nie ma takich grotów</translation>
    </message>
    <message>
        <source>Minimum cells</source>
        <translation>Komórki minimalne</translation>
    </message>
    <message>
        <source>valley, local minimum, less than all neighbours</source>
        <translation>dolina, minimum lokalne, mniejsze od wszystkich sąsiadów, minimum cells</translation>
    </message>
    <message>
        <source>A digit with four tips that point inwards is less than each digit beside it that has no such tips</source>
        <translation>Cyfra z czterema grotami do środka jest mniejsza od każdej cyfry obok, która nie ma takich grotów</translation>
    </message>
    <message>
        <source>Row indexer</source>
        <translation>Indekser wiersza</translation>
    </message>
    <message>
        <source>indexing, index cells, says the row</source>
        <translation>indeksowanie, komórki indeksowe, podaje wiersz, row indexer, index cells</translation>
    </message>
    <message>
        <source>A cell with upright dashes says in which row of its column the number of its own row is</source>
        <translation>Komórka z pionowymi kreskami podaje, w którym wierszu jej kolumny jest numer jej własnego wiersza</translation>
    </message>
    <message>
        <source>Column indexer</source>
        <translation>Indekser kolumny</translation>
    </message>
    <message>
        <source>indexing, 159, index cells, says the column</source>
        <translation>indeksowanie, 159, komórki indeksowe, podaje kolumnę, column indexer, index cells</translation>
    </message>
    <message>
        <source>A cell with level dashes says in which column of its row the number of its own column is</source>
        <translation>Komórka z poziomymi kreskami podaje, w której kolumnie jej wiersza jest numer jej własnej kolumny</translation>
    </message>
    <message>
        <source>Entropic line</source>
        <translation>Linia entropiczna</translation>
    </message>
    <message>
        <source>entropy, low, middle and high digits</source>
        <translation>entropia, niskie, średnie i wysokie cyfry, entropic line</translation>
    </message>
    <message>
        <source>Of each three digits side by side on a hollow line one is low, one middle and one high</source>
        <translation>Z każdych trzech cyfr obok siebie na pustej w środku linii jedna jest niska, jedna średnia i jedna wysoka</translation>
    </message>
    <message>
        <source>Modular line</source>
        <translation>Linia modularna</translation>
    </message>
    <message>
        <source>parity line, remainder, modulo</source>
        <translation>linia parzystości, reszta, modulo, modular line, parity line</translation>
    </message>
    <message>
        <source>Digits side by side on a line of pale bars leave all different remainders when divided by 3, or by the number given: each three of them, or as many as that number</source>
        <translation>Cyfry obok siebie na linii z bladych pasków dają same różne reszty z dzielenia przez 3 albo przez podaną liczbę: każde trzy z nich albo tyle, ile wynosi ta liczba</translation>
    </message>
    <message>
        <source>Anti-taxicab</source>
        <translation>Antytaksówka</translation>
    </message>
    <message>
        <source>taxicab distance, Manhattan distance</source>
        <translation>odległość taksówkowa, metryka Manhattan, anti-taxicab</translation>
    </message>
    <message>
        <source>Two cells with the same digit are not that many steps apart, along rows and columns</source>
        <translation>Dwie komórki z tą samą cyfrą nie są oddalone o tyle kroków wzdłuż wierszy i kolumn</translation>
    </message>
    <message>
        <source>at most 16 rows</source>
        <translation>najwyżej 16 wierszy</translation>
    </message>
    <message>
        <source>Zipper line</source>
        <translation>Linia suwaka</translation>
    </message>
    <message>
        <source>zipper, pairs with the sum of the middle</source>
        <translation>suwak, zamek błyskawiczny, pary o sumie ze środka, zipper line</translation>
    </message>
    <message>
        <source>Two digits on a line of two rails that are equally far from its middle have the same sum as any other two; if a cell is in the middle, its digit is that sum</source>
        <translation>Każde dwie cyfry na linii z dwóch szyn, równie odległe od jej środka, mają tę samą sumę; jeśli w środku jest komórka, jej cyfra jest tą sumą</translation>
    </message>
    <message>
        <source>Double arrow</source>
        <translation>Podwójna strzałka</translation>
    </message>
    <message>
        <source>two circles, double-ended arrow</source>
        <translation>dwa kółka, strzałka o dwóch końcach, double arrow</translation>
    </message>
    <message>
        <source>Digits along a thin line between two circles add up to the sum of the digits in the circles</source>
        <translation>Cyfry wzdłuż cienkiej linii między dwoma kółkami dają w sumie tyle, co cyfry w kółkach</translation>
    </message>
    <message>
        <source>Counting circles</source>
        <translation>Kółka liczące</translation>
    </message>
    <message>
        <source>self-counting circles</source>
        <translation>kółka, które liczą same siebie, counting circles</translation>
    </message>
    <message>
        <source>A digit in a thick circle says how many thick circles have that digit</source>
        <translation>Cyfra w grubym kółku podaje, ile grubych kółek ma tę cyfrę</translation>
    </message>
    <message>
        <source>Equality cage</source>
        <translation>Klatka równości</translation>
    </message>
    <message>
        <source>as many even as odd, as many low as high</source>
        <translation>tyle samo parzystych i nieparzystych, tyle samo niskich i wysokich, equality cage</translation>
    </message>
    <message>
        <source>A dashed cage with = has as many even digits as odd ones and as many low ones as high ones, none of them repeated, and not the digit in the middle</source>
        <translation>Klatka z linii przerywanej ze znakiem = ma tyle samo cyfr parzystych co nieparzystych i tyle samo niskich co wysokich, bez powtórzeń i bez cyfry środkowej</translation>
    </message>
    <message>
        <source>Sum cage</source>
        <translation>Klatka z sumą</translation>
    </message>
    <message>
        <source>killer cage with repeated digits</source>
        <translation>klatka killer z powtórzonymi cyframi, sum cage</translation>
    </message>
    <message>
        <source>The digits in a dashed cage with Σ add up to its number, and may be repeated where rows, columns and regions let them</source>
        <translation>Suma cyfr w klatce z linii przerywanej ze znakiem Σ to jej liczba; cyfry mogą się powtarzać tam, gdzie pozwalają na to wiersze, kolumny i regiony</translation>
    </message>
    <message>
        <source>Product cage</source>
        <translation>Klatka z iloczynem</translation>
    </message>
    <message>
        <source>multiplication cage, times</source>
        <translation>klatka z mnożeniem, razy, product cage</translation>
    </message>
    <message>
        <source>The digits in a dashed cage with × make its number when multiplied, and may be repeated where rows, columns and regions let them</source>
        <translation>Iloczyn cyfr w klatce z linii przerywanej ze znakiem × to jej liczba; cyfry mogą się powtarzać tam, gdzie pozwalają na to wiersze, kolumny i regiony</translation>
    </message>
    <message>
        <source>Lockout line</source>
        <translation>Linia wykluczenia</translation>
    </message>
    <message>
        <source>diamonds, lockout</source>
        <translation>romby, lockout line</translation>
    </message>
    <message>
        <source>The digits in two diamonds differ by at least half the number of digits, rounded down, or by at least the number given; no digit on the line between them is one of theirs or between theirs</source>
        <translation>Cyfry w dwóch rombach różnią się co najmniej o połowę liczby cyfr, zaokrągloną w dół, albo co najmniej o podaną liczbę; żadna cyfra na linii między nimi nie jest jedną z tych dwóch ani wartością pomiędzy nimi</translation>
    </message>
    <message>
        <source>Look-and-say cage</source>
        <translation>Klatka „spójrz i powiedz”</translation>
    </message>
    <message>
        <source>look and say, counted digits</source>
        <translation>policzone cyfry, look and say</translation>
    </message>
    <message>
        <source>A number in quotes says how often a dashed cage has a digit: 23 stands for exactly two 3</source>
        <translation>Liczba w cudzysłowie podaje, ile razy cyfra występuje w klatce z linii przerywanej: 23 oznacza dokładnie dwie 3</translation>
    </message>
    <message>
        <source>at most nine digits</source>
        <translation>najwyżej dziewięciu cyfr</translation>
    </message>
    <message>
        <source>Lunchbox</source>
        <translation>Pudełko śniadaniowe</translation>
    </message>
    <message>
        <source>sandwich line</source>
        <translation>linia kanapki, lunchbox, sandwich line</translation>
    </message>
    <message>
        <source>No digit is repeated in a long box with round ends, and the digits between its smallest and its largest one add up to its number</source>
        <translation>W długim pudełku o okrągłych końcach żadna cyfra się nie powtarza, a cyfry między najmniejszą a największą dają w sumie jego liczbę</translation>
    </message>
    <message>
        <source>Nabner</source>
        <translation>Nabner</translation>
    </message>
    <message>
        <source>nabner line, the opposite of renban</source>
        <translation>linia nabner, przeciwieństwo renban</translation>
    </message>
    <message>
        <source>No two digits on a line of broad dashes are equal or consecutive</source>
        <translation>Na linii z szerokich kresek żadne dwie cyfry nie są równe ani kolejne</translation>
    </message>
    <message>
        <source>Skyscraper clue</source>
        <translation>Liczba wieżowców</translation>
    </message>
    <message>
        <source>skyscrapers, visible buildings, outside clue</source>
        <translation>wieżowce, widoczne budynki, liczba z boku, skyscrapers</translation>
    </message>
    <message>
        <source>A number with ▲ is how many digits of its row or column are greater than all digits before them, from that side</source>
        <translation>Liczba z ▲ podaje, ile cyfr wiersza lub kolumny jest, patrząc z tej strony, większych od wszystkich przed nimi</translation>
    </message>
    <message>
        <source>Hidden skyscraper</source>
        <translation>Ukryty wieżowiec</translation>
    </message>
    <message>
        <source>first hidden building</source>
        <translation>pierwszy zasłonięty budynek, hidden skyscraper</translation>
    </message>
    <message>
        <source>A number with △ is the first digit of its row or column that has a greater digit before it, from that side</source>
        <translation>Liczba z △ to pierwsza cyfra wiersza lub kolumny, przed którą, patrząc z tej strony, jest większa</translation>
    </message>
    <message>
        <source>Slow thermometer</source>
        <translation>Powolny termometr</translation>
    </message>
    <message>
        <source>increase or stay the same</source>
        <translation>rosną lub pozostają takie same, slow thermometer</translation>
    </message>
    <message>
        <source>Digits increase or stay the same from the bulb of a hollow thermometer to its end</source>
        <translation>Cyfry rosną lub pozostają takie same od zbiorniczka pustego w środku termometru do jego końca</translation>
    </message>
    <message>
        <source>Global entropy</source>
        <translation>Globalna entropia</translation>
    </message>
    <message>
        <source>2x2 squares, low, middle and high digits</source>
        <translation>kwadraty 2x2, niskie, średnie i wysokie cyfry, global entropy</translation>
    </message>
    <message>
        <source>Of each four cells around a corner at least one is low, one middle and one high</source>
        <translation>Z każdych czterech komórek wokół rogu co najmniej jedna jest niska, jedna średnia i jedna wysoka</translation>
    </message>
    <message>
        <source>Global modulo</source>
        <translation>Globalne modulo</translation>
    </message>
    <message>
        <source>2x2 squares, remainders, global mod 3</source>
        <translation>kwadraty 2x2, reszty, global mod 3</translation>
    </message>
    <message>
        <source>Of each four cells around a corner at least one is divisible by 3, one leaves the remainder 1 and one the remainder 2</source>
        <translation>Z każdych czterech komórek wokół rogu co najmniej jedna jest podzielna przez 3, jedna daje resztę 1, a jedna resztę 2</translation>
    </message>
    <message>
        <source>Sum line</source>
        <translation>Linia sum</translation>
    </message>
    <message>
        <source>10-line, ten line, N-sum line, pieces with equal sums</source>
        <translation>linia 10, kawałki o równych sumach, 10-line, ten line, N-sum line</translation>
    </message>
    <message>
        <source>A plain line can be cut into pieces whose digits each add up to the number of digits and one, or to the number given</source>
        <translation>Zwykłą linię można podzielić na kawałki, których cyfry dają w sumie o jeden więcej niż liczba cyfr albo podaną liczbę</translation>
    </message>
    <message>
        <source>Chaos construction</source>
        <translation>Konstrukcja chaosu</translation>
    </message>
    <message>
        <source>unknown regions, construct regions</source>
        <translation>nieznane regiony, budowanie regionów, chaos construction</translation>
    </message>
    <message>
        <source>The regions are unknown: each has as many cells as a row, or as the number says, which are connected by their sides, and no digit twice</source>
        <translation>Regiony są nieznane: każdy ma tyle komórek, ile wiersz, albo tyle, ile podaje liczba; stykają się one bokami i żadna cyfra się w nich nie powtarza</translation>
    </message>
    <message>
        <source>no digit above 9</source>
        <translation>cyfr nie większych niż 9</translation>
    </message>
    <message>
        <source>Cells of one region</source>
        <translation>Komórki jednego regionu</translation>
    </message>
    <message>
        <source>chaos construction, same region, cage within a region</source>
        <translation>konstrukcja chaosu, ten sam region, klatka w obrębie regionu, same region, chaos construction</translation>
    </message>
    <message>
        <source>The cells of a dashed frame with the small letter R lie in one region</source>
        <translation>Komórki w ramce z linii przerywanej z małą literą R leżą w jednym regionie</translation>
    </message>
    <message>
        <source>Count around in the region</source>
        <translation>Zliczanie wokół w regionie</translation>
    </message>
    <message>
        <source>chaos construction, cell count, region cells in 3x3</source>
        <translation>konstrukcja chaosu, liczba komórek, komórki regionu w 3x3, chaos construction</translation>
    </message>
    <message>
        <source>A digit with the small sign # says how many of the cells in the 3x3 square around it lie in its region, with its own cell</source>
        <translation>Cyfra z małym znakiem # podaje, ile komórek kwadratu 3x3 wokół niej leży w jej regionie, razem z jej własną komórką</translation>
    </message>
    <message>
        <source>Count in the region</source>
        <translation>Zliczanie w regionie</translation>
    </message>
    <message>
        <source>chaos construction, count cells of the same region</source>
        <translation>konstrukcja chaosu, zliczanie komórek tego samego regionu, chaos construction</translation>
    </message>
    <message>
        <source>The digit with the small sign # says how many of the striped cells lie in its region, with its own cell</source>
        <translation>Cyfra z małym znakiem # podaje, ile z paskowanych komórek leży w jej regionie, razem z jej własną komórką</translation>
    </message>
    <message>
        <source>View in the region</source>
        <translation>Widok w regionie</translation>
    </message>
    <message>
        <source>chaos construction, visible cells of the same region</source>
        <translation>konstrukcja chaosu, widoczne komórki tego samego regionu, chaos construction</translation>
    </message>
    <message>
        <source>A digit with the small sign + says how many cells of its region it sees up, down, left and right, with its own cell</source>
        <translation>Cyfra z małym znakiem + podaje, ile komórek swojego regionu widzi w górę, w dół, w lewo i w prawo, razem z własną komórką</translation>
    </message>
    <message>
        <source>Arrow in the region</source>
        <translation>Strzałka w regionie</translation>
    </message>
    <message>
        <source>chaos construction, cells in the direction of the arrow</source>
        <translation>konstrukcja chaosu, komórki w kierunku strzałki, chaos construction</translation>
    </message>
    <message>
        <source>The digit at the start of an arrow with the small sign # says how many cells from it on lie in its region before the arrow leaves that</source>
        <translation>Cyfra na początku strzałki z małym znakiem # podaje, ile kolejnych komórek, licząc od niej, leży w jej regionie, zanim strzałka go opuści</translation>
    </message>
    <message>
        <source>No equal lines</source>
        <translation>Bez równych wierszy i kolumn</translation>
    </message>
    <message>
        <source>full rank without ties, no ties, unique rows and columns</source>
        <translation>pełny ranking bez remisów, niepowtarzalne wiersze i kolumny, full rank, no ties</translation>
    </message>
    <message>
        <source>No two rows or columns are the same, whichever end each is read from</source>
        <translation>Żadne dwa wiersze ani kolumny nie są takie same, niezależnie od tego, z którego końca się je czyta</translation>
    </message>
    <message>
        <source>Full rank</source>
        <translation>Pełny ranking</translation>
    </message>
    <message>
        <source>ranked rows and columns, rank of a line, place in order</source>
        <translation>ranking wierszy i kolumn, miejsce w kolejności, full rank</translation>
    </message>
    <message>
        <source>Rows and columns, read from both ends as numbers, are ranked from the least (1) to the greatest; a number with # is the rank of the one that begins there, and no other one is the same</source>
        <translation>Wiersze i kolumny, czytane z obu końców jako liczby, są ustawione od najmniejszej (1) do największej; liczba z # to miejsce tej, która się tam zaczyna, i żadna inna nie jest jej równa</translation>
    </message>
    <message>
        <source>Full rank with ties</source>
        <translation>Pełny ranking z remisami</translation>
    </message>
    <message>
        <source>ranked rows and columns, equal ranks, shared rank</source>
        <translation>ranking wierszy i kolumn, równe miejsca, wspólne miejsce, full rank</translation>
    </message>
    <message>
        <source>Rows and columns, read from both ends as numbers, are ranked from the least (1) to the greatest; a number with #= is the rank of the one that begins there, and equal ones share the least rank</source>
        <translation>Wiersze i kolumny, czytane z obu końców jako liczby, są ustawione od najmniejszej (1) do największej; liczba z #= to miejsce tej, która się tam zaczyna, a równe dzielą najniższy numer miejsca</translation>
    </message>
    <message>
        <source>one square board without holes, on which digits differ in rows and columns</source>
        <translation>jednej kwadratowej planszy bez dziur, z różnymi cyframi w wierszach i kolumnach</translation>
    </message>
    <message>
        <source>a square board without holes, and as many digits as rows</source>
        <translation>kwadratowej planszy bez dziur i tylu cyfr, ile jest wierszy</translation>
    </message>
    <message>
        <source>Count of different digits</source>
        <translation>Liczba różnych cyfr</translation>
    </message>
    <message>
        <source>count distinct, different digits, how many different</source>
        <translation>różne cyfry, ile różnych, count distinct</translation>
    </message>
    <message>
        <source>The digit beside #≠ says how many different digits the other cells of its dashed cage have</source>
        <translation>Cyfra obok #≠ podaje, ile różnych cyfr mają pozostałe komórki jej klatki z linii przerywanej</translation>
    </message>
    <message>
        <source>as many digits as the diagonal has cells</source>
        <translation>tylu cyfr, ile komórek ma przekątna</translation>
    </message>
    <message>
        <source>digits from 0 to the number of rows at most, which may be repeated in rows and columns, and no regions</source>
        <translation>cyfr od 0 do najwyżej liczby wierszy, które mogą się powtarzać w wierszach i kolumnach, oraz braku regionów</translation>
    </message>
    <message>
        <source>Empty cells</source>
        <translation>Puste komórki</translation>
    </message>
    <message>
        <source>fewer digits than cells, blanks</source>
        <translation>mniej cyfr niż komórek, puste miejsca, blanks</translation>
    </message>
    <message>
        <source>Empty cells, no boxes</source>
        <translation>Puste komórki, bez bloków</translation>
    </message>
    <message>
        <source>fewer digits than cells, blanks, Easy as ABC, end view</source>
        <translation>mniej cyfr niż komórek, puste miejsca, blanks, Easy as ABC, end view</translation>
    </message>
    <message>
        <source>Dutch flatmates</source>
        <translation>Holenderscy współlokatorzy</translation>
    </message>
    <message>
        <source>flatmates, 1 above or 9 below each 5</source>
        <translation>współlokatorzy, 1 nad lub 9 pod każdą 5, Dutch flatmates</translation>
    </message>
    <message>
        <source>Each digit in the middle of all digits, 5 of 1 to 9, has the smallest digit directly above it or the largest one directly below it</source>
        <translation>Każda cyfra środkowa spośród wszystkich cyfr, 5 przy cyfrach od 1 do 9, ma tuż nad sobą najmniejszą cyfrę albo tuż pod sobą największą</translation>
    </message>
    <message>
        <source>Rellik cage</source>
        <translation>Klatka rellik</translation>
    </message>
    <message>
        <source>killer backwards, no group of digits has the sum</source>
        <translation>killer od końca, żadna grupa cyfr nie ma sumy, rellik, killer backwards</translation>
    </message>
    <message>
        <source>No digit is repeated in a dashed cage with ≠, and neither one of its digits nor several of them add up to its number</source>
        <translation>W klatce z linii przerywanej ze znakiem ≠ żadna cyfra się nie powtarza i ani jedna, ani kilka jej cyfr nie daje w sumie jej liczby</translation>
    </message>
    <message>
        <source>Same digits</source>
        <translation>Te same cyfry</translation>
    </message>
    <message>
        <source>same values, equal sets, same set of digits</source>
        <translation>te same wartości, równe zbiory, ten sam zbiór cyfr, same values, equal sets</translation>
    </message>
    <message>
        <source>Each of the dashed groups with ⇄ has the same digits as the others, each as often, in any order</source>
        <translation>Każda z grup z linii przerywanej ze znakiem ⇄ ma te same cyfry co pozostałe, każdą tyle samo razy, w dowolnej kolejności</translation>
    </message>
    <message>
        <source>Box indexer</source>
        <translation>Indekser bloku</translation>
    </message>
    <message>
        <source>indexing, index cells, says the place in the box</source>
        <translation>indeksowanie, komórki indeksowe, podaje miejsce w bloku, box indexer, index cells</translation>
    </message>
    <message>
        <source>A cell with crosses says at which place of its box the number of its own place is; places count row by row</source>
        <translation>Komórka z krzyżykami podaje, na którym miejscu jej bloku jest numer jej własnego miejsca; miejsca liczy się wiersz po wierszu</translation>
    </message>
    <message>
        <source>Each row, column and shaded or white box has each digit but 0 once, and 0 in the cells that stay empty</source>
        <translation>Każdy wiersz, kolumna i szary lub biały blok ma każdą cyfrę oprócz 0 jeden raz, a 0 w komórkach, które pozostają puste</translation>
    </message>
    <message>
        <source>Each row and column has each digit but 0 once, and 0 in the cells that stay empty</source>
        <translation>Każdy wiersz i kolumna ma każdą cyfrę oprócz 0 jeden raz, a 0 w komórkach, które pozostają puste</translation>
    </message>
    <message>
        <source>Cells a knight&apos;s move apart contain different symbols</source>
        <translation>Komórki odległe o ruch skoczka zawierają różne symbole</translation>
    </message>
    <message>
        <source>Cells a king&apos;s move apart contain different symbols</source>
        <translation>Komórki odległe o ruch króla zawierają różne symbole</translation>
    </message>
    <message>
        <source>No symbol is repeated in a shaded region with an outline</source>
        <translation>W zacieniowanym, obrysowanym regionie żaden symbol się nie powtarza</translation>
    </message>
    <message>
        <source>The regions are unknown: each has as many cells as a row, or as the number says, which are connected by their sides, and no symbol twice</source>
        <translation>Regiony są nieznane: każdy ma tyle komórek, ile wiersz, albo tyle, ile podaje liczba; stykają się one bokami i żaden symbol się w nich nie powtarza</translation>
    </message>
    <message>
        <source>No symbol is repeated on the diagonal from top left to bottom right</source>
        <translation>Żaden symbol nie powtarza się na przekątnej od lewego górnego do prawego dolnego rogu</translation>
    </message>
    <message>
        <source>No symbol is repeated on the diagonal from bottom left to top right</source>
        <translation>Żaden symbol nie powtarza się na przekątnej od lewego dolnego do prawego górnego rogu</translation>
    </message>
    <message>
        <source>Each main diagonal contains every symbol once</source>
        <translation>Każda główna przekątna zawiera każdy symbol raz</translation>
    </message>
    <message>
        <source>Striped groups of the same shape contain the same symbols in the same places</source>
        <translation>Grupy w paski o tym samym kształcie zawierają te same symbole w tych samych miejscach</translation>
    </message>
    <message>
        <source>No symbol is repeated in cells at the same place of their boxes</source>
        <translation>Żaden symbol nie powtarza się w komórkach na tym samym miejscu swoich bloków</translation>
    </message>
    <message>
        <source>Each of the dashed groups with ⇄ has the same symbols as the others, each as often, in any order</source>
        <translation>Każda z grup z linii przerywanej ze znakiem ⇄ ma te same symbole co pozostałe, każdy tyle samo razy, w dowolnej kolejności</translation>
    </message>
    <message>
        <source>No symbol is repeated in a shaded window</source>
        <translation>W zacieniowanym oknie żaden symbol się nie powtarza</translation>
    </message>
    <message>
        <source>No symbol is repeated in the shaded cells</source>
        <translation>W zacieniowanych komórkach żaden symbol się nie powtarza</translation>
    </message>
</context>
<context>
    <name>Walkthrough</name>
    <message>
        <source>ER at least %1</source>
        <translation>ER co najmniej %1</translation>
    </message>
    <message>
        <source>ER %1, EP %2, ED %3</source>
        <translation>ER %1, EP %2, ED %3</translation>
    </message>
    <message>
        <source>More than one solution</source>
        <translation>Więcej niż jedno rozwiązanie</translation>
    </message>
    <message>
        <source>At least %1</source>
        <translation>Co najmniej %1</translation>
    </message>
    <message>
        <source>%1, score %2</source>
        <translation>%1, punkty: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n krok</numerusform>
            <numerusform>%n kroki</numerusform>
            <numerusform>%n kroków</numerusform>
        </translation>
    </message>
    <message>
        <source>HoDoKu&apos;s rating; %1</source>
        <translation>Ocena HoDoKu; %1</translation>
    </message>
    <message>
        <source>General level; %1</source>
        <translation>Poziom ogólny; %1</translation>
    </message>
    <message>
        <source>Stopped: there may be more steps.</source>
        <translation>Zatrzymano: może być więcej kroków.</translation>
    </message>
    <message>
        <source>No further step follows: there is more than one solution.</source>
        <translation>Nie ma dalszego kroku: jest więcej niż jedno rozwiązanie.</translation>
    </message>
    <message>
        <source>No further step follows with these techniques.</source>
        <translation>Z tymi technikami nie ma dalszego kroku.</translation>
    </message>
    <message>
        <source>Sudoku Explainer: %1</source>
        <translation>Sudoku Explainer: %1</translation>
    </message>
    <message>
        <source>%1. %2 (%3, %4)</source>
        <translation>%1. %2 (%3, %4)</translation>
    </message>
    <message>
        <source>%1. %2 (%3)</source>
        <translation>%1. %2 (%3)</translation>
    </message>
    <message>
        <source>Walkthrough</source>
        <translation>Rozwiązanie krok po kroku</translation>
    </message>
    <message>
        <source>General rating: at least %1, sum at least %2</source>
        <translation>Ocena ogólna: co najmniej %1, suma co najmniej %2</translation>
    </message>
    <message>
        <source>General rating: %1, sum %2</source>
        <translation>Ocena ogólna: %1, suma %2</translation>
    </message>
</context>
<context>
    <name>WhyWords</name>
    <message>
        <source>%1 is the last open cell of %2</source>
        <translation>%1 to ostatnia otwarta komórka: %2</translation>
    </message>
    <message>
        <source>%1 can only be %2</source>
        <translation>%1 może być tylko %2</translation>
    </message>
    <message>
        <source>In %1 only %2 can be %3</source>
        <translation>%1: tylko w %2 jest miejsce dla %3</translation>
    </message>
    <message>
        <source>%1, which are in %2 too</source>
        <translation>%1, a te należą też do: %2</translation>
    </message>
    <message>
        <source>%1, and all of them see %2</source>
        <translation>%1, a wszystkie widzą %2</translation>
    </message>
    <message>
        <source>%1 contain only %2</source>
        <translation>%1 zawierają tylko %2</translation>
    </message>
    <message>
        <source>Every way to place %1 in all houses has it in %2</source>
        <translation>Przy każdym rozmieszczeniu %1 we wszystkich domach jest ona w %2</translation>
    </message>
    <message>
        <source>No way to place %1 in all houses has it in %2</source>
        <translation>Przy żadnym rozmieszczeniu %1 we wszystkich domach nie ma jej w %2</translation>
    </message>
    <message>
        <source>%1 has %2 already, in %3</source>
        <translation>%1 ma już %2, w %3</translation>
    </message>
    <message>
        <source>In %1, %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No technique leads on from here, but a solver found %1 for %2</source>
        <translation>Żadna technika nie prowadzi stąd dalej, ale solver znalazł %1 dla %2</translation>
    </message>
</context>
<context>
    <name>WishCheck</name>
    <message>
        <source>a board has %1 to %2 rows</source>
        <translation>plansza ma od %1 do %2 wierszy</translation>
    </message>
    <message>
        <source>no kind of rules is called &apos;%1&apos;</source>
        <translation>żaden rodzaj reguł nie nazywa się „%1”</translation>
    </message>
    <message>
        <source>%1 needs %2</source>
        <translation>%1 wymaga: %2</translation>
    </message>
    <message>
        <source>the program cannot draw the cells of %1</source>
        <translation>program nie umie wylosować pól reguły %1</translation>
    </message>
    <message>
        <source>no level is called &apos;%1&apos;</source>
        <translation>żaden poziom nie nazywa się „%1”</translation>
    </message>
    <message>
        <source>write a number such as 28, or a range such as 28-33</source>
        <translation>wpisz liczbę, np. 28, albo zakres, np. 28-33</translation>
    </message>
</context>
<context>
    <name>WishTable</name>
    <message>
        <source>Number</source>
        <translation>Liczba</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Rozmiar</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reguły</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Trudność</translation>
    </message>
    <message>
        <source>Clues</source>
        <translation>Wskazówki</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Plik</translation>
    </message>
</context>
<context>
    <name>WordPlace</name>
    <message>
        <source>a row</source>
        <translation>wierszu</translation>
    </message>
    <message>
        <source>a column</source>
        <translation>kolumnie</translation>
    </message>
    <message>
        <source>the diagonal from the top left</source>
        <translation>przekątnej od lewego górnego rogu</translation>
    </message>
    <message>
        <source>the diagonal from the bottom left</source>
        <translation>przekątnej od lewego dolnego rogu</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>&apos;%1…&apos;</source>
        <translation>„%1…”</translation>
    </message>
    <message>
        <source>&apos;%1&apos;</source>
        <translation>„%1”</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>wiersz %1</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>kolumna %1</translation>
    </message>
    <message>
        <source>box %1</source>
        <translation>blok %1</translation>
    </message>
    <message>
        <source>region %1</source>
        <translation>region %1</translation>
    </message>
    <message>
        <source>%1: %2 cannot add up to %3</source>
        <translation>%1: %2 nie mogą dać sumy %3</translation>
    </message>
    <message>
        <source>%1: %2 must not contain this digit</source>
        <translation>%1: %2 nie może zawierać tej cyfry</translation>
    </message>
    <message>
        <source>its numbers, separated by blanks, must be from %1 to %2</source>
        <translation>liczby, rozdzielone spacjami, muszą być od %1 do %2</translation>
    </message>
    <message>
        <source>the number for these cells must be %1</source>
        <translation>liczba dla tych komórek musi wynosić %1</translation>
    </message>
    <message>
        <source>the number for these cells must be from %1 to %2</source>
        <translation>liczba dla tych komórek musi być od %1 do %2</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 w %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 from %2 to %3</source>
        <translation>%1 od %2 do %3</translation>
    </message>
    <message>
        <source>%1 at %2 and %3 more</source>
        <translation>%1 w %2 i jeszcze %3</translation>
    </message>
    <message>
        <source>it needs %1</source>
        <translation>wymaga %1</translation>
    </message>
    <message>
        <source>it needs the number %1</source>
        <translation>wymaga liczby %1</translation>
    </message>
    <message>
        <source>it needs a number from %1 to %2</source>
        <translation>wymaga liczby od %1 do %2</translation>
    </message>
    <message>
        <source>it takes no number</source>
        <translation>nie przyjmuje liczby</translation>
    </message>
    <message>
        <source>it takes no cells: it applies to the whole board</source>
        <translation>nie przyjmuje komórek: dotyczy całej planszy</translation>
    </message>
    <message numerus="yes">
        <source>it must have %n cell(s)</source>
        <translation>
            <numerusform>musi mieć %n komórkę</numerusform>
            <numerusform>musi mieć %n komórki</numerusform>
            <numerusform>musi mieć %n komórek</numerusform>
        </translation>
    </message>
    <message>
        <source>it must have %1 to %2 cells</source>
        <translation>musi mieć od %1 do %2 komórek</translation>
    </message>
    <message>
        <source>a cell is named twice</source>
        <translation>jedna komórka podana jest dwa razy</translation>
    </message>
    <message>
        <source>the two cells must share a side</source>
        <translation>obie komórki muszą stykać się bokiem</translation>
    </message>
    <message>
        <source>each cell must share a side or a corner with the one before it</source>
        <translation>każda komórka musi stykać się bokiem lub rogiem z poprzednią</translation>
    </message>
    <message numerus="yes">
        <source>it takes at most %n number(s)</source>
        <translation>
            <numerusform>przyjmuje najwyżej %n liczbę</numerusform>
            <numerusform>przyjmuje najwyżej %n liczby</numerusform>
            <numerusform>przyjmuje najwyżej %n liczb</numerusform>
        </translation>
    </message>
    <message>
        <source>its cells must be a whole row or column, or the first two of one</source>
        <translation>komórki muszą być całym wierszem lub kolumną albo ich dwiema pierwszymi</translation>
    </message>
    <message>
        <source>its cells must be a whole diagonal, or the first two of one</source>
        <translation>komórki muszą być całą przekątną albo jej dwiema pierwszymi</translation>
    </message>
    <message>
        <source>its four cells must meet at a corner</source>
        <translation>cztery komórki muszą stykać się w jednym rogu</translation>
    </message>
    <message>
        <source>its cells must be two groups of the same shape, one after the other</source>
        <translation>komórki muszą być dwiema grupami o tym samym kształcie, jedna po drugiej</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 w %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 i %2</translation>
    </message>
    <message>
        <source>%1 not covered</source>
        <translation>%1: nie uwzględniono</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) switched off</source>
        <translation>
            <numerusform>%n reguła wyłączona</numerusform>
            <numerusform>%n reguły wyłączone</numerusform>
            <numerusform>%n reguł wyłączonych</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n clue(s)</source>
        <translation>
            <numerusform>%n wskazówka</numerusform>
            <numerusform>%n wskazówki</numerusform>
            <numerusform>%n wskazówek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln conflict(s)</source>
        <translation>
            <numerusform>%Ln konflikt</numerusform>
            <numerusform>%Ln konflikty</numerusform>
            <numerusform>%Ln konfliktów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(s) are wrong</source>
        <translation>
            <numerusform>%n wpis jest błędny</numerusform>
            <numerusform>%n wpisy są błędne</numerusform>
            <numerusform>%n wpisów jest błędnych</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 i jeszcze %2</translation>
    </message>
    <message>
        <source>Two %1s in %2: %3</source>
        <translation>Dwa razy %1 – %2: %3</translation>
    </message>
    <message>
        <source>%2: two %1s in %3</source>
        <translation>%2: dwa razy %1 w %3</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(s)</source>
        <translation>
            <numerusform>%n wpis</numerusform>
            <numerusform>%n wpisy</numerusform>
            <numerusform>%n wpisów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s)</source>
        <translation>
            <numerusform>%n reguła</numerusform>
            <numerusform>%n reguły</numerusform>
            <numerusform>%n reguł</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>%1 więcej</translation>
    </message>
    <message>
        <source>digit</source>
        <translation>cyfra</translation>
    </message>
    <message>
        <source>it needs a text</source>
        <translation>wymaga tekstu</translation>
    </message>
    <message>
        <source>it takes no text</source>
        <translation>nie przyjmuje tekstu</translation>
    </message>
    <message>
        <source>%1 without a number</source>
        <translation>%1 bez liczby</translation>
    </message>
    <message>
        <source>the given number</source>
        <translation>podaną liczbę</translation>
    </message>
    <message numerus="yes">
        <source>%n drawing(s) not covered</source>
        <translation>
            <numerusform>%n rysunek nieuwzględniony</numerusform>
            <numerusform>%n rysunki nieuwzględnione</numerusform>
            <numerusform>%n rysunków nieuwzględnionych</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 above column %2</source>
        <translation>%1 nad kolumną %2</translation>
    </message>
    <message>
        <source>%1 below column %2</source>
        <translation>%1 pod kolumną %2</translation>
    </message>
    <message>
        <source>%1 left of row %2</source>
        <translation>%1 na lewo od wiersza %2</translation>
    </message>
    <message>
        <source>%1 right of row %2</source>
        <translation>%1 na prawo od wiersza %2</translation>
    </message>
    <message>
        <source>%1 between %2 and %3</source>
        <translation>%1 między %2 a %3</translation>
    </message>
    <message>
        <source>Where this mark is missing, it does not hold: %1</source>
        <translation>Gdzie brakuje tego znaku, nie zachodzi: %1</translation>
    </message>
    <message>
        <source>the rule has too many states for these cells: it needs fewer cells, or less to count</source>
        <translation>reguła ma za wiele stanów dla tych komórek: potrzeba mniej komórek albo mniej do liczenia</translation>
    </message>
    <message>
        <source>it combines %1, which is not possible on these cells</source>
        <translation>wśród łączonych reguł jest %1, a na tych komórkach to niemożliwe</translation>
    </message>
    <message>
        <source>it combines %1, which is not possible on these cells: %2</source>
        <translation>wśród łączonych reguł jest %1, a na tych komórkach to niemożliwe: %2</translation>
    </message>
    <message>
        <source>its cells come in the opposite order, and it has too many states to be read backwards: begin with its first cell</source>
        <translation>jej komórki są w odwrotnej kolejności, a reguła ma za wiele stanów, aby czytać ją od końca: proszę zacząć od jej pierwszej komórki</translation>
    </message>
    <message>
        <source>it is about regions that are not known yet</source>
        <translation>dotyczy regionów, które nie są jeszcze znane</translation>
    </message>
    <message>
        <source>row %1, columns %2 to %3</source>
        <translation>wiersz %1, kolumny od %2 do %3</translation>
    </message>
    <message>
        <source>column %1, rows %2 to %3</source>
        <translation>kolumna %1, wiersze od %2 do %3</translation>
    </message>
    <message>
        <source>%1: the digits in %2 break its rule. %3</source>
        <translation>%1: cyfry w %2 naruszają regułę. %3</translation>
    </message>
    <message>
        <source>the board has no digit %1</source>
        <translation>plansza nie ma cyfry %1</translation>
    </message>
    <message>
        <source>it compares its line with all others</source>
        <translation>porównuje swój wiersz lub kolumnę ze wszystkimi innymi</translation>
    </message>
    <message>
        <source>%1 twice in %2: %3</source>
        <comment>cat twice in row 1</comment>
        <translation>%1 dwa razy – %2: %3</translation>
    </message>
</context>
<context>
    <name>sudoku::Analyst</name>
    <message>
        <source>Checking</source>
        <translation>Sprawdzanie</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Kontynuuj</translation>
    </message>
    <message>
        <source>Make Unique</source>
        <translation>Uczyń jednoznaczną</translation>
    </message>
    <message>
        <source>True Candidates</source>
        <translation>Prawdziwi kandydaci</translation>
    </message>
    <message>
        <source>Count Solutions</source>
        <translation>Policz rozwiązania</translation>
    </message>
    <message numerus="yes">
        <source>Show It/Them</source>
        <translation>
            <numerusform>Pokaż</numerusform>
            <numerusform>Pokaż</numerusform>
            <numerusform>Pokaż</numerusform>
        </translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>Zweryfikuj</translation>
    </message>
    <message>
        <source>Find Redundant Clues</source>
        <translation>Znajdź zbędne wskazówki</translation>
    </message>
    <message>
        <source>Make Entries Givens</source>
        <translation>Zamień wpisy na wskazówki</translation>
    </message>
    <message numerus="yes">
        <source>Clear It/Them</source>
        <translation>
            <numerusform>Wyczyść</numerusform>
            <numerusform>Wyczyść</numerusform>
            <numerusform>Wyczyść</numerusform>
        </translation>
    </message>
    <message>
        <source>Verifying</source>
        <translation>Weryfikowanie</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Sprawdź</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>Wyjaśnij</translation>
    </message>
    <message>
        <source>With boxes of %1 (rows x columns) the puzzle has one solution.</source>
        <translation>Z blokami %1 (wiersze x kolumny) łamigłówka ma jedno rozwiązanie.</translation>
    </message>
    <message>
        <source>Change Boxes</source>
        <translation>Zmiana bloków</translation>
    </message>
    <message>
        <source>Use Boxes of %1</source>
        <translation>Użyj bloków %1</translation>
    </message>
</context>
<context>
    <name>sudoku::BarChart</name>
    <message>
        <source>Bar chart: %1</source>
        <translation>Wykres słupkowy: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>sudoku::BoardClipboard</name>
    <message>
        <source>No Sudoku found in the clipboard.</source>
        <translation>W schowku nie ma sudoku.</translation>
    </message>
    <message>
        <source>Copied as text.</source>
        <translation>Skopiowano jako tekst.</translation>
    </message>
    <message>
        <source>No Sudoku found in what you dropped.</source>
        <translation>W upuszczonej treści nie ma sudoku.</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Szczegóły</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Wklej</translation>
    </message>
    <message>
        <source>Copied the link.</source>
        <translation>Skopiowano link.</translation>
    </message>
    <message>
        <source>Pasted a board of %1 × %1 with %2. F9 solves it; F8 checks whether it has exactly one solution.</source>
        <translation>Wklejono planszę %1 × %1: %2. F9 ją rozwiązuje; F8 sprawdza, czy ma dokładnie jedno rozwiązanie.</translation>
    </message>
    <message>
        <source>It is not in the list.</source>
        <translation>Nie ma jej na liście.</translation>
    </message>
    <message>
        <source>Add to the List</source>
        <translation>Dodaj do listy</translation>
    </message>
    <message>
        <source>The text has no rules, so those of the board before are gone.</source>
        <translation>Tekst nie zawiera reguł, więc reguł poprzedniej planszy już nie ma.</translation>
    </message>
    <message>
        <source>Keep the Rules</source>
        <translation>Zachowaj reguły</translation>
    </message>
    <message>
        <source>This puzzle is on the board already.</source>
        <translation>Ta łamigłówka jest już na planszy.</translation>
    </message>
    <message>
        <source>(missing: %1)</source>
        <translation>(brakuje: %1)</translation>
    </message>
    <message>
        <source>(too many: %1)</source>
        <translation>(za dużo: %1)</translation>
    </message>
    <message>
        <source>No Sudoku found: %1.</source>
        <translation>Nie znaleziono sudoku: %1.</translation>
    </message>
    <message>
        <source>The picture is damaged, or too large to be copied. Save it, and open its file.</source>
        <translation>Obraz jest uszkodzony albo za duży, by go skopiować. Zapisz go i otwórz jego plik.</translation>
    </message>
    <message>
        <source>Pasted %1 with %2. F9 solves it; F8 checks whether it has exactly one solution.</source>
        <translation>Wklejono: %1, %2. F9 to rozwiązuje; F8 sprawdza, czy jest dokładnie jedno rozwiązanie.</translation>
    </message>
</context>
<context>
    <name>sudoku::BoardEditor</name>
    <message>
        <source>%1 is not a digit of this board: digits are 1 to %2.</source>
        <translation>%1 nie jest cyfrą tej planszy: cyfry są od 1 do %2.</translation>
    </message>
    <message>
        <source>Enter Digit</source>
        <translation>Wpisz cyfrę</translation>
    </message>
    <message>
        <source>%1 is more than %2, so %3 starts a new number.</source>
        <translation>%1 to więcej niż %2, więc %3 zaczyna nową liczbę.</translation>
    </message>
    <message>
        <source>There is no colour %1: colours are 1 to %2.</source>
        <translation>Nie ma koloru %1: kolory są od 1 do %2.</translation>
    </message>
    <message>
        <source>Cell Colour</source>
        <translation>Kolor komórki</translation>
    </message>
    <message>
        <source>Pencil Mark</source>
        <translation>Notatka</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Wyczyść</translation>
    </message>
    <message>
        <source>Clear Entries</source>
        <translation>Wyczyść wpisy</translation>
    </message>
    <message>
        <source>Clear All</source>
        <translation>Wyczyść wszystko</translation>
    </message>
    <message>
        <source>Make Entries Givens</source>
        <translation>Zamień wpisy na wskazówki</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Resetuj</translation>
    </message>
    <message>
        <source>%1 is a given. Entries do not change givens.</source>
        <translation>%1 to wskazówka łamigłówki. Twoje wpisy nie zmieniają wskazówek.</translation>
    </message>
    <message>
        <source>There is nothing to clear.</source>
        <translation>Nie ma nic do wyczyszczenia.</translation>
    </message>
    <message>
        <source>There are no entries that could become givens.</source>
        <translation>Nie ma wpisów, które mogłyby stać się wskazówkami.</translation>
    </message>
    <message>
        <source>%1 has a digit already; pencil marks are for empty cells.</source>
        <translation>%1 ma już cyfrę; notatki są dla pustych komórek.</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Rysuj</translation>
    </message>
    <message>
        <source>Erase Drawing</source>
        <translation>Wymaż rysunek</translation>
    </message>
    <message>
        <source>Nothing is drawn on candidates.</source>
        <translation>Na kandydatach nic nie narysowano.</translation>
    </message>
    <message>
        <source>%1 is not a candidate of %2.</source>
        <translation>%1 nie jest kandydatem w %2.</translation>
    </message>
    <message>
        <source>There are %1 colours and lines already: erase some first.</source>
        <translation>Kolorów i linii jest już %1: najpierw wymaż część z nich.</translation>
    </message>
    <message>
        <source>This board has no symbol %1: figures count its symbols, 1 to %2.</source>
        <translation>Ta plansza nie ma symbolu %1: liczby numerują jej symbole od 1 do %2.</translation>
    </message>
</context>
<context>
    <name>sudoku::BoardView</name>
    <message>
        <source>Sudoku board</source>
        <translation>Plansza sudoku</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a digit of this board: digits are %2 to %3.</source>
        <translation>„%1” nie jest cyfrą tej planszy: cyfry są od %2 do %3.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not on this board. Its symbols are %2.</source>
        <translation>„%1” nie występuje na tej planszy. Jej symbole to %2.</translation>
    </message>
</context>
<context>
    <name>sudoku::BookDialog</name>
    <message>
        <source>Easy</source>
        <translation>Łatwy</translation>
    </message>
    <message>
        <source>Book</source>
        <translation>Książka</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Otwórz…</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Zapisz…</translation>
    </message>
    <message>
        <source>&amp;Make Puzzles</source>
        <translation>&amp;Utwórz łamigłówki</translation>
    </message>
    <message>
        <source>Save as PD&amp;F…</source>
        <translation>Zapisz jako PD&amp;F…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Cannot open %1: %2</source>
        <translation>Nie można otworzyć %1: %2</translation>
    </message>
    <message>
        <source>Cannot save %1: %2</source>
        <translation>Nie można zapisać %1: %2</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Zapisano jako %1.</translation>
    </message>
    <message>
        <source>Open Book</source>
        <translation>Otwórz książkę</translation>
    </message>
    <message>
        <source>Book (*.json)</source>
        <translation>Książka (*.json)</translation>
    </message>
    <message>
        <source>Save Book</source>
        <translation>Zapisz książkę</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Zapisz jako PDF</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>The program of the command line, which makes books, is not there: %1</source>
        <translation>Brakuje programu wiersza poleceń, który tworzy książki: %1</translation>
    </message>
    <message>
        <source>Making the book …</source>
        <translation>Tworzenie książki…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Zatrzymaj</translation>
    </message>
    <message>
        <source>Prefli&amp;ght…</source>
        <translation>Prefli&amp;ght…</translation>
    </message>
    <message>
        <source>What printing houses refuse</source>
        <translation>Co odrzucają drukarnie</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Pokaż</translation>
    </message>
    <message>
        <source>Make the puzzles first: preflight reads them.</source>
        <translation>Najpierw utwórz łamigłówki: preflight je odczytuje.</translation>
    </message>
    <message>
        <source>Looking for what printing houses refuse …</source>
        <translation>Szukanie tego, co odrzucają drukarnie…</translation>
    </message>
    <message>
        <source>Save the changes to the book?</source>
        <translation>Zapisać zmiany w książce?</translation>
    </message>
</context>
<context>
    <name>sudoku::BookForm</name>
    <message>
        <source>&amp;Pages</source>
        <translation>&amp;Strony</translation>
    </message>
    <message>
        <source>&amp;Texts</source>
        <translation>&amp;Teksty</translation>
    </message>
    <message>
        <source>C&amp;hapters</source>
        <translation>&amp;Rozdziały</translation>
    </message>
    <message>
        <source>Book</source>
        <translation>Książka</translation>
    </message>
</context>
<context>
    <name>sudoku::CageFields</name>
    <message>
        <source>Fewest cells of a cage</source>
        <translation>Najmniej komórek w klatce</translation>
    </message>
    <message>
        <source>Most cells of a cage</source>
        <translation>Najwięcej komórek w klatce</translation>
    </message>
    <message>
        <source>Fewest cages</source>
        <translation>Najmniej klatek</translation>
    </message>
    <message>
        <source>Most cages</source>
        <translation>Najwięcej klatek</translation>
    </message>
    <message>
        <source>any</source>
        <translation>dowolnie</translation>
    </message>
    <message>
        <source>cells each</source>
        <translation>komórek w każdej</translation>
    </message>
    <message>
        <source>cages</source>
        <translation>klatek</translation>
    </message>
    <message>
        <source>to</source>
        <translation>do</translation>
    </message>
</context>
<context>
    <name>sudoku::CandidateFinder</name>
    <message>
        <source>Finding candidates</source>
        <translation>Szukanie kandydatów</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Kontynuuj</translation>
    </message>
    <message>
        <source>Write as Pencil Marks</source>
        <translation>Wpisz jako notatki</translation>
    </message>
    <message>
        <source>Count Solutions of Each Digit</source>
        <translation>Policz rozwiązania dla każdej cyfry</translation>
    </message>
    <message>
        <source>True Candidates</source>
        <translation>Prawdziwi kandydaci</translation>
    </message>
</context>
<context>
    <name>sudoku::CellMarks</name>
    <message>
        <source>Corner: %1</source>
        <translation>Róg: %1</translation>
    </message>
    <message>
        <source>Centre: %1</source>
        <translation>Środek: %1</translation>
    </message>
    <message>
        <source>Candidates: %1</source>
        <translation>Kandydaci: %1</translation>
    </message>
    <message>
        <source>Not decided: %1</source>
        <translation>Nierozstrzygnięci: %1</translation>
    </message>
    <message>
        <source>One solution with: %1</source>
        <translation>Jedno rozwiązanie dla: %1</translation>
    </message>
    <message>
        <source>Marks in %1: %2</source>
        <translation>Notatki w %1: %2</translation>
    </message>
    <message>
        <source>Coloured: %1</source>
        <translation>Pokolorowani: %1</translation>
    </message>
</context>
<context>
    <name>sudoku::ChapterForm</name>
    <message>
        <source>Title on a page of its own</source>
        <translation>Tytuł na osobnej stronie</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Rozdziały</translation>
    </message>
    <message>
        <source>Add a chapter</source>
        <translation>Dodaj rozdział</translation>
    </message>
    <message>
        <source>Remove the chapter</source>
        <translation>Usuń rozdział</translation>
    </message>
    <message>
        <source>Move the chapter up</source>
        <translation>Przenieś rozdział w górę</translation>
    </message>
    <message>
        <source>Move the chapter down</source>
        <translation>Przenieś rozdział w dół</translation>
    </message>
    <message>
        <source>as in the book</source>
        <translation>jak w książce</translation>
    </message>
    <message>
        <source>Title:</source>
        <translation>Tytuł:</translation>
    </message>
    <message>
        <source>Introduction:</source>
        <translation>Wstęp:</translation>
    </message>
    <message>
        <source>Puzzles per page:</source>
        <translation>Łamigłówek na stronę:</translation>
    </message>
    <message>
        <source>Add &amp;Row</source>
        <translation>&amp;Dodaj wiersz</translation>
    </message>
    <message>
        <source>R&amp;emove Row</source>
        <translation>Usuń &amp;wiersz</translation>
    </message>
    <message>
        <source>Chapter %1</source>
        <translation>Rozdział %1</translation>
    </message>
    <message>
        <source>A PDF file whose pages come before the chapter</source>
        <translation>Plik PDF, którego strony poprzedzają rozdział</translation>
    </message>
    <message>
        <source>Insert a PDF:</source>
        <translation>Wstaw PDF:</translation>
    </message>
    <message>
        <source>Puzzles that are in a file already</source>
        <translation>Łamigłówki, które są już w pliku</translation>
    </message>
    <message>
        <source>Add File</source>
        <translation>Dodaj plik</translation>
    </message>
    <message>
        <source>Add F&amp;ile…</source>
        <translation>Dodaj p&amp;lik…</translation>
    </message>
</context>
<context>
    <name>sudoku::Checkpoints</name>
    <message>
        <source>Back to Checkpoint</source>
        <translation>Wróć do punktu powrotu</translation>
    </message>
</context>
<context>
    <name>sudoku::ClueFields</name>
    <message>
        <source>as few as possible</source>
        <translation>jak najmniej</translation>
    </message>
    <message>
        <source>about</source>
        <translation>około</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>co najwyżej</translation>
    </message>
    <message>
        <source>Number of clues</source>
        <translation>Liczba wskazówek</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>dowolnie wiele</translation>
    </message>
    <message>
        <source>M&amp;inimal: every clue is needed, except the painted ones</source>
        <translation>Minimalna: każda wskazówka &amp;jest potrzebna, oprócz namalowanych</translation>
    </message>
    <message>
        <source>M&amp;inimal: every clue is needed</source>
        <translation>Minimalna: każda wskazówka &amp;jest potrzebna</translation>
    </message>
    <message>
        <source>M&amp;inimal: every group of symmetric clues is needed</source>
        <translation>Minimalna: każda grupa symetrycznych wskazówek &amp;jest potrzebna</translation>
    </message>
    <message>
        <source>from … to</source>
        <translation>od … do</translation>
    </message>
    <message>
        <source>Lowest number of clues</source>
        <translation>Najmniejsza liczba wskazówek</translation>
    </message>
</context>
<context>
    <name>sudoku::ClueFiller</name>
    <message>
        <source>There is no clue without a number.</source>
        <translation>Nie ma żadnej wskazówki bez liczby.</translation>
    </message>
    <message>
        <source>Looking for the numbers</source>
        <translation>Szukanie liczb</translation>
    </message>
    <message numerus="yes">
        <source>%n number(s) filled in.</source>
        <translation>
            <numerusform>Uzupełniono %n liczbę.</numerusform>
            <numerusform>Uzupełniono %n liczby.</numerusform>
            <numerusform>Uzupełniono %n liczb.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 No number fits the solution: %2.</source>
        <translation>%1 Żadna liczba nie pasuje do rozwiązania: %2.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Fill In Numbers</source>
        <translation>Uzupełnij liczby</translation>
    </message>
</context>
<context>
    <name>sudoku::ClueReducer</name>
    <message>
        <source>Looking for redundant clues</source>
        <translation>Szukanie zbędnych wskazówek</translation>
    </message>
    <message>
        <source>Minimize</source>
        <translation>Minimalizuj</translation>
    </message>
    <message>
        <source>Minimizing</source>
        <translation>Minimalizowanie</translation>
    </message>
    <message>
        <source>Symmetry kept: %1.</source>
        <translation>Zachowana symetria: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Minimize kept the clues in %n selected cell(s).</source>
        <translation>
            <numerusform>Zachowano wskazówki w %n zaznaczonej komórce.</numerusform>
            <numerusform>Zachowano wskazówki w %n zaznaczonych komórkach.</numerusform>
            <numerusform>Zachowano wskazówki w %n zaznaczonych komórkach.</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove It</source>
        <translation>Usuń ją</translation>
    </message>
    <message>
        <source>Remove Them</source>
        <translation>Usuń je</translation>
    </message>
    <message>
        <source>The clues do not have this symmetry: %1.</source>
        <translation>Wskazówki nie mają tej symetrii: %1.</translation>
    </message>
    <message>
        <source>Minimize, Keeping %1</source>
        <translation>Minimalizuj; zachowaj: %1</translation>
    </message>
    <message>
        <source>They have another one.</source>
        <translation>Mają inną.</translation>
    </message>
    <message>
        <source>They have no symmetry that could be kept.</source>
        <translation>Nie mają żadnej symetrii, którą można by zachować.</translation>
    </message>
    <message>
        <source>No further group of symmetric clues can be removed.</source>
        <translation>Nie można usunąć żadnej kolejnej grupy symetrycznych wskazówek.</translation>
    </message>
    <message>
        <source>No further clue can be removed.</source>
        <translation>Nie można usunąć żadnej kolejnej wskazówki.</translation>
    </message>
    <message>
        <source>No further clue outside the selection can be removed.</source>
        <translation>Poza zaznaczeniem nie można usunąć żadnej kolejnej wskazówki.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Kontynuuj</translation>
    </message>
</context>
<context>
    <name>sudoku::CodeView</name>
    <message>
        <source>QR code</source>
        <translation>Kod QR</translation>
    </message>
</context>
<context>
    <name>sudoku::Collection</name>
    <message>
        <source>The list shows the generated puzzles. %1 is closed; what was done with its puzzles is kept.</source>
        <translation>Lista pokazuje wygenerowane łamigłówki. %1 jest zamknięty; to, co zrobiono z jego łamigłówkami, zostaje zachowane.</translation>
    </message>
    <message>
        <source>The list is still being read.</source>
        <translation>Lista jest jeszcze wczytywana.</translation>
    </message>
    <message>
        <source>Puzzle %1 of %2</source>
        <translation>Łamigłówka %1 z %2</translation>
    </message>
    <message>
        <source>puzzle %1 of %2</source>
        <translation>łamigłówka %1 z %2</translation>
    </message>
    <message>
        <source>What was done cannot be kept: %1</source>
        <translation>Nie można zachować tego, co zrobiono: %1</translation>
    </message>
    <message>
        <source>There is no list of puzzles. Open a file with many, or add this one.</source>
        <translation>Nie ma listy łamigłówek. Otwórz plik z wieloma albo dodaj tę.</translation>
    </message>
    <message>
        <source>This is the last puzzle of the list.</source>
        <translation>To ostatnia łamigłówka na liście.</translation>
    </message>
    <message>
        <source>This is the first puzzle of the list.</source>
        <translation>To pierwsza łamigłówka na liście.</translation>
    </message>
    <message>
        <source>Added to the list as puzzle %L1.</source>
        <translation>Dodano do listy jako łamigłówkę %L1.</translation>
    </message>
    <message>
        <source>This is an exercise. The practice ends when you open another puzzle.</source>
        <translation>To jest ćwiczenie. Ćwiczenia kończą się, gdy otworzysz inną łamigłówkę.</translation>
    </message>
    <message>
        <source>The file of the list has changed since. Puzzles that you had added are at its end.</source>
        <translation>Plik listy zmienił się od tego czasu. Dodane przez ciebie łamigłówki są na końcu listy.</translation>
    </message>
</context>
<context>
    <name>sudoku::CollectionDock</name>
    <message>
        <source>Puzzles</source>
        <translation>Łamigłówki</translation>
    </message>
</context>
<context>
    <name>sudoku::CollectionEditor</name>
    <message numerus="yes">
        <source>Removed %Ln puzzle(s).</source>
        <translation>
            <numerusform>Usunięto %Ln łamigłówkę.</numerusform>
            <numerusform>Usunięto %Ln łamigłówki.</numerusform>
            <numerusform>Usunięto %Ln łamigłówek.</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Save Puzzles</source>
        <translation>Zapisz łamigłówki</translation>
    </message>
    <message>
        <source>puzzles.txt</source>
        <translation>lamiglowki.txt</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Tekst (*.txt)</translation>
    </message>
    <message>
        <source>Cannot save %1: %2</source>
        <translation>Nie można zapisać %1: %2</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Zapisano jako %1.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln puzzle(s) of the list were not printed or saved. Save the list?</source>
        <translation>
            <numerusform>%Ln łamigłówka z listy nie została wydrukowana ani zapisana. Zapisać listę?</numerusform>
            <numerusform>%Ln łamigłówki z listy nie zostały wydrukowane ani zapisane. Zapisać listę?</numerusform>
            <numerusform>%Ln łamigłówek z listy nie zostało wydrukowanych ani zapisanych. Zapisać listę?</numerusform>
        </translation>
    </message>
    <message>
        <source>The list of puzzles has changed. Save it?</source>
        <translation>Lista łamigłówek została zmieniona. Zapisać ją?</translation>
    </message>
    <message>
        <source>List of Puzzles</source>
        <translation>Lista łamigłówek</translation>
    </message>
    <message numerus="yes">
        <source>At most %Ln puzzle(s) can be printed at once. Select some of them, or search.</source>
        <translation>
            <numerusform>Naraz można wydrukować najwyżej %Ln łamigłówkę. Wybierz niektóre albo użyj wyszukiwania.</numerusform>
            <numerusform>Naraz można wydrukować najwyżej %Ln łamigłówki. Wybierz niektóre albo użyj wyszukiwania.</numerusform>
            <numerusform>Naraz można wydrukować najwyżej %Ln łamigłówek. Wybierz niektóre albo użyj wyszukiwania.</numerusform>
        </translation>
    </message>
    <message>
        <source>Disguised Copies</source>
        <translation>Zamaskowane kopie</translation>
    </message>
    <message>
        <source>Copies of each selected puzzle:</source>
        <translation>Kopie każdej zaznaczonej łamigłówki:</translation>
    </message>
    <message>
        <source>add disguised copies</source>
        <translation>dodanie zamaskowanych kopii</translation>
    </message>
    <message>
        <source>The copies are at the end of the list.</source>
        <translation>Kopie są na końcu listy.</translation>
    </message>
</context>
<context>
    <name>sudoku::CollectionModel</name>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>add a puzzle</source>
        <translation>dodanie łamigłówki</translation>
    </message>
    <message numerus="yes">
        <source>remove %Ln puzzle(s)</source>
        <translation>
            <numerusform>usunięcie %Ln łamigłówki</numerusform>
            <numerusform>usunięcie %Ln łamigłówek</numerusform>
            <numerusform>usunięcie %Ln łamigłówek</numerusform>
        </translation>
    </message>
    <message>
        <source>move a puzzle</source>
        <translation>przesunięcie łamigłówki</translation>
    </message>
</context>
<context>
    <name>sudoku::CollectionPanel</name>
    <message>
        <source>Add</source>
        <translation>Dodaj</translation>
    </message>
    <message>
        <source>Add the puzzle on the board to the list</source>
        <translation>Dodaj do listy łamigłówkę z planszy</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Remove the selected puzzles from the list (Delete)</source>
        <translation>Usuń zaznaczone łamigłówki z listy (Delete)</translation>
    </message>
    <message>
        <source>↑</source>
        <translation>↑</translation>
    </message>
    <message>
        <source>Move the puzzle up (Alt+Up)</source>
        <translation>Przenieś łamigłówkę w górę (Alt+↑)</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>W górę</translation>
    </message>
    <message>
        <source>↓</source>
        <translation>↓</translation>
    </message>
    <message>
        <source>Move the puzzle down (Alt+Down)</source>
        <translation>Przenieś łamigłówkę w dół (Alt+↓)</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>W dół</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drukuj…</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Zapisz…</translation>
    </message>
    <message>
        <source>Save the list, with what was begun, as a file</source>
        <translation>Zapisz listę do pliku wraz ze stanem łamigłówek</translation>
    </message>
    <message numerus="yes">
        <source>%Ln puzzle(s)</source>
        <translation>
            <numerusform>%Ln łamigłówka</numerusform>
            <numerusform>%Ln łamigłówki</numerusform>
            <numerusform>%Ln łamigłówek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%L1 of %Ln puzzle(s)</source>
        <translation>
            <numerusform>%L1 z %Ln łamigłówki</numerusform>
            <numerusform>%L1 z %Ln łamigłówek</numerusform>
            <numerusform>%L1 z %Ln łamigłówek</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Undo: %1 (%2)</source>
        <translation>Cofnij: %1 (%2)</translation>
    </message>
    <message>
        <source>Undo the last change of the list (%1)</source>
        <translation>Cofnij ostatnią zmianę listy (%1)</translation>
    </message>
    <message>
        <source>Puzzles of the list</source>
        <translation>Łamigłówki z listy</translation>
    </message>
    <message>
        <source>Print the selected puzzles, or all that are shown</source>
        <translation>Drukuj zaznaczone łamigłówki lub wszystkie widoczne</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>Rated %L1 of %Ln puzzle(s)</source>
        <translation>
            <numerusform>Oceniono %L1 z %Ln łamigłówki</numerusform>
            <numerusform>Oceniono %L1 z %Ln łamigłówek</numerusform>
            <numerusform>Oceniono %L1 z %Ln łamigłówek</numerusform>
        </translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Oceń</translation>
    </message>
    <message>
        <source>Stop Rating</source>
        <translation>Zatrzymaj</translation>
    </message>
    <message>
        <source>Keep the levels that were found so far</source>
        <translation>Zachowaj dotąd znalezione poziomy</translation>
    </message>
    <message>
        <source>Find the level of each puzzle that has none</source>
        <translation>Znajdź poziom każdej łamigłówki, która go nie ma</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Otwórz</translation>
    </message>
    <message>
        <source>Move Up</source>
        <translation>W górę</translation>
    </message>
    <message>
        <source>Move Down</source>
        <translation>W dół</translation>
    </message>
    <message>
        <source>Disguised Copies…</source>
        <translation>Zamaskowane kopie…</translation>
    </message>
</context>
<context>
    <name>sudoku::CollectionSearch</name>
    <message>
        <source>Search</source>
        <translation>Szukaj</translation>
    </message>
    <message>
        <source>Search puzzles</source>
        <translation>Szukaj łamigłówek</translation>
    </message>
    <message>
        <source>A number, words of the title, the level or the author, or &apos;begun&apos; and &apos;solved&apos;</source>
        <translation>Numer, słowa z tytułu, poziomu lub autora albo „rozpoczęta” i „rozwiązana”</translation>
    </message>
    <message>
        <source>Level of the puzzles</source>
        <translation>Poziom łamigłówek</translation>
    </message>
    <message>
        <source>Show only the puzzles of one level</source>
        <translation>Pokaż tylko łamigłówki jednego poziomu</translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>Wszystkie poziomy</translation>
    </message>
    <message>
        <source>Order of the puzzles</source>
        <translation>Kolejność łamigłówek</translation>
    </message>
    <message>
        <source>In the order of the list</source>
        <translation>W kolejności listy</translation>
    </message>
    <message>
        <source>By title</source>
        <translation>Według tytułu</translation>
    </message>
    <message>
        <source>By level</source>
        <translation>Według poziomu</translation>
    </message>
    <message>
        <source>By number of clues</source>
        <translation>Według liczby wskazówek</translation>
    </message>
    <message>
        <source>Begun first, solved last</source>
        <translation>Rozpoczęte, nowe, rozwiązane</translation>
    </message>
    <message>
        <source>No levels are known yet</source>
        <translation>Żaden poziom nie jest jeszcze znany</translation>
    </message>
</context>
<context>
    <name>sudoku::CombinationPage</name>
    <message>
        <source>Combinations of the sums at the cursor</source>
        <translation>Kombinacje sum przy kursorze</translation>
    </message>
    <message>
        <source>Move the cursor to a cell of a cage, an arrow or another sum.</source>
        <translation>Przesuń kursor na komórkę klatki, strzałki lub innej sumy.</translation>
    </message>
    <message>
        <source>A click crosses a combination out, or brings it back.</source>
        <translation>Kliknięcie skreśla kombinację lub ją przywraca.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nic</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>%1, crossed out</source>
        <translation>%1, skreślona</translation>
    </message>
    <message>
        <source>%1
Too many combinations: only some are listed</source>
        <translation>%1
Za dużo kombinacji: pokazano tylko niektóre</translation>
    </message>
    <message>
        <source>%1
No combination is left</source>
        <translation>%1
Nie zostaje żadna kombinacja</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>Została %n</numerusform>
            <numerusform>Zostały %n</numerusform>
            <numerusform>Zostało %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1
%2, each with %3</source>
        <translation>%1
%2, każda z %3</translation>
    </message>
    <message>
        <source> and </source>
        <translation> i </translation>
    </message>
    <message>
        <source>Bring Combination Back</source>
        <translation>Przywróć kombinację</translation>
    </message>
    <message>
        <source>Cross Out Combination</source>
        <translation>Skreśl kombinację</translation>
    </message>
</context>
<context>
    <name>sudoku::CommandActions</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Tool Bar</source>
        <translation>Pasek narzędzi</translation>
    </message>
</context>
<context>
    <name>sudoku::Completer</name>
    <message>
        <source>Making it unique</source>
        <translation>Ujednoznacznianie</translation>
    </message>
    <message>
        <source>Add This Given</source>
        <translation>Dodaj tę wskazówkę</translation>
    </message>
    <message>
        <source>Add These Givens</source>
        <translation>Dodaj te wskazówki</translation>
    </message>
    <message>
        <source>No digit tells these solutions apart, only their regions.</source>
        <translation>Tych rozwiązań nie rozróżnia żadna cyfra, tylko ich regiony.</translation>
    </message>
</context>
<context>
    <name>sudoku::Computation</name>
    <message>
        <source>%1 stopped because the board changed.</source>
        <translation>%1: zatrzymano, bo plansza się zmieniła.</translation>
    </message>
    <message>
        <source>%1 … %2 of %3, %4</source>
        <translation>%1… %2 z %3, %4</translation>
    </message>
    <message>
        <source>%1 …</source>
        <translation>%1…</translation>
    </message>
    <message>
        <source>%1 … %2</source>
        <translation>%1… %2</translation>
    </message>
    <message>
        <source>%1 … %2, %3</source>
        <translation>%1… %2, %3</translation>
    </message>
</context>
<context>
    <name>sudoku::ConflictReporter</name>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 There are %n more conflict(s).</source>
        <translation>
            <numerusform>%1 Jest jeszcze %n konflikt.</numerusform>
            <numerusform>%1 Są jeszcze %n konflikty.</numerusform>
            <numerusform>%1 Jest jeszcze %n konfliktów.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Pokaż</translation>
    </message>
</context>
<context>
    <name>sudoku::DetailsPanel</name>
    <message>
        <source>Variables</source>
        <translation>Zmienne</translation>
    </message>
    <message>
        <source>Clauses</source>
        <translation>Klauzule</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Decyzje</translation>
    </message>
    <message>
        <source>Conflicts</source>
        <translation>Konflikty</translation>
    </message>
    <message>
        <source>Propagations</source>
        <translation>Propagacje</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>Kodowanie</translation>
    </message>
    <message>
        <source>Solving</source>
        <translation>Rozwiązywanie</translation>
    </message>
    <message>
        <source>Solver</source>
        <translation>Solver</translation>
    </message>
</context>
<context>
    <name>sudoku::DifficultyFields</name>
    <message>
        <source>any</source>
        <translation>dowolnie</translation>
    </message>
    <message>
        <source>The puzzle needs this technique, and nothing harder</source>
        <translation>Łamigłówka wymaga tej techniki i niczego trudniejszego</translation>
    </message>
    <message>
        <source>Techniques That Are Needed</source>
        <translation>Potrzebne techniki</translation>
    </message>
    <message>
        <source>Techniques That Suffice</source>
        <translation>Wystarczające techniki</translation>
    </message>
    <message>
        <source>all that are on by default</source>
        <translation>wszystkie domyślnie włączone</translation>
    </message>
    <message>
        <source>Lowest rating</source>
        <translation>Najniższa ocena</translation>
    </message>
    <message>
        <source>Highest rating</source>
        <translation>Najwyższa ocena</translation>
    </message>
    <message>
        <source>HoDoKu&apos;s score</source>
        <translation>Punkty HoDoKu</translation>
    </message>
    <message>
        <source>Sudoku Explainer&apos;s ER</source>
        <translation>ER z Sudoku Explainer</translation>
    </message>
    <message>
        <source>Needed techniques:</source>
        <translation>Potrzebne techniki:</translation>
    </message>
    <message>
        <source>Hardest technique:</source>
        <translation>Najtrudniejsza technika:</translation>
    </message>
    <message>
        <source>Only techni&amp;ques:</source>
        <translation>Tylko tec&amp;hniki:</translation>
    </message>
    <message>
        <source>Rating:</source>
        <translation>Ocena:</translation>
    </message>
    <message>
        <source>to</source>
        <translation>do</translation>
    </message>
</context>
<context>
    <name>sudoku::DigitKey</name>
    <message>
        <source>digit %1</source>
        <translation>cyfra %1</translation>
    </message>
    <message>
        <source>none left</source>
        <translation>nie zostało nic</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>zostało %1</translation>
    </message>
    <message>
        <source>enters a mark</source>
        <translation>wpisuje notatkę</translation>
    </message>
    <message>
        <source>colours the candidate</source>
        <translation>koloruje kandydata</translation>
    </message>
</context>
<context>
    <name>sudoku::DigitPad</name>
    <message>
        <source>Clear</source>
        <translation>Wyczyść</translation>
    </message>
    <message>
        <source>Clear the selected cells (Delete)</source>
        <translation>Wyczyść zaznaczone komórki (Delete)</translation>
    </message>
    <message>
        <source>Fill In Marks</source>
        <translation>Wpisz notatki</translation>
    </message>
    <message>
        <source>Fill In</source>
        <comment>button: pencil marks</comment>
        <translation>Wpisz</translation>
    </message>
    <message>
        <source>Write the digits that no single rule forbids as pencil marks in all open cells</source>
        <translation>Wpisz jako notatki do wszystkich otwartych komórek cyfry, których nie wyklucza żadna pojedyncza reguła</translation>
    </message>
</context>
<context>
    <name>sudoku::DrawingsRow</name>
    <message>
        <source>Remove &amp;Drawings</source>
        <translation>Usuń rysun&amp;ki</translation>
    </message>
    <message>
        <source>Remove all drawings and the fog; Undo restores them</source>
        <translation>Usuń wszystkie rysunki i mgłę; Cofnij je przywróci</translation>
    </message>
    <message>
        <source>Remove Drawings</source>
        <translation>Usuń rysunki</translation>
    </message>
    <message>
        <source>Make R&amp;ules…</source>
        <translation>U&amp;twórz reguły…</translation>
    </message>
    <message>
        <source>Make rules of drawn cages or lines</source>
        <translation>Utwórz reguły z narysowanych klatek lub linii</translation>
    </message>
</context>
<context>
    <name>sudoku::DrawnRulesDialog</name>
    <message>
        <source>the line does not lead from cell to cell</source>
        <translation>linia nie prowadzi od komórki do komórki</translation>
    </message>
    <message>
        <source>Make Rules of Drawings</source>
        <translation>Tworzenie reguł z rysunków</translation>
    </message>
    <message>
        <source>Kind of rule: type its name</source>
        <translation>Rodzaj reguły: wpisz jego nazwę</translation>
    </message>
    <message>
        <source>Make &amp;Rules</source>
        <translation>Utwórz &amp;reguły</translation>
    </message>
    <message>
        <source>&amp;Drawings:</source>
        <translation>R&amp;ysunki:</translation>
    </message>
    <message>
        <source>&amp;Become:</source>
        <translation>&amp;Stają się:</translation>
    </message>
    <message>
        <source>This is a rule for the whole board.</source>
        <translation>To reguła dla całej planszy.</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Other programs often only draw a rule and tell it in words. Choose what the drawings mean. Kinds that fit none of them are grey.</source>
        <translation>Inne programy często tylko rysują regułę i podają ją słowami. Wybierz, co oznaczają rysunki. Rodzaje, które nie pasują do żadnego z nich, są szare.</translation>
    </message>
    <message>
        <source>All of these drawings become rules.</source>
        <translation>Wszystkie te rysunki stają się regułami.</translation>
    </message>
    <message>
        <source>%1 of %2 drawings become rules; the others stay (%3: %4).</source>
        <translation>Regułami stają się rysunki: %1 z %2; pozostałe zostają (%3: %4).</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a number</source>
        <translation>„%1” nie jest liczbą</translation>
    </message>
</context>
<context>
    <name>sudoku::EditorFields</name>
    <message>
        <source>Harder, not longer</source>
        <translation>Trudniej, nie dłużej</translation>
    </message>
    <message>
        <source>Clues in each box:</source>
        <translation>Wskazówki w bloku:</translation>
    </message>
    <message>
        <source>Hard steps:</source>
        <translation>Trudne kroki:</translation>
    </message>
    <message>
        <source>Steps that are no singles</source>
        <translation>Kroki, które nie są singlami</translation>
    </message>
    <message>
        <source>All steps:</source>
        <translation>Wszystkie kroki:</translation>
    </message>
    <message>
        <source>The level comes of the hardest step, not of many that add up</source>
        <translation>Poziom wynika z najtrudniejszego kroku, a nie z sumy wielu</translation>
    </message>
    <message>
        <source>Clues for:</source>
        <translation>Wskazówki dla:</translation>
    </message>
    <message>
        <source>%1 at least</source>
        <translation>%1 co najmniej</translation>
    </message>
    <message>
        <source>%1 at most</source>
        <translation>%1 najwyżej</translation>
    </message>
    <message>
        <source>to</source>
        <translation>do</translation>
    </message>
    <message>
        <source>any</source>
        <translation>dowolnie</translation>
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
        <translation>Podpowiedzi</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Najlepszy</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Średnia</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Gry</translation>
    </message>
    <message>
        <source>Next Puzzle</source>
        <translation>Następna łamigłówka</translation>
    </message>
    <message>
        <source>Harder</source>
        <translation>Trudniejsza</translation>
    </message>
    <message>
        <source>Walkthrough</source>
        <translation>Rozwiązanie krok po kroku</translation>
    </message>
    <message>
        <source>✓ Solved</source>
        <translation>✓ Rozwiązane</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Rozwiązane</translation>
    </message>
    <message>
        <source>Statistics…</source>
        <translation>Statystyki…</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Your last %1 games, in minutes</source>
        <translation>Twoje ostatnie gry (%1), w minutach</translation>
    </message>
    <message>
        <source>Your last games, in minutes</source>
        <translation>Twoje ostatnie gry, w minutach</translation>
    </message>
    <message>
        <source>Solved in %1.</source>
        <translation>Rozwiązane w %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n podpowiedź</numerusform>
            <numerusform>%n podpowiedzi</numerusform>
            <numerusform>%n podpowiedzi</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter makes the next puzzle.</source>
        <translation>Enter tworzy następną łamigłówkę.</translation>
    </message>
    <message>
        <source>as long as your average</source>
        <translation>tyle, ile twoja średnia</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) quicker than your average</source>
        <translation>
            <numerusform>o %n minutę szybciej niż twoja średnia</numerusform>
            <numerusform>o %n minuty szybciej niż twoja średnia</numerusform>
            <numerusform>o %n minut szybciej niż twoja średnia</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) quicker than your average</source>
        <translation>
            <numerusform>o %n sekundę szybciej niż twoja średnia</numerusform>
            <numerusform>o %n sekundy szybciej niż twoja średnia</numerusform>
            <numerusform>o %n sekund szybciej niż twoja średnia</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) more than your average</source>
        <translation>
            <numerusform>o %n minutę dłużej niż twoja średnia</numerusform>
            <numerusform>o %n minuty dłużej niż twoja średnia</numerusform>
            <numerusform>o %n minut dłużej niż twoja średnia</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) more than your average</source>
        <translation>
            <numerusform>o %n sekundę dłużej niż twoja średnia</numerusform>
            <numerusform>o %n sekundy dłużej niż twoja średnia</numerusform>
            <numerusform>o %n sekund dłużej niż twoja średnia</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::EntryCheck</name>
    <message>
        <source>There are no entries to check.</source>
        <translation>Nie ma wpisów do sprawdzenia.</translation>
    </message>
    <message numerus="yes">
        <source>Your %n entry(s) are right.</source>
        <translation>
            <numerusform>Twój wpis jest poprawny.</numerusform>
            <numerusform>Wszystkie %n wpisy są poprawne.</numerusform>
            <numerusform>Wszystkie wpisy (%n) są poprawne.</numerusform>
        </translation>
    </message>
    <message>
        <source>The puzzle has no solution. F7 explains why.</source>
        <translation>Łamigłówka nie ma rozwiązania. F7 wyjaśnia dlaczego.</translation>
    </message>
    <message>
        <source>The puzzle has several solutions, so no entry can be called wrong. F8 tells more.</source>
        <translation>Łamigłówka ma kilka rozwiązań, więc żadnego wpisu nie można nazwać błędnym. F8 powie więcej.</translation>
    </message>
    <message>
        <source>It is not known whether the puzzle has one solution. F8 checks it.</source>
        <translation>Nie wiadomo, czy łamigłówka ma jedno rozwiązanie. F8 to sprawdzi.</translation>
    </message>
</context>
<context>
    <name>sudoku::ExamplePicture</name>
    <message>
        <source>Board</source>
        <translation>Plansza</translation>
    </message>
</context>
<context>
    <name>sudoku::ExperimentForm</name>
    <message>
        <source>The textbook encoding: a variable for each digit of each cell, and a clause for each given</source>
        <translation>Kodowanie podręcznikowe: zmienna dla każdej cyfry każdej komórki i klauzula dla każdej wskazówki</translation>
    </message>
    <message>
        <source>As in Solve: naked and hidden singles are placed first, then only open candidates become variables</source>
        <translation>Jak przy rozwiązywaniu: najpierw wstawiane są nagie i ukryte single, potem tylko otwarci kandydaci stają się zmiennymi</translation>
    </message>
    <message>
        <source>As in Explain: each rule and each given has a selector, so that the solver can tell which of them contradict each other</source>
        <translation>Jak przy wyjaśnianiu: każda reguła i każda wskazówka ma selektor, aby solver mógł powiedzieć, które są sprzeczne</translation>
    </message>
    <message>
        <source>Sha&amp;re clauses between houses</source>
        <translation>&amp;Wspólne klauzule dla domów</translation>
    </message>
    <message>
        <source>Checked: two cells that share two houses get one clause, and lines and boxes share segments. Unchecked: each house is encoded separately, as in textbooks.</source>
        <translation>Zaznaczone: dwie komórki o dwóch wspólnych domach mają jedną klauzulę, a linie i bloki dzielą segmenty. Niezaznaczone: każdy dom jest kodowany osobno, jak w podręcznikach.</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s)</source>
        <translation>
            <numerusform>%n pomiar</numerusform>
            <numerusform>%n pomiary</numerusform>
            <numerusform>%n pomiarów</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1&#xa0;s</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1&#xa0;min</translation>
    </message>
    <message>
        <source>Time limit of each run</source>
        <translation>Limit czasu każdego pomiaru</translation>
    </message>
    <message>
        <source>&amp;Task</source>
        <translation>Za&amp;danie</translation>
    </message>
    <message>
        <source>Can&amp;didates</source>
        <translation>&amp;Kandydaci</translation>
    </message>
    <message>
        <source>Media&amp;n of</source>
        <translation>&amp;Mediana</translation>
    </message>
    <message>
        <source>Time limit &amp;of a run</source>
        <translation>&amp;Limit czasu pomiaru</translation>
    </message>
    <message>
        <source>Solvers</source>
        <translation>Solvery</translation>
    </message>
    <message>
        <source>Each run has a seed of its own; the table shows the medians. Three or more tell which is faster.</source>
        <translation>Każdy przebieg ma własne ziarno; tabela pokazuje mediany. Dopiero trzy lub więcej mówią, co jest szybsze.</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>Kodowanie</translation>
    </message>
</context>
<context>
    <name>sudoku::Explainer</name>
    <message>
        <source>Explaining</source>
        <translation>Wyjaśnianie</translation>
    </message>
    <message>
        <source>There is nothing to explain: the puzzle has a solution.</source>
        <translation>Nie ma czego wyjaśniać: łamigłówka ma rozwiązanie.</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Sprawdź</translation>
    </message>
    <message>
        <source>There is no other contradiction: you have seen all of them.</source>
        <translation>Nie ma innej sprzeczności: to już wszystkie.</translation>
    </message>
    <message>
        <source>Start Again</source>
        <translation>Od początku</translation>
    </message>
    <message>
        <source>Fix…</source>
        <translation>Napraw…</translation>
    </message>
    <message>
        <source>The search was stopped before it found a contradiction.</source>
        <translation>Wyszukiwanie zatrzymano przed znalezieniem sprzeczności.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Kontynuuj</translation>
    </message>
    <message>
        <source>Another Contradiction</source>
        <translation>Inna sprzeczność</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>Zweryfikuj</translation>
    </message>
    <message>
        <source>Next (Alt+Right)</source>
        <translation>Następne (Alt+→)</translation>
    </message>
    <message>
        <source>Previous (Alt+Left)</source>
        <translation>Poprzednie (Alt+←)</translation>
    </message>
    <message>
        <source>Show All</source>
        <translation>Pokaż wszystkie</translation>
    </message>
    <message>
        <source>Show the Argument (Alt+Right)</source>
        <translation>Pokaż rozumowanie (Alt+→)</translation>
    </message>
    <message>
        <source>Show One by One</source>
        <translation>Pokaż po kolei</translation>
    </message>
    <message>
        <source>Looking for a short argument</source>
        <translation>Szukanie krótkiego rozumowania</translation>
    </message>
    <message>
        <source>Show the Set</source>
        <translation>Pokaż zbiór</translation>
    </message>
    <message>
        <source>Copy the Explanation</source>
        <translation>Kopiuj wyjaśnienie</translation>
    </message>
    <message>
        <source>Export the Explanation…</source>
        <translation>Eksportuj wyjaśnienie…</translation>
    </message>
    <message>
        <source>Next Step (Alt+Right)</source>
        <translation>Następny krok (Alt+→)</translation>
    </message>
    <message>
        <source>Previous Step (Alt+Left)</source>
        <translation>Poprzedni krok (Alt+←)</translation>
    </message>
    <message>
        <source>One change alone leaves exactly one solution:</source>
        <translation>Tylko jedna zmiana zostawia dokładnie jedno rozwiązanie:</translation>
    </message>
    <message numerus="yes">
        <source>%n changes each leave exactly one solution; the likeliest:</source>
        <translation>
            <numerusform>%n zmiana zostawia dokładnie jedno rozwiązanie; najbardziej prawdopodobna:</numerusform>
            <numerusform>%n zmiany, każda z osobna, zostawiają dokładnie jedno rozwiązanie; najbardziej prawdopodobna:</numerusform>
            <numerusform>%n zmian, każda z osobna, zostawia dokładnie jedno rozwiązanie; najbardziej prawdopodobna:</numerusform>
        </translation>
    </message>
    <message>
        <source>Other Changes (%1)…</source>
        <translation>Inne zmiany (%1)…</translation>
    </message>
    <message numerus="yes">
        <source>No solution: %n clues contradict each other.</source>
        <translation>
            <numerusform>Brak rozwiązania: %n wskazówka jest sprzeczna.</numerusform>
            <numerusform>Brak rozwiązania: %n wskazówki są ze sobą sprzeczne.</numerusform>
            <numerusform>Brak rozwiązania: %n wskazówek jest ze sobą sprzecznych.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::ExportDialog</name>
    <message>
        <source>&amp;Entries</source>
        <translation>&amp;Wpisy</translation>
    </message>
    <message>
        <source>Pencil &amp;marks</source>
        <translation>&amp;Notatki</translation>
    </message>
    <message>
        <source>All &amp;candidates</source>
        <translation>Wszyscy &amp;kandydaci</translation>
    </message>
    <message>
        <source>Export as %1</source>
        <translation>Eksportuj jako %1</translation>
    </message>
    <message>
        <source> pixels</source>
        <translation> pikseli</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>&amp;Size of the picture:</source>
        <translation>&amp;Rozmiar obrazu:</translation>
    </message>
    <message>
        <source>Show:</source>
        <translation>Pokaż:</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>&amp;Eksportuj…</translation>
    </message>
    <message>
        <source>With the colours of cells, what you drew on candidates, the filter and the hint that is shown</source>
        <translation>Z kolorami komórek, rysunkiem na kandydatach, filtrem i pokazywaną podpowiedzią</translation>
    </message>
    <message>
        <source>Co&amp;lours, as on the screen</source>
        <translation>Ko&amp;lory, jak na ekranie</translation>
    </message>
    <message>
        <source>More optio&amp;ns</source>
        <translation>Więce&amp;j opcji</translation>
    </message>
    <message>
        <source>Standard:</source>
        <translation>Standard:</translation>
    </message>
</context>
<context>
    <name>sudoku::FileController</name>
    <message>
        <source>Reading %1 was stopped.</source>
        <translation>Odczyt %1 zatrzymano.</translation>
    </message>
    <message>
        <source>&amp;Forget These Files</source>
        <translation>&amp;Zapomnij te pliki</translation>
    </message>
    <message>
        <source>Open Puzzle</source>
        <translation>Otwórz łamigłówkę</translation>
    </message>
    <message>
        <source>Opened %1.</source>
        <translation>Otwarto %1.</translation>
    </message>
    <message>
        <source>Cannot open %1: %2</source>
        <translation>Nie można otworzyć %1: %2</translation>
    </message>
    <message>
        <source>Cannot read %1: %2.</source>
        <translation>Nie można odczytać %1: %2.</translation>
    </message>
    <message>
        <source>Opened the first puzzle of %1.</source>
        <translation>Otwarto pierwszą łamigłówkę z %1.</translation>
    </message>
    <message>
        <source>%1 F9 solves it; F8 checks whether it has exactly one solution.</source>
        <translation>%1 F9 rozwiązuje łamigłówkę; F8 sprawdza, czy ma dokładnie jedno rozwiązanie.</translation>
    </message>
    <message>
        <source>Save Puzzle</source>
        <translation>Zapisz łamigłówkę</translation>
    </message>
    <message>
        <source>Cannot save %1: %2</source>
        <translation>Nie można zapisać %1: %2</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Zapisano jako %1.</translation>
    </message>
    <message>
        <source>Unsaved Puzzle</source>
        <translation>Niezapisana łamigłówka</translation>
    </message>
    <message>
        <source>The puzzle on the board is not saved. Save it?</source>
        <translation>Łamigłówka na planszy nie jest zapisana. Zapisać ją?</translation>
    </message>
</context>
<context>
    <name>sudoku::FileField</name>
    <message>
        <source>Choose…</source>
        <translation>Wybierz…</translation>
    </message>
    <message>
        <source>Choose a PDF</source>
        <translation>Wybierz plik PDF</translation>
    </message>
    <message>
        <source>Insert a PDF</source>
        <translation>Wstaw plik PDF</translation>
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
        <translation>Filtr</translation>
    </message>
    <message>
        <source>Two marks</source>
        <translation>Dwie notatki</translation>
    </message>
    <message>
        <source>Show the cells that two digits can go in</source>
        <translation>Pokaż komórki, w których mogą stać dwie cyfry</translation>
    </message>
    <message>
        <source>Where a digit can still go</source>
        <translation>Gdzie cyfra może jeszcze stać</translation>
    </message>
    <message>
        <source>filter digit %1</source>
        <translation>filtruj cyfrę %1</translation>
    </message>
    <message>
        <source>%1: %2 placed; possible cells: %3</source>
        <translation>%1: wstawiono %2; możliwe komórki: %3</translation>
    </message>
    <message>
        <source>Cells with two candidates: %1</source>
        <translation>Komórki z dwoma kandydatami: %1</translation>
    </message>
    <message>
        <source>Possible cells: %1 for %2, %3 for %4</source>
        <comment>7 cells for a 4, 5 cells for an 8</comment>
        <translation>Możliwe komórki: %1 dla %2, %3 dla %4</translation>
    </message>
</context>
<context>
    <name>sudoku::Fixer</name>
    <message>
        <source>Looking for a fix</source>
        <translation>Szukanie poprawki</translation>
    </message>
    <message>
        <source>Make Unique</source>
        <translation>Uczyń jednoznaczną</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Sprawdź</translation>
    </message>
    <message>
        <source>%1 to %2 of %3</source>
        <translation>Poprawki %1–%2 z %3</translation>
    </message>
    <message>
        <source>More Fixes (Alt+Right)</source>
        <translation>Więcej poprawek (Alt+→)</translation>
    </message>
    <message>
        <source>Previous Fixes (Alt+Left)</source>
        <translation>Poprzednie poprawki (Alt+←)</translation>
    </message>
</context>
<context>
    <name>sudoku::FormulaDialog</name>
    <message>
        <source>Leave &amp;out candidates that propagation decides</source>
        <translation>&amp;Pomiń kandydatów rozstrzygniętych przez propagację</translation>
    </message>
    <message>
        <source>&amp;Givens</source>
        <translation>Wskazó&amp;wki</translation>
    </message>
    <message>
        <source>&amp;Entries as givens</source>
        <translation>Wpisy &amp;jako wskazówki</translation>
    </message>
    <message>
        <source>&amp;A solution other than the one on the board</source>
        <translation>&amp;Inne rozwiązanie niż na planszy</translation>
    </message>
    <message>
        <source>Export CNF</source>
        <translation>Eksportuj CNF</translation>
    </message>
    <message>
        <source>Without the givens, every filled board that obeys the rules is a model.</source>
        <translation>Bez wskazówek modelem jest każda wypełniona plansza spełniająca reguły.</translation>
    </message>
    <message>
        <source>A clause forbids the solution on the board, so that a solver finds another one. Every cell must be filled.</source>
        <translation>Klauzula zabrania rozwiązania z planszy, aby solver znalazł inne. Każda komórka musi być wypełniona.</translation>
    </message>
    <message>
        <source>Candidates:</source>
        <translation>Kandydaci:</translation>
    </message>
    <message>
        <source>Clauses for:</source>
        <translation>Klauzule dla:</translation>
    </message>
    <message>
        <source>Size:</source>
        <translation>Rozmiar:</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>&amp;Eksportuj…</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>E&amp;ncoding:</source>
        <translation>Ko&amp;dowanie:</translation>
    </message>
</context>
<context>
    <name>sudoku::FormulaExchange</name>
    <message>
        <source>There is not enough memory for this formula.</source>
        <translation>Za mało pamięci na tę formułę.</translation>
    </message>
    <message>
        <source>Exporting was stopped; no file was written.</source>
        <translation>Eksport zatrzymano; nie zapisano żadnego pliku.</translation>
    </message>
    <message>
        <source>Cannot save %1: %2</source>
        <translation>Nie można zapisać %1: %2</translation>
    </message>
    <message>
        <source>Exported as %1: %2.</source>
        <translation>Wyeksportowano jako %1: %2.</translation>
    </message>
    <message>
        <source>DIMACS CNF (*.cnf)</source>
        <translation>DIMACS CNF (*.cnf)</translation>
    </message>
    <message>
        <source>Import Model</source>
        <translation>Importuj model</translation>
    </message>
    <message>
        <source>Exporting</source>
        <translation>Eksportowanie</translation>
    </message>
    <message>
        <source>Reading the model</source>
        <translation>Odczyt modelu</translation>
    </message>
    <message>
        <source>%1 is not a solution of this puzzle: %2.</source>
        <translation>%1 nie jest rozwiązaniem tej łamigłówki: %2.</translation>
    </message>
    <message>
        <source>Cannot read %1: %2.</source>
        <translation>Nie można odczytać %1: %2.</translation>
    </message>
    <message>
        <source>Cannot open %1: %2</source>
        <translation>Nie można otworzyć %1: %2</translation>
    </message>
    <message>
        <source>Reading was stopped.</source>
        <translation>Odczyt zatrzymano.</translation>
    </message>
    <message>
        <source>%1 says that the solver found no answer.</source>
        <translation>Według %1 solver nie znalazł odpowiedzi.</translation>
    </message>
    <message>
        <source>%1 says that the formula is unsatisfiable: this puzzle has no solution, or only those that the formula forbids.</source>
        <translation>Według %1 formuła jest niespełnialna: ta łamigłówka nie ma rozwiązania albo ma tylko te, których formuła zabrania.</translation>
    </message>
    <message>
        <source>%1 is the solution that is already on the board.</source>
        <translation>%1 to rozwiązanie, które już jest na planszy.</translation>
    </message>
    <message>
        <source>%1 is a solution of this puzzle and fills the board.</source>
        <translation>%1 jest rozwiązaniem tej łamigłówki i wypełnia planszę.</translation>
    </message>
    <message numerus="yes">
        <source>It changed %n of your entries; Undo restores them.</source>
        <translation>
            <numerusform>Zmieniło %n wpis; Cofnij go przywróci.</numerusform>
            <numerusform>Zmieniło %n wpisy; Cofnij je przywróci.</numerusform>
            <numerusform>Zmieniło %n wpisów; Cofnij je przywróci.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>sudoku::FormulaModel</name>
    <message>
        <source>In words</source>
        <translation>Słowami</translation>
    </message>
    <message>
        <source>As the solver reads it (DIMACS)</source>
        <translation>Tak, jak czyta solver (DIMACS)</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>%1 – %2, %3</source>
        <translation>%1 – %2, %3</translation>
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
        <translation>K&amp;opiuj w DIMACS</translation>
    </message>
    <message>
        <source>&amp;Digit</source>
        <translation>&amp;Cyfra</translation>
    </message>
    <message>
        <source>Ca&amp;ndidates</source>
        <translation>Ka&amp;ndydaci</translation>
    </message>
    <message>
        <source>Clauses</source>
        <translation>Klauzule</translation>
    </message>
    <message>
        <source>All digits</source>
        <translation>Wszystkie cyfry</translation>
    </message>
    <message numerus="yes">
        <source>This part has more than %Ln clause(s), too many to list. &lt;i&gt;Export CNF&lt;/i&gt; in the File menu writes them all.</source>
        <translation>
            <numerusform>Ta część ma więcej niż %Ln klauzulę, za dużo, by je wypisać. &lt;i&gt;Eksportuj CNF&lt;/i&gt; w menu Plik zapisuje wszystkie.</numerusform>
            <numerusform>Ta część ma więcej niż %Ln klauzule, za dużo, by je wypisać. &lt;i&gt;Eksportuj CNF&lt;/i&gt; w menu Plik zapisuje wszystkie.</numerusform>
            <numerusform>Ta część ma więcej niż %Ln klauzul, za dużo, by je wypisać. &lt;i&gt;Eksportuj CNF&lt;/i&gt; w menu Plik zapisuje wszystkie.</numerusform>
        </translation>
    </message>
    <message>
        <source>The givens contradict each other: propagation finds this before anything is encoded.</source>
        <translation>Wskazówki są ze sobą sprzeczne: propagacja wykrywa to, zanim cokolwiek zostanie zakodowane.</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;: propagation decides everything, so there is nothing to encode.</source>
        <translation>&lt;b&gt;%1&lt;/b&gt;: propagacja rozstrzyga wszystko, więc nie ma czego kodować.</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;: %2, %3.</source>
        <translation>&lt;b&gt;%1&lt;/b&gt;: %2, %3.</translation>
    </message>
    <message>
        <source>Each line of DIMACS is a clause: one of its literals must be true. A minus sign negates a variable, 0 ends the clause.</source>
        <translation>Każdy wiersz DIMACS to klauzula: jeden z jej literałów musi być prawdziwy. Minus neguje zmienną, 0 kończy klauzulę.</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;%1.&lt;/b&gt; %2&lt;/p&gt;&lt;p&gt;%3&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;%1.&lt;/b&gt; %2&lt;/p&gt;&lt;p&gt;%3&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Encodin&amp;g</source>
        <translation>Kodo&amp;wanie</translation>
    </message>
</context>
<context>
    <name>sudoku::FullScreen</name>
    <message>
        <source>View &gt; Full Screen leaves the full screen.</source>
        <translation>Widok &gt; Pełny ekran zamyka pełny ekran.</translation>
    </message>
    <message>
        <source>%1 leaves the full screen.</source>
        <translation>%1 zamyka pełny ekran.</translation>
    </message>
    <message>
        <source>%1 Move the pointer to the upper edge for the menu, to the right edge for the panel.</source>
        <translation>%1 Przesuń wskaźnik do górnej krawędzi, aby zobaczyć menu, do prawej, aby zobaczyć panel.</translation>
    </message>
</context>
<context>
    <name>sudoku::GameEnd</name>
    <message>
        <source>The result of the game cannot be kept: %1</source>
        <translation>Nie można zachować wyniku gry: %1</translation>
    </message>
    <message>
        <source>Same Kind</source>
        <translation>Ten sam rodzaj</translation>
    </message>
    <message>
        <source>Easier</source>
        <translation>Łatwiejsza</translation>
    </message>
    <message>
        <source>Not checked: %1.</source>
        <translation>Nie sprawdzono: %1.</translation>
    </message>
    <message>
        <source>Puzzle of %1</source>
        <translation>Łamigłówka dnia: %1</translation>
    </message>
</context>
<context>
    <name>sudoku::GenerateDialog</name>
    <message>
        <source>Board to be filled</source>
        <translation>Plansza do wypełnienia</translation>
    </message>
    <message>
        <source>Generate Puzzles</source>
        <translation>Generuj łamigłówki</translation>
    </message>
    <message>
        <source>&amp;Generate</source>
        <translation>&amp;Generuj</translation>
    </message>
    <message>
        <source>Puzzle being generated</source>
        <translation>Generowana łamigłówka</translation>
    </message>
    <message>
        <source>Choose a kind and a difficulty, then press Generate.</source>
        <translation>Wybierz rodzaj i trudność, a potem naciśnij Generuj.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Zatrzymaj</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Stop generating; the puzzles stay in the list beside the board</source>
        <translation>Zatrzymaj generowanie; łamigłówki pozostają na liście obok planszy</translation>
    </message>
    <message>
        <source>O&amp;pen on the Board</source>
        <translation>O&amp;twórz na planszy</translation>
    </message>
</context>
<context>
    <name>sudoku::HandbookBrowser</name>
    <message>
        <source>Page of the handbook</source>
        <translation>Strona podręcznika</translation>
    </message>
</context>
<context>
    <name>sudoku::HandbookContents</name>
    <message>
        <source>Contents</source>
        <translation>Spis treści</translation>
    </message>
</context>
<context>
    <name>sudoku::HandbookHits</name>
    <message>
        <source>Places found</source>
        <translation>Znalezione miejsca</translation>
    </message>
</context>
<context>
    <name>sudoku::HandbookWindow</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Tool Bar</source>
        <translation>Pasek narzędzi</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>First Page</source>
        <translation>Pierwsza strona</translation>
    </message>
    <message>
        <source>Larger Text</source>
        <translation>Większy tekst</translation>
    </message>
    <message>
        <source>Smaller Text</source>
        <translation>Mniejszy tekst</translation>
    </message>
    <message>
        <source>Search all pages (Ctrl+F)</source>
        <translation>Szukaj na wszystkich stronach (Ctrl+F)</translation>
    </message>
    <message>
        <source>Search all pages</source>
        <translation>Szukaj na wszystkich stronach</translation>
    </message>
    <message>
        <source>Handbook — Sudoku Workbench</source>
        <translation>Podręcznik — Sudoku Workbench</translation>
    </message>
    <message>
        <source>Handbook: %1 — Sudoku Workbench</source>
        <translation>Podręcznik: %1 — Sudoku Workbench</translation>
    </message>
    <message>
        <source>Nothing found. Try fewer or shorter words.</source>
        <translation>Nic nie znaleziono. Spróbuj mniej słów lub krótszych.</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) found. Enter goes to the first.</source>
        <translation>
            <numerusform>Znaleziono %n miejsce. Enter przechodzi do pierwszego.</numerusform>
            <numerusform>Znaleziono %n miejsca. Enter przechodzi do pierwszego.</numerusform>
            <numerusform>Znaleziono %n miejsc. Enter przechodzi do pierwszego.</numerusform>
        </translation>
    </message>
    <message>
        <source>Place %1 of %2. F3 goes to the next.</source>
        <translation>Miejsce %1 z %2. F3 przechodzi do następnego.</translation>
    </message>
</context>
<context>
    <name>sudoku::Hinter</name>
    <message>
        <source>Looking for a hint</source>
        <translation>Szukanie podpowiedzi</translation>
    </message>
    <message>
        <source>The search for a hint was stopped.</source>
        <translation>Szukanie podpowiedzi zatrzymano.</translation>
    </message>
    <message>
        <source>%1 Enter applies it.</source>
        <translation>%1 Enter ją stosuje.</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Zastosuj</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Więcej</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>błędne</translation>
    </message>
    <message numerus="yes">
        <source>Clear It/Them</source>
        <translation>
            <numerusform>Wyczyść</numerusform>
            <numerusform>Wyczyść</numerusform>
            <numerusform>Wyczyść</numerusform>
        </translation>
    </message>
    <message>
        <source>wrong pencil marks</source>
        <translation>błędne notatki</translation>
    </message>
    <message>
        <source>Correct Marks</source>
        <translation>Popraw notatki</translation>
    </message>
    <message>
        <source>The pencil marks are corrected.</source>
        <translation>Notatki są poprawione.</translation>
    </message>
    <message>
        <source>Next Hint</source>
        <translation>Następna podpowiedź</translation>
    </message>
    <message>
        <source>The puzzle has no solution.</source>
        <translation>Łamigłówka nie ma rozwiązania.</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>Wyjaśnij</translation>
    </message>
    <message>
        <source>No technique that is switched on gives a step.</source>
        <translation>Żadna z włączonych technik nie daje kroku.</translation>
    </message>
    <message>
        <source>Techniques…</source>
        <translation>Techniki…</translation>
    </message>
    <message>
        <source>Type in a puzzle first.</source>
        <translation>Wpisz najpierw łamigłówkę.</translation>
    </message>
    <message>
        <source>No further step follows: there is more than one solution.</source>
        <translation>Nie ma dalszego kroku: jest więcej niż jedno rozwiązanie.</translation>
    </message>
    <message>
        <source>Show Two Solutions</source>
        <translation>Pokaż dwa rozwiązania</translation>
    </message>
    <message>
        <source>Applied: %1.</source>
        <translation>Zastosowano: %1.</translation>
    </message>
    <message>
        <source>Apply Hint</source>
        <translation>Zastosuj podpowiedź</translation>
    </message>
    <message>
        <source>Filling in candidates</source>
        <translation>Wpisywanie kandydatów</translation>
    </message>
    <message>
        <source>Fill in Candidates</source>
        <translation>Wpisz kandydatów</translation>
    </message>
    <message>
        <source>Digits that you type are entries now.</source>
        <translation>Wpisywane cyfry są teraz wpisami.</translation>
    </message>
    <message>
        <source>Learn This</source>
        <translation>Naucz się tego</translation>
    </message>
    <message>
        <source>%1: nothing on the board as it stands.</source>
        <translation>%1: nic na planszy w obecnym stanie.</translation>
    </message>
</context>
<context>
    <name>sudoku::KeysPage</name>
    <message>
        <source>No Ke&amp;y</source>
        <translation>&amp;Bez klawisza</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>Pr&amp;zywróć</translation>
    </message>
    <message>
        <source>Find a command or a key</source>
        <translation>Znajdź polecenie lub klawisz</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Polecenie</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Klawisze</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Polecenia</translation>
    </message>
    <message>
        <source>Keys of the command</source>
        <translation>Klawisze polecenia</translation>
    </message>
    <message>
        <source>Give the command the keys that it had at first</source>
        <translation>Przywróć poleceniu pierwotne klawisze</translation>
    </message>
    <message>
        <source>Choose a command, then press its new keys in the field.</source>
        <translation>Wybierz polecenie, potem naciśnij w polu jego nowe klawisze.</translation>
    </message>
    <message>
        <source>%1 belongs to %2. Give that another key first.</source>
        <translation>%1 należy do: %2. Najpierw przypisz tamtemu inny klawisz.</translation>
    </message>
    <message>
        <source>The board needs %1. Choose another key, such as a function key or one with Ctrl.</source>
        <translation>Plansza potrzebuje %1. Wybierz inny klawisz, np. funkcyjny lub z Ctrl.</translation>
    </message>
</context>
<context>
    <name>sudoku::KindBox</name>
    <message>
        <source>Add a rule: type its name</source>
        <translation>Dodaj regułę: wpisz jej nazwę</translation>
    </message>
    <message>
        <source>This needs %1.</source>
        <translation>To wymaga %1.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>There is no rule called &apos;%1&apos;. The list shows all rules.</source>
        <translation>Nie ma reguły „%1”. Lista pokazuje wszystkie reguły.</translation>
    </message>
    <message>
        <source>For the whole board</source>
        <translation>Dla całej planszy</translation>
    </message>
    <message>
        <source>Cages, regions and cells</source>
        <translation>Klatki, regiony i komórki</translation>
    </message>
    <message>
        <source>Between two cells</source>
        <translation>Między dwiema komórkami</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Linie</translation>
    </message>
    <message>
        <source>Numbers beside the board</source>
        <translation>Liczby obok planszy</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>My kinds</source>
        <translation>Moje rodzaje</translation>
    </message>
</context>
<context>
    <name>sudoku::KindChooser</name>
    <message>
        <source>none</source>
        <translation>brak</translation>
    </message>
</context>
<context>
    <name>sudoku::KindList</name>
    <message>
        <source>Another kind…</source>
        <translation>Inny rodzaj…</translation>
    </message>
</context>
<context>
    <name>sudoku::LaboratoryDialog</name>
    <message>
        <source>Encodings</source>
        <translation>Kodowania</translation>
    </message>
    <message>
        <source>M&amp;easure</source>
        <translation>&amp;Pomiar</translation>
    </message>
    <message>
        <source>Look &amp;Inside</source>
        <translation>Zajrzyj do ś&amp;rodka</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
</context>
<context>
    <name>sudoku::LearnPage</name>
    <message>
        <source>Learn</source>
        <translation>Nauka</translation>
    </message>
    <message>
        <source>&amp;New to Sudoku? Ten Lessons</source>
        <translation>Nie &amp;znasz sudoku? Dziesięć lekcji</translation>
    </message>
    <message>
        <source>Start &amp;Over…</source>
        <translation>Zacznij &amp;od nowa…</translation>
    </message>
    <message>
        <source>%1 ▾</source>
        <translation>%1 ▾</translation>
    </message>
    <message>
        <source>Techniques: %1</source>
        <translation>Techniki: %1</translation>
    </message>
    <message>
        <source>%1 of %2 techniques practised</source>
        <translation>Przećwiczone techniki: %1 z %2</translation>
    </message>
    <message>
        <source>&amp;Continue: %1</source>
        <translation>&amp;Kontynuuj: %1</translation>
    </message>
    <message>
        <source>Start Over</source>
        <translation>Zacznij od nowa</translation>
    </message>
    <message>
        <source>Forget what you have practised?</source>
        <translation>Usunąć zapis tego, co przećwiczono?</translation>
    </message>
    <message>
        <source>Bac&amp;k to the Board (Esc)</source>
        <translation>Wróć &amp;do planszy (Esc)</translation>
    </message>
</context>
<context>
    <name>sudoku::LessonDialog</name>
    <message>
        <source>&amp;All steps</source>
        <translation>&amp;Wszystkie kroki</translation>
    </message>
    <message>
        <source>Only steps &amp;harder than singles</source>
        <translation>Tylko kroki &amp;trudniejsze niż single</translation>
    </message>
    <message>
        <source>&amp;From step</source>
        <translation>&amp;Od kroku</translation>
    </message>
    <message>
        <source>Export Walkthrough as %1</source>
        <translation>Eksportuj rozwiązanie jako %1</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>&amp;Eksportuj…</translation>
    </message>
    <message>
        <source>First step</source>
        <translation>Pierwszy krok</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>Ostatni krok</translation>
    </message>
    <message>
        <source>to</source>
        <translation>do</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s); singles that follow each other are in one</source>
        <translation>
            <numerusform>%n obrazek; kolejne single są na jednym</numerusform>
            <numerusform>%n obrazki; kolejne single są na jednym</numerusform>
            <numerusform>%n obrazków; kolejne single są na jednym</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::LevelsField</name>
    <message>
        <source>Choose…</source>
        <translation>Wybierz…</translation>
    </message>
    <message>
        <source>Choose a file of levels</source>
        <translation>Wybierz plik z poziomami</translation>
    </message>
    <message>
        <source>A file in JSON with levels of your own, which are then offered as a difficulty</source>
        <translation>Plik JSON z własnymi poziomami, które potem można wybrać jako trudność</translation>
    </message>
    <message>
        <source>File of Levels</source>
        <translation>Plik z poziomami</translation>
    </message>
    <message>
        <source>Levels (*.json)</source>
        <translation>Poziomy (*.json)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>sudoku::LicencesDialog</name>
    <message>
        <source>Licences</source>
        <translation>Licencje</translation>
    </message>
    <message>
        <source>Parts of the program</source>
        <translation>Części programu</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licencja</translation>
    </message>
    <message>
        <source>Licence: %1</source>
        <translation>Licencja: %1</translation>
    </message>
</context>
<context>
    <name>sudoku::LiveCandidates</name>
    <message numerus="yes">
        <source>… Candidates of %n cell(s) are open</source>
        <translation>
            <numerusform>… Nierozstrzygnięci kandydaci %n komórki</numerusform>
            <numerusform>… Nierozstrzygnięci kandydaci %n komórek</numerusform>
            <numerusform>… Nierozstrzygnięci kandydaci %n komórek</numerusform>
        </translation>
    </message>
    <message>
        <source>… Candidates</source>
        <translation>… Kandydaci</translation>
    </message>
    <message>
        <source>✓ Candidates</source>
        <translation>✓ Kandydaci</translation>
    </message>
    <message>
        <source>✗ No candidates</source>
        <translation>✗ Brak kandydatów</translation>
    </message>
    <message numerus="yes">
        <source>? Candidates of %n cell(s) are open</source>
        <translation>
            <numerusform>? Nierozstrzygnięci kandydaci %n komórki</numerusform>
            <numerusform>? Nierozstrzygnięci kandydaci %n komórek</numerusform>
            <numerusform>? Nierozstrzygnięci kandydaci %n komórek</numerusform>
        </translation>
    </message>
    <message>
        <source>? Candidates that leave one solution are open</source>
        <translation>? Nie wiadomo, którzy kandydaci zostawiają jedno rozwiązanie</translation>
    </message>
</context>
<context>
    <name>sudoku::LiveCheck</name>
    <message>
        <source>… Checking</source>
        <translation>… Sprawdzanie</translation>
    </message>
    <message>
        <source>✓ One solution</source>
        <translation>✓ Jedno rozwiązanie</translation>
    </message>
    <message>
        <source>≥2 solutions</source>
        <translation>≥2 rozwiązania</translation>
    </message>
    <message>
        <source>✗ No solution</source>
        <translation>✗ Brak rozwiązania</translation>
    </message>
    <message numerus="yes">
        <source>%Ln solution(s)</source>
        <translation>
            <numerusform>%Ln rozwiązanie</numerusform>
            <numerusform>%Ln rozwiązania</numerusform>
            <numerusform>%Ln rozwiązań</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>More than %Ln solution(s)</source>
        <translation>
            <numerusform>Więcej niż %Ln rozwiązanie</numerusform>
            <numerusform>Więcej niż %Ln rozwiązania</numerusform>
            <numerusform>Więcej niż %Ln rozwiązań</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>≥%Ln solution(s), still counting</source>
        <translation>
            <numerusform>≥%Ln rozwiązanie, liczenie trwa</numerusform>
            <numerusform>≥%Ln rozwiązania, liczenie trwa</numerusform>
            <numerusform>≥%Ln rozwiązań, liczenie trwa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>≥%Ln solution(s)</source>
        <translation>
            <numerusform>≥%Ln rozwiązanie</numerusform>
            <numerusform>≥%Ln rozwiązania</numerusform>
            <numerusform>≥%Ln rozwiązań</numerusform>
        </translation>
    </message>
    <message>
        <source>? Not decided yet: F8 checks it</source>
        <translation>? Jeszcze nierozstrzygnięte: F8 sprawdza</translation>
    </message>
</context>
<context>
    <name>sudoku::MainWindow</name>
    <message>
        <source>Checkpoint set.</source>
        <translation>Ustawiono punkt powrotu.</translation>
    </message>
    <message>
        <source>Checkpoint set. %1 goes back to it.</source>
        <translation>Ustawiono punkt powrotu. %1 do niego wraca.</translation>
    </message>
    <message>
        <source>New puzzle</source>
        <translation>Nowa łamigłówka</translation>
    </message>
    <message>
        <source>%1[*] — Sudoku Workbench</source>
        <translation>%1[*] — Sudoku Workbench</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Nauka</translation>
    </message>
</context>
<context>
    <name>sudoku::MeasurementsChart</name>
    <message>
        <source>Automatic</source>
        <translation>Automatyczna</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>Liniowa</translation>
    </message>
    <message>
        <source>Logarithmic</source>
        <translation>Logarytmiczna</translation>
    </message>
    <message>
        <source>&amp;Chart of</source>
        <translation>W&amp;ykres</translation>
    </message>
    <message>
        <source>Sca&amp;le</source>
        <translation>&amp;Skala</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>nieznane</translation>
    </message>
</context>
<context>
    <name>sudoku::MeasurementsModel</name>
    <message>
        <source>%1, the smallest</source>
        <translation>%1, najmniejsza wartość</translation>
    </message>
    <message>
        <source>Solver</source>
        <translation>Solver</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Odpowiedź</translation>
    </message>
    <message>
        <source>%1 (%2 of %3 runs)</source>
        <translation>%1 (%2 z %3 pomiarów)</translation>
    </message>
    <message>
        <source>puzzles: %L1</source>
        <translation>łamigłówki: %L1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>Kodowanie</translation>
    </message>
</context>
<context>
    <name>sudoku::MeasurementsPage</name>
    <message>
        <source>Choose encodings and solvers to compare on this board, then press Measure.</source>
        <translation>Wybierz kodowania i solvery do porównania na tej planszy, a potem naciśnij Zmierz.</translation>
    </message>
    <message>
        <source>&amp;Measure</source>
        <translation>&amp;Zmierz</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Postęp</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Zatrzymaj</translation>
    </message>
    <message>
        <source>The board has changed: these figures are for the previous board.</source>
        <translation>Plansza się zmieniła: te wyniki dotyczą poprzedniej.</translation>
    </message>
    <message>
        <source>Measure A&amp;gain</source>
        <translation>Zmierz po&amp;nownie</translation>
    </message>
    <message>
        <source>Measurements</source>
        <translation>Pomiary</translation>
    </message>
    <message>
        <source>Bold: the smallest value of its column</source>
        <translation>Pogrubione: najmniejsza wartość w kolumnie</translation>
    </message>
    <message>
        <source>Cop&amp;y Table</source>
        <translation>K&amp;opiuj tabelę</translation>
    </message>
    <message>
        <source>&amp;Save as CSV…</source>
        <translation>Z&amp;apisz jako CSV…</translation>
    </message>
    <message>
        <source>%1 with %2, run %3 of %4 …</source>
        <translation>%1, %2: pomiar %3 z %4…</translation>
    </message>
    <message>
        <source>Stopped after %1: %2 of %3 rows were measured.</source>
        <translation>Zatrzymano po %1: zmierzono %2 z %3 wierszy.</translation>
    </message>
    <message>
        <source>The table was copied: paste it into a spreadsheet.</source>
        <translation>Tabelę skopiowano: wklej ją do arkusza kalkulacyjnego.</translation>
    </message>
    <message>
        <source>Save Measurements</source>
        <translation>Zapisz pomiary</translation>
    </message>
    <message>
        <source>encodings.csv</source>
        <translation>kodowania.csv</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>Wartości rozdzielone przecinkami (*.csv)</translation>
    </message>
    <message>
        <source>Cannot save %1: %2</source>
        <translation>Nie można zapisać %1: %2</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Zapisano jako %1.</translation>
    </message>
    <message>
        <source>Copy Table</source>
        <translation>Kopiuj tabelę</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Łamigłówka</translation>
    </message>
    <message>
        <source>O&amp;pen CSV…</source>
        <translation>Otwórz &amp;CSV…</translation>
    </message>
    <message>
        <source>Open Measurements</source>
        <translation>Otwórz pomiary</translation>
    </message>
    <message>
        <source>Cannot open %1: %2</source>
        <translation>Nie można otworzyć %1: %2</translation>
    </message>
    <message>
        <source>Opened %1. Rows: %L2.</source>
        <translation>Otwarto %1. Wiersze: %L2.</translation>
    </message>
    <message>
        <source>All puzzles together (%L1)</source>
        <translation>Wszystkie łamigłówki razem (%L1)</translation>
    </message>
</context>
<context>
    <name>sudoku::MessageBar</name>
    <message>
        <source>Stop</source>
        <translation>Zatrzymaj</translation>
    </message>
</context>
<context>
    <name>sudoku::Messenger</name>
    <message>
        <source>All cells are filled, but this is not a solution.</source>
        <translation>Wszystkie komórki są wypełnione, ale to nie jest rozwiązanie.</translation>
    </message>
    <message>
        <source>All cells are filled, but %1.</source>
        <translation>Wszystkie komórki są wypełnione, ale %1.</translation>
    </message>
    <message numerus="yes">
        <source>Show It/Them</source>
        <translation>
            <numerusform>Pokaż</numerusform>
            <numerusform>Pokaż</numerusform>
            <numerusform>Pokaż</numerusform>
        </translation>
    </message>
    <message>
        <source>Solved! Every rule is obeyed.</source>
        <translation>Rozwiązane! Wszystkie reguły są spełnione.</translation>
    </message>
    <message>
        <source>Solved in %1! Every rule is obeyed.</source>
        <translation>Rozwiązane w %1! Wszystkie reguły są spełnione.</translation>
    </message>
    <message>
        <source>Type a puzzle row by row, with Space for a blank; or paste one, or drop a file here. F9 solves it.</source>
        <translation>Wpisz łamigłówkę wiersz po wierszu, spacja to pusta komórka; albo wklej ją lub upuść tu plik. F9 ją rozwiązuje.</translation>
    </message>
    <message>
        <source>Solve filled in the board. Every rule is obeyed.</source>
        <translation>Rozwiąż wypełniło planszę. Wszystkie reguły są spełnione.</translation>
    </message>
    <message>
        <source>Type a puzzle row by row, with Space to go to the next cell; or paste one, or drop a file here. F9 solves it.</source>
        <translation>Wpisz łamigłówkę wiersz po wierszu, spacją przechodząc do następnej komórki; albo wklej ją lub upuść tu plik. F9 ją rozwiąże.</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>Wyjaśnij</translation>
    </message>
    <message>
        <source>Solve filled in the board. %1</source>
        <translation>Rozwiąż wypełniło planszę. %1</translation>
    </message>
    <message>
        <source>The board is full. %1</source>
        <translation>Plansza jest pełna. %1</translation>
    </message>
    <message>
        <source>The puzzle is solved. Enter shows the result again.</source>
        <translation>Łamigłówka jest rozwiązana. Enter znów pokaże wynik.</translation>
    </message>
    <message>
        <source>Show Result</source>
        <translation>Pokaż wynik</translation>
    </message>
    <message>
        <source>All cells are filled, and no digit is repeated in a row or column. Whether regions fit is not known yet.</source>
        <translation>Wszystkie komórki są wypełnione i żadna cyfra nie powtarza się w wierszu ani kolumnie. Czy regiony pasują, jeszcze nie wiadomo.</translation>
    </message>
</context>
<context>
    <name>sudoku::NewPuzzleDialog</name>
    <message>
        <source>New Puzzle</source>
        <translation>Nowa łamigłówka</translation>
    </message>
    <message>
        <source>&amp;Kind:</source>
        <translation>Ro&amp;dzaj:</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Rodzaj</translation>
    </message>
    <message>
        <source>Di&amp;fficulty:</source>
        <translation>Tr&amp;udność:</translation>
    </message>
    <message>
        <source>&amp;All kinds and sizes</source>
        <translation>&amp;Wszystkie rodzaje i rozmiary</translation>
    </message>
    <message>
        <source>What the puzzle has, or what you draw first on an empty board</source>
        <translation>Co ma łamigłówka albo co najpierw narysujesz na pustej planszy</translation>
    </message>
    <message>
        <source>&amp;Cages, lines:</source>
        <translation>&amp;Klatki, linie:</translation>
    </message>
    <message>
        <source>S&amp;ymmetry:</source>
        <translation>Sy&amp;metria:</translation>
    </message>
    <message>
        <source>Preview of the board</source>
        <translation>Podgląd planszy</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>&amp;More Than One…</source>
        <translation>W&amp;ięcej niż jedna…</translation>
    </message>
    <message>
        <source>Many puzzles, techniques, patterns and numbers of clues</source>
        <translation>Wiele łamigłówek, techniki, wzory i liczby wskazówek</translation>
    </message>
    <message>
        <source>&amp;Empty Board</source>
        <translation>&amp;Pusta plansza</translation>
    </message>
    <message>
        <source>A board to type or to draw a puzzle on</source>
        <translation>Plansza, na której wpiszesz lub narysujesz łamigłówkę</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Graj</translation>
    </message>
    <message>
        <source>none</source>
        <translation>brak</translation>
    </message>
    <message>
        <source>The next puzzle is ready.</source>
        <translation>Następna łamigłówka jest gotowa.</translation>
    </message>
    <message>
        <source>Singles are enough.</source>
        <translation>Wystarczą single.</translation>
    </message>
    <message>
        <source>Pairs, triples and locked candidates; no fish and no chains.</source>
        <translation>Pary, trójki i zablokowani kandydaci; bez ryb i łańcuchów.</translation>
    </message>
    <message>
        <source>Fish, wings and colours; no long chains.</source>
        <translation>Ryby, skrzydła i kolorowanie; bez długich łańcuchów.</translation>
    </message>
    <message>
        <source>Chains, finned fish and almost locked sets.</source>
        <translation>Łańcuchy, ryby z płetwami i prawie zamknięte zbiory.</translation>
    </message>
    <message>
        <source>Forcing chains, and whatever else it takes.</source>
        <translation>Łańcuchy wymuszające i wszystko, czego jeszcze trzeba.</translation>
    </message>
    <message>
        <source>Singles are enough, and about half of the cells have clues.</source>
        <translation>Wystarczą single, a około połowa pól ma wskazówki.</translation>
    </message>
</context>
<context>
    <name>sudoku::NumberEditor</name>
    <message>
        <source>Number of the rule</source>
        <translation>Liczba reguły</translation>
    </message>
    <message>
        <source>comma</source>
        <translation>przecinek</translation>
    </message>
    <message>
        <source>Delete the last figure</source>
        <translation>Usuń ostatnią cyfrę</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Gotowe</translation>
    </message>
    <message>
        <source>%1. Enter, Escape or whatever you do next takes it; Undo takes it back.</source>
        <translation>%1. Enter, Esc lub cokolwiek zrobisz potem przyjmuje ją; „Cofnij” ją wycofuje.</translation>
    </message>
</context>
<context>
    <name>sudoku::NumberFinder</name>
    <message>
        <source>Finding numbers</source>
        <translation>Szukanie liczb</translation>
    </message>
    <message>
        <source>All Numbers</source>
        <translation>Wszystkie liczby</translation>
    </message>
</context>
<context>
    <name>sudoku::OfferButtons</name>
    <message>
        <source>More…</source>
        <translation>Więcej…</translation>
    </message>
</context>
<context>
    <name>sudoku::OwnKindForm</name>
    <message>
        <source>Two digits, a and b</source>
        <translation>Dwie cyfry, a i b</translation>
    </message>
    <message>
        <source>All digits together: sum, largest …</source>
        <translation>Wszystkie cyfry razem: sum, largest …</translation>
    </message>
    <message>
        <source>A pattern that the digits match</source>
        <translation>Wzorzec, do którego pasują cyfry</translation>
    </message>
    <message>
        <source>A state machine of the Interactive Sudoku Solver</source>
        <translation>Automat skończony programu Interactive Sudoku Solver</translation>
    </message>
    <message>
        <source>Step by step, from digit to digit</source>
        <translation>Krok po kroku, od cyfry do cyfry</translation>
    </message>
    <message>
        <source>Neighbours on a line</source>
        <translation>Sąsiedzi na linii</translation>
    </message>
    <message>
        <source>Neighbours on a closed line</source>
        <translation>Sąsiedzi na zamkniętej linii</translation>
    </message>
    <message>
        <source>Cells in their order, anywhere</source>
        <translation>Komórki w ich kolejności, gdziekolwiek</translation>
    </message>
    <message>
        <source>A group of cells</source>
        <translation>Grupa komórek</translation>
    </message>
    <message>
        <source>A mark between two cells</source>
        <translation>Znak między dwiema komórkami</translation>
    </message>
    <message>
        <source>A number beside the board</source>
        <translation>Liczba obok planszy</translation>
    </message>
    <message>
        <source>Every row</source>
        <translation>Każdy wiersz</translation>
    </message>
    <message>
        <source>Every column</source>
        <translation>Każda kolumna</translation>
    </message>
    <message>
        <source>Every region</source>
        <translation>Każdy region</translation>
    </message>
    <message>
        <source>All cells beside each other</source>
        <translation>Wszystkie komórki obok siebie</translation>
    </message>
    <message>
        <source>All cells a leap apart</source>
        <translation>Wszystkie komórki o jeden skok</translation>
    </message>
    <message>
        <source>from the first cell</source>
        <translation>od pierwszej komórki</translation>
    </message>
    <message>
        <source>from either end</source>
        <translation>od jednego z końców</translation>
    </message>
    <message>
        <source>from both ends</source>
        <translation>od obu końców</translation>
    </message>
    <message>
        <source>as a part of a longer line</source>
        <translation>jako część dłuższej linii</translation>
    </message>
    <message>
        <source>Broad line</source>
        <translation>Szeroka linia</translation>
    </message>
    <message>
        <source>Beads</source>
        <translation>Koraliki</translation>
    </message>
    <message>
        <source>Dashes</source>
        <translation>Kreski</translation>
    </message>
    <message>
        <source>Crossed line</source>
        <translation>Linia z kreskami</translation>
    </message>
    <message>
        <source>Striped cells</source>
        <translation>Paskowane komórki</translation>
    </message>
    <message>
        <source>Dashed cage</source>
        <translation>Klatka przerywana</translation>
    </message>
    <message>
        <source>White dot</source>
        <translation>Biała kropka</translation>
    </message>
    <message>
        <source>Black dot</source>
        <translation>Czarna kropka</translation>
    </message>
    <message>
        <source>A sign</source>
        <translation>Znak</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nic</translation>
    </message>
    <message>
        <source>over the edges too</source>
        <translation>także przez krawędzie</translation>
    </message>
    <message>
        <source>each has a number, k</source>
        <translation>każda ma liczbę, k</translation>
    </message>
    <message>
        <source>Colour…</source>
        <translation>Kolor…</translation>
    </message>
    <message>
        <source>Na&amp;me:</source>
        <translation>&amp;Nazwa:</translation>
    </message>
    <message>
        <source>In &amp;words:</source>
        <translation>&amp;Słowami:</translation>
    </message>
    <message>
        <source>It is &amp;about:</source>
        <translation>&amp;Dotyczy:</translation>
    </message>
    <message>
        <source>&amp;Cells:</source>
        <translation>&amp;Komórki:</translation>
    </message>
    <message>
        <source>&amp;Rule:</source>
        <translation>&amp;Reguła:</translation>
    </message>
    <message>
        <source>S&amp;tarts with:</source>
        <translation>&amp;Zaczyna się od:</translation>
    </message>
    <message>
        <source>May &amp;end if:</source>
        <translation>&amp;Może się skończyć, jeśli:</translation>
    </message>
    <message>
        <source>Rea&amp;d:</source>
        <translation>&amp;Czytaj:</translation>
    </message>
    <message>
        <source>and</source>
        <translation>i</translation>
    </message>
    <message>
        <source>&amp;Leap:</source>
        <translation>Sk&amp;ok:</translation>
    </message>
    <message>
        <source>Loo&amp;k:</source>
        <translation>&amp;Wygląd:</translation>
    </message>
    <message>
        <source>Si&amp;gn:</source>
        <translation>Zn&amp;ak:</translation>
    </message>
    <message>
        <source>Not yet a rule: %1.</source>
        <translation>To jeszcze nie reguła: %1.</translation>
    </message>
    <message>
        <source>In files it is called %1.</source>
        <translation>W plikach nazywa się %1.</translation>
    </message>
    <message>
        <source>Colour of the Line</source>
        <translation>Kolor linii</translation>
    </message>
    <message>
        <source>Say it in words: people read them below the printed puzzle.</source>
        <translation>Powiedz to słowami: czyta się je pod wydrukowaną łamigłówką.</translation>
    </message>
    <message>
        <source>Other kinds: and, or, not, one of</source>
        <translation>Inne rodzaje: and, or, not, one</translation>
    </message>
    <message>
        <source>A number beside the board, along a diagonal</source>
        <translation>Liczba obok planszy, wzdłuż przekątnej</translation>
    </message>
    <message>
        <source>Like the kinds that it combines</source>
        <translation>Jak rodzaje, które łączy</translation>
    </message>
    <message>
        <source>Table up t&amp;o:</source>
        <translation>&amp;Tabela do:</translation>
    </message>
    <message>
        <source>A kind to combine</source>
        <translation>Rodzaj do połączenia</translation>
    </message>
    <message>
        <source>&amp;Use:</source>
        <translation>Uży&amp;j:</translation>
    </message>
    <message>
        <source>No two digits from 1 to %1 keep this rule.</source>
        <translation>Żadne dwie cyfry od 1 do %1 nie spełniają tej reguły.</translation>
    </message>
    <message>
        <source>Any two digits from 1 to %1 keep this rule.</source>
        <translation>Każde dwie cyfry od 1 do %1 spełniają tę regułę.</translation>
    </message>
    <message>
        <source>On the board it looks like %1.</source>
        <translation>Na planszy wygląda tak samo jak %1.</translation>
    </message>
    <message>
        <source>Its mark does not show which digit is a.</source>
        <translation>Jego znak nie pokazuje, która cyfra to a.</translation>
    </message>
    <message>
        <source>This look does not show which cell is the first.</source>
        <translation>Ten wygląd nie pokazuje, która komórka jest pierwsza.</translation>
    </message>
    <message>
        <source>Every square of four cells</source>
        <translation>Każdy kwadrat z czterech komórek</translation>
    </message>
</context>
<context>
    <name>sudoku::OwnKindStore</name>
    <message>
        <source>this is no list of kinds</source>
        <translation>to nie jest lista rodzajów</translation>
    </message>
    <message>
        <source>kind %1: %2</source>
        <translation>rodzaj %1: %2</translation>
    </message>
</context>
<context>
    <name>sudoku::OwnKindsController</name>
    <message>
        <source>The kinds cannot be kept: %1.</source>
        <translation>Nie można zachować rodzajów: %1.</translation>
    </message>
    <message>
        <source>Change Kind of Rule</source>
        <translation>Zmiana rodzaju reguły</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) of the board stay as they were: the changed kind does not fit them.</source>
        <translation>
            <numerusform>%n reguła planszy zostaje, jaka była: zmieniony rodzaj do niej nie pasuje.</numerusform>
            <numerusform>%n reguły planszy zostają, jakie były: zmieniony rodzaj do nich nie pasuje.</numerusform>
            <numerusform>%n reguł planszy zostaje, jakie były: zmieniony rodzaj do nich nie pasuje.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not all of your kinds can be read: %1. They stay in their file as they are.</source>
        <translation>Nie wszystkie rodzaje dają się odczytać: %1. Pozostają w pliku bez zmian.</translation>
    </message>
</context>
<context>
    <name>sudoku::OwnKindsDialog</name>
    <message>
        <source>Co&amp;py</source>
        <translation>Ko&amp;piuj</translation>
    </message>
    <message>
        <source>Remo&amp;ve</source>
        <translation>&amp;Usuń</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>&amp;Eksportuj…</translation>
    </message>
    <message>
        <source>My Kinds of Rules</source>
        <translation>Moje rodzaje reguł</translation>
    </message>
    <message>
        <source>My kinds of rules</source>
        <translation>Moje rodzaje reguł</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>Now&amp;y</translation>
    </message>
    <message>
        <source>Example&amp;s</source>
        <translation>&amp;Przykłady</translation>
    </message>
    <message>
        <source>On the Board</source>
        <translation>Na planszy</translation>
    </message>
    <message>
        <source>Shipped</source>
        <translation>Dołączone</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importuj…</translation>
    </message>
    <message>
        <source>My rule</source>
        <translation>Moja reguła</translation>
    </message>
    <message>
        <source>Import Kinds of Rules</source>
        <translation>Import rodzajów reguł</translation>
    </message>
    <message>
        <source>Kinds of rules (*.json)</source>
        <translation>Rodzaje reguł (*.json)</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Export Kinds of Rules</source>
        <translation>Eksport rodzajów reguł</translation>
    </message>
    <message>
        <source>another kind has this name</source>
        <translation>inny rodzaj ma tę nazwę</translation>
    </message>
    <message>
        <source>Discard what you have changed?</source>
        <translation>Porzucić zmiany?</translation>
    </message>
    <message>
        <source>Added: %1.</source>
        <translation>Dodano: %1.</translation>
    </message>
    <message>
        <source>In the list before: %1.</source>
        <translation>Były już na liście: %1.</translation>
    </message>
    <message>
        <source>New makes a kind; Examples has some to begin with.</source>
        <translation>„Nowy” tworzy rodzaj; w „Przykładach” jest kilka na początek.</translation>
    </message>
    <message>
        <source>Exported: %1.</source>
        <translation>Wyeksportowano: %1.</translation>
    </message>
</context>
<context>
    <name>sudoku::PageForm</name>
    <message>
        <source>Mirrored, as in a boo&amp;k</source>
        <translation>&amp;Lustrzane, jak w książce</translation>
    </message>
    <message>
        <source>suits the page</source>
        <translation>stosownie do strony</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>Margin:</source>
        <translation>Margines:</translation>
    </message>
    <message>
        <source>G&amp;utter:</source>
        <translation>Na &amp;oprawę:</translation>
    </message>
    <message>
        <source>First page:</source>
        <translation>Pierwsza strona:</translation>
    </message>
    <message>
        <source>First puzzle:</source>
        <translation>Pierwsza łamigłówka:</translation>
    </message>
    <message>
        <source>that of the puzzles</source>
        <translation>autor łamigłówek</translation>
    </message>
    <message>
        <source>The author that a PDF names</source>
        <translation>Autor podany w pliku PDF</translation>
    </message>
    <message>
        <source>Author:</source>
        <translation>Autor:</translation>
    </message>
    <message>
        <source>Where the QR code below each puzzle leads</source>
        <translation>Dokąd prowadzi kod QR pod każdą łamigłówką</translation>
    </message>
    <message>
        <source>&amp;QR code:</source>
        <translation>Kod &amp;QR:</translation>
    </message>
    <message>
        <source>How strong the lines of boards are</source>
        <translation>Jak grube są linie plansz</translation>
    </message>
    <message>
        <source>Lines:</source>
        <translation>Linie:</translation>
    </message>
    <message>
        <source>suits the boards</source>
        <translation>stosownie do plansz</translation>
    </message>
    <message>
        <source> pt</source>
        <translation> pkt</translation>
    </message>
    <message>
        <source>The size of the number above each puzzle; what is beside it follows</source>
        <translation>Rozmiar numeru nad każdą łamigłówką; to, co obok, się do niego dostosowuje</translation>
    </message>
    <message>
        <source>Captions:</source>
        <translation>Podpisy:</translation>
    </message>
    <message>
        <source>The size of sums in cages and of clues beside boards</source>
        <translation>Rozmiar sum w klatkach i wskazówek obok plansz</translation>
    </message>
    <message>
        <source>Sums and clues outside:</source>
        <translation>Sumy i wskazówki na brzegu:</translation>
    </message>
    <message>
        <source>The size of page numbers and of what else is at the foot of pages</source>
        <translation>Rozmiar numerów stron i tego, co jeszcze jest u dołu stron</translation>
    </message>
    <message>
        <source>Page numbers:</source>
        <translation>Numery stron:</translation>
    </message>
</context>
<context>
    <name>sudoku::PageView</name>
    <message>
        <source>Preview of the pages</source>
        <translation>Podgląd stron</translation>
    </message>
</context>
<context>
    <name>sudoku::PairFinder</name>
    <message>
        <source>Comparing cells</source>
        <translation>Porównywanie komórek</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Kontynuuj</translation>
    </message>
    <message>
        <source>Show Them One by One (Alt+Right)</source>
        <translation>Pokaż po kolei (Alt+→)</translation>
    </message>
    <message>
        <source>Next (Alt+Right)</source>
        <translation>Następne (Alt+→)</translation>
    </message>
    <message>
        <source>Previous (Alt+Left)</source>
        <translation>Poprzednie (Alt+←)</translation>
    </message>
</context>
<context>
    <name>sudoku::PairTable</name>
    <message>
        <source>Allowed pairs of digits</source>
        <translation>Dozwolone pary cyfr</translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) of %1 are allowed</source>
        <translation>
            <numerusform>Dozwolona jest %n para z %1</numerusform>
            <numerusform>Dozwolone są %n pary z %1</numerusform>
            <numerusform>Dozwolonych jest %n par z %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a in rows, b in columns: %n pair(s) of %1 are allowed. A click allows one or forbids it.</source>
        <translation>
            <numerusform>a w wierszach, b w kolumnach: dozwolona jest %n para z %1. Kliknięcie pozwala na parę albo jej zabrania.</numerusform>
            <numerusform>a w wierszach, b w kolumnach: dozwolone są %n pary z %1. Kliknięcie pozwala na parę albo jej zabrania.</numerusform>
            <numerusform>a w wierszach, b w kolumnach: dozwolonych jest %n par z %1. Kliknięcie pozwala na parę albo jej zabrania.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::PatternEditor</name>
    <message>
        <source>free</source>
        <translation>dowolna</translation>
    </message>
    <message>
        <source>must have a clue</source>
        <translation>musi mieć wskazówkę</translation>
    </message>
    <message>
        <source>must have no clue</source>
        <translation>nie może mieć wskazówki</translation>
    </message>
    <message>
        <source>%1, by symmetry</source>
        <translation>%1, z symetrii</translation>
    </message>
    <message>
        <source>Pattern, row %1, column %2: %3</source>
        <translation>Wzór, wiersz %1, kolumna %2: %3</translation>
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
        <translation>●  wskazówka
✕  bez wskazówki
puste: dowolnie

Kliknij albo naciśnij
spację, + lub −.
Prawy przycisk
maluje ✕.</translation>
    </message>
    <message>
        <source>Cle&amp;ar</source>
        <translation>&amp;Wyczyść</translation>
    </message>
    <message>
        <source>Clear the pattern</source>
        <translation>Wyczyść wzór</translation>
    </message>
    <message>
        <source>Set Ot&amp;hers to No Clue</source>
        <translation>&amp;Pozostałe bez wskazówki</translation>
    </message>
    <message>
        <source>Only cells marked with a clue may have one</source>
        <translation>Tylko komórki oznaczone wskazówką mogą ją mieć</translation>
    </message>
</context>
<context>
    <name>sudoku::PauseCover</name>
    <message>
        <source>Go On</source>
        <translation>Kontynuuj</translation>
    </message>
</context>
<context>
    <name>sudoku::PictureDialog</name>
    <message>
        <source>Picture</source>
        <translation>Obraz</translation>
    </message>
    <message>
        <source>Straightened</source>
        <translation>Wyprostowany</translation>
    </message>
    <message>
        <source>Pa&amp;ge:</source>
        <translation>&amp;Strona:</translation>
    </message>
    <message>
        <source>Next in &amp;Doubt</source>
        <translation>Następna &amp;niepewna</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Zatrzymaj</translation>
    </message>
    <message>
        <source>From Picture: %1</source>
        <translation>Z obrazu: %1</translation>
    </message>
    <message>
        <source>Board in the picture</source>
        <translation>Plansza na obrazie</translation>
    </message>
    <message>
        <source>as seen</source>
        <translation>jak widać</translation>
    </message>
    <message>
        <source>%1 × %1</source>
        <translation>%1 × %1</translation>
    </message>
    <message>
        <source>S&amp;ize:</source>
        <translation>&amp;Rozmiar:</translation>
    </message>
    <message>
        <source>Reading the picture</source>
        <translation>Odczyt obrazu</translation>
    </message>
    <message>
        <source>&amp;Use This Board</source>
        <translation>&amp;Użyj tej planszy</translation>
    </message>
    <message>
        <source>Board %1 of %2</source>
        <translation>Plansza %1 z %2</translation>
    </message>
    <message>
        <source>%1. Drag the four corners to the corners of the board.</source>
        <translation>%1. Przeciągnij cztery rogi na rogi planszy.</translation>
    </message>
    <message>
        <source>in doubt</source>
        <translation>niepewna</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) to compare</source>
        <translation>
            <numerusform>%n komórka do porównania</numerusform>
            <numerusform>%n komórki do porównania</numerusform>
            <numerusform>%n komórek do porównania</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard your corrections?</source>
        <translation>Odrzucić poprawki?</translation>
    </message>
    <message>
        <source> of %1</source>
        <translation> z %1</translation>
    </message>
    <message>
        <source>Choose Rules</source>
        <translation>Wybór reguł</translation>
    </message>
</context>
<context>
    <name>sudoku::PictureForm</name>
    <message>
        <source>Size of the &amp;board:</source>
        <translation>Rozmiar &amp;planszy:</translation>
    </message>
    <message>
        <source>&amp;Dots per inch:</source>
        <translation>Punkty na &amp;cal:</translation>
    </message>
    <message>
        <source>Transparent &amp;ground</source>
        <translation>Przezroczyste tł&amp;o</translation>
    </message>
    <message>
        <source>From outer edge to outer edge of its frame. There is no edge around it.</source>
        <translation>Od zewnętrznej do zewnętrznej krawędzi ramki. Wokół nie ma marginesu.</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>Size of the board</source>
        <translation>Rozmiar planszy</translation>
    </message>
    <message>
        <source>Dots per inch</source>
        <translation>Punkty na cal</translation>
    </message>
    <message>
        <source>&amp;Pixels:</source>
        <translation>P&amp;iksele:</translation>
    </message>
    <message>
        <source>Le&amp;tters:</source>
        <translation>Li&amp;tery:</translation>
    </message>
</context>
<context>
    <name>sudoku::PictureOpener</name>
    <message>
        <source>Reading %1 …</source>
        <translation>Odczyt %1…</translation>
    </message>
    <message>
        <source>Pictures (%1)</source>
        <translation>Obrazy (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>From Picture</source>
        <translation>Z obrazu</translation>
    </message>
    <message>
        <source>the clipboard</source>
        <translation>schowek</translation>
    </message>
    <message>
        <source>Cannot keep the picture for its reader: the disk is full.</source>
        <translation>Nie można zachować obrazu dla programu czytającego: dysk jest pełny.</translation>
    </message>
    <message>
        <source>Reading %1 was stopped.</source>
        <translation>Odczyt %1 zatrzymano.</translation>
    </message>
    <message>
        <source>Cannot read %1: %2.</source>
        <translation>Nie można odczytać %1: %2.</translation>
    </message>
    <message>
        <source>Read a board of %1 × %1 with %2 from %3. F9 solves it; F8 checks whether it has exactly one solution.</source>
        <translation>Odczytano planszę %1 × %1: %2, źródło: %3. F9 ją rozwiązuje; F8 sprawdza, czy ma dokładnie jedno rozwiązanie.</translation>
    </message>
</context>
<context>
    <name>sudoku::PictureView</name>
    <message>
        <source>Picture</source>
        <translation>Obraz</translation>
    </message>
    <message>
        <source>The arrow keys move a corner of the board, faster with Shift; Space goes to the next corner.</source>
        <translation>Strzałki przesuwają róg planszy, z Shift szybciej; spacja przechodzi do następnego rogu.</translation>
    </message>
    <message>
        <source>Drag the corners to the corners of the board if it was not found</source>
        <translation>Przeciągnij rogi na rogi planszy, jeśli jej nie znaleziono</translation>
    </message>
</context>
<context>
    <name>sudoku::PicturesDialog</name>
    <message>
        <source>T&amp;able of the files, for merging data</source>
        <translation>Ta&amp;bela plików do scalania danych</translation>
    </message>
    <message>
        <source>Save as Pictures</source>
        <translation>Zapisz jako obrazy</translation>
    </message>
    <message>
        <source>&amp;Files:</source>
        <translation>P&amp;liki:</translation>
    </message>
    <message>
        <source>&amp;Names:</source>
        <translation>&amp;Nazwy:</translation>
    </message>
    <message>
        <source>&amp;Save in Folder…</source>
        <translation>&amp;Zapisz w folderze…</translation>
    </message>
    <message>
        <source>Write a name for the files, such as %1</source>
        <translation>Podaj nazwę plików, np. %1</translation>
    </message>
    <message>
        <source>{n} is the number, {kind} puzzle or solution; also {level}, {size}, {seed} and {title}</source>
        <translation>{n} to numer, {kind} to łamigłówka lub rozwiązanie; także {level}, {size}, {seed} i {title}</translation>
    </message>
</context>
<context>
    <name>sudoku::Play</name>
    <message>
        <source>Making a puzzle…</source>
        <translation>Tworzenie łamigłówki…</translation>
    </message>
    <message>
        <source>A new puzzle: %1.</source>
        <translation>Nowa łamigłówka: %1.</translation>
    </message>
    <message>
        <source>No puzzle was made: %1.</source>
        <translation>Nie utworzono łamigłówki: %1.</translation>
    </message>
</context>
<context>
    <name>sudoku::Practice</name>
    <message>
        <source>Making the first exercise</source>
        <translation>Przygotowywanie pierwszego ćwiczenia</translation>
    </message>
    <message>
        <source>Stopped before there was an exercise.</source>
        <translation>Zatrzymano, zanim powstało ćwiczenie.</translation>
    </message>
    <message>
        <source>No puzzle with this technique was found.</source>
        <translation>Nie znaleziono łamigłówki z tą techniką.</translation>
    </message>
    <message>
        <source>Give a Hint</source>
        <translation>Daj podpowiedź</translation>
    </message>
    <message>
        <source>The next exercise is being made …</source>
        <translation>Następne ćwiczenie jest przygotowywane…</translation>
    </message>
    <message>
        <source>Practice finished. Found without help: %1 of %2.</source>
        <translation>Koniec ćwiczeń. Znaleziono bez pomocy: %1 z %2.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>That is true, but it does not follow by this technique (%1).</source>
        <translation>To prawda, ale nie wynika z tej techniki (%1).</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Zakończ</translation>
    </message>
    <message>
        <source>Next Exercise</source>
        <translation>Następne ćwiczenie</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Więcej</translation>
    </message>
    <message>
        <source>Exercise %1 of %2: %3</source>
        <translation>Ćwiczenie %1 z %2: %3</translation>
    </message>
    <message>
        <source>%1. Enter a digit that it places.</source>
        <translation>%1. Wpisz cyfrę, którą ta technika wyznacza.</translation>
    </message>
    <message>
        <source>%1. Remove a candidate that it excludes: click its cell and type the digit.</source>
        <translation>%1. Usuń kandydata, którego ta technika wyklucza: kliknij jego komórkę i wpisz cyfrę.</translation>
    </message>
    <message>
        <source>Solve filled in the board, which is no answer to the exercise.</source>
        <translation>Rozwiąż wypełniło planszę; to nie jest odpowiedź na ćwiczenie.</translation>
    </message>
    <message>
        <source>%1 (so far %2)</source>
        <translation>%1 (dotychczas %2)</translation>
    </message>
    <message>
        <source>Learn This</source>
        <translation>Naucz się tego</translation>
    </message>
    <message>
        <source>Right. %1. Enter goes on.</source>
        <translation>Dobrze. %1. Enter przechodzi dalej.</translation>
    </message>
    <message>
        <source>No: that is wrong for %1.</source>
        <translation>Nie, to błędne dla %1.</translation>
    </message>
    <message>
        <source>What Comes Next</source>
        <translation>Co dalej</translation>
    </message>
    <message>
        <source>Practise Again</source>
        <translation>Ćwicz ponownie</translation>
    </message>
    <message>
        <source>End (Esc)</source>
        <translation>Zakończ (Esc)</translation>
    </message>
    <message>
        <source>Take Back</source>
        <translation>Wycofaj</translation>
    </message>
    <message>
        <source>Taken back: %1.</source>
        <translation>Wycofano: %1.</translation>
    </message>
</context>
<context>
    <name>sudoku::PracticeDialog</name>
    <message>
        <source>Practise a Technique</source>
        <translation>Ćwicz technikę</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Rozpocznij</translation>
    </message>
    <message>
        <source>&amp;Kind:</source>
        <translation>&amp;Rodzaj:</translation>
    </message>
    <message>
        <source>&amp;Boards:</source>
        <translation>&amp;Plansze:</translation>
    </message>
    <message>
        <source>Choose a technique.</source>
        <translation>Wybierz technikę.</translation>
    </message>
    <message>
        <source>&amp;Only the part of the board with the pattern</source>
        <translation>&amp;Tylko część planszy ze wzorem</translation>
    </message>
</context>
<context>
    <name>sudoku::PreflightDialog</name>
    <message>
        <source>Preflight</source>
        <translation>Preflight</translation>
    </message>
    <message>
        <source>Nothing was found that printing houses refuse.</source>
        <translation>Nie znaleziono niczego, co drukarnie odrzucają.</translation>
    </message>
    <message>
        <source>What printing houses may refuse:</source>
        <translation>Co drukarnie mogą odrzucić:</translation>
    </message>
    <message>
        <source>Faults</source>
        <translation>Usterki</translation>
    </message>
</context>
<context>
    <name>sudoku::Presets</name>
    <message>
        <source>Presets</source>
        <translation>Zapisane ustawienia</translation>
    </message>
    <message>
        <source>Requests that you have saved</source>
        <translation>Zapisane przez ciebie ustawienia</translation>
    </message>
    <message>
        <source>Save as Preset…</source>
        <translation>Zapisz te ustawienia…</translation>
    </message>
    <message>
        <source>Delete Preset</source>
        <translation>Usuń zapisane ustawienia</translation>
    </message>
    <message>
        <source>Save as Preset</source>
        <translation>Zapisz ustawienia</translation>
    </message>
    <message>
        <source>Name of the preset (an old one of this name is replaced):</source>
        <translation>Nazwa ustawień (stare o tej nazwie zostaną zastąpione):</translation>
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
        <translation>Znaczniki cięcia</translation>
    </message>
    <message>
        <source>all sheets</source>
        <translation>wszystkie arkusze</translation>
    </message>
    <message>
        <source>%1 pages</source>
        <translation>po %1 str.</translation>
    </message>
    <message>
        <source>How many pages of a booklet are folded together</source>
        <translation>Ile stron broszury składa się razem</translation>
    </message>
    <message>
        <source>Gatherings:</source>
        <translation>Składki:</translation>
    </message>
    <message>
        <source>How far the innermost sheet stands out where it is folded</source>
        <translation>Jak daleko wystaje w miejscu złożenia najbardziej wewnętrzny arkusz</translation>
    </message>
    <message>
        <source>Creep:</source>
        <translation>Wypychanie:</translation>
    </message>
    <message>
        <source>Marks on larger paper where it is cut and folded</source>
        <translation>Znaki na większym papierze, gdzie się go tnie i składa</translation>
    </message>
    <message>
        <source>Room beyond the line along which paper is cut</source>
        <translation>Miejsce poza linią cięcia papieru</translation>
    </message>
    <message>
        <source>Bleed:</source>
        <translation>Spad:</translation>
    </message>
    <message>
        <source>The standard that the PDF keeps to</source>
        <translation>Standard, z którym zgodny jest PDF</translation>
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
        <translation>Drukuj</translation>
    </message>
    <message>
        <source>P&amp;rint…</source>
        <translation>D&amp;rukuj…</translation>
    </message>
    <message>
        <source>Save &amp;as PDF…</source>
        <translation>Zapisz j&amp;ako PDF…</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Mniejsze</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Większe</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>Cała strona</translation>
    </message>
    <message>
        <source>Checking for exactly one solution … A printout now says &quot;not checked&quot;.</source>
        <translation>Sprawdzanie jednoznaczności… Wydruk powie teraz „niesprawdzone”.</translation>
    </message>
    <message>
        <source>Nothing was printed: these pages do not exist. The last page is %1.</source>
        <translation>Nic nie wydrukowano: takich stron nie ma. Ostatnia strona to %1.</translation>
    </message>
    <message>
        <source>The printer did not accept the job: it refuses the paper %1. Choose another paper, or save a PDF.</source>
        <translation>Drukarka nie przyjęła zadania: odrzuca papier %1. Wybierz inny papier lub zapisz PDF.</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Zapisz jako PDF</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Zatrzymaj</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Sa&amp;ve as Pictures…</source>
        <translation>Zapisz obrazy w &amp;folderze…</translation>
    </message>
    <message>
        <source>Folder for the Pictures</source>
        <translation>Folder na obrazy</translation>
    </message>
    <message>
        <source>Save as Document…</source>
        <translation>Zapisz jako dokument…</translation>
    </message>
    <message>
        <source>Preflight…</source>
        <translation>Preflight…</translation>
    </message>
    <message>
        <source>What printing houses refuse</source>
        <translation>Co odrzucają drukarnie</translation>
    </message>
    <message>
        <source>%1 (*.%2)</source>
        <translation>%1 (*.%2)</translation>
    </message>
    <message>
        <source>Save as Document</source>
        <translation>Zapisz jako dokument</translation>
    </message>
</context>
<context>
    <name>sudoku::PrintForm</name>
    <message>
        <source>&amp;Entries</source>
        <translation>&amp;Wpisy</translation>
    </message>
    <message>
        <source>Pencil &amp;marks, or all candidates</source>
        <translation>&amp;Notatki albo wszyscy kandydaci</translation>
    </message>
    <message>
        <source>&amp;Date</source>
        <translation>&amp;Data</translation>
    </message>
    <message>
        <source>&amp;Booklet to fold</source>
        <translation>&amp;Broszura do złożenia</translation>
    </message>
    <message>
        <source>&amp;Title:</source>
        <translation>&amp;Tytuł:</translation>
    </message>
    <message>
        <source>Pa&amp;per:</source>
        <translation>Pa&amp;pier:</translation>
    </message>
    <message>
        <source>&amp;Orientation:</source>
        <translation>Orientac&amp;ja:</translation>
    </message>
    <message>
        <source>Puzzles per pa&amp;ge:</source>
        <translation>Łamigłówek na &amp;stronę:</translation>
    </message>
    <message>
        <source>&amp;Solutions:</source>
        <translation>Rozwiązan&amp;ia:</translation>
    </message>
    <message>
        <source>Also print:</source>
        <translation>Drukuj także:</translation>
    </message>
    <message>
        <source>Format:</source>
        <translation>Format:</translation>
    </message>
    <message>
        <source>S&amp;ides:</source>
        <translation>Stron&amp;y kartki:</translation>
    </message>
    <message>
        <source>portrait</source>
        <translation>pionowo</translation>
    </message>
    <message>
        <source>landscape</source>
        <translation>poziomo</translation>
    </message>
    <message>
        <source>as many as are legible</source>
        <translation>tyle, ile czytelnych</translation>
    </message>
    <message numerus="yes">
        <source>Se&amp;lection only: %Ln puzzle(s)</source>
        <translation>
            <numerusform>Tylko &amp;zaznaczone: %Ln łamigłówka</numerusform>
            <numerusform>Tylko &amp;zaznaczone: %Ln łamigłówki</numerusform>
            <numerusform>Tylko &amp;zaznaczone: %Ln łamigłówek</numerusform>
        </translation>
    </message>
    <message>
        <source>Write a size such as 6x9in or 120x180mm.</source>
        <translation>Podaj rozmiar, np. 6x9in lub 120x180mm.</translation>
    </message>
    <message>
        <source>A line &amp;for name and date</source>
        <translation>Wi&amp;ersz na imię i datę</translation>
    </message>
    <message>
        <source>Instru&amp;ction:</source>
        <translation>Instru&amp;kcja:</translation>
    </message>
    <message>
        <source>Si&amp;ze:</source>
        <translation>Roz&amp;miar:</translation>
    </message>
    <message>
        <source>Caption:</source>
        <translation>Podpis:</translation>
    </message>
    <message>
        <source>Instruction</source>
        <translation>Instrukcja</translation>
    </message>
    <message>
        <source>what rows, columns and boxes contain</source>
        <translation>co zawierają wiersze, kolumny i bloki</translation>
    </message>
    <message>
        <source>More optio&amp;ns</source>
        <translation>Wię&amp;cej opcji</translation>
    </message>
    <message>
        <source>other size</source>
        <translation>inny rozmiar</translation>
    </message>
    <message>
        <source>Sections:</source>
        <translation>Rozdziały:</translation>
    </message>
    <message>
        <source>Warm-up; Giants</source>
        <translation>Rozgrzewka; Olbrzymy</translation>
    </message>
    <message>
        <source>Titles of the sections, separated by semicolons</source>
        <translation>Tytuły rozdziałów, oddzielone średnikami</translation>
    </message>
    <message>
        <source>Section titles:</source>
        <translation>Tytuły rozdziałów:</translation>
    </message>
    <message>
        <source>Upside down at the foot of each page</source>
        <translation>Do góry nogami u dołu każdej strony</translation>
    </message>
    <message>
        <source>Hints:</source>
        <translation>Podpowiedzi:</translation>
    </message>
    <message>
        <source>The sides of paper are %1 to %2 mm long.</source>
        <translation>Boki papieru mają od %1 do %2 mm.</translation>
    </message>
</context>
<context>
    <name>sudoku::PrintOutput</name>
    <message>
        <source>Stopped: nothing was saved.</source>
        <translation>Zatrzymano: nic nie zapisano.</translation>
    </message>
    <message>
        <source>Cannot save %1: %2</source>
        <translation>Nie można zapisać %1: %2</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Zapisano jako %1.</translation>
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
        <translation>Tekst: %1…</translation>
    </message>
    <message>
        <source>%1 (*.%2)</source>
        <translation>%1 (*.%2)</translation>
    </message>
    <message>
        <source>There is not enough memory for this picture.</source>
        <translation>Za mało pamięci na ten obraz.</translation>
    </message>
    <message>
        <source>Export as Text</source>
        <translation>Eksportuj jako tekst</translation>
    </message>
    <message>
        <source>Text (*.%1)</source>
        <translation>Tekst (*.%1)</translation>
    </message>
    <message>
        <source>Cannot save %1: %2</source>
        <translation>Nie można zapisać %1: %2</translation>
    </message>
    <message>
        <source>Exported as %1.</source>
        <translation>Wyeksportowano jako %1.</translation>
    </message>
    <message>
        <source>Copied as a picture.</source>
        <translation>Skopiowano jako obraz.</translation>
    </message>
    <message>
        <source>Save QR Code</source>
        <translation>Zapisz kod QR</translation>
    </message>
</context>
<context>
    <name>sudoku::PuzzlePage</name>
    <message>
        <source>T&amp;itle:</source>
        <translation>&amp;Tytuł:</translation>
    </message>
    <message>
        <source>Change Title</source>
        <translation>Zmień tytuł</translation>
    </message>
    <message>
        <source>A&amp;uthor:</source>
        <translation>A&amp;utor:</translation>
    </message>
    <message>
        <source>Change Author</source>
        <translation>Zmień autora</translation>
    </message>
    <message>
        <source>Sour&amp;ce:</source>
        <translation>Źródł&amp;o:</translation>
    </message>
    <message>
        <source>Change Source</source>
        <translation>Zmień źródło</translation>
    </message>
    <message>
        <source>&amp;Level:</source>
        <translation>Po&amp;ziom:</translation>
    </message>
    <message>
        <source>Change Level</source>
        <translation>Zmień poziom</translation>
    </message>
    <message>
        <source>Rules in &amp;words:</source>
        <translation>Reguły &amp;słownie:</translation>
    </message>
    <message>
        <source>Rules in words</source>
        <translation>Reguły słownie</translation>
    </message>
    <message>
        <source>Pr&amp;opose</source>
        <translation>Zaproponu&amp;j</translation>
    </message>
    <message>
        <source>Write the rules of this puzzle in words</source>
        <translation>Zapisz słownie reguły tej łamigłówki</translation>
    </message>
    <message>
        <source>Change Rules in Words</source>
        <translation>Zmień reguły słownie</translation>
    </message>
    <message>
        <source>Propose Rules in Words</source>
        <translation>Zaproponuj reguły słownie</translation>
    </message>
    <message>
        <source>Messa&amp;ge when solved:</source>
        <translation>Komun&amp;ikat po rozwiązaniu:</translation>
    </message>
    <message>
        <source>Change Message When Solved</source>
        <translation>Zmień komunikat po rozwiązaniu</translation>
    </message>
</context>
<context>
    <name>sudoku::PuzzleReader</name>
    <message>
        <source>Reading %1 …</source>
        <translation>Odczyt %1…</translation>
    </message>
</context>
<context>
    <name>sudoku::QrDialog</name>
    <message>
        <source>the &amp;puzzle</source>
        <translation>ła&amp;migłówki</translation>
    </message>
    <message>
        <source>its so&amp;lution</source>
        <translation>&amp;jej rozwiązania</translation>
    </message>
    <message>
        <source>&amp;Save as Picture…</source>
        <translation>Zapisz jako o&amp;braz…</translation>
    </message>
    <message>
        <source>QR Code</source>
        <translation>Kod QR</translation>
    </message>
    <message>
        <source>It leads to:</source>
        <translation>Prowadzi do:</translation>
    </message>
    <message>
        <source>&amp;Link:</source>
        <translation>&amp;Link:</translation>
    </message>
    <message>
        <source>&amp;Copy Link</source>
        <translation>&amp;Kopiuj link</translation>
    </message>
    <message>
        <source>The puzzle does not have exactly one solution.</source>
        <translation>Łamigłówka nie ma dokładnie jednego rozwiązania.</translation>
    </message>
    <message>
        <source>the shortest</source>
        <translation>najkrótszy</translation>
    </message>
    <message numerus="yes">
        <source>%Ln character(s).</source>
        <translation>
            <numerusform>%Ln znak.</numerusform>
            <numerusform>%Ln znaki.</numerusform>
            <numerusform>%Ln znaków.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::Question</name>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Not checked by a second solver: only “%1” found this.</source>
        <translation>Niesprawdzone przez drugi solver: stwierdził to tylko „%1”.</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) changed.</source>
        <translation>
            <numerusform>Zmieniono %n regułę.</numerusform>
            <numerusform>Zmieniono %n reguły.</numerusform>
            <numerusform>Zmieniono %n reguł.</numerusform>
        </translation>
    </message>
    <message>
        <source>Added %1.</source>
        <translation>Dodano: %1.</translation>
    </message>
</context>
<context>
    <name>sudoku::Reasoner</name>
    <message>
        <source>Looking for the smallest reason</source>
        <translation>Szukanie najmniejszego powodu</translation>
    </message>
    <message>
        <source>The search for a reason was stopped.</source>
        <translation>Szukanie powodu zatrzymano.</translation>
    </message>
    <message>
        <source>Why %1: %2</source>
        <translation>Dlaczego %1: %2</translation>
    </message>
    <message>
        <source>Why %1</source>
        <translation>Dlaczego %1</translation>
    </message>
    <message numerus="yes">
        <source>It follows from %n fact(s), and from no fewer.</source>
        <translation>
            <numerusform>Wynika z %n faktu i nie z mniejszej liczby.</numerusform>
            <numerusform>Wynika z %n faktów i nie z mniejszej liczby.</numerusform>
            <numerusform>Wynika z %n faktów i nie z mniejszej liczby.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It follows from %n fact(s), not proved smallest (at least %1).</source>
        <translation>
            <numerusform>Wynika z %n faktu, bez dowodu, że to najmniej (co najmniej %1).</numerusform>
            <numerusform>Wynika z %n faktów, bez dowodu, że to najmniej (co najmniej %1).</numerusform>
            <numerusform>Wynika z %n faktów, bez dowodu, że to najmniej (co najmniej %1).</numerusform>
        </translation>
    </message>
    <message>
        <source>A digit that the cell sees excludes it, or a rule of the cell.</source>
        <translation>Wyklucza ją cyfra, którą widzi komórka, albo reguła komórki.</translation>
    </message>
    <message>
        <source>Why Not %1?</source>
        <translation>Dlaczego nie %1?</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>Wyjaśnij</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Sprawdź</translation>
    </message>
    <message>
        <source>Look for Fewer Facts</source>
        <translation>Szukaj mniejszej liczby faktów</translation>
    </message>
    <message numerus="yes">
        <source>Show the Way in %n Step(s)</source>
        <translation>
            <numerusform>Pokaż drogę w %n kroku</numerusform>
            <numerusform>Pokaż drogę w %n krokach</numerusform>
            <numerusform>Pokaż drogę w %n krokach</numerusform>
        </translation>
    </message>
    <message>
        <source>The way to %1</source>
        <translation>Droga do %1</translation>
    </message>
    <message>
        <source>Without any one of these steps the others do not lead there.</source>
        <translation>Gdy brakuje któregokolwiek z tych kroków, pozostałe tam nie prowadzą.</translation>
    </message>
    <message>
        <source>%1. %2.</source>
        <translation>%1. %2.</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>Krok %1</translation>
    </message>
    <message numerus="yes">
        <source>Show the %n Fact(s)</source>
        <translation>
            <numerusform>Pokaż %n fakt</numerusform>
            <numerusform>Pokaż %n fakty</numerusform>
            <numerusform>Pokaż %n faktów</numerusform>
        </translation>
    </message>
    <message>
        <source>Next (Alt+Right)</source>
        <translation>Następny (Alt+→)</translation>
    </message>
    <message>
        <source>Previous (Alt+Left)</source>
        <translation>Poprzedni (Alt+←)</translation>
    </message>
    <message>
        <source>Show All Steps</source>
        <translation>Pokaż wszystkie kroki</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Krok %1 z %2</translation>
    </message>
</context>
<context>
    <name>sudoku::RecentDialog</name>
    <message>
        <source>Recent Puzzles</source>
        <translation>Ostatnie łamigłówki</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Otwórz</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Usuń</translation>
    </message>
    <message>
        <source>No puzzle is kept yet. A board without a file is kept here, as you left it, when another one takes its place and when you close the window.</source>
        <translation>Nie zachowano jeszcze żadnej łamigłówki. Plansza bez pliku zostaje tutaj w takim stanie, w jakim ją zostawisz, gdy zajmie jej miejsce inna i gdy zamkniesz okno.</translation>
    </message>
    <message>
        <source>&amp;Undo Remove</source>
        <translation>&amp;Cofnij usunięcie</translation>
    </message>
    <message>
        <source>The puzzle cannot be brought back: %1</source>
        <translation>Nie można przywrócić łamigłówki: %1</translation>
    </message>
</context>
<context>
    <name>sudoku::RecoveryBar</name>
    <message>
        <source>Rest&amp;ore</source>
        <translation>Pr&amp;zywróć</translation>
    </message>
    <message>
        <source>Open it in this window if that is empty, otherwise in a new one</source>
        <translation>Otwórz w tym oknie, jeśli jest puste, w przeciwnym razie w nowym</translation>
    </message>
    <message>
        <source>Dis&amp;card</source>
        <translation>&amp;Odrzuć</translation>
    </message>
    <message>
        <source>Delete it</source>
        <translation>Usuń</translation>
    </message>
</context>
<context>
    <name>sudoku::Refusals</name>
    <message>
        <source>Go On</source>
        <translation>Kontynuuj</translation>
    </message>
    <message>
        <source>Change Givens</source>
        <translation>Zmień wskazówki</translation>
    </message>
    <message>
        <source>Digits that you type now are givens.</source>
        <translation>Cyfry, które teraz wpiszesz, są wskazówkami.</translation>
    </message>
    <message>
        <source>Back to Entries</source>
        <translation>Wróć do wpisów</translation>
    </message>
    <message>
        <source>Use Letters</source>
        <translation>Użyj liter</translation>
    </message>
</context>
<context>
    <name>sudoku::RegionDialog</name>
    <message>
        <source>These rules do not fit the regions and will be removed: %1.</source>
        <translation>Te reguły nie pasują do regionów i zostaną usunięte: %1.</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Regiony</translation>
    </message>
    <message>
        <source>Appl&amp;y</source>
        <translation>Zas&amp;tosuj</translation>
    </message>
    <message>
        <source>Reset to &amp;Boxes</source>
        <translation>Przywróć &amp;bloki</translation>
    </message>
    <message>
        <source>Standard boxes in place of these regions</source>
        <translation>Zwykłe bloki zamiast tych regionów</translation>
    </message>
    <message>
        <source>S&amp;huffle</source>
        <translation>&amp;Mieszaj</translation>
    </message>
    <message>
        <source>Random regions, different each time</source>
        <translation>Losowe regiony, za każdym razem inne</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>&amp;Wyczyść</translation>
    </message>
    <message>
        <source>Remove all regions</source>
        <translation>Usuń wszystkie regiony</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Cofnij</translation>
    </message>
    <message>
        <source>Discard the regions that you drew?</source>
        <translation>Odrzucić narysowane regiony?</translation>
    </message>
    <message>
        <source>Drag from a cell to extend its region; a cell without a region starts a new one. The right button removes cells, and makes holes of cells in no region.

Keys: Shift+arrows extend a region, a letter paints that region, Space paints the last one, Delete removes the cell.

A cell in no region belongs to its row and its column only. A hole is no cell.</source>
        <translation>Przeciągnij od komórki, aby rozszerzyć jej region; komórka bez regionu zaczyna nowy. Prawy przycisk usuwa komórki, a komórki bez regionu zamienia w dziury.

Klawisze: Shift+strzałki rozszerzają region, litera maluje dany region, spacja maluje ostatni, Delete usuwa komórkę.

Komórka bez regionu należy tylko do swojego wiersza i swojej kolumny. Dziura nie jest komórką.</translation>
    </message>
    <message>
        <source>All %1 regions have %2 cells.</source>
        <translation>Wszystkie regiony (%1) mają po %2 komórek.</translation>
    </message>
    <message>
        <source>The digits in these holes will be removed: %1.</source>
        <translation>Cyfry w tych dziurach zostaną usunięte: %1.</translation>
    </message>
    <message>
        <source>Digits may be &amp;repeated in rows and columns</source>
        <translation>Cyfry mogą się &amp;powtarzać w wierszach i kolumnach</translation>
    </message>
    <message>
        <source>Only regions and rules then say where digits differ</source>
        <translation>Wtedy tylko regiony i reguły mówią, gdzie cyfry są różne</translation>
    </message>
    <message>
        <source>The last digit</source>
        <translation>Ostatnia cyfra</translation>
    </message>
    <message>
        <source>digits %1 to </source>
        <translation>cyfry od %1 do </translation>
    </message>
    <message>
        <source>The digits in these cells are above the last one and will be removed: %1.</source>
        <translation>Cyfry w tych komórkach są większe od ostatniej i zostaną usunięte: %1.</translation>
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
        <translation>bez regionu</translation>
    </message>
    <message>
        <source>region %1, %2 of %3 cells</source>
        <translation>region %1, %2 z %3 komórek</translation>
    </message>
    <message>
        <source>Regions, row %1, column %2: %3</source>
        <translation>Regiony, wiersz %1, kolumna %2: %3</translation>
    </message>
    <message>
        <source>hole</source>
        <translation>dziura</translation>
    </message>
</context>
<context>
    <name>sudoku::RequestForm</name>
    <message>
        <source>&amp;Kind:</source>
        <translation>Ro&amp;dzaj:</translation>
    </message>
    <message>
        <source>Di&amp;fficulty:</source>
        <translation>Tr&amp;udność:</translation>
    </message>
    <message>
        <source>P&amp;uzzles:</source>
        <translation>Łamigłówk&amp;i:</translation>
    </message>
    <message>
        <source>&amp;More options</source>
        <translation>Wię&amp;cej opcji</translation>
    </message>
    <message>
        <source>&amp;Cages, lines:</source>
        <translation>&amp;Klatki, linie:</translation>
    </message>
    <message>
        <source>S&amp;ymmetry:</source>
        <translation>Sy&amp;metria:</translation>
    </message>
    <message>
        <source>C&amp;lues:</source>
        <translation>W&amp;skazówki:</translation>
    </message>
    <message>
        <source>Patter&amp;n:</source>
        <translation>W&amp;zór:</translation>
    </message>
    <message>
        <source>Soluti&amp;ons:</source>
        <translation>R&amp;ozwiązania:</translation>
    </message>
    <message>
        <source>S&amp;eed:</source>
        <translation>Zi&amp;arno:</translation>
    </message>
    <message>
        <source>&amp;Time limit:</source>
        <translation>&amp;Limit czasu:</translation>
    </message>
    <message>
        <source>any</source>
        <translation>dowolna</translation>
    </message>
    <message>
        <source>exactly one</source>
        <translation>dokładnie jedno</translation>
    </message>
    <message>
        <source>more than one</source>
        <translation>więcej niż jedno</translation>
    </message>
    <message>
        <source> s per puzzle</source>
        <translation> s na łamigłówkę</translation>
    </message>
    <message>
        <source>none</source>
        <translation>brak</translation>
    </message>
    <message>
        <source>With one more clue, the puzzle would have exactly one solution</source>
        <translation>Z jedną wskazówką więcej łamigłówka miałaby dokładnie jedno rozwiązanie</translation>
    </message>
    <message numerus="yes">
        <source>At most %Ln puzzle(s) can be generated at a time.</source>
        <translation>
            <numerusform>Naraz można wygenerować najwyżej %Ln łamigłówkę.</numerusform>
            <numerusform>Naraz można wygenerować najwyżej %Ln łamigłówki.</numerusform>
            <numerusform>Naraz można wygenerować najwyżej %Ln łamigłówek.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cages ha&amp;ve:</source>
        <translation>Klatki zawi&amp;erają:</translation>
    </message>
    <message>
        <source>Own levels:</source>
        <translation>Własne poziomy:</translation>
    </message>
</context>
<context>
    <name>sudoku::RightState</name>
    <message>
        <source>Every entry is right. Nothing was taken back.</source>
        <translation>Wszystkie wpisy są poprawne. Niczego nie cofnięto.</translation>
    </message>
    <message>
        <source>The wrong entries are older than the first step that undo knows. Shift+F8 shows them.</source>
        <translation>Błędne wpisy są starsze niż pierwszy krok, który można cofnąć. Shift+F8 je pokazuje.</translation>
    </message>
    <message numerus="yes">
        <source>Took back %n step(s). The first wrong entry was %1 in %2.</source>
        <translation>
            <numerusform>Cofnięto %n krok. Pierwszym błędnym wpisem było %1 w %2.</numerusform>
            <numerusform>Cofnięto %n kroki. Pierwszym błędnym wpisem było %1 w %2.</numerusform>
            <numerusform>Cofnięto %n kroków. Pierwszym błędnym wpisem było %1 w %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::RuleArranger</name>
    <message>
        <source>Cut (Ctrl+X)</source>
        <translation>Wytnij (Ctrl+X)</translation>
    </message>
    <message>
        <source>Copy (Ctrl+C)</source>
        <translation>Kopiuj (Ctrl+C)</translation>
    </message>
    <message>
        <source>Paste at the Cursor (Ctrl+V)</source>
        <translation>Wklej przy kursorze (Ctrl+V)</translation>
    </message>
    <message>
        <source>Duplicate (Ctrl+D)</source>
        <translation>Powiel (Ctrl+D)</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Przenieś</translation>
    </message>
    <message>
        <source>Turn or Mirror</source>
        <translation>Obróć lub odbij</translation>
    </message>
    <message>
        <source>Change Kind</source>
        <translation>Zmień rodzaj</translation>
    </message>
    <message>
        <source>Up (Alt+Up)</source>
        <translation>W górę (Alt+↑)</translation>
    </message>
    <message>
        <source>Down (Alt+Down)</source>
        <translation>W dół (Alt+↓)</translation>
    </message>
    <message>
        <source>Left (Alt+Left)</source>
        <translation>W lewo (Alt+←)</translation>
    </message>
    <message>
        <source>Right (Alt+Right)</source>
        <translation>W prawo (Alt+→)</translation>
    </message>
    <message>
        <source>Copied the rule as text.</source>
        <translation>Skopiowano regułę jako tekst.</translation>
    </message>
    <message>
        <source>Copied the rules as text.</source>
        <translation>Skopiowano reguły jako tekst.</translation>
    </message>
    <message>
        <source>Cut %1</source>
        <translation>Wytnij: %1</translation>
    </message>
    <message>
        <source>Cut Rules</source>
        <translation>Wytnij reguły</translation>
    </message>
    <message>
        <source>Paste %1</source>
        <translation>Wklej: %1</translation>
    </message>
    <message>
        <source>Paste Rules</source>
        <translation>Wklej reguły</translation>
    </message>
    <message>
        <source>Duplicate %1</source>
        <translation>Powiel: %1</translation>
    </message>
    <message>
        <source>Duplicate Rules</source>
        <translation>Powiel reguły</translation>
    </message>
    <message>
        <source>There is no room for the same again beside it.</source>
        <translation>Obok nie ma miejsca na jeszcze jedną kopię.</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Przenieś: %1</translation>
    </message>
    <message>
        <source>Move Rules</source>
        <translation>Przenieś reguły</translation>
    </message>
    <message>
        <source>Change to %1</source>
        <translation>Zmień na: %1</translation>
    </message>
    <message>
        <source>%1 does not fit on the board there.</source>
        <translation>%1 nie mieści się tam na planszy.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Combine Rules</source>
        <translation>Połącz reguły</translation>
    </message>
    <message>
        <source>At Least One of Them Holds</source>
        <translation>Co najmniej jedna z nich jest spełniona</translation>
    </message>
    <message>
        <source>Exactly One of Them Holds</source>
        <translation>Dokładnie jedna z nich jest spełniona</translation>
    </message>
    <message>
        <source>None of Them Holds</source>
        <translation>Żadna z nich nie jest spełniona</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
</context>
<context>
    <name>sudoku::RuleBoxes</name>
    <message>
        <source>Rules seen in the picture:</source>
        <translation>Reguły widziane na obrazie:</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a kind of rules and their number</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: in doubt</source>
        <translation>%1: wątpliwa</translation>
    </message>
    <message>
        <source>Jigsaw regions</source>
        <translation>Nieregularne regiony</translation>
    </message>
</context>
<context>
    <name>sudoku::RuleDetails</name>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Dodaj</translation>
    </message>
    <message>
        <source>Removed. Its kind and its cells stay for the next one.</source>
        <translation>Usunięto. Rodzaj i komórki zostają dla następnej.</translation>
    </message>
    <message>
        <source>Click a rule on the board to select it, again for the one below. Choose a kind above to add a rule; Enter there leads to the board. Digits are typed in cells.</source>
        <translation>Kliknij regułę na planszy, aby ją zaznaczyć, jeszcze raz, aby zaznaczyć tę pod nią. Wybierz powyżej rodzaj, aby dodać regułę; Enter prowadzi stamtąd na planszę. Cyfry wpisuje się w komórki.</translation>
    </message>
    <message>
        <source>F2 changes the number of the last one.</source>
        <translation>F2 zmienia liczbę ostatniej reguły.</translation>
    </message>
</context>
<context>
    <name>sudoku::RuleList</name>
    <message>
        <source>No rule matches the search.</source>
        <translation>Żadna reguła nie pasuje do wyszukiwania.</translation>
    </message>
    <message>
        <source>No further rules. Add some above.</source>
        <translation>Brak dalszych reguł. Dodaj je powyżej.</translation>
    </message>
</context>
<context>
    <name>sudoku::RuleNumber</name>
    <message>
        <source>up to %1, from %2 to %3</source>
        <translation>do %1, od %2 do %3</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 do %2</translation>
    </message>
    <message>
        <source>none, or %1</source>
        <translation>brak albo %1</translation>
    </message>
</context>
<context>
    <name>sudoku::RuleTool</name>
    <message>
        <source>Kind of the rule to add</source>
        <translation>Rodzaj dodawanej reguły</translation>
    </message>
    <message>
        <source>Edit rules on the board</source>
        <translation>Edytuj reguły na planszy</translation>
    </message>
    <message>
        <source>A click on the board selects a rule, another one the rule below. A double click or F2 changes its number, Delete removes it. Escape takes a number that is typed, then ends this.</source>
        <translation>Kliknięcie na planszy zaznacza regułę, następne tę pod nią. Podwójne kliknięcie lub F2 zmienia jej liczbę, Delete usuwa ją. Esc przyjmuje wpisywaną liczbę, potem kończy tryb.</translation>
    </message>
</context>
<context>
    <name>sudoku::RulesModel</name>
    <message>
        <source>Switch On %1</source>
        <translation>Włącz: %1</translation>
    </message>
    <message>
        <source>Switch Off %1</source>
        <translation>Wyłącz: %1</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reguły</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Removed %1. Undo restores them.</source>
        <translation>Usunięto: %1. Cofnij je przywróci.</translation>
    </message>
</context>
<context>
    <name>sudoku::RulesPanel</name>
    <message>
        <source>Rem&amp;ove</source>
        <translation>Us&amp;uń</translation>
    </message>
    <message>
        <source>Change Regions</source>
        <translation>Zmień regiony</translation>
    </message>
    <message>
        <source>Rules of the puzzle</source>
        <translation>Reguły łamigłówki</translation>
    </message>
    <message>
        <source>Untick a rule to switch it off. F2 or a double click changes it, R turns it round, Delete removes it.</source>
        <translation>Odznacz regułę, aby ją wyłączyć. F2 lub dwuklik ją zmienia, R odwraca, Delete usuwa.</translation>
    </message>
    <message>
        <source>Remove the selected rules (Delete)</source>
        <translation>Usuń zaznaczone reguły (Delete)</translation>
    </message>
    <message>
        <source>Turn Round</source>
        <translation>Odwróć</translation>
    </message>
    <message>
        <source>Let the line begin at its other end (R)</source>
        <translation>Niech linia zaczyna się na drugim końcu (R)</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Zmień</translation>
    </message>
    <message>
        <source>Switch Off</source>
        <translation>Wyłącz</translation>
    </message>
    <message>
        <source>Switch On</source>
        <translation>Włącz</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Search: kind, number, cell</source>
        <translation>Szukaj: rodzaj, liczba, komórka</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Szukaj w regułach</translation>
    </message>
    <message>
        <source>Arrange</source>
        <translation>Rozmieść</translation>
    </message>
    <message>
        <source>Copy, paste, duplicate, turn or mirror the selected rules, or change their kind</source>
        <translation>Kopiuj, wklej, powiel, obróć lub odbij zaznaczone reguły albo zmień ich rodzaj</translation>
    </message>
    <message>
        <source>Words that a rule must match (Ctrl+F): its kind, its number, a cell such as r3c4, a row (r3) or a column (c4). Enter selects what is found.</source>
        <translation>Słowa, do których ma pasować reguła (Ctrl+F): jej rodzaj, jej liczba, komórka, np. r3c4, wiersz (r3) lub kolumna (c4). Enter zaznacza to, co znaleziono.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 z %2</translation>
    </message>
    <message>
        <source>Fill In Numbers</source>
        <translation>Uzupełnij liczby</translation>
    </message>
</context>
<context>
    <name>sudoku::SchemaField</name>
    <message>
        <source>automatic</source>
        <translation>automatycznie</translation>
    </message>
</context>
<context>
    <name>sudoku::SeedField</name>
    <message>
        <source>ne&amp;w each time</source>
        <translation>za każdym razem &amp;nowe</translation>
    </message>
</context>
<context>
    <name>sudoku::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>&amp;Wygląd</translation>
    </message>
    <message>
        <source>&amp;Typing</source>
        <translation>&amp;Pisanie</translation>
    </message>
    <message>
        <source>&amp;Solving</source>
        <translation>&amp;Rozwiązywanie</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Klawisze</translation>
    </message>
    <message>
        <source>Like the desktop</source>
        <translation>Jak pulpit</translation>
    </message>
    <message>
        <source>Restart to apply.</source>
        <translation>Zadziała przy następnym uruchomieniu programu.</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Jasne</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Ciemne</translation>
    </message>
    <message>
        <source>Lan&amp;guage:</source>
        <translation>&amp;Język:</translation>
    </message>
    <message>
        <source>&amp;Colours:</source>
        <translation>Kolor&amp;y:</translation>
    </message>
    <message>
        <source>Size of &amp;digits:</source>
        <translation>Rozmiar &amp;cyfr:</translation>
    </message>
    <message>
        <source>&amp;Row, column and box of the cursor</source>
        <translation>Wiersz, kolumna i blok k&amp;ursora</translation>
    </message>
    <message>
        <source>Cells with the sa&amp;me digit</source>
        <translation>Komórki z tą sa&amp;mą cyfrą</translation>
    </message>
    <message>
        <source>&amp;Pencil marks of that digit</source>
        <translation>&amp;Notatki tej cyfry</translation>
    </message>
    <message>
        <source>&amp;Numbers of rows and columns</source>
        <translation>Numery wierszy i k&amp;olumn</translation>
    </message>
    <message>
        <source>Tool &amp;bar</source>
        <translation>Pa&amp;sek narzędzi</translation>
    </message>
    <message>
        <source>Panel b&amp;eside the board</source>
        <translation>Panel o&amp;bok planszy</translation>
    </message>
    <message>
        <source>Statistics of the so&amp;lver</source>
        <translation>Statystyki sol&amp;vera</translation>
    </message>
    <message>
        <source>After each &amp;given</source>
        <translation>Po każde&amp;j wskazówce</translation>
    </message>
    <message>
        <source>After each &amp;entry</source>
        <translation>Po każ&amp;dym wpisie</translation>
    </message>
    <message>
        <source>Digit &amp;first: hold the digit that is clicked, then click cells</source>
        <translation>Najpierw &amp;cyfra: kliknij cyfrę, potem komórki</translation>
    </message>
    <message>
        <source>&amp;Remove an entered digit from the marks of the cells that see it</source>
        <translation>&amp;Usuwaj wpisaną cyfrę z notatek komórek, które ją widzą</translation>
    </message>
    <message>
        <source>Mark &amp;wrong entries at once</source>
        <translation>Od razu oznaczaj &amp;błędne wpisy</translation>
    </message>
    <message>
        <source>Show a ti&amp;mer</source>
        <translation>Pokazuj &amp;stoper</translation>
    </message>
    <message>
        <source>&amp;Check the number of solutions while you type</source>
        <translation>Sprawdzaj &amp;liczbę rozwiązań podczas wpisywania</translation>
    </message>
    <message>
        <source>&amp;Entries count as givens</source>
        <translation>Wpisy liczą się &amp;jako wskazówki</translation>
    </message>
    <message>
        <source>Show candidates while &amp;you type</source>
        <translation>Pokazuj kandyda&amp;tów podczas wpisywania</translation>
    </message>
    <message>
        <source>Paper white</source>
        <translation>Papierowa biel</translation>
    </message>
    <message>
        <source>High contrast, light</source>
        <translation>Wysoki kontrast, jasne</translation>
    </message>
    <message>
        <source>High contrast, dark</source>
        <translation>Wysoki kontrast, ciemne</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>In a gri&amp;d: each digit at its own place, not in corners and centre</source>
        <translation>W &amp;siatce: każda cyfra na swoim miejscu, nie w rogach i środku</translation>
    </message>
    <message>
        <source>The same digit again &amp;clears</source>
        <translation>&amp;Ta sama cyfra ponownie czyści komórkę</translation>
    </message>
    <message>
        <source>Others, see Keys</source>
        <translation>Inne, zob. Klawisze</translation>
    </message>
    <message>
        <source>Keys of the input &amp;modes:</source>
        <translation>Klawisze try&amp;bów wpisywania:</translation>
    </message>
    <message>
        <source>Say which technique an e&amp;ntry was</source>
        <translation>Mów, jaką tech&amp;niką był wpis</translation>
    </message>
    <message>
        <source>&amp;Let a wave run over the board at the end of a game</source>
        <translation>Na koniec gry &amp;fala przebiega przez planszę</translation>
    </message>
    <message>
        <source>Highlight:</source>
        <translation>Podświetl:</translation>
    </message>
    <message>
        <source>Show:</source>
        <translation>Pokaż:</translation>
    </message>
    <message>
        <source>Advance:</source>
        <translation>Przechodź dalej:</translation>
    </message>
    <message>
        <source>Mouse:</source>
        <translation>Mysz:</translation>
    </message>
    <message>
        <source>Pencil marks:</source>
        <translation>Notatki:</translation>
    </message>
    <message>
        <source>Digits:</source>
        <translation>Cyfry:</translation>
    </message>
    <message>
        <source>S&amp;ymbols above 9 × 9:</source>
        <translation>S&amp;ymbole powyżej 9 × 9:</translation>
    </message>
    <message>
        <source>Stop the timer while another p&amp;rogram is active</source>
        <translation>Zatrzymuj stoper, gdy aktywny jest inny pro&amp;gram</translation>
    </message>
    <message>
        <source>While you solve:</source>
        <translation>Podczas rozwiązywania:</translation>
    </message>
    <message>
        <source>Checking:</source>
        <translation>Sprawdzanie:</translation>
    </message>
    <message>
        <source>Answers and hints:</source>
        <translation>Odpowiedzi i podpowiedzi:</translation>
    </message>
</context>
<context>
    <name>sudoku::ShapeChooser</name>
    <message>
        <source>&amp;Size:</source>
        <translation>&amp;Rozmiar:</translation>
    </message>
    <message>
        <source>&amp;Boxes:</source>
        <translation>&amp;Bloki:</translation>
    </message>
    <message>
        <source>Rules:</source>
        <translation>Reguły:</translation>
    </message>
    <message>
        <source>%1 × %1</source>
        <translation>%1 × %1</translation>
    </message>
    <message>
        <source>%1 high, %2 wide</source>
        <translation>wysokość %1, szerokość %2</translation>
    </message>
    <message>
        <source>none: rows and columns only</source>
        <translation>brak: tylko wiersze i kolumny</translation>
    </message>
    <message>
        <source>irregular, as on the board</source>
        <translation>nieregularne, jak na planszy</translation>
    </message>
    <message>
        <source>irregular, random</source>
        <translation>nieregularne, losowe</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reguły</translation>
    </message>
    <message>
        <source>This needs %1.</source>
        <translation>To wymaga %1.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 do %2</translation>
    </message>
    <message>
        <source>%1 to %2; each row, column and box lacks one</source>
        <translation>%1 do %2, z których w każdym wierszu, kolumnie i bloku brakuje jednej</translation>
    </message>
    <message>
        <source>&amp;Digits:</source>
        <translation>C&amp;yfry:</translation>
    </message>
</context>
<context>
    <name>sudoku::SidePanel</name>
    <message>
        <source>Digits or rules</source>
        <translation>Cyfry lub reguły</translation>
    </message>
    <message>
        <source>&amp;Digits</source>
        <translation>C&amp;yfry</translation>
    </message>
    <message>
        <source>Solver</source>
        <translation>Solver</translation>
    </message>
    <message>
        <source>Typed digits are</source>
        <translation>Wpisywane cyfry to</translation>
    </message>
    <message>
        <source>Advance after each digit</source>
        <translation>Po cyfrze przejdź dalej</translation>
    </message>
    <message>
        <source>Input mode</source>
        <translation>Tryb wpisywania</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>Re&amp;guły</translation>
    </message>
    <message>
        <source>&amp;Rules (%1)</source>
        <translation>Re&amp;guły (%1)</translation>
    </message>
    <message>
        <source>Su&amp;ms</source>
        <translation>Su&amp;my</translation>
    </message>
    <message>
        <source>&amp;Puzzle</source>
        <translation>Ł&amp;amigłówka</translation>
    </message>
</context>
<context>
    <name>sudoku::SinglesFiller</name>
    <message>
        <source>Filling singles</source>
        <translation>Wpisywanie singli</translation>
    </message>
    <message>
        <source>No singles were filled: the board as it stands has no solution.</source>
        <translation>Nie wpisano singli: plansza w obecnym stanie nie ma rozwiązania.</translation>
    </message>
    <message>
        <source>Type in a puzzle first.</source>
        <translation>Wpisz najpierw łamigłówkę.</translation>
    </message>
    <message>
        <source>No digit follows by a single.</source>
        <translation>Żadna cyfra nie wynika z singla.</translation>
    </message>
    <message numerus="yes">
        <source>%n single(s) filled.</source>
        <translation>
            <numerusform>Wpisano %n singiel.</numerusform>
            <numerusform>Wpisano %n single.</numerusform>
            <numerusform>Wpisano %n singli.</numerusform>
        </translation>
    </message>
    <message>
        <source>Fill Singles</source>
        <translation>Wpisz single</translation>
    </message>
</context>
<context>
    <name>sudoku::SolutionBrowser</name>
    <message>
        <source>Counting</source>
        <translation>Liczenie</translation>
    </message>
    <message>
        <source>Show Them One by One</source>
        <translation>Pokaż po kolei</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Kontynuuj</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>Oszacuj</translation>
    </message>
    <message>
        <source>Next (Alt+Right)</source>
        <translation>Następne (Alt+→)</translation>
    </message>
    <message>
        <source>Previous (Alt+Left)</source>
        <translation>Poprzednie (Alt+←)</translation>
    </message>
    <message>
        <source>Make This Solution Unique</source>
        <translation>Uczyń to rozwiązanie jedynym</translation>
    </message>
    <message>
        <source>Write as Entries</source>
        <translation>Wpisz jako wpisy</translation>
    </message>
    <message>
        <source>Estimating</source>
        <translation>Szacowanie</translation>
    </message>
    <message>
        <source>Show Some Solutions</source>
        <translation>Pokaż kilka rozwiązań</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Rozwiązanie</translation>
    </message>
    <message>
        <source>Fill In Its Numbers</source>
        <translation>Uzupełnij jego liczby</translation>
    </message>
</context>
<context>
    <name>sudoku::SolveClock</name>
    <message>
        <source>The timer is paused.</source>
        <translation>Stoper jest zatrzymany.</translation>
    </message>
</context>
<context>
    <name>sudoku::SolveQuestion</name>
    <message>
        <source>Solving</source>
        <translation>Rozwiązywanie</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>Rozwiąż</translation>
    </message>
    <message>
        <source>Not decided: solving was stopped after %1 and %2.</source>
        <translation>Nierozstrzygnięte: rozwiązywanie zatrzymano (%1, %2).</translation>
    </message>
    <message>
        <source>Solved.</source>
        <translation>Rozwiązane.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>The solution is unique.</source>
        <translation>Rozwiązanie jest jednoznaczne.</translation>
    </message>
    <message>
        <source>Make Entries Givens</source>
        <translation>Zamień wpisy na wskazówki</translation>
    </message>
    <message>
        <source>Show Two Solutions</source>
        <translation>Pokaż dwa rozwiązania</translation>
    </message>
    <message>
        <source>Check (F8) tells whether the solution is unique.</source>
        <translation>Sprawdź (F8) powie, czy rozwiązanie jest jednoznaczne.</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Sprawdź</translation>
    </message>
    <message>
        <source>The puzzle has no solution.</source>
        <translation>Łamigłówka nie ma rozwiązania.</translation>
    </message>
    <message>
        <source>The puzzle has no solution with your entries.</source>
        <translation>Z twoimi wpisami łamigłówka nie ma rozwiązania.</translation>
    </message>
    <message>
        <source>Clear Entries and Solve</source>
        <translation>Wyczyść wpisy i rozwiąż</translation>
    </message>
    <message>
        <source>%1 Without your entries there is a solution.</source>
        <translation>%1 Bez twoich wpisów jest rozwiązanie.</translation>
    </message>
    <message>
        <source>%1 Without your entries there is no solution either.</source>
        <translation>%1 Bez twoich wpisów też nie ma rozwiązania.</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>Wyjaśnij</translation>
    </message>
    <message>
        <source>Solved %1.</source>
        <translation>Rozwiązano %1.</translation>
    </message>
    <message>
        <source>One of several solutions: is a digit missing?</source>
        <translation>Jedno z kilku rozwiązań: czy brakuje cyfry?</translation>
    </message>
    <message>
        <source>The check while you type found that the solution is unique.</source>
        <translation>Sprawdzanie w trakcie wpisywania wykazało, że rozwiązanie jest jednoznaczne.</translation>
    </message>
    <message>
        <source>%1 found no solution, but the check while you type found one. Do not use this solver.</source>
        <translation>%1 nie znalazł rozwiązania, ale znalazło je sprawdzanie w trakcie wpisywania. Nie używaj tego programu.</translation>
    </message>
    <message>
        <source>The puzzle has no solution (proved %1).</source>
        <translation>Łamigłówka nie ma rozwiązania (udowodniono %1).</translation>
    </message>
    <message>
        <source>One of several solutions: is a digit or a rule missing?</source>
        <translation>Jedno z kilku rozwiązań: czy brakuje cyfry lub reguły?</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Kontynuuj</translation>
    </message>
</context>
<context>
    <name>sudoku::SolverDialog</name>
    <message>
        <source>%1 Its version: %2</source>
        <translation>%1 Wersja: %2</translation>
    </message>
    <message>
        <source>No answer within %1.</source>
        <translation>Brak odpowiedzi w ciągu %1.</translation>
    </message>
    <message>
        <source>There is not enough memory.</source>
        <translation>Za mało pamięci.</translation>
    </message>
    <message>
        <source>It gave a wrong answer: do not use it.</source>
        <translation>Dał błędną odpowiedź: nie używaj go.</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Dodaj</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Usuń</translation>
    </message>
    <message>
        <source>&amp;Test</source>
        <translation>&amp;Testuj</translation>
    </message>
    <message>
        <source>Solver</source>
        <translation>Solver</translation>
    </message>
    <message>
        <source>The selected solver answers all questions about the board. A race first tries digits one by one, which is enough for most boards; then %1 starts, others join after 0.2 seconds, and the first answer counts. Checks while you type and new puzzles always come from trying digits, then %1.</source>
        <translation>Wybrany solver odpowiada na wszystkie pytania o planszę. W wyścigu najpierw próbuje się cyfr, co wystarcza dla większości plansz; potem zaczyna %1, inne dołączają po 0,2 sekundy i liczy się pierwsza odpowiedź. Podczas wpisywania i przy tworzeniu łamigłówek zawsze próbuje się cyfr, a potem używa się %1.</translation>
    </message>
    <message>
        <source>Solvers</source>
        <translation>Solvery</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Polecenie</translation>
    </message>
    <message>
        <source>built in</source>
        <translation>wbudowany</translation>
    </message>
    <message>
        <source>{cnf} stands for the DIMACS file with the formula; without it the program reads standard input. {result} stands for the file to which the program writes its answer.</source>
        <translation>{cnf} oznacza plik DIMACS z formułą; bez niego program czyta standardowe wejście. {result} oznacza plik, do którego program zapisuje odpowiedź.</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Nazwa:</translation>
    </message>
    <message>
        <source>&amp;Command:</source>
        <translation>&amp;Polecenie:</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>&amp;Other Program</source>
        <translation>&amp;Inny program</translation>
    </message>
    <message>
        <source>Other solver</source>
        <translation>Inny solver</translation>
    </message>
    <message>
        <source>Testing …</source>
        <translation>Testowanie…</translation>
    </message>
    <message>
        <source>It works: it answered a satisfiable and an unsatisfiable formula correctly, %1.</source>
        <translation>Działa: odpowiedział poprawnie na formułę spełnialną i niespełnialną, %1.</translation>
    </message>
    <message>
        <source>Two solvers have the name %1. Give one of them another name.</source>
        <translation>Dwa programy mają nazwę %1. Nadaj jednemu inną.</translation>
    </message>
    <message>
        <source>%1 and %2 have the same command. Remove one of them.</source>
        <translation>%1 i %2 mają to samo polecenie. Usuń jeden z nich.</translation>
    </message>
</context>
<context>
    <name>sudoku::StartCard</name>
    <message>
        <source>Start a puzzle</source>
        <translation>Zacznij łamigłówkę</translation>
    </message>
</context>
<context>
    <name>sudoku::Starter</name>
    <message>
        <source>Continue “%1”</source>
        <translation>Kontynuuj „%1”</translation>
    </message>
    <message>
        <source>P</source>
        <comment>the key that plays</comment>
        <translation>G</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Graj</translation>
    </message>
    <message>
        <source>Type it in</source>
        <translation>Wpisz</translation>
    </message>
    <message>
        <source>Any digit starts; Space leaves a cell blank</source>
        <translation>Zaczyna dowolna cyfra; spacja zostawia pustą komórkę</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Wklej</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Otwórz…</translation>
    </message>
    <message>
        <source>Like the last one</source>
        <translation>Jak ostatnio</translation>
    </message>
    <message>
        <source>%1; → shows other levels</source>
        <translation>%1; → pokazuje inne poziomy</translation>
    </message>
    <message>
        <source>More kinds and levels</source>
        <translation>Więcej rodzajów i poziomów</translation>
    </message>
    <message>
        <source>Text, a link or a picture from the clipboard</source>
        <translation>Tekst, łącze lub obraz ze schowka</translation>
    </message>
    <message>
        <source>A file, a collection or a picture; or drop one here</source>
        <translation>Plik, zbiór lub obraz; można je też upuścić tutaj</translation>
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
        <translation>%1 (najdłużej: %2)</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n dzień z rzędu</numerusform>
            <numerusform>%n dni z rzędu</numerusform>
            <numerusform>%n dni z rzędu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n dzień</numerusform>
            <numerusform>%n dni</numerusform>
            <numerusform>%n dni</numerusform>
        </translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statystyki</translation>
    </message>
    <message>
        <source>&amp;Games:</source>
        <translation>&amp;Gry:</translation>
    </message>
    <message>
        <source>&amp;Keep statistics of the games that you finish</source>
        <translation>&amp;Zachowuj statystyki ukończonych gier</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Eksportuj…</translation>
    </message>
    <message>
        <source>&amp;Reset…</source>
        <translation>&amp;Resetuj…</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n gra</numerusform>
            <numerusform>%n gry</numerusform>
            <numerusform>%n gier</numerusform>
        </translation>
    </message>
    <message>
        <source>You have not finished a game yet.</source>
        <translation>Nie ukończono jeszcze żadnej gry.</translation>
    </message>
    <message>
        <source>Best time: %1</source>
        <translation>Najlepszy czas: %1</translation>
    </message>
    <message>
        <source>Average time: %1</source>
        <translation>Średni czas: %1</translation>
    </message>
    <message>
        <source>Finished: %1, without hints: %2</source>
        <translation>Ukończone: %1, bez podpowiedzi: %2</translation>
    </message>
    <message>
        <source>Export Statistics</source>
        <translation>Eksportuj statystyki</translation>
    </message>
    <message>
        <source>Table (*.csv);;JSON (*.json)</source>
        <translation>Tabela (*.csv);;JSON (*.json)</translation>
    </message>
    <message>
        <source>The file cannot be written: %1</source>
        <translation>Nie można zapisać pliku: %1</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>Zapisano w %1.</translation>
    </message>
    <message>
        <source>Delete the results of all games? They cannot be restored.</source>
        <translation>Usunąć wyniki wszystkich gier? Nie można ich przywrócić.</translation>
    </message>
    <message>
        <source>The results cannot be deleted: %1</source>
        <translation>Nie można usunąć wyników: %1</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Usuń</translation>
    </message>
</context>
<context>
    <name>sudoku::StatusLine</name>
    <message numerus="yes">
        <source>%1, %n kind(s) of rules</source>
        <translation>
            <numerusform>%1, %n rodzaj reguł</numerusform>
            <numerusform>%1, %n rodzaje reguł</numerusform>
            <numerusform>%1, %n rodzajów reguł</numerusform>
        </translation>
    </message>
    <message>
        <source>Typing givens</source>
        <translation>Wpisywanie wskazówek</translation>
    </message>
    <message>
        <source>Typing entries</source>
        <translation>Wpisywanie rozwiązania</translation>
    </message>
    <message>
        <source>%1 The board is checked while you type. F8 tells more.</source>
        <translation>%1 Plansza jest sprawdzana podczas wpisywania. F8 powie więcej.</translation>
    </message>
    <message>
        <source>Typing numbers of rules</source>
        <translation>Wpisywanie liczb reguł</translation>
    </message>
    <message>
        <source>Typing corner marks</source>
        <translation>Wpisywanie notatek w rogach</translation>
    </message>
    <message>
        <source>Typing centre marks</source>
        <translation>Wpisywanie notatek w środku</translation>
    </message>
    <message>
        <source>Typing colours</source>
        <translation>Wpisywanie kolorów</translation>
    </message>
    <message numerus="yes">
        <source>with your %n entry(s)</source>
        <translation>
            <numerusform>z twoim wpisem</numerusform>
            <numerusform>z twoimi %n wpisami</numerusform>
            <numerusform>z twoimi %n wpisami</numerusform>
        </translation>
    </message>
    <message>
        <source>givens only</source>
        <translation>tylko wskazówki</translation>
    </message>
    <message>
        <source>%1 Slanted digits are those that the cell has in some solution. Pale, with dots below: not decided yet. Framed: as a given, the digit leaves exactly one solution.</source>
        <translation>%1 Pochylone cyfry to te, które komórka ma w jakimś rozwiązaniu. Blade, z kropkami pod spodem: jeszcze nierozstrzygnięte. W ramce: jako wskazówka cyfra zostawia dokładnie jedno rozwiązanie.</translation>
    </message>
    <message>
        <source>Givens: %1 · Entries: %2 · Open: %3</source>
        <translation>Wskazówki: %1 · Wpisy: %2 · Otwarte: %3</translation>
    </message>
    <message>
        <source>Typing marks</source>
        <translation>Wpisywanie notatek</translation>
    </message>
    <message>
        <source>Drawing: %1</source>
        <translation>Rysowanie: %1</translation>
    </message>
    <message>
        <source>Drawing: %1, line from %2 in %3</source>
        <translation>Rysowanie: %1, linia od %2 w %3</translation>
    </message>
    <message>
        <source>%1 Half a second was not enough to count its solutions. F8 (Check for One Solution) takes the time it needs; F9 (Solve) looks for one solution.</source>
        <translation>%1 Pół sekundy nie wystarczyło, by policzyć rozwiązania. F8 (Sprawdź jednoznaczność) bierze tyle czasu, ile trzeba; F9 (Rozwiąż) szuka jednego rozwiązania.</translation>
    </message>
</context>
<context>
    <name>sudoku::StepNamer</name>
    <message>
        <source>Found: %1, then %2.</source>
        <translation>Znaleziono: %1, potem %2.</translation>
    </message>
    <message>
        <source>Found: %1.</source>
        <translation>Znaleziono: %1.</translation>
    </message>
</context>
<context>
    <name>sudoku::StepsModel</name>
    <message>
        <source>Step</source>
        <translation>Krok</translation>
    </message>
    <message>
        <source>Follows</source>
        <translation>Wynika</translation>
    </message>
</context>
<context>
    <name>sudoku::StoryExporter</name>
    <message>
        <source>Export the Explanation</source>
        <translation>Eksportuj wyjaśnienie</translation>
    </message>
    <message>
        <source>Exporting</source>
        <translation>Eksportowanie</translation>
    </message>
</context>
<context>
    <name>sudoku::StorySteps</name>
    <message>
        <source>%1 %2</source>
        <comment>2 in r2c7 … leaves no 2 for r4c7</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>step %1: %2</source>
        <translation>krok %1: %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a sentence and its row</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Kroki</translation>
    </message>
    <message numerus="yes">
        <source>… %n more steps</source>
        <translation>
            <numerusform>… jeszcze %n krok</numerusform>
            <numerusform>… jeszcze %n kroki</numerusform>
            <numerusform>… jeszcze %n kroków</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::SudokuCourse</name>
    <message>
        <source>Lesson %1 of %2: %3</source>
        <translation>Lekcja %1 z %2: %3</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Right. Enter goes on.</source>
        <translation>Dobrze. Enter przechodzi dalej.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Zakończ</translation>
    </message>
    <message>
        <source>Next Lesson</source>
        <translation>Następna lekcja</translation>
    </message>
    <message>
        <source>You know the rules and the first steps. Techniques help with harder puzzles.</source>
        <translation>Znasz reguły i pierwsze kroki. Przy trudniejszych łamigłówkach pomagają techniki.</translation>
    </message>
    <message>
        <source>Learn Techniques</source>
        <translation>Ucz się technik</translation>
    </message>
    <message>
        <source>Solve filled in the board. Undo it, and try yourself.</source>
        <translation>Rozwiąż wypełniło planszę. Cofnij to i spróbuj samodzielnie.</translation>
    </message>
    <message>
        <source>No rule is broken yet.</source>
        <translation>Na razie nie naruszono żadnej reguły.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Wyczyść</translation>
    </message>
    <message>
        <source>End (Esc)</source>
        <translation>Zakończ (Esc)</translation>
    </message>
</context>
<context>
    <name>sudoku::SymbolFields</name>
    <message>
        <source>as usual</source>
        <translation>jak zwykle</translation>
    </message>
    <message>
        <source>a word</source>
        <translation>słowo</translation>
    </message>
    <message>
        <source>As many different letters as the board has digits, such as KITCHENS for 8 × 8</source>
        <translation>Tyle różnych liter, ile plansza ma cyfr, np. KITCHENS dla 8 × 8</translation>
    </message>
    <message>
        <source>nowhere</source>
        <translation>nigdzie</translation>
    </message>
    <message>
        <source>Symbols:</source>
        <translation>Symbole:</translation>
    </message>
    <message>
        <source>Word:</source>
        <translation>Słowo:</translation>
    </message>
    <message>
        <source>Hidden in:</source>
        <translation>Ukryte w:</translation>
    </message>
    <message>
        <source>Where the word can be read in the solution</source>
        <translation>Gdzie w rozwiązaniu można przeczytać słowo</translation>
    </message>
    <message>
        <source>A word can be hidden only in puzzles with exactly one solution.</source>
        <translation>Słowo można ukryć tylko w łamigłówkach z dokładnie jednym rozwiązaniem.</translation>
    </message>
    <message>
        <source>%1 counts with digits, so no word can be hidden.</source>
        <translation>%1 liczy cyframi, więc nie można ukryć słowa.</translation>
    </message>
</context>
<context>
    <name>sudoku::TechniqueList</name>
    <message>
        <source>Search</source>
        <translation>Szukaj</translation>
    </message>
    <message>
        <source>Search for techniques</source>
        <translation>Szukaj technik</translation>
    </message>
    <message>
        <source>Techniques</source>
        <translation>Techniki</translation>
    </message>
    <message>
        <source>Technique</source>
        <translation>Technika</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Poziom</translation>
    </message>
</context>
<context>
    <name>sudoku::TechniqueListView</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 z %2</translation>
    </message>
    <message>
        <source>%1, learned</source>
        <translation>%1, opanowana</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, not begun</source>
        <translation>%1, nierozpoczęta</translation>
    </message>
    <message>
        <source>Techniques</source>
        <translation>Techniki</translation>
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
        <translation>Pokaż na &amp;mojej planszy</translation>
    </message>
    <message>
        <source>&amp;Practise</source>
        <translation>Ć&amp;wicz</translation>
    </message>
    <message>
        <source>Next: %1 ›</source>
        <translation>Następna: %1 ›</translation>
    </message>
</context>
<context>
    <name>sudoku::TechniquesDialog</name>
    <message>
        <source>assumes one solution</source>
        <translation>zakłada jedno rozwiązanie</translation>
    </message>
    <message>
        <source>asks the solver</source>
        <translation>pyta solver</translation>
    </message>
    <message>
        <source>Move &amp;Up</source>
        <translation>W &amp;górę</translation>
    </message>
    <message>
        <source>Move &amp;Down</source>
        <translation>W &amp;dół</translation>
    </message>
    <message>
        <source>&amp;HoDoKu&apos;s Defaults</source>
        <translation>Domyślne &amp;HoDoKu</translation>
    </message>
    <message>
        <source>Sudoku &amp;Explainer&apos;s Defaults</source>
        <translation>Domyślne Sudoku &amp;Explainer</translation>
    </message>
    <message>
        <source>Hints take the &amp;first technique of this list that applies</source>
        <translation>Podpowiedzi biorą &amp;pierwszą pasującą technikę z tej listy</translation>
    </message>
    <message>
        <source>Techniques</source>
        <translation>Techniki</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Szukaj</translation>
    </message>
    <message>
        <source>Search for techniques</source>
        <translation>Szukaj technik</translation>
    </message>
    <message>
        <source>Otherwise they take the step that is easiest to see at the lowest level.</source>
        <translation>W przeciwnym razie biorą krok najłatwiejszy do zauważenia na najniższym poziomie.</translation>
    </message>
    <message>
        <source>Hints and walkthroughs use the techniques that are switched on. Ratings always use HoDoKu&apos;s defaults, so that they compare.</source>
        <translation>Podpowiedzi i rozwiązania krok po kroku używają włączonych technik. Oceny zawsze używają domyślnych technik HoDoKu, aby były porównywalne.</translation>
    </message>
    <message>
        <source>Technique</source>
        <translation>Technika</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Poziom</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Uwaga</translation>
    </message>
    <message>
        <source>Switched on: %1 of %2</source>
        <translation>Włączone: %1 z %2</translation>
    </message>
    <message>
        <source>Ever&amp;ything</source>
        <translation>&amp;Wszystko</translation>
    </message>
    <message>
        <source>All techniques, the easiest first</source>
        <translation>Wszystkie techniki, najłatwiejsze najpierw</translation>
    </message>
</context>
<context>
    <name>sudoku::TimerHead</name>
    <message>
        <source>The time since your first entry, without pauses</source>
        <translation>Czas od pierwszego wpisu, bez przerw</translation>
    </message>
    <message>
        <source>%1 (paused)</source>
        <translation>%1 (pauza)</translation>
    </message>
</context>
<context>
    <name>sudoku::TimesPlot</name>
    <message>
        <source>Times of your games, the latest last</source>
        <translation>Czasy twoich gier, najnowszy na końcu</translation>
    </message>
    <message>
        <source>%1; average %2</source>
        <translation>%1; średnia %2</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1&#xa0;s</translation>
    </message>
</context>
<context>
    <name>sudoku::TopicChooser</name>
    <message>
        <source>&amp;Follow the cursor on the board</source>
        <translation>Podążaj &amp;za kursorem na planszy</translation>
    </message>
    <message>
        <source>&amp;Look at a</source>
        <translation>Po&amp;każ</translation>
    </message>
    <message>
        <source>W&amp;hich</source>
        <translation>K&amp;tóry element</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Wiersz</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Kolumna</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Blok</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Region</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>Komórka</translation>
    </message>
    <message>
        <source>Other rule</source>
        <translation>Inna reguła</translation>
    </message>
</context>
<context>
    <name>sudoku::TraceBoard</name>
    <message>
        <source>row %1, column %2: %3</source>
        <translation>wiersz %1, kolumna %2: %3</translation>
    </message>
    <message>
        <source>clue %1</source>
        <translation>wskazówka %1</translation>
    </message>
    <message>
        <source>%1, guess of level %2</source>
        <translation>%1, założenie poziomu %2</translation>
    </message>
    <message>
        <source>%1, at level %2</source>
        <translation>%1, na poziomie %2</translation>
    </message>
    <message>
        <source>no candidates</source>
        <translation>brak kandydatów</translation>
    </message>
    <message>
        <source>candidates %1</source>
        <translation>kandydaci %1</translation>
    </message>
</context>
<context>
    <name>sudoku::TraceForm</name>
    <message>
        <source>Enc&amp;oding</source>
        <translation>Kodowani&amp;e</translation>
    </message>
    <message>
        <source>Cand&amp;idates</source>
        <translation>Kand&amp;ydaci</translation>
    </message>
    <message>
        <source>After a con&amp;flict</source>
        <translation>Po konfl&amp;ikcie</translation>
    </message>
    <message>
        <source>G&amp;uess</source>
        <translation>Założe&amp;nie</translation>
    </message>
</context>
<context>
    <name>sudoku::TraceModel</name>
    <message>
        <source>Step</source>
        <translation>Krok</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Poziom</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>Co się dzieje</translation>
    </message>
</context>
<context>
    <name>sudoku::TransformDialog</name>
    <message>
        <source>&amp;Numbers of the two that change places:</source>
        <translation>&amp;Numery obu, które zamieniają się miejscami:</translation>
    </message>
    <message>
        <source>Appl&amp;y</source>
        <translation>Zas&amp;tosuj</translation>
    </message>
    <message>
        <source>This is possible.</source>
        <translation>To możliwe.</translation>
    </message>
    <message>
        <source>&amp;New digits for %1 to %2, in this order:</source>
        <translation>&amp;Nowe cyfry dla %1 do %2, w tej kolejności:</translation>
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
        <translation>Rozwiązywanie</translation>
    </message>
    <message>
        <source>No single solution is known, so the digits are in the order in which they come on the board.</source>
        <translation>Nie jest znane jedyne rozwiązanie, więc cyfry są w kolejności, w jakiej występują na planszy.</translation>
    </message>
    <message>
        <source>%1 changes nothing on this board.</source>
        <translation>„%1” nic nie zmienia na tej planszy.</translation>
    </message>
    <message>
        <source>%1: it is the same puzzle in another form.</source>
        <translation>%1: to ta sama łamigłówka w innej postaci.</translation>
    </message>
    <message>
        <source>What other programs wrote beside the puzzle is gone, because it may name cells or digits.</source>
        <translation>Nie ma już tego, co inne programy zapisały przy łamigłówce, bo może to wymieniać komórki lub cyfry.</translation>
    </message>
</context>
<context>
    <name>sudoku::VerdictDisplay</name>
    <message>
        <source>The answer is beside the board. Esc closes it.</source>
        <translation>Odpowiedź jest obok planszy. Esc ją zamyka.</translation>
    </message>
    <message>
        <source>The answer is beside the board. Esc closes it and clears the highlights.</source>
        <translation>Odpowiedź jest obok planszy. Esc zamyka ją i usuwa oznaczenia.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>. Dots: digits too small to show; zoom in to read them</source>
        <translation>. Kropki: cyfry zbyt małe, by je pokazać; powiększ, aby je odczytać</translation>
    </message>
</context>
<context>
    <name>sudoku::VerdictPanel</name>
    <message>
        <source>Close and clear the highlights (Esc)</source>
        <translation>Zamknij i usuń oznaczenia (Esc)</translation>
    </message>
    <message>
        <source>Close the verdict</source>
        <translation>Zamknij odpowiedź</translation>
    </message>
    <message>
        <source>Esc closes</source>
        <translation>Esc zamyka</translation>
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
        <source>C&amp;ontinue</source>
        <translation>K&amp;ontynuuj</translation>
    </message>
    <message>
        <source>&amp;What Else Is There</source>
        <translation>Inne &amp;możliwe kroki</translation>
    </message>
    <message>
        <source>Back to the W&amp;alkthrough</source>
        <translation>Wróć &amp;do rozwiązania</translation>
    </message>
    <message>
        <source>&amp;Copy as Text</source>
        <translation>Kopiuj jako &amp;tekst</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>E&amp;ksportuj</translation>
    </message>
    <message>
        <source>Close the walkthrough (Esc)</source>
        <translation>Zamknij rozwiązanie krok po kroku (Esc)</translation>
    </message>
    <message>
        <source>Close the walkthrough</source>
        <translation>Zamknij rozwiązanie krok po kroku</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Zatrzymaj</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Kroki</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Krok</translation>
    </message>
    <message>
        <source>%1…</source>
        <translation>%1…</translation>
    </message>
    <message>
        <source>Stop the rating</source>
        <translation>Zatrzymaj ocenianie</translation>
    </message>
    <message>
        <source>Or&amp;der:</source>
        <translation>Kole&amp;jność:</translation>
    </message>
    <message>
        <source>Techniques</source>
        <translation>Techniki</translation>
    </message>
    <message>
        <source>Smallest reasons</source>
        <translation>Najmniejsze powody</translation>
    </message>
    <message>
        <source>Which step comes next: that of the first technique that applies, or that with the smallest reason</source>
        <translation>Który krok jest następny: pierwszej pasującej techniki czy ten z najmniejszym powodem</translation>
    </message>
    <message>
        <source>&amp;Learn This</source>
        <translation>Naucz &amp;się tego</translation>
    </message>
    <message>
        <source>Co&amp;ntinue from Here</source>
        <translation>Kontyn&amp;uuj stąd</translation>
    </message>
    <message>
        <source>Put the board of this step in front of you, and close the walkthrough</source>
        <translation>Pokaż planszę tego kroku do dalszego rozwiązywania i zamknij rozwiązanie krok po kroku</translation>
    </message>
</context>
<context>
    <name>sudoku::WalkthroughSteps</name>
    <message>
        <source>Looking for the smallest reasons …</source>
        <translation>Szukanie najmniejszych powodów…</translation>
    </message>
    <message>
        <source>Sudoku Explainer: rating …</source>
        <translation>Sudoku Explainer: ocenianie…</translation>
    </message>
    <message>
        <source>General rating …</source>
        <translation>Ocena ogólna…</translation>
    </message>
</context>
<context>
    <name>sudoku::WalkthroughViewer</name>
    <message>
        <source>Walkthrough</source>
        <translation>Rozwiązanie krok po kroku</translation>
    </message>
    <message>
        <source>The walkthrough was stopped.</source>
        <translation>Rozwiązanie krok po kroku zatrzymano.</translation>
    </message>
    <message>
        <source>The walkthrough is beside the board. Esc closes it.</source>
        <translation>Rozwiązanie krok po kroku jest obok planszy. Esc je zamyka.</translation>
    </message>
    <message>
        <source>The board shows a step. Close the walkthrough (Esc) to type.</source>
        <translation>Plansza pokazuje krok. Zamknij rozwiązanie (Esc), aby pisać.</translation>
    </message>
    <message>
        <source>Finding all steps</source>
        <translation>Szukanie wszystkich kroków</translation>
    </message>
    <message>
        <source>Instead of step %1: %2 possible steps</source>
        <translation>Zamiast kroku %1: możliwe kroki: %2</translation>
    </message>
    <message>
        <source>Instead of step %1: the first %2 steps found</source>
        <translation>Zamiast kroku %1: pierwsze znalezione kroki: %2</translation>
    </message>
    <message>
        <source>Copied the walkthrough as text.</source>
        <translation>Skopiowano rozwiązanie jako tekst.</translation>
    </message>
    <message>
        <source>Exporting</source>
        <translation>Eksportowanie</translation>
    </message>
    <message>
        <source>Only a puzzle with exactly one solution has a smallest reason for each digit.</source>
        <translation>Tylko w łamigłówce z dokładnie jednym rozwiązaniem każda cyfra ma najmniejszy powód.</translation>
    </message>
    <message>
        <source>No technique that is switched on gives a step here.</source>
        <translation>Żadna z włączonych technik nie daje tu kroku.</translation>
    </message>
    <message>
        <source>No technique that is switched on gives a step. These are the smallest reasons.</source>
        <translation>Żadna z włączonych technik nie daje kroku. To są najmniejsze powody.</translation>
    </message>
    <message>
        <source>You go on before step %1. Undo brings your board back.</source>
        <translation>Kontynuujesz przed krokiem %1. „Cofnij” przywraca twoją planszę.</translation>
    </message>
    <message>
        <source>Continue from Here</source>
        <translation>Kontynuuj stąd</translation>
    </message>
</context>
<context>
    <name>sudoku::WatchDialog</name>
    <message>
        <source>Watch a Solver</source>
        <translation>Obserwowanie solvera</translation>
    </message>
    <message>
        <source>Cop&amp;y Steps</source>
        <translation>K&amp;opiuj kroki</translation>
    </message>
    <message>
        <source>Copy the steps up to this one as text, with their levels</source>
        <translation>Kopiuj kroki do tego włącznie jako tekst, z ich poziomami</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Krok</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Początek</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Wstecz</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Dalej</translation>
    </message>
    <message>
        <source>Next &amp;Guess</source>
        <translation>Następne &amp;założenie</translation>
    </message>
    <message>
        <source>Next &amp;Conflict</source>
        <translation>Następny kon&amp;flikt</translation>
    </message>
    <message>
        <source>&amp;End</source>
        <translation>&amp;Koniec</translation>
    </message>
    <message>
        <source>T&amp;rail: what holds now, by level</source>
        <translation>Śl&amp;ad: co teraz obowiązuje, według poziomów</translation>
    </message>
    <message>
        <source>Ste&amp;ps</source>
        <translation>K&amp;roki</translation>
    </message>
    <message>
        <source>The solver works. Escape stops it.</source>
        <translation>Solver pracuje. Esc go zatrzymuje.</translation>
    </message>
    <message>
        <source>The clues contradict each other: propagation finds this before anything is encoded. Choose all candidates to watch how.</source>
        <translation>Wskazówki są ze sobą sprzeczne: propagacja wykrywa to, zanim cokolwiek zostanie zakodowane. Wybierz wszystkich kandydatów, aby zobaczyć, jak.</translation>
    </message>
    <message>
        <source>The solver was stopped, or there is not enough memory.</source>
        <translation>Solver zatrzymano albo jest za mało pamięci.</translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <translation>%L1 z %L2</translation>
    </message>
    <message>
        <source>Nothing is known yet but the formula. Press Next, or go on to the next guess.</source>
        <translation>Na razie znana jest tylko formuła. Naciśnij Dalej albo przejdź do następnego założenia.</translation>
    </message>
</context>
<context>
    <name>sudoku::WindowWork</name>
    <message>
        <source>A crash would lose unsaved work. %1</source>
        <translation>Awaria spowodowałaby utratę niezapisanej pracy. %1</translation>
    </message>
    <message>
        <source>Restored: %1.</source>
        <translation>Przywrócono: %1.</translation>
    </message>
    <message>
        <source>The board cannot be kept: %1</source>
        <translation>Nie można zachować planszy: %1</translation>
    </message>
    <message>
        <source>This puzzle is no longer there.</source>
        <translation>Tej łamigłówki już nie ma.</translation>
    </message>
    <message>
        <source>The board is as you left it.</source>
        <translation>Plansza jest taka, jak ją zostawiono.</translation>
    </message>
    <message>
        <source>This puzzle is on the board.</source>
        <translation>Ta łamigłówka jest już na planszy.</translation>
    </message>
    <message>
        <source>Esc brings your board back.</source>
        <translation>Esc przywraca twoją planszę.</translation>
    </message>
    <message>
        <source>Your board is kept in Recent Puzzles; Esc brings it back.</source>
        <translation>Twoja plansza jest zachowana w oknie „Ostatnie łamigłówki”; Esc ją przywraca.</translation>
    </message>
</context>
<context>
    <name>sudoku::Windows</name>
    <message>
        <source>Unsaved work was found, but cannot be read. It is kept in %1.</source>
        <translation>Znaleziono niezapisaną pracę, ale nie można jej odczytać. Pozostaje w %1.</translation>
    </message>
    <message>
        <source>The unsaved work is discarded. It is deleted when the program ends.</source>
        <translation>Niezapisana praca została odrzucona. Zostanie usunięta po zakończeniu programu.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>The window is in English: no font here has the letters of %1. Install fonts-noto-cjk, or another.</source>
        <translation>Okno jest po angielsku: żadna czcionka na tym komputerze nie ma znaków języka %1. Zainstaluj fonts-noto-cjk lub inną.</translation>
    </message>
</context>
<context>
    <name>sudoku::WishTable</name>
    <message>
        <source>Puzzles to make, or a file without a number. Several rules are separated by commas.</source>
        <translation>Łamigłówki do utworzenia albo plik bez liczby. Kilka reguł oddziela się przecinkami.</translation>
    </message>
</context>
<context>
    <name>sudoku::WordDialog</name>
    <message>
        <source>Word</source>
        <translation>Słowo</translation>
    </message>
    <message>
        <source>&amp;Word of %1 different letters:</source>
        <translation>&amp;Słowo z %1 różnych liter:</translation>
    </message>
    <message>
        <source>&amp;Use Word</source>
        <translation>&amp;Użyj słowa</translation>
    </message>
    <message>
        <source>Each letter is there once.</source>
        <translation>Każda litera występuje raz.</translation>
    </message>
    <message>
        <source>%1 of %2 letters.</source>
        <translation>Liter: %1 z %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n letter(s) too many.</source>
        <translation>
            <numerusform>O %n literę za dużo.</numerusform>
            <numerusform>O %n litery za dużo.</numerusform>
            <numerusform>O %n liter za dużo.</numerusform>
        </translation>
    </message>
</context>
</TS>
