/** What a case says about the article of its page, in the fields of the JSON file beside the page. */
export type CaseFile = {
  readonly must?: readonly string[];
  readonly mustNot?: readonly string[];
  readonly mustHtml?: readonly string[];
  readonly mustNotHtml?: readonly string[];
  readonly title?: string;
  readonly byline?: string;
  readonly date?: string;
  readonly url?: string;
  /** The page's scripts run. */
  readonly js?: boolean;
  readonly scripts?: boolean;
  /** Addresses of pictures that load contain one of the keys. */
  readonly images?: Readonly<Record<string, string>>;
};

/** What an engine found on the page of a case; `html` and `text` are empty without an article. */
export type FoundArticle = {
  readonly html: string;
  readonly text: string;
  readonly title: string | null;
  readonly byline: string | null;
  readonly published: string | null;
};

/** The statements of a case that are not true of `found`, as sentences for people. `ordered`: `must` has its order. */
export function untrueStatements(file: CaseFile, found: FoundArticle, ordered: boolean): string[] {
  const text = collapse(found.text);
  const missing = (file.must ?? []).filter((statement) => !isTrue(statement, found, text));
  return [
    ...missing.map((statement) => `missing: ${statement}`),
    ...(ordered && missing.length === 0 ? outOfOrder(file.must ?? [], text) : []),
    ...(file.mustNot ?? []).filter((statement) => isTrue(statement, found, text)).map((s) => `not wanted: ${s}`),
    ...(file.mustHtml ?? []).filter((source) => !matches(source, found.html)).map((s) => `missing in the HTML: ${s}`),
    ...(file.mustNotHtml ?? [])
      .filter((source) => matches(source, found.html))
      .map((s) => `not wanted in the HTML: ${s}`),
    ...wrongField('title', file.title, found.title),
    ...wrongField('byline', file.byline, found.byline),
    ...wrongField('date', file.date, found.published?.slice(0, file.date?.length) ?? null),
  ];
}

function isTrue(statement: string, found: FoundArticle, text: string): boolean {
  const [, field, sign, value = ''] = /^(title|byline|date)([=~])(.*)$/su.exec(statement) ?? [];
  if (field) {
    const actual = { title: found.title, byline: found.byline, date: found.published }[field] ?? '';
    return sign === '=' ? actual === value : actual.includes(value);
  }
  if (statement.startsWith('re:')) return matches(statement.slice(3), found.html);
  if (statement.startsWith('html:')) return found.html.includes(statement.slice(5));
  if (statement.startsWith('once:')) return text.split(collapse(statement.slice(5))).length === 2;
  return text.includes(collapse(statement));
}

function outOfOrder(statements: readonly string[], text: string): string[] {
  let from = 0;
  for (const statement of statements.filter((s) => !/^(?:re:|html:|once:|title[=~]|byline[=~]|date[=~])/u.test(s))) {
    const at = text.indexOf(collapse(statement), from);
    if (at < 0) return [`out of order: ${statement}`];
    from = at;
  }
  return [];
}

function wrongField(name: string, wanted: string | undefined, actual: string | null): string[] {
  return wanted === undefined || wanted === actual ? [] : [`${name} is ${JSON.stringify(actual)}, not "${wanted}"`];
}

function matches(source: string, html: string): boolean {
  return new RegExp(source, 'u').test(html);
}

function collapse(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}
