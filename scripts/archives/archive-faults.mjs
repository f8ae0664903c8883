/** Files for developers. `testing` holds stand-ins of tests. */
const NOT_SHIPPED = /\.map$|\.(?:test|spec)\.|(?:^|\/)(?:e2e|test|testing|__tests__)\//u;
/** Each archive has both, at its root or in the folder of each build. */
const LICENCES = ['LICENSE', 'THIRD-PARTY-NOTICES'];

/**
 * What is wrong with the content of an archive that users get.
 * @param {readonly string[]} names paths of its files @returns {string[]} one clause for each fault
 */
export function archiveFaults(names) {
  const absent = LICENCES.filter((licence) => !names.some((name) => name.split('/').at(-1) === licence));
  return [
    ...names.filter((name) => NOT_SHIPPED.test(name)).map((name) => `has ${name}, which is for developers only`),
    ...absent.map((licence) => `has no ${licence}`),
  ];
}
