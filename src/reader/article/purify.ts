import DOMPurify, { type Config } from 'dompurify';
import { ADDRESS, ATTRIBUTES, ELEMENTS, WITHOUT_TEXT, WORDS } from './allowlist.ts';

const CONFIG: Config & { RETURN_DOM_FRAGMENT: true } = {
  ALLOWED_TAGS: [...ELEMENTS],
  ALLOWED_ATTR: [...ATTRIBUTES],
  FORBID_CONTENTS: [...WITHOUT_TEXT],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOW_UNKNOWN_PROTOCOLS: false,
  ALLOWED_URI_REGEXP: ADDRESS,
  ADD_URI_SAFE_ATTR: [...WORDS],
  // The sink prefixes or removes every id.
  SANITIZE_DOM: false,
  RETURN_DOM_FRAGMENT: true,
};

/**
 * DOMPurify, for browsers without a sanitiser of their own. A module by itself, loaded only there. The document around
 * the HTML makes it parsed as in a page that has a body already.
 */
export function purify(html: string): DocumentFragment {
  return DOMPurify.sanitize(`<!doctype html><body>${html}`, CONFIG);
}
