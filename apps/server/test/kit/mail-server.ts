import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** Reply to a recipient: SMTP code and words, with an optional delay. */
export interface Reply {
  code: number;
  words: string;
  afterMs?: number;
}

export interface MailServer {
  url: string;
  /** Accepted mails in order. */
  received: { to: string; text: string; at: number }[];
  /** Recipients of all attempts, in order. */
  asked: string[];
  close(): Promise<void>;
}

/** A mail server on loopback that accepts every mail at once, except those for which `refuse` returns a reply. */
export async function mailServer(
  refuse: (address: string) => Reply | null = () => null,
): Promise<MailServer> {
  const received: MailServer['received'] = [];
  const asked: string[] = [];
  const timers = new Set<NodeJS.Timeout>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      asked.push(address);
      const reply = refuse(address);
      if (!reply) return done();
      const { code, words, afterMs = 0 } = reply;
      const answer = () => done(code < 400 ? null : Object.assign(new Error(words), { responseCode: code }));
      timers.add(setTimeout(answer, afterMs));
    },
    onData: (stream, session, done) => {
      let text = '';
      stream.on('data', chunk => {
        text += chunk;
      });
      stream.on('end', () => {
        for (const { address } of session.envelope.rcptTo)
          received.push({ to: address, text, at: performance.now() });
        done();
      });
    },
  });
  // Ignores clients that disconnect.
  server.on('error', () => {});
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    asked,
    close: () => {
      for (const timer of timers) clearTimeout(timer);
      return new Promise(resolve => server.close(() => resolve()));
    },
  };
}
