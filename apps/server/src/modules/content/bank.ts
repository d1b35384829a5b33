import { categories, isType } from '@twelvefold/content';
import {
  type Band,
  type Bank,
  type Blueprint,
  buildBank,
  type Item,
  PRIOR_BAND_DIFFICULTY,
  questionOf,
} from '@twelvefold/engine';
import { type Db, isInsideTransaction } from '../../platform/db/db.ts';
import type { Log } from '../../platform/log.ts';
import { adoptedAim } from './aim.ts';
import { learntOfBands } from './difficulty.ts';
import { questionsOfItems } from './doubles.ts';
import { examWeightsNow } from './frequencies.ts';
import { bankVersionOf, type ItemFacets, liveFacets, successorsOf } from './store.ts';

/**
 * Exam weights by subcategory, in questions of a 22-question paper: worked out from past papers, else the taxonomy's.
 */
async function blueprintNow(db: Db): Promise<Blueprint> {
  const worked = new Map((await examWeightsNow(db)).map(({ subcategory, weight }) => [subcategory, weight]));
  return categories.flatMap(category =>
    category.subcategories.map(s => ({
      code: s.code,
      name: s.name,
      category: category.code,
      categoryName: category.name,
      weight: worked.get(s.code) ?? s.weight,
      types: s.types.map(({ code }) => code),
    })),
  );
}

/** Codes that the engine accepts: types of a subcategory are numbered 1 to 50. */
const codes = /^((\w+)\.\w+)\.(?:[1-9]|[1-4]\d|50)$/;

/**
 * An item in the engine's form, by its codes only, so also for a type that the taxonomy dropped. Null for a bad code.
 */
export function engineItem(
  facets: Pick<ItemFacets, 'id' | 'type' | 'band' | 'difficulty' | 'target_seconds'> &
    Partial<Pick<ItemFacets, 'also' | 'form' | 'double'>>,
): Item | null {
  const [, subcategory, category] = codes.exec(facets.type) ?? [];
  if (subcategory === undefined || category === undefined) return null;
  return {
    id: facets.id,
    category,
    subcategory,
    type: facets.type,
    band: facets.band,
    difficulty: facets.difficulty,
    targetSeconds: facets.target_seconds,
    ...(facets.also && { also: facets.also }),
    // Names of forms are unique within a type.
    ...(facets.form && { form: `${facets.type} ${facets.form}` }),
    ...(facets.double && { double: facets.double }),
  };
}

/** The live bank. */
export interface LiveBank extends Bank {
  /** From items that are not live to the live item of their family: both count as the same question. */
  readonly successors: ReadonlyMap<string, string>;
  /** Items that can have a worked example: from a template, without a figure. */
  readonly explained: ReadonlySet<string>;
  /** Adopted aim; null for the default. */
  readonly aim: number | null;
}

export interface PlanningBank {
  /** The bank indexed for planning, shared by all students; at most `lookEveryMs` stale. */
  current(db: Db): Promise<LiveBank>;
  /** Makes the next use check the database; call it after changing the bank or finding it changed. */
  lookAgain(): void;
}

/** Maximum age of the cached bank, so of changes by another process. */
export const lookEveryMs = 2_000;

interface Held {
  version: number;
  bank: LiveBank;
  lookedAt: number;
}

/**
 * The bank in memory. After `lookEveryMs` the next use reads the bank's version (one statement) and reloads the bank
 * when it has changed. `elapsed` is a monotonic clock in milliseconds.
 */
export function planningBank(log: Log, elapsed: () => number): PlanningBank {
  let held: Held | null = null;
  let looking: { since: number; held: Promise<Held> } | null = null;
  let outdatedAt = Number.NEGATIVE_INFINITY;

  const look = async (db: Db): Promise<Held> => {
    const lookedAt = elapsed();
    const version = await bankVersionOf(db);
    if (held?.version === version) return { ...held, lookedAt };
    return { version, bank: await readBank(db, log), lookedAt };
  };
  /**
   * Concurrent uses share one check, unless it began before the bank was marked as changed. A transaction checks by
   * itself: the shared check may wait for the connection that the transaction holds.
   */
  const shared = (db: Db): Promise<Held> => {
    if (isInsideTransaction()) return look(db);
    if (looking && looking.since > outdatedAt) return looking.held;
    const mine = { since: elapsed(), held: look(db) };
    looking = mine;
    const done = () => {
      if (looking === mine) looking = null;
    };
    mine.held.then(done, done);
    return mine.held;
  };
  return {
    async current(db) {
      if (held && held.lookedAt > outdatedAt && elapsed() - held.lookedAt < lookEveryMs) return held.bank;
      held = await shared(db);
      return held.bank;
    },
    lookAgain() {
      outdatedAt = elapsed();
    },
  };
}

async function readBank(db: Db, log: Log): Promise<LiveBank> {
  const facets = await liveFacets(db);
  const unknown = facets.filter(({ type }) => !isType(type));
  if (unknown.length > 0)
    log.warn(
      { types: [...new Set(unknown.map(({ type }) => type))], items: unknown.length },
      'questions of types the taxonomy does not have are not served',
    );
  const items = facets.flatMap(one => (isType(one.type) ? (engineItem(one) ?? []) : []));
  const learnt = await learntOfBands(db);
  const of = (band: Band) => PRIOR_BAND_DIFFICULTY[band] + (learnt.get(band) ?? 0);
  const bandDifficulty = { Easy: of('Easy'), Medium: of('Medium'), Hard: of('Hard') };
  return {
    ...buildBank(items, await blueprintNow(db), bandDifficulty),
    successors: await successorsOf(db),
    explained: new Set(facets.flatMap(({ id, explained }) => (explained ? [id] : []))),
    aim: await adoptedAim(db),
  };
}

/** Servings by live item, all versions of a question summed. */
export function byFamily(
  served: ReadonlyMap<string, number>,
  { successors }: LiveBank,
): ReadonlyMap<string, number> {
  const found = new Map(served);
  for (const [before, now] of successors) found.set(now, (found.get(now) ?? 0) + (served.get(before) ?? 0));
  return found;
}

/** When questions were last seen: an item counts for its doubles and for the version that replaced it. */
export async function byQuestion(
  db: Db,
  seen: ReadonlyMap<string, number>,
  { items, successors }: LiveBank,
): Promise<Map<string, number>> {
  const others = await questionsOfItems(
    db,
    [...seen.keys()].filter(id => !items.has(id)),
  );
  const found = new Map<string, number>();
  for (const [id, at] of seen) {
    const live = items.get(successors.get(id) ?? id);
    for (const question of [others.get(id), live && questionOf(live)])
      if (question !== undefined) found.set(question, Math.max(at, found.get(question) ?? at));
  }
  return found;
}
