/** The official key of Rebenau. No municipality has it: Rebenau is fictional. */
export const AGS = '08215999'
