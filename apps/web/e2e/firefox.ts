import { randomUUID } from 'node:crypto';
import process from 'node:process';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { beginWith, templateVariable } from './kit/beginning.ts';
import { Product, type Student, wideLimits } from './kit/product.ts';
import { ensureTemplate } from './kit/template.ts';

/**
 * A dozen journeys in Firefox, by WebDriver BiDi: `npm run test:firefox`. They are outside the gate, which uses
 * Chromium.
 */

const product = new Product({}, dataDir => beginWith('postgres', dataDir));
const waitMs = 30_000;
const demo = ['demo.student@twelvefold.example', 'twelve a day'] as const;
const demoAdmin = ['demo.admin@twelvefold.example', 'twelve a day, admin'] as const;

let browser: Browser;
let page: Page;
/** Firefox's console message about a font whose download a reload aborted. */
const broughtOff = /download failed .*2152398850/s;
const crashes: string[] = [];

beforeAll(async () => {
  process.env[templateVariable] = JSON.stringify(await ensureTemplate());
  await product.start();
  await product.sandbox('POST', '/limits', { scale: wideLimits });
  browser = await puppeteer.launch({ browser: 'firefox', executablePath: process.env.FIREFOX_PATH ?? '' });
}, 600_000);
afterEach(async () => {
  await page.browserContext().close();
  expect(crashes.splice(0)).toEqual([]);
});
afterAll(async () => {
  await browser?.close();
  await product.dispose();
});

const newAddress = () => `${randomUUID()}@example.org`;
const newStudent = () => product.student(newAddress());

/** Opens a fresh browser context at an address, signed in when a student is given. */
async function open(path: string, as?: Student): Promise<void> {
  const context = await browser.createBrowserContext();
  page = await context.newPage();
  page.setDefaultTimeout(waitMs);
  page.on('pageerror', error => {
    if (!broughtOff.test(String(error))) crashes.push(String(error));
  });
  await page.setViewport({ width: 1280, height: 900 });
  await page.evaluateOnNewDocument(
    (token, user) => {
      // A frame without an address has no storage.
      if (token === null || location.protocol !== 'http:' || sessionStorage.getItem('signed in')) return;
      sessionStorage.setItem('signed in', 'once');
      localStorage.setItem('cat_prep_token', token);
      localStorage.setItem('cat_prep_user', user);
    },
    as?.token ?? null,
    JSON.stringify(as?.user ?? null),
  );
  await page.goto(`${product.url}${path}`);
}

const says = (words: string) => page.waitForSelector(`::-p-text(${words})`, { visible: true });
const press = (name: string, role = 'button') => page.locator(`::-p-aria(${name}[role="${role}"])`).click();
async function fill(name: string, text: string): Promise<void> {
  const field = await page.waitForSelector(`::-p-aria(${name})`, { visible: true });
  await field?.type(text);
}
const key = (name: Parameters<Page['keyboard']['press']>[0]) => page.keyboard.press(name);

/** Opens a session of a new student, which the keys then answer. */
async function inSession(): Promise<Student> {
  const student = await newStudent();
  await product.begin(student);
  await open('/session', student);
  await page.waitForSelector('input[type=radio]');
  return student;
}
async function answer(): Promise<void> {
  await key('a');
  await page.waitForSelector('input[type=radio]:checked');
  await key('Enter');
  await says('Next Question');
}

it('an account is made with the code that was mailed', async () => {
  const email = newAddress();
  await open('/');
  await fill('Full name', 'Asha Rao');
  await fill('Email', email);
  await fill('Password', 'twelve quiet questions');
  await press('Create account');
  await says('Check your email');
  await fill('Verification code', await product.codeFor(email));
  await says('Your first 12');
});

it('an answer shows its result and solution', async () => {
  await inSession();
  await answer();
  await says('Solution');
});

it('a reload keeps the answer and the crossed-out option', async () => {
  await inSession();
  await answer();
  await key('n');
  await says('Question 2');
  await page.reload();
  await says('Question 2');
  await page.waitForSelector('input[type=radio]');
  await key('b');
  await key('x');
  await page.reload();
  await page.waitForSelector('[data-crossed]');
});

it('the tutor replies beside the question', async () => {
  await inSession();
  await key('t');
  await fill('Your doubt', 'give me a hint');
  await key('Enter');
  await page.waitForFunction(() => (document.querySelector('[role=log]')?.textContent ?? '').length > 80);
});

it('answers given offline are kept, and sent when online', async () => {
  const student = await inSession();
  await page.setOfflineMode(true);
  await key('a');
  await key('Enter');
  await says('You are offline.');
  await page.setOfflineMode(false);
  await says('Next Question');
  const { current_position } = await product.api<{ current_position: number }>('POST', '/session/start', {
    token: student.token,
    body: { user_id: student.id },
  });
  expect(current_position).toBe(2);
});

it('the notebook opens a mistake', async () => {
  await open('/notebook', await product.signIn(...demo));
  await (await page.waitForSelector('main li button[aria-expanded]'))?.click();
  await says('Principle to remember');
});

it('the dashboard shows the next twelve and all figures', async () => {
  await open('/dashboard', await product.signIn(...demo));
  await says('Your next 12');
  await press('All figures');
  await says('Mastery map');
});

it('the study plan is made', async () => {
  await open('/study-plan', await newStudent());
  await press('Create My Study Plan');
  await says('Your 90-Day Study Plan');
});

it('the prices are shown', async () => {
  await open('/pricing');
  await says('₹1,499');
});

it('a lesson is opened from the list, with its formulas', async () => {
  await open('/learn');
  await press('Percentages: per cent of what?', 'link');
  await page.waitForSelector('.katex');
});

it('the desk shows a question as a student sees it', async () => {
  await open('/admin/bank?status=live', await product.signIn(...demoAdmin));
  await (await page.waitForSelector('table a'))?.click();
  const preview = await (await page.waitForSelector('iframe[title="As a student sees it"]'))?.contentFrame();
  await preview?.waitForSelector('input[type=radio]');
});

it('the dark theme can be chosen and survives a reload', async () => {
  await open('/pricing');
  await page.locator('footer label ::-p-text(Dark)').click();
  await page.reload();
  await page.waitForFunction(() => document.documentElement.dataset.theme === 'dark');
});
