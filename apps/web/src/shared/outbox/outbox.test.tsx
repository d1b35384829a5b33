import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { asha } from '../../../test/people.ts';
import { ours } from '../../../test/replies.ts';
import { auth } from '../sign-in/auth.ts';
import { forgetKept, isOnlyHere, type Kept, keep, keptAt, lostWords, noteLostRead } from './kept.ts';
import { noteRead, sendAll, sendKept, sendNow, unreadOf } from './sending.ts';
import { useLostWords, useSender, useWaiting } from './watching.ts';

const person = (id: string) => ({ access_token: `token-${id}`, user: { ...asha, id } });
const answer: Kept = {
  kind: 'answer',
  session_id: 's1',
  position: 3,
  letter: 'B',
  answer: 'two',
  elapsed_ms: 41_000,
};
const skip: Kept = { kind: 'skip', session_id: 's1', position: 4, image_failed: false, elapsed_ms: 9000 };
const lostPicture: Kept = { ...skip, position: 5, image_failed: true };

const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const sent = () => fetched.mock.calls.map(([url, init]) => [url, JSON.parse(String(init.body))]);
const reply = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  ours(body, { status, headers });
const saved = async () => reply({ success: true, chosen_letter: 'B' });
const refused = async () => reply({ code: 'not_found', detail: 'Not found' }, 404);
const away = () => Promise.reject(new TypeError('Failed to fetch'));
const send = () => act(() => sendKept());
const waiting = () => renderHook(useWaiting).result.current;

