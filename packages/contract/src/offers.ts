/**
 * Prices and windows of the paid plans, each once; in rupees unless the name says otherwise. Texts that mention one
 * are rendered from here, and the catalogue that an operator can change is seeded with them. Not in `figures.ts`, so
 * that the landing page does not load them.
 */
export const offers = {
  proRegular: {
    rupeesAYear: 17_988,
    rupeesAMonth: 1499,
    /** Days of unlimited sessions for each payment. */
    days: 30,
    /** 1 Jan 2026 00:00 IST. */
    availableFrom: '2025-12-31T18:30:00Z',
  },
  proExclusive: {
    rupees: 1195,
    /** Maximum users. */
    seats: 100,
    /** 31 Dec 2025 23:59 IST, as texts show it. */
    unlimitedUntil: '2025-12-31T18:29:00Z',
    /** End of that minute, of the sale and of the unlimited sessions. */
    endsAt: '2025-12-31T18:30:00Z',
  },
  /** A resumed Pro Regular runs for these days plus the saved ones. */
  resume: { rupees: 1495, days: 30 },
  /** Hold on a limited seat after a purchase was begun. */
  holdMinutes: 30,
  /** Time in which a begun payment may still succeed; after it the order is closed. */
  paymentMayComeDays: 3,
  /** Access after a failed renewal. */
  graceDays: 3,
  /** Notice by mail before a renewal. */
  noticeDays: 3,
} as const;
