import { HIGHLIGHT_STYLE } from '../parts/highlight-style.ts';

/** The style sheet of a book. It sets no typeface and no size of text: the reader of a book chooses them. */
export const BOOK_STYLE = `body {
  line-height: 1.5;
  overflow-wrap: break-word;
}

h1,
h2,
h3,
h4,
h5,
h6 {
  line-height: 1.25;
  break-after: avoid;
  hyphens: none;
}

.title-page {
  margin-block-start: 20%;
  text-align: center;
  overflow-wrap: anywhere;
}

.chapter-head {
  margin-block-end: 2em;
  overflow-wrap: anywhere;
}

.chapter-head p {
  font-size: 0.85em;
}

.cover {
  text-align: center;
}

nav ol {
  list-style: none;
  padding: 0;
}

nav li {
  margin: 0.5em 0;
}

img {
  max-width: 100%;
  height: auto;
}

figure {
  margin: 1em 0;
  break-inside: avoid;
}

figcaption {
  font-size: 0.85em;
}

pre {
  font-size: 0.85em;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
}

blockquote {
  margin: 1em 1.5em;
}

table {
  border-collapse: collapse;
}

td,
th {
  padding: 0.25em 0.5em;
  border: 1px solid;
  vertical-align: top;
}

.callout {
  margin: 1em 0;
  padding: 0.25em 1em;
  border: 1px solid;
}

.post .post {
  margin-inline-start: 1.5em;
}

.post > header,
.summary {
  font-weight: bold;
}

.footnotes {
  font-size: 0.85em;
}

${HIGHLIGHT_STYLE}
`;
