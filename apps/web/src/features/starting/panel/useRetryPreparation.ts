import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../shared/api/api.ts';
import { notePackEvent } from '../../../shared/practice/pack-events.ts';
import { availabilityQuery } from '../../../shared/practice/queries.ts';
import { useSingle } from '../../../shared/query/single.ts';

/** Retries a failed preparation. */
export function useRetryPreparation() {
  const client = useQueryClient();
  return useSingle({
    mutationFn: () => call('GET /session/check-availability', { query: { retry: 'true' } }),
    onSuccess: reply => {
      notePackEvent('preparation_retried', reply.phase);
      client.setQueryData(availabilityQuery().queryKey, reply);
    },
  });
}
