/** Id of the paragraph that a popup without a reader shows. The probe waits for it. */
export const PARAGRAPH_ID = 'empty';
