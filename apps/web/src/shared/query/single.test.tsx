import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from './query.ts';
import { useSingle } from './single.ts';

afterEach(cleanup);

it('a second press before the next render is ignored, and a press after the call sends again', async () => {
  let end = (_: Error | null) => {};
  const sent = vi.fn(
    () =>
      new Promise<void>((resolve, reject) => {
        end = error => (error ? reject(error) : resolve());
      }),
  );
  const settled = vi.fn();
  const { result } = renderHook(() => useSingle({ mutationFn: sent, onSettled: settled }), {
    wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  });
  const press = () => act(async () => result.current.mutate());
  act(() => {
    result.current.mutate();
    result.current.mutate();
  });
  await press();
  expect(sent).toHaveBeenCalledTimes(1);
  await act(async () => end(new Error('no network')));
  await vi.waitFor(() => expect(result.current.isError).toBe(true));
  await press();
  expect(sent).toHaveBeenCalledTimes(2);
  await act(async () => end(null));
  await vi.waitFor(() => expect(result.current.isSuccess).toBe(true));
  expect(settled).toHaveBeenCalledTimes(2);
});
