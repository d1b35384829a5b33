import { type ReactNode, useEffect, useRef } from 'react';
import { Card } from './Card.tsx';

interface Props {
  title: string;
  /** What happened, what is safe, what to do. */
  children: ReactNode;
  actions?: ReactNode;
  className?: string;
}

/** Announced when it appears, and focus moves to its heading. */
export function ErrorCard({ title, children, actions, className }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card role="alert" className={className}>
      <h2 ref={heading} tabIndex={-1} className="type-h2">
        {title}
      </h2>
      <div className="mt-3 max-w-[68ch] text-ink-2">{children}</div>
      {actions && <div className="mt-6 flex flex-wrap gap-3">{actions}</div>}
    </Card>
  );
}
