import { useQuery } from '@tanstack/react-query';
import type { OwnAccount, SecondFactorSetUp } from '@twelvefold/contract';
import { useState } from 'react';
import { call } from '../../../shared/api/api.ts';
import { wordsFor } from '../../../shared/api/api-error.ts';
import { useOnce } from '../../../shared/api/repeats/once.ts';
import { keys } from '../../../shared/query/keys.ts';
import { queryClient } from '../../../shared/query/query.ts';
import { useUser } from '../../../shared/sign-in/auth.ts';
import { counted } from '../../../shared/words/format.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { NotLoaded } from '../../../ui/notices/NotLoaded.tsx';
import { PasswordDialog } from '../PasswordDialog.tsx';
import { accountQuery } from '../queries.ts';
import { Section } from '../Section.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { SetUp } from './SetUp.tsx';
import { SwitchOff } from './SwitchOff.tsx';

const changed = () => queryClient.invalidateQueries({ queryKey: keys.account });

/** The second factor is off; the password starts its set-up. */
function Off({ onGiven }: { onGiven: (given: SecondFactorSetUp) => void }) {
  const { email_verified } = useUser();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <p className="mb-5 text-ink-2">
        Set it up, and you sign in with your password and a six-digit code from an authenticator app on your
        phone. Somebody who knows only your password cannot sign in.
        {!email_verified && ' Please verify your email address first.'}
      </p>
      <Button look="quiet" blocked={!email_verified} onClick={() => email_verified && setAsking(true)}>
        Set up
      </Button>
      {asking && (
        <PasswordDialog
          title="Set up a second factor"
          action={{ label: 'Continue', busy: 'One moment...', look: 'primary' }}
          onClose={() => setAsking(false)}
          onConfirm={async password => {
            onGiven(await call('POST /account/second-factor', { body: { password } }));
            setAsking(false);
          }}
          failureWords={error => wordsFor(error, 'This did not work. Please try again.')}
        >
          <p className="text-ink-2">Have your phone with an authenticator app at hand.</p>
        </PasswordDialog>
      )}
    </>
  );
}

function NewCodes({ onClose, onCodes }: { onClose: () => void; onCodes: (codes: string[]) => void }) {
  const once = useOnce();
  return (
    <PasswordDialog
      title="New recovery codes"
      action={{ label: 'Make new codes', busy: 'Making...', look: 'primary' }}
      onClose={onClose}
      onConfirm={async password => {
        const { recovery_codes } = await once({ password }, (body, idempotencyKey) =>
          call('POST /account/second-factor/recovery-codes', { body, idempotencyKey }),
        );
        onCodes(recovery_codes);
        onClose();
        void changed();
      }}
      failureWords={error => wordsFor(error, 'No new codes were made. Please try again.')}
    >
      <p className="text-ink-2">The codes you have now will not work any more.</p>
    </PasswordDialog>
  );
}

function Running({
  factor,
  onCodes,
}: {
  factor: OwnAccount['second_factor'];
  onCodes: (codes: string[]) => void;
}) {
  const [open, setOpen] = useState<'codes' | 'off' | null>(null);
  const left = factor.recovery_codes;
  const close = () => setOpen(null);
  return (
    <>
      <p className="mb-5 text-ink-2">
        <b className="text-ink">It is on.</b> Each sign-in also asks for a code from your authenticator app.{' '}
        {counted(left, 'recovery code is', 'recovery codes are')} left.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button look="quiet" onClick={() => setOpen('codes')}>
          New recovery codes
        </Button>
        {!factor.required && (
          <Button look="danger" onClick={() => setOpen('off')}>
            Switch off
          </Button>
        )}
      </div>
      {open === 'codes' && <NewCodes onClose={close} onCodes={onCodes} />}
      {open === 'off' && <SwitchOff onClose={close} onDone={() => void changed()} />}
    </>
  );
}

/** The second factor by state: off, set-up, recovery codes to save, on. */
export function SecondFactor({ onKept }: { onKept?: () => void }) {
  const query = useQuery(accountQuery());
  const { data, error } = query;
  const [setUp, setSetUp] = useState<SecondFactorSetUp | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  if (error && !data)
    return (
      <Section title="Second factor">
        <NotLoaded query={query}>{wordsFor(error, 'Your second factor could not be read.')}</NotLoaded>
      </Section>
    );
  if (!data) return null;
  const contents = codes ? (
    <RecoveryCodes
      codes={codes}
      onKept={async () => {
        setCodes(null);
        await changed();
        onKept?.();
      }}
    />
  ) : data.second_factor.on ? (
    <Running factor={data.second_factor} onCodes={setCodes} />
  ) : setUp ? (
    <SetUp
      given={setUp}
      onCancel={() => setSetUp(null)}
      onConfirmed={made => {
        setSetUp(null);
        setCodes(made);
      }}
    />
  ) : (
    <Off onGiven={setSetUp} />
  );
  return <Section title="Second factor">{contents}</Section>;
}