beforeEach(() => {
  localStorage.clear();
  fetched.mockReset();
  fetched.mockImplementation(saved);
  vi.stubGlobal('fetch', fetched);
  auth.signIn(person('asha'));
});
afterEach(() => {
  cleanup();
  for (const kept of [answer, skip, lostPicture]) noteRead('s1', [kept.position]);
  noteLostRead();
  forgetKept('asha');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('what is kept', () => {
  it('is sent once, in the order of the questions, each with the time it was given', async () => {
    for (const kept of [lostPicture, answer, skip]) keep(kept);
    await send();
    await send();
    expect(sent()).toEqual([
      [
        '/api/session/submit',
        { session_id: 's1', position: 3, answer: 'two', letter: 'B', elapsed_ms: 41_000 },
      ],
      ['/api/session/skip', { session_id: 's1', position: 4, elapsed_ms: 9000 }],
      ['/api/session/skip', { session_id: 's1', position: 5, elapsed_ms: 9000, reason: 'image_failed' }],
    ]);
    expect(waiting()).toBe(0);
    expect(unreadOf('s1')).toEqual([3, 4, 5]);
  });

  it('is sent once by two who send at the same time', async () => {
    keep(answer);
    await act(() => Promise.all([sendKept(), sendKept()]));
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('stops at the first that still has to wait, and holds up no other session', async () => {
    for (const kept of [answer, skip, { ...answer, session_id: 's2', position: 1 }]) keep(kept);
    fetched.mockImplementation(async (_, { body }) =>
      String(body).includes('"s1"') ? reply({}, 500) : saved(),
    );
    await send();
    expect(sent().map(([, { session_id, position }]) => [session_id, position])).toEqual([
      ['s1', 3],
      ['s2', 1],
    ]);
    expect(keptAt(answer)).toEqual(answer);
    expect(keptAt(skip)).toEqual(skip);
  });

  it('goes ahead of the answer on screen, whose result alone is told at once', async () => {
    keep(answer);
    keep(skip);
    const outcome = await act(() => sendNow(skip));
    expect(outcome).toMatchObject({ kind: 'saved', saved: { kind: 'skip' } });
    expect(sent().map(([, { position }]) => position)).toEqual([3, 4]);
    expect(unreadOf('s1')).toEqual([3]);
  });

  it('does not count as waiting while it is on its way from the screen', async () => {
    keep(answer);
    let arrive = (_: Response) => {};
    fetched.mockImplementation(() => new Promise(resolve => (arrive = resolve)));
    const onItsWay = sendNow(answer);
    await vi.waitFor(() => expect(fetched).toHaveBeenCalled());
    expect(waiting()).toBe(0);
    expect(keptAt(answer)).toEqual(answer);
    arrive(await saved());
    await act(() => onItsWay);
    expect(keptAt(answer)).toBeNull();
  });

  it('is nobody else’s who signs in at this browser', async () => {
    keep(answer);
    auth.signIn(person('ravi'));
    await send();
    expect(fetched).not.toHaveBeenCalled();
    expect(waiting()).toBe(0);
    auth.signIn(person('asha'));
    await send();
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('leaves with an account that is deleted, and so does what was lost', async () => {
    keep(answer);
    fetched.mockImplementation(refused);
    await send();
    keep(skip);
    forgetKept('asha');
    expect(Object.keys(localStorage).filter(key => key.includes('asha.'))).toEqual([]);
  });

  it('is sent before its person leaves, a skip that another window could still undo too', async () => {
    keep({ ...skip, kind: 'skip', image_failed: false, until: Date.now() + 10_000 });
    fetched.mockImplementationOnce(away);
    expect(await act(() => sendAll())).toBe(false);
    expect(waiting()).toBe(1);
    expect(await act(() => sendAll())).toBe(true);
    expect(sent().at(-1)).toEqual(['/api/session/skip', { session_id: 's1', position: 4, elapsed_ms: 9000 }]);
  });

  it('another window may have sent: then it is not sent again', async () => {
    for (const kept of [answer, skip]) keep(kept);
    fetched.mockImplementation(async () => {
      const other = Object.keys(localStorage).find(key => key.endsWith('s1.4'));
      if (other) localStorage.removeItem(other);
      return saved();
    });
    await send();
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});

describe('a try that failed', () => {
  it.each([
    ['no network', away],
    ['nobody signed in', async () => reply({ code: 'not_authenticated', detail: 'No' }, 401)],
    ['too many requests', async () => reply({}, 429)],
    ['a server that fails', async () => reply({}, 500)],
    ['a server that is away', async () => reply('<html>', 503)],
    ['an answer that is not the server’s', async () => Response.json({ success: true })],
    ['a refusal that is not the server’s', async () => new Response('Pay first', { status: 403 })],
    ['a page in place of an answer', async () => new Response('<html>Sign in to this network</html>')],
  ])('for %s leaves it kept', async (_why, outcome) => {
    keep(answer);
    fetched.mockImplementation(outcome);
    await send();
    expect(keptAt(answer)).toEqual(answer);
    expect(lostWords()).toEqual([]);
  });

  it('for good is told, and goes no further', async () => {
    keep(answer);
    keep(skip);
    fetched.mockImplementation(async url =>
      url.endsWith('submit')
        ? reply({ code: 'position_already_final', detail: 'This question was skipped.' }, 409)
        : refused(),
    );
    await send();
    expect(waiting()).toBe(0);
    expect(lostWords()).toEqual([
      'Your answer to question 3 could not be saved: This question was skipped.',
      'Your skip of question 4 could not be saved: Not found',
    ]);
  });
});

it('a decision that a fault of the page kept from being sent stays kept', async () => {
  vi.stubGlobal(
    'Headers',
    class {
      constructor() {
        throw new TypeError('a bug');
      }
    },
  );
  keep(answer);
  await send();
  expect(waiting()).toBe(1);
});

it('an answer that came too late is told: another one is on record', async () => {
  keep(answer);
  fetched.mockImplementation(async () => reply({ success: true, chosen_letter: 'C' }));
  await send();
  expect(lostWords()).toEqual([
    'Your answer to question 3 could not be saved: it was already answered in another window, and the first answer counts.',
  ]);
});

describe('what could not be saved', () => {
  const words = 'Your answer to question 3 could not be saved: Not found';
  beforeEach(async () => {
    keep(answer);
    fetched.mockImplementation(refused);
    await send();
  });

  it('is still told after a reload, to that person alone, until the message is closed', async () => {
    vi.resetModules();
    const { auth: laterAuth } = await import('../sign-in/auth.ts');
    const later = await import('./kept.ts');
    laterAuth.signIn(person('ravi'));
    expect(later.lostWords()).toEqual([]);
    laterAuth.signIn(person('asha'));
    expect(later.lostWords()).toEqual([words]);
    later.noteLostRead();
    expect(lostWords()).toEqual([]);
  });

  it('is closed in every window at once', () => {
    const { result } = renderHook(useLostWords);
    expect(result.current).toEqual([words]);
    localStorage.removeItem('cat_prep_lost.asha.s1.3');
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'cat_prep_lost.asha.s1.3' })));
    expect(result.current).toEqual([]);
  });
});

describe('sent by itself', () => {
  const settled = async (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  it('after pauses that double, and at once when the network is back', async () => {
    vi.useFakeTimers();
    await act(() => sendKept());
    fetched.mockImplementation(away);
    keep(answer);
    const then = vi.fn();
    renderHook(() => useSender(then));
    const triesAfter = async (ms: number) => {
      await settled(ms);
      return fetched.mock.calls.length;
    };
    expect(await triesAfter(0)).toBe(1);
    expect(await triesAfter(1900)).toBe(1);
    expect(await triesAfter(200)).toBe(2);
    expect(await triesAfter(3800)).toBe(2);
    expect(await triesAfter(300)).toBe(3);
    fetched.mockImplementation(saved);
    dispatchEvent(new Event('online'));
    expect(await triesAfter(0)).toBe(4);
    expect(keptAt(answer)).toBeNull();
    expect(then).toHaveBeenCalledOnce();
    expect(await triesAfter(600_000)).toBe(4);
  });

  it('is looked at again also where it was on its way from the screen when the next try was due', async () => {
    vi.useFakeTimers();
    const then = vi.fn();
    renderHook(() => useSender(then));
    fetched.mockImplementationOnce(
      () => new Promise((_, reject) => setTimeout(reject, 50, new TypeError('Failed to fetch'))),
    );
    act(() => keep(answer));
    void sendNow(answer);
    await settled(10);
    expect(then).not.toHaveBeenCalled();
    await settled(100);
    expect(keptAt(answer)).toBeNull();
    expect(then).toHaveBeenCalledOnce();
  });

  it('no sooner than the server asks for', async () => {
    vi.useFakeTimers();
    await act(() => sendKept());
    fetched.mockImplementation(async () => reply({}, 429, { 'retry-after': '30' }));
    keep(answer);
    renderHook(() => useSender(() => {}));
    await settled(29_000);
    expect(fetched).toHaveBeenCalledTimes(1);
    await settled(1500);
    expect(fetched).toHaveBeenCalledTimes(2);
  });
});

describe('while another window sends', () => {
  let grant: () => void;
  beforeEach(() => {
    const granted = new Promise<void>(resolve => {
      grant = resolve;
    });
    const request = (_: string, __: object, run: () => Promise<unknown>) => granted.then(run);
    Object.defineProperty(navigator, 'locks', { value: { request: vi.fn(request) }, configurable: true });
  });
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'locks');
  });

  it('the answer on screen leaves with the press, and keeps the others from sending it too', async () => {
    keep(answer);
    const outcome = await act(() => sendNow(answer));
    expect(outcome.kind).toBe('saved');
    expect(navigator.locks.request).toHaveBeenCalledOnce();
    grant();
  });

  it('one that has others before it waits for its turn', async () => {
    keep(answer);
    keep(skip);
    const onItsWay = sendNow(skip);
    await vi.waitFor(() => expect(navigator.locks.request).toHaveBeenCalled());
    expect(fetched).not.toHaveBeenCalled();
    grant();
    await act(() => onItsWay);
    expect(sent().map(([, { position }]) => position)).toEqual([3, 4]);
  });

  it('nobody waits who has nothing to send', async () => {
    await sendKept('s1');
    expect(navigator.locks.request).not.toHaveBeenCalled();
    grant();
  });
});

describe('in a browser that stores nothing', () => {
  beforeEach(() => {
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    vi.stubGlobal('localStorage', { setItem: full, getItem: () => null, removeItem: () => {} });
  });

  it('it waits in the page, which says so, and is sent from there', async () => {
    keep(answer);
    expect(isOnlyHere(answer)).toBe(true);
    expect(waiting()).toBe(1);
    await send();
    expect(sent()).toHaveLength(1);
    expect(waiting()).toBe(0);
  });
});

it('damaged entries do no harm', async () => {
  for (const [place, text] of [
    ['s1.1', '{"broken":'],
    ['s1.2', 'null'],
    ['s1.3', '{"kind":"answer"}'],
  ])
    localStorage.setItem(`cat_prep_kept.asha.${place}`, text ?? '');
  await send();
  expect(fetched).not.toHaveBeenCalled();
  expect(waiting()).toBe(0);
});
