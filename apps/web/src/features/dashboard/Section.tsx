import { type ReactNode, useId } from 'react';
import { Card } from '../../ui/Card.tsx';

interface Props {
  title: string;
  /** Placed beside the title: a note or an action. */
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}

export function Section({ title, aside, className = '', children }: Props) {
  const heading = useId();
  return (
    <Card aria-labelledby={heading} className={`min-w-0 ${className}`}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={heading} className="type-h2">
          {title}
        </h2>
        {aside && <div className="type-small flex flex-wrap items-center gap-3 text-ink-2">{aside}</div>}
      </div>
      {children}
    </Card>
  );
}
