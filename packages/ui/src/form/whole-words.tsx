import styles from './form.module.css'

/** `E-Mail`: one letter alone at the end of a line is no word. */
const LETTER_AND_WORD = /(?<![\p{L}\d-])(\p{L}-\p{Lu}\p{L}*)/u

/** The same text, in which such a word stands on one line. */
export function WholeWords({ text }: { text: string }) {
  return text.split(LETTER_AND_WORD).map((part, place) =>
    place % 2 === 0 ? (
      part
    ) : (
      // The same text has the same parts.
      <span key={`${place} ${part}`} className={styles.ganz}>
        {part}
      </span>
    ),
  )
}
