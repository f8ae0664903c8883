import { childNamed, naturalSize } from './image-sources.ts';
import { pictureIdentity } from './picture-identity.ts';
import { parseSrcset } from './srcset.ts';

/** Pixels: fills a reading column. */
const ENOUGH_WIDTH = 1_000;
/** A form of the picture that is not this many times as wide shows hardly more. */
const LEAST_GAIN = 1.5;
/** Where addresses state a width: ?w=1200 · ?width=1200 · /w_1200,h_630/ · /1200x630/ · photo-1200x630.jpg */
const STATED_WIDTHS = [
  /[?&](?:w|width)=(\d{2,5})(?!\d)/,
  /[/,]w_(\d{2,5})(?!\d)/,
  /[/-](\d{2,5})x\d{0,5}(?=\/|\.\w+(?:\?|$))/,
];

type Form = { readonly src: string; readonly srcset: string; readonly width: number; readonly height: number };

/**
 * The small picture at the start of an article in the form that the page states to be larger: in its srcset, as the
 * file that is already loaded, or at the address of its lead picture, which is the same picture. Else the picture.
 */
export function largerLead<P extends Form>(picture: P, element: Element, lead: string): P {
  const image = childNamed(element, 'img') ?? element;
  const file = 'currentSrc' in image && image.currentSrc === picture.src ? naturalSize(image) : { width: 0, height: 0 };
  const inSet = parseSrcset(picture.srcset, picture.src).map(({ url, descriptor }): Form => {
    const width = descriptor.endsWith('w') ? parseFloat(descriptor) : 0;
    return { src: url, srcset: picture.srcset, width, height: Math.round((picture.height / picture.width) * width) };
  });
  const width = isOriginal(lead) ? Infinity : statedWidth(lead);
  const forms: readonly Form[] = [
    { src: picture.src, srcset: picture.srcset, ...file },
    ...inSet,
    { src: lead, srcset: '', width, height: 0 },
  ];
  const larger = forms.filter((form) => form.width >= picture.width * LEAST_GAIN).sort((a, b) => a.width - b.width);
  const best = larger.find((form) => form.width >= ENOUGH_WIDTH) ?? larger.at(-1);
  if (best === undefined) return picture;
  return { ...picture, ...best, width: best.width === Infinity ? 0 : best.width };
}

/** True for an address without any part that states a size or a format. */
function isOriginal(address: string): boolean {
  const { host, pathname, search } = new URL(address);
  return search === '' && pictureIdentity(address) === `${host}${pathname}?`;
}

/** The width that an address states, in pixels; 0 for none. */
function statedWidth(address: string): number {
  const widths = STATED_WIDTHS.map((pattern) => Number(pattern.exec(address)?.[1] ?? 0));
  return Math.max(...widths);
}
