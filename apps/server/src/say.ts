/** Tells a person at the terminal, in German, what is happening. */
export type Say = (sentence: string) => void
