import { type ArmName, learnsFrom, simpleArms } from './arms.ts';
import type { Outcome } from './course.ts';
import type { Band } from './scores.ts';
import type { World } from './world.ts';

export interface WorldResult {
  readonly world: World;
  /** Learnt aims by cohort size. */
  readonly aims: ReadonlyMap<number, number>;
  readonly outcomes: Readonly<Partial<Record<ArmName, readonly Outcome[]>>>;
  /** Bands of expected marks shown to students of this world. */
  readonly bands: readonly Band[];
}

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

const gains = (result: WorldResult, arm: ArmName) => (result.outcomes[arm] ?? []).map(({ gain }) => gain);

export interface Comparison {
  readonly world: World;
  readonly gain: Readonly<Partial<Record<ArmName, number>>>;
  readonly best: ArmName;
  /** One entry for each of our arms. */
  readonly ours: readonly Against[];
}

interface Against {
  readonly arm: ArmName;
  /** The learnt aim; undefined for an arm that does not learn. */
  readonly aim: number | undefined;
  /** Gain above that of the best simple arm, as a share of it; and its standard error. */
  readonly against: number;
  readonly error: number;
  /** Gain as a share of the oracle's. */
  readonly ofOracle: number;
}

/** Our arms against the others in one world, paired by student. */
export function compared(result: WorldResult): Comparison {
  const arms = Object.keys(result.outcomes) as ArmName[];
  const gain = Object.fromEntries(arms.map(arm => [arm, mean(gains(result, arm))]));
  const known = simpleArms.filter(arm => result.outcomes[arm]);
  const best = known.reduce(
    (most, arm) => ((gain[arm] ?? 0) > (gain[most] ?? 0) ? arm : most),
    known[0] ?? 'random',
  );
  const against = (arm: ArmName): Against => {
    const theirs = gains(result, best);
    const differences = gains(result, arm).map((value, i) => value - (theirs[i] ?? 0));
    const middle = mean(differences);
    const spread = Math.sqrt(
      mean(differences.map(d => (d - middle) ** 2)) / Math.max(1, differences.length - 1),
    );
    const base = gain[best] ?? 1;
    return {
      arm,
      aim: result.aims.get(learnsFrom[arm] ?? 0),
      against: middle / base,
      error: spread / base,
      ofOracle: (gain[arm] ?? 0) / (gain['greedy oracle'] ?? 1),
    };
  };
  return {
    world: result.world,
    gain,
    best,
    ours: arms.filter(arm => arm.startsWith('ours')).map(against),
  };
}

/** Figures of one arm over all students and worlds. */
export function figuresOf(results: readonly WorldResult[], arm: ArmName) {
  const all = results.flatMap(({ outcomes }) => outcomes[arm] ?? []);
  const share = (of: (outcome: Outcome) => readonly [number, number]) => {
    const pairs = all.map(of);
    return mean(pairs.map(([part]) => part)) / mean(pairs.map(([, whole]) => whole));
  };
  const packs = all.flatMap(outcome => outcome.packs).filter(({ possible }) => possible);
  const bins = Array.from({ length: 100 }, (_, i) => {
    const sum = (k: 0 | 1 | 2) => all.reduce((total, { forecasts }) => total + (forecasts[i]?.[k] ?? 0), 0);
    return { n: sum(0), right: sum(1), expected: sum(2) };
  });
  // Expected calibration error over 20 bins of .05.
  const ece = Array.from({ length: 20 }, (_, b) => {
    const of = bins.slice(5 * b, 5 * b + 5);
    const total = (k: 'n' | 'right' | 'expected') => of.reduce((sum, bin) => sum + bin[k], 0);
    return Math.abs(total('right') - total('expected'));
  }).reduce((sum, part) => sum + part, 0);
  const questions = bins.reduce((sum, { n }) => sum + n, 0);
  const sessions = all.reduce((sum, { packs: of }) => sum + of.length, 0);
  return {
    packsInRange:
      packs.filter(({ success }) => success >= 0.55 && success <= 0.85).length / Math.max(1, packs.length),
    packRange: [Math.min(...packs.map(p => p.success)), Math.max(...packs.map(p => p.success))] as const,
    questionsInRange: share(({ questions: q }) => q),
    meanSuccess: mean(all.flatMap(outcome => outcome.packs.map(({ success }) => success))),
    ece: questions > 0 ? ece / questions : Number.NaN,
    coverage: share(({ intervals: [n, held] }) => [held, n]),
    logLosses: [1, 2, 3, 4].map(
      of =>
        mean(all.map(({ losses }) => losses[of] ?? 0)) /
        Math.max(1, mean(all.map(({ losses }) => losses[0]))),
    ),
    seenEarly: share(({ seenEarly }) => seenEarly),
    badRuns: all.reduce((sum, { badRuns }) => sum + badRuns, 0) / Math.max(1, sessions),
  };
}
