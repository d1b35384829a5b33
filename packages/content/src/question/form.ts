import Fraction from 'fraction.js';
import type { Figure } from '../figure.ts';
import type { Misconception } from '../misconceptions.ts';
import { longestSlip } from '../slip-words.ts';
import type { Band } from '../taxonomy.ts';
import type { Slip, Solution, Walk } from '../template.ts';
import { Calc, single } from './calc.ts';
import { Surd } from './surd.ts';
import { type Shown, Tex, Text } from './text.ts';

/** Value of a quantity: a fraction, a number with roots, or a list (a ratio, a point). */
export type Answer = Fraction | Surd | readonly Fraction[];

declare const found: unique symbol;
/** A quantity of the path, returned by `step` and `find`. It is its value, and slips refer to it by identity. */
export type Quantity<V extends Answer = Fraction> = V & { readonly [found]: V };

type Entry = number | bigint | Fraction | Calc<Fraction>;
type Plain<V extends Answer> = V extends Fraction
  ? Entry
  : V extends Surd
    ? Surd | Calc<Surd>
    : { readonly [K in keyof V]: Entry };
/** A wrong line; `false` or null when the numbers do not allow the mistake. */
type WrongLine<V extends Answer> = Plain<V> | false | null | (() => Plain<V> | false | null);

/** The working of a step: LaTeX, or a function of the value and of the printed computation. */
type Works<V extends Answer> = Tex | ((value: V, working: Tex) => Tex);

/** Notes on a quantity for explanations. */
interface Notes {
  /** Name in words: 'the rent after the rise'. */
  name?: string | Text;
}

interface StepNotes<V extends Answer> extends Notes {
  works?: Works<V>;
  /** Why this step is taken instead of another one. */
  because?: Text;
}

/** The sentence of a step or slip, as a tagged text. */
type Sentence<T> = (strings: TemplateStringsArray, ...values: readonly Shown[]) => T;

/** Type of the value of a computation, which is the type of its quantity. */
type Finds<H> = H extends () => infer R
  ? Finds<R>
  : H extends Calc<infer V>
    ? V
    : H extends Surd
      ? Surd
      : H extends Entry
        ? Fraction
        : H extends readonly Entry[]
          ? { readonly [K in keyof H]: Fraction }
          : never;
type AnyHow = Entry | Surd | Calc<Fraction> | Calc<Surd> | readonly Entry[];

/** The functions with which a body builds its path. */
export interface Path {
  /** A written step. Its default working is the printed computation. */
  step<H extends Calc<Fraction> | Calc<Surd>>(
    how: H,
    works?: Works<Finds<H>> | StepNotes<Finds<H>>,
  ): Sentence<Quantity<Finds<H>>>;
  step<const H extends AnyHow | (() => AnyHow)>(
    how: H,
    works: Works<Finds<H>> | (StepNotes<Finds<H>> & { works: Works<Finds<H>> }),
  ): Sentence<Quantity<Finds<H>>>;
  /** A quantity without a written step of its own. */
  find<const H extends AnyHow | (() => AnyHow)>(how: H, notes?: Notes): Quantity<Finds<H>>;
  /** A written line without a quantity. */
  write(works: Tex, notes?: { because?: Text }): Sentence<void>;
  /** Refuses the parameters when one of these counts (votes, people, coins) is not an integer. */
  whole(...counts: readonly Fraction[]): void;
}

/** A slip: a wrong line of the path, or another quantity given as the answer. */
interface SlipLine {
  misconception: Misconception;
  quantity: Quantity<never>;
  /** `given`: the quantity is given as the answer; false or null: the numbers do not allow this mistake. */
  wrong: AnyHow | false | null | (() => AnyHow | false | null) | 'given';
  says: Text;
}

type Part = Text | (() => Text);

/** Result of a body: the question with its answer, options and texts. */
export interface Parts<V extends Answer> {
  /** The asked quantity. */
  answer: Quantity<V>;
  stem: Part;
  /** An option's text: the same form and unit for all four. */
  show(value: V): string;
  /** Orders values that are lists, for the key's rank among the options. */
  size?(value: V): number;
  /** Whether a wrong value is possible; by default it must be positive when the key is. */
  plausible?(value: V): boolean;
  /** Whether a value remains possible after a glance at the stem; at least three options do, the key included. */
  onSight?(value: V): boolean;
  /** At least four, the likeliest first. */
  slips: readonly SlipLine[];
  snapRead: Part;
  approach: Part;
  /** A method in fewer steps, with the item's numbers; absent without one. */
  faster?: Part | false | undefined;
  check: Part;
  principle: Part;
  figure?: (() => Figure) | undefined;
}

