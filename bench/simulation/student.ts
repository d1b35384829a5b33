import { type Item, PRIOR_BAND_DIFFICULTY, seededRandom } from '../../packages/engine/src/index.ts';
import { BANDS, blueprint, DAY, EXAM_MIX, gaussian, hash, type Law, type World } from './world.ts';

interface Skill {
  readonly inborn: number;
  /** The lasting and the fading part of the gains; each gets half of every gain. */
  durable: number;
  fading: number;
  practised: number;
  at: number;
  /** Credit towards the next jump, for the law `threshold`. */
  credit: number;
  jumps: number;
}

/** Distance from the best chance at which the gain reaches its minimum, and that minimum as a share. */
const REACH = 0.45;
const LEAST = 0.1;
/** Practices after which the gain is halved; and practices that double the retention time. */
const HALVED_AFTER = 6;
const KEPT_TWICE_AFTER = 2;
/** The law `threshold`: answers for a jump, gain of a jump in logits, maximum number of jumps. */
const JUMP = { credits: 3, gain: 0.7, most: 3, leastChance: 0.45, ofWrong: 0.3 } as const;
const logistic = (x: number) => 1 / (1 + Math.exp(-x));

/** Effect of hints on the chance, in logits. */
const HINT = 1.2;
const withHint = (chance: number) => logistic(Math.log(chance / (1 - chance)) + HINT);

const subcategoryOf = (type: string) => type.slice(0, type.lastIndexOf('.'));

/** Share of typed questions in the paper. */
const TYPED = 8 / 22;

/** True easiness of a question beyond the difficulty in its bank, in logits. */
function noiseOf(id: string): number {
  const known = noises.get(id);
  if (known !== undefined) return known;
  const value = 0.25 * gaussian(seededRandom(hash(id)));
  noises.set(id, value);
  return value;
}
const noises = new Map<string, number>();
const weights = new Map(blueprint.map(({ code, weight }) => [code, weight]));

/** The interface of a simulated student. */
export type Simulated = Pick<
  Student,
  'chance' | 'examChance' | 'bandChanceOf' | 'bandChance' | 'marks' | 'worth' | 'expectedGain' | 'answer'
>;

/**
 * A simulated student, hidden from the planners: abilities by category, subcategory and type around a level, from
 * even to very uneven; gains from practice by the law of the world; forgetting that slows down with practice.
 */
export class Student {
  readonly #world: World;
  readonly #seed: number;
  readonly #level: number;
  readonly #unevenness: number;
  /** Chance of a right answer by guessing. */
  readonly #guess: number;
  readonly #learning: number;
  readonly #random: () => number;
  readonly #skills = new Map<string, Skill>();
  readonly #deviations = new Map<string, number>();
  /** Gains from worked examples by type, in logits. */
  readonly #read = new Map<string, number>();
  readonly #inborn: ((code: string) => number) | undefined;

  /**
   * `inborn`: abilities by subcategory in logits, instead of random ones; such a student learns nothing from
   * practice.
   */
  constructor(world: World, seed: number, inborn?: (code: string) => number) {
    this.#world = world;
    this.#inborn = inborn;
    this.#seed = seed;
    this.#random = seededRandom(seed ^ 0x51ed270b);
    const own = seededRandom(seed);
    this.#guess = world.guess ?? 0.25;
    this.#level = 0.8 * (world.spread ?? 1) * gaussian(own);
    this.#unevenness = (world.spread ?? 1) * ([0.4, 0.8, 1.6][seed % 3] ?? 0.8);
    this.#learning = inborn ? 0 : 0.3 * Math.exp(0.3 * gaussian(own));
  }

  #drawn(code: string, spread: number): number {
    if (this.#inborn) return 0;
    const known = this.#deviations.get(code);
    if (known !== undefined) return known;
    const value = spread * this.#unevenness * gaussian(seededRandom(this.#seed ^ hash(code)));
    this.#deviations.set(code, value);
    return value;
  }

