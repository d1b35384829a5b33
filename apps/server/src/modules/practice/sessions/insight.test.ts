import { describe, expect, it } from 'vitest';
import { insightOf, leaningOn, type PlannedQuestion, previewOf } from './insight.ts';

const asked = (type: string, reason_kind: string, reason = `${reason_kind} of ${type}`): PlannedQuestion => ({
  item: { type, band: 'Medium', target_seconds: 100 },
  reason_kind,
  reason,
});
const behind = { completed: 3, studied: 0, latest: { correct: 7, total: 12 } };

describe('a pack leans', () => {
  it('on the topics it asks more than once about', () => {
    const questions = ['AR.PCT.1', 'GM.CIR.1', 'AR.PCT.2'].map(type => asked(type, 'weak'));
    expect(leaningOn(questions, 2)).toEqual(['Percentages']);
  });

  it('else on the categories it asks most about, and on none with one question or two of each', () => {
    const questions = ['AR.PCT.1', 'AR.PLD.1', 'AR.AVG.1', 'GM.CIR.1'].map(type => asked(type, 'weak'));
    expect(leaningOn(questions, 2)).toEqual(['Arithmetic']);
    expect(leaningOn(questions.slice(1), 2)).toEqual([]);
  });

  it('on nothing that the exam asks as much about', () => {
    // Five of twelve: Arithmetic has more than a third of the exam.
    const types = ['AR.PCT.1', 'AR.PLD.1', 'AR.AVG.1', 'AR.TNW.1', 'AR.MIX.1', 'GM.CIR.1', 'GM.TRI.1'];
    const others = ['AL.LIN.1', 'AL.QUA.1', 'AL.LOG.1', 'NS.FAC.1', 'MM.SET.1'];
    const questions = [...types, ...others].map(type => asked(type, 'weak'));
    expect(leaningOn(questions, 2)).toEqual([]);
    expect(insightOf(questions, 4, behind).title).toBe('Session 4: a mix of 12 topics');
  });

  it('on nothing while it finds out where the student stands', () => {
    expect(leaningOn([asked('AR.PCT.1', 'diagnostic'), asked('AR.PCT.2', 'diagnostic')], 2)).toEqual([]);
  });
});

describe('the way forward', () => {
  it('says once what several questions do together', () => {
    const { way_forward } = insightOf(
      [
        asked('GM.CIR.1', 'due'),
        asked('AR.PCT.1', 'wish'),
        asked('AR.AVG.1', 'due'),
        asked('AR.PLD.1', 'weak', 'What is weak.'),
        asked('AR.PCT.2', 'wish'),
      ],
      4,
      behind,
    );
    expect(way_forward).toEqual([
      '2 questions on Percentages, as you asked.',
      '2 questions like open mistakes of yours: Circles and Averages.',
      'What is weak.',
    ]);
  });

  it('gives each kind of reason its place before a second one of a kind', () => {
    const kinds = ['weak', 'weak', 'weak', 'weak', 'fading', 'stretch', 'exam_weight'];
    const { way_forward } = insightOf(
      kinds.map((kind, i) => asked('AR.PCT.1', kind, `${kind} ${i}`)),
      4,
      behind,
    );
    expect(way_forward).toEqual(['weak 0', 'fading 4', 'stretch 5', 'exam_weight 6']);
  });
});

describe('before its start a pack gives one reason', () => {
  it('which is the most particular one', () => {
    const questions = [asked('GM.CIR.1', 'exam_weight'), asked('AR.PLD.1', 'weak', 'What is weak.')];
    expect(previewOf(questions)?.reason).toBe('What is weak.');
  });

  it('and none where it finds out where the student stands', () => {
    expect(previewOf([asked('AR.PCT.1', 'diagnostic')])?.reason).toBeNull();
  });
});

describe('the way forward names topics', () => {
  it('where the student stands is looked for in some by name, and the others as a number', () => {
    const types = ['AR.PCT.1', 'AR.TNW.1', 'GM.CIR.1', 'AR.AVG.1', 'AL.QUA.1'];
    const of = (n: number) =>
      insightOf(
        types.slice(0, n).map(type => asked(type, 'diagnostic')),
        2,
        behind,
      ).way_forward;
    expect(of(2)).toEqual(['Topics: Percentages; Time & Work, Pipes.']);
    expect(of(5)).toEqual(['Topics: Percentages; Time & Work, Pipes; Circles; 2 more.']);
  });

  it('the first question is not called this one', () => {
    const { way_forward } = insightOf([asked('GM.CIR.1', 'confidence', 'You will get this one.')], 4, behind);
    expect(way_forward).toEqual(['The first question is on Circles; you will probably get it right.']);
  });

  it('how often the exam asks is said once; without it what went well is no reason', () => {
    const reasons = [
      'Your first answer in Circles was wrong, and the exam asks it in most papers.',
      'Your first answer in Percentages was wrong, and the exam asks it in nearly every paper.',
      'You had none of 2 right in Averages, and the exam asks it in most papers.',
      'Your first answer in Sets was right, and the exam asks it in most papers.',
    ];
    const { way_forward } = insightOf(
      reasons.map((reason, i) =>
        asked(['GM.CIR.1', 'AR.PCT.1', 'AR.AVG.1', 'MM.SET.1'][i] ?? '', 'weak', reason),
      ),
      4,
      behind,
    );
    expect(way_forward).toEqual([...reasons.slice(0, 2), 'You had none of 2 right in Averages.']);
  });
});

it('today names the bands there are', () => {
  const { today } = insightOf([asked('AR.PCT.1', 'weak'), asked('GM.CIR.1', 'weak')], 4, behind);
  expect(today).toContain(
    '2 questions from 2 topics: 2 Medium. About 5 minutes, with time to read the solutions.',
  );
});

it('what lies behind is counted, with the result of the latest session', () => {
  const of = (past: Parameters<typeof insightOf>[2]) =>
    insightOf([asked('AR.PCT.1', 'weak')], 4, past).progress;
  expect(of(behind)).toBe('You have completed 3 sessions. In the last one you had 7 of 12 right.');
  expect(of({ ...behind, completed: 5, studied: 2 })).toContain(
    'completed 5 sessions: 3 of practice and 2 of study.',
  );
  expect(of({ ...behind, latest: { correct: 0, total: 0 } })).toBe('You have completed 3 sessions.');
  expect(of({ completed: 0, studied: 0, latest: null })).toContain('your first session');
});
