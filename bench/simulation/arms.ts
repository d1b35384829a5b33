import { Cat } from '@bdelab/jscat';
import { type Item, planPack, predict } from '../../packages/engine/src/index.ts';
import { returningTwins } from './mistakes.ts';
import { worthiest } from './oracle.ts';
import { type Memory, Pack, SIZE, type Situation } from './pack.ts';
import { EXAM_MIX } from './world.ts';

export interface Planned {
  readonly item: Item;
  /** Planned chance; null for an arm without forecasts. */
  readonly probability: number | null;
  /** Whether a worked example, which teaches nothing, comes before it. */
  readonly pair?: boolean;
}

export type Arm = (situation: Situation) => Planned[];

const TARGET = 0.75;

/** Sizes of the cohorts of other students from which arms learn. */
const FEW = 250;
const MANY = 1_000;

const oneOf = <T>(list: readonly T[], random: () => number): T | undefined =>
  list[Math.floor(random() * list.length)];

const nearest = (items: readonly Item[], { state, now }: Situation, target: number): Item | undefined => {
  let best: Item | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const item of items) {
    const off = Math.abs(predict(state, item, now).probability - target);
    if (off < least) [best, least] = [item, off];
  }
  return best;
};

/** The twelve subcategories with the largest amounts owed by the exam's mix; remainders are carried on. */
function blueprintSlots({ bank, memory, random }: Situation): string[] {
  const all = [...bank.subcategories.values()];
  const weight = all.reduce((sum, s) => sum + s.weight, 0);
  for (const s of all)
    memory.owed.set(s.code, (memory.owed.get(s.code) ?? random()) + (SIZE * s.weight) / weight);
  return Array.from({ length: SIZE }, () => {
    const [code] = [...memory.owed].reduce((most, one) => (one[1] > most[1] ? one : most));
    memory.owed.set(code, (memory.owed.get(code) ?? 0) - 1);
    return code;
  });
}

const plain = (items: readonly Item[]): Planned[] => items.map(item => ({ item, probability: null }));

/** Fills the slots by a rule of choice, and with any other item when a subcategory has none. */
function filled(
  situation: Situation,
  slots: readonly string[],
  choose: (items: Item[], code: string) => Item | undefined,
) {
  const pack = new Pack(situation);
  for (const code of slots) {
    const item = choose(pack.some(code), code);
    if (item) pack.chosen.push(item);
  }
  return plain(pack.chosen);
}

const random: Arm = situation => {
  const codes = [...situation.bank.subcategories.keys()];
  const slots = Array.from({ length: SIZE }, () => oneOf(codes, situation.random) ?? '');
  return filled(situation, slots, items => oneOf(items, situation.random));
};

/** The exam's subcategories and mix of bands, the same for every student. */
const blueprintArm: Arm = situation => {
  const pack = new Pack(situation);
  for (const code of blueprintSlots(situation)) {
    const u = situation.random();
    const band = u < EXAM_MIX[0] ? 0 : u < EXAM_MIX[0] + EXAM_MIX[1] ? 1 : 2;
    const item = oneOf(pack.some(code, band), situation.random) ?? oneOf(pack.some(code), situation.random);
    if (item) pack.chosen.push(item);
  }
  return plain(pack.chosen);
};

const mediumChance = ({ bank, state, now }: Situation, code: string): number => {
  const item = bank.subcategories.get(code)?.types[0]?.cells[1]?.[0];
  return item ? predict(state, item, now).probability : 1;
};

const weakestFirst: Arm = situation => {
  const slots = [...situation.bank.subcategories.keys()]
    .map(code => ({ code, chance: mediumChance(situation, code) + 1e-6 * situation.random() }))
    .sort((a, b) => a.chance - b.chance)
    .slice(0, SIZE)
    .map(({ code }) => code);
  return filled(
    situation,
    slots,
    items =>
      oneOf(
        items.filter(({ band }) => band === 'Medium'),
        situation.random,
      ) ?? items[0],
  );
};

/** The twelve questions of the bank with chances nearest to .75. */
const target75: Arm = situation => {
  const pack = new Pack(situation);
  const all = [...situation.bank.subcategories.keys()].flatMap(code => pack.some(code));
  const keyed = all.map(item => ({
    item,
    off:
      Math.abs(predict(situation.state, item, situation.now).probability - TARGET) +
      0.005 * situation.random(),
  }));
  return plain(
    keyed
      .sort((a, b) => a.off - b.off)
      .slice(0, SIZE)
      .map(({ item }) => item),
  );
};

const blueprint75: Arm = situation =>
  filled(situation, blueprintSlots(situation), items => nearest(items, situation, TARGET));

/** The question nearest to .75 by an Elo rating, on the exam's mix of subcategories. */
const blueprint75ByElo: Arm = situation =>
  filled(situation, blueprintSlots(situation), items => {
    const off = (item: Item) => Math.abs(situation.memory.rating.chance(item) - TARGET);
    return items.reduce<Item | undefined>(
      (best, item) => (best && off(best) <= off(item) ? best : item),
      undefined,
    );
  });

/** Distance from .70 at which practice is assumed to teach nothing; practices after which the gain is halved. */
const REACH = 0.45;
const HALVED_AFTER = 10;
const MOST_OF_A_SUBCATEGORY = 4;

