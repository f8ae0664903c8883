/** The key that opens the link under the pointer or the focus in the reader. */
export const LINK_KEY = 'e';
