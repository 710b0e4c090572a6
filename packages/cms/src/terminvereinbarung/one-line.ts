/** A text as one line: what a line end begins anew would say more than one thing. */
export const withoutControls = (text: string): string => text.replaceAll(/\p{Cc}+/gu, ' ').toWellFormed()

export const inOneLine = (text: string): string => withoutControls(text.replaceAll(/\s+/g, ' ')).trim()
