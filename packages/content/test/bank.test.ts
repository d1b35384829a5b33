import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { askedBy, fixedBank, formsByGroup, itemsOfGroup } from '../src/bank.ts';
import { cards } from '../src/cards/index.ts';
import { type Item, letters, made } from '../src/item.ts';
import { lessons } from '../src/lessons/index.ts';
import { fingerprint, lockFile, lockOf } from '../src/lock.ts';
import { misconceptions } from '../src/misconceptions.ts';
import { groupProblems, linesOf } from '../src/proof.ts';
import { endsWithValueAlone } from '../src/slip-words.ts';
import { bands, categories, placeOf } from '../src/taxonomy.ts';
import { guesses, hits } from '../src/tells/guesses.ts';
import { type AnyTemplate, templateId } from '../src/template.ts';
import { templates } from '../src/templates.ts';
import { loneMultiple } from './divisibility.ts';
import { bySubstitution } from './substitution.ts';

// Made once for all tests, because it takes seconds.
const bank = fixedBank();
const subcategories = categories.flatMap(c => c.subcategories);
const typesIn = (code: string) =>
  new Set(templates.filter(t => t.type.startsWith(`${code}.`)).map(t => t.type));

/** Maximum number of slip sentences with only the option's value and no computation; must not rise. */
const mostValuesAlone = 301;

/** Maximum number of items that are doubles of an earlier item; must not rise. */
const mostRetold = 108;

/** The 99.9 % quantile of chi-square with 3 degrees of freedom. */
const chiSquareOnceInThousand = 16.27;

describe('the fixed bank', () => {
  it('has at least 600 items, with unique stems and ids', () => {
    expect(bank.length).toBeGreaterThanOrEqual(600);
    expect(new Set(bank.map(item => item.stem)).size).toBe(bank.length);
    expect(new Set(bank.map(item => item.id)).size).toBe(bank.length);
  });

  it('has a lesson for each subcategory, and a card for each core type that has forms', () => {
    const withForms = [...new Set(templates.map(({ type }) => type))].filter(type => placeOf(type).type.core);
    expect(
      subcategories.filter(({ code }) => !lessons.some(({ subcategory }) => subcategory === code)),
    ).toEqual([]);
    expect(withForms.filter(code => !cards.some(({ type }) => type === code))).toEqual([]);
  });

  it('equals the lock file, so that no item changes under an existing id', () => {
    const lock = readFileSync(lockFile, 'utf8');
    expect(lockOf(bank)).toBe(lock);
  });

  it('has items of every template', () => {
    const present = new Set(bank.map(item => item.templateId));
    expect(templates.map(templateId).filter(id => !present.has(id))).toEqual([]);
  });

  it('has no more doubles than before', () => {
    const asked = bank.map(askedBy);
    expect(asked.length - new Set(asked).size).toBeLessThanOrEqual(mostRetold);
  });

  it('has no more slip sentences without a computation than before', () => {
    const alone = bank.flatMap(item =>
      item.options.filter(({ slip, text }) => slip && endsWithValueAlone(slip.words, text)),
    );
    expect(alone.length).toBeLessThanOrEqual(mostValuesAlone);
  });

  it('has no slip sentence that ends with the general sentence of its misconception', () => {
    const named = bank.flatMap(({ options }) =>
      options.filter(({ slip }) =>
        slip?.words.endsWith(misconceptions[slip.misconception].replace('You ', '')),
      ),
    );
    expect(named.map(({ slip }) => slip?.words)).toEqual([]);
  });

  it('covers every subcategory with a core type, and the twelve heaviest with two', () => {
    const heaviest = [...subcategories].sort((a, b) => b.weight - a.weight).slice(0, 12);
    const short = subcategories.filter(s => typesIn(s.code).size < (heaviest.includes(s) ? 2 : 1));
    expect(short.map(s => s.code)).toEqual([]);
  });

  it('has every band in every subcategory', () => {
    const missing = subcategories.flatMap(s =>
      bands
        .filter(band => !bank.some(item => item.type.startsWith(`${s.code}.`) && item.band === band))
        .map(band => `${s.code} ${band}`),
    );
    expect(missing).toEqual([]);
  });

  it('has the key equally often at A, B, C and D', () => {
    const expected = bank.length / 4;
    const chiSquare = letters
      .map(letter => bank.filter(item => item.key === letter).length)
      .reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    expect(chiSquare).toBeLessThan(chiSquareOnceInThousand);
  });
});

