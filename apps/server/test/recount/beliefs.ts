import { lessonNameOf } from '@twelvefold/content';
import { secondsOf, templateId, templates } from '@twelvefold/content/generators';
import type { DataExport } from '@twelvefold/contract';
import {
  type Bank,
  buildBank,
  decodeLearner,
  encodeLearner,
  forecastScore,
  type Item,
  type LearnerState,
  marksAtStake,
  newLearner,
  observe,
  PRIOR_BAND_DIFFICULTY,
  seededRandom,
} from '@twelvefold/engine';
import { releaseWith } from '../../src/modules/content/seeding.ts';
import { smallBank } from '../kit/small-bank.ts';
import { type Answer, Attempts, topics } from './answers.ts';

/** Beliefs, stakes and forecast from an exported document, by replaying its answers with the bank of the lock file. */

const placed = (type: string) => ({
  type,
  category: type.split('.')[0] ?? '',
  subcategory: type.split('.').slice(0, 2).join('.'),
});

let bank: Bank | undefined;

/** The bank from its lock and templates, with the tests' number of questions of a form. */
export function openBank(): Bank {
  bank ??= madeBank();
  return bank;
}

function madeBank(): Bank {
  const forms = new Map(templates.map(t => [templateId(t), t]));
  // The database stores difficulties in single precision.
  const single = (value: number) => Number(value.toPrecision(6));
  const { locked } = releaseWith(Number(smallBank.ITEMS_PER_FORM));
  const items = locked.map((line): Item => {
    const form = forms.get(line.templateId);
    if (!form) throw new Error(`The lock names ${line.templateId}, which is gone`);
    return {
      ...placed(form.type),
      id: line.id,
      ...(form.also && { also: form.also }),
      band: form.band,
      difficulty: single(PRIOR_BAND_DIFFICULTY[form.band] + (form.shift ?? 0)),
      targetSeconds: secondsOf(form),
    };
  });
  const blueprint = topics.map(({ code, name, weight, category, types }) => ({
    code,
    name,
    weight,
    types: types.map(type => type.code),
    category: category.code,
    categoryName: category.name,
  }));
  return buildBank(
    items.sort((a, b) => (a.id < b.id ? -1 : 1)),
    blueprint,
  );
}

function itemOf(answer: Answer): Item {
  return {
    ...placed(answer.type_code),
    ...(answer.further_type_codes.length > 0 && { also: answer.further_type_codes }),
    id: answer.question_id,
    band: answer.difficulty_band,
    difficulty: answer.difficulty,
    targetSeconds: answer.target_seconds,
  };
}

const outcomes = { correct: 'right', incorrect: 'wrong', skipped: 'skipped' } as const;

export function beliefsFrom({ answers }: DataExport): LearnerState {
  let state = newLearner();
  for (const answer of answers.toSorted((a, b) => a.sequence - b.sequence)) {
    if (answer.outcome === 'image_failed') continue;
    const seen = {
      item: itemOf(answer),
      outcome: outcomes[answer.outcome],
      helped: answer.help !== null,
    };
    state = decodeLearner(encodeLearner(observe(state, seen, new Date(answer.answered_at).getTime()).state));
  }
  return state;
}

const tenth = (value: number | null) => value && Math.round(10 * value) / 10;
const percent = (chance: number) => Math.round(100 * chance);

/** Up to five topics with at least five attempts, most marks at stake first. */
export function stakesFrom(data: DataExport, now: Date) {
  const attempts = new Attempts(data.answers);
  return marksAtStake(beliefsFrom(data), openBank(), now.getTime())
    .map(stake => ({ stake, own: attempts.on(stake.name) }))
    .filter(({ stake, own }) => own.count >= 5 && stake.marks >= 0.05)
    .slice(0, 5)
    .map(({ stake, own }) => ({
      subcategory_code: stake.code,
      subcategory_name: stake.name,
      lesson: lessonNameOf(stake.code),
      category_name: stake.categoryName,
      marks: tenth(stake.marks),
      exam_questions: topics.find(({ code }) => code === stake.code)?.weight,
      present_percent: percent(stake.present),
      low_percent: percent(stake.low),
      high_percent: percent(stake.high),
      correct_count: own.right,
      incorrect_count: own.count - own.right,
      last_answered_at: own.all
        .map(({ answered_at }) => answered_at)
        .sort()
        .at(-1),
    }));
}

/** Median of time divided by target time over the latest 240 attempts with a time. */
function paceFrom({ answers }: DataExport): number {
  const timed = new Attempts(answers.toSorted((a, b) => b.sequence - a.sequence)).all.filter(
    ({ elapsed_ms }) => elapsed_ms !== null,
  );
  const shares = timed
    .slice(0, 240)
    .map(({ elapsed_ms, target_seconds }) => (elapsed_ms ?? 0) / (1000 * target_seconds))
    .sort((a, b) => a - b);
  const [low, high] = [
    shares[Math.floor((shares.length - 1) / 2)],
    shares[Math.ceil((shares.length - 1) / 2)],
  ];
  return ((low ?? 1) + (high ?? 1)) / 2;
}

export function expectedFrom(data: DataExport, now: Date) {
  const state = beliefsFrom(data);
  const attempts = new Attempts(data.answers).count;
  const forecast = forecastScore({
    state,
    bank: openBank(),
    now: now.getTime(),
    random: seededRandom(attempts),
    pace: paceFrom(data),
  });
  return {
    answers: attempts,
    answers_needed: 60,
    forecast: forecast && {
      score: { ...forecast.score, of: 66 },
      percentile: {
        low: tenth(forecast.percentile.low),
        high: tenth(forecast.percentile.high),
        lowest_known: 70,
      },
      attempted: Math.round(forecast.attempted),
      papers: forecast.papers,
    },
  };
}
