import { calculationIn } from '../reading/judging.ts';
import { inTongue } from '../words/hinglish.ts';
import type { Asked, Ways } from './situation.ts';

const asksHow =
  /\b(?:how|kaise|kese|jaldi|fast|quick\w*|tarika|tareeka|trick|shortcut|bina|without|hand|calculat\w*)\b/i;
const aRoot = /\b(?:sq(?:uare)? ?)?(?:root|sqrt)\b|√/i;
const quadratic = /\b([a-z])(?:\^2|²|2)\s*([-+]\s*\d+)\s*\*?\1\s*([-+]\s*\d+)/i;
const factoring = /\bfactor\w*|\bsplit\w*|\btod\w*/i;

const plain = (text: string) => Number(text.replace(/\s/g, ''));
const signed = (value: number) => (value < 0 ? `- ${-value}` : `+ ${value}`);

/** How a square root is found by hand: between which tens it lies, and the digit that it can end in. */
function rootByHand(message: string): { value: number; scale: number } | null {
  const made = calculationIn(message.replace(/\bk[ao]\b.*$/i, ''))?.value;
  const [number] = message.replace(/(?<=\d),(?=\d)/g, '').match(/\d+(?:\.\d+)?/) ?? [];
  const value = made ?? Number(number);
  const scale = Number.isInteger(value) ? 1 : 100;
  const whole = Math.round(value * scale);
  const root = Math.round(Math.sqrt(whole));
  return root * root === whole && root > 12 && root < 1000 ? { value, scale } : null;
}

/** For who asks how a root or two factors are found so quickly: by hand, with the very numbers. */
export function byHandWays({ message, situation }: Asked): Ways {
  // Of an open question's options some have a root and some have none.
  if (!asksHow.test(message) || !situation.answer) return [];
  const tell = inTongue(message);
  const [, letter = 'x', middle = '', last = ''] = quadratic.exec(message) ?? [];
  if (factoring.test(message) && middle !== '') {
    const [sum, product] = [plain(middle), plain(last)];
    const spread = Math.sqrt(sum * sum - 4 * product);
    const [a, b] = [(sum - spread) / 2, (sum + spread) / 2];
    if (!Number.isInteger(a) || !Number.isInteger(b)) return [];
    const form = `(${letter} ${signed(a)})(${letter} ${signed(b)})`;
    const text = tell([
      `Look for two numbers whose product is $${product}$ and whose sum is $${sum}$. Go through the factor pairs of $${Math.abs(product)}$: it is $${a}$ and $${b}$, so the factors are $${form}$.`,
      `Aise do number dhundo jinka product $${product}$ aur sum $${sum}$ ho. $${Math.abs(product)}$ ke factor pairs dekho: $${a}$ aur $${b}$, to factors $${form}$ hain.`,
    ]);
    return [[{ id: `check:by-hand:${form}`, text }]];
  }
  const found = aRoot.test(message) ? rootByHand(message) : null;
  if (!found) return [];
  const { value, scale } = found;
  const whole = Math.round(value * scale);
  const root = Math.round(Math.sqrt(whole));
  const [low, high] = [10 * Math.floor(root / 10), 10 * Math.floor(root / 10) + 10];
  const ends = [...Array(10).keys()].filter(digit => (digit * digit) % 10 === whole % 10);
  const less = scale === 1 ? '' : ` $${value}$ = $\\frac{${whole}}{100}$.`;
  const so = scale === 1 ? '' : ` $\\sqrt{${value}} = ${root / 10}$.`;
  const text = tell([
    `${less} $${low}^2 = ${low * low}$ and $${high}^2 = ${high * high}$, so the root of $${whole}$ lies between $${low}$ and $${high}$. A square that ends in $${whole % 10}$ has a root that ends in $${ends.join('$ or $')}$. Try: $${root}^2 = ${whole}$.${so}`,
    `${less} $${low}^2 = ${low * low}$ aur $${high}^2 = ${high * high}$, to $${whole}$ ka root $${low}$ aur $${high}$ ke beech hai. Square $${whole % 10}$ par khatam hota hai, to root $${ends.join('$ ya $')}$ par: $${root}^2 = ${whole}$.${so}`,
  ]).trim();
  return [[{ id: `check:by-hand:${value}`, text }]];
}
