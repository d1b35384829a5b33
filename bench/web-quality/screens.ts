import process from 'node:process';
import type { Page } from 'playwright-core';
import { accessibilityViolations, sidewaysScroll } from '../../apps/web/e2e/kit/accessible.ts';
import { findings, heading } from './report.ts';
import { type Scene, scenes } from './scenes.ts';
import type { Stage } from './stage.ts';

const widths = [1280, 768, 390, 320];

interface Found {
  axe: string[];
  sideways: string[];
  elsewhere: string[];
  console: string[];
}

function watch(page: Page, origin: string, found: Found, provoked: boolean): void {
  page.on('request', request => {
    if (!request.url().startsWith(origin)) found.elsewhere.push(request.url());
  });
  page.on('pageerror', error => found.console.push(error.message));
  page.on('console', message => {
    const own404 = message.location().url.endsWith('/no-such-page');
    const ours = !own404 && !(provoked && message.text().startsWith('Failed to load resource'));
    if (['error', 'warning'].includes(message.type()) && ours) found.console.push(message.text());
  });
}

async function look(page: Page, where: string, found: Found): Promise<void> {
  for (const violation of await accessibilityViolations(page)) found.axe.push(`${where}: ${violation}`);
  const over = await sidewaysScroll(page);
  if (over > 0) found.sideways.push(`${where}: ${over} px`);
}

/** Blocks the replies to a page's calls, except those about the sign-in. */
async function blockReplies(page: Page, api: Scene['api']): Promise<void> {
  if (api === 'fails' || api === 'is silent')
    await page.route(/\/api\/(?!auth\/me|site)/, route =>
      api === 'fails' ? route.fulfill({ status: 500, body: 'no' }) : undefined,
    );
}

interface Sight {
  scene: Scene;
  width: number;
  dark: boolean;
}

async function see(stage: Stage, { scene, width, dark }: Sight, found: Found): Promise<void> {
  const context = await stage.context({ width, dark, as: scene.as });
  const page = await context.newPage();
  watch(page, stage.product.url, found, scene.api !== undefined || scene.name.includes('network'));
  await blockReplies(page, scene.api);
  const name = `${scene.name} ${width} ${dark ? 'dark' : 'light'}`;
  try {
    await scene.show(page);
    await look(page, name, found);
  } catch (error) {
    found.axe.push(`${name}: not reached, ${error instanceof Error ? error.message.split('\n')[0] : ''}`);
  }
  await context.close();
}

/**
 * Checks every screen and state in two themes and four widths: axe, sideways scroll, console, requests to other
 * origins.
 */
export async function measureScreens(stage: Stage): Promise<void> {
  heading(`${scenes.length} screens and states: ${widths.join(', ')} px, light and dark`);
  const found: Found = { axe: [], sideways: [], elsewhere: [], console: [] };
  const sights = [false, true].flatMap(dark =>
    widths.flatMap(width => scenes.map(scene => ({ scene, width, dark }))),
  );
  const waiting = [...sights];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      await see(stage, next, found);
      const seen = sights.length - waiting.length;
      if (seen % scenes.length === 0) process.stderr.write(`  ${seen} of ${sights.length}\n`);
    }
  };
  // Two at a time: one loads while the other is checked.
  await Promise.all([work(), work()]);
  findings('axe violations', found.axe);
  findings('pages that scroll sideways', found.sideways);
  findings('requests to other origins', found.elsewhere);
  findings('console errors and warnings', found.console);
}
