type LinksByTarget = ReadonlyMap<Element, readonly HTMLAnchorElement[]>;

/** What is known of the links of notes and of the texts around marks. */
export type NoteLinks = {
  /** The links of a note that lead to the mark, into it, or to hardly more than the mark around it. */
  readonly backTo: (mark: Element, note: Element) => HTMLAnchorElement[];
  /** The text of an element, white space collapsed, as it was when it was first asked for. */
  readonly textOf: (element: Element) => string;
};

/**
 * The links of notes, by where they lead. Each note and each text is read once: many marks may have one note, and many
 * notes one target. `targetOf`: the element of the article that a link leads to.
 */
export function noteLinks(targetOf: (link: Element) => Element | undefined): NoteLinks {
  const linksOf = once((note: Element): LinksByTarget => {
    const links = new Map<Element, HTMLAnchorElement[]>();
    for (const link of note.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')) {
      const target = targetOf(link);
      if (target)
        links
          .set(target, links.get(target) ?? [])
          .get(target)!
          .push(link);
    }
    return links;
  });
  const textOnce = once(textOf);
  return {
    backTo(mark, note) {
      const links = linksOf(note);
      const places = new Set([mark, ...mark.querySelectorAll('[id]'), mark.closest('p, li')!]);
      for (let around = mark.parentElement; around; around = around.parentElement)
        if (links.has(around) && textOnce(around).length <= textOf(mark).length + 2) places.add(around);
      return [...places].flatMap((place) => links.get(place) ?? []);
    },
    textOf: textOnce,
  };
}

/** The function with its results remembered. */
function once<T>(read: (element: Element) => T): (element: Element) => T {
  const known = new Map<Element, T>();
  return (element) => {
    if (!known.has(element)) known.set(element, read(element));
    return known.get(element)!;
  };
}

/** The text of an element, white space collapsed. */
export function textOf(element: Element): string {
  return (element.textContent ?? '').replace(/\s+/g, ' ').trim();
}
