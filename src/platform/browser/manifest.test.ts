import { describe, expect, it } from 'vitest';
import { manifestFor } from '../../../vite/manifests.ts';

for (const target of ['chromium', 'firefox'] as const) {
  const manifest = manifestFor(target);

  describe(`the manifest for ${target}`, () => {
    it('requests three permissions and no host', () => {
      expect(manifest.permissions).toEqual(['activeTab', 'scripting', 'storage']);
      for (const key of ['host_permissions', 'content_scripts', 'externally_connectable']) {
        expect(manifest).not.toHaveProperty(key);
      }
    });

    it('may ask later for web sites, each when the user wants it', () => {
      expect(manifest.optional_host_permissions).toEqual(['https://*/*', 'http://*/*']);
    });

    it('may ask later for the context menu, where the browser has it as an optional permission', () => {
      expect(manifest.optional_permissions).toEqual(target === 'chromium' ? ['contextMenus'] : undefined);
    });

    it('exposes only the reader page to web pages', () => {
      expect(manifest.web_accessible_resources.flatMap(({ resources }) => resources)).toEqual([
        'src/reader/index.html',
      ]);
    });

    it('allows its pages only own files and web images, and HTML only through the sanitiser', () => {
      const policy = manifest.content_security_policy.extension_pages;
      expect(
        Object.fromEntries(policy.split(';').map((one) => one.trim().split(/\s+(.*)/s, 2) as [string, string])),
      ).toEqual({
        ...Object.fromEntries(
          ['default', 'connect', 'frame', 'worker', 'object'].map((kind) => [`${kind}-src`, "'none'"]),
        ),
        ...Object.fromEntries(['script', 'style', 'font', 'media'].map((kind) => [`${kind}-src`, "'self'"])),
        'img-src': "'self' http: https: data:",
        'base-uri': "'none'",
        'form-action': "'none'",
        'require-trusted-types-for': "'script'",
        'trusted-types': 'dompurify',
      });
    });

    it('suggests a shortcut for the popup and another for the reader', () => {
      const keys = Object.values(manifest.commands).map((command) => command.suggested_key.default);
      expect(new Set(keys).size).toBe(2);
      expect(keys).not.toContain(undefined);
    });
  });
}

it('changes the host name of the frame every session in Chromium', () => {
  expect(manifestFor('chromium').web_accessible_resources[0]).toMatchObject({ use_dynamic_url: true });
});
