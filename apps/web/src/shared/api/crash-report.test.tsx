import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { asha } from '../../../test/people.ts';
import { ours } from '../../../test/replies.ts';
import { ErrorBoundary } from '../../ui/notices/ErrorBoundary.tsx';
import { inTab } from '../browser/stored.ts';
import { queryClient } from '../query/query.ts';
import { credentials } from '../sign-in/credentials.ts';
import { ApiError } from './api-error.ts';
import { LostFile, reportCrash, reportCrashes } from './crash-report.ts';

const network = vi.fn(async (_url: string, _init: RequestInit) => ours({ success: true }));
const reports = () => network.mock.calls.map(([url, { body }]) => [url, JSON.parse(String(body))]);
const crash = (message: string) => {
  const error = new TypeError(message);
  error.stack = `TypeError: ${message}\n    at draw (${location.origin}/assets/base-3c.js:1:200)`;
  return error;
};

const Broken = () => {
  throw crash('x is not a function');
};

beforeEach(() => {
  inTab.crashes.remove();
  credentials.keep({ access_token: 'secret', user: asha });
  network.mockClear();
  vi.stubGlobal('fetch', network);
});
afterEach(() => {
  cleanup();
  credentials.remove();
  history.replaceState(null, '', '/');
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('a crash caught by a boundary is reported with route, release and stack', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  history.replaceState(null, '', '/session/0190b9a2-0000-7000-8000-00000000abcd?search=private');
  const script = document.createElement('script');
  Object.assign(script, { type: 'module', src: '/assets/index-1a2b.js' });
  vi.spyOn(document, 'querySelector').mockReturnValue(script);
  render(
    <ErrorBoundary fallback={() => 'It crashed'}>
      <Broken />
    </ErrorBoundary>,
  );
  expect(reports()).toEqual([
    [
      '/api/telemetry/crash',
      {
        route: '/session/:id',
        release: 'index-1a2b.js',
        message: 'TypeError: x is not a function',
        stack: expect.stringMatching(/base-3c\.js:1:200\)[\s\S]*Broken/),
      },
    ],
  ]);
});

it('a crash of a visitor is reported', () => {
  credentials.remove();
  reportCrash(crash('x is undefined'));
  expect(reports()).toMatchObject([['/api/telemetry/crash', { message: 'TypeError: x is undefined' }]]);
});

it('an uncaught error is reported, once', () => {
  reportCrashes();
  const error = crash('nobody caught it');
  dispatchEvent(new ErrorEvent('error', { error }));
  dispatchEvent(new ErrorEvent('error', { error }));
  expect(reports()).toHaveLength(1);
});

it('the cause of an error that React recovered from by rendering again is reported', () => {
  const wrapped = (cause: Error) => new Error('Minified React error #520', { cause });
  reportCrash(wrapped(crash('x is not a function')));
  expect(reports()).toMatchObject([[expect.anything(), { message: 'TypeError: x is not a function' }]]);
  reportCrash(wrapped(new LostFile(null, () => {})));
  expect(reports()).toHaveLength(1);
});

it('a tab reports at most three crashes an hour', () => {
  vi.useFakeTimers();
  for (const n of [1, 2, 3, 4, 5]) reportCrash(crash(`crash ${n}`));
  expect(reports()).toHaveLength(3);
  vi.advanceTimersByTime(3600 * 1000);
  reportCrash(crash('later'));
  expect(reports()).toHaveLength(4);
});

it.each([
  ['a refusal', new ApiError('not_found', 404)],
  ['a file that did not load', new LostFile(null, () => {})],
  [
    'an extension of the browser',
    Object.assign(new Error('theirs'), { stack: 'at chrome-extension://x/y.js:1:1' }),
  ],
  ['a thrown string', 'a word'],
])('%s is not reported', (_what, thrown) => {
  reportCrash(thrown);
  expect(reports()).toEqual([]);
});

it('a bug in a query is reported although the screen shows it as an error; a network failure is not', async () => {
  const failing = (error: Error) =>
    queryClient.fetchQuery({ queryKey: [error.message], queryFn: () => Promise.reject(error), retry: false });
  await expect(failing(crash('y is undefined'))).rejects.toThrow('y is undefined');
  await expect(failing(new ApiError('offline', 0))).rejects.toThrow(ApiError);
  expect(reports()).toMatchObject([['/api/telemetry/crash', { message: 'TypeError: y is undefined' }]]);
});
