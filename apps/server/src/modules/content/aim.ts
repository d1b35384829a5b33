import { type Db, rowsOf, type Tx } from '../../platform/db/db.ts';
import { desc, sql } from '../../platform/db/query.ts';
import { AppError } from '../../platform/problems.ts';
import { maybeDifficultyVersion } from './difficulty.ts';
import { packAims } from './schema.ts';

/** The chance of success that packs aim at: the default, or the estimate that an administrator adopted. */

/** Bounds of an adopted aim: sessions stay as hard as students are promised. */
const adoptable = { least: 0.65, most: 0.75 } as const;

/** The adopted aim; null for the default. */
export async function adoptedAim(db: Db): Promise<number | null> {
  const [row] = await db.select().from(packAims).orderBy(desc(packAims.number)).limit(1);
  return row?.aim ?? null;
}

const hundredths = (value: number) => Math.round(100 * value) / 100;

/** The estimate in hundredths, within the bounds. */
const within = (learnt: number): number =>
  hundredths(Math.min(adoptable.most, Math.max(adoptable.least, learnt)));

/** The aim for the desk: adopted, estimated, and adoptable. */
export async function aimNow(db: Db) {
  const version = await maybeDifficultyVersion(db);
  const evidence = version?.aim_evidence ?? null;
  return {
    adopted: await adoptedAim(db),
    learnt:
      version === null || version.aim === null || evidence === null
        ? null
        : {
            ...evidence,
            aim: hundredths(version.aim),
            adoptable: evidence.tells ? within(version.aim) : null,
            learnt_at: version.learnt_at.toISOString(),
          },
  };
}

/** Sets the aim of all packs planned from now on; null is the default. Throws unless it is the adoptable estimate. */
export async function adoptAim(tx: Tx, aim: number | null, now: Date): Promise<void> {
  const { learnt } = await aimNow(tx);
  if (aim !== null && learnt?.adoptable !== aim)
    throw new AppError(
      'validation_failed',
      learnt?.tells
        ? `The answers say ${Math.round(100 * (learnt.adoptable ?? 0))}% by now. Please look at the evidence again.`
        : 'The answers cannot tell yet where practice teaches most.',
    );
  const [last] = await rowsOf<{ number: number }>(
    tx.execute(sql`select coalesce(max(number), 0)::int as number from ${packAims}`),
  );
  await tx.insert(packAims).values({ number: (last?.number ?? 0) + 1, aim, since: now });
}
