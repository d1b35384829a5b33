import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { blocksOf, Markdown } from './Markdown.tsx';

const html = (markdown: string) => render(<Markdown text={markdown} />).container.innerHTML;

test('blank lines separate paragraphs and lists', () => {
  expect(blocksOf('One\ntwo.\n\n- a\n- b\n\nThree.')).toEqual([
    { kind: 'paragraph', text: 'One\ntwo.' },
    { kind: 'list', items: ['a', 'b'] },
    { kind: 'paragraph', text: 'Three.' },
  ]);
});

test('only double stars make bold', () => {
  const { container } = render(<Markdown text={'**5 of 6** right, 2 * 3 = 6, ** alone'} />);
  expect([...container.querySelectorAll('strong')].map(e => e.textContent)).toEqual(['5 of 6']);
  expect(container.textContent).toBe('5 of 6 right, 2 * 3 = 6, ** alone');
});

test('tags, links and images are shown as text', () => {
  const text = '<img src=x onerror=alert(1)> <b>b</b> [go](javascript:alert(1)) ![i](x)';
  const { container } = render(<Markdown text={text} />);
  expect(container.querySelectorAll('img, b, a')).toHaveLength(0);
  expect(container.textContent).toBe(text);
});

test('an empty text renders nothing', () => {
  expect(blocksOf(' \n\n ')).toEqual([]);
  expect(html('')).not.toContain('<p');
});
