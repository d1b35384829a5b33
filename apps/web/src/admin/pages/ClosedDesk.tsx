import { Card } from '../../ui/Card.tsx';
import { PageTitle } from '../../ui/page/PageTitle.tsx';

/** A desk that does nothing yet says so. */
export function ClosedDesk({ name, holds }: { name: string; holds: string }) {
  return (
    <>
      <PageTitle document={name}>{name}</PageTitle>
      <Card className="mt-6 max-w-[820px]">
        <p className="max-w-[68ch] text-ink-2">{holds}</p>
        <p className="mt-2 font-medium">
          This desk is not open yet: nothing can be done here in this version.
        </p>
      </Card>
    </>
  );
}
