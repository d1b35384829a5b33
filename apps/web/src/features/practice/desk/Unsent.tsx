import type { Question } from '@twelvefold/contract';
import { type ReactNode, useEffect, useRef } from 'react';
import { OptionList } from '../../../question/OptionList.tsx';
import { useShortcuts } from '../../../shared/browser/shortcuts.ts';
import { isOnlyHere, type Kept } from '../../../shared/outbox/kept.ts';
import { auth, useAuth } from '../../../shared/sign-in/auth.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Key } from '../../../ui/controls/Key.tsx';
import { useLate } from '../../../ui/waiting/useLate.ts';
import type { Answering as Sending } from '../answering/useAnswering.ts';
import { keptWords } from '../session/words.ts';
import { ActionBar } from './ActionBar.tsx';

interface Props {
  question: Question;
  kept: Kept;
  /** The last question, skipped: nothing is sent until the session is completed or the time to undo is over. */
  held: boolean;
  sending: Sending;
  /** No question is left behind this one. */
  last: boolean;
  onNext: () => void;
}

const nothing = () => {};
const sentence = (words: string) => (words.endsWith('.') ? words : `${words}.`);

/** The student's own decision, or what a lost picture made necessary. */
const subjectOf = (kept: Kept): string =>
  kept.kind === 'answer'
    ? 'Your answer'
    : kept.image_failed
      ? 'Your report of the missing image'
      : 'Your skip';

const headingOf = (kept: Kept): string =>
  kept.kind === 'answer' ? `Answer ${kept.letter}` : kept.image_failed ? 'Not counted' : 'Skipped';

/** What can be said of a decision whose result nobody here knows. */
function Words({
  kept,
  held,
  failure,
  signedOut,
  last,
}: Omit<Props, 'question' | 'sending' | 'onNext'> & {
  failure: string | null;
  signedOut: boolean;
}): ReactNode {
  if (held) return 'You can undo this until you complete the session.';
  const unsent = `${subjectOf(kept)} is not sent yet.`;
  const rest = last
    ? 'The recap follows when everything is sent.'
    : 'You can go on. The solution comes when it is sent.';
  return `${failure === null ? unsent : sentence(failure)} ${keptWords(isOnlyHere(kept), signedOut)} ${rest}`;
}

/** A question whose answer or skip the server does not have yet: what was chosen stands, and the session can go on. */
export function Unsent({ question, kept, held, sending, last, onNext }: Props) {
  const slow = useLate(sending.busy);
  const now = useAuth();
  const signedOut = now.kind === 'signedIn' && now.expired;
  const box = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { trouble } = sending;
  const failure = trouble?.position === question.position ? trouble.words : null;
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const again = () => (held ? void sending.sendHeld() : sending.again(question, kept));
  useShortcuts({ n: last ? undefined : onNext, enter: last ? again : onNext });
  return (
    <>
      <OptionList
        question={question}
        chosen={kept.kind === 'answer' ? kept.letter : null}
        locked
        onChoose={nothing}
      />
      <div
        ref={box}
        className="mt-7 scroll-mb-28 rounded-lg border border-line-strong bg-marigold-tint px-[18px] py-4 sm:px-6"
      >
        <h2 ref={heading} tabIndex={-1} className="type-part">
          {headingOf(kept)}
          {!held && ', not sent yet'}
        </h2>
        <p role="status" className="mt-1.5">
          <Words kept={kept} held={held} failure={failure} signedOut={signedOut} last={last} />
        </p>
      </div>
      <ActionBar>
        {signedOut && (
          <Button className="max-sm:flex-1" onClick={() => auth.askAgain(true)}>
            Sign in
          </Button>
        )}
        {!last && !held && (
          <Button look={signedOut ? 'quiet' : 'primary'} className="max-sm:flex-1" onClick={onNext}>
            Next Question
            <Key className="max-sm:hidden">N</Key>
          </Button>
        )}
        {(held || !signedOut) && (
          <Button look={last || held ? 'primary' : 'text'} busy={slow} onClick={again}>
            {held ? 'Complete Session' : 'Retry'}
          </Button>
        )}
      </ActionBar>
    </>
  );
}
