import { black } from './black.ts';
import { contrast } from './contrast.ts';
import { dark } from './dark.ts';
import type { FixedThemeId, ThemeChoice } from './ids.ts';
import { light } from './light.ts';
import { type OwnColors, ownTheme } from './own.ts';
import { sepia } from './sepia.ts';
import type { Theme } from './theme.ts';

export type { Theme, ThemeColors } from './theme.ts';

const FIXED: { readonly [Id in FixedThemeId]: Theme & { readonly id: Id } } = { light, sepia, dark, black, contrast };

/** Every theme with fixed colours, in the order of the picker. */
export const themes: readonly (Theme & { readonly id: FixedThemeId })[] = Object.values(FIXED);

/** The theme of a choice. 'auto' is dark if `systemDark` is true, else light. 'own' is made from the own colours. */
export function resolveTheme(choice: ThemeChoice, systemDark: boolean, own: OwnColors): Theme {
  if (choice === 'own') return ownTheme(own);
  if (choice === 'auto') return systemDark ? dark : light;
  return FIXED[choice];
}
