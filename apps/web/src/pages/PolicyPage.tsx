import type { ReactNode } from 'react';
import { PageTitle } from '../ui/PageTitle.tsx';
import { type NavLink, PublicLayout } from './PublicLayout.tsx';

export interface PolicyPart {
  /** The anchor of the part. */
  id: string;
  title: string;
  text: ReactNode;
}

const effective = 'Effective date: 01 Aug 2025';

interface Props {
  title: string;
  nav: readonly NavLink[];
  parts: PolicyPart[];
}

/** One column of text; from 1080 px its contents stand at the left. */
export function PolicyPage({ title, nav, parts }: Props) {
  return (
    <PublicLayout nav={nav}>
      <PageTitle document={title}>{title}</PageTitle>
      <p className="mt-4 mb-10 text-ink-2">{effective}</p>
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
        <div className="grid max-w-[68ch] gap-10">
          {parts.map(part => (
            <section key={part.id} id={part.id}>
              <h2 className="type-h3 mb-3">{part.title}</h2>
              <div className="grid gap-3 text-ink-2 [&_a]:text-link [&_a]:underline [&_li]:ml-5 [&_li]:list-disc">
                {part.text}
              </div>
            </section>
          ))}
        </div>
      </div>
    </PublicLayout>
  );
}
