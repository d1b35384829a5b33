import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { PlanVersion } from '@twelvefold/contract';
import { type FormEvent, useState } from 'react';
import { call } from '../../../shared/api/api.ts';
import { wordsFor } from '../../../shared/api/api-error.ts';
import { useSingle } from '../../../shared/query/single.ts';
import { count, dayTime, paise } from '../../../shared/words/format.ts';
import { Card } from '../../../ui/Card.tsx';
import { Button } from '../../../ui/controls/Button.tsx';
import { Field } from '../../../ui/fields/Field.tsx';
import { toast } from '../../../ui/notices/Toast.tsx';
import { PageTitle } from '../../../ui/page/PageTitle.tsx';
import { type Column, DataTable } from '../../../ui/table/DataTable.tsx';
import { viewOf } from '../../../ui/table/table-address.ts';
import { keys } from '../../keys.ts';
import { FormEnd } from '../../parts/FormEnd.tsx';
import { readFailure } from '../../parts/words.ts';

const india = '+05:30';
/** An instant as India's local time, in the format of a `datetime-local` field. */
const localOf = (iso: string | null): string =>
  iso === null ? '' : new Date(Date.parse(iso) + 330 * 60_000).toISOString().slice(0, 16);
const instantOf = (local: string): string | null =>
  local === '' ? null : new Date(`${local}:00${india}`).toISOString();

function versionIn(plan: PlanVersion, form: FormData): PlanVersion {
  const of = (name: string) => String(form.get(name) ?? '').trim();
  return {
    plan_type: plan.plan_type,
    name: of('name'),
    price: Math.round(Number(of('price')) * 100),
    sold_from: instantOf(of('sold_from')),
    sold_until: instantOf(of('sold_until')),
    seats: of('seats') === '' ? null : Number(of('seats')),
    in_force_from: instantOf(of('in_force_from')) ?? '',
  };
}

/** Form for a new version of a plan, valid from a chosen time. */
function Change({ plan, now, onClose }: { plan: PlanVersion; now: string; onClose: () => void }) {
  const client = useQueryClient();
  const save = useSingle({
    mutationFn: (body: PlanVersion) => call('POST /admin/catalogue', { body }),
    onSuccess: () => {
      toast('The change is in the catalogue.');
      void client.invalidateQueries({ queryKey: keys.catalogue });
      onClose();
    },
  });
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    save.mutate(versionIn(plan, new FormData(event.currentTarget)));
  };
  // 15 minutes ahead, so that the time is still in the future when the form is sent.
  const soon = localOf(new Date(Date.parse(now) + 15 * 60_000).toISOString());
  return (
    <Card className="mb-7">
      <h2 className="type-h3 mb-4">Change {plan.name}</h2>
      <form noValidate onSubmit={onSubmit} className="grid gap-4 sm:grid-cols-2">
        <Field label="Name" name="name" defaultValue={plan.name} maxLength={60} />
        <Field
          label="Price in rupees"
          name="price"
          type="number"
          inputMode="decimal"
          defaultValue={plan.price / 100}
        />
        <Field
          label="Sold from"
          hint="In India; empty for always"
          name="sold_from"
          type="datetime-local"
          defaultValue={localOf(plan.sold_from)}
        />
        <Field
          label="Sold until"
          hint="In India; empty for no end"
          name="sold_until"
          type="datetime-local"
          defaultValue={localOf(plan.sold_until)}
        />
        <Field
          label="Seats"
          hint="Empty: no limit"
          name="seats"
          type="number"
          defaultValue={plan.seats ?? ''}
        />
        <Field
          label="In force from"
          hint="In India; purchases that exist keep theirs"
          name="in_force_from"
          type="datetime-local"
          defaultValue={soon}
        />
        <FormEnd
          problem={save.error && wordsFor(save.error, 'The catalogue was not changed.')}
          label="Save change"
          busyLabel="Saving..."
          busy={save.isPending}
          onCancel={onClose}
        />
      </form>
    </Card>
  );
}

const view = viewOf(new URLSearchParams(), [], []);

const soldWords = ({ sold_from, sold_until }: PlanVersion): string =>
  [sold_from && `from ${dayTime(sold_from)}`, sold_until && `until ${dayTime(sold_until)}`]
    .filter(Boolean)
    .join(', ') || 'always';

/** Only the newest version of a plan can be changed. */
const columnsOf = (
  versions: readonly PlanVersion[],
  onChange: (plan: PlanVersion) => void,
): Column<PlanVersion>[] => [
  { key: 'name', title: 'Plan', cell: row => row.name },
  { key: 'price', title: 'Price', cell: row => paise(row.price), numeric: true },
  { key: 'window', title: 'Sold', cell: soldWords },
  {
    key: 'seats',
    title: 'Seats',
    cell: row => (row.seats === null ? '—' : count(row.seats)),
    numeric: true,
  },
  { key: 'in_force_from', title: 'In force from', cell: row => dayTime(row.in_force_from) },
  {
    key: 'change',
    title: 'Change',
    cell: row =>
      versions.find(({ plan_type }) => plan_type === row.plan_type) === row ? (
        <Button look="quiet" size="small" onClick={() => onChange(row)}>
          Change
        </Button>
      ) : (
        '—'
      ),
  },
];

/** Plans with prices and times of sale: past, current and future versions. */
export function Catalogue() {
  const [changing, setChanging] = useState<PlanVersion | null>(null);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: keys.catalogue,
    queryFn: ({ signal }) => call('GET /admin/catalogue', { signal }),
  });
  return (
    <>
      <PageTitle document="Catalogue">Catalogue</PageTitle>
      <p className="mt-3 mb-6 max-w-[68ch] text-ink-2">
        A plan is what its newest version that is in force says. Versions are added and never changed.
      </p>
      {changing && data && (
        <Change key={changing.plan_type} plan={changing} now={data.now} onClose={() => setChanging(null)} />
      )}
      <DataTable
        caption="Versions of the plans, those in force last first"
        columns={columnsOf(data?.versions ?? [], setChanging)}
        rowKey={row => row.plan_type + row.in_force_from}
        view={view}
        rows={data?.versions}
        next={null}
        busy={isFetching}
        failure={readFailure(error, 'The catalogue could not be read.', refetch)}
        empty="Nothing is sold."
      />
    </>
  );
}
