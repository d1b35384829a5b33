import {
  evidenceOfLaws,
  type GivenAnswer,
  learningLaws,
  learntAim,
  newLearner,
  observe,
  planPack,
  seededRandom,
} from '../../packages/engine/src/index.ts';
import { Student } from './student.ts';
import { bankOf, calendarOf, type World } from './world.ts';

/** Students whose answers an aim is learnt from; none of them is among those it is measured on. */
const COHORT = 250;
const FIRST_SEED = 10_001;
const SESSIONS = 20;

/** The aim that the answers of other students of this world say, planned for as long as nothing was learnt. */
export function aimOf(world: World): number {
  const evidence = learningLaws.map(() => 0);
  for (let i = 0; i < COHORT; i++)
    evidenceOfLaws(answersOf(world, FIRST_SEED + i)).forEach((sum, law) => {
      evidence[law] = (evidence[law] ?? 0) + sum;
    });
  return learntAim(evidence);
}

function answersOf(world: World, seed: number): GivenAnswer[] {
  const bank = bankOf(world.perCell);
  const student = new Student(world, seed);
  const random = seededRandom(seed);
  const seen = new Map<string, number>();
  const answers: GivenAnswer[] = [];
  let state = newLearner();
  let carry: Record<string, number> = {};
  calendarOf(seed, SESSIONS).starts.forEach((now, i) => {
    const pack = planPack({
      bank,
      state,
      now,
      random,
      sessionNumber: i + 1,
      size: 12,
      seen,
      exposure: new Map(),
      carry,
      adaptive: true,
    });
    carry = pack.carry;
    pack.items.forEach(({ item }, position) => {
      const at = now + 120_000 * position;
      const outcome = student.answer(item, at) ? 'right' : 'wrong';
      answers.push({ item, outcome, elapsedMs: null, at });
      state = observe(state, { item, outcome, elapsedMs: null }, at).state;
      seen.set(item.id, at);
    });
  });
  return answers;
}
