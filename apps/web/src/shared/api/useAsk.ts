import { useRef, useState } from 'react';
import { reportCrash } from './crash-report.ts';

/**
 * A call that a press makes, one at a time. Not with the query cache: every visitor's page would carry its code.
 * `answered` is told the answer.
 */
export function useAsk<Given, Answer>(
  ask: (given: Given) => Promise<Answer>,
  answered: (answer: Answer, given: Given) => void,
) {
  const underWay = useRef(false);
  const [state, setState] = useState<{ busy: boolean; error: unknown }>({ busy: false, error: null });
  const send = async (given: Given): Promise<void> => {
    if (underWay.current) return;
    underWay.current = true;
    setState({ busy: true, error: null });
    try {
      const answer = await ask(given);
      setState({ busy: false, error: null });
      answered(answer, given);
    } catch (error) {
      reportCrash(error);
      setState({ busy: false, error });
    } finally {
      underWay.current = false;
    }
  };
  return { ...state, send };
}
