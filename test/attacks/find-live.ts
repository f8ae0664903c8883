/** Elements that run, load or replace something. A check box of a task list does not. */
const LIVE =
  'script, style, link, meta, base, iframe, frame, object, embed, applet, form, button, select, textarea, input:not([type="checkbox"][disabled]), svg, video, audio, source, portal, template, dialog, marquee, math, title';
const ADDRESSES = [
  'href',
  'src',
  'action',
  'formaction',
  'data',
  'srcset',
  'poster',
  'background',
  'ping',
  'xlink:href',
];
const SAFE_ADDRESS = /^(?:https?:|file:|mailto:|#|data:image\/)/i;

/** What in the page could run or lead somewhere else than a plain link or picture, one line each. */
export function findLive(page: ParentNode): string[] {
  const found = [...page.querySelectorAll(LIVE)].map((element) => `element ${element.localName}`);
  for (const element of page.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      const isAddress = ADDRESSES.includes(name);
      if (/^on|^srcdoc$|^style$|^autofocus$/i.test(name) || (isAddress && !SAFE_ADDRESS.test(value)))
        found.push(`${element.localName} ${name}="${value.slice(0, 100)}"`);
    }
  }
  return found;
}
