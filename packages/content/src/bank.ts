import { type Item, makeItem } from './item.ts';
import { type LockedItem, lockedItems } from './lock.ts';
import { keyRank } from './options.ts';
import { type AnyTemplate, templateId } from './template.ts';
import { templates } from './templates.ts';

/**
 * Items of a type and band in the fixed bank, shared by its forms: enough for a student who keeps to the longest study
 * plan to find questions of the planned difficulty that rested for thirty days, also where a subcategory has one type.
 */
const itemsPerGroup = 24;
/** The fewest items of a form, where a type and band has many. */
const itemsPerForm = 8;
/** Seeds tried per form: a small parameter space repeats itself, and a stem is never in the bank twice. */
const seedsTried = 120;
/** Items of a group with the same answer. */
const mostOfAnswer = 3;

/** Counts what a group has enough of. */
function tally(most: number) {
  const counts = new Map<string | number, number>();
  return {
    full: (name: string | number | null) => name !== null && (counts.get(name) ?? 0) >= most,
    add: (name: string | number | null) => {
      if (name !== null) counts.set(name, (counts.get(name) ?? 0) + 1);
    },
  };
}

const answerOf = (item: Item) => item.options.find(o => o.slip === null)?.text ?? '';

/**
 * The items of a type and band: every form alike, different stems, the ranks of the key in equal parts and no answer too
 * often, as far as the seeds allow.
 */
function itemsOf(forms: readonly AnyTemplate[]): Item[] {
  const each = Math.max(itemsPerForm, Math.ceil(itemsPerGroup / forms.length));
  const ranks = tally(Math.ceil((each * forms.length) / 4));
  const answers = tally(mostOfAnswer);
  const stems = new Set<string>();
  return forms.flatMap(form => {
    const chosen: Item[] = [];
    const left: Item[] = [];
    const keep = (item: Item) => {
      ranks.add(keyRank(item));
      answers.add(answerOf(item));
      chosen.push(item);
    };
    for (let seed = 1; seed <= seedsTried && chosen.length < each; seed += 1) {
      const item = makeItem(form, seed);
      if (stems.has(item.stem)) continue;
      stems.add(item.stem);
      if (ranks.full(keyRank(item)) || answers.full(answerOf(item))) left.push(item);
      else keep(item);
    }
    for (const item of left.slice(0, each - chosen.length)) keep(item);
    return chosen;
  });
}

/** The forms of each type and band, in the order of the templates. */
export function formsByGroup(): Map<string, AnyTemplate[]> {
  const groups = new Map<string, AnyTemplate[]>();
  for (const t of templates) {
    const name = `${t.type} ${t.band}`;
    groups.set(name, [...(groups.get(name) ?? []), t]);
  }
  return groups;
}

/** Chooses the items of the bank by search: what `npm run bank` writes into the lock. */
export const searchedBank = (): Item[] => [...formsByGroup().values()].flatMap(itemsOf);

/** Items of the fixed bank by their places in its lock. Throws where a template of the lock is gone. */
export function itemsOfLock(locked: readonly LockedItem[]): Item[] {
  const byId = new Map(templates.map(t => [templateId(t), t]));
  return locked.map(({ templateId, seed }) => {
    const t = byId.get(templateId);
    if (!t) throw new Error(`bank.lock names ${templateId}, which is gone: run npm run bank`);
    return makeItem(t, seed);
  });
}

/** The fixed bank: the items its lock names, by template and seed, the same with the same ids every time. Takes seconds. */
export function fixedBank(): Item[] {
  const places = new Map(templates.map((t, i) => [templateId(t), i]));
  const placeOf = (line: LockedItem) => places.get(line.templateId) ?? -1;
  return itemsOfLock(lockedItems().sort((a, b) => placeOf(a) - placeOf(b) || a.seed - b.seed));
}
