import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { PgBoss } from 'pg-boss';
import { freePort, ready } from '../../apps/server/test/kit/process.ts';
import { smallBank } from '../../apps/server/test/kit/small-bank.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Megabytes that a process allocates on SIGUSR2. */
const leakMb = 800;
const leak = `process.on('SIGUSR2', () => { globalThis.held = Buffer.alloc(${leakMb * 1024 * 1024}, 1); })`;
const pauseMs = 300;

/** Fields used of replies. */
interface ReplyFields {
  id?: string;
  access_token?: string;
  user?: { id: string };
  session_id?: string;
  response?: object;
}

interface Student {
  id: string;
  email: string;
  token: string;
}

/** An API process and a worker on one database, in the sandbox profile. */
export interface Installation {
  ports: { serve: number; work: number };
  serve: ChildProcess;
  work: ChildProcess;
  /** The reply; null without one and for a refusal. */
  call(path: string, body: object, token?: string): Promise<ReplyFields | null>;
  sandbox(control: string, body: object): Promise<ReplyFields | null>;
  student(): Promise<Student>;
  /** Adds a job, as the scheduler does. */
  enqueue(name: string): Promise<void>;
  /** Lets `count` students answer A to one question after the other until `stop`. */
  usualLoad(count: number): void;
  stop(): Promise<void>;
}

export async function startInstallation(databaseUrl: string, folder: string): Promise<Installation> {
  const ports = { serve: await freePort(), work: await freePort() };
  const start = (role: 'serve' | 'work') =>
    spawn(
      process.execPath,
      [
        '--import',
        `data:text/javascript,${encodeURIComponent(leak)}`,
        '--import',
        './scripts/quick-imports.mjs',
        'apps/server/src/main.ts',
      ],
      {
        cwd: root,
        env: {
          PATH: process.env.PATH,
          ...smallBank,
          DEMO: '0',
          LOG_LEVEL: 'silent',
          DATABASE_URL: databaseUrl,
          DATA_DIR: join(folder, role),
          ROLE: role,
          PORT: String(ports[role]),
        },
        stdio: 'ignore',
      },
    );
  const begun = async (role: 'serve' | 'work') => {
    const child = start(role);
    const never = new Promise<null>(() => {});
    await ready({ child, words: () => `The process that is to ${role} ended.`, ended: never }, ports[role]);
    return child;
  };
  const serve = await begun('serve');
  const work = await begun('work');
  const { token: sandboxToken } = JSON.parse(readFileSync(join(folder, 'serve/sandbox.json'), 'utf8'));
  const post = async (path: string, body: object, token?: string) => {
    const reply = await fetch(`http://127.0.0.1:${ports.serve}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(20_000),
    }).catch(() => null);
    return reply?.ok ? ((await reply.json()) as ReplyFields) : null;
  };
  const call: Installation['call'] = (path, body, token) => post(`/api${path}`, body, token);
  const sandbox: Installation['sandbox'] = (control, body) =>
    post(`/__sandbox/${control}`, body, sandboxToken);
  await sandbox('limits', { scale: 1e6 });
  const boss = new PgBoss({ connectionString: databaseUrl, max: 1, supervise: false, schedule: false });
  boss.on('error', () => {});
  await boss.start();
  let ending = false;

  const student = async (): Promise<Student> => {
    for (;;) {
      const email = `${randomUUID()}@example.org`;
      const made = await call('/auth/register', { full_name: 'Asha', email, password: 'correct horse' });
      if (made?.user) return { id: made.user.id, email, token: made.access_token ?? '' };
      await setTimeout(pauseMs);
    }
  };
  const practise = async ({ id, token }: Student) => {
    const session = await call('/session/start', { user_id: id }, token);
    if (!session) return setTimeout(pauseMs);
    const { session_id } = session;
    for (let position = 1; position <= 12 && !ending; position += 1) {
      await call(
        '/session/submit',
        { session_id, position, elapsed_ms: 60_000, answer: 'A', letter: 'A' },
        token,
      );
      await setTimeout(pauseMs);
    }
    await call('/session/complete', { session_id }, token);
  };
  return {
    ports,
    serve,
    work,
    call,
    sandbox,
    student,
    enqueue: async name => void (await boss.send(name, {}, { singletonKey: randomUUID() })),
    usualLoad: count => {
      const one = async () => {
        while (!ending) await practise(await student());
      };
      for (let n = 0; n < count; n += 1) void one();
    },
    stop: async () => {
      ending = true;
      serve.kill('SIGKILL');
      work.kill('SIGKILL');
      await boss.stop({ graceful: false }).catch(() => {});
    },
  };
}
