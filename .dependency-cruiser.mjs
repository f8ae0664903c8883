// Rules of import, for dependency-cruiser. scripts/imports/rooms.mjs has the arrows between the folders of src.
import { arrowRules, filesOf, separationRules, TESTS } from './scripts/imports/arrow-rules.mjs';
import { BUNDLED } from './scripts/imports/bundled.mjs';
import { ROOMS, SEPARATE } from './scripts/imports/rooms.mjs';

const CODE = '^(?:src|bench|e2e|scripts|test|vite)/';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...arrowRules(ROOMS),
    ...separationRules(SEPARATE),
    {
      name: 'no-circle',
      severity: 'error',
      comment: 'No module imports itself through other modules. Imports of types count.',
      from: { path: CODE },
      to: { circular: true },
    },
    {
      name: 'in-a-room',
      severity: 'error',
      comment: 'Each folder of src belongs to a room (scripts/imports/rooms.mjs).',
      from: { path: CODE, pathNot: TESTS },
      to: { path: '^src/', pathNot: Object.keys(ROOMS).map((room) => filesOf(ROOMS, room)) },
    },
    {
      name: 'no-test-in-product',
      severity: 'error',
      comment: 'The extension contains no test and no tool.',
      from: { path: '^src/', pathNot: TESTS },
      to: { path: [TESTS, '^(?:bench|e2e|scripts|test|vite)/'] },
    },
    {
      name: 'no-bench-in-tests',
      severity: 'error',
      comment: 'Benchmarks use tests and tools, not the other way round.',
      from: { path: '^(?:src|e2e|scripts|test|vite)/' },
      to: { path: '^bench/' },
    },
    {
      name: 'no-test-in-tools',
      severity: 'error',
      comment: 'The build needs no test.',
      from: { path: '^(?:scripts|vite)/', pathNot: String.raw`\.test\.mjs$` },
      to: { path: ['^(?:e2e|test)/', TESTS] },
    },
    {
      name: 'browser-in-platform',
      severity: 'error',
      comment: 'Only src/platform talks to the browser.',
      from: { path: '^src/', pathNot: '^src/platform/' },
      to: { path: '(?:^|/)webextension-polyfill' },
    },
    {
      name: 'no-package-in-engine',
      severity: 'error',
      comment: 'The engine is plain code over plain data.',
      from: { path: '^src/engine/', pathNot: TESTS },
      to: { pathNot: '^src/' },
    },
    {
      name: 'known-packages-in-product',
      severity: 'error',
      comment:
        'What the builds contain of other packages is listed in scripts/imports/bundled.mjs; the command bundles its own.',
      from: { path: '^src/', pathNot: [TESTS, '^src/command/'] },
      to: {
        dependencyTypes: ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg', 'npm-unknown'],
        dependencyTypesNot: ['type-only'],
        path: '(?:^|/)node_modules/',
        pathNot: BUNDLED.map((name) => `/node_modules/${name}/|^node_modules/${name}/`),
      },
    },
    {
      name: 'no-orphan',
      severity: 'error',
      comment: 'A module that imports nothing and that nothing imports is left over.',
      from: { path: CODE, pathNot: String.raw`\.d\.m?ts$`, orphan: true },
      to: {},
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^bench/(?:cache|results)/' },
    // Imports of types are arrows, too.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
