import { near, written } from '../../maths/evaluate.ts';
import { holds, numbersIn } from '../../maths/values.ts';
import { inSentence, type Path, type Question, type QuestionPath } from '../../question.ts';
import { quantityNamed } from '../../reading/names.ts';
import { isOptionWorth, quantityWith, slipWith } from '../../reading/told.ts';
import { contentOf } from '../../words/content.ts';
import { inTongue, type Said } from '../../words/hinglish.ts';
import type { Asked, Piece, Ways } from '../situation.ts';
import { type Change, changeIn, unitsSaid, valueOfText } from './change.ts';
import { type Place, placesIn } from './places.ts';
import { recomputedWords } from './recomputed.ts';
import { claimWords, comesTo, givenFor, resultClaimed } from './supposition.ts';
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

/** A change of a given number for which a quantity that is found gets the number that a message counts: '15 sides'. */
function foundCounted({ question: { stem }, message }: Asked, path: Path, to: string) {
  const [unit] = unitsSaid(message, to);
  const places = placesIn(stem);
  const wanted = valueOfText(to);
  const isGiven = ({ units, before, behind }: Place) =>
    unit !== undefined && [units, before, behind].some(words => words.includes(unit));
  if (unit === undefined || unit.length < 3 || places.some(isGiven)) return null;
  const at = path.quantities.findIndex(({ name }) => name !== null && contentOf(name).includes(unit));
  if (at < 0) return null;
  for (const place of places) {
    const changed = (own: string) => path.changed([{ at: place.at, to: own }]);
    const found = givenFor(path, changed, at, place.value, wanted);
    if (found) return { change: { place, to: found.to }, other: found.other };
  }
  return null;
}

/** What a question with another number comes to: the same form, walked with that number. */
export function whatIfWays(asked: Asked): Ways {
  const { question, situation, message } = asked;
  const { path } = question;
  const change = path && changeIn(message, question.stem);
  if (!path || !change) return [];
  const tell = inTongue(message);
  const isOpen = situation.answer === null;
  const put = (of: readonly Change[]) =>
    path.changed(of.map(({ place: { at }, to: own }) => ({ at, to: own })));
  const idOf = (of: readonly Change[]) =>
    `what-if:${of.map(({ place }) => written(place.value)).join(',')}:${of.map(one => one.to).join(',')}`;
  const claim = isOpen ? null : resultClaimed(message);
  /** What comes of a change, with a word first on the value that the student expects of it. */
  const toldOn = (of: readonly Change[], other: QuestionPath): Ways => {
    const said = told(question, other, of, isOpen);
    const head = (claim === null ? null : claimWords(path, other, claim)) ?? ['', ''];
    return said ? [[{ id: idOf(of), text: `${tell([...head])}${tell(said)}` }]] : [];
  };
  if (change.is === 'same ratio') {
    const { own, old } = change;
    const text = tell([
      `$${own}$ is the same ratio as $${old}$: divide all parts by the same number. So nothing changes.`,
      `$${own}$ aur $${old}$ ek hi ratio hai: saare parts ko ek hi number se divide karo. Isliye kuch nahi badalta.`,
    ]);
    return [[{ id: `what-if:${old}:${own}`, text }]];
  }
  // While it is open an option's value is put nowhere: what came of it would differ for the answer.
  const to = change.is === 'change' ? change.changes.map(one => one.to) : [change.to];
  if (
    isOpen &&
    (/\b(?:answer|ans|jawab|option)\b/i.test(message) ||
      to.some(one => isOptionWorth(question, valueOfText(one))))
  )
    return [];
  const counted = change.is === 'change' ? (change.changes[0]?.to ?? '') : change.to;
  const inverted = isOpen ? null : foundCounted(asked, path, counted);
  if (inverted) return toldOn([inverted.change], inverted.other);
  if (change.is !== 'change') {
    // Of several numbers that could be meant, the one that comes to the value which the student expects.
    const meant = (change.is === 'which' && claim !== null ? change.places : []).flatMap(place => {
      const of = [{ place, to: change.to }];
      const other = put(of);
      return other && claim !== null && comesTo(other, claim) ? [{ of, other }] : [];
    });
    if (meant.length === 1 && meant[0]) return toldOn(meant[0].of, meant[0].other);
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
  const id = idOf(changes);
  const other = put(changes);
  const said = other ? toldOn(changes, other) : [];
  if (said.length > 0) return said;
  const own = isOpen ? null : recomputedWords(question, changes);
  if (own) {
    const isClaimed = claim !== null && own.values.some(value => near(value, claim));
    return [[{ id, text: `${isClaimed ? tell(['Yes. ', 'Haan. ']) : ''}${tell(own.said)}` }]];
  }
  // The value may be known from a mistake: 'the amount two years later'.
  const slip = claim === null ? null : slipWith(question, claim, false);
  return [[{ id: `${id}:refused`, text: slip ?? tell(notPossible(question, changes)) }]];
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
