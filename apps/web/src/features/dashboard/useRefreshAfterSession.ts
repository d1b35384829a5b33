import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { completionKey } from '../../shared/practice/completion.ts';
import { answersChanged } from '../../shared/query/keys.ts';

/** Refetches when another window of this browser completes a session; a visit always refetches. */
export function useRefreshAfterSession(userId: string): void {
  const client = useQueryClient();
  useEffect(() => {
    const look = ({ key }: StorageEvent) => {
      if (key === completionKey(userId)) answersChanged(client);
    };
    addEventListener('storage', look);
    return () => removeEventListener('storage', look);
  }, [client, userId]);
}
