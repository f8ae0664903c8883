import { PageError } from '../text/command-error.ts';
import { isUrl } from '../../url/parse-url.ts';

type Fields = Readonly<Record<string, unknown>>;

/** What a line calls its page. */
export type LineNames = { readonly url: string | null; readonly extra: Fields };

/** A page in a line. */
export type LineFields = LineNames & { readonly html: string };

/** The object in a line of JSON. Throws PageError for anything else. */
export function parseLine(line: Uint8Array): Fields {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(line));
  } catch (cause) {
    throw new PageError('bad-input', `The line is no JSON: ${cause instanceof Error ? cause.message : ''}`);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new PageError('bad-input', 'The line is no JSON object such as {"url": "https://…", "html": "…"}.');
  return value as Fields;
}

/** The `url` and `id` of a line, where it states them. */
export function namesIn({ id, url }: Fields): LineNames {
  return { url: typeof url === 'string' ? url : null, extra: id === undefined ? {} : { id } };
}

/** The page in a line. Throws PageError for a line without one. */
export function pageIn(fields: Fields): LineFields {
  const { html, url } = fields;
  if (typeof html !== 'string') throw new PageError('bad-input', 'The line has no string "html".');
  if (url != null && (typeof url !== 'string' || !isUrl(url)))
    throw new PageError('bad-address', 'The "url" of the line is not an absolute address.');
  return { html, ...namesIn(fields) };
}

/** The names in a line that may be no JSON at all. */
export function namesInLine(line: Uint8Array): LineNames {
  try {
    return namesIn(parseLine(line));
  } catch (cause) {
    if (cause instanceof PageError) return { url: null, extra: {} };
    throw cause;
  }
}
