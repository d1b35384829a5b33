import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { CDPSession, Page } from 'playwright-core';

/** 0.5 MB, injected once per page. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Runs in the page. */
const look = (): Promise<AxeResults> => {
  const { axe } = globalThis as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } };
  // Only violations are reported, because describing passes doubles the time. `preload: false`: stylesheets and media
  // are not fetched again; only rules on orientation and autoplaying sound need them, and an offline page cannot.
  return axe.run({ resultTypes: ['violations'], preload: false });
};

const sessions = new WeakMap<Page, CDPSession>();

/**
 * Injects axe through the protocol, which lets Chromium reuse the compiled script of the previous page. The protocol
 * session lives as long as the page: ending it earlier would put an offline page back online.
 */
async function give(page: Page): Promise<void> {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  await session.send('Runtime.evaluate', { expression: source });
}

/** All axe violations on the current page, with their elements. */
export async function accessibilityViolations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await give(page);
  const { violations } = await page.evaluate(look);
  return violations.map(({ id, nodes }) => `${id} ${nodes.map(node => node.target.join(' ')).join(', ')}`);
}

/** Horizontal overflow of the page, in CSS pixels. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Runs in the page. */
function lookOutOfSight(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  const found = scrollWidth > clientWidth ? [`scrolls sideways by ${scrollWidth - clientWidth} px`] : [];
  const isInScroller = (element: Element): boolean => {
    for (let up = element.parentElement; up; up = up.parentElement)
      if (/auto|scroll/.test(getComputedStyle(up).overflowX)) return true;
    return false;
  };
  let bars = 0;
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (element.closest('[aria-hidden=true], .katex-mathml')) continue;
    const { left, right, width, height } = element.getBoundingClientRect();
    // Visually hidden.
    if (width < 3 || height < 3) continue;
    const { position, overflowX, webkitLineClamp } = getComputedStyle(element);
    if (/fixed|sticky/.test(position) && width > 0.8 * clientWidth) bars += height;
    const words = [...element.childNodes].some(
      ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
    );
    if (!words) continue;
    const name = `${element.tagName} "${element.textContent?.trim().slice(0, 40)}"`;
    if ((left < -1 || right > clientWidth + 1) && !isInScroller(element)) found.push(`beyond: ${name}`);
    // The first lines of a text may end in a fraction wider than they are; the full text is one press away.
    const isExcerpt = webkitLineClamp !== 'none';
    if (!isExcerpt && /hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1)
      found.push(`cut off: ${name}`);
  }
  if (bars > innerHeight / 2) found.push(`bars cover ${Math.round((100 * bars) / innerHeight)} %`);
  return found;
}

/** Elements beyond the page's sides or cut off, and bars that cover more than half of the screen. */
export async function outOfSight(page: Page, width: number, height: number): Promise<string[]> {
  await page.setViewportSize({ width, height });
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
  return page.evaluate(lookOutOfSight);
}
