import { Postponed } from '../jobs/definitions.ts';

/** Tries in a row that must fail before a domain is held. */
const failuresToHold = 3;
/** Length of the first pause; each further failure doubles it. */
const firstPauseMs = 15_000;
const longestPauseMs = 120_000;
/** A delivery that takes longer is slow; this many slow ones at once hold the domain. */
const slowMs = 2000;
const slowToHold = 2;
/** Domains remembered at most; the longest known is forgotten first. */
const remembered = 10_000;

interface Receiver {
  /** In a row. */
  failures: number;
  /** Its last delivery was quick. */
  quick: boolean;
  heldUntil: number;
  /** When each delivery under way began. */
  underWay: Set<{ since: number }>;
}

export interface Receivers {
  /**
   * Delivers to a domain, or throws `Postponed` while the domain is held. A domain is held after failures of its own and
   * while its deliveries hang; after the pause one delivery tries whether it takes mail again. One that is not known to
   * take mail quickly has a share of the lane, one that is all but a place: the rest is for mail to everybody else.
   */
  deliver(domain: string, work: () => Promise<void>): Promise<void>;
}

/** How many deliveries there are at once, and how many of them may go to one domain that nothing is known of. */
export interface Lane {
  atOnce: number;
  share: number;
}

/** A breaker for each receiving domain; `time` in ms. */
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

/** Replies to one mail, rather than to us: to its mailbox or its content. */
const ofThisMail = ({ command }: SmtpError) => command === 'RCPT TO' || command === 'DATA';
/** 'Service not available, closing channel' (RFC 5321): the mail server itself, for whatever domain. */
const closing = 421;

/** Whether the receiving side put the mail off, or was too slow to answer; a mail server that is away says nothing of it. */
function isTheirs(error: unknown): boolean {
  const smtp = (error ?? {}) as SmtpError;
  if (smtp.timeoutType === 'SOCKET_TIMEOUT') return true;
  const code = Number(smtp.responseCode);
  return ofThisMail(smtp) && code >= 400 && code < 500 && code !== closing;
}

/** Whether a refusal is of the mailbox: another mail to it would be refused as well. */
export const isOfMailbox = (error: unknown): boolean =>
  ((error ?? {}) as SmtpError).command === 'RCPT TO' && isRefusal(error);

/** Whether the mail was refused for good (RFC 5321, 5yz): trying it again would make the receiver doubt the sender. */
export function isRefusal(error: unknown): boolean {
  const smtp = (error ?? {}) as SmtpError;
  return ofThisMail(smtp) && Number(smtp.responseCode) >= 500;
}
