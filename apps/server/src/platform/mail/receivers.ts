import { Postponed } from '../jobs/definitions.ts';

/** Failures in a row that hold a domain. */
const failuresToHold = 3;
/** First pause; each further failure doubles it. */
const firstPauseMs = 15_000;
const longestPauseMs = 120_000;
/** A delivery over 2 s is slow; two slow ones at once hold the domain. */
const slowMs = 2000;
const slowToHold = 2;
/** Maximum of remembered domains; the oldest is forgotten first. */
const remembered = 10_000;

interface Receiver {
  /** Failures in a row. */
  failures: number;
  /** Whether the last delivery was quick. */
  quick: boolean;
  heldUntil: number;
  /** Start of each delivery under way. */
  underWay: Set<{ since: number }>;
}

export interface Receivers {
  /**
   * Delivers to a domain, or throws `Postponed` while the domain is held: after three failures in a row, or while two
   * of its deliveries hang; after the pause one delivery probes it. A domain not known as quick gets `share` places of
   * the lane, a quick one all but one: the rest is for other domains.
   */
  deliver(domain: string, work: () => Promise<void>): Promise<void>;
}

/** Maximum of deliveries at once, and of those to one unknown domain. */
export interface Lane {
  atOnce: number;
  share: number;
}

/** A circuit breaker per receiving domain; `time` in ms. */
export function createReceivers(lane: Lane, time: () => number = () => performance.now()): Receivers {
  const receivers = new Map<string, Receiver>();
  const known = (domain: string): Receiver => {
    const receiver = receivers.get(domain) ?? {
      failures: 0,
      quick: false,
      heldUntil: 0,
      underWay: new Set(),
    };
    receivers.set(domain, receiver);
    const [oldest] = receivers.keys();
    if (receivers.size > remembered && oldest !== undefined) receivers.delete(oldest);
    return receiver;
  };

  return {
    deliver: async (domain, work) => {
      const receiver = known(domain);
      const reason = whyHeld(receiver, lane, time());
      if (reason) throw new Postponed(`Mail to this domain is held: ${reason}`);
      const delivery = { since: time() };
      receiver.underWay.add(delivery);
      try {
        await work();
        receiver.failures = 0;
        receiver.quick = time() - delivery.since <= slowMs;
      } catch (error) {
        if (isTheirs(error)) hold(receiver, time());
        receiver.quick = false;
        throw error;
      } finally {
        receiver.underWay.delete(delivery);
      }
    },
  };
}

function whyHeld(
  { failures, quick, heldUntil, underWay }: Receiver,
  { atOnce, share }: Lane,
  now: number,
): string | null {
  if (now < heldUntil) return 'its last tries failed';
  if (failures >= failuresToHold && underWay.size > 0) return 'one mail tries whether it answers again';
  if (underWay.size >= (quick ? atOnce - 1 : share)) return 'it has its share of deliveries under way';
  const slow = [...underWay].filter(({ since }) => now - since > slowMs).length;
  return slow >= slowToHold ? 'it is slow' : null;
}

function hold(receiver: Receiver, now: number): void {
  receiver.failures += 1;
  if (receiver.failures < failuresToHold) return;
  const pause = firstPauseMs * 2 ** (receiver.failures - failuresToHold);
  receiver.heldUntil = now + Math.min(pause, longestPauseMs);
}

interface SmtpError {
  responseCode?: unknown;
  command?: unknown;
  timeoutType?: unknown;
}

/** Replies to this mail: its mailbox or content, not our server. */
const ofThisMail = ({ command }: SmtpError) => command === 'RCPT TO' || command === 'DATA';
/** 'Service not available, closing channel' (RFC 5321): the mail server itself, whatever the domain. */
const closing = 421;

/** Whether the receiver deferred the mail or was too slow; an unreachable mail server says nothing of the receiver. */
function isTheirs(error: unknown): boolean {
  const smtp = (error ?? {}) as SmtpError;
  if (smtp.timeoutType === 'SOCKET_TIMEOUT') return true;
  const code = Number(smtp.responseCode);
  return ofThisMail(smtp) && code >= 400 && code < 500 && code !== closing;
}

/** Whether the mailbox refused: it would refuse another mail too. */
export const isOfMailbox = (error: unknown): boolean =>
  ((error ?? {}) as SmtpError).command === 'RCPT TO' && isRefusal(error);

/** Whether the mail was refused for good (RFC 5321, 5yz): a retry would harm the sender's reputation. */
export function isRefusal(error: unknown): boolean {
  const smtp = (error ?? {}) as SmtpError;
  return ofThisMail(smtp) && Number(smtp.responseCode) >= 500;
}
