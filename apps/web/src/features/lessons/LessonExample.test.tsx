import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { JudgedLine, LessonExample } from '@twelvefold/contract';
import { afterEach, expect, it, vi } from 'vitest';
import { ours } from '../../../test/replies.ts';
import { LessonExample as Example } from './LessonExample.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const example: LessonExample = {
  stem: 'A rent rose by 25% to ₹500. What was it before?',
  picture: null,
  lines: [{ says: 'The old rent is 100%.', works: '100', because: null }],
  asked: [
    { line: 2, says: 'Write the new rent in per cent.', unit: '%', options: null },
    { line: 3, says: 'Divide.', unit: null, options: null },
  ],
  answer: null,
};
const told = (says: string) => ({ says, works: '1', because: null });
const right = (says: string, answer: string | null = null): JudgedLine => ({
  verdict: 'right',
  words: null,
  told: told(says),
  answer,
});

const asked: { path: string; body: unknown }[] = [];
function server(...replies: JudgedLine[]) {
  asked.length = 0;
  vi.stubGlobal(
    'fetch',
    vi.fn(async (path: string, init: RequestInit) => {
      asked.push({ path, body: JSON.parse(String(init.body)) });
      return ours(replies.shift() ?? {});
    }),
  );
}

const shown = () => act(async () => render(<Example lesson="percentages" example={example} />));

async function answer(text: string) {
  const field = await screen.findByRole('textbox');
  fireEvent.change(field, { target: { value: text } });
  await act(async () => void fireEvent.submit(field));
}

it('reveals its last lines one by one, each judged, and the answer with the last', async () => {
  server(right('Write the new rent in per cent.'), right('Divide.', '₹400'));
  await shown();
  await answer('125');
  expect(asked[0]).toMatchObject({ path: '/api/lessons/percentages/lines/2', body: { answer: '125' } });
  await screen.findByText('Divide.');
  expect(screen.queryByText('₹400')).toBeNull();
  await answer('400');
  await screen.findByText('₹400');
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('a wrong number keeps the line open and shows the words for its mistake', async () => {
  server({ verdict: 'wrong', words: 'That fits a fall.', told: null, answer: null });
  await shown();
  await answer('75');
  await screen.findByText('That fits a fall.');
  expect(screen.getByRole('textbox')).toHaveProperty('value', '75');
});

it('a revealed line is not marked as right', async () => {
  server({ ...right('Write the new rent in per cent.'), verdict: 'shown' });
  await shown();
  fireEvent.click(await screen.findByRole('button', { name: 'Show it' }));
  await waitFor(() => expect(asked[0]?.body).toEqual({ answer: null }));
  await screen.findByText('Divide.');
  expect(screen.queryByText('Right.')).toBeNull();
});
