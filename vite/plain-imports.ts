import type { Plugin } from 'vite';

const HELPER = '\0vite/preload-helper.js';

/**
 * Vite wraps each dynamic import in a helper that first loads the style sheets of its chunk. Here chunks that load late
 * bring their styles as text, so the helper is replaced by a short one. Fails if a late chunk has a style sheet.
 */
export function plainImports(): Plugin {
  return {
    name: 'winnow:plain-imports',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id === HELPER ? id : null),
    load: (id) => (id === HELPER ? 'export const __vitePreload = (load) => load();' : null),
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk' || file.isEntry || !file.isDynamicEntry) continue;
        const styles = [...(file.viteMetadata?.importedCss ?? [])];
        if (styles.length > 0)
          throw new Error(`${file.fileName} loads late and imports ${styles.join(', ')}. Use ?inline and adoptStyle.`);
      }
    },
  };
}
