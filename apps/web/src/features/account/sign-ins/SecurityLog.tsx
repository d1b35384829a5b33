import { useQuery } from '@tanstack/react-query';
import type { SecurityEvent, SecurityEventKind } from '@twelvefold/contract';
import { browserName } from '@twelvefold/contract/browser-name';
import { wordsFor } from '../../../shared/api/api-error.ts';
import { counted, dayTime } from '../../../shared/words/format.ts';
import { Disclosure } from '../../../ui/controls/Disclosure.tsx';
import { NotLoaded } from '../../../ui/notices/NotLoaded.tsx';
import { securityLogQuery } from '../queries.ts';

const names: Record<SecurityEventKind, string> = {
  account_made: 'Account made',
  address_proved: 'Email verified',
  signed_in: 'Signed in',
  signed_in_new_browser: 'Signed in, in a new browser',
  sign_in_failed: 'Sign-in failed',
  sign_in_closed: 'Sign-in only from browsers you used before, until tomorrow',
  browser_opened: 'Browser opened with the link of an email',
  address_changed: 'Email changed',
  password_changed: 'Password changed',
  password_reset: 'Password reset with a code',
  password_refused: 'Wrong password on the account page',
  second_factor_on: 'Second factor switched on',
  second_factor_off: 'Second factor switched off',
  second_factor_failed: 'Wrong code of the second factor',
  recovery_code_used: 'Recovery code used',
  recovery_codes_made: 'New recovery codes',
  sign_in_ended: 'A browser was signed out',
  signed_out_everywhere: 'Signed out everywhere',
  data_exported: 'Data exported',
  account_suspended: 'Account suspended',
  account_restored: 'Account restored',
  account_terminated: 'Account closed by us',
  rights_given: 'Administrator rights given',
  rights_taken: 'Administrator rights taken',
  account_closed: 'Account closed',
};

function Row({ event: { kind, times, at, browser, address } }: { event: SecurityEvent }) {
  return (
    <li className="border-t border-line py-2.5 first:border-t-0">
      {names[kind]}
      {times > 1 && `, ${counted(times, 'time')}`}
      <span className="type-small block break-words text-ink-2">
        <time dateTime={at}>{dayTime(at)}</time>
        {browser && ` · ${browserName(browser)}`}
        {address && ` · from ${address}`}
      </span>
    </li>
  );
}

/** Security events of the account, newest first. */
export function SecurityLog() {
  const query = useQuery(securityLogQuery());
  const { data, error } = query;
  if (error && !data)
    return (
      <NotLoaded query={query}>{wordsFor(error, 'Your security events could not be loaded.')}</NotLoaded>
    );
  if (!data || data.events.length === 0) return null;
  return (
    <Disclosure title="Recent security events">
      <ul>
        {data.events.map(event => (
          <Row key={`${event.at} ${event.kind} ${event.address} ${event.browser}`} event={event} />
        ))}
      </ul>
    </Disclosure>
  );
}
