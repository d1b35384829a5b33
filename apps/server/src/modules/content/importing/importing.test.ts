import { createServer } from 'node:http';
import { beforeAll, describe, expect, it } from 'vitest';
import { signedInAdmin, uploadTo } from '../../../../test/kit/admin.ts';
import { type SignedUp, testApp } from '../../../../test/kit/app.ts';
import { csvLine } from '../../../platform/csv/writing.ts';
import { rowsOf } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/query.ts';
import { isPublicAddress } from '../../../platform/images/fetching.ts';

const app = testApp();
let admin: SignedUp;
beforeAll(async () => {
  admin = await signedInAdmin(app);
});

const columns = [
  'stem',
  'answer',
  'mcq_options',
  'solution_approach',
  'detailed_solution',
  'principle_to_remember',
  'snap_read',
  'image_url',
  'type_code',
  'difficulty',
];
type Cells = Partial<Record<(typeof columns)[number], string>>;
const good = (stem: string, more: Cells = {}): Cells => ({
  stem,
  answer: '12',
  mcq_options: '["12","13","14","15"]',
  solution_approach: 'Count.',
  detailed_solution: 'It is $12$.',
  principle_to_remember: 'Counting.',
  snap_read: 'A count.',
  type_code: 'AR.PCT.1',
  difficulty: 'Hard',
  ...more,
});
const csv = (...rows: Cells[]) =>
  csvLine(columns) + rows.map(row => csvLine(columns.map(name => row[name]))).join('');
const words = ['violets', 'anchors', 'lanterns', 'saddles', 'thimbles', 'barrels', 'quills', 'pebbles'];
const upload = (content: string | Buffer, name = 'bank.csv', path = 'csv-upload') =>
  uploadTo(app, `/admin/questions/${path}`, admin, name, content);
const stored = (stem: string) =>
  rowsOf<{ status: string; type: string; band: string; key: string; options: unknown }>(
    app.platform.db.execute(
      sql`select status, type, band, key, options from items where stem = ${stem} and origin is null`,
    ),
  );

describe('a file as a whole', () => {
  it('S068 is refused for its name, its size, and for being no text', async () => {
    for (const name of ['bank.txt', 'bank.csv.exe'])
      expect((await upload(csv(), name)).body).toMatchObject({
        status: 422,
        detail: 'Please select a CSV file',
      });
    expect((await upload(Buffer.alloc(10_485_760, 'a'))).status).toBe(413);
    expect((await upload('')).body.detail).toBe('The file is empty.');
    expect((await upload(Buffer.from([0x73, 0xff, 0xfe]))).body.detail).toContain('UTF-8');
    expect((await upload('stem,answer\n')).body.detail).toBe(
      'The file has no column mcq_options. The first row names: stem and answer.',
    );
    expect((await upload('stem,stem,answer,mcq_options\n')).body.detail).toContain(
      'has the column stem 2 times',
    );
    expect((await upload(csv())).body).toMatchObject({ total_processed: 0, errors: [] });
  });

  it('S068 is taken when it is one byte smaller than the limit', async () => {
    const head = csv(good('How many violets are there?'));
    const padded = head + '\n'.repeat(10_485_759 - Buffer.byteLength(head));
    expect((await upload(padded)).body).toMatchObject({ total_processed: 1, successful_uploads: 1 });
  });

  it('is read whatever its byte-order mark, line ends, column names and order', async () => {
    const text =
      '\uFEFFAnswer, MCQ Options ,Extra,STEM\r\nB,"{""a"":1,""B"":2,""c"":3,""D"":4}",x,Which anchors hold?\r\n';
    expect((await upload(text)).body).toMatchObject({ successful_uploads: 1, drafts: 1 });
    expect(await stored('Which anchors hold?')).toMatchObject([{ key: 'B', status: 'draft' }]);
  });
});

