import type { OutgoingHttpHeaders } from 'node:http';

/** The browser whose words differ from those of the other. */
export type Browser = 'chromium' | 'firefox';

/** A kind of page, and what Winnow answers on it. */
export type Kind = {
  /** Part of the test's title. */
  readonly name: string;
  readonly body: string | Uint8Array | (() => string | Uint8Array);
  /** Media type; that of HTML in UTF-8 by default. */
  readonly type?: string;
  readonly headers?: OutgoingHttpHeaders;
  /** Words of the article, or of the message that says why there is none; the last words of the story by default. */
  readonly answer?: string | Readonly<Record<Browser, string>>;
  /** False for a page that changes by itself, or that a test cannot compare with itself. */
  readonly isStill?: boolean;
  /** True for a page whose address changes so often that a busy Firefox answers its driver after minutes. */
  readonly floods?: boolean;
  /** The end of the address where a page comes to rest that goes to others by itself. */
  readonly restsAt?: string;
  /** Where the shortcut opens the reader; over the page by default. */
  readonly opens?: 'overlay' | 'tab' | 'popup' | Readonly<Record<Browser, 'overlay' | 'tab' | 'popup'>>;
};

const HEAD = '<meta charset="utf-8"><link rel="icon" href="data:,">';
/** The last words of each story. */
export const LAST_WORDS = 'and nobody has asked for the ladder since.';

/** Paragraphs that every algorithm takes for an article. */
export const STORY = [
  'The gauge at the old weir is read twice a day, at six and at six, by whoever of the family is awake and has found both of the boots that belong to the left foot.',
  'Nobody remembers why it began. There is a ledger in the kitchen whose first page has a date from the year of the great flood, and a note about the price of herring.',
  'The council sent an engineer once, a patient man with a clean pencil, who explained to them that the river is measured by a machine now, upstream of the bridge.',
  'They thanked him, gave him soup, and showed him the ledger. He read in it until it was dark, asked whether he might come again, and left his pencil on the table.',
  `In the spring the machine was found in a tree, three miles below the bridge. The ledger has a note about it, ${LAST_WORDS}`,
];

const paragraphs = STORY.map((text) => `<p>${text}</p>`).join('\n');
/** The story as an element of a page. */
export const ARTICLE = `<article><h1>The gauge at the weir</h1>\n${paragraphs}\n</article>`;

/** A page with the story. `extra`: what stands below it, `head`: in its head, `root`: attributes of the root. */
export function page({ extra = '', head = '', root = '' }: { extra?: string; head?: string; root?: string }): string {
  return `<!doctype html><html lang="en"${root}><head>${HEAD}<title>The gauge</title>${head}</head><body>${ARTICLE}${extra}</body></html>`;
}

/** A page with the story and a script. */
export function scripted(script: string, extra = ''): string {
  return page({ extra: `${extra}<script>${script}</script>` });
}
