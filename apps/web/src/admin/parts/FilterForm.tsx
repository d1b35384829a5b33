import type { FormEvent, ReactNode } from 'react';
import { navigate, usePlace } from '../../shared/navigation/navigation.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { queryOf, type TableView } from '../../ui/table/table-address.ts';

interface Props {
  view: TableView;
  /** Fields, named like the filters they set. */
  children: ReactNode;
  label?: string;
}

/** Writes its fields into the address as filters and returns to the first page. */
export function FilterForm({ view, children, label = 'Filter' }: Props) {
  const { path } = usePlace();
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value).trim()]);
    navigate(path + queryOf({ ...view, after: null, filters: Object.fromEntries(given) }));
  };
  return (
    <search>
      <form
        key={JSON.stringify(view.filters)}
        noValidate
        onSubmit={onSubmit}
        className="flex flex-wrap items-end gap-3"
      >
        {children}
        <Button type="submit" look="quiet">
          {label}
        </Button>
      </form>
    </search>
  );
}
