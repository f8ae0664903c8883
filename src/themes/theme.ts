/** Colors of a reader theme as #rrggbb. themes.test.ts checks the contrast of each pair. */
export type ThemeColors = {
  /** Background of the article. */
  readonly paper: string;
  /** Background of toolbar, menus and dialogs. */
  readonly raised: string;
  /** Background of boxes in the article: code, table headers. */
  readonly inset: string;
  /** Body text. */
  readonly ink: string;
  /** Headings, with more contrast than the body text. */
  readonly heading: string;
  /** Byline, captions, hints. */
  readonly muted: string;
  readonly link: string;
  /** Decorative lines. */
  readonly rule: string;
  /** Borders of controls. */
  readonly edge: string;
  /** Primary buttons, the chosen segment, focus rings. */
  readonly accent: string;
  /** Text on accent. */
  readonly onAccent: string;
  /** Background of warnings. */
  readonly notice: string;
  /** Background of a search match. */
  readonly mark: string;
  /** Background of the current search match. */
  readonly markCurrent: string;
  /** Backgrounds of the user's own highlights. */
  readonly markYellow: string;
  readonly markGreen: string;
  readonly markBlue: string;
  readonly markPink: string;
  /** Words of a listing, on inset. Its comments are muted. */
  readonly codeKeyword: string;
  readonly codeString: string;
  readonly codeNumber: string;
  /** Names of functions and classes where they are declared or called. */
  readonly codeName: string;
  /** Types, attributes, properties and variables. */
  readonly codeType: string;
};

/** A reader theme. To add one, write a file, its id in ids.ts and its name in index.ts. */
export type Theme = {
  readonly id: string;
  /** English name in the picker; other languages translate it under the key theme_<id>. */
  readonly label: string;
  /** Color scheme of the parts that the browser draws: scroll bars, form controls. */
  readonly scheme: 'light' | 'dark';
  readonly colors: ThemeColors;
};
