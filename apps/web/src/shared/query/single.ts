import { type UseMutationOptions, type UseMutationResult, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

/**
 * `useMutation`, one call at a time: `mutate` does nothing while one is under way. A second press can come before
 * `isPending` is rendered.
 */
export function useSingle<Data, Given = void>(
  options: UseMutationOptions<Data, Error, Given>,
): UseMutationResult<Data, Error, Given> {
  const underWay = useRef(false);
  const mutation = useMutation({
    ...options,
    onSettled: (...settled) => {
      underWay.current = false;
      return options.onSettled?.(...settled);
    },
  });
  const mutate: typeof mutation.mutate = (...given) => {
    if (underWay.current) return;
    underWay.current = true;
    mutation.mutate(...given);
  };
  return { ...mutation, mutate };
}
