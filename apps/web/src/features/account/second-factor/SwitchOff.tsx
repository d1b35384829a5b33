import { useId } from 'react';
import { call } from '../../../shared/api/api.ts';
import { wordsFor } from '../../../shared/api/api-error.ts';
import { required } from '../../../shared/form/account-rules.ts';
import { useForm } from '../../../shared/form/form.ts';
import { useUser } from '../../../shared/sign-in/auth.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Dialog } from '../../../ui/controls/Dialog.tsx';
import { Field } from '../../../ui/fields/Field.tsx';
import { PasswordField } from '../../../ui/fields/PasswordField.tsx';
import { Notice } from '../../../ui/notices/Banner.tsx';

const rules = { password: required('Password'), code: required('Code') };

/** Asks for password and code before the second factor is switched off. */
export function SwitchOff({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const id = useId();
  const { email } = useUser();
  const form = useForm({
    rules,
    send: async ({ password, code }) => {
      await call('POST /account/second-factor/off', { body: { password, code } });
      onClose();
      onDone();
    },
    failureWords: error => wordsFor(error, 'It is still on. Please try again.'),
  });
  return (
    <Dialog
      title="Switch the second factor off"
      onClose={onClose}
      locked={form.busy}
      actions={
        <>
          <Button type="submit" form={id} look="danger" busy={form.busy}>
            {form.busy ? 'Switching off...' : 'Switch off'}
          </Button>
          <Button look="quiet" blocked={form.busy} onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={form.onSubmit} className="grid gap-[18px]">
        <p className="text-ink-2">Your password alone will sign you in.</p>
        {form.failure && <Notice tone="error">{form.failure}</Notice>}
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          error={form.errors.password}
          data-autofocus
        />
        <Field
          label="Code"
          hint="Six digits of your authenticator app, or a recovery code"
          name="code"
          autoComplete="one-time-code"
          error={form.errors.code}
        />
      </form>
    </Dialog>
  );
}
