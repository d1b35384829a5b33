import { api, type Endpoint, type MonitoredUser } from '@twelvefold/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { signedInAdmin } from '../../../test/kit/admin.ts';
import { type SignedUp, testApp } from '../../../test/kit/app.ts';
import { buy } from '../../../test/kit/buyer.ts';
import { rowsOf } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/query.ts';
import { planPackJob } from '../learning/index.ts';

const app = testApp();
let admin: SignedUp;
beforeAll(async () => {
  admin = await signedInAdmin(app);
});
const row = async ({ user }: SignedUp, query = ''): Promise<MonitoredUser> =>
  (await app.get(`/admin/users-monitoring?filter=${user.id}${query}`, admin)).body.users[0];

/** What the queue does with a job that has failed for good. */
async function giveUp(student: SignedUp): Promise<void> {
  await app.platform.db.execute(sql`
    insert into pgboss.job (name, data, singleton_key, source_name, source_id, source_retry_count)
    values ('dead_letters', ${JSON.stringify({ userId: student.user.id })}::jsonb, ${student.user.id}, ${planPackJob},
      gen_random_uuid(), 3)`);
}

describe('users monitoring', () => {
  it('a row follows sign-up, session, pack and completion', async () => {
    const student = await app.student('Zoya Khan');
    expect(await row(student)).toMatchObject({
      email: student.email,
      name: 'Zoya Khan',
      sessions_completed: 0,
      last_session_created: null,
      current_session_id: null,
      critical_issue: false,
      failed_job_type: null,
    });
    const { body: session } = await app.post('/session/start', { user_id: student.user.id }, student);
    expect(await row(student)).toMatchObject({
      current_session_id: session.session_id,
      last_session_created: app.clock.now().toISOString(),
      pre_pack_available: false,
    });
    for (let position = 1; position <= session.total_questions; position += 1)
      await app.post('/session/skip', { session_id: session.session_id, position }, student);
    await app.post('/session/complete', { session_id: session.session_id }, student);
    expect(await row(student)).toMatchObject({
      sessions_completed: 1,
      current_session_id: null,
      pre_pack_available: true,
    });
  });

  it('every column sorts both ways, and pages follow one another without a gap', async () => {
    for (let n = 0; n < 3; n += 1) await app.student(`Student ${n}`);
    const columns = Object.keys(await row(await app.student()));
    for (const column of columns)
      for (const sort of [column, `-${column}`]) {
        const { body: whole } = await app.get(`/admin/users-monitoring?sort=${sort}`, admin);
        const paged: string[] = [];
        let cursor = '';
        do {
          const { body } = await app.get(`/admin/users-monitoring?sort=${sort}&limit=2${cursor}`, admin);
          paged.push(...body.users.map((user: MonitoredUser) => user.user_id));
          cursor = body.next ? `&cursor=${body.next}` : '';
        } while (cursor);
        expect(paged).toEqual(whole.users.map((user: MonitoredUser) => user.user_id));
        expect(whole.success).toBe(true);
      }
    expect((await app.get('/admin/users-monitoring?sort=password_hash', admin)).status).toBe(422);
    expect((await app.get('/admin/users-monitoring?cursor=nonsense', admin)).status).toBe(400);
  });

  it('S075 Fix deletes exhausted jobs and enqueues one fresh job, whoever presses how often', async () => {
    const student = await app.student();
    await giveUp(student);
    expect(await row(student)).toMatchObject({
      exhausted_jobs: 1,
      critical_issue: true,
      failed_job_type: planPackJob,
    });
    const fix = () => app.post('/admin/fix-user-jobs', { user_id: student.user.id }, admin);
    const answers = await Promise.all([fix(), fix()]);
    const deleted = answers.map(({ body }) => body.deleted_jobs_count).sort();
    expect(deleted).toEqual([0, 1]);
    expect(answers.flatMap(({ body }) => body.new_job_id ?? [])).toHaveLength(1);
    expect(await row(student)).toMatchObject({ exhausted_jobs: 0, jobs_enqueued: 1, critical_issue: false });
    await app.settle();
    expect(await row(student)).toMatchObject({ jobs_enqueued: 0, pre_pack_available: true });
    expect((await app.post('/admin/fix-user-jobs', { user_id: crypto.randomUUID() }, admin)).status).toBe(
      404,
    );
  });

  it('S070 the CSV holds every user, and no cell that a spreadsheet would run', async () => {
    await app.student('=HYPERLINK("http://evil","x")');
    const answer = await app.get('/admin/users-monitoring/export', admin);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename=users-monitoring.csv',
      'x-content-type-options': 'nosniff',
    });
    expect(answer.text).toContain(`"'=HYPERLINK(""http://evil"",""x"")"`);
    const [count] = await rowsOf<{ n: number }>(
      app.platform.db.execute(sql`select count(*)::int as n from users`),
    );
    expect(answer.text.trimEnd().split('\r\n')).toHaveLength(1 + (count?.n ?? 0));
  });
});

