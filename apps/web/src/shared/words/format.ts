/**
 * Indian formats of numbers and dates. Not by `Intl`: its first formatter takes a slow phone 0.1 s, and every screen
 * needs one. The tests compare with `Intl`.
 */
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** India has one time zone and no summer time. */
const aheadOfUtcMs = 5.5 * 60 * 60 * 1000;

/** The instant shifted so that its UTC fields are India's local time. */
const inIndia = (iso: string): Date => new Date(Date.parse(iso) + aheadOfUtcMs);

/** A whole number with Indian grouping: 1,17,988. */
export const count = (n: number): string => String(n).replace(/(\d)(?=(\d\d)+\d$)/g, '$1,');
/** '1 row', '30 rows', '2 misses'. */
export const counted = (n: number, one: string, more = `${one}s`): string =>
  `${count(n)} ${n === 1 ? one : more}`;
/** '1 day', '30 days'. */
export const days = (n: number): string => counted(n, 'day');
/** Rupees with the sign: ₹17,988. */
export const rupees = (amount: number): string => `₹${count(amount)}`;

/** Paise as rupees: ₹1,499, with a fraction ₹499.50, negative −₹1,499. */
export function paise(amount: number): string {
  if (amount < 0) return `−${paise(-amount)}`;
  const rest = amount % 100;
  return rupees(Math.trunc(amount / 100)) + (rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`);
}

/** An ISO time as a day in India: 20 Nov 2026. */
export function date(iso: string): string {
  const there = inIndia(iso);
  return `${there.getUTCDate()} ${months[there.getUTCMonth()]} ${there.getUTCFullYear()}`;
}

/** The last day of a period whose end is exclusive: one that ends at 00:00 on 1 Jan lasts until 31 Dec. */
export const lastDay = (end: string): string => date(new Date(Date.parse(end) - 1).toISOString());

/** Milliseconds since 1970 as a calendar day in India: 2026-11-20. */
export const calendarDay = (ms: number): string =>
  inIndia(new Date(ms).toISOString()).toISOString().slice(0, 10);

/** An ISO time as the day of the week in India: Friday. */
export const weekday = (iso: string): string => weekdays[inIndia(iso).getUTCDay()] ?? '';

/** An ISO time as day and time in India: 31 Dec 2025, 23:59 IST. */
export const dayTime = (iso: string): string =>
  `${date(iso)}, ${inIndia(iso).toISOString().slice(11, 16)} IST`;

/** Seconds as m:ss, for countdowns. */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** Milliseconds as 1 min 42 s, 2 min or 48 s. */
export function duration(ms: number): string {
  const seconds = Math.round(ms / 1000);
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  if (minutes === 0) return `${seconds} s`;
  return rest === 0 ? `${minutes} min` : `${minutes} min ${rest} s`;
}
