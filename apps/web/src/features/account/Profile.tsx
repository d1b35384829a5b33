import { useState } from 'react';
import { wordsFor } from '../../shared/api/api-error.ts';
import { nameRule, phoneRule } from '../../shared/form/account-rules.ts';
import { useForm } from '../../shared/form/form.ts';
import { useUser } from '../../shared/sign-in/auth.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Field } from '../../ui/fields/Field.tsx';
import { Notice } from '../../ui/notices/Banner.tsx';
import { changeAccount } from './queries.ts';
import { Section } from './Section.tsx';

const rules = { name: nameRule, phone: phoneRule };

export function Profile() {
  const user = useUser();
  const [saved, setSaved] = useState(false);
  const form = useForm({
    rules,
    serverNames: { full_name: 'name' },
    send: async ({ name, phone }) => {
      setSaved(false);
      await changeAccount({ full_name: name.trim(), phone: phone.trim() || null });
      setSaved(true);
    },
    failureWords: error => wordsFor(error, 'Your profile could not be saved. Please try again.'),
  });
  return (
    <Section title="Profile">
      <form
        noValidate
        onSubmit={form.onSubmit}
        onInput={() => setSaved(false)}
        className="no-print grid justify-items-stretch gap-[18px]"
      >
        {form.failure && <Notice tone="error">{form.failure}</Notice>}
        {saved && <Notice tone="success">Your profile is saved.</Notice>}
        <Field
          label="Full name"
          name="name"
          autoComplete="name"
          defaultValue={user.full_name}
          error={form.errors.name}
        />
        <Field
          label="Phone (optional)"
          hint="Fills in the form when you buy a plan. We do not call."
          name="phone"
          type="tel"
          autoComplete="tel"
          defaultValue={user.phone ?? ''}
          error={form.errors.phone}
        />
        <Button type="submit" look="quiet" busy={form.busy} className="justify-self-start">
          {form.busy ? 'Saving...' : 'Save profile'}
        </Button>
      </form>
      <p className="hidden print:block">
        {user.full_name}
        {user.phone && `, ${user.phone}`}
      </p>
    </Section>
  );
}
