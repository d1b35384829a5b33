import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ViewOptions } from './kit/browser.ts';
import type { Student } from './kit/product.ts';
import { stageFor } from './kit/stage.ts';

const stage = stageFor();
const { product } = stage;
let demo: Student;
/** With a plan; a plan of the demo student would change other tests' dashboard. */
let planner: Student;
/** The session completed last. */
let latest: { session_id: string; session_number: number };

beforeAll(async () => {
  demo = await stage.demoStudent();
  planner = await stage.newStudent();
  await product.api('POST', '/study-plan', { token: planner.token, body: { target_track: 'beginner' } });
  const { sessions } = await product.api<{ sessions: (typeof latest & { status: string })[] }>(
    'GET',
    '/session/list?limit=5',
    demo,
  );
  const completed = sessions.find(session => session.status === 'completed');
  if (!completed) throw new Error('The demo student has completed nothing');
  latest = completed;
});

/** Opens a screen and waits for a text on it. */
async function goOn(page: Page, path: string, there: string): Promise<void> {
  await page.goto(path);
  await page.getByText(there).first().waitFor();
}

async function open(path: string, there: string, options: ViewOptions = {}): Promise<Page> {
  const page = await stage.open({ figures: true, ...options });
  await goOn(page, path, there);
  return page;
}

/** Visible elements that are not white paper or black text, or that should not be printed. */
const amiss = (page: Page) =>
  page.evaluate(() => {
    const shown = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      element => element.checkVisibility({ visibilityProperty: true }) && element.offsetWidth > 1,
    );
    const control = 'header, footer, nav, dialog, input, select, textarea, a[class*="min-h-12"]';
    const pressable = 'button:not([aria-expanded], h2 > button, [aria-label^="Enlarge"])';
    const white = ['rgb(255, 255, 255)', 'rgba(0, 0, 0, 0)'];
    const words = (element: HTMLElement) =>
      [...element.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    return shown.flatMap(element => {
      const { color, backgroundColor } = getComputedStyle(element);
      const name = `${element.tagName} ${element.textContent?.slice(0, 40)}`;
      if (element.matches(`${control}, ${pressable}`)) return [`control: ${name}`];
      if (element.offsetWidth > 60 && element.offsetHeight > 20 && !white.includes(backgroundColor))
        return [`background ${backgroundColor}: ${name}`];
      // A letter in a filled mark is white.
      if (words(element) && color !== 'rgb(0, 0, 0)' && backgroundColor !== 'rgb(0, 0, 0)')
        return [`text ${color}: ${name}`];
      return [];
    });
  });

const day = /\d{1,2} \w{3} 20\d\d$/;

describe('paper', () => {
  it.each([
    ['/', 'How It Works', '12 adaptive CAT Quant questions a day', () => null],
    ['/pricing', 'Questions about plans', 'Pricing', () => null],
    ['/contact', 'Quick Answers', 'Contact Us', () => null],
    ['/terms', 'Effective date', 'Terms & Conditions', () => null],
    ['/dashboard', 'Syllabus', 'Dashboard', () => demo],
    ['/study-plan', 'Days Completed', 'Study Plan', () => planner],
    ['/account', 'Your data', 'Account', () => demo],
  ])(
    'of %s is white with black text in the dark theme too, names its content, and has no controls',
    async (path, there, what, whose) => {
      const as = whose();
      const page = await open(path, there, { dark: true, ...(as && { as }) });
      await page.emulateMedia({ media: 'print' });
      await expect.poll(() => amiss(page)).toEqual([]);
      const line = page.getByText(`Twelvefold, ${what}, `).filter({ visible: true });
      await expect.poll(() => line.textContent()).toMatch(day);
    },
  );

  it('has every answer, disclosure and table open, also without scripts', async () => {
    const page = await open('/dashboard', 'Syllabus', { as: demo });
    await page.emulateMedia({ media: 'print' });
    await page.getByText(/^In \d+ sessions/).waitFor();
    for (const name of [/^Remainders \d/, /^Session \d+/])
      await page.getByRole('row', { name }).last().waitFor();
    const bare = await stage.open({ withoutScripts: true }, '/pricing');
    const last = bare.getByText('Write to').last();
    await expect.poll(() => last.isVisible()).toBe(false);
    await bare.emulateMedia({ media: 'print' });
    await expect.poll(() => last.isVisible()).toBe(true);
  });

  it('of a policy shows the address of every link', async () => {
    const page = await open('/refund', 'Effective date');
    await page.emulateMedia({ media: 'print' });
    const addresses = await page
      .locator('.policy-text a[href^="/"]')
      .evaluateAll(links =>
        links.map(link => getComputedStyle(link, '::after').content.replaceAll('" "', '')),
      );
    expect(addresses).toContain(`" (${product.url}/terms)"`);
  });

  it('of a session has every question with its solution, and folds them again', async () => {
    const { session_id, session_number } = latest;
    const page = await open(`/session/${session_id}`, 'What to fix', { as: demo });
    const solutions = page.getByText('Detailed solution', { exact: true });
    const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
    // Two questions with solutions never fit one page.
    expect(paper.match(/\/Type\s*\/Page\b/g)?.length ?? 0).toBeGreaterThan(12);
    await expect.poll(() => solutions.count()).toBe(0);
    // Chromium reports a media change at the next frame; without one, the page is still in print.
    await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => solutions.count()).toBe(12);
    await expect.poll(() => amiss(page)).toEqual([]);
    const line = page.getByText(`Twelvefold, session ${session_number}, `);
    await expect.poll(() => line.textContent()).toMatch(day);
    const marks = await page.locator('article .dot.size-\\[22px\\]').evaluateAll(dots =>
      dots.map(dot => ({
        filled: getComputedStyle(dot).backgroundColor === 'rgb(0, 0, 0)',
        says: dot.textContent,
      })),
    );
    expect(marks.map(mark => mark.filled)).toEqual(marks.map(mark => mark.says === 'Correct'));
    const { recap, split } = await page.evaluate(() => ({
      recap: getComputedStyle(document.querySelector('.recap') as Element).display,
      split: getComputedStyle(document.querySelector('article') as Element).breakInside,
    }));
    expect([recap, split]).toEqual(['block', 'avoid']);
  });
});

