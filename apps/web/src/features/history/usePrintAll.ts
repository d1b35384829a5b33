import { useEffect, useState } from 'react';

/**
 * Maximum number of questions that a press loads and prints: ten sessions. A question with its solution fills about a
 * page, and browsers freeze for minutes over several hundred. 'Show more' loads more.
 */
export const printedMost = 120;

interface Found {
  hasNextPage: boolean;
  fetchNextPage: (options: { cancelRefetch: boolean }) => Promise<{ isError: boolean }>;
}

/**
 * Loads and prints all results of `search` when `total` is at most `printedMost`, else only those on screen. A new
 * search cancels printing.
 */
export function usePrintAll({ hasNextPage, fetchNextPage }: Found, search: string, total: number) {
  /** The requested print; `step` counts the pages loaded. */
  const [asked, setAsked] = useState<{ search: string; step: number } | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  if (asked && asked.search !== search) setAsked(null);
  const missing = hasNextPage && total <= printedMost;
  useEffect(() => {
    if (!asked) return;
    if (missing) {
      // A page already being fetched is awaited.
      void fetchNextPage({ cancelRefetch: false }).then(({ isError }) => {
        if (isError) setFailed(asked.search);
        setAsked(now => (now !== asked ? now : isError ? null : { ...asked, step: asked.step + 1 }));
      });
    } else {
      setAsked(null);
      print();
    }
  }, [asked, missing, fetchNextPage]);
  return {
    loading: asked !== null && missing,
    failed: failed === search,
    start: () => {
      setFailed(null);
      setAsked({ search, step: 1 });
    },
  };
}
