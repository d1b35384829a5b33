import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { findings, heading } from './report.ts';
import { open, publicPaths, type Stage, signedInPaths } from './stage.ts';

const widths = [1280, 768, 390, 320];

interface Found {
  axe: string[];
  sideways: string[];
  elsewhere: string[];
  console: string[];
}

function watch(page: Page, origin: string, found: Found): void {
  page.on('request', request => {
    if (!request.url().startsWith(origin)) found.elsewhere.push(request.url());
  });
  page.on('pageerror', error => found.console.push(error.message));
  page.on('console', message => {
    const own404 = message.location().url.endsWith('/no-such-page');
    if (['error', 'warning'].includes(message.type()) && !own404) found.console.push(message.text());
  });
}

async function look(page: Page, where: string, found: Found): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  for (const { id, nodes } of violations)
    found.axe.push(`${where}: ${id} ${nodes.map(node => node.target.join(' ')).join(', ')}`);
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  if (over > 0) found.sideways.push(`${where}: ${over} px`);
}

/** What stands over a page once something was pressed on it. */
const dialogs: readonly [path: string, button: RegExp][] = [
  ['/pricing', /^Get Pro Regular/],
  ['/contact', /^Share Your Experience/],
];

/** axe, sideways scroll, console and requests to other origins: every screen, two themes, four widths. */
export async function measureScreens(stage: Stage): Promise<void> {
  heading('Screens: 1280, 768, 390, 320 px, light and dark');
  const found: Found = { axe: [], sideways: [], elsewhere: [], console: [] };
  for (const dark of [false, true])
    for (const width of widths)
      for (const signedIn of [false, true]) {
        const context = await stage.context({ width, dark, signedIn });
        const page = await context.newPage();
        watch(page, stage.product.url, found);
        const name = (path: string) => `${path} ${width} ${dark ? 'dark' : 'light'}`;
        for (const path of signedIn ? signedInPaths : publicPaths) {
          await open(page, path);
          await look(page, name(path), found);
        }
        for (const [path, button] of signedIn ? [] : dialogs) {
          await open(page, path);
          await page.getByRole('button', { name: button }).click();
          await page.getByRole('dialog').waitFor();
          await look(page, `${name(path)} dialog`, found);
        }
        await context.close();
      }
  findings('axe violations', found.axe);
  findings('pages that scroll sideways', found.sideways);
  findings('requests to other origins', found.elsewhere);
  findings('console errors and warnings', found.console);
}
