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
  /** Empty before it was asked for. */
  code: string;
}

/** Nobody is asked for a code before the server asks. */
export const codeRule = () => undefined;
/** How the server names the code. */
export const codeName = { second_factor: 'code' } as const;

/** Signing in, with the code of a second factor where the account has one: the field for it comes when it is asked for. */
export function useSignIn() {
  const [asked, setAsked] = useState(false);
  const signIn = async ({ email, password, code }: Given): Promise<SignedIn> => {
    try {
      const body = { email, password, ...(code && { second_factor: code }) };
      return await patiently(() =>
        call('POST /auth/login', { body, timeoutSeconds: figures.timeoutsSeconds.signIn }),
      );
    } catch (error) {
      // The field is there before its message is, and is given the focus with it.
      if (error instanceof ApiError && error.code === 'second_factor_required')
        flushSync(() => setAsked(true));
      throw error;
    }
  };
  return { asked, signIn };
}

/** The code of the authenticator app. */
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
