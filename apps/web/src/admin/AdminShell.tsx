import type { ReactNode } from 'react';
import { ExpiredBanner } from '../app/banners/ExpiredBanner.tsx';
import { Link, usePlace } from '../shared/navigation/navigation.tsx';
import { auth, useUser } from '../shared/sign-in/auth.ts';
import { Button } from '../ui/controls/Button.tsx';
import { Popover } from '../ui/controls/Popover.tsx';
import { ThemeChoice } from '../ui/controls/ThemeChoice.tsx';
import { Logo } from '../ui/page/Logo.tsx';
import { SkipLink } from '../ui/page/SkipLink.tsx';
import { Tag } from '../ui/Tag.tsx';
import { adminAddresses } from './addresses.ts';

const inArea = (wanted: 'tab' | 'more') => adminAddresses.filter(({ area }) => area === wanted);

function AdminBar() {
  const { name } = useUser();
  return (
    <header className="border-b border-line bg-paper">
      <div className="wrap flex min-h-[60px] flex-wrap items-center gap-x-4 gap-y-1 py-2 sm:min-h-[72px]">
        <a href="/admin" className="mr-auto inline-flex text-ink no-underline">
          <Logo />
        </a>
        <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1">
          <span className="min-w-0 font-medium break-words">{name}</span>
          <Tag>Admin</Tag>
          <Button look="text" size="small" onClick={() => auth.signOut()}>
            Logout
          </Button>
        </div>
      </div>
    </header>
  );
}

/** Scrolls to the current tab: on a phone the tabs are wider than the screen. */
const showTab = (tab: HTMLLIElement | null) => tab?.scrollIntoView({ block: 'nearest', inline: 'center' });

function Tabs() {
  const { path } = usePlace();
  const more = inArea('more');
  return (
    <nav aria-label="Desks" className="border-b border-line">
      <div className="wrap flex items-center gap-1">
        <ul className="-ml-3.5 flex min-w-0 gap-1 overflow-x-auto max-sm:pr-8 max-sm:[mask-image:linear-gradient(90deg,#000_calc(100%-32px),transparent)]">
          {inArea('tab').map(({ path: to, name }) => (
            <li key={to} ref={path === to ? showTab : null} className="flex-none">
              <Link
                to={to}
                aria-current={path === to ? 'page' : undefined}
                className="flex min-h-12 items-center px-3.5 font-medium whitespace-nowrap text-ink-2 no-underline -outline-offset-2 hover:text-ink aria-[current]:text-ink aria-[current]:shadow-[inset_0_-3px_0_var(--action)]"
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
        <div className="ml-auto flex-none">
          <Popover
            label="More pages"
            button={
              <span className={more.some(({ path: to }) => to === path) ? 'font-bold' : 'font-medium'}>
                More
              </span>
            }
          >
            <ul className="mb-2 grid border-b border-line pb-2">
              {more.map(({ path: to, name }) => (
                <li key={to}>
                  <Link
                    to={to}
                    aria-current={path === to ? 'page' : undefined}
                    className="flex min-h-11 items-center rounded-control px-3 font-medium no-underline hover:bg-sunken aria-[current]:bg-tint"
                  >
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
            <div className="px-3 pb-2">
              <ThemeChoice name="admin-theme" />
            </div>
          </Popover>
        </div>
      </div>
    </nav>
  );
}

/** Bar and tabs around every page of the console. */
export function AdminShell({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <AdminBar />
      <ExpiredBanner />
      <Tabs />
      <main id="main" tabIndex={-1} className="wrap pt-7 pb-16">
        {children}
      </main>
    </>
  );
}
