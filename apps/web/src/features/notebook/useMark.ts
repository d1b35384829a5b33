import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { MarkChange, QuestionMark } from '@twelvefold/contract';
import { call } from '../../shared/api/api.ts';
import { keys } from '../../shared/query/keys.ts';
import { announce } from '../../ui/notices/Announcer.tsx';
import { markQuery } from './queries.ts';

/**
 * Changes are shown optimistically and sent one after the other, so that a second press on a slow connection counts.
 */
export function useMark(questionId: string) {
  const client = useQueryClient();
  const key = keys.mark(questionId);
  const query = useQuery(markQuery(questionId));
  const saving = useMutation({
    mutationKey: key,
    scope: { id: `mark ${questionId}` },
    // With `keepalive`, because a note is also saved while its page closes.
    mutationFn: (change: MarkChange) =>
      call('POST /notebook/marks/:question_id', {
        params: { question_id: questionId },
        body: change,
        keepalive: true,
      }),
    onMutate: async ({ bookmarked, to_review, reason }) => {
      await client.cancelQueries({ queryKey: key });
      client.setQueryData<QuestionMark>(
        key,
        mark =>
          mark && {
            ...mark,
            bookmarked: bookmarked ?? mark.bookmarked,
            to_review: to_review ?? mark.to_review,
            reason: reason === undefined ? mark.reason : reason,
          },
      );
    },
    onSuccess: (mark, { note }) => {
      // Changes still being sent are newer than this reply.
      if (client.isMutating({ mutationKey: key }) === 1) client.setQueryData(key, mark);
      else client.setQueryData<QuestionMark>(key, shown => shown && { ...shown, note: mark.note });
      if (note !== undefined) announce('Your note is saved.');
      void client.invalidateQueries({ queryKey: keys.notebook });
    },
    onError: () => void client.invalidateQueries({ queryKey: key }),
  });
  return {
    query,
    mark: query.data ?? null,
    save: saving.mutate,
    error: saving.error,
    busy: saving.isPending,
  };
}
