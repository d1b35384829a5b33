import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { type Browser, type BrowserContext, chromium, type Disposable, type Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityViolations, sidewaysScroll } from './accessible.ts';
import { chromiumArgs, chromiumPath } from './chromium.ts';
import { type Product, root, type Student } from './product.ts';

/** What pages of failed journeys showed. */
const keptFrom = join(root, '.cache/journeys');

let launched: Promise<Browser> | null = null;

/** The browser of this worker, for all its files; it ends with the process. */
export function launch(): Promise<Browser> {
  launched ??= chromium.launch({
    executablePath: chromiumPath,
    // All pages of a profile are drawn by one process, which outlives them: see Profile.
    args: [...chromiumArgs, '--process-per-site'],
    headless: true,
  });
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
  /** A browser that was never here, with empty caches, which is thrown away afterwards: its clock may be moved. */
  cold?: boolean;
  /** Service workers run in it, and it is thrown away afterwards. */
  workers?: boolean;
  /** Console errors a test provokes on purpose, such as the browser's own note of a 404. */
  expected?: RegExp;
}

/** A prerendered page can be seen before it listens; on a busy machine a click in between would be lost. */
function listenBeforeGoingOn(page: Page): void {
  const go = page.goto.bind(page);
  page.goto = async (...where) => {
    const response = await go(...where);
    try {
      await page.waitForFunction(
        () =>
          [...document.querySelectorAll('body, body > *')].some(element =>
            Object.keys(element).some(name => name.startsWith('__reactContainer')),
          ),
        undefined,
        // Asked with every frame, the page would draw frames for the question's sake.
        { polling: 30 },
      );
    } catch (error) {
      // What stood there instead says more than that the time was over.
      const seen = await page.locator('body').ariaSnapshot();
      const loaded = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name, startTime, duration }) => `${name} ${Math.round(startTime)}+${Math.round(duration)}`),
      );
      throw new Error(`${page.url()} did not start: ${seen.slice(0, 300)}\n${loaded.join('\n')}`, {
        cause: error,
      });
    }
    return response;
  };
}

/** Profiles that no test uses at the moment, by what cannot be changed of them. */
const resting = new Map<string, Profile[]>();
/** A page of the site where nothing happens. */
const nowhere = '/robots.txt';
const heard = ['console', 'pageerror', 'request', 'response'] as const;

/**
 * A person's browser with its window. Every test begins with another one, as far as the site can tell: what it stored is
 * gone. But most are not new: their files are cached, and the process that draws goes on, with what it has compiled.
 */
class Profile {
  readonly context: BrowserContext;
  readonly page: Page;
  /** What is done at the start of every page of the running test. */
  readonly #beginnings: Disposable[] = [];
  readonly #leave: () => Promise<unknown>;
  readonly #key: string;
  readonly #isCold: boolean;

  private constructor(context: BrowserContext, page: Page, key: string, isCold: boolean) {
    this.context = context;
    this.page = page;
    this.#key = key;
    this.#isCold = isCold;
    const go = page.goto.bind(page);
    this.#leave = () => go(nowhere);
    // An installed clock cannot be taken out of a page again: it would go on in the next test.
    if (!isCold)
      page.clock.install = () => Promise.reject(new Error('The clock can be moved in a cold browser only.'));
    const begin = page.addInitScript.bind(page) as (...given: unknown[]) => Promise<Disposable>;
    page.addInitScript = async (...given: unknown[]) => {
      const beginning = await begin(...given);
      this.#beginnings.push(beginning);
      return beginning;
    };
  }

  static async take(browser: Browser, baseURL: string, options: ViewOptions): Promise<Profile> {
    const { withoutScripts = false } = options;
    const cold = options.cold || options.workers || false;
    const key = `${baseURL} ${withoutScripts}`;
    const rested = cold ? undefined : resting.get(key)?.pop();
    if (rested) return rested;
    const context = await browser.newContext({
      javaScriptEnabled: !withoutScripts,
      serviceWorkers: options.workers ? 'allow' : 'block',
      baseURL,
    });
    // As long as a machine takes that is busy with ten other things; what comes sooner is not waited for.
    context.setDefaultTimeout(45_000);
    const profile = new Profile(context, await context.newPage(), key, cold);
    if (!withoutScripts) listenBeforeGoingOn(profile.page);
    return profile;
  }

