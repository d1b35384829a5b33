import { createHash } from 'node:crypto';
import { dealtRank } from './deal.ts';
import { type Draw, drawFrom, seedOf } from './draw.ts';
import type { Figure } from './figure.ts';
import type { Misconception } from './misconceptions.ts';
import { chooseSlips, sizeOf } from './options.ts';
import { knownPlace, type Place } from './places.ts';
import { tidyTex, tidyText, withClosedGroups } from './show.ts';
import { slipWords } from './slip-words.ts';
import { type Band, targetSecondsOf } from './taxonomy.ts';
import { type AnyTemplate, type Slip, type Solution, templateId } from './template.ts';
import type { Value } from './value.ts';

export const letters = ['A', 'B', 'C', 'D'] as const;
type Letter = (typeof letters)[number];

export interface ItemOption {
  letter: Letter;
  text: string;
  value: Value;
  /** Size for the order of options; null without an order. */
  size: number | null;
  /** The slip behind a wrong option; null on the key. */
  slip: { misconception: Misconception; words: string; step: number } | null;
}

/** A question ready for the bank: a template and a seed always give the same item. */
export interface Item {
  /** Name-based UUID of template, revision and seed: stable, and reveals nothing about the key. */
  id: string;
  templateId: string;
  seed: number;
  type: string;
  band: Band;
  shift: number;
  stem: string;
  options: readonly ItemOption[];
  key: Letter;
  solution: Solution;
  figure: Figure | null;
  /** Name of the form; questions of one type and band with different forms ask for different things. */
  form: string;
  /** Further types whose ideas it needs. */
  also: readonly string[];
  /** Whether the answer can be typed. */
  entry: boolean;
  targetSeconds: number;
}

/** Raised when the choice of options changes in all templates: all items get new ids, and places.lock is void. */
const dealing = 3;
/** Maximum draws for an item. */
const drawsAllowed = 200;
/** Draws in which only the wanted rank of the key is accepted. */
export const drawsForRank = 120;
/**
 * Draws with the wanted rank to compare; maximum draws for the comparison; price below which the first draw is taken.
 */
export const drawsCompared = 2;
export const drawsToCompare = 12;
export const littleShown = 4;

