import type { Api, Outgoing, Reply } from '@twelvefold/contract';
import { figures } from '@twelvefold/contract/figures';
import { ApiError } from './api-error.ts';
import { marks } from './reply-marks.ts';
import { type Plain, prepare, reached, refused, type Settings, send } from './request.ts';

export { whenExpired } from './request.ts';

export type Call = keyof Api & string;
type Given<K extends Call> = Outgoing<Api[K]>;
type Needed<K extends Call> = {
  [P in keyof Given<K> as undefined extends Given<K>[P] ? never : P]: Given<K>[P];
};
type Options<K extends Call> = Needed<K> & Settings;
type Arguments<K extends Call> = keyof Needed<K> extends never ? [options?: Settings] : [options: Options<K>];

/** Every reply is an object or a list: anything else comes from something between here and the server. */
function whole<K extends Call>(text: string, key: K): Reply<Api[K]> {
  const mark = marks[key];
  const reply = parsed(text);
  if (typeof reply !== 'object' || reply === null || (mark !== undefined && !(mark in reply)))
    throw new ApiError('unexpected', 0);
  return reply as Reply<Api[K]>;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ApiError('unexpected', 0, { cause: error });
  }
}

/**
 * One call of the API, typed by the contract: `await call('POST /auth/login', { body: { email, password } })`.
 * Throws `ApiError` for refusals, time-outs and a network that is away; an abort by the caller's own signal is
 * passed on as it is, and so is a fault of ours.
 */
export async function call<K extends Call>(key: K, ...[options]: Arguments<K>): Promise<Reply<Api[K]>> {
  const given = (options ?? {}) as Plain;
  const asked = prepare(key, given);
  const late = AbortSignal.timeout((given.timeoutSeconds ?? figures.timeoutsSeconds.ordinary) * 1000);
  const limit = given.signal ? AbortSignal.any([given.signal, late]) : late;
  const inTime = <T>(coming: Promise<T>) => reached(coming, limit, given.signal);
  const response = await inTime(send(asked, { signal: limit, keepalive: given.keepalive ?? false }));
  if (!response.ok) throw await inTime(refused(response, asked));
  return whole(await inTime(response.text()), key);
}
