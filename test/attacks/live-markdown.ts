/** Elements that Markdown has no mark for and that the exporter therefore writes as they are, without an attribute that does anything. */
const KEPT =
  /<\/?(?:sub|sup|kbd|ruby|rb|rt|rp|table|caption|colgroup|col|thead|tbody|tfoot|tr|th|td|div|p|br)(?:\s[^<>]*)?>/gi;
const AUTOLINK = /<(?:https?|mailto):[^\s<>]*>/g;
/** What stands between its quotes is text. */
const TITLE = / "(?:\\.|[^"\\\n])*"\)/g;
const HTML = /(?<!\\)<[a-z/!?]/gi;
const LINK = /(?<!\\)\]\(\s*<?\s*(?:javascript|vbscript|data:(?!image\/))/gi;
const DEFINITION = /^ {0,3}\[[^\]]*\]:/gm;

/** What a renderer of that Markdown would bring to life: elements, links of foreign schemes, definitions; code is not looked into. Empty where all is text. */
export function liveMarkdown(written: string): string[] {
  const outside = withoutCode(written).replace(AUTOLINK, '').replace(TITLE, ')');
  const handlers = outside.match(/(?<!\\)<[a-z][^<>]*\son\w+\s*=/gi) ?? [];
  const rest = outside.replace(KEPT, '');
  return [...handlers, ...(rest.match(HTML) ?? []), ...(rest.match(LINK) ?? []), ...(rest.match(DEFINITION) ?? [])];
}

/** Fences close with as many marks as they began with; spans likewise. */
function withoutCode(written: string): string {
  return written
    .replace(/^([ \t>]*)(`{3,}|~{3,})[^\n]*\n[\s\S]*?^[ \t>]*\2[`~]*[ \t]*$/gm, '')
    .replace(/(?<![\\`])(`+)(?!`)[\s\S]*?(?<!`)\1(?!`)/g, '');
}
