import { type Intent, intentOfKind, type Kind } from './intents/intent.ts';
import type { Question } from './question.ts';
import { offeredDoubt } from './reply/common-doubts.ts';
import { asksFor } from './reply/naming.ts';
import type { Piece, Situation } from './reply/situation.ts';
import { stepIn } from './reply/steps.ts';
import { sameForAll, tellsKey } from './turn/alike.ts';
import { askingsIn } from './turn/askings.ts';
import { goneOn } from './turn/gone-on.ts';
import { inShort, unrepeated } from './turn/in-short.ts';
import { read } from './turn/kind-of.ts';
import { repliedTo } from './turn/one-thing.ts';
import { unreadPiece } from './turn/unread.ts';
import { isEmptyReply, namesOf } from './weight.ts';
import { inTongueOf } from './words/hinglish.ts';
import { romanised } from './words/romanised.ts';
import { termIn } from './words/terms.ts';

export interface TutorReply {
  intent: Intent;
  /** Markdown with maths, to be shown one under the other. */
  blocks: string[];
  /** Names of the pieces in it, for the next situation. */
  said: string[];
  /** The step it speaks of, from 0; null where it speaks of none. */
  step: number | null;
  /** The term it explains. */
  term: string | null;
  /** Whether the student asked for a question like this one, and may have it. */
  wantsTwin: boolean;
}

/** Words of somebody who is worn out, beside what they ask. */
const feels =
  /\b(?:so done|give up|going in circles|frustrat\w*|hate (?:this|these|it)|silly mistake|pagal|dimag kharab|ro dunga|tension|stress\w*)\b/i;
const comfort: Piece = {
  id: 'upset:beside',
  text: 'This happens to many; we take it slowly.',
  hinglish: 'Aisa bahuton ke saath hota hai, aaram se dekhte hain.',
};

export const intentOf = (message: string): Intent => intentOfKind(read(romanised(message)).kind);

/** What a message is about, whoever answers it: the step it names, from 0, and the term it asks for. */
export function subjectOf(question: Question, written: string): Pick<TutorReply, 'intent' | 'step' | 'term'> {
  const message = romanised(written);
  const { kind } = read(message);
  return {
    intent: intentOfKind(kind),
    step: stepIn(message, question.steps.length),
    term: kind === 'term' ? (termIn(message, question)?.name ?? null) : null,
  };
}

/** A message with the lengths of the question in capitals, where they stand in a calculation: 'pa*pb = 432'. */
function withSegments({ stem, steps }: Question, message: string): string {
  const names = new Set(
    `${stem} ${steps.map(({ works }) => works).join(' ')}`.match(/(?<![A-Z])[A-Z]{2}(?![A-Z])/g),
  );
  return message.replace(/(?<![a-z])[a-z]{2}(?=\s*[=*^+/-])|(?<=[=*+/-]\s*\d*)[a-z]{2}(?![a-z])/gi, word =>
    names.has(word.toUpperCase()) ? word.toUpperCase() : word,
  );
}

