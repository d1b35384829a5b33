import { usePlace } from '../../shared/navigation/navigation.tsx';
import { useUser } from '../../shared/sign-in/auth.ts';
import { ButtonLink } from '../../ui/controls/Button.tsx';
import { Banner } from '../../ui/notices/Banner.tsx';

/** Shown until the email address is verified, except on the account page, which has the form. */
export function UnverifiedBanner() {
  const { email_verified } = useUser();
  const { path: pathname } = usePlace();
  if (email_verified || pathname === '/account') return null;
  return (
    <Banner
      tone="warning"
      action={
        <ButtonLink to="/account#email" look="quiet" size="small">
          Verify email
        </ButtonLink>
      }
    >
      Your email address is not verified yet. Purchases and benefits need it.
    </Banner>
  );
}
