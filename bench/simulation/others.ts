import {
  aimEvidence,
  type Bank,
  buildBank,
  type DifficultyEvidence,
  evidenceOfLaws,
  type GivenAnswer,
  type Item,
  learningLaws,
  learntDifficulties,
  seededRandom,
} from '../../packages/engine/src/index.ts';
import { studentOf } from './drawn.ts';
import { plannedSessions } from './planned.ts';
import { bankOf, blueprint, calendarOf, type World } from './world.ts';

/** Aim and difficulties learnt from the answers of other students of a world. */
export interface Learnt {
  readonly aim: number;
  /** The bank with learnt difficulties. */
  readonly bank: Bank;
}

/** Seeds apart from those of the evaluated students. */
const FIRST_SEED = 10_001;
const SESSIONS = 20;

type Sums = Pick<DifficultyEvidence, 'answers' | 'information' | 'pull'>;

/** Learnt values by cohort size; a smaller cohort is the beginning of the largest. */
export function learntFrom(world: World, cohorts: readonly number[]): Map<number, Learnt> {
  const bank = bankOf(world.perCell, world.linked);
  const evidence = learningLaws.map(() => 0);
  const sums = new Map<string, Sums>();
  const learnt = new Map<number, Learnt>();
  for (let i = 1; i <= Math.max(0, ...cohorts); i++) {
    evidenceOfLaws(answersOf(world, bank, FIRST_SEED + i - 1, sums)).forEach((sum, law) => {
      evidence[law] = (evidence[law] ?? 0) + sum;
    });
    if (cohorts.includes(i)) learnt.set(i, { aim: aimEvidence(evidence).aim, bank: withShifts(bank, sums) });
  }
  return learnt;
}

/** Answers of a course planned without learnt values; adds its evidence about difficulties to the sums. */
function answersOf(world: World, bank: Bank, seed: number, sums: Map<string, Sums>): GivenAnswer[] {
  const student = studentOf(world, seed);
  const { starts } = calendarOf(seed, SESSIONS, world.bursts);
  const course = {
    bank,
    starts,
    random: seededRandom(seed),
    answer: (item: Item, at: number) => student.answer(item, at),
  };
  const given: GivenAnswer[] = [];
  for (const { answers } of plannedSessions(course))
    for (const { item, at, right, first, evidence } of answers) {
      given.push({ item, at, outcome: right ? 'right' : 'wrong' });
      if (!first) continue;
      const { answers: n, information, pull } = sums.get(item.id) ?? { answers: 0, information: 0, pull: 0 };
      const { probability: p, slope } = evidence;
      // The same sums as in the product's SQL; the difficulty used is the prior here.
      sums.set(item.id, {
        answers: n + 1,
        information: information + slope ** 2 / (p * (1 - p)),
        pull: pull - (slope * (Number(right) - p)) / (p * (1 - p)),
      });
    }
  return given;
}

function withShifts(bank: Bank, sums: ReadonlyMap<string, Sums>): Bank {
  const items = [...bank.items.values()];
  const cellOf = ({ type, band }: (typeof items)[number]) => `${type} ${band}`;
  const learnt = learntDifficulties(
    items.flatMap(item => {
      const own = sums.get(item.id);
      return own
        ? [{ item: item.id, cell: cellOf(item), ...(item.form && { form: item.form }), ...own }]
        : [];
    }),
  );
  const shiftOf = (item: (typeof items)[number]) =>
    (learnt.cells.get(cellOf(item))?.shift ?? 0) +
    (learnt.forms.get(item.form ?? '')?.shift ?? 0) +
    (learnt.items.get(item.id)?.shift ?? 0);
  return buildBank(
    items.map(item => ({ ...item, difficulty: item.difficulty + shiftOf(item) })),
    blueprint,
  );
}
