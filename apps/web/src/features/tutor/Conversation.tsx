import type { DoubtMessage } from '@twelvefold/contract';
import { memo, useEffect, useRef } from 'react';
import { MathText } from '../../question/maths/MathText.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { Markdown } from '../../ui/Markdown.tsx';
import { Notice } from '../../ui/notices/Banner.tsx';
import { useLate } from '../../ui/waiting/useLate.ts';
import type { Pending } from './useChat.ts';

function Doubt({ text }: { text: string }) {
  return (
    <div className="ml-8 justify-self-end rounded-lg rounded-br-sm bg-tint px-4 py-2.5 wrap-anywhere whitespace-pre-wrap">
      <span className="sr-only">You: </span>
      {text}
    </div>
  );
}

/** Memoized: a new block does not render the formulas of earlier ones again. */
const Block = memo(({ text }: { text: string }) => <Markdown text={text} Words={MathText} />);

function Reply({ blocks }: { blocks: readonly string[] }) {
  return (
    <div className="grid gap-2.5 rounded-lg rounded-bl-sm border border-line bg-surface px-4 py-3">
      <span className="sr-only">Tutor: </span>
      {blocks.map((block, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks of one reply do not move
        <Block key={i} text={block} />
      ))}
    </div>
  );
}

/** Time without a new block after which waiting can be stopped, in milliseconds. */
const stoppableAfterMs = 10_000;

function Thinking({ onStop }: { onStop: () => void }) {
  const long = useLate(true, stoppableAfterMs);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-ink-2">
      <p className="flex items-center gap-3">
        <span className="tutor-dots" aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
        Tutor is thinking
      </p>
      {long && (
        <>
          <span>It takes longer than usual.</span>
          <Button look="quiet" size="small" onClick={onStop}>
            Stop waiting
          </Button>
        </>
      )}
    </div>
  );
}

interface Props {
  messages: readonly DoubtMessage[];
  pending: Pending | null;
  onStop: () => void;
  /** Sends a message: a failed one, or a choice that the tutor offers. */
  onRetry: (text: string) => void;
}

/** Possible meanings of an ambiguous message; a press sends one. */
function Choices({ choices, onChoose }: { choices: readonly string[]; onChoose: (text: string) => void }) {
  return (
    <ul aria-label="Did you mean" className="flex flex-wrap gap-2">
      {choices.map(choice => (
        <li key={choice}>
          <Button look="quiet" size="small" onClick={() => onChoose(choice)}>
            {choice}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** The messages, scrolled to the newest. */
export function Conversation({ messages, pending, onStop, onRetry }: Props) {
  const end = useRef<HTMLDivElement>(null);
  const said = messages.length + (pending ? 1 + pending.blocks.length : 0);
  useEffect(() => {
    // A long reply is scrolled only until its first line leaves the view.
    if (said > 0) end.current?.scrollIntoView({ block: 'end' });
  }, [said]);
  // Choices of an older reply are not offered.
  const choices = pending ? undefined : messages.at(-1)?.choices;
  return (
    <div className="grid content-start gap-4">
      {messages.map(({ role, content, timestamp }, i) =>
        role === 'user' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: messages are only added, at the end
          <Doubt key={`${timestamp} ${i}`} text={content} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: messages are only added, at the end
          <Reply key={`${timestamp} ${i}`} blocks={[content]} />
        ),
      )}
      {choices && <Choices choices={choices} onChoose={onRetry} />}
      {pending && <Doubt text={pending.text} />}
      {pending && pending.blocks.length > 0 && <Reply blocks={pending.blocks} />}
      {pending && pending.trouble === null && <Thinking key={pending.blocks.length} onStop={onStop} />}
      {pending?.trouble && (
        <Notice tone="error">
          <p>{pending.trouble}</p>
          <Button look="quiet" size="small" className="mt-2" onClick={() => onRetry(pending.text)}>
            Retry
          </Button>
        </Notice>
      )}
      <div ref={end} />
    </div>
  );
}
