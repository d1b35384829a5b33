import { beforeAll, describe, expect, it } from 'vitest';
import { signedInAdmin, uploadTo } from '../../../../test/kit/admin.ts';
import { type SignedUp, testApp } from '../../../../test/kit/app.ts';
import { csvLine } from '../../../platform/csv/writing.ts';
import { rowsOf } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/query.ts';

const app = testApp();
let admin: SignedUp;
beforeAll(async () => {
  admin = await signedInAdmin(app);
});

const columns = [
  'stem',
  'answer',
  'mcq_options',
  'detailed_solution',
  'image_url',
  'type_code',
  'difficulty',
];
const solution = ['solution_approach', 'principle_to_remember', 'snap_read'];
const head = [...columns, ...solution];
type Cells = Record<string, string>;
const good = (stem: string, more: Cells = {}): Cells => ({
  stem,
  answer: '12',
  mcq_options: '["12","13","14","15"]',
  detailed_solution: 'It is $12$.',
  solution_approach: 'Count.',
  principle_to_remember: 'Counting.',
  snap_read: 'A count.',
  type_code: 'AR.PCT.1',
  difficulty: 'Hard',
  ...more,
});
const csv = (...rows: Cells[]) =>
  csvLine(head) + rows.map(row => csvLine(head.map(name => row[name]))).join('');
const upload = async (content: string | Buffer, path = 'csv-upload') =>
  (await uploadTo(app, `/admin/questions/${path}`, admin, 'bank.csv', content)).body;
const stored = async (stem: string) =>
  (
    await rowsOf<{ status: string; key: string; band: string; options: { text: string }[] }>(
      app.platform.db.execute(sql`select status, key, band, options from items where stem = ${stem}`),
    )
  ).map(({ options, ...row }) => ({ ...row, texts: options.map(({ text }) => text) }));

describe('files that are no CSV in UTF-8 are refused as a whole, with what to do', () => {
  const text = csv(good('How many herons wade?'));
  it.each([
    ['a workbook of Excel', Buffer.from('504b0304140006000800000021', 'hex'), /Excel workbook/],
    ['an old workbook', Buffer.from('d0cf11e0a1b11ae1', 'hex'), /old Excel workbook/],
    ['a PDF', Buffer.from('%PDF-1.7\nstem,answer,mcq_options\n'), /is a PDF/],
    ['a picture', Buffer.from('89504e470d0a1a0a', 'hex'), /is a picture/],
    ['a page', Buffer.from('<!DOCTYPE html><title>Sign in</title>'), /web page/],
    ['JSON', Buffer.from('[{"stem":"x"}]'), /is JSON/],
    ['UTF-16', Buffer.from(`\uFEFF${text}`, 'utf16le'), /UTF-16/],
    ['UTF-16 without its mark', Buffer.from(text, 'utf16le'), /UTF-16/],
    [
      'Latin-1',
      Buffer.from('stem,answer,mcq_options\nok,,\nprix en €\xe9,,', 'latin1'),
      /UTF-8 \(see line 3\)/,
    ],
    ['zero bytes', Buffer.from(`${text}\0`), /no zero bytes/],
    ['semicolons', Buffer.from('stem;answer;mcq_options\nx;A;[]'), /separated by semicolons/],
    ['tabs', Buffer.from('stem\tanswer\tmcq_options\nx\tA\t[]'), /separated by tabs/],
    [
      'other names',
      Buffer.from('Question,Answer\nx,y'),
      /no column stem and mcq_options.*: Question and Answer\./,
    ],
    ['nothing but empty lines', Buffer.from('\n\r\n\n'), /is empty/],
    ['a head that is never closed', Buffer.from('"stem,answer,mcq_options\nx,y,z'), /on line 1 a quote/],
  ])('%s', async (_what, bytes, words) => {
    expect(await upload(bytes)).toMatchObject({ status: 422, detail: expect.stringMatching(words) });
  });
});

