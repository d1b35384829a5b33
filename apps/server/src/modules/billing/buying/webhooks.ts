import { createHash } from 'node:crypto';
import { daysAfter } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/db.ts';
import { and, eq, isNotNull, lt } from '../../../platform/db/query.ts';
import { type ProviderEvent, providerEvent } from '../../../platform/payments/shapes.ts';
import { isSignature, webhookSignature } from '../../../platform/payments/signatures.ts';
import { AppError } from '../../../platform/problems.ts';
import type { Needs } from '../needs.ts';
import { isDisputeEvent, noteDispute } from '../refunds/disputes.ts';
import { refreshRefunds } from '../refunds/refunds.ts';
import { webhookEvents } from '../schema.ts';
import { settle } from './activation.ts';
import { ordersNamed } from './order-store.ts';

/** Job that handles a stored webhook; data `{ eventId }`. */
export const webhookJob = 'billing.webhook';

const keptDays = 30;

/**
 * Stores a signed webhook once per event id and enqueues its job: the provider waits five seconds at most. Throws
 * `payment_signature_invalid`.
 */
export async function takeWebhook(
  needs: Needs,
  given: { body: Buffer; signature: string | undefined; eventId: string | undefined },
  now: Date,
): Promise<{ ok: true }> {
  const { db, jobs, payments } = needs.platform;
  const right = payments?.webhookSecrets.some(secret =>
    isSignature(given.signature, webhookSignature(secret, given.body)),
  );
  if (!right) throw new AppError('payment_signature_invalid', 'The signature is not right.');
  const event = eventOf(given.body);
  // Without an id the hash of the body identifies the event.
  const eventId = given.eventId?.slice(0, 100) ?? createHash('sha256').update(given.body).digest('hex');
  await db.transaction(async tx => {
    const [fresh] = await tx
      .insert(webhookEvents)
      .values({
        event_id: eventId,
        event: event?.event ?? 'unknown',
        // PostgreSQL text holds no NUL; no field we read has one.
        body: given.body.toString('utf8').replaceAll('\u0000', ''),
        names: event ? namesIn(event) : [],
        received_at: now,
      })
      .onConflictDoNothing()
      .returning({ id: webhookEvents.event_id });
    if (fresh) await jobs.enqueue(tx, webhookJob, { eventId }, { key: eventId });
  });
  return { ok: true };
}

/** Null for unknown events, which are stored and ignored. */
function eventOf(body: Buffer): ProviderEvent | null {
  try {
    const parsed = providerEvent.safeParse(JSON.parse(body.toString('utf8')));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

function namesIn({ payload }: ProviderEvent): string[] {
  const names = [
    payload.payment?.entity.id,
    payload.payment?.entity.order_id,
    payload.order?.entity.id,
    payload.subscription?.entity.id,
    payload.refund?.entity.payment_id,
  ];
  return [...new Set(names.filter(name => typeof name === 'string'))];
}

/** Handles an event: it only means that something changed, and the provider is asked for the state. */
export async function handleWebhook(needs: Needs, eventId: string, now: Date): Promise<void> {
  const { db } = needs.platform;
  const [row] = await db.select().from(webhookEvents).where(eq(webhookEvents.event_id, eventId)).limit(1);
  if (!row || row.handled_at) return;
  for (const order of await ordersNamed(db, row.names)) await settle(needs, order.id, now);
  const event = row.body === null ? null : eventOf(Buffer.from(row.body));
  if (event?.payload.refund) await refreshRefunds(needs, event.payload.refund.entity.payment_id, now);
  if (event && isDisputeEvent(event)) await noteDispute(needs, event, now);
  await db.update(webhookEvents).set({ handled_at: now }).where(eq(webhookEvents.event_id, eventId));
}

/** Deletes bodies, which name buyers, of handled webhooks after 30 days. */
export async function forgetOldWebhooks(db: Db, now: Date): Promise<void> {
  await db
    .update(webhookEvents)
    .set({ body: null })
    .where(
      and(
        isNotNull(webhookEvents.body),
        isNotNull(webhookEvents.handled_at),
        lt(webhookEvents.received_at, daysAfter(now, -keptDays)),
      ),
    );
}
