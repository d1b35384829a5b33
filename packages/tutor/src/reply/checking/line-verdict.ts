import { givesAway } from '../../guard.ts';
import { ladderOf } from '../../ladder.ts';
import { near, written } from '../../maths/evaluate.ts';
import { mathsOf } from '../../maths/tex.ts';
import { holds, numbersIn } from '../../maths/values.ts';
import type { Question } from '../../question.ts';
import { sideIn } from '../../reading/equations.ts';
import { calculationIn, type Link, lettersIn, linkTex, oneValue } from '../../reading/judging.ts';
import { quantityWith, toldOf } from '../../reading/placing.ts';
import { isNumber, texOf } from '../../reading/statements.ts';
import { boundBy, declaredIn, valueGiven } from '../../reading/supposed.ts';
import { isSegment } from '../../reading/tokens.ts';
import type { Verdict } from '../../reading/verdict.ts';
import { type JudgedLine, judgedLines } from '../../reading/work.ts';
import { inTongue, type Said } from '../../words/hinglish.ts';
import { answersIn, likely } from '../answers.ts';
import { focusOf } from '../naming.ts';
import { asksOnward } from '../onward.ts';
import type { Asked, Piece } from '../situation.ts';
import { comesToOption, nameAsked } from './claimed-names.ts';
import { mistakeInAlgebra, mistakeInNumbers } from './mistakes.ts';
import { known, maths, nameOf, quantityWords } from './pieces.ts';
import { putIn, ruledOut } from './tried.ts';

const good = (verdict: Verdict) =>
  verdict.is === 'holds' || verdict.is === 'identity' || verdict.is === 'follows' || verdict.is === 'fits';

/** What is said of a line that fails, by what is known of it. */
export function failing(question: Question, { link, verdict }: JudgedLine, open: boolean): Said | null {
  const line = maths(linkTex(link));
  switch (verdict.is) {
    case 'fails': {
      const side = maths(texOf(link.left, true));
      const mistake = mistakeInNumbers(link);
      if (mistake) return [`Look at ${line} again. ${mistake[0]}`, `${line} dobara dekho. ${mistake[1]}`];
      if (open || Number.isNaN(verdict.left))
        return verdict.sure
          ? [
              `Look at ${line} again: the two sides differ. Calculate ${side} once more.`,
              `${line} dobara dekho: dono sides alag aati hain. ${side} phir se calculate karo.`,
            ]
          : [
              `You wrote ${line}, as I read it, and by itself the two sides differ. Did you mean something else by it?`,
              `Tumne ${line} likha, aur akele dono sides alag aati hain. Kya tumhara matlab kuch aur tha?`,
            ];
      return verdict.sure
        ? [
            `Look at ${line} again: ${side} comes to ${maths(written(verdict.left))}.`,
            `${line} dobara dekho: ${side} se ${maths(written(verdict.left))} aata hai.`,
          ]
        : [
            `You wrote ${line}, as I read it. By itself ${side} would be ${maths(written(verdict.left))}; did you mean something else by it?`,
            `Tumne ${line} likha. Akele ${side} se ${maths(written(verdict.left))} aata hai; kya tumhara matlab kuch aur tha?`,
          ];
    }
    case 'minutes': {
      const hours = maths(`\\frac{${written(verdict.minutes)}}{60}`);
      return [
        `${line} holds where all times are minutes. In hours ${maths(written(verdict.minutes))} minutes are ${hours}.`,
        `${line} tab sahi hai jab saare times minutes me hon. Hours me ${maths(written(verdict.minutes))} minutes ${hours} hain.`,
      ];
    }
    case 'contradicts': {
      const mistake = verdict.from && mistakeInAlgebra(verdict.from, link);
      if (mistake) return [`Look at ${line} again. ${mistake[0]}`, `${line} dobara dekho. ${mistake[1]}`];
      return lettersIn(link.left, link.right).length > 1
        ? [
            `${line} does not fit your lines before it: they cannot hold together.`,
            `${line} tumhari pichhli lines ke saath match nahi karta: saath me sahi nahi ho sakte.`,
          ]
        : [
            `${line} does not fit the line before it: put it in there, and the two sides differ.`,
            `${line} pichhli line se match nahi karta: usme daal ke dekho, dono sides alag aati hain.`,
          ];
    }
    case 'differs': {
      const side = maths(texOf(link.left, true));
      const because = question.path?.because[verdict.step] ?? question.steps[verdict.step]?.says ?? '';
      const reason = open && givesAway(question, because, ladderOf(question)) ? '' : ` ${because}`;
      return [
        `I get another value for ${side}.${reason}`,
        `Mujhe ${side} ki value alag mil rahi hai.${reason}`,
      ];
    }
    case 'no_identity': {
      const values = Object.entries(verdict.letters).map(
        ([letter, value]) => `${letter} = ${written(value)}`,
      );
      const [left, right] = [maths(written(verdict.left)), maths(written(verdict.right))];
      return [
        `${line} does not hold for all values: with ${maths(values.join(', '))} the left side is ${left}, and the right side is ${right}.`,
        `${line} har value ke liye sahi nahi: ${maths(values.join(', '))} rakho to left ${left} aur right ${right} aata hai.`,
      ];
    }
    case 'holds':
    case 'identity':
    case 'follows':
    case 'fits':
    case 'unplaced':
      return null;
  }
}

