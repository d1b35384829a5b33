import { figures } from '@twelvefold/contract/figures';
import { offers } from '@twelvefold/contract/offers';
import type { ReactNode } from 'react';
import { Link } from '../../shared/navigation/navigation.tsx';
import { rupees } from '../../shared/words/format.ts';
import { pitch, taglineLines } from '../../shared/words/site.ts';
import { Popover } from '../../ui/controls/Popover.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Logo } from '../../ui/page/Logo.tsx';
import { PageTitle } from '../../ui/page/PageTitle.tsx';
import plate from './assets/plate.svg';
import './landing.css';

const { questions, aboutMinutes } = figures.session;
const number = `${questions}.`;

const sections = [
  ['#how-it-works', 'How It Works'],
  ['#why-12', 'Why 12 Works'],
] as const;

/** The landing page's header, over the hero. */
export function HeroHeader() {
  return (
    <header className="on-hero absolute inset-x-0 top-0 z-[4] text-hero-ink">
      <div className="wrap flex h-[60px] items-center sm:h-[84px]">
        <Link to="/" className="inline-flex text-inherit no-underline">
          <Logo />
        </Link>
        <nav aria-label="Main" className="ml-auto hidden gap-1 sm:flex">
          {sections.map(([href, name]) => (
            <a
              key={href}
              href={href}
              className="rounded-control px-3.5 py-2.5 font-medium text-inherit no-underline hover:bg-hero-card"
            >
              {name}
            </a>
          ))}
          <Link
            to="/pricing"
            className="rounded-control px-3.5 py-2.5 font-medium text-inherit no-underline hover:bg-hero-card"
          >
            Pricing
          </Link>
        </nav>
        <noscript>
          <a
            href="#site-pages"
            className="absolute right-5 -mt-[22px] px-3 py-2.5 font-medium text-inherit no-underline sm:hidden"
          >
            Menu
          </a>
        </noscript>
        <div className="ml-auto sm:hidden" data-scripted>
          <Popover label="Sections" button={<Icon name="menu" className="size-6" />}>
            <nav aria-label="Sections" className="grid min-w-48 text-ink">
              {sections.map(([href, name]) => (
                <a
                  key={href}
                  href={href}
                  className="rounded-control px-3 py-2.5 text-inherit no-underline hover:bg-tint"
                >
                  {name}
                </a>
              ))}
              <Link
                to="/pricing"
                className="rounded-control px-3 py-2.5 text-inherit no-underline hover:bg-tint"
              >
                Pricing
              </Link>
            </nav>
          </Popover>
        </div>
      </div>
    </header>
  );
}

const Highlit = ({ line }: { line: string }) => (
  <>
    {line.slice(0, -number.length)}
    <b>{number}</b>
  </>
);

const lead = 'Twelve questions, chosen for where you are today.';
const promise = `Solve them in ${aboutMinutes.least}–${aboutMinutes.most} minutes, understand every one, and come back a little stronger.`;
const { sessions, sessionsPerWeek } = figures.freeTrial;

/** The announced price, linked to the prices on sale. */
function Price({ className }: { className: string }) {
  return (
    <p className={className}>
      <Link to="/pricing" className="font-medium text-inherit underline underline-offset-4">
        {rupees(0)} for {sessions} sessions, then {sessionsPerWeek} a week;{' '}
        {rupees(offers.proRegular.rupeesAMonth)} a month without limit
      </Link>
    </p>
  );
}

const facts = ['Free to begin', 'Tuned to your weak spots', 'A reason for every question'];

/** The tagline, the plate of dots with the 12, and the card for signing in or up. */
export function Hero({ card }: { card: ReactNode }) {
  return (
    <div className="hero on-hero">
      <div className="wrap relative">
        <div className="hero-stage">
          <div className="hero-say">
            <p className="mb-2.5 font-medium text-hero-2 sm:mb-5 sm:text-large">
              Adaptive practice for CAT Quantitative Ability
            </p>
            <PageTitle document={pitch} className="">
              {taglineLines.map(line => (
                <span key={line}>{line.endsWith(number) ? <Highlit line={line} /> : `${line} `}</span>
              ))}
            </PageTitle>
            <p className="mt-3 text-hero-2 sm:mt-7 sm:max-w-[20.5em] sm:text-lead">
              {lead}
              <span className="max-sm:hidden"> {promise}</span>
            </p>
            <ul className="mt-6 flex flex-wrap gap-x-[22px] gap-y-1.5 font-medium max-sm:hidden">
              {facts.map(fact => (
                <li
                  key={fact}
                  className="flex items-center gap-[9px] before:size-[9px] before:rounded-full before:bg-marigold"
                >
                  {fact}
                </li>
              ))}
            </ul>
            <Price className="mt-6 text-hero-2 max-sm:hidden" />
          </div>
          <img src={plate} alt="" width="464" height="464" className="hero-plate" />
          {card}
          {/* Below the card on a phone, so that its fields are visible without scrolling. */}
          <div className="grid gap-4 text-hero-2 sm:hidden">
            <p>{promise}</p>
            <Price className="" />
          </div>
        </div>
      </div>
    </div>
  );
}
