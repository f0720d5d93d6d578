// What a script of SudokuMaker finds around it when it places its components: the board, its digits, and the
// program's own components. Nothing is solved here: each component that is placed is recorded with its arguments.
// A function of the question in JSON; it returns what gives the answer when the script has run. Names that are missing
// here throw, and the script is then not read.
(json => {
'use strict';

const question = JSON.parse(json);
const everywhere = Function('return this')(); // as globalThis, which Qt 6.4 has not
// The engine knows ECMAScript 2016; setters write for browsers.
const add = (object, functions) => {
  for (const name of Object.getOwnPropertyNames(functions))
    if (!(name in object))
      Object.defineProperty(object, name, { value: functions[name], writable: true, configurable: true });
};
add(Array.prototype, {
  flat(depth = 1) {
    return this.reduce((all, each) => all.concat(Array.isArray(each) && depth > 1 ? each.flat(depth - 1) : each), []);
  },
  flatMap(make, self) { return this.map(make, self).flat(); },
  at(index) { return this[index < 0 ? this.length + index : index]; },
});
add(Object, {
  values: object => Object.keys(object).map(name => object[name]),
  entries: object => Object.keys(object).map(name => [name, object[name]]),
  fromEntries: entries => { const object = {}; for (const [name, value] of entries) object[name] = value; return object; },
});
add(everywhere, { globalThis: everywhere });

const maxComponents = 20000;
const recorded = [];

class DigitSet {
  constructor(digits = []) { this.digits = new Set(digits); }
  static from(digits) { return new DigitSet(digits); }
  static of(...digits) { return new DigitSet(digits); }
  get size() { return this.digits.size; }
  get length() { return this.digits.size; }
  has(digit) { return this.digits.has(digit); }
  add(digit) { this.digits.add(digit); return this; }
  delete(digit) { return this.digits.delete(digit); }
  union(other) { return new DigitSet([...this, ...other]); }
  intersect(other) { return new DigitSet([...this].filter(digit => other.has(digit))); }
  subtract(other) { return new DigitSet([...this].filter(digit => !other.has(digit))); }
  [Symbol.iterator]() { return [...this.digits].sort((a, b) => a - b)[Symbol.iterator](); }
}

const { width, height, minDigit, maxDigit, regions } = question;
const allDigits = Array.from({ length: maxDigit - minDigit + 1 }, (_, index) => minDigit + index);
const allCells = Array.from({ length: width * height }, (_, cell) => cell);

const xOf = cell => cell % width;
const yOf = cell => Math.floor(cell / width);
const isOnBoard = (x, y) => x >= 0 && x < width && y >= 0 && y < height;
const cellAt = (x, y) => y * width + x;
const regionOf = cell => cell in regions && regions[cell] !== null ? regions[cell] : -1;

const sides = [[0, -1], [-1, 0], [1, 0], [0, 1]];
const corners = [[-1, -1], [1, -1], [-1, 1], [1, 1]];
const leaps = [[-1, -2], [1, -2], [-2, -1], [2, -1], [-2, 1], [2, 1], [-1, 2], [1, 2]];

const around = (x, y, steps) =>
  steps.map(([dx, dy]) => [x + dx, y + dy]).filter(place => isOnBoard(...place)).map(place => cellAt(...place));
const aroundCell = (cell, steps) => around(xOf(cell), yOf(cell), steps);
const pairsWith = steps => allCells.flatMap(
  cell => aroundCell(cell, steps).filter(other => other > cell).map(other => [cell, other]));
const rowOf = y => Array.from({ length: width }, (_, x) => cellAt(x, y));
const columnOf = x => Array.from({ length: height }, (_, y) => cellAt(x, y));
const upTo = count => Array.from({ length: count }, (_, index) => index);
const cellName = cell => 'R' + (yOf(cell) + 1) + 'C' + (xOf(cell) + 1);

const geometry = {
  getAdjacentCells: cell => aroundCell(cell, [...sides, ...corners]),
  getOrthogonallyAdjacentCells: cell => aroundCell(cell, sides),
  getDiagonallyAdjacentCells: cell => aroundCell(cell, corners),
  getCellsKnightsMoveAwayFromCell: cell => aroundCell(cell, leaps),
  getAllRows: () => upTo(height).map(rowOf),
  getAllColumns: () => upTo(width).map(columnOf),
  getCellsInRow: rowOf,
  getCellsInColumn: columnOf,
  getCellsInRowOfCell: cell => rowOf(yOf(cell)),
  getCellsInColumnOfCell: cell => columnOf(xOf(cell)),
  getAllDominoes: () => pairsWith(sides),
  getAllDiagonallyAdjacentPairs: () => pairsWith(corners),
  getAllKingsMovePairs: () => pairsWith([...sides, ...corners]),
  getAllKnightMovePairs: () => pairsWith(leaps),
  getAllPairsWithOffset: (dx, dy) => pairsWith([[dx, dy], [-dx, -dy]]),
  getAllQuadruples: () => upTo(height - 1).flatMap(
    y => upTo(width - 1).map(x => [cellAt(x, y), cellAt(x + 1, y), cellAt(x, y + 1), cellAt(x + 1, y + 1)])),
  getManhattanDistanceBetweenCells: (a, b) => Math.abs(xOf(a) - xOf(b)) + Math.abs(yOf(a) - yOf(b)),
  getCellsAreKingsMoveApart: (a, b) => Math.max(Math.abs(xOf(a) - xOf(b)), Math.abs(yOf(a) - yOf(b))) === 1,
};

const helpers = {
  // Names are for messages of the solver there.
  naming: new Proxy({}, { get: (_, name) => name === 'getCellName' ? cellName : (...words) => words.join(' ') }),
  digits: {
    minDigit, maxDigit,
    allDigitsMask: allDigits.reduce((mask, digit) => mask | 1 << digit, 0),
    createFullDigitSet: () => new DigitSet(allDigits),
    createEvensDigitSet: () => new DigitSet(allDigits.filter(digit => digit % 2 === 0)),
    createOddsDigitSet: () => new DigitSet(allDigits.filter(digit => digit % 2 === 1)),
    createFilteredDigitSet: filter => new DigitSet(allDigits.filter(digit => filter(digit))),
  },
  geometry,
  cellIds: {
    getCoordsFromId: cell => ({ x: xOf(cell), y: yOf(cell) }),
    getIdFromCoords: ({ x, y }) => cellAt(x, y),
    getIdFromCoordsSafe: ({ x, y }) => isOnBoard(x, y) ? cellAt(x, y) : -1,
  },
};

const puzzle = {
  helpers,
  spec: { size: { width, height }, digitCount: allDigits.length, minDigit, maxDigit, type: question.type },
  addConstraintComponent: component => {
    if (!(component instanceof Component))
      throw new Error('not a component');
    if (recorded.length >= maxComponents)
      throw new Error('too many components');
    recorded.push(component);
  },
  getCellAt: cellAt,
  unsafeGetCellAt: cellAt,
  getX: xOf, getColumn: xOf,
  getY: yOf, getRow: yOf,
  getRegion: regionOf,
  getRegionAt: (x, y) => isOnBoard(x, y) ? regionOf(cellAt(x, y)) : -1,
  getRegionCells: region => allCells.filter(cell => regionOf(cell) === region),
  getRegions: () => [...new Set(allCells.map(regionOf))].filter(region => region >= 0).sort((a, b) => a - b)
    .map(region => puzzle.getRegionCells(region)),
  hasRegions: () => allCells.some(cell => regionOf(cell) >= 0),
  getCellsOrthogonallyAdjacentToCell: cell => aroundCell(cell, sides),
  getCellsOrthogonallyAdjacentToCoords: (x, y) => around(x, y, sides),
  getCellsDiagonallyAdjacentToCell: cell => aroundCell(cell, corners),
  getCellsDiagonallyAdjacentToCoords: (x, y) => around(x, y, corners),
};

class Component {
  constructor(kind, words) { this.kind = kind; this.words = words; }
}

// As JSON: sets and maps as arrays, a function of two digits as the pairs for which it holds.
function plain(value) {
  if (typeof value === 'function')
    return allDigits.flatMap(a => allDigits.filter(b => value(a, b)).map(b => [a, b]));
  if (value instanceof Map)
    return [...value].map(entry => entry.map(plain));
  if (value instanceof DigitSet || value instanceof Set || Array.isArray(value))
    return [...value].map(plain);
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, plain(member)]));
  return value;
}

for (const kind of question.kinds)
  everywhere[kind + 'Component'] = function (name, ...words) { return new Component(kind, words); };
for (const name of question.ownComponents)
  everywhere[name] = function () { throw new Error('a component of its own: ' + name); };

Object.assign(everywhere, { DigitSet, SudokuDigitSet: DigitSet, helpers, puzzle, sudoku: puzzle, input: question.input,
                            console: { log() {}, warn() {}, error() {} } });
return () => JSON.stringify(recorded.map(component => [component.kind, ...component.words.map(plain)]));
})
