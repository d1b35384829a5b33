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

/** Renders a formula; `puts` lists the texts it shows over time. */
async function shown(tex: string) {
  const { drawInto } = await import('./drawing.ts');
  const puts: string[] = [];
  const stop = drawInto(tex, false, elements => puts.push(elements.map(node => node.textContent).join('')));
  await vi.waitFor(() => expect(puts).toEqual([tex]));
  return { puts, stop };
}

it('a formula shown as source is rendered once the network returns', async () => {
  const { puts } = await shown('x^2');
  network = true;
  dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(puts).toEqual(['x^2', 'drawn x^2']));
});

it('and after a delay without an online event', async () => {
  const { puts } = await shown('x^2');
  const { firstSeconds } = figures.retry;
  await vi.advanceTimersByTimeAsync(1000 * firstSeconds);
  expect(puts).toEqual(['x^2']);
  network = true;
  await vi.advanceTimersByTimeAsync(2 * 1000 * firstSeconds);
  await vi.waitFor(() => expect(puts).toEqual(['x^2', 'drawn x^2']));
});

it('a formula that was unmounted is not rendered', async () => {
  const { puts, stop } = await shown('x^2');
  const other = await shown('y^2');
  stop();
  network = true;
  dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(other.puts).toHaveLength(2));
  expect(puts).toEqual(['x^2']);
});