describe('one bad row never stops a file', () => {
  it('a quote that nothing closes costs its own line, which can be had back; lines are counted as an editor does', async () => {
    const lines = csv(good('Who feeds the hens?'), good('Who feeds the ducks?')).split('\r\n');
    const open = '"Who feeds the geese?,12,x';
    const file = [lines[0], '', open, lines[1], '', '', open, lines[2], 'Who milks?'].join('\n');
    const report = await upload(file);
    expect(report).toMatchObject({ total_processed: 5, successful_uploads: 2, failed_uploads: 3 });
    expect(report.errors).toMatchObject([
      { row: 1, line: 3, code: 'row_unreadable', message: expect.stringContaining('never closed') },
      { row: 3, line: 7, code: 'row_unreadable' },
      { row: 5, line: 9, code: 'options_missing' },
    ]);
    const { text } = await app.get(`/admin/questions/imports/${report.import_id}/refused`, admin);
    expect(text).toContain('Who feeds the geese?');
  });

  it('refused rows come back as they were sent, mended ones are taken, and reasons do not pile up', async () => {
    const file = csv(
      good("'=2 + 3 is what?", { answer: '99', snap_read: "'-x" }),
      good('=1 + 4 is what?', { answer: '99' }),
    );
    const { import_id } = await upload(file);
    const { text } = await app.get(`/admin/questions/imports/${import_id}/refused`, admin);
    const again = await upload(text);
    const once = await app.get(`/admin/questions/imports/${again.import_id}/refused`, admin);
    expect(once.text).toBe(text);
    const mended = await upload(text.replaceAll(',99,', ',12,'));
    expect(mended).toMatchObject({ successful_uploads: 2, failed_uploads: 0 });
    expect(await stored("'=2 + 3 is what?")).toHaveLength(1);
    expect(await stored('=1 + 4 is what?')).toHaveLength(1);
  });
});

