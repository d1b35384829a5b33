import { Cat } from '@bdelab/jscat';
import {
  type Bank,
  type Item,
  type LearnerState,
  planPack,
  predict,
} from '../../packages/engine/src/index.ts';
import { type Answered, returningTwins } from './mistakes.ts';
import type { Student } from './student.ts';
import { EXAM_MIX } from './world.ts';

/** What a way of planning is given. Only the oracle looks at the student. */
interface Situation {
  readonly bank: Bank;
  readonly state: LearnerState;
  readonly now: number;
  readonly exam: number;
  readonly sessionNumber: number;
  readonly seen: ReadonlyMap<string, number>;
  readonly random: () => number;
  readonly student: Student;
  /** Chance of success to aim at, learnt from other students of the world. */
  readonly aim: number;
  /** All answers so far. */
  readonly answers: readonly Answered[];
  /** Kept from session to session by the way of planning itself. */
  readonly memory: Memory;
}

export interface Memory {
  carry: Record<string, number>;
  owed: Map<string, number>;
  cats: Map<string, Cat>;
  /** Which question a twin is like. */
  roots: Map<string, string>;
}

export interface Planned {
  readonly item: Item;
  /** As forecast when planned; null where the way of planning forecasts nothing. */
  readonly probability: number | null;
}

export type Arm = (situation: Situation) => Planned[];

const SIZE = 12;
/** Questions looked at in a cell: every way of planning chooses from as many. */
const LOOKED_AT = 6;
const TARGET = 0.75;
const MOST_OF_A_TYPE = 2;

class Pack {
  readonly chosen: Item[] = [];
  readonly #situation: Situation;
  constructor(situation: Situation) {
    this.#situation = situation;
  }
  free(item: Item): boolean {
    return !this.#situation.seen.has(item.id) && !this.chosen.includes(item);
  }
  /** Within the caps on types and forms that our own packs keep. */
  admits(item: Item): boolean {
    const ofType = this.chosen.filter(({ type }) => type === item.type).length;
    return ofType < MOST_OF_A_TYPE && !this.chosen.some(({ form }) => form === item.form);
  }
  /** Some of the questions of a subcategory that were never seen: of a band, or of all. */
  some(code: string, band?: number): Item[] {
    const { bank, random } = this.#situation;
    return (bank.subcategories.get(code)?.types ?? []).flatMap(({ cells }) =>
      cells.flatMap((cell, b) => {
        if (band !== undefined && band !== b) return [];
        const found: Item[] = [];
        const start = Math.floor(random() * cell.length);
        for (let i = 0; i < cell.length && found.length < LOOKED_AT; i++) {
          const item = cell[(start + i) % cell.length];
          if (item && this.free(item)) found.push(item);
        }
        return found;
      }),
    );
  }
}

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

/** The twelve subcategories that the exam's mix owes most, what is left over carried on. */
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

/** Fills the slots by a way of choosing, and with whatever is left where a subcategory has nothing. */
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

/** The exam's subcategories and its mix of bands, whoever the student. */
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

/** The twelve questions of the bank nearest to three chances in four. */
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

/**
 * Knows the student and the law of learning; takes the worthiest next question under the caps of our own packs: at most
 * four of a subcategory and two of a type, no form twice, nothing seen before.
 */
const oracle: Arm = situation => {
  const { student, now, exam } = situation;
  const pack = new Pack(situation);
  const extra = new Map<string, { practices: number; gain: number }>();
  const candidates = [...situation.bank.subcategories.keys()].map(code => ({ code, items: pack.some(code) }));
  const best = candidates.map(({ code, items }) => ({ code, items, ...bestOf(items, code) }));
  function bestOf(items: readonly Item[], code: string) {
    const planned = extra.get(code) ?? { practices: 0, gain: 0 };
    let item: Item | undefined;
    let worth = -1;
    for (const one of planned.practices < 4 ? items : []) {
      const value = pack.free(one) && pack.admits(one) ? student.worth(one, now, exam, planned) : -1;
      if (value > worth) [item, worth] = [one, value];
    }
    return { item, worth };
  }
  for (let i = 0; i < SIZE; i++) {
    const top = best.reduce((most, one) => (one.worth > most.worth ? one : most));
    if (!top.item) break;
    pack.chosen.push(top.item);
    const planned = extra.get(top.code) ?? { practices: 0, gain: 0 };
    const gain = planned.gain + student.expectedGain(top.item, now, planned.practices);
    extra.set(top.code, { practices: planned.practices + 1, gain });
    Object.assign(top, bestOf(top.items, top.code));
  }
  return plain(pack.chosen);
};

const oursAt = (
  situation: Situation,
  { aim, due }: Pick<Parameters<typeof planPack>[0], 'aim' | 'due'> = {},
): Planned[] => {
  const { bank, state, now, sessionNumber, seen, random: chance, memory } = situation;
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
  });
  memory.carry = pack.carry;
  return pack.items;
};

const ours: Arm = situation => oursAt(situation);
const oursAimed: Arm = situation => oursAt(situation, { aim: situation.aim });
/** With the mistakes that are due, as twins. */
const product: Arm = situation =>
  oursAt(situation, { aim: situation.aim, due: returningTwins(situation, situation.memory.roots) });

export const arms = {
  random,
  'fixed blueprint': blueprintArm,
  'weakest first': weakestFirst,
  'target 75 %': target75,
  'blueprint + 75 %': blueprint75,
  'maximum information (jsCAT)': maximumInformation,
  ours,
  'ours with a learnt aim': oursAimed,
  'ours with twins of mistakes': product,
  'greedy oracle': oracle,
} as const satisfies Record<string, Arm>;

export type ArmName = keyof typeof arms;
export const armNames = Object.keys(arms) as ArmName[];
export const simpleArms = armNames.filter(name => !name.startsWith('ours') && name !== 'greedy oracle');
