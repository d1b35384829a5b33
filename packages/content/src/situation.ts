import Fraction from 'fraction.js';
import type { Draw } from './draw.ts';
import type { Figure } from './figure.ts';
import { isPrinted } from './item.ts';
import type { Found, Path } from './path.ts';
import { numberTex } from './show.ts';
import { longestSlip } from './slip-words.ts';
import { type Band, placeOf } from './taxonomy.ts';
import type { AnyTemplate, Slip, Template, Walk } from './template.ts';
import type { Value } from './value.ts';

/** A mistake in one step of the path; everything after it follows correctly from the wrong value. */
interface WrongStep<P, F extends Found, K extends keyof F & string> {
  /** The mistake's name: of misconceptions.ts, or of the form alone. */
  misconception: string;
  /** The step that is done wrongly. */
  at: K;
  /** The wrong computation, given the right path; null where it cannot be made with these numbers. */
  wrongly(p: P, right: F): F[K] | null;
  /** One sentence to the student: the wrong computation with its values, and why it fails. `found` is the wrong path. */
  words(p: P, found: F): string;
}

/** Stopping early, or answering with another quantity of the path. */
interface WrongQuantity<P, F extends Found, K extends keyof F & string> {
  misconception: string;
  /** The quantity that was given for the answer. */
  gives: K;
  words(p: P, found: F): string;
}

type PathSlip<P, F extends Found> = {
  [K in keyof F & string]: WrongStep<P, F, K> | WrongQuantity<P, F, K>;
}[keyof F & string];

/** How an answer is found, and how that goes wrong. */
interface Route<P, F extends Found, V extends Value> {
  path: Path<P, F, V>;
  /** Four or more, the likeliest first. */
  slips: readonly PathSlip<P, NoInfer<F>>[];
}

// biome-ignore lint/suspicious/noExplicitAny: the routes of one form differ in their paths
type AnyRoute = Route<any, any, any>;

/** What a form says and how it shows its options, whatever route its parameters take. */
interface Question<P, F extends Found, V extends Value> {
  /** Its name within the type and band, kebab-case; part of the item's id, so it stays. */
  form: string;
  band: Band;
  /** Raised by one when a change alters items that exist; 1 when absent. */
  revision?: number;
  also?: readonly string[];
  entry?: boolean;
  seconds?: number;
  shift?: number;
  /** Two of the four likeliest slips stand among the options where any draw allows it. */
  likely?: boolean;
  /** The key is no sum or difference of numbers shown, wherever a draw allows that. */
  apart?: boolean;
  /** Whether these parameters suit this form. */
  suits?(p: P): boolean;
  stem(p: P): string;
  /** The slips in the order in which they are tried, where it depends on the parameters; as listed when absent. */
  order?<T>(slips: readonly T[], p: P): readonly T[];
  /** An option's text: the same form and unit for all four. */
  show(value: V, p: P): string;
  size?(value: V, p: P): number;
  plausible?(value: V, p: P): boolean;
  /** Whether a value outlasts a glance at the stem; with the key three options do. */
  onSight?(value: V, p: P): boolean;
  snapRead(p: P): string;
  approach(p: P): string;
  /** A way in fewer steps, with the item's numbers; left out where there is none. */
  faster?(p: P, found: F): string;
  check(p: P, found: F): string;
  principle: string | ((p: P) => string);
  /** The answer by a second way that shares nothing with the path: search, counting, numeric check, other method. */
  verify(p: P): V;
  figure?(p: P): Figure;
}

/** One question about a situation: what is asked, how it is found, and how it goes wrong. */
export type Form<P, F extends Found, V extends Value> = Question<P, F, V> & Route<P, F, V>;

/** A form whose parameters decide what is given or asked, so that each case has a path and slips of its own. */
// biome-ignore lint/suspicious/noExplicitAny: the quantities found differ from case to case
type FormOfCases<P, V extends Value> = Question<P, any, V> & { routeOf(p: P): AnyRoute };

/** Binds a form's parts, so that each sees the parameters and the path's quantities with their types. */
export const form = <P, F extends Found, V extends Value>(definition: Form<P, F, V>): Form<P, F, V> =>
  definition;

/** Binds the path and the slips of one case of a form. */
export const route = <P, F extends Found, V extends Value>(definition: Route<P, F, V>): Route<P, F, V> =>
  definition;

/** Binds the parts of a form of several cases; its texts are made from the parameters alone. */
export const formOfCases = <P, V extends Value>(definition: FormOfCases<P, V>): FormOfCases<P, V> =>
  definition;

// biome-ignore lint/suspicious/noExplicitAny: a situation's forms differ in their paths and answers
export type AnyForm<P> = Form<P, any, any> | FormOfCases<P, any>;

/** The path and the slips of a form for these parameters. */
const routeFor = <P>(asked: AnyForm<P>, p: P): AnyRoute => ('routeOf' in asked ? asked.routeOf(p) : asked);

interface Situation<P> {
  /** Taxonomy code of the type of question. */
  type: string;
  /** Its name, kebab-case; part of the ids, so it stays. */
  situation: string;
  /** Draws parameters and story; null when they do not fit (another draw follows). */
  draw(draw: Draw): P | null;
  /**
   * How often each of the 200 draws may try again: for situations whose numbers seldom fit. Where it is given, numbers
   * whose answer the stem would print are refused too. 1 when absent.
   */
  tries?: number;
  figure?(p: P): Figure;
  forms: readonly AnyForm<P>[];
}

