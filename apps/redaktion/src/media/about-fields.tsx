import { Field, tied } from '@rathausplatz/ui/form'
import type { About, AboutFaults } from './about.ts'
import styles from './intake.module.css'
import mediaStyles from './media.module.css'
import type { Art } from './medium.ts'

type AboutFieldsProps = {
  art: Art
  about: About
  faults: AboutFaults
  onChange: (change: Partial<About>) => void
  /** Distinguishes the fields of several files on a screen. */
  id: string
}

/** The metadata of a file: description or decoration, author, title. */
export function AboutFields({ art, about, faults, onChange, id }: AboutFieldsProps) {
  const line = { about, faults, onChange, id }
  if (art === 'dokument')
    return (
      <div className={styles.about}>
        <Line {...line} name="titel" label="Titel" help="So heißt das Dokument für alle, die es öffnen." />
        <Line {...line} name="beschreibung" label="Worum geht es?" isLong optional />
        <Line {...line} name="urheber" label="Von wem stammt es?" optional />
      </div>
    )
  return (
    <div className={styles.about}>
      {!about.dekorativ && (
        <Line
          {...line}
          name="beschreibung"
          label="Was zeigt das Bild?"
          help="Ein Satz für Menschen, die es nicht sehen. Zum Beispiel: Marktstände vor dem Rathaus im Morgenlicht."
          isLong
        />
      )}
      <div className={styles.check}>
        <input
          id={`${id}-dekorativ`}
          type="checkbox"
          checked={about.dekorativ}
          aria-describedby={`${id}-dekorativ-hilfe`}
          onChange={event => onChange({ dekorativ: event.target.checked })}
        />
        <label htmlFor={`${id}-dekorativ`}>Nur Schmuck</label>
        <p id={`${id}-dekorativ-hilfe`} className={mediaStyles.facts}>
          Das Bild sagt nichts, was nicht auch im Text steht. Vorleseprogramme übergehen es.
        </p>
      </div>
      <Line
        {...line}
        name="urheber"
        label="Urheber"
        help="Wer hat das Bild gemacht? Zum Beispiel: Stadt Rebenau / Anna Beispiel"
      />
      <Line
        {...line}
        name="titel"
        label="Titel"
        help="Unter diesem Namen finden Sie das Bild wieder."
        optional
      />
    </div>
  )
}

const MOST = { titel: 200, beschreibung: 500, urheber: 200 } as const

function Line({
  about,
  faults,
  onChange,
  id,
  name,
  isLong = false,
  ...words
}: Omit<AboutFieldsProps, 'art'> & {
  name: keyof typeof MOST
  label: string
  help?: string
  optional?: boolean
  isLong?: boolean
}) {
  const field = { ...words, name, id: `${id}-${name}`, error: faults[name] }
  const input = { ...tied(field), value: about[name], maxLength: MOST[name] }
  return (
    <Field {...field}>
      {isLong ? (
        <textarea
          {...input}
          data-waechst
          rows={2}
          onChange={event => onChange({ [name]: event.target.value })}
        />
      ) : (
        <input {...input} onChange={event => onChange({ [name]: event.target.value })} />
      )}
    </Field>
  )
}
