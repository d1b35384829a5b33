import type { Audited } from '@twelvefold/contract';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../db/db.ts';
import { AppError } from '../problems.ts';
import { adminActionResults, adminActions } from './schema.ts';

/** An administrator's request as the audit log records it. */
interface AuditedCall {
  audited: Audited;
  adminId: string;
  client: string;
  given: readonly unknown[];
  now: Date;
}

export interface Audit {
  /** Records the request before it runs `work`, and its result after. */
  around<T>(call: AuditedCall, work: () => Promise<T>): Promise<T>;
}

const objectMost = 200;
const detailMost = 500;

/** The values of the named fields, joined by spaces, from the first part of the request that has each field. */
function objectIn(names: readonly string[], parts: readonly unknown[]): string {
  const values = names.flatMap(name => {
    const part = parts.find(one => typeof one === 'object' && one !== null && name in one);
    const value = part && (part as Record<string, unknown>)[name];
    return typeof value === 'string' || typeof value === 'number' ? [String(value)] : [];
  });
  return values.join(' ').slice(0, objectMost);
}

export function createAudit(db: Db): Audit {
  return {
    around: async ({ audited, adminId, client, given, now }, work) => {
      const names = audited.object ?? [];
      const id = uuidv7({ msecs: now.getTime() });
      const object = objectIn(names, given);
      await db
        .insert(adminActions)
        .values({ id, admin_id: adminId, action: audited.action, object, client, at: now });
      const end = (result: 'done' | 'refused' | 'failed', detail: string, found: string) =>
        db
          .insert(adminActionResults)
          .values({ action_id: id, result, detail: detail.slice(0, detailMost), object: found || null });
      try {
        const answer = await work();
        await end('done', '', object ? '' : objectIn(names, [answer]));
        return answer;
      } catch (error) {
        const refused = error instanceof AppError;
        await end(refused ? 'refused' : 'failed', refused ? error.message : '', '');
        throw error;
      }
    },
  };
}
