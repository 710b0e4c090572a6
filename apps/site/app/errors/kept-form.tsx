import { Button } from '@rathausplatz/ui/button'
import styles from './error-page.module.css'
import type { Kept } from './refusal.ts'

/** A form that cannot be drawn now, with its input. The visitor can send it again unchanged. */
export function KeptForm({ fields, sentence, written, action }: Kept & { action: string }) {
  return (
    <form method="post" action={action} className={styles.aufgehoben}>
      <p>
        <strong>{sentence}</strong>
      </p>
      {fields.map(([name, value], place) => (
        // A hidden input would change line breaks.
        <textarea key={place} name={name} defaultValue={value} hidden readOnly />
      ))}
      {written.length > 0 && (
        <ul role="list" aria-label="Ihre Angaben">
          {written.map((value, place) => (
            <li key={place}>{value}</li>
          ))}
        </ul>
      )}
      <Button>Noch einmal absenden</Button>
    </form>
  )
}
