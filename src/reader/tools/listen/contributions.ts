import type { Contributions } from '../../context/tool.ts';
import { GO_ON_HERE, NEXT, NEXT_SENTENCE, PAUSE, PREVIOUS, PREVIOUS_SENTENCE } from './keys.ts';

const contributions: Contributions = { keys: [PAUSE, NEXT, PREVIOUS, NEXT_SENTENCE, PREVIOUS_SENTENCE, GO_ON_HERE] };

export default contributions;
