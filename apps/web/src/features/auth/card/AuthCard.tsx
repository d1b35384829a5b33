import { Suspense, useState } from 'react';
import { Tabs } from '../../../ui/controls/Tabs.tsx';
import { SignIn } from '../SignIn.tsx';
import { SignUp } from '../SignUp.tsx';
import { showForm } from './focus.ts';
import { PasswordReset, preloadParts } from './parts.ts';
import { StepBoundary } from './StepBoundary.tsx';

export type AuthTab = 'sign-in' | 'sign-up';

const tabs = [
  { name: 'sign-in', label: 'Start My 12' },
  { name: 'sign-up', label: 'Sign Up' },
] as const;

interface Props {
  /** Why a sign-in is needed, shown above the fields. */
  reason: string | null;
  tab: AuthTab;
  onTab: (tab: AuthTab) => void;
  /** Called on input: the visitor is about to sign in, so the next page can be preloaded. */
  onIntent: () => void;
  /** Called when a new account has been signed in. */
  onNew: () => void;
}

/** The hero's card: sign-in, sign-up and password reset. Switching tabs keeps typed text. */
export function AuthCard({ reason, tab, onTab, onIntent, onNew }: Props) {
  const [resetting, setResetting] = useState<string | null>(null);
  const [message, setMessage] = useState<string | null>(null);
  const signingIn = tab === 'sign-in';
  const backToSignIn = () => showForm(() => setResetting(null));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only observes that the card is in use
    <div id="auth" className="auth-card" onFocus={preloadParts} onInput={onIntent}>
      <Tabs label="Sign in or sign up" tabs={tabs} chosen={tab} onChoose={onTab}>
        <Suspense fallback={<p className="p-7 text-ink-2">One moment...</p>}>
          <SignIn
            hidden={!signingIn || resetting !== null}
            message={signingIn ? (message ?? reason) : null}
            onForgot={setResetting}
          />
          {resetting !== null && (
            <StepBoundary hidden={!signingIn} onBack={backToSignIn}>
              <PasswordReset
                hidden={!signingIn}
                email={resetting}
                onBack={backToSignIn}
                onDone={(said, email) =>
                  showForm(() => {
                    setMessage(said);
                    setResetting(null);
                  }, email)
                }
              />
            </StepBoundary>
          )}
          <SignUp hidden={signingIn} message={signingIn ? null : reason} onNew={onNew} />
        </Suspense>
      </Tabs>
    </div>
  );
}
