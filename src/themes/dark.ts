import type { Theme } from './theme.ts';

/** A dark that is not black and a light that is not white, so that letters do not glow. */
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
  },
} as const satisfies Theme;
