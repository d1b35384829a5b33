import type { AddressInfo } from 'node:net';
import { orderSignature, subscriptionSignature } from '../signatures.ts';
import { changed, type Faults, type FaultsBody, noFaults } from './faults.ts';
import { type Attempt, createPaying } from './paying.ts';
import { createRefunding } from './refunding.ts';
import { SandboxRefusal } from './refusal.ts';
import { createRest } from './rest.ts';
import { openState, type SandboxPayment } from './state.ts';
import { createWebhooks, type Send } from './webhooks.ts';

/** Result of a payment for the checkout window, which passes `success` and `failure` on to the page. */
export type AttemptResult =
  | { kind: 'success'; response: Record<string, string> }
  | { kind: 'failure'; error: Record<string, unknown> }
  | { kind: 'pending' }
  | { kind: 'lost' };

/** The amount shown before a payment. */
interface Payable {
  amount: number;
  currency: string;
  recurring: boolean;
}

/** The stand-in for the payment provider: no money moves. */
export interface SandboxProvider {
  readonly keyId: string;
  readonly keySecret: string;
  readonly webhookSecret: string;
  /** Its address on loopback; it starts to listen at the first call. */
  base(): Promise<string>;
  payable(id: string): Payable | null;
  /** Throws `SandboxRefusal` when the order or subscription cannot be paid. */
  attempt(attempt: Attempt, at?: Date): AttemptResult;
  faults(): Faults;
  change(body: FaultsBody): void;
  /** Numbers of its entities, for the sandbox controls. */
  counts(): Record<string, number>;
  /** Does what is due by the product's clock and delivers waiting webhooks. */
  tick(send: Send): Promise<void>;
  /** Ticks twice a second until `stop`. */
  run(send: Send): void;
  stop(): Promise<void>;
}

/** Published in this file: production refuses them. */
export const sandboxKeys = {
  keyId: 'rzp_test_SbTwelvefold01',
  keySecret: 'sandbox_key_secret_0001',
  webhookSecret: 'sandbox_webhook_secret_0001',
};
const { keyId, keySecret, webhookSecret } = sandboxKeys;
const tickMs = 500;

export function createSandboxProvider(file: string, clock: { now(): Date }): SandboxProvider {
  const seconds = () => Math.floor(clock.now().getTime() / 1000);
  const state = openState(file);
  let faults = noFaults();
  const webhooks = createWebhooks(state, webhookSecret, () => faults);
  const refund = createRefunding(state, webhooks.announce, () => faults);
  const paying = createPaying(state, webhooks.announce, () => faults, refund);
  const rest = createRest({
    state,
    announce: webhooks.announce,
    faults: () => faults,
    capture: paying.capture,
    refund,
    now: seconds,
    keyId,
    keySecret,
  });
  let listening: Promise<string> | undefined;
  let ticker: NodeJS.Timeout | undefined;

  async function listen(): Promise<string> {
    await rest.listen({ host: '127.0.0.1', port: 0 });
    return `http://127.0.0.1:${(rest.server.address() as AddressInfo).port}`;
  }

  function resultOf(attempt: Attempt, at: number): AttemptResult {
    const payment = paying.attempt(attempt, at);
    const { id, status, order_id } = payment;
    if (status === 'created') return { kind: 'pending' };
    if (status === 'failed')
      return {
        kind: 'failure',
        error: {
          code: payment.error_code,
          description: payment.error_description,
          source: payment.error_source,
          step: payment.error_step,
          reason: payment.error_reason,
          metadata: { order_id, payment_id: id },
        },
      };
    if (faults.dropVerify) return { kind: 'lost' };
    const recurring = attempt.id.startsWith('sub_');
    return {
      kind: 'success',
      response: {
        razorpay_payment_id: id,
        [recurring ? 'razorpay_subscription_id' : 'razorpay_order_id']: attempt.id,
        razorpay_signature: recurring
          ? subscriptionSignature(keySecret, attempt.id, id)
          : orderSignature(keySecret, attempt.id, id),
      },
    };
  }

  function succeedLate(which: true | string): void {
    for (const payment of state.all('payment')) {
      const invoice = payment.invoice_id ? state.get('invoice', payment.invoice_id) : undefined;
      if (which === true || which === payment.order_id || which === invoice?.subscription_id)
        paying.succeedLate(payment.id, seconds());
    }
  }

  /** A captured payment by its id, or the newest. */
  function captured(which: true | string): SandboxPayment {
    const all = state.all('payment').filter(payment => payment.captured);
    const payment = which === true ? all.at(-1) : all.find(({ id }) => id === which);
    if (!payment) throw new SandboxRefusal('There is no such captured payment', 'payment');
    return payment;
  }

  function dispute({ payment: which, status }: NonNullable<FaultsBody['dispute']>): void {
    const payment = captured(which);
    const { id, amount, currency } = payment;
    const entity = { entity: 'dispute', payment_id: id, amount, currency, status };
    webhooks.announce(`payment.dispute.${status}`, { payment, dispute: entity }, seconds());
  }

  const provider: SandboxProvider = {
    keyId,
    keySecret,
    webhookSecret,
    base: () => {
      listening ??= listen();
      return listening;
    },
    payable: id => {
      const subscription = state.get('subscription', id);
      const plan = subscription && state.get('plan', subscription.plan_id);
      const amount = plan?.item.amount ?? state.get('order', id)?.amount;
      return amount === undefined ? null : { amount, currency: 'INR', recurring: plan !== undefined };
    },
    attempt: (attempt, at) => resultOf(attempt, at ? Math.floor(at.getTime() / 1000) : seconds()),
    faults: () => faults,
    change: body => {
      faults = changed(faults, body);
      const late = body.late_success ?? (body.mode === 'late_success' ? true : undefined);
      if (late !== undefined) succeedLate(late);
      if (body.refund) refund(captured(body.refund.payment), { ...body.refund, key: null }, seconds());
      if (body.dispute) dispute(body.dispute);
    },
    counts: () => ({
      orders: state.all('order').length,
      payments: state.all('payment').length,
      captured: state.all('payment').filter(({ captured }) => captured).length,
      subscriptions: state.all('subscription').length,
      refunds: state.all('refund').length,
      webhooks: state.all('delivery').length,
      webhooks_waiting: state.all('delivery').filter(({ next_at }) => next_at !== null).length,
    }),
    tick: async send => {
      paying.passTime(seconds());
      await webhooks.deliverDue(send, seconds());
    },
    run: send => {
      let busy = false;
      ticker = setInterval(async () => {
        if (busy) return;
        busy = true;
        await provider.tick(send).finally(() => {
          busy = false;
        });
      }, tickMs);
      ticker.unref();
    },
    stop: async () => {
      clearInterval(ticker);
      if (listening) await rest.close();
    },
  };
  return provider;
}
