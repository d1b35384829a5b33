import { fixedBank, type Item, lockedIds, solutionTexts } from '@twelvefold/content';
import { PRIOR_BAND_DIFFICULTY } from '@twelvefold/engine';
import type { Db } from '../../platform/db/db.ts';
import { addItems, generatedIds, type ItemRow, retireItems } from './store.ts';

function rowOf(item: Item, now: Date): ItemRow {
  return {
    id: item.id,
    origin: `${item.templateId}#${item.seed}`,
    status: 'published',
    type: item.type,
    band: item.band,
    difficulty: PRIOR_BAND_DIFFICULTY[item.band] + item.shift,
    stem: item.stem,
    options: item.options.map(({ letter, text, slip }) => ({ letter, text, slip })),
    key: item.key,
    solution: {
      ...solutionTexts(item),
      steps: item.solution.steps.map(({ says, works }) => ({ says, works })),
    },
    figure: item.figure ? { svg: item.figure.svg, alt: item.figure.alt } : null,
    target_seconds: item.targetSeconds,
    created_at: now,
  };
}

/**
 * Brings the stored bank up to the generated one: adds what is new, retires what is no longer generated. Running it
 * again changes nothing. Returns the number of items added.
 */
export async function seedBank(db: Db, now: Date): Promise<number> {
  const present = new Set(await generatedIds(db));
  const locked = lockedIds();
  // The usual start: everything of the lock file is there, and nothing needs to be generated.
  if (locked.length === present.size && locked.every(id => present.has(id))) return 0;
  const generated = fixedBank();
  const wanted = new Set(generated.map(item => item.id));
  const missing = generated.filter(item => !present.has(item.id));
  if (missing.length > 0 || [...present].some(id => !wanted.has(id)))
    await db.transaction(async tx => {
      await addItems(
        tx,
        missing.map(item => rowOf(item, now)),
      );
      await retireItems(
        tx,
        [...present].filter(id => !wanted.has(id)),
      );
    });
  return missing.length;
}
