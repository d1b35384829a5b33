import type { z } from 'zod';
import type { LimitName } from './figures.ts';

/** Who may call: anyone, anyone signed in, or admins only. */
export type Access = 'public' | 'student' | 'admin';

/** Entry of an administrator's call in the audit log. */
export interface Audited {
  /** Name of the action, such as `privileges.add`. */
  action: string;
  /** Fields of the request or the reply that identify the object; never one with a secret or an address. */
  object?: readonly string[];
  /** A query that is not logged, because it only reads: `{ format: 'json' }`. */
  unless?: Readonly<Record<string, string>>;
}

/** The fields of every kind of endpoint. */
interface Promised {
  access: Access;
  /** Shown on the API page. */
  summary: string;
  /** Rate limit, defined in `figures.ts`. */
  limit?: LimitName;
  /** Calls of administrators that change something or return a file are logged before they are executed. */
  audit?: Audited;
  params?: z.ZodObject;
  query?: z.ZodObject;
}

/** A JSON body, or none, and a JSON reply; the default kind. */
export interface JsonEndpoint extends Promised {
  kind?: 'json';
  body?: z.ZodType;
  /** Maximum body in bytes; 64 kB when absent. */
  bodyLimit?: number;
  /**
   * Whether a caller may send an `Idempotency-Key`: a repeated call with the same key gets the same reply and is
   * executed once. For calls that create something.
   */
  idempotencyKey?: true;
  /** Every reply is parsed by this schema: fields that it does not list are removed. */
  reply: z.ZodType;
}

/** A body of any media type, passed to the handler as bytes: for signed webhooks. */
export interface RawEndpoint extends Promised {
  kind: 'raw';
  /** Request headers that the handler reads, by their names in lower case, such as the signature. */
  headers?: z.ZodObject;
  /** Maximum body in bytes; 64 kB when absent. */
  bodyLimit?: number;
  reply: z.ZodType;
}

/** A streamed file to save. */
export interface FileEndpoint extends Promised {
  kind: 'file';
  /** Media type of the file. */
  media: string;
  body?: z.ZodType;
  /** The JSON reply when the query asks for no file, or the content of a JSON file; else absent. */
  reply?: z.ZodType;
}

/** One file in a multipart form, streamed to the handler; all other input is in params and query. */
export interface UploadEndpoint extends Promised {
  kind: 'upload';
  file: {
    /** Name of the form's field. */
    field: string;
    /** Required ending of the file name, such as `.csv`, in any letter case. */
    ending: string;
    /** Words of the refusal without a file or with another ending. */
    wrongName: string;
    /** Maximum file in bytes. */
    mostBytes: number;
    tooLarge: string;
  };
  reply: z.ZodType;
}

/**
 * A reply in parts. A caller that accepts `text/event-stream` gets each part as an event `part` and the reply as the
 * event `reply`; other callers get only the reply, as JSON. After the stream has begun, a refusal is the event
 * `problem`. A comment is sent every `figures.stream.heartbeatSeconds` without an event.
 */
export interface StreamEndpoint extends Promised {
  kind: 'stream';
  body?: z.ZodType;
  /** Maximum body in bytes; 64 kB when absent. */
  bodyLimit?: number;
  part: z.ZodType;
  reply: z.ZodType;
}

/**
 * A promise between server and web. Endpoints are in records keyed `'METHOD /path'`, the path relative to `/api` with
 * `:name` parameters. The web reads method and path from the key and all else as types only, so no schema reaches the
 * browser.
 */
export type Endpoint = JsonEndpoint | RawEndpoint | FileEndpoint | UploadEndpoint | StreamEndpoint;

export type Kind = NonNullable<Endpoint['kind']>;
export type KindOf<E> = E extends { kind: infer K extends Kind } ? K : 'json';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
export type EndpointKey = `${Method} /${string}`;
export type Endpoints = Record<EndpointKey, Endpoint>;

/** The keys of a record's endpoints of a kind: `KeyOf<Api, 'upload'>`. */
export type KeyOf<A, K extends Kind> = { [P in keyof A]: KindOf<A[P]> extends K ? P : never }[keyof A] &
  string;

type Schema<E, Part extends string> = E extends { [P in Part]: infer S extends z.ZodType } ? S : undefined;
type Given<S> = S extends z.ZodType ? z.input<S> : undefined;
type Taken<S> = S extends z.ZodType ? z.output<S> : undefined;

/** Parsed type of a part of a request; undefined when the endpoint has no schema for it. */
export type Parsed<E, Part extends 'params' | 'query' | 'body' | 'headers'> = Taken<Schema<E, Part>>;

/** Input types of a request. */
export interface Outgoing<E extends Endpoint> {
  params: Given<Schema<E, 'params'>>;
  query: Given<Schema<E, 'query'>>;
  body: Given<Schema<E, 'body'>>;
}

export type Reply<E extends Endpoint> = Taken<Schema<E, 'reply'>>;
/** Type of a part of a stream. */
export type Part<E extends Endpoint> = Taken<Schema<E, 'part'>>;