describe('rows', () => {
  it('S069 counts add up, each bad row is told and can be had back, good rows are in', async () => {
    app.clock.advance(1);
    const bad: Cells[] = [
      good(''),
      good('Bad options?', { mcq_options: '[1,2' }),
      good('Three options?', { mcq_options: '["1","2","3"]' }),
      good('Alike options?', { mcq_options: '["1","2","3","1 "]' }),
      good('No such answer?', { answer: '99' }),
      good('No answer?', { answer: '' }),
      good('Answer and letter differ?', { answer: '(B) 12' }),
      good('A picture elsewhere?', { image_url: 'http://127.0.0.1/x.png' }),
    ];
    const fit = words.slice(2).map(word => good(`How many ${word} fit in the box?`));
    const { body } = await upload(csv(...fit, ...bad, good('How many lanterns fit in the box!')));
    expect(body).toMatchObject({
      total_processed: fit.length + bad.length + 1,
      successful_uploads: fit.length,
      failed_uploads: bad.length,
      duplicate_questions: 1,
      drafts: 0,
    });
    expect(body.errors.map(({ row, code }: { row: number; code: string }) => [row, code])).toEqual([
      [7, 'stem_missing'],
      [8, 'options_not_json'],
      [9, 'options_not_four'],
      [10, 'options_alike'],
      [11, 'answer_not_an_option'],
      [12, 'answer_missing'],
      [13, 'answer_contradicts'],
      [14, 'image_refused'],
      [15, 'duplicate'],
    ]);
    expect(await stored('How many quills fit in the box?')).toMatchObject([
      { status: 'live', type: 'AR.PCT.1', band: 'Hard', key: 'A' },
    ]);
    const refused = await app.get(`/admin/questions/imports/${body.import_id}/refused`, admin);
    expect(refused.text.trimEnd().split('\r\n')).toHaveLength(1 + bad.length);
    expect(refused.text).toContain('stem: The stem is missing.');
    const { imports } = (await app.get('/admin/questions/imports', admin)).body;
    expect(imports[0]).toMatchObject({ id: body.import_id, failed: bad.length, duplicates: 1 });
  });

  it('doubtful rows are drafts, and no draft is served', async () => {
    const doubtful: [string, Cells, string][] = [
      ['Is $x open?', {}, 'maths_unbalanced'],
      ['Which part lacks?', { snap_read: '' }, 'solution_part_missing'],
      ['Which key holds?', { detailed_solution: 'So the answer is (C).' }, 'solution_disagrees'],
      ['Which <b>tag</b> went?', {}, 'html_removed'],
      ['Which type fits?', { type_code: '' }, 'type_unknown'],
      ['How hard was it?', { difficulty: '' }, 'difficulty_unknown'],
    ];
    const { body } = await upload(csv(...doubtful.map(([stem, more]) => good(stem, more))));
    expect(body).toMatchObject({ successful_uploads: doubtful.length, drafts: doubtful.length });
    expect(body.warnings.map(({ code }: { code: string }) => code)).toEqual(
      doubtful.map(([, , code]) => code),
    );
    expect(await stored('Which tag went?')).toMatchObject([{ status: 'draft' }]);
  });

  it('the same words with other numbers are only a warning', async () => {
    await upload(csv(good('A hat costs 250 rupees less than 3 scarves?')));
    const { body } = await upload(csv(good('A hat costs 475 rupees less than 8 scarves?')));
    expect(body.warnings).toMatchObject([{ code: 'near_duplicate' }]);
  });

  it('a dry run tells the same and stores nothing; a second upload brings nothing', async () => {
    const file = csv(good('Where do the swallows nest in May?'), good(''));
    const { body: dry } = await upload(file, 'bank.csv', 'csv-dry-run');
    expect(dry).toMatchObject({ successful_uploads: 1, failed_uploads: 1, import_id: null });
    expect(await stored('Where do the swallows nest in May?')).toEqual([]);
    expect((await upload(file)).body).toMatchObject({ successful_uploads: 1 });
    expect((await upload(file)).body).toMatchObject({ successful_uploads: 0, duplicate_questions: 1 });
  });

  it('two uploads of one file at once bring each question once', async () => {
    const file = csv(good('Who rows the ferry at dusk?'));
    const both = await Promise.all([upload(file), upload(file)]);
    expect(both.map(({ body }) => body.successful_uploads).sort()).toEqual([0, 1]);
  });
});

