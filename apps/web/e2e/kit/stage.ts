import { randomBytes } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { beginWith, type Home } from './beginning.ts';
import { forget, launch, View, type ViewOptions } from './browser.ts';
import { firstInstant, type Instant, instantOf } from './instants.ts';
import { Product, type Student, wideLimits } from './product.ts';

interface StageOptions {
  /** A server of its own, which may be ended, or live through days; otherwise one that files share in turn. */
  own?: boolean;
  /** The home of its own server's data, PostgreSQL unless it is said. */
  home?: Home;
  /** Console errors that the tests of this file provoke on purpose. */
  expected?: RegExp;
  /** Nothing of the product is in the caches of its browsers, as where files are kept from coming. */
  cold?: boolean;
}

/**
 * Chromium's own note of what a journey makes fail: '422 /api/account/delete', 'ERR_FAILED /assets/'. The address is whole but
 * for its query, or ends in a slash and names all that is below.
 */
export const failing = (...calls: string[]): RegExp => {
  const notes = calls.map(call => {
    const [how = '', path = ''] = call.split(' ');
    const words = how.startsWith('ERR_')
      ? `net::${how}`
      : `the server responded with a status of ${how} \\(.*\\)`;
    return `${words} http://[^/]+${path}${path.endsWith('/') ? '' : '(\\?|$)'}`;
  });
  return new RegExp(`Failed to load resource: (${notes.join('|')})`);
};

/** The product, a browser and the pages of the running test. */
export class Stage {
  readonly product: Product;
  readonly #options: StageOptions;
  #browser: Browser | null = null;
  #views: View[] = [];
  #students = 0;
  #instant: Instant = firstInstant;
  #isElsewhere = false;
  readonly #file = randomBytes(3).toString('hex');

  constructor(options: StageOptions) {
    this.#options = options;
    const { home = 'postgres' } = options;
    this.product = new Product(this.#isOwn ? { JOURNEY_START: firstInstant } : 'shared', dataDir =>
      beginWith(home, dataDir),
    );
  }

  get #isOwn(): boolean {
    return this.#options.own ?? false;
  }

  async raise(): Promise<void> {
    const launched = launch().then(browser => {
      this.#browser = browser;
    });
    if (this.#isOwn) {
      await this.product.start();
      await this.product.sandbox('POST', '/limits', { scale: wideLimits });
    }
    this.#instant = instantOf(expect.getState().testPath ?? '');
    await this.product.setClock(this.#instant);
    await launched;
  }

  /** The running test goes on at another instant than its file. */
  async at(instant: Instant): Promise<void> {
    this.#isElsewhere = true;
    await this.product.setClock(instant);
  }

  /** The page opened last. */
  get view(): View {
    const view = this.#views.at(-1);
    if (!view) throw new Error('No page is open');
    return view;
  }

  /** A fresh context with one page, at an address if one is given. */
  async open(options: ViewOptions = {}, path?: string): Promise<Page> {
    if (!this.#browser) throw new Error('The stage is not raised yet');
    const { expected, cold = false } = this.#options;
    const view = await View.open(this.#browser, this.product, {
      cold,
      ...(expected && { expected }),
      ...options,
    });
    this.#views.push(view);
    if (path !== undefined) await view.page.goto(path);
    return view.page;
  }

  expectAccessible = (where: string): Promise<void> => this.view.expectAccessible(where);

  /** An address that no other test knows. */
  newAddress(): string {
    this.#students += 1;
    return `student${this.#students}-${this.#file}@example.org`;
  }

  /** A student whom no other test knows. */
  newStudent = (): Promise<Student> => this.product.student(this.newAddress());

  /** With months of practice. */
  demoStudent = (): Promise<Student> =>
    this.product.signIn('demo.student@twelvefold.example', 'twelve a day');

  demoAdmin = (): Promise<Student> =>
    this.product.signIn('demo.admin@twelvefold.example', 'twelve a day, admin');

  /** Closes every page of the test that ended, keeps what they show if it failed; fails if one complained of anything. */
  async clear(failed: string | null): Promise<void> {
    const views = this.#views;
    this.#views = [];
    if (failed) await Promise.all(views.map((view, i) => view.keep(`${failed} ${i + 1}`)));
    await Promise.all([this.product.restore(), ...views.map(view => view.close())]);
    if (this.#isElsewhere) await this.product.setClock(this.#instant);
    this.#isElsewhere = false;
    for (const view of views) view.expectQuiet();
  }

  async strike(): Promise<void> {
    if (!this.#isOwn) return;
    await forget(this.product.url);
    await this.product.dispose();
  }
}

/** One product and one browser for all tests of a file. */
export function stageFor(options: StageOptions = {}): Stage {
  const stage = new Stage(options);
  beforeAll(() => stage.raise());
  afterEach(({ task }) => stage.clear(task.result?.state === 'fail' ? task.name : null));
  afterAll(() => stage.strike());
  return stage;
}
