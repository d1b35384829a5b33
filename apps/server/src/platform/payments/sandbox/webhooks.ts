import { webhookSignature } from '../signatures.ts';
import type { Faults } from './faults.ts';
import type { SandboxDelivery, SandboxState } from './state.ts';

/** Queues a webhook for an event. */
export type Announce = (event: string, entities: Record<string, object>, now: number) => void;

/** Sends a webhook to the product; returns the HTTP status, throws without an answer. */
export type Send = (body: string, headers: Record<string, string>) => Promise<number>;

const answerMs = 5000;

/** Sends over HTTP to the product at this address. */
export const webhooksTo =
  (url: string): Send =>
  async (body, headers) => {
    const signal = AbortSignal.timeout(answerMs);
    const response = await fetch(`${url}/api/payments/webhook`, { method: 'POST', body, headers, signal });
    await response.arrayBuffer();
    return response.status;
  };

/** Gaps between tries in seconds, the last one repeated; given up after a day. */
const gaps = [5, 30, 120, 600, 3600];
const givenUpAfterSeconds = 24 * 3600;
const wrongSecret = 'a-secret-that-is-not-the-one';

export interface Webhooks {
  announce: Announce;
  /** Delivers due webhooks in order of their events, unless a fault says otherwise. */
  deliverDue(send: Send, now: number): Promise<void>;
}

export function createWebhooks(state: SandboxState, secret: string, faults: () => Faults): Webhooks {
  const running = new Set<string>();

  async function deliver(delivery: SandboxDelivery, send: Send, now: number): Promise<void> {
    if (running.has(delivery.id)) return;
    running.add(delivery.id);
    const { deliveries, wrongSignature } = faults();
    const headers = {
      'content-type': 'application/json',
      'x-razorpay-event-id': delivery.id,
      'x-razorpay-signature': webhookSignature(
        wrongSignature ? wrongSecret : secret,
        Buffer.from(delivery.body),
      ),
    };
    try {
      const tries = Array.from({ length: deliveries }, () => send(delivery.body, headers).catch(() => 0));
      const statuses = await Promise.all(tries);
      const arrived = statuses.some(status => status >= 200 && status < 300);
      delivery.tries += 1;
      const next = now + (gaps[delivery.tries - 1] ?? 3600);
      delivery.next_at = arrived || next > delivery.created_at + givenUpAfterSeconds ? null : next;
      state.put('delivery', delivery);
    } finally {
      running.delete(delivery.id);
    }
  }

  return {
    announce: (event, entities, now) => {
      if (faults().dropWebhooks) return;
      const payload = Object.fromEntries(
        Object.entries(entities).map(([name, entity]) => [name, { entity: shown(entity) }]),
      );
      const body = JSON.stringify({
        entity: 'event',
        account_id: 'acc_Sb0000000000D4',
        event,
        contains: Object.keys(entities),
        payload,
        created_at: now,
      });
      const id = state.newId('delivery');
      state.put('delivery', { id, event, body, created_at: now, tries: 0, next_at: now });
    },
    deliverDue: async (send, now) => {
      const due = state.all('delivery').filter(({ next_at }) => next_at !== null && next_at <= now);
      if (faults().reorder) due.reverse();
      for (const delivery of due) await deliver(delivery, send, now);
    },
  };
}

/** An entity without the stand-in's internal fields. */
export function shown(entity: object): object {
  const {
    key: _key,
    next_plan_id: _next,
    declines_renewals: _own,
    authorized_at: _when,
    ...rest
  } = entity as Record<string, unknown>;
  return rest;
}
