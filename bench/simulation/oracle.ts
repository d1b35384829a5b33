import type { Item } from '../../packages/engine/src/index.ts';
import { Pack, SIZE, type Situation } from './pack.ts';

/** Restrictions of an oracle besides the caps of our packs, and its bonus for a likely success in marks. */
interface Bounds {
  readonly allowed?: (item: Item, pack: readonly Item[]) => boolean;
  readonly liking?: number;
}

/**
 * The oracle: knows the true abilities and the law of learning, and takes greedily the question of the highest worth
 * under the caps of our packs: at most four of a subcategory and two of a type, no form twice, nothing seen before.
 */
export function worthiest(situation: Situation, { allowed = () => true, liking = 0 }: Bounds = {}): Item[] {
  const { student, now, exam } = situation;
  const pack = new Pack(situation);
  const extra = new Map<string, { practices: number; gain: number }>();
  const candidates = [...situation.bank.subcategories.keys()].map(code => ({ code, items: pack.some(code) }));
  const bestOf = (items: readonly Item[], code: string) => {
    const planned = extra.get(code) ?? { practices: 0, gain: 0 };
    let item: Item | undefined;
    let worth = -1;
    for (const one of planned.practices < 4 ? items : []) {
      if (!pack.free(one) || !pack.admits(one) || !allowed(one, pack.chosen)) continue;
      const value = student.worth(one, now, exam, planned) + liking * student.chance(one, now);
      if (value > worth) [item, worth] = [one, value];
    }
    return { item, worth };
  };
  const best = candidates.map(({ code, items }) => ({ code, items, ...bestOf(items, code) }));
  for (let i = 0; i < SIZE; i++) {
    let top = best.reduce((most, one) => (one.worth > most.worth ? one : most));
    while (top.item && !allowed(top.item, pack.chosen)) {
      Object.assign(top, bestOf(top.items, top.code));
      top = best.reduce((most, one) => (one.worth > most.worth ? one : most));
    }
    if (!top.item) break;
    pack.chosen.push(top.item);
    const planned = extra.get(top.code) ?? { practices: 0, gain: 0 };
    const gain = planned.gain + student.expectedGain(top.item, now, planned.practices);
    extra.set(top.code, { practices: planned.practices + 1, gain });
    Object.assign(top, bestOf(top.items, top.code));
  }
  return pack.chosen;
}
