import Fraction from 'fraction.js';
import type { Draw } from '../draw.ts';
import type { Figure } from '../figure.ts';
import { isPrinted } from '../item.ts';
import { usualPlausible } from '../options.ts';
import { placeOf } from '../taxonomy.ts';
import type { AnyTemplate, Attempt, Template } from '../template.ts';
import { numeric, type Value } from '../value.ts';
import { type Answer, EvaluatedForm, type QuestionForm } from './form.ts';

// biome-ignore lint/suspicious/noExplicitAny: a situation's forms differ in the kinds of their answers
type AnyForm<P> = QuestionForm<P, any>;

interface Situation<P> {
  /** Taxonomy code of the type. */
  type: string;
  /** Name in kebab-case; part of the ids, so it never changes. */
  situation: string;
  /** Draws parameters and story; null when they do not fit (then another draw follows). */
  draw(draw: Draw): P | null;
  /**
   * Attempts within each of the 200 draws, for situations whose numbers seldom fit; default 1. When given, numbers
   * whose answer the stem would print are refused too.
   */
  tries?: number;
  figure?(p: P): Figure;
  forms: readonly AnyForm<P>[];
}

/** A value of `verify`, with integers as fractions. */
function exactly(value: unknown): Value {
  if (Array.isArray(value)) return value.map(exactly);
  return typeof value === 'bigint' || Number.isInteger(value)
    ? new Fraction(value as number)
    : (value as Value);
}

function templateOf<P extends object>(
  { type, situation: name, draw, tries, figure }: Situation<P>,
  asked: QuestionForm<P, Answer>,
): Template<P, Value> {
  const { band, also, entry, untied, seconds, suits } = asked;
  for (const code of [type, ...(also ?? [])]) placeOf(code);
  // Caches the last run only: the runs of all draws would take a gigabyte.
  let last: { p: P; run: EvaluatedForm<P> } | null = null;
  const of = (p: P): EvaluatedForm<P> => {
    if (last?.p !== p) last = { p, run: new EvaluatedForm(asked, p) };
    return last.run;
  };
  const attempt = (chance: Draw): Attempt<P> => {
    const p = draw(chance);
    if (p === null) return { refused: 'draw' };
    if (suits && !suits(p)) return { refused: 'suits' };
    const { isWhole, parts, stem } = of(p);
    if (!isWhole) return { refused: 'whole' };
    return tries && isPrinted(parts.show(parts.answer), stem) ? { refused: 'printed answer' } : { p };
  };
  const variant = `${name}-${asked.form}`;
  return {
    type,
    band,
    variant,
    form: variant,
    revision: asked.revision ?? 1,
    ...(also && { also }),
    ...(entry && { entry }),
    ...(untied && { untied }),
    ...(seconds && { seconds }),
    attempt,
    draw: chance => {
      for (let i = 0; i < (tries ?? 1); i += 1) {
        const tried = attempt(chance);
        if ('p' in tried) return tried.p;
      }
      return null;
    },
    stem: p => of(p).stem,
    answer: p => of(p).parts.answer,
    slips: p => of(p).slips,
    show: (value, p) => of(p).parts.show(value as Answer),
    size: (value, p) => {
      const { size } = of(p).parts;
      return size ? size(value as Answer) : numeric(value);
    },
    plausible: (value, p) => {
      const { plausible, answer } = of(p).parts;
      return plausible ? plausible(value as Answer) : usualPlausible(value, answer);
    },
    onSight: (value, p) => of(p).parts.onSight?.(value as Answer) ?? true,
    solution: p => of(p).solution,
    figure: p => of(p).parts.figure?.() ?? figure?.(p) ?? null,
    verify: p => exactly(asked.verify(p)),
    walk: p => of(p).walk,
  };
}

/**
 * One template for each form; they share draw, story and figure. Throws for a type outside of the taxonomy.
 */
export const situation = <P extends object>(shared: Situation<P>): AnyTemplate[] =>
  shared.forms.map(asked => templateOf(shared, asked));
