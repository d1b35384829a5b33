import { figures } from '@twelvefold/contract/figures';
import { useState } from 'react';
import { call } from '../../shared/api/api.ts';
import { ApiError } from '../../shared/api/api-error.ts';
import { patiently } from '../../shared/api/repeats/patiently.ts';
import { clockMs } from '../../shared/browser/time.ts';
import { emailRule, nameRule, newPasswordRule, passwordHint } from '../../shared/form/account-rules.ts';
import { useForm } from '../../shared/form/form.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Field } from '../../ui/fields/Field.tsx';
import { PasswordField } from '../../ui/fields/PasswordField.tsx';
import type { Applicant } from './applicant.ts';
import { AuthForm } from './card/AuthForm.tsx';
import { showForm } from './card/focus.ts';
import { CodeStep } from './card/parts.ts';
import { StepBoundary } from './card/StepBoundary.tsx';
import { type UsedUp, UsedUpNote } from './code/UsedUpNote.tsx';
import { nextResend, sentJustBefore } from './code/useResend.ts';
import { authWords } from './words.ts';

const { sessions, sessionsPerWeek } = figures.freeTrial;
const free = `Free to begin: ${sessions} sessions, then ${sessionsPerWeek} a week. Your first ${figures.session.questions} questions come right after.`;

const rules = { name: nameRule, email: emailRule, password: newPasswordRule };

/** A sent code, and the time in `clockMs` from which another can be sent. */
interface Sent {
  applicant: Applicant;
  message: string;
  freeAt: number;
}

const same = (a: Applicant, b: Applicant) =>
  a.name === b.name && a.email === b.email && a.password === b.password;

/** Sends a code. A code sent before a reload, or by a call whose reply was lost, counts too. */
async function askForCode(applicant: Applicant): Promise<Sent> {
  try {
    const { message } = await patiently(() => call('POST /auth/send-verification-code', { body: applicant }));
    return { applicant, message: message || 'Verification code sent successfully', freeAt: nextResend() };
  } catch (error) {
    const wait = sentJustBefore(error);
    if (wait === null) throw error;
    const message = 'We sent a code to this address a moment ago.';
    return { applicant, message, freeAt: clockMs() + wait * 1000 };
  }
}

/** Throws the server's refusal without a call, with the seconds left. */
function refuseTooEarly({ freeAt }: UsedUp): void {
  const wait = Math.ceil((freeAt - clockMs()) / 1000);
  if (wait > 0)
    throw new ApiError('too_many_requests', 429, { detail: `A new code can be sent in ${wait} s.` });
}

interface Props {
  hidden: boolean;
  /** Shown above the fields. */
  message: string | null;
  onNew: () => void;
}

/** The form, then the code. The fields stay filled behind the code step, for going back. */
export function SignUp({ hidden, message, onNew }: Props) {
  const [sent, setSent] = useState<Sent | null>(null);
  const [asking, setAsking] = useState(false);
  const [usedUp, setUsedUp] = useState<UsedUp | null>(null);
  const form = useForm({
    rules,
    serverNames: { full_name: 'name' },
    send: async values => {
      const applicant = { ...values, email: values.email.trim(), name: values.name.trim() };
      if (usedUp?.email === applicant.email) refuseTooEarly(usedUp);
      const holds = sent && same(sent.applicant, applicant) && clockMs() < sent.freeAt;
      // Unchanged since the last code was sent: that code is still valid.
      const message = 'We sent you a code a moment ago. It still works.';
      setSent(holds ? { ...sent, message } : await askForCode(applicant));
      setUsedUp(null);
      setAsking(true);
    },
    failureWords: error => authWords(error, 'Failed to send verification code'),
  });
  const leave = () => showForm(() => setAsking(false));
  return (
    <>
      <AuthForm
        hidden={hidden || asking}
        title="Create your account"
        subtitle={free}
        message={form.failure ? null : message}
        failure={form.failure}
        onSubmit={form.onSubmit}
      >
        {usedUp && <UsedUpNote {...usedUp} />}
        <Field label="Full name" name="name" autoComplete="name" error={form.errors.name} />
        <Field label="Email" name="email" type="email" autoComplete="username" error={form.errors.email} />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="new-password"
          hint={passwordHint}
          error={form.errors.password}
        />
        <Button type="submit" busy={form.busy}>
          {form.busy ? 'Sending code...' : 'Create account'}
        </Button>
      </AuthForm>
      {asking && sent && (
        <StepBoundary hidden={hidden} onBack={leave}>
          <CodeStep
            hidden={hidden}
            applicant={sent.applicant}
            freeAt={sent.freeAt}
            sentMessage={sent.message}
            onBack={leave}
            onNew={onNew}
            onExhausted={freeAt => {
              leave();
              setSent(null);
              setUsedUp({ email: sent.applicant.email, freeAt });
            }}
          />
        </StepBoundary>
      )}
    </>
  );
}
