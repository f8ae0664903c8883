/** The colours of the user's highlights in saved files, on light paper and in the colours of a dark one. */
export const HIGHLIGHT_STYLE =
  '.highlight{color:#1a1a1a}.highlight-yellow{background:#fbe6a4}.highlight-green{background:#cdeec4}' +
  '.highlight-blue{background:#c9e4fb}.highlight-pink{background:#fbd3e2}';
