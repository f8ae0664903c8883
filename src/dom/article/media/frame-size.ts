import { attributeOf, rectOf } from '../../safe-dom.ts';

/** Width and height of a frame in CSS pixels: as shown, else as declared. The package has another in its place. */
export function frameSize(element: Element): { readonly width: number; readonly height: number } {
  const { width, height } = rectOf(element);
  return { width: width || declared(element, 'width'), height: height || declared(element, 'height') };
}

function declared(element: Element, name: string): number {
  return parseInt(attributeOf(element, name), 10) || 0;
}
