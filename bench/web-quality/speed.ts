import type { Page } from 'playwright-core';
import { figure, heading, median } from './report.ts';
import { open, type Stage } from './stage.ts';

const cpuSlowdown = 4;
const questions = 6;

async function slow(page: Page, line: boolean): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  if (!line) return;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1_000_000) / 8,
    uploadThroughput: (0.75 * 1_000_000) / 8,
  });
}

interface Paint {
  lcp: number;
  scriptsBefore: number;
}

async function landing(stage: Stage): Promise<Paint> {
  const context = await stage.context({ width: 390 });
  const page = await context.newPage();
  await slow(page, true);
  await page.goto('/', { waitUntil: 'networkidle' });
  const paint = await page.evaluate(
    () =>
      new Promise<Paint>(resolve => {
        new PerformanceObserver(list => {
          const lcp = list.getEntries().at(-1)?.startTime ?? Number.NaN;
          const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
          const scripts = performance
            .getEntriesByType('resource')
            .filter(entry => entry.name.endsWith('.js'));
          resolve({ lcp, scriptsBefore: scripts.filter(entry => entry.startTime < first).length });
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  await context.close();
  return paint;
}

/** Presses a button and returns the milliseconds until another element is painted, without the server's time. */
const pressed = (page: Page, press: string, then: string, call: string | null): Promise<number> =>
  page.evaluate(
    ([press, then, call]) => {
      const named = (name: string) =>
        [...document.querySelectorAll('button')].find(
          button =>
            button.textContent?.trim().startsWith(name) && button.getAttribute('aria-disabled') !== 'true',
        );
      return new Promise<number>((resolve, reject) => {
        const button = named(press ?? '');
        if (!button) return reject(new Error(`No button ${press}`));
        const began = performance.now();
        const painted = () =>
          requestAnimationFrame(() =>
            setTimeout(() => {
              const asked = performance
                .getEntriesByType('resource')
                .filter(entry => call && entry.name.endsWith(call) && entry.startTime >= began);
              resolve(performance.now() - began - asked.reduce((sum, entry) => sum + entry.duration, 0));
            }),
          );
        const seen = new MutationObserver(() => {
          if (!named(then ?? '') && !document.querySelector(then ?? '')) return;
          seen.disconnect();
          painted();
        });
        seen.observe(document.body, { childList: true, subtree: true, attributes: true });
        button.click();
      });
    },
    [press, then, call] as const,
  );

async function session(stage: Stage): Promise<{ submit: number[]; next: number[] }> {
  const context = await stage.context({ signedIn: true });
  const page = await context.newPage();
  await open(page, '/session');
  await slow(page, false);
  const times = { submit: [] as number[], next: [] as number[] };
  for (let asked = 0; asked < questions; asked += 1) {
    await page
      .getByRole('radio')
      .nth(asked % 4)
      .check({ force: true });
    // Waits for the colour transition of the option, which is not part of the measurement.
    await page.waitForTimeout(500);
    times.submit.push(await pressed(page, 'Submit Answer', '.result', '/session/log'));
    // Minimum reading time of a solution, in which the next question is prepared.
    await page.waitForTimeout(1500);
    times.next.push(await pressed(page, 'Next Question', 'fieldset input[type=radio]', null));
  }
  await context.close();
  return times;
}

/**
 * Largest contentful paint of the landing page on a slow network, and the two steps of a session, with a CPU four
 * times slower.
 */
export async function measureSpeed(stage: Stage, runs: number): Promise<void> {
  heading(`Speed at 4 x CPU, median of ${runs} (session: of ${questions} questions)`);
  const paints: Paint[] = [];
  for (let run = 0; run < runs; run += 1) paints.push(await landing(stage));
  const lcp = median(paints.map(paint => paint.lcp));
  figure('landing LCP at 1.6 Mbit/s, 150 ms', Math.round(lcp), { atMost: 1200 }, ' ms');
  figure('script files asked for before the first paint', Math.max(...paints.map(p => p.scriptsBefore)), {
    atMost: 0,
  });
  const { submit, next } = await session(stage);
  figure('Submit to result, beyond the server', Math.round(median(submit)), { atMost: 150 }, ' ms');
  figure('Next Question to the next question painted', Math.round(median(next)), { atMost: 100 }, ' ms');
}
