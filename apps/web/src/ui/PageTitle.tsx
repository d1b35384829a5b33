import { type ReactNode, useEffect, useRef } from 'react';
import { site } from '../shared/site.ts';

/** The first page of a visit keeps the browser's own focus; later ones start at their heading. */
let arrived = false;

/** Sets the document's title: 'Pricing - Name'. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} - ${site().name}`;
  }, [title]);
}

/** The page's h1: names the document and takes focus when the route changes. `hidden` is for assistive tech only. */
export function PageTitle({
  children,
  document: title,
  className,
}: {
  children: ReactNode;
  document: string;
  className?: string;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useDocumentTitle(title);
  useEffect(() => {
    if (arrived) heading.current?.focus({ preventScroll: true });
    arrived = true;
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1} className={className ?? 'type-h1'}>
      {children}
    </h1>
  );
}
