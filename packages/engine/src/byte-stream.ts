/** Bytes written one after another. Whole numbers up to 2^53. */
export class ByteWriter {
  /** What stands before the bytes, a character each. */
  #before = '';
  #bytes: number[] = [];

  /** A whole number from 0 on, seven bits a byte, the lowest first (LEB128). */
  count(value: number): void {
    let left = value;
    while (left >= 0x80) {
      this.#bytes.push((left % 0x80) | 0x80);
      left = Math.floor(left / 0x80);
    }
    this.#bytes.push(left);
  }

  /** A whole number of either sign, small where it is near zero (zigzag). */
  offset(value: number): void {
    this.count(value < 0 ? -2 * value - 1 : 2 * value);
  }

  /** A whole number in so many bytes, the highest first; a negative one as its two's complement. */
  fixed(value: number, bytes: number): void {
    for (let shift = 8 * (bytes - 1); shift >= 0; shift -= 8) this.#bytes.push((value >> shift) & 0xff);
  }

  /** A name of ASCII letters and digits. */
  name(text: string): void {
    this.count(text.length);
    for (let i = 0; i < text.length; i++) this.#bytes.push(text.charCodeAt(i) & 0x7f);
  }

  /** What another wrote, from one place up to another. */
  copy(from: ByteReader, start: number, end: number): void {
    this.#before = this.#written() + from.slice(start, end);
    this.#bytes = [];
  }

  #written(): string {
    return this.#before + String.fromCharCode(...this.#bytes);
  }

  base64(): string {
    return btoa(this.#written());
  }
}

const tooEarly = 'The bytes of a learner state end too early';

/** Reads what a {@link ByteWriter} wrote, in the same order. Throws at the end of the bytes. */
export class ByteReader {
  readonly #binary: string;
  #at = 0;

  constructor(base64: string) {
    this.#binary = atob(base64);
  }

  /** How many bytes have been read. */
  get at(): number {
    return this.#at;
  }

  slice(start: number, end: number): string {
    return this.#binary.slice(start, end);
  }

  skip(bytes: number): void {
    this.#at += bytes;
    if (this.#at > this.#binary.length) throw new Error(tooEarly);
  }

  #byte(): number {
    if (this.#at >= this.#binary.length) throw new Error(tooEarly);
    return this.#binary.charCodeAt(this.#at++);
  }

  count(): number {
    let value = 0;
    for (let weight = 1; ; weight *= 0x80) {
      const byte = this.#byte();
      value += (byte & 0x7f) * weight;
      if (byte < 0x80) return value;
    }
  }

  offset(): number {
    const value = this.count();
    return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
  }

  fixed(bytes: number, signed: boolean): number {
    let value = 0;
    for (let i = 0; i < bytes; i++) value = (value << 8) | this.#byte();
    const unused = 32 - 8 * bytes;
    return signed ? (value << unused) >> unused : value;
  }

  name(): string {
    const end = this.count() + this.#at;
    if (end > this.#binary.length) throw new Error(tooEarly);
    const text = this.#binary.slice(this.#at, end);
    this.#at = end;
    return text;
  }
}
