import { NODE_FEATURES, prefixed, type Feature } from '../../../src/engine/algorithms/web2text/feature-names.ts';

/** Index of the first feature of each group of edge features. */
export const EDGE_AT = { distance: 0, breaks: 4, ancestor: 5 } as const;
/** Number of edge features. */
export const EDGE_WIDTH = 25;

/** All features of an edge between a block and the next, in the order of the columns. */
export const EDGE_FEATURES: readonly Feature[] = [
  ...['2', '3', '4', 'more than 4'].map((distance) => ({
    name: `distance-${distance.replaceAll(' ', '-')}`,
    definition: `±1: the path between the two in the tree has ${distance} edges`,
  })),
  { name: 'break', definition: '1 if a tag between the two breaks the line, else 0' },
  ...prefixed('ancestor', NODE_FEATURES),
];