  #skill(code: string): Skill {
    let skill = this.#skills.get(code);
    if (skill === undefined) {
      const category = code.slice(0, 2);
      const inborn =
        this.#inborn?.(code) ?? this.#level + this.#drawn(category, 0.5) + this.#drawn(code, 0.8);
      skill = { inborn, durable: 0, fading: 0, practised: 0, at: 0, credit: 0, jumps: 0 };
      this.#skills.set(code, skill);
    }
    return skill;
  }

  /** Share of a gain left after `days`. */
  #kept(practised: number, days: number): number {
    return Math.exp(-days / (this.#world.forgettingDays * (1 + practised / KEPT_TWICE_AFTER)));
  }

  #ability(skill: Skill, now: number): number {
    return (
      skill.inborn +
      skill.durable +
      skill.fading * this.#kept(skill.practised, Math.max(0, now - skill.at) / DAY)
    );
  }

  #ofType(type: string, now: number): number {
    const read = this.#read.get(type) ?? 0;
    return this.#ability(this.#skill(subcategoryOf(type)), now) + this.#drawn(type, 0.3) + read;
  }

  /** Reads a worked example, which adds `gain` logits to its type for good. */
  read(type: string, gain: number): void {
    this.#read.set(type, (this.#read.get(type) ?? 0) + gain);
  }

  /** The true chance of a right answer; of several types the weakest decides. */
  chance(item: Item, now: number): number {
    const abilities = [item.type, ...(item.also ?? [])].map(type => this.#ofType(type, now));
    const logit = Math.min(...abilities) + noiseOf(item.id) - item.difficulty;
    return this.#guess + (1 - this.#guess) * logistic(logit);
  }

  /** Chance without guessing on the exam's mix of bands, at this ability. */
  #knows(ability: number): number {
    return BANDS.reduce(
      (sum, band, i) => sum + (EXAM_MIX[i] ?? 0) * logistic(ability - PRIOR_BAND_DIFFICULTY[band]),
      0,
    );
  }

  /** Expected marks of one question of the paper: with options +3, -1 and guessing; typed +3 or 0. */
  #marksAt(ability: number): number {
    const knows = this.#knows(ability);
    return (1 - TYPED) * (4 * (this.#guess + (1 - this.#guess) * knows) - 1) + TYPED * 3 * knows;
  }

  /** The true chance on a question of the paper, these types of one subcategory equally likely. */
  examChance(types: readonly string[], now: number): number {
    const chances = types.map(type => {
      const knows = this.#knows(this.#ofType(type, now));
      return knows + (1 - TYPED) * this.#guess * (1 - knows);
    });
    return chances.reduce((sum, chance) => sum + chance, 0) / chances.length;
  }

  /** The true chance on a typical question of a subcategory and a band (index, Easy 0). */
  bandChanceOf(code: string, band: number, now: number, guess = this.#guess): number {
    const difficulty = PRIOR_BAND_DIFFICULTY[BANDS[band] ?? 'Medium'];
    return guess + (1 - guess) * logistic(this.#ability(this.#skill(code), now) - difficulty);
  }

  /** The true mean chance on questions of one band over the whole exam. */
  bandChance(band: number, now: number): number {
    let sum = 0;
    let weights = 0;
    for (const { code, weight } of blueprint) {
      const difficulty = PRIOR_BAND_DIFFICULTY[BANDS[band] ?? 'Medium'];
      sum +=
        weight *
        (this.#guess + (1 - this.#guess) * logistic(this.#ability(this.#skill(code), now) - difficulty));
      weights += weight;
    }
    return sum / weights;
  }

  /** True expected marks of a paper. */
  marks(now: number): number {
    return blueprint.reduce(
      (sum, { code, weight }) => sum + weight * this.#marksAt(this.#ability(this.#skill(code), now)),
      0,
    );
  }

  /** Expected gain in logits of a practice at this chance of success after `practised` practices. */
  #taught(law: Law, chance: number, practised: number): number {
    if (law.kind === 'drawn') throw new Error('Students of a file have a law of their own');
    if (law.kind === 'threshold') {
      if (chance < JUMP.leastChance || practised >= JUMP.credits * JUMP.most * 1.3) return 0;
      return ((chance + JUMP.ofWrong * (1 - chance)) * JUMP.gain) / JUMP.credits;
    }
    const off = (chance - law.best) / REACH;
    return (this.#learning * Math.max(LEAST, 1 - off * off)) / (1 + practised / HALVED_AFTER);
  }

  /** Marks on exam day added by practising the item now; `extra` are the practices planned already. */
  worth(item: Item, now: number, exam: number, extra: { practices: number; gain: number }): number {
    const skill = this.#skill(item.subcategory);
    const practised = skill.practised + extra.practices;
    const days = (exam - now) / DAY;
    const gain = this.#taught(this.#world.law, this.chance(item, now), practised);
    // The gain of one more practice, and its slower fading of earlier gains.
    const durable = skill.durable + extra.gain / 2;
    const fading =
      skill.fading * this.#kept(skill.practised, Math.max(0, now - skill.at) / DAY) + extra.gain / 2;
    const before = durable + fading * this.#kept(practised, days);
    const after = durable + gain / 2 + (fading + gain / 2) * this.#kept(practised + 1, days);
    const weight = weights.get(item.subcategory) ?? 0;
    return weight * (this.#marksAt(skill.inborn + after) - this.#marksAt(skill.inborn + before));
  }

  /** Expected gain of practising the item, in logits. */
  expectedGain(item: Item, now: number, practices: number): number {
    return this.#taught(
      this.#world.law,
      this.chance(item, now),
      this.#skill(item.subcategory).practised + practices,
    );
  }

  /** Answers the item and learns from it. */
  answer(item: Item, now: number, helped = false): boolean {
    const chance = this.chance(item, now);
    const right = this.#random() < (helped ? withHint(chance) : chance);
    const skill = this.#skill(item.subcategory);
    const { law } = this.#world;
    skill.fading *= this.#kept(skill.practised, Math.max(0, now - skill.at) / DAY);
    skill.at = now;
    let gain = law.kind === 'peak' ? this.#taught(law, chance, skill.practised) : 0;
    if (law.kind === 'threshold' && chance >= JUMP.leastChance) {
      skill.credit += right ? 1 : JUMP.ofWrong;
      if (skill.credit >= JUMP.credits && skill.jumps < JUMP.most) {
        skill.credit -= JUMP.credits;
        skill.jumps += 1;
        gain = JUMP.gain;
      }
    }
    skill.durable += gain / 2;
    skill.fading += gain / 2;
    skill.practised += 1;
    return right;
  }
}
