import { DateTime } from 'luxon';
import { zone } from '../../platform/india.ts';

const isoDay = (time: DateTime): string => time.toFormat('yyyy-MM-dd');
const at = (day: string): DateTime => DateTime.fromISO(day, { zone: 'utc' });

export const dayAfter = (day: string, days: number): string => isoDay(at(day).plus({ days }));

/** Days from one day to another; negative when `to` is earlier. */
export const daysBetween = (from: string, to: string): number => at(to).diff(at(from), 'days').days;

/** Start of a day. */
export const startOf = (day: string): Date => DateTime.fromISO(day, { zone }).toJSDate();

/** 1 for a Monday to 7 for a Sunday. */
export const weekdayOf = (day: string): number => at(day).weekday;

/** ISO week of a day (Monday first). */
export const weekOf = (day: string): string => at(day).toFormat("kkkk-'W'WW");
