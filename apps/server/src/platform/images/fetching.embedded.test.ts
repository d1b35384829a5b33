import sharp from 'sharp';
import { MockAgent } from 'undici';
import { describe, expect, it } from 'vitest';
import { encodedAnew } from './encoding-anew.ts';
import { fetchImage } from './fetching.ts';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#d8a23a' } });
const place = 'Rohan, behind the school';
/** A photo as a phone takes it: lying on its side, with words in its EXIF block. */
const photo = () =>
  plain(40, 20)
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Artist: place } })
    .toBuffer();

describe('S072 a picture is encoded anew', () => {
  it('without its EXIF block, upright', async () => {
    const file = await photo();
    expect(file.includes(place)).toBe(true);
    const { bytes, mediaType } = await encodedAnew(file);
    expect(bytes.includes(place)).toBe(false);
    const { width, height, exif, orientation } = await sharp(bytes).metadata();
    expect({ mediaType, width, height, exif, orientation }).toEqual({
      mediaType: 'image/jpeg',
      width: 20,
      height: 40,
      exif: undefined,
      orientation: undefined,
    });
  });

  it.each(['png', 'webp', 'jpeg'] as const)(
    'a %s stays one, and loses what stood behind its end',
    async format => {
      const script = '<script>alert(1)</script>';
      const file = Buffer.concat([await plain(30, 30).toFormat(format).toBuffer(), Buffer.from(script)]);
      const { bytes, mediaType } = await encodedAnew(file);
      expect(mediaType).toBe(`image/${format}`);
      expect((await sharp(bytes).metadata()).format).toBe(format);
      expect(bytes.includes(script)).toBe(false);
    },
  );

  it('at most 1,600 px a side, in its own proportions', async () => {
    const { bytes } = await encodedAnew(await plain(3200, 800).png().toBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1600, height: 400 });
  });

  it('unless it has more pixels than are decoded', async () => {
    const bomb = await plain(6000, 6000).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(200_000);
    await expect(encodedAnew(bomb)).rejects.toThrow('more than 24 million pixels');
  });

  it('unless it is damaged', async () => {
    const whole = await photo();
    await expect(encodedAnew(whole.subarray(0, whole.length / 2))).rejects.toThrow('damaged');
  });

  it.each([
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['GIF', 'GIF89a\x01\x00\x01\x00'],
    ['PDF', '%PDF-1.7'],
  ])('unless it is of another kind: %s', (_kind, text) =>
    expect(encodedAnew(Buffer.from(text, 'latin1'))).rejects.toThrow('PNG, JPEG and WebP are taken'),
  );
});

describe('a picture is fetched', () => {
  const hosts = ['pictures.example', 'files.example'];
  const network = (replies: Record<string, { status: number; body?: Buffer; location?: string }>) => {
    const agent = new MockAgent();
    agent.disableNetConnect();
    for (const [address, { status, body = Buffer.alloc(0), location }] of Object.entries(replies)) {
      const { origin, pathname } = new URL(address);
      agent
        .get(origin)
        .intercept({ path: pathname })
        .reply(status, body, { ...(location && { headers: { location } }) });
    }
    // A mock agent is closed and knows no other end.
    return async () => Object.assign(agent, { destroy: () => agent.close() });
  };

  it('from an allowed host by a redirect to another, and encoded anew', async () => {
    const open = network({
      'https://pictures.example/a': { status: 302, location: 'https://files.example/a.jpg' },
      'https://files.example/a.jpg': { status: 200, body: await photo() },
    });
    const { bytes, mediaType } = await fetchImage('https://pictures.example/a', hosts, open);
    expect(mediaType).toBe('image/jpeg');
    expect(bytes.includes(place)).toBe(false);
  });

  it('and not from where a redirect leads out of them', async () => {
    const open = network({
      'https://pictures.example/a': { status: 302, location: 'https://elsewhere.example/a.jpg' },
      'https://elsewhere.example/a.jpg': { status: 200, body: await photo() },
    });
    await expect(fetchImage('https://pictures.example/a', hosts, open)).rejects.toThrow(
      'not fetched from elsewhere.example',
    );
  });

  it('and not beyond 5 MB', async () => {
    const open = network({
      'https://pictures.example/a': { status: 200, body: Buffer.alloc(5 * 1024 * 1024 + 1) },
    });
    await expect(fetchImage('https://pictures.example/a', hosts, open)).rejects.toThrow('larger than 5 MB');
  });
});
