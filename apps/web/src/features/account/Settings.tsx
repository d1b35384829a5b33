import { useQuery } from '@tanstack/react-query';
import { wordsFor } from '../../shared/api/api-error.ts';
import { useUser } from '../../shared/sign-in/auth.ts';
import { ThemeChoice } from '../../ui/controls/ThemeChoice.tsx';
import { Switch } from '../../ui/fields/Switch.tsx';
import { Notice } from '../../ui/notices/Banner.tsx';
import { NotLoaded } from '../../ui/notices/NotLoaded.tsx';
import { Loading, Skeleton } from '../../ui/waiting/Skeleton.tsx';
import { accountQuery, useChangeAccount } from './queries.ts';
import { Section } from './Section.tsx';

const notChanged = (error: unknown) =>
  wordsFor(error, 'This could not be changed. It is as it was. Please try again.');

export function Adaptive() {
  const { adaptive_enabled } = useUser();
  const change = useChangeAccount();
  return (
    <Section title="Practice">
      {change.error && (
        <div className="mb-4">
          <Notice tone="error">{notChanged(change.error)}</Notice>
        </div>
      )}
      <Switch
        label="Adaptive practice"
        hint={
          adaptive_enabled
            ? 'Your next 12 follows your strengths and weak spots. If you switch this off, every session follows the fixed blueprint of the exam.'
            : 'Your sessions follow the fixed blueprint of the exam. If you switch this on, your next 12 follows your strengths and weak spots.'
        }
        on={change.isPending ? (change.variables.adaptive_enabled ?? false) : adaptive_enabled}
        busy={change.isPending}
        onSwitch={on => change.mutate({ adaptive_enabled: on })}
      />
      <p role="status" className="sr-only">
        {change.isSuccess && (adaptive_enabled ? 'Adaptive practice is on.' : 'Adaptive practice is off.')}
      </p>
    </Section>
  );
}

function Promotions() {
  const query = useQuery(accountQuery());
  const { data, error } = query;
  const change = useChangeAccount();
  if (error && !data)
    return <NotLoaded query={query}>{wordsFor(error, 'This setting could not be read.')}</NotLoaded>;
  if (!data)
    return (
      <Loading says="Loading your settings...">
        <Skeleton className="h-16 w-full" />
      </Loading>
    );
  return (
    <>
      {change.error && (
        <div className="mb-4">
          <Notice tone="error">{notChanged(change.error)}</Notice>
        </div>
      )}
      <Switch
        label="News and offers by email"
        hint="Codes, receipts and notices about your account come either way."
        on={change.isPending ? (change.variables.promotions ?? false) : data.promotions}
        busy={change.isPending}
        onSwitch={promotions => change.mutate({ promotions })}
      />
    </>
  );
}

export const Preferences = () => (
  <Section title="Preferences">
    <Promotions />
    <div className="no-print mt-6 border-t border-line pt-5">
      <ThemeChoice name="account-theme" />
    </div>
  </Section>
);
