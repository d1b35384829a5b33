import { near } from '../../maths/evaluate.ts';
import { numbersIn, worthOf } from '../../maths/values.ts';
import { keyOf, optionOf } from '../../question.ts';
import { recalculated } from '../../reading/calculations.ts';
import { linkTex } from '../../reading/links.ts';
import { valueGiven } from '../../reading/supposed.ts';
import { isOptionWorth, quantityWith } from '../../reading/told.ts';
import { isOnPath, type JudgedLine, judgedLines } from '../../reading/work.ts';
import { contentOf } from '../../words/content.ts';
import { inTongue, type Said } from '../../words/hinglish.ts';
import { failing } from '../checking/failing.ts';
import { figure, known, maths, quantityWords } from '../checking/pieces.ts';
import { accident, alwaysHolds } from '../formulas/proposed.ts';
import { methodNamed } from '../methods.ts';
import type { Asked, Piece, Ways } from '../situation.ts';
import type { Asking } from './asking.ts';

type Of<Is extends Asking['is']> = Extract<Asking, { is: Is }>;

const good = ({ verdict: { is } }: JudgedLine) =>
  is === 'holds' || is === 'identity' || is === 'follows' || is === 'fits';

/** The lines of a message, or of the last one that had some. */
function ownLines({ question, situation, message }: Asked) {
  const { wrote = [], answer } = situation;
  const texts = [...wrote, message];
  for (let i = texts.length - 1; i >= Math.max(0, texts.length - 3); i -= 1) {
    const lines = judgedLines(texts[i] ?? '', question, answer === null, texts.slice(0, i));
    if (lines.length > 0) return { lines, text: texts[i] ?? '' };
  }
  return { lines: [], text: message };
}

/** Which numbers are right that a student asks about: those of their own lines, and those of the solution. */
export function whetherWays(asked: Asked, { values }: Of<'whether'>): Ways {
  const { question, situation, message } = asked;
  const { wrote = [], answer } = situation;
  const open = answer === null;
  const tell = inTongue(message);
  const lines = wrote.flatMap((text, i) => judgedLines(text, question, open, wrote.slice(0, i)));
  const key = worthOf(keyOf(question).text);
  const said = values.map((value): Said | null => {
    const number = maths(figure(value));
    if (!open && key.length === 1 && near(key[0] ?? Number.NaN, value))
      return [`${number} is the answer.`, `${number} hi answer hai.`];
    const at = quantityWith(question, value, open);
    if (at !== null) {
      const [name, other] = quantityWords(question, at, open);
      return [`${number} is ${name}.`, `${number} ${other} hai.`];
    }
    const own = lines.findLast(line => line.value !== null && near(line.value, value));
    if (own && failing(question, own, open)) return failing(question, own, open);
    if (own && good(own) && !(open && isOptionWorth(question, value)))
      return [`${maths(linkTex(own.link))} is right.`, `${maths(linkTex(own.link))} sahi hai.`];
    return null;
  });
  // '3 digits me bhi 9?' asks of another question.
  const isElse = /\b(?:bhi|also|too)\b/i.test(message) && numbersIn(message).length > values.length;
  if (isElse || said.length === 0 || said.some(one => one === null)) return [];
  const isYes = said.every(one => one && !/^(?:Look|I get|No\b)/.test(one[0]));
  const head: Said = isYes ? ['Yes. ', 'Haan. '] : ['', ''];
  return [
    [
      {
        id: `check:whether:${values.join('-')}`,
        text: `${tell(head)}${said.flatMap(one => (one ? [tell(one)] : [])).join(' ')}`,
      },
    ],
  ];
}

