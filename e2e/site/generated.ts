/** Minimum number of nodes in the page of `largePage`. */
const LARGE_NODES = 100_000;

const NODES_PER_ROW = 8;
const SENTENCES = [
  'The survey walked every hedge of the parish between the first of May and the last of June, and counted what it found.',
  'Where the bank faces south there were primroses until the middle of the month, and then, quite suddenly, none at all.',
  'It is tedious work, and nobody who has done it for a season looks at a hedge again without moving their lips.',
  'The oldest stretch, by the church, holds eleven kinds of shrub, which by the usual reckoning makes it as old as the church.',
];

/** An article followed by a very long listing. */
export function largePage(): string {
  const paragraphs = Array.from(
    { length: 60 },
    (_, at) =>
      `<p>${String(at + 1)}. ${[0, 1, 2].map((by) => SENTENCES[(at + by) % SENTENCES.length] ?? '').join(' ')}</p>`,
  );
  const rows = Array.from(
    { length: Math.ceil(LARGE_NODES / NODES_PER_ROW) },
    (_, at) =>
      `<li class="row"><a href="/hedge/${String(at)}">Hedge ${String(at)}</a><span>north</span> <i>3 kinds</i></li>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Every hedge in the parish</title><link rel="icon" href="data:,"></head><body><main><article><h1>Every hedge in the parish</h1>${paragraphs.join('\n')}</article></main><ul class="listing">${rows.join('\n')}</ul></body></html>`;
}

/** Nodes of one paragraph of `chroniclePage`: the paragraph, two links, a word in italics and their texts. */
const NODES_PER_PARAGRAPH = 10;

/** The last words of `chroniclePage`. */
export const LAST_WORDS = 'Here ends the chronicle, at the lych-gate.';

/** Paragraphs below one heading of `chroniclePage`, where it has headings. */
const CHAPTER = 20;

/** An article of about this many nodes, above a listing. */
export function chroniclePage(nodes: number, hasChapters = false): string {
  const paragraphs = Array.from({ length: Math.ceil(nodes / NODES_PER_PARAGRAPH) }, (_, at) => {
    const [first, second] = [at, at + 1].map((by) => SENTENCES[by % SENTENCES.length] ?? '');
    const heading = hasChapters && at % CHAPTER === 0 ? `<h2>Book ${String(at / CHAPTER + 1)}: the hedges</h2>` : '';
    return `${heading}<p>In year ${String(at)}: ${first} See <a href="/hedge/${String(at)}">hedge ${String(at)}</a> and <a href="/bank/${String(at)}">bank ${String(at)}</a>. <i>Counted twice.</i> ${second}</p>`;
  });
  const rows = paragraphs
    .slice(0, paragraphs.length / 5)
    .map((_, at) => `<li><a href="/${String(at)}">Map ${String(at)}</a></li>`);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A chronicle of the hedges</title><link rel="icon" href="data:,"></head><body><main><article><h1>A chronicle of the hedges</h1>${paragraphs.join('\n')}<p>${SENTENCES.join(' ')} ${LAST_WORDS}</p></article></main><ul class="listing">${rows.join('\n')}</ul></body></html>`;
}

/** Nesting depth of the page of `deepPage`. The parser limits nesting to 512, scripts do not. */
const DEEP = 10_000;

/**
 * An article whose script appends text at the end of deeply nested elements. They have `display: contents`, because the
 * browser crashes on boxes nested that deep.
 */
export function deepPage(): string {
  const paragraphs = Array.from({ length: 12 }, (_, at) => `<p>${String(at + 1)}. ${SENTENCES.join(' ')}</p>`);
  const dig = `let inner = document.querySelector('article'); for (let at = 0; at < ${String(DEEP)}; at++) { const next = document.createElement(at % 2 ? 'span' : 'div'); inner.append(next); inner = next; } inner.append(${JSON.stringify(`At the bottom of ten thousand elements lies this sentence. ${SENTENCES.join(' ')}`)});`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Down the well</title><link rel="icon" href="data:,"><style>article :not(h1, p) { display: contents }</style></head><body><article><h1>Down the well</h1>${paragraphs.join('\n')}</article><script>${dig}</script></body></html>`;
}

/** Characters of text in the page of `longPage`. */
const LONG_TEXT = 20 * 1024 * 1024;

/** An article longer than Winnow's limit for one message. */
export function longPage(): string {
  const text = SENTENCES.join(' ').repeat(24);
  // The paragraphs have numbers, because a text of equal paragraphs is no article.
  const paragraphs = Array.from(
    { length: Math.ceil(LONG_TEXT / text.length) },
    (_, i) => `<p>${String(i)}. ${text}</p>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Every hedge there ever was</title><link rel="icon" href="data:,"></head><body><article><h1>Every hedge there ever was</h1>${paragraphs.join('\n')}</article></body></html>`;
}

/** SVG of that size that shows its name. */
export function picture(width: number, height: number, name: string): string {
  const hue = [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 360;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${String(width)}" height="${String(height)}" viewBox="0 0 ${String(width)} ${String(height)}"><rect width="100%" height="100%" fill="hsl(${String(hue)} 30% 70%)"/><text x="50%" y="50%" text-anchor="middle" font-family="sans-serif" font-size="28">${name}</text></svg>`;
}

/** A minimal PDF with one line of text. */
export function pdf(): Buffer {
  const line = 'BT /F1 24 Tf 72 700 Td (A page of a PDF) Tj ET';
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${String(line.length)} >>\nstream\n${line}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((body, at) => {
    const offset = text.length;
    text += `${String(at + 1)} 0 obj\n${body}\nendobj\n`;
    return offset;
  });
  const start = text.length;
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 ${String(objects.length + 1)}\n0000000000 65535 f \n${entries}trailer\n<< /Size ${String(objects.length + 1)} /Root 1 0 R >>\nstartxref\n${String(start)}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}

/** Ten seconds of silence as WAV. */
export function silence(): Buffer {
  const rate = 8000;
  const data = Buffer.alloc(rate * 10, 128);
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + data.length, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36);
  head.writeUInt32LE(data.length, 40);
  return Buffer.concat([head, data]);
}
