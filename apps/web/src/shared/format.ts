const indian = new Intl.NumberFormat('en-IN');
const day = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});

/** Whole number with Indian grouping: 1,17,988. */
export const count = (n: number): string => indian.format(n);
/** Rupees with the sign: ₹17,988. */
export const rupees = (amount: number): string => `₹${indian.format(amount)}`;
/** An ISO time as a day in India: 20 Nov 2026. */
export const date = (iso: string): string => day.format(new Date(iso)).replace('Sept', 'Sep');

/** Seconds as m:ss, for count-downs. */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** Milliseconds as 1 min 42 s, 2 min or 48 s, for time taken. */
export function duration(ms: number): string {
  const seconds = Math.round(ms / 1000);
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  if (minutes === 0) return `${seconds} s`;
  return rest === 0 ? `${minutes} min` : `${minutes} min ${rest} s`;
}
