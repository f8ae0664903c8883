import browser from './browser.ts';

/** True in a private window, where what is read leaves no trace. False outside the extension, as in tests of views. */
export function isPrivate(): boolean {
  return (browser as Partial<typeof browser> | undefined)?.extension?.inIncognitoContext ?? false;
}
