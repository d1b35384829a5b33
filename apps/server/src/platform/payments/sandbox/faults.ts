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

/** Faults of the stand-in, set by `POST /__sandbox/provider`. */
export interface Faults {
  /** API calls answer 503. */
  down: boolean;
  /** Delay of each answer in ms. */
  slowMs: number;
  /** The checkout window does not report a successful payment to the page. */
  dropVerify: boolean;
  /** Webhooks are dropped and never arrive. */
  dropWebhooks: boolean;
  /** Deliveries per webhook. */
  deliveries: number;
  /** The newest waiting webhook is delivered first. */
  reorder: boolean;
  /** Webhooks are signed with another secret. */
  wrongSignature: boolean;
  /** Result of monthly charges. */
  renewals: 'succeed' | 'fail';
  /** Seconds between due time and debit. */
  chargeDelaySeconds: number;
  /** Whether authorised payments are captured by the provider or wait for the product's call. */
  capture: 'automatic' | 'manual';
  /** Result of refunds. */
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

/** A mode by name (`up` ends all faults), single faults, or both. */
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
  /** Failed and pending payments succeed now: of one order or subscription, or all (`true`). */
  late_success: z.union([z.literal(true), z.string()]).optional(),
  /** A refund at the provider's own desk, whole or in paise; `true` is the newest payment. */
  refund: z
    .strictObject({ payment: z.union([z.literal(true), z.string()]), amount: z.int().min(1).optional() })
    .optional(),
  /** A dispute of a captured payment opens, continues or is decided; `true` is the newest payment. */
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
