import { written } from '../../maths/evaluate.ts';
import { holds, numbersIn } from '../../maths/values.ts';
import { inSentence, type Question } from '../../question.ts';
import { calculationIn } from '../../reading/calculations.ts';
import { quantityNamed } from '../../reading/names.ts';
import { isOptionWorth, quantityWith } from '../../reading/told.ts';
import { inTongue, type Said } from '../../words/hinglish.ts';
import type { Asked, Piece, Ways } from '../situation.ts';
import { type Change, changeIn, valueOfText } from './change.ts';
import { type Place, placesIn } from './places.ts';
import { swapped, texOfTyped, told } from './told.ts';

/** Buttons behind a reply. */
const mostChoices = 3;
/** Words before a number that name it. */
const mostWords = 6;

/** A place with another number in it, as one would type it: 'B beats C by 18 m instead of 16 m'. */
function choiceOf({ phrase, typed, unit }: Place, to: string): string {
  const words = phrase.split(' ').slice(-mostWords).join(' ');
  return `What if ${words} ${to}${unit} instead of ${typed}${unit}?`.replace(/\s+/g, ' ');
}

/** A place as the stem says it. */
const sayOf = ({ phrase, tex, unit }: Place) =>
  `${phrase.split(' ').slice(-mostWords).join(' ')} $${tex.replace(/%/g, '\\%')}${unit === '%' ? '\\%' : ''}$${unit === '%' ? '' : unit}`.trim();

/** Which of several numbers is meant: each with the words around it, as a message to send. */
function whichOf(to: string, places: readonly Place[], lead: Said, tell: (said: Said) => string): Piece {
  const some = places.slice(0, mostChoices);
  const list = (or: string) => some.map(place => `*${sayOf(place)}*`).join(` ${or} `);
  return {
    id: `which:${to}`,
    text: tell([
      `${lead[0]}Which number is to be $${texOfTyped(to)}$: ${list('or')}?`,
      `${lead[1]}$${texOfTyped(to)}$ kiski jagah: ${list('ya')}?`,
    ]),
    choices: some.map(place => choiceOf(place, to)),
  };
}

/** A quantity that is not given but found: it changes with the numbers of the question alone. */
function foundNamed({ question, situation, message }: Asked): number | null {
  const words = message.match(/[a-z]{3,}/gi) ?? [];
  const at = quantityNamed(
    question,
    words.filter(word => !/^(?:what|were|was|if|instead|agar|hota|hoti)$/i.test(word)),
    situation.answer === null,
  );
  const [value] = question.path?.quantities[at ?? -1]?.value ?? [];
  return at !== null && value !== undefined && quantityWith(question, value, true) === at ? at : null;
}

/** What a question with another number comes to: the same form, walked with that number. */
export function whatIfWays(asked: Asked): Ways {
  const { question, situation, message } = asked;
  const { path } = question;
  const change = path && changeIn(message, question.stem);
  if (!path || !change) return [];
  const tell = inTongue(message);
  if (change.is === 'same ratio') {
    const { own, old } = change;
    const text = tell([
      `$${own}$ is the same ratio as $${old}$: divide all parts by the same number. So nothing changes.`,
      `$${own}$ aur $${old}$ ek hi ratio hai: saare parts ko ek hi number se divide karo. Isliye kuch nahi badalta.`,
    ]);
    return [[{ id: `what-if:${old}:${own}`, text }]];
  }
  // While it is open an option's value is put nowhere: what came of it would differ for the answer.
  const isOpen = situation.answer === null;
  const to = change.is === 'change' ? change.changes.map(one => one.to) : [change.to];
  if (
    isOpen &&
    (/\b(?:answer|ans|jawab|option)\b/i.test(message) ||
      to.some(one => isOptionWorth(question, valueOfText(one))))
  )
    return [];
  if (change.is !== 'change') {
    const places =
      change.is === 'which' ? change.places : placesIn(question.stem).filter(({ value }) => value > 1);
    const found = foundNamed(asked);
    const { name = null, step = 0 } = path.quantities[found ?? -1] ?? {};
    const lead: Said = name
      ? [
          `${inSentence(name)[0]?.toUpperCase()}${inSentence(name).slice(1)} is not given: step ${step + 1} finds it from the numbers of the question. `,
          `${inSentence(name)[0]?.toUpperCase()}${inSentence(name).slice(1)} diya nahi hai: step ${step + 1} use question ke numbers se nikalta hai. `,
        ]
      : ['', ''];
    return places.length === 0 ? [] : [[whichOf(change.to, places, lead, tell)]];
  }
  const { changes } = change;
  const id = `what-if:${changes.map(({ place }) => written(place.value)).join(',')}:${to.join(',')}`;
  const other = path.changed(changes.map(({ place: { at }, to: own }) => ({ at, to: own })));
  const said = other && told(question, other, changes, isOpen);
  if (said) return [[{ id, text: tell(said) }]];
  const line = isOpen ? null : firstLine(question, changes);
  return [[{ id: line ? id : `${id}:refused`, text: tell(line ?? notPossible(question, changes)) }]];
}

/** The first line of the solution in which a number stands, calculated with another in its place. */
function firstLine({ steps }: Question, changes: readonly Change[]): Said | null {
  const [change, ...more] = changes;
  if (!change || more.length > 0 || change.to.includes('/') || change.place.tex.includes('frac')) return null;
  const { from, to } = swapped(changes);
  const swap = (text: string) =>
    text.replace(/\d+(?:\.\d+)?/g, number => (Number(number) === change.place.value ? change.to : number));
  for (const [i, { works }] of steps.entries())
    for (const side of works.split(/=|\\Rightarrow|\\q?quad|[,;:]\s/)) {
      const before = side.replaceAll('{,}', '').trim();
      const tex = swap(before);
      if (tex === before) continue;
      const found = calculationIn(`$${tex}$`);
      // Where a line with letters changes first, numbers of later lines are not those of the changed question.
      if (!found) return null;
      return [
        `With ${to} in place of ${from} step ${i + 1} begins $${tex} = ${written(found.value)}$. The other numbers were chosen for ${from}, so the end may be no round number. What is your next line with it?`,
        `${from} ki jagah ${to} rakho to step ${i + 1} aise shuru hota hai: $${tex} = ${written(found.value)}$. Baaki numbers ${from} ke liye chune gaye the. Isse tumhari agli line kya hogi?`,
      ];
    }
  return null;
}

/** That the form has no question with the number: the first step that it would change. */
function notPossible({ steps }: Question, changes: readonly Change[]): Said {
  const { from, to } = swapped(changes);
  const values = changes.map(({ place }) => place.value);
  const at = steps.findIndex(({ says, works }) =>
    values.some(value => holds(numbersIn(`${says} $${works}$`), value)),
  );
  return at >= 0
    ? [
        `With ${to} in place of ${from} step ${at + 1} is the first that changes. I find no question of this kind with it: the other numbers were chosen to fit ${from}. Write that step with ${to}, and I check it.`,
        `${from} ki jagah ${to} rakho to sabse pehle step ${at + 1} badalta hai. Uske saath aisa question mujhe nahi milta: baaki numbers ${from} ke hisaab se chune gaye hain. Wo step ${to} ke saath likho, main check karta hoon.`,
      ]
    : [
        `I cannot put ${to} in place of ${from}: the other numbers were chosen to fit it. Put it into the lines yourself, and I check each.`,
        `${from} ki jagah ${to} main nahi rakh sakta: baaki numbers uske hisaab se chune gaye hain. Lines me khud rakh ke bhejo, main check karta hoon.`,
      ];
}
