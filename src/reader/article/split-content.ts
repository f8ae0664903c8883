/** Least characters of the first part (a few screens, or a thousand words) and of each later part. */
const FIRST_PART = 10_000;
const LATER_PART = 64_000;

/** A tag as browsers write it: values are in double quotes, and text holds no less-than sign. */
const TAG = /<(\/?)([a-z][^\s/>]*)(?:"[^"]*"|[^">])*>/gi;
const VOID = new Set(['br', 'col', 'hr', 'img', 'source', 'wbr']);

/** Splits HTML between elements of the outermost level. HTML that is not well-formed ends in one large part. */
export function splitContent(html: string): string[] {
  const parts: string[] = [];
  let start = 0;
  let depth = 0;
  for (const { 0: tag, 1: slash, 2: name, index } of html.matchAll(TAG)) {
    if (slash === '/') depth--;
    else if (!VOID.has(name!)) depth++;
    if (depth < 0) break;
    const end = index + tag.length;
    if (depth > 0 || end - start < (start === 0 ? FIRST_PART : LATER_PART)) continue;
    parts.push(html.slice(start, end));
    start = end;
  }
  if (start < html.length) parts.push(html.slice(start));
  return parts;
}
