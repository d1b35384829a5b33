import { figures } from '@twelvefold/contract/figures';
import type { Page, Route } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { callsOf } from '../build/per-address.ts';
import { addresses } from '../src/app/addresses.ts';
import { sidewaysScroll } from './kit/accessible.ts';
import type { ViewOptions } from './kit/browser.ts';
import { everyInstant } from './kit/instants.ts';
import { Keyboard } from './kit/keyboard.ts';
import type { Student } from './kit/product.ts';
import { ours } from './kit/replies.ts';
import { failing, stageFor } from './kit/stage.ts';
import { expectFocusOn, wholePage } from './kit/steps.ts';

/** The dashboard of the demo student with months of sessions, and of a new student. */
const stage = stageFor();
const { product } = stage;
let demo: Student;

beforeAll(async () => {
  demo = await stage.demoStudent();
});

async function open(options: ViewOptions = {}, prepare?: (page: Page) => Promise<void>): Promise<Page> {
  const page = await stage.open({ as: demo, figures: true, ...options });
  await prepare?.(page);
  await page.goto('/dashboard');
  return page;
}

const section = (page: Page, name: string) => page.getByRole('region', { name });
const whole = (page: Page) => section(page, 'Syllabus').waitFor();
const refused = (route: Route) =>
  route.fulfill({
    headers: ours,
    status: 500,
    contentType: 'application/problem+json',
    body: JSON.stringify({
      type: 'about:blank',
      title: 'Refused',
      status: 500,
      code: 'internal',
      detail: '',
    }),
  });

interface Question {
  difficulty_band: 'Easy' | 'Medium' | 'Hard';
  subcategory: string;
  outcome: string | null;
}

/** The demo student's sessions and all questions answered in them, read from the sessions. */
async function answered(): Promise<{ sessions: { session_id: string }[]; questions: Question[] }> {
  const { sessions } = await product.api<{ sessions: { session_id: string }[] }>(
    'GET',
    '/session/list?limit=100',
    demo,
  );
  const all: Question[] = [];
  for (const { session_id } of sessions) {
    const { questions } = await product.api<{ questions: Question[] }>(
      'GET',
      `/session/questions/${session_id}`,
      demo,
    );
    all.push(...questions.filter(q => q.outcome === 'correct' || q.outcome === 'incorrect'));
  }
  return { sessions, questions: all };
}

/**
 * Prefetched replies expire after 15 s; a slow start on a busy machine may take longer, so the page's clock runs at a
 * tenth.
 */
const startInTime = (page: Page) =>
  page.addInitScript(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() / 10;
  });

it('a screen’s data is requested before its scripts, and nothing twice', async () => {
  const asked: string[] = [];
  const page = await stage.open({ as: demo });
  await startInTime(page);
  page.on('request', request => {
    if (request.url().includes('/api/')) asked.push(request.url().slice(product.url.length));
  });
  for (const { path } of addresses.filter(({ who, path }) => who === 'student' && !path.includes(':'))) {
    asked.length = 0;
    await page.goto(path);
    await wholePage(page);
    // All prefetched replies are used, or the screen would request them again.
    await expect.poll(() => page.evaluate(() => Object.keys(window.askedAhead?.replies ?? {}))).toEqual([]);
    expect(asked, path).toEqual([...new Set(asked)]);
    expect(asked, path).toEqual(expect.arrayContaining(callsOf(path)));
  }
});

it('the questions of a session are requested before its scripts, and once', async () => {
  const student = await stage.newStudent();
  const body = { user_id: student.id };
  await product.api('POST', '/session/start', { body, token: student.token });
  const page = await stage.open({ as: student });
  await startInTime(page);
  let asked: Promise<unknown>;
  let times = 0;
  page.on('request', request => {
    if (request.url().includes('/api/session/questions/')) times += 1;
  });
  await page.route('**/assets/*.js', async route => {
    await asked;
    await route.continue();
  });
  // The first visit finds the session by the list, the reload by its address.
  for (const arrive of [() => page.goto('/session'), () => page.reload()]) {
    asked = page.waitForRequest(/\/api\/session\/questions\//);
    times = 0;
    await arrive();
    await page.getByRole('heading', { name: 'Question 1' }).waitFor();
    expect(times).toBe(1);
  }
});

/** By how much today's dots exceed their card's padding, and the tabs the menu, in whole CSS pixels. */
const overhang = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const right = (selector: string) =>
      Math.max(...[...document.querySelectorAll(selector)].map(each => each.getBoundingClientRect().right));
    const heading = document.querySelector('#today');
    const card = heading?.closest('section');
    const menu = document.querySelector('header nav + div');
    if (!card || !menu) return [];
    const inner = card.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(card).paddingRight);
    const dots = right('section[aria-labelledby=today] .dot') - inner;
    const tabs = right('header nav a') - menu.getBoundingClientRect().left;
    return [dots, tabs].map(over => Math.max(0, Math.round(over)));
  });

