import { expect, test } from 'vitest';
import {
  BANDS,
  buildBank,
  decodeLearner,
  EXAMPLES_OF_A_TYPE,
  encodeLearner,
  type Item,
  isPaired,
  type LearnerState,
  newLearner,
  type Outcome,
  observe,
  type PlanRequest,
  planPack,
  seededRandom,
} from '../src/index.ts';
import { blueprint, DAY, itemOf, START } from './exam.ts';

/** Four types a subcategory, each with four questions a band. */
const bank = buildBank(
  blueprint.flatMap(({ code }) =>
    [1, 2, 3, 4].flatMap(type =>
      BANDS.flatMap(band =>
        ['a', 'b', 'c', 'd'].map(form => ({
          ...itemOf(`${code}.${type}`, band),
          id: `${code}.${type} ${band} ${form}`,
        })),
      ),
    ),
  ),
  blueprint,
);

/** State after one Easy question of each type of a category (default all), all with the same outcome. */
const after = (outcome: Outcome, category = ''): LearnerState =>
  [...bank.types.keys()]
    .filter(code => code.startsWith(category))
    .map(code => itemOf(code, 'Easy'))
    .reduce((state, item) => observe(state, { item, outcome }, START).state, newLearner());

const plan = (state: LearnerState, changes: Partial<PlanRequest> = {}) =>
  planPack({
    bank,
    state,
    now: START + DAY,
    random: seededRandom(4),
    sessionNumber: 5,
    size: 12,
    seen: new Map(),
    exposure: new Map(),
    carry: {},
    adaptive: true,
    examplesRead: () => 0,
    ...changes,
  }).items;

const wrong = after('wrong');
const right = after('right');

test('items that are too hard alone come after an example, including the one item of another band', () => {
  const items = plan(wrong);
  expect(items.map(({ pair }) => pair)).toEqual(Array(12).fill(true));
  expect(items.filter(({ item }) => item.band === 'Easy')).toHaveLength(11);
});

test('likely items and items without an example are asked alone', () => {
  expect(plan(right).filter(({ pair }) => pair)).toEqual([]);
  expect(plan(wrong, { examplesRead: () => null }).filter(({ pair }) => pair)).toEqual([]);
});

test('the diagnostic has no worked examples', () => {
  expect(plan(wrong, { sessionNumber: 2 }).filter(({ pair }) => pair)).toEqual([]);
});

test('a type with both examples read is asked alone, and a type with one read goes before a new one', () => {
  const read = (count: number) => (item: Item) => (item.type.endsWith('.1') ? count : 0);
  const typesIn = (items: ReturnType<typeof plan>) =>
    items.filter(({ item, pair }) => pair && item.type.endsWith('.1')).length;
  expect(typesIn(plan(wrong, { examplesRead: read(EXAMPLES_OF_A_TYPE) }))).toBe(0);
  const begun = plan(wrong, { examplesRead: read(1) });
  expect(typesIn(begun)).toBeGreaterThan(typesIn(plan(wrong)));
});

test('no pack plans more examples of a type than are left of it', () => {
  const items = plan(wrong, { examplesRead: () => EXAMPLES_OF_A_TYPE - 1 });
  const paired = items.filter(({ pair }) => pair).map(({ item }) => item.type);
  expect(new Set(paired).size).toBe(paired.length);
});

test('in a weak category an Easy item comes after an example, a Medium one and a strong category do not', () => {
  const weak = after('wrong', 'AR');
  const known = { bank, state: weak, now: START, examplesRead: () => 0 };
  expect(isPaired(known, itemOf('AR.PCT.1', 'Easy'))).toBe(true);
  expect(isPaired(known, itemOf('AR.PCT.1', 'Medium'))).toBe(false);
  expect(isPaired({ ...known, state: right }, itemOf('AR.PCT.1', 'Easy'))).toBe(false);
});

const item = itemOf('AR.PCT.1', 'Easy');
const observed = (example?: number) =>
  observe(newLearner(), { item, outcome: 'wrong', ...(example !== undefined && { example }) }, START);

test('an example moves only its type: right lines raise it, and the next answer moves it more', () => {
  const [none, shown, known] = [observed(), observed(0), observed(1)];
  const forecast = ({ evidence }: typeof none) => evidence.probability;
  expect(forecast(known)).toBeGreaterThan(forecast(shown) + 0.03);
  const fall = ({ evidence }: typeof none, key: string) => {
    const move = evidence.moves.find(one => one.key === key);
    return (move?.before ?? 0) - (move?.after ?? 0);
  };
  expect(fall(shown, item.type)).toBeGreaterThan(1.5 * fall(none, item.type));
  expect(fall(shown, 'level')).toBeLessThan(fall(none, 'level'));
});

test('an example is not counted as an answer, and a state with one is encoded without loss', () => {
  const { state } = observed(1);
  expect(state.answers).toBe(1);
  expect(state.beliefs[item.type]?.n).toBe(1);
  expect(state.tallies[item.subcategory]).toMatchObject({ right: 0, wrong: 1 });
  expect(decodeLearner(encodeLearner(state))).toEqual(state);
});
