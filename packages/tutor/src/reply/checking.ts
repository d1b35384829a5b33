import { near } from '../maths/evaluate.ts';
import { numbersIn, worthOf } from '../maths/values.ts';
import { type Line, linesOf } from '../maths/working.ts';
import { keyOf, type Question } from '../question.ts';
import { isOptionWorth, optionIn, stepWith } from './options.ts';
import type { Asked, Piece, Ways } from './situation.ts';
import { stepPiece } from './steps.ts';

/** Typed maths as LaTeX; only what was read as an expression comes here. */
const tex = (plain: string) =>
  plain
    .replace(/sqrt\(([^()]*)\)/g, '\\sqrt{$1}')
    .replace(/\^\(([^()]*)\)/g, '^{$1}')
    .replace(/\^(\d+)/g, '^{$1}')
    .replaceAll('*', ' \\times ')
    .replaceAll('%', '\\%');

const written = (value: number) => String(Number(value.toFixed(4)));

const shown = ({ left, right }: Line) => `$${tex(left)} = ${tex(right)}$`;

function whyWrong(line: Line & { kind: 'wrong' }, open: boolean): string {
  if (line.value !== null && open) return 'Calculate the left side once more.';
  if (line.value !== null) return `The left side comes to $${written(line.value)}$.`;
  if (!line.example)
    return 'It does not follow from the line before it: put it in there and the two sides differ.';
  const { letters, left, right } = line.example;
  const values = Object.entries(letters).map(([letter, value]) => `${letter} = ${value}`);
  return `Try $${values.join(', ')}$: the left side is $${written(left)}$, the right side $${written(right)}$.`;
}

const known = (message: string) => message.toLowerCase().replace(/\s+/g, ' ').trim().slice(0, 80);

/** What the lines of a working come to, in words; the first that fails is named, and none after it. */
function verdictOn(lines: readonly Line[], open = false): string {
  const wrong = lines.findIndex(line => line.kind === 'wrong');
  const line = lines[wrong];
  if (line?.kind !== 'wrong')
    return lines.length === 1 && lines[0]
      ? `That line holds: ${shown(lines[0])}.`
      : `All ${lines.length} lines hold, each by itself.`;
  const before =
    wrong === 0 ? '' : wrong === 1 ? 'The line before it holds. ' : `The ${wrong} lines before it hold. `;
  return `Here it first goes wrong: ${shown(line)}. ${before}${whyWrong(line, open)}`;
}

const finalWords =
  'Whether a final value is right I do not say before you have answered: for any of the four I would say the same.';

const typeItOut =
  'I can check your working when I see it as calculations: type one line after the other, each with its equals sign.';

/** Before the answer: lines whose value is an option's are left alone, whichever option it is. */
export function checkWhileOpen({ question, message }: Asked): Ways {
  const all = linesOf(message);
  const final = ({ left, right, value, solution }: Line) =>
    [value, solution, ...numbersIn(`${left} ; ${right}`)].some(
      one => one !== null && isOptionWorth(question, one),
    );
  const judged = all.filter(line => !final(line));
  const leftOut = all.length > judged.length || optionIn(message, question) !== null;
  const id = `check:${known(message)}`;
  const verdict = judged.length > 0 ? [verdictOn(judged, true)] : [];
  const first = leftOut ? [...verdict, finalWords] : verdict.length > 0 ? verdict : [typeItOut];
  const nothing = judged.length === 0 && !leftOut;
  return [
    [{ id: nothing ? 'check:type' : id, text: first.join('\n\n') }],
    [
      {
        id: 'check:open',
        text: `${finalWords} Choose your option, and I will go through all of it with you.`,
      },
    ],
    [{ id: 'check:type', text: typeItOut }],
  ];
}

/** What an option is: the key, or the wrong computation behind it. */
function optionWords(question: Question, letter: string): string {
  const key = keyOf(question);
  const option = question.options.find(one => one.letter === letter);
  if (!option) return '';
  if (letter === question.key) return `${key.text} is the key, option ${letter}.`;
  const slip = option.slip ? ` ${option.slip}` : '';
  return `${option.text} is option ${letter}, and it is not the key.${slip} The key is option ${key.letter}: ${key.text}.`;
}

/** What the value a working ends with is to this question. */
function endOf(question: Question, lines: readonly Line[]): string | null {
  const value = lines.at(-1)?.value ?? null;
  if (value === null || lines.some(line => line.kind === 'wrong')) return null;
  const option = question.options.find(({ text }) => {
    const worth = worthOf(text);
    return worth.length === 1 && near(worth[0] ?? Number.NaN, Math.abs(value));
  });
  if (option) return optionWords(question, option.letter);
  const step = stepWith(question, value);
  if (step === null)
    return 'That value is neither an option nor a result of the solution, so compare what you set up with step 1.';
  return `That is what step ${step + 1} finds. The question asks for what comes after it.`;
}

export function checkAfter({ question, message }: Asked): Ways {
  const lines = linesOf(message);
  const option = lines.length === 0 ? optionIn(message, question) : null;
  const key = keyOf(question);
  const id = `check:${known(message)}`;
  const said: (string | null)[] = [];
  if (lines.length > 0) said.push(verdictOn(lines), endOf(question, lines));
  else if (option) said.push(optionWords(question, option.letter));
  else if (/\d/.test(message))
    said.push(`That value is none of the four options. The key is option ${key.letter}: ${key.text}.`);
  else said.push(`The key stands: option ${key.letter}, ${key.text}.`, typeItOut);
  const first: Piece = { id, text: said.filter(text => text !== null).join('\n\n') };
  const proof = question.check
    ? [[{ id: 'proof', text: `You can check the key without the solution. ${question.check}` }]]
    : [];
  return [[first], ...proof, ...question.steps.map((_, i) => [stepPiece(question, i)])];
}
