import type { Theme } from './theme.ts';

/** Almost black text on warm white. */
export const light = {
  id: 'light',
  label: 'Light',
  scheme: 'light',
  colors: {
    paper: '#fdfdfb',
    raised: '#f6f5f1',
    inset: '#f4f3ee',
    ink: '#232220',
    heading: '#141312',
    muted: '#625f58',
    link: '#1d5a86',
    rule: '#dedbd2',
    edge: '#8b877d',
    accent: '#8a5a0b',
    onAccent: '#ffffff',
    notice: '#fbf1d9',
    mark: '#fbe6a4',
    markCurrent: '#f6bf4f',
    markYellow: '#fbe6a4',
    markGreen: '#cdeec4',
    markBlue: '#c9e4fb',
    markPink: '#fbd3e2',
    codeKeyword: '#a1264e',
    codeString: '#2f6627',
    codeNumber: '#8a4b00',
    codeName: '#1d5a86',
    codeType: '#6a3fa0',
  },
} as const satisfies Theme;
