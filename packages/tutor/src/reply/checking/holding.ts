import { near, written } from '../../maths/evaluate.ts';
import { mathsOf } from '../../maths/tex.ts';
import type { Question } from '../../question.ts';
import { type Link, lettersIn, linkTex } from '../../reading/links.ts';
import { declaredIn } from '../../reading/supposed.ts';
import { toldOf } from '../../reading/told.ts';
import type { JudgedLine } from '../../reading/work.ts';
import type { Said } from '../../words/hinglish.ts';
import { comesToOption, nameAsked } from './claimed-names.ts';
import { maths, quantityWords } from './pieces.ts';

/** Whether a figure has a corner of that name: `ABC`, `angle B`. */
const namesCorner = (stem: string, letter: string) =>
  new RegExp(`\\b(?:${letter}[A-Z]+|[A-Z]+${letter}[A-Z]*|angle ${letter})\\b`).test(stem);

/** Whether a letter begins the name of one person, and a quantity belongs to another: F of Farah, 'what Rohan has'. */
function isOfAnother({ stem, path }: Question, letter: string, at: number): boolean {
  const people = new Set(stem.match(/(?<![.?!]\s)(?<!^)\b[A-Z][a-z]{2,}/g));
  const own = [...people].filter(name => name.toLowerCase().startsWith(letter));
  const named = [...people].filter(name => path?.quantities[at]?.name?.includes(name));
  return own.length > 0 && named.length > 0 && !own.some(name => named.includes(name));
}

/** Whether a letter is surely that quantity: by the student's words for it, or as the initial of a word of its name. */
const isCalled = (question: Question, letter: string, at: number, wrote: readonly string[]) =>
  letter.length > 1 ||
  declaredIn(question, wrote, true)[letter] === at ||
  (question.path?.quantities[at]?.name ?? '')
    .toLowerCase()
    .split(/[^a-z]+/)
    .some(word => word.length > 3 && word.startsWith(letter));

/** What the letters of a line stand for, as far as it may be told. */
function standing(
  question: Question,
  { verdict, link }: JudgedLine,
  open: boolean,
  wrote: readonly string[],
): Said | null {
  // An inequality holds for many values of its letters.
  if (verdict.is !== 'fits' || !verdict.alone || link.relation !== '=') return null;
  const told = new Set(question.path ? toldOf(question.path, open) : []);
  const own = lettersIn(link.left, link.right);
  const parts = Object.entries(verdict.assignment).flatMap(([letter, { at }]): Said[] => {
    if (!own.includes(letter)) return [];
    const shown = maths(typedAs(link, letter));
    // A letter that the solution uses has its meaning there.
    if (
      at === null ||
      standsIn(question.steps.map(({ says, works }) => `${says} $${works}$`).join(' '), letter) ||
      namesCorner(question.stem, letter.toUpperCase())
    )
      return [];
    if (
      isOfAnother(question, letter, at) ||
      (at !== question.path?.asked && !isCalled(question, letter, at, wrote))
    )
      return [];
    // Another one of the same value would tell which of them is the answer.
    if (!told.has(at) && at !== question.path?.asked) return [];
    if (at === question.path?.asked) return [[`${shown} for what is asked`, `${shown} = jo pucha gaya hai`]];
    if (!question.path?.quantities[at]?.name) return [];
    const [name, other] = quantityWords(question, at, open);
    return [[`${shown} for ${name}`, `${shown} = ${other}`]];
  });
  return parts.length === 0
    ? null
    : [`with ${parts.map(([one]) => one).join(' and ')}`, parts.map(([, one]) => one).join(', ')];
}

/** That another value solves a line as well. */
export function alsoWords(lines: readonly JudgedLine[]): Said {
  const other = lines.flatMap(({ verdict }) => (verdict.is === 'follows' ? (verdict.also ?? []) : [])).at(-1);
  const isSaid = lines.some(({ value }) => other !== undefined && value !== null && near(value, other));
  return other === undefined || isSaid
    ? ['', '']
    : [
        ` But ${maths(written(other))} solves it too. Does the question allow that one?`,
        ` Par ${maths(written(other))} se bhi wo sahi hota hai. Kya question use allow karta hai?`,
      ];
}

