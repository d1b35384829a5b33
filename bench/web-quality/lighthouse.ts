import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import lighthouse from 'lighthouse';
import desktop from 'lighthouse/core/config/desktop-config.js';
import { chromium } from 'playwright-core';
import { chromiumArgs, chromiumPath } from '../../apps/web/e2e/kit/chromium.ts';
import { freePort } from '../../scripts/free-port.mjs';
import { figure, heading, median } from './report.ts';
import { type Stage, storeSignIn } from './stage.ts';

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>;

async function answering(port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const there = await fetch(`http://127.0.0.1:${port}/json/version`).then(
      answer => answer.ok,
      () => false,
    );
    if (there) return;
    await new Promise(resolve => setTimeout(resolve, 100));
  }
  throw new Error('Chromium did not start');
}

/** Puts the sign-in into the browser's storage and disconnects. */
async function storeIn(port: number, stage: Stage): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const page = await browser.contexts()[0]?.newPage();
  await page?.goto(`${stage.product.url}/pricing`);
  await page?.evaluate(storeSignIn, [stage.signIn.token, JSON.stringify(stage.signIn.user)] as const);
  await page?.close();
  await browser.close();
}

const pages: readonly { path: string; signedIn: boolean }[] = [
  { path: '/', signedIn: false },
  { path: '/pricing', signedIn: false },
  { path: '/contact', signedIn: false },
  { path: '/dashboard', signedIn: true },
  { path: '/session', signedIn: true },
];

const percent = (score: number | null | undefined) => Math.round((score ?? 0) * 100);

/** Failed audits of the categories that must have the full score. */
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
  for (const signedIn of [false, true]) {
    const port = await freePort();
    const profile = mkdtempSync(join(tmpdir(), 'web-quality-profile-'));
    const args = [
      ...chromiumArgs,
      '--headless=new',
      `--remote-debugging-port=${port}`,
      `--user-data-dir=${profile}`,
      'about:blank',
    ];
    // A separate browser, because one started by Playwright closes when Lighthouse disconnects. Killed as a process
    // group, because the executable may be a wrapper script.
    const browser = spawn(chromiumPath, args, { stdio: 'ignore', detached: true });
    await answering(port);
    if (signedIn) await storeIn(port, stage);
    for (const { path } of pages.filter(page => page.signedIn === signedIn))
      for (const form of ['mobile', 'desktop'] as const) {
        const results: Result[] = [];
        for (let at = 0; at < runs; at += 1) {
          const flags = { port, logLevel: 'error' as const };
          const result = await lighthouse(
            `${stage.product.url}${path}`,
            flags,
            form === 'desktop' ? desktop : undefined,
          );
          if (result) results.push(result);
        }
        print(`${path} ${form}`, results, signedIn);
      }
    const exited = once(browser, 'exit');
    if (browser.pid) process.kill(-browser.pid);
    await exited;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}
