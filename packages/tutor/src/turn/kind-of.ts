import type { Kind } from '../intents/intent.ts';
import { recognise } from '../intents/recognise.ts';
import { expressionAlone, holdsWork } from '../reading/claimed.ts';
import { asksFor, asksWhy, focusOf } from '../reply/naming.ts';
import { letterIn } from '../reply/options.ts';
import { stepIn } from '../reply/steps.ts';
import { suppositionIn } from '../reply/what-if/supposition.ts';
import { asksMeaning } from '../words/terms.ts';

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
export function read(message: string): { kind: Kind; share: number } {
  const { kind, share, read: words } = recognise(message);
  // 'what if i let the total be 48' tries a way of one's own; 'how do i know it is 31 + 23' asks where that is from.
  if (/^\W*(?:and |but |ok )?what if (?:i|we) (?:let|take|use|put|assume|do|write)\b/i.test(message))
    return { kind: 'check', share };
  // 'multiply kyu kiya' asks for a reason, and not what the word means.
  if (kind === 'term' && asksWhy.test(message) && !asksMeaning.test(message))
    return { kind: 'why_step', share };
  const isGiven = !/[=<>≤≥]/.test(message) && holdsWork(message);
  if (isGiven && /\bhow (?:do|did|can) (?:i|you|we|u) (?:know|get)\b/i.test(message))
    return { kind: 'where_from', share };
  if (isGiven && asksWhy.test(message) && !/\b(?:wrong|galat|galti|mistake)\b/i.test(message))
    return { kind: 'why_step', share };
  if (expressionAlone(message) !== null) return { kind: 'check', share: 1 };
  const calculates = holdsWork(message);
  const asksJudgement =
    /(?<!\b(?:kya|what(?: is|'s)?) )\b(?:galat|sahi|wrong|right|correct)(?: (?:hai|h|tha))?(?: (?:kya|na))?\W{0,4}$/i;
  if (calculates && asksJudgement.test(message) && !asksWhy.test(message)) return { kind: 'check', share };
  if (ofExam.test(message) && !/\d/.test(message)) return { kind: 'exam', share: 1 };
  const supposes =
    /^\W*(?:(?:and|but|aur|ok|to|toh|so|acha|oh|then) )*(?:what if|agar|suppose|if)\b(?=.*\d)/i.test(
      message,
    ) && !/\b(?:mark|tick|choose|pick|select|answer|option)\b/i.test(message);
  // 'let the total be 48 parts', 'it has 2 ends na?': a value or a remark, and no change of the question.
  if (
    kind === 'what_if' &&
    !supposes &&
    !/\b(?:instead|place|jagah|chang\w*|hota|hoti|was|were)\b/i.test(message)
  )
    return { kind: 'check', share };
  if (
    (changes.test(message) && !asksWhy.test(message)) ||
    (supposes && !holdsWork(suppositionIn(message).supposed))
  )
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
