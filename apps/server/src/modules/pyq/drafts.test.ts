import { beforeAll, expect, it } from 'vitest';
import { signedInAdmin, uploadTo } from '../../../test/kit/admin.ts';
import { type SignedUp, testApp } from '../../../test/kit/app.ts';
import { csvLine } from '../../platform/csv/writing.ts';

const app = testApp();
let admin: SignedUp;
beforeAll(async () => {
  admin = await signedInAdmin(app);
});

const columns = ['stem', 'answer', 'mcq_options', 'type_code', 'difficulty', 'target_seconds'];
const upload = (rows: readonly string[][]) => {
  const file = csvLine(columns) + rows.map(row => csvLine(row)).join('');
  return uploadTo(app, '/admin/questions/csv-upload', admin, 'bank.csv', file);
};

interface Proposal {
  id: string;
  stem: string;
  type_code: string;
  difficulty: string;
}
async function proposed(): Promise<{ unseen: number; total: number; proposals: Proposal[] }> {
  return (await app.get('/admin/pyq/proposals', admin)).body;
}
async function enriched() {
  await app.post('/admin/enrich-checker/pyq-questions-background', { total_questions: 1 }, admin);
  await app.settle();
  return proposed();
}
const accept = (body: object) => app.post('/admin/pyq/proposals/accept', body, admin);
const question = async (id: string) => (await app.get(`/admin/bank/${id}`, admin)).body;

const options = '["3","5","7","9"]';
const rows = {
  band: ['A lamp is sold at a profit of 20 per cent. What did it cost?', 'A', options, 'AR.PLD.1', '', '77'],
  answer: ['If $3x + 7 = 22$, find $x$.', '', options, 'AL.LIN.1', 'Hard', ''],
  both: ['If $4x + 7 = 35$, find $x$.', '', options, 'AL.LIN.1', '', ''],
  all: ['If $2x + 3 = 21$, find $x$.', '', options, '', '', ''],
  none: ['If $2x + 3 = 9$, find $x$, and say why.', 'A', options, 'AL.LIN.1', 'Hard', ''],
};

it('imported drafts are proposed the type, the difficulty and the proved answer that they lack, and no more', async () => {
  expect((await upload(Object.values(rows))).body).toMatchObject({ drafts: 5 });
  expect((await proposed()).unseen).toBe(4);
  const { unseen, total, proposals } = await enriched();
  expect([unseen, total]).toEqual([0, 4]);
  const of = (name: keyof typeof rows) => proposals.find(({ stem }) => stem === rows[name][0]);
  const band = { knows_type: true, type_code: 'AR.PLD.1', knows_difficulty: false, right_answer: null };
  expect(of('band')).toMatchObject({ ...band, year: null, confidence: 0.5 });
  const answer = { knows_type: true, knows_difficulty: true, difficulty: 'Hard', right_answer: 'B: 5' };
  expect(of('answer')).toMatchObject({ ...answer, confidence: 1 });
  expect(of('both')).toMatchObject({ knows_type: true, knows_difficulty: false, right_answer: 'C: 7' });
  expect(of('all')).toMatchObject({ knows_type: false, knows_difficulty: false, right_answer: 'D: 9' });
  expect(of('none')).toBeUndefined();

  // The surest together: proved answers.
  const sure = proposals.filter(one => [of('answer'), of('both')].includes(one));
  expect((await accept({ least_confidence: 0.99 })).body).toEqual({ success: true, accepted: sure.length });
  expect(await question(of('both')?.id ?? '')).toMatchObject({
    status: 'draft',
    type_code: 'AL.LIN.1',
    difficulty: of('both')?.difficulty,
    right_answer: 'C',
  });
  // A target time that the file gave stays.
  await accept({ ids: [of('band')?.id] });
  expect(await question(of('band')?.id ?? '')).toMatchObject({
    difficulty: of('band')?.difficulty,
    target_seconds: 77,
  });
  expect((await proposed()).total).toBe(1);

  const { id = '', type_code } = of('all') ?? {};
  expect((await question(id)).type_code).not.toBe(type_code);
  await accept({ ids: [id] });
  expect(await question(id)).toMatchObject({ status: 'draft', type_code, right_answer: 'D' });
});

it('a draft that an administrator has edited is proposed nothing any more', async () => {
  const stem = 'If $6x + 7 = 25$, find $x$.';
  await upload([[stem, '', options, 'AL.LIN.1', 'Easy', '']]);
  const { proposals } = await enriched();
  const { id = '' } = proposals.find(one => one.stem === stem) ?? {};
  const read = await question(id);
  const content = {
    stem: 'If $6x + 7 = 37$, find $x$.',
    options: { A: '3', B: '5', C: '7', D: '9' },
    right_answer: 'B',
    solution: { snap_read: '', solution_approach: '', detailed_solution: '', principle_to_remember: '' },
    type_code: 'AL.LIN.1',
    difficulty: 'Hard',
    target_seconds: 90,
  };
  const reason = 'The wrong number was asked for.';
  const edited = await app.post(
    `/admin/bank/${id}/edit`,
    { ...content, version: read.version, reason },
    admin,
  );
  expect(edited.status).toBe(200);
  await accept({ least_confidence: 1e-320 });
  expect(await question(edited.body.id)).toMatchObject({ right_answer: 'B', difficulty: 'Hard' });
});
