import { stepOfHint } from '../ladder.ts';
import { near } from '../maths/evaluate.ts';
import { numbersIn } from '../maths/values.ts';
import { inSentence } from '../question.ts';
import { contentOf } from '../words/content.ts';
import { inTongue } from '../words/hinglish.ts';
import { quantityWords } from './checking/pieces.ts';
import { wordWays } from './meaning.ts';
import { progressOf, stepAt } from './onward.ts';
import { originsIn } from './origins.ts';
import { rankedParts } from './ranking.ts';
import type { Asked, Piece, Ways } from './situation.ts';
import { calculationPiece, departureOf, heardReason } from './steps.ts';

/** Words of somebody who did not follow what was said last, or wants it in simpler words. */
export const notFollowed =
  /\b(?:again|repeat|dobara|dubara|(?:ph|f)ir ?se|(?:ek ba+r|once) (?:aur|phir|fir|more)|simpl(?:er|y|e)|eas(?:y|ier|ily)|aa?saa?n|saral|slow\w*|other words|confus\w*|lost|unclear|hindi)\b|(?:\b(?:not|cant|dont|didnt|nahi\w*|nhi|nai)\b|n.t\b).{0,20}\b(?:clear|get|got|understand|follow|samajh\w*|samjh\w*)\b|\b(?:clear|samajh\w*|samjh\w*) (?:\w+ )?(?:nahi\w*|nhi|nai|not)\b/i;
const aroundIt =
  /\b(?:did|do|was|is|can)n?.?t\b|\b(?:again|repeat|dobara|dubara|ph?irse|simpl\w+|eas(?:y|ier|ily)|aa?saa?n|saral|slow\w*|words?|confus\w*|lost|unclear|clear\w*|follow|hua|bolo|hindi|language|bhasha|more|still|bilkul|kuch|abhi|fully)\b/gi;

/** Whether a message asks for nothing but what was said last, in other words. */
export const asksAgain = (message: string): boolean =>
  notFollowed.test(message) &&
  !/\d/.test(message) &&
  contentOf(message.toLowerCase().replace(aroundIt, ' ')).length === 0;

/** Pieces that say nothing of their own. */
const aside =
  /^(?:ask|choice|unsure|close|close-open|upset|no-answer|missed|english|beside|next|wanted|test|final|greeting|welcome|welcome-open|check:st\w+|yes|not-given)\b/;

/** What was said last, by the name of its piece; of something said again, what it was at first. */
const lastSaid = (said: readonly string[]): string | undefined =>
  said.findLast(id => !aside.test(id))?.replace(/^(?:again|example-again):(.*):\d+$/, '$1');

const largestIn = (text: string) => Math.max(0, ...numbersIn(text));
const most = 4;

/** The form with smaller numbers: the line of one step in it, or all of its lines. */
function smaller(asked: Asked, step: number | null): Piece[] {
  const { question, situation } = asked;
  const { path, steps, options } = question;
  const own = step === null ? '' : steps[step]?.works;
  const found = Array.from({ length: most }, (_, count) => path?.example(count) ?? null)
    .filter(one => one !== null)
    .filter(({ answer }) => situation.answer || !options.some(({ text }) => text === answer))
    .filter(one => step === null || (one.steps.length === steps.length && one.steps[step]?.works !== own))
    .filter(({ stem }, i, all) => all.findIndex(one => one.stem === stem) === i)
    .toSorted((a, b) => largestIn(a.stem) - largestIn(b.stem));
  const tell = inTongue(asked.message);
  const head = tell(
    step === null
      ? ['The same idea with other numbers:', 'Wahi idea, dusre numbers ke saath:']
      : ['The same step with other numbers:', 'Wahi step, dusre numbers ke saath:'],
  );
  const then = tell([
    'Compare it with your question: which number stands in which place?',
    'Ise apne question se milao: kaunsa number kis jagah hai?',
  ]);
  return found.slice(0, 2).flatMap((example, i): Piece[] => {
    const lines = step === null ? example.steps : example.steps.slice(step, step + 1);
    const works = lines.flatMap(one => (one.works === '' ? [] : `$$${one.works}$$`));
    const id = `example-again:${step === null ? 'idea' : `step:${step}`}:${i}`;
    return works.length === 0 ? [] : [{ id, text: [`${head} ${example.stem}`, ...works, then].join('\n\n') }];
  });
}

