import { type Count, type Part, PARTS, type StructureOfTool } from '../parts.ts';
import { GoldRegion } from './gold-region.ts';
import { matchParts } from './match-parts.ts';
import { bare, type Found, partsMade, partsOfPage } from './find-parts.ts';

/** A picture is placed by its first ancestor with this many further words. */
const WORDS_AROUND = 20;
/** A heading repeats the title if one contains the other and the shorter has this share of the longer one's length. */
const TITLE_SHARE = 0.6;
const NAME_CHARS = 120;

/**
 * Inside or outside the gold region. `unsaid`: in a table or listing inside the region that the gold text omits; such
 * parts are not counted.
 */
type Where = 'inside' | 'unsaid' | 'outside';
type Place = { readonly part: Found; where: Where };
export type Places = Readonly<Record<Part, ReadonlyMap<Found, Place>>>;

/** Places of the parts of a page. Parts of the same name share one place, which is inside if one of them is inside.
 * Posts have a place only in a thread. */
export function placesOf(page: Document, gold: string, isThread: boolean): Places {
  const region = new GoldRegion(page, gold);
  const titles = [
    page.title,
    page.querySelector('meta[property="og:title"]')?.getAttribute('content') ?? '',
    page.querySelector('h1')?.textContent ?? '',
  ].map(bare);
  return byPart((part) => {
    const places = new Map<Found, Place>();
    const byName = new Map<string, Place>();
    const parts = part === 'posts' && !isThread ? [] : partsOfPage(page, part, page.baseURI);
    for (const found of parts) {
      // Every reader view shows the title itself.
      if (part === 'headings' && titles.some((title) => saysTitle(found.names[0]!, title))) continue;
      const place = found.names.map((name) => byName.get(name)).find((one) => one !== undefined) ?? {
        part: found,
        where: 'outside',
      };
      place.where = nearer(place.where, whereIs(found, part, region));
      for (const name of found.names) byName.set(name, place);
      places.set(found, place);
    }
    return places;
  });
}

/** Counts the parts of a page that a tool kept, and lists losses inside and strays from outside the gold region. */
export function compare(places: Places, result: Document, base: string): StructureOfTool {
  const losses: { part: Part; name: string; hasText: boolean }[] = [];
  const strays: { part: Part; name: string }[] = [];
  const text = bare(result.body.textContent);
  const counts = byPart((part): Count => {
    const matched = matchParts(
      partsMade(result, part, base),
      [...places[part].keys()],
      (a, b) => part !== 'links' || placeOfLink(a) === placeOfLink(b),
    );
    const taken = new Set(
      matched
        .flatMap((found) => (found === null ? [] : [places[part].get(found)!]))
        .filter(({ where }) => where !== 'unsaid'),
    );
    const inside = [...new Set(places[part].values())].filter(({ where }) => where === 'inside');
    const kept = inside.filter((place) => taken.has(place));
    for (const place of inside)
      if (!taken.has(place))
        losses.push({
          part,
          name: nameOf(place.part),
          hasText: part !== 'images' && part !== 'embeds' && text.includes(bare(place.part.words.join(''))),
        });
    for (const { part: stray, where } of taken) if (where === 'outside') strays.push({ part, name: nameOf(stray) });
    return { inside: inside.length, kept: kept.length, taken: taken.size, outside: taken.size - kept.length };
  });
  return { counts, losses, strays };
}

function byPart<T>(make: (part: Part) => T): Record<Part, T> {
  return Object.fromEntries(PARTS.map((part) => [part, make(part)])) as Record<Part, T>;
}

function nameOf({ words, names }: Found): string {
  return (words.join(' ') || names.join(' ')).slice(0, NAME_CHARS);
}

function placeOfLink({ names }: Found): string {
  return names[0]!.split(' ')[0]!;
}

function saysTitle(name: string, title: string): boolean {
  const [short, long] = name.length < title.length ? [name, title] : [title, name];
  return short !== '' && long.includes(short) && short.length >= TITLE_SHARE * long.length;
}

function nearer(a: Where, b: Where): Where {
  return a === 'inside' || b === 'inside' ? 'inside' : a === 'unsaid' || b === 'unsaid' ? 'unsaid' : 'outside';
}

/** Parts whose own words the gold text may omit: they are placed by the words around them. */
const BY_COMPANY: readonly Part[] = ['images', 'captions', 'embeds'];

/** Places a part by its own words, a cell by its whole table, and media and captions by the words around them. */
function whereIs({ element, inner }: Found, part: Part, region: GoldRegion): Where {
  if (BY_COMPANY.includes(part)) return isAmidGold(element, region) ? 'inside' : 'outside';
  const whole = part === 'table cells' ? element.closest('table')! : element;
  if (region.covers(whole, part === 'table cells' ? [] : inner)) return 'inside';
  return (part === 'table cells' || part === 'code blocks') && isAmidGold(whole, region) ? 'unsaid' : 'outside';
}

/** True if most words of the first ancestor with enough further words are from the gold. */
function isAmidGold(element: Element, region: GoldRegion): boolean {
  let around = element.parentElement;
  while (around !== null && region.wordsOf(around) - region.wordsOf(element) < WORDS_AROUND)
    around = around.parentElement;
  return around !== null && region.covers(around, [element]);
}
