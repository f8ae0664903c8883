import type { Theme } from './theme.ts';

/** Brown text on yellowish paper, for reading in the evening. */
export const sepia = {
  id: 'sepia',
  label: 'Sepia',
  scheme: 'light',
  colors: {
    paper: '#f6eddb',
    raised: '#efe4ce',
    inset: '#eee2ca',
    ink: '#3a2c1c',
    heading: '#2a1e11',
    muted: '#68553c',
    link: '#7c3d10',
    rule: '#dccdb0',
    edge: '#8d7a5c',
    accent: '#7d4a0c',
    onAccent: '#fffaf0',
    notice: '#f4dfae',
    mark: '#f3d48a',
    markCurrent: '#e9b04a',
    markYellow: '#f7d977',
    markGreen: '#cfdf9e',
    markBlue: '#c4dbe0',
    markPink: '#f3c3bd',
    codeKeyword: '#922040',
    codeString: '#3d5e14',
    codeNumber: '#7c4000',
    codeName: '#1f5273',
    codeType: '#643a86',
  },
} as const satisfies Theme;
