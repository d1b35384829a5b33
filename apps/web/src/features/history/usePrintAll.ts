import { useEffect, useState } from 'react';

/**
 * So many questions are printed at one press, most of them not on screen yet: ten sessions. A question with its solution
 * fills about a page, and a browser stands still for minutes over several hundred; whoever wants more has 'Show more'.
 */
export const printedMost = 120;

interface Found {
  hasNextPage: boolean;
  fetchNextPage: (options: { cancelRefetch: boolean }) => Promise<{ isError: boolean }>;
}

/** Prints everything that was found, of which `total` is at most `printedMost`, else what is on screen. */
export function usePrintAll({ hasNextPage, fetchNextPage }: Found, total: number) {
  /** 0 where nothing is asked for; else counts the pages on the way to paper. */
  const [step, setStep] = useState(0);
  const [failed, setFailed] = useState(false);
  const missing = hasNextPage && total <= printedMost;
  useEffect(() => {
    if (step === 0) return;
    if (missing) {
      // A page that is on its way already will do.
      void fetchNextPage({ cancelRefetch: false }).then(({ isError }) => {
        setFailed(isError);
        setStep(now => (isError || now === 0 ? 0 : now + 1));
      });
    } else {
      setStep(0);
      print();
    }
  }, [step, missing, fetchNextPage]);
  return {
    loading: step > 0 && missing,
    failed,
    start: () => {
      setFailed(false);
      setStep(1);
    },
  };
}
