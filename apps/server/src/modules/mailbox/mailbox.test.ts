import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { signedInAdmin } from '../../../test/kit/admin.ts';
import { type SignedUp, type TestApp, testApp } from '../../../test/kit/app.ts';
import { GoogleServer } from '../../../test/kit/google-server.ts';
import { mailServer } from '../../../test/kit/mail-server.ts';
import { rowsOf } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/query.ts';

const callback = (app: TestApp, admin: SignedUp, back: URL, change: object = {}) => {
  const { state, code } = Object.fromEntries(back.searchParams);
  return app.post('/auth/gmail/callback', { authorization_code: code, state, ...change }, admin);
};

describe('S019 the Gmail calls', () => {
  const app = testApp();

  it('are for administrators, and say what is missing where nothing is configured', async () => {
    const [student, admin] = [await app.student(), await signedInAdmin(app)];
    const callsAs = async (options: { token?: string }) => [
      await app.get('/auth/gmail/authorize', options),
      await app.post('/auth/gmail/callback', { authorization_code: 'x', state: 'y' }, options),
    ];
    for (const { status, body } of await callsAs(student))
      expect([status, body.detail]).toEqual([403, 'Access denied. Admin privileges required.']);
    for (const { status } of await callsAs({})) expect(status).toBe(401);
    for (const { status, body } of await callsAs(admin)) {
      expect(status).toBe(503);
      expect(body.detail).toContain('GMAIL_CLIENT_ID and GMAIL_CLIENT_SECRET are missing');
    }
    const { body } = await app.get('/auth/gmail/connection', admin);
    expect(body).toEqual({ configured: false, connection: null });
  });
});

