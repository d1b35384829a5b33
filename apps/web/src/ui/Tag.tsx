import type { ReactNode } from 'react';

/** A fact about the item beside it; never clickable. */
export const Tag = ({ children }: { children: ReactNode }) => (
  <span className="inline-flex min-h-7 items-center gap-2 rounded-sm bg-sunken px-[11px] py-[3px] text-small leading-[1.2] font-medium text-ink-2">
    {children}
  </span>
);
