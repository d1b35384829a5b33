import { type ReactNode, useId } from 'react';
import { useForm } from '../../shared/form/form.ts';
import { useUser } from '../../shared/sign-in/auth.ts';
import { Button, type Look } from '../../ui/controls/Button.tsx';
import { Dialog } from '../../ui/controls/Dialog.tsx';
import { PasswordField } from '../../ui/fields/PasswordField.tsx';
import { Notice } from '../../ui/notices/Banner.tsx';

interface Props {
  title: string;
  /** The effect of the action. */
  children: ReactNode;
  action: { label: string; busy: string; look: Look };
  onConfirm: (password: string) => Promise<void>;
  onClose: () => void;
  failureWords: (error: unknown) => string;
  /** Focus starts at the heading, because the effect should be read before the password is typed. */
  weighty?: boolean;
}

const rules = { password: (value: string) => (value ? undefined : 'Password is required') };

/** Asks for the password before an action. */
export function PasswordDialog({
  title,
  children,
  action,
  onConfirm,
  onClose,
  failureWords,
  weighty = false,
}: Props) {
  const id = useId();
  const { email } = useUser();
  const form = useForm({ rules, send: ({ password }) => onConfirm(password), failureWords });
  return (
    <Dialog
      title={title}
      onClose={onClose}
      locked={form.busy}
      actions={
        <>
          <Button type="submit" form={id} look={action.look} busy={form.busy}>
            {form.busy ? action.busy : action.label}
          </Button>
          <Button look="quiet" blocked={form.busy} onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={form.onSubmit} className="grid gap-[18px]">
        {children}
        {form.failure && <Notice tone="error">{form.failure}</Notice>}
        {/* Tells a password manager which account the password belongs to. */}
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          error={form.errors.password}
          data-autofocus={weighty ? undefined : ''}
        />
      </form>
    </Dialog>
  );
}
