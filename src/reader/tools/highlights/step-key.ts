/** The key that goes to the next highlight; with Shift, to the one before. */
export const STEP_KEY = 'n';
