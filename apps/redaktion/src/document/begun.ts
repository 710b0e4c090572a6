/** Told along the way to a document that was begun a moment ago: there is nothing in it to be reminded of. */
export const BEGUN = 'begonnen'
