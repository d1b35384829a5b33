import { givesAway } from './guard.ts';
import { type Intent, intentOfKind, type Kind } from './intents/intent.ts';
import { recognise } from './intents/recognise.ts';
import { ladderOf, stepOfHint } from './ladder.ts';
import { holds, numbersIn } from './maths/values.ts';
import type { Question } from './question.ts';
import { claimsIn, holdsWork } from './reading/claimed.ts';
import { statementsIn } from './reading/statements.ts';
import { asksAgain } from './reply/again.ts';
import { answersIn, likely } from './reply/answers.ts';
import { verdictPiece } from './reply/checking/line-verdict.ts';
import { answerTo, rightClaim } from './reply/checking/values.ts';
import { offeredDoubt } from './reply/common-doubts.ts';
import { wordAsked } from './reply/meaning.ts';
import { asksWhy, focusOf } from './reply/naming.ts';
import { asksOnward } from './reply/onward.ts';
import { letterIn, optionIn } from './reply/options.ts';
import type { Asked, Piece, Situation } from './reply/situation.ts';
import { closers } from './reply/small-talk.ts';
import { stepIn } from './reply/steps.ts';
import { askedNext } from './reply/teaching.ts';
import { waysFor } from './reply/ways.ts';
import { whatIfWays } from './reply/what-if/ways.ts';
import { isEmptyReply, namesOf } from './weight.ts';
import { contentOf } from './words/content.ts';
import { inTongue } from './words/hinglish.ts';
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

/** No solution has more. */
const mostSteps = 12;

/** Kinds that stay what they are when the message holds a calculation. */
const aboutCalculations: ReadonlySet<Kind> = new Set([
  'check',
  'term',
  'why_wrong',
  'why_step',
  'where_from',
  'what_if',
  'thanks',
]);

