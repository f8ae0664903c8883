import manifest from '../manifest.json' with { type: 'json' };

export type Target = 'chromium' | 'firefox';

/** The first versions whose add-ons declare what data they collect: none, here. */
const FIREFOX_AT_LEAST = '140.0';
const FIREFOX_ANDROID_AT_LEAST = '142.0';

/** The manifest of a browser: Chromium's is the file as it stands, Firefox's is derived from it. */
export function manifestFor(target: Target) {
  return target === 'chromium' ? manifest : firefox();
}

function firefox() {
  const { background, web_accessible_resources, ...shared } = manifest;
  return {
    ...shared,
    minimum_chrome_version: undefined,
    background: { scripts: [background.service_worker], type: background.type },
    // Firefox gives every installation its own host name, and does not know the key that does so in Chromium.
    web_accessible_resources: web_accessible_resources.map(({ resources, matches }) => ({ resources, matches })),
    browser_specific_settings: {
      gecko: {
        id: 'winnow@winnow.invalid',
        strict_min_version: FIREFOX_AT_LEAST,
        data_collection_permissions: { required: ['none'] },
      },
      gecko_android: { strict_min_version: FIREFOX_ANDROID_AT_LEAST },
    },
  };
}