describe('forced colours', () => {
  it('keep frames, filled and empty marks, the chosen option and chart keys distinguishable', async () => {
    const { session_id } = latest;
    const page = await open(`/session/${session_id}`, 'What to fix', { as: demo });
    await page.emulateMedia({ forcedColors: 'active' });
    const marks = await page.locator('article .dot.size-\\[22px\\]').evaluateAll(dots =>
      dots.map(dot => {
        const { backgroundColor, borderTopColor } = getComputedStyle(dot);
        return { filled: backgroundColor === borderTopColor, says: dot.textContent };
      }),
    );
    expect(marks.map(mark => mark.filled)).toEqual(marks.map(mark => mark.says === 'Correct'));
    await goOn(page, '/dashboard', 'Attempts and accuracy');
    await page.locator('figcaption i').nth(2).waitFor();
    const keys = await page
      .locator('figcaption i')
      .evaluateAll(dots => dots.map(dot => getComputedStyle(dot).backgroundColor));
    expect(new Set(keys).size).toBe(3);
    const frames = await page
      .locator('.card, section.on-hero')
      .evaluateAll(cards => cards.map(card => getComputedStyle(card).borderTopWidth));
    expect(new Set(frames)).toEqual(new Set(['1px']));
    await goOn(page, '/account', 'Your data');
    const chosen = await page
      .getByRole('main')
      .getByRole('group', { name: 'Theme' })
      .locator('label:has(input[type="radio"])')
      .evaluateAll(labels => labels.map(label => getComputedStyle(label).outlineStyle));
    expect(chosen).toEqual(['solid', 'none', 'none']);
  });
});

describe('the theme', () => {
  const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const bars = (page: Page) =>
    page
      .locator('meta[name="theme-color"]')
      .evaluateAll(metas => metas.map(meta => meta.getAttribute('content')));
  const light = 'rgb(244, 246, 240)';
  const dark = 'rgb(10, 22, 18)';

  it('is painted before any script file has loaded', async () => {
    await stage.open();
    const { context } = stage.view;
    const page = await context.newPage();
    await page.addInitScript(() => localStorage.setItem('cat_prep_theme', 'dark'));
    await page.route('**/*.js', route => route.abort());
    for (const path of ['/', '/pricing', '/dashboard']) {
      await page.goto(path);
      await expect.poll(() => ground(page), { message: path }).toBe(dark);
      await expect.poll(() => bars(page)).toEqual(['#0A1612', '#0A1612']);
    }
  });

  it('is the same in the footer, on the account page and in other tabs, and can follow the system again', async () => {
    const page = await open('/pricing', 'Questions about plans', { as: demo });
    const other = await stage.view.context.newPage();
    await other.goto('/account');
    const choice = other.getByRole('main').getByRole('radio', { name: 'Dark' });
    await choice.waitFor({ state: 'attached' });
    await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
    await expect.poll(() => ground(page)).toBe(dark);
    await expect.poll(() => choice.isChecked()).toBe(true);
    await expect.poll(() => ground(other)).toBe(dark);
    await page.getByRole('radio', { name: 'System' }).check({ force: true });
    await expect.poll(() => ground(page)).toBe(light);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => ground(page)).toBe(dark);
    await expect.poll(() => bars(page)).toEqual(['#F4F6F0', '#0A1612']);
  });
});

it('wider letter, word and line spacing cuts nothing off on a narrow page', async () => {
  const spaced =
    '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }';
  for (const [path, there, as] of [
    ['/', 'Step out of', undefined],
    ['/dashboard', 'Attempts and accuracy', demo],
    ['/account', 'Your data', demo],
  ] as const) {
    const page = await open(path, there, { width: 320, ...(as && { as }) });
    await page.addStyleTag({ content: spaced });
    const beyond = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(beyond, path).toBeLessThanOrEqual(0);
  }
});
