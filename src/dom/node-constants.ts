/** Constants of `Node` and `NodeFilter` (DOM Standard) as numbers, so that a script without these globals can start. */
export const ELEMENT_NODE = 1;
export const TEXT_NODE = 3;
export const DOCUMENT_NODE = 9;
export const DOCUMENT_FRAGMENT_NODE = 11;
/** A bit of what `compareDocumentPosition` returns. */
export const DOCUMENT_POSITION_FOLLOWING = 4;
/** Bits of what a TreeWalker shows. */
export const SHOW_ELEMENT = 1;
export const SHOW_TEXT = 4;