/** A name-based UUID (RFC 9562, version 8 with SHA-256). */
function nameUuid(name: string): string {
  const hex = createHash('sha256').update(`twelvefold:${dealing}:${name}`).digest('hex');
  const variant = ((Number.parseInt(hex[16] ?? '0', 16) & 0x3) | 0x8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Whether an option is a number of two digits or more that also occurs in the stem. */
export function isPrinted(option: string, stem: string): boolean {
  const bare = (text: string) => text.replace(/[$₹\\,{}%]/g, '');
  const answer = bare(option).trim();
  const numbers: string[] = bare(stem).match(/\d+(\.\d+)?/g) ?? [];
  return /^\d{2,}(\.\d+)?$/.test(answer) && numbers.includes(answer);
}

interface Drawn {
  p: unknown;
  /** The answer. */
  key: Value;
  slips: Slip[];
  /** Numbers of the stream drawn before these parameters. */
  before: number;
}

/**
 * Parameters of a valid item: the key at the wanted rank among its options if the slips allow it, and not printed in
 * the stem; of the first such draws the one with the lowest price. Throws when 200 draws find none.
 */
function drawValid(t: AnyTemplate, draw: Draw, rank: number | null = null): Drawn {
  let best: (Drawn & { printed: boolean; inPlace: boolean; shows: number }) | null = null;
  let compared = 0;
  for (let i = 0; i < drawsAllowed; i += 1) {
    if (best && i >= (best.inPlace ? drawsToCompare : drawsForRank)) break;
    const before = draw.drawn;
    const p: unknown = t.draw(draw);
    if (p === null) continue;
    const key: Value = t.answer(p);
    const chosen = chooseSlips(t, p, key, rank);
    if (!chosen) continue;
    const { slips, shows } = chosen;
    const atRank = rank === null || chosen.rank === null || chosen.rank === rank;
    const printed = isPrinted(t.show(key, p), t.stem(p));
    const inPlace = atRank && !printed;
    if (!best || (best.printed && !printed) || (inPlace && (!best.inPlace || shows < best.shows)))
      best = { p, key, slips, before, printed, inPlace, shows };
    if (inPlace) compared += 1;
    if (inPlace && (rank === null || compared === drawsCompared || best.shows < littleShown)) break;
  }
  if (best) return best;
  throw new Error(`Template ${templateId(t)} found no valid parameters in ${drawsAllowed} draws`);
}

const nameOf = (t: AnyTemplate, seed: number) => `${templateId(t)}#${seed}`;

const drawOf = (t: AnyTemplate, seed: number, passed = 0) =>
  drawFrom(seedOf(`${dealing}:${nameOf(t, seed)}`), passed);

/** The item's parameters at their known place, without a search. Null when the form refuses them now. */
function drawnAt(t: AnyTemplate, seed: number, { before }: Place): Drawn | null {
  const p: unknown = t.draw(drawOf(t, seed, before));
  if (p === null) return null;
  const key: Value = t.answer(p);
  const chosen = chooseSlips(t, p, key, dealtRank(t, seed));
  return chosen && { p, key, slips: chosen.slips, before };
}

/** The parameters of the item of a seed. */
export const parametersOf = (t: AnyTemplate, seed: number): unknown => made(t, seed).p;

const tidied = (solution: Solution): Solution => ({
  ...solution,
  approach: tidyText(solution.approach),
  ...(solution.faster && { faster: tidyText(solution.faster) }),
  steps: solution.steps.map(step => ({ ...step, says: tidyText(step.says), works: tidyTex(step.works) })),
  check: tidyText(solution.check),
});

/** The target time of a form's items, in seconds. */
export const secondsOf = (t: AnyTemplate): number => t.seconds ?? targetSecondsOf(t.type, t.band);

interface Made {
  item: Item;
  /** The parameters, for `verify`. */
  p: unknown;
  place: Place;
}

/** Makes the item of a seed. */
export const makeItem = (t: AnyTemplate, seed: number): Item => made(t, seed).item;

/** The item with its parameters, not cached. With a known place the parameters are not searched. */
export function made(t: AnyTemplate, seed: number, known = knownPlace(templateId(t), seed)): Made {
  const drawn = known && drawnAt(t, seed, known);
  if (drawn) return madeWith(t, seed, drawOf(t, seed, known.until), drawn);
  const draw = drawOf(t, seed);
  return madeWith(t, seed, draw, drawValid(t, draw, dealtRank(t, seed)));
}

/** Value of `dealing` in the streams of examples, which keep their numbers. */
const exampleDealing = 2;

/** The item of an example, from the draw after `passed` draws. */
export function madeAt(t: AnyTemplate, seed: number, passed: number): Made {
  const draw = drawFrom(seedOf(`${exampleDealing}:${nameOf(t, seed)}`));
  for (let i = 0; i < passed; i += 1) t.draw(draw);
  const before = draw.drawn;
  const p: unknown = t.draw(draw);
  const key: Value | null = p === null ? null : t.answer(p);
  const chosen = key === null ? null : chooseSlips(t, p, key, null);
  if (key === null || !chosen) throw new Error(`${nameOf(t, seed)} has no example after ${passed} draws`);
  return madeWith(t, seed, draw, { p, key, slips: chosen.slips, before });
}

function madeWith(t: AnyTemplate, seed: number, draw: Draw, drawn: Drawn): Made {
  const { p, key: answer, slips, before } = drawn;
  const place = { before, until: draw.drawn };
  const name = nameOf(t, seed);
  const shown = (value: Value) => withClosedGroups(t.show(value, p));
  const stem = withClosedGroups(t.stem(p));
  const candidates = [
    { value: answer, slip: null },
    ...slips.map(({ value, misconception, words, step }) => ({
      value,
      slip: { misconception, words: slipWords(words, shown(value)), step },
    })),
  ];
  const options = draw.shuffled(candidates).map((candidate, i) => ({
    letter: letters[i] as Letter,
    text: shown(candidate.value),
    size: sizeOf(t, candidate.value, p),
    ...candidate,
  }));
  const key = options.find(o => o.slip === null)?.letter as Letter;
  const item: Item = {
    id: nameUuid(name),
    templateId: templateId(t),
    seed,
    type: t.type,
    band: t.band,
    shift: t.shift ?? 0,
    stem,
    options,
    key,
    solution: tidied(t.solution(p)),
    figure: t.figure?.(p) ?? null,
    form: t.form ?? t.variant,
    also: t.also ?? [],
    entry: t.entry ?? false,
    targetSeconds: secondsOf(t),
  };
  return { item, p, place };
}

/** The parameters of a form's first valid draw for a seed, with any rank of the key. */
export const firstDrawn = (t: AnyTemplate, seed: number): unknown =>
  drawValid(t, drawFrom(seedOf(nameOf(t, seed)))).p;

const onceMade = new WeakMap<AnyTemplate, Map<number, Made>>();

/** The item of a seed with its parameters, cached in the process for the checks of forms. */
export function madeOf(t: AnyTemplate, seed: number): Made {
  const own = onceMade.get(t) ?? new Map<number, Made>();
  onceMade.set(t, own);
  const one = own.get(seed) ?? made(t, seed);
  own.set(seed, one);
  return one;
}

export const itemOf = (t: AnyTemplate, seed: number): Item => madeOf(t, seed).item;
