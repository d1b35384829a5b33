import { useQuery } from '@tanstack/react-query';
import { Link, usePlace } from '../../shared/navigation/navigation.tsx';
import { limitQuery } from '../../shared/practice/queries.ts';
import { useUser } from '../../shared/sign-in/auth.ts';
import { lastDay } from '../../shared/words/format.ts';
import { site } from '../../shared/words/site.ts';
import { Button, ButtonLink } from '../../ui/controls/Button.tsx';
import { Popover } from '../../ui/controls/Popover.tsx';
import { ThemeChoice } from '../../ui/controls/ThemeChoice.tsx';
import { Logo } from '../../ui/page/Logo.tsx';
import { linksIn } from '../addresses.ts';
import { useLogout } from './useLogout.tsx';

const tabs = linksIn('bar', true);
const more = linksIn('menu', true);

function Avatar({ name }: { name: string }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-9 place-items-center rounded-full bg-tint font-bold text-link"
    >
      {name.slice(0, 1).toUpperCase()}
    </span>
  );
}

/** 'Upgrade', or the last day of Pro. Empty until the plan has loaded. */
function PlanLink({ className }: { className: string }) {
  const { data, isError } = useQuery(limitQuery());
  if (!data && !isError) return null;
  const until = data?.plan_until;
  return (
    <ButtonLink
      to={until ? '/account#subscription' : '/pricing'}
      look="quiet"
      size="small"
      className={className}
    >
      {until ? `Pro until ${lastDay(until)}` : 'Upgrade'}
    </ButtonLink>
  );
}

function UserMenu({ onLogout }: { onLogout: () => void }) {
  const { name } = useUser();
  const { path: pathname } = usePlace();
  return (
    <Popover
      label="Your menu"
      button={
        <>
          <Avatar name={name} />
          <span className="max-w-[16ch] truncate font-normal max-lg:sr-only">{name}</span>
        </>
      }
    >
      <p className="px-3 pt-2 pb-3 font-strong lg:hidden">{name}</p>
      <PlanLink className="mb-3 w-full lg:hidden" />
      <ul className="mb-2 grid border-b border-line pb-2">
        {more.map(({ to, name: page }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={pathname === to ? 'page' : undefined}
              className="flex min-h-11 items-center rounded-control px-3 font-medium no-underline hover:bg-sunken aria-[current]:bg-tint"
            >
              {page}
            </Link>
          </li>
        ))}
      </ul>
      <div className="px-3 pb-2">
        <ThemeChoice name="menu-theme" />
      </div>
      <Button look="text" size="small" className="w-full lg:hidden" onClick={onLogout}>
        Logout
      </Button>
    </Popover>
  );
}

/** Hides 'Today's' visually on screens too narrow for the tabs side by side. */
function TabName({ children: name }: { children: string }) {
  const [, day, rest] = /^(Today's )?(.*)$/.exec(name) ?? [];
  return (
    <span>
      {day && <span className="max-[389px]:sr-only">{day}</span>}
      {rest}
    </span>
  );
}

export function TopBar() {
  const { path: pathname } = usePlace();
  const { logout, dialog } = useLogout();
  return (
    <header className="tall:sticky top-0 z-bar border-b border-line bg-paper">
      <div className="mx-auto flex h-[60px] max-w-[1232px] items-center gap-1.5 px-3.5 sm:h-[72px] sm:gap-7 sm:px-6">
        <Link
          to="/dashboard"
          aria-label={`${site().name} home`}
          className="inline-flex text-ink no-underline max-[359px]:hidden"
        >
          <Logo compact />
        </Link>
        <nav aria-label="Main" className="flex h-full min-w-0 gap-0 sm:gap-1">
          {tabs.map(({ to, also, name }) => (
            <Link
              key={to}
              to={to}
              aria-current={pathname === to || pathname === also ? 'page' : undefined}
              className="flex items-center px-1.5 text-small font-medium leading-tight text-ink-2 no-underline -outline-offset-3 hover:text-ink aria-[current]:font-strong aria-[current]:text-ink aria-[current]:shadow-[inset_0_-3px_0_var(--action)] whitespace-nowrap min-[460px]:px-2 min-[460px]:text-base sm:px-3.5"
            >
              <TabName>{name}</TabName>
            </Link>
          ))}
        </nav>
        <div className="ml-auto flex flex-none items-center gap-2">
          <PlanLink className="max-lg:hidden" />
          <UserMenu onLogout={() => void logout()} />
          <Button look="text" size="small" className="max-lg:hidden" onClick={() => void logout()}>
            Logout
          </Button>
        </div>
      </div>
      {dialog}
    </header>
  );
}
