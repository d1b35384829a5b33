import { breakdownOf } from '../maths/breakdown.ts';
import { near } from '../maths/evaluate.ts';
import type { Option, PathQuantity, Question } from '../question.ts';
import { quantityNamed } from '../reading/names.ts';
import { toldOf } from '../reading/told.ts';
import { contentOf } from '../words/content.ts';
import { explainedPiece } from './origins.ts';
import type { Piece, Ways } from './situation.ts';

const ordinals = [
  'first|pa?e?hl[aie]',
  'second|d(?:oo|u)sr[aie]',
  'third|t(?:ee|i)sr[aie]',
  'fourth|chauth[aie]',
  'fifth|paan?chw[aei]n?',
  'sixth',
  'seventh',
  'eighth',
];
const lastWord = /\b(?:last|final|aa?kh?ri|antim)\s+(?:step|line|charan)\b|\b(?:at|in) the end\b/i;

/** The step a message names, from 0; null where it names none that there is. */
export function stepIn(written: string, steps: number): number | null {
  // 'not step 2, step 1'.
  const message = written.replace(/\bnot (?:the )?(?:step|line) \d+\b/gi, ' ');
  const [, before, after] =
    /\b(?:step|line|stage|charan)s?\s*(?:(?:no\.?|number|#)\s*)?(\d+)|\b(\d+)(?:st|nd|rd|th)\s+(?:step|line)/i.exec(
      message,
    ) ?? [];
  const named = Number(before ?? after);
  const word = ordinals.findIndex(ordinal =>
    new RegExp(`\\b(?:${ordinal})\\s+(?:step|line|charan|stp)`, 'i').test(message),
  );
  const at = Number.isFinite(named) ? named - 1 : lastWord.test(message) ? steps - 1 : word;
  return at >= 0 && at < steps ? at : null;
}

export function stepPiece({ steps }: Question, i: number): Piece {
  const step = steps[i];
  const works = step?.works ? `\n\n$$${step.works}$$` : '';
  return {
    id: `step:${i}`,
    step: i,
    text: `**Step ${i + 1} of ${steps.length}.** ${step?.says ?? ''}${works}`,
    hinglish: `**Step ${i + 1} (kul ${steps.length}).** Is step me ye karna hai: ${step?.says ?? ''}${works}`,
  };
}

/** A step's calculation one operation at a time; null where it is none. */
export function calculationPiece({ steps }: Question, i: number): Piece | null {
  for (const side of (steps[i]?.works ?? '').split(/=|\\Rightarrow|\\qquad|,\s/)) {
    const lines = breakdownOf(side);
    const shown = lines.map(line => `$$${line}$$`).join('\n\n');
    if (lines.length > 0)
      return {
        id: `step:${i}:calculation`,
        step: i,
        text: `Step ${i + 1}, one operation at a time:\n\n${shown}`,
        hinglish: `Step ${i + 1}, ek baar me ek operation:\n\n${shown}`,
      };
  }
  return null;
}

/** Why a step is taken, and the mistake in it of which a message speaks; null where neither is known. */
export function reasonPiece({ path, steps }: Question, i: number, message = ''): Piece | null {
  const because = path?.because[i];
  const asked = new Set(contentOf(message));
  // One number or word alone stands in many slips.
  const shared = (words: string) => {
    const found = contentOf(words).filter(one => asked.has(one));
    return found.filter(one => /^[a-z]/.test(one)).length > 1 ? found.length : 0;
  };
  const [slip] = (path?.slips ?? [])
    .filter(({ quantity, words }) => path?.quantities[quantity]?.step === i && shared(words) > 0)
    .toSorted((a, b) => shared(b.words) - shared(a.words));
  if (!because && !slip) return null;
  const reason = because ?? steps[i]?.says ?? '';
  const [mistake, galti] = slip
    ? [` A mistake that is made here: ${slip.words}`, ` Yahan ye galti hoti hai: ${slip.words}`]
    : ['', ''];
  return {
    id: `step:${i}:why`,
    step: i,
    text: `**Why step ${i + 1}.** ${reason}${mistake}`,
    hinglish: `**Step ${i + 1} kyu.** Wajah ye hai: ${reason}${galti}`,
  };
}

/** The step in which the mistake behind an option departs from the solution; null where its walk is not known. */
export function departureOf({ path }: Question, { slip }: Option): number | null {
  const walk = path?.slips.find(({ words }) => words === slip);
  const differs = ({ value }: PathQuantity, i: number) => {
    const wrong = walk?.values[i];
    return wrong !== undefined && value.some((one, k) => !near(one, wrong[k] ?? Number.NaN));
  };
  // A number that is only read goes wrong where it is used first.
  const calculated = path?.quantities.findIndex(
    (quantity, i) => quantity.computation !== null && differs(quantity, i),
  );
  const at = calculated === undefined || calculated < 0 ? path?.quantities.findIndex(differs) : calculated;
  return walk === undefined || at === undefined || at < 0 ? null : (path?.quantities[at]?.step ?? null);
}

/** Words of somebody who asks how something is found. */
const asksToFind =
  /\bhow\b.*\b(?:get|find|calculate|obtain|come|got|found)\b|\b(?:find|calculate|solve for)\b|\b(?:kaise|kese)\b.*\b(?:nikl?\w*|aa?y[aie]\w*|mil\w*|pata)\b|\b(?:nikl?\w+)\s+kaise\b/i;

/** The quantity whose name stands in a clause with its first word nearest to the words that ask how. */
function quantityHeaded({ path }: Question, clause: string, open: boolean): number | null {
  const words = contentOf(clause.split(asksToFind)[0] || clause);
  const fits = (path ? toldOf(path, open) : []).flatMap(at => {
    const name = contentOf(path?.quantities[at]?.name ?? '');
    const [head = ''] = name;
    return name.length > 0 && name.every(word => words.includes(word))
      ? [{ at, place: words.lastIndexOf(head) }]
      : [];
  });
  const [best, next] = fits.toSorted((a, b) => b.place - a.place);
  return best && best.place !== next?.place ? best.at : null;
}

/** The step that finds what a message asks for, a quantity by its name or a letter; null where it asks for none. */
export function stepSought(question: Question, message: string, open: boolean): number | null {
  const clause = message.split(/[,.;]\s/).find(one => asksToFind.test(one) && !/\d/.test(one));
  if (clause === undefined) return null;
  const named = quantityNamed(
    question,
    clause
      .replace(/\?.*$/s, '')
      .split(/\s+/)
      .filter(word => contentOf(word).length > 0),
    open,
  );
  if (named !== null) return question.path?.quantities[named]?.step ?? null;
  const headed = quantityHeaded(question, clause, open);
  if (headed !== null) return question.path?.quantities[headed]?.step ?? null;
  const [letter] = clause.match(/(?<![a-z'’])[b-hj-z](?![a-z'’])/gi) ?? [];
  const finds = new RegExp(`(?:^|[,;\\s}])${letter}\\s*=`);
  const at = letter === undefined ? -1 : question.steps.findLastIndex(({ works }) => finds.test(works));
  return at < 0 ? null : at;
}

/** Whether the reason of a step was told, with the step or by itself. */
export const heardReason = (said: readonly string[], i: number): boolean =>
  said.some(id => [`step:${i}:why`, `step:${i}:explained`, `because:${i}`].includes(id));

/** All that can be said of one step, its reason first to who asks why; nothing of it twice. */
export const waysOfStep = (
  question: Question,
  i: number,
  said: readonly string[] = [],
  why = false,
): Ways => {
  const isHeard = heardReason(said, i);
  const whole = isHeard ? stepPiece(question, i) : explainedPiece(question, i);
  const reason = isHeard ? null : reasonPiece(question, i);
  return [
    ...(why ? [[reason ?? (isHeard ? null : whole)]] : [[whole], [reason], [calculationPiece(question, i)]]),
  ]
    .map(way => way.filter(piece => piece !== null))
    .filter(way => way.length > 0);
};

/** The steps one after the other, from one on; each offers the next. */
export function stepsFrom(question: Question, from: number): Ways {
  const last = question.steps.length - 1;
  return question.steps.slice(from).map((_, k) => {
    const i = from + k;
    const piece = stepPiece(question, i);
    if (i === last) return [piece];
    return [
      {
        ...piece,
        text: `${piece.text}\n\nSay *next* for step ${i + 2}, or ask about this one.`,
        hinglish: `${piece.hinglish}\n\nStep ${i + 2} ke liye *next* likho, ya isi step par pucho.`,
      },
    ];
  });
}
