export { correctionCode } from '../dom/corrections/correction-code.ts';
