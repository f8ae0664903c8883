// Writes the Markdown of the documentation site from the documents of the project.
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join, posix } from 'node:path';
import { Complaint } from '../project.mjs';

/** Documents that are a page as they are, or folders of such documents. */
const DOCUMENTS = {
  'docs/library.md': 'library.md',
  'docs/command.md': 'command.md',
  'docs/from-readability.md': 'from-readability.md',
  'docs/from-defuddle.md': 'from-defuddle.md',
  'docs/mutation-scores.md': 'mutation-scores.md',
  'CONTRIBUTING.md': 'contributing.md',
  'SECURITY.md': 'security.md',
  'CHANGELOG.md': 'changelog.md',
};
const FOLDERS = { 'docs/site': '', 'docs/decisions': 'decisions', 'docs/experiments': 'experiments' };
/** `file` alone is what stands before its first section, `file#Section` one section, and `file *` all of it. */
const INCLUDE = /^<!-- include ([^\s#]+?)(?:#(.+?)| (\*))? -->$/gmu;
const LINK = /(!?)\[((?:[^[\]]|\[[^\]]*\])*)\]\((?![a-z]+:|#)([^)#\s]+)(#[^)\s]*)?\)/gu;
const PICTURE = /\.(?:png|svg)$/u;

/**
 * Writes all pages and their pictures.
 * @param {string} root the project @param {string} folder for the pages
 * @returns {Promise<string[]>} paths of the pages in the site
 */
export async function writeSitePages(root, folder) {
  const pages = { ...DOCUMENTS };
  for (const [from, to] of Object.entries(FOLDERS))
    for (const name of await readdir(join(root, from)))
      if (name.endsWith('.md')) pages[`${from}/${name}`] = posix.join(to, name === 'README.md' ? 'index.md' : name);
  for (const [source, page] of Object.entries(pages)) {
    const { text, pictures } = await pageOf(root, source, pages);
    await mkdir(dirname(join(folder, page)), { recursive: true });
    await writeFile(join(folder, page), text);
    for (const picture of pictures) await cp(join(root, picture), join(folder, 'pictures', basename(picture)));
  }
  return Object.values(pages);
}

/**
 * The text of a page: includes are replaced, and links lead to pages of the site. A link to another file of the project
 * becomes its text.
 * @param {string} root @param {string} source @param {Readonly<Record<string, string>>} pages by source
 */
export async function pageOf(root, source, pages) {
  const pictures = new Set();
  const links = (text, from) => linked(text, from, pages[source], pages, pictures);
  const own = await readFile(join(root, source), 'utf8');
  let text = '';
  let end = 0;
  for (const match of own.matchAll(INCLUDE)) {
    const [all, file, section, whole] = match;
    if (!existsSync(join(root, file)))
      throw new Complaint(
        `${source} includes ${file}, which does not exist. Correct the path, from the project's root.`,
      );
    const part = partOf(await readFile(join(root, file), 'utf8'), section, whole !== undefined);
    if (part === null)
      throw new Complaint(`${source} includes "${section}" of ${file}, which has no such section. Correct the name.`);
    text += links(own.slice(end, match.index), source) + links(part, file);
    end = match.index + all.length;
  }
  return { text: text + links(own.slice(end), source), pictures };
}

function partOf(text, section, isWhole) {
  const [before, ...sections] = text.split(/^(?=## )/mu);
  const intro = before.replace(/^# .*\n/u, '').trim();
  if (section !== undefined) return sections.find((one) => one.startsWith(`## ${section}\n`))?.trim() ?? null;
  return isWhole ? [intro, ...sections.map((one) => `#${one}`)].join('\n\n').trim() : intro;
}

function linked(text, from, page, pages, pictures) {
  return text.replaceAll(LINK, (_, mark, label, target, fragment = '') => {
    const file = posix.normalize(posix.join(posix.dirname(from), target));
    if (PICTURE.test(file)) {
      pictures.add(file);
      return `${mark}[${label}](${toPage(page, `pictures/${posix.basename(file)}`)})`;
    }
    const to = pages[file] ?? pages[posix.join(file, 'README.md')];
    return to === undefined ? label : `[${label}](${toPage(page, to)}${fragment})`;
  });
}

function toPage(from, to) {
  const path = posix.relative(posix.dirname(from), to);
  return path.startsWith('.') ? path : `./${path}`;
}
