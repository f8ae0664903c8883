import { nativeSanitizer } from '../article/native-sanitizer.ts';
import { purify } from '../article/purify.ts';
import { prepareSink, sanitize } from '../article/sink.ts';

const native = nativeSanitizer();

/** The sanitisers that the sink can use in this browser. */
export const SANITIZERS: readonly { readonly by: string; readonly sanitizer: typeof purify }[] = [
  { by: 'DOMPurify', sanitizer: purify },
  ...(native === null ? [] : [{ by: 'the browser', sanitizer: native }]),
];

/** What the sink makes of the content with each sanitiser. */
export async function sinkResults(content: string, url: string): Promise<readonly DocumentFragment[]> {
  const results: DocumentFragment[] = [];
  for (const { sanitizer } of SANITIZERS) {
    await prepareSink(() => sanitizer);
    results.push(sanitize(content, url));
  }
  return results;
}