/** Whether one's own lines are a way: they hold and end at the answer, or are a part of the solution's own lines. */
export function wayWays(asked: Asked, asking: Of<'way'>): Ways {
  const { question, situation, message } = asked;
  const open = situation.answer === null;
  const tell = inTongue(message);
  const { lines, text } = ownLines(asked);
  // A value that is tried needs no reason where a later line follows from it.
  const lastFollows = lines.findLastIndex(({ verdict: { is } }) => is === 'follows');
  const isTried = ({ link }: JudgedLine, i: number) => i < lastFollows && valueGiven(link) !== null;
  if (lines.length === 0 || !lines.every((line, i) => good(line) || isTried(line, i))) return [];
  const shown = lines.length === 1 && lines[0] ? maths(linkTex(lines[0].link)) : '';
  const hold: Said =
    lines.length === 1
      ? [`${shown} holds`, `${shown} sahi hai`]
      : lines.length === 2
        ? ['both lines hold', 'dono lines sahi hain']
        : [`all ${lines.length} lines hold`, `saari ${lines.length} lines sahi hain`];
  const id = `check:way:${known(text)}`;
  const why = methodNamed(message)?.why;
  if (open) {
    if (lines.some(({ value }) => value !== null && isOptionWorth(question, value))) return [];
    const said: Said = isOnPath(question, text, open)
      ? [`Yes, you can: ${hold[0]}. Go on with it.`, `Haan, kar sakte ho: ${hold[1]}. Aage badho.`]
      : [
          `As a calculation ${hold[0]}. Whether that leads to the answer I do not judge from it: what is the result, in the words of the question?`,
          `Calculation ke taur par ${hold[1]}. Isse answer tak pahuchte hain ya nahi, ye isse pata nahi chalta: question ke words me result kya hai?`,
        ];
    return [[{ id, text: tell(said) }]];
  }
  const key = worthOf(keyOf(question).text);
  const end = lines.at(-1)?.value ?? null;
  const isAnswer = key.length === 1 && end !== null && near(end, key[0] ?? Number.NaN);
  const tried = asking.chance || isAnswer ? alwaysHolds(question, lines) : null;
  const chance = isAnswer ? accident({ ...asked, message: text }) : null;
  // What holds here by accident is no way.
  if (tried?.fails || chance?.[0].startsWith('But')) return [];
  const seen: Said = tried
    ? [
        ` Not luck: with the numbers of ${tried.others} other questions of this kind it holds, too.`,
        ` Ye luck nahi: isi type ke ${tried.others} aur questions ke numbers ke saath bhi ye sahi hai.`,
      ]
    : ['', ''];
  const reason = asking.chance && why ? ` ${why}` : '';
  if (isAnswer || tried) {
    const ends: Said = isAnswer
      ? [`, and ${maths(figure(end))} is the answer`, `, aur ${maths(figure(end))} hi answer hai`]
      : ['', ''];
    return [
      [
        {
          id,
          text:
            tell([
              `Yes, this way is right: ${hold[0]}${ends[0]}.${seen[0]}`,
              `Haan, ye tareeka sahi hai: ${hold[1]}${ends[1]}.${seen[1]}`,
            ]) + reason,
        },
      ],
    ];
  }
  const step =
    end === null
      ? -1
      : question.steps.findIndex(({ works }) =>
          recalculated(`$${works}$`).some(one => near(one, Math.abs(end))),
        );
  return step < 0
    ? []
    : [
        [
          {
            id,
            step,
            text: tell([
              `Yes, you can: ${hold[0]}, and step ${step + 1} has the same: $${question.steps[step]?.works}$.`,
              `Haan, kar sakte ho: ${hold[1]}, aur step ${step + 1} me yahi hai: $${question.steps[step]?.works}$.`,
            ]),
          },
        ],
      ];
}

/** The part of a message that has to speak of the mistake. */
const leastPart = 0.4;

/** Whether the mistake that a student names is the one behind their option. */
export function mistakeWays({ question, situation, message }: Asked): Ways {
  const option = optionOf(question, situation.answer?.chosen ?? null);
  if (!option?.slip || option.letter === question.key) return [];
  const own = contentOf(option.slip);
  const said = contentOf(message).filter(word => /^[a-z]/.test(word));
  const shared = said.filter(word => own.includes(word)).length;
  if (said.length === 0 || shared / said.length < leastPart) return [];
  const text = inTongue(message)([`Yes, that is it. ${option.slip}`, `Haan, yahi galti thi. ${option.slip}`]);
  return [[{ id: `asking:mistake:${option.letter}`, text, also: [`slip:${option.letter}`] }]];
}

/** Why a way with a name works. */
export function reasonOfMethod({ method }: Of<'method'>): Ways {
  const { name, why = '' } = method;
  return [[{ id: `method:why:${name}`, text: why }]];
}

/** A value that is ruled out, and is none of the solution's. */
const ruledOut =
  /(\d[\d.]*(?:\/\d+)?)\s*(?:ko\s*|wala\s*|to\s*)?(?:reject\w*|discard\w*|not (?:possible|allowed|valid)|nahi (?:ho|le|chal)\w*|hata\w*)\b|\b(?:reject\w*|discard\w*|ignore\w*)\s+(\d[\d.]*(?:\/\d+)?)/i;

/** For who rules out a value that is no option's: that it is out, whatever else is said of the question. */
export function ruledOutPiece({ question, message }: Asked): Piece | null {
  const [, before, behind] = ruledOut.exec(message) ?? [];
  const value = Number(before ?? behind);
  if (!Number.isFinite(value) || isOptionWorth(question, value)) return null;
  if (question.path?.quantities.some(one => one.value.some(own => near(Math.abs(own), value)))) return null;
  const text = inTongue(message)([
    `${maths(figure(value))} is out, rightly.`,
    `${maths(figure(value))} hatana sahi hai.`,
  ]);
  return { id: `check:out:${value}`, text, lead: true };
}
