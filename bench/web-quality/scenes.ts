import type { Page } from 'playwright-core';
import { adminPaths, open, publicPaths, signedInPaths } from './stage.ts';

type Api = 'answers' | 'is silent' | 'fails';

/** One state of one screen: the user, the state of the network, and the presses before. */
export interface Scene {
  name: string;
  as: 'visitor' | 'demo' | 'newcomer' | 'admin';
  api?: Api;
  show: (page: Page) => Promise<void>;
}

const plain = (as: Scene['as'], paths: readonly string[]): Scene[] =>
  paths.map(path => ({
    name: as === 'newcomer' ? `${path} empty` : path,
    as,
    show: page => open(page, path),
  }));

const pressed = (
  as: Scene['as'],
  path: string,
  name: string,
  button: RegExp,
  role: 'dialog' | 'group' | 'list' = 'dialog',
): Scene => ({
  name: `${path} ${name}`,
  as,
  show: async page => {
    await open(page, path);
    await page.getByRole('button', { name: button }).first().click();
    await page.getByRole(role).first().waitFor();
  },
});

/** Skeletons appear after 300 ms; the specified sentence appears at once. */
const loading = (path: string): Scene => ({
  name: `${path} loading`,
  as: 'demo',
  api: 'is silent',
  show: async page => {
    await page.goto(path);
    await page
      .getByRole('status')
      .filter({ hasText: /^Loading/ })
      .first()
      .waitFor({ state: 'attached' });
    await page.waitForTimeout(400);
  },
});

/** Error state of a screen, after its retries. */
const failing = (path: string): Scene => ({
  name: `${path} error`,
  as: 'demo',
  api: 'fails',
  show: async page => {
    await page.goto(path);
    await page
      .getByRole('button', { name: /^Try again$/i })
      .first()
      .waitFor();
  },
});

const tab = (name: string, show: (page: Page) => Promise<void>): Scene => ({
  name: `/ ${name}`,
  as: 'visitor',
  show: async page => {
    await open(page, '/');
    await show(page);
  },
});

/** Without `/begin`, whose form appears before any reply. */
const waiting = signedInPaths.filter(path => path !== '/begin');

export const scenes: readonly Scene[] = [
  ...plain('visitor', publicPaths),
  pressed('visitor', '/pricing', 'dialog', /^Get Pro Exclusive/),
  pressed('newcomer', '/pricing', 'purchase', /^Get Pro Regular/),
  pressed('visitor', '/contact', 'feedback', /^Share Your Experience/),
  tab('sign in', page => page.getByRole('tab', { name: 'Start My 12' }).click()),
  tab('sign up, refused', async page => {
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByText('Full name is required').waitFor();
  }),
  tab('reset', async page => {
    await page.getByRole('tab', { name: 'Start My 12' }).click();
    await page.getByRole('button', { name: /Forgot/ }).click();
  }),
  ...plain('demo', signedInPaths),
  {
    name: '/dashboard all figures',
    as: 'demo',
    show: async page => {
      await open(page, '/dashboard');
      await page.getByRole('button', { name: 'All figures' }).click();
      await page.getByRole('region', { name: 'Syllabus' }).waitFor();
    },
  },
  pressed('demo', '/dashboard', 'menu', /^Your menu/, 'group'),
  {
    name: '/session shortcuts',
    as: 'demo',
    show: async page => {
      await open(page, '/session');
      await page.keyboard.press('?');
      await page.getByRole('dialog').waitFor();
    },
  },
  pressed('demo', '/account', 'export', /^Export/),
  pressed('demo', '/account', 'delete', /^Delete/),
  {
    name: '/account change email, refused',
    as: 'demo',
    show: async page => {
      await open(page, '/account');
      await page.getByRole('button', { name: 'Change email' }).click();
      await page.getByRole('button', { name: 'Send code' }).click();
      await page.getByText('Email is required').waitFor();
    },
  },
  {
    name: '/dashboard without network',
    as: 'demo',
    show: async page => {
      await open(page, '/dashboard');
      await page.context().setOffline(true);
      await page
        .getByText(/offline|no connection|network/i)
        .first()
        .waitFor();
    },
  },
  ...plain('newcomer', signedInPaths),
  ...plain('admin', adminPaths),
  ...waiting.map(loading),
  ...waiting.map(failing),
];
