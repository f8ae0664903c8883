import { rareStructure } from '../extract/rare-structure.ts';
import { nextPageCall } from './next-page-call.ts';
import { publishRareScript } from './rare-script.ts';

publishRareScript({ structure: rareStructure, nextPageCall });
