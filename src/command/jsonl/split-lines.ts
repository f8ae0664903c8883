/** A line without its end; `bytes` is null for one that is too long, which is not kept in memory. Counted from 1. */
export type InputLine = { readonly number: number; readonly bytes: Uint8Array<ArrayBuffer> | null };

const LINE_FEED = 0x0a;

/** The lines of a stream of bytes. A line feed at the end begins no further line. */
export async function* splitLines(chunks: AsyncIterable<Uint8Array>, maxBytes: number): AsyncGenerator<InputLine> {
  const parts: Uint8Array[] = [];
  let length = 0;
  let number = 0;
  const add = (part: Uint8Array): void => {
    length += part.length;
    if (length > maxBytes) parts.length = 0;
    else parts.push(part);
  };
  const line = (): InputLine => {
    number++;
    const bytes = length > maxBytes ? null : joined(parts, length);
    parts.length = 0;
    length = 0;
    return { number, bytes };
  };
  for await (const chunk of chunks) {
    let from = 0;
    for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, from)) {
      add(chunk.subarray(from, end));
      yield line();
      from = end + 1;
    }
    if (from < chunk.length) add(chunk.subarray(from));
  }
  if (length > 0) yield line();
}

function joined(parts: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
