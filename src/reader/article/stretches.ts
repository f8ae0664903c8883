import { adoptStyle } from '../../ui/adopt-style.ts';
import { arranging } from './article-content.tsx';
import css from './stretches.css?inline';

adoptStyle(css);
arranging.change = inStretches;

/** Characters of a stretch, at least. About a screen, so that only two or three are laid out. */
const MIN_CHARACTERS = 3_000;

/** Blocks without a margin above them, so that no edge of a stretch is seen. stretches.css sets that of posts. */
const MAY_BEGIN = 'p, ul, ol, dl, .post';

/**
 * Puts the blocks of a part of a long article into stretches. A stretch that is not near the view has neither style nor
 * layout, so that a change of theme or size takes one frame. Until it was shown once, its height is an estimate.
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
    if (characters >= MIN_CHARACTERS && node instanceof Element && node.matches(MAY_BEGIN)) end();
    nodes.push(node);
    characters += node.textContent?.length ?? 0;
  }
  end();
  part.replaceChildren(...stretches);
}

function stretchOf(nodes: readonly Node[], characters: number): Element {
  const stretch = document.createElement('div');
  stretch.className = 'stretch';
  stretch.style.setProperty('--characters', String(characters));
  stretch.style.setProperty('--blocks', String(nodes.length));
  stretch.append(...nodes);
  return stretch;
}
