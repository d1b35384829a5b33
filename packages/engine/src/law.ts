import { forecast, learn, lessonOf } from './belief.ts';
import { drifted, lessWithPractice, longerWithPractice, priorBelief, TERMS } from './forgetting.ts';
import { beliefKey } from './learner.ts';
import { type Observation, SKIP_WEIGHT } from './observe.ts';

/**
 * A law of learning, as answers are weighed by it: a first practice adds `gain` logits to its subcategory where the chance
 * of success is `best`, less far from it and less after each practice before. Half of it lasts, half fades.
 */
export interface LearningLaw {
  readonly best: number;
  readonly gain: number;
}

/** Distance from the best chance of success at which practice teaches least, and how little that is. */
const TEACHING_REACH = 0.45;
const LEAST_TAUGHT = 0.1;

/** Share of the usual learning step, in [0.1, 1], that practice at this chance of success teaches where `best` teaches most. */
export function taughtAt(best: number, probability: number): number {
  const off = (probability - best) / TEACHING_REACH;
  return Math.max(LEAST_TAUGHT, 1 - off * off);
}

/** Share of a gain that lasts. */
const LASTING = 0.5;

/** Days in which half of the rest is forgotten after one practice. */
const FADING_HALF_LIFE = 7;

const MS_PER_DAY = 86_400_000;

/** A belief about one part of the inborn ability. */
interface Part {
  /** Variance before any answer, logit^2. */
  readonly prior: number;
  mean: number;
  variance: number;
}

/** What practice of one subcategory has added, in logits. */
interface Skill {
  lasting: number;
  fading: number;
  attempts: number;
  /** Milliseconds since the epoch. */
  at: number;
}

interface Step extends Pick<Observation, 'outcome'> {
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly difficulty: number;
  /** Level, category, subcategory and type. */
  readonly parts: readonly Part[];
  readonly skill: Skill;
}

/** A student's answers with all that they touch looked up, once for all laws. */
export interface Path {
  readonly steps: readonly Step[];
  readonly parts: Iterable<Part>;
  readonly skills: Iterable<Skill>;
}

const INBORN = TERMS.filter(term => term !== 'form');

export function pathOf(answers: readonly (Observation & { readonly at: number })[]): Path {
  const parts = new Map<string, Part>();
  const skills = new Map<string, Skill>();
  const steps = answers.map(({ item, outcome, at }): Step => {
    const touched = INBORN.map(term => {
      const key = beliefKey(term, item);
      const part = parts.get(key) ?? { prior: priorBelief(term, at).variance, mean: 0, variance: 0 };
      parts.set(key, part);
      return part;
    });
    const skill = skills.get(item.subcategory) ?? { lasting: 0, fading: 0, attempts: 0, at };
    skills.set(item.subcategory, skill);
    return { at, outcome, difficulty: item.difficulty, parts: touched, skill };
  });
  return { steps, parts: [...parts.values()], skills: [...skills.values()] };
}

/**
 * Sum of the log chances of the attempts under a law, each forecast from what came before. Inborn abilities are believed
 * as `observe` believes them, but neither practised nor forgotten: what practice added to a subcategory is what the law
 * says, on top of them. A microsecond or two an answer, so that many laws can be weighed by many students.
 */
export function logChanceUnder({ best, gain }: LearningLaw, { steps, parts, skills }: Path): number {
  for (const part of parts) Object.assign(part, { mean: 0, variance: part.prior });
  for (const skill of skills) Object.assign(skill, { lasting: 0, fading: 0, attempts: 0 });
  let form = priorBelief('form', steps[0]?.at ?? 0);
  let sum = 0;
  for (const { at, outcome, difficulty, parts: inborn, skill } of steps) {
    form = drifted('form', form, at);
    const days = skill.attempts > 0 ? (at - skill.at) / MS_PER_DAY : 0;
    skill.fading *= 2 ** (-days / (FADING_HALF_LIFE * longerWithPractice(skill.attempts)));
    skill.at = at;
    let mean = form.mean + skill.lasting + skill.fading;
    let variance = form.variance;
    for (const part of inborn) {
      mean += part.mean;
      variance += part.variance;
    }
    const expected = forecast(mean - difficulty, variance);
    const right = outcome === 'right';
    const lesson = lessonOf(expected, right, outcome === 'skipped' ? SKIP_WEIGHT : 1);
    for (const part of inborn) Object.assign(part, learn(part, lesson));
    form = { ...form, ...learn(form, lesson) };
    if (outcome === 'skipped') continue;
    sum += Math.log(right ? expected.probability : 1 - expected.probability);
    const gained = gain * taughtAt(best, expected.probability) * lessWithPractice(skill.attempts);
    skill.lasting += LASTING * gained;
    skill.fading += (1 - LASTING) * gained;
    skill.attempts += 1;
  }
  return sum;
}
