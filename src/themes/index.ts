import { dark } from './dark.ts';
import { light } from './light.ts';
import { sepia } from './sepia.ts';
import type { Theme } from './theme.ts';

export type { Theme, ThemeColors } from './theme.ts';

/** Every theme, in the order the picker shows them. */
export const themes = [light, sepia, dark] as const satisfies readonly Theme[];

/** Id of a theme. */
export type ThemeId = (typeof themes)[number]['id'];

/** What a person can choose: a theme, or 'auto', which follows the system between light and dark. */
export type ThemeChoice = 'auto' | ThemeId;

/** The choices in the order the picker shows them. */
export const themeChoices: readonly ThemeChoice[] = ['auto', ...themes.map((theme) => theme.id)];

/** The theme of a choice; systemDark says what 'auto' becomes. */
export function resolveTheme(choice: ThemeChoice, systemDark: boolean): Theme {
  if (choice === 'auto') return systemDark ? dark : light;
  return themes.find((theme) => theme.id === choice) ?? light;
}
