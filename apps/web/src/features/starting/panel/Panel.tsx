import { type ReactNode, useId } from 'react';
import { classes } from '../../../ui/classes.ts';
import { StartTrouble } from '../StartTrouble.tsx';

interface Props {
  status: string;
  title: string;
  says: ReactNode;
  dots?: ReactNode;
  action: ReactNode;
  beside?: ReactNode;
}

/** Frame of the home screen's main panel: status of the next twelve, and the action. */
export function Panel({ status, title, says, dots, action, beside }: Props) {
  const heading = useId();
  return (
    <section
      aria-labelledby={heading}
      className="on-hero no-print flex flex-col rounded-xl bg-hero px-5 py-2.5 text-hero-ink sm:px-9 sm:py-8"
    >
      <p className="mb-4 flex items-center gap-[9px] font-strong max-sm:sr-only before:size-[11px] before:rounded-full before:bg-marigold before:content-['']">
        {status}
      </p>
      <h2
        id={heading}
        className="font-display text-[2.25rem] leading-[.96] font-headline tracking-[-.012em] text-balance sm:text-[3rem]"
      >
        {title}
      </h2>
      <div className="mt-2 text-hero-2 sm:mt-3 sm:text-large" aria-live="polite">
        {says}
      </div>
      {/* Centred, so that a panel beside taller cards has no empty block. */}
      {dots && (
        <div className="my-auto flex min-h-[22px] flex-col justify-center pt-3 sm:min-h-[26px] sm:pt-6">
          {dots}
        </div>
      )}
      <div
        className={classes(
          'flex flex-wrap items-center gap-x-2 gap-y-3 pt-3.5 sm:gap-x-[18px] sm:pt-7',
          !dots && 'mt-auto',
        )}
      >
        {action}
        {beside && <span className="leading-snug text-hero-2">{beside}</span>}
      </div>
      <StartTrouble className="mt-4" />
    </section>
  );
}
