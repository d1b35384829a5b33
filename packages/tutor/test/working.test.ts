import { describe, expect, it } from 'vitest';
import { breakdownOf } from '../src/maths/breakdown.ts';
import { judgedLines } from '../src/reading/work.ts';
import { lamp } from './questions.ts';

/** What is said of each line; those that can be neither proved nor refuted are left out. */
const kinds = (message: string, wrote: readonly string[] = []) =>
  judgedLines(message, lamp, true, wrote).flatMap(({ verdict: { is } }) => {
    if (is === 'unplaced') return [];
    return is === 'holds' || is === 'identity' || is === 'follows' || is === 'fits' ? ['right'] : ['wrong'];
  });

describe('a student’s working', () => {
  it.each([
    ['12 * 15 = 180, 180 - 30 = 150', ['right', 'right']],
    ['i did 20% of 450 = 90 then 450+90 = 540', ['right', 'right']],
    ['12x15 = 170 hai na', ['wrong']],
    ['$\\frac{1}{2} \\times 10 = 6$', ['wrong']],
    ['343 - 3*10*7 = 343-210 = 133', ['right', 'right']],
    ['1,20,000 / 4 = 30000', ['right']],
    ['1/3 = 0.33 and 1/3 = 0.34', ['right', 'wrong']],
    ['(a+b)^2 = a^2 + b^2', ['wrong']],
    ['(a+b)^2 = a^2 + 2ab + b^2'.replace('ab', 'a*b'), ['right']],
    ['3x + 5 = 20, 3x = 15, x = 6', ['right', 'wrong']],
    ['x^2 - 5x + 6 = 0 so x = 2', ['right']],
    ['let x = 3 and y = 4', []],
    ['area = 5', []],
    ['then +1 = 8', []],
    ['3/5 ÷ 10 = 0.06. 1/10 - .06 = .04. ok then?', ['right', 'right']],
    ['tan 60 = root 3', ['right']],
    ['r + b is 16, (r+b)^2 - 4rb = (r-b)^2', ['right']],
    ['r+b=16 r-b=4 so b=6', []],
    ['34020 - 20% = 27216', ['right']],
    ['12/36 = 1/3 hr = 20 min', ['right', 'right']],
    ['8c5 = 8*7*6/6 = 57', ['right', 'wrong']],
    ['log 8 base 2 = 3', ['right']],
    ['6(3k+j) = 7(5k-j)', []],
    ['18k+6j = 35k-7j so 13j = 17k', ['right']],
    ['18k+6j = 35k-7j so 13j = 19k', ['wrong']],
    ['32^13 * 125^24 = 2^65 * 5^72', ['right']],
    ['x+y = 19, x-y = 3', []],
    ['8a + 28k = 70, then 15a + 105k = 210', []],
    ['3x + 5y = 20 so 6x + 10y = 45', ['wrong']],
    ['13 \\times \\left\\lceil \\frac{114}{13} \\right\\rceil = 117', ['right']],
    ['⌊17/3⌋ = 5 and ⌈17/3⌉ = 5', ['right', 'wrong']],
    ['\\frac{360^\\circ - 120^\\circ}{180^\\circ - 165^\\circ} = 16', ['right']],
    ['log_10 6 = 0.3010 + 0.4771', ['right']],
    ['log_10(1/6)^44 = -44*0.7781 = -34.2364', ['right', 'right']],
    ['log_10 6 = 0.3010 + 0.4871', ['wrong']],
    ['p = 2: q = 149/7, q = 2: p = 141/3 = 47 so p = 47', ['right', 'right']],
  ])('%s', (message, expected) => {
    expect(kinds(message)).toEqual(expected);
  });

  it('says what the left side of a wrong line comes to', () => {
    expect(judgedLines('18 * 25 = 460', lamp, true)).toMatchObject([{ verdict: { is: 'fails', left: 450 } }]);
  });

  it('finds values for which a false identity fails', () => {
    const [line] = judgedLines('(a+b)^2 = a^2 + b^2', lamp, true);
    expect(line).toMatchObject({ verdict: { is: 'no_identity', left: 25, right: 13 } });
  });

  it.each([
    '9^9^9^9 = 3',
    '1000000!!!! = 2',
    `${'('.repeat(400)}1 = 1`,
    'import("fs") = 1',
    'x.constructor = 2',
    'f(x)=eval("1") = 1',
  ])('is read and never run: %s', message => {
    expect(kinds(message).filter(kind => kind === 'right')).toEqual([]);
  });
});

