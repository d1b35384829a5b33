import { givesAway } from '../guard.ts';
import type { Kind } from '../intents/intent.ts';
import { recognise } from '../intents/recognise.ts';
import { tailOf } from '../intents/tails.ts';
import { ladderOf, stepOfHint } from '../ladder.ts';
import { holds, numbersIn, worthOf } from '../maths/values.ts';
import { type Letter, optionOf, type Question } from '../question.ts';
import { claimsIn, holdsWork } from '../reading/claimed.ts';
import { statementsIn } from '../reading/statements.ts';
import { answersIn, likely } from '../reply/answers.ts';
import { answerTo } from '../reply/checking/answer-to.ts';
import { verdictPiece } from '../reply/checking/line-verdict.ts';
import { rightClaim } from '../reply/checking/values.ts';
import { wordAsked } from '../reply/meaning.ts';
import { asksFor, asksWhy } from '../reply/naming.ts';
import { optionIn } from '../reply/options.ts';
import type { Asked, Piece, Situation } from '../reply/situation.ts';
import { closers } from '../reply/small-talk.ts';
import { askedNext } from '../reply/teaching.ts';
import { waysFor } from '../reply/ways.ts';
import { whatIfWays } from '../reply/what-if/ways.ts';
import { withNumber } from '../reply/yes-no.ts';
import { inTongueOf } from '../words/hinglish.ts';
import { asksMeaning } from '../words/terms.ts';
import { argues } from './askings.ts';
import { read } from './kind-of.ts';

/** A word that asks on about what was said last, and one that argues with the slip that was told. */
const followUp = /^\s*(?:but\s+)?(?:why|how|how so|kyu|kyun|kyon|kaise|y)\s*(?:\?+\s*)?$/i;
/** Words of somebody who cannot find the value that was asked for. */
const atLoss =
  /^\W*(?:idk|no|nahi|how|kaise)\b|\b(?:pata|dunno|stuck|no idea|don.?t know|can.?t|nahi (?:aa?|aata|ho|nikal\w*))\b/i;

/** The first of a student's replies that was not given before, in a form that tells no answer too early. */
function chosenWay(asked: Asked): readonly Piece[] {
  const { question, situation } = asked;
  const said = new Set(situation.said);
  const heads = (way: readonly Piece[]) => way.find(({ lead }) => !lead);
  const spoken = inTongueOf(asked.message);
  const all = [...waysFor(asked), ...closers(situation)].map(way => way.map(spoken));
  const fresh = all.filter(way => {
    const head = heads(way);
    return head !== undefined && !said.has(head.id);
  });
  // What is worded elsewhere is looked at once more before it leaves, with all hints there are: a question still open
  // stays the student's. Hints were looked at one after the other, and a check holds the student's own numbers.
  // An example, a changed question and what holds in every question have numbers of their own.
  const own = (id: string) => /^(?:exam|hint|check|next|beside|example|what-if|which|method|doubt):/.test(id);
  const fits = (way: readonly Piece[]) =>
    way.every(({ id, text }) => own(id) || !givesAway(question, text, ladderOf(question)));
  const way = situation.answer ? fresh[0] : fresh.find(fits);
  return (
    way?.filter(({ id }) => !said.has(id)) ?? [
      {
        id: `close:${situation.said.length}`,
        text: 'I have said all I can about this question.',
        hinglish: 'Is question par jo keh sakta tha, keh diya.',
      },
    ]
  );
}

/** Whether a doubt about a step or a number is one about a wrong option: 'why not 38'. */
function asksWhyNot(question: Question, kind: Kind, message: string): boolean {
  if (kind !== 'why_step' && kind !== 'where_from') return false;
  if (!/\b(?:why|y|kyu\w*|kyo\w*)\s+(?:is\s+)?(?:not|nahi|isn.?t|cant|can.t)\b/i.test(message)) return false;
  const named = optionIn(message, question);
  return named !== null && named.letter !== question.key;
}

/** Whether a message with the value of the chosen option asks what is wrong with it: '54 - 4 = 50, mistake batao'. */
function asksMistake(question: Question, chosen: Letter | null, message: string): boolean {
  const [worth, ...more] = worthOf(optionOf(question, chosen)?.text ?? '');
  return (
    worth !== undefined &&
    more.length === 0 &&
    /\b(?:mistakes?|galti|galat|wrong|miss(?:ed|ing)?)\b/i.test(message) &&
    holds(numbersIn(message), worth)
  );
}

/** Whether a message gives a value, and no equation. */
const isValue = (message: string) =>
  !statementsIn(message).some(({ letters, relations }) => letters.length > 0 && relations.length > 0);

/** The reply to what the tutor asked for last, a number to change or a value; null where the message gives none. */
function answered(asked: Asked): readonly Piece[] | null {
  const [, to] = /^which:(.+)$/.exec(asked.situation.said.at(-1) ?? '') ?? [];
  const [from, ...more] = numbersIn(asked.message);
  if (
    to !== undefined &&
    from !== undefined &&
    more.length === 0 &&
    holds(numbersIn(asked.question.stem), from)
  )
    return whatIfWays({ ...asked, message: `${to} instead of ${from}` })[0] ?? null;
  const [, at] = /^ask:(\d+):/.exec(asked.situation.said.at(-1) ?? '') ?? [];
  if (at === undefined || asked.situation.answer || asksFor.test(asked.message) || !isValue(asked.message))
    return null;
  const piece = answerTo(asked, Number(at));
  return piece && [piece];
}

