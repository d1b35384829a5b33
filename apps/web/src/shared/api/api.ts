import type { Api, Outgoing, Reply } from '@twelvefold/contract';
import { figures } from '@twelvefold/contract/figures';
import { isOurs, notOurs } from './api-error.ts';
import { type Plain, prepare, reached, refused, type Settings, send } from './request.ts';

export { whenExpired } from './request.ts';

export type Call = keyof Api & string;
type Given<K extends Call> = Outgoing<Api[K]>;
type Needed<K extends Call> = {
  [P in keyof Given<K> as undefined extends Given<K>[P] ? never : P]: Given<K>[P];
};
type Options<K extends Call> = Needed<K> & Settings;
type Arguments<K extends Call> = keyof Needed<K> extends never ? [options?: Settings] : [options: Options<K>];

/**
 * One call of the API, typed by the contract: `await call('POST /auth/login', { body: { email, password } })`. Throws
 * `ApiError` for refusals, time-outs and network failures. An abort by the caller's signal and a bug are thrown as they
 * are.
 */
export async function call<K extends Call>(key: K, ...[options]: Arguments<K>): Promise<Reply<Api[K]>> {
  const given = (options ?? {}) as Plain;
  const asked = prepare(key, given);
  const late = AbortSignal.timeout((given.timeoutSeconds ?? figures.timeoutsSeconds.ordinary) * 1000);
  const limit = given.signal ? AbortSignal.any([given.signal, late]) : late;
  const inTime = <T>(coming: Promise<T>) => reached(coming, limit, given.signal);
  const response = await inTime(send(asked, { signal: limit, keepalive: given.keepalive ?? false }));
  if (!isOurs(response)) throw notOurs(response);
  if (!response.ok) throw await refused(response, asked, inTime);
  return JSON.parse(await inTime(response.text())) as Reply<Api[K]>;
}
