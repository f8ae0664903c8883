import { bareText, isCaseless, startsWithCapital } from '../../engine/text/letters.ts';
import { addEvidence, type Candidates, strongest } from './evidence.ts';
import { AGENCY, ORGANISATION } from './agencies.ts';
import { isPersonName } from './names.ts';
import type { SourceMetadata } from './source-metadata.ts';
import type { VisibleNames } from './byline.ts';

/** Blocks after the headline in which a byline is near it, and before it. */
const NEAR = 5;
const ABOVE = 2;

/**
 * Log-odds learned on wcxb-dev, rounded (docs/experiments/metadata-evidence.md). `first link` and `first signed` are
 * set by hand.
 */
const WEIGHTS: Readonly<Record<string, number>> = {
  'first mark': 1.9,
  declared: 1.9,
  'first signed': 1.4,
  'first link': 1.2,
  'like a name': 1.4,
  'directly below': 1,
  'of article': 1,
  'one word': 0.9,
  'shown near': 0.6,
  'declared and shown': 0.5,
  'other declared': -0.6,
  aside: -0.8,
  'shown list': -0.5,
};
/** The short form of an agency or a company: "AFP". */
const ACRONYM = /^[A-Z]{2,6}$/;
/** "example.gr": the site, or who made it. */
const HOST = /^[\w-]{2,}\.[a-z]{2,4}$/i;
/** "ada ek": a name in small letters that two sources declare. */
const SMALL_NAME = /^\p{Ll}+ \p{Ll}+$/u;
/** The sum from which authors are stated: the log-odds of names without evidence, less .75. */
const LEAST = 1.9;

/** The authors of the page's article: the names of the sources and of the bylines with the most evidence. */
export function chooseAuthors(
  sources: readonly SourceMetadata[],
  shown: readonly VisibleNames[],
  isSite: (name: string) => boolean,
  isTitle: (name: string) => boolean,
): readonly string[] {
  const found: Candidates<readonly string[]> = new Map();
  const declared = sources.flatMap(({ authors }) => authors);
  // "Ada Ek and Bo Reed, The Example Press"
  // An agency beside persons is an author where the page declares it with persons.
  const hasPersons = declared.some(isPersonName);
  const isAgency = (name: string): boolean =>
    (ACRONYM.test(name) || AGENCY.test(name)) && !(hasPersons && declared.includes(name));
  const sections = new Set(sources.flatMap(({ section }) => (section === null ? [] : bareText(section))));
  const isHouse = (name: string): boolean =>
    isSite(name) ||
    sections.has(bareText(name)) ||
    ORGANISATION.test(name) ||
    HOST.test(name) ||
    name.startsWith('The ') ||
    isAgency(name);
  const add = (written: readonly string[], ...evidence: string[]): void => {
    const all = written.filter((name) => !isTitle(name));
    const persons = all.filter((name) => !isHouse(name));
    const names = persons.some(isPersonName) ? persons : all;
    if (names.length > 0) addEvidence(found, names.map(bareText).sort().join('|'), names, ...evidence);
  };
  for (const { authors } of sources) add(authors, 'declared');
  const bylines = shown.map((byline) => ({
    ...byline,
    names: wholeList(withoutPlace(asDeclared(byline.names, declared), declared), sources),
  }));
  const seen = new Set<string>();
  for (const { how, names, distance, isAside } of bylines) {
    if (how === 'bare' && names.every(isHouse) && !names.every((name) => AGENCY.test(name))) continue;
    const isNear = distance >= -ABOVE && distance <= NEAR;
    add(
      names,
      'shown',
      how === 'bare' ? 'bare' : '',
      isNear ? 'shown near' : '',
      isAside ? 'aside' : '',
      distance === 1 || distance === 2 ? 'directly below' : '',
      seen.has(how) ? '' : `first ${how}`,
    );
    seen.add(how);
  }
  const isArticle = sources.some(({ name, published }) => published !== null && !/page|meta/.test(name));
  for (const { value, evidence } of found.values()) {
    const [first = ''] = value;
    const isDeclared = evidence.has('declared');
    if (isArticle) evidence.add('of article');
    const isDeclaredTwice = SMALL_NAME.test(first) && sources.filter(({ authors }) => authors[0] === first).length > 1;
    if (isPersonName(first) || isDeclaredTwice) evidence.add('like a name');
    if (!/\s/.test(first) && !isCaseless(first)) evidence.add('one word');
    if (evidence.has('shown') && (isDeclared || !declared.every(isHouse)))
      evidence.add(isDeclared ? 'declared and shown' : 'other declared');
    const isSure = !evidence.has('bare') && value.every((name) => isPersonName(name) && !isCaseless(name));
    if (value.length > 1 && evidence.has('shown') && !isDeclared && !isSure) evidence.add('shown list');
  }
  const isOther = (name: string): boolean =>
    isSite(name) || sections.has(bareText(name)) || [ORGANISATION, AGENCY, HOST].some((form) => form.test(name));
  const isPerson = ([first = '']: readonly string[]): boolean => isPersonName(first) && !isOther(first);
  const best = strongest(found, WEIGHTS, LEAST) ?? [];
  if (isPerson(best)) return best;
  // The account of a site, company or team, a section and a handle give way to a person who is stated too.
  const [first = ''] = best;
  if (!isOther(first) && !ACRONYM.test(first) && !isHandle(first)) return best;
  // A blog may have the name of its author; then a name far below is not the author's.
  const isBlog =
    isSite(first) && isPersonName(first) && !isCaseless(first) && !/^The /.test(first) && !ORGANISATION.test(first);
  const persons = new Map(
    [...found].filter(
      ([, { value, evidence }]) =>
        isPerson(value) && (!isBlog || ['declared', 'shown near', 'first signed'].some((name) => evidence.has(name))),
    ),
  );
  return strongest(persons, WEIGHTS, LEAST) ?? best;
}

/** "Ada Ek The Example Press" and "Ek, Ada" are Ada Ek where the page declares her. */
function asDeclared(names: readonly string[], declared: readonly string[]): readonly string[] {
  const turned = names.toReversed().join(' ');
  if (declared.includes(turned)) return [turned];
  return names.map((name) => declared.find((other) => name.startsWith(`${other} `)) ?? name);
}

/** "annek77", "ann_ek": the name of an account. */
function isHandle(name: string): boolean {
  return !isCaseless(name) && /^[\w.@-]+$/.test(name) && (!startsWithCapital(name) || /[\d_@]/.test(name));
}

/** "Ada Ek and Bo Li, Hilltown": a word behind names of persons is a place. */
function withoutPlace(names: readonly string[], declared: readonly string[]): readonly string[] {
  const persons = names.slice(0, -1);
  const last = names.at(-1) ?? '';
  const isWord = startsWithCapital(last) && !last.includes(' ') && last !== last.toUpperCase();
  return isWord && persons.length > 0 && persons.every(isPersonName) && !declared.includes(last) ? persons : names;
}

/** The declared list of persons of which a byline shows only some; else the names of the byline. */
function wholeList(names: readonly string[], sources: readonly SourceMetadata[]): readonly string[] {
  const whole = sources.find(
    ({ authors }) =>
      authors.length > names.length && authors.every(isPersonName) && names.every((name) => authors.includes(name)),
  );
  return whole?.authors ?? names;
}
