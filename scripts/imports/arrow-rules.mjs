/** Tests, and what only tests use. They may import everything in src. */
export const TESTS = String.raw`\.(?:test|fuzz)\.tsx?$|/testing/`;

/**
 * A row for each room, from the bottom up: what it may import.
 * @typedef {Readonly<Record<string, readonly string[]>>} Rooms
 */

/**
 * Sub-folders that import no sibling, by the folder around them, with their exceptions.
 * @typedef {Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>} Separate
 */

/**
 * The rules of dependency-cruiser that report each import between rooms without permission.
 * @param {Rooms} rooms @returns {import('dependency-cruiser').IForbiddenRuleType[]}
 */
export function arrowRules(rooms) {
  return Object.entries(rooms).map(([room, row]) => ({
    name: `src/${room}`,
    severity: 'error',
    comment: `src/${room} may import only from: ${[room, ...row].join(', ')} (scripts/imports/rooms.mjs).`,
    from: { path: filesOf(rooms, room), pathNot: TESTS },
    to: {
      path: '^src/',
      pathNot: [room, ...row.flatMap((entry) => roomsOf(rooms, room, entry))].map((name) => filesOf(rooms, name)),
    },
  }));
}

/**
 * The rules that report each import of a sub-folder from outside itself, within the folder around it.
 * @param {Separate} separate @returns {import('dependency-cruiser').IForbiddenRuleType[]}
 */
export function separationRules(separate) {
  return Object.entries(separate).flatMap(([folder, exceptions]) => {
    const rule = (names, pathNot, allowed) => ({
      name: `apart-in-${folder.replace('/', '-')}`,
      severity: 'error',
      comment: `A folder of src/${folder} imports nothing else of it (scripts/imports/rooms.mjs).`,
      from: { path: `^src/${folder}/(${names})/`, pathNot: [TESTS, ...pathNot] },
      // dependency-cruiser puts the name of the importing folder in place of $1.
      to: { path: `^src/${folder}/`, pathNot: ['$1', ...allowed].map((name) => `^src/${folder}/${name}/`) },
    });
    const special = Object.keys(exceptions);
    return [
      rule(
        '[^/]+',
        special.map((name) => `^src/${folder}/${name}/`),
        [],
      ),
      ...special.map((name) => rule(name, [], exceptions[name])),
    ];
  });
}

/**
 * A pattern of the files of a room: one file, or a folder without the rooms in it.
 * @param {Rooms} rooms @param {string} room
 */
export function filesOf(rooms, room) {
  if (room.includes('.')) return `^src/${room}$`;
  const inner = Object.keys(rooms).filter((name) => name.startsWith(`${room}/`));
  const names = inner.map((name) => `${name.slice(room.length + 1)}/`);
  return `^src/${room}/${names.length > 0 ? `(?!${names.join('|')})` : ''}`;
}

/**
 * The rooms that an entry of a room's row stands for: only rooms above it in the table, so that there are no circles.
 * @param {Rooms} rooms @param {string} room @param {string} entry @returns {string[]}
 */
export function roomsOf(rooms, room, entry) {
  const names = Object.keys(rooms);
  const below = names.slice(0, names.indexOf(room));
  if (!entry.endsWith('/*')) return below.filter((name) => name === entry);
  const top = entry.slice(0, -2);
  return below.filter((name) => name === top || name.startsWith(`${top}/`));
}
