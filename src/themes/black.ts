import type { Theme } from './theme.ts';

/** Soft gray text on black: screens with their own light per pixel stay dark, and the text does not dazzle. */
export const black = {
  id: 'black',
  label: 'Black',
  scheme: 'dark',
  colors: {
    paper: '#000000',
    raised: '#131313',
    inset: '#151515',
    ink: '#c4c1ba',
    heading: '#dedbd4',
    muted: '#969289',
    link: '#84b4dc',
    rule: '#2c2c2c',
    edge: '#767676',
    accent: '#d6a652',
    onAccent: '#150f04',
    notice: '#2b210a',
    mark: '#4f3b0e',
    markCurrent: '#664600',
    markYellow: '#4f3b0e',
    markGreen: '#1c4524',
    markBlue: '#193f61',
    markPink: '#57243f',
    codeKeyword: '#dc7f95',
    codeString: '#94bd7b',
    codeNumber: '#d0a45e',
    codeName: '#84b4dc',
    codeType: '#b897da',
  },
} as const satisfies Theme;
