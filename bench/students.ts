/**
 * Simulated students through the product: `node bench/students.ts`, on PostgreSQL with TEST_DATABASE_URL and
 * TEST_DB=postgres. Opposite, one-sided, lucky, slow, absent, all-right and ordinary students sign up at a listening
 * server and do thirty sessions each (`--sessions`) over HTTP on a simulated clock. Every reason, insight, recap and
 * line of the notebook is recomputed from the answers, and every twin is solved again from its parameters. Prints the
 * differences and the overlap of opposite students; fails on any difference and beyond the bounds below.
 */
import type { AddressInfo } from 'node:net';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { createLog } from '../apps/server/src/platform/log.ts';
import { freshHome } from '../apps/server/test/kit/home.ts';
import { startedApp } from '../apps/server/test/kit/start.ts';
import { kinds } from '../apps/server/test/walk/students.ts';
import { type Product, type Walker, walkAll } from '../apps/server/test/walk/walk.ts';
import { blueprint } from './simulation/world.ts';

/** First session that counts, and the bounds (docs/engine.md). */
const FIRST = 4;
const MOST_OVERLAP = 0.65;
const LEAST_LEAN = 1.2;

const { values } = parseArgs({ options: { sessions: { type: 'string', default: '30' } } });
const { home, drop } = await freshHome();
const { app, platform, clock } = await startedApp(home, createLog('silent'));
platform.limits.scale = 10_000;
await app.listen({ port: 0, host: '127.0.0.1' });
const { port } = app.server.address() as AddressInfo;

const call: Product['call'] = async (method, path, token, body) => {
  const headers = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(body && { 'content-type': 'application/json' }),
  };
  const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
  const reply = await fetch(`http://127.0.0.1:${port}/api${path}`, init);
  if (reply.status !== 200) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
  return reply.json();
};

/** The newest code mailed to an address. */
const codeFor: Product['codeFor'] = async email => {
  await platform.jobs.runWaiting();
  const mails = platform.mailer.sent().filter(({ to }) => to === email);
  return mails.map(({ text }) => /^\s{4}(\d{6})$/m.exec(text)?.[1]).findLast(Boolean) ?? '';
};

const began = performance.now();
const walkers = await walkAll({ call, codeFor, clock, db: platform.db }, kinds(), Number(values.sessions));

const shareOf = ({ sessions }: Walker, of: (code: string) => boolean) => {
  const codes = sessions.slice(FIRST - 1).flatMap(({ shown }) => shown.map(({ item }) => item.type));
  return codes.filter(of).length / Math.max(1, codes.length);
};
const within = (code: string) => (type: string) => type.startsWith(`${code}.`);
const examShare = (weak: readonly string[]) =>
  blueprint.reduce((sum, { category, weight }) => sum + (weak.includes(category) ? weight : 0), 0) /
  blueprint.reduce((sum, { weight }) => sum + weight, 0);

const problems = walkers.flatMap(walker => walker.problems);
for (const walker of walkers) {
  const { kind, answers } = walker;
  const right = answers.filter(({ outcome }) => outcome === 'correct').length;
  const twins = answers.filter(({ item, root }) => item.id !== root).length;
  process.stdout.write(
    `${kind.name.padEnd(22)} ${right} of ${answers.length} right, ${twins} twins, ${walker.problems.length} differences\n`,
  );
  if (!kind.weak?.length) continue;
  const weak = kind.weak;
  const lean = shareOf(walker, type => weak.some(code => within(code)(type))) / examShare(weak);
  process.stdout.write(`${''.padEnd(22)} ${lean.toFixed(2)} of the exam's share from what is never right\n`);
  if (lean < LEAST_LEAN) problems.push(`${kind.name}: leans ${lean.toFixed(2)} only`);
}
const [one, other] = walkers;
if (one && other) {
  const overlap = blueprint.reduce(
    (sum, { code }) => sum + Math.min(shareOf(one, within(code)), shareOf(other, within(code))),
    0,
  );
  process.stdout.write(`the two opposites overlap by ${(100 * overlap).toFixed(1)} %\n`);
  if (overlap > MOST_OVERLAP) problems.push(`the opposites overlap by ${(100 * overlap).toFixed(1)} %`);
}
process.stdout.write(`${problems.map(problem => `${problem}\n`).join('')}`);
process.stdout.write(
  `${problems.length} differences in ${Math.round((performance.now() - began) / 1000)} s\n`,
);
await app.close();
await platform.jobs.stop();
await drop();
process.exit(problems.length > 0 ? 1 : 0);
