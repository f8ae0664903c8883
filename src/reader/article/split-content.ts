/** Least characters of the first part (a few screens, or a thousand words) and of each later part. */
const FIRST_PART = 10_000;
const LATER_PART = 64_000;

/** The start of a tag without an end tag. Browsers write a less-than sign only where a tag starts. */
const VOID = /<(?:br|col|hr|img|source|wbr)[\s/>]/y;

/** Splits HTML between elements of the outermost level. HTML that is not well-formed ends in one large part. */
export function splitContent(html: string): string[] {
  const parts: string[] = [];
  let start = 0;
  let depth = 0;
  // All of a long article is searched before its start is shown, so no object is made for a tag.
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at + 1)) {
    const end = endOfTag(html, at);
    if (end === 0) break;
    VOID.lastIndex = at;
    if (html.startsWith('</', at)) depth--;
    else if (!VOID.test(html)) depth++;
    if (depth < 0) break;
    at = end - 1;
    if (depth > 0 || end - start < (start === 0 ? FIRST_PART : LATER_PART)) continue;
    parts.push(html.slice(start, end));
    start = end;
  }
  if (start < html.length) parts.push(html.slice(start));
  return parts;
}

/** The place after a tag, which holds no ">" except in double quotes; 0 where it does not end. */
function endOfTag(html: string, at: number): number {
  let isQuoted = false;
  for (let i = at; i < html.length; i++) {
    const character = html[i];
    if (character === '"') isQuoted = !isQuoted;
    else if (character === '>' && !isQuoted) return i + 1;
  }
  return 0;
}
