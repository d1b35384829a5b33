import { figures } from '@twelvefold/contract/figures';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let network = false;

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  network = false;
  vi.doMock('./formula.ts', () => {
    if (!network) throw new Error('Failed to fetch dynamically imported module');
    return { formula: (tex: string) => [document.createTextNode(`drawn ${tex}`)] };
  });
});
afterEach(() => vi.useRealTimers());

/** A formula on screen, and what it shows. */
async function shown(tex: string) {
  const { drawInto } = await import('./drawing.ts');
  const puts: string[] = [];
  const stop = drawInto(tex, false, elements => puts.push(elements.map(node => node.textContent).join('')));
  await vi.waitFor(() => expect(puts).toEqual([tex]));
  return { puts, stop };
}

it('a formula shown as it was written is drawn as soon as the network is back', async () => {
  const { puts } = await shown('x^2');
  network = true;
  dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(puts).toEqual(['x^2', 'drawn x^2']));
});

it('and after a while where nobody says that it is', async () => {
  const { puts } = await shown('x^2');
  const { firstSeconds } = figures.retry;
  await vi.advanceTimersByTimeAsync(1000 * firstSeconds);
  expect(puts).toEqual(['x^2']);
  network = true;
  await vi.advanceTimersByTimeAsync(2 * 1000 * firstSeconds);
  await vi.waitFor(() => expect(puts).toEqual(['x^2', 'drawn x^2']));
});

it('one that has left the screen is left alone', async () => {
  const { puts, stop } = await shown('x^2');
  const other = await shown('y^2');
  stop();
  network = true;
  dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(other.puts).toHaveLength(2));
  expect(puts).toEqual(['x^2']);
});
