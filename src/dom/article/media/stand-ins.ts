import { attributeOf, parentElementOf, queryAll } from '../../safe-dom.ts';

/** Signs of a blurred picture that stands for another: in its class, its style or its address. */
const BLURRED =
  /(?:^|[\s_-])(?:blur(?:red|ry|-?up)?|lqip|low-?(?:res|quality)|placeholder)(?:$|[\s_-])|filter\s*:\s*blur/i;
const TINY =
  /[/,](?:max|w|width|resize:fit|fit)[/_:=-]\d{1,2}(?=[/,])|[?&](?:w|width|tr=w)[=-]\d{1,2}(?:&|$)|(?:^|[\s_-])thumbnail(?:$|\s)/i;
/** Levels around a stand-in that hold the picture, too. */
const LEVELS = 2;
const ADDRESS = /^(?:data-)?(?:[\w-]*-)?src(?:set)?$/;
const LATE_ADDRESS = /^data-(?:[\w-]*-)?src(?:set)?$/;

/** True for a small or blurred picture beside the one that it stands for. `src`: its absolute address. */
export function isStandIn(image: Element, src: string): boolean {
  const names = namesOf(image);
  const isBlurred = BLURRED.test(names);
  if (!isBlurred && !TINY.test(`${src} ${names}`)) return false;
  // A picture with a later address of its own is blurred until that has loaded, and is no stand-in for another one.
  const isAlone = isBlurred && ![...image.attributes].some(({ name }) => LATE_ADDRESS.test(name));
  const file = fileOf(src);
  let around = parentElementOf(image);
  for (let level = 0; around && level < LEVELS; around = parentElementOf(around), level++) {
    const others = queryAll(around, 'img').filter((other) => other !== image);
    if (isAlone && others.length === 1 && !BLURRED.test(namesOf(others[0]!))) return true;
    if (others.some((other) => addressesOf(other).some((one) => fileOf(one) === file))) return true;
  }
  return false;
}

function namesOf(image: Element): string {
  return `${attributeOf(image, 'class')} ${attributeOf(image, 'style')}`;
}

function addressesOf(image: Element): string[] {
  return [...image.attributes].flatMap(({ name, value }) => (ADDRESS.test(name) ? value.split(/,?\s+/) : []));
}

/** The name of the file, without parameters. */
function fileOf(address: string): string {
  const path = address.replace(/[?#].*/s, '');
  return path.slice(path.lastIndexOf('/') + 1);
}
