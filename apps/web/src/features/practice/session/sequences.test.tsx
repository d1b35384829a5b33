import { act, cleanup, renderHook } from '@testing-library/react';
import type { LogResult, PracticeSession, Question } from '@twelvefold/contract';
import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import { asha } from '../../../../test/people.ts';
import { question } from '../../../../test/question.ts';
import { ours } from '../../../../test/replies.ts';
import type { Entry } from '../../../shared/log/log.ts';

/** `SEQUENCES=200` runs more. */
const sequences = Number(process.env.SEQUENCES ?? 20);
const total = 5;
const dayMs = 86_400_000;

type Letter = 'A' | 'B';
type Decided = { kind: 'answer' | 'skip'; letter: Letter | null };

/**
 * Reference model of the server's log, by the rules alone; the server's `answers/log` is tested against the same rules.
 */
class Server {
  readonly decided: Decided[] = [];
  /** The last decision is a skip that can be undone. */
  open = false;
  /** How often each entry was applied, by id. */
  readonly applied = new Map<string, number>();
  /** Entries that repeat an existing decision. */
  readonly agreed = new Set<string>();
  readonly refused = new Set<string>();
  network: 'up' | 'down' | 'loses replies' | 'hangs' = 'up';

  private refusal(entry: Entry): string | null {
    const { kind, position } = entry;
    const before = this.decided[position - 1];
    if (kind === 'undo') return this.open && position === this.decided.length ? null : 'too late';
    if (position > this.decided.length + 1) return 'not open';
    if (!before) return null;
    return before.kind === kind && before.letter === letterOf(entry) ? null : 'decided';
  }

  take(entries: readonly Entry[]): LogResult {
    const refused = entries.filter(entry => {
      if (this.applied.has(entry.id)) return false;
      if (this.refusal(entry) !== null) return this.refused.add(entry.id);
      this.apply(entry);
      return false;
    });
    return {
      session: this.session(),
      refused: refused.map(({ id }) => ({ id, code: 'position_already_final', detail: 'It is decided.' })),
    };
  }

  private apply(entry: Entry): void {
    const { id, kind, position } = entry;
    if (kind === 'undo') this.decided.pop();
    else if (position > this.decided.length) this.decided.push(decidedBy(entry));
    else return void this.agreed.add(id);
    this.open = kind === 'skip';
    this.applied.set(id, (this.applied.get(id) ?? 0) + 1);
  }

  session(): PracticeSession {
    const final = this.decided.length - Number(this.open);
    const questions = Array.from({ length: total }, (_, i) => {
      const told = i < final ? this.decided[i] : undefined;
      const outcome = told && (told.kind === 'skip' ? 'skipped' : 'incorrect');
      return { ...question, id: `q${i}`, position: i + 1, ...(outcome && { outcome, review: {} }) };
    });
    return {
      session_id: 's1',
      status: 'planned',
      total_questions: total,
      current_position: this.decided.length + 1,
      answered_count: this.decided.length,
      created_at: '2026-11-20T05:00:00.000Z',
      session_number: 1,
      session_type: 'blueprint',
      phase_info: { current_session: 1 },
      questions: questions as Question[],
    };
  }

  async fetch(url: string, init?: RequestInit): Promise<Response> {
    if (this.network === 'down') throw new TypeError('Failed to fetch');
    const isLog = url.endsWith('/session/log');
    const reply = isLog ? this.take(JSON.parse(String(init?.body)).entries) : this.session();
    if (this.network === 'loses replies') throw new TypeError('Failed to fetch');
    if (this.network === 'hangs') return new Promise(() => {});
    return ours(reply);
  }
}

const letterOf = (entry: Entry): Letter | null => (entry.kind === 'answer' ? (entry.letter as Letter) : null);

const decidedBy = (entry: Entry): Decided => ({
  kind: entry.kind === 'answer' ? 'answer' : 'skip',
  letter: letterOf(entry),
});

/** Waits until everything in progress has ended. */
const settled = () => act(async () => new Promise(resolve => setTimeout(resolve)));

/** Opens a window with its own modules, as a page has; null when it has no session to show. */
async function openWindow() {
  vi.resetModules();
  const { useQuery } = await import('@tanstack/react-query');
  const { useSession } = await import('./useSession.ts');
  const { questionsQuery } = await import('./queries.ts');
  const { queryClient } = await import('../../../shared/query/query.ts');
  const { sendLog } = await import('../../../shared/log/sending.ts');
  const { auth } = await import('../../../shared/sign-in/auth.ts');
  auth.signIn({ access_token: 'token', user: asha });
  const query = questionsQuery('s1');
  // Entries sent on opening are answered before the query, and end it.
  await queryClient.prefetchQuery(query);
  await settled();
  const first = queryClient.getQueryData(query.queryKey);
  if (!first) return null;
  const { result, unmount } = renderHook(() => useSession(useQuery(query, queryClient).data ?? first));
  await settled();
  const kill = () => {
    unmount();
    queryClient.clear();
  };
  return { on: () => result.current, sendLog, kill };
}
const openTwo = async () => [await openWindow(), await openWindow()] as const;

const waiting = (): Entry[] =>
  Object.keys(localStorage)
    .filter(key => key.startsWith('cat_prep_log.'))
    .map(key => JSON.parse(localStorage.getItem(key) ?? ''));

