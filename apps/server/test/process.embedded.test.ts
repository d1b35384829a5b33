import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openEmbedded } from '../src/platform/db/embedded.ts';
import { fillDataDir } from './kit/home.ts';
import { freePort, freshFolder, ready, type Started, start, stopAll } from './kit/process.ts';

/** The server as a separate process. */
describe('the server process', { timeout: 240_000 }, () => {
  const dataDir = freshFolder();
  let port = 0;
  let server: Started;

  beforeAll(async () => {
    port = await freePort();
    await fillDataDir(dataDir);
    server = start({ PORT: String(port), DATA_DIR: dataDir });
    await ready(server, port);
  }, 240_000);
  afterAll(stopAll);

  test('prints its address, and writes the sandbox token readable by its owner only', () => {
    expect(server.words()).toContain(`Twelvefold is at http://127.0.0.1:${port}`);
    const { url, token } = JSON.parse(readFileSync(join(dataDir, 'sandbox.json'), 'utf8'));
    expect(url).toBe(`http://127.0.0.1:${port}`);
    expect(token).toMatch(/^[\w-]{43}$/);
  });

  test('has every metric that an alarm or the dashboard uses', async () => {
    const read = (file: string) => readFileSync(new URL(`../../../ops/${file}`, import.meta.url), 'utf8');
    const { panels } = JSON.parse(read('grafana/twelvefold.json')) as {
      panels: { targets: { expr: string }[] }[];
    };
    const asked = [
      ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
      ...(read('prometheus/alarms.yml').match(/(?<=expr: ).+/g) ?? []),
    ];
    const figures = asked.flatMap(
      expr => expr.replace(/\{[^}]*\}|by \([^)]*\)/g, '').match(/\b[a-z]+(_[a-z0-9]+)+\b|\bjobs\b/g) ?? [],
    );
    const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    const served = [...metrics.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name);
    const missing = new Set(figures.map(name => name.replace(/_(bucket|count)$/, '')));
    // Metrics of disks are from Debian's node exporter.
    const others = ['histogram_quantile', 'node_filesystem_avail_bytes', 'node_filesystem_size_bytes'];
    for (const name of [...served, ...others]) missing.delete(name ?? '');
    expect(figures.length).toBeGreaterThan(20);
    expect([...missing]).toEqual([]);
  });

  test('makes no file in its directory that other accounts of the machine can open', () => {
    const open = readdirSync(dataDir).filter(name => statSync(join(dataDir, name)).mode & 0o077);
    expect(open).toEqual([]);
    expect(readdirSync(dataDir)).toContain('db');
  });

  test('E17 a second process on its directory fails with one line that has the id of the first, and changes nothing', async () => {
    const before = readdirSync(dataDir);
    const second = start({ PORT: String(await freePort()), DATA_DIR: dataDir });
    expect(await second.ended).toBe(1);
    expect(second.words()).toBe(
      `The data directory ${dataDir} is in use by process ${server.child.pid}. Stop that process or set another DATA_DIR.\n`,
    );
    expect(readdirSync(dataDir)).toEqual(before);
  });

  test('with a port in use it fails with one line before it makes a file', async () => {
    const elsewhere = join(freshFolder(), 'data');
    const second = start({ PORT: String(port), DATA_DIR: elsewhere });
    expect(await second.ended).toBe(1);
    expect(second.words()).toBe(
      `The address 127.0.0.1:${port} is in use. Stop the other program or set another PORT.\n`,
    );
    expect(existsSync(elsewhere)).toBe(false);
  });

  test('prints one line for each wrong setting', async () => {
    const wrong = start({ PORT: 'many', LOG_LEVEL: 'loud' });
    expect(await wrong.ended).toBe(1);
    expect(wrong.words().trim().split('\n')).toHaveLength(2);
  });

  test('with an unknown profile, or production without required settings, it fails before it makes a file', async () => {
    const elsewhere = join(freshFolder(), 'data');
    const staging = start({ NODE_ENV: 'staging', DATA_DIR: elsewhere });
    expect(await staging.ended).toBe(1);
    expect(staging.words()).toBe('Setting NODE_ENV must be production, development or test.\n');
    const bare = start({ NODE_ENV: 'production', DATA_DIR: elsewhere, APP_SECRET: 'x'.repeat(40) });
    expect(await bare.ended).toBe(1);
    for (const name of ['DATABASE_URL', 'APP_SECRET', 'SMTP_URL', 'PUBLIC_URL'])
      expect(bare.words()).toContain(`Setting ${name} `);
    expect(existsSync(elsewhere)).toBe(false);
  });

  test('reports a schema of a later release in its output and in readiness, and a failed start in one line', async () => {
    const later = freshFolder();
    await fillDataDir(later);
    const change = async (script: string) => {
      const home = await openEmbedded(later);
      await home.underLock(0, run => run(script));
      await home.close();
    };
    await change("insert into migrations (name, hash) values ('9000_later.sql', 'x')");
    const place = await freePort();
    const older = start({ PORT: String(place), DATA_DIR: later });
    await ready(older, place);
    const answer = await fetch(`http://127.0.0.1:${place}/readyz`);
    expect(await answer.json()).toEqual({ status: 'ready', schema: 'newer' });
    expect(older.words()).toMatch(/9000_later\.sql.*the schema is newer than this release/);
    older.child.kill('SIGTERM');
    expect(await older.ended).toBe(0);
    await change('alter table items rename to items_of_later');
    const stopped = start({ PORT: String(place), DATA_DIR: later, LOG_LEVEL: 'fatal' });
    expect(await stopped.ended).toBe(1);
    expect(stopped.words()).toMatch(/^The database is of a newer release \(9000_later\.sql has run\).*\n$/);
  }, 120_000);

  test('with an unreachable database it fails with one line', async () => {
    const lost = start({
      PORT: String(await freePort()),
      DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none',
    });
    expect(await lost.ended).toBe(1);
    expect(lost.words()).toBe('The database of DATABASE_URL does not answer.\n');
  });

  test('a backup is refused while the server runs, and an unknown command prints the known ones', async () => {
    const copy = start({ DATA_DIR: dataDir }, 'backup');
    expect(await copy.ended).toBe(1);
    expect(copy.words()).toContain('is in use by process');
    const unknown = start({ DATA_DIR: freshFolder() }, 'fly');
    expect(await unknown.ended).toBe(1);
    expect(unknown.words()).toBe(
      'There is no command fly. Commands: backup, restore, second-factor-off, admin-password, replay.\n',
    );
  });

  test('answers before kill -9 are stored after the restart, and SIGTERM ends it with code 0', async () => {
    const api = `http://127.0.0.1:${port}/api`;
    const body = JSON.stringify({
      full_name: 'Asha',
      email: 'asha@example.org',
      password: 'a long password',
    });
    const headers = { 'content-type': 'application/json' };
    const registered = await fetch(`${api}/auth/register`, { method: 'POST', headers, body });
    const { access_token } = (await registered.json()) as { access_token: string };
    server.child.kill('SIGKILL');
    await server.ended;

    server = start({ PORT: String(port), DATA_DIR: dataDir });
    await ready(server, port);
    const me = await fetch(`${api}/auth/me`, { headers: { authorization: `Bearer ${access_token}` } });
    expect(me.status).toBe(200);

    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    expect(existsSync(join(dataDir, 'db.lock'))).toBe(false);
  });
});
