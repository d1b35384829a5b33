import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { count, date, dayTime, duration, paise, weekday } from './format.ts';

/** Any instant from 2000 to 2100, formatted by `Intl` for comparison. */
const instant = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map(at => at.toISOString());
const zone = { timeZone: 'Asia/Kolkata' } as const;
const by = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-GB', { ...zone, ...options });

describe('Indian formats', () => {
  it('a whole number has its last three digits grouped, then pairs', () => {
    expect(count(117988)).toBe('1,17,988');
    const reference = new Intl.NumberFormat('en-IN');
    fc.assert(
      fc.property(fc.nat(), n => {
        expect(count(n)).toBe(reference.format(n));
      }),
    );
  });

  it('an instant gives the day in India', () => {
    expect(date('2026-11-20T18:30:00Z')).toBe('21 Nov 2026');
    const reference = by({ day: 'numeric', month: 'short', year: 'numeric' });
    fc.assert(
      fc.property(instant, iso => {
        expect(date(iso)).toBe(reference.format(new Date(iso)).replace('Sept', 'Sep'));
      }),
    );
  });

  it('an instant gives the weekday and the time in India', () => {
    expect(dayTime('2025-12-31T18:29:00Z')).toBe('31 Dec 2025, 23:59 IST');
    const days = by({ weekday: 'long' });
    const times = by({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
    fc.assert(
      fc.property(instant, iso => {
        expect(weekday(iso)).toBe(days.format(new Date(iso)));
        expect(dayTime(iso)).toBe(`${date(iso)}, ${times.format(new Date(iso))} IST`);
      }),
    );
  });
});

it('a negative amount has its sign before the rupee sign', () => {
  expect([149_900, 49_950, 0, -149_900, -50].map(paise)).toEqual([
    '₹1,499',
    '₹499.50',
    '₹0',
    '−₹1,499',
    '−₹0.50',
  ]);
});

it('a duration is in minutes and seconds', () => {
  expect([102_000, 120_000, 48_400].map(duration)).toEqual(['1 min 42 s', '2 min', '48 s']);
});
