import { DateTime } from 'luxon';

/** Time zone of days, weeks, streaks and financial years. */
export const zone = 'Asia/Kolkata';

/** An instant as a date and time in India. */
export const inIndia = (at: Date): DateTime => DateTime.fromJSDate(at, { zone });

const day = new Intl.DateTimeFormat('en-CA', { timeZone: zone });

/** The day of an instant in India: '2026-03-02'. */
export const dayOf = (at: Date): string => day.format(at);
