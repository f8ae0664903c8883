import { describe, expect, it } from 'vitest';
import { manifestFor } from '../../vite/manifests.ts';

for (const target of ['chromium', 'firefox'] as const) {
  const manifest = manifestFor(target);

  describe(`the manifest for ${target}`, () => {
    it('asks for three permissions and for no host', () => {
      expect(manifest.permissions).toEqual(['activeTab', 'scripting', 'storage']);
      for (const key of ['host_permissions', 'optional_permissions', 'optional_host_permissions', 'content_scripts', 'externally_connectable']) {
        expect(manifest).not.toHaveProperty(key);
      }
    });

    it('lets web pages see the reader page and nothing else', () => {
      expect(manifest.web_accessible_resources.flatMap(({ resources }) => resources)).toEqual(['src/reader/index.html']);
    });

    it('forbids its pages every source but their own files, and images from the web', () => {
      const policy = manifest.content_security_policy.extension_pages;
      const directives = new Map(policy.split(';').map((one) => one.trim().split(/\s+(.*)/s, 2) as [string, string]));
      expect(directives.get('default-src')).toBe("'none'");
      expect(directives.get('script-src')).toBe("'self'");
      expect(directives.get('connect-src')).toBe("'none'");
      expect(policy).not.toMatch(/unsafe|\*/);
      const web = [...directives].filter(([, sources]) => /https?:/.test(sources)).map(([name]) => name);
      expect(web).toEqual(['img-src']);
    });

    it('suggests a shortcut for the popup and another for the reader', () => {
      const keys = Object.values(manifest.commands).map((command) => command.suggested_key.default);
      expect(new Set(keys).size).toBe(2);
      expect(keys).not.toContain(undefined);
    });
  });
}

it('gives the frame another host name every session in Chromium, so that no page can find it', () => {
  expect(manifestFor('chromium').web_accessible_resources[0]).toMatchObject({ use_dynamic_url: true });
});
