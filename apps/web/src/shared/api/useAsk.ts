import { useRef, useState } from 'react';
import { reportCrash } from './crash-report.ts';

/** A call made by a press, one at a time. Without the query cache, which would add to every visitor's download. */
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
