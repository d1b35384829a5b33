import type { Readable } from 'node:stream';

export type Content = Buffer | string | Readable | Iterable<string | Buffer> | AsyncIterable<string | Buffer>;

/**
 * A file for the caller to save. Content that comes in pieces is sent as it comes, as fast as the caller reads; when it
 * fails halfway the connection is cut, so that nobody takes a part for the whole.
 */
export class FileAnswer {
  readonly name: string;
  readonly content: Content;

  constructor(name: string, content: Content) {
    this.name = name;
    this.content = content;
  }
}
