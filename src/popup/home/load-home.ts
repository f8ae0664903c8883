/**
 * Loads the home. A step of its own, because the popup would else name the style sheet that the home shares with the
 * view in the code that it loads first.
 */
export const loadHome = async () => (await import('./home.tsx')).Home;
