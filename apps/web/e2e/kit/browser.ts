import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityViolations, sidewaysScroll } from './accessible.ts';
import { chromiumArgs, chromiumPath } from './chromium.ts';
import type { Product, Student } from './product.ts';

let launched: Promise<Browser> | null = null;

/** The browser of this worker, for all its files; it ends with the process. */
export function launch(): Promise<Browser> {
  launched ??= chromium.launch({ executablePath: chromiumPath, args: chromiumArgs, headless: true });
  return launched;
}

export interface ViewOptions {
  width?: 1280 | 768 | 390 | 320;
  dark?: boolean;
  /** Reads the pages as they are served. */
  withoutScripts?: boolean;
  /** What moves may move; otherwise the browser asks for stillness. */
  motion?: boolean;
  /** The figures of the dashboard are unfolded, as they were left. */
  figures?: boolean;
  /** Signed in from the start. */
  as?: Student;
  /** Console errors a test provokes on purpose, such as the browser's own note of a 404. */
  expected?: RegExp;
}

/** A prerendered page can be seen before it listens; on a busy machine a click in between would be lost. */
function listenBeforeGoingOn(page: Page): void {
  const go = page.goto.bind(page);
  page.goto = async (...where) => {
    const response = await go(...where);
    await page.waitForFunction(
      () =>
        [...document.querySelectorAll('body, body > *')].some(element =>
          Object.keys(element).some(name => name.startsWith('__reactContainer')),
        ),
      undefined,
      // Asked with every frame, the page would draw frames for the question's sake.
      { polling: 30 },
    );
    return response;
  };
}

/** A page on the product that remembers every console error, page error and request to another origin. */
export class View {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly #troubles: string[] = [];
  readonly #expected: RegExp | null;

  private constructor(context: BrowserContext, page: Page, origin: string, expected: RegExp | null) {
    this.context = context;
    this.page = page;
    this.#expected = expected;
    page.on('console', message => {
      if (message.type() === 'error' || message.type() === 'warning')
        this.#trouble(`console: ${message.text()}`);
    });
    page.on('pageerror', error => this.#trouble(`page: ${error.message}`));
    page.on('request', request => {
      if (!request.url().startsWith(origin)) this.#trouble(`another origin: ${request.url()}`);
    });
  }

  #trouble(words: string) {
    if (!this.#expected?.test(words)) this.#troubles.push(words);
  }

  static async open(browser: Browser, product: Product, options: ViewOptions = {}): Promise<View> {
    const {
      width = 1280,
      dark = false,
      withoutScripts = false,
      motion = false,
      figures = false,
      as,
      expected = null,
    } = options;
    const context = await browser.newContext({
      viewport: { width, height: width < 800 ? 844 : 900 },
      colorScheme: dark ? 'dark' : 'light',
      reducedMotion: motion ? 'no-preference' : 'reduce',
      javaScriptEnabled: !withoutScripts,
      baseURL: product.url,
    });
    if (as)
      await context.addInitScript(
        ([token, user]) => {
          // Once a tab: a sign-out must stay one.
          if (sessionStorage.getItem('signed in')) return;
          sessionStorage.setItem('signed in', 'once');
          localStorage.setItem('cat_prep_token', token ?? '');
          localStorage.setItem('cat_prep_user', user ?? '');
        },
        [as.token, JSON.stringify(as.user)],
      );
    if (figures) await context.addInitScript(() => localStorage.setItem('cat_prep_all_figures', 'open'));
    // As long as a machine takes that is busy with ten other things; what comes sooner is not waited for.
    context.setDefaultTimeout(45_000);
    const page = await context.newPage();
    if (!withoutScripts) listenBeforeGoingOn(page);
    return new View(context, page, product.url, expected);
  }

  /** Fails on anything the console, the page or the network complained of so far. */
  expectQuiet(): void {
    expect(this.#troubles).toEqual([]);
  }

  /** Fails on any accessibility violation axe finds now, and on sideways scroll. */
  async expectAccessible(where: string): Promise<void> {
    const found = await accessibilityViolations(this.page);
    expect(found, where).toEqual([]);
    expect(await sidewaysScroll(this.page), `${where}: sideways scroll in px`).toBeLessThanOrEqual(0);
  }

  /** An answer that a test was about to give in place of the server is nobody's any more. */
  async close(): Promise<void> {
    await this.page.unrouteAll({ behavior: 'ignoreErrors' });
    await this.context.close();
  }
}