/**
 * The words of a slip that name no number, with what the step that goes wrong gives: not where that step is the last
 * one, whose value the option shows.
 */
function wrongStepTold(words: string, { path }: AnyRoute, at: string, right: Found, found: Found): string {
  const shown = path.shownIn(at);
  const [wrong, instead] = [found[shown], right[shown]];
  const says =
    !/\d/.test(words) &&
    wrong instanceof Fraction &&
    instead instanceof Fraction &&
    !wrong.equals(instead) &&
    wrong !== path.answer(found);
  if (!says) return words;
  const told = `${words} Step ${path.stepOf(at)} then gives $${numberTex(wrong)}$ and not $${numberTex(instead)}$.`;
  return told.length > longestSlip ? words : told;
}

/** A slip as it is walked: all quantities that it finds, the slip itself, and the quantity it starts at. */
interface Walked {
  slip: Slip;
  at: string;
  found: Found;
}

function walkedSlips<P>(asked: AnyForm<P>, p: P): Walked[] {
  const taken = routeFor(asked, p);
  const { path } = taken;
  const right = path.walk(p);
  const listed: readonly PathSlip<P, Found>[] = asked.order?.(taken.slips, p) ?? taken.slips;
  return listed.flatMap(slip => {
    if ('gives' in slip)
      return [
        {
          slip: {
            misconception: slip.misconception,
            value: right[slip.gives] as Value,
            words: slip.words(p, right),
            step: path.stepOf(slip.gives),
          },
          at: slip.gives,
          found: right,
        },
      ];
    const found = path.walkWrongly(p, slip.at, slip.wrongly);
    if (found === null) return [];
    return [
      {
        slip: {
          misconception: slip.misconception,
          value: path.answer(found) as Value,
          words: wrongStepTold(slip.words(p, found), taken, slip.at, right, found),
          step: path.stepOf(slip.at),
        },
        at: slip.at,
        found,
      },
    ];
  });
}

/** `perHour` as words. */
const asWords = (name: string) => name.replace(/(?<=[a-z\d])(?=[A-Z])/g, ' ').toLowerCase();

function walkOf<P>(asked: AnyForm<P>, p: P): Walk {
  const { path } = routeFor(asked, p);
  const right = path.walk(p);
  const { stages } = path;
  const values = (found: Found) => stages.map(({ name }) => found[name] as Value);
  return {
    quantities: stages.map(({ name, isStep }) => ({
      name: null,
      called: asWords(name),
      computation: null,
      value: right[name] as Value,
      isStep,
      step: path.stepOf(name),
    })),
    asked: stages.length - 1,
    slips: walkedSlips(asked, p).map(({ slip, at, found }) => ({
      misconception: slip.misconception,
      words: slip.words,
      quantity: stages.findIndex(({ name }) => name === at),
      computation: null,
      values: values(found),
    })),
  };
}

function answerOf<P>(asked: AnyForm<P>, p: P): Value {
  const { path } = routeFor(asked, p);
  return path.answer(path.walk(p)) as Value;
}

const printsAnswer = <P>(asked: AnyForm<P>, p: P): boolean =>
  isPrinted(asked.show(answerOf(asked, p), p), asked.stem(p));

/**
 * One template for each form; they share the drawing of parameters, the story and the figure. Refuses a code that the
 * taxonomy does not have.
 */
export function situation<P>({
  type,
  situation: name,
  draw,
  tries,
  figure,
  forms,
}: Situation<P>): AnyTemplate[] {
  return forms.map(asked => {
    const { band, also, entry, seconds, shift, likely, apart, size, plausible, onSight, suits } = asked;
    const drawn = asked.figure ?? figure;
    for (const code of [type, ...(also ?? [])]) placeOf(code);
    return {
      type,
      band,
      variant: `${name}-${asked.form}`,
      form: `${name}-${asked.form}`,
      revision: asked.revision ?? 1,
      ...(also && { also }),
      ...(entry && { entry }),
      ...(seconds && { seconds }),
      ...(shift && { shift }),
      ...(likely && { likely }),
      ...(apart && { apart }),
      draw: chance => {
        for (let i = 0; i < (tries ?? 1); i += 1) {
          const p = draw(chance);
          if (p !== null && (!suits || suits(p)) && !(tries && printsAnswer(asked, p))) return p;
        }
        return null;
      },
      stem: p => asked.stem(p),
      answer: p => answerOf(asked, p),
      slips: p => walkedSlips(asked, p).map(({ slip }) => slip),
      walk: p => walkOf(asked, p),
      show: (value, p) => asked.show(value, p),
      ...(size && { size: (value: Value, p: P) => size(value, p) }),
      ...(plausible && { plausible: (value: Value, p: P) => plausible(value, p) }),
      ...(onSight && { onSight: (value: Value, p: P) => onSight(value, p) }),
      solution: p => {
        const { path } = routeFor(asked, p);
        const found = path.walk(p);
        const faster = asked.faster?.(p, found);
        return {
          snapRead: asked.snapRead(p),
          approach: asked.approach(p),
          steps: path.steps(p),
          ...(faster && { faster }),
          check: asked.check(p, found),
          principle: typeof asked.principle === 'string' ? asked.principle : asked.principle(p),
        };
      },
      ...(drawn && { figure: (p: P) => drawn(p) }),
      verify: p => asked.verify(p) as Value,
    } satisfies Template<P, Value>;
  });
}