/** Headings that contain a topic's name. */
const oneOfMany = /^(Most to win|To win in your next 12|Second look): .+/;
/** The topic to gain marks: its heading depends on whether the next twelve has it. */
const toWin = /^(Most to win|To win in your next 12)/;
/** A second look due today replaces the insight. */
const secondLook = /^Second look.*/;

describe('months of sessions', () => {
  it('are shown in the order of the design, readable at every width', async () => {
    const page = await open();
    for (const [width, dark, isLookedAt] of [
      [1280, false, true],
      [768, true, false],
      [390, false, false],
      [320, true, true],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' });
      await whole(page);
      const headings = page.getByRole('main').getByRole('heading', { level: 2 });
      await expect
        .poll(async () => (await headings.allTextContents()).map(words => words.replace(oneOfMany, '$1')))
        .toEqual([
          'What your answers show',
          'Your next 12 is set',
          'Today',
          expect.stringMatching(secondLook),
          expect.stringMatching(toWin),
          'Your Study Progress',
          'Adaptive Insights',
          'Accuracy',
          'Mastery map',
          'Marks at stake',
          'Expected score',
          'Syllabus',
          'Pro Regular',
          'Your report is answered',
        ]);
      if (isLookedAt) await stage.expectAccessible(`dashboard at ${width}`);
      await expect
        .poll(() => sidewaysScroll(page), { message: `sideways scroll at ${width}` })
        .toBeLessThanOrEqual(0);
      await expect.poll(() => overhang(page), { message: `dots and tabs at ${width}` }).toEqual([0, 0]);
    }
  });

  it.for(everyInstant)(
    'fit one screen of a phone at $inIndia: the next session, today, one insight, one topic to gain marks; the rest on demand',
    async ({ instant }) => {
      await stage.at(instant);
      const page = await open({ width: 390, figures: false });
      const all = page.getByRole('button', { name: 'All figures' });
      const bottom = async () => {
        const box = await all.boundingBox();
        return (box?.y ?? 9999) + (box?.height ?? 0);
      };
      await section(page, 'Today').getByText('of 12 done').waitFor();
      await page.getByRole('list', { name: 'Topics of your next 12' }).waitFor();
      await page.getByRole('region', { name: 'What your answers show' }).waitFor();
      await page.getByRole('region', { name: toWin }).waitFor();
      await expect.poll(bottom).toBeLessThanOrEqual(844);
      expect(await section(page, 'Syllabus').count()).toBe(0);
      await all.click();
      await whole(page);
      await page.reload();
      await whole(page);
      await expect.poll(() => all.getAttribute('aria-expanded')).toBe('true');
    },
  );

  /** The longest topic names, in place of the demo's. */
  const longTopics = [
    'Ratio, Proportion, Variation & Partnership',
    'Factorials, Trailing Zeros & Cyclicity',
    'Trains, Boats, Races & Circular Motion',
    'Linear Equations & Word Problems',
    'Permutations & Combinations',
    'Inequalities & Optimisation',
    'Simple & Compound Interest',
    'Quadrilaterals & Polygons',
    'Lines, Angles & Triangles',
    'Polynomials & Identities',
  ];
  const [longest = ''] = longTopics;
  const look = { subcategory: longest, right_count: 10, done_count: 24, questions: 12 };
  const study = {
    session_id: '018f0000-0000-7000-8000-000000000000',
    current_position: 23,
    total_questions: 24,
  };
  const slip = `**You took a per cent of the wrong amount**, again: 12 times in 2 weeks, in **${longTopics.slice(0, 4).join('**; **')}**.`;

  it.for([
    ['an insight', { insight: slip, second_look: null, open_study: null }],
    ['a second look', { insight: slip, second_look: look, open_study: null }],
    ['an open study session', { insight: slip, second_look: look, open_study: study }],
  ] as const)(
    'fit one screen of a phone also with the longest names and largest numbers, with %s',
    async ([, thought]) => {
      const page = await open({ width: 390, figures: false }, async page => {
        const changed = (path: string, change: (body: Record<string, unknown>) => object) =>
          page.route(`**/api${path}*`, async route => {
            const response = await route.fetch();
            await route.fulfill({ response, json: change(await response.json()) });
          });
        await changed('/dashboard/today', body => ({
          ...body,
          ...thought,
          done: 11,
          streak: 128,
          goal: { exam_date: '2027-11-28', days_a_week: 6, target_percentile: 99 },
          days_to_exam: 371,
          stake: {
            ...(body.stake as object),
            subcategory_name: longest,
            correct_count: 112,
            incorrect_count: 145,
            marks: 2.4,
          },
          stake_questions: 0,
          wished: null,
        }));
        await changed('/session/check-availability', body => ({
          ...body,
          preview: {
            ...(body.preview as object),
            subcategories: longTopics.map((name, i) => ({ name, questions: i < 2 ? 2 : 1 })),
          },
        }));
        await changed('/user/session-limit-status', body => ({
          ...body,
          sessions_left: 2,
          free_week: { left: 2, until: '2027-01-01T00:00:00Z' },
        }));
      });
      await page.getByText(/^\d+ more$/).waitFor();
      // Rings scaled to half a pixel would be ovals.
      const rings = page.getByRole('region', { name: 'Your next 12 is set' }).locator('.dot');
      for (const ring of await rings.all()) {
        const { width, height } = (await ring.boundingBox()) ?? { width: 0.5, height: 0 };
        expect([width, height]).toEqual([Math.round(width), Math.round(width)]);
      }
      await section(page, `Most to win: ${longest}`).waitFor();
      const all = page.getByRole('button', { name: 'All figures' });
      const bottom = async () => {
        const box = await all.boundingBox();
        return (box?.y ?? 9999) + (box?.height ?? 0);
      };
      await page.screenshot({});
      await expect.poll(bottom).toBeLessThanOrEqual(844);
    },
  );

  it('are rendered below the first screen a moment later', async () => {
    const page = await open({ width: 390 });
    const last = page.getByRole('heading', { name: 'Syllabus' });
    await last.waitFor({ state: 'attached' });
    // Until then its space is reserved and its content is skipped.
    await expect
      .poll(() => last.evaluate(h => h.checkVisibility({ contentVisibilityAuto: true })))
      .toBe(true);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  it('show no number in place of a total that is still loading', async () => {
    let answer = () => {};
    const held = new Promise<void>(resolve => {
      answer = resolve;
    });
    const page = await open({}, async page => {
      await page.route('**/api/dashboard/simple-taxonomy', async route => {
        await held;
        await route.continue();
      });
    });
    const total = section(page, 'Your Study Progress').locator('p', { hasText: 'completed' });
    await section(page, 'Your Study Progress').getByRole('img').waitFor();
    expect(await total.textContent()).not.toMatch(/\d/);
    answer();
    await page.getByText('28 practice,').waitFor();
    await expect.poll(() => total.textContent()).toMatch(/\d/);
  });

  it('add up on the screen to the answers in the sessions', async () => {
    const { sessions, questions } = await answered();
    const page = await open();
    await whole(page);
    await page.getByText('28 practice,').waitFor();
    await expect
      .poll(() => section(page, 'Your Study Progress').textContent())
      .toContain(`${sessions.length}total sessions completed28 practice, ${sessions.length - 28} study`);
    const tile = (term: string) =>
      page
        .locator('dl > div', { has: page.getByText(term, { exact: true }) })
        .locator('dd')
        .textContent();
    for (const band of ['Easy', 'Medium', 'Hard'] as const) {
      const own = questions.filter(q => q.difficulty_band === band);
      const right = own.filter(q => q.outcome === 'correct').length;
      await expect.poll(() => tile(band)).toBe(String(own.length));
      const bar = section(page, 'Accuracy').getByRole('listitem').filter({ hasText: band });
      await expect
        .poll(() => bar.textContent())
        .toContain(`${Math.round((100 * right) / own.length)}% of ${own.length}`);
    }
    await expect.poll(() => tile('Total Questions')).toBe(String(questions.length));
    const row = section(page, 'Syllabus').getByRole('row', { name: /^Percentages/ });
    const percentages = questions.filter(q => q.subcategory === 'Percentages');
    await expect.poll(() => row.getByRole('cell').last().textContent()).toBe(String(percentages.length));
  });

  it('unfold by keyboard, and drawings are no tab stops', async () => {
    const page = await open();
    const keys = new Keyboard(page);
    await whole(page);
    await keys.follow('link', 'Skip to main content');
    await keys.expectAt('main');
    await keys.follow('button', 'Review a session');
    await keys.reach('link', /^Review session/);
    await keys.follow('button', 'Refresh');
    await keys.expectAt('button', 'Refresh');
    const insights = section(page, 'Adaptive Insights');
    await expect.poll(() => insights.getByText('In your last').isVisible()).toBe(true);
    await page.getByText('Recent Momentum').press('Enter');
    await expect.poll(() => insights.getByText('In your last').isVisible()).toBe(false);
    await expect.poll(() => insights.getByText('Right by difficulty').isVisible()).toBe(false);
    await page.getByText('All-Time Journey').press('Space');
    await expect.poll(() => insights.getByText('Right by difficulty').isVisible()).toBe(true);
    await keys.follow('button', 'Number System');
    await section(page, 'Syllabus')
      .getByRole('row', { name: /^Remainders/ })
      .waitFor();
    const inDrawings = page.locator('svg, [role=img], figure').locator('a, button, input, [tabindex]');
    expect(await inDrawings.count()).toBe(0);
  });

  it('add a topic to the next twelve by keyboard, remove it, and announce both', async () => {
    const page = await open({ width: 390 });
    const keys = new Keyboard(page);
    await whole(page);
    const stakes = section(page, 'Marks at stake');
    const first = stakes.getByRole('listitem').first();
    const topic = (await first.getByRole('heading').textContent()) ?? '';
    const today = section(page, `To win in your next 12: ${topic}`);
    await first.getByRole('button', { name: `Put this in my next 12: ${topic}` }).focus();
    await keys.press('Enter');
    // The card above it shows the added topic too and may move this button.
    await first.getByRole('button', { name: `In your next 12 Undo: ${topic}` }).scrollIntoViewIfNeeded();
    await keys.expectAt('button', `In your next 12 Undo: ${topic}`);
    await stakes
      .getByRole('status')
      .filter({ hasText: `${topic} is in your next 12.` })
      .waitFor();
    await section(page, 'Adaptive Insights').getByText(`You asked for ${topic}`).waitFor();
    await stage.expectAccessible('a wish');
    await page.reload();
    await whole(page);
    await today.getByRole('button', { name: `In your next 12 Undo: ${topic}` }).waitFor();
    await first.getByRole('button', { name: `In your next 12 Undo: ${topic}` }).press('Enter');
    await first.getByRole('button', { name: `Put this in my next 12: ${topic}` }).waitFor();
    await expectFocusOn(page, /^Put this in my next 12/);
    await stakes
      .getByRole('status')
      .filter({ hasText: `${topic} is no longer in your next 12.` })
      .waitFor();
    await section(page, 'Adaptive Insights')
      .getByText(`You asked for ${topic}`)
      .waitFor({ state: 'detached' });
  });

  it('are refetched when the tab becomes visible', async () => {
    const calls = ['today', 'simple-taxonomy', 'categorized-taxonomy', 'progress', 'adaptive-insights'];
    const answered = new Set<string>();
    const again = new Set<string>();
    const note = (url: string, noted: Set<string>) => {
      for (const call of calls) if (url.includes(`/dashboard/${call}`)) noted.add(call);
    };
    const page = await open({}, async opened => {
      opened.on('response', response => note(response.url(), answered));
    });
    await whole(page);
    await expect.poll(() => answered.size).toBe(calls.length);
    page.on('request', request => note(request.url(), again));
    // A query still fetching is not refetched, so visibility is toggled until all have been.
    const toFront = async () => {
      await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
      return again.size;
    };
    await expect.poll(toFront).toBe(calls.length);
  });
});

describe('trouble', () => {
  it('with the insights stays in their card, beside Refresh', async () => {
    const page = await open({ expected: failing('500 /api/dashboard/adaptive-insights') });
    await whole(page);
    const insights = section(page, 'Adaptive Insights');
    // First they load: newer data would hide the error of a refresh.
    await insights.getByText('In your last').waitFor();
    await page.route('**/dashboard/adaptive-insights?refresh=true', refused);
    await insights.getByRole('button', { name: 'Refresh' }).click();
    await insights.getByRole('alert').waitFor();
    await expect.poll(() => insights.getByText('In your last').isVisible()).toBe(true);
    await stage.expectAccessible('insights error');
    await page.unroute('**/dashboard/adaptive-insights?refresh=true');
    await insights.getByRole('button', { name: 'Refresh' }).click();
    await insights.getByRole('alert').waitFor({ state: 'detached' });
  });

  it('with the figures is retried twice without a message, then leaves an empty page with a retry', async () => {
    const times: number[] = [];
    const page = await open(
      { expected: failing('500 /api/dashboard/categorized-taxonomy') },
      async opened => {
        await opened.route('**/dashboard/categorized-taxonomy', route => {
          times.push(performance.now());
          return refused(route);
        });
      },
    );
    await page.getByText('Still loading. Trying again.').first().waitFor();
    await stage.expectAccessible('loading');
    await page.getByRole('heading', { name: 'No Study Data Yet' }).waitFor();
    const waits = times.slice(1).map((at, i) => (at - (times[i] ?? 0)) / 1000);
    expect(waits).toHaveLength(figures.dashboard.retryDelaysSeconds.length);
    // Not sooner; a busy machine may be later.
    for (const [i, delay] of figures.dashboard.retryDelaysSeconds.entries())
      expect(waits[i]).toBeGreaterThanOrEqual(delay - 0.05);
    await page.getByText('Nothing you have answered is lost.').waitFor();
    await stage.expectAccessible('empty fallback');
    await page.unroute('**/dashboard/categorized-taxonomy');
    await page.getByRole('button', { name: 'Try again' }).click();
    await whole(page);
  });

  it('in rendering shows the error card, and Try Again refetches', async () => {
    // Error 520: React recovered by rendering again, which a fast machine without time slicing does not do.
    const page = await open(
      { expected: /TypeError: Cannot read properties of null|React error #520/ },
      async opened => {
        await opened.route('**/dashboard/categorized-taxonomy', route =>
          route.fulfill({
            status: 200,
            headers: ours,
            contentType: 'application/json',
            body: '{"categorized_data":[null]}',
          }),
        );
      },
    );
    await page.getByRole('heading', { name: 'Dashboard Loading Error' }).waitFor();
    await expectFocusOn(page, 'Dashboard Loading Error');
    await stage.expectAccessible('error boundary');
    await page.getByRole('button', { name: 'Refresh Page' }).waitFor();
    await page.unroute('**/dashboard/categorized-taxonomy');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await whole(page);
  });
});

it('a new student sees that there is no study data yet, and no number', async () => {
  const student = await stage.newStudent();
  const page = await open({ as: student, width: 390 });
  await page.getByRole('heading', { name: 'No Study Data Yet' }).waitFor();
  await page.getByText('Your first 12 questions will start filling this page.').waitFor();
  await section(page, 'Free Trial')
    .getByText('5 sessions to start with, then 2 a week. You have 5 of the first 5 left.')
    .waitFor();
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect
    .poll(async () => (await headings.allTextContents()).slice(1))
    .toEqual(['Today', 'Your expected score', 'Your Study Progress', 'Free Trial']);
  await stage.expectAccessible('empty');
});

async function studentOfUsedUpWeek(): Promise<Student> {
  const student = await stage.newStudent();
  const sessions = figures.freeTrial.sessions + figures.freeTrial.sessionsPerWeek;
  for (let n = 0; n < sessions; n += 1) await product.practise(student, 12);
  return student;
}
/** The three instants are in one week. */
let usedUp: Student | undefined;

it.for(everyInstant)(
  'a used-up free week fits one screen of a phone at $inIndia, with the day of the next session',
  async ({ instant }) => {
    await stage.at(instant);
    usedUp ??= await studentOfUsedUpWeek();
    const page = await stage.open({ as: usedUp, width: 390 }, '/dashboard');
    await page.getByRole('heading', { name: /^Your next 12 opens on \w+day$/ }).waitFor();
    await page.getByRole('link', { name: 'Read your solutions' }).waitFor();
    await page.getByRole('region', { name: 'What your answers show' }).waitFor();
    const all = page.getByRole('button', { name: 'All figures' });
    await expect
      .poll(async () => {
        const box = await all.boundingBox();
        return (box?.y ?? 9999) + (box?.height ?? 0);
      })
      .toBeLessThanOrEqual(844);
    await stage.expectAccessible('a week that is used up');
  },
);
