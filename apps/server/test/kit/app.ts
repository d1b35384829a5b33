import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import type { User } from '@twelvefold/contract';
import type { FastifyInstance } from 'fastify';
import { v5 as uuidv5 } from 'uuid';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { users } from '../../src/modules/auth/schema.ts';
import type { MovableClock } from '../../src/platform/clock.ts';
import { createLog } from '../../src/platform/log.ts';
import type { SentMail } from '../../src/platform/mail/mailer.ts';
import type { Platform } from '../../src/platform/platform.ts';
import { borrowedHome } from './borrowed.ts';
import { type StartOptions, startedApp } from './start.ts';

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | number | undefined>;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever the server answered
  body: any;
  text: string;
}

export interface CallOptions {
  token?: string;
  body?: unknown;
  headers?: Record<string, string>;
  /** Address of the client; default 127.0.0.1. */
  from?: string;
}

export interface SignedUp {
  user: User;
  token: string;
  email: string;
  password: string;
}

interface Running {
  app: FastifyInstance;
  platform: Platform;
  clock: MovableClock;
  close(): Promise<void>;
}

/** Factor on rate limits in tests; a test on limits sets `app.platform.limits.scale = 1`. */
const wideLimits = 1000;

export class TestApp {
  readonly #running: () => Running;
  readonly logged: Record<string, unknown>[];
  #students = 0;
  /** Messages of error level that a test provokes; any other fails the test. */
  readonly expectedErrors = new Set<string>();

  constructor(running: () => Running, logged: Record<string, unknown>[]) {
    this.#running = running;
    this.logged = logged;
  }

  get http(): FastifyInstance {
    return this.#running().app;
  }
  get platform(): Platform {
    return this.#running().platform;
  }
  get clock(): MovableClock {
    return this.#running().clock;
  }

  /** Calls the server; `path` is relative to `/api`, or to the root when it begins with `//`. */
  async call(
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE' | 'OPTIONS',
    path: string,
    options: CallOptions = {},
  ): Promise<Answer> {
    const raw = typeof options.body === 'string';
    const response = await this.http.inject({
      method,
      url: path.startsWith('//') ? path.slice(1) : `/api${path}`,
      ...(options.from && { remoteAddress: options.from }),
      headers: {
        ...(options.token && { authorization: `Bearer ${options.token}` }),
        ...(options.body !== undefined && { 'content-type': 'application/json' }),
        ...options.headers,
      },
      ...(options.body !== undefined && {
        payload: raw ? (options.body as string) : JSON.stringify(options.body),
      }),
    });
    const json = /json/.test(String(response.headers['content-type'] ?? ''));
    return {
      status: response.statusCode,
      headers: response.headers as Answer['headers'],
      body: json && response.body ? JSON.parse(response.body) : undefined,
      text: response.body,
    };
  }

  get = (path: string, options?: CallOptions) => this.call('GET', path, options);
  post = (path: string, body?: unknown, options: CallOptions = {}) =>
    this.call('POST', path, { ...options, ...(body !== undefined && { body }) });
  delete = (path: string, options?: CallOptions) => this.call('DELETE', path, options);

  /** Runs the waiting jobs and the jobs that they enqueue. */
  settle(): Promise<void> {
    return this.platform.jobs.runWaiting();
  }

  /** Sends waiting mails, then returns all mails to an address, oldest first. */
  async mailsTo(email: string): Promise<SentMail[]> {
    await this.settle();
    return this.platform.mailer.sent().filter(mail => mail.to === email.toLowerCase());
  }

  /** The newest code mailed to an address. */
  async codeFor(email: string): Promise<string> {
    const mails = await this.mailsTo(email);
    const code = mails.map(mail => /^\s{4}(\d{6})$/m.exec(mail.text)?.[1]).findLast(Boolean);
    if (!code) throw new Error(`No code was mailed to ${email}`);
    return code;
  }

  /**
   * A student with a verified address, without the mailed code. The n-th student of a file has the same id in every run
   * and so gets the same questions.
   */
  async student(name = 'Asha Rao'): Promise<SignedUp> {
    const email = freshEmail();
    const password = 'correct horse battery';
    this.#students += 1;
    const file = expect.getState().testPath?.split('/apps/server/').at(-1);
    const { db, hashing } = this.platform;
    const now = this.clock.now();
    await db.insert(users).values({
      id: uuidv5(`${file} ${this.#students}`, uuidv5.URL),
      email,
      mailbox: email,
      full_name: name,
      password_hash: await hashing.hash(password),
      email_verified: true,
      created_at: now,
      updated_at: now,
    });
    const { body } = await this.post('/auth/login', { email, password });
    return { user: body.user, token: body.access_token, email, password };
  }

  /** A student with an unverified address. */
  async unproved(email = freshEmail(), password = 'correct horse battery'): Promise<SignedUp> {
    const { body } = await this.post('/auth/register', { full_name: 'Asha Rao', email, password });
    // Sends the code of the sign-up first, because mails of one instant are sent in any order.
    await this.settle();
    return { user: body.user, token: body.access_token, email, password };
  }

  async login(email: string, password: string): Promise<string> {
    return (await this.post('/auth/login', { email, password })).body.access_token;
  }
}

export const freshEmail = () => `${randomUUID()}@example.org`;

/** The whole server on its own database for this file (or `describe`), called by inject. */
export function testApp(options: StartOptions = {}): TestApp {
  let running: Running | undefined;
  const logged: Record<string, unknown>[] = [];
  const sink = new Writable({
    write: (chunk, _encoding, done) => {
      logged.push(JSON.parse(String(chunk)));
      done();
    },
  });
  const testApp = new TestApp(() => {
    if (!running) throw new Error('The app runs only inside tests.');
    return running;
  }, logged);

  beforeAll(async () => {
    const { home, giveBack } = await borrowedHome();
    const { app, platform, clock } = await startedApp(home, createLog('info', sink), options);
    platform.limits.scale = wideLimits;
    const close = async () => {
      await app.close();
      await platform.jobs.stop();
      await giveBack();
    };
    running = { app, platform, clock, close };
  }, 60_000);
  afterEach(() => {
    const unexpected = logged.filter(
      line =>
        (line.level === 'error' || line.level === 'fatal') && !testApp.expectedErrors.has(String(line.msg)),
    );
    logged.length = 0;
    expect(unexpected).toEqual([]);
  });
  afterAll(() => running?.close());
  return testApp;
}
