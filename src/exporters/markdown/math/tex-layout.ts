const OPENING = new Set(['(', '[', '\\{', '\\vert', '\\Vert', '\\langle', '\\lceil', '\\lfloor']);
const CLOSING = new Set([')', ']', '\\}', '\\vert', '\\Vert', '\\rangle', '\\rceil', '\\rfloor']);
/** Content that fences grow with. */
const TALL = /\\(?:frac|genfrac|begin|sum|prod|int|sqrt|overbrace|underbrace)\b/;
const CASES = /^\\begin\{(?:matrix|aligned)\}([^]*)\\end\{(?:matrix|aligned)\}$/;

/** A table of cells: equations that are aligned, or a matrix. */
export function tableTex(rows: readonly (readonly string[])[], columnAlign: string): string {
  const kind = /^right left/.test(columnAlign) ? 'aligned' : 'matrix';
  // An asterisk or a bracket at the start of a row would be read as a part of the sign for a new one.
  const lines = rows.map((cells) => cells.map((cell) => (/^[[*]/.test(cell) ? `{}${cell}` : cell)).join(' & '));
  return `\\begin{${kind}} ${lines.join(' \\\\ ')} \\end{${kind}}`;
}

/** The parts of a row, with fences that grow where what they hold is tall. */
export function withFences(children: readonly Element[], parts: readonly string[]): string[] {
  const written = [...parts];
  const isFence = (at: number, set: ReadonlySet<string>): boolean =>
    children[at]?.localName === 'mo' && set.has(parts[at] ?? '');
  const open: number[] = [];
  for (let at = 0; at < parts.length; at++) {
    const from = open.at(-1);
    if (isFence(at, CLOSING) && from !== undefined && (parts[at] !== parts[from] ? !isUpright(parts[from]) : true)) {
      open.pop();
      if (!TALL.test(parts.slice(from + 1, at).join(''))) continue;
      written[from] = `\\left${parts[from] ?? ''} `;
      written[at] = `\\right${parts[at] ?? ''} `;
    } else if (isFence(at, OPENING)) open.push(at);
  }
  return withCases(written);
}

function isUpright(fence: string | undefined): boolean {
  return fence === '\\vert' || fence === '\\Vert';
}

/** A brace before a table that no brace closes is that of cases. */
function withCases(parts: readonly string[]): string[] {
  const seen = parts.flatMap((part, at) => (part === '' ? [] : [at]));
  const [brace, table] = seen.slice(-2);
  const [, body] = (table === undefined ? null : CASES.exec(parts[table] ?? '')) ?? [];
  if (brace === undefined || table === undefined || body === undefined || parts[brace] !== '\\{') return [...parts];
  return [...parts.slice(0, brace), `\\begin{cases}${body}\\end{cases}`];
}