const isTold = (id: string) =>
  Object.keys(localStorage).some(key => key.endsWith(id) && key.includes('lost.'));

/** Tells the other windows what one has written. */
const hear = () => {
  for (const key of ['cat_prep_log.', `cat_prep_session.${asha.id}.s1`])
    dispatchEvent(Object.assign(new Event('storage'), { key }));
};

const which = { window: fc.constantFrom(0 as const, 1 as const) };
const letter = fc.constantFrom('A' as const, 'B' as const);
const press = fc.oneof(
  fc.record({ ...which, does: fc.constant('answer' as const), letter }),
  fc.record({
    ...which,
    does: fc.constantFrom('skip' as const, 'undo' as const, 'next' as const, 'next' as const),
  }),
);
const event = fc.oneof(
  fc.record({ ...which, does: fc.constant('send' as const) }),
  fc.record({
    does: fc.constant('network' as const),
    to: fc.constantFrom('up' as const, 'down' as const, 'down' as const, 'loses replies' as const),
  }),
  fc.record({
    does: fc.constantFrom('hear' as const, 'kill' as const, 'kill in the middle of a call' as const),
  }),
  fc.record({ does: fc.constant('clock' as const), byMs: fc.constantFrom(-dayMs, dayMs) }),
);
const step = fc.oneof({ weight: 4, arbitrary: press }, { weight: 1, arbitrary: event });
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

/** A student's browser, and the decisions made in it. */
class Browser {
  readonly server = new Server();
  windows: Awaited<ReturnType<typeof openTwo>> = [null, null];
  /** All decisions that a window accepted from the student. */
  readonly pressed = new Map<string, Entry>();
  /** The expected session when only one window decides. */
  readonly mine: Decided[] = [];
  now = 1_800_000_000_000;

  async kill(): Promise<void> {
    for (const one of this.windows) one?.kill();
    this.windows = await openTwo();
  }

  private press(step: Extract<Step, { window: 0 | 1 }>): void {
    const on = this.windows[step.window]?.on();
    if (step.does === 'answer') on?.answer(step.letter, 1000);
    else if (step.does === 'skip') on?.skip(1000);
    else if (step.does === 'undo') on?.undoSkip();
    else on?.next();
    for (const entry of waiting()) {
      if (this.pressed.has(entry.id)) continue;
      this.pressed.set(entry.id, entry);
      if (entry.kind === 'undo') this.mine.pop();
      else this.mine[entry.position - 1] = decidedBy(entry);
    }
  }

  async take(step: Step): Promise<void> {
    if (step.does === 'network') this.server.network = step.to;
    else if (step.does === 'clock') this.now += step.byMs;
    else if (step.does === 'hear') act(hear);
    else if (step.does === 'kill') await this.kill();
    else if (step.does === 'kill in the middle of a call') {
      this.server.network = 'hangs';
      void this.windows[0]?.sendLog();
      await settled();
      this.server.network = 'up';
      await this.kill();
    } else if (step.does === 'send') await act(async () => this.windows[step.window]?.sendLog());
    else if ('window' in step) act(() => this.press(step));
    await settled();
  }

  expectNothingEarly(): void {
    for (const one of this.windows) {
      const on = one?.on();
      if (on?.phase === 'result') expect(on.position).toBeLessThanOrEqual(this.server.decided.length);
    }
  }

  /** Brings the network back, reopens both windows and expects that no decision is lost. */
  async expectNothingLost(): Promise<void> {
    this.server.network = 'up';
    await this.kill();
    expect(waiting(), 'waiting entries').toEqual([]);
    const { decided, applied, agreed } = this.server;
    expect([...applied.values()].filter(times => times > 1)).toEqual([]);
    for (const { id, kind, position } of this.pressed.values()) {
      const known = applied.has(id) || agreed.has(id) || isTold(id);
      expect(known, `${kind} of question ${position} is lost`).toBe(true);
    }
    for (const one of this.windows)
      expect(one?.on().dots.filter(dot => dot !== 'open')).toHaveLength(decided.length);
  }
}

async function walked(steps: readonly Step[]): Promise<Browser> {
  localStorage.clear();
  sessionStorage.clear();
  const browser = new Browser();
  vi.spyOn(Date, 'now').mockImplementation(() => browser.now);
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => browser.server.fetch(url, init));
  await browser.kill();
  for (const one of steps) {
    await browser.take(one);
    browser.expectNothingEarly();
  }
  await browser.expectNothingLost();
  cleanup();
  return browser;
}

const walks = fc.array(step, { minLength: 8, maxLength: 30 });
const runs = { numRuns: sequences / 2, seed: 29 };

it('one window records the student’s decisions despite network failures, kills and clock changes', async () => {
  const alone = (steps: readonly Step[]) =>
    steps.map(one => ('window' in one ? { ...one, window: 0 as const } : one));
  await fc.assert(
    fc.asyncProperty(walks, async steps => {
      const { server, mine } = await walked(alone(steps));
      expect(server.decided).toEqual(mine);
      expect([...server.refused]).toEqual([]);
    }),
    runs,
  );
}, 900_000);

it('with two windows each decision is recorded once, repeats an existing one, or is reported as lost', async () => {
  await fc.assert(
    fc.asyncProperty(walks, async steps => void (await walked(steps))),
    runs,
  );
}, 900_000);
