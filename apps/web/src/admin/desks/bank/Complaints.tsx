import type { BankQuestion, ReportReason } from '@twelvefold/contract';
import { count, counted, dayTime } from '../../../shared/words/format.ts';
import { Notice } from '../../../ui/notices/Banner.tsx';

const causes = {
  reports: 'Students who answered it report it',
  suspect_key: 'Its answers make its key suspect',
} as const;

const reasons: Record<ReportReason, string> = {
  answer: 'the answer is wrong',
  unclear: 'it is unclear',
  picture: 'the picture is wrong',
  other: 'something else',
};

/** Students' reports of a question, and the reason why it is flagged. */
export function Complaints({ question: { flag, reports, reported_for } }: { question: BankQuestion }) {
  const said = (Object.keys(reasons) as ReportReason[]).filter(reason => reported_for[reason] > 0);
  return (
    <>
      {flag && (
        <Notice tone="warning">
          {causes[flag.cause]}.{' '}
          {flag.withdrawn
            ? `It was taken out of new sessions on ${dayTime(flag.at)}: publish it if it is right, edit or retire it if not.`
            : 'It is still in service: today’s share of the bank was withdrawn already.'}
        </Notice>
      )}
      {reports > 0 && (
        <p>
          Reported by {counted(reports, 'student')}
          {said.length > 0 &&
            `: ${said.map(reason => `${reasons[reason]} (${count(reported_for[reason])})`).join(', ')}`}
          .
        </p>
      )}
    </>
  );
}
