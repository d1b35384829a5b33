import { describe, expect, it } from 'vitest';
import { byRecall, causeOf, inTurn, isDue, mistakesIn } from './mistakes.ts';
import type { Told } from './record.ts';

const start = Date.parse('2026-03-02T06:30:00Z');
const at = (day: number) => new Date(start + day * 86_400_000);

type Mark = 'wrong' | 'right' | 'slow' | 'skipped' | 'to review' | 'guessed' | 'helped';

const isSkip = (mark: Mark) => mark === 'skipped' || mark === 'to review';

let sequence = 0;
/** An answer to a question on a day counted from the first: 100 seconds are its target. */
const answer = (item: string, day: number, mark: Mark): Told => ({
  sequence: ++sequence,
  item_id: item,
  type: 'AR.PCT.1',
  band: 'Medium',
  outcome: mark === 'wrong' ? 'incorrect' : isSkip(mark) ? 'skipped' : 'correct',
  chosen: isSkip(mark) ? null : 'A',
  misconception: null,
  elapsed_ms: mark === 'slow' ? 400_000 : mark === 'guessed' ? 12_000 : 60_000,
  target_seconds: 100,
  logit: mark === 'guessed' ? -2 : 0.5,
  logit_variance: 0.5,
  help: mark === 'helped' ? 'hints' : null,
  to_review: mark === 'to review',
  answered_at: at(day),
});

const given = (...marks: [day: number, mark: Mark][]) =>
  marks.map(([day, mark], i) => answer(i === 0 ? 'q' : `twin ${i}`, day, mark));
const roots = new Map(Array.from({ length: 20 }, (_, i) => [`twin ${i}`, 'q']));
const only = (...marks: [day: number, mark: Mark][]) => mistakesIn(given(...marks), roots)[0];

/** The first day on which the mistake is due. */
function dueOn(...marks: [day: number, mark: Mark][]): number {
  const last = marks.at(-1)?.[0] ?? 0;
  const mistake = only(...marks);
  for (let day = last; mistake && day < last + 400; day++) if (isDue(mistake, at(day))) return day;
  return Number.POSITIVE_INFINITY;
}

describe('a question enters', () => {
  it.each(['wrong', 'guessed', 'slow'] as const)('when it was %s', mark => {
    expect(causeOf(answer('q', 0, mark))).toBe(mark);
    expect(only([0, mark])).toMatchObject({ root: 'q', cause: mark, times: 1, retired_at: null });
  });

  it('when it was skipped and put to review', () => {
    expect(only([0, 'to review'])).toMatchObject({ root: 'q', cause: 'skipped', times: 1, opened_at: at(0) });
  });

  it('when it was skipped and its twin was skipped too, not by the first skip', () => {
    expect(only([0, 'skipped'])).toBeUndefined();
    expect(only([0, 'skipped'], [3, 'right'])).toBeUndefined();
    expect(only([0, 'skipped'], [3, 'skipped'])).toMatchObject({ cause: 'skipped', opened_at: at(3) });
  });

  it('not when it was right in time, nor when it was fast and likely', () => {
    expect(only([0, 'right'])).toBeUndefined();
    expect(causeOf({ ...answer('q', 0, 'guessed'), logit: 2 })).toBeNull();
    // The chance that was forecast: what is unknown of the student brings it nearer to the middle.
    const near = { ...answer('q', 0, 'guessed'), logit: -0.75 };
    expect(causeOf({ ...near, logit_variance: 0 })).toBe('guessed');
    expect(causeOf({ ...near, logit_variance: 1 })).toBeNull();
  });

  it('not by a picture that did not load', () => {
    expect(causeOf({ ...answer('q', 0, 'wrong'), outcome: 'image_failed' })).toBeNull();
  });
});

describe('a mistake', () => {
  it('is due the day after, and not within the hour', () => {
    expect(dueOn([0, 'wrong'])).toBe(1);
    const mistake = only([0, 'wrong']);
    expect(mistake && isDue(mistake, at(0.04))).toBe(false);
  });

  it('is over after two clean successes on different days, and never due again', () => {
    expect(only([0, 'wrong'], [1, 'right'])).toMatchObject({ retired_at: null });
    expect(only([0, 'wrong'], [1, 'right'], [4, 'right'])).toMatchObject({ retired_at: at(4) });
    expect(dueOn([0, 'wrong'], [1, 'right'], [4, 'right'])).toBe(Number.POSITIVE_INFINITY);
  });

  it('is not over after two on one day, or with help', () => {
    expect(only([0, 'wrong'], [1, 'right'], [1.1, 'right'])?.retired_at).toBeNull();
    expect(only([0, 'wrong'], [1, 'helped'], [4, 'right'])?.retired_at).toBeNull();
  });

  it('begins anew when a twin goes wrong, also after it was over', () => {
    const again = only([0, 'wrong'], [1, 'right'], [4, 'right'], [9, 'slow']);
    expect(again).toMatchObject({
      retired_at: null,
      cause: 'slow',
      cleanDays: [],
      times: 2,
      opened_at: at(9),
    });
  });

  it('waits longer after a success in time than after a slow one', () => {
    expect(dueOn([0, 'wrong'], [4, 'slow'])).toBeLessThan(dueOn([0, 'wrong'], [4, 'right']));
  });
});

it('mistakes are apart even of one type, and the one forgotten most comes first', () => {
  const answers = [
    answer('late', 0, 'wrong'),
    answer('late twin', 1, 'right'),
    answer('early', 0, 'wrong'),
    answer('new', 9, 'wrong'),
  ];
  const mistakes = mistakesIn(answers, new Map([['late twin', 'late']]));
  expect(byRecall(mistakes, at(10)).map(({ root }) => root)).toEqual(['early', 'late', 'new']);
});

const alike = () => 1;

it('of those that are due one that was right on a day goes first: else hardly any would ever be over', () => {
  const answers = [
    answer('begun', 0, 'wrong'),
    answer('old', 0, 'wrong'),
    answer('begun again', 2, 'right'),
    answer('young', 20, 'wrong'),
  ];
  const mistakes = mistakesIn(answers, new Map([['begun again', 'begun']]));
  expect(byRecall(mistakes, at(30)).map(({ root }) => root)).toEqual(['old', 'young', 'begun']);
  expect(inTurn(mistakes, at(30), alike).map(({ root }) => root)).toEqual(['begun', 'old', 'young']);
  // Not before it is due.
  expect(inTurn(mistakes, at(3), alike).map(({ root }) => root)).toEqual(['old']);
});

it('the others return by what asking them is worth, however long they wait', () => {
  const answers = [
    answer('begun', 0, 'wrong'),
    answer('old', 0, 'wrong'),
    answer('begun again', 2, 'right'),
    answer('worthy', 20, 'wrong'),
  ];
  const mistakes = mistakesIn(answers, new Map([['begun again', 'begun']]));
  const worthOf = ({ root }: { root: string }) => (root === 'worthy' ? 2 : 1);
  expect(inTurn(mistakes, at(30), worthOf).map(({ root }) => root)).toEqual(['begun', 'worthy', 'old']);
});
