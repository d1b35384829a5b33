import { inDark } from '@twelvefold/content';
import type { Db } from '../../platform/db/db.ts';
import { maybeFigure } from './store.ts';

/** A figure's name: the item's id, with `.dark` for the dark theme. */
const figureName = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(\.dark)?$/;

/** The figure as a file, or null. Pictures are the same in both themes. */
export async function figureNamed(db: Db, name: string) {
  const [, id, dark] = figureName.exec(name) ?? [];
  const figure = id ? await maybeFigure(db, id) : null;
  return figure && dark && typeof figure.body === 'string'
    ? { ...figure, body: inDark(figure.body) }
    : figure;
}
