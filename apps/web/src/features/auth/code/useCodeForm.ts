import { figures } from '@twelvefold/contract/figures';
import { useEffect, useRef, useState } from 'react';
import { codeRule } from '../../../shared/form/account-rules.ts';
import { useForm } from '../../../shared/form/form.ts';
import { authWords, codeWords } from '../words.ts';
import { attemptsLeft } from './attempts.ts';
import { sentJustBefore, useResend } from './useResend.ts';

interface Settings {
  /** Gives the code to the server. */
  send: (code: string) => Promise<void>;
  /** Has another code sent, and says so. */
  ask: () => Promise<string>;
  /** What is said where the server gave no words. */
  failures: { send: string; ask: string };
  /** When another code may be asked for, in `clockMs`. */
  freeAt: number;
  /** Said when the form appears. */
  sent?: string;
}

/** The form of a mailed code: its digits, the attempts that are left, what is said above it, and asking for another. */
export function useCodeForm({ send, ask, failures, freeAt, sent }: Settings) {
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [left, setLeft] = useState<number>(figures.code.attempts);
  const [message, setMessage] = useState(sent ?? null);
  const form = useForm({
    rules: { code: codeRule },
    send: values => send(values.code),
    // Until then the message stands: nothing moves under a finger that presses twice.
    failureWords: error => {
      setMessage(null);
      const used = attemptsLeft(error, left);
      setLeft(used);
      return codeWords(error, used, failures.send);
    },
  });
  const clear = () => {
    form.clear();
    setMessage(null);
  };
  /** The button gives way to the count-down: whoever pressed it goes on in the field. */
  const takeFocus = () => {
    if (field.current?.form?.contains(document.activeElement)) field.current.focus();
  };
  const again = useResend(freeAt, async () => {
    clear();
    try {
      const words = await ask();
      setLeft(figures.code.attempts);
      setCode('');
      setMessage(words);
    } catch (error) {
      // A sign-up or another page asked for it.
      if (sentJustBefore(error) !== null) {
        setMessage('We sent you a code a moment ago. It still works.');
        takeFocus();
      } else form.setFailure(authWords(error, failures.ask));
      throw error;
    }
    takeFocus();
  });
  useEffect(() => field.current?.focus(), []);
  const sendWhole = () => left > 0 && field.current?.form?.requestSubmit();
  return { field, form, code, setCode, left, message, clear, again, sendWhole };
}