/** Greedy choice by expected gain: exam weight x slope of the chance x teaching at that chance. */
const expectedGain: Arm = situation => {
  const { bank, state, now } = situation;
  const pack = new Pack(situation);
  const valued = [...bank.subcategories.values()].flatMap(({ code, weight }) =>
    pack.some(code).map(item => {
      const { probability, slope } = predict(state, item, now);
      const taught = Math.max(0, 1 - ((probability - 0.7) / REACH) ** 2);
      return { item, gain: weight * slope * taught };
    }),
  );
  const count = (code: string) => pack.chosen.filter(({ subcategory }) => subcategory === code).length;
  while (pack.chosen.length < SIZE) {
    let best: Item | undefined;
    let most = -1;
    for (const { item, gain } of valued) {
      const planned = count(item.subcategory);
      if (planned >= MOST_OF_A_SUBCATEGORY || pack.chosen.includes(item) || !pack.admits(item)) continue;
      const practised = (state.beliefs[item.subcategory]?.n ?? 0) + planned;
      const worth = gain / (1 + practised / HALVED_AFTER);
      if (worth > most) [best, most] = [item, worth];
    }
    if (!best) break;
    pack.chosen.push(best);
  }
  return plain(pack.chosen);
};

/** The most informative question by the real jsCAT, one test a subcategory, on the exam's mix of subcategories. */
const maximumInformation: Arm = situation =>
  filled(situation, blueprintSlots(situation), (items, code) => {
    const stimuli = items.map(item => ({
      a: 1,
      b: item.difficulty,
      c: 0.25,
      d: 1,
      item,
    }));
    if (stimuli.length === 0) return undefined;
    return catOf(situation.memory, code).findNextItem(stimuli, 'MFI', false).nextStimulus?.item as
      | Item
      | undefined;
  });

export function catOf(memory: Memory, code: string): Cat {
  let cat = memory.cats.get(code);
  if (cat === undefined) {
    cat = new Cat({ method: 'EAP', itemSelect: 'MFI', priorDist: 'norm', priorPar: [0, 1.5] });
    memory.cats.set(code, cat);
  }
  return cat;
}

const oracle: Arm = situation => plain(worthiest(situation));

/** Bonus in marks for a likely success in the bounded oracle, tried in turn until the pack's mean is in range. */
const LIKINGS = [0, 0.02, 0.05, 0.1, 0.2, 0.4, 0.8];

/**
 * The oracle under the rules of our own packs: the same two diagnostic sessions, then no question outside .45-.90, no
 * category above 1.7 times its exam share, and a true mean success of at least .55 if the student can reach it.
 */
const boundedOracle: Arm = situation => {
  if (situation.sessionNumber <= 2) return oursAt(situation);
  const { student, now, bank } = situation;
  const most = new Map(
    bank.categories.map(({ code, weight }) => [code, Math.ceil((1.7 * SIZE * weight) / bank.paperLength)]),
  );
  const allowed = (item: Item, pack: readonly Item[]) => {
    const chance = student.chance(item, now);
    const ofCategory = pack.filter(({ category }) => category === item.category).length;
    return chance >= 0.45 && chance <= 0.9 && ofCategory < (most.get(item.category) ?? 0);
  };
  let chosen: Item[] = [];
  for (const liking of LIKINGS) {
    chosen = worthiest(situation, { allowed, liking });
    const mean =
      chosen.reduce((sum, item) => sum + student.chance(item, now), 0) / Math.max(1, chosen.length);
    if (mean >= 0.55) break;
  }
  return plain(chosen);
};

const oursAt = (
  situation: Situation,
  {
    aim,
    due,
    bank = situation.bank,
  }: Partial<Pick<Parameters<typeof planPack>[0], 'aim' | 'due' | 'bank'>> = {},
): Planned[] => {
  const { state, now, sessionNumber, seen, random: chance, memory } = situation;
  const pack = planPack({
    ...(aim !== undefined && { aim }),
    ...(due && { due }),
    bank,
    state,
    now,
    sessionNumber,
    seen,
    random: chance,
    size: SIZE,
    exposure: new Map(),
    carry: memory.carry,
    adaptive: true,
    examplesRead: ({ type }) => memory.examples.get(type) ?? 0,
  });
  memory.carry = pack.carry;
  return pack.items;
};

const ours: Arm = situation => oursAt(situation);
const learntFrom =
  (students: number): Arm =>
  situation =>
    oursAt(situation, situation.learnt.get(students));
/** The product with its default aim: due mistakes return as twins. */
const product: Arm = situation =>
  oursAt(situation, { due: returningTwins(situation, situation.memory.roots) });

export const arms = {
  random,
  'fixed blueprint': blueprintArm,
  'weakest first': weakestFirst,
  'target 75 %': target75,
  'blueprint + 75 %': blueprint75,
  'blueprint + 75 % by Elo': blueprint75ByElo,
  'expected gain': expectedGain,
  'maximum information (jsCAT)': maximumInformation,
  ours,
  'ours, learnt from 250': learntFrom(FEW),
  'ours, learnt from 1,000': learntFrom(MANY),
  'ours with twins of mistakes': product,
  'greedy oracle': oracle,
  'oracle under our rules': boundedOracle,
} as const satisfies Record<string, Arm>;

export type ArmName = keyof typeof arms;
/** Size of the cohort from which an arm learns; absent for arms that do not. */
export const learnsFrom: Readonly<Partial<Record<ArmName, number>>> = {
  'ours, learnt from 250': FEW,
  'ours, learnt from 1,000': MANY,
};
export const armNames = Object.keys(arms) as ArmName[];
export const simpleArms = armNames.filter(name => !name.startsWith('ours') && !name.includes('oracle'));
