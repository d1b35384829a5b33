import type { Page } from 'playwright-core';
import { it } from 'vitest';
import { failing, stageFor } from './kit/stage.ts';

const stage = stageFor({ expected: failing('422 /api/account/delete') });

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Delete my account' });

/** Opens the dialog and submits it; its call waits until `refuse` is called, and is then refused. */
async function deleting(page: Page) {
  const refused = Promise.withResolvers<void>();
  await page.route('**/api/account/delete', async route => {
    await refused.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await dialog(page).getByLabel('Password', { exact: true }).fill('not my password');
  await page.keyboard.press('Enter');
  await dialog(page).getByRole('button', { name: 'Deleting...' }).waitFor();
  return refused.resolve;
}

it.each([
  ['that supports closedby', false],
  ['that closes a dialog at the second Esc regardless', true],
])('a dialog cannot be closed while it is sending, in a browser %s', async (_browser, older) => {
  const page = await stage.open({ as: await stage.newStudent() }, '/account');
  const refuse = await deleting(page);
  if (older) await dialog(page).evaluate(element => element.removeAttribute('closedby'));
  for (const press of ['Escape', 'Escape', 'Escape']) await page.keyboard.press(press);
  refuse();
  await dialog(page).getByText('This is not your password.').waitFor();
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await dialog(page).waitFor();
});
