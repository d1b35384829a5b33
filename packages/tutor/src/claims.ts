import { holds, numbersIn, worthOf } from './maths/values.ts';
import { keyOf, type Letter, type Option, type Question } from './question.ts';
import { speaksOfPoints } from './reply/options.ts';
import { legible } from './words/legible.ts';

const folded = (text: string) => text.toLowerCase().replace(/[^a-z0-9.%:/-]+/g, '');

/** Words that keep a value at arm's length: it is wrong, somebody's, or what another way would give. */
const distances =
  /\b(?:not|cannot|isn.t|n.t|wrong|incorrect|instead|rather|mistakes?|mistaken|slips?|traps?|tempting|tempts|why|you(?!\s+(?:(?:should|will|can|now|then|finally|do)\s+)?(?:get|find|have|reach|arrive|see|obtain|mark|pick|choose)|\s+should)(?:r|.ve|.d)?\s+\w+|would|could|might|if|when|without|forg[oe]t\w*|miss(?:es|ed|ing)?|ignor\w*|skip\w*|com(?:es|ing) from|came from|stands for|too (?:big|large|much|many|small|few|little|high|low)|more than|less than|above|below|between|compare|compared|differs?|other|agar|galat|galti|nahi\w*|nahin|na|aapne|tumne|tune|bina)\b|गलत|ग़लत|नहीं|अगर|आपने|तुमने/i;
const denial =
  /\b(?:wrong|incorrect|mistaken|galat|not (?:the )?(?:correct|right|key|answer)|sahi nahi\w*)\b|गलत|ग़लत/i;
const negated = /\b(?:not|isn.t|n.t|wrong|incorrect|would|only if|if|nahi\w*|galat)\b/i;
const affirms = /\b(?:right(?! angle)|correct|sahi|theek)\b|सही/i;
const blamesKey =
  /\b(?:key|given answer|answer given|solution)\b[^.!?]*\b(?:is|was|seems|looks)\s+(?:wrong|incorrect|mistaken|not (?:right|correct))\b|\b(?:key|solution)\s+(?:hi\s+)?galat\b/i;

const answerWords =
  'answer|jawab|jawaab|uttar|ans|correct (?:option|choice|value|one)|right (?:option|choice|value|one)|key';
