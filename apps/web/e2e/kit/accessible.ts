import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** Every violation axe finds on the page as it stands now, with the places it is found at. */
export async function accessibilityViolations(page: Page): Promise<string[]> {
  // Its other mode opens a page of its own to put frames together, which takes three times as long: there are none. And
  // describing what passed takes as long as finding what did not.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id} ${nodes.map(node => node.target.join(' ')).join(', ')}`);
}

/** How far the page can be scrolled sideways, in CSS pixels. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
