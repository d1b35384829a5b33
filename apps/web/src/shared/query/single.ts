import { type UseMutationOptions, type UseMutationResult, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

/**
 * `useMutation` for something that must not happen twice: while one is under way `mutate` does nothing. A second press
 * can come before the screen has been drawn with `isPending`.
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
