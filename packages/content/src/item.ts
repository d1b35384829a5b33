import { createHash } from 'node:crypto';
import { type Draw, drawFrom, seedOf } from './draw.ts';
import type { Figure } from './figure.ts';
import { type Band, targetSecondsOf } from './taxonomy.ts';
import { type AnyTemplate, type Slip, type Solution, templateId } from './template.ts';
import { isWhole, numeric, sameValue, type Value } from './value.ts';

export const letters = ['A', 'B', 'C', 'D'] as const;
type Letter = (typeof letters)[number];

export interface ItemOption {
  letter: Letter;
  text: string;
  value: Value;
  /** The slip behind a wrong option; null on the key. */
  slip: { misconception: string; words: string } | null;
}

/** A question ready for the bank: the same template and seed always give the same one. */
export interface Item {
  /** Name-based uuid of template, revision and seed; it stays, and tells nothing of the key. */
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
  targetSeconds: number;
}

/** Draws allowed before a template is given up. */
const drawsAllowed = 200;

/** A name-based uuid (RFC 9562, version 8 with SHA-256). */
function nameUuid(name: string): string {
  const hex = createHash('sha256').update(`twelvefold:${name}`).digest('hex');
  const variant = ((Number.parseInt(hex[16] ?? '0', 16) & 0x3) | 0x8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

const usualPlausible = (value: Value, key: Value) => {
  const size = numeric(value);
  const keySize = numeric(key);
  return size === null || (Number.isFinite(size) && (keySize === null || keySize <= 0 || size > 0));
};

/** The key may not stand out: it is neither the only whole number nor the only one that is not. */
const keyBlendsIn = (key: Value, wrong: readonly Value[]) => {
  const whole = isWhole(key);
  return whole === null || wrong.some(w => isWhole(w) === whole);
};

/** All ways to choose three, in the order of the list, so that the likeliest slips come first. */
function* triples<T>(list: readonly T[]): Generator<[T, T, T]> {
  for (let i = 0; i < list.length - 2; i += 1)
    for (let j = i + 1; j < list.length - 1; j += 1)
      for (let k = j + 1; k < list.length; k += 1) yield [list[i] as T, list[j] as T, list[k] as T];
}

/** Three slips that fit these parameters, or null: distinct in value and text, possible on sight, the key hidden among them. */
function chooseSlips(t: AnyTemplate, p: unknown): Slip[] | null {
  const key = t.answer(p);
  const fitting: Slip[] = [];
  const texts = new Set([t.show(key, p)]);
  for (const slip of t.slips(p)) {
    const text = t.show(slip.value, p);
    const fits =
      !sameValue(slip.value, key) &&
      !texts.has(text) &&
      !fitting.some(other => sameValue(other.value, slip.value)) &&
      (t.plausible ? t.plausible(slip.value, p) : usualPlausible(slip.value, key));
    if (fits) {
      fitting.push(slip);
      texts.add(text);
    }
  }
  for (const three of triples(fitting))
    if (
      keyBlendsIn(
        key,
        three.map(s => s.value),
      )
    )
      return three;
  return null;
}

interface Drawn {
  p: unknown;
  slips: Slip[];
}

/** Parameters that give a valid item. Throws when 200 draws find none: the template is then not fit for use. */
export function drawValid(t: AnyTemplate, draw: Draw): Drawn {
  for (let i = 0; i < drawsAllowed; i += 1) {
    const p: unknown = t.draw(draw);
    if (p === null) continue;
    const slips = chooseSlips(t, p);
    if (slips) return { p, slips };
  }
  throw new Error(`Template ${templateId(t)} found no valid parameters in ${drawsAllowed} draws`);
}

/** Makes the item of a seed. */
export function makeItem(t: AnyTemplate, seed: number): Item {
  const name = `${templateId(t)}#${seed}`;
  const draw = drawFrom(seedOf(name));
  const { p, slips } = drawValid(t, draw);
  const answer: Value = t.answer(p);
  const candidates = [
    { value: answer, slip: null },
    ...slips.map(s => ({ value: s.value, slip: { misconception: s.misconception, words: s.words } })),
  ];
  const options = draw.shuffled(candidates).map((candidate, i) => ({
    letter: letters[i] as Letter,
    text: t.show(candidate.value, p),
    ...candidate,
  }));
  const key = options.find(o => o.slip === null)?.letter as Letter;
  return {
    id: nameUuid(name),
    templateId: templateId(t),
    seed,
    type: t.type,
    band: t.band,
    shift: t.shift ?? 0,
    stem: t.stem(p),
    options,
    key,
    solution: t.solution(p),
    figure: t.figure?.(p) ?? null,
    targetSeconds: targetSecondsOf(t.type, t.band),
  };
}
