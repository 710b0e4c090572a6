/** The official key of Rebenau. No municipality has it: the town is fictional. */
export const AGS = '08215999'
