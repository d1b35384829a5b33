import { askingIn, type Question } from '../../question.ts';

/** How many of each kind are drawn, and whether each is put back. */
interface Draw {
  of: Readonly<Record<string, number>>;
  back: boolean;
}

const numerals: Readonly<Record<string, string>> = {
  one: '1',
  a: '1',
  an: '1',
  ek: '1',
  two: '2',
  both: '2',
  dono: '2',
  three: '3',
};
const plain = (text: string) => text.replace(/\$/g, ' ').replace(/\s+/g, ' ').toLowerCase();

/** The kinds that a question counts, with their numbers: 3 black and 5 green pens. */
function kindsIn({ stem }: Question): Readonly<Record<string, number>> {
  const [first = ''] = stem.split(/(?<=[.?!])\s+(?=[A-Z$])/);
  return Object.fromEntries(
    [...plain(first).matchAll(/(\d+) ([a-z]{3,})/g)].map(([, n, kind = '']) => [kind, Number(n)]),
  );
}

/** What a text draws of the kinds of a question: 'one black one green', 'both are black'. */
function drawnIn(text: string, kinds: readonly string[]): Readonly<Record<string, number>> {
  const found: Record<string, number> = {};
  const words = plain(text).match(/[a-z]+|\d+(?:\/\d+)?/g) ?? [];
  for (const [i, word] of words.entries()) {
    const n = words.slice(Math.max(0, i - 3), i).findLast(one => !/^(?:are|is|of|them|the)$/.test(one)) ?? '';
    const count = Number(numerals[n] ?? n);
    if (kinds.includes(word) && Number.isInteger(count)) found[word] = count;
  }
  return found;
}

const back =
  /\b(?:(?:put|puts|putting|kept|with) (?:it |them |one |each )?(?:back|replace\w*)|replaced|wapas|vapas)\b/i;
const notBack = /\b(?:without|no|not|bina) (?:put|replac|back|wapas)/i;
const isBack = (text: string, otherwise: boolean) =>
  notBack.test(text) ? false : back.test(text) || otherwise;

/** The draw that a question asks for; null where it draws nothing that can be read. */
function drawOf(question: Question): Draw | null {
  const kinds = Object.keys(kindsIn(question));
  const of = drawnIn(askingIn(question), kinds);
  return kinds.length < 2 || Object.keys(of).length === 0 ? null : { of, back: isBack(question.stem, false) };
}

/** The draw that a message asks about in place of the question's; null where it is none, or the question's own. */
export function otherDraw(question: Question, message: string): Draw | null {
  const own = drawOf(question);
  if (!own) return null;
  const said = drawnIn(message, Object.keys(kindsIn(question)));
  const of = Object.keys(said).length > 0 ? said : own.of;
  const draw = { of, back: isBack(message, own.back) };
  const isSame = Object.keys({ ...of, ...own.of }).every(kind => of[kind] === own.of[kind]);
  return isSame && draw.back === own.back ? null : draw;
}

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));
const choices = (n: number, k: number) => factorial(n) / factorial(k) / factorial(n - k);

/** The probability of a draw, and how it is calculated; null where there are not so many. */
export function probabilityOf(
  question: Question,
  { of, back: isPutBack }: Draw,
): { value: number; tex: string } | null {
  const kinds = kindsIn(question);
  const all = Object.values(kinds).reduce((sum, n) => sum + n, 0);
  const parts = Object.entries(of).map(([kind, k]) => ({ n: kinds[kind] ?? 0, k }));
  const drawn = parts.reduce((sum, { k }) => sum + k, 0);
  if (all > 60 || drawn > 6 || (!isPutBack && parts.some(({ n, k }) => k > n))) return null;
  if (!isPutBack) {
    const top = parts.map(({ n, k }) => choices(n, k)).reduce((a, b) => a * b, 1);
    const below = choices(all, drawn);
    const how = parts.map(({ n, k }) => `\\binom{${n}}{${k}}`).join(' \\times ');
    return { value: top / below, tex: `${how} \\div \\binom{${all}}{${drawn}} = \\frac{${top}}{${below}}` };
  }
  const orders = factorial(drawn) / parts.map(({ k }) => factorial(k)).reduce((a, b) => a * b, 1);
  const top = parts.map(({ n, k }) => n ** k).reduce((a, b) => a * b, orders);
  const factors = parts.flatMap(({ n, k }) => Array.from({ length: k }, () => `\\frac{${n}}{${all}}`));
  const how = [...(orders > 1 ? [String(orders)] : []), ...factors].join(' \\times ');
  return { value: top / all ** drawn, tex: `${how} = \\frac{${top}}{${all ** drawn}}` };
}

/** A draw in words. */
export const drawWords = ({ of, back: isPutBack }: Draw): string =>
  `${Object.entries(of)
    .map(([kind, k]) => `${k} ${kind}`)
    .join(' and ')}, ${isPutBack ? 'each put back' : 'without putting back'}`;
