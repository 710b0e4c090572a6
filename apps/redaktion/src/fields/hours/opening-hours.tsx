import { type Oeffnungszeit, oeffnungszeit } from '@rathausplatz/contract'
import { contradictions, hoursLines } from '@rathausplatz/kalender'
import { useMemo } from 'react'
import { FieldView } from '../field-view.tsx'
import fieldStyles from '../fields.module.css'
import { below, type ControlProps } from '../form.ts'
import { groupOf } from '../values.ts'
import { Deviations } from './deviations.tsx'
import styles from './hours.module.css'
import { WeekGrid } from './week-grid.tsx'
import { YearStrip } from './year-strip.tsx'

/** Opening hours of one kind: the week, then deviating days. */
export function OpeningHours({ field, path, value }: ControlProps<'gruppe'>) {
  const group = groupOf(value)
  const hours = useMemo(() => hoursOf(value), [value])
  const found = useMemo(() => (hours ? contradictions(hours) : []), [hours])
  const judged = (at: readonly (string | number)[]) =>
    found.find(({ path }) => at.every((step, index) => path[index] === step))?.message
  const plain = (name: string) => {
    const one = field.fields.find(field => field.name === name)
    return one && <FieldView field={one} path={below(path, name)} value={group[name]} />
  }
  return (
    <div className={fieldStyles.fields}>
      {plain('typ')}
      <fieldset className={styles.part}>
        <legend>Regelmäßige Zeiten</legend>
        <WeekGrid
          path={below(path, 'regulaereZeiten')}
          value={group['regulaereZeiten']}
          judged={index => judged(['regulaereZeiten', index])}
        />
        {hours && hours.regulaereZeiten.length > 0 && (
          <div className={styles.shown}>
            <p>So steht es auf der Website:</p>
            <dl>
              {hoursLines(hours.regulaereZeiten).map(({ days, times }) => (
                <div key={days}>
                  <dt>{days}</dt>
                  <dd>{times}</dd>
                </div>
              ))}
            </dl>
          </div>
        )}
      </fieldset>
      {plain('hinweisText')}
      {plain('anFeiertagen')}
      {plain('gueltigkeiten')}
      <fieldset className={styles.part}>
        <legend>Abweichende Zeiten</legend>
        <YearStrip value={group['abweichendeZeiten']} onHolidays={hours?.anFeiertagen ?? 'WIE_IMMER'} />
        <Deviations
          path={below(path, 'abweichendeZeiten')}
          value={group['abweichendeZeiten']}
          typ={hours?.typ ?? 'ALLGEMEINE_OEFFNUNGSZEIT'}
          judged={(index, ...further) => judged(['abweichendeZeiten', index, ...further])}
        />
      </fieldset>
    </div>
  )
}

/** Parses the opening hours; undefined if the week is incomplete. */
function hoursOf(value: unknown): Oeffnungszeit | undefined {
  // If a deviation or a period is incomplete, the week alone is used.
  const week = { ...groupOf(value), abweichendeZeiten: [], gueltigkeiten: undefined }
  const parsed = [value, week].map(one => oeffnungszeit.safeParse(one))
  return parsed.find(({ success }) => success)?.data
}
