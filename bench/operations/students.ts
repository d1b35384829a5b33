import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';

/** Simulated students who practise at a constant rate and record the acknowledged answers. */
export interface Students {
  /** Resolves when every student has answered once. */
  begun: Promise<unknown>;
  /** Number of acknowledged answers so far. */
  acknowledged(): number;
  /** Longest time in milliseconds without an acknowledgement. */
  longestSilence(): number;
  /** Stops every student after the current answer. */
  stop(): Promise<Results>;
}

/** Fields used of replies. */
interface ReplyFields {
  access_token: string;
  user: { id: string };
  session_id: string;
  is_correct: boolean;
}
interface Acknowledged {
  session: string;
  position: number;
  correct: boolean;
}
interface Results {
  acknowledged: Acknowledged[];
  seconds: number;
  /** Server errors by status, and broken connections; each call was retried. */
  failures: Map<string, number>;
  /** Milliseconds of each answer, retries included, sorted. */
  waits: number[];
}

const pauseMs = 200;
/** Time-out of a call, as in the page. */
const waitMs = 30_000;

export function students(url: string, many: number, answersASecond: number): Students {
  const record: Results = { acknowledged: [], seconds: 0, failures: new Map(), waits: [] };
  const began = performance.now();
  let ending = false;
  let last = 0;
  let silence = 0;
  const begun = Array.from({ length: many }, () => Promise.withResolvers<void>());

  /** Retries until the server answers, as the page does. */
  const call = async (path: string, body: object, token?: string): Promise<ReplyFields> => {
    for (;;) {
      const reply = await fetch(`${url}/api${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(waitMs),
      })
        .then(async said => ({
          ok: said.ok,
          status: said.status,
          headers: said.headers,
          text: await said.text(),
        }))
        .catch((error: Error) => error);
      if (!(reply instanceof Error) && reply.status < 500) {
        if (reply.ok) return JSON.parse(reply.text) as ReplyFields;
        throw new Error(`${path}: ${reply.status} ${reply.text}`);
      }
      const kind =
        reply instanceof Error
          ? ((reply.cause as { code?: string })?.code ?? reply.name)
          : `${reply.status}${reply.headers.has('x-request-id') ? '' : ' of the proxy'} at ${path}`;
      record.failures.set(kind, (record.failures.get(kind) ?? 0) + 1);
      await setTimeout(pauseMs);
    }
  };

  const practise = async (n: number) => {
    // A new student for each session, because the free allowance has few sessions.
    while (!ending) {
      const account = {
        full_name: 'Asha Rao',
        email: `${randomUUID()}@example.org`,
        password: 'correct horse battery',
      };
      const { access_token: token, user } = await call('/auth/register', account);
      const { session_id: session } = await call('/session/start', { user_id: user.id }, token);
      for (let position = 1; position <= 12 && !ending; position++) {
        const sent = performance.now();
        const { is_correct: correct } = await call(
          '/session/submit',
          { session_id: session, position, answer: 'A', elapsed_ms: 30_000 },
          token,
        );
        record.acknowledged.push({ session, position, correct });
        const now = performance.now();
        if (last > 0) silence = Math.max(silence, now - last);
        last = now;
        record.waits.push(performance.now() - sent);
        begun[n]?.resolve();
        await setTimeout(Math.max(0, (1000 * many) / answersASecond - (performance.now() - sent)));
      }
      if (!ending) await call('/session/complete', { session_id: session }, token);
    }
  };
  const all = Promise.all(begun.map((_, n) => practise(n)));
  all.catch(error => {
    for (const { reject } of begun) reject(error);
  });
  return {
    begun: Promise.all(begun.map(({ promise }) => promise)),
    acknowledged: () => record.acknowledged.length,
    longestSilence: () => silence,
    stop: async () => {
      ending = true;
      await all;
      record.seconds = (performance.now() - began) / 1000;
      record.waits.sort((a, b) => a - b);
      return record;
    },
  };
}

/** Number of acknowledged answers that are not stored as acknowledged, and number stored twice. */
export async function lostAndDoubled(databaseUrl: string, acknowledged: readonly Acknowledged[]) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ key: string; n: number; correct: boolean }>(`
    select session_id || ' ' || position as key, count(*)::int as n, bool_and(outcome = 'correct') as correct
    from answers where session_id is not null group by 1`);
  await client.end();
  const stored = new Map(rows.map(row => [row.key, row]));
  const lost = acknowledged.filter(
    ({ session, position, correct }) => stored.get(`${session} ${position}`)?.correct !== correct,
  );
  return { lost: lost.length, doubled: rows.filter(({ n }) => n > 1).length, stored: rows.length };
}

export function summaryOf({ acknowledged, seconds, failures, waits }: Results): string {
  const part = (share: number) =>
    (waits[Math.min(waits.length - 1, Math.floor(share * waits.length))] ?? 0).toFixed(0);
  const failed = [...failures].map(([kind, n]) => `${n} × ${kind}`).join(', ') || 'none';
  return `${acknowledged.length} answers in ${seconds.toFixed(0)} s, ${part(0.5)} ms at half, ${part(0.99)} ms at 99 of 100, ${part(1)} ms at most; failures tried again: ${failed}`;
}
