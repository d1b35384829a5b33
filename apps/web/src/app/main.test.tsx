import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

it('a script that runs before the page is parsed waits for DOMContentLoaded', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  history.replaceState(null, '', '/nowhere');
  const parsing = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  await import('./main.tsx');
  const root = document.body.appendChild(document.createElement('div'));
  root.id = 'root';
  parsing.mockReturnValue('interactive');
  document.dispatchEvent(new Event('DOMContentLoaded'));
  await vi.waitFor(() => expect(root.textContent).not.toBe(''), 10_000);
}, 20_000);
