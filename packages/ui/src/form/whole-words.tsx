import styles from './field.module.css'

/** Matches `E-Mail`, which must not break after the single letter. */
const LETTER_AND_WORD = /(?<![\p{L}\d-])(\p{L}-\p{Lu}\p{L}*)/u

/** Renders a text in which words such as `E-Mail` do not break. */
export function WholeWords({ text }: { text: string }) {
  return text.split(LETTER_AND_WORD).map((part, place) =>
    place % 2 === 0 ? (
      part
    ) : (
      // A text always splits into the same parts, so the index is a stable key.
      <span key={`${place} ${part}`} className={styles.ganz}>
        {part}
      </span>
    ),
  )
}
