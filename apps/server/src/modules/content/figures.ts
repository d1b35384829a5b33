import { inDark } from '@twelvefold/content';
import type { Db } from '../../platform/db/db.ts';
import { maybeFigure } from './store.ts';

/** The name of a figure is the id of its item, with `.dark` behind it for the drawing of the dark theme. */
const figureName = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(\.dark)?$/;

/** The figure of a name as a file, or null. A picture has the colours it came with, in both themes. */
export async function figureNamed(db: Db, name: string) {
  const [, id, dark] = figureName.exec(name) ?? [];
  const figure = id ? await maybeFigure(db, id) : null;
  return figure && dark && typeof figure.body === 'string'
    ? { ...figure, body: inDark(figure.body) }
    : figure;
}
