import { randomInt } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

type Notes = Record<string, string> | [];

/** Entities as the provider returns them (see `shapes.ts`); times in Unix seconds, money in paise. */
export interface SandboxOrder {
  id: string;
  entity: 'order';
  amount: number;
  amount_paid: number;
  amount_due: number;
  currency: string;
  receipt: string | null;
  offer_id: null;
  status: 'created' | 'attempted' | 'paid';
  attempts: number;
  notes: Notes;
  created_at: number;
}

export interface SandboxPayment {
  id: string;
  entity: 'payment';
  amount: number;
  currency: string;
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
  order_id: string;
  invoice_id: string | null;
  method: string;
  amount_refunded: number;
  refund_status: 'partial' | 'full' | null;
  captured: boolean;
  description: string | null;
  email: string | null;
  contact: string | null;
  notes: Notes;
  error_code: string | null;
  error_description: string | null;
  error_source: string | null;
  error_step: string | null;
  error_reason: string | null;
  created_at: number;
  /** Time of authorisation; not returned. */
  authorized_at?: number;
}

export interface SandboxPlan {
  id: string;
  entity: 'plan';
  interval: number;
  period: string;
  item: { name: string; amount: number; currency: string };
  notes: Notes;
  created_at: number;
}

export interface SandboxSubscription {
  id: string;
  entity: 'subscription';
  plan_id: string;
  status: 'created' | 'active' | 'pending' | 'halted' | 'paused' | 'cancelled' | 'completed' | 'expired';
  current_start: number | null;
  current_end: number | null;
  ended_at: number | null;
  quantity: number;
  notes: Notes;
  charge_at: number | null;
  total_count: number;
  paid_count: number;
  auth_attempts: number;
  has_scheduled_changes: boolean;
  change_scheduled_at: number | null;
  remaining_count: number;
  paused_at: number | null;
  created_at: number;
  /** The plan from the next cycle on; not returned. */
  next_plan_id: string | null;
  /** Later charges are declined; not returned. */
  declines_renewals?: boolean;
}

export interface SandboxInvoice {
  id: string;
  entity: 'invoice';
  subscription_id: string;
  order_id: string;
  payment_id: string | null;
  status: 'issued' | 'paid';
  created_at: number;
}

export interface SandboxRefund {
  id: string;
  entity: 'refund';
  amount: number;
  currency: string;
  payment_id: string;
  status: 'pending' | 'processed' | 'failed';
  speed_requested: string;
  receipt: string | null;
  notes: Notes;
  created_at: number;
  /** Idempotency key from the header; not returned. */
  key: string | null;
}

/** A webhook delivery. */
export interface SandboxDelivery {
  id: string;
  event: string;
  body: string;
  created_at: number;
  tries: number;
  /** Unix seconds; null when delivered or given up. */
  next_at: number | null;
}

interface Kinds {
  order: SandboxOrder;
  payment: SandboxPayment;
  plan: SandboxPlan;
  subscription: SandboxSubscription;
  invoice: SandboxInvoice;
  refund: SandboxRefund;
  delivery: SandboxDelivery;
}
type Kind = keyof Kinds;

const prefixes: Record<Kind, string> = {
  order: 'order',
  payment: 'pay',
  plan: 'plan',
  subscription: 'sub',
  invoice: 'inv',
  refund: 'rfnd',
  delivery: 'evt',
};
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

export interface SandboxState {
  newId(kind: Kind): string;
  get<K extends Kind>(kind: K, id: string): Kinds[K] | undefined;
  /** In order of creation. */
  all<K extends Kind>(kind: K): Kinds[K][];
  /** Stores the entity; on disk when this returns. */
  put<K extends Kind>(kind: K, entity: Kinds[K]): void;
}

/** Keeps the stand-in's entities in a journal: one line per change, the last line of an id counts. */
export function openState(file: string): SandboxState {
  const stored = new Map<Kind, Map<string, { id: string }>>();
  const of = (kind: Kind) => {
    const known = stored.get(kind) ?? new Map<string, { id: string }>();
    stored.set(kind, known);
    return known;
  };
  const line = (kind: Kind, entity: object) => `${JSON.stringify([kind, entity])}\n`;

  if (existsSync(file)) {
    for (const text of readFileSync(file, 'utf8').split('\n')) {
      const entry = parsed(text);
      if (entry) of(entry[0]).set(entry[1].id, entry[1]);
    }
    const kept = [...stored].flatMap(([kind, entities]) => [...entities.values()].map(e => line(kind, e)));
    // Written aside and renamed: a kill must not lose payments.
    writeFileSync(`${file}.new`, kept.join(''), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  } else mkdirSync(dirname(file), { recursive: true });

  return {
    newId: kind => {
      const tail = Array.from({ length: 12 }, () => letters[randomInt(letters.length)]).join('');
      // Real ids lack these two letters.
      return `${prefixes[kind]}_Sb${tail}`;
    },
    get: (kind, id) => of(kind).get(id) as never,
    all: kind => [...of(kind).values()] as never,
    put: (kind, entity) => {
      of(kind).set(entity.id, entity);
      appendFileSync(file, line(kind, entity), { mode: 0o600 });
    },
  };
}

/** Null for a half line left by a kill. */
function parsed(text: string): [Kind, { id: string }] | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
