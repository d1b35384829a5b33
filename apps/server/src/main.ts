import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { CommandProblem } from './backup.ts';
import { type Config, parseConfig } from './config.ts';
import { systemClock } from './platform/clock.ts';
import type { Home } from './platform/db/db.ts';
import { DirectoryInUse } from './platform/db/lock.ts';
import { laterMigrations, migrate } from './platform/db/migrate.ts';
import { isOutage, isPooler } from './platform/db/outage.ts';
import { createLog, type Log } from './platform/log.ts';
import { createPlatform, openHome, type Platform } from './platform/platform.ts';
import { randomToken } from './platform/secrets.ts';

const webRoot = fileURLToPath(new URL('../../web/dist', import.meta.url));
const envFile = fileURLToPath(new URL('../../../.env', import.meta.url));
/** Requests that waited for the start are served first. */
const prepareAfterMs = 3_000;
const schemaLookMs = 60_000;

// Files written here hold codes and texts of students: readable by this account only.
process.umask(0o077);
await main();

async function main(): Promise<void> {
  if (existsSync(envFile)) process.loadEnvFile(envFile);
  const parsed = parseConfig(process.env);
  if (!parsed.ok) return refuse(parsed.problems.map(problem => `Setting ${problem}.`));
  const { config } = parsed;
  const log = createLog(config.logLevel);
  const [command, argument] = process.argv.slice(2);
  try {
    if (command) await runCommand(command, argument, config, log);
    else await serve(config, log);
  } catch (error) {
    const words = startProblem(error, config);
    if (!words) log.fatal({ err: error }, 'start failed');
    refuse([words ?? 'The server could not start; the log line above says why.']);
  }
}

async function runCommand(
  name: string,
  argument: string | undefined,
  config: Config,
  log: Log,
): Promise<void> {
  const { commands } = await import('./commands.ts');
  const command = commands[name];
  if (!command)
    return refuse([`There is no command ${name}. Commands: ${Object.keys(commands).join(', ')}.`]);
  const home = await openHome(config, log);
  try {
    const done = await command(home, config, systemClock().now(), argument);
    process.stdout.write(`${done}\n`);
  } finally {
    await home.close();
  }
}

async function serve(config: Config, log: Log): Promise<void> {
  // Before anything is opened or seeded: a port in use is reported at once.
  await assertFree(config.host, config.port);
  const home = await openHome(config, log);
  try {
    const ran = await migrate(home);
    if (ran.length > 0) log.info({ ran }, 'migrations');
    const schemaIsNewer = await watchSchema(home, log);
    // Most of the work of a start: a refusal above does not wait for it.
    const [{ createApp }, { siteSettings }, { webhooksTo }] = await Promise.all([
      import('./app.ts'),
      import('./modules/site/index.ts'),
      import('./platform/payments/sandbox/webhooks.ts'),
    ]);
    // Without a collector the tracing library is not loaded.
    const tracing = config.tracing
      ? (await import('./platform/tracing/tracing.ts')).startTracing(config.tracing, home, log)
      : null;
    const parts = { config, clock: systemClock(), log, home, site: siteSettings(config), tracing };
    const platform = createPlatform(parts);
    const sandboxToken = config.profile === 'sandbox' && config.role !== 'work' ? randomToken() : null;
    const app = await createApp(platform, { webRoot, sandboxToken, processMetrics: true, schemaIsNewer });
    // Before listening: a script that waits for readiness reads the token next.
    if (sandboxToken) writeSandboxFile(config, sandboxToken);
    await app.listen({ host: config.host, port: config.port });
    if (config.role !== 'serve') await platform.jobs.work();
    if (config.role !== 'work')
      platform.payments?.sandbox?.run(webhooksTo(`http://${shownHost(config.host)}:${config.port}`));
    stopOnSignal(app, platform);
    greet(platform);
    if (config.role !== 'work') setTimeout(prepare, prepareAfterMs).unref();
  } catch (error) {
    const [later] = await laterMigrations(home.db).catch(() => []);
    await home.close();
    if (later === undefined) throw error;
    const { message } = ((error as Error).cause ?? error) as Error;
    throw new CommandProblem(
      `The database is of a newer release (${later} has run), and this one cannot start on it: ${message.split('\n')[0]}`,
    );
  }
}

