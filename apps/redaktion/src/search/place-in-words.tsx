import type { Place } from './hits.ts'

/** What matched in a document, and where: `Ansprechperson: Gerhard Nold, Zimmer 12`. */
export function PlaceInWords({ label, pieces }: Place) {
  return (
    <>
      {label}:{' '}
      {pieces.map(({ text, treffer }, index) =>
        treffer ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
      )}
    </>
  )
}

/** Characters before the first match that one line has room for. */
const BEFORE = 24

/** Shortens the text before the first match, so that one line shows the match. */
export function inOneLine({ label, pieces: [first, ...others] }: Place): Place {
  if (!first) return { label, pieces: [] }
  if (first.treffer || others.length === 0 || first.text.length <= BEFORE)
    return { label, pieces: [first, ...others] }
  const last = first.text.slice(-BEFORE)
  return { label, pieces: [{ ...first, text: `… ${last.slice(last.indexOf(' ') + 1)}` }, ...others] }
}
