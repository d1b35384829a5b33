import type { MistakeCause, OwnReason } from '@twelvefold/contract';
import { useSearchParams } from '../../shared/navigation/navigation.tsx';
import { type List, type NotebookFilters, reasons } from './queries.ts';

const lists: readonly List[] = ['open', 'retired', 'marked'];
const causes: readonly MistakeCause[] = ['wrong', 'skipped', 'slow', 'guessed'];

/** Filters of an address; invalid ones are ignored. */
function filtersOf(address: URLSearchParams): NotebookFilters {
  const given = (name: string) => address.get(name) ?? '';
  const reason = given('reason');
  return {
    list: lists.find(list => list === given('list')) ?? 'open',
    topic: given('topic').slice(0, 16),
    cause: causes.find(cause => cause === given('cause')) ?? '',
    reason: Object.hasOwn(reasons, reason) ? (reason as OwnReason) : '',
  };
}

/** Filters stored in the address, so that a reload and going back keep them. */
export function useFilters(): [NotebookFilters, (filters: NotebookFilters) => void] {
  const [address, setAddress] = useSearchParams();
  const set = ({ list, ...others }: NotebookFilters) => {
    const next = Object.entries({ ...(list !== 'open' && { list }), ...others }).filter(([, value]) => value);
    setAddress(new URLSearchParams(next));
  };
  return [filtersOf(address), set];
}
