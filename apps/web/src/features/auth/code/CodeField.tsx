import { figures } from '@twelvefold/contract/figures';
import type { Ref } from 'react';
import { flushSync } from 'react-dom';
import { CodeInput } from '../../../ui/fields/CodeInput.tsx';
import { attemptsWords } from '../words.ts';

interface Props {
  label: string;
  code: string;
  onCode: (code: string) => void;
  /** All digits are entered; the field's state is already updated. */
  onWhole?: () => void;
  error: string | undefined;
  field: Ref<HTMLInputElement>;
  /** Remaining attempts, when shown. */
  left?: number;
  /** Error of the whole form; when it already counts the attempts, the field does not. */
  failure?: string | null;
}

/** The six digits of a mailed code, with its lifetime and the remaining attempts. */
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
