import { adoptStyle } from '../../ui/adopt-style.ts';
import { arranging } from './article-content.tsx';
import css from './stretches.css?inline';

adoptStyle(css);
arranging.change = inStretches;

/** Least characters of a stretch. About a screen, so that only two or three stretches are laid out. */
const MIN_CHARACTERS = 3_000;

/** Blocks that a stretch may begin with: they have no margin above them, so its edge is not visible. */
const MAY_BEGIN = 'p, ul, ol, dl, .post';
/** A heading stays with its text: in two columns, a stretch ends with a line across both. */
const MAY_NOT_END = 'h2, h3, h4, h5, h6';

/**
 * Puts the blocks of a part of a long article into stretches. A stretch that is not near the view has neither style nor
 * layout, so that a change of theme or size takes one frame. Its height is an estimate until it is shown.
 */
export function inStretches(part: DocumentFragment): void {
  const stretches: Element[] = [];
  let nodes: Node[] = [];
  let characters = 0;
  const end = (): void => {
    if (nodes.length > 0) stretches.push(stretchOf(nodes, characters));
    nodes = [];
    characters = 0;
  };
  for (const node of [...part.childNodes]) {
    if (characters >= MIN_CHARACTERS && node instanceof Element && node.matches(MAY_BEGIN) && mayEnd(nodes)) end();
    nodes.push(node);
    characters += node.textContent?.length ?? 0;
  }
  end();
  part.replaceChildren(...stretches);
}

function mayEnd(nodes: readonly Node[]): boolean {
  const last = nodes.findLast((node) => node instanceof Element);
  return last?.matches(MAY_NOT_END) !== true;
}

function stretchOf(nodes: readonly Node[], characters: number): Element {
  const stretch = document.createElement('div');
  stretch.className = 'stretch';
  stretch.style.setProperty('--characters', String(characters));
  stretch.style.setProperty('--blocks', String(nodes.length));
  stretch.append(...nodes);
  return stretch;
}
