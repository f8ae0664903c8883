import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';

/** Pages may load nothing: no script but their own, no picture but those in them. */
const POLICY = "default-src 'none'; img-src data: blob:; style-src 'unsafe-inline'; frame-src 'self'; script-src";
const SCRIPT = /<script type="module"[^>]*><\/script>/;
const STYLE = /<link rel="stylesheet"[^>]*>/;

/**
 * Writes a page with its script and style sheet as one file, which also works when it is opened from a disk. Fails
 * unless there is one of each.
 */
export function singlePage(): Plugin {
  return {
    name: 'winnow:single-page',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const html = only(bundle, '.html');
        const script = only(bundle, '.js');
        const style = only(bundle, '.css');
        if (html?.type !== 'asset' || script?.type !== 'chunk' || style?.type !== 'asset')
          throw new Error('The page needs exactly one HTML file, one script and one style sheet.');
        // "</script" would end the element, "<!--" would begin a comment in it.
        const code = script.code.replaceAll('</script', '<\\/script').replaceAll('<!--', '<\\!--');
        const hash = createHash('sha256').update(code).digest('base64');
        const policy = `<meta http-equiv="Content-Security-Policy" content="${POLICY} 'sha256-${hash}'" />`;
        const page = String(html.source);
        if (!SCRIPT.test(page) || !STYLE.test(page)) throw new Error('The page names no script or no style sheet.');
        html.source = page
          .replace(SCRIPT, '')
          .replace(STYLE, () => `<style>${String(style.source)}</style>`)
          .replace(/<meta charset="utf-8" \/>/, (charset) => `${charset}\n    ${policy}`)
          .replace('</body>', () => `<script type="module">${code}</script>\n  </body>`);
        for (const { fileName } of [script, style]) Reflect.deleteProperty(bundle, fileName);
      },
    },
  };
}

/** The only file of a bundle with this ending. */
function only(bundle: Rolldown.OutputBundle, ending: string): Rolldown.OutputAsset | Rolldown.OutputChunk | null {
  const found = Object.values(bundle).filter(({ fileName }) => fileName.endsWith(ending));
  return found.length === 1 ? found[0]! : null;
}
