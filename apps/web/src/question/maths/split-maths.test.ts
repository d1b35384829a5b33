import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paragraphsOf, splitMaths } from './split-maths.ts';

const written = (text: string) =>
  splitMaths(text)
    .map(s => (s.kind === 'words' ? s.text : s.kind === 'inline' ? `$${s.tex}$` : `$$${s.tex}$$`))
    .join('');

describe('splitting a text into words and maths', () => {
  it('separates words, inline maths and block maths', () => {
    expect(splitMaths('If $x^2$ is 4:\n$$x = \\pm 2$$\nso')).toEqual([
      { kind: 'words', text: 'If ' },
      { kind: 'inline', tex: 'x^2' },
      { kind: 'words', text: ' is 4:\n' },
      { kind: 'block', tex: 'x = \\pm 2' },
      { kind: 'words', text: '\nso' },
    ]);
  });

  it('allows line breaks in block maths', () => {
    expect(splitMaths('$$a\n= b$$')).toEqual([{ kind: 'block', tex: 'a\n= b' }]);
  });

  it('treats a dollar sign without a partner on its line as text', () => {
    expect(splitMaths('It costs $5\nor more')).toEqual([{ kind: 'words', text: 'It costs $5\nor more' }]);
    expect(splitMaths('$$')).toEqual([{ kind: 'words', text: '$$' }]);
  });

  it('reads an escaped dollar sign as a dollar sign', () => {
    expect(splitMaths('\\$5 and $\\$6$')).toEqual([
      { kind: 'words', text: '$5 and ' },
      { kind: 'inline', tex: '\\$6' },
    ]);
  });

  it('loses no character of any text', () => {
    const pieces = fc.constantFrom('$', '$$', 'x', ' ', '\n', '^2', '{', '}');
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 30 }), parts => {
        expect(written(parts.join(''))).toBe(parts.join(''));
      }),
    );
  });
});

it('splits paragraphs at line ends and keeps block maths with the line before it', () => {
  const kinds = paragraphsOf(splitMaths('First\n$$x$$\nSecond $y$ more\n\nThird')).map(p =>
    p.map(s => s.kind),
  );
  expect(kinds).toEqual([['words', 'block'], ['words', 'inline', 'words'], ['words']]);
});
