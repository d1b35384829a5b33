import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { type Browser, type BrowserContext, chromium, type Disposable, type Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityViolations, sidewaysScroll } from './accessible.ts';
import { chromiumArgs, chromiumPath } from './chromium.ts';
import { type Product, root, type Student } from './product.ts';

/** Folder for screenshots and consoles of failed journeys. */
const keptFrom = join(root, '.cache/journeys');

let launched: Promise<Browser> | null = null;

/** The browser of this worker, shared by all its files; it ends with the process. */
export function launch(): Promise<Browser> {
  launched ??= chromium.launch({
    executablePath: chromiumPath,
    // One renderer process for all pages of a profile, kept between them: see Profile.
    args: [...chromiumArgs, '--process-per-site'],
    headless: true,
  });
  return launched;
}

export interface ViewOptions {
  width?: 1280 | 768 | 390 | 320;
  dark?: boolean;
  /** JavaScript is disabled. */
  withoutScripts?: boolean;
  /** Animations are on; otherwise the browser requests reduced motion. */
  motion?: boolean;
  /** The dashboard's figures are already unfolded. */
  figures?: boolean;
  /** Signed in from the start. */
  as?: Student;
  /** A fresh context with empty caches, closed afterwards; its clock can be faked. */
  cold?: boolean;
  /** Allows service workers; closed afterwards. */
  workers?: boolean;
  /** Console errors that a test provokes, such as Chromium's note of a 404. */
  expected?: RegExp;
}

/** Makes `goto` wait for hydration: on a busy machine a click before it would be lost. */
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
        // Polling by animation frame would make the page render frames.
        { polling: 30 },
      );
    } catch (error) {
      // The page's content says more than the time-out.
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

/** Unused profiles, by the settings that cannot change. */
const resting = new Map<string, Profile[]>();
/** A file of the site without scripts. */
const nowhere = '/robots.txt';
const heard = ['console', 'pageerror', 'request', 'response'] as const;

/**
 * A browser context with one page. For the site every test is a new visitor, because its storage is cleared. Most
 * profiles are reused, with cached files and a warm renderer process.
 */
class Profile {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Init scripts of the running test. */
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
    // A fake clock cannot be removed from a page and would affect the next test.
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
    // Enough for a machine with ten busy processes; faster ones do not wait.
    context.setDefaultTimeout(45_000);
    const profile = new Profile(context, await context.newPage(), key, cold);
    if (!withoutScripts) listenBeforeGoingOn(profile.page);
    return profile;
  }

  /** Clears everything of the test that used it. */
  async giveBack(): Promise<void> {
    const { context, page } = this;
    // Pending routes of the test are removed, without errors.
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

/** Closes unused profiles of a server that has ended. */
export async function forget(baseURL: string): Promise<void> {
  for (const [key, profiles] of resting)
    if (key.startsWith(`${baseURL} `)) {
      resting.delete(key);
      await Promise.all(profiles.map(({ context }) => context.close()));
    }
}

/** Runs in a page before its scripts: shifts its clock to the server's. */
function shiftClock(shiftMs: number): void {
  const Machine = Date;
  const now = () => Machine.now() + shiftMs;
  globalThis.Date = new Proxy(Machine, {
    construct: (target, given: []) => (given.length === 0 ? new target(now()) : new target(...given)),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
}

/** A page of the product that records console errors, page errors and requests to other origins. */
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
          // Once per tab: after a sign-out it must not sign in again.
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

  /** Saves a screenshot and the console of the page, to explain a failure. */
  async keep(name: string): Promise<void> {
    const path = join(keptFrom, name.replace(/[^a-z0-9]+/gi, '-').slice(0, 100));
    mkdirSync(keptFrom, { recursive: true });
    writeFileSync(`${path}.txt`, [this.page.url(), ...this.#console, ''].join('\n'));
    // A hanging page gives no screenshot, only its console.
    await this.page.screenshot({ path: `${path}.png`, timeout: 10_000 }).catch(() => {});
    process.stderr.write(`The page of the failed journey: ${path}.png, its console: ${path}.txt\n`);
  }

  /** Fails when the console, the page or the network has reported an error. */
  expectQuiet(): void {
    expect(this.#troubles.join('\n')).toBe('');
  }

  /** Fails on accessibility violations and horizontal overflow. */
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
