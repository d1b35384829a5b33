import type { ReactNode } from 'react';
import { storedUnder } from '../../shared/browser/stored.ts';
import { Link, usePlace } from '../../shared/navigation/navigation.tsx';
import { auth, useAuth } from '../../shared/sign-in/auth.ts';
import { classes } from '../../ui/classes.ts';
import { Button, ButtonLink } from '../../ui/controls/Button.tsx';
import { Logo } from '../../ui/page/Logo.tsx';
import { SkipLink } from '../../ui/page/SkipLink.tsx';
import { linksIn, type PageLink } from '../addresses.ts';
import { PageFooter } from './PageFooter.tsx';

/** Text for `confirm()`: the signed-in pages' dialog would add to every visitor's download. */
const leaveUnsent = 'Some answers are not sent yet. They are sent when you sign in here again. Log out now?';

function logout(userId: string): void {
  if (storedUnder(`log.${userId}.`).length === 0 || confirm(leaveUnsent)) auth.signOut();
}

function Person({ name, id }: { name: string; id: string }) {
  return (
    <div className="-mr-3 ml-auto flex items-center gap-2">
      <span
        aria-hidden="true"
        className="grid size-9 place-items-center rounded-full bg-tint font-bold text-link"
      >
        {name.slice(0, 1).toUpperCase()}
      </span>
      <span className="max-w-[24ch] truncate max-sm:sr-only">{name}</span>
      <Button look="text" size="small" onClick={() => logout(id)}>
        Logout
      </Button>
    </div>
  );
}

function PublicHeader({ nav: given }: { nav: readonly PageLink[] | undefined }) {
  const now = useAuth();
  const { path: pathname } = usePlace();
  const signedIn = now.kind === 'signedIn';
  // A student reads lessons between sessions: these pages keep the links to the sessions.
  const nav = given ?? linksIn(signedIn && pathname.startsWith('/learn') ? 'bar' : 'header', signedIn);
  return (
    <header className="border-b border-line bg-paper">
      <div className="wrap flex min-h-[72px] flex-wrap items-center gap-x-6 gap-y-1 py-2">
        <Link to="/" className="inline-flex text-ink no-underline">
          <Logo />
        </Link>
        {nav.length > 0 && (
          <nav
            aria-label="Main"
            className={classes(
              '-ml-2.5 flex flex-wrap gap-1 sm:ml-0',
              // On a narrow screen the logo and the name share the first line.
              signedIn && 'max-sm:order-last max-sm:w-full',
            )}
          >
            {nav.map(({ to, name }) => (
              <Link
                key={to}
                to={to}
                aria-current={to === pathname ? 'page' : undefined}
                className="rounded-control px-2.5 py-2.5 font-medium text-ink-2 no-underline hover:text-ink aria-[current]:text-ink aria-[current]:underline aria-[current]:decoration-2 aria-[current]:underline-offset-8 sm:px-3.5"
              >
                {name}
              </Link>
            ))}
          </nav>
        )}
        {now.kind === 'signedIn' && <Person name={now.user.name} id={now.user.id} />}
      </div>
    </header>
  );
}

interface Props {
  /** Replaces the links to the main pages. */
  nav?: readonly PageLink[];
  /** The heading and all else on the green panel above the page. */
  hero?: ReactNode;
  children: ReactNode;
}

/** Header and footer of the public pages. */
export function PublicLayout({ nav, hero, children }: Props) {
  return (
    <>
      <SkipLink />
      <PublicHeader nav={nav} />
      <main id="main" tabIndex={-1}>
        {hero && (
          <div className="on-hero bg-hero text-hero-ink">
            <div className="wrap py-12 sm:py-18 print:mb-6">{hero}</div>
          </div>
        )}
        <div className="wrap min-h-[60dvh] py-12 sm:py-18">{children}</div>
      </main>
      <PageFooter
        start={
          <ButtonLink to="/" look="gold">
            Start My 12
          </ButtonLink>
        }
      />
    </>
  );
}
