import { randomBytes } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { beginWith, type Home } from './beginning.ts';
import { forget, launch, View, type ViewOptions } from './browser.ts';
import { firstInstant, type Instant, instantOf } from './instants.ts';
import { Product, type Student, wideLimits } from './product.ts';

interface StageOptions {
  /** An own server, which tests may end or move through days; otherwise one that files share. */
  own?: boolean;
  /** Storage of the own server; PostgreSQL by default. */
  home?: Home;
  /** Console errors that the tests of this file provoke. */
  expected?: RegExp;
  /** Empty caches, for tests that block files. */
  cold?: boolean;
}

/**
 * Matches Chromium's note of a provoked failure: '422 /api/account/delete', 'ERR_FAILED /assets/'. The path is exact
 * without its query; with a trailing slash it covers everything below.
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

  /** Moves the running test to another instant. */
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

  /** Opens a page in a fresh profile, at `path` when given. */
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

  /** An email address unique to this test. */
  newAddress(): string {
    this.#students += 1;
    return `student${this.#students}-${this.#file}@example.org`;
  }

  /** A new student unique to this test. */
  newStudent = (): Promise<Student> => this.product.student(this.newAddress());

  /** The demo student, with months of practice. */
  demoStudent = (): Promise<Student> =>
    this.product.signIn('demo.student@twelvefold.example', 'twelve a day');

  demoAdmin = (): Promise<Student> =>
    this.product.signIn('demo.admin@twelvefold.example', 'twelve a day, admin');

  /** Closes the test's pages, saves them when it failed, and fails when one reported an error. */
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
