import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paragraphsOf, splitMaths } from './split-maths.ts';

const written = (text: string) =>
  splitMaths(text)
    .map(s => (s.kind === 'words' ? s.text : s.kind === 'inline' ? `$${s.tex}$` : `$$${s.tex}$$`))
    .join('');

describe('splitting a text at its maths', () => {
  it('tells words, maths in the line and maths in a block apart', () => {
    expect(splitMaths('If $x^2$ is 4:\n$$x = \\pm 2$$\nso')).toEqual([
      { kind: 'words', text: 'If ' },
      { kind: 'inline', tex: 'x^2' },
      { kind: 'words', text: ' is 4:\n' },
      { kind: 'block', tex: 'x = \\pm 2' },
      { kind: 'words', text: '\nso' },
    ]);
  });

  it('lets a block run over lines', () => {
    expect(splitMaths('$$a\n= b$$')).toEqual([{ kind: 'block', tex: 'a\n= b' }]);
  });

  it('leaves a dollar sign without a partner in the same line alone', () => {
    expect(splitMaths('It costs $5\nor more')).toEqual([{ kind: 'words', text: 'It costs $5\nor more' }]);
    expect(splitMaths('$$')).toEqual([{ kind: 'words', text: '$$' }]);
  });

  it('reads an escaped dollar sign as a dollar sign', () => {
    expect(splitMaths('\\$5 and $\\$6$')).toEqual([
      { kind: 'words', text: '$5 and ' },
      { kind: 'inline', tex: '\\$6' },
    ]);
  });

  it('loses nothing of any text', () => {
    const pieces = fc.constantFrom('$', '$$', 'x', ' ', '\n', '^2', '{', '}');
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 30 }), parts => {
        expect(written(parts.join(''))).toBe(parts.join(''));
      }),
    );
  });
});

it('breaks paragraphs at line ends and keeps a block with the line before it', () => {
  const kinds = paragraphsOf(splitMaths('First\n$$x$$\nSecond $y$ more\n\nThird')).map(p =>
    p.map(s => s.kind),
  );
  expect(kinds).toEqual([['words', 'block'], ['words', 'inline', 'words'], ['words']]);
});
