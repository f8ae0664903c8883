import manifest from '../manifest.json' with { type: 'json' };

export type Target = 'chromium' | 'firefox';

/** The first versions that read `data_collection_permissions`. */
const FIREFOX_MIN_VERSION = '140.0';
const FIREFOX_ANDROID_MIN_VERSION = '142.0';

/** The manifest for a browser: manifest.json for Chromium, a changed copy for Firefox. */
export function manifestFor(target: Target) {
  return target === 'chromium' ? manifest : firefox();
}

function firefox() {
  const { background, web_accessible_resources, ...shared } = manifest;
  return {
    ...shared,
    minimum_chrome_version: undefined,
    // Firefox has the context menu only as a permission of the installation.
    optional_permissions: undefined,
    // Firefox knows neither. Its one background serves private windows, too.
    incognito: undefined,
    cross_origin_embedder_policy: undefined,
    background: { scripts: [background.service_worker], type: background.type },
    // Firefox has no `use_dynamic_url`. It gives every installation a host name of its own anyway.
    web_accessible_resources: web_accessible_resources.map(({ resources, matches }) => ({ resources, matches })),
    browser_specific_settings: {
      gecko: {
        id: 'winnow@winnow.invalid',
        strict_min_version: FIREFOX_MIN_VERSION,
        data_collection_permissions: { required: ['none'] },
      },
      gecko_android: { strict_min_version: FIREFOX_ANDROID_MIN_VERSION },
    },
  };
}
