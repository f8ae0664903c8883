/** Most characters of a tag, and most tags of an article: more is text, or a mistake. */
const MAX_LENGTH = 40;
const MAX_TAGS = 20;

/** The tags in what the user wrote, separated by commas. Each is there once, whatever its case. */
export function parseTags(written: string): readonly string[] {
  return unique(written.split(/[,،、，]/));
}

/** Two lists of tags as one. */
export function joinTags(tags: readonly string[], more: readonly string[]): readonly string[] {
  return unique([...tags, ...more]);
}

function unique(tags: readonly string[]): readonly string[] {
  const byName = new Map<string, string>();
  for (const tag of tags) {
    const plain = tag.replace(/\s+/g, ' ').trim().slice(0, MAX_LENGTH).trim();
    const name = plain.toLowerCase();
    if (plain !== '' && !byName.has(name)) byName.set(name, plain);
  }
  return [...byName.values()].slice(0, MAX_TAGS);
}
