import {
  type Band,
  type Blueprint,
  type DueMistake,
  type Item,
  PRIOR_BAND_DIFFICULTY,
} from '../src/index.ts';

/** The exam's subcategories with their weights in a paper of 22: 'CODE weight', with * for two types. */
const OUTLINE: Readonly<Record<string, readonly string[]>> = {
  AR: [
    'PCT 1 *',
    'PLD .9 *',
    'INT .6',
    'RAT 1.2 *',
    'AVG .9 *',
    'MIX .8 *',
    'TNW 1.2 *',
    'TSD .9 *',
    'REL .4',
  ],
  AL: [
    'LIN .9 *',
    'QUA 1.1 *',
    'POL .4',
    'INQ .9 *',
    'MOD .5',
    'LOG .7',
    'IND .5',
    'FUN .8 *',
    'SEQ .9 *',
    'DIO .3',
  ],
  GM: ['TRI .9 *', 'CIR .7', 'QAD .6', 'COO .5', 'ARE .2', 'SOL .3', 'TRG .1'],
  NS: ['FAC .6', 'HCF .3', 'REM .5', 'FCT .2', 'DIG .3', 'NUM .3'],
  MM: ['PNC .7', 'DST .2', 'PRB .3', 'SET .4'],
};

export const DAY = 86_400_000;

/** Start of all tests, in milliseconds since the epoch. */
export const START = Date.UTC(2026, 0, 5, 6);

const outlined = Object.entries(OUTLINE).flatMap(([category, rows]) =>
  rows.map(row => {
    const [name = '', weight = '', twoTypes] = row.split(' ');
    return { category, code: `${category}.${name}`, weight: Number(weight), types: twoTypes === '*' ? 2 : 1 };
  }),
);

export const blueprint: Blueprint = outlined.map(({ category, code, weight }) => ({
  code,
  name: `Topic ${code}`,
  category,
  categoryName: `Category ${category}`,
  weight,
}));

/** Sets of bands, given to types in turn. */
const BAND_SETS: readonly (readonly Band[])[] = [
  ['Easy', 'Medium', 'Hard'],
  ['Easy', 'Medium'],
  ['Easy', 'Medium', 'Hard'],
  ['Medium', 'Hard'],
];

/** A bank like the seeded one: one or two types in every subcategory, `perType` items of each type. */
export function examItems(perType = 13): Item[] {
  const items: Item[] = [];
  let typeIndex = 0;
  for (const { category, code, types } of outlined) {
    for (let t = 1; t <= types; t++) {
      const bands = BAND_SETS[typeIndex++ % BAND_SETS.length] ?? [];
      for (let i = 0; i < perType; i++) {
        const band = bands[i % bands.length] ?? 'Medium';
        items.push(itemOf(`${code}.${t}`, band, `${code}.${t}-${band}-${i}`, category));
      }
    }
  }
  return items;
}

/** One item of a type such as 'AR.PCT.1'. */
export function itemOf(type: string, band: Band, id = `${type}-${band}`, category = type.slice(0, 2)): Item {
  return {
    id,
    category,
    subcategory: type.split('.').slice(0, 2).join('.'),
    type,
    band,
    difficulty: PRIOR_BAND_DIFFICULTY[band],
    targetSeconds: 120,
  };
}

/** Due mistakes from missed types, each as a new question of its type that no bank holds. */
export const dueFrom = (misses: Readonly<Record<string, number>>, now: number): DueMistake[] =>
  Object.entries(misses).map(([type, missedAt]) => ({
    item: itemOf(type, 'Medium', `twin-${type}-${now}`),
    missedAt,
    cause: 'wrong',
  }));
