import { describe, expect, it } from 'vitest';
import { choicesOf, replyTo, type Situation } from '../src/index.ts';
import { altos, altosPath } from './questions.ts';

const missed: Situation = { answer: { outcome: 'incorrect', chosen: 'A' }, said: [], step: null };
const race =
  'Over a certain distance A beats B by $60$ m and C by $72$ m, and B beats C by $16$ m. What is this distance in metres?';
const rows =
  'Four parallel rows of roses run across a bed. The first row is $32$ m long, the second $34$ m and the third $30$ m. Find the length of the fourth row.';
const pipes =
  'A pipe P fills a tank in $12$ hours, and another pipe fills it in $15$ hours. When is it full?';

/** What the form was asked to change, and the reply. */
function asked(stem: string, message: string, said: readonly string[] = []) {
  const tried: (readonly [string, string])[][] = [];
  const path = {
    ...altosPath,
    changed: (changes: readonly { at: number; to: string }[]) => {
      tried.push(
        changes.map(({ at, to }) => [/^[\d.]+|^\\frac\{\d+\}\{\d+\}/.exec(stem.slice(at))?.[0] ?? '', to]),
      );
      return null;
    },
  };
  const reply = replyTo({ ...altos, stem, path }, { ...missed, said }, message);
  return { changes: tried[0], choices: choicesOf(reply.said), text: reply.blocks.join('\n') };
}

const sum = 'Let $5f(x) + f(7 - x) = 4x^2$. Find $f(4) - f(3)$.';

it.each(['what if 4 -> 9', 'what if 4 → 9'])(
  'of a number that the question has twice it is asked which is meant, and no other one is put in its place: %s',
  message => {
    const { changes, text } = asked(sum, message);
    expect(changes).toBeUndefined();
    expect(text).toMatch(/Which number is to be/);
    expect(text).not.toMatch(/\$[357]\$/);
  },
);

it('a number that the question does not have is not read as the new one', () => {
  expect(asked('A sum is lent for $9$ years at $8\\%$.', 'what if 4 became 9').changes).toBeUndefined();
});

describe('the number that is to be another', () => {
  it.each([
    ['what if it was 73! x 25!', 'Find the zeros of $73! \\times 37!$.', [['37', '25']]],
    [
      'what if there are 7 elephants',
      'A herd of $5$ elephants has an average age of $46$ years.',
      [['5', '7']],
    ],
    ['agar 5 saal hota to', 'A sum is lent for $3$ years at $8\\%$ to $4$ men.', [['3', '5']]],
    ['what if invalid was 4%', 'The winner got $52\\%$, and $8\\%$ of the votes were invalid.', [['8', '4']]],
    ['what if B beats C by 18 m', race, [['16', '18']]],
    ['what if A beats C by 80', race, [['72', '80']]],
    ['what if third row was 32 m', rows, [['30', '32']]],
    ['what if the second pipe takes 20 hours', pipes, [['15', '20']]],
    ['what if 20 coins', 'How can 18 identical coins be put into 4 different boxes?', [['18', '20']]],
    [
      'what if share was 1/8 instead of 5/42',
      'They get $\\frac{5}{42}$ of it in $3$ parts.',
      [['\\frac{5}{42}', '1/8']],
    ],
    ['what if share was 1/8', 'They get $\\frac{5}{42}$ of it in $3$ days.', undefined],
    ['agar Bela 10:30 am pe nikalti', 'Asha leaves at 8:30 am, and Bela leaves at 11:30 am.', [['11', '10']]],
    ['what if it was 35 instead of 25', 'A discount of $25\\%$ leaves a gain of $12.5\\%$.', [['25', '35']]],
    ['what if ratio is 3:5', 'The ratio is $3 : 4$, and the sum $715$.', [['4', '5']]],
    [
      'what if ratio is 5:7',
      'The ratio is $3 : 4$, and the sum $715$.',
      [
        ['3', '5'],
        ['4', '7'],
      ],
    ],
  ])('%s', (message, stem, changes) => {
    expect(asked(stem, message).changes).toEqual(changes);
  });

  it('is asked for where several could be meant, each by the words around it', () => {
    const { changes, choices, text } = asked(race, 'what if it were 18');
    expect(changes).toBeUndefined();
    expect(text).toContain('*B beats C by $16$ m*');
    expect(choices).toContain('What if B beats C by 18 m instead of 16 m?');
  });

  it('is the one of the message that was chosen', () => {
    const { choices } = asked(race, 'what if it were 18');
    expect(choices.map(choice => asked(race, choice).changes)).toEqual([
      [['60', '18']],
      [['72', '18']],
      [['16', '18']],
    ]);
  });
});

it('a ratio in other numbers changes nothing', () => {
  expect(
    asked('The ratio is $3 : 4$, and the sum $715$.', 'what if ratio is 6:8 will hcf be same').text,
  ).toContain('the same ratio as $3 : 4$');
});

it('a fraction is told as one', () => {
  const { text } = asked('They get $\\frac{5}{42}$ of it in $3$ parts.', 'what if 1/8 instead of 5/42');
  expect(text).toContain('$\\tfrac{1}{8}$ in place of $\\frac{5}{42}$');
});
