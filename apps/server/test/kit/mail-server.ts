import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** What a mail server answers to a recipient: an SMTP code with its words, at once or after a while. */
export interface Reply {
  code: number;
  words: string;
  afterMs?: number;
}

export interface MailServer {
  url: string;
  /** Mails it took, as they came. */
  received: { to: string; text: string; at: number }[];
  /** Recipients it was asked for, in order. */
  asked: string[];
  close(): Promise<void>;
}

/** A mail server on loopback that takes every mail at once but those `refuse` has a reply for. */
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
  // A client that hangs up is no fault of the server.
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
