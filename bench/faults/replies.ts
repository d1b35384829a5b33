/**
 * Lost replies: `node bench/faults/replies.ts`, with Debian's postgresql installed. A proxy closes a student's
 * connection when the reply to an answer arrives; the answer is stored by then, and the student sends it again.
 * REPLIES times (1,008).
 */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { lostAndDoubled } from '../operations/students.ts';
import { broken, judge, stageOf } from './stage.ts';

const QUESTIONS = 12;
const STUDENTS = Math.ceil(Number(process.env.REPLIES ?? 1008) / QUESTIONS);
const atOnce = 6;

/** Fields used of replies. */
interface ReplyFields {
  access_token: string;
  user: { id: string };
  session_id: string;
  is_correct: boolean;
}

const stage = await stageOf();
try {
  const api = await stage.process('serve');
  const cutting = createServer(client => {
    const server = connect(Number(new URL(api.url).port), '127.0.0.1');
    client.pipe(server);
    server.once('data', () => client.destroy());
    client.on('error', () => server.destroy());
    client.on('close', () => server.destroy());
    server.on('error', () => client.destroy());
  });
  cutting.listen(0, '127.0.0.1');
  await once(cutting, 'listening');
  const cuttingUrl = `http://127.0.0.1:${(cutting.address() as AddressInfo).port}`;

  const call = async (url: string, path: string, body: object, token?: string): Promise<ReplyFields> => {
    const reply = await fetch(`${url}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    });
    // 503 on a busy machine: retried, as the page does.
    if (reply.status === 503) return call(url, path, body, token);
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
    return reply.json() as Promise<ReplyFields>;
  };
  const acknowledged: { session: string; position: number; correct: boolean }[] = [];
  let cut = 0;
  const practise = async (n: number) => {
    const account = { full_name: 'Asha Rao', email: `${n}@example.org`, password: 'correct horse battery' };
    const { access_token: token, user } = await call(api.url, '/auth/register', account);
    const { session_id: session } = await call(api.url, '/session/start', { user_id: user.id }, token);
    for (let position = 1; position <= QUESTIONS; position++) {
      const answer = { session_id: session, position, answer: 'A', elapsed_ms: 30_000 };
      await call(cuttingUrl, '/session/submit', answer, token).catch(() => {
        cut += 1;
      });
      const { is_correct } = await call(api.url, '/session/submit', answer, token);
      acknowledged.push({ session, position, correct: is_correct });
    }
  };
  const waiting = Array.from({ length: STUDENTS }, (_, n) => n);
  const work = async () => {
    for (let n = waiting.shift(); n !== undefined; n = waiting.shift()) await practise(n);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  cutting.close();

  const { lost, doubled, stored } = await lostAndDoubled(stage.databaseUrl, acknowledged);
  const wrong = await broken(stage.databaseUrl);
  if (cut < acknowledged.length) wrong.push(`only ${cut} of ${acknowledged.length} replies were lost`);
  if (lost + doubled > 0) wrong.push(`${lost} are not stored as acknowledged, ${doubled} stored twice`);
  if (stored !== acknowledged.length)
    wrong.push(`${stored} answers are stored, ${acknowledged.length} were given`);
  judge({ 'replies lost': cut, 'acknowledged on retry': acknowledged.length, lost, doubled }, wrong);
} finally {
  await stage.end();
}
process.exit();
