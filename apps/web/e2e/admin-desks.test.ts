import { beforeAll, expect, it } from 'vitest';
import type { Student } from './kit/product.ts';
import { stageFor } from './kit/stage.ts';

const stage = stageFor();
let admin: Student;

beforeAll(async () => {
  admin = await stage.demoAdmin();
});

const file = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

it('an address gets privileges, is found, and loses them after a confirmation', async () => {
  const page = await stage.open({ as: admin, width: 390 }, '/admin/privileges');
  await page.getByRole('button', { name: 'Add Email' }).click();
  await page.getByText('Email address is required').waitFor();
  await page.getByLabel('Email address').fill('Guest.Teacher@example.org');
  await page.getByLabel('Notes (optional)').fill('Guest');
  await page.getByRole('button', { name: 'Add Email' }).click();
  await page.getByText('guest.teacher@example.org has unlimited sessions.').first().waitFor();
  await page.getByLabel('Search emails').fill('guest.teacher');
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.waitForURL('**/admin/privileges?email=guest.teacher');
  await stage.expectAccessible('privileges');
  await page.getByRole('button', { name: 'Remove guest.teacher@example.org' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await page.getByText('No email is listed.').waitFor();
});

it('users are sorted, filtered by their UUID and saved as CSV', async () => {
  const page = await stage.open({ as: admin }, '/admin/users');
  await page.getByRole('link', { name: 'Sessions completed' }).click();
  await page.getByRole('link', { name: 'Sessions completed' }).click();
  await page.waitForURL('**/admin/users?sort=-sessions_completed');
  const first = page.getByRole('row').nth(1);
  await first.getByRole('cell').nth(2).getByText(/[1-9]/).waitFor();
  const id = (await first.getByRole('cell').nth(10).textContent()) ?? '';
  await page.getByLabel('User UUID').fill(id);
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.waitForURL(`**/admin/users?sort=-sessions_completed&filter=${id}`);
  await expect.poll(() => page.getByRole('row').count()).toBe(2);
  await stage.expectAccessible('users');
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe('users-monitoring.csv');
});

it('a file of questions is checked, then uploaded, and its refused rows can be downloaded', async () => {
  const page = await stage.open({ as: admin, dark: true }, '/admin/questions');
  await page.getByRole('button', { name: 'Check file' }).click();
  await page.getByText('Please select a CSV file').waitFor();
  const options = '"[""1"",""2"",""3"",""4""]"';
  const rows = `stem,answer,mcq_options\nHow many desks has the console?,A,${options}\n,A,${options}\n`;
  await page.getByLabel('CSV file').setInputFiles(file('desks.csv', rows));
  await page.getByRole('button', { name: 'Check file' }).click();
  await page.getByText(/Nothing is stored yet. 2 rows processed: 1 can be imported/).waitFor();
  await page.getByText('The stem is missing.').waitFor();
  await page.getByRole('button', { name: 'Upload CSV' }).click();
  await page.getByText(/2 rows processed: 1 uploaded, of which 1 as drafts; 1 failed/).waitFor();
  await stage.expectAccessible('questions');
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Refused rows' }).first().click(),
  ]);
  expect(saved.suggestedFilename()).toBe('refused-desks.csv');
});

it('a file of previous-year questions is listed with its totals, and downloads unchanged', async () => {
  const page = await stage.open({ as: admin }, '/admin/pyq');
  const text = 'stem,year\nHow many crows sit on the desk?,2021\n,2021\n';
  await page.getByLabel('CSV file').setInputFiles(file('cat-2021.csv', text));
  await page.getByRole('button', { name: 'Upload CSV' }).click();
  await page.getByText('2 rows processed, 1 question created, 1 row left out.').waitFor();
  const row = page.getByRole('row').filter({ hasText: 'cat-2021.csv' });
  await row.getByText(`${text.length} Bytes`).waitFor();
  await stage.expectAccessible('previous-year questions');
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    row.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe('cat-2021.csv');
  const [refused] = await Promise.all([
    page.waitForEvent('download'),
    row.getByRole('button', { name: 'Refused rows' }).click(),
  ]);
  expect(refused.suggestedFilename()).toBe('refused-cat-2021.csv');
});

