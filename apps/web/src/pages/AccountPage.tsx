import { ChangePassword } from '../features/account/ChangePassword.tsx';
import { Letters } from '../features/account/Letters.tsx';
import { Profile } from '../features/account/Profile.tsx';
import { Section } from '../features/account/Section.tsx';
import { Adaptive, Preferences } from '../features/account/Settings.tsx';
import { SharedLinks } from '../features/account/SharedLinks.tsx';
import { SecondFactor } from '../features/account/second-factor/SecondFactor.tsx';
import { SignIns } from '../features/account/sign-ins/SignIns.tsx';
import { YourData } from '../features/account/YourData.tsx';
import { ChangeEmail } from '../features/auth/code/ChangeEmail.tsx';
import { VerifyEmail } from '../features/auth/code/VerifyEmail.tsx';
import { AccountPlan } from '../features/billing/payments/AccountPlan.tsx';
import { GoalForm } from '../features/goal/GoalForm.tsx';
import { useUser } from '../shared/sign-in/auth.ts';
import { EmailAddress } from '../ui/EmailAddress.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Status } from '../ui/notices/Status.tsx';
import { PageTitle } from '../ui/page/PageTitle.tsx';

function Email() {
  const { email, email_verified } = useUser();
  return (
    <Section title="Email" id="email">
      <p className="mb-3 font-medium break-words">
        <EmailAddress>{email}</EmailAddress>
      </p>
      {email_verified ? (
        <Status className="text-correct">
          <span className="flex items-center gap-2">
            <Icon name="tick" />
            Verified
          </span>
        </Status>
      ) : (
        <VerifyEmail email={email} />
      )}
      <div className="no-print">
        <ChangeEmail />
      </div>
    </Section>
  );
}

export function AccountPage() {
  return (
    <>
      <PageTitle document="Account">Account</PageTitle>
      <div className="mt-7 grid items-start gap-5 sm:mt-9 sm:gap-7 lg:grid-cols-2">
        <div className="grid gap-5 sm:gap-7">
          <Profile />
          <Section title="Your goal" id="goal">
            <GoalForm />
          </Section>
          <Email />
          <div className="no-print">
            <ChangePassword />
          </div>
        </div>
        <div className="grid gap-5 sm:gap-7">
          <Section title="Subscription" id="subscription">
            <AccountPlan />
          </Section>
          <Adaptive />
          <Letters />
          <Preferences />
          <div className="no-print grid gap-5 sm:gap-7">
            <SecondFactor />
            <SharedLinks />
            <SignIns />
            <YourData />
          </div>
        </div>
      </div>
    </>
  );
}
