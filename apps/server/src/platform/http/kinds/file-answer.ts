import type { Readable } from 'node:stream';

export type Content = Buffer | string | Readable | Iterable<string | Buffer> | AsyncIterable<string | Buffer>;

/**
 * A file to save. Content in pieces is streamed at the caller's speed; when it fails halfway the connection is cut, so
 * that a part is not taken for the whole.
 */
export class FileAnswer {
  readonly name: string;
  readonly content: Content;

  constructor(name: string, content: Content) {
    this.name = name;
    this.content = content;
  }
}
