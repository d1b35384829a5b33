// `npm run test:firefox`: a dozen journeys in this machine's Firefox (Debian: apt-get install firefox-esr). Not part of
// the gate.
import { ensureDependencies, root } from './dependencies.mjs';

ensureDependencies();
const { spawnSync } = await import('node:child_process');
const { join } = await import('node:path');
const { installServices, startPostgres } = await import('./test-services.mjs');
const { ensureWebBuild } = await import('./web-build.mjs');

const onPath = name => spawnSync('which', [name], { encoding: 'utf8' }).stdout?.trim();
const firefox = process.env.FIREFOX_PATH ?? ['firefox-esr', 'firefox'].map(onPath).find(Boolean);
if (!firefox) {
  process.stderr.write(
    'There is no Firefox: install it (Debian: apt-get install firefox-esr) or set FIREFOX_PATH.\n',
  );
  process.exit(1);
}
ensureWebBuild();
await installServices();
const postgres = await startPostgres();
const bin = join(root, 'node_modules/.bin');
const { status } = spawnSync(join(bin, 'vitest'), ['run', '--root', 'apps/web', '--project', 'firefox'], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    FIREFOX_PATH: firefox,
    TEST_DATABASE_URL: postgres.url,
    PATH: `${bin}:${process.env.PATH}`,
  },
});
await postgres.stop();
process.exit(status ?? 1);