it.each([
  ['6(3k+j) = 7(5k-j)', ['6(3k + j) = 7(5k - j) \\Rightarrow 13j = 17k'], true],
  ['i subtracted and got y+4z = 26', ['x + y + z = 19', 'x + 2y + 5z = 45'], true],
  ['i subtracted and got y+4z = 24', ['x + y + z = 19', 'x + 2y + 5z = 45'], false],
])('an equation %s is held against those of the question', (message, formulas, follows) => {
  const question = { ...lamp, stem: formulas.map(tex => `$${tex}$`).join(' and ') };
  const [line] = judgedLines(message, question, true);
  expect(line?.verdict.is).toBe(follows ? 'follows' : 'unplaced');
});

it.each([
  ['(x-1)(y-2) = 45', ['xy = 2x+y+43'], true],
  ['(x-1)(y-2) = 44', ['xy = 2x+y+43'], false],
  ['uv = 64(u+v)', ['192/u + 192/v = 3'], true],
  ['uv = 46(u+v)', ['192/u + 192/v = 3'], false],
  ['x^2+1/x^2 = t^2-2', ['t = x+1/x'], true],
  // Of lines that contradict one another nothing follows.
  ['x+y = 5', ['x+y = 4', 'x+y = 6'], false],
])('an equation %s is held against %j, rearranged in any way', (message, earlier, follows) => {
  const [line] = judgedLines(message, lamp, true, earlier);
  expect(line?.verdict.is).toBe(follows ? 'follows' : 'unplaced');
});

it('a calculation is shown one operation at a time', () => {
  expect(breakdownOf('46 + 50 - 2 \\times 8')).toEqual(['46 + 50 = 96', '2 \\times 8 = 16', '96 - 16 = 80']);
  expect(breakdownOf('x + 3')).toEqual([]);
});

describe('a working as people write it', () => {
  it.each([
    ['14000 - 40% = 8400 then - 25% = 6300', ['right', 'right']],
    ['116480 *.2 = 23296 + 46080 = 69376', ['right', 'right']],
    ['116480 *.2 = 23296 + 46080 = 69377', ['right', 'wrong']],
    ['6+14+21 = 41 /3', ['right']],
    ['64/5 = 12, 64/25 = 2', ['right', 'right']],
    ['64/5 = 13', ['wrong']],
    ['62.5/75 = 50 min', ['right']],
    ['62.5/75 = 60 min', ['wrong']],
    ['half of 120 = 60 then root(65^2-60^2)=25', ['right', 'right']],
    ['22 <= k <= 41 and 2 >= 1', ['right']],
    ['a=3, c=9 , a=2', []],
    ['speed of 2nd = 25/9 m/s', []],
    ['D = b^2-4ac is used', []],
    ['root of .64 is .8', ['right']],
    ['root of .64 is .9', ['wrong']],
    ['10 ko 4 me baatna = 13C3 = 286', ['right']],
  ])('%s is read line by line', (message, expected) => {
    expect(kinds(message)).toEqual(expected);
  });
});

it.each(['2½ * 4 = 10', '2/3 of 90 = 60', '3/4 ka 40 = 30', '99•2 = 198', '99·2=198…'])(
  'a line as phones write it is read: %s',
  line => {
    expect(kinds(line)).toEqual(['right']);
  },
);

it('a lead by so much divides nothing', () => {
  const signs = (message: string) =>
    judgedLines(message, lamp, true).flatMap(({ link: { left, right } }) =>
      [...left.maths, ...right.maths].filter(({ is }) => is === 'sign'),
    );
  expect(signs('B is ahead of C by 12')).toEqual([]);
  expect(judgedLines('120 by 2 = 60', lamp, true).map(({ verdict: { is } }) => is)).toEqual(['holds']);
});
