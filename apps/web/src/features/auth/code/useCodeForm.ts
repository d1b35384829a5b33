import { figures } from '@twelvefold/contract/figures';
import { useEffect, useRef, useState } from 'react';
import { codeRule } from '../../../shared/form/account-rules.ts';
import { useForm } from '../../../shared/form/form.ts';
import { authWords, codeWords } from '../words.ts';
import { attemptsLeft } from './attempts.ts';
import { sentJustBefore, useResend } from './useResend.ts';

interface Settings {
  /** Sends the code to the server. */
  send: (code: string) => Promise<void>;
  /** Requests another code; resolves to the success message. */
  ask: () => Promise<string>;
  /** Error texts for refusals without the server's words. */
  failures: { send: string; ask: string };
  /** When another code can be sent, in `clockMs`. */
  freeAt: number;
  /** Initial message. */
  sent?: string;
}

/** State of a mailed code's form: digits, remaining attempts, message and resending. */
export function useCodeForm({ send, ask, failures, freeAt, sent }: Settings) {
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [left, setLeft] = useState<number>(figures.code.attempts);
  const [message, setMessage] = useState(sent ?? null);
  const form = useForm({
    rules: { code: codeRule },
    send: values => send(values.code),
    // The message is removed only now, so that nothing moves under a double tap.
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
  /** A countdown replaces the button: focus moves to the field. */
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
      // Another page or the sign-up had requested a code.
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