/** A step in other words: what it finds and why, its line piece by piece, and the step with other numbers. */
export function stepAgain(asked: Asked, i: number): Ways {
  const { question, situation } = asked;
  const { path } = question;
  const tell = inTongue(asked.message);
  const at = path?.quantities.findLastIndex(({ step, name }) => step === i && name !== null) ?? -1;
  const [name, other] = at < 0 ? ['', ''] : quantityWords(question, at, true);
  const finds = tell(
    at < 0
      ? ['In other words:', 'Dusre shabdon me:']
      : [`The step finds ${name}.`, `Is step me ${other} nikalta hai.`],
  );
  const because = path?.because[i] ?? null;
  const piece = (count: number, text: string): Piece[] => [{ id: `again:step:${i}:${count}`, step: i, text }];
  const reason = because && !heardReason(situation.said, i) ? piece(0, `${finds} ${because}`) : [];
  const found = calculationPiece(question, i);
  const calculation = tell([found?.text ?? '', found?.hinglish ?? '']);
  const origins = tell(originsIn(question, i, 3));
  const isTelling = situation.answer && (calculation !== '' || origins !== '');
  const slowly = isTelling
    ? piece(1, [`${finds} ${origins}`.trim(), calculation].filter(part => part !== '').join('\n\n'))
    : [];
  const which = tell([
    'Which word or number of it is unclear? Write it, and I explain that one.',
    'Isme kaunsa word ya number clear nahi hai? Wo likho, main use samjhata hoon.',
  ]);
  return [
    reason.map(one => ({ ...one, also: [`because:${i}`] })),
    slowly,
    ...smaller(asked, i).map(one => [one]),
    piece(2, which),
  ].filter(way => way.length > 0);
}

/** A mistake in other words: the quantity that it changes, with the wrong value and the right one. */
function slipAgain(asked: Asked, letter: string): Ways {
  const { question, situation } = asked;
  const option = question.options.find(one => one.letter === letter);
  const step = option ? departureOf(question, option) : null;
  const walk = question.path?.slips.find(({ words }) => words === option?.slip);
  const { name, tex = '', value = [] } = question.path?.quantities[walk?.quantity ?? -1] ?? {};
  const [wrong, ...more] = walk?.values[walk.quantity] ?? [];
  const isTold = name && wrong !== undefined && more.length === 0 && !near(wrong, value[0] ?? Number.NaN);
  const because = step === null || heardReason(situation.said, step) ? '' : question.path?.because[step];
  const text = inTongue(asked.message)([
    `With this mistake ${inSentence(name ?? '')} becomes $${wrong}$. It is $${tex}$. ${because ?? ''}`,
    `Is galti se ${inSentence(name ?? '')} $${wrong}$ ban jaata hai. Sahi $${tex}$ hai. ${because ?? ''}`,
  ]).trim();
  return [
    ...(isTold
      ? [[{ id: `again:slip:${letter}:0`, text, also: step === null ? [] : [`because:${step}`] }]]
      : []),
    ...(step === null ? [] : stepAgain(asked, step)),
  ];
}

/** The step whose reason is nearest to a general reply, from 0. */
const stepNear = (asked: Asked, asks: string): number =>
  rankedParts({ ...asked, message: asks }).find(({ part: { kind } }) => kind === 'because' || kind === 'step')
    ?.piece.step ?? 0;

/** What is named, once more and in other words. */
export function saidAgain(asked: Asked, id: string): Ways {
  const { question, situation } = asked;
  const [kind = '', place = ''] = id.split(':');
  if (kind === 'term') return wordWays({ ...asked, message: `what does ${place} mean` }).slice(1);
  if (kind === 'slip') return slipAgain(asked, place);
  if (kind === 'doubt') return stepAgain(asked, stepNear(asked, id.slice(6)));
  const hint = kind === 'hint' ? stepOfHint(question, id) : -1;
  const step =
    kind === 'step' || kind === 'because'
      ? Number(place)
      : kind === 'hint'
        ? hint
        : kind === 'start' || kind === 'scratch'
          ? 0
          : kind === 'check'
            ? Math.max(0, stepAt(question, progressOf(asked)))
            : /^(?:number|instead|mistake)$/.test(kind)
              ? (situation.step ?? 0)
              : -1;
  return step >= 0 && step < question.steps.length
    ? stepAgain(asked, step)
    : smaller(asked, null).map(piece => [piece]);
}

/** For who did not follow: the same piece in other words, not another one and not the same text. */
export function againWays(asked: Asked): Ways {
  const last = lastSaid(asked.situation.said);
  return last !== undefined && asksAgain(asked.message) ? saidAgain(asked, last) : [];
}
