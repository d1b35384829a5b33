import { describe, expect, it } from 'vitest';
import { breakdownOf } from '../src/maths/breakdown.ts';
import { linesOf } from '../src/maths/working.ts';

const kinds = (message: string) => linesOf(message).map(line => line.kind);

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
  ])('%s', (message, expected) => {
    expect(kinds(message)).toEqual(expected);
  });

  it('says what the left side of a wrong line comes to', () => {
    expect(linesOf('18 * 25 = 460')).toMatchObject([{ kind: 'wrong', value: 450 }]);
  });

  it('finds values for which a false identity fails', () => {
    const [line] = linesOf('(a+b)^2 = a^2 + b^2');
    expect(line).toMatchObject({ example: { left: 25, right: 13 } });
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

it('a calculation is shown one operation at a time', () => {
  expect(breakdownOf('46 + 50 - 2 \\times 8')).toEqual(['46 + 50 = 96', '2 \\times 8 = 16', '96 - 16 = 80']);
  expect(breakdownOf('x + 3')).toEqual([]);
});