/** Whether a figure has a corner of that name: `ABC`, `angle B`. */
const namesCorner = (stem: string, letter: string) =>
  new RegExp(`\\b(?:${letter}[A-Z]+|[A-Z]+${letter}[A-Z]*|angle ${letter})\\b`).test(stem);

/** What the letters of a line stand for, as far as it may be told. */
function standing(question: Question, { verdict, link }: JudgedLine, open: boolean): Said | null {
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
function alsoWords(lines: readonly JudgedLine[]): Said {
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
function holding(question: Question, lines: readonly JudgedLine[], open: boolean, message: string): Said {
  const [only] = lines;
  const fits = lines.map(line => standing(question, line, open)).findLast(one => one !== null);
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

/** Whether a student has said what a letter is: 'let n days', 'x boat', 'a = 2 more than b', or it begins somebody's name. */
function isDeclared(question: Question, letter: string, wrote: readonly string[], open: boolean): boolean {
  if (letter.length > 1) return isSegment.test(letter) || letter.includes('(');
  const told = new RegExp(`(?<![a-z])${letter}\\s*=\\s*[^=;,]*[a-z]`, 'i');
  return (
    letter in declaredIn(question, wrote, open) ||
    wrote.some(text => told.test(text)) ||
    new RegExp(`(?<!^|[.?!]\\s)\\b${letter.toUpperCase()}[a-z]{2,}`).test(question.stem)
  );
}

/** Whether the question itself speaks of a letter; of a point or an angle in a capital. */
const standsIn = (stem: string, letter: string) =>
  new RegExp(`(?<=[\\s,(])(?!A )${letter.toUpperCase()}(?=[\\s,.;)]|$)`).test(stem) ||
  mathsOf(stem).some(
    tex =>
      tex.includes(letter) &&
      (letter.length > 1 || new RegExp(`(?<![a-z\\\\])${letter}(?![a-z])`, 'i').test(tex)),
  );

/** The lines to speak of: a value with a name needs none that it follows from, and who asks how to go on is not asked about others. */
export const placedIn = (
  lines: readonly JudgedLine[],
  message: string,
  names: readonly Said[],
): readonly JudgedLine[] => {
  const placed = lines.filter(({ verdict }) => verdict.is !== 'unplaced');
  if (placed.length > 0 && asksOnward.test(message)) return placed;
  return names.length > 0
    ? lines.filter(({ verdict: { is }, link }) => is !== 'unplaced' || valueGiven(link) === null)
    : lines;
};

/** What a side comes to with the quantities that its letters were said to be, where the other side is another number. */
function asMeant(
  question: Question,
  { left, right, relation, statement }: Link,
  wrote: readonly string[],
): Said | null {
  const bound = boundBy(question, declaredIn(question, wrote, false));
  const letters = lettersIn(left, right);
  const [letter = ''] = letters;
  const at = bound[letter]?.at ?? null;
  if (relation !== '=' || at === null || !letters.every(one => one in bound) || !isNumber(right)) return null;
  const values = Object.fromEntries(letters.map(one => [one, bound[one]?.value ?? Number.NaN]));
  const [own, other] = [left, right].map(side => oneValue(side, statement.senses, values));
  if (own === null || own === undefined || other === null || other === undefined || near(own, other))
    return null;
  const found = quantityWith(question, own, false);
  const name = found === null ? null : nameOf(question, found);
  const [side, value, number] = [texOf(left, true), written(own), texOf(right, true)].map(maths);
  const [word, hindi] = quantityWords(question, at, false);
  return [
    `With ${maths(letter)} for ${word}, ${side} comes to ${value}${name ? `, ${name},` : ''} and not to ${number}.`,
    `${maths(letter)} agar ${hindi} hai, to ${side} se ${value}${name ? ` (${name})` : ''} aata hai, ${number} nahi.`,
  ];
}

/** What is said of all lines of a message together: the first that fails, else one that cannot be placed, else that they hold. */
export function verdictOn(
  question: Question,
  lines: readonly JudgedLine[],
  open: boolean,
  wrote: readonly string[] = [],
): Said | null {
  if (lines.length === 0) return null;
  const bad = lines.findIndex(line => failing(question, line, open) !== null);
  const wrong = lines[bad] && failing(question, lines[bad], open);
  if (wrong) {
    const before: Said =
      bad === 0
        ? ['', '']
        : bad === 1
          ? ['The line before it holds. ', 'Usse pehle ki line sahi hai. ']
          : [`The ${bad} lines before it hold. `, `Usse pehle ki ${bad} lines sahi hain. `];
    return lines.slice(0, bad).every(({ verdict }) => good(verdict))
      ? [`${before[0]}${wrong[0]}`, `${before[1]}${wrong[1]}`]
      : wrong;
  }
  const held = lines.filter(({ verdict }) => good(verdict));
  // A value that was tried needs no reason where a later line follows from it.
  const lastFollows = lines.findLastIndex(({ verdict }) => verdict.is === 'follows');
  const open_ = lines.find(
    ({ verdict, link }, i) =>
      verdict.is === 'unplaced' &&
      !(verdict.tried && i < lastFollows) &&
      !(!verdict.tried && valueGiven(link) && held.length > 0),
  );
  const supposed = lines
    .slice(0, Math.max(0, lastFollows))
    .filter(({ link, verdict }) => verdict.is === 'unplaced' && valueGiven(link) !== null);
  const under = supposed.map(({ link }) => maths(linkTex(link))).join(', ');
  // What follows from a line that nothing places is no more than that line.
  const later =
    open_ && !(open_.verdict.is === 'unplaced' && open_.verdict.tried)
      ? held.filter(line => line.verdict.is === 'follows' && lines.indexOf(line) > lines.indexOf(open_))
      : [];
  const sure = held.filter(line => !later.includes(line));
  const holds_: Said = sure.length > 0 ? holding(question, sure, open, wrote.at(-1) ?? '') : ['', ''];
  const lower = (text: string) => text.replace(/^[A-Z]/, first => first.toLowerCase());
  const yes: Said =
    under === '' || sure.length === 0
      ? holds_
      : [`With ${under}, ${lower(holds_[0])}`, `${under} lo to ${lower(holds_[1])}`];
  if (!open_) {
    const out = ruledOut(question, wrote.at(-1) ?? '', held.at(-1)?.value ?? null, under);
    return [`${yes[0]}${out[0]}`, `${yes[1]}${out[1]}`];
  }
  const line = maths(linkTex(open_.link));
  const works = (open ? question.steps.slice(0, -1) : question.steps).map(step => step.works);
  const side = isNumber(open_.link.right) ? sideIn(maths(texOf(open_.link.left)), works) : null;
  if (side)
    return [
      `${yes[0]} ${maths(texOf(open_.link.left, true))} is right. What does ${maths(texOf(open_.link.right, true))} stand for on the other side?`.trim(),
      `${yes[1]} ${maths(texOf(open_.link.left, true))} sahi hai. Dusri side ka ${maths(texOf(open_.link.right, true))} kya hai?`.trim(),
    ];
  // After the answer the letters of the solution are known.
  const shown = open ? '' : question.steps.map(({ says, works }) => `${says} $${works}$`).join(' ');
  const own = open_.link.statement.letters.filter(
    letter => !standsIn(`${question.stem} ${shown}`, letter) && !isDeclared(question, letter, wrote, open),
  );
  const letters = own.map(letter => maths(typedAs(open_.link, letter)));
  const numbers = numbersIn(line);
  const isOfQuestion = numbers.length > 1 && numbers.every(value => holds(numbersIn(question.stem), value));
  const { tried, apart } = open_.verdict.is === 'unplaced' ? open_.verdict : {};
  const meant = open ? null : asMeant(question, open_.link, wrote);
  const asks: Said = meant
    ? meant
    : apart
      ? [
          `It has another solution than ${maths(linkTex(apart))}. If it is to come from that line, do the step between them once more.`,
          `Iska solution ${maths(linkTex(apart))} se alag hai. Agar ye usi line se nikla hai, to beech ka step dobara karo.`,
        ]
      : tried
        ? putIn(question, tried, oneValue(open_.link.right, open_.link.statement.senses), open)
        : letters.length > 1 && isOfQuestion
          ? [
              `Its numbers are the question's. Say in words what ${letters.join(' and ')} are, and it is set up.`,
              `Numbers question ke hi hain. Bas ye likho ki ${letters.join(' aur ')} kya hain.`,
            ]
          : letters.length === 0
            ? [
                'I cannot place it yet. Which sentence of the question, or which line before, does it come from?',
                'Ise main abhi nahi rakh pa raha. Ye question ki kis line se, ya kis pichhli line se nikla?',
              ]
            : letters.length === 1
              ? [
                  `What does ${letters[0]} stand for, and which sentence of the question says this?`,
                  `${letters[0]} kya hai, aur question ki kaunsi line ye kehti hai?`,
                ]
              : [
                  `What do ${letters.join(' and ')} stand for, and which sentence of the question says this?`,
                  `${letters.join(' aur ')} kya hain, aur question ki kaunsi line ye kehti hai?`,
                ];
  const also = alsoWords(later);
  const results = later.map(one => maths(linkTex(one.link)));
  const said: Said =
    results.length === 0
      ? [`You wrote ${line}.`, `Tumne ${line} likha.`]
      : [
          `From ${line} it follows that ${results.join(' and ')}.${also[0]} Now that line itself.`,
          `${line} se ${results.join(' aur ')} nikalta hai.${also[1]} Ab wahi line.`,
        ];
  return [`${yes[0]} ${said[0]} ${asks[0]}`.trim(), `${yes[1]} ${said[1]} ${asks[1]}`.trim()];
}

/** What is said of the lines of a message that asks something else besides; null where they hold nothing to be judged. */
export function verdictPiece(asked: Asked): Piece | null {
  const { question, situation, message, intent } = asked;
  const open = situation.answer === null;
  // Lines of the clause that asks are the doubt itself: only a wrong one is spoken of.
  const focus = focusOf(message);
  const isAsked = (line: JudgedLine) =>
    focus === message && intent !== 'where_from' && failing(question, line, open) === null;
  const lines = judgedLines(message, question, open, situation.wrote).filter(
    line =>
      line.verdict.is !== 'unplaced' &&
      !(line.verdict.is === 'fails' && !line.verdict.sure) &&
      !isAsked(line),
  );
  const found = lines.length === 0 && intent === 'where_from' ? calculationIn(message) : null;
  const isTold = found && (answersIn(asked)[0]?.share ?? 0) >= likely.sure;
  const worked = isTold ? null : found;
  const said: Said | null = worked && [maths(`${worked.tex} = ${written(worked.value)}`), ''];
  const verdict = verdictOn(question, lines, open) ?? (said && [`${said[0]}.`, `${said[0]}.`]);
  return verdict && { id: `check:${known(message)}`, text: inTongue(message)(verdict), lead: true };
}
