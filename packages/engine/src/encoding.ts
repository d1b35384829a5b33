import type { Belief } from './belief.ts';
import { hourOf, MS_PER_HOUR, type Term } from './forgetting.ts';
import { type LearnerState, STATE_VERSION, type Tally } from './learner.ts';

/** Steps per logit and per logit². `observe` rounds to them, so that three digits store each figure without loss. */
const MEAN_PARTS = 16_384;
const VARIANCE_PARTS = 131_072;

/** Largest mean on either side of zero, in logits. Chances beyond it are practically equal. */
const MOST_LOGITS = 7.9;

/** Monotone, so rounding never turns a rise into a fall. */
export function roundedMean(mean: number): number {
  return Math.round(Math.max(-MOST_LOGITS, Math.min(MOST_LOGITS, mean)) * MEAN_PARTS) / MEAN_PARTS;
}

/** Monotone too; the result is in (0, 2). */
export function roundedVariance(variance: number): number {
  return (
    Math.min(2 * VARIANCE_PARTS - 1, Math.max(1, Math.round(variance * VARIANCE_PARTS))) / VARIANCE_PARTS
  );
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const VALUES = new Map([...DIGITS].map((digit, value) => [digit, value]));

/** Prefix of a text of this version. */
const MARK = `${STATE_VERSION}.`;

/**
 * A learner state as a short line of text, without loss: the version, the answers, the time of the last one, and the
 * tree of beliefs (level, categories, subcategories with tallies, types), each with its time in hours before its
 * parent's. The same state gives the same text, whatever the order of its keys. Throws when a belief has no parent.
 */
export function encodeLearner(state: LearnerState): string {
  const { answers, lastAt, beliefs, tallies } = state;
  let text = MARK + count(answers) + count(lastAt === null ? 0 : lastAt + 1);
  if (lastAt === null) return text;
  const belief = (term: Term, code: string, parentAt: number) => {
    const known = beliefs[code];
    if (known === undefined) throw new Error(`A learner state has no belief ${code} above one that it has`);
    text += figures(term, known) + offset((parentAt - known.at) / MS_PER_HOUR);
    return known.at;
  };
  const levelAt = belief('level', 'level', hourOf(lastAt));
  const children = childrenOf(beliefs);
  const each = (parent: string, write: (code: string) => void) => {
    const codes = children.get(parent) ?? [];
    text += count(codes.length);
    for (const code of codes) {
      const name = code.slice(parent === '' ? 0 : parent.length + 1);
      text += count(name.length) + name;
      write(code);
    }
  };
  each('', category => {
    const categoryAt = belief('category', category, levelAt);
    each(category, subcategory => {
      const at = belief('subcategory', subcategory, categoryAt);
      const { right, wrong, lastAt: tallied } = tallies[subcategory] ?? { right: 0, wrong: 0, lastAt: at };
      text += count(right) + count(wrong) + (right + wrong > 0 ? offset(tallied - at) : '');
      each(subcategory, type => belief('type', type, at));
    });
  });
  return text;
}

/** Codes by the code of their parent, each list in alphabetical order. */
function childrenOf(beliefs: LearnerState['beliefs']): Map<string, string[]> {
  const children = new Map<string, string[]>();
  for (const code of Object.keys(beliefs).sort()) {
    if (code === 'level') continue;
    const parent = code.slice(0, Math.max(0, code.lastIndexOf('.')));
    const known = children.get(parent);
    if (known === undefined) children.set(parent, [code]);
    else known.push(code);
  }
  return children;
}

/** The state that {@link encodeLearner} wrote. Throws on a text of another version and on a truncated text. */
export function decodeLearner(text: string): LearnerState {
  if (!text.startsWith(MARK)) throw new Error(`Unknown version of a learner state: ${text.slice(0, 2)}`);
  const read = new Reader(text, MARK.length);
  const answers = read.count();
  const last = read.count();
  const beliefs: [string, Belief][] = [];
  const tallies: [string, Tally][] = [];
  const state = (lastAt: number | null): LearnerState => ({
    version: STATE_VERSION,
    answers,
    lastAt,
    // `fromEntries` and not key by key: `observe` copies such records fastest.
    beliefs: Object.fromEntries(beliefs),
    tallies: Object.fromEntries(tallies),
  });
  if (last === 0) return state(null);
  const belief = (term: Term, code: string, parentAt: number) => {
    const known = read.figures(term);
    const at = parentAt - read.offset() * MS_PER_HOUR;
    beliefs.push([code, { ...known, at }]);
    return at;
  };
  const levelAt = belief('level', 'level', hourOf(last - 1));
  read.each('', category => {
    const categoryAt = belief('category', category, levelAt);
    read.each(category, subcategory => {
      const at = belief('subcategory', subcategory, categoryAt);
      const [right, wrong] = [read.count(), read.count()];
      if (right + wrong > 0) tallies.push([subcategory, { right, wrong, lastAt: at + read.offset() }]);
      read.each(subcategory, type => belief('type', type, at));
    });
  });
  return state(last - 1);
}

/** An integer >= 0 as a variable-length quantity: five bits a digit, lowest first; bit 32 says that another follows. */
function count(value: number): string {
  let text = '';
  let left = value;
  for (; left >= 32; left = Math.floor(left / 32)) text += DIGITS[32 + (left % 32)];
  return text + DIGITS[left];
}

/** An integer of either sign in zigzag encoding: short near zero. */
const offset = (value: number): string => count(value < 0 ? -2 * value - 1 : 2 * value);

/** An integer below 2^18 in three digits. */
const fixed = (value: number): string =>
  `${DIGITS[value >> 12]}${DIGITS[(value >> 6) & 63]}${DIGITS[value & 63]}`;

/** Added to means, so that none is negative. */
const MIDDLE = 131_072;

/** Mean, variance, `gained` (subcategories only: no other term gains) and attempts. */
const figures = (term: Term, { mean, variance, gained, n }: Belief): string =>
  fixed(Math.round(mean * MEAN_PARTS) + MIDDLE) +
  fixed(Math.round(variance * VARIANCE_PARTS)) +
  (term === 'subcategory' ? fixed(Math.round(gained * MEAN_PARTS) + MIDDLE) : '') +
  count(n);

class Reader {
  readonly #text: string;
  #at: number;

  constructor(text: string, from: number) {
    this.#text = text;
    this.#at = from;
  }

  #digit(): number {
    const value = VALUES.get(this.#text[this.#at++] ?? '');
    if (value === undefined) throw new Error('The text of a learner state ends too early');
    return value;
  }

  count(): number {
    let value = 0;
    for (let weight = 1; ; weight *= 32) {
      const digit = this.#digit();
      value += (digit % 32) * weight;
      if (digit < 32) return value;
    }
  }

  offset(): number {
    const value = this.count();
    return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
  }

  #fixed(): number {
    return (this.#digit() << 12) | (this.#digit() << 6) | this.#digit();
  }

  figures(term: Term): Omit<Belief, 'at'> {
    return {
      mean: (this.#fixed() - MIDDLE) / MEAN_PARTS,
      variance: this.#fixed() / VARIANCE_PARTS,
      gained: term === 'subcategory' ? (this.#fixed() - MIDDLE) / MEAN_PARTS : 0,
      n: this.count(),
    };
  }

  each(parent: string, read: (code: string) => void): void {
    for (let left = this.count(); left > 0; left--) {
      const length = this.count();
      const name = this.#text.slice(this.#at, this.#at + length);
      if (name.length < length) throw new Error('The text of a learner state ends too early');
      this.#at += length;
      read(parent === '' ? name : `${parent}.${name}`);
    }
  }
}
