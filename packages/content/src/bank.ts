import { doubleOf } from './double.ts';
import { mostOfAnswer } from './group-rules/answers.ts';
import { frameNumbers, mostOfFrame } from './group-rules/frames.ts';
import { groupRules } from './group-rules/index.ts';
import { type Item, itemOf, makeItem } from './item.ts';
import { type LockedItem, lockedItems } from './lock.ts';
import { keyRank } from './options.ts';
import { type AnyTemplate, templateId } from './template.ts';
import { templates } from './templates.ts';

/**
 * Items of a type and band in the fixed bank, shared by its forms: enough for the longest study plan to find
 * questions of the planned difficulty that were not seen for 30 days, also in a subcategory with one type.
 */
const itemsPerGroup = 24;
/** Minimum items of a form in a type and band with many forms, and maximum of a single form. */
const itemsPerForm = { fewest: 8, most: 12 };
/** Seeds tried for a form: small parameter spaces repeat questions, and a question is in the bank once. */
const seedsTried = 144;
/** Counts names up to a maximum. */
function tally(most: number) {
  const counts = new Map<string | number, number>();
  return {
    full: (name: string | number | null) => name !== null && (counts.get(name) ?? 0) >= most,
    add: (name: string | number | null) => {
      if (name !== null) counts.set(name, (counts.get(name) ?? 0) + 1);
    },
  };
}

/** Name that doubles share: a student who has met one of them has met the other. */
export const askedBy = (item: Item) => doubleOf({ ...item, answer: answerOf(item) });

const answerOf = (item: Item) => item.options.find(o => o.slip === null)?.text ?? '';

/** A form for which items are chosen. */
interface Source {
  /** The item of a seed, cached. */
  itemOf(seed: number): Item;
  /** Seeds of the form's items in the lock. */
  held: readonly number[];
}

function sourceOf(form: AnyTemplate, locked: readonly LockedItem[]): Source {
  const made = new Map<number, Item>();
  return {
    itemOf: seed => {
      const item = made.get(seed) ?? makeItem(form, seed);
      made.set(seed, item);
      return item;
    },
    held: locked.filter(line => line.templateId === templateId(form)).map(line => line.seed),
  };
}

/**
 * The items of the lock, and new ones up to `each` for each form: different stems, no answer and no sentence frame too
 * often, and equal shares of the ranks of the key as far as the seeds allow, within every form (`alike`) or only within
 * the type and band.
 */
function chosen(sources: readonly Source[], each: number, alike: boolean): Item[] {
  const together = tally(Math.ceil((each * sources.length) / 4));
  const answers = tally(mostOfAnswer(each * sources.length));
  const frames = tally(mostOfFrame(each * sources.length));
  const frameOf = frameNumbers();
  const isFrequent = (item: Item) => answers.full(answerOf(item)) || frames.full(frameOf(item.stem));
  const asked = new Set<string>();
  const begun = sources.map(({ itemOf, held }) => {
    const ranks = alike ? tally(Math.ceil(each / 4)) : together;
    const kept: Item[] = [];
    const keep = (item: Item) => {
      ranks.add(keyRank(item));
      answers.add(answerOf(item));
      frames.add(frameOf(item.stem));
      asked.add(askedBy(item));
      kept.push(item);
    };
    for (const seed of held) keep(itemOf(seed));
    return { itemOf, ranks, kept, keep };
  });
  return begun.flatMap(({ itemOf, ranks, kept, keep }) => {
    const left: Item[] = [];
    for (let seed = 1; seed <= seedsTried && kept.length < each; seed += 1) {
      const item = itemOf(seed);
      if (asked.has(askedBy(item))) continue;
      asked.add(askedBy(item));
      if (ranks.full(keyRank(item)) || isFrequent(item)) left.push(item);
      else keep(item);
    }
    // Fills the rest: first with answers and frames that are not too frequent yet.
    for (const item of left) if (kept.length < each && !isFrequent(item)) keep(item);
    for (const item of left) if (kept.length < each && !kept.includes(item)) keep(item);
    return kept;
  });
}

/** Number of group rules that the items break. */
const brokenRules = (items: readonly Item[]) =>
  Object.values(groupRules).filter(rule => rule(items).length > 0).length;

/**
 * The items of a type and band: those of the lock whose form still exists, since students have met them, and new ones
 * for the other forms. Each form has equal shares of the ranks of the key. If the group then breaks a rule (a form
 * cannot have every rank), the ranks are balanced over all its forms together, when that breaks fewer rules.
 */
export function itemsOfGroup(forms: readonly AnyTemplate[], locked: readonly LockedItem[]): Item[] {
  const shared = Math.ceil(itemsPerGroup / forms.length);
  const each = Math.min(itemsPerForm.most, Math.max(itemsPerForm.fewest, shared));
  const sources = forms.map(form => sourceOf(form, locked));
  const alike = chosen(sources, each, true);
  if (brokenRules(alike) === 0) return alike;
  const together = chosen(sources, each, false);
  return brokenRules(together) < brokenRules(alike) ? together : alike;
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

/** Chooses the items of the types whose code begins with `prefix`; `npm run bank` writes them into the lock. */
export function searchedBank(prefix = ''): Item[] {
  const locked = lockedItems();
  return [...formsByGroup()].flatMap(([name, forms]) =>
    name.startsWith(prefix) ? itemsOfGroup(forms, locked) : [],
  );
}

/** Makes the items of these lines of the lock. Throws when the template of a line does not exist. */
export function itemsOfLock(locked: readonly LockedItem[], make = makeItem): Item[] {
  const byId = new Map(templates.map(t => [templateId(t), t]));
  return locked.map(({ templateId, seed }) => {
    const t = byId.get(templateId);
    if (!t) throw new Error(`bank.lock names ${templateId}, which is gone: run npm run bank`);
    return make(t, seed);
  });
}

/** Names of the bank's questions (see `askedBy`) of these forms; makes no item of other forms. */
export function askedInForms(names: ReadonlySet<string>): ReadonlySet<string> {
  const wanted = new Set(templates.filter(({ variant }) => names.has(variant)).map(templateId));
  return new Set(itemsOfLock(lockedItems().filter(({ templateId }) => wanted.has(templateId))).map(askedBy));
}

/** The fixed bank: the items of its lock, always with the same ids. Takes seconds. */
export function fixedBank(): Item[] {
  const places = new Map(templates.map((t, i) => [templateId(t), i]));
  const placeOf = (line: LockedItem) => places.get(line.templateId) ?? -1;
  return itemsOfLock(
    lockedItems().sort((a, b) => placeOf(a) - placeOf(b) || a.seed - b.seed),
    itemOf,
  );
}