it('a draft is put into service with the type it lacked, and taken out again', async () => {
  const stem = 'Which marbles roll off the shelf?';
  app.clock.advance(1000);
  await upload(csv(good(stem, { type_code: '', difficulty: '' })));
  const { body } = await app.get('/admin/bank?status=draft&search=marbles', admin);
  expect(body.questions).toMatchObject([{ stem, type_code: '', status: 'draft' }]);
  // Before all that a release generated, whatever its ids.
  const { body: newest } = await app.get('/admin/bank?limit=1', admin);
  expect(newest.questions).toMatchObject([{ stem }]);
  const { body: older } = await app.get(`/admin/bank?limit=1&cursor=${newest.next}`, admin);
  expect(older.questions[0].created_at < newest.questions[0].created_at).toBe(true);
  const path = `/admin/bank/${body.questions[0].id}`;
  expect((await app.post(`${path}/publish`, {}, admin)).status).toBe(422);
  const asked = { type_code: 'AR.PCT.1', difficulty: 'Easy' };
  expect((await app.post(`${path}/publish`, asked, admin)).body).toEqual({ success: true });
  expect((await app.get(path, admin)).body).toMatchObject({
    status: 'live',
    type_code: 'AR.PCT.1',
    difficulty: 'Easy',
    right_answer: 'A',
  });
  await app.post(`${path}/retire`, undefined, admin);
  expect((await app.get(path, admin)).body.status).toBe('retired');
});

it('what was withdrawn or corrected does not come back with its file', async () => {
  const names = ['ferns', 'kettles', 'mosaics'] as const;
  const stemOf = (name: string) => `How many ${name} are left on the terrace at dawn?`;
  const file = csv(
    good(stemOf('ferns')),
    good(stemOf('kettles')),
    good(stemOf('mosaics'), { detailed_solution: '' }),
  );
  const oldStemsLive = async () =>
    rowsOf<{ name: string; stem: string }>(
      app.platform.db.execute(sql`
        select split_part(stem, ' ', 3) as name, stem from items
        where status = 'live' and stem like '%are left on the terrace%' order by stem`),
    );
  const onDesk = async (name: string) => {
    const { body } = await app.get(`/admin/bank?search=${name}`, admin);
    const { body: question } = await app.get(`/admin/bank/${body.questions[0].id}`, admin);
    return question;
  };
  const edit = async (name: string, stem: string) => {
    const q = await onDesk(name);
    const options = Object.fromEntries(
      q.options.map((option: { letter: string; text: string }) => [option.letter, option.text]),
    );
    const { right_answer, solution, type_code, difficulty, target_seconds, version } = q;
    const given = { stem, options, right_answer, solution, type_code, difficulty, target_seconds, version };
    return app.post(`/admin/bank/${q.id}/edit`, { ...given, reason: 'The stem misled.' }, admin);
  };
  expect((await upload(file)).body).toMatchObject({ successful_uploads: 3, drafts: 1 });
  await app.post(`/admin/bank/${(await onDesk('ferns')).id}/retire`, undefined, admin);
  const corrected = ['kettles', 'mosaics'].map(name => `How many ${name} stand on the terrace at noon?`);
  expect((await edit('kettles', corrected[0] ?? '')).status).toBe(200);
  const { body: draft } = await edit('mosaics', corrected[1] ?? '');
  expect((await app.post(`/admin/bank/${draft.id}/publish`, {}, admin)).body).toEqual({ success: true });
  const again = csv(...names.map(name => good(stemOf(name))), ...corrected.map(stem => good(stem)));
  for (const path of ['csv-dry-run', 'csv-upload'])
    expect((await upload(again, 'bank.csv', path)).body).toMatchObject({
      successful_uploads: 0,
      duplicate_questions: 5,
    });
  expect(await oldStemsLive()).toEqual([]);
  for (const stem of corrected) expect(await stored(stem)).toMatchObject([{ status: 'live' }]);
});

