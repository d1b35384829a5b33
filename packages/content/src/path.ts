import type { Step } from './template.ts';
import type { Value } from './value.ts';

/** What a path has found so far, by name. */
export type Found = Record<string, Value>;

type Text<P, F> = (p: P, found: F) => string;

interface Stage<P> {
  name: string;
  finds(p: P, found: Found): Value;
  /** Null for a quantity that is worked out on the way and not shown as a step. */
  shown: { says: Text<P, Found>; works: Text<P, Found> } | null;
}

/**
 * A solution as code: named quantities found one after the other from the parameters `P`, the last one being the
 * answer. The steps of the written solution and the values of the slips both come from it, so neither can disagree
 * with the key.
 */
export interface Path<P, F extends Found, Last extends Value> {
  /** A step of the solution: what it finds, what is said, and the working (LaTeX) with all that is found so far. */
  step<N extends string, V extends Value>(
    name: N,
    finds: (p: P, found: F) => V,
    says: string | Text<P, F & Record<N, V>>,
    works: Text<P, F & Record<N, V>>,
  ): Path<P, F & Record<N, V>, V>;
  /** A quantity that later steps need and the written solution does not show by itself. */
  quiet<N extends string, V extends Value>(
    name: N,
    finds: (p: P, found: F) => V,
  ): Path<P, F & Record<N, V>, V>;
  /** All quantities of these parameters. */
  walk(p: P): F;
  /**
   * The quantities when the one called `name` is found wrongly and everything after it follows from that; null where
   * the mistake cannot be made with these numbers.
   */
  walkWrongly(p: P, name: string, wrongly: (p: P, right: F) => Value | null): F | null;
  /** The number of the written step, from 1, in which the quantity called `name` is found or first used. */
  stepOf(name: string): number;
  /** The quantity of that written step. */
  shownIn(name: string): string;
  /** The last quantity: the answer. */
  answer(found: F): Last;
  steps(p: P): Step[];
  /** The quantities by name, in order, and whether the written solution shows each. */
  stages: readonly { name: string; isStep: boolean }[];
}

/** What a walk finds, or null where it divides by zero: with these numbers the mistake leads nowhere. */
function unlessByZero<T>(walk: () => T): T | null {
  try {
    return walk();
  } catch (error) {
    if (error instanceof Error && error.message === 'Division by Zero') return null;
    throw error;
  }
}

function pathOf<P>(stages: readonly Stage<P>[]): Path<P, Found, Value> {
  const walkFrom = (p: P, found: Found, from: number): Found => {
    for (const stage of stages.slice(from)) found[stage.name] = stage.finds(p, found);
    return found;
  };
  const last = stages.at(-1)?.name ?? '';
  return {
    step: (name, finds, says, works) =>
      pathOf<P>([
        ...stages,
        {
          name,
          finds,
          shown: { says: typeof says === 'string' ? () => says : says, works },
        } as unknown as Stage<P>,
      ]) as never,
    quiet: (name, finds) =>
      pathOf<P>([...stages, { name, finds, shown: null } as unknown as Stage<P>]) as never,
    walk: p => walkFrom(p, {}, 0),
    walkWrongly: (p, name, wrongly) => {
      const at = stages.findIndex(stage => stage.name === name);
      if (at < 0) throw new Error(`The path has no step ${name}`);
      const found: Found = {};
      for (const stage of stages.slice(0, at)) found[stage.name] = stage.finds(p, found);
      const value = unlessByZero(() => wrongly(p, walkFrom(p, {}, 0)));
      if (value === null) return null;
      found[name] = value;
      return unlessByZero(() => walkFrom(p, found, at + 1));
    },
    stepOf: name => {
      const at = stages.findIndex(stage => stage.name === name);
      const written = (some: readonly Stage<P>[]) => some.filter(stage => stage.shown).length;
      // What is worked out quietly after the last written step belongs to that one.
      return Math.min(written(stages.slice(0, at)) + 1, written(stages));
    },
    shownIn: name => {
      const at = stages.findIndex(stage => stage.name === name);
      return stages.slice(at).find(stage => stage.shown)?.name ?? last;
    },
    stages: stages.map(({ name, shown }) => ({ name, isStep: shown !== null })),
    answer: found => found[last] as Value,
    steps: p => {
      const found = walkFrom(p, {}, 0);
      return stages.flatMap(({ name, shown }) =>
        shown
          ? [{ says: shown.says(p, found), works: shown.works(p, found), value: found[name] as Value }]
          : [],
      );
    },
  };
}

/** Begins a path over parameters `P`: `path<P>().step('base', …).step('share', …)`. */
// biome-ignore lint/complexity/noBannedTypes: nothing has been found yet
export const path = <P>(): Path<P, {}, never> => pathOf<P>([]) as never;
