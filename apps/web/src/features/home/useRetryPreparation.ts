import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/api.ts';
import { notePackEvent } from '../../shared/pack-events.ts';
import { useSingle } from '../../shared/single.ts';
import { availabilityQuery } from './queries.ts';

/** Has a failed preparation tried again. */
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
