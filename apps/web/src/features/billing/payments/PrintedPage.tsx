import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiError, wordsFor } from '../../../shared/api/api-error.ts';
import { Button, ButtonLink } from '../../../ui/controls/Button.tsx';
import { ErrorCard } from '../../../ui/notices/ErrorCard.tsx';
import { PageTitle } from '../../../ui/page/PageTitle.tsx';
import { Loading, Skeleton } from '../../../ui/waiting/Skeleton.tsx';

const back = (
  <ButtonLink to="/account#subscription" look="quiet">
    Back to your account
  </ButtonLink>
);

interface Words {
  title: string;
  /** Error text when the account has no such document. */
  gone: string;
}

function NotShown({
  words: { title, gone },
  query: { error, isFetching, refetch },
}: Pick<Props<unknown>, 'words' | 'query'>) {
  const isGone = error instanceof ApiError && error.status > 0 && error.status < 500;
  return (
    <ErrorCard
      title={`${title} not shown`}
      wholePage
      className="mx-auto max-w-[680px]"
      retry={isGone ? undefined : refetch}
      busy={isFetching}
      actions={back}
    >
      {isGone ? gone : wordsFor(error, `The ${title.toLowerCase()} could not be loaded.`)}
    </ErrorCard>
  );
}

interface Props<T> {
  words: Words;
  /** The document's title, where it differs from the page's. */
  titleOf?: (paper: T) => string;
  query: UseQueryResult<T>;
  numberOf: (paper: T) => string;
  children: (paper: T) => ReactNode;
}

/** A printable document of a payment, or the error of loading it. */
export function PrintedPage<T>({ words, query, titleOf, numberOf, children }: Props<T>) {
  const { data, error } = query;
  const title = (data && titleOf?.(data)) ?? words.title;
  if (error && !data) return <NotShown words={words} query={query} />;
  return (
    <>
      <PageTitle document={data ? `${title} ${numberOf(data)}` : title}>{title}</PageTitle>
      <div className="mt-7 grid gap-7 sm:mt-9">
        {data ? (
          children(data)
        ) : (
          <Loading says={`Loading your ${title.toLowerCase()}...`}>
            <Skeleton className="h-[480px] max-w-[680px] rounded-lg" />
          </Loading>
        )}
        <div className="no-print flex flex-wrap gap-3">
          <Button onClick={() => print()}>Print</Button>
          {back}
        </div>
      </div>
    </>
  );
}
