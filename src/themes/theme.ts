/** The colours of a reader theme; every value is #rrggbb. The contrast each pair must reach is held by themes.test.ts. */
export type ThemeColors = {
  /** The sheet the article stands on. */
  readonly paper: string;
  /** Toolbar, menus and dialogs, a shade apart from the sheet. */
  readonly raised: string;
  /** Boxes inside the article: code, table heads. */
  readonly inset: string;
  readonly ink: string;
  /** Headings, a shade stronger than the body text. */
  readonly heading: string;
  /** Byline, captions, hints. */
  readonly muted: string;
  readonly link: string;
  /** Hairlines between things; decoration only. */
  readonly rule: string;
  /** Borders that say where a control is. */
  readonly edge: string;
  /** The colour of grain: primary buttons, the chosen segment, focus rings. */
  readonly accent: string;
  /** Text on accent. */
  readonly onAccent: string;
  /** Behind warnings. */
  readonly notice: string;
  /** Behind a match of a search; ink stands on it. */
  readonly mark: string;
  /** Behind the match the search stands at. */
  readonly markCurrent: string;
};

/** One reader theme: plain data, so that a new one is a new file and a line in index.ts. */
export type Theme = {
  readonly id: string;
  /** English name in the picker; other languages translate it under the key theme_<id>. */
  readonly label: string;
  /** What the browser draws by itself (scroll bars, form controls) follows this. */
  readonly scheme: 'light' | 'dark';
  readonly colors: ThemeColors;
};
