import { parseArgs } from 'node:util';
import { resolve } from 'node:path';

/** Ids of the peers; `everything` is the baseline: all visible text. */
export const PEER_IDS = ['readability', 'defuddle', 'everything'] as const;
export type PeerId = (typeof PEER_IDS)[number];

/**
 * The text that outlines are made of: the visible text; all text in the HTML, also hidden text; or all text except that
 * in noscript, as programs that only parse HTML read it.
 */
export const TEXTS_OF_PAGE = ['shown', 'written', 'written-but-noscript'] as const;
export type TextOfPage = (typeof TEXTS_OF_PAGE)[number];

/** What one run of the benchmark does. */
export type BenchOptions = {
  /** Name of the folder below dataDir. */
  readonly set: string;
  /** Ids in the given order, or 'all'. */
  readonly algorithms: readonly string[] | 'all';
  readonly peers: readonly PeerId[];
  /** Number of pages, spread evenly over the set; null for all. */
  readonly limit: number | null;
  /** Browsers that run in parallel; more than one makes times noisier. */
  readonly jobs: number;
  readonly dataDir: string;
  /** Without timing, peers are read from the cache of earlier runs and no warm runs are made. */
  readonly timing: boolean;
  readonly text: TextOfPage;
};

/** A wrong command line or a missing file; the message tells the user what to do. */
export class UsageError extends Error {}

const USAGE = `npm run bench -- [--set wcxb-dev] [--algorithms all|id,id|none] [--peers readability,defuddle,everything|none]
                 [--limit n] [--jobs n] [--data folder] [--no-timing]`;

/**
 * Reads the command line; throws UsageError. The data folder is ../shared/data next to `root` unless --data names one.
 */
export function readOptions(argv: readonly string[], root: string): BenchOptions {
  const values = parse(argv);
  return {
    set: values.set,
    algorithms: values.algorithms === 'all' ? 'all' : list(values.algorithms),
    peers: peerIds(list(values.peers)),
    limit: values.limit === undefined ? null : count('limit', values.limit),
    jobs: count('jobs', values.jobs),
    dataDir: values.data === undefined ? resolve(root, '../shared/data') : resolve(values.data),
    timing: !values['no-timing'],
    text: textOfPage(values.text),
  };
}

function parse(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      options: {
        set: { type: 'string', default: 'wcxb-dev' },
        algorithms: { type: 'string', default: 'all' },
        peers: { type: 'string', default: 'readability,defuddle' },
        limit: { type: 'string' },
        jobs: { type: 'string', default: '1' },
        data: { type: 'string' },
        'no-timing': { type: 'boolean', default: false },
        text: { type: 'string', default: 'shown' },
      },
    }).values;
  } catch (cause) {
    throw new UsageError(`${cause instanceof Error ? cause.message : String(cause)}\nUsage: ${USAGE}`, { cause });
  }
}

function list(value: string): string[] {
  const items = value
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);
  return items.includes('none') ? [] : [...new Set(items)];
}

function textOfPage(value: string): TextOfPage {
  const text = TEXTS_OF_PAGE.find((name) => name === value);
  if (text === undefined) throw new UsageError(`--text takes one of ${TEXTS_OF_PAGE.join(', ')}, not "${value}".`);
  return text;
}

/** The peers and the baseline, which is part of every comparison. */
function peerIds(names: readonly string[]): PeerId[] {
  const unknown = names.find((name) => !isPeer(name));
  if (unknown !== undefined)
    throw new UsageError(`There is no peer "${unknown}". --peers takes ${PEER_IDS.join(', ')} or none.`);
  const known = names.filter(isPeer);
  return known.length > 0 && !known.includes('everything') ? [...known, 'everything'] : known;
}

function isPeer(name: string): name is PeerId {
  return (PEER_IDS as readonly string[]).includes(name);
}

function count(option: string, value: string): number {
  const number = Number(value);
  if (!Number.isInteger(number) || number < 1)
    throw new UsageError(`--${option} takes a whole number from 1, not "${value}".`);
  return number;
}
