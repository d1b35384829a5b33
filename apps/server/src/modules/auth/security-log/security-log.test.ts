import type { SecurityEvent } from '@twelvefold/contract';
import { expect, it } from 'vitest';
import { freshEmail, type SignedUp, testApp } from '../../../../test/kit/app.ts';
import { rowsOf } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/query.ts';
import { authModule } from '../index.ts';

const app = testApp();

const logOf = async ({ token }: Pick<SignedUp, 'token'>): Promise<SecurityEvent[]> =>
  (await app.get('/account/security-log', { token })).body.events;
const kinds = (events: readonly SecurityEvent[]) => events.map(({ kind }) => kind);

/** A second later than what was before. */
const tryWith = (email: string, password: string, from: string, agent = 'Firefox') => {
  app.clock.advance(1);
  return app.post('/auth/login', { email, password }, { from, headers: { 'user-agent': agent } });
};

const rows = () =>
  rowsOf<{ user_id: string | null; text: string }>(
    app.platform.db.execute(sql`select user_id, e::text as text from security_events e`),
  );

it('a sign-in is noted with its browser and address, one in a new browser as such', async () => {
  const student = await app.student();
  await tryWith(student.email, student.password, '198.51.100.7');
  const [last, ...before] = await logOf(student);
  expect(last).toMatchObject({ kind: 'signed_in_new_browser', browser: 'Firefox', address: '198.51.100.7' });
  expect(kinds(before)).toEqual(['signed_in']);
  await tryWith(student.email, student.password, '198.51.100.7');
  expect((await logOf(student))[0]?.kind).toBe('signed_in');
});

it('failures of one hour and address are one event, which counts them', async () => {
  const student = await app.student();
  for (const from of ['198.51.100.8', '198.51.100.8', '203.0.113.9'])
    await tryWith(student.email, 'no', from);
  app.clock.advance(3600);
  await tryWith(student.email, 'no', '198.51.100.8');
  const failed = (await logOf(student)).filter(({ kind }) => kind === 'sign_in_failed');
  expect(failed.map(({ address, times }) => [address, times])).toEqual([
    ['198.51.100.8', 1],
    ['203.0.113.9', 1],
    ['198.51.100.8', 2],
  ]);
});

it('what is changed inside is noted: password, ended sign-ins, exports and wrong passwords', async () => {
  const student = await app.student();
  await tryWith(student.email, student.password, '198.51.100.7');
  const { sign_ins } = (await app.get('/account/sign-ins', student)).body;
  const other = sign_ins.find((one: { current: boolean }) => !one.current);
  app.clock.advance(1);
  await app.delete(`/account/sign-ins/${other.id}`, student);
  app.clock.advance(1);
  await app.post('/account/export', { password: 'not it' }, student);
  app.clock.advance(1);
  await app.post('/account/export', { password: student.password }, student);
  app.clock.advance(1);
  const given = { current_password: student.password, new_password: 'another long phrase' };
  await app.post('/account/password', given, student);
  expect(kinds(await logOf(student)).slice(0, 4)).toEqual([
    'password_changed',
    'data_exported',
    'password_refused',
    'sign_in_ended',
  ]);
});

it('rights that are given and taken are noted', async () => {
  const { email, password } = await app.student();
  const account = { email, password, full_name: 'Asha Rao' };
  const auth = authModule(app.platform, { holdStudent: async () => {}, afterRemoval: '' });
  app.clock.advance(1);
  await auth.ensureVerified({ ...account, is_admin: true });
  app.clock.advance(1);
  await auth.ensureVerified({ ...account, is_admin: false });
  app.clock.advance(1);
  const token = await app.login(email, password);
  expect(kinds(await logOf({ token })).slice(1, 3)).toEqual(['rights_taken', 'rights_given']);
});

it('a try with an address that nobody has is kept without the address', async () => {
  const email = freshEmail();
  await tryWith(email, 'no', '192.0.2.77');
  const [row, ...others] = (await rows()).filter(({ text }) => text.includes('192.0.2.77'));
  expect([row?.user_id, others]).toEqual([null, []]);
  expect(row?.text).not.toContain(email);
});

it('the log is shown to its owner alone, goes along in the export, and goes with the account', async () => {
  const student = await app.student();
  await tryWith(student.email, 'no', '192.0.2.78');
  expect(kinds(await logOf(await app.student()))).toEqual(['signed_in']);
  app.clock.advance(1);
  const exported = await app.post('/account/export', { password: student.password }, student);
  expect(kinds(exported.body.security_log)).toEqual(['data_exported', 'sign_in_failed', 'signed_in']);
  await app.post('/account/delete', { password: student.password }, student);
  expect((await rows()).filter(({ text }) => text.includes('192.0.2.78'))).toEqual([]);
});

it('events are forgotten after half a year', async () => {
  const student = await app.student();
  app.clock.advance(181 * 24 * 3600);
  const token = await app.login(student.email, student.password);
  await app.platform.db.transaction(tx => app.platform.jobs.enqueue(tx, 'clean-accounts', {}));
  await app.settle();
  expect(kinds(await logOf({ token }))).toEqual(['signed_in']);
});
