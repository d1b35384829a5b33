import { useEffect, useState } from 'react';

/**
 * So many questions are printed at one press, most of them not on screen yet: ten sessions. A question with its solution
 * fills about a page, and a browser stands still for minutes over several hundred. 'Show more' loads the rest.
 */
export const printedMost = 120;

interface Found {
  hasNextPage: boolean;
  fetchNextPage: (options: { cancelRefetch: boolean }) => Promise<{ isError: boolean }>;
}

/**
 * Prints everything that was found by `search`, of which `total` is at most `printedMost`, else what is on screen. A new
 * search cancels the printing of the one before.
 */
export function usePrintAll({ hasNextPage, fetchNextPage }: Found, search: string, total: number) {
  /** What is asked for; `step` counts the pages on the way to paper. */
  const [asked, setAsked] = useState<{ search: string; step: number } | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  if (asked && asked.search !== search) setAsked(null);
  const missing = hasNextPage && total <= printedMost;
  useEffect(() => {
    if (!asked) return;
    if (missing) {
      // A page that is on its way already will do.
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
