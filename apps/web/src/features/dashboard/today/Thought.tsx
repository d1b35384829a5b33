import { type ReactNode, useId } from 'react';
import { Card } from '../../../ui/Card.tsx';

export function Thought({ title, children }: { title: ReactNode; children: ReactNode }) {
  const heading = useId();
  return (
    <Card aria-labelledby={heading} flush className="min-w-0 px-5 py-2.5 max-sm:text-small sm:px-7 sm:py-5">
      <h2 id={heading} className="type-part mb-0.5 sm:mb-1">
        {title}
      </h2>
      {children}
    </Card>
  );
}
