import { inIndia } from './india.ts';

const grouping = new Intl.NumberFormat('en-IN');

/** A whole number with Indian grouping: 4,625 and 1,17,988. */
export const grouped = (n: number): string => grouping.format(n);

/** '1 session', '5 sessions'. */
export const plural = (n: number, one: string, many = `${one}s`) => `${grouped(n)} ${n === 1 ? one : many}`;

/** 'A', 'A and B', 'A, B and C'; 'A, B; C' when a part contains a comma (names of topics). */
export function listed(parts: readonly string[]): string {
  if (parts.some(part => part.includes(', '))) return parts.join('; ');
  const last = parts.at(-1) ?? '';
  return parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${last}` : last;
}

const money = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  trailingZeroDisplay: 'stripIfInteger',
});

/** Paise as rupees: ₹1,499 or ₹0.50. */
export const rupees = (paise: number) => money.format(paise / 100);

/** A day in India: 1 Jan 2026. */
export const dateInIndia = (at: Date) => inIndia(at).setLocale('en-US').toFormat('d LLL yyyy');

/** The last full day in India before an end: 31 Dec for an end at 00:00 of 1 Jan. */
export const lastDayInIndia = (end: Date) => dateInIndia(new Date(end.getTime() - 1));

/** Day and time in India: 1 Jan 2026, 18:05 IST. */
export const dayTimeInIndia = (at: Date) => `${dateInIndia(at)}, ${inIndia(at).toFormat('HH:mm')} IST`;
