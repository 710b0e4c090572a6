/** Navigation state of a document that was just created: no note points out its unsaved input. */
export const BEGUN = 'begonnen'
