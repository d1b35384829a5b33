import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

/** A question that opens its answer; a native `<details>`, so it prints open and is found by the page search. */
export function Disclosure({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group border-t border-line last:border-b">
      <summary className="flex min-h-[52px] items-center gap-3 py-2 text-[1.0625rem] font-[640] [&::-webkit-details-marker]:hidden">
        <Icon name="chevron" className="size-4 transition-transform group-open:rotate-90" />
        {title}
      </summary>
      <div className="max-w-[29.75rem] pb-5 pl-7 text-ink-2">{children}</div>
    </details>
  );
}
