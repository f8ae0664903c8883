/** Elements that the exporter writes as HTML, because Markdown has no syntax for them. */
const KEPT =
  /<\/?(?:sub|sup|kbd|ruby|rb|rt|rp|table|caption|colgroup|col|thead|tbody|tfoot|tr|th|td|div|p|br)(?:\s[^<>]*)?>/gi;
const AUTOLINK = /<(?:https?|mailto):[^\s<>]*>/g;
/** The quoted title of a link, which a renderer shows as text. */
const TITLE = / "(?:\\.|[^"\\\n])*"\)/g;
const HTML = /(?<!\\)<[a-z/!?]/gi;
const LINK = /(?<!\\)\]\(\s*<?\s*(?:javascript|vbscript|data:(?!image\/))/gi;
const DEFINITION = /^ {0,3}\[[^\]]*\]:/gm;

/**
 * Parts of the Markdown that a renderer would turn into elements, script links or link definitions; none in safe
 * Markdown. Code is skipped.
 */
export function findLiveMarkdown(written: string): string[] {
  const outside = withoutCode(written).replace(AUTOLINK, '').replace(TITLE, ')');
  const handlers = outside.match(/(?<!\\)<[a-z][^<>]*\son\w+\s*=/gi) ?? [];
  const rest = outside.replace(KEPT, '');
  return [...handlers, ...(rest.match(HTML) ?? []), ...(rest.match(LINK) ?? []), ...(rest.match(DEFINITION) ?? [])];
}

/** A code fence or span ends with as many marks as it starts with. */
function withoutCode(written: string): string {
  return written
    .replace(/^([ \t>]*)(`{3,}|~{3,})[^\n]*\n[\s\S]*?^[ \t>]*\2[`~]*[ \t]*$/gm, '')
    .replace(/(?<![\\`])(`+)(?!`)[\s\S]*?(?<!`)\1(?!`)/g, '');
}
