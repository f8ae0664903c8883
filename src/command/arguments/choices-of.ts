import { type ContentFormat, CONTENT_FORMATS, type Format, FORMATS, type Keeping } from '../pages/job.ts';
import { UsageError } from '../text/command-error.ts';
import { expectAlgorithm, expectProperty, expectSelector } from './known-names.ts';
import type { CommandName } from './options.ts';
import type { UnreadChoices } from './request.ts';
import { isSet, textOf, textsOf, type Values } from './values.ts';

/** Options that say what becomes of parts of the content. */
const PARTS = ['comments', 'links', 'no-links', 'images', 'no-images'] as const;

/** An option, and those that it cannot be used with, because one of them would do nothing. */
const CONFLICTS: readonly (readonly [name: string, others: readonly string[]])[] = [
  ['precision', ['recall']],
  ['links', ['no-links']],
  ['images', ['no-images']],
  ['metadata-only', [...PARTS, 'explain', 'property', 'html', 'text', 'epub']],
  ['property', ['frontmatter', 'explain', 'json', 'epub', 'comments', 'links', 'images']],
  ['frontmatter', ['explain']],
  ['out', ['output-dir']],
  // A browser would send them to every site that the page loads something from.
  ['render', ['header']],
];

/** Throws UsageError where two options exclude each other. */
export function expectNoConflict(values: Values): void {
  for (const [name, others] of CONFLICTS) {
    const other = others.find((one) => isSet(values, one));
    if (isSet(values, name) && other !== undefined)
      throw new UsageError(`--${name} and --${other} cannot be used together.`);
  }
}

/** What the options ask for on every page. Throws UsageError. */
export async function choicesOf(values: Values, command: CommandName): Promise<UnreadChoices> {
  const { format, content } = formatOf(values, command);
  const property = textOf(values, 'property');
  if (property !== null) {
    expectProperty(property);
    if (property !== 'content' && ['md', 'html', 'text'].some((name) => isSet(values, name)))
      throw new UsageError(`The field "${property}" has no format.`);
  }
  const algorithm = textOf(values, 'algorithm');
  const leaning = isSet(values, 'precision') ? 'precision' : isSet(values, 'recall') ? 'recall' : null;
  expectAlgorithm(algorithm, leaning);
  const [select, exclude] = [textsOf(values, 'select'), textsOf(values, 'exclude')];
  for (const selector of [...select, ...exclude]) await expectSelector(selector);
  const explain = isSet(values, 'explain');
  if (explain && format !== 'json') expectOnlyAccount(values);
  return {
    ...{ format, content, property, algorithm, leaning, select, exclude, explain },
    force: isSet(values, 'force'),
    guess: false,
    comments: isSet(values, 'comments'),
    links: keepingOf(values, 'links'),
    images: keepingOf(values, 'images'),
    frontmatter: isSet(values, 'frontmatter'),
    metadataOnly: isSet(values, 'metadata-only'),
    isLine: command !== 'pages',
  };
}

/** Without JSON, --explain writes the account of the blocks in place of the article. */
function expectOnlyAccount(values: Values): void {
  const other = [...PARTS, 'format', 'md', 'html', 'text', 'epub'].find((name) => isSet(values, name));
  if (other !== undefined)
    throw new UsageError(`--explain writes a table of blocks in place of an article. For --${other}, add --json.`);
}

type Formats = { readonly format: Format; readonly content: ContentFormat };

function formatOf(values: Values, command: CommandName): Formats {
  const asked = textOf(values, 'format');
  const named = FORMATS.find((format) => format === asked);
  if (asked !== null && named === undefined)
    throw new UsageError(`There is no format "${asked}". Formats: ${FORMATS.join(', ')}.`);
  const given = new Set<Format>(named === undefined ? [] : [named]);
  if (isSet(values, 'md')) given.add('markdown');
  for (const format of ['html', 'text', 'json', 'epub'] as const) if (isSet(values, format)) given.add(format);
  if (isSet(values, 'frontmatter') && [...given].some((format) => format !== 'markdown'))
    throw new UsageError('--frontmatter is for Markdown.');
  const contents = CONTENT_FORMATS.filter((format) => given.has(format));
  if (contents.length > 1 || (given.has('epub') && given.size > 1))
    throw new UsageError(`One format at a time, not ${[...given].join(' and ')}.`);
  const [content = 'html'] = contents;
  if (command !== 'pages') {
    if (given.has('epub')) throw new UsageError(`winnow ${command} writes lines of JSON, which hold no books.`);
    if (given.has('json'))
      throw new UsageError(
        `winnow ${command} writes lines of JSON anyway. --format is the form of their content: ${CONTENT_FORMATS.join(', ')}.`,
      );
    return { format: 'json', content };
  }
  if (isSet(values, 'metadata-only')) return { format: metadataFormat(values, given, contents), content };
  if (given.has('json')) return { format: 'json', content };
  return { format: given.has('epub') ? 'epub' : (contents[0] ?? 'markdown'), content };
}

function metadataFormat(values: Values, given: ReadonlySet<Format>, contents: readonly Format[]): Format {
  if (given.has('epub') || contents.some((format) => format !== 'markdown') || (given.has('json') && given.size > 1))
    throw new UsageError('--metadata-only writes JSON, or with --md or --frontmatter the front matter of Markdown.');
  return isSet(values, 'frontmatter') || contents.length > 0 ? 'markdown' : 'json';
}

function keepingOf(values: Values, name: 'links' | 'images'): Keeping {
  if (isSet(values, `no-${name}`)) return 'drop';
  return isSet(values, name) ? 'keep' : 'usual';
}
