import { open } from 'node:fs/promises';
import { PageError } from '../text/command-error.ts';
import { unreadMessage } from '../text/why-unread.ts';

/** The bytes of a file. Rejects with PageError. */
export async function readInputFile(path: string, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  try {
    const file = await open(path);
    try {
      const { size } = await file.stat();
      if (size > maxBytes) throw tooLarge(path, maxBytes);
      return await readAll(file.createReadStream({ autoClose: false }), path, maxBytes);
    } finally {
      await file.close();
    }
  } catch (cause) {
    if (cause instanceof PageError) throw cause;
    throw new PageError('file', unreadMessage(path, cause));
  }
}

/** The bytes of a stream, up to a limit. Rejects with PageError for more. */
export async function readAll(
  stream: AsyncIterable<unknown>,
  name: string,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of stream) {
    const bytes = Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk));
    length += bytes.length;
    if (length > maxBytes) throw tooLarge(name, maxBytes);
    chunks.push(bytes);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

function tooLarge(name: string, maxBytes: number): PageError {
  return new PageError('too-large', `${name} has more than ${String(maxBytes)} bytes (--max-bytes).`);
}