describe('rows as people write them', () => {
  const taken: [string, Cells, { key?: string; texts?: string[]; status?: string; band?: string }][] = [
    ['a letter in brackets', { answer: '(c)' }, { key: 'C' }],
    ['the word option', { answer: 'Option D' }, { key: 'D' }],
    ['a letter with a point', { answer: 'b.' }, { key: 'B' }],
    ['a letter and the text', { answer: 'B) 13' }, { key: 'B' }],
    ['an answer without its dollars', { mcq_options: '["$12$","$13$","$14$","$15$"]' }, { key: 'A' }],
    [
      'thousands set apart',
      { answer: '120000', mcq_options: '["1,20,000","1,30,000","2","3"]' },
      { key: 'A' },
    ],
    [
      'numbers keep the form they are written in',
      { answer: '1.50', mcq_options: '[1.50, 12345678901234567890, 0.5, -3]' },
      { key: 'A', texts: ['1.50', '12345678901234567890', '0.5', '-3'], status: 'live' },
    ],
    [
      'backslashes that stand once',
      { answer: 'A', mcq_options: String.raw`["$\frac{1}{2}$","$\sqrt{2}$","$\beta$","$\theta \neq 2$"]` },
      {
        texts: [
          String.raw`$\frac{1}{2}$`,
          String.raw`$\sqrt{2}$`,
          String.raw`$\beta$`,
          String.raw`$\theta \neq 2$`,
        ],
        status: 'draft',
      },
    ],
    [
      'backslashes that stand twice, and a line end',
      { answer: 'A', mcq_options: String.raw`["$\\frac{1}{2}$","two\nlines","3","4"]` },
      { texts: [String.raw`$\frac{1}{2}$`, 'two\nlines', '3', '4'], status: 'live' },
    ],
    [
      'a power is another option than its digits',
      { answer: 'A', mcq_options: '["10²","102","12","20"]' },
      { key: 'A', status: 'live' },
    ],
    ['a score for the difficulty', { difficulty: '1.0' }, { band: 'Easy', status: 'live' }],
    ['other words for the difficulty', { difficulty: 'Moderate' }, { status: 'draft' }],
    ['a decimal point that a spreadsheet added', { answer: '13.0' }, { key: 'B', status: 'live' }],
    [
      'options that begin with their letters',
      { answer: '13', mcq_options: '["(A) 12","(B) 13","(C) 14","(D) None of these"]' },
      { key: 'B', texts: ['12', '13', '14', 'None of these'], status: 'live' },
    ],
    [
      'only some options that begin with letters',
      { answer: 'B', mcq_options: '["A) 12","B) 13","14","15"]' },
      { key: 'B', texts: ['A) 12', 'B) 13', '14', '15'] },
    ],
    [
      'a fraction that is written in two ways',
      { mcq_options: String.raw`["$\\dfrac{1}{2}$","$\\frac{1}{3}$","3","4"]`, answer: '1/2' },
      { key: 'A', status: 'live' },
    ],
    ['that there is no picture', { image_url: ' N/A ' }, { status: 'live' }],
    ['signs that are no tags', { snap_read: 'Here a<b and b>c.' }, { status: 'live' }],
    ['Hindi and rupees', { mcq_options: '["₹12","₹13","एक","दो"]', answer: '₹12' }, { status: 'live' }],
    [
      'a power in HTML',
      { mcq_options: '["10<sup>2</sup>","102","3","4"]', answer: '10<sup>2</sup>' },
      { texts: ['10^2', '102', '3', '4'], status: 'draft' },
    ],
  ];
  it.each(taken)('%s: taken', async (what, more, expected) => {
    const stem = `How is ${what} read here?`;
    expect(await upload(csv(good(stem, more)))).toMatchObject({ successful_uploads: 1, errors: [] });
    expect(await stored(stem)).toMatchObject([expected]);
  });

  const refused: [string, Cells, string, RegExp][] = [
    ['nothing but signs without width', { stem: '\u200b \ufeff' }, 'stem_missing', /stem is missing/],
    ['a number for an option', { answer: '3' }, 'answer_not_an_option', /"3" is none of the four/],
    ['curly quotes', { mcq_options: '[“1”,“2”,“3”,“4”]' }, 'options_not_json', /curly/],
    ['single quotes', { mcq_options: "['1','2','3','4']" }, 'options_not_json', /single quotes/],
    ['options in one text', { mcq_options: 'A) 1 B) 2 C) 3 D) 4' }, 'options_not_json', /Write them as/],
    ['five options', { mcq_options: '[1,2,3,4,5]' }, 'options_not_four', /This one has 5/],
    ['an option that is null', { mcq_options: '[1,2,null,4]' }, 'option_empty', /Option C/],
    [
      'options alike but for a sign without width',
      { mcq_options: '["1","2","3","1\u200b"]' },
      'options_alike',
      /A and D/,
    ],
    ['one number in two forms', { mcq_options: '["1.50","2","3","1.5"]' }, 'options_alike', /A and D/],
    [
      'options alike without their tags',
      { mcq_options: '["<b>1</b>","1","2","3"]' },
      'options_alike',
      /A and B/,
    ],
    [
      'an option that is a script',
      { mcq_options: '["<script>x</script>","1","2","3"]' },
      'option_empty',
      /Option A/,
    ],
    ['a zero character', { mcq_options: '["\\u0000","1","2","3"]' }, 'option_empty', /Option A/],
    [
      'a zero character in a word',
      { mcq_options: '["a\\u0000b","1","2","3"]' },
      'option_unreadable',
      /Option A/,
    ],
    ['half a character', { mcq_options: '["a\\ud800b","1","2","3"]' }, 'option_unreadable', /Option A/],
    [
      'a stem longer than the desk takes',
      { stem: 'long '.repeat(1300) },
      'text_too_long',
      /6,000 characters/,
    ],
    [
      'a cell of a megabyte',
      { stem: 'x'.repeat(1 << 20) },
      'row_unreadable',
      /column stem holds more than 64 kB/,
    ],
    ['a picture within the row', { image_url: 'data:image/png;base64,AAAA' }, 'image_refused', /https/],
    ['a question that is typed in', { mcq_options: '' }, 'options_missing', /four to choose from/],
  ];
  it.each(refused)('%s: refused, by the dry run too', async (what, more, code, words) => {
    const file = csv(good(`How is ${what} read here?`, more));
    const reason = { row: 1, line: 2, code, message: expect.stringMatching(words) };
    for (const path of ['csv-dry-run', 'csv-upload'])
      expect(await upload(file, path)).toMatchObject({ failed_uploads: 1, errors: [reason] });
  });

  const doubtful: [string, Cells, string, RegExp][] = [
    ['two prices', { stem: 'A hat costs $5 and its twin costs $6 in town?' }, 'maths_unbalanced', /price/],
    [
      'a formula without dollars',
      { stem: 'What is \\frac{1}{2} of a loaf?' },
      'maths_unbalanced',
      /\\frac stands outside/,
    ],
    ['brackets of LaTeX', { stem: 'How long is \\(x\\) in the lane?' }, 'maths_unbalanced', /not \\\(x\\\)/],
    [
      'a bracket without a right',
      { stem: 'What is $\\left( 3$ in the barn?' },
      'maths_unbalanced',
      /not closed/,
    ],
    [
      'signs lost on the way',
      { stem: 'A calf costs â‚¹50 at the fair?' },
      'text_damaged',
      /another encoding/,
    ],
    ['a control character', { stem: 'How\u0007 loud is the bell?' }, 'text_damaged', /control character/],
    ['text turned around', { stem: 'How far is \u202e21 km?' }, 'text_damaged', /turns the direction/],
    [
      'a fraction that became a date',
      { answer: 'A', mcq_options: '["01-Feb","2/3","3/4","4/5"]' },
      'date_in_options',
      /Option A is "01-Feb"/,
    ],
    ['a picture in the text', { stem: 'See ![](http://10.0.0.1/x.png) first?' }, 'link_in_text', /image_url/],
    ['no word', { stem: '— ? —' }, 'stem_without_words', /no word/],
    ['a tag without a space', { stem: '<svg/onload=alert(1)> Which barn?' }, 'html_removed', /HTML/],
    ['tags of a word processor', { stem: '<o:p></o:p><!-- x --> Which inn?' }, 'html_removed', /HTML/],
    ['HTML by names', { stem: 'What is&nbsp;3 &times; 4 &#8804; x at the mill?' }, 'html_removed', /HTML/],
    [
      'a solution of another letter',
      { detailed_solution: 'Hence (B) is the correct option.' },
      'solution_disagrees',
      /ends on B/,
    ],
    ['a draft of an export', { status: 'draft' }, 'draft_asked', /as draft/],
  ];
  it.each(doubtful)('%s: a draft, with the reason', async (what, more, code, words) => {
    const row = good(`How is ${what} read here?`, more);
    const names = [...head, 'status'];
    const file = csvLine(names) + csvLine(names.map(name => row[name]));
    expect(await upload(file)).toMatchObject({
      successful_uploads: 1,
      drafts: 1,
      warnings: [{ row: 1, code, message: expect.stringMatching(words) }],
    });
  });

  it('signs that HTML writes by names are stored as themselves', async () => {
    expect(await stored('What is 3 × 4 ≤ x at the mill?')).toHaveLength(1);
  });

  it('a line that tells Excel the separator is no head, and signs without width are no part of a name', async () => {
    expect(
      await upload(`\u200Bstem\u00A0${csv(good('Who tars the skiff?')).slice('stem'.length)}`),
    ).toMatchObject({
      successful_uploads: 1,
    });
    expect(await upload(`sep=,\r\n${csv(good('Who oars the skiff?'))}`)).toMatchObject({
      successful_uploads: 1,
    });
  });

  it('a row twice in the file names the row it repeats', async () => {
    const file = csv(
      good('A rope of 12 m is cut.'),
      good('A rope of 12 m, is cut?'),
      good('A rope of 15 m is cut.'),
    );
    expect(await upload(file)).toMatchObject({
      errors: [{ row: 2, code: 'duplicate', message: 'Row 1 of this file is the same question.' }],
      warnings: [{ row: 3, code: 'near_duplicate', message: expect.stringContaining('Row 1') }],
    });
  });
});
