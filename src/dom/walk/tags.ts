/** Elements whose text nobody reads and that hold no article: neither they nor what is in them is in the outline. */
export const DROPPED = new Set(['script', 'style', 'template', 'head', 'title', 'link', 'meta', 'base', 'param', 'source', 'track', 'noframes', 'datalist', 'annotation', 'annotation-xml', 'rp', 'frameset', 'frame']);

/** In the outline as one element, not entered: media, drawings and form fields. */
export const ATOMIC = new Set(['svg', 'video', 'audio', 'canvas', 'object', 'embed', 'select', 'textarea', 'input', 'img', 'hr', 'br', 'wbr', 'area', 'meter', 'progress', 'map']);

/** Elements that break the line (HTML Living Standard, section Rendering, plus list, table and form parts). */
export const BREAKING = new Set([
  'html', 'body', 'address', 'article', 'aside', 'blockquote', 'center', 'dd', 'details', 'dialog', 'dir', 'div', 'dl', 'dt', 'fieldset', 'figcaption', 'figure', 'footer', 'form',
  'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'header', 'hgroup', 'hr', 'legend', 'li', 'listing', 'main', 'menu', 'nav', 'ol', 'optgroup', 'option', 'p', 'plaintext', 'pre', 'search', 'section',
  'summary', 'table', 'caption', 'colgroup', 'col', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr', 'ul', 'xmp', 'select', 'textarea', 'iframe', 'video', 'audio', 'canvas', 'object', 'embed',
]);

/** Elements that keep white space as written. */
export const PREFORMATTED = new Set(['pre', 'listing', 'xmp', 'plaintext']);
