declare module '@joplin/turndown-plugin-gfm' {
  import type TurndownService from 'turndown';

  /** Adds tables, strike-through, task lists and highlighted code blocks. */
  export const gfm: TurndownService.Plugin;
}
