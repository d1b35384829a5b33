import type { FastifyInstance } from 'fastify';
import { notFound } from '../problems.ts';

/** A public file that a module serves below `/api`: `<img>` sends no token. */
export interface Asset {
  /** Relative to `/api`, with one `:name`. */
  path: `/${string}/:name`;
  /** The file of a name, or null. The content of a name never changes (cached for a year). */
  file(name: string): Promise<{ type: string; body: string | Buffer } | null>;
}

export function registerAssets(app: FastifyInstance, assets: readonly Asset[]): void {
  for (const asset of assets)
    app.get<{ Params: { name: string } }>(`/api${asset.path}`, async (request, reply) => {
      const file = await asset.file(request.params.name);
      if (!file) throw notFound();
      return reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header(
          'content-security-policy',
          "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
        )
        .type(file.type)
        .send(file.body);
    });
}
