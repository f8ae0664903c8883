type LinksByTarget = ReadonlyMap<Element, readonly HTMLAnchorElement[]>;

/**
 * The links of notes, by where they lead, and the texts of elements. Each is read once: many marks may have one note,
 * and many notes one target. The texts are those before anything was added to the notes.
 */
export class NoteLinks {
  private readonly byNote = new Map<Element, LinksByTarget>();
  private readonly texts = new Map<Element, string>();

  /** `targetOf`: the element of the article that a link leads to. */
  constructor(private readonly targetOf: (link: Element) => Element | undefined) {}

  /** The links of a note that lead to the mark, into it, or to hardly more than the mark around it. */
  backTo(mark: Element, note: Element): HTMLAnchorElement[] {
    const links = this.linksOf(note);
    if (links.size === 0) return [];
    const places = new Set<Element>([mark, ...mark.querySelectorAll('[id]')]);
    const block = mark.closest('p, li');
    if (block !== null) places.add(block);
    const most = this.textOf(mark).length + 2;
    for (let around = mark.parentElement; around !== null; around = around.parentElement)
      if (links.has(around) && this.textOf(around).length <= most) places.add(around);
    return [...places].flatMap((place) => links.get(place) ?? []);
  }

  /** The text of an element, white space collapsed. */
  textOf(element: Element): string {
    let text = this.texts.get(element);
    if (text === undefined) this.texts.set(element, (text = textOf(element)));
    return text;
  }

  private linksOf(note: Element): LinksByTarget {
    const known = this.byNote.get(note);
    if (known) return known;
    const links = new Map<Element, HTMLAnchorElement[]>();
    for (const link of note.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')) {
      const target = this.targetOf(link);
      const others = target && links.get(target);
      if (others) others.push(link);
      else if (target) links.set(target, [link]);
    }
    this.byNote.set(note, links);
    return links;
  }
}

/** The text of an element, white space collapsed. */
export function textOf(element: Element): string {
  return (element.textContent ?? '').replace(/\s+/g, ' ').trim();
}
