import { PublicLayout } from '../app/layouts/PublicLayout.tsx';
import { ButtonLink } from '../ui/controls/Button.tsx';
import { PageTitle } from '../ui/page/PageTitle.tsx';
import { TwelveRings } from '../ui/progress/TwelveRings.tsx';

export function NotFoundPage() {
  return (
    <PublicLayout>
      <div className="mb-9 flex">
        <TwelveRings />
      </div>
      <PageTitle document="Page not found">There is no page here</PageTitle>
      <p className="type-lead mt-5 mb-8 max-w-[30em] text-ink-2">
        The address may be mistyped, or the page has moved.
      </p>
      <ButtonLink to="/">Go to the start</ButtonLink>
    </PublicLayout>
  );
}
