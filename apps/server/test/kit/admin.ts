import { sql } from 'drizzle-orm';
import type { SignedUp, TestApp } from './app.ts';

/** A signed-in administrator; rights are read from the database on each call. */
export async function signedInAdmin(app: TestApp): Promise<SignedUp> {
  const admin = await app.student('Meera Admin');
  await app.platform.db.execute(sql`update users set is_admin = true where id = ${admin.user.id}`);
  return admin;
}

/** Multipart form of an upload for `app.post`. */
function uploadOf(name: string, content: string | Buffer, field = 'file') {
  const boundary = 'boundary-of-the-tests';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: text/csv\r\n\r\n`;
  const payload = Buffer.concat([
    Buffer.from(head),
    Buffer.from(content),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  return { payload, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } };
}

/** Uploads a file as an administrator. */
export async function uploadTo(
  app: TestApp,
  path: string,
  admin: SignedUp,
  name: string,
  content: string | Buffer,
) {
  const { payload, headers } = uploadOf(name, content);
  const response = await app.http.inject({
    method: 'POST',
    url: `/api${path}`,
    headers: { ...headers, authorization: `Bearer ${admin.token}` },
    payload,
  });
  return { status: response.statusCode, body: response.json() };
}
