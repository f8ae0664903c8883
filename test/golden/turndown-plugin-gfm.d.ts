declare module '@joplin/turndown-plugin-gfm' {
  import type TurndownService from 'turndown';

  /** Tables, strike-through, task lists and code blocks of highlighters. */
  export const gfm: TurndownService.Plugin;
}
