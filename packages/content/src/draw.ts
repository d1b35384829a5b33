/**
 * Random numbers for templates: all draws come from one seed, so the same template and seed always give the same item.
 * Mulberry32 is implemented here, because item ids depend on its exact sequence.
 */
export interface Draw {
  /** Uniform in [0, 1). */
  real(): number;
  /** Uniform whole number from `least` to `most`, both included. */
  int(least: number, most: number): number;
  /** Uniform from least, least + step, … up to most. */
  step(least: number, most: number, step: number): number;
  /** One of a list. */
  pick<T>(list: readonly T[]): T;
  /** `count` different entries of a list, in random order. */
  some<T>(list: readonly T[], count: number): T[];
  /** The list in random order. */
  shuffled<T>(list: readonly T[]): T[];
  chance(probability: number): boolean;
  /** Count of numbers drawn so far. */
  readonly drawn: number;
}

/** A 32-bit seed from a text (FNV-1a). */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

const stride = 0x6d2b79f5;

/** The stream of a seed, after `passed` numbers. */
export function drawFrom(seed: number, passed = 0): Draw {
  let state = (seed + Math.imul(passed, stride)) >>> 0;
  let drawn = passed;
  const real = () => {
    state = (state + stride) >>> 0;
    drawn += 1;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const int = (least: number, most: number) => least + Math.floor(real() * (most - least + 1));
  const shuffled = <T>(list: readonly T[]) => {
    const copy = [...list];
    for (let i = copy.length - 1; i > 0; i -= 1) {
      const j = int(0, i);
      [copy[i], copy[j]] = [copy[j] as T, copy[i] as T];
    }
    return copy;
  };
  return {
    real,
    int,
    step: (least, most, step) => least + step * int(0, Math.floor((most - least) / step)),
    pick: list => list[int(0, list.length - 1)] as (typeof list)[number],
    some: (list, count) => shuffled(list).slice(0, count),
    shuffled,
    chance: probability => real() < probability,
    get drawn() {
      return drawn;
    },
  };
}
