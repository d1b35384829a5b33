import { useState } from 'react';
import { call } from '../../shared/api/api.ts';
import { wordsFor } from '../../shared/api/api-error.ts';
import { useOnce } from '../../shared/api/repeats/once.ts';
import { newPasswordRule, passwordHint } from '../../shared/form/account-rules.ts';
import { useForm } from '../../shared/form/form.ts';
import { keys } from '../../shared/query/keys.ts';
import { queryClient } from '../../shared/query/query.ts';
import { useUser } from '../../shared/sign-in/auth.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { PasswordField } from '../../ui/fields/PasswordField.tsx';
import { Notice } from '../../ui/notices/Banner.tsx';
import { Section } from './Section.tsx';

const rules = {
  current: (value: string) => (value ? undefined : 'Current password is required'),
  next: newPasswordRule,
};

export function ChangePassword() {
  const { email } = useUser();
  const once = useOnce();
  const [said, setSaid] = useState<string | null>(null);
  /** Number of changes: used as a key, it resets the fields after each. */
  const [changes, setChanges] = useState(0);
  const form = useForm({
    rules,
    serverNames: { current_password: 'current', new_password: 'next' },
    send: async ({ current, next }) => {
      setSaid(null);
      const reply = await once({ current_password: current, new_password: next }, (body, idempotencyKey) =>
        call('POST /account/password', { body, idempotencyKey }),
      );
      setSaid(reply.message);
      setChanges(changes + 1);
      await queryClient.invalidateQueries({ queryKey: keys.account });
    },
    failureWords: error => wordsFor(error, 'Your password could not be changed. Please try again.'),
  });
  return (
    <Section title="Password">
      <form noValidate onSubmit={form.onSubmit} className="grid gap-[18px]">
        {form.failure && <Notice tone="error">{form.failure}</Notice>}
        {said && <Notice tone="success">{said}</Notice>}
        {/* Tells a password manager which account the password belongs to. */}
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <PasswordField
          key={`current ${changes}`}
          label="Current password"
          name="current"
          autoComplete="current-password"
          error={form.errors.current}
        />
        <PasswordField
          key={`new ${changes}`}
          label="New password"
          name="next"
          autoComplete="new-password"
          hint={passwordHint}
          error={form.errors.next}
        />
        <Button type="submit" look="quiet" busy={form.busy} className="justify-self-start">
          {form.busy ? 'Changing...' : 'Change password'}
        </Button>
      </form>
    </Section>
  );
}
