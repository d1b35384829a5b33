import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/kit/app.ts';
import { deliver, deskOf, passTime, payer, planOf, providerOf } from '../../../test/kit/buyer.ts';
import { rowsOf } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/query.ts';
import { webhookSignature } from '../../platform/payments/signatures.ts';

const app = testApp();
const event = (name: string, entities: object) =>
  JSON.stringify({ entity: 'event', event: name, payload: entities, created_at: 1_764_547_200 });
const send = (body: string, signature: string | undefined, eventId: string = crypto.randomUUID()) =>
  app.call('POST', '/payments/webhook', {
    body,
    headers: {
      'content-type': 'application/json',
      'x-razorpay-event-id': eventId,
      ...(signature !== undefined && { 'x-razorpay-signature': signature }),
    },
  });
const signed = (body: string) => webhookSignature(providerOf(app).webhookSecret, Buffer.from(body));
const stored = async () => {
  const [row] = await rowsOf<{ n: number }>(
    app.platform.db.execute(sql`select count(*)::int as n from webhook_events`),
  );
  return row?.n ?? 0;
};

describe('a webhook', () => {
  it('S055 is taken with the right signature over its raw bytes only', async () => {
    const body = event('payment.captured', { payment: { entity: { id: 'pay_Sb0000000000B2' } } });
    const spaced = JSON.stringify(JSON.parse(body), null, 1);
    const before = await stored();
    const refused = [
      await send(body, undefined),
      await send(body, 'a'.repeat(64)),
      await send(spaced, signed(body)),
    ];
    expect(refused.map(({ status }) => status)).toEqual([400, 400, 400]);
    expect(await stored()).toBe(before);
    expect((await send(body, signed(body))).status).toBe(200);
    await app.settle();
  });

  it('S056 delivered 50 times, ten at once, has its effects once', async () => {
    const { student } = await payer(app);
    providerOf(app).change({ deliveries: 10 });
    const statuses = [];
    for (let i = 0; i < 5; i += 1) statuses.push(...(await deliver(app)));
    providerOf(app).change({ mode: 'up' });
    expect(new Set(statuses)).toEqual(new Set([200]));
    await app.settle();
    expect((await app.get('/payments/history', student)).body.payments).toHaveLength(1);
    expect(await deskOf(app).differences()).toEqual([]);
  });

  it('rule 18: in any order they come to the same', async () => {
    const { student } = await payer(app);
    providerOf(app).change({ reorder: true });
    await passTime(app);
    providerOf(app).change({ mode: 'up' });
    expect((await planOf(app, student)).subscription?.is_active).toBe(true);
  });

  it('of an unknown kind, or not JSON, is kept and left alone', async () => {
    for (const body of ['not json', event('settlement.processed', {}), event('no\u0000name', {}), '[]'])
      expect((await send(body, signed(body))).status).toBe(200);
    await app.settle();
  });
});

describe('the ledger', () => {
  const insert = (lines: string) =>
    app.platform.db.transaction(async tx => {
      await tx.execute(
        sql`insert into ledger_entries (id, key, kind, at) values ('00000000-0000-7000-8000-000000000001', 'test', 'charge', now())`,
      );
      if (lines) await tx.execute(sql.raw(lines));
    });
  const line = (place: number, amount: number) =>
    `insert into ledger_lines (entry_id, place, account, unit, amount) values ('00000000-0000-7000-8000-000000000001', ${place}, 'provider', 'paise', ${amount});`;
  const refusal = async (work: Promise<unknown>) =>
    work.then(
      () => 'taken',
      error => String(error.cause ?? error),
    );

  it('refuses an entry that does not balance, one without lines, and every change', async () => {
    expect(await refusal(insert(line(0, 100)))).toContain('does not balance');
    expect(await refusal(insert(''))).toContain('has no lines');
    const changes = [
      'update ledger_entries set kind = kind',
      'delete from ledger_lines',
      'delete from billing_audit',
    ];
    for (const change of changes)
      expect(await refusal(app.platform.db.execute(sql.raw(change)))).toContain('append-only');
  });
});
