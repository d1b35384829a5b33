import MiniSearch from 'minisearch';
import type { Db } from '../../platform/db/db.ts';
import { liveStems } from '../content/index.ts';
import type { Proposal } from './store.ts';

type Known = Awaited<ReturnType<typeof liveStems>>[number];

/** Proposes a type and band for a stem, by the questions of the bank that are nearest to it in words. */
export interface Proposer {
  propose(stem: string): Omit<Proposal, 'id'>;
}

/** Numbers tell nothing of the type: every number is the same word. */
const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/\d+(?:[.,]\d+)*/g, ' # ')
    .split(/[^\p{L}#%+\-*/^=<>]+/u)
    .filter(word => word !== '');

/** Neighbours that vote. */
const neighbours = 15;

const mostOf = <T>(votes: Map<T, number>) => [...votes].sort(([, a], [, b]) => b - a)[0];

/** The bank as it is now, indexed; made anew for each run of the job. */
export async function bankProposer(db: Db): Promise<Proposer> {
  const index = new MiniSearch<Known>({
    fields: ['stem'],
    storeFields: ['type', 'band'],
    tokenize: wordsOf,
    processTerm: term => term,
  });
  // In pieces: the bank takes a second or more, and others are answered meanwhile.
  await index.addAllAsync(await liveStems(db), { chunkSize: 50 });
  return {
    propose: stem => {
      const types = new Map<string, number>();
      const bandsOf = new Map<string, Map<Known['band'], number>>();
      let whole = 0;
      for (const { score, type, band } of index.search(stem).slice(0, neighbours)) {
        whole += score;
        types.set(type, (types.get(type) ?? 0) + score);
        const bands = bandsOf.get(type) ?? new Map<Known['band'], number>();
        bandsOf.set(type, bands.set(band, (bands.get(band) ?? 0) + score));
      }
      const [type, votes = 0] = mostOf(types) ?? [];
      if (type === undefined) return { proposed_type: null, proposed_band: null, confidence: 0 };
      const [band = 'Medium'] = mostOf(bandsOf.get(type) ?? new Map<Known['band'], number>()) ?? [];
      return { proposed_type: type, proposed_band: band, confidence: votes / whole };
    },
  };
}
