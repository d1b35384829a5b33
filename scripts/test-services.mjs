import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.mjs';

const isRoot = process.getuid?.() === 0;
const canUseApt = isRoot && existsSync('/usr/bin/apt-get');

async function apt(...args) {
  const child = spawn('apt-get', args, {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [status] = await once(child, 'close');
  if (status !== 0) process.stderr.write(`apt-get ${args[0]} ended with ${status}.\n`);
}

/** Installs missing Debian packages of the tests where it can. `more`: programs whose package has the same name. */
export async function installServices(more = []) {
  const packages = [
    ...(findChromium() ? [] : ['chromium-headless-shell', 'fonts-liberation']),
    ...(findPostgresBin() ? [] : ['postgresql']),
    ...(existsSync('/usr/sbin/pgbouncer') ? [] : ['pgbouncer']),
    ...more.filter(name => !onPath(name)),
  ];
  await install(packages);
}

/** Installs these Debian packages, if this process is root and has apt-get. */
export async function install(packages) {
  if (packages.length === 0 || !canUseApt) return;
  process.stdout.write(`Installing ${packages.join(', ')} from Debian's packages …\n`);
  await apt('update', '-qq');
  // Without fsync: the files need not survive a power cut.
  const fast = ['-o', 'Dpkg::Options::=--force-unsafe-io'];
  await apt('install', '-y', '-qq', '--no-install-recommends', ...fast, ...packages);
}

function stop(words) {
  process.stderr.write(`${words}\n`);
  process.exit(1);
}

/** Path of a program, or null. */
export const onPath = name => spawnSync('which', [name], { encoding: 'utf8' }).stdout?.trim() || null;

function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : stop(`CHROMIUM_PATH names ${named}, which is not there.`);
  const macChrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  return (
    // The headless shell is first: journeys take two thirds of the time in it.
    ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'].map(onPath).find(Boolean) ??
    (existsSync(macChrome) ? macChrome : null)
  );
}

/** Path of Chromium for the browser journeys; exits with a message without one. */
export function chromium() {
  return (
    findChromium() ??
    stop(
      'The browser journeys need Chromium: install it (Debian: apt-get install chromium-headless-shell) or set CHROMIUM_PATH.',
    )
  );
}

function findPostgresBin() {
  const versions = existsSync('/usr/lib/postgresql')
    ? readdirSync('/usr/lib/postgresql').sort((a, b) => b - a)
    : [];
  const bins = versions
    .map(v => `/usr/lib/postgresql/${v}/bin`)
    .filter(bin => existsSync(join(bin, 'initdb')));
  if (bins[0]) return bins[0];
  const initdb = onPath('initdb');
  return initdb ? initdb.replace(/\/initdb$/, '') : null;
}

const asPostgres = (command, args) =>
  isRoot ? ['runuser', ['-u', 'postgres', '--', command, ...args]] : [command, args];

/** User postgres must write to /dev/null; in some containers only root may. */
function openNullDevice() {
  const device = '/dev/null';
  const everyoneReadsAndWrites = 0o666;
  const mode = statSync(device).mode & 0o777;
  if ((mode & everyoneReadsAndWrites) === everyoneReadsAndWrites) return;
  process.stdout.write(`${device} had mode ${mode.toString(8)}: given back the usual 666.\n`);
  chmodSync(device, everyoneReadsAndWrites);
}

/** A throw-away PostgreSQL on a free port. PostgreSQL refuses to run as root, so root starts it as user postgres. */
export async function startPostgres() {
  const bin =
    findPostgresBin() ??
    stop(
      'The tests on PostgreSQL need its server programs: install them (Debian: apt-get install postgresql).',
    );
  const directory = mkdtempSync(join(tmpdir(), 'twelvefold-postgres-'));
  if (isRoot) {
    openNullDevice();
    const uid = Number(execFileSync('id', ['-u', 'postgres'], { encoding: 'utf8' }));
    const gid = Number(execFileSync('id', ['-g', 'postgres'], { encoding: 'utf8' }));
    chownSync(directory, uid, gid);
  }
  const data = join(directory, 'data');
  const [initdb, initdbArgs] = asPostgres(join(bin, 'initdb'), [
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C',
  ]);
  execFileSync(initdb, initdbArgs, { stdio: ['ignore', 'ignore', 'inherit'], cwd: '/' });
  const port = await freePort();
  const settings = [
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'max_connections=200',
    `unix_socket_directories=${directory}`,
  ];
  const [postgres, postgresArgs] = asPostgres(join(bin, 'postgres'), [
    '-D',
    data,
    '-p',
    String(port),
    '-h',
    '127.0.0.1',
    ...settings.flatMap(s => ['-c', s]),
  ]);
  const server = spawn(postgres, postgresArgs, { stdio: ['ignore', 'ignore', 'ignore'], cwd: '/' });
  // Listens from the start: `stop` may come after the server has exited.
  const ended = new Promise(resolve => server.once('exit', resolve));
  for (let tries = 0; ; tries += 1) {
    const ready = spawnSync(join(bin, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port), '-q']);
    if (ready.status === 0) break;
    if (tries > 150 || server.exitCode !== null) stop('The PostgreSQL test server did not start.');
    await new Promise(resolve => setTimeout(resolve, 100));
  }
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async stop() {
      const [stopper, stopperArgs] = asPostgres(join(bin, 'pg_ctl'), [
        '-D',
        data,
        '-m',
        'immediate',
        '-s',
        'stop',
      ]);
      spawnSync(stopper, stopperArgs, { cwd: '/' });
      await ended;
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
