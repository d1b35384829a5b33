import type { ReactNode } from 'react';
import { Button } from '../../../ui/controls/Button.tsx';
import { Notice } from '../../../ui/notices/Banner.tsx';
import { CodeField } from './CodeField.tsx';
import { ResendCode } from './ResendCode.tsx';
import type { useCodeForm } from './useCodeForm.ts';

interface Props extends ReturnType<typeof useCodeForm> {
  /** Label of the button. */
  action: string;
  /** Placed beside the button. */
  children?: ReactNode;
}

/** Form of a mailed code on the account page. */
export function CodeForm({ action, children, form, left, message, again, ...typed }: Props) {
  return (
    <form noValidate onSubmit={form.onSubmit} className="grid gap-[18px]">
      {message && <Notice tone="success">{message}</Notice>}
      {form.failure && <Notice tone="error">{form.failure}</Notice>}
      <CodeField
        label="Verification code"
        code={typed.code}
        onCode={typed.setCode}
        onWhole={typed.sendWhole}
        field={typed.field}
        error={form.errors.code}
        left={left}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" busy={form.busy} blocked={left === 0}>
          {form.busy ? 'Checking code...' : action}
        </Button>
        {children}
        <ResendCode {...again} onResend={() => void again.resend()} />
      </div>
    </form>
  );
}
