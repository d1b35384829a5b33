import { useState } from 'react';
import { ExpiredBanner } from '../app/banners/ExpiredBanner.tsx';
import { auth, useUser } from '../shared/sign-in/auth.ts';
import { Card } from '../ui/Card.tsx';
import { Button } from '../ui/controls/Button.tsx';
import { Tabs } from '../ui/controls/Tabs.tsx';
import { ThemeChoice } from '../ui/controls/ThemeChoice.tsx';
import { Logo } from '../ui/page/Logo.tsx';
import { PageTitle } from '../ui/page/PageTitle.tsx';
import { SkipLink } from '../ui/page/SkipLink.tsx';
import { Tag } from '../ui/Tag.tsx';

const desks = [
  {
    name: 'pyq',
    label: 'PYQ Upload',
    holds: 'Uploading, enriching and exporting previous-year questions, with the list of uploaded files.',
  },
  {
    name: 'questions',
    label: 'Questions',
    holds: 'Uploading and exporting questions, and recalculating how often their types are asked.',
  },
  {
    name: 'privileges',
    label: 'Privileges',
    holds: 'The e-mail addresses that get unlimited sessions.',
  },
  {
    name: 'referrals',
    label: 'Referral Tracker',
    holds: 'Who used which referral code, by code and date, with an export.',
  },
  {
    name: 'users',
    label: 'Users Monitoring',
    holds: 'How each student stands, which jobs have failed, and a way to fix them.',
  },
] as const;
type Desk = (typeof desks)[number]['name'];

function AdminBar() {
  const { name } = useUser();
  return (
    <header className="border-b border-line bg-paper">
      <div className="wrap flex min-h-[60px] flex-wrap items-center gap-x-4 gap-y-1 py-2 sm:min-h-[72px]">
        <span className="mr-auto">
          <Logo />
        </span>
        <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1">
          <span className="min-w-0 font-[560] break-words">{name}</span>
          <Tag>Admin</Tag>
          <Button look="text" size="small" onClick={() => auth.signOut()}>
            Logout
          </Button>
        </div>
      </div>
    </header>
  );
}

/** What an admin sees instead of the student's pages. */
export function AdminPage() {
  const [chosen, setChosen] = useState<Desk>('pyq');
  const desk = desks.find(one => one.name === chosen) ?? desks[0];
  return (
    <>
      <SkipLink />
      <AdminBar />
      <ExpiredBanner />
      <main id="main" tabIndex={-1} className="wrap pt-7 pb-16">
        <PageTitle document="Admin console" className="type-h2 mb-5">
          Admin console
        </PageTitle>
        <Tabs
          label="Desks"
          look="line"
          tabs={desks}
          chosen={chosen}
          onChoose={setChosen}
          panelHasControls={false}
          panelClass="pt-7"
        >
          <Card aria-label={desk.label}>
            <h2 className="type-h2">{desk.label}</h2>
            <p className="mt-3 max-w-[68ch] text-ink-2">{desk.holds}</p>
            <p className="mt-2 font-[560]">
              This desk is not open yet: nothing can be done here in this version.
            </p>
          </Card>
        </Tabs>
        <div className="mt-12">
          <ThemeChoice name="admin-theme" />
        </div>
      </main>
    </>
  );
}
