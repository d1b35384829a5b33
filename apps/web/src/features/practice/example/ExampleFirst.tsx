import { useQuery } from '@tanstack/react-query';
import type { PracticeSession, Question } from '@twelvefold/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Example } from '../../../question/example/Example.tsx';
import { QuestionHead } from '../../../question/QuestionHead.tsx';
import { call } from '../../../shared/api/api.ts';
import { sendLog } from '../../../shared/log/sending.ts';
import { keys } from '../../../shared/query/keys.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Loading, Skeleton } from '../../../ui/waiting/Skeleton.tsx';

interface Props {
  session: PracticeSession;
  question: Question;
  /** Continues to the question. */
  onAlone: () => void;
}

/** The example of a question; it stays the same while on screen. */
const exampleQuery = (session_id: string, { id, position }: Question) => ({
  queryKey: [...keys.doubts(id), 'example'],
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    // The server gives the example only once all earlier decisions have arrived.
    await sendLog();
    return call('GET /practice/example/:session_id/:position', { params: { session_id, position }, signal });
  },
  // Refetched on mount: revealed lines stay revealed.
  gcTime: 0,
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
  // Offline it fails at once, and the question is asked without it.
  networkMode: 'always' as const,
});

/** The example, and the button to the question. */
function Before({ session, question, onAlone }: Props) {
  const { session_id } = session;
  const { position } = question;
  const { data, error } = useQuery(exampleQuery(session_id, question));
  const [ended, setEnded] = useState(false);
  const next = useRef<HTMLDivElement>(null);
  const none = error !== null || data?.example === null;
  const askAlone = useEffectEvent(onAlone);
  useEffect(() => {
    if (none) askAlone();
  }, [none]);
  useEffect(() => {
    if (ended) next.current?.querySelector('button')?.focus();
  }, [ended]);
  if (!data?.example)
    return (
      <Loading says="Loading a worked example...">
        <Skeleton className="mt-6 h-64 w-full" />
      </Loading>
    );
  return (
    <section aria-label="A worked example first">
      <h2 className="type-h3 mb-2">A worked example first</h2>
      <p className="mb-6 max-w-[46ch] text-ink-2">
        Read how one of this kind is solved, and do the part that is left to you. Your question follows.
      </p>
      <Example
        example={data.example}
        judge={(line, answer) =>
          call('POST /practice/example/:session_id/:position/lines/:line', {
            params: { session_id, position, line },
            body: { answer },
          })
        }
        onEnd={() => setEnded(true)}
      />
      <div ref={next} className="mt-7">
        <Button look={ended ? 'primary' : 'text'} className={ended ? '' : '-ml-3'} onClick={onAlone}>
          {ended ? 'Now your question' : 'Try the question without it'}
        </Button>
      </div>
    </section>
  );
}

/**
 * A worked example of the same kind before a question that is likely to go wrong. It can be skipped; when it does not
 * load, the question is asked without it.
 */
export const ExampleFirst = (props: Props) => (
  <main id="q" tabIndex={-1} className="session-page wrap pt-7 pb-36 outline-none sm:pt-11 sm:pb-[120px]">
    <article className="session-question min-w-0">
      <QuestionHead question={props.question} total={props.session.total_questions} />
      <Before {...props} />
    </article>
  </main>
);
