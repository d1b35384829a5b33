import { Button } from '../../../ui/controls/Button.tsx';
import type { Applicant } from '../applicant.ts';
import { AccountReady } from '../card/AccountReady.tsx';
import { AuthForm } from '../card/AuthForm.tsx';
import { CodeField } from './CodeField.tsx';
import { ResendCode } from './ResendCode.tsx';
import { useCodeStep } from './useCodeStep.ts';

interface Props {
  hidden: boolean;
  applicant: Applicant;
  /** When another code can be sent, in `clockMs`. */
  freeAt: number;
  sentMessage: string;
  /** Goes back to the form; resets code, attempts and messages. */
  onBack: () => void;
  onNew: () => void;
  /** No attempts are left: the code is invalid, and another can be sent at `freeAt`. */
  onExhausted: (freeAt: number) => void;
}

function VerifyLater({ leaving, onPress }: { leaving: boolean; onPress: () => void }) {
  return (
    <p className="text-ink-2">
      No email?{' '}
      <button
        type="button"
        className="text-link underline underline-offset-[.18em]"
        aria-disabled={leaving || undefined}
        onClick={onPress}
      >
        Verify later
      </button>{' '}
      and begin now.
    </p>
  );
}

export function CodeStep({ hidden, onBack, ...asked }: Props) {
  const { email } = asked.applicant;
  const { form, code, setCode, sendWhole, left, message, field, again, leaving, verifyLater, isReady } =
    useCodeStep(asked);
  if (isReady) return <AccountReady />;
  return (
    <AuthForm
      hidden={hidden}
      title="Check your email"
      subtitle={
        <>
          We sent a code to <b className="break-words">{email}</b>
        </>
      }
      message={message}
      failure={form.failure}
      onSubmit={form.onSubmit}
    >
      <CodeField
        label="Verification code"
        code={code}
        onCode={setCode}
        onWhole={sendWhole}
        field={field}
        error={form.errors.code}
        left={left}
        failure={form.failure}
      />
      <Button type="submit" busy={form.busy} blocked={left === 0}>
        {form.busy ? 'Checking code...' : 'Verify and create account'}
      </Button>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <ResendCode {...again} onResend={() => void again.resend()} />
        <Button look="text" size="small" className="-mr-3" onClick={onBack}>
          Back to form
        </Button>
      </div>
      <VerifyLater leaving={leaving} onPress={() => void verifyLater()} />
    </AuthForm>
  );
}
