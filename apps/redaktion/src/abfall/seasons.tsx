import { Button, FieldGroup, SelectField, TextField } from '@rathausplatz/ui/form'
import { useLayoutEffect, useRef, useState } from 'react'
import { dayOfYearWritten, MOST_SEASONS } from './tour-draft.ts'
import styles from './waste.module.css'
import { WEEKS } from './weeks.ts'

type Season = { readonly von: string; readonly bis: string; readonly alle_wochen: number }
type Row = { readonly key: number; readonly season: Season | undefined }

/** Parts of the year with another interval: weekly organic waste in summer. */
export function Seasons({ seasons, error }: { seasons: readonly Season[]; error: string | undefined }) {
  const [rows, setRows] = useState<readonly Row[]>(() => seasons.map((season, key) => ({ key, season })))
  const [next, setNext] = useState(seasons.length)
  const adding = useRef<HTMLParagraphElement>(null)
  const added = useRef<HTMLDivElement>(null)
  // Focuses a new season.
  useLayoutEffect(() => {
    if (next > seasons.length) added.current?.querySelector('input')?.focus()
  }, [next, seasons.length])
  return (
    <FieldGroup
      name="saisons"
      label="Andere Abstände in einem Teil des Jahres"
      help="Zum Beispiel die Biotonne vom 1.6. bis 30.9. jede Woche."
      error={error}
      optional
    >
      {rows.map(({ key, season }, at) => (
        <div
          key={key}
          className={styles.season}
          role="group"
          aria-label={`Zeitraum ${at + 1}`}
          ref={key === next - 1 ? added : undefined}
        >
          <TextField
            name="saison_von"
            id={`saison_von_${key}`}
            label="Vom"
            maxLength={8}
            autoComplete="off"
            defaultValue={season && dayOfYearWritten(season.von)}
          />
          <TextField
            name="saison_bis"
            id={`saison_bis_${key}`}
            label="Bis"
            maxLength={8}
            autoComplete="off"
            defaultValue={season && dayOfYearWritten(season.bis)}
          />
          <SelectField
            name="saison_wochen"
            id={`saison_wochen_${key}`}
            label="Wie oft?"
            choices={WEEKS}
            defaultValue={String(season?.alle_wochen ?? 1)}
          />
          <Button
            type="button"
            look="outline"
            aria-label={`Entfernen: Zeitraum ${at + 1}`}
            onClick={() => {
              setRows(rows.filter(row => row.key !== key))
              adding.current?.querySelector('button')?.focus()
            }}
          >
            Entfernen
          </Button>
        </div>
      ))}
      {rows.length < MOST_SEASONS && (
        <p ref={adding}>
          <Button
            type="button"
            look="outline"
            onClick={() => {
              setRows([...rows, { key: next, season: undefined }])
              setNext(next + 1)
            }}
          >
            Zeitraum hinzufügen
          </Button>
        </p>
      )}
    </FieldGroup>
  )
}
