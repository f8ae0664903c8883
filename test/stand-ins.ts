import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const SOURCE = fileURLToPath(new URL('../src/', import.meta.url));
/** Modules that need an extension, and what tests in a page have in their place. */
const STAND_INS: Readonly<Record<string, string>> = {
  'platform/browser/commands.ts': 'platform/testing/no-shortcuts.ts',
  'platform/browser/site-access.ts': 'platform/testing/no-site-access.ts',
  'platform/browser/translate.ts': 'ui/testing/fake-translate.ts',
  'platform/messages/ask-background.ts': 'reader/testing/no-background.ts',
  'platform/messages/save-settings.ts': 'ui/testing/fake-settings-store.ts',
  'platform/stores/kept-highlights.ts': 'reader/testing/no-highlights.ts',
  'platform/stores/settings-store.ts': 'ui/testing/fake-settings-store.ts',
  'ui/always-field.tsx': 'ui/testing/no-always-field.tsx',
};

/**
 * For unit tests in Chromium: modules that need an extension are replaced. Vitest's `vi.mock` would do the same, but
 * then each request of a page goes through Node, and no other test can share the modules.
 */
export function standIns(): Plugin {
  return {
    name: 'winnow:stand-ins',
    enforce: 'pre',
    async resolveId(id, importer, options) {
      const found = await this.resolve(id, importer, { ...options, skipSelf: true });
      if (!found?.id.startsWith(SOURCE)) return null;
      const standIn = STAND_INS[found.id.slice(SOURCE.length)];
      // A module in the place of another may import that one.
      return standIn === undefined || importer?.split('?')[0] === SOURCE + standIn ? null : SOURCE + standIn;
    },
  };
}
