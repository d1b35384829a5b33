import { forecast, learn, lessonOf } from './belief.ts';
import { LASTING, TEACHING } from './constants.ts';
import { keptAfter, lessWithPractice, MS_PER_HOUR, priorBelief } from './forgetting.ts';
import { floorOf } from './item.ts';
import { askedBy } from './learner.ts';
import { type Observation, weightOf } from './observe.ts';

/**
 * A law of learning, as answers are weighed by it: a first practice adds `gain` logits to its subcategory where the chance
 * of success is `best`, less far from it and less after each practice before. Half of it lasts, half fades.
 */
export interface LearningLaw {
  readonly best: number;
  readonly gain: number;
}

/** Share of the usual gain, in [0.1, 1], that practice at this chance of success teaches where `best` teaches most. */
export function taughtAt(best: number, probability: number): number {
  const off = (probability - best) / TEACHING.reach;
  return Math.max(TEACHING.least, 1 - off * off);
}

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

interface Step {
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly observation: Observation;
  readonly parts: readonly { readonly share: number; readonly part: Part }[];
  readonly skill: Skill;
}

/** A student's answers with all that they touch looked up, once for all laws. */
export interface Path {
  readonly steps: readonly Step[];
  readonly parts: readonly Part[];
  readonly skills: readonly Skill[];
}

export function pathOf(answers: readonly (Observation & { readonly at: number })[]): Path {
  const parts = new Map<string, Part>();
  const skills = new Map<string, Skill>();
  const steps = answers.map((answer): Step => {
    const { item, at } = answer;
    const touched = askedBy(item).map(({ term, key, share }) => {
      const part = parts.get(key) ?? { prior: priorBelief(term, at).variance, mean: 0, variance: 0 };
      parts.set(key, part);
      return { share, part };
    });
    const skill = skills.get(item.subcategory) ?? { lasting: 0, fading: 0, attempts: 0, at };
    skills.set(item.subcategory, skill);
    return { at, observation: answer, parts: touched, skill };
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
  let sum = 0;
  for (const { at, observation, parts: inborn, skill } of steps) {
    const { item, outcome } = observation;
    if (skill.attempts > 0) skill.fading *= keptAfter((at - skill.at) / (24 * MS_PER_HOUR), skill.attempts);
    skill.at = at;
    let mean = skill.lasting + skill.fading;
    let variance = 0;
    for (const { share, part } of inborn) {
      mean += share * part.mean;
      variance += share * share * part.variance;
    }
    const expected = forecast(mean - item.difficulty, variance, floorOf(item));
    const right = outcome === 'right';
    const lesson = lessonOf(expected, right, weightOf(observation));
    for (const { share, part } of inborn) Object.assign(part, learn(part, lesson, share));
    if (outcome === 'skipped') continue;
    sum += Math.log(right ? expected.probability : 1 - expected.probability);
    const gained = gain * taughtAt(best, expected.probability) * lessWithPractice(skill.attempts);
    skill.lasting += LASTING * gained;
    skill.fading += (1 - LASTING) * gained;
    skill.attempts += 1;
  }
  return sum;
}
