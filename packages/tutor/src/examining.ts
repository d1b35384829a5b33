import { near } from './maths/evaluate.ts';
import { plainMaths } from './maths/tex.ts';
import { holds, numbersIn, worthOf } from './maths/values.ts';
import { keyOf, type Question } from './question.ts';
import { arithmeticIn, recalculated, resultsOf } from './reading/calculations.ts';
import { arithmeticOf } from './reading/judging.ts';
import { linksOf, oneValue } from './reading/links.ts';
import { quantityNamed } from './reading/names.ts';
import { statementsIn } from './reading/statements.ts';
import { toldOf } from './reading/told.ts';
import { contentOf } from './words/content.ts';
import { withNumerals } from './words/numerals.ts';

/** Words behind which a text has numbers of its own. */
export const supposing =
  /\b(?:suppose|imagine|think of|assume|take (?:a|an|some)|let us take|small(?:er)? case|for (?:example|instance)|e\.g|as if|maan|socho ki|jaise|misaal)\b/i;
/** Words that keep a value at arm's length. */
const denied =
  /\b(?:not|n.t|instead|but|only|would|wrong|slip|took|you|your|too (?:many|few|large|small)|without|nahi|galat|tumne|aapne)\b/i;
/** Words that take up a line that does not hold. */
const doubted = /\b(?:not|n.t|wrong|again|check|differ\w*|instead|galat|nahi|dobara)\b|\?/i;
/** Counts and names that are no values. */
const counted = /\b(?:steps?|lines?|options?|class|part)\s*\d+|\b\d+(?:st|nd|rd|th)\b|^\s*\d+[.)]\s/gim;
/** Numbers that belong to no question in particular. */
const plain = [0, 1, 2, 3, 10, 100];

/** The numbers of a question that may be spoken of; of an open one those it gives and those that come before the asked one. */
function knownOf(question: Question, open: boolean, said: readonly string[]): number[] {
  const { stem, path, steps, snapRead, approach, faster, check, principle, options } = question;
  const own = path ? toldOf(path, open).flatMap(i => path.quantities[i]?.value ?? []) : [];
  const texts = open
    ? [stem, ...said]
    : [
        ...[stem, snapRead, approach, faster ?? '', check ?? '', principle, ...said],
        ...steps.flatMap(({ says, works }) => [says, `$${works}$`]),
        ...options.map(({ text }) => text),
      ];
  return [...own, ...texts.flatMap(numbersIn), ...texts.flatMap(recalculated)].map(Math.abs);
}

const isAmong = (known: readonly number[], value: number) =>
  [value, 100 * value, value / 100].some(one => holds(known, one)) ||
  known.some(one => value > 1 && Math.abs(one - value) < 0.01 && !Number.isInteger(one));

/** What lines that do not hold were said to come to. */
const failedIn = (texts: readonly string[]): number[] =>
  texts
    .flatMap(text => statementsIn(text).flatMap(linksOf))
    .filter(link => arithmeticOf(link).is === 'fails')
    .flatMap(({ right, statement }) => oneValue(right, statement.senses) ?? []);

/** What the true calculations of a text come to, and the numbers in them. */
function calculatedIn(text: string): number[] {
  const found = arithmeticIn(text);
  return found.length > 0 && found.every(one => one.is === 'holds' || !one.sure)
    ? [...numbersIn(text), ...recalculated(text)]
    : [];
}

const sentencesOf = (text: string) => text.split(/(?<=[.!?;।]\**)\s+|\n+/);

/**
 * Whether a text tells a value that is none of the question's: neither given nor found on its path, nor the result of a
 * calculation of such, nor supposed; or gives a quantity that it names another value.
 */
export function tellsUntrue(
  question: Question,
  open: boolean,
  text: string,
  said: readonly string[],
): boolean {
  const known = knownOf(question, open, said);
  const slips = question.options.flatMap(({ slip }) => (slip === null ? [] : numbersIn(slip)));
  const failed = failedIn(said);
  let supposed = false;
  return sentencesOf(text).some(written => {
    supposed ||= supposing.test(written);
    if (supposed) return false;
    const sentence = withNumerals(written)
      .replace(counted, ' ')
      .replace(/(?<=\d)(?:\{,\}|,)(?=\d)/g, '');
    // Of parts the size is not told.
    if (/\bwould be\b|\bparts?\b.*=/i.test(sentence)) return false;
    const worked = calculatedIn(written);
    const values = numbersIn(sentence).filter(value => !holds(worked, value));
    const strange = values.filter(
      value =>
        !holds(plain, value) && !isAmong(known, value) && !(denied.test(sentence) && isAmong(slips, value)),
    );
    return (
      strange.length > 0 ||
      (!doubted.test(sentence) && values.some(value => holds(failed, value))) ||
      (!denied.test(sentence) && misnames(question, open, sentence)) ||
      (!open && claimsAsked(question, sentence))
    );
  });
}

/** Whether a sentence says in the words of the question's own that another value is what it asks for. */
function claimsAsked(question: Question, sentence: string): boolean {
  const asks = question.stem.split(/(?<=[.?!])\s+(?=[A-Z$])/).at(-1) ?? '';
  const asked = new Set(contentOf(asks));
  const words = contentOf(sentence.replace(/[\d.,]+/g, ' '));
  const [only, ...more] = numbersIn(sentence);
  const [key] = worthOf(keyOf(question).text);
  return (
    only !== undefined &&
    more.length === 0 &&
    key !== undefined &&
    !near(only, key) &&
    words.length > 1 &&
    words.every(word => asked.has(word)) &&
    !/\bnot\b|n't\b|\bnahi/.test(sentence)
  );
}

const defines =
  (subject: string) =>
  ({ says }: Question['steps'][number]) =>
    says.toLowerCase().includes(subject);

