import { ChangePassword } from '../../features/account/ChangePassword.tsx';
import { Profile } from '../../features/account/Profile.tsx';
import { SecondFactor } from '../../features/account/second-factor/SecondFactor.tsx';
import { SignIns } from '../../features/account/sign-ins/SignIns.tsx';
import { PageTitle } from '../../ui/page/PageTitle.tsx';

export function AdminAccount() {
  return (
    <>
      <PageTitle document="Your account">Your account</PageTitle>
      <div className="mt-7 grid items-start gap-5 sm:gap-7 lg:grid-cols-2">
        <Profile />
        <div className="grid gap-5 sm:gap-7">
          <ChangePassword />
          <SecondFactor />
          <SignIns />
        </div>
      </div>
    </>
  );
}
