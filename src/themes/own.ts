import { contrastOf, luminance, mix } from './color.ts';
import type { Theme } from './theme.ts';

/** The two colours that the user chose, as #rrggbb. */
export type OwnColors = { readonly ink: string; readonly paper: string };

/** Contrasts of WCAG 2.2: 1.4.3 for text, 1.4.11 for the borders of controls. */
export const MIN_TEXT_CONTRAST = 4.5;
const MIN_EDGE_CONTRAST = 3;
/** Mixtures with less ink are tried first, in these steps. */
const MIX_STEP = 0.05;
/** Highlights have a hue of their own, mixed into the paper at most at this share. */
const HUES = { markYellow: '#f2b700', markGreen: '#2f9e44', markBlue: '#1c7ed6', markPink: '#d6336c' } as const;
const HUE_SHARE = 0.4;
/** Words of a listing have hues, too, mixed into the ink at most at this share. */
const CODE_HUES = {
  codeKeyword: '#c2255c',
  codeString: '#2f9e44',
  codeNumber: '#e67700',
  codeName: '#1c7ed6',
  codeType: '#7048e8',
} as const;
const CODE_SHARE = 0.8;

/**
 * A theme of two colours. The others are mixtures of both: as little ink as the contrast allows where a colour is
 * quiet. If ink on paper has too little contrast, the mixtures have it, too; views warn about that.
 */
export function ownTheme({ ink, paper }: OwnColors): Theme {
  const tint = (share: number) => mix(ink, paper, share);
  /** The mixture with at least this share of ink that has this contrast on all of the given backgrounds. */
  const readable = (share: number, least: number, backgrounds: readonly string[]): string => {
    for (let part = share; part < 1; part += MIX_STEP)
      if (backgrounds.every((background) => contrastOf(tint(part), background) >= least)) return tint(part);
    return ink;
  };
  /** The mixture with at most this share of ink on which ink is still readable. */
  const behind = (share: number): string => {
    for (let part = share; part > MIX_STEP; part -= MIX_STEP)
      if (contrastOf(ink, tint(part)) >= MIN_TEXT_CONTRAST) return tint(part);
    return paper;
  };
  /** The paper with as much of the hue as leaves ink readable. */
  const tinted = (hue: string): string => {
    for (let part = HUE_SHARE; part > MIX_STEP; part -= MIX_STEP)
      if (contrastOf(ink, mix(hue, paper, part)) >= MIN_TEXT_CONTRAST) return mix(hue, paper, part);
    return paper;
  };
  const raised = behind(0.06);
  const inset = behind(0.08);
  /** The ink with as much of the hue as is readable in a listing. */
  const inked = (hue: string): string => {
    for (let part = CODE_SHARE; part > MIX_STEP; part -= MIX_STEP)
      if (contrastOf(mix(hue, ink, part), inset) >= MIN_TEXT_CONTRAST) return mix(hue, ink, part);
    return ink;
  };
  return {
    id: 'own',
    label: 'Own',
    scheme: luminance(paper) < luminance(ink) ? 'dark' : 'light',
    colors: {
      paper,
      raised,
      inset,
      ink,
      heading: ink,
      muted: readable(0.65, MIN_TEXT_CONTRAST, [paper, raised, inset]),
      link: ink,
      rule: tint(0.2),
      edge: readable(0.45, MIN_EDGE_CONTRAST, [paper, raised]),
      accent: ink,
      onAccent: paper,
      notice: behind(0.12),
      mark: behind(0.25),
      markCurrent: behind(0.4),
      markYellow: tinted(HUES.markYellow),
      markGreen: tinted(HUES.markGreen),
      markBlue: tinted(HUES.markBlue),
      markPink: tinted(HUES.markPink),
      codeKeyword: inked(CODE_HUES.codeKeyword),
      codeString: inked(CODE_HUES.codeString),
      codeNumber: inked(CODE_HUES.codeNumber),
      codeName: inked(CODE_HUES.codeName),
      codeType: inked(CODE_HUES.codeType),
    },
  };
}