  /** Nothing of the person who used it is left. */
  async giveBack(): Promise<void> {
    const { context, page } = this;
    // An answer that a test was about to give in place of the server is nobody's any more.
    await Promise.all(context.pages().map(each => each.unrouteAll({ behavior: 'ignoreErrors' })));
    if (this.#isCold) return context.close();
    for (const event of heard) page.removeAllListeners(event);
    await Promise.all([
      ...context.pages().map(each => each !== page && each.close()),
      ...this.#beginnings.splice(0).map(beginning => beginning.dispose()),
      context.setOffline(false),
      context.clearPermissions(),
      page.mouse.move(0, 0),
    ]);
    await this.#leave();
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    resting.set(this.#key, [...(resting.get(this.#key) ?? []), this]);
  }
}

/** Ends what rests of a server that has ended. */
export async function forget(baseURL: string): Promise<void> {
  for (const [key, profiles] of resting)
    if (key.startsWith(`${baseURL} `)) {
      resting.delete(key);
      await Promise.all(profiles.map(({ context }) => context.close()));
    }
}

/** Runs in a page, before its scripts: its clock goes with the server's. */
function shiftClock(shiftMs: number): void {
  const Machine = Date;
  const now = () => Machine.now() + shiftMs;
  globalThis.Date = new Proxy(Machine, {
    construct: (target, given: []) => (given.length === 0 ? new target(now()) : new target(...given)),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
}

/** A page on the product that remembers every console error, page error and request to another origin. */
export class View {
  readonly #profile: Profile;
  readonly #troubles: string[] = [];
  readonly #console: string[] = [];
  readonly #expected: RegExp | null;

  private constructor(profile: Profile, origin: string, expected: RegExp | null) {
    this.#profile = profile;
    const { page } = profile;
    this.#expected = expected;
    page.on('console', message => {
      this.#console.push(`${message.type()}: ${message.text()}`);
      if (message.type() === 'error' || message.type() === 'warning')
        this.#trouble(`console: ${message.text()} ${message.location().url}`.trim());
    });
    page.on('pageerror', error => {
      this.#console.push(`${error.stack}`);
      this.#trouble(`page: ${error.message}`);
    });
    page.on('request', request => {
      if (!request.url().startsWith(origin)) this.#trouble(`another origin: ${request.url()}`);
    });
  }

  #trouble(words: string) {
    if (!this.#expected?.test(words) && !words.includes('Service Worker registration blocked'))
      this.#troubles.push(words);
  }

  static async open(browser: Browser, product: Product, options: ViewOptions = {}): Promise<View> {
    const { width = 1280, dark = false, motion = false, figures = false, as, expected = null } = options;
    const profile = await Profile.take(browser, product.url, options);
    const { page } = profile;
    await page.setViewportSize({ width, height: width < 800 ? 844 : 900 });
    await page.emulateMedia({
      media: null,
      forcedColors: null,
      colorScheme: dark ? 'dark' : 'light',
      reducedMotion: motion ? 'no-preference' : 'reduce',
    });
    await page.addInitScript(shiftClock, product.shiftMs);
    if (as)
      await page.addInitScript(
        ([token, user]) => {
          // Once a tab: a sign-out must stay one.
          if (sessionStorage.getItem('signed in')) return;
          sessionStorage.setItem('signed in', 'once');
          localStorage.setItem('cat_prep_token', token ?? '');
          localStorage.setItem('cat_prep_user', user ?? '');
        },
        [as.token, JSON.stringify(as.user)],
      );
    if (figures) await page.addInitScript(() => localStorage.setItem('cat_prep_all_figures', 'open'));
    return new View(profile, product.url, expected);
  }

  /** Keeps a picture of the page and its console under a name, for whoever reads why a journey failed. */
  async keep(name: string): Promise<void> {
    const path = join(keptFrom, name.replace(/[^a-z0-9]+/gi, '-').slice(0, 100));
    mkdirSync(keptFrom, { recursive: true });
    writeFileSync(`${path}.txt`, [this.page.url(), ...this.#console, ''].join('\n'));
    // A page that hangs leaves its console alone.
    await this.page.screenshot({ path: `${path}.png`, timeout: 10_000 }).catch(() => {});
    process.stderr.write(`The page of the failed journey: ${path}.png, its console: ${path}.txt\n`);
  }

  /** Fails on anything the console, the page or the network complained of so far. */
  expectQuiet(): void {
    expect(this.#troubles.join('\n')).toBe('');
  }

  /** Fails on any accessibility violation axe finds now, and on sideways scroll. */
  async expectAccessible(where: string): Promise<void> {
    const found = await accessibilityViolations(this.page);
    expect(found, where).toEqual([]);
    expect(await sidewaysScroll(this.page), `${where}: sideways scroll in px`).toBeLessThanOrEqual(0);
  }

  get page(): Page {
    return this.#profile.page;
  }

  get context(): BrowserContext {
    return this.#profile.context;
  }

  close = (): Promise<void> => this.#profile.giveBack();
}