describe('referrals', () => {
  it('a paid use is listed, counted by day, told by code and exported', async () => {
    const owner = await app.student('Ravi Owner');
    const buyer = await app.student('Bina Buyer');
    const { code } = (await app.get('/referral/mine', owner)).body;
    await buy(app, buyer, 'pro_regular', { referral_code: code });
    const { body } = await app.get('/admin/referral-export?format=json', admin);
    expect(body).toMatchObject({ total: 1 });
    expect(body.referral_data).toEqual([
      {
        date: app.clock.now().toISOString(),
        referral_code: code,
        referrer_name: 'Ravi Owner',
        referrer_email: owner.email,
        used_by_email: buyer.email,
        usage_id: buyer.user.id,
        subscription_type: 'pro_regular',
        cashback_due: 50_000,
      },
    ]);
    const total = async (days: string) => (await app.get(`/admin/referral-export?${days}`, admin)).body.total;
    expect(await total('start_date=2026-03-02&end_date=2026-03-02')).toBe(1);
    expect(await total('start_date=2026-03-03')).toBe(0);
    expect(await total('end_date=2026-03-01')).toBe(0);
    const stats = await app.get(`/admin/referral-stats/${code.toLowerCase()}`, admin);
    expect(stats.body).toMatchObject({
      owner: { full_name: 'Ravi Owner', email: owner.email },
      recent_usage: [{ email: buyer.email, user_id: buyer.user.id, subscription_type: 'pro_regular' }],
    });
    expect((await app.get('/admin/referral-stats/ZZZZZZ', admin)).status).toBe(404);
    const csv = await app.get('/admin/referral-export?format=csv', admin);
    expect(csv.text).toContain(
      `${code},Ravi Owner,${owner.email},${buyer.email},${buyer.user.id},pro_regular,500`,
    );
  });
});

describe('privileges', () => {
  it('S074 an address is required, fits, has one row whatever its case, and is removed once', async () => {
    const add = (email: string, notes?: string) => app.post('/admin/privileges', { email, notes }, admin);
    expect((await add('')).body).toMatchObject({ status: 422, detail: 'Email address is required' });
    expect((await add('x')).status).toBe(422);
    const { body: row } = await add('Tutor@Example.org', 'Guest');
    expect(row).toMatchObject({ email: 'tutor@example.org', notes: 'Guest', added_by_admin: admin.email });
    expect((await add('TUTOR@example.org')).body.id).toBe(row.id);
    const { body } = await app.get('/admin/privileges?filter=tutor', admin);
    expect(body).toMatchObject({ total: 1, privileges: [{ id: row.id }] });
    for (const sign of ['%', '_', '\\'])
      expect((await app.get(`/admin/privileges?filter=${encodeURIComponent(sign)}`, admin)).body.total).toBe(
        0,
      );
    expect((await app.delete(`/admin/privileges/${row.id}`, admin)).status).toBe(200);
    expect((await app.delete(`/admin/privileges/${row.id}`, admin)).status).toBe(404);
  });
});

describe('the audit log', () => {
  it('S076 has one row for each action: who, when, what, of what, from where, with what result', async () => {
    const boss = await signedInAdmin(app);
    const from = '203.0.113.9';
    const begun = app.clock.now();
    const ask = async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => {
      app.clock.advance(1);
      return app.call(method, path, { token: boss.token, from, ...(body && { body }) });
    };
    const { body: row } = await ask('POST', '/admin/privileges', { email: 'a@example.org' });
    await ask('DELETE', `/admin/privileges/${row.id}`);
    await ask('DELETE', `/admin/privileges/${row.id}`);
    await ask('GET', '/admin/users-monitoring/export');
    await ask('GET', '/admin/referral-export?format=csv');
    await ask('GET', '/admin/referral-export?format=json');
    const { body } = await app.get(`/admin/audit-log?admin=${boss.email}`, admin);
    const common = { admin_id: boss.user.id, admin_email: boss.email, client: from };
    expect(body.entries.at(-1)?.at).toBe(new Date(begun.getTime() + 1000).toISOString());
    expect(body.entries).toMatchObject([
      { ...common, action: 'referrals.export', result: 'done' },
      { ...common, action: 'users.export', result: 'done' },
      { ...common, action: 'privileges.remove', object: row.id, result: 'refused', detail: 'Not found' },
      { ...common, action: 'privileges.remove', object: row.id, result: 'done' },
      { ...common, action: 'privileges.add', object: row.id, result: 'done' },
    ]);
    const refused = await app.get(`/admin/audit-log?admin=${boss.email}&result=refused&limit=1`, admin);
    expect(refused.body).toMatchObject({ entries: [{ action: 'privileges.remove' }], next: null });
    expect((await app.get('/admin/audit-log/export', admin)).text).toContain(
      `,privileges.add,${row.id},${from},done,`,
    );
  });

  it('refuses days in the wrong order in words, also as a file', async () => {
    const days = 'start_date=2026-03-02&end_date=2026-03-01';
    for (const path of ['audit-log', 'audit-log/export'])
      expect(await app.get(`/admin/${path}?${days}`, admin)).toMatchObject({
        status: 422,
        body: { detail: 'The first day is after the last.' },
      });
  });

  it('is never changed', async () => {
    await app.get('/admin/audit-log/export', admin);
    for (const change of [
      sql`update admin_actions set client = ''`,
      sql`delete from admin_action_results`,
      sql`truncate admin_action_results`,
    ])
      await expect(app.platform.db.execute(change)).rejects.toThrow();
  });

  it('every call of administrators that changes something or hands out a file is written down', () => {
    const silent = Object.entries(api as Record<string, Endpoint>).filter(
      ([key, { access, kind, audit }]) =>
        access === 'admin' && (!key.startsWith('GET') || kind === 'file') && !audit,
    );
    expect(silent.map(([key]) => key)).toEqual([]);
  });
});
