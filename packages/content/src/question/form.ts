import Fraction from 'fraction.js';
import type { Figure } from '../figure.ts';
import type { Misconception } from '../misconceptions.ts';
import { longestSlip } from '../slip-words.ts';
import type { Band } from '../taxonomy.ts';
import type { Slip, Solution, Walk } from '../template.ts';
import { Calc, single } from './calc.ts';
import { Surd } from './surd.ts';
import { type Shown, Tex, Text } from './text.ts';

/** What a quantity is: a fraction, a number with roots, or a list (a ratio, a point). */
export type Answer = Fraction | Surd | readonly Fraction[];

declare const found: unique symbol;
/** A quantity of the path: what `step` and `find` give. It is its value, and a slip names it by itself. */
export type Quantity<V extends Answer = Fraction> = V & { readonly [found]: V };

type Entry = number | bigint | Fraction | Calc<Fraction>;
type Plain<V extends Answer> = V extends Fraction
  ? Entry
  : V extends Surd
    ? Surd | Calc<Surd>
    : { readonly [K in keyof V]: Entry };
/** A wrong line; `false` or null where the numbers do not allow the mistake. */
type WrongLine<V extends Answer> = Plain<V> | false | null | (() => Plain<V> | false | null);

/** The working of a step: LaTeX, or a function of the value and of the printed computation. */
type Works<V extends Answer> = Tex | ((value: V, working: Tex) => Tex);

/** What else is known of a quantity, for who explains it. */
interface Notes {
  /** What it is, in words: 'the rent after the rise'. */
  name?: string | Text;
}

interface StepNotes<V extends Answer> extends Notes {
  works?: Works<V>;
  /** Why this step is taken, and not another one. */
  because?: Text;
}

/** The sentence of a step or slip, as a tagged text. */
type Sentence<T> = (strings: TemplateStringsArray, ...values: readonly Shown[]) => T;

/** A computation's kind of value, which names the kind of the quantity found. */
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

/** What a body finds its quantities with. */
export interface Path {
  /** A written step. Its working is the printed computation, where it is one and nothing else is said. */
  step<H extends Calc<Fraction> | Calc<Surd>>(
    how: H,
    works?: Works<Finds<H>> | StepNotes<Finds<H>>,
  ): Sentence<Quantity<Finds<H>>>;
  step<const H extends AnyHow | (() => AnyHow)>(
    how: H,
    works: Works<Finds<H>> | (StepNotes<Finds<H>> & { works: Works<Finds<H>> }),
  ): Sentence<Quantity<Finds<H>>>;
  /** A quantity that no step shows by itself. */
  find<const H extends AnyHow | (() => AnyHow)>(how: H, notes?: Notes): Quantity<Finds<H>>;
  /** A written line without a quantity. */
  write(works: Tex, notes?: { because?: Text }): Sentence<void>;
  /** Refuses numbers with which one of these counts is not whole: votes, people, coins. */
  whole(...counts: readonly Fraction[]): void;
}

/** A wrong option's line of the path, or another quantity given for the answer. */
interface SlipLine {
  misconception: Misconception;
  quantity: Quantity<never>;
  /** `given` for a quantity that was given for the answer; false or null where the numbers do not allow this mistake. */
  wrong: AnyHow | false | null | (() => AnyHow | false | null) | 'given';
  says: Text;
}

type Part = Text | (() => Text);

/** What a body gives: the question with its answer, options and texts. */
export interface Parts<V extends Answer> {
  /** The quantity that is asked. */
  answer: Quantity<V>;
  stem: Part;
  /** An option's text: the same form and unit for all four. */
  show(value: V): string;
  /** Orders values that are lists, for the key's rank among the options. */
  size?(value: V): number;
  /** Whether a wrong value is possible; by default it must be positive when the key is. */
  plausible?(value: V): boolean;
  /** Whether a value outlasts a glance at the stem; with the key three options do. */
  onSight?(value: V): boolean;
  /** Four or more, the likeliest first. */
  slips: readonly SlipLine[];
  snapRead: Part;
  approach: Part;
  /** A way in fewer steps, with the item's numbers; left out where there is none. */
  faster?: Part | false | undefined;
  check: Part;
  principle: Part;
  figure?: (() => Figure) | undefined;
}

/** What is known of a form before its numbers are. */
export interface Head<P, V extends Answer> {
  band: Band;
  /** Target time, 30 to 150. */
  seconds?: number;
  /** Raised by one when a change alters items that exist; 1 when absent. */
  revision?: number;
  /** Types of question whose ideas it links beside its own. */
  also?: readonly string[];
  /** Its key is a whole number, and fit to be typed in. */
  entry?: boolean;
  /** Options tied to the key by a glance, such as its double, are not dealt where enough others fit (`options.ts`). */
  untied?: boolean;
  /** Whether these parameters suit this form. */
  suits?(p: P): boolean;
  /** The answer by a second way that shares nothing with the body: a search, a count, a simulation. */
  verify(p: P): V extends Fraction ? Entry : V extends Surd ? Surd | Entry : readonly Entry[];
}