/** Properties of a form that do not depend on its numbers. */
export interface Head<P, V extends Answer> {
  band: Band;
  /** Target time in seconds, 30 to 150; default: that of its subcategory and band. */
  seconds?: number;
  /** Raised by one when a change alters existing items; default 1. */
  revision?: number;
  /** Further types whose ideas it needs. */
  also?: readonly string[];
  /** The key is an integer that can be typed. */
  entry?: boolean;
  /** Avoids options that point to the key, such as its double, if enough others fit (`options.ts`). */
  untied?: boolean;
  /** Whether these parameters suit this form. */
  suits?(p: P): boolean;
  /** The answer by a second method without code of the body: a search, a count, a simulation. */
  verify(p: P): V extends Fraction ? Entry : V extends Surd ? Surd | Entry : readonly Entry[];
}

/** A question about a situation: name, properties and body. */
export interface QuestionForm<P, V extends Answer = Fraction> extends Head<P, V> {
  form: string;
  body(p: P, path: Path): Parts<V>;
}

/**
 * A form of question: `form<Rise>('original-amount', { band, verify }, ({ after }, { step }) => ({ … }))`. With roots
 * in the key it is a `form<P, Surd>`, with a ratio or a point a `form<P, readonly Fraction[]>`. The name is
 * kebab-case and part of the item ids, so it never changes.
 */
export const form = <P, V extends Answer = Fraction>(
  name: string,
  head: Head<P, V>,
  body: (p: P, path: Path) => Parts<V>,
): QuestionForm<P, V> => ({ ...head, form: name, body });

/** A mistake in one line: the quantity, and the wrong value. `false` when the numbers do not allow it. */
export const slip =
  <V extends Answer>(
    misconception: Misconception,
    quantity: { readonly [found]: V },
    wrong: NoInfer<WrongLine<V>>,
  ): Sentence<SlipLine> =>
  (strings, ...values) => ({
    misconception,
    quantity: quantity as Quantity<never>,
    wrong: wrong as SlipLine['wrong'],
    says: new Text(strings.raw, values),
  });

/** Stopping early: another quantity of the path is given as the answer. */
export const stop =
  (misconception: Misconception, quantity: { readonly [found]: Answer }): Sentence<SlipLine> =>
  (strings, ...values) => ({
    misconception,
    quantity: quantity as Quantity<never>,
    wrong: 'given',
    says: new Text(strings.raw, values),
  });

/** A line of the path in a run. */
interface Line {
  value: Answer | null;
  how: AnyHow | (() => AnyHow) | null;
  notes: Notes & Partial<StepNotes<never>>;
  /** Null for a quantity without a written step. */
  says: Text | null;
}

/** One run of a body: with the right values, or with one of them replaced. */
interface Run {
  parts: Parts<Answer>;
  lines: readonly Line[];
  /** Index of a quantity among the lines; undefined for other values. */
  placeOf(quantity: unknown): number | undefined;
  /** Whether all counts given to `whole` are integers. */
  allWhole: boolean;
}

const exact = (entry: Entry): Fraction => (entry instanceof Calc ? entry.value : new Fraction(entry));

/** The value as a new object, so that it can be identified. */
function ownValue(how: AnyHow | (() => AnyHow)): Answer {
  const plain = typeof how === 'function' ? how() : how;
  const value = plain instanceof Calc ? plain.value : plain;
  if (value instanceof Surd) return value.add(0);
  return Array.isArray(value) ? value.map(exact) : exact(value as Entry);
}

const isNotes = (given: unknown): given is StepNotes<never> =>
  typeof given === 'object' && !(given instanceof Tex);

