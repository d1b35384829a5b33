import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { accountQuery } from '../features/account/queries.ts';
import { SecondFactor } from '../features/account/second-factor/SecondFactor.tsx';
import { Redirect, usePlace } from '../shared/navigation/navigation.tsx';
import { auth, useAuth } from '../shared/sign-in/auth.ts';
import { Button, buttonClass } from '../ui/controls/Button.tsx';
import { ErrorBoundary } from '../ui/notices/ErrorBoundary.tsx';
import { ErrorCard } from '../ui/notices/ErrorCard.tsx';
import { PageTitle } from '../ui/page/PageTitle.tsx';
import { AdminShell } from './AdminShell.tsx';
import { adminAddresses } from './addresses.ts';
import { AuditLog } from './desks/AuditLog.tsx';
import { QuestionDesk } from './desks/bank/QuestionDesk.tsx';
import { CashbackDesk } from './desks/business/CashbackDesk.tsx';
import { Catalogue } from './desks/business/Catalogue.tsx';
import { FiguresDesk } from './desks/business/FiguresDesk.tsx';
import { Inbox } from './desks/business/Inbox.tsx';
import { Mailbox } from './desks/business/Mailbox.tsx';
import { PaymentTroubles } from './desks/business/PaymentTroubles.tsx';
import { Coverage } from './desks/Coverage.tsx';
import { Frequencies } from './desks/Frequencies.tsx';
import { Privileges } from './desks/Privileges.tsx';
import { ProposedTypes } from './desks/ProposedTypes.tsx';
import { PyqUpload } from './desks/PyqUpload.tsx';
import { People } from './desks/people/People.tsx';
import { Questions } from './desks/Questions.tsx';
import { ReferralTracker } from './desks/ReferralTracker.tsx';
import { Calibration } from './desks/running/Calibration.tsx';
import { Queues } from './desks/running/Queues.tsx';
import { UsersMonitoring } from './desks/UsersMonitoring.tsx';
import { AdminAccount } from './pages/AdminAccount.tsx';
import { AdminSignIn } from './pages/AdminSignIn.tsx';
import { Crashes } from './pages/Crashes.tsx';

function Message({ title, words, retry }: { title: string; words: string; retry?: () => void }) {
  return (
    <main className="mx-auto grid min-h-dvh max-w-[560px] content-center p-5">
      <ErrorCard
        wholePage
        title={title}
        retry={retry}
        actions={
          <>
            <a href="/" className={buttonClass('quiet')}>
              To the start page
            </a>
            <Button look="text" onClick={() => auth.signOut()}>
              Logout
            </Button>
          </>
        }
      >
        <p>{words}</p>
      </ErrorCard>
    </main>
  );
}

/** Page components by path. */
const pages: Record<string, () => ReactNode> = {
  '/admin/pyq': PyqUpload,
  '/admin/questions': Questions,
  '/admin/privileges': Privileges,
  '/admin/people': People,
  '/admin/bank': QuestionDesk,
  '/admin/coverage': Coverage,
  '/admin/pyq-types': ProposedTypes,
  '/admin/frequencies': Frequencies,
  '/admin/referrals': ReferralTracker,
  '/admin/users': UsersMonitoring,
  '/admin/inbox': Inbox,
  '/admin/mailbox': Mailbox,
  '/admin/figures': FiguresDesk,
  '/admin/cashback': CashbackDesk,
  '/admin/payments': PaymentTroubles,
  '/admin/catalogue': Catalogue,
  '/admin/jobs': Queues,
  '/admin/calibration': Calibration,
  '/admin/audit-log': AuditLog,
  '/admin/crashes': Crashes,
  '/admin/account': AdminAccount,
};

/** An administrator without a second factor sets it up before the console opens. */
function SecondFactorFirst({ onKept }: { onKept: () => void }) {
  return (
    <main className="mx-auto grid min-h-dvh max-w-[560px] content-center gap-6 p-5">
      <PageTitle document="Second factor">One thing first</PageTitle>
      <p className="text-ink-2">
        Administrators sign in with a second factor. Set it up now; the console opens when you have kept your
        recovery codes.
      </p>
      <SecondFactor onKept={onKept} />
      <div>
        <Button look="text" onClick={() => auth.signOut()}>
          Logout
        </Button>
      </div>
    </main>
  );
}

/** The desks; first the set-up of a required second factor, until its recovery codes are saved. */
function Console() {
  const { data } = useQuery(accountQuery());
  const [settingUp, setSettingUp] = useState(false);
  const lacks = data?.second_factor.required && !data.second_factor.on;
  if (lacks && !settingUp) setSettingUp(true);
  return settingUp ? <SecondFactorFirst onKept={() => setSettingUp(false)} /> : <Desk />;
}

function Desk() {
  const { path } = usePlace();
  const [first] = adminAddresses;
  const address = adminAddresses.find(one => one.path === path);
  if (!address) return <Redirect to={first?.path ?? '/admin'} replace />;
  const Page = pages[address.path];
  return <AdminShell>{Page && <Page />}</AdminShell>;
}

/** The admin console. Asks a visitor to sign in at the address they opened, and refuses other accounts. */
export function AdminGate() {
  const now = useAuth();
  const { path } = usePlace();
  switch (now.kind) {
    case 'checking':
      return null;
    case 'anonymous':
      return <AdminSignIn />;
    case 'unreachable':
      return (
        <Message
          title="We could not sign you in yet"
          words={now.error.message}
          retry={() => void auth.retry()}
        />
      );
    case 'signedIn':
      return now.user.is_admin ? (
        <ErrorBoundary
          of={path}
          fallback={retry => (
            <Message title="This page did not load" words="Part of it could not be shown." retry={retry} />
          )}
        >
          <Console />
        </ErrorBoundary>
      ) : (
        <Message
          title="This page is for administrators"
          words="You are signed in with a student's account."
        />
      );
  }
}
