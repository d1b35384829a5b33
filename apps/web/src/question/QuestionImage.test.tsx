import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { Question } from '@twelvefold/contract';
import { afterEach, expect, it, vi } from 'vitest';
import { ours } from '../../test/replies.ts';
import { chooseTheme } from '../shared/browser/theme.ts';
import { QuestionImage } from './QuestionImage.tsx';

const question = { position: 2, image_url: '/api/media/figures/x', image_alt_text: 'A circle' } as Question;

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function shown() {
  const onFailed = vi.fn();
  const { container } = render(
    <QuestionImage question={question} enlarged={false} onEnlarge={() => {}} onFailed={onFailed} />,
  );
  const image = () => container.querySelector('img');
  const fail = () => {
    const now = image();
    if (now) fireEvent.error(now);
  };
  return { onFailed, image, fail };
}

function network(on: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(on);
  act(() => void dispatchEvent(new Event(on ? 'online' : 'offline')));
}

const replies = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn(answer));

it('fails after a second try when our server says it is missing', async () => {
  replies(async () => ours({}, { status: 404 }));
  const { onFailed, image, fail } = shown();
  fail();
  await waitFor(() => expect(image()?.getAttribute('src')).toContain('again=1'));
  expect(onFailed).not.toHaveBeenCalled();
  fail();
  await waitFor(() => expect(onFailed).toHaveBeenCalledOnce());
  expect(image()).toBeNull();
});

it('keeps retrying while our server does not answer', async () => {
  const elsewhere = async () => new Response('', { status: 404 });
  for (const answer of [() => Promise.reject(new TypeError('Failed to fetch')), elsewhere]) {
    replies(answer);
    const { onFailed, fail } = shown();
    fail();
    await screen.findByText(/The question waits/);
    expect(onFailed).not.toHaveBeenCalled();
    cleanup();
  }
});

it('does not fail offline, and is fetched again when the network returns', async () => {
  vi.useFakeTimers();
  network(false);
  const { onFailed, image, fail } = shown();
  for (const _ of [1, 2, 3]) fail();
  expect(onFailed).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(0));
  screen.getByText(/cannot be loaded without a network/);
  network(true);
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(image()?.getAttribute('src')).toBe('/api/media/figures/x');
});

it('uses the theme’s image on screen, and the light one on paper', () => {
  const { container } = render(<QuestionImage question={question} enlarged={false} onEnlarge={() => {}} />);
  const drawn = () => [...container.querySelectorAll('img')].map(image => image.getAttribute('src'));
  act(() => chooseTheme('dark'));
  expect(drawn()).toEqual(['/api/media/figures/x.dark', '/api/media/figures/x']);
  expect(container.querySelector('img')?.className).toContain('print:hidden');
  act(() => chooseTheme('light'));
  expect(drawn()).toEqual(['/api/media/figures/x']);
  act(() => chooseTheme('system'));
});
