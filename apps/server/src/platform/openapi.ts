import { type Endpoint, type EndpointKey, type Endpoints, errorStatus } from '@twelvefold/contract';
import { z } from 'zod';
import { splitKey } from './http/endpoint-handlers.ts';
import { escapeHtml } from './mail/template.ts';

const json = 'application/json';
const problemSchema = {
  type: 'object',
  required: ['type', 'status', 'title', 'detail', 'code'],
  properties: {
    type: { const: 'about:blank' },
    status: { type: 'integer' },
    title: { type: 'string' },
    detail: { type: 'string', description: 'The words a screen shows' },
    code: { enum: Object.keys(errorStatus) },
    errors: {
      type: 'array',
      items: { type: 'object', properties: { path: { type: 'string' }, message: { type: 'string' } } },
    },
    attempts_remaining: { type: 'integer' },
  },
};

/** The OpenAPI 3.1 description of the contract. */
export function openApi(endpoints: Endpoints, title: string, publicUrl: string): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const [key, endpoint] of Object.entries(endpoints)) {
    const { method, path } = splitKey(key as EndpointKey);
    const template = path.replace(/:(\w+)/g, '{$1}');
    paths[template] = { ...paths[template], [method.toLowerCase()]: operation(path, endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: { title: `${title} API`, version: '1' },
    servers: [{ url: `${publicUrl}/api` }],
    paths,
    components: {
      schemas: { Problem: problemSchema },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  };
}

function operation(path: string, endpoint: Endpoint): object {
  const body = bodyOf(endpoint);
  return {
    tags: [path.split('/')[1]],
    summary: endpoint.summary,
    ...(endpoint.access !== 'public' && { security: [{ bearer: [] }] }),
    parameters: [...parametersOf('path', endpoint.params), ...parametersOf('query', endpoint.query)],
    ...(body && { requestBody: { required: true, content: body } }),
    responses: {
      200: { description: 'Done', content: replyOf(endpoint) },
      default: {
        description: 'Refused',
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    },
  };
}

const withSchema = (schema: z.ZodType, io: 'input' | 'output') => ({ schema: schemaOf(schema, io) });
const bytes = { type: 'string', format: 'binary' };

function bodyOf(endpoint: Endpoint): object | undefined {
  if (endpoint.kind === 'raw') return { '*/*': { schema: bytes } };
  if (endpoint.kind === 'upload') {
    const { field } = endpoint.file;
    const schema = { type: 'object', required: [field], properties: { [field]: bytes } };
    return { 'multipart/form-data': { schema } };
  }
  if (!endpoint.body) return undefined;
  return { [json]: withSchema(endpoint.body, 'input') };
}

function replyOf(endpoint: Endpoint): object {
  const { reply } = endpoint;
  return {
    ...(endpoint.kind === 'file' && { [endpoint.media.replace(/;.*/, '')]: { schema: bytes } }),
    // Last, so that the schema of a JSON file replaces its binary form.
    ...(reply && { [json]: withSchema(reply, 'output') }),
    ...(endpoint.kind === 'stream' && { 'text/event-stream': withSchema(endpoint.part, 'output') }),
  };
}

function parametersOf(place: 'path' | 'query', schema: z.ZodObject | undefined): object[] {
  return Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || !(field as z.ZodType).safeParse(undefined).success,
    schema: schemaOf(field as z.ZodType, 'input'),
  }));
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): object {
  const { $schema: _, ...plain } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'openapi-3.0',
  });
  return plain;
}

/** The description as an HTML page without scripts. */
export function apiPage(endpoints: Endpoints, title: string): string {
  const sections = Object.entries(endpoints).map(([key, endpoint]) => {
    const { method, path } = splitKey(key as EndpointKey);
    const part = (name: string, described: object | undefined) =>
      described ? `<h3>${name}</h3><pre>${escapeHtml(JSON.stringify(described, null, 2))}</pre>` : '';
    const given = (schema: z.ZodType | undefined) => schema && schemaOf(schema, 'input');
    return `<details><summary><b>${method}</b> <code>/api${escapeHtml(path)}</code> <i>${endpoint.access}</i><br>${escapeHtml(endpoint.summary)}</summary>
${part('Path', given(endpoint.params))}${part('Query', given(endpoint.query))}${part('Body', bodyOf(endpoint))}${part('Reply', replyOf(endpoint))}</details>`;
  });
  const errors = Object.entries(errorStatus).map(
    ([code, status]) => `<li><code>${code}</code> ${status}</li>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)} API</title><style>
body{margin:0 auto;max-width:860px;padding:24px 16px;font:16px/1.5 system-ui,sans-serif;background:#F4F6F0;color:#10211B}
details{background:#fff;border-radius:12px;margin:8px 0;padding:12px 16px}summary{cursor:pointer}i{color:#57665F}
pre{overflow:auto;background:#F4F6F0;padding:12px;border-radius:8px;font-size:13px}a,b{color:#0B5C46}</style></head>
<body><main><h1>${escapeHtml(title)} API</h1>
<p>Machine-readable: <a href="/api/openapi.json">/api/openapi.json</a>. Sign in with <code>POST /api/auth/login</code> and send the token as <code>Authorization: Bearer …</code>.</p>
${sections.join('\n')}<h2>Errors</h2><p>RFC 9457 problem details with one of these codes:</p><ul>${errors.join('')}</ul></main></body></html>`;
}
