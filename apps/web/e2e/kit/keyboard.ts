import type { Page } from 'playwright-core';
import { expect } from 'vitest';

type Role = Parameters<Page['getByRole']>[0];

/** Maximum tab stops to an element, above any page's number. */
const stopsMost = 120;

/** Problem with the visibility of the focused element, or null. Runs in the page. */
function troubleOfFocus(): string | null {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return null;
  // A visually hidden radio button is drawn as its label.
  const small = element.getBoundingClientRect().width < 4;
  // A visually hidden heading.
  if (small && element.tabIndex < 0) return null;
  const drawn = (small && element.closest('label')) || element;
  const box = drawn.getClientRects()[0];
  if (!box) return 'not drawn';
  const top = Math.max(box.top, 0) + 2;
  const bottom = Math.min(box.bottom, innerHeight) - 2;
  const left = Math.max(box.left, 0);
  const right = Math.min(box.right, innerWidth);
  if (bottom < top || right < left) return 'out of sight';
  for (const y of [top, bottom]) {
    let over = document.elementFromPoint((left + right) / 2, y);
    for (; over && !over.contains(element); over = over.parentElement)
      if (/sticky|fixed/.test(getComputedStyle(over).position)) return 'covered by a bar';
  }
  if (element.tabIndex < 0) return null;
  let framed: Element | null = element;
  for (let up = 0; framed && up < 4; up += 1, framed = framed.parentElement) {
    const { outlineStyle, outlineWidth } = getComputedStyle(framed);
    if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 3) return null;
  }
  return 'without a ring';
}

/** A user without a mouse: presses keys and checks the focus. */
export class Keyboard {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  press = async (...keys: string[]): Promise<void> => {
    for (const key of keys) await this.#page.keyboard.press(key);
  };

  type = (text: string): Promise<void> => this.#page.keyboard.type(text);

  /** Replaces the text of the focused field. */
  async retype(text: string): Promise<void> {
    await this.press('Control+a');
    await this.type(text);
  }

  #focused(role: Role, name: string | RegExp | undefined) {
    const named = name === undefined ? {} : { name, exact: true };
    return this.#page.getByRole(role, named).and(this.#page.locator(':focus'));
  }

  /** Waits until an element of this role and name has focus, visibly. */
  async expectAt(role: Role, name?: string | RegExp): Promise<void> {
    try {
      await this.#focused(role, name).waitFor({ state: 'attached', timeout: 25_000 });
    } catch {
      throw new Error(`The focus is not at ${role} ${name ?? ''}, but at ${await this.#where()}`);
    }
    await this.#expectInSight(`focus at ${role} ${name ?? ''}`);
  }

  /** Closing a dialog, scrolling and late layout may take a moment. */
  #expectInSight = (what: string): Promise<void> =>
    expect.poll(() => this.#page.evaluate(troubleOfFocus), { message: what, timeout: 25_000 }).toBeNull();

  #where = (): Promise<string> =>
    this.#page.evaluate(() => {
      const element = document.activeElement;
      const labelled = element instanceof HTMLInputElement ? element.labels?.[0] : element;
      return `${element?.tagName} ${element?.getAttribute('aria-label') ?? labelled?.textContent?.slice(0, 60)}`;
    });

  /** Presses Tab until the element has focus; every stop on the way must be visible, with its focus ring. */
  async reach(role: Role, name: string | RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    const target = this.#focused(role, name);
    const stops: string[] = [];
    while (stops.length < stopsMost) {
      await this.press(key);
      const stop = await this.#where();
      await this.#expectInSight(stop);
      if ((await target.count()) > 0) return;
      stops.push(stop);
    }
    throw new Error(`${key} never reached ${role} ${name}; the last stops: ${stops.slice(-12).join(' | ')}`);
  }

  /** Tabs to the element and presses Enter. */
  async follow(role: Role, name: string | RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await this.reach(role, name, key);
    await this.press('Enter');
  }
}
