import { z } from 'zod';

/** The fields of the provider's entities that the product reads; other fields are ignored. Paise and Unix seconds. */
const id = (prefix: string) => z.string().regex(new RegExp(`^${prefix}_[A-Za-z0-9]{14,20}$`));
const unix = z.int().nonnegative();
const paise = z.int().nonnegative();

export const providerOrder = z.object({
  id: id('order'),
  amount: paise,
  amount_paid: paise,
  currency: z.string(),
  /** `attempted` from the first payment attempt on. */
  status: z.enum(['created', 'attempted', 'paid']),
});
export type ProviderOrder = z.output<typeof providerOrder>;

export const providerPayment = z.object({
  id: id('pay'),
  amount: paise,
  currency: z.string(),
  status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
  order_id: id('order').nullish(),
  invoice_id: id('inv').nullish(),
  method: z.string().nullish(),
  amount_refunded: paise.nullish(),
  /** Needed for refunded payments only; a string in some events. */
  captured: z.unknown().optional(),
  created_at: unix,
});
export type ProviderPayment = z.output<typeof providerPayment>;

/** Whether the money was captured: an uncaptured authorisation ends as `refunded` too. */
export const wasCaptured = ({ status, captured }: ProviderPayment): boolean =>
  status === 'captured' || (status === 'refunded' && captured !== false);

export const providerPlan = z.object({ id: id('plan') });

/** `expired` and `completed` end by time, `cancelled` by request. */
export const providerSubscription = z.object({
  id: id('sub'),
  plan_id: id('plan'),
  status: z.enum([
    'created',
    'authenticated',
    'active',
    'pending',
    'halted',
    'paused',
    'cancelled',
    'completed',
    'expired',
  ]),
  current_end: unix.nullish(),
  charge_at: unix.nullish(),
  total_count: z.int(),
  paid_count: z.int(),
  has_scheduled_changes: z.boolean().nullish(),
});
export type ProviderSubscription = z.output<typeof providerSubscription>;

export const providerInvoice = z.object({
  id: id('inv'),
  subscription_id: id('sub').nullish(),
  payment_id: id('pay').nullish(),
  order_id: id('order').nullish(),
  status: z.string(),
});
export type ProviderInvoice = z.output<typeof providerInvoice>;

export const providerRefund = z.object({
  id: id('rfnd'),
  amount: paise,
  payment_id: id('pay'),
  status: z.enum(['pending', 'processed', 'failed']),
});
export type ProviderRefund = z.output<typeof providerRefund>;

/** A list; its entities are parsed one by one. */
export const collection = z.object({ items: z.array(z.looseObject({ id: z.unknown() })) });

export const providerError = z.object({
  error: z.object({ code: z.string(), description: z.string(), field: z.string().nullish() }),
});

const entity = <S extends z.ZodType>(shape: S) => z.object({ entity: shape });

/** Envelope of a webhook. Only ids are read: the state is fetched from the provider. */
export const providerEvent = z.object({
  event: z
    .string()
    .max(100)
    .regex(/^[a-z_.]+$/),
  payload: z.object({
    payment: entity(
      z.object({ id: id('pay'), order_id: id('order').nullish(), invoice_id: id('inv').nullish() }),
    ).optional(),
    order: entity(z.object({ id: id('order') })).optional(),
    subscription: entity(z.object({ id: id('sub') })).optional(),
    refund: entity(z.object({ id: id('rfnd'), payment_id: id('pay') })).optional(),
    dispute: entity(z.object({ amount: paise.nullish() })).optional(),
  }),
});
export type ProviderEvent = z.output<typeof providerEvent>;
