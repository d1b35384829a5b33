import { type Band, figures, type Track } from '@twelvefold/contract';
import { type LearnerState, newLearner, observe, planPack, seededRandom } from '@twelvefold/engine';
import { expect, it } from 'vitest';
import { planDays } from '../src/modules/study-plan/days/plan-days.ts';
import { loadOf } from '../src/modules/study-plan/planning.ts';
import { topics } from './recount/answers.ts';
import { openBank } from './recount/beliefs.ts';

const bank = openBank();
const dayMs = 86_400_000;
const start = Date.UTC(2027, 0, 4, 2);
const syllabus = topics.map(({ code, weight, category, requires }) => ({
  code,
  weight,
  requires,
  category: category.code,
}));

/**
 * 90 days of a track with the shipped bank, all units done except on Sundays: questions by band, and outside the
 * focus.
 */
function ninetyDays(track: Track) {
  const { minutes, mix } = figures.plan.tracks[track];
  const [easy, medium, hard] = mix;
  const random = seededRandom(7);
  const bands: Record<Band, number> = { Easy: 0, Medium: 0, Hard: 0 };
  const practised: Record<string, { questions: number; lastDay: number }> = {};
  const seen = new Map<string, number>();
  let state: LearnerState = newLearner();
  let sessionNumber = 0;
  let offFocus = 0;
  for (let day = 1; day <= 90; day++) {
    if (day % 7 === 0) continue;
    const now = start + (day - 1) * dayMs;
    const [today] = planDays({
      state,
      now,
      medium: bank.bandDifficulty.Medium,
      topics: syllabus,
      days: 90,
      firstDay: day,
      load: loadOf(minutes),
      mix: [easy / 100, medium / 100, hard / 100],
      practised,
      bands,
    });
    for (const { topic, band, questions } of today?.units ?? []) {
      sessionNumber += 1;
      const { items } = planPack({
        state,
        bank,
        now,
        random,
        sessionNumber,
        size: questions,
        seen,
        exposure: new Map(),
        carry: {},
        adaptive: true,
        focus: { subcategory: topic, band },
      });
      for (const { item, probability } of items) {
        const outcome = random() < probability ? 'right' : 'wrong';
        state = observe(state, { item, outcome }, now).state;
        seen.set(item.id, now);
        bands[item.band] += 1;
        if (item.band !== band) offFocus += 1;
      }
      const done = (practised[topic]?.questions ?? 0) + items.length;
      practised[topic] = { questions: done, lastDay: day };
    }
  }
  const all = bands.Easy + bands.Medium + bands.Hard;
  const percent = (n: number) => (100 * n) / all;
  return {
    mix: [bands.Easy, bands.Medium, bands.Hard].map(percent),
    offFocus: percent(offFocus),
  };
}

it.each(['beginner', 'intermediate', 'good'] as const)(
  'the bank has enough questions for the mix of bands of a complete %s plan',
  track => {
    const done = ninetyDays(track);
    figures.plan.tracks[track].mix.forEach((share, i) => {
      expect(Math.abs((done.mix[i] ?? 0) - share)).toBeLessThan(4);
    });
    expect(done.offFocus).toBeLessThan(8);
  },
);
