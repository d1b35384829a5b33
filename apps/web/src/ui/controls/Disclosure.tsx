import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Icon } from '../Icon.tsx';
import { usePrinting } from '../page/usePrinting.ts';

interface Props {
  title: string;
  /** Initially open. */
  open?: boolean;
  children: ReactNode;
}

/**
 * A question that unfolds its answer: a native `<details>`, which the browser's page search finds. In print it is open:
 * by the print styles, which need no script, and by its attribute for browsers that cannot style its content.
 */
export function Disclosure({ title, open, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  const printing = usePrinting();
  useLayoutEffect(() => {
    const element = details.current;
    if (!printing || !element || element.open) return;
    element.open = true;
    return () => {
      element.open = false;
    };
  }, [printing]);
  return (
    <details ref={details} open={open} className="group border-t border-line last:border-b">
      <summary className="flex min-h-[52px] items-center gap-3 py-2 text-large font-semibold [&::-webkit-details-marker]:hidden">
        <Icon name="chevron" className="size-4 transition-transform group-open:rotate-90" />
        {title}
      </summary>
      <div className="max-w-[29.75rem] pb-5 pl-7 text-ink-2">{children}</div>
    </details>
  );
}
