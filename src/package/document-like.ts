/**
 * A document of any DOM: a browser's, jsdom's, happy-dom's or linkedom's. The type names only what all of them declare
 * alike, so that no library of types has to be present.
 */
export interface DocumentLike {
  readonly nodeType: number;
  readonly documentElement: object | null;
  /** As in the DOM Standard. */
  createElement(name: string): object;
  /** As in the DOM Standard. */
  querySelector(selector: string): object | null;
}
