import { forecast, learn, updateOf } from './belief.ts';
import { LASTING, TEACHING } from './constants.ts';
import { diminishingReturn, MS_PER_HOUR, priorBelief, retention } from './forgetting.ts';
import { floorOf } from './item.ts';
import { askedBy } from './learner.ts';
import { type Observation, weightOf } from './observe.ts';

/**
 * A hypothesis about learning: the first practice of a subcategory adds `gain` logits at a chance of success of `best`;
 * the gain falls with the distance from `best` and with each earlier practice. Half of it lasts, half fades.
 */
export interface LearningLaw {
  readonly best: number;
  readonly gain: number;
}

/** Share of the maximum gain, in [0.1, 1], at this chance of success when `best` teaches most. */
export function taughtAt(best: number, probability: number): number {
  const off = (probability - best) / TEACHING.reach;
  return Math.max(TEACHING.least, 1 - off * off);
}

/** Belief about one term of the ability before practice, in logits. */
interface Part {
  /** Variance before any answer, logit^2. */
  readonly prior: number;
  mean: number;
  variance: number;
}

/** Gains from practice of one subcategory, in logits. */
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

/** A student's answers with their terms and skills resolved once for all laws. */
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
 * Log likelihood of the attempts under a law, each forecast from the answers before it. Abilities before practice are
 * updated as in `observe`, without gain and forgetting; the law's own gains are added on top. Takes 1 to 2 µs an
 * answer.
 */
export function logChanceUnder({ best, gain }: LearningLaw, { steps, parts, skills }: Path): number {
  // `parts` and `skills` are scratch space that every law resets.
  for (const part of parts) Object.assign(part, { mean: 0, variance: part.prior });
  for (const skill of skills) Object.assign(skill, { lasting: 0, fading: 0, attempts: 0 });
  let sum = 0;
  for (const { at, observation, parts: inborn, skill } of steps) {
    const { item, outcome } = observation;
    if (skill.attempts > 0) skill.fading *= retention((at - skill.at) / (24 * MS_PER_HOUR), skill.attempts);
    skill.at = at;
    let mean = skill.lasting + skill.fading;
    let variance = 0;
    for (const { share, part } of inborn) {
      mean += share * part.mean;
      variance += share * share * part.variance;
    }
    const expected = forecast(mean - item.difficulty, variance, floorOf(item));
    const right = outcome === 'right';
    const update = updateOf(expected, right, weightOf(observation));
    for (const { share, part } of inborn) Object.assign(part, learn(part, update, share));
    if (outcome === 'skipped') continue;
    sum += Math.log(right ? expected.probability : 1 - expected.probability);
    const gained = gain * taughtAt(best, expected.probability) * diminishingReturn(skill.attempts);
    skill.lasting += LASTING * gained;
    skill.fading += (1 - LASTING) * gained;
    skill.attempts += 1;
  }
  return sum;
}