/** What a sentence says the answer is: all that stands behind these words. Not the student's own answer. */
const told = new RegExp(
  `(?<!\\b(?:your|ur|that|this|each|every|no|an|tumhara|aapka|tera|wrong|for the|for an|not the|not an)\\s+(?:(?:final|own)\\s+)?)(?:\\b(?:${answerWords})\\b|उत्तर|जवाब)\\s*(?:is|was|as|to|:|=|comes to|will be|should (?:be|have been)|must be|would be|has to be|therefore|thus|hai|ye|yeh|है|(?=[A-D]\\b)|(?=[₹$]?\\d))+(.*)`,
  'is',
);
/** A letter that is meant as an option. */
const optionNamed = /\b(?:option|choice|vikalp)s?\s*\(?\**([A-D])\b|विकल्प\s*\(?\**([A-D])/g;
const bareLetter =
  /(?:\b(?:[Aa]nswer|[Kk]ey|[Jj]awab|[Uu]ttar|[Pp]ick|[Cc]hoose|[Mm]ark|marked|[Ss]elect|[Tt]ick|is|be|[Ss]ahi)\s*(?::\s*)?\(?\*{0,2}|^\W*)([B-D]|A(?=\W*$|\s+(?:is|hai|was)\b))\b(?!\s*[-+=^'’])|\b([B-D])\b(?=(?:\s*\))?\*{0,2}\s+(?:is|was|hai|sahi|galat)\b)/g;
const places = ['first', 'second', 'third', 'fourth'];

/** Letters of options that a sentence names. */
function lettersNamed(question: Question, sentence: string): string[] {
  const ways = speaksOfPoints(question) ? [optionNamed] : [optionNamed, bareLetter];
  const letters = ways.flatMap(way => [...sentence.matchAll(way)].map(([, a, b]) => a ?? b ?? ''));
  const place = places.findIndex(word => new RegExp(`\\b${word} (?:option|choice)\\b`, 'i').test(sentence));
  return place < 0 ? letters : [...letters, 'ABCD'[place] ?? ''];
}

/** Formulas, and equalities with a calculation on their left. */
const formulas = /\$\$[^$]*\$\$|\$[^$\n]*\$|\d[\d.,\s%₹]*[-+*/×÷][\d.,\s%₹+*/×÷()-]*=\s*₹?[\d.,]+/g;
const operation = /\\times|\\div|\\frac|[-+*/×÷^]/;

/** A sentence without its calculations: `4 × 6 = 24` tells a result on the way, and is calculated again elsewhere. */
const withoutCalculations = (sentence: string) =>
  sentence.replace(formulas, formula => {
    const lefts = formula.split('=').slice(0, -1);
    return lefts.some(left => operation.test(left.replace(/^\D+/, ''))) ? ' ' : formula;
  });

/** Whether a text names what an option says: its value, all its values in order, or its words. */
function says(text: string, option: Option): boolean {
  const worth = worthOf(option.text);
  if (worth.length === 1 && worth[0] !== undefined) return holds(numbersIn(text), worth[0]);
  const words = folded(option.text);
  return (
    words.length > 1 &&
    new RegExp(`(?<![0-9.])${words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![0-9])`).test(folded(text))
  );
}

/** Numbers that stand in many sentences without being a value: counts, steps. */
const smallest = 10;

/** Whether an option's value is one that the question's own parts speak of, or too small to tell. */
function isCommon({ stem, snapRead, approach, principle, check, steps }: Question, option: Option): boolean {
  const worth = worthOf(option.text);
  const parts = [stem, snapRead, approach, principle, check ?? ''];
  const known = [...parts, ...steps.map(step => `${step.says} $${step.works}$`)].flatMap(numbersIn);
  return (
    worth.length > 0 &&
    worth.every(value => (value < smallest && Number.isInteger(value)) || holds(known, value))
  );
}

/** Whether a sentence tells the answer with another value or letter than the key's. */
function tellsAnother(question: Question, sentence: string): boolean {
  const [, answer = ''] = told.exec(sentence) ?? [];
  if (!/[\dA-D]/.test(answer) || /^\s*(?:not|n.t|nahi|comes? (?:from|after)|key)\b/i.test(answer))
    return false;
  const key = keyOf(question);
  const letters = lettersNamed(question, `answer ${answer}`);
  if (letters.length > 0) return !letters.includes(key.letter);
  if (!/\d/.test(answer) || says(answer, key)) return false;
  return worthOf(key.text).length > 0 || question.options.some(one => one !== key && says(answer, one));
}

/** Whether a clause says of the key that it is wrong, and of nothing else. */
function deniesKey(question: Question, clause: string): boolean {
  if (!denial.test(clause)) return false;
  const key = keyOf(question);
  const letters = lettersNamed(question, clause);
  const others = question.options.filter(option => option !== key);
  return (
    (letters.includes(key.letter) || (says(clause, key) && !says(question.stem, key))) &&
    !letters.some(letter => letter !== key.letter) &&
    !others.some(option => says(clause, option))
  );
}

/** Whether a sentence names another option's letter or value as if it were a result; not one that is spoken `of`. */
function assertsAnother(question: Question, sentence: string, of: ReadonlySet<string>): boolean {
  const praised = affirms.test(sentence) && !negated.test(sentence);
  if (!praised && distances.test(sentence)) return false;
  const key = keyOf(question);
  const letters = lettersNamed(question, sentence);
  if (letters.includes(key.letter)) return false;
  if (letters.some(letter => praised || !of.has(letter))) return true;
  const words = withoutCalculations(sentence);
  const others = question.options.filter(
    option => option !== key && (praised || !of.has(option.letter)) && !isCommon(question, option),
  );
  return !says(words, key) && others.some(option => says(words, option));
}

const yours =
  /\b(?:your|tumhara|aapka|tera)\s+(?:answer|option|choice|jawab|final value|value|result)\b|\byou (?:are|were)\b/i;

/** Whether a sentence says that the student was right where they were wrong, or the other way round. */
function misjudges({ key }: Question, sentence: string, chosen: Letter | null): boolean {
  if (chosen === null || !yours.test(sentence)) return false;
  const clause =
    sentence.slice(sentence.search(yours)).split(/[,;:]|\b(?:but|up to|until|about|in|that)\b/i)[0] ?? '';
  const denied = denial.test(clause) || /\bnot|n.t\b/i.test(clause);
  return chosen === key ? denied : affirms.test(clause) && !denied;
}

/** A heading: an option with its value, of which the next sentences speak. */
const heading = /^\W*option\s+\(?([A-D])\b(?:[^.!?]|\.(?=\d))*(?:[.!?]\W*)?$/i;
const ofAnOption =
  /\b(?:that|this) (?:answer|option|value|is where|takes|treats|counts|keeps|is (?:the|what))\b/i;

/**
 * Whether sentences name another option as the answer, say that the key is wrong, or misjudge what was `chosen`. A value of
 * another option is let through only where its sentence keeps it at arm's length.
 */
export function contradictsKey(
  question: Question,
  sentences: readonly string[],
  chosen: Letter | null = null,
): boolean {
  const { options, steps, snapRead, approach, principle, faster, check } = question;
  const texts = [
    snapRead,
    approach,
    principle,
    faster,
    check,
    ...options.map(({ slip }) => slip),
    ...steps.map(({ says }) => says),
  ];
  const own = texts.filter(text => text !== null);
  // What a paragraph speaks of is at arm's length from there on.
  const of = new Set<string>();
  return sentences.some((written, i) => {
    // Whoever wrote the question wrote its slips and steps.
    if (own.some(text => text.includes(written.trim()))) return false;
    const sentence = legible(written);
    const [, headed] = (i < sentences.length - 1 && heading.exec(sentence)) || [];
    if (headed) of.add(headed.toUpperCase());
    if (ofAnOption.test(sentence)) for (const { letter } of question.options) of.add(letter);
    return (
      blamesKey.test(sentence) ||
      tellsAnother(question, sentence) ||
      sentence.split(/[,;]\s|\bbut\b|\s—\s/).some(clause => deniesKey(question, clause)) ||
      misjudges(question, sentence, chosen) ||
      assertsAnother(question, sentence, of)
    );
  });
}
