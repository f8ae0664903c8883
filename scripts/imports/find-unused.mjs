import { roomsOf, TESTS } from './arrow-rules.mjs';

/**
 * The permissions that no module of the graph uses, as `folder → folder`.
 * @param {readonly { source: string, dependencies: readonly { resolved: string }[] }[]} modules
 * @param {import('./arrow-rules.mjs').Rooms} rooms @param {import('./arrow-rules.mjs').Separate} separate
 */
export function findUnused(modules, rooms, separate) {
  const isTest = new RegExp(TESTS);
  const imports = modules
    .filter(({ source }) => !isTest.test(source))
    .flatMap(({ source, dependencies }) => dependencies.map(({ resolved }) => ({ source, resolved })));
  const arrows = new Set(
    imports.map(({ source, resolved }) => `${roomAt(rooms, source)} → ${roomAt(rooms, resolved)}`),
  );
  const unused = Object.entries(rooms).flatMap(([room, row]) =>
    row
      .filter((entry) => !roomsOf(rooms, room, entry).some((name) => arrows.has(`${room} → ${name}`)))
      .map((entry) => `${room} → ${entry}`),
  );
  const exceptions = Object.entries(separate).flatMap(([folder, table]) =>
    Object.entries(table).flatMap(([from, names]) => names.map((to) => [`${folder}/${from}`, `${folder}/${to}`])),
  );
  const isIn = (path, folder) => path.startsWith(`src/${folder}/`);
  const idle = exceptions.filter(
    ([from, to]) => !imports.some(({ source, resolved }) => isIn(source, from) && isIn(resolved, to)),
  );
  return [...unused, ...idle.map((pair) => pair.join(' → '))];
}

/** The innermost room around a file, undefined outside src. */
function roomAt(rooms, path) {
  return Object.keys(rooms)
    .filter((room) => path === `src/${room}` || path.startsWith(`src/${room}/`))
    .sort((one, other) => other.length - one.length)[0];
}
