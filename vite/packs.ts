import type { Plugin } from 'vite';
import { IN_TAB, packFile } from '../src/platform/messages/protocol.ts';

/** A statement that puts the value of a JavaScript expression into the tab under a name, unless it is there already. */
export function putIntoTab(name: string, expression: string): string {
  const [key, quoted] = [IN_TAB, name].map((text) => JSON.stringify(text));
  // `void`, because the browser sends the value of a script to who injected it.
  return `void ((globalThis[Symbol.for(${key})] ??= {})[${quoted}] ??= ${expression});\n`;
}

/** File of a pack in the package. */
export function fileOfPack(name: string): string {
  return packFile(name).slice(1);
}

/** For the extension: each text becomes a pack, a script that the platform injects into tabs that need it. */
export function textPacks(name: string, texts: () => Promise<readonly TextPack[]>): Plugin {
  return {
    name: `winnow:${name}`,
    apply: 'build',
    async generateBundle() {
      for (const { name: pack, text, credit = '' } of await texts())
        this.emitFile({
          type: 'asset',
          fileName: fileOfPack(pack),
          source: `${credit}${putIntoTab(pack, JSON.stringify(text))}`,
        });
    },
  };
}

/** A text for the tab. `credit`: a licence notice, which must be in every copy. */
type TextPack = { readonly name: string; readonly text: string; readonly credit?: string };