function composed(question: Question, before: Situation, written: string): TutorReply {
  const situation = { ...before, wrote: (before.wrote ?? []).map(text => withSegments(question, text)) };
  const {
    message,
    corrects,
    wantsOther = false,
  } = goneOn(withSegments(question, romanised(written)), situation);
  const replies: { pieces: readonly Piece[]; kind: Kind; message: string }[] = [];
  const offered = offeredDoubt(question, written);
  const isOffered = offered !== null && !situation.said.includes(offered.id);
  if (isOffered) replies.push({ pieces: [offered].map(inTongueOf(written)), kind: 'why_step', message });
  const askings = isOffered ? [] : corrects ? [message] : askingsIn(message);
  // Each of several questions is answered in short.
  const isSeveral = askings.filter(part => asksFor.test(part)).length > 1;
  for (const [i, part] of askings.entries()) {
    const said = [...situation.said, ...replies.flatMap(({ pieces }) => namesOf(pieces))];
    const wrote = [...situation.wrote, ...askings.slice(0, i)];
    const reply = repliedTo(question, { ...situation, said, wrote }, part, corrects, wantsOther);
    replies.push(isSeveral ? { ...reply, pieces: inShort(reply.pieces) } : reply);
  }
  // One of two that was not understood is named.
  const heard = replies.filter(({ pieces }) => !isEmptyReply(namesOf(pieces)));
  const unheard = heard.length === 0 ? [] : replies.filter(one => !heard.includes(one));
  const given = heard.length > 0 ? heard : replies.slice(0, 1);
  // Who asks why as well is not led on.
  const asksReason_ = given.some(({ kind }) => kind.startsWith('why') || kind === 'where_from');
  // What is said to who claims nothing that is known is no answer beside one.
  const isFiller = ({ id }: Piece) => given.length > 1 && /^(?:proof|check:key)$/.test(id);
  const leadsOn = ({ id }: Piece) =>
    /^(?:hint:\d+|start|wanted|proof|principle|step:\d+|ask:.*|next:.*)$/.test(id);
  // One hint is enough for all that was asked, and one value is asked for.
  const isHint = ({ id }: Piece) => /^(?:hint:\d+|start)$/.test(id);
  const all = given
    .flatMap(({ pieces, kind }) =>
      given.length > 1 && asksReason_ && kind === 'check' ? pieces.filter(piece => !leadsOn(piece)) : pieces,
    )
    .filter(piece => !isFiller(piece))
    .filter((piece, i, of) => !isHint(piece) || of.findIndex(isHint) === i);
  const lastAsk = all.findLast(({ id }) => id.startsWith('ask:'));
  // 'What did I forget' is answered by the mistake.
  const isErrorTold = namesOf(all).some(id => id.startsWith('slip:'));
  const pieces = [
    ...unrepeated(
      all.filter(
        (piece, i) =>
          (piece === lastAsk || !piece.id.startsWith('ask:')) &&
          // Words that lead to a hint go with it.
          !(/^(?:shorter|no-answer):/.test(piece.id) && i === all.length - 1),
      ),
    ),
    ...unheard
      .filter(one => !(isErrorTold && /\b(?:galat|galti|wrong|mistake|bh[ou]+l|miss)/i.test(one.message)))
      .map(one => unreadPiece(question, situation, one.message)),
  ];
  const isFelt =
    feels.test(message) && pieces.length > 0 && !situation.said.some(id => id.startsWith('upset'));
  if (isFelt && !pieces.some(({ id }) => id.startsWith('upset')))
    pieces.unshift(inTongueOf(written)(comfort));
  const kind = given[0]?.kind ?? 'other';
  return {
    intent: intentOfKind(kind),
    blocks: pieces.map(({ text }) => text),
    said: namesOf(pieces),
    step: pieces.flatMap(({ step }) => step ?? []).at(-1) ?? null,
    term:
      given.flatMap(one => (one.kind === 'term' ? (termIn(one.message, question)?.name ?? []) : []))[0] ??
      null,
    wantsTwin: situation.answer !== null && pieces.some(({ id }) => id.startsWith('similar:')),
  };
}

/**
 * The built-in tutor's answer to one message. It works from the question alone, needs no network and no chance: the
 * same question, situation and message give the same reply; no piece but the last refusal is said twice. While the question
 * is open a message that names the key's value gets no reply of its own (`tellsKey`).
 */
export function replyTo(question: Question, before: Situation, written: string): TutorReply {
  const reply = composed(question, before, written);
  const blocksFor = (message: string) =>
    (message === written ? reply : composed(question, before, message)).blocks;
  if (before.answer !== null || !tellsKey(question, written, blocksFor)) return reply;
  const pieces = sameForAll(question, before.said, before.wrote ?? []).map(inTongueOf(written));
  const blocks = pieces.map(({ text }) => text);
  return { ...reply, blocks, said: namesOf(pieces), step: null, term: null };
}
