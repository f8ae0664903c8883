import type { Theme } from './theme.ts';

/** Off-white text on dark gray: less glare than white on black. */
export const dark = {
  id: 'dark',
  label: 'Dark',
  scheme: 'dark',
  colors: {
    paper: '#18191b',
    raised: '#222427',
    inset: '#222427',
    ink: '#d6d3cc',
    heading: '#eeebe4',
    muted: '#a09c94',
    link: '#8fbfe6',
    rule: '#37393d',
    edge: '#7c7f85',
    accent: '#e2b25c',
    onAccent: '#1c1509',
    notice: '#35290f',
    mark: '#5a4413',
    markCurrent: '#735000',
    markYellow: '#5a4413',
    markGreen: '#27502d',
    markBlue: '#234a6e',
    markPink: '#642f4c',
    codeKeyword: '#f0879f',
    codeString: '#a3cf87',
    codeNumber: '#e5b567',
    codeName: '#8fbfe6',
    codeType: '#c9a6ec',
  },
} as const satisfies Theme;
