import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { OptionList } from './OptionList.tsx';
import { questionShownToAll } from './shown-to-all.ts';

const check = {
  number: 1,
  stem: '',
  options: ['10', '20', '30', '40'],
  picture: null,
  band: 'Easy',
} as const;
const question = questionShownToAll(
  { ...check, options: [...check.options] },
  { id: 'front', subcategory: 'Percentages', category: 'Arithmetic' },
);

it('an option pressed before hydration is chosen', async () => {
  const choose = vi.fn();
  const list = <OptionList question={question} chosen={null} locked={false} onChoose={choose} />;
  const page = document.createElement('div');
  page.innerHTML = renderToString(list);
  const pressed = page.querySelector<HTMLInputElement>('input[value=C]');
  if (pressed) pressed.checked = true;
  const root = await act(async () => hydrateRoot(page, list));
  expect(choose.mock.calls).toEqual([['C']]);
  act(() => root.unmount());
});
