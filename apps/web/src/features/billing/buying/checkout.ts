import type { PaymentOrder } from '@twelvefold/contract';
import { clockMs } from '../../../shared/browser/time.ts';

/** Signed result of the provider's window after a payment. */
export interface Paid {
  razorpay_payment_id: string;
  razorpay_signature: string;
  razorpay_order_id?: string;
  razorpay_subscription_id?: string;
}

interface Checkout {
  on(event: 'payment.failed', listener: (event: { error?: { description?: string } }) => void): void;
  open(): void;
}

declare global {
  interface Window {
    /** Defined by the provider's script. */
    Razorpay?: new (
      options: object,
    ) => Checkout;
  }
}

/** Time-out of loading the script, in milliseconds. */
const longestMs = 30_000;
/** Pages whose content policy allows the provider's script. */
const shops = ['/pricing', '/resume-subscription'];

/** Whether the script at `src` may run on this document, whose policy is that of the address it was loaded at. */
export function mayLoad(src: string): boolean {
  const { origin, pathname } = new URL(
    performance.getEntriesByType('navigation')[0]?.name ?? location.href,
    location.href,
  );
  return new URL(src, origin).origin === origin || shops.includes(pathname);
}

let loading: Promise<void> | null = null;

/**
 * Loads the provider's checkout script, once. Rejects when it does not load or is blocked; a later call tries again.
 */
export function loadCheckout(src: string): Promise<void> {
  if (window.Razorpay) return Promise.resolve();
  loading ??= new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      clearTimeout(timer);
      script.remove();
      loading = null;
      reject(new Error('The checkout script did not load'));
    };
    const timer = setTimeout(fail, longestMs);
    script.onerror = fail;
    script.onload = () => {
      clearTimeout(timer);
      if (window.Razorpay) resolve();
      else fail();
    };
    script.src = src;
    document.head.append(script);
  });
  return loading;
}

export type WindowEnd = { kind: 'paid'; paid: Paid } | { kind: 'dismissed'; failure: string | null };

const brandColour = '#0E4B3B';

/**
 * Opens the provider's window and waits until it closes. A failed try keeps it open for another; `onFailure` gets each.
 */
export function openCheckout(order: PaymentOrder, onFailure: (words: string) => void): Promise<WindowEnd> {
  return new Promise((resolve, reject) => {
    const { Razorpay } = window;
    if (!Razorpay) return reject(new Error('There is no checkout script'));
    let failure: string | null = null;
    const { key, amount, currency, name, description, prefill, order_id, subscription_id } = order;
    const paidFor = subscription_id === null ? { amount, order_id } : { subscription_id };
    const checkout = new Razorpay({
      key,
      currency,
      name,
      description,
      prefill,
      ...paidFor,
      theme: { color: brandColour },
      // Closes before the hold ends: a later payment might find no seat.
      timeout: Math.max(60, Math.floor((Date.parse(order.held_until) - clockMs()) / 1000)),
      handler: (paid: Paid) => resolve({ kind: 'paid', paid }),
      modal: { ondismiss: () => resolve({ kind: 'dismissed', failure }) },
    });
    checkout.on('payment.failed', ({ error }) => {
      failure = error?.description || 'The payment did not go through.';
      onFailure(failure);
    });
    checkout.open();
  });
}