function runOf<P>(asked: QuestionForm<P, Answer>, p: P, replaced: { at: number; value: Answer } | null): Run {
  const lines: Line[] = [];
  const places = new Map<unknown, number>();
  let allWhole = true;
  const add = (how: AnyHow | (() => AnyHow), notes: Line['notes'], says: Text | null) => {
    const value = replaced?.at === lines.length ? ownCopy(replaced.value) : ownValue(how);
    places.set(value, lines.length);
    lines.push({ value, how, notes, says });
    return value as never;
  };
  const path: Path = {
    step:
      (how: AnyHow | (() => AnyHow), given?: unknown): Sentence<never> =>
      (strings, ...values) => {
        const notes = isNotes(given) ? given : given === undefined ? {} : { works: given as Works<never> };
        return add(how, notes, new Text(strings.raw, values));
      },
    find: (how, notes = {}) => add(how, notes, null),
    write:
      (works, notes = {}) =>
      (strings, ...values) => {
        lines.push({
          value: null,
          how: null,
          notes: { ...notes, works },
          says: new Text(strings.raw, values),
        });
      },
    whole: (...counts) => {
      allWhole &&= counts.every(count => count.d === 1n);
    },
  };
  const parts = asked.body(p, path);
  return { parts, lines, placeOf: quantity => places.get(quantity), allWhole };
}

const ownCopy = (value: Answer): Answer => ownValue(value as AnyHow);

const rendered = (part: Part): string => (typeof part === 'function' ? part() : part).render();

/** LaTeX of a value; a list with commas. */
const valueTex = (value: Answer): string =>
  Array.isArray(value)
    ? value.map(entry => single(entry as Fraction).tex).join(', ')
    : single(value as Fraction | Surd).tex;

/** The printed computation of a line, or its value if it is not a computation. */
const workingOf = (how: Line['how'], value: Answer): string =>
  how instanceof Calc ? how.tex : valueTex(value);

function worksOf({ how, notes: { works }, value }: Line): string {
  if (works instanceof Tex) return works.render();
  if (value === null) return '';
  const working = workingOf(how, value);
  return works ? works(value as never, new Tex([working], [])).render() : working;
}

/** The result of a walk; null for a division by zero, when the numbers do not allow the mistake. */
function unlessByZero<T>(walk: () => T): T | null {
  try {
    return walk();
  } catch (error) {
    if (error instanceof Error && error.message === 'Division by Zero') return null;
    throw error;
  }
}

