import { figures } from '@twelvefold/contract/figures';
import { useState } from 'react';
import { call } from '../../shared/api/api.ts';
import { ApiError, wordsFor } from '../../shared/api/api-error.ts';
import { isSignedOut, useUnheard } from '../../shared/api/repeats/unheard.ts';
import { forgetLog } from '../../shared/log/log.ts';
import { clearCompletion } from '../../shared/practice/completion.ts';
import { auth, useUser } from '../../shared/sign-in/auth.ts';
import { credentials } from '../../shared/sign-in/credentials.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Dialog } from '../../ui/controls/Dialog.tsx';
import { PasswordDialog } from './PasswordDialog.tsx';

function Gone() {
  return (
    <Dialog
      title="Your account is deleted"
      onClose={() => auth.forget()}
      actions={<Button onClick={() => auth.forget()}>Go to the start page</Button>}
    >
      <p className="text-ink-2">
        Thank you for practising with us. You can sign up again with the same address at any time.
      </p>
    </Dialog>
  );
}

export function DeleteAccount({ onClose }: { onClose: () => void }) {
  const { id, email } = useUser();
  const [gone, setGone] = useState(false);
  const unheard = useUnheard();
  if (gone) return <Gone />;
  return (
    <PasswordDialog
      title="Delete my account"
      weighty
      action={{ label: 'Delete for good', busy: 'Deleting...', look: 'danger' }}
      onClose={onClose}
      onConfirm={async password => {
        const leave = () => call('POST /account/delete', { body: { password } }).catch(unheard.note);
        try {
          await leave();
        } catch (error) {
          if (!(unheard.any() && isSignedOut(error))) throw error;
          // The account is gone when its password no longer signs in; otherwise only the sign-in has ended.
          const there = await call('POST /auth/login', { body: { email, password } }).catch(refusal => {
            if (refusal instanceof ApiError && refusal.code === 'invalid_credentials') return null;
            throw refusal;
          });
          if (there) {
            auth.signIn(there);
            await leave();
          }
        }
        clearCompletion(id);
        forgetLog(id);
        credentials.removeAll();
        setGone(true);
      }}
      failureWords={error => wordsFor(error, 'Nothing was deleted. Please try again.')}
    >
      <div className="grid gap-3 text-ink-2">
        <p>This cannot be undone.</p>
        <ul className="grid list-disc gap-1.5 pl-5">
          <li>
            <b className="text-ink">At once:</b> every browser is signed out, and your name, email address,
            phone number, sessions, answers, study plans, insights and feedback are deleted.
          </li>
          <li>
            <b className="text-ink">Within {figures.policies.erasedWithinHours} hours:</b> what is still on
            its way to your address, such as the email that confirms the deletion.
          </li>
          <li>
            <b className="text-ink">A paid plan:</b> ends now, saved days with it, and is never charged again.
            We do not return payments made so far.
          </li>
          <li>
            <b className="text-ink">Kept:</b> records of payments, without your name and address, as the law
            asks. We delete emails in our support mailbox when you ask us there.
          </li>
        </ul>
        <p>You may want to export your data first.</p>
      </div>
    </PasswordDialog>
  );
}
