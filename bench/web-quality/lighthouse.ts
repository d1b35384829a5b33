import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { figure, heading, median } from './report.ts';
import { chromiumArgs, chromiumPath, type Stage, storeSignIn } from './stage.ts';

interface Result {
  lhr: {
    categories: Record<string, { score: number | null }>;
    audits: Record<
      string,
      { numericValue?: number; score: number | null; title: string; scoreDisplayMode: string }
    >;
  };
}
type Run = (url: string, flags: object, config?: object) => Promise<Result | undefined>;

/** `LIGHTHOUSE` names the folder of a Lighthouse that is installed elsewhere. */
async function load(): Promise<{ run: Run; desktop: object }> {
  const from = process.env.LIGHTHOUSE;
  const part = (file: string) => (from ? pathToFileURL(join(from, file)).href : `lighthouse/${file}`);
  const { default: run } = (await import(part('core/index.js'))) as { default: Run };
  const { default: desktop } = (await import(part('core/config/desktop-config.js'))) as { default: object };
  return { run, desktop };
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>(resolve => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise(resolve => probe.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

const pages: readonly { path: string; signedIn: boolean }[] = [
  { path: '/', signedIn: false },
  { path: '/pricing', signedIn: false },
  { path: '/contact', signedIn: false },
  { path: '/dashboard', signedIn: true },
  { path: '/session', signedIn: true },
];

const percent = (score: number | null | undefined) => Math.round((score ?? 0) * 100);

/** Audits of the categories that must be perfect and were not. */
const failed = ({ lhr }: Result) =>
  Object.values(lhr.audits)
    .filter(audit => audit.scoreDisplayMode === 'binary' && audit.score === 0)
    .map(audit => audit.title);

function print(name: string, results: Result[], signedIn: boolean): void {
  const least = (category: string) =>
    Math.min(...results.map(r => percent(r.lhr.categories[category]?.score)));
  figure(`${name} accessibility`, least('accessibility'), { atLeast: 100 });
  figure(`${name} best practices`, least('best-practices'), { atLeast: 100 });
  if (!signedIn) figure(`${name} SEO`, least('seo'), { atLeast: 100 });
  const performance = median(results.map(r => percent(r.lhr.categories.performance?.score)));
  figure(`${name} performance`, performance, { atLeast: signedIn ? 95 : 98 });
  const shift = median(results.map(r => r.lhr.audits['cumulative-layout-shift']?.numericValue ?? 1));
  figure(`${name} CLS`, shift, { atMost: 0.01 });
  for (const title of new Set(results.flatMap(failed)))
    process.stdout.write(`           failed audit: ${title}\n`);
}

/** Lighthouse on five pages, mobile and desktop; performance and CLS are medians, the rest the worst run. */
export async function measureLighthouse(stage: Stage, runs: number): Promise<void> {
  heading(`Lighthouse, median of ${runs}`);
  const { run, desktop } = await load();
  for (const signedIn of [false, true]) {
    const port = await freePort();
    const profile = mkdtempSync(join(tmpdir(), 'web-quality-profile-'));
    const args = [...chromiumArgs, `--remote-debugging-port=${port}`];
    const browser = await chromium.launchPersistentContext(profile, { executablePath: chromiumPath, args });
    if (signedIn) {
      const page = await browser.newPage();
      await page.goto(`${stage.product.url}/pricing`);
      await page.evaluate(storeSignIn, [stage.signIn.token, JSON.stringify(stage.signIn.user)] as const);
      await page.close();
    }
    for (const { path } of pages.filter(page => page.signedIn === signedIn))
      for (const form of ['mobile', 'desktop'] as const) {
        const results: Result[] = [];
        for (let at = 0; at < runs; at += 1) {
          const flags = { port, logLevel: 'error', disableStorageReset: signedIn };
          const result = await run(
            `${stage.product.url}${path}`,
            flags,
            form === 'desktop' ? desktop : undefined,
          );
          if (result) results.push(result);
        }
        print(`${path} ${form}`, results, signedIn);
      }
    await browser.close();
    rmSync(profile, { recursive: true, force: true });
  }
}
