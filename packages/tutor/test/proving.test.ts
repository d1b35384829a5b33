import { describe, expect, it } from 'vitest';
import { provedOption, provedValue } from '../src/index.ts';

describe('the right answer of a question', () => {
  it.each([
    ['If 2x + 5y = 31 and 3x − y = 4, find x + y.', ['7', '9', '8', '6'], 2],
    ['If $x + y = 17$ and $x - y = 5$, what is the value of $xy$?', ['$66$', '$60$', '$72$', '$85$'], 0],
    ['Find the positive number $x$ for which $x^2 - 3x - 40 = 0$.', ['$-5$', '$5$', '$8$', '$40$'], 2],
    ['If $x + \\frac{1}{x} = 6$, what is the value of $x^2 + \\frac{1}{x^2}$?', ['36', '38', '32', '34'], 3],
    ['If $3^{2x - 1} = 243$, then $x$ equals', ['$2$', '$3$', '$5$', '$\\frac{5}{2}$'], 1],
    ['What is the solution of $5(x - 2) = 3x + 4$?', ['7', '3', '-7', '2'], 0],
    ['Simplify $\\frac{5}{6} \\times 54 - 3^3$.', ['$18$', '$45$', '$27$', '$36$'], 0],
    ['If $x^2 - 5x + 6 = 0$, then $x$ equals', ['2', '7', '9', '5'], 0],
    ['Evaluate $2\\frac{3}{4} + 1\\frac{1}{4}$.', ['$\\frac{7}{4}$', '$4$', '$3$', '$5$'], 1],
  ])('is proved by its own equation: %s', (stem, options, right) => {
    expect(provedOption(stem, options)).toBe(right);
  });

  it.each([
    ['two options satisfy it', 'If $x^2 - 5x + 6 = 0$, then $x$ equals', ['2', '3', '9', '5']],
    ['its one value is no option', 'If 3x = 21, find x.', ['6', '8', '9', '10']],
    ['an option is no number', 'If $x^2 = 12x - 35$, then $x$ equals', ['5', 'any prime', '9', '4']],
    ['more is asked than its value', 'If 5x = 35, how many factors has x?', ['2', '7', '1', '3']],
    [
      'words say more than the equation',
      'A number x satisfies 2x = 6 in base 7. Find x.',
      ['3', '2', '1', '4'],
    ],
    ['a letter names a function', 'If $f(x) = 3x - 5$, find $f(4)$.', ['7', '12', '17', '4']],
    ['an unknown is left open', 'If $x + 2y = 9$, find $x + y$.', ['5', '6', '7', '8']],
    ['no number satisfies it', 'If $x^2 + 4 = 0$, then $x$ equals', ['2', '-2', '4', '0']],
    [
      'the sign is said of more than the letter',
      'Find the negative value of $5 - x$ if $x^2 = 64$',
      ['13', '-3', '3', '-13'],
    ],
    ['nothing is said in maths', 'What is it?', ['1', '2', '3', '4']],
  ])('is not proved where %s', (_, stem, options) => {
    expect(provedOption(stem, options)).toBeNull();
  });

  it('is told as a whole number or a fraction where there are no options, and only where it is the one value', () => {
    expect(provedValue('If $8x - 3 = 3$, find $x$.')).toBe('3/4');
    expect(provedValue('If x + 1/x = 4, what is the value of x³ + 1/x³?')).toBe('52');
    expect(provedValue('Find the positive number $x$ for which $x^2 = 3$.')).toBeNull();
    expect(provedValue('If $x^2 - 5x + 6 = 0$, then $x$ equals')).toBeNull();
  });

  it.each([
    ['Evaluate $2\\frac{3}{4} + 1\\frac{1}{4}$.', '4'],
    ['Evaluate $12\\dfrac{1}{2} - 2\\tfrac{1}{4}$.', '41/4'],
    ['Evaluate $2½ + 1$.', '7/2'],
    ['If $x = 2\\frac{1}{2}$, find $2x$.', '5'],
    ['Evaluate $3^2\\frac{1}{3}$.', '3'],
    ['If $x = 7$, find $2\\frac{x}{7}$.', '2'],
  ])('reads a mixed number as a sum, and no power or letter as one: %s', (stem, value) => {
    expect(provedValue(stem)).toBe(value);
  });

  it('is not told where a sign is said of more than the letter', () => {
    expect(provedValue('Find the negative value of $5 - x$ if $x^2 = 64$')).toBeNull();
    expect(provedValue('Find the negative value of $x$ if $x^2 = 64$')).toBe('-8');
  });
});