/** Words that ask for a reason or a source. */
const asksFor =
  /\b(?:matlab|means?)\W*$|\b(?:why|how|(?<![=<>+*/^-] ?)y(?!\s*[-+*/=^(\d<>])|where|what|kyu\w*|kyo\w*|kaise|kaisa|kah?an?|kis\w*|stands?|explain|samjh\w*|wrong|galat|galti|mistake|if|agar)\b/i;

/** A number that is to be another one: '35 ko 45 kar de'. */
const changes = /\d%?(?: [a-z]+)? (?:ko|is changed to|was changed to|ki jagah|instead of) \W?\d/i;
/** A number of which it is asked what it is: '35% kis cheez ka hai'. */
const ofWhich =
  /\d%?\s+(?:ye |yeh )?kis(?:ka|k[ei]|\s+(?:cheez|chiz|baat))\b|\bwhat (?:is|does) (?:the |this )?\d[\d.,%]*(?: here)?(?: (?:stand|mean|represent)|\?|$)/i;

/** Who asks whether a value is right: 'is it 40?', '15 sahi hai?', '75 is the lower speed'. */
const isGuess = (message: string) =>
  message.length < 60 &&
  !asksFor.test(message.replace(/\bsahi|galat|wrong\b/gi, '')) &&
  /^(?:(?:so|ok|to|toh|then|kya) ){0,2}(?:(?:is|are|its|it.?s) [^\d=]*\d|-?[\d.,/%]+ (?:is|are|sahi|right|correct|hai|hoga|na)\b)/i.test(
    message.trim(),
  );

const thanks =
  /\b(?:th?a?n?x|thank\w*|ty|got it|ok(?:ay)?|samajh|clear|bye|ach+a|gr8|great|nice|gud|good)\b/i;

/** Words that ask how it is in the exam: 'how much time to give in exam', 'are such sums common in cat'. */
const ofExam =
  /\b(?:time|common|often|frequent\w*|weightage|important|percentile|chances?|aata|aate|aayega|puch\w*|pooch\w*|come|level)\b.*\b(?:exam|cat|paper)\b|\b(?:exam|cat|paper)\b.*\b(?:time|common|often|weightage|important|level|aata|aate|aayega)\b/i;

/** What a message asks for; lines of a calculation are a working to be checked, whatever stands around them. */
function read(message: string): { kind: Kind; share: number } {
  const { kind, share, read: words } = recognise(message);
  // 'what if i let the total be 48' tries a way of one's own; 'how do i know it is 31 + 23' asks where that is from.
  if (/^\W*(?:and |but |ok )?what if (?:i|we) (?:let|take|use|put|assume|do|write)\b/i.test(message))
    return { kind: 'check', share };
  const isGiven = !/[=<>≤≥]/.test(message) && holdsWork(message);
  if (isGiven && /\bhow (?:do|did|can) (?:i|you|we|u) (?:know|get)\b/i.test(message))
    return { kind: 'where_from', share };
  if (isGiven && asksWhy.test(message) && !/\b(?:wrong|galat|galti|mistake)\b/i.test(message))
    return { kind: 'why_step', share };
  const calculates = holdsWork(message);
  if (ofExam.test(message) && !/\d/.test(message)) return { kind: 'exam', share: 1 };
  const supposes =
    /^\W*(?:and |but |aur |ok )?(?:what if|agar|suppose|if)\b(?=.*\d)/i.test(message) &&
    !/\b(?:mark|tick|choose|pick|select|answer|option)\b/i.test(message);
  // 'let the total be 48 parts', 'it has 2 ends na?': a value or a remark, and no change of the question.
  if (
    kind === 'what_if' &&
    !supposes &&
    !/\b(?:instead|place|jagah|chang\w*|hota|hoti|was|were)\b/i.test(message)
  )
    return { kind: 'check', share };
  if ((changes.test(message) && !asksWhy.test(message)) || (supposes && !calculates))
    return { kind: 'what_if', share };
  if (isGuess(message)) return { kind: 'check', share: 1 };
  if (ofWhich.test(message) && !calculates) return { kind: 'where_from', share };
  // 'sum = 4?' claims a value, whatever else it is like.
  if (/^[\w\s]+= ?[\d(]/.test(message) && !asksFor.test(message)) return { kind: 'check', share };
  if (kind === 'check' && (focusOf(message) !== message || (!calculates && asksWhy.test(message))))
    return { kind: letterIn(message) ? 'why_wrong' : 'why_step', share };
  const stays =
    kind === 'thanks'
      ? thanks.test(message)
      : aboutCalculations.has(kind) &&
        asksFor.test(message) &&
        !(kind === 'where_from' && /\b(?:wrong|galat|galti|mistake)\b/i.test(message));
  if ((calculates && !stays) || (kind === 'thanks' && /\d/.test(message) && !thanks.test(message)))
    return { kind: 'check', share };
  if (kind === 'where_from' && !asksFor.test(message) && !/\bfrom\b|\?/i.test(message))
    return { kind: 'check', share };
  if ((kind === 'explain' || kind === 'where_from') && stepIn(message, mostSteps) !== null)
    return { kind: 'why_step', share };
  return share === 0 && words.includes('mathtok') ? { kind: 'check', share } : { kind, share };
}

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

/** A word that asks on about what was said last, and one that argues with the slip that was told. */
const followUp = /^\s*(?:but\s+)?(?:why|how|how so|kyu|kyun|kyon|kaise|y)\s*(?:\?+\s*)?$/i;
/** Words of somebody who cannot find the value that was asked for. */
const atLoss =
  /^\W*(?:idk|no|nahi|how|kaise)\b|\b(?:pata|dunno|stuck|no idea|don.?t know|can.?t|nahi (?:aa?|aata|ho|nikal\w*))\b/i;
const argues = /^\s*(?:but|par|lekin|magar)\b/i;

/** The first of a student's replies that was not given before, in a form that tells no answer too early. */
function chosenWay(asked: Asked): readonly Piece[] {
  const { question, situation } = asked;
  const said = new Set(situation.said);
  const heads = (way: readonly Piece[]) => way.find(({ lead }) => !lead);
  const fresh = [...waysFor(asked), ...closers(situation)].filter(way => {
    const head = heads(way);
    return head !== undefined && !said.has(head.id);
  });
  // What is worded elsewhere is looked at once more before it leaves, with all hints there are: a question still open
  // stays the student's. Hints were looked at one after the other, and a check holds the student's own numbers.
  // An example, a changed question and what holds in every question have numbers of their own.
  const own = (id: string) => /^(?:hint|check|next|beside|example|what-if|which|method|doubt):/.test(id);
  const fits = (way: readonly Piece[]) =>
    way.every(({ id, text }) => own(id) || !givesAway(question, text, ladderOf(question)));
  const way = situation.answer ? fresh[0] : fresh.find(fits);
  return (
    way?.filter(({ id }) => !said.has(id)) ?? [
      { id: `close:${situation.said.length}`, text: 'I have said all I can about this question.' },
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

const correcting =
  /^\s*(?:(?:no|nahi|nhi|nah)\b[\s,.!]*)?(?:not that\b[\s,]*)?(?:i (?:mean|meant)\b|mera matlab|matlab\b|(?:the )?(?:other|dusr[aei])\b(?: one| wal[aei])?)[\s,:]*/i;

interface Gone {
  message: string;
  corrects: boolean;
  /** Whether it wants the other thing that the message before may have meant. */
  wantsOther?: boolean;
}

/** A message that corrects the one before, or asks for the other thing in it; what is left of it says which. */
function goneOn(message: string, { wrote = [] }: Situation): Gone {
  const before = wrote.findLast(
    text => !asksAgain(romanised(text)) && romanised(text).replace(correcting, '') === romanised(text),
  );
  const rest = message.replace(correcting, '');
  if (before === undefined || rest === message) return { message, corrects: false };
  // 'no i meant 300' asks of another number what was asked before.
  const [number] = /^\W*(?:the |wo |woh )?\d+(?:\.\d+)?\W*$/.exec(rest) ?? [];
  if (number && numbersIn(before).length === 1)
    return {
      message: romanised(before).replace(/\d+(?:\.\d+)?/, number.replace(/[^\d.]/g, '')),
      corrects: false,
    };
  return contentOf(rest).length === 0
    ? { message: romanised(before), corrects: false, wantsOther: /\b(?:other|dusr)/i.test(message) }
    : { message: rest, corrects: true };
}

/** From this share on a message says by itself what it asks for. */
const surelyHeard = 0.6;

/** Words of somebody who asks, whatever is asked. */
const askingWords =
  /\?|\b(?:why|how|what|where|which|can|is|kyu\w*|kyo\w*|kaise|kah?an?|kya|matlab|next|hint|if|agar|hota|explain|samjh\w*|batao)\b/i;
const between =
  /(?<=\?)\s+|[.;,]\s+(?=[a-z])|[,\s]+(?:and|aur|also|but|par|lekin|ok)\b(?!\s*\d)[\s,]*|\s+(?=(?:why|what if|agar)\b)/i;

/** A value that somebody says they found: 'i got 12 for the first part'. */
const claimsResult = /\b(?:got|found|aaya|aayi|nikl\w+|mila)\b.*\d|\d.*\b(?:aaya|aayi|mila)\b/i;

/** The things that a message asks, where there are two or three: lines of work stay together, and a word of thanks asks nothing. */
function askingsIn(message: string): string[] {
  if (argues.test(message)) return [message];
  const parts: string[] = [];
  for (const part of message.split(between).filter(one => one.trim() !== '')) {
    const last = parts.at(-1);
    const asks =
      askingWords.test(part) &&
      (contentOf(part).length > 0 || /\b(?:next|hint)\b|\bwhat is [a-z]\b/.test(part));
    const joins =
      last === undefined ||
      !asks ||
      (holdsWork(last) && asksOnward.test(part)) ||
      !(askingWords.test(last) || holdsWork(last) || claimsResult.test(last)) ||
      // Lines are judged together, and a bare mark asks on about what stands before it.
      (holdsWork(last) && holdsWork(part) && !asksFor.test(part.replace(/\bmatlab\b/i, ''))) ||
      !(askingWords.test(part.replaceAll('?', '')) || holdsWork(part) || last.endsWith('?'));
    if (last !== undefined && joins) parts.push(`${parts.pop()}, ${part}`);
    else parts.push(part);
  }
  if (parts.length === 1) return [message];
  // 'that is a parallelogram ok' asks nothing.
  if (/^\W*(?:that|this|it|ye|wo) (?:is|was)\b[^?]*$/i.test(parts[0] ?? '') && !holdsWork(parts[0] ?? ''))
    parts.shift();
  return parts.length > 0 && parts.length < 4 ? parts : [message];
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

/**
 * The built-in tutor's answer to one message. It works from the question alone, needs no network and no chance: the
 * same question, situation and message give the same reply; and no piece is said twice.
 */
export function replyTo(question: Question, before: Situation, written: string): TutorReply {
  const situation = { ...before, wrote: (before.wrote ?? []).map(text => withSegments(question, text)) };
  const {
    message,
    corrects,
    wantsOther = false,
  } = goneOn(withSegments(question, romanised(written)), situation);
  const replies: { pieces: readonly Piece[]; kind: Kind; message: string }[] = [];
  const offered = offeredDoubt(question, written);
  const isOffered = offered !== null && !situation.said.includes(offered.id);
  if (isOffered) replies.push({ pieces: [offered], kind: 'why_step', message });
  const askings = isOffered ? [] : corrects ? [message] : askingsIn(message);
  // Each of several questions is answered in short.
  const isSeveral = askings.filter(part => asksFor.test(part)).length > 1;
  for (const part of askings) {
    const said = [...situation.said, ...replies.flatMap(({ pieces }) => namesOf(pieces))];
    const reply = repliedTo(question, { ...situation, said }, part, corrects, wantsOther);
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
  const pieces = [
    ...unrepeated(all.filter(piece => piece === lastAsk || !piece.id.startsWith('ask:'))),
    ...unheard.map(one => unreadPiece(question, situation, one.message)),
  ];
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

/** The first piece that answers, behind what was said of lines before it; of a number what it is, without its step. */
function inShort(pieces: readonly Piece[]): readonly Piece[] {
  const number = pieces.find(
    ({ id, text }) => /^number:.*:step$/.test(id) && !/ (?:comes out of|stands in) step/.test(text),
  );
  if (number) return [number];
  const at = pieces.findIndex(({ id, lead }) => !lead && !id.startsWith('check:'));
  const kept = at < 0 ? pieces : pieces.slice(0, at + 1);
  return [...kept, ...pieces.filter(piece => piece.id.startsWith('ask:') && !kept.includes(piece))].map(
    piece =>
      piece.id.endsWith(':explained')
        ? { ...piece, text: piece.text.replace(/\n\n[^\n]*(?: given: “|, from step )[^\n]*$/, '') }
        : piece,
  );
}

/** What is said of a part of a message that could not be read: it is named, or refused as a whole message would be. */
function unreadPiece({ options }: Question, { answer, said }: Situation, message: string): Piece {
  const isFinal =
    answer === null &&
    options.some(({ text }) => numbersIn(text).some(one => holds(numbersIn(message), one)));
  const bare = message.replace(/^\W*(?:and|aur|also|but|then)\s+/i, '').replace(/[?.!\s]+$/, '');
  const quoted = `“${bare}”`;
  return {
    id: `unread:${said.length}`,
    text: inTongue(message)(
      isFinal
        ? [
            `On ${quoted} I say nothing before you have answered.`,
            `${quoted} par main answer ke baad bolunga.`,
          ]
        : [
            `I could not read ${quoted}. Which line or number do you mean?`,
            `${quoted} main samjha nahi. Kaunsi line ya kaunsa number?`,
          ],
    ),
  };
}

/** Pieces without the sentences that another one before them has said; a piece that says nothing else is left out. */
function unrepeated(pieces: readonly Piece[]): Piece[] {
  const said = new Set<string>();
  return pieces.flatMap(piece => {
    const sentences = piece.text.split(/(?<=[.!?](?:\*\*)?)(?= +(?:[A-Z$“*]))/);
    const fresh = sentences.filter(one => !said.has(one.trim()));
    for (const one of sentences) said.add(one.trim());
    const isHead = fresh.length === 1 && /^\*\*[^*]*\*\*$/.test(fresh[0]?.trim() ?? '');
    return fresh.length === 0 || isHead ? [] : [{ ...piece, text: fresh.join('').trim() }];
  });
}

/** Who asks why a number stands where it does asks for a reason, and not for the sentence that gives it. */
const asksReason = /^(?!.*\b(?:from|kah?an?|wrong|galat)\b).*\b(?:why|kyu\w*|kyo\w*)\b/i;

/** Whether a message says in words which value a quantity on the way has: 'runner up 30 percent hai'. */
const claimsQuantity = (question: Question, { answer }: Situation, message: string) =>
  !asksFor.test(message) &&
  claimsIn(message).some(claim => rightClaim(question, claim, answer === null) !== null);

/** The pieces for one thing that is asked. */
function repliedTo(
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
        : read_;
  // Which option is wrong is known only after the answer: before it this would tell.
  const chosen = situation.answer?.outcome === 'incorrect' ? situation.answer.chosen : null;
  const defends =
    argues.test(written) &&
    !asksFor.test(written) &&
    chosen !== null &&
    !situation.said.includes(`slip:${chosen}`);
  const kind = situation.answer && (defends || asksWhyNot(question, heard, message)) ? 'why_wrong' : heard;
  const { ranked } = recognise(message);
  const asked: Asked = { question, situation, message, intent: kind, share, ranked };
  const other = wantsOther && kind.startsWith('why') ? answersIn(asked)[0]?.piece : undefined;
  if (other) return { pieces: [other], kind, message };
  return { pieces: answered(asked) ?? besides(asked, chosenWay(asked)), kind, message };
}
