import { type Band, type Item, seededRandom } from '../../packages/engine/src/index.ts';
import { type Knowing, knowledgeIn } from '../prediction/baselines.ts';
import { readResponses } from '../prediction/data.ts';
import { type Simulated, Student } from './student.ts';
import { BANDS, blueprint, EXAM_MIX, gaussian, hash, type World } from './world.ts';

/**
 * Students of a different model: each topic is known or not (Bayesian knowledge tracing), with parameters fitted to a
 * public file of responses during the run. Practice teaches equally at every chance of success, and nothing is
 * forgotten.
 */

const logistic = (x: number) => 1 / (1 + Math.exp(-x));
const logit = (p: number) => Math.log(p / (1 - p));

/** Chance of a blind choice, and factors of the bands on slip and guess rates. */
const FLOOR = 0.25;
const SLIPS: Readonly<Record<Band, number>> = { Easy: 0.6, Medium: 1, Hard: 2 };
const GUESSES: Readonly<Record<Band, number>> = { Easy: 1.3, Medium: 1, Hard: 0.6 };
/** Standard deviation of students around the initial knowledge of a skill, in logits. */
const SPREAD = 1;
const TYPED = 8 / 22;

const read = new Map<string, readonly Knowing[]>();
function skillsOf(path: string): readonly Knowing[] {
  const known = read.get(path) ?? knowledgeIn(readResponses(path));
  read.set(path, known);
  return known;
}

class DrawnStudent implements Simulated {
  readonly #skills = new Map<string, Knowing & { isKnown: boolean }>();
  readonly #random: () => number;

  constructor(path: string, seed: number) {
    this.#random = seededRandom(seed ^ 0x2545f491);
    const level = SPREAD * gaussian(this.#random);
    const skills = skillsOf(path);
    for (const { code } of blueprint) {
      const skill = skills[hash(code) % skills.length] as Knowing;
      const isKnown = this.#random() < logistic(logit(skill.known) + level);
      this.#skills.set(code, { ...skill, isKnown });
    }
  }

  #skill(code: string) {
    const skill = this.#skills.get(code);
    if (skill === undefined) throw new Error(`The blueprint has no ${code}`);
    return skill;
  }

  /** Chance without options. */
  #knows(code: string, band: Band, isKnown = this.#skill(code).isKnown): number {
    const { slips, guesses } = this.#skill(code);
    return isKnown ? 1 - Math.min(0.5, slips * SLIPS[band]) : Math.min(0.6, guesses * GUESSES[band]);
  }

  chance({ subcategory, band }: Item): number {
    return this.bandChanceOf(subcategory, BANDS.indexOf(band));
  }

  bandChanceOf(code: string, band: number, _now = 0, guess = FLOOR): number {
    const knows = this.#knows(code, BANDS[band] ?? 'Medium');
    return knows + guess * (1 - knows);
  }

  bandChance(band: number): number {
    const weights = blueprint.reduce((sum, { weight }) => sum + weight, 0);
    return (
      blueprint.reduce((sum, { code, weight }) => sum + weight * this.bandChanceOf(code, band), 0) / weights
    );
  }

  #inPaper(code: string, isKnown = this.#skill(code).isKnown): number {
    return BANDS.reduce((sum, band, i) => {
      const knows = this.#knows(code, band, isKnown);
      return sum + (EXAM_MIX[i] ?? 0) * (knows + (1 - TYPED) * FLOOR * (1 - knows));
    }, 0);
  }

  examChance(types: readonly string[]): number {
    const [first = ''] = types;
    return this.#inPaper(first.slice(0, first.lastIndexOf('.')));
  }

  /** Expected marks of the paper: +3 for a right answer, -1 for a wrong one with options. */
  marks(): number {
    return blueprint.reduce((sum, { code, weight }) => {
      const right = this.#inPaper(code);
      return sum + weight * (3 * right - (1 - TYPED) * (1 - right));
    }, 0);
  }

  expectedGain({ subcategory }: Item): number {
    const { isKnown, learns } = this.#skill(subcategory);
    return isKnown ? 0 : learns;
  }

  worth(item: Item, _now: number, _exam: number, extra: { practices: number }): number {
    const { weight } = blueprint.find(({ code }) => code === item.subcategory) ?? { weight: 0 };
    const added = this.#inPaper(item.subcategory, true) - this.#inPaper(item.subcategory, false);
    const { learns } = this.#skill(item.subcategory);
    return weight * added * this.expectedGain(item) * (1 - learns) ** extra.practices;
  }

  answer(item: Item): boolean {
    const right = this.#random() < this.chance(item);
    const skill = this.#skill(item.subcategory);
    if (!skill.isKnown && this.#random() < skill.learns) skill.isKnown = true;
    return right;
  }
}

/** A student of a world. */
export const studentOf = (world: World, seed: number): Simulated =>
  world.law.kind === 'drawn' ? new DrawnStudent(world.law.file, seed) : new Student(world, seed);
