import { z } from 'zod';

const modes = [
  'up',
  'down',
  'slow',
  'drop_verify',
  'drop_webhooks',
  'duplicate',
  'reorder',
  'late_success',
] as const;

/** What goes wrong at the stand-in, switched by `POST /__sandbox/provider`. */
export interface Faults {
  /** Its calls answer 503. */
  down: boolean;
  /** Milliseconds before each answer. */
  slowMs: number;
  /** The checkout window never tells the page that the payment succeeded. */
  dropVerify: boolean;
  /** No webhook leaves; those of this time never arrive. */
  dropWebhooks: boolean;
  /** How often each webhook is delivered. */
  deliveries: number;
  /** The newest waiting webhook goes first. */
  reorder: boolean;
  /** Webhooks are signed with another secret. */
  wrongSignature: boolean;
  /** What becomes of the monthly charges. */
  renewals: 'succeed' | 'fail';
  /** Seconds between the time a charge is due and the debit. */
  chargeDelaySeconds: number;
  /** Whether a payment the bank has authorised is taken by itself, or waits for the product's call. */
  capture: 'automatic' | 'manual';
  /** What becomes of refunds. */
  refunds: 'processed' | 'pending' | 'failed';
}

export const noFaults = (): Faults => ({
  down: false,
  slowMs: 0,
  dropVerify: false,
  dropWebhooks: false,
  deliveries: 1,
  reorder: false,
  wrongSignature: false,
  renewals: 'succeed',
  chargeDelaySeconds: 0,
  capture: 'automatic',
  refunds: 'processed',
});

const slowAnswerMs = 10_000;

/** One mode by name (`up` ends every fault), single switches, or both. */
export const faultsBody = z.strictObject({
  mode: z.enum(modes).optional(),
  down: z.boolean().optional(),
  slow_ms: z.int().min(0).max(60_000).optional(),
  drop_verify: z.boolean().optional(),
  drop_webhooks: z.boolean().optional(),
  deliveries: z.int().min(1).max(100).optional(),
  reorder: z.boolean().optional(),
  wrong_signature: z.boolean().optional(),
  renewals: z.enum(['succeed', 'fail']).optional(),
  charge_delay_seconds: z
    .int()
    .min(0)
    .max(7 * 24 * 3600)
    .optional(),
  capture: z.enum(['automatic', 'manual']).optional(),
  refunds: z.enum(['processed', 'pending', 'failed']).optional(),
  /** Payments that failed or wait succeed now: of one order or subscription, or all. */
  late_success: z.union([z.literal(true), z.string()]).optional(),
  /** Somebody refunds a payment at the provider's own desk, all that is left of it or so many paise; true is the newest one. */
  refund: z
    .strictObject({ payment: z.union([z.literal(true), z.string()]), amount: z.int().min(1).optional() })
    .optional(),
  /** The bank of a buyer asks about a captured payment, or its dispute goes on or is decided; true is the newest one. */
  dispute: z
    .strictObject({
      payment: z.union([z.literal(true), z.string()]),
      status: z.enum(['created', 'under_review', 'action_required', 'won', 'lost', 'closed']),
    })
    .optional(),
});
export type FaultsBody = z.output<typeof faultsBody>;

export function changed(faults: Faults, body: FaultsBody): Faults {
  const from = body.mode === 'up' ? noFaults() : faults;
  return {
    down: body.down ?? (body.mode === 'down' || from.down),
    slowMs: body.slow_ms ?? (body.mode === 'slow' ? slowAnswerMs : from.slowMs),
    dropVerify: body.drop_verify ?? (body.mode === 'drop_verify' || from.dropVerify),
    dropWebhooks: body.drop_webhooks ?? (body.mode === 'drop_webhooks' || from.dropWebhooks),
    deliveries: body.deliveries ?? (body.mode === 'duplicate' ? 3 : from.deliveries),
    reorder: body.reorder ?? (body.mode === 'reorder' || from.reorder),
    wrongSignature: body.wrong_signature ?? from.wrongSignature,
    renewals: body.renewals ?? from.renewals,
    chargeDelaySeconds: body.charge_delay_seconds ?? from.chargeDelaySeconds,
    capture: body.capture ?? from.capture,
    refunds: body.refunds ?? from.refunds,
  };
}
