import { logError } from '../../platform/browser/log-error.ts';
import type { Settings } from '../../settings/schema.ts';

type Face = Settings['font'];

/** Bundled faces: modules that add their style sheet. The browser then loads the files that the text needs. */
const BUNDLED: { readonly [F in Face]?: () => Promise<unknown> } = {
  serif: () => import('./serif.ts'),
  sans: () => import('./sans.ts'),
  mono: () => import('./mono.ts'),
  legible: () => import('./legible.ts'),
  dyslexic: () => import('./dyslexic.ts'),
};

/** The family of a face, for a sample of its letters. */
const FAMILIES: Readonly<Record<Face, string>> = {
  serif: "'Literata Variable', var(--serif)",
  sans: "'Source Sans 3 Variable', var(--sans)",
  mono: "'Source Code Pro Variable', var(--mono)",
  legible: "'Atkinson Hyperlegible Next Variable', var(--sans)",
  dyslexic: 'OpenDyslexic, var(--sans)',
  'system-serif': 'var(--serif)',
  'system-sans': 'var(--sans)',
};

export function faceFamily(face: Face): string {
  return FAMILIES[face];
}

/**
 * Adds the style sheets of a face and of the monospace face for code. Until they are loaded, text is in a system face.
 */
export function loadFace(face: Face): void {
  for (const name of [face, 'mono'] as const) load(name);
}

/** Adds the style sheets of all faces, for the samples in the settings. */
export function loadAllFaces(): void {
  for (const name of Object.keys(BUNDLED) as Face[]) load(name);
}

function load(name: Face): void {
  BUNDLED[name]?.().catch((cause: unknown) => {
    logError(`face-${name}`, cause);
  });
}
