import type { Question } from '@twelvefold/contract';
import { useEffect, useRef } from 'react';
import { OptionList } from '../../../question/OptionList.tsx';
import { useShortcuts } from '../../../shared/browser/shortcuts.ts';
import { sendLog } from '../../../shared/log/sending.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Key } from '../../../ui/controls/Key.tsx';
import type { OnScreen } from '../session/useSession.ts';
import { failureWords, keptWords } from '../session/words.ts';
import { ActionBar } from './ActionBar.tsx';

interface Props {
  question: Question;
  /** No unanswered question remains. */
  last: boolean;
  on: OnScreen;
}

const nothing = () => {};
const sentence = (words: string) => (words.endsWith('.') ? words : `${words}.`);

const headings = { answer: 'Answer', skip: 'Skipped', image_failed: 'Not counted', undo: '' } as const;

/** Words for a decision whose result is not known here. */
function wordsOf({ waiting, trouble }: OnScreen, last: boolean): string {
  if (!waiting || !trouble) return 'You can undo this until you complete the session.';
  const rest = last
    ? 'The recap follows when everything is sent.'
    : 'You can go on. The solution comes when it is sent.';
  const failure = failureWords[waiting.kind === 'answer' ? 'answer' : 'skip'](trouble);
  return `${sentence(failure)} ${keptWords} ${rest}`;
}

/** A decision without a result: its answer is not sent yet, or it is a skip of the last question. */
export function Decided({ question, last, on }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { waiting, trouble } = on;
  const unsent = waiting !== null && trouble !== null;
  const letter = waiting?.kind === 'answer' ? waiting.letter : null;
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  useShortcuts({ n: last && unsent ? undefined : on.next, enter: on.next });
  return (
    <>
      <OptionList question={question} chosen={letter} locked onChoose={nothing} />
      <div
        ref={box}
        className="mt-7 scroll-mb-28 rounded-lg border border-line-strong bg-marigold-tint px-[18px] py-4 sm:px-6"
      >
        <h2 ref={heading} tabIndex={-1} className="type-part">
          {headings[waiting?.kind ?? 'skip']}
          {letter && ` ${letter}`}
          {unsent && ', not sent yet'}
        </h2>
        <p role="status" className="mt-1.5">
          {wordsOf(on, last)}
        </p>
      </div>
      <ActionBar>
        {!(last && unsent) && (
          <Button className="max-sm:flex-1" onClick={on.next}>
            {last ? 'Complete Session' : 'Next Question'}
            <Key className="max-sm:hidden">N</Key>
          </Button>
        )}
        {on.undo === question.position && (
          <Button look="text" onClick={on.undoSkip}>
            Undo
            <Key className="max-sm:hidden">U</Key>
          </Button>
        )}
        {unsent && (
          <Button look={last ? 'primary' : 'text'} onClick={() => void sendLog()}>
            Retry
          </Button>
        )}
      </ActionBar>
    </>
  );
}
