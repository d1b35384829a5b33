import { useQueryClient } from '@tanstack/react-query';
import type { Progress } from '@twelvefold/contract';
import { call } from '../../../shared/api/api.ts';
import { keys } from '../../../shared/query/keys.ts';
import { useSingle } from '../../../shared/query/single.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { progressQuery, todayQuery } from '../queries.ts';

type Topic = NonNullable<Progress['wished']>;

/** A topic to add to the next pack, or to remove from it. */
interface Change {
  topic: Topic;
  wanted: boolean;
}

/** Adds a topic to the next pack or removes it; the pack's figures are then refetched. */
export function useWish() {
  const client = useQueryClient();
  return useSingle({
    mutationFn: ({ topic: { subcategory_code }, wanted }: Change) =>
      wanted
        ? call('POST /practice/wish', { body: { subcategory_code } })
        : call('DELETE /practice/wish/:subcategory_code', { params: { subcategory_code } }),
    onSuccess: (_, { topic: { subcategory_code, subcategory_name }, wanted }) => {
      const wished = wanted ? { subcategory_code, subcategory_name } : null;
      client.setQueryData(progressQuery().queryKey, known => known && { ...known, wished });
      client.setQueryData(todayQuery().queryKey, known => known && { ...known, wished });
      void client.invalidateQueries({ queryKey: keys.dashboard });
      void client.invalidateQueries({ queryKey: keys.availability });
    },
  });
}

export type Wish = ReturnType<typeof useWish>;

export const failedWords = (wanted: boolean) =>
  wanted ? 'This could not be put in your next 12.' : 'This could not be taken out of your next 12.';

export const doneWords = ({ topic, wanted }: Change) =>
  `${topic.subcategory_name} is ${wanted ? 'in your next 12' : 'no longer in your next 12'}.`;

/** Adds a topic to the next pack; a second press removes it. */
export function WishButton({ topic, wished, wish }: { topic: Topic; wished: boolean; wish: Wish }) {
  const label = wished ? 'In your next 12' : 'Put this in my next 12';
  const asking = wish.isPending && wish.variables.topic.subcategory_code === topic.subcategory_code;
  return (
    <Button
      look="quiet"
      size="small"
      className="no-print max-sm:order-3 max-sm:justify-self-start"
      aria-label={`${label}${wished ? ' Undo' : ''}: ${topic.subcategory_name}`}
      busy={asking}
      onClick={() => wish.mutate({ topic, wanted: !wished })}
    >
      {wished && <Icon name="tick" className="size-4" />}
      <span>
        {label}
        {wished && ' '}
        {wished && <span className="ml-2.5 border-l border-line-strong pl-3">Undo</span>}
      </span>
    </Button>
  );
}
