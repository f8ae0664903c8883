import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';

/** The file of Vite's `build.license`, which lists the packages of a bundle with their licence texts. */
export const LICENSE_LIST = 'licenses.json';
const NOTICES = 'THIRD-PARTY-NOTICES';
const LICENSE = 'LICENSE';
/** Every build has its stop words, which are data and no module of the bundle. Its package has no licence file. */
const DATA_PACKAGE = 'stopwords-iso';
const DATA_LICENSE = 'MIT';
const DATA_HOLDER = 'Copyright (c) Gene Diaz';
const WEIGHTS =
  'The weights of the trees were trained on the pages of WCXB v1.0 (CC BY 4.0, https://creativecommons.org/licenses/by/4.0/) and CleanEval. They contain no text of these pages.';

type Package = {
  readonly name: string;
  readonly version: string;
  readonly identifier?: string;
  readonly text?: string;
};

/**
 * Adds LICENSE and the licence texts of everything that is bundled: as two files, or with `inline` as a comment at the
 * end of the only file. Fails on a package without a licence text, and if the list of `build.license` is not the list
 * of the bundled packages. Needs `build.license` with LICENSE_LIST.
 */
export function notices({ inline = false } = {}): Plugin {
  return {
    name: 'winnow:notices',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const list = bundle[LICENSE_LIST];
        if (list?.type !== 'asset') throw new Error(`build.license wrote no ${LICENSE_LIST}.`);
        const packages = JSON.parse(String(list.source)) as readonly Package[];
        // eslint-disable-next-line @typescript-eslint/no-dynamic-delete -- This is how a plugin removes a file.
        delete bundle[LICENSE_LIST];
        expectSame(
          packages.map(({ name }) => name),
          bundledPackages(bundle),
        );
        const own = await readFile(fileURLToPath(new URL('../LICENSE', import.meta.url)), 'utf8');
        const text = noticesOf([...packages, await dataPackage(own)]);
        if (inline) {
          for (const file of Object.values(bundle))
            if (file.type === 'chunk') file.code += `\n/*!\n${`${own}\n${text}`.replaceAll('*/', '* /')}*/\n`;
          return;
        }
        this.emitFile({ type: 'asset', fileName: LICENSE, source: own });
        this.emitFile({ type: 'asset', fileName: NOTICES, source: text });
      },
    },
  };
}

/** Names of the packages that the modules and the fonts of a bundle come from. */
function bundledPackages(bundle: Rolldown.OutputBundle): readonly string[] {
  const sources = Object.values(bundle).flatMap((file) =>
    file.type === 'chunk' ? file.moduleIds : file.originalFileNames,
  );
  return sources.flatMap((source) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1] ?? []);
}

/** Throws if a package is only in one of the two lists. */
function expectSame(stated: readonly string[], bundled: readonly string[]): void {
  const unstated = bundled.filter((name) => !stated.includes(name));
  const absent = stated.filter((name) => !bundled.includes(name));
  if (unstated.length > 0) throw new Error(`No notice for ${[...new Set(unstated)].join(', ')}.`);
  if (absent.length > 0) throw new Error(`A notice for ${absent.join(', ')}, which is not bundled.`);
}

function noticesOf(packages: readonly Package[]): string {
  const parts = packages.map(({ name, version, identifier = '', text }) => {
    if (text === undefined) throw new Error(`${name} ${version} has no licence text. Name it in vite/notices.ts.`);
    return `${name} ${version} (${identifier})\n\n${text.trim()}\n`;
  });
  return ['Winnow contains the following software and data of others.\n', ...parts, `${WEIGHTS}\n`].join(
    `\n${'-'.repeat(80)}\n\n`,
  );
}

/** The package of the stop words. Its licence is the same as Winnow's, with another holder. */
async function dataPackage(own: string): Promise<Package> {
  const file = createRequire(import.meta.url).resolve(`${DATA_PACKAGE}/package.json`);
  const { name, version, license } = JSON.parse(await readFile(file, 'utf8')) as Package & { readonly license: string };
  if (license !== DATA_LICENSE) throw new Error(`The licence of ${name} is no longer ${DATA_LICENSE}.`);
  return { name, version, identifier: license, text: own.replace(/^Copyright .*$/m, DATA_HOLDER) };
}
