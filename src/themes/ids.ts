/** Themes with fixed colours, in the order of the picker. index.ts has their colours, which views load late. */
export const fixedThemeIds = ['light', 'sepia', 'dark', 'black', 'contrast'] as const;

/** Id of a theme with fixed colours. */
export type FixedThemeId = (typeof fixedThemeIds)[number];

/** A choice of the user: 'auto' for light or dark as in the system, a theme, or 'own' for one's own two colours. */
export type ThemeChoice = 'auto' | FixedThemeId | 'own';

/** All choices in the order of the picker. */
export const themeChoices: readonly ThemeChoice[] = ['auto', ...fixedThemeIds, 'own'];
