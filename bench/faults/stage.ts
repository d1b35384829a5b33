import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { freshHome } from '../../apps/server/test/kit/home.ts';
import { freePort, ready, type Started, start, stopAll } from '../../apps/server/test/kit/process.ts';
import { folderOfPostgres, type OwnServer, ownServer } from '../operations/cluster.ts';

/** The product on its own PostgreSQL for fault experiments, without proxy and pooler, so that every error is seen. */
export interface Stage {
  postgres: OwnServer;
  databaseUrl: string;
  process(role: 'serve' | 'work', settings?: Record<string, string>): Promise<Supervised>;
  end(): Promise<void>;
}

/** A process that is restarted, as by systemd. */
export interface Supervised {
  url: string;
  /** Sends the signal, starts the process again, and resolves to the milliseconds of both and the exit code. */
  replace(signal: NodeJS.Signals): Promise<{ endedMs: number; readyMs: number; code: number | null }>;
  /** Milliseconds of its first start, on an idle machine. */
  quietMs: number;
  /** Whether the process started last still runs. */
  lives(): boolean;
}

export const print = (line: string) => process.stdout.write(`${line}\n`);

/** Starts a stage. `folder` holds the server's data; the default is a new folder that is removed at the end. */
export async function stageOf(settings: string[] = [], folder?: string): Promise<Stage> {
  const own = folder === undefined ? folderOfPostgres('twelvefold-faults-') : null;
  const postgres = await ownServer(folder ?? own?.path ?? '', settings);
  await postgres.start();
  process.env.TEST_DATABASE_URL = postgres.url;
  process.env.TEST_DB = 'postgres';
  const { home } = await freshHome();
  if (home.kind !== 'postgres') throw new Error('These need PostgreSQL.');
  const databaseUrl = home.url;
  await home.close();
  return {
    postgres,
    databaseUrl,
    process: (role, given = {}) => supervised({ ...given, ROLE: role, DATABASE_URL: databaseUrl }),
    end: async () => {
      stopAll();
      await postgres.stop('immediate');
      own?.remove();
    },
  };
}

const mostTries = 10;

async function supervised(settings: Record<string, string>): Promise<Supervised> {
  const port = await freePort();
  const begin = async (tries = 1): Promise<Started> => {
    const started = start({ ...settings, PORT: String(port), LOG_LEVEL: 'fatal' });
    try {
      await ready(started, port);
      return started;
    } catch (error) {
      // On a busy machine the database may answer too late and the process exits: restarted, as by systemd.
      if (tries === mostTries) throw error;
      await setTimeout(1000);
      return begin(tries + 1);
    }
  };
  const before = performance.now();
  let living = await begin();
  return {
    quietMs: performance.now() - before,
    url: `http://127.0.0.1:${port}`,
    lives: () => living.child.exitCode === null && living.child.signalCode === null,
    replace: async signal => {
      const began = performance.now();
      living.child.kill(signal);
      const code = await living.ended;
      const endedMs = performance.now() - began;
      living = await begin();
      return { endedMs, readyMs: performance.now() - began - endedMs, code };
    },
  };
}

/** Prints the figures and the broken conditions; the process exits with 1 when there are any. */
export function judge(figures: Record<string, string | number>, broken: readonly string[]): void {
  for (const [name, figure] of Object.entries(figures)) print(`  ${name}: ${figure}`);
  for (const words of broken) print(`  broken: ${words}`);
  process.exitCode = broken.length > 0 ? 1 : 0;
}

/**
 * Maximum time of a recovery: the goal, or on a busy machine twice the time of an undisturbed start in the same run.
 */
export const allowance = (promisedMs: number, quietMs: number) => Math.max(promisedMs, 2 * quietMs);

export const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
export const longest = (all: readonly number[]) => Math.max(0, ...all);
export const someTime = (least: number, most: number) => setTimeout(least + Math.random() * (most - least));

const sentences: Record<string, string> = {
  'sessions whose place is not the number of their answers': `
    select 1 from practice_sessions s where log is distinct from null and (log ->> 'skip') is null and final_count <>
      (select count(*) from answers a where a.user_id = s.user_id and a.session_id = s.id)`,
  'students whose totals are not the number of their answers': `
    select 1 from learners l where
      (select coalesce(sum(n), 0) from json_each(l.totals) t,
        lateral (select sum(value::int) as n from json_array_elements_text(t.value) with ordinality f(value, at)
          where f.at % 4 = 1) s)
      <> (select count(*) from answers a where a.user_id = l.user_id and a.chosen is not null)`,
  'students with two open sessions': `
    select 1 from practice_sessions where status = 'planned' group by user_id, kind having count(*) > 1`,
  'students whose last session is completed and for whom no pack is planned or waits': `
    select 1 from learners l where exists (select 1 from practice_sessions s where s.user_id = l.user_id)
      and not exists (select 1 from practice_sessions s where s.user_id = l.user_id and s.status = 'planned')
      and not exists (select 1 from packs p where p.user_id = l.user_id)
      and not exists (select 1 from pgboss.job j where j.name = 'practice.plan_pack' and j.state <= 'active'
        and j.data ->> 'userId' = l.user_id::text)`,
};

/** Violations of the invariants I4 to I7, with their numbers. */
export async function broken(databaseUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const found: string[] = [];
  for (const [words, statement] of Object.entries(sentences)) {
    const { rowCount } = await client.query(statement);
    if (rowCount) found.push(`${rowCount} ${words}`);
  }
  await client.end();
  return found;
}
