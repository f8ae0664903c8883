/** Icon paths that only the library shows, on the grid of `ui/icon.tsx`. */
export const EXTERNAL = { path: 'M11.5 4H16v4.5M16 4l-7 7M13.5 11.5V16H4V6.5h4.5' };
export const EDIT = { path: 'M4.5 15.5l.6-3L12.6 5l2.4 2.4l-7.5 7.5zM11 6.6L13.4 9' };
export const TAG = { path: 'M3.8 9.5V4h5.7l6.7 6.7l-5.6 5.6zM7 7.2h.1' };
export const UNDO = { path: 'M7.5 5L4 8.5L7.5 12M4 8.5h7.5a4 4 0 0 1 0 8H8' };
export const TRANSFER = { path: 'M6.5 16V4.5M3.5 7.5l3-3l3 3M13.5 4v11.5M10.5 12.5l3 3l3-3' };
