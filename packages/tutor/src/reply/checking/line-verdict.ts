import { near, written } from '../../maths/evaluate.ts';
import { holds, numbersIn } from '../../maths/values.ts';
import type { Question } from '../../question.ts';
import { calculationIn } from '../../reading/calculations.ts';
import { sideIn } from '../../reading/equations.ts';
import { type Link, lettersIn, linkTex, oneValue } from '../../reading/links.ts';
import { isNumber, texOf } from '../../reading/statements.ts';
import { boundBy, declaredIn, valueGiven } from '../../reading/supposed.ts';
import { isSegment } from '../../reading/tokens.ts';
import { quantityWith } from '../../reading/told.ts';
import type { Verdict } from '../../reading/verdict.ts';
import { type JudgedLine, judgedLines } from '../../reading/work.ts';
import { inTongue, type Said } from '../../words/hinglish.ts';
import { answersIn, likely } from '../answers.ts';
import { focusOf } from '../naming.ts';
import { asksOnward } from '../onward.ts';
import type { Asked, Piece } from '../situation.ts';
import { failing } from './failing.ts';
import { alsoWords, holding, standsIn, typedAs } from './holding.ts';
import { known, maths, nameOf, quantityWords } from './pieces.ts';
import { putIn, ruledOut } from './tried.ts';

const good = (verdict: Verdict) =>
  verdict.is === 'holds' || verdict.is === 'identity' || verdict.is === 'follows' || verdict.is === 'fits';

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

/** Whether a letter alone is said to be a number, also one that is calculated: `k = 4 * 3/2`. */
const isValued = ({ left, right, relation }: Link) =>
  relation === '=' &&
  left.maths.length === 1 &&
  lettersIn(left).length === 1 &&
  lettersIn(right).length === 0;

/** The one sentence of the question, but for the one that asks, that has all numbers and letters which a line shares with it. */
function sentenceOf({ stem }: Question, link: Link): string | null {
  const numbers = numbersIn(maths(linkTex(link))).filter(value => holds(numbersIn(stem), value));
  const letters = lettersIn(link.left, link.right).filter(letter => standsIn(stem, letter));
  if (numbers.length + letters.length === 0 || isValued(link)) return null;
  const [only, ...more] = stem
    .split(/(?<=[.?!])\s+(?=[A-Z$])/)
    .filter(
      one =>
        !one.endsWith('?') &&
        numbers.every(value => holds(numbersIn(one), value)) &&
        letters.every(letter => standsIn(one, letter)),
    );
  return only === undefined || more.length > 0 ? null : only.replace(/\.$/, '');
}

/** The lines to speak of: a value with a name needs none that it follows from, and who asks how to go on is not asked about others. */
export const placedIn = (
  lines: readonly JudgedLine[],
  message: string,
  names: readonly Said[],
): readonly JudgedLine[] => {
  const placed = lines.filter(({ verdict }) => verdict.is !== 'unplaced');
  if (placed.length > 0 && asksOnward.test(message)) return placed;
  return names.length > 0
    ? lines.filter(({ verdict: { is }, link }) => is !== 'unplaced' || !isValued(link))
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

/** The line of the solution that has most of the numbers and letters of one that cannot be placed; null where none has two. */
function besideIt({ steps }: Question, link: Link): Said | null {
  const line = maths(linkTex(link));
  const [numbers, letters] = [numbersIn(line), lettersIn(link.left, link.right)];
  const shared = steps.map(
    ({ says, works }) =>
      numbers.filter(one => one > 2 && holds(numbersIn(maths(works)), one)).length +
      letters.filter(letter => standsIn(`${says} ${maths(works)}`, letter)).length,
  );
  const at = shared.indexOf(Math.max(...shared));
  const { works = '' } = steps[at] ?? {};
  return (shared[at] ?? 0) < 2 || works === ''
    ? null
    : [
        `The solution does not have ${line}; step ${at + 1} has ${maths(works)} there.`,
        `Solution me ${line} nahi hai; step ${at + 1} me wahan ${maths(works)} hai.`,
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
  const right = side && oneValue(open_.link.right, open_.link.statement.senses);
  const isGiven = typeof right === 'number' && (right === 0 || holds(numbersIn(question.stem), right));
  if (side && isGiven) {
    const [own, other] = [open_.link.left, open_.link.right].map(one => maths(texOf(one, true)));
    return right === 0
      ? [`${yes[0]} ${own} is right.`.trim(), `${yes[1]} ${own} sahi hai.`.trim()]
      : [
          `${yes[0]} ${own} is right, and ${other} is given.`.trim(),
          `${yes[1]} ${own} sahi hai, aur ${other} question me diya hai.`.trim(),
        ];
  }
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
  // After the answer no letter is asked back: the line beside it in the solution says more.
  if (!open && !meant && !apart && !tried)
    return sure.length > 0
      ? [
          `${yes[0]} I read ${line} as well, and do not judge it.`,
          `${yes[1]} ${line} bhi padha, par use main judge nahi karta.`,
        ]
      : besideIt(question, open_.link);
  const sentence = sentenceOf(question, open_.link);
  const also = alsoWords(later);
  const results = later.map(one => maths(linkTex(one.link)));
  // Two bounds of one letter do not follow from each other.
  if (results.length > 0 && /[<>]/.test(open_.link.relation))
    return [`${yes[0]} ${results.join(', ')}: yes.`.trim(), `${yes[1]} ${results.join(', ')}: haan.`.trim()];
  if (results.length > 0)
    return [
      `${yes[0]} From ${line} it follows that ${results.join(' and ')}.${also[0]}`.trim(),
      `${yes[1]} ${line} se ${results.join(' aur ')} nikalta hai.${also[1]}`.trim(),
    ];
  const wrote_: Said = [`You wrote ${line}.`, `Tumne ${line} likha.`];
  const asks: Said = meant
    ? meant
    : apart
      ? [
          `It has another solution than ${maths(linkTex(apart))}. If it is to come from that line, do the step between them once more.`,
          `Iska solution ${maths(linkTex(apart))} se alag hai. Agar ye usi line se nikla hai, to beech ka step dobara karo.`,
        ]
      : tried
        ? putIn(question, tried, oneValue(open_.link.right, open_.link.statement.senses), open)
        : sure.length > 0
          ? ['I could not check that one.', 'Ise main check nahi kar paya.']
          : letters.length > 1 && isOfQuestion
            ? [
                `Its numbers are the question's. Say in words what ${letters.join(' and ')} are, and it is set up.`,
                `Numbers question ke hi hain. Bas ye likho ki ${letters.join(' aur ')} kya hain.`,
              ]
            : letters.length > 0
              ? [
                  `What ${letters.length > 1 ? 'do' : 'does'} ${letters.join(' and ')} stand for, and which sentence of the question says this?`,
                  `${letters.join(' aur ')} kya ${letters.length > 1 ? 'hain' : 'hai'}, aur question ki kaunsi line ye kehti hai?`,
                ]
              : sentence
                ? [
                    `Hold it against “${sentence}”: does it say just that?`,
                    `Ise isse milao: “${sentence}”. Kya ye yahi kehti hai?`,
                  ]
                : [
                    'Which sentence of the question, or which line before, does it come from?',
                    'Ye question ki kis line se, ya kis pichhli line se nikla?',
                  ];
  return [`${yes[0]} ${wrote_[0]} ${asks[0]}`.trim(), `${yes[1]} ${wrote_[1]} ${asks[1]}`.trim()];
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
