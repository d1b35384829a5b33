import { type ReactNode, useId } from 'react';
import { Card } from '../../ui/Card.tsx';

export function Section({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  const heading = useId();
  return (
    <Card aria-labelledby={heading} id={id}>
      <h2 id={heading} className="type-h2 mb-5">
        {title}
      </h2>
      {children}
    </Card>
  );
}
