import { act, cleanup, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadMaths } from './drawing/drawing.ts';
import { MathText } from './MathText.tsx';

// KaTeX refuses to render in quirks mode, which happy-dom reports.
vi.hoisted(() => Object.defineProperty(document, 'compatMode', { value: 'CSS1Compat' }));
beforeAll(loadMaths);
afterEach(cleanup);
const drawn = (text: string) => render(<MathText text={text} />).container;

describe('the text of a question', () => {
  it('draws maths and keeps the words around it', () => {
    const { textContent, innerHTML } = drawn('Find $x^2$ now');
    expect(textContent).toMatch(/^Find .* now$/);
    expect(innerHTML).toContain('<math');
  });

  it('shows invalid LaTeX as its source', () => {
    expect(drawn('a $\\frac{1}{$ b').textContent).toBe('a \\frac{1}{ b');
  });

  it('a formula that grows wider when its fonts load can be scrolled with the keyboard', async () => {
    const fonts = new EventTarget();
    Object.defineProperty(document, 'fonts', { value: fonts, configurable: true });
    const wide = vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(0);
    const box = drawn('$$x^2$$').querySelector('.tex-block');
    await act(async () => {});
    expect(box?.getAttribute('tabindex')).toBeNull();
    wide.mockReturnValue(500);
    await act(async () => void fonts.dispatchEvent(new Event('loadingdone')));
    expect(box?.getAttribute('tabindex')).toBe('0');
    wide.mockRestore();
    Reflect.deleteProperty(document, 'fonts');
  });

  it('a formula wraps only when it is wider than a line, also after the phone is turned', async () => {
    const room = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600);
    const width = vi
      .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
      .mockReturnValue({ width: 400 } as DOMRect);
    const formula = drawn('$xyz + xy + yz + zx + x + y + z = 719$').querySelector('.tex');
    const isWhole = () => formula?.classList.contains('whitespace-nowrap');
    expect(isWhole()).toBe(true);
    const turned = async (widthPx: number) => {
      room.mockReturnValue(widthPx);
      dispatchEvent(new Event('resize'));
      await Promise.resolve();
    };
    await turned(300);
    expect(isWhole()).toBe(false);
    await turned(600);
    expect(isWhole()).toBe(true);
    room.mockRestore();
    width.mockRestore();
  });

  it('the widths of all formulas are read before any is changed, so that layout runs once', async () => {
    const log: string[] = [];
    const room = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
    const width = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(() => {
      log.push('read');
      return { width: 400 } as DOMRect;
    });
    const changes = Object.getPrototypeOf(document.body.classList);
    const remove = vi.spyOn(changes, 'remove').mockImplementation(() => log.push('changed'));
    drawn('$xyz + xy + yz + zx + x + y + z = 719$ and $abc + ab + bc + ca + a + b + c = 719$');
    await Promise.resolve();
    expect(log).toEqual(['read', 'read', 'changed', 'changed']);
    for (const spy of [room, width, remove]) spy.mockRestore();
  });

  it('a prerendered formula is kept, and replaced when its text changes', async () => {
    const box = document.createElement('p');
    const brought = '<span class="tex whitespace-nowrap" data-drawn="x^2"><b>brought</b></span>';
    box.innerHTML = brought;
    const root = await act(() => hydrateRoot(box, <MathText text="$x^2$" />));
    expect(box.innerHTML).toBe(brought);
    await act(() => root.render(<MathText text="$y^2$" />));
    expect(box.innerHTML).toContain('<math');
    expect(box.textContent).not.toContain('brought');
    act(() => root.unmount());
  });

  it('the content of brackets is kept on one line', () => {
    const formula = drawn('$x + y + V(144 - y) = 3 \\times (a + b)$');
    const brackets = [...formula.querySelectorAll('.bracket')].map(({ textContent }) => textContent);
    expect(brackets).toEqual(['V(144−y)=', '(a+b)']);
  });

  it('S073 shows an endless macro as its source', () => {
    expect(drawn('$\\def\\a{\\a}\\a$').textContent).toBe('\\def\\a{\\a}\\a');
  });

  it('S073 shows a formula of more than 2,000 characters as its source', () => {
    const tex = 'x+'.repeat(1001);
    expect(drawn(`$${tex}$`).textContent).toBe(tex);
  });

  it('S073 survives nesting that KaTeX throws at', () => {
    const tex = `${'{'.repeat(900)}x${'}'.repeat(900)}`;
    expect(drawn(`$${tex}$`).textContent).toContain('x');
  });

  it('S073 produces no links, images or markup', () => {
    const box = drawn(
      '<b>bold</b> $\\href{javascript:alert(1)}{x}$ $\\includegraphics{http://a.example/b.png}$',
    );
    expect(box.querySelector('a, img, b, [href], [src]')).toBeNull();
    expect(box.textContent).toContain('<b>bold</b>');
  });

  it('limits sizes set by a formula', () => {
    const box = drawn('$\\rule{9999em}{1em}$');
    box.querySelector('annotation')?.remove();
    expect(box.innerHTML).toContain('20em');
    expect(box.innerHTML).not.toContain('9999');
  });

  it('sets bare numbers as text, with a true minus', () => {
    const box = drawn('A wall takes $12{,}500$ bricks and $-7.5\\%$ more');
    expect(box.textContent).toBe('A wall takes 12,500 bricks and \u22127.5% more');
    expect(box.innerHTML).not.toContain('<math');
  });

  it('sets numbers as maths beside a formula', () => {
    expect(drawn('$45$ and $\\frac{1}{2}$').querySelectorAll('math')).toHaveLength(2);
    const { container } = render(<MathText text="$45$" beside={['$16\\tfrac{2}{3}$']} />);
    expect(container.innerHTML).toContain('<math');
  });
});
