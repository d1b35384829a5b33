import { type ReactNode, useEffect, useRef } from 'react';
import { useArrival } from '../../shared/navigation/navigation.tsx';
import { site } from '../../shared/words/site.ts';
import { PrintLine } from './PrintLine.tsx';

let prerendered = '';
/** Document title of the page last prerendered. */
export const prerenderedTitle = (): string => prerendered;

/** Sets the document's title: 'Pricing - Name'. */
export function useDocumentTitle(title: string): void {
  const whole = `${title} - ${site().name}`;
  if (import.meta.env.SSR) prerendered = whole;
  useEffect(() => {
    document.title = whole;
  }, [whole]);
}

interface Props {
  children: ReactNode;
  /** Title in the browser's tab, before the product's name. */
  document: string;
  className?: string;
}

/** The page's h1. Sets the document title, and gets focus on a route change unless the hash names another element. */
export function PageTitle({ children, document: title, className = 'type-h1' }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useDocumentTitle(title);
  useArrival(heading);
  return (
    <>
      <PrintLine what={title} />
      <h1 ref={heading} tabIndex={-1} className={className}>
        {children}
      </h1>
    </>
  );
}
