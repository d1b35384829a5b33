import type { SignedIn } from '@twelvefold/contract';
import { figures } from '@twelvefold/contract/figures';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { call } from '../../shared/api/api.ts';
import { ApiError } from '../../shared/api/api-error.ts';
import { patiently } from '../../shared/api/repeats/patiently.ts';
import { Field } from '../../ui/fields/Field.tsx';

interface Given {
  email: string;
  password: string;
  /** Empty until the server asks for it. */
  code: string;
}

/** Any value passes: the code is required only when the server asks for it. */
export const codeRule = () => undefined;
/** The server's name of the field. */
export const codeName = { second_factor: 'code' } as const;

/** Signs in; `asked` becomes true when the account needs the code of a second factor. */
export function useSignIn() {
  const [asked, setAsked] = useState(false);
  const signIn = async ({ email, password, code }: Given): Promise<SignedIn> => {
    try {
      const body = { email, password, ...(code && { second_factor: code }) };
      return await patiently(() =>
        call('POST /auth/login', { body, timeoutSeconds: figures.timeoutsSeconds.signIn }),
      );
    } catch (error) {
      // Rendered at once, so that the field exists when the error focuses it.
      if (error instanceof ApiError && error.code === 'second_factor_required')
        flushSync(() => setAsked(true));
      throw error;
    }
  };
  return { asked, signIn };
}

/** Field for the authenticator app's code. */
export function SecondFactorField({ error }: { error: string | undefined }) {
  return (
    <Field
      label="Second factor"
      hint="Six digits of your authenticator app, or a recovery code"
      name="code"
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      error={error}
    />
  );
}
