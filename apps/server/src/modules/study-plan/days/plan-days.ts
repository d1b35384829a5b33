import { BANDS } from '@twelvefold/engine';
import { bandsFor, type Placed } from './bands.ts';
import { questionsOfDay, unitSizes } from './day-load.ts';
import type { DaysRequest, PlannedDay } from './request.ts';
import { Topics } from './topics.ts';

/**
 * Plans the days from `firstDay` on. Pure: the remaining work is spread over the remaining days, so missed days need no
 * repair, and a plan that is followed is laid out the same each morning. Work that no longer fits is dropped, lightest
 * topics first.
 */
export function planDays(request: DaysRequest): PlannedDay[] {
  const { firstDay, topics } = request;
  if (topics.length === 0) return [];
  const sizes = sizesOf(request);
  const held = sizes.flat().reduce((sum, size) => sum + size, 0);
  const queue = new Topics(request, held);
  const placed: Placed[] = sizes.flatMap((daySizes, i) =>
    queue.ofDay(firstDay + i, daySizes).map(({ topic, through }, place) => ({
      topic,
      through,
      place,
      day: firstDay + i,
      questions: daySizes[place] ?? 0,
    })),
  );
  const bands = bandsFor(placed, request);
  const units = placed.map((unit, i) => ({ ...unit, band: bands[i] ?? 'Medium' }));
  return sizes.map((_, i) => ({
    day: firstDay + i,
    units: units
      .filter(({ day }) => day === firstDay + i)
      .map(({ topic, band, questions }) => ({ topic, band, questions })),
  }));
}

/** Unit sizes of each remaining day, in questions. */
function sizesOf({ days, firstDay, load, bands }: DaysRequest): number[][] {
  const sizes: number[][] = [];
  let left = days * load.usual - BANDS.reduce((sum, band) => sum + bands[band], 0);
  for (let day = firstDay; day <= days; day++) {
    const questions = questionsOfDay(left, days - day + 1, load);
    sizes.push(questions > 0 ? unitSizes(questions) : []);
    left -= questions;
  }
  return sizes;
}
