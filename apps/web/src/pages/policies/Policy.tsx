import { figures } from '@twelvefold/contract/figures';
import type { CSSProperties, ReactNode } from 'react';
import type { PageLink } from '../../app/addresses.ts';
import { PublicLayout } from '../../app/layouts/PublicLayout.tsx';
import { useInBrowser } from '../../shared/browser/hydrating.ts';
import { PageTitle } from '../../ui/page/PageTitle.tsx';
import './policy.css';

export interface PolicyPart {
  /** Anchor of the part. */
  id: string;
  title: string;
  text: ReactNode;
}

interface Props {
  title: string;
  nav: readonly PageLink[];
  parts: PolicyPart[];
}

/** One column of text; from 1080 px the contents are on its left. On paper, links are followed by their addresses. */
export function Policy({ title, nav, parts }: Props) {
  // For links on paper.
  const origin = useInBrowser(() => location.origin, '');
  return (
    <PublicLayout nav={nav}>
      <PageTitle document={title}>{title}</PageTitle>
      <p className="mt-4 mb-10 text-ink-2">Effective date: {figures.policies.effective}</p>
      <div className="grid gap-10 lg:grid-cols-[240px_minmax(0,1fr)] lg:gap-18">
        <nav aria-label="On this page" className="hidden lg:block">
          <ul className="sticky top-6 grid gap-1">
            {parts.map(part => (
              <li key={part.id}>
                <a href={`#${part.id}`} className="block py-1.5 text-link hover:underline">
                  {part.title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div
          className="grid max-w-[28rem] gap-10 print:block"
          style={{ '--origin': `"${origin}"` } as CSSProperties}
        >
          {parts.map(part => (
            <section key={part.id} id={part.id} className="scroll-mt-6 print:mb-6">
              <h2 className="type-h3 mb-3 break-after-avoid">{part.title}</h2>
              <div className="policy-text">{part.text}</div>
            </section>
          ))}
        </div>
      </div>
    </PublicLayout>
  );
}