/** What is said of lines that hold. */
export function holding(
  question: Question,
  lines: readonly JudgedLine[],
  open: boolean,
  message: string,
): Said {
  const [only] = lines;
  const fits = lines.map(line => standing(question, line, open, [message])).findLast(one => one !== null);
  const isWhole = lines.some(({ verdict }) => verdict.is === 'holds' && verdict.loose === 'whole');
  const note: Said = lines.some(({ bracketed }) => bracketed)
    ? [' Write the brackets.', ' Brackets zaroor likho.']
    : isWhole
      ? [' You kept only the whole part.', ' Tumne sirf whole part rakha hai.']
      : ['', ''];
  const also = alsoWords(lines);
  // What the words beside a calculation claim was not judged.
  const isClaim = lines.some(
    ({ link, verdict }) => verdict.is === 'holds' && [...link.left.words, ...link.right.words].length > 0,
  );
  const name = nameAsked(question, lines, open, message);
  if (name && lines.length > 1 && lines.every(({ verdict }) => verdict.is === 'holds'))
    return [
      `The calculations are right.${note[0]} ${name[0]}`,
      `Calculations sahi hain.${note[1]} ${name[1]}`,
    ];
  const isFinal = open && lines.some(line => comesToOption(question, line));
  const as: Said = isClaim || name || isFinal ? ['As a calculation ', 'Calculation ke taur par '] : ['', ''];
  const claim: Said = name ? [` ${name[0]}`, ` ${name[1]}`] : ['', ''];
  if (lines.length === 1 && only) {
    const line = maths(linkTex(only.link));
    if (only.verdict.is === 'follows' && only.verdict.root)
      return [
        `${line} satisfies the equation: it is a root.`,
        `${line} equation ko satisfy karta hai: ye ek root hai.`,
      ];
    if (only.verdict.is === 'follows')
      return [`${line}: yes, that follows.${also[0]}`, `${line}: haan, ye sahi nikalta hai.${also[1]}`];
    if (only.verdict.is === 'fits' && only.verdict.free)
      return [
        `As I read it, ${line} is true for the values of the solution, but the solution does not need it.`,
        `Jaisa maine padha, ${line} solution ki values ke liye sahi hai, par solution ko iski zaroorat nahi.`,
      ];
    if (only.verdict.is === 'fits')
      return fits
        ? [`${line} holds here, ${fits[0]}.${note[0]}`, `${line} yahan sahi hai: ${fits[1]}.${note[1]}`]
        : [`${line} holds here.${note[0]}`, `${line} yahan sahi hai.${note[1]}`];
    return [
      `${as[0]}${line} is right.${note[0]}${claim[0]}`,
      `${as[1]}${line} sahi hai.${note[1]}${claim[1]}`,
    ];
  }
  const count: Said =
    lines.length === 2
      ? ['Both lines hold', 'Dono lines sahi hain']
      : [`All ${lines.length} lines hold`, `Saari ${lines.length} lines sahi hain`];
  const calculated: Said =
    isClaim || name || isFinal ? [' as calculations', ' calculation ke taur par'] : ['', ''];
  return [
    `${count[0]}${calculated[0]}${fits ? `, ${fits[0]}` : ''}.${note[0]}${also[0]}${claim[0]}`,
    `${count[1]}${calculated[1]}${fits ? `: ${fits[1]}` : ''}.${note[1]}${also[1]}${claim[1]}`,
  ];
}

/** A letter as it stands in a line. */
export const typedAs = ({ left, right }: Link, letter: string) =>
  [...left.maths, ...right.maths].flatMap(token =>
    token.is === 'letter' && token.name === letter ? (token.typed ?? []) : [],
  )[0] ?? letter;

/** Whether the question itself speaks of a letter; of a point or an angle in a capital. */
export const standsIn = (stem: string, letter: string) =>
  new RegExp(`(?<=[\\s,(])(?!A )${letter.toUpperCase()}(?=[\\s,.;)]|$)`).test(stem) ||
  mathsOf(stem).some(
    tex =>
      tex.toLowerCase().includes(letter) &&
      (letter.length > 1 || new RegExp(`(?<![a-z\\\\])${letter}(?![a-z])`, 'i').test(tex)),
  );
