import { scoreColor } from './score-color.ts';

/* Lines and patterns distinguish the parts without colors, too. */
export const KEPT_STYLE = {
  background: `rgb(${scoreColor(1)} / 12%)`,
  outline: `2px solid rgb(${scoreColor(1)})`,
};
export const LEFT_OUT_STYLE = {
  background: `repeating-linear-gradient(45deg, rgb(${scoreColor(0)} / 38%) 0 3px, rgb(${scoreColor(0)} / 10%) 3px 11px)`,
  outline: `2px dashed rgb(${scoreColor(0)})`,
};
/** Light and dark lines, one of which stands out on any page. */
export const FRAME_STYLE = {
  outline: '4px solid rgb(20 20 20)',
  'outline-offset': '3px',
  'box-shadow': '0 0 0 3px rgb(255 255 255), 0 0 0 9px rgb(255 255 255)',
};
