import { shortenedNumber, spreadsheetError } from '@rathausplatz/text'

/** An error that a spreadsheet shows instead of a value, or a number that it has shortened, and its place. */
export type PastedError = {
  readonly is: 'fehler' | 'abgekuerzt'
  readonly words: string
  /** The text of the cell before it. */
  readonly after: string
}

/** Returns the errors in the cells of pasted tables; of a text without tables, those of its blocks. */
export function errorsIn(body: HTMLElement): readonly PastedError[] {
  const blocks = [...body.querySelectorAll('td, th, p, li, h2, h3, h4')].filter(
    block => block.matches('td, th') || !block.closest('td, th'),
  )
  const texts = blocks.map(({ textContent }) => (textContent ?? '').replaceAll(/[\s\u00a0]+/g, ' ').trim())
  return texts.flatMap((text, at): PastedError[] => {
    const after = texts[at - 1] ?? ''
    const error = spreadsheetError(text)
    if (error !== undefined) return [{ is: 'fehler', words: error, after }]
    const number = shortenedNumber(text)
    return number === undefined ? [] : [{ is: 'abgekuerzt', words: number, after }]
  })
}