const together = /\b(?:they together|together they|they|dono milke|dono)\b/gi;
const clausesOf = (sentence: string) => sentence.split(/[,:;]|\b(?:and|so|aur|isliye|then)\b/i);

/** What a clause with one number says of it, and the number; null of any other clause. */
function saidOf(clause: string): { words: string; value: number } | null {
  const [value, ...more] = numbersIn(clause);
  const words = contentOf(clause.replace(/[$₹]?\d[\d.,]*\$?/g, ' ')).toSorted();
  return value === undefined || more.length > 0 || words.length < 2
    ? null
    : { words: words.join(' '), value };
}

/** Whether a clause says in the words of the question or its solution what these say of another number. */
function alters({ stem, check, steps }: Question, open: boolean, clause: string): boolean {
  const own = saidOf(clause);
  const texts = open ? [stem] : [stem, check ?? '', ...steps.map(({ says }) => says)];
  const told = texts
    .flatMap(text => sentencesOf(text).flatMap(clausesOf))
    .map(saidOf)
    .filter(one => own !== null && one?.words === own.words);
  return told.length > 0 && told.every(one => !near(one?.value ?? 0, own?.value ?? 0));
}

/** Whether a clause with one number names a quantity of the path that has another. */
function misnames(question: Question, open: boolean, sentence: string): boolean {
  const { steps, stem } = question;
  // 'After 12 days 24 units are left': the number of the question says when.
  const [, when] = /^\W*(?:after|in|within) (\d[\d.]*) [a-z]+\b/i.exec(sentence) ?? [];
  const said =
    when !== undefined && holds(numbersIn(stem), Number(when))
      ? sentence.replace(/^\W*[a-z]+ \d[\d.]* [a-z]+\b/i, ' ')
      : sentence;
  return clausesOf(said).some(clause => {
    const [only, ...more] = numbersIn(clause);
    if (only === undefined || more.length > 0 || joining.test(clause) || /\bof\b.*\d/.test(clause))
      return false;
    if (alters(question, open, clause)) return true;
    const [before = ''] = clause.split(/\b(?:is|are|was|hai|hain|equals)\b/i);
    const named = (words: string) =>
      quantityNamed(question, words.replace(together, 'both').replace(/\d\S*/g, ' ').split(/\s+/), open);
    const at = named(before) ?? named(clause);
    const own = at === null ? undefined : question.path?.quantities[at]?.value;
    if (own?.length === 1) return !isAmong([Math.abs(own[0] ?? 0)], only);
    // 'The dividend is divisor times quotient': that step says what it is.
    const subject = `${before.trim().toLowerCase()} is `;
    const step = open || !/^the \w/.test(subject) ? undefined : steps.find(defines(subject));
    return step !== undefined && !isAmong(numbersIn(`$${step.works}$`), only);
  });
}

/** An option spoken of by its place or its size. */
const places =
  /\b(?:first|second|third|fourth|last|middle|(?:second[\s-])?(?:small|larg|bigg|great|low|high)est|pehl[aie]|d(?:oo|u)sr[aie]|teesr[aie]|chauth[aie]|aakhri|sabse (?:chhot|bad)[aie])\b/i;
const amongOptions = /\b(?:options?|choices?|values?|of (?:the )?four|in the list|wal[aie])\b/i;

/** Words that compare, and what they make of a number. */
const comparing: readonly (readonly [RegExp, number])[] = [
  [/\bas (?:many|much|long|large)\b|\bequals?\b|\bsame\b|\butn[aei] hi\b|\bbarabar\b/i, 1],
  [/1\/2/, 0.5],
  [/\b(?:twice|double|dugn[aei])\b/i, 2],
  [/1\/3/, 1 / 3],
  [/1\/4/, 0.25],
  [/\b(?:thrice|three times|tiguna)\b/i, 3],
];
const joining =
  /\b(?:add|plus|sum|more|less|minus|subtract|fewer|times|multipl\w*|divide[sd]?|short|kam|zyada|jod\w*|ghata\w*)\b/i;
const asking = /\?|\b(?:find|how (?:many|much|far|long)|what|which|kitn[aei]|nik[aal]+o|dekho)\b/i;

const joined = (a: number, b: number) => [a + b, Math.abs(a - b), a * b, a / b, b / a];

/**
 * Whether a language model's text tells an open question's answer in a way that no value of an option shows: its place
 * or size among the options, a calculation or comparison that comes to it, or the number itself where the question has it.
 */
export function hintsAtAnswer(question: Question, text: string): boolean {
  const [key, ...more] = worthOf(keyOf(question).text);
  const last = question.steps.at(-1);
  return sentencesOf(text).some(written => {
    const sentence = withNumerals(written);
    if (places.test(written) && amongOptions.test(written)) return true;
    if (key === undefined || more.length > 0) return false;
    if (resultsOf(sentence).some(value => near(value, key))) return true;
    const numbers = numbersIn(sentence);
    const stem = numbersIn(question.stem);
    if (
      joining.test(sentence) &&
      numbers.some((a, i) => numbers.some((b, k) => k > i && joined(a, b).some(value => near(value, key))))
    )
      return true;
    const lastNumbers = (plainMaths(last?.works.split('=')[0] ?? '').match(/\d+(?:\.\d+)?/g) ?? [])
      .map(Number)
      .filter(value => value > 2);
    if (lastNumbers.length > 1 && lastNumbers.every(value => holds(numbers, value))) return true;
    if (asking.test(sentence)) return false;
    if (holds(numbers, key) && numbers.filter(value => holds(stem, value)).length < 2) return true;
    return comparing.some(([words, by]) => words.test(sentence) && stem.some(value => near(value * by, key)));
  });
}
