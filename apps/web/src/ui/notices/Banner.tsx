import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Icon, type IconName } from '../Icon.tsx';
import { Status } from './Status.tsx';

export type Tone = 'info' | 'success' | 'warning' | 'error';
const tones: Record<Tone, { icon: IconName; look: string }> = {
  info: { icon: 'info', look: 'bg-info-tint text-info' },
  success: { icon: 'tick', look: 'bg-correct-tint text-correct' },
  warning: { icon: 'warning', look: 'bg-marigold-tint text-marigold-ink' },
  error: { icon: 'warning', look: 'bg-wrong-tint text-wrong' },
};

interface LiveProps {
  tone: Tone;
  className: string;
  children: ReactNode;
}

/** An error is a `role="alert"`, announced at once. */
const Live = ({ tone, className, children }: LiveProps) =>
  tone === 'error' ? (
    <div role="alert" className={className}>
      {children}
    </div>
  ) : (
    <Status className={className}>{children}</Status>
  );

interface BannerProps {
  tone: Tone;
  icon?: ReactNode;
  action?: ReactNode;
  children: ReactNode;
}

/** A full-width strip under the top bar: icon, text and at most one action. */
export function Banner({ tone, icon, action, children }: BannerProps) {
  const { icon: name, look } = tones[tone];
  return (
    <Live tone={tone} className={classes('no-print border-b border-line', look)}>
      <div className="wrap flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5">
        {icon ?? <Icon name={name} />}
        <div className="min-w-0 flex-1 font-medium text-ink">{children}</div>
        {action}
      </div>
    </Live>
  );
}

/** A banner inside a card or form. */
export function Notice({ tone, children }: { tone: Tone; children: ReactNode }) {
  const { icon, look } = tones[tone];
  return (
    <Live tone={tone} className={classes('rounded-md px-3.5 py-2.5', look)}>
      <div className="flex items-start gap-2.5">
        <Icon name={icon} className="mt-0.5 size-5" />
        <div className="min-w-0 flex-1 text-ink">{children}</div>
      </div>
    </Live>
  );
}