it('a referral code must have six characters, and an export is in the audit log', async () => {
  const page = await stage.open({ as: admin, width: 390, dark: true }, '/admin/referrals');
  await page.getByLabel('Referral code', { exact: true }).fill('AB');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByText('Please enter a valid 6-character referral code').waitFor();
  await stage.expectAccessible('referrals');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  await page.getByText('referrals.csv is downloaded.').first().waitFor();
  await page.goto('/admin/audit-log?action=referrals');
  await page.getByRole('row').filter({ hasText: 'referrals.export' }).first().getByText('Done').waitFor();
  await stage.expectAccessible('audit log');
});

it('a question is previewed as a student sees it, and changed with a reason', async () => {
  const page = await stage.open({ as: admin }, '/admin/bank?status=live');
  await page.getByRole('table').getByRole('link').first().click();
  const preview = page.frameLocator('iframe[title="As a student sees it"]');
  await preview.locator('label').first().click();
  await page.getByRole('button', { name: 'Show the result' }).click();
  await preview.getByText('Solution', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Question', { exact: true }).fill('How many desks has this console?');
  await page.getByLabel('Reason for the change').fill('It asked about something else.');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('It asked about something else.').waitFor();
  await page.getByRole('link', { name: 'The version before' }).waitFor();
  await preview.getByText('How many desks has this console?').waitFor();
  await stage.expectAccessible('question desk');
});

it('a student is found, suspended with a reason, and reinstated', async () => {
  const student = await stage.newStudent();
  const page = await stage.open({ as: admin, width: 390, dark: true }, '/admin/people');
  await page.getByLabel('Name, email or UUID').fill(student.email);
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByRole('table').getByRole('link').first().click();
  await page.getByRole('button', { name: 'Suspend' }).click();
  await page.getByRole('dialog').getByLabel('Reason').fill('Shared with a class.');
  await page.getByRole('dialog').getByRole('button', { name: 'Suspend' }).click();
  await page.getByText('Suspended: Shared with a class.').waitFor();
  await stage.expectAccessible('people');
  await page.getByRole('button', { name: 'Restore' }).click();
  await page.getByRole('dialog').getByLabel('Reason').fill('A mistake of ours.');
  await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
  await page.getByRole('button', { name: 'Suspend' }).waitFor();
});

it('no mailbox is offered on a server without Gmail settings', async () => {
  const page = await stage.open({ as: admin, width: 390, dark: true }, '/admin/mailbox');
  await page.getByText('Gmail is not set up on this server', { exact: false }).waitFor();
  await stage.expectAccessible('mailbox');
});

it('a long job is started, and its end is shown where it was started and on the jobs desk', async () => {
  const page = await stage.open({ as: admin }, '/admin/questions');
  await page.getByRole('button', { name: 'Recalculate Frequency' }).click();
  await page.getByText('The recalculation has begun.', { exact: false }).waitFor();
  await page.getByText('Frequency recalculation: done').waitFor();
  await page.goto('/admin/jobs');
  await page
    .getByRole('region', { name: 'Long jobs' })
    .getByText('by demo.admin', { exact: false })
    .waitFor();
});

it.each([
  ['inbox', 'Inbox'],
  ['figures', 'Figures'],
  ['cashback', 'Cashback'],
  ['payments', 'Payment troubles'],
  ['catalogue', 'Catalogue'],
  ['coverage', 'Coverage'],
  ['calibration', 'Calibration'],
  ['frequencies', 'Frequencies'],
  ['jobs', 'Jobs'],
])('/admin/%s is readable on a phone', async (path, name) => {
  const page = await stage.open({ as: admin, width: 390 }, `/admin/${path}`);
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await page.getByRole('table').first().waitFor();
  await stage.expectAccessible(path);
});
