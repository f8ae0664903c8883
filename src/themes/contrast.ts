import type { Theme } from './theme.ts';

/** White text on black with yellow controls. Every text has the contrast that WCAG asks for at level AAA. */
export const contrast = {
  id: 'contrast',
  label: 'High contrast',
  scheme: 'dark',
  colors: {
    paper: '#000000',
    raised: '#000000',
    inset: '#141414',
    ink: '#ffffff',
    heading: '#ffffff',
    muted: '#e6e6e6',
    link: '#8ecbff',
    rule: '#8c8c8c',
    edge: '#ffffff',
    accent: '#ffd83d',
    onAccent: '#000000',
    notice: '#2a2400',
    mark: '#4a3c00',
    markCurrent: '#5c4700',
    markYellow: '#5c4700',
    markGreen: '#00501a',
    markBlue: '#00437a',
    markPink: '#6e0040',
    codeKeyword: '#ff9db5',
    codeString: '#a8e68a',
    codeNumber: '#ffd07a',
    codeName: '#8ecbff',
    codeType: '#d9b8ff',
  },
} as const satisfies Theme;