/** A question about a situation: its name, what is known before the numbers, and its body. */
export interface QuestionForm<P, V extends Answer = Fraction> extends Head<P, V> {
  form: string;
  body(p: P, path: Path): Parts<V>;
}

/**
 * A form of question. `form<Rise>('original-amount', { band, verify }, ({ after }, { step }) => ({ … }))`; one whose key
 * has roots is a `form<P, Surd>`, one whose key is a ratio or a point a `form<P, readonly Fraction[]>`. The name is
 * kebab-case and part of the item's id, so it stays.
 */
export const form = <P, V extends Answer = Fraction>(
  name: string,
  head: Head<P, V>,
  body: (p: P, path: Path) => Parts<V>,
): QuestionForm<P, V> => ({ ...head, form: name, body });

/** A mistake in one line: the quantity, and what is found in its place. `false` where the numbers do not allow it. */
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

/** Stopping early: another quantity of the path is given for the answer. */
export const stop =
  (misconception: Misconception, quantity: { readonly [found]: Answer }): Sentence<SlipLine> =>
  (strings, ...values) => ({
    misconception,
    quantity: quantity as Quantity<never>,
    wrong: 'given',
    says: new Text(strings.raw, values),
  });

/** A line of the path as a run found it. */
interface Line {
  value: Answer | null;
  how: AnyHow | (() => AnyHow) | null;
  notes: Notes & Partial<StepNotes<never>>;
  /** Null for what no step shows. */
  says: Text | null;
}

/** One run of a body: with the right values, or with one of them replaced. */
interface Run {
  parts: Parts<Answer>;
  lines: readonly Line[];
  /** The place of a quantity among the lines; undefined for what is none. */
  placeOf(quantity: unknown): number | undefined;
  /** Whether every count that has to be whole is. */
  allWhole: boolean;
}

const exact = (entry: Entry): Fraction => (entry instanceof Calc ? entry.value : new Fraction(entry));

/** The value as an object of its own, by which it is known again. */
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

/** LaTeX of a value: a list with commas. */
const valueTex = (value: Answer): string =>
  Array.isArray(value)
    ? value.map(entry => single(entry as Fraction).tex).join(', ')
    : single(value as Fraction | Surd).tex;

/** The printed computation of a line, or its value where it is found otherwise. */
const workingOf = (how: Line['how'], value: Answer): string =>
  how instanceof Calc ? how.tex : valueTex(value);

function worksOf({ how, notes: { works }, value }: Line): string {
  if (works instanceof Tex) return works.render();
  if (value === null) return '';
  const working = workingOf(how, value);
  return works ? works(value as never, new Tex([working], [])).render() : working;
}

/** What a walk finds, or null where it divides by zero: with these numbers the mistake leads nowhere. */
function unlessByZero<T>(walk: () => T): T | null {
  try {
    return walk();
  } catch (error) {
    if (error instanceof Error && error.message === 'Division by Zero') return null;
    throw error;
  }
}

/** Says of which form and slip a failure is. */
function named<T>(name: string, walk: () => T): T {
  try {
    return walk();
  } catch (error) {
    throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

/** A wrong line that is a number alone, or a bare fraction such as one half: it shows no computation. */
const saysNothing = /^-?(?:[\d{},.]+|\\t?frac\{1\}\{\d+\})(?: = .*)?$/;

/** The words of a slip: one without a number gets the wrong line at its end, where that is a computation. */
function wordsOf(says: Text, wrong: Line['how'], value: Answer): string {
  const line = unthunked(wrong);
  const working = workingOf(line, value);
  const words = says.render(working);
  if (says.pointsHere || /\d/.test(words) || !(line instanceof Calc) || saysNothing.test(working))
    return words;
  const told = `${words} Here $${working}$.`;
  return told.length > longestSlip ? words : told;
}

const unthunked = (how: Line['how']) => (typeof how === 'function' ? how() : how);

/** A mistake with the path that it leads to. */
interface Mistake {
  misconception: Misconception;
  /** The quantity that is found wrongly, or given for the answer, by its place among the lines. */
  place: number;
  /** The wrong line, or the line of the quantity that was given. */
  wrong: Line['how'];
  value: Answer;
  answer: Answer;
  says: Text;
  lines: readonly Line[];
}

/** The mistakes that these numbers allow, each walked from its wrong line to the answer. */
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

/** A form with given parameters: everything that a template is asked for, each worked out once. */
export class Asked<P> {
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

  /** Whether every count that has to be whole is. */
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
      // Made where it is read: of the slips of a draw only three become options.
      get words() {
        return named(`${name}, slip ${misconception}`, () => wordsOf(says, wrong, value));
      },
    }));
    return { mistakes, slips };
  }

  /** The written step in which a line is found or first used; what follows the last one belongs to that. */
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
