import { FieldGroup } from '@rathausplatz/ui/form'
import { type ReactNode, useState } from 'react'
import { Tick } from '../konten/tick.tsx'
import { Choice } from '../pieces/choice.tsx'
import styles from './ausfuhr.module.css'
import { type Umfang, USUAL } from './ausfuhr.ts'

type ExtentFormProps = {
  /** The options of the current export; undefined if there is none. */
  first: Umfang | undefined
  onBegin: (umfang: Umfang) => void
  children: ReactNode
}

/** The form for the options of the export. */
export function ExtentForm({ first = USUAL, onBegin, children }: ExtentFormProps) {
  const [umfang, setUmfang] = useState(first)
  const tick = (name: 'mit_fassungen' | 'mit_intranet' | 'mit_rat', words: string, more: string) => (
    <Tick
      type="checkbox"
      name={name}
      checked={umfang[name]}
      onChange={({ target }) => setUmfang({ ...umfang, [name]: target.checked })}
    >
      {words}
      <span className={styles.more}>{more}</span>
    </Tick>
  )
  return (
    <form
      className={styles.form}
      onSubmit={event => {
        event.preventDefault()
        onBegin(umfang)
      }}
    >
      <FieldGroup name="stand" label="Was soll in die Datei?" role="radiogroup">
        <Choice
          of="stand"
          name="alles"
          chosen={umfang.nur_oeffentlich ? 'oeffentlich' : 'alles'}
          onChoose={() => setUmfang({ ...umfang, nur_oeffentlich: false })}
        >
          Alles Öffentliche, dazu Entwürfe und Geplantes
        </Choice>
        <Choice
          of="stand"
          name="oeffentlich"
          chosen={umfang.nur_oeffentlich ? 'oeffentlich' : 'alles'}
          onChoose={() => setUmfang({ ...USUAL, nur_oeffentlich: true })}
        >
          Nur, was jetzt auf der Website steht
        </Choice>
      </FieldGroup>
      {!umfang.nur_oeffentlich && (
        <FieldGroup
          name="dazu"
          label="Was kommt noch dazu?"
          help="Geben Sie die Datei nur an Menschen weiter, die das alles lesen dürfen."
        >
          {tick('mit_fassungen', 'Ältere Fassungen', 'Wie ein Inhalt früher war. Die Datei wird größer.')}
          {tick('mit_intranet', 'Was nur Beschäftigte lesen', 'Seiten und Dateien des Intranets.')}
          {tick('mit_rat', 'Was nur der Rat liest', 'Auch nichtöffentliche Unterlagen.')}
        </FieldGroup>
      )}
      {children}
    </form>
  )
}
