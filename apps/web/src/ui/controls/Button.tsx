import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from '../../shared/navigation/navigation.tsx';
import { classes } from '../classes.ts';
import { Spinner } from '../waiting/Spinner.tsx';

export type Look = 'primary' | 'quiet' | 'text' | 'danger' | 'gold' | 'hero';
export type Size = 'normal' | 'small';

const looks: Record<Look, string> = {
  primary: 'border-transparent bg-action text-on-action hover:bg-action-hover',
  quiet: 'border-line-strong text-ink hover:bg-sunken',
  text: 'border-transparent text-link hover:bg-tint',
  danger: 'border-wrong text-wrong hover:bg-wrong-tint',
  hero: 'border-transparent text-hero-ink hover:bg-hero-card',
  gold: 'border-transparent bg-marigold text-on-marigold hover:brightness-108',
};
const sizes: Record<Size, string> = {
  normal: 'min-h-12 rounded-md py-[11px] text-large font-semibold',
  small: 'min-h-10 rounded-control py-2 text-base font-strong',
};

const padding = (look: Look, size: Size) => {
  if (look === 'text') return 'px-3';
  return size === 'small' ? 'px-4' : 'px-[22px]';
};

/** Classes of a button, also for links and labels that look like one. Hidden in print. */
export const buttonClass = (look: Look = 'primary', size: Size = 'normal', extra?: string): string =>
  classes(
    'no-print inline-flex items-center justify-center gap-2.5 border text-center leading-[1.2] no-underline transition-colors select-none',
    'aria-disabled:opacity-55 disabled:opacity-55 active:translate-y-px aria-disabled:active:translate-y-0 motion-reduce:active:translate-y-0',
    sizes[size],
    padding(look, size),
    looks[look],
    extra,
  );

interface Props extends ComponentProps<'button'> {
  look?: Look;
  size?: Size;
  /** Shows the spinner and ignores presses; the label should name the action under way ('Sending...'). */
  busy?: boolean;
  /** Ignores presses but stays focusable, so that the reason beside it can be read. */
  blocked?: boolean;
  children: ReactNode;
}

/** One primary button per view. Inside a form it submits only with `type="submit"`. */
export function Button({
  look,
  size,
  busy = false,
  blocked = false,
  className,
  onClick,
  children,
  ...rest
}: Props) {
  const idle = busy || blocked;
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={idle || undefined}
      aria-busy={busy || undefined}
      className={buttonClass(look, size, className)}
      onClick={event => {
        if (idle) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}

interface ButtonLinkProps extends LinkProps {
  look?: Look;
  size?: Size;
}

export function ButtonLink({ look, size, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={buttonClass(look, size, className)} />;
}
