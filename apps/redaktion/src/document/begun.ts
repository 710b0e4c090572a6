/**
 * Navigation state of a document that was just created: its unsaved input is expected, so no note points it
 * out.
 */
export const BEGUN = 'begonnen'
