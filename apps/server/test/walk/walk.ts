import {
  type CompleteResult,
  figures,
  type PracticeSession,
  type Question,
  type ServedQuestion,
} from '@twelvefold/contract';
import { type LearnerState, newLearner, observe } from '@twelvefold/engine';
import { eq } from 'drizzle-orm';
import { addPrivilege } from '../../src/modules/billing/index.ts';
import { engineItem, type ItemRow, itemsOf } from '../../src/modules/content/index.ts';
import { twins } from '../../src/modules/learning/schema.ts';
import type { MovableClock } from '../../src/platform/clock.ts';
import type { Db } from '../../src/platform/db/db.ts';
import type { Begun, Shown } from './begun.ts';
import { insightProblems, notebookProblems, packProblems, recapProblems } from './checks.ts';
import type { Answered } from './mistakes.ts';
import type { Dealt, Kind } from './students.ts';

/** Runs simulated students through sessions over HTTP and collects differences from their answers. */

export interface Product {
  call(method: 'GET' | 'POST', path: string, token: string | null, body?: object): Promise<unknown>;
  readonly clock: MovableClock;
  /** The newest code mailed to an address. */
  codeFor(email: string): Promise<string>;
  /** Used to read keys and originals of twins, and to write a privilege. */
  readonly db: Db;
}

const PASSWORD = 'correct horse battery';
const DAY = 86_400_000;
/** Number of sessions between two checks of notebook and insights. */
const LOOKED_EVERY = 5;

interface Decided extends Pick<Shown, 'item' | 'root'>, Pick<Dealt, 'how' | 'elapsed_ms'> {
  forEngine: NonNullable<ReturnType<typeof engineItem>>;
}

export class Walker {
  readonly kind: Kind;
  readonly answers: Answered[] = [];
  readonly sessions: Begun[] = [];
  readonly problems: string[] = [];
  /** Time of the next session. */
  due: number;
  readonly #product: Product;
  readonly #email: string;
  #id = '';
  #state: LearnerState = newLearner();
  #skipped: Decided | null = null;

  constructor(product: Product, kind: Kind, first: number) {
    this.#product = product;
    this.kind = kind;
    this.due = first;
    this.#email = `${kind.name.replaceAll(' ', '-')}-${first}@example.org`;
  }

  async signUp(): Promise<void> {
    const { call, codeFor, db, clock } = this.#product;
    const account = { full_name: 'Asha Rao', email: this.#email, password: PASSWORD };
    await call('POST', '/auth/send-verification-code', null, { ...account, name: account.full_name });
    const proved = { ...account, code: await codeFor(this.#email) };
    const { user } = (await call('POST', '/auth/signup-with-verification', null, proved)) as {
      user: { id: string };
    };
    this.#id = user.id;
    await addPrivilege(db, this.#email, 'Many sessions', 'walk', clock.now());
  }

  /** Runs one session and checks all texts around it. */
  async session(): Promise<void> {
    const { call, clock } = this.#product;
    clock.set(new Date(Math.max(this.due, clock.now().getTime())));
    const given = { email: this.#email, password: PASSWORD };
    const { access_token: token } = (await call('POST', '/auth/login', null, given)) as {
      access_token: string;
    };
    const now = clock.now();
    const insight = await call('GET', '/session/pre-session-insight', token);
    const session = (await call('POST', '/session/start', token, { user_id: this.#id })) as PracticeSession;
    const begun = { number: session.session_number, now, shown: await this.#shown(session) };
    this.#note(packProblems(begun, this));
    this.#note(insightProblems(insight, begun, this));
    this.sessions.push(begun);
    for (const one of begun.shown) await this.#answer(token, session, one);
    const done = await call('POST', '/session/complete', token, { session_id: session.session_id });
    this.#count(clock.now());
    this.#note(recapProblems(done as CompleteResult, begun, this));
    if (begun.number % LOOKED_EVERY === 0)
      this.#note(await notebookProblems(path => call('GET', path, token), this));
    this.due = now.getTime() + this.kind.days(begun.number) * DAY;
  }

  #note(problems: readonly string[]): void {
    for (const problem of problems)
      this.problems.push(`${this.kind.name}, session ${this.sessions.length}: ${problem}`);
  }

  async #shown({ questions }: PracticeSession): Promise<Shown[]> {
    const { db } = this.#product;
    const items = new Map(
      (
        await itemsOf(
          db,
          questions.map(({ id }) => id),
        )
      ).map(item => [item.id, item]),
    );
    const given = await db.select().from(twins).where(eq(twins.user_id, this.#id));
    const roots = new Map(given.map(({ item_id, root_id }) => [item_id, root_id]));
    return questions.map((question: Question) => {
      const item = items.get(question.id);
      if (!item || question.answer !== null) throw new Error(`Question ${question.id} is not open`);
      return { question, item, root: roots.get(question.id) ?? null };
    });
  }

  async #answer(token: string, session: PracticeSession, { question, item, root }: Shown): Promise<void> {
    const { call, clock } = this.#product;
    const forEngine = engineItem(item);
    if (!forEngine) throw new Error(`${item.type} is no type`);
    const { how, elapsed_ms: exact } = this.kind.deal(forEngine, clock.now().getTime());
    const elapsed_ms = Math.min(figures.session.longestElapsedMs, Math.round(exact));
    clock.advance(elapsed_ms / 1000);
    const place = { session_id: session.session_id, position: question.position, elapsed_ms };
    if (how === 'skip') await call('POST', '/session/skip', token, place);
    else await call('POST', '/session/submit', token, { ...place, answer: optionFor(question, item, how) });
    const counted = { item, forEngine, root, how, elapsed_ms };
    this.#count(clock.now());
    if (how === 'skip') this.#skipped = counted;
    else this.#count(clock.now(), counted);
  }

  /** Records an answer; a skip counts only when the next question is decided or the session completed. */
  #count(at: Date, answered = this.#skipped): void {
    if (answered === this.#skipped) this.#skipped = null;
    if (!answered) return;
    const { item, forEngine, root, how, elapsed_ms } = answered;
    const outcome = ({ right: 'correct', wrong: 'incorrect', skip: 'skipped' } as const)[how];
    const engineOutcome = how === 'skip' ? 'skipped' : how;
    const seen = { item: forEngine, outcome: engineOutcome } as const;
    const after = observe(this.#state, seen, at.getTime());
    this.#state = after.state;
    const expected = after.evidence.probability;
    this.answers.push({ item, root: root ?? item.id, outcome, elapsed_ms, at, expected });
  }
}

function optionFor(question: ServedQuestion, { key }: ItemRow, how: Exclude<Dealt['how'], 'skip'>): string {
  const letter = how === 'right' ? key : key === 'A' ? 'B' : 'A';
  return { A: question.option_a, B: question.option_b, C: question.option_c, D: question.option_d }[letter];
}

/** Runs students of all kinds through `sessions` sessions each, in order of time. */
export async function walkAll(product: Product, kinds: readonly Kind[], sessions: number): Promise<Walker[]> {
  const start = product.clock.now().getTime();
  const walkers = kinds.map((kind, i) => new Walker(product, kind, start + i * 7_200_000));
  for (const walker of walkers) await walker.signUp();
  for (;;) {
    const left = walkers.filter(walker => walker.sessions.length < sessions);
    const [next] = left.sort((a, b) => a.due - b.due);
    if (!next) return walkers;
    await next.session();
  }
}
