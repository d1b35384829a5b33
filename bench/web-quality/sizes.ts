import { gzipSync } from 'node:zlib';
import { figure, heading, say } from './report.ts';
import { adminPaths, open, publicPaths, type Stage, signedInPaths } from './stage.ts';

/** Scripts loaded by a first visit of a path, with their gzip sizes in bytes. */
async function scriptsOf(
  stage: Stage,
  path: string,
  as: 'visitor' | 'demo' | 'admin',
): Promise<Map<string, number>> {
  const context = await stage.context({ as });
  const page = await context.newPage();
  // Without the list of files the dashboard does not prefetch the scripts of a session.
  if (as === 'demo')
    await page.addInitScript(() =>
      addEventListener('DOMContentLoaded', () => document.getElementById('files')?.remove()),
    );
  await open(page, path);
  // KaTeX loads after the question's words.
  if (path === '/session')
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => /formula-.*\.js$/.test(name)),
    );
  const files = await page.evaluate(() => [
    ...new Set(
      performance
        .getEntriesByType('resource')
        .map(entry => new URL(entry.name).pathname)
        .filter(file => file.endsWith('.js')),
    ),
  ]);
  await context.close();
  const sized = files.map(async file => {
    const body = await (await fetch(`${stage.product.url}${file}`)).arrayBuffer();
    return [file, gzipSync(new Uint8Array(body), { level: 9 }).length] as const;
  });
  return new Map(await Promise.all(sized));
}

const kB = (sizes: Iterable<number>) => [...sizes].reduce((sum, size) => sum + size, 0) / 1024;

/** JavaScript by route, in kB gzip. The shell is the scripts that all signed-in screens share. */
export async function measureSizes(stage: Stage): Promise<void> {
  heading('JavaScript by route (kB gzip)');
  for (const path of publicPaths)
    figure(path, kB((await scriptsOf(stage, path, 'visitor')).values()), { atMost: 100 }, ' kB');
  const inShell = signedInPaths.filter(path => path !== '/session');
  const routes = new Map<string, Map<string, number>>();
  for (const path of signedInPaths) routes.set(path, await scriptsOf(stage, path, 'demo'));
  const [first = new Map<string, number>(), ...rest] = inShell.map(path => routes.get(path) ?? new Map());
  const shell = new Set([...first.keys()].filter(file => rest.every(route => route.has(file))));
  say(
    `         shell: ${kB([...first].filter(([file]) => shell.has(file)).map(([, size]) => size)).toFixed(1)} kB`,
  );
  for (const path of inShell) {
    const own = [...(routes.get(path) ?? [])].filter(([file]) => !shell.has(file));
    const size = kB(own.map(([, bytes]) => bytes));
    if (path === '/dashboard') figure('/dashboard beyond the shell', size, { atMost: 40 }, ' kB');
    else say(`         ${path} beyond the shell: ${size.toFixed(1)} kB`);
  }
  figure(
    '/session in all, KaTeX included',
    kB((routes.get('/session') ?? new Map()).values()),
    { atMost: 180 },
    ' kB',
  );
  for (const path of adminPaths)
    say(`         ${path}: ${kB((await scriptsOf(stage, path, 'admin')).values()).toFixed(1)} kB`);
}