/**
 * Warns once, at the start or within a minute, that a later release has migrated the schema; the result says whether.
 */
async function watchSchema({ db }: Home, log: Log): Promise<() => boolean> {
  let isNewer = false;
  const look = async () => {
    if (isNewer) return;
    const [later] = await laterMigrations(db);
    if (later === undefined) return;
    isNewer = true;
    log.warn({ migration: later }, 'the schema is newer than this release, which goes on: upgrade it');
  };
  await look();
  setInterval(
    () => look().catch(error => log.warn({ err: error }, 'the schema was not looked at')),
    schemaLookMs,
  ).unref();
  return () => isNewer;
}

/**
 * Loads the templates, the tutor and the lessons ahead of their first use; one after the other, so that requests run in between.
 */
async function prepare(): Promise<void> {
  await (await import('./modules/content/index.ts')).loadTemplates();
  await (await import('./modules/doubts/index.ts')).prepareTutor();
  await (await import('./modules/lessons/index.ts')).listLessons();
}

/** An address on this machine for a server that listens on `host`. */
function shownHost(host: string): string {
  // A function declaration is hoisted: `main` runs before this line.
  return host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host;
}

function assertFree(host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

/** Requests under way are answered, jobs finish or return to their queue, then the database closes. */
function stopOnSignal(app: FastifyInstance, platform: Platform): void {
  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    platform.log.info({ signal }, 'stopping');
    try {
      await app.close();
      await platform.jobs.stop();
      await platform.tracing?.stop();
      await platform.home.close();
      process.exit(0);
    } catch (error) {
      platform.log.error({ err: error }, 'stop failed');
      process.exit(1);
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  // `npm start` holds the other end of this channel: when it dies in any way, this process must free the port.
  process.on('disconnect', () => stop('disconnect'));
}

function writeSandboxFile(config: Config, token: string): void {
  mkdirSync(config.dataDir, { recursive: true });
  const content = JSON.stringify({ url: `http://${config.host}:${config.port}`, token });
  writeFileSync(join(config.dataDir, 'sandbox.json'), content, { mode: 0o600 });
}

function greet({ config, site, home }: Platform): void {
  const lines = [`${site.name} is at ${config.publicUrl}`];
  for (const { role, email, password } of site.demo ?? [])
    lines.push(`  demo ${role}: ${email} / ${password}`);
  if (config.role !== 'all') lines.push(`  this process only ${config.role}s`);
  if (home.kind === 'embedded')
    lines.push(
      `  embedded database in ${config.dataDir} (safe against a crash of the process, not against power loss)`,
    );
  if (!config.mail.smtpUrl) lines.push(`  mails are written to ${join(config.dataDir, 'outbox')}`);
  process.stdout.write(`${lines.join('\n')}\n`);
}

function startProblem(error: unknown, config: Config): string | null {
  if (error instanceof DirectoryInUse || error instanceof CommandProblem) return error.message;
  const code = (error as NodeJS.ErrnoException).code;
  const place = `${config.host}:${config.port}`;
  if (code === 'EADDRINUSE')
    return `The address ${place} is in use. Stop the other program or set another PORT.`;
  if (code === 'EADDRNOTAVAIL') return `This machine has no address ${config.host}. Set another HOST.`;
  if (code === 'EACCES') return `No permission for ${place} or ${config.dataDir}.`;
  if (isPooler(error))
    return 'DATABASE_URL leads through a pooler (PgBouncer). Set DATABASE_DIRECT_URL to the database itself.';
  if (config.databaseUrl && isOutage(error)) return 'The database of DATABASE_URL does not answer.';
  return null;
}

function refuse(lines: string[]): void {
  process.stderr.write(`${lines.join('\n')}\n`);
  process.exit(1);
}
