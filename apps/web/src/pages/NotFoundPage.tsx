import { ButtonLink } from '../ui/Button.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { PublicLayout } from './PublicLayout.tsx';

export function NotFoundPage() {
  return (
    <PublicLayout>
      <PageTitle document="Page not found">There is no page here</PageTitle>
      <p className="type-lead mt-5 mb-8 text-ink-2">The address may be mistyped, or the page has moved.</p>
      <ButtonLink to="/">Go to the start</ButtonLink>
    </PublicLayout>
  );
}
