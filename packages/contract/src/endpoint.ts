import type { z } from 'zod';
import type { LimitName } from './figures.ts';

/** Who may call: anyone, anyone signed in, or admins only. */
export type Access = 'public' | 'student' | 'admin';

/** How a call of an administrator stands in the audit log. */
export interface Audited {
  /** What is done, such as `privileges.add`. */
  action: string;
  /** Which of the given or answered fields name the object: never one that holds a secret or an address. */
  object?: readonly string[];
  /** A query that only looks, and is not written down: `{ format: 'json' }`. */
  unless?: Readonly<Record<string, string>>;
}

/** What every endpoint says, whatever its kind. */
interface Promised {
  access: Access;
  /** What it does, for the API page. */
  summary: string;
  /** The rate limit that guards it; the figures are in `figures.ts`. */
  limit?: LimitName;
  /** Calls of administrators that change something or hand out a file are written down before they are done. */
  audit?: Audited;
  params?: z.ZodObject;
  query?: z.ZodObject;
}

/** A JSON body, or none, and a JSON reply: the kind of an endpoint that names none. */
export interface JsonEndpoint extends Promised {
  kind?: 'json';
  body?: z.ZodType;
  /** Greatest body in bytes; 64 kB when absent. */
  bodyLimit?: number;
  /**
   * Whether a caller may send an `Idempotency-Key`, so that the same call sent again is answered the same and done
   * once: for calls that create something and could not be told from a second wish.
   */
  idempotencyKey?: true;
  /** Every reply is parsed by this schema on its way out: a field it does not list cannot leave. */
  reply: z.ZodType;
}

/** A body of any media type, handed on as the bytes that came: for signed webhooks. */
export interface RawEndpoint extends Promised {
  kind: 'raw';
  /** Request headers the handler reads, by their names in lower case, such as the signature. */
  headers?: z.ZodObject;
  /** Greatest body in bytes; 64 kB when absent. */
  bodyLimit?: number;
  reply: z.ZodType;
}

/** A file to be saved, streamed. */
export interface FileEndpoint extends Promised {
  kind: 'file';
  /** Its media type. */
  media: string;
  body?: z.ZodType;
  /** What the call answers as JSON where the query asks for no file, or what a file of JSON holds; else absent. */
  reply?: z.ZodType;
}

/** One file in a multipart form, streamed to the handler; what else it needs to know stands in params and query. */
export interface UploadEndpoint extends Promised {
  kind: 'upload';
  file: {
    /** The name of the form's field. */
    field: string;
    /** How the file's name ends, such as `.csv`, in whatever case. */
    ending: string;
    /** The refusal of a form without a file, or with one of another name. */
    wrongName: string;
    /** Greatest file in bytes; one byte more is refused. */
    mostBytes: number;
    tooLarge: string;
  };
  reply: z.ZodType;
}

/**
 * A reply that comes in parts. Who accepts `text/event-stream` is sent each part as an event `part` and the reply as
 * the event `reply`; anybody else is sent the reply alone, as JSON. Once a stream has begun, a refusal is the event
 * `problem`. While nothing happens a comment is sent every `figures.stream.heartbeatSeconds`.
 */
export interface StreamEndpoint extends Promised {
  kind: 'stream';
  body?: z.ZodType;
  /** Greatest body in bytes; 64 kB when absent. */
  bodyLimit?: number;
  part: z.ZodType;
  reply: z.ZodType;
}

/**
 * A promise between server and web. Endpoints are kept in records keyed `'METHOD /path'`, the path relative to
 * `/api` with `:name` parameters; the web reads method and path from the key and everything else as types only,
 * so that no schema reaches the browser.
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

/** What an endpoint's schema makes of a part of a request, or undefined where it has none. */
export type Parsed<E, Part extends 'params' | 'query' | 'body' | 'headers'> = Taken<Schema<E, Part>>;

/** What a caller must give. */
export interface Outgoing<E extends Endpoint> {
  params: Given<Schema<E, 'params'>>;
  query: Given<Schema<E, 'query'>>;
  body: Given<Schema<E, 'body'>>;
}

export type Reply<E extends Endpoint> = Taken<Schema<E, 'reply'>>;
/** A part of a stream, before its reply. */
export type Part<E extends Endpoint> = Taken<Schema<E, 'part'>>;
