import { roomsOf, TESTS } from './arrow-rules.mjs';

/**
 * The permissions that no module of the graph uses, as `room → entry`.
 * @param {readonly { source: string, dependencies: readonly { resolved: string }[] }[]} modules
 * @param {import('./arrow-rules.mjs').Rooms} rooms @param {import('./arrow-rules.mjs').Rooms} exceptions
 */
export function findUnused(modules, rooms, exceptions) {
  const isTest = new RegExp(TESTS);
  const arrows = new Set();
  for (const { source, dependencies } of modules) {
    if (isTest.test(source)) continue;
    const from = roomAt(rooms, source);
    for (const { resolved } of dependencies) {
      arrows.add(`${from} → ${roomAt(rooms, resolved)}`);
      arrows.add(`${from} → ${resolved.replace(/^src\//, '')}`);
    }
  }
  const permissions = Object.entries(rooms).flatMap(([room, row]) =>
    row.map((entry) => ({ room, entry, targets: roomsOf(rooms, room, entry) })),
  );
  const temporary = Object.entries(exceptions).flatMap(([room, row]) =>
    row.map((entry) => ({ room, entry, targets: [entry] })),
  );
  return [...permissions, ...temporary]
    .filter(({ room, targets }) => !targets.some((target) => arrows.has(`${room} → ${target}`)))
    .map(({ room, entry }) => `${room} → ${entry}`);
}

/** The innermost room around a file, undefined outside src. */
function roomAt(rooms, path) {
  return Object.keys(rooms)
    .filter((room) => path === `src/${room}` || path.startsWith(`src/${room}/`))
    .sort((one, other) => other.length - one.length)[0];
}
