import browser from './browser.ts';

/** True in a private window, where reading leaves no trace. False outside of the extension, as in tests of views. */
export function isPrivate(): boolean {
  return (browser as Partial<typeof browser> | undefined)?.extension?.inIncognitoContext ?? false;
}