describe('a mailbox', async () => {
  const google = new GoogleServer();
  const stop = await google.start();
  const post = await mailServer();
  const app = testApp({ env: { ...google.env(), SMTP_URL: post.url } });
  let admin: SignedUp;
  beforeAll(async () => {
    admin = await signedInAdmin(app);
  });
  afterEach(async () => {
    Object.assign(google, {
      isDown: false,
      refusesMail: null,
      agreesToSend: true,
      address: 'post@gmail.example',
    });
    await app.delete('/auth/gmail/connection', admin);
    Object.assign(google, { sent: [] });
    post.received.length = 0;
  });
  afterAll(async () => {
    stop();
    await post.close();
  });

  const authorize = async (who = admin) =>
    (await app.get('/auth/gmail/authorize', who)).body.authorization_url as string;
  const connect = async () => callback(app, admin, google.agree(await authorize()));
  const connection = async () => (await app.get('/auth/gmail/connection', admin)).body.connection;
  const mail = async (to: string) => {
    const words = { kind: 'test', subject: 'Ünïcode', heading: 'Hi', paragraphs: ['One.'], to };
    await app.platform.db.transaction(tx => app.platform.mailer.send(tx, words));
    await app.settle();
  };

  it('is asked for with state and PKCE, for sending alone and for as long as it is wanted', async () => {
    const { pathname, searchParams } = new URL(await authorize());
    expect(pathname).toBe('/o/oauth2/v2/auth');
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: 'code',
      redirect_uri: 'http://127.0.0.1:3000/admin/mailbox',
      scope: 'openid email https://www.googleapis.com/auth/gmail.send',
      code_challenge_method: 'S256',
      access_type: 'offline',
      prompt: 'consent',
    });
    for (const name of ['state', 'code_challenge']) expect(searchParams.get(name)).toMatch(/^[\w-]{43}$/);
  });

  it('that is connected takes the mail, from its own address; its token is unreadable at rest', async () => {
    const { status, body } = await connect();
    expect([status, body.message]).toEqual([200, 'Gmail authentication successful']);
    expect(await connection()).toMatchObject({ address: 'post@gmail.example', withdrawn_at: null });
    await mail('asha@example.org');
    expect(google.sent).toHaveLength(1);
    expect(google.sent[0]?.message).toMatch(
      /^From: Twelvefold <post@gmail\.example>\r\nTo: asha@example\.org/m,
    );
    expect(post.asked).toEqual([]);
    const rows = await rowsOf<{ token: string }>(
      app.platform.db.execute(sql`select sealed_refresh_token as token from gmail_connection`),
    );
    expect(rows).toHaveLength(1);
    expect(() => app.platform.secrets.open('gmail', rows[0]?.token ?? '')).not.toThrow();
  });

  it.each([
    ['without a state', { state: undefined }],
    ['with a state that nobody was given', { state: 'x'.repeat(43) }],
  ])('is not connected %s', async (_, change) => {
    const { status, body } = await callback(app, admin, google.agree(await authorize()), change);
    expect([status, body.code]).toEqual([400, 'invalid_request']);
    expect(await connection()).toBeNull();
  });

  it('is connected by whoever asked, once, within ten minutes', async () => {
    const other = await signedInAdmin(app);
    const back = google.agree(await authorize(other));
    expect((await callback(app, admin, back)).status).toBe(400);
    expect((await callback(app, other, back)).status).toBe(200);
    expect((await callback(app, other, back)).status).toBe(400);
    const late = google.agree(await authorize());
    app.clock.advance(601);
    expect((await callback(app, admin, late)).body.detail).toContain('its answer came too late');
  });

  it('is not connected by a code that came from another page of Google', async () => {
    const foreign = google.agree(await authorize());
    const mine = google.agree(await authorize());
    foreign.searchParams.set('state', mine.searchParams.get('state') ?? '');
    const { status, body } = await callback(app, admin, foreign);
    expect([status, body.detail]).toEqual([400, 'Google did not accept this. Please connect again.']);
  });

  it('whose owner takes the tick of sending away is not connected, and while Google is away neither', async () => {
    google.agreesToSend = false;
    expect((await connect()).body.detail).toContain('leave the tick at sending');
    google.agreesToSend = true;
    const back = google.agree(await authorize());
    google.isDown = true;
    const { status, body } = await callback(app, admin, back);
    expect([status, body.code]).toEqual([503, 'unavailable']);
    expect(await connection()).toBeNull();
  });

  it('goes on with another access token when the one it has runs out or is ended', async () => {
    await connect();
    await mail('a@example.org');
    google.endAccessTokens();
    await mail('b@example.org');
    google.endAccessTokens();
    app.clock.advance(3600);
    await mail('c@example.org');
    expect(google.sent).toHaveLength(3);
  });

  it('whose access is ended at Google leaves mail to the mail server; support is told once', async () => {
    await connect();
    google.endAccess();
    await mail('a@example.org');
    await mail('b@example.org');
    expect(post.received.map(({ to }) => to).sort()).toEqual([
      'a@example.org',
      'b@example.org',
      app.platform.config.supportEmail,
    ]);
    expect((await connection()).withdrawn_at).not.toBeNull();
    await connect();
    expect((await connection()).withdrawn_at).toBeNull();
  });

  it('that has sent its share leaves the rest to the mail server, and stays connected', async () => {
    await connect();
    google.refusesMail = { status: 429, reason: 'rateLimitExceeded' };
    await mail('a@example.org');
    expect(post.received.map(({ to }) => to)).toEqual(['a@example.org']);
    expect((await connection()).withdrawn_at).toBeNull();
  });

  it('keeps mail while Google is away, and sends it after', async () => {
    await connect();
    google.isDown = true;
    await mail('a@example.org');
    expect([google.sent, post.received]).toEqual([[], []]);
    google.isDown = false;
    await app.platform.db.execute(
      sql`update pgboss.job set start_after = now() - interval '1 second' where name = 'mail' and state = 'retry'`,
    );
    await app.settle();
    expect(google.sent).toHaveLength(1);
  });

  it('that is disconnected gives its access back; a mailbox that takes its place ends that of the first', async () => {
    await connect();
    expect(google.hasAccess).toBe(true);
    const { body } = await app.delete('/auth/gmail/connection', admin);
    expect([body.message, google.hasAccess]).toEqual(['The mailbox is disconnected.', false]);
    await mail('a@example.org');
    expect(post.received).toHaveLength(1);

    await connect();
    google.address = 'other@gmail.example';
    await connect();
    expect(await connection()).toMatchObject({ address: 'other@gmail.example' });
    await mail('b@example.org');
    expect(google.sent.map(({ from }) => from)).toEqual(['other@gmail.example']);
  });

  it('is tried with a mail to oneself, and stands in the audit log without address or code', async () => {
    await connect();
    const { body } = await app.post('/auth/gmail/test-mail', undefined, admin);
    expect(body.message).toBe(`A test email to ${admin.email} is on its way.`);
    await app.settle();
    expect(google.sent[0]?.message).toContain(`To: ${admin.email}`);
    const { body: log, text } = await app.get('/admin/audit-log?action=mailbox&limit=1000', admin);
    for (const action of ['mailbox.authorize', 'mailbox.connect', 'mailbox.test', 'mailbox.disconnect'])
      expect(log.entries).toContainEqual(expect.objectContaining({ action, result: 'done', object: '' }));
    expect(text).not.toContain('gmail.example');
  });
});
