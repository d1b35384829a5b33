import type { Tx } from '../../platform/db/db.ts';
import { and, eq, sql } from '../../platform/db/query.ts';
import { questionColumn } from './doubles.ts';
import { generatedRow } from './generated.ts';
import { items } from './schema.ts';
import { type ItemRow, itemsOf } from './store.ts';

/** Above all seeds of a bank, so that a twin never becomes a question of a later release. */
const firstTwinSeed = 1_001;

/** Maximum of seeds tried: a template with few parameters repeats itself. */
const seedsTried = 60;

/** All templates; loaded at the first use to keep the start quick. */
export const generators = () => import('@twelvefold/content/generators');
type Generators = Awaited<ReturnType<typeof generators>>;

/** Loads the templates ahead of the first twin. */
export const loadTemplates = async (): Promise<void> => {
  await generators();
};

/** The template of a question; for an old revision, the one of the same type, band and form. */
export function templateOf(item: ItemRow, { templates, templateId }: Generators) {
  const origin = item.origin?.split('#', 1)[0];
  return (
    templates.find(t => templateId(t) === origin) ??
    templates.find(
      t => t.type === item.type && t.band === item.band && (t.form ?? t.variant) === item.form,
    ) ??
    null
  );
}

/** The questions of a type that a student was shown, under any id or story. */
async function questionsShown(tx: Tx, type: string, shown: ReadonlySet<string>): Promise<Set<string>> {
  const rows = await tx
    .select({ question: questionColumn })
    .from(items)
    .where(
      and(
        eq(items.type, type),
        sql`${items.id} = any (string_to_array(${[...shown].join(',')}, ',')::uuid[])`,
      ),
    );
  return new Set(rows.map(({ question }) => question));
}

/** Stores an item as a twin unless it exists; null when it was retired. */
export async function storedTwin(tx: Tx, row: ItemRow): Promise<ItemRow | null> {
  await tx
    .insert(items)
    .values({ ...row, status: 'twin' })
    .onConflictDoNothing({ target: items.id });
  const [stored] = await itemsOf(tx, [row.id]);
  return stored?.status === 'twin' ? stored : null;
}

/**
 * A similar question that the student was never shown: from the same template with other numbers, new or stored. For a
 * question without a template, another live one of its type and band, preferably of its form. Null when none is left.
 * `shown`: ids of all questions given to the student, including this one.
 */
export async function twinOf(
  tx: Tx,
  item: ItemRow,
  shown: ReadonlySet<string>,
  now: Date,
): Promise<ItemRow | null> {
  const met = await questionsShown(tx, item.type, shown);
  const made = item.origin === null ? null : await generators();
  const template = made && templateOf(item, made);
  if (template === null || made === null) return kinOf(tx, item, met);
  for (let seed = firstTwinSeed; seed < firstTwinSeed + seedsTried; seed += 1) {
    const row = generatedRow(made.makeItem(template, seed), now);
    if (met.has(row.double ?? row.id)) continue;
    const twin = await storedTwin(tx, row);
    if (twin) return twin;
  }
  return null;
}

/** Another live question of the type and band, preferably of the same form. */
async function kinOf(tx: Tx, item: ItemRow, met: ReadonlySet<string>): Promise<ItemRow | null> {
  const kin = await tx
    .select({ id: items.id, form: items.form, question: questionColumn })
    .from(items)
    .where(and(eq(items.type, item.type), eq(items.band, item.band), eq(items.status, 'live')))
    .orderBy(items.id);
  const fresh = kin.filter(({ question }) => !met.has(question));
  const chosen = fresh.find(({ form }) => form === item.form) ?? fresh[0];
  return chosen ? ((await itemsOf(tx, [chosen.id]))[0] ?? null) : null;
}