/** A reply with what the message asks besides: its lines judged before a reason, a value to find behind a hint. */
function besides(asked: Asked, pieces: readonly Piece[]): readonly Piece[] {
  const { question, situation, intent } = asked;
  if (intent === 'why_step' || intent === 'where_from') {
    // Who asks why not this does not ask whether it is right.
    const isTempting = /\b(?:why|kyu\w*|kyo\w*)\s+(?:not|nahi|nhi)\b/i.test(asked.message);
    const verdict = isTempting ? null : verdictPiece(asked);
    return verdict ? [verdict, ...pieces] : pieces;
  }
  // Behind a line: what it asks besides, 'so 720, do I divide by 2 for clockwise'.
  if (intent === 'check' && holdsWork(asked.message)) {
    const clause = asked.message.split(/[,.;?]\s+|\bbut\b/).at(-1) ?? '';
    const [doubt] =
      clause.includes('=') || !asksFor.test(clause) ? [] : answersIn({ ...asked, message: clause });
    if (doubt && doubt.share >= likely.other) return [...pieces, doubt.piece];
  }
  if (situation.answer) return pieces;
  const { id = '', text = '' } = pieces.at(-1) ?? {};
  const step = id === 'start' ? 0 : stepOfHint(question, id);
  const from = question.path?.quantities.findIndex(quantity => quantity.step >= step) ?? -1;
  const next = step < 0 || from < 0 ? null : askedNext(asked, from, text);
  const at = Number(/^ask:(\d+):/.exec(next?.id ?? '')?.[1] ?? -1);
  // After a beginning its own value is asked for, and none of a later step.
  const isLater = id === 'start' && (question.path?.quantities[at]?.step ?? 0) > 0;
  return next && !isLater ? [...pieces, next] : pieces;
}

/** From this share on a message says by itself what it asks for. */
const surelyHeard = 0.6;

/** Who asks why a number stands where it does asks for a reason, and not for the sentence that gives it. */
const asksReason = /^(?!.*\b(?:from|kah?an?|wrong|galat)\b).*\b(?:why|kyu\w*|kyo\w*)\b/i;

/** Whether a message says in words which value a quantity on the way has: 'runner up 30 percent hai'. */
const claimsQuantity = (question: Question, { answer }: Situation, message: string) =>
  !asksFor.test(message) &&
  claimsIn(message).some(claim => rightClaim(question, claim, answer === null) !== null);

/** Whether a message that was read as a wish for something else asks about a line, or whether something is so: '... karna hai na'. */
const asksWhether = (kind: Kind, { answer }: Situation, message: string) =>
  answer === null &&
  (kind === 'similar' ||
    (kind === 'term' && !asksMeaning.test(message.replace(/\bmatlab\b(?! kya)/i, '')))) &&
  /^(?:right|may|needed|drop)$/.test(tailOf(message));

/** The pieces for one thing that is asked. */
export function repliedTo(
  question: Question,
  situation: Situation,
  written: string,
  corrects: boolean,
  wantsOther: boolean,
) {
  const isOnSlip = /^(?:slip|step:\d+:why)/.test(situation.said.at(-1) ?? '');
  const message = isOnSlip && argues.test(written) && asksWhy.test(written) ? 'why' : written;
  const asksOn = followUp.test(message) && situation.step !== null;
  const { kind: read_, share } = asksOn
    ? { kind: 'why_step' as const, share: 1 }
    : wordAsked({ question, message })
      ? { kind: 'term' as const, share: 1 }
      : read(message);
  // Who argues with a slip or corrects a question asks on about it.
  const asksAgain =
    (corrects || (isOnSlip && argues.test(written) && !holdsWork(message))) &&
    (share < surelyHeard || isOnSlip) &&
    (read_ !== 'check' || isOnSlip);
  const isPending = /^ask:/.test(situation.said.at(-1) ?? '') && !/\d/.test(message);
  const heard = claimsQuantity(question, situation, message)
    ? 'check'
    : isPending && atLoss.test(message)
      ? 'next_hint'
      : asksAgain || (read_ === 'where_from' && asksReason.test(message))
        ? isOnSlip && argues.test(written) && situation.said.includes(`slip:${situation.answer?.chosen}`)
          ? 'why_wrong'
          : 'why_step'
        : asksWhether(read_, situation, message)
          ? 'check'
          : read_;
  // Which option is wrong is known only after the answer: before it this would tell.
  const chosen = situation.answer?.outcome === 'incorrect' ? situation.answer.chosen : null;
  const defends =
    argues.test(written) &&
    !asksFor.test(written) &&
    chosen !== null &&
    !situation.said.includes(`slip:${chosen}`);
  const isWrongOne =
    defends || asksWhyNot(question, heard, message) || asksMistake(question, chosen, message);
  const kind = situation.answer && isWrongOne ? 'why_wrong' : heard;
  const { ranked } = recognise(message);
  const asked: Asked = { question, situation, message, intent: kind, share, ranked };
  const other = wantsOther && kind.startsWith('why') ? answersIn(asked)[0]?.piece : undefined;
  const pieces = other ? [other] : (answered(asked) ?? besides(asked, chosenWay(asked)));
  const spoken = pieces.map(inTongueOf(written));
  const confirmed = spoken.map((piece, i) =>
    situation.answer && i === 0 && piece.id.startsWith('doubt:')
      ? { ...piece, text: withNumber(question, message, piece.text) }
      : piece,
  );
  return { pieces: confirmed, kind, message };
}
