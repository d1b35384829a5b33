import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { freePort } from '../../../../scripts/free-port.mjs';
import { type Beginning, embedded, urlOf } from './beginning.ts';

export const root = fileURLToPath(new URL('../../../..', import.meta.url));
const node = join(root, 'node_modules/node/bin/node');

/** Time-out of a start, in milliseconds. */
const startMs = 110_000;
/** The first start creates a database with its question bank: minutes on a busy machine. */
export const firstStartMs = 400_000;
/** Modules imported by every server of the journeys before its own files. */
const loaded = ['ends-with-tests.mjs', 'clock.mjs'];
/** Poll interval for readiness, in milliseconds. */
const lookMs = 25;

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms));

interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** Environment variable with the running servers, one per worker. */
export const sharedVariable = 'JOURNEY_SERVERS';

/** Factor of the rate limits: hundreds of students share the tests' address. */
export const wideLimits = 1000;
/** Controls allowed on a shared server, because they are restored after each test. */
const putBack = ['/clock', '/limits'];

interface Running {
  url: string;
  dataDir: string;
}

/** The server that this worker's files share. */
function sharedServer(): Running {
  const servers: Running[] = JSON.parse(process.env[sharedVariable] ?? '[]');
  const server = servers[Number(process.env.VITEST_POOL_ID ?? 1) - 1];
  if (!server) throw new Error('No server runs for this worker: see maxWorkers and kit/template.ts');
  return server;
}

type Begin = (dataDir: string) => Promise<Beginning>;

/** The real server in its own process, with its own database and folder. */
export class Product {
  readonly dataDir: string;
  readonly #env: Record<string, string>;
  /** A server managed by the global setup; null for an own one. */
  readonly #shared: Running | null;
  #port = 0;
  #process: ChildProcess | null = null;
  #output = '';
  #beginning: Beginning | null = null;
  #changed = false;
  /** Shift of the server's clock against the machine's, in milliseconds. */
  #shiftMs = 0;
  readonly #begin: Begin;

  /** A server with its own settings and the data that `begin` copies into its folder; or the shared one. */
  constructor(env: Record<string, string> | 'shared' = {}, begin: Begin = async () => embedded) {
    this.#shared = env === 'shared' ? sharedServer() : null;
    this.#env = env === 'shared' ? {} : env;
    this.#begin = begin;
    this.dataDir = this.#shared?.dataDir ?? mkdtempSync(join(tmpdir(), 'twelvefold-journey-'));
  }

  get url(): string {
    return this.#shared?.url ?? `http://127.0.0.1:${this.#port}`;
  }

  #ownOnly(): void {
    if (this.#shared)
      throw new Error('This file shares its server: stageFor({ own: true }) gives it its own');
  }

