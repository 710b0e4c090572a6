import { FILES_AGAIN, STILL_HERE, writtenIn } from '@rathausplatz/contract/kept-fields'
import { Button } from '@rathausplatz/ui/form'
import styles from './error-page.module.css'
import type { Kept } from './refusal.ts'

/** A form that cannot be drawn just now, to be sent once more as it is. */
export function KeptForm({ fields, files, action }: Kept & { action: string }) {
  const written = writtenIn(fields)
  return (
    <form method="post" action={action} className={styles.aufgehoben}>
      <p>{[STILL_HERE, files && FILES_AGAIN].filter(Boolean).join(' ')}</p>
      {fields.map(([name, value], place) => (
        // Line breaks of a hidden field would not come back as they were.
        <textarea key={place} name={name} defaultValue={value} hidden readOnly />
      ))}
      {written.length > 0 && (
        <ul>
          {written.map((value, place) => (
            <li key={place}>{value}</li>
          ))}
        </ul>
      )}
      <Button>Noch einmal absenden</Button>
    </form>
  )
}
