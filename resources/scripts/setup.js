// What a script of SudokuMaker finds around it when it places its components: the board, its digits, and the
// components of SudokuMaker. Nothing is solved here: each component that is placed is recorded with its arguments. One of
// the script's own is tried on all digits of its cells, and recorded as what it accepts.
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

// A component of the script's own says by functions what it demands. They are called with a board on which all cells
// have digits, once for each way to fill the cells that they ask about.
const parts = ['getAffectedCells', 'setParams', 'initialize', 'validate', 'update'];
const functionsOf = code => Function(
  code + '\n;return {' + parts.map(name => name + ': typeof ' + name + " === 'function' ? " + name + ' : null') + '};')();

class OwnComponent extends Component {
  constructor(own, name, words) {
    super(own.name, words);
    own.functions = own.functions || functionsOf(own.code);
    this.functions = own.functions;
    this.name = name;
  }

  // SudokuMaker passes the cells as the first argument, unless these functions say something else.
  get beginsWithCells() {
    return !this.functions.setParams && !this.functions.getAffectedCells && Array.isArray(this.words[0]);
  }

  // Returns whether the digits that valueOf returns keep the component, with other cells in the place of its own.
  accepts(valueOf, words) {
    const { setParams, initialize, validate, update } = this.functions;
    const instance = { name: this.name, cells: words[0] };
    const board = Object.assign({}, puzzle, filledBoard(valueOf));
    if (setParams)
      setParams(instance, ...words);
    if (initialize && !areKept(initialize(instance, board)))
      return false;
    const isValid = !validate || validate(instance, board);
    if (isValid !== true && isValid !== false)
      throw new Error('validate() must say true or false');
    return isValid && (!update || areKept(update(instance, board)));
  }
}

const listOf = value => Array.isArray(value) || value instanceof DigitSet || value instanceof Set ? [...value] : [value];

// A change returns whether it leaves the digits that the cells have.
function filledBoard(valueOf) {
  const removing = (digits, cells) => () => listOf(cells).every(cell => !listOf(digits).includes(valueOf(cell)));
  const keeping = (digits, cells) => () => listOf(cells).every(cell => listOf(digits).includes(valueOf(cell)));
  return {
    getValue: valueOf,
    hasValue: () => true,
    getCellsAreFilled: () => true,
    getCandidates: cell => new DigitSet([valueOf(cell)]),
    removeCandidateFromCell: removing, removeCandidatesFromCell: removing, removeCandidatesFromCells: removing,
    filterCandidatesInCell: keeping, filterCandidatesInCells: keeping,
    stop: () => () => false,
    removeComponent: () => () => true,
    replaceComponent: () => () => { throw new Error('another component'); },
  };
}

function areKept(changes) {
  for (const change of changes || [])
    if (!change())
      return false;
  return true;
}

const maxTries = 200000;
let tries = 0;

// Returns what a component accepts as a decision diagram: a list of [cell, next for each digit], where next is the place
// of an earlier node, or -1 if the digits are refused and -2 if they are accepted. The last node comes first. Cells are
// numbered as they are asked for.
function tableOf(component, words) {
  const cells = [];
  const nodes = [];
  const known = new Map();
  const values = new Map(); // undefined where a cell is free again: delete() of Qt 6.4 reads beyond the end of a map
  const node = (cell, nexts) => {
    if (nexts.every(next => next === nexts[0]))
      return nexts[0];
    const key = [cell, ...nexts].join();
    if (!known.has(key))
      known.set(key, nodes.push([cell, ...nexts]) - 1);
    return known.get(key);
  };
  const follow = () => {
    if (++tries > maxTries)
      throw new Error('too many ways to fill the cells');
    let asked = null;
    let accepted = false;
    try {
      accepted = component.accepts(cell => {
        if (values.get(cell) === undefined) {
          asked = cell;
          throw new Error('asked');
        }
        return values.get(cell);
      }, words);
    } catch (error) {
      if (asked === null)
        throw error;
    }
    if (asked === null)
      return accepted ? -2 : -1;
    if (!cells.includes(asked))
      cells.push(asked);
    const nexts = allDigits.map(digit => {
      values.set(asked, digit);
      return follow();
    });
    values.set(asked, undefined);
    return node(cells.indexOf(asked), nexts);
  };
  const first = follow();
  return { cells, nodes, first };
}

const accepts = ({ cells, nodes, first }, valueOf) => {
  let at = first;
  while (at >= 0)
    at = nodes[at][1 + allDigits.indexOf(valueOf(cells[nodes[at][0]]))];
  return at === -2;
};

// Components with the same arguments behind their cells share a table, as trying takes long. Its cells are places, which
// have no number; a component that calculates with the number of a cell is tried alone.
const sharedTables = new Map();
function sharedTableOf(component) {
  const [own, ...others] = component.words;
  if (!component.beginsWithCells || new Set(own).size < own.length)
    return null;
  const key = JSON.stringify([component.kind, own.length, others.map(plain)]);
  if (!sharedTables.has(key)) {
    const places = own.map(() => ({ [Symbol.toPrimitive]() { throw new Error('no number'); } }));
    try {
      const table = tableOf(component, [places, ...others]);
      sharedTables.set(key, Object.assign(table, { cells: table.cells.map(place => places.indexOf(place)) }));
    } catch (error) {
      sharedTables.set(key, null);
    }
  }
  const shared = sharedTables.get(key);
  return shared && Object.assign({}, shared, { cells: shared.cells.map(place => own[place]) });
}

// Returns whether the component, with its own cells, agrees with a shared table about some ways to fill them: it may have
// compared a cell with a number.
function isOf(component, table) {
  const digitFor = (cell, round) => allDigits[(cell * 7 + round * 5 + (cell * round) % 3) % allDigits.length];
  return upTo(10).every(round => {
    const valueOf = cell => digitFor(cell, round);
    return component.accepts(valueOf, component.words) === accepts(table, valueOf);
  });
}

const tables = [];
function plainOwn(component) {
  const shared = sharedTableOf(component);
  const { cells, nodes, first } = shared && isOf(component, shared) ? shared : tableOf(component, component.words);
  if (first === -2)
    return [];
  const place = tables.indexOf(nodes);
  return place >= 0 ? [['Own', place, cells]] : [['Table', nodes], ['Own', tables.push(nodes) - 1, cells]];
}

for (const kind of question.kinds)
  everywhere[kind + 'Component'] = function (name, ...words) { return new Component(kind, words); };
for (const own of question.ownComponents)
  everywhere[own.name] = function (name, ...words) { return new OwnComponent(own, name, words); };

Object.assign(everywhere, { DigitSet, SudokuDigitSet: DigitSet, helpers, puzzle, sudoku: puzzle, input: question.input,
                            console: { log() {}, warn() {}, error() {} } });
return () => JSON.stringify(recorded.flatMap(component =>
  component instanceof OwnComponent ? plainOwn(component) : [[component.kind, ...component.words.map(plain)]]));
})