/** Adds the names of form and slip to an error. */
function named<T>(name: string, walk: () => T): T {
  try {
    return walk();
  } catch (error) {
    throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

/** Matches a wrong line that is only a number or a fraction such as one half, without a computation. */
const saysNothing = /^-?(?:[\d{},.]+|\\t?frac\{1\}\{\d+\})(?: = .*)?$/;

/** The words of a slip; the wrong line is appended when they have no number and it is a computation. */
function wordsOf(says: Text, wrong: Line['how'], value: Answer): string {
  const line = unthunked(wrong);
  const working = workingOf(line, value);
  const words = says.render(working);
  if (says.pointsHere || /\d/.test(words) || !(line instanceof Calc) || saysNothing.test(working))
    return words;
  const withLine = `${words} Here $${working}$.`;
  return withLine.length > longestSlip ? words : withLine;
}

const unthunked = (how: Line['how']) => (typeof how === 'function' ? how() : how);

/** A mistake with its wrong path. */
interface Mistake {
  misconception: Misconception;
  /** Index, among the lines, of the quantity that is wrong or given as the answer. */
  place: number;
  /** The wrong line, or the line of the given quantity. */
  wrong: Line['how'];
  value: Answer;
  answer: Answer;
  says: Text;
  lines: readonly Line[];
}

/** The mistakes that the numbers allow, each run from its wrong line to the answer. */
function mistakesOf<P>(asked: QuestionForm<P, Answer>, p: P, right: Run): Mistake[] {
  return right.parts.slips.flatMap(({ misconception, quantity, wrong, says }, i): Mistake[] => {
    const name = `${asked.form}, slip ${misconception}`;
    const place = right.placeOf(quantity);
    const line = place === undefined ? undefined : right.lines[place];
    if (place === undefined || !line) throw new Error(`${name}: names no quantity of the path`);
    const { lines } = right;
    if (wrong === 'given') {
      const value: Answer = quantity;
      return [{ misconception, place, wrong: line.how, value, answer: value, says, lines }];
    }
    const gone = named(name, () =>
      unlessByZero(() => {
        const how = typeof wrong === 'function' ? wrong() : wrong;
        if (how === false || how === null) return null;
        const value = ownValue(how);
        return { how, value, run: runOf(asked, p, { at: place, value }) };
      }),
    );
    if (!gone) return [];
    const own = gone.run.parts.slips[i];
    if (own?.misconception !== misconception || gone.run.lines.length !== lines.length)
      throw new Error(`${name}: the body finds other quantities or slips on this wrong path`);
    const { how, value, run } = gone;
    return [
      { misconception, place, wrong: how, value, answer: run.parts.answer, says: own.says, lines: run.lines },
    ];
  });
}

/** A form with given parameters: all results of a template, cached. */
export class EvaluatedForm<P> {
  private readonly asked: QuestionForm<P, Answer>;
  private readonly p: P;
  private readonly right: Run;
  private madeStem: string | null = null;
  private made: { mistakes: readonly Mistake[]; slips: readonly Slip[] } | null = null;

  constructor(asked: QuestionForm<P, Answer>, p: P) {
    this.asked = asked;
    this.p = p;
    this.right = named(asked.form, () => runOf(asked, p, null));
  }

  get parts(): Parts<Answer> {
    return this.right.parts;
  }

  /** Whether all counts given to `whole` are integers. */
  get isWhole(): boolean {
    return this.right.allWhole;
  }

  get stem(): string {
    this.madeStem ??= rendered(this.parts.stem);
    return this.madeStem;
  }

  get slips(): readonly Slip[] {
    return this.mistakes().slips;
  }

  private mistakes() {
    this.made ??= this.madeMistakes();
    return this.made;
  }

  private madeMistakes() {
    const mistakes = mistakesOf(this.asked, this.p, this.right);
    const { form: name } = this.asked;
    const slips = mistakes.map(({ misconception, place, wrong, value, answer, says }) => ({
      misconception,
      value: answer,
      step: this.stepOf(place),
      // Lazy, because only three slips of a draw become options.
      get words() {
        return named(`${name}, slip ${misconception}`, () => wordsOf(says, wrong, value));
      },
    }));
    return { mistakes, slips };
  }

  /** Number of the written step in which a line is found or first used, at most that of the last step. */
  private stepOf(place: number): number {
    const shown = this.right.lines.flatMap((line, i) => (line.says ? [i] : []));
    return Math.min(shown.filter(i => i < place).length + 1, shown.length);
  }

  get solution(): Solution {
    const { snapRead, approach, faster, check, principle } = this.parts;
    return named(this.asked.form, () => ({
      snapRead: rendered(snapRead),
      approach: rendered(approach),
      steps: this.right.lines.flatMap(line =>
        line.says
          ? [
              {
                says: line.says.render(),
                works: worksOf(line),
                value: line.value,
                ...(line.notes.because && { because: line.notes.because.render() }),
              },
            ]
          : [],
      ),
      ...(faster && { faster: rendered(faster) }),
      check: rendered(check),
      principle: rendered(principle),
    }));
  }

  /** The path as data. */
  get walk(): Walk {
    const found = (lines: readonly Line[]) => lines.filter(line => line.value !== null);
    const places = this.right.lines.flatMap(({ value }, i) => (value === null ? [] : [i]));
    const computed = (how: Line['how']) => {
      const line = unthunked(how);
      return line instanceof Calc ? line.line : null;
    };
    const { mistakes, slips } = this.mistakes();
    return {
      quantities: found(this.right.lines).map(({ value, how, notes, says }, i) => ({
        name: notes.name instanceof Text ? notes.name.render() : (notes.name ?? null),
        computation: computed(how),
        value: value as Answer,
        isStep: says !== null,
        step: this.stepOf(places[i] ?? 0),
      })),
      asked: places.indexOf(this.right.placeOf(this.parts.answer) ?? -1),
      slips: mistakes.map(({ misconception, place, wrong, lines }, i) => ({
        misconception,
        words: slips[i]?.words ?? '',
        quantity: places.indexOf(place),
        computation: computed(wrong),
        values: found(lines).map(({ value }) => value as Answer),
      })),
    };
  }
}
