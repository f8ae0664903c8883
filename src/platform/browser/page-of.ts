/** The address without its fragment, except one that looks like a path, as in single-page apps. */
export function pageOf(url: string): string {
  return url.replace(/#(?![!/]).*/s, '');
}
