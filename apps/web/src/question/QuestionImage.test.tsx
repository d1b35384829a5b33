import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { Question } from '@twelvefold/contract';
import { afterEach, expect, it, vi } from 'vitest';
import { QuestionImage } from './QuestionImage.tsx';

const question = { position: 2, image_url: '/api/media/figures/x', image_alt_text: 'A circle' } as Question;

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
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

it('is given up after a second try', () => {
  const { onFailed, image, fail } = shown();
  fail();
  expect(onFailed).not.toHaveBeenCalled();
  fail();
  expect(onFailed).toHaveBeenCalledOnce();
  expect(image()).toBeNull();
});

it('is not given up for a network that is away, and asked for again when that is back', () => {
  network(false);
  const { onFailed, image, fail } = shown();
  for (const _ of [1, 2, 3]) fail();
  expect(onFailed).not.toHaveBeenCalled();
  screen.getByText(/cannot be loaded without a network/);
  network(true);
  expect(image()?.getAttribute('src')).toBe('/api/media/figures/x');
});
