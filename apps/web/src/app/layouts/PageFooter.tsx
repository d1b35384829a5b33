import type { ReactNode } from 'react';
import { Link, usePlace } from '../../shared/navigation/navigation.tsx';
import { site, taglineShort } from '../../shared/words/site.ts';
import { ThemeChoice } from '../../ui/controls/ThemeChoice.tsx';
import { Logo } from '../../ui/page/Logo.tsx';
import { linksIn } from '../addresses.ts';

const links = linksIn('footer', false);

/** The common footer; the current page's link is plain text. `start` is the button 'Start My 12'. */
export function PageFooter({ start, extra }: { start: ReactNode; extra?: ReactNode }) {
  const { path: pathname } = usePlace();
  return (
    <footer className="on-hero bg-hero pt-18 pb-12 text-hero-ink [--ring:var(--hero-focus)]">
      <div className="wrap">
        <Link to="/" className="mb-9 inline-flex text-inherit no-underline">
          <Logo />
        </Link>
        <div className="grid items-end justify-items-start gap-7 sm:grid-cols-[1fr_auto] sm:gap-12">
          <p className="font-display text-[clamp(3.25rem,7vw,6rem)] max-[340px]:text-[2.75rem] leading-[.96] font-headline tracking-[-.012em]">
            {taglineShort}
          </p>
          {start}
        </div>
        <p className="mt-5 max-w-[36em] text-hero-2">
          {site().name} complements your books and coaching. It does not replace them.
        </p>
        <div className="mt-[52px] flex flex-wrap items-end justify-between gap-x-12 gap-y-6 border-t border-[#2A4F43] pt-[26px]">
          <nav id="site-pages" aria-label="Footer" className="flex flex-wrap gap-x-[26px] gap-y-2">
            {extra}
            {links.map(({ to: path, name }) =>
              path === pathname ? (
                <span key={path} aria-current="page" className="py-2.5 text-hero-2">
                  {name}
                </span>
              ) : (
                <Link key={path} to={path} className="py-2.5 hover:underline">
                  {name}
                </Link>
              ),
            )}
          </nav>
          <div data-scripted>
            <ThemeChoice name="footer-theme" />
          </div>
        </div>
      </div>
    </footer>
  );
}
