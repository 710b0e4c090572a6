/** Prints a German sentence for the person at the terminal. */
export type Say = (sentence: string) => void
