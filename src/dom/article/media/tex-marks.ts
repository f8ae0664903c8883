/**
 * Signs of TeX, and words in classes and addresses of pictures of formulas. Description, class and address of a picture
 * that `texOfPicture` finds always have one.
 */
export const MAY_BE_TEX = /[\\$]|%5c|(?<![a-z])(?:la|math|mime)?tex(?![a-z])|math|equation|formula/i;
