/** Navigation state for a document that was just created: it needs no reminder. */
export const BEGUN = 'begonnen'
