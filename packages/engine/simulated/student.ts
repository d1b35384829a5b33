import { GUESS_FLOOR, type Item, type Outcome } from '../src/item.ts';
import { seededRandom } from '../src/random.ts';

/** Traits of a simulated student, all hidden from the engine. */
export interface Traits {
  /** General ability in logits, on the scale of item difficulties; 0 is an average candidate. */
  readonly ability: number;
  /** Standard deviation of the category and subcategory abilities around it, in logits. */
  readonly unevenness: number;
  /** Ability added to the drawn one by category or subcategory code, in logits. */
  readonly strengths: Readonly<Record<string, number>>;
  /** Gain of the first practice of a subcategory, in logits. */
  readonly learning: number;
  /** Chance of success at which practice teaches most. */
  readonly bestSuccess: number;
  /** Half-life of gains, in days. */
  readonly halfLifeDays: number;
  /** Chance of skipping a question that the student cannot do. */
  readonly skipping: number;
  /** Typical time divided by the target time; 1 is on target. */
  readonly pace: number;
}

export interface SimulatedStudent {
  /** Answers at `now` (milliseconds since the epoch), learns from the practice, and forgets over time. */
  answer(item: Item, now: number): SimulatedAnswer;
  /** The true chance of a right answer at `now`, guessing included; changes nothing. */
  chance(item: Item, now: number): number;
}

interface SimulatedAnswer {
  readonly outcome: Outcome;
  readonly elapsedMs: number;
  /** Uniform in [0, 1): picks the wrong option if the answer is wrong. */
  readonly misled: number;
}

const AVERAGE: Traits = {
  ability: 0,
  unevenness: 0.6,
  strengths: {},
  learning: 0.25,
  bestSuccess: 0.7,
  halfLifeDays: 30,
  skipping: 0.2,
  pace: 1,
};

const MS_PER_DAY = 86_400_000;

/** Practices after which a practice gains half as much as the first. */
const PRACTICES_TO_HALVE = 6;

/**
 * Distance from `bestSuccess` at which the gain reaches its minimum, and that minimum as a share of the maximum gain.
 */
const SUCCESS_REACH = 0.45;
const LEAST_TAUGHT = 0.1;

/** Standard deviation of the logarithm of the time. */
const TIME_SPREAD = 0.35;

/** Shortest time to read and answer a question, in milliseconds. */
const LEAST_MS = 4_000;

interface Skill {
  readonly inborn: number;
  gained: number;
  practised: number;
  at: number;
}

/**
 * A simulated student: Gaussian abilities per category and subcategory around a level, hyperbolically falling gains
 * from practice, exponential forgetting of the gains, guesses among four options, log-normal times, some skips. The
 * same seed, traits and calls give the same student.
 */
export function simulatedStudent(seed: number, traits: Partial<Traits> = {}): SimulatedStudent {
  const { ability, unevenness, strengths, learning, bestSuccess, halfLifeDays, skipping, pace } = {
    ...AVERAGE,
    ...traits,
  };
  const random = seededRandom(seed);
  const skills = new Map<string, Skill>();

  const skillAt = (code: string, now: number): Skill => {
    const known = skills.get(code);
    if (known !== undefined) {
      known.gained *= 2 ** (-Math.max(0, now - known.at) / MS_PER_DAY / halfLifeDays);
      known.at = Math.max(now, known.at);
      return known;
    }
    // Drawn from seed and code, so that the order of questions does not change the abilities.
    const inborn =
      unevenness * Math.SQRT1_2 * gaussian(seededRandom(seed ^ hash(code))) + (strengths[code] ?? 0);
    const skill: Skill = { inborn, gained: 0, practised: 0, at: now };
    skills.set(code, skill);
    return skill;
  };
  const knows = (item: Item, now: number): number => {
    const category = skillAt(item.category, now);
    const subcategory = skillAt(item.subcategory, now);
    const logit = ability + category.inborn + subcategory.inborn + subcategory.gained - item.difficulty;
    return 1 / (1 + Math.exp(-logit));
  };

  const chanceOf = (item: Item, now: number) => GUESS_FLOOR + (1 - GUESS_FLOOR) * knows(item, now);

  return {
    chance: chanceOf,
    answer(item, now) {
      const solved = random() < knows(item, now);
      const skips = random() < skipping;
      const guessed = random() < GUESS_FLOOR;
      const misled = random();
      const difficulty = solved ? 1 : 1.2;
      const time = 1000 * item.targetSeconds * pace * difficulty * Math.exp(TIME_SPREAD * gaussian(random));
      const outcome: Outcome = solved ? 'right' : skips ? 'skipped' : guessed ? 'right' : 'wrong';
      if (outcome !== 'skipped') {
        const skill = skillAt(item.subcategory, now);
        const off = (chanceOf(item, now) - bestSuccess) / SUCCESS_REACH;
        const taught = Math.max(LEAST_TAUGHT, 1 - off * off);
        skill.gained += (learning * taught) / (1 + skill.practised / PRACTICES_TO_HALVE);
        skill.practised += 1;
      }
      return { outcome, elapsedMs: Math.max(LEAST_MS, Math.round(time)), misled };
    },
  };
}

/** A standard normal number (G. Box & M. Muller 1958). */
function gaussian(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** 32-bit FNV-1a of a code. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return value;
}
