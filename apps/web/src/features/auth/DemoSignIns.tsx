import type { SiteSettings } from '@twelvefold/contract';
import { useInBrowser } from '../../shared/browser/hydrating.ts';
import { site } from '../../shared/words/site.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { EmailAddress } from '../../ui/EmailAddress.tsx';

type Demo = NonNullable<SiteSettings['demo']>[number];

const roleName: Record<Demo['role'], string> = { student: 'Demo student', admin: 'Demo admin' };

/** Demo accounts of a seeded installation; a press fills in the form. */
export function DemoSignIns({ onFill }: { onFill: (demo: Demo) => void }) {
  // In the page's settings, which the server fills in, not in the prerendered text.
  const demo = useInBrowser(() => site().demo, null);
  return (
    <div className="demo-slot">
      {demo?.map(one => (
        <div key={one.role} className="flex items-center justify-between gap-3 border-t border-line py-2">
          <p className="type-small min-w-0 break-words">
            <b>{roleName[one.role]}</b>
            <br />
            <EmailAddress>{one.email}</EmailAddress>
            <br />
            <span className="text-ink-2">Password</span> {one.password}
          </p>
          <Button
            look="quiet"
            size="small"
            className="flex-none"
            onClick={() => onFill(one)}
            aria-label={`Fill in the ${one.role} sign-in`}
          >
            Fill in
          </Button>
        </div>
      ))}
    </div>
  );
}