describe('the items of a type and band', () => {
  it('obey the rules of their group', () => {
    const problems = [...groupProblems(bank)].flatMap(([name, p]) =>
      linesOf(p).map(said => `${name}, ${said}`),
    );
    expect(problems).toEqual([]);
  });
});

describe('the place of an item', () => {
  const t = templates.find(({ variant }) => variant === 'one-rise-original-amount') as AnyTemplate;
  const searched = (seed: number) => made(t, seed, null);

  it('gives the item of the search, without other draws', () => {
    for (const seed of [301, 302, 303, 304]) {
      const { item, place } = searched(seed);
      const from: number[] = [];
      const draw: AnyTemplate['draw'] = chance => {
        from.push(chance.drawn);
        return t.draw(chance);
      };
      expect(made({ ...t, draw }, seed, place)).toEqual({ item, p: expect.anything(), place });
      expect(from).toEqual([place.before]);
    }
  });

  it('is ignored, and searched again, when the form refuses its parameters', () => {
    const { place, item } = searched(301);
    const draw: AnyTemplate['draw'] = chance => {
      const from = chance.drawn;
      const p = t.draw(chance);
      return from === place.before ? null : p;
    };
    const picky: AnyTemplate = { ...t, draw };
    const other = made(picky, 301, place);
    expect(other.item.stem).not.toBe(item.stem);
    expect(other).toEqual(made(picky, 301, null));
  });
});

describe('a bank that grows', () => {
  // A form whose items are made quickly.
  const forms = formsByGroup().get('AR.PCT.1 Easy') ?? [];
  const added = forms.at(-1) as AnyTemplate;
  const lockedAs = (items: readonly Item[]) =>
    items.map(item => ({ ...item, fingerprint: fingerprint(item), edition: '' }));
  const idsOf = (items: readonly Item[]) => items.map(({ id }) => id);
  const before = itemsOfGroup(forms.slice(0, -1), []);

  it('keeps all items of a type and band when a form is added, and adds items of the form', () => {
    const after = itemsOfGroup(forms, lockedAs(before));
    expect(idsOf(after)).toEqual(expect.arrayContaining(idsOf(before)));
    const own = after.filter(item => item.templateId === templateId(added));
    expect(own.length).toBeGreaterThanOrEqual(8);
    expect(after.length).toBe(before.length + own.length);
    expect(new Set(after.map(({ stem }) => stem)).size).toBe(after.length);
  });

  it('replaces only the items of a form whose revision was raised', () => {
    const [first, ...others] = forms.slice(0, -1) as [AnyTemplate, ...AnyTemplate[]];
    const raised = { ...first, revision: first.revision + 1 };
    const after = idsOf(itemsOfGroup([raised, ...others], lockedAs(before)));
    const stays = (item: Item) => after.includes(item.id);
    expect(before.filter(stays)).toEqual(before.filter(item => item.templateId !== templateId(first)));
  });
});

describe('over the whole bank', () => {
  const share = (found: number, of: number) => found / of;

  it('an option that alone is a multiple of a number of the stem is not the key more often than by chance', () => {
    const lone = bank.filter(item => loneMultiple(item) !== null);
    expect(lone.length).toBeGreaterThan(100);
    expect(share(lone.filter(item => loneMultiple(item) === item.key).length, lone.length)).toBeLessThan(0.3);
  });

  it('trying the options is the fastest method in less than 3 % of the items', () => {
    expect(share(bank.filter(item => bySubstitution(item).length > 0).length, bank.length)).toBeLessThan(
      0.03,
    );
  });

  it('a guesser trained on half of the forms finds less than 29 % of the keys of the others, and 55 % with two choices', () => {
    const some = bank.filter((_, i) => i % 3 === 0);
    const { first, two } = hits(guesses(some, [0]));
    expect(first).toBeLessThan(0.29);
    expect(two).toBeLessThan(0.55);
  });
});
