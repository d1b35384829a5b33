import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { asha } from '../../../test/people.ts';

/** A browser that forbids storage: reading the property throws. */
function forbid(): void {
  for (const name of ['localStorage', 'sessionStorage'])
    vi.stubGlobal(
      name,
      new Proxy(
        {},
        {
          get: () => {
            throw new DOMException('denied', 'SecurityError');
          },
          ownKeys: () => {
            throw new DOMException('denied', 'SecurityError');
          },
        },
      ),
    );
}

beforeEach(() => {
  vi.resetModules();
  forbid();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const signedIn = { access_token: 'secret', user: asha };

describe('without storage, while the page is open', () => {
  it('a sign-in is kept, and ends on sign-out', async () => {
    const { auth } = await import('../sign-in/auth.ts');
    const { credentials } = await import('../sign-in/credentials.ts');
    auth.signIn(signedIn);
    expect([credentials.token(), credentials.user()?.name]).toEqual(['secret', 'Asha']);
    auth.forget();
    expect([credentials.token(), credentials.user()]).toEqual([null, null]);
  });

  it('a chosen theme is kept', async () => {
    const { chooseTheme, useTheme } = await import('./theme.ts');
    const { result } = renderHook(useTheme);
    act(() => chooseTheme('dark'));
    expect([result.current, document.documentElement.dataset.theme]).toEqual(['dark', 'dark']);
    act(() => chooseTheme('system'));
    expect([result.current, document.documentElement.dataset.theme]).toEqual(['system', undefined]);
  });

  it('unsent and refused decisions are kept and shown', async () => {
    const { auth } = await import('../sign-in/auth.ts');
    const log = await import('../log/log.ts');
    auth.signIn(signedIn);
    log.append('s', { kind: 'skip', position: 1, ms: 1 });
    const [skip] = log.entries();
    if (!skip) throw new Error('Nothing was kept');
    log.noteLost(skip, 'It could not be saved');
    expect([log.entries(), log.lostWords(), log.isOnlyHere()]).toEqual([
      [skip],
      ['It could not be saved'],
      true,
    ]);
    log.remove([skip]);
    log.noteLostRead();
    expect([log.entries(), log.lostWords()]).toEqual([[], []]);
  });
});
