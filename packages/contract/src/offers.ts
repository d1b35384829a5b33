/**
 * Prices and windows of the paid plans (rupees unless the name says otherwise), each once: every text that mentions one
 * is rendered from here, and the catalogue an operator can change is seeded with them. Apart from the figures, so that
 * the landing page does not load them.
 */
export const offers = {
  proRegular: {
    rupeesAYear: 17_988,
    rupeesAMonth: 1499,
    /** Unlimited sessions with each payment. */
    days: 30,
    /** 1 Jan 2026 00:00 IST. */
    availableFrom: '2025-12-31T18:30:00Z',
  },
  proExclusive: {
    rupees: 1195,
    /** Users who can have it. */
    seats: 100,
    /** 31 Dec 2025 23:59 IST, as it is written. */
    unlimitedUntil: '2025-12-31T18:29:00Z',
    /** The end of that minute: neither sold nor unlimited any more. */
    endsAt: '2025-12-31T18:30:00Z',
  },
  /** A paused Pro Regular goes on for these days and the saved ones. */
  resume: { rupees: 1495, days: 30 },
  /** A limited seat is held so long for whoever began to buy. */
  holdMinutes: 30,
  /** A payment that was begun may still succeed so long; then the order is dead. */
  paymentMayComeDays: 3,
  /** Access after a renewal that failed. */
  graceDays: 3,
  /** A mail comes so long before a renewal. */
  noticeDays: 3,
} as const;
