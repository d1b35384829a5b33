import { type Db, rowsOf, type Tx } from '../../platform/db/db.ts';
import { desc, sql } from '../../platform/db/query.ts';
import { AppError } from '../../platform/problems.ts';
import { maybeDifficultyVersion } from './difficulty.ts';
import { packAims } from './schema.ts';

/** The chance of success that packs aim at: the usual one, until an administrator adopts what answers say. */

/** Whatever answers say, a session stays as hard as students are promised. */
const adoptable = { least: 0.65, most: 0.75 } as const;

/** What the packs aim at by an administrator's word; null where it is the usual. */
export async function adoptedAim(db: Db): Promise<number | null> {
  const [row] = await db.select().from(packAims).orderBy(desc(packAims.number)).limit(1);
  return row?.aim ?? null;
}

const hundredths = (value: number) => Math.round(100 * value) / 100;

/** What may be adopted of the aim that answers say, in hundredths. */
const within = (learnt: number): number =>
  hundredths(Math.min(adoptable.most, Math.max(adoptable.least, learnt)));

/** What the desk shows of the aim: what packs follow, what answers say, and what of it may be adopted. */
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

/** Has all packs follow this aim from their next planning; null: the usual one. Only what answers say can be adopted. */
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
