/** Tests, and what only tests use. They may import everything in src. */
export const TESTS = String.raw`\.(?:test|fuzz)\.tsx?$|/testing/`;

/**
 * A row for each room, from the bottom up: what it may import.
 * @typedef {Readonly<Record<string, readonly string[]>>} Rooms
 */

/**
 * The rules of dependency-cruiser that report each import between rooms without permission.
 * @param {Rooms} rooms @param {Rooms} exceptions
 * @returns {import('dependency-cruiser').IForbiddenRuleType[]}
 */
export function arrowRules(rooms, exceptions) {
  return Object.entries(rooms).map(([room, row]) => ({
    name: `src/${room}`,
    severity: 'error',
    comment: `src/${room} may import only from: ${[room, ...row].join(', ')} (scripts/imports/rooms.mjs).`,
    from: { path: filesOf(rooms, room), pathNot: TESTS },
    to: {
      path: '^src/',
      pathNot: [room, ...row.flatMap((entry) => roomsOf(rooms, room, entry)), ...(exceptions[room] ?? [])].map((name) =>
        filesOf(rooms, name),
      ),
    },
  }));
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