  /** Starts the server, on the same port each time, and resolves when it is ready. */
  async start(mostMs = startMs): Promise<this> {
    this.#ownOnly();
    this.#port ||= await freePort();
    this.#beginning ??= await this.#begin(this.dataDir);
    const { database } = this.#beginning;
    const env = {
      ...process.env,
      DEMO: '0',
      LOG_LEVEL: 'warn',
      // The same as in the template databases: apps/server/test/kit/small-bank.ts.
      ITEMS_PER_FORM: '3',
      ...this.#env,
      NODE_ENV: 'development',
      PORT: String(this.#port),
      DATA_DIR: this.dataDir,
      DATABASE_URL: database && urlOf(database),
    };
    // The previous server left a file with an old token.
    rmSync(this.#sandboxFile, { force: true });
    const imports = [
      // As `npm start` does.
      'scripts/quick-imports.mjs',
      ...loaded.map(file => `apps/web/e2e/kit/${file}`),
      // Preloaded, because the server would load it seconds after its start, which makes the first tests wait on a busy
      // machine and connections fail after 1.5 s with a 503.
      'packages/content/src/generators.ts',
    ];
    const server = spawn(
      node,
      [...imports.flatMap(file => ['--import', `./${file}`]), 'apps/server/src/main.ts'],
      {
        cwd: root,
        env,
      },
    );
    server.stdout.on('data', chunk => {
      this.#output += chunk;
    });
    server.stderr.on('data', chunk => {
      this.#output += chunk;
    });
    this.#process = server;
    const until = performance.now() + mostMs;
    while (!(await this.#isReady())) {
      if (server.exitCode !== null || performance.now() > until)
        throw new Error(`The server did not become ready:\n${this.#output}`);
      await pause(lookMs);
    }
    return this;
  }

  get #sandboxFile(): string {
    return join(this.dataDir, 'sandbox.json');
  }

  /** The server responds and its sandbox controls, written last, exist. */
  async #isReady(): Promise<boolean> {
    try {
      return existsSync(this.#sandboxFile) && (await fetch(`${this.url}/readyz`)).ok;
    } catch {
      return false;
    }
  }

  /** Sets the server's clock, which then runs on; pages opened from now on have the same time. */
  async setClock(instant: string): Promise<void> {
    this.#shiftMs = Date.parse(instant) - Date.now();
    await this.sandbox('POST', '/clock', { now: instant });
  }

  get shiftMs(): number {
    return this.#shiftMs;
  }

  /** Restores the clock and the limits of a shared server after each test. */
  async restore(): Promise<void> {
    if (!this.#shared || !this.#changed) return;
    await this.sandbox('POST', '/clock', { now: new Date(Date.now() + this.#shiftMs).toISOString() });
    await this.sandbox('POST', '/limits', { scale: wideLimits });
    this.#changed = false;
  }

  /** Ends the process: SIGTERM like an operator, SIGKILL like a crash. */
  async end(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    this.#ownOnly();
    const server = this.#process;
    this.#process = null;
    if (!server || server.exitCode !== null) return;
    const exited = once(server, 'exit');
    server.kill(signal);
    await exited;
  }

  async dispose(): Promise<void> {
    await this.end();
    await this.#beginning?.dispose();
    rmSync(this.dataDir, { recursive: true, force: true });
  }

  async sandbox<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
    if (method === 'POST' && !putBack.includes(path)) this.#ownOnly();
    if (method === 'POST') this.#changed = true;
    const { token } = JSON.parse(readFileSync(this.#sandboxFile, 'utf8')) as {
      token: string;
    };
    const response = await fetch(`${this.url}/__sandbox${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`Sandbox ${path}: ${response.status}`);
    return (await response.json()) as T;
  }

  /** The six-digit code of the newest mail to an address with a matching subject; waits for one other than `before`. */
  async codeFor(email: string, subject = /./, before?: string): Promise<string> {
    return this.mailedTo(email, mails => {
      const found = mails.findLast(mail => subject.test(mail.subject));
      const code = /\b(\d{6})\b/.exec(found?.text ?? '')?.[1];
      return code === before ? undefined : code;
    });
  }

  /** Finds something in the mails to an address; waits for it. */
  async mailedTo<T>(email: string, find: (mails: Mail[]) => T | undefined): Promise<T> {
    for (let tries = 0; tries < 400; tries += 1) {
      const { mails } = await this.sandbox<{ mails: Mail[] }>('GET', `/mail?to=${encodeURIComponent(email)}`);
      const found = find(mails);
      if (found !== undefined) return found;
      await pause(lookMs);
    }
    throw new Error(`What is looked for was not mailed to ${email}`);
  }

  /** Runs a scheduled job of the own server at once. */
  async run(job: string): Promise<void> {
    this.#ownOnly();
    const client = new pg.Client({ connectionString: urlOf(this.#beginning?.database ?? '') });
    await client.connect();
    await client.query('insert into pgboss.job (name) values ($1)', [job]);
    await client.end();
  }

  async api<T>(
    method: string,
    path: string,
    { body, token }: { body?: unknown; token?: string } = {},
    triesLeft = 5,
  ): Promise<T> {
    const response = await fetch(`${this.url}/api${path}`, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    // A busy machine may briefly return 503 while a journey prepares its data.
    if (response.status === 503 && triesLeft > 0) {
      await pause(500);
      return this.api(method, path, { body, ...(token && { token }) }, triesLeft - 1);
    }
    if (!response.ok) {
      const refusal = `${method} ${path}: ${response.status} ${await response.text()}`;
      // Only the server's log explains a 500.
      throw new Error(response.status < 500 ? refusal : `${refusal}\n${this.#output.slice(-4000)}`);
    }
    return (await response.json()) as T;
  }

  /** Creates a student with a verified email, through the API. */
  async student(email: string, name = 'Asha Rao', password = 'twelve quiet questions'): Promise<Student> {
    await this.api('POST', '/auth/send-verification-code', { body: { name, email, password } });
    const code = await this.codeFor(email);
    const body = { full_name: name, email, password, code };
    const answer = await this.api<SignedIn>('POST', '/auth/signup-with-verification', { body });
    return signedIn(answer, password);
  }

  /** Registers a student with an unverified email, through the API. */
  async unprovedStudent(email: string, name = 'Ravi Shah', password = 'a phrase of words'): Promise<Student> {
    const body = { full_name: name, email, password };
    return signedIn(await this.api<SignedIn>('POST', '/auth/register', { body }), password);
  }

  async signIn(email: string, password: string): Promise<Student> {
    return signedIn(await this.api<SignedIn>('POST', '/auth/login', { body: { email, password } }), password);
  }

  /** Starts a session or returns the open one, through the API. */
  begin = ({ token, id }: Student): Promise<Session> =>
    this.api('POST', '/session/start', { token, body: { user_id: id } });

  /** Starts a session, answers A, skips every fifth of its first `upTo` questions, a minute each, through the API. */
  async practise(student: Student, upTo: number): Promise<Session> {
    const { token } = student;
    const session = await this.begin(student);
    const { session_id, questions } = session;
    for (const { position } of questions.slice(0, upTo)) {
      const place = { session_id, position, elapsed_ms: 61_000 };
      if (position % 5 === 0) await this.api('POST', '/session/skip', { token, body: place });
      else await this.api('POST', '/session/submit', { token, body: { ...place, answer: 'A' } });
    }
    if (upTo === questions.length)
      await this.api('POST', '/session/complete', { token, body: { session_id } });
    return session;
  }
}

interface SignedIn {
  access_token: string;
  user: { id: string; email: string; full_name: string };
}

export interface Student {
  email: string;
  password: string;
  name: string;
  token: string;
  id: string;
  user: unknown;
}

export interface Session {
  session_id: string;
  questions: { id: string; position: number; stem: string }[];
}

const signedIn = ({ access_token, user }: SignedIn, password: string): Student => ({
  email: user.email,
  name: user.full_name,
  password,
  token: access_token,
  id: user.id,
  user,
});
