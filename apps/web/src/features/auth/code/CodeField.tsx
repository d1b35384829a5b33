import { figures } from '@twelvefold/contract/figures';
import type { Ref } from 'react';
import { flushSync } from 'react-dom';
import { CodeInput } from '../../../ui/fields/CodeInput.tsx';
import { attemptsWords } from '../words.ts';

interface Props {
  label: string;
  code: string;
  onCode: (code: string) => void;
  /** The last digit was typed, or all were pasted; the field holds them already. */
  onWhole?: () => void;
  error: string | undefined;
  field: Ref<HTMLInputElement>;
  /** Attempts that are left, where they are counted on screen. */
  left?: number;
  /** What is said of the whole form: where it counts the attempts already, they are not counted twice. */
  failure?: string | null;
}

/** The six digits of a mail, with how long they live and how often they may be tried. */
export function CodeField({ label, code, onCode, onWhole, error, field, left, failure }: Props) {
  const take = (digits: string) => {
    flushSync(() => onCode(digits));
    if (digits.length === figures.code.digits && digits !== code) onWhole?.();
  };
  return (
    <>
      <CodeInput
        label={label}
        hint={`Code expires in ${figures.code.lifeMinutes} minutes`}
        name="code"
        value={code}
        onValue={take}
        ref={field}
        error={error}
      />
      <p className="-mt-2 text-ink-2 empty:-mt-[18px]" aria-live="polite">
        {left !== undefined && !failure?.includes(attemptsWords(left)) && attemptsWords(left)}
      </p>
    </>
  );
}
