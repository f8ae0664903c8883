/** Google's fonts of icons, which draw the name of an icon in their place as a picture: "arrow_forward". */
const ICON_CLASS = /(?:^|\s)material-(?:icons|symbols)(?:-(?:outlined|round|rounded|sharp|two-tone))?(?:\s|$)/;

/** True for an element whose text is the name of an icon. `classes`: its class attribute. */
export function isIconOfFont(element: Element, classes: string): boolean {
  return classes.includes('material-') && ICON_CLASS.test(classes) && element.firstElementChild === null;
}