it('S071 what is exported is imported as it was, whatever sign a text begins with', async () => {
  const tricky = [
    good('-3 + x, what is it in the cellar?', { mcq_options: '["-12","+1","=2","@3"]', answer: '-12' }),
    good("'=sum of the attic, what is it?", { snap_read: "''@x", principle_to_remember: '\ttab' }),
    good('  spaces, "quotes"\nand a line end on the roof? ', { solution_approach: '=1+1' }),
  ];
  await upload(csv(...tricky));
  // The whole bank is more than one file may hold.
  await app.platform.db.execute(
    sql`update items set status = 'retired', retired_by = 'admin' where status = 'live' and type not like 'AR.%'`,
  );
  const { text } = await app.get('/admin/questions/export', admin);
  const line = (stem: string) => text.includes(csvLine([stem]).trimEnd());
  expect(tricky.every(({ stem = '' }) => line(stem))).toBe(true);
  expect(text).not.toMatch(/(^|,)"?[=@]/m);
  const { body: again } = await upload(text);
  expect(again).toMatchObject({ successful_uploads: 0, failed_uploads: 0 });
  await app.platform.db.execute(sql`update items set fingerprint = 'gone' || id where stem like '%cellar%'`);
  const before = await stored(tricky[0]?.stem ?? '');
  expect((await upload(text)).body).toMatchObject({ successful_uploads: 1 });
  const after = await stored(tricky[0]?.stem ?? '');
  expect(after).toHaveLength(2);
  expect(after[1]).toMatchObject({ ...before[0], status: expect.anything() });
});

describe('S072 pictures', () => {
  it('are fetched from allowed hosts on the public network alone', async () => {
    let connections = 0;
    const listener = createServer((_request, response) => response.end()).on('connection', () => {
      connections += 1;
    });
    await new Promise<void>(done => listener.listen(0, '127.0.0.1', done));
    const { port } = listener.address() as { port: number };
    const links = [
      `http://127.0.0.1:${port}/`,
      `https://127.0.0.1:${port}/`,
      `https://2130706433:${port}/`,
      `https://[::1]:${port}/`,
      'http://169.254.169.254/',
      'file:///etc/passwd',
      'gopher://localhost/',
      'https://localhost.evil.test/x.png',
      'https://drive.google.com@127.0.0.1/x.png',
      `https://drive.google.com:${port}/x.png`,
    ];
    const { body } = await upload(
      csv(
        ...links.map((image_url, i) =>
          good(`What is on picture ${words[i % 8]} ${'no'.repeat(i)}?`, { image_url }),
        ),
      ),
    );
    listener.close();
    expect(body).toMatchObject({ failed_uploads: links.length, successful_uploads: 0 });
    expect(connections).toBe(0);
  });

  it.each([
    '10.1.2.3',
    '127.0.0.1',
    '169.254.169.254',
    '::1',
    '::ffff:127.0.0.1',
    'fd00::1',
    '0.0.0.0',
    '100.64.0.1',
  ])('%s is no address of the public network', address => expect(isPublicAddress(address)).toBe(false));
});

describe('an answer that the stem’s own equation proves', () => {
  const options = { mcq_options: '["3","5","7","9"]', detailed_solution: 'Take $7$ away.' };

  it('stands in for one that is missing, in a draft; where nothing is proved the row is refused', async () => {
    const { body } = await upload(
      csv(
        good('If $3x + 7 = 22$, find $x$.', { ...options, answer: '' }),
        good('How many ravens sit on the wall by the mill?', { answer: ' ' }),
      ),
    );
    expect(body).toMatchObject({ successful_uploads: 1, drafts: 1, failed_uploads: 1 });
    expect(body.warnings).toMatchObject([{ row: 1, code: 'answer_proposed', column: 'answer' }]);
    expect(body.errors).toMatchObject([{ row: 2, code: 'answer_missing' }]);
    expect(await stored('If $3x + 7 = 22$, find $x$.')).toMatchObject([{ status: 'draft', key: 'B' }]);
  });

  it('makes a draft of a question whose key it refutes, and nothing of one whose key it is', async () => {
    const { body } = await upload(
      csv(
        good('Solve $9z - 2 = 25$ for $z$.', { ...options, answer: 'A' }),
        good('If $5y + 7 = 42$, what is $y$?', { ...options, answer: 'D' }),
      ),
    );
    expect(body).toMatchObject({ successful_uploads: 2, drafts: 1 });
    expect(body.warnings).toMatchObject([
      {
        row: 2,
        code: 'answer_disproved',
        message: "Put into the stem's equation, option C is right; the answer is D.",
      },
    ]);
  });
});
