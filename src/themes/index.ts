import { dark } from './dark.ts';
import { light } from './light.ts';
import { sepia } from './sepia.ts';
import type { Theme } from './theme.ts';

export type { Theme, ThemeColors } from './theme.ts';

/** Every theme in the order of the picker. */
export const themes = [light, sepia, dark] as const satisfies readonly Theme[];

/** Id of a theme. */
export type ThemeId = (typeof themes)[number]['id'];

/** A choice of the user: a theme, or 'auto' for light or dark as in the system. */
export type ThemeChoice = 'auto' | ThemeId;

/** All choices in the order of the picker. */
export const themeChoices: readonly ThemeChoice[] = ['auto', ...themes.map((theme) => theme.id)];

/** The theme of a choice. 'auto' is dark if `systemDark` is true, else light. */
export function resolveTheme(choice: ThemeChoice, systemDark: boolean): Theme {
  if (choice === 'auto') return systemDark ? dark : light;
  return themes.find((theme) => theme.id === choice) ?? light;
}
