import { parseArgs } from 'node:util';
import { resolve } from 'node:path';

/** The peers by name; `everything` is the baseline: all text that can be seen. */
export const PEER_IDS = ['readability', 'defuddle', 'everything'] as const;
export type PeerId = (typeof PEER_IDS)[number];

/** Which text of a page outlines are made of: what it shows; all that is written in it; all but its noscript, as programs see it that read HTML alone. */
export const TEXTS_OF_PAGE = ['shown', 'written', 'written-but-noscript'] as const;
export type TextOfPage = (typeof TEXTS_OF_PAGE)[number];

/** What one run of the benchmark does. */
export type BenchOptions = {
  /** Name of the folder below dataDir. */
  readonly set: string;
  /** Ids in the order asked for, or 'all'. */
  readonly algorithms: readonly string[] | 'all';
  readonly peers: readonly PeerId[];
  /** Pages to measure, spread evenly over the set; all where null. */
  readonly limit: number | null;
  /** Browsers side by side; more than one makes times noisier. */
  readonly jobs: number;
  readonly dataDir: string;
  /** Without timing, peers come from the cache of earlier runs and no warm runs are made. */
  readonly timing: boolean;
  readonly text: TextOfPage;
};

/** A mistake of the person who typed the command: its message is one line for them. */
export class UsageError extends Error {}

const USAGE = `npm run bench -- [--set wcxb-dev] [--algorithms all|id,id|none] [--peers readability,defuddle,everything|none]
                 [--limit n] [--jobs n] [--data folder] [--no-timing]`;

/** Reads the command line; throws UsageError. `root` is the repository: data lies beside it unless --data says otherwise. */
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

/** The baseline belongs to every comparison. */
function peerIds(names: readonly string[]): PeerId[] {
  const unknown = names.find((name) => !isPeer(name));
  if (unknown !== undefined)
    throw new UsageError(`No peer is called "${unknown}"; there are: ${PEER_IDS.join(', ')}, none.`);
  const asked = names.filter(isPeer);
  return asked.length > 0 && !asked.includes('everything') ? [...asked, 'everything'] : asked;
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
